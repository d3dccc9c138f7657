"""The map itself, which never changes: pieces as cut card, then hexes by reference, seams, the gate."""

from __future__ import annotations

from .....drawing.shapes.hexes import outline
from .....drawing.svg import el, num, path
from ...data import HEX_IDS
from . import lands
from .chart import Chart, Space
from .lands import SIZE
from .mat import gate, glory

GATE = 0.9
"""How large the gate is, in the map's units."""

Look = tuple[int, int, int, int]
"""Terrain, power, what is special, and which painting."""


def look_of(space: Space, last: int) -> Look:
    """What a space looks like; *last* is the piece beside the gate."""
    special = space.start or (lands.CAVE if space.cave else lands.FINISH if space.order == last else lands.PLAIN)
    return space.terrain, space.power, special, lands.variant_of(space.terrain, space.q, space.r)


def names(chart: Chart, finished: bool) -> dict[Look, str]:
    """Each look that occurs, and its name."""
    last = chart.spaces[-1].order if finished else -1
    looks = sorted({look_of(space, last) for space in chart.spaces})
    return {look: f"ed-h{i}" for i, look in enumerate(looks)}


def definitions(chart: Chart, finished: bool = True) -> str:
    """Every look, once."""
    return "".join(lands.named(name, *look, chart.flat) for look, name in names(chart, finished).items())


def land_map(chart: Chart, finished: bool = True, asked: bool = True) -> str:
    """The whole map in its own units. A click on any space may ask why it cannot be entered."""
    known, last = names(chart, finished), chart.spaces[-1].order if finished else -1
    out = ""
    for space in chart.spaces:
        x, y = chart.places[space.number]
        what = "cave" if space.cave else f"land:{space.terrain}"
        ask = f" data-ask='step {HEX_IDS[space.number]}' data-thing='{what}'" if asked else ""
        out += f"<use href='#{known[look_of(space, last)]}' x='{num(x)}' y='{num(y)}'{ask}/>"
    light = glory(*chart.gate, GATE) if finished else ""
    city = el("g", gate(*chart.gate, GATE), data_thing="gate") if finished else ""
    return light + card(chart) + out + city


def card(chart: Chart) -> str:
    """The pieces as one card: shadow, edge, face."""
    d = outline([(space.q, space.r) for space in chart.spaces], SIZE)
    turn = f" rotate({chart.angle})" if chart.angle else ""
    layers = (
        (7, "f-shade s-shade", 9, 0.18),
        (3, "f-map-ink s-map-ink", 8, None),
        (0, "f-paper s-paper", 7.5, None),
    )
    return "".join(
        path(d, look, pen=pen, opacity=fade, stroke_linejoin="round", transform=f"translate(0 {drop}){turn}")
        for drop, look, pen, fade in layers
    )
