"""Where one may go: spaces that may be entered now, what the card still reaches and at what cost, tokens in caves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import item, thing
from .....drawing.shapes.pieces import flag, pill_width
from .....drawing.svg import SMALL, circle, el, path, place_at, text, trace, use
from ...data import CAMP, HEX_IDS, POWER, RUBBLE
from ..cards.faces import named_ring, ring_shape
from ..land.chart import EVERYWHERE, Box, Chart, Space, enlarged, middle, neighbours, seams, within
from ..land.lands import SIGNS, SIZE, outline
from ..lettering import THINGS, TOKEN_THINGS, Lettering

if TYPE_CHECKING:
    from ...view import ExpeditionView

HEX_NUMBERS = {name: number for number, name in enumerate(HEX_IDS)}
"""Spaces by the names that actions give them."""

MOST = 16
"""The highest cost and count that has a badge of its own."""


def definitions(chart: Chart, size: float) -> str:
    """Marks of spaces that can be reached, numbers, also in the size of the map, and the ring of a space to enter."""
    d = trace(outline(SIZE * 0.84, chart.flat))
    dashes = path(d, "n s-go-edge", pen=3.4, opacity=0.55) + path(d, "n s-go", pen=1.6, stroke_dasharray="4 3.2")
    numbers = range(1, MOST + 1)
    return (
        el("g", path(trace(outline(SIZE, chart.flat)), "hit"), id="ed-area")
        + ring_shape("space", el("path", d=d), 13, -13)
        + "".join(el("g", number(n), id=f"ed-n{n}") for n in range(MOST + 1))
        + "".join(el("g", use(f"ed-n{n}", 0, 0, size), id=f"ed-m{n}") for n in range(MOST + 1))
        + el("g", dashes, id="ed-f0")
        + "".join(el("g", use("ed-f0"), use(f"ed-m{n}", 9.5, -9.5), id=f"ed-f{n}") for n in numbers)
    )


def number(n: int) -> str:
    """A count or cost: a dark circle with a light figure."""
    return circle(0, 0, 9, "f-go-edge s-cream", pen=1.3) + text(0, 4.5, n, SMALL, "f-go", "middle", 700)


def caves(view: ExpeditionView, words: Lettering, chart: Chart, box: Box = EVERYWHERE) -> str:
    """How many tokens lie in each cave."""
    if not view["caves"]:
        return ""
    places = [chart.places[space.number] for space in chart.spaces if space.cave]
    return "".join(
        item("cave", words.say("draw-cave-label", left), use(f"ed-m{left}", x + 10, y - 10))
        for (x, y), left in zip(places, view["caves"])
        if within(box, (x, y))
    )


def reached(view: ExpeditionView, choices: Choices, chart: Chart, box: Box = EVERYWHERE) -> str:
    """What the card that is being used can still reach, and what it would cost in all; the next step apart."""
    out = ""
    for space, cost in view["reach"]:
        x, y = chart.places[space]
        action = f"step {HEX_IDS[space]}"
        if action not in choices and action not in choices.aims and within(box, (x, y)):
            out += far(space, cost, chart)
    return el("g", out, aria_hidden="true") if out else ""


def lit_spaces(choices: Choices, chart: Chart) -> list[Space]:
    """The spaces that may be entered now, then those that are farther away."""
    near = [action for action in choices if action.startswith("step ")]
    afar = [goal for goal in choices.aims if goal.startswith("step ") and goal not in near]
    return [chart.known[HEX_NUMBERS[action[5:]]] for action in [*near, *afar]]


def steps(view: ExpeditionView, choices: Choices, words: Lettering, chart: Chart, box: Box = EVERYWHERE) -> str:
    """Every space that may be entered now and can be seen."""
    costs = {found[0]: found[1] for found in view["reach"]}
    return "".join(
        step(view, choices, words, chart, space, costs.get(space.number, 0), SMALL * enlarged(chart, box))
        for space in lit_spaces(choices, chart)
        if within(box, chart.places[space.number])
    )


def asked_around(choices: Choices, words: Lettering, chart: Chart, near: list[int]) -> str:
    """In a close-up: the neighbours of some spaces that cannot be entered now."""
    found = {space for here in near for space in neighbours(chart, here)}
    return "".join(asked(choices, words, chart, space) for space in sorted(found - set(lit_spaces(choices, chart))))


def asked(choices: Choices, words: Lettering, chart: Chart, space: Space) -> str:
    """A neighbour that cannot be entered now: one may ask why."""
    label = words.space_label(space.number, space.terrain)
    place = place_at(*chart.places[space.number])
    action, what = f"step {HEX_IDS[space.number]}", f"land:{space.terrain}"
    return thing(choices, action, label, use("ed-area"), what=what, transform=place)


def step(
    view: ExpeditionView, choices: Choices, words: Lettering, chart: Chart, space: Space, cost: int, size: float
) -> str:
    """A space that may be entered: ring, cost, and what would be left."""
    said, glyph = after(view, words, space)
    x, y = chart.places[space.number]
    return thing(
        choices,
        f"step {HEX_IDS[space.number]}",
        "",
        use("ed-area"),
        what=f"land:{space.terrain}",
        ring=named_ring("space"),
        above=use(f"ed-m{cost}", 9.5, -9.5) if cost else "",
        flag=hint(view, space, said, glyph, chart, size) if said else "",
        transform=place_at(x, y),
    )


def after(view: ExpeditionView, words: Lettering, space: Space) -> tuple[str, str]:
    """What follows a step, and a sign: power left on the card, or cards to pay."""
    if view["moving"] and view["moving"][2] < len(SIGNS):
        return words.say("draw-left", view["moving"][3] - POWER[space.number]), SIGNS[view["moving"][2]]
    if view["step"] == "play-cards" and space.terrain in (RUBBLE, CAMP):
        key = "draw-pay-cards" if space.terrain == RUBBLE else "draw-remove-cards"
        return words.say(key, space.power), SIGNS[space.terrain]
    return "", ""


def hint(view: ExpeditionView, space: Space, said: str, glyph: str, chart: Chart, size: float) -> str:
    """A flag beyond a space, away from the pawn, where no other space is lit; kept within the map."""
    x, y = chart.places[space.number]
    men = [chart.spot(each) for each in view["pawns"][view["actor"]] if each >= 0]
    px, py = min(men, key=lambda man: math.dist(man, (x, y)), default=(x, y - 1))
    far = math.dist((px, py), (x, y)) or 1
    aside, down = (x - px) / far * (24 + pill_width(said, size, glyph) / 2), (y - py) / far * 42
    left, _, wide, _ = chart.box
    return flag(aside, down, said, glyph, left - x, left + wide - x, size)


def previews(view: ExpeditionView, chart: Chart) -> str:
    """What each playable card or token would reach: hidden, until the page shows it for a card that is looked at."""
    best: dict[str, dict[int, int]] = {}
    for preview in view["previews"]:
        action = f"play {THINGS[preview['card']]}" if preview["token"] < 0 else f"use {TOKEN_THINGS[preview['token']]}"
        costs = best.setdefault(action, {})
        for space, cost in preview["reach"]:
            costs[space] = min(cost, costs.get(space, cost))
    return "".join(
        el("g", *(far(space, cost, chart) for space, cost in costs.items()), look="flag", data_for=action)
        for action, costs in best.items()
    )


def far(space: int, cost: int, chart: Chart) -> str:
    """The mark of a space that can be reached: a dashed ring and the cost."""
    return use(f"ed-f{min(cost, MOST)}", *chart.places[space])


def target(view: ExpeditionView, chart: Chart) -> str:
    """The space or blockade that is being paid for, and how many cards are still to be paid."""
    if not view["way"]:
        return ""
    space, number, left = view["way"]
    if number:
        x, y = middle(seams(chart)[view["blockades"].index(number)])
    else:
        x, y = chart.places[space]
    mark = use(f"ed-m{left}", x + 9.5, y - 9.5) if number else use(f"ed-f{left}", x, y)
    return el("g", mark, aria_hidden="true")
