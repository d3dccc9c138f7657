"""A phone shows the map twice: close to the pawns that matter now, and below as a whole.

The close-up is a window onto the same drawing. It moves in large steps, so that it rests while a pawn walks a little.
What may be chosen outside the window is lit on the overview.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import circle_ring, thing
from .....drawing.shapes.pieces import hit
from .....drawing.svg import Point, circle, el, num, place_at, rect, use
from ...data import HEX_IDS
from ..lettering import Lettering
from ..moving import pawns, steps
from ..size import CLOSE
from . import fences
from .chart import Box, Chart, middle, seams, within
from .lands import SIZE

if TYPE_CHECKING:
    from ...view import ExpeditionView

SCALE = 29.5 / SIZE
WINDOW: Point = (CLOSE[0] / SCALE, CLOSE[1] / SCALE)
STEP: Point = (60.0, 50.0)
"""The window's size, and by how much it moves, in the map's units."""

EDGE = 6.0
"""How much of the paper around the map the window may show."""


def focus(view: ExpeditionView) -> list[int]:
    """The spaces that matter now: of the pawn that moves, else of the viewer's pawns at the turn, else the actor's."""
    if view["moving"]:
        seat, number = view["moving"][:2]
        return [view["pawns"][seat][number]]
    seat = view["actor"] if 0 <= view["actor"] < view["seats"] and not view["over"] else max(0, view["seat"])
    return [space for space in view["pawns"][seat] if space >= 0] or [-1]


def window(view: ExpeditionView, chart: Chart) -> Box:
    """What the close-up shows: all that matters if it fits, else the first of it."""
    places = [chart.spot(space) for space in focus(view)]
    wide = max(x for x, _ in places) - min(x for x, _ in places)
    high = max(y for _, y in places) - min(y for _, y in places)
    if wide > WINDOW[0] - 4 * SIZE or high > WINDOW[1] - 4 * SIZE:
        places = places[:1]
    x, y = middle(places)
    if len(places) == 1:
        x, y = round(x / STEP[0]) * STEP[0], round(y / STEP[1]) * STEP[1]
    left, top, across, down = chart.box
    x = min(max(x - WINDOW[0] / 2, left - EDGE), max(left - EDGE, left + across + EDGE - WINDOW[0]))
    y = min(max(y - WINDOW[1] / 2, top - EDGE), max(top - EDGE, top + down + EDGE - WINDOW[1]))
    return round(x), round(y), WINDOW[0], WINDOW[1]


def close_up(view: ExpeditionView, choices: Choices, words: Lettering, chart: Chart, box: Box) -> str:
    """The window, with everything that can be seen in it."""
    near = [space for space in focus(view) if view["actor"] == view["seat"]]
    living = (
        steps.caves(view, words, chart, box)
        + fences.rails(view)
        + steps.reached(view, choices, chart, box)
        + pawns.trails(view, chart)
        + steps.asked_around(choices, words, chart, near)
        + pawns.pawns(view, choices, words, chart, box)
        + steps.steps(view, choices, words, chart, box)
        + fences.blockades(view, choices, words, chart, box)
        + steps.target(view, chart)
    )
    shape = " ".join(num(value) for value in box)
    seen = el("svg", use("ed-map"), living, x=0, y=0, width=CLOSE[0], height=CLOSE[1], viewBox=shape)
    return seen + rect(0, CLOSE[1], CLOSE[0], 1.5, "f-map-ink", opacity=0.5)


def overview(view: ExpeditionView, choices: Choices, words: Lettering, chart: Chart, box: Box) -> str:
    """All pawns on the whole route, the window's frame, and what may be chosen outside of it."""
    size = 1 / chart.scale
    out = frame(box, size)
    for seat, number, space, (x, y) in pawns.standing(view, chart):
        if within(box, (x, y)):
            out += el(
                "use", href=f"#g-token-{seat + 1}", x=x - 8 * size, y=y - 8 * size, width=16 * size, height=16 * size
            )
        else:
            out += pawns.pawn(view, choices, words, (seat, number, space, (x, y)), size)
    return el("g", out + elsewhere(choices, view, chart, box, size), transform=chart.move)


def frame(box: Box, size: float) -> str:
    """What the close-up shows, on the overview."""
    shape = {"x": num(box[0]), "y": num(box[1]), "width": num(box[2]), "height": num(box[3]), "rx": num(6 * size)}
    return el("rect", look="n s-go-edge", pen=4 * size, **shape) + el("rect", look="n s-go", pen=2 * size, **shape)


def elsewhere(choices: Choices, view: ExpeditionView, chart: Chart, box: Box, size: float) -> str:
    """Spaces and blockades that may be chosen but lie outside the window."""
    places = {f"step {HEX_IDS[space.number]}": chart.places[space.number] for space in steps.lit_spaces(choices, chart)}
    for ends, number in zip(seams(chart), view["blockades"]):
        if fences.is_lit(choices, number):
            places[f"overcome {number}"] = fences.badge_place(ends, fences.men(view, chart))
    return "".join(
        thing(
            choices,
            action,
            "",
            hit(-22 * size, -22 * size, 44 * size, 44 * size),
            circle(0, 0, SIZE * 0.5, "f-go"),
            what="afar",
            ring=circle_ring(0, 0, SIZE * 0.9),
            transform=place_at(*place),
        )
        for action, place in places.items()
        if not within(box, place)
    )
