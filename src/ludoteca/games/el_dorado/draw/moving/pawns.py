"""Pawns, their trail, and those who have arrived."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import circle_ring, item, thing
from .....drawing.palette import PLAYER_SHAPES
from .....drawing.shapes.pieces import flag, hit
from .....drawing.svg import SMALL, Point, circle, el, ellipse, icon, path, place_at, remember, trace, use
from ..land.chart import EVERYWHERE, Box, Chart, enlarged, within
from ..lettering import Lettering

if TYPE_CHECKING:
    from ...view import ExpeditionView

BODY = (
    "M-9.5 12C-9.5 3 -6.5 0 -4.6 -3.2C-7.6 -4.5 -9.5 -6 -9.5 -7.4C-9.5 -9 -7 -9.6 -5.4 -9.8C-5.2 -15 -2.6 -17 0 -17"
    "S5.2 -15 5.4 -9.8C7 -9.6 9.5 -9 9.5 -7.4C9.5 -6 7.6 -4.5 4.6 -3.2C6.5 0 9.5 3 9.5 12Q0 16 -9.5 12Z"
)
ARRIVED = ((-27, 22), (27, 22), (-10, 27), (10, 27))
"""Where pawns stand before the gate."""


def silhouette(seat: int) -> str:
    """An explorer with a hat, around 0, 0: dark edge, cream rim, the player's colour and shape."""
    return (
        ellipse(1.5, 13, 11, 4.5, "f-shade", opacity=0.35)
        + path(BODY, "f-go-edge s-go-edge", pen=5.4, stroke_linejoin="round")
        + path(BODY, "f-cream s-cream", pen=3, stroke_linejoin="round")
        + path(BODY, f"f-p{seat + 1}")
        + path("M-9 -7.6C-6 -5.6 6 -5.6 9 -7.6", "n s-go-edge", pen=1.2, opacity=0.45)
        + path("M-5.2 11.5C-6 5 -3.5 1 -2.5 -2.5", "n s-glint", pen=1.6, opacity=0.35, stroke_linecap="round")
        + icon(PLAYER_SHAPES[seat], 0, 6.4, 9.5, "k-cream")
    )


def definitions() -> str:
    """The pawns of all players, by their names."""
    return "".join(el("g", silhouette(seat), id=f"ed-pawn-{seat}") for seat in range(4))


def standing(view: ExpeditionView, chart: Chart) -> list[tuple[int, int, int, Point]]:
    """Every pawn: seat, number, space, and where it stands; the farther ones first, so that near ones cover them."""
    found, arrived = [], 0
    for seat, spaces in enumerate(view["pawns"]):
        for pawn, space in enumerate(spaces):
            if space >= 0:
                x, y = chart.spot(space)
                spot = (x, y - 3)
            else:
                x, y = chart.gate
                dx, dy = ARRIVED[arrived % 4]
                spot, arrived = (x + dx, y + dy), arrived + 1
            found.append((seat, pawn, space, spot))
    return sorted(found, key=lambda entry: entry[3][1])


def pawns(view: ExpeditionView, choices: Choices, words: Lettering, chart: Chart, box: Box = EVERYWHERE) -> str:
    """All pawns that can be seen, in the uppermost layer; the viewer's own may be chosen, or stopped."""
    return "".join(
        pawn(view, choices, words, entry, letter=SMALL * enlarged(chart, box))
        for entry in standing(view, chart)
        if within(box, entry[3])
    )


def pawn(
    view: ExpeditionView,
    choices: Choices,
    words: Lettering,
    entry: tuple[int, int, int, Point],
    size: float = 1,
    letter: float = SMALL,
) -> str:
    """One pawn. Its place is an attribute of its own group, so that it can fly there."""
    seat, number, space, (x, y) = entry
    name, place = f"pawn-{seat}-{number}", place_at(x, y)
    said = label(view, words, seat, number, space)
    body = use(f"ed-pawn-{seat}", 0, 0, 0.62 * size if size > 1 else 1)
    if seat != view["seat"]:  # a click goes through to the space below
        return item("pawn", said, body, id=name, data_move="", transform=place, pointer_events="none")
    action = action_of(view, choices, number)
    reach = 22 * size if size > 1 else 16
    stop = words.say("draw-stop", view["moving"][3]) if action == "stop" and action in choices else ""
    return thing(
        choices,
        action,
        said,
        hit(-reach, -reach - 3, 2 * reach, 2 * reach + 3),
        body,
        what="pawn",
        ring=circle_ring(0, 0, 21 if size == 1 else 14 * size),
        flag=flag(0, 34, stop, size=letter * size) if stop else "",
        id=name,
        data_move="",
        transform=place,
    )


def action_of(view: ExpeditionView, choices: Choices, number: int) -> str:
    """What a click on one's own pawn means: choose it, or stop it where it is."""
    if view["moving"] and view["moving"][1] == number:
        return choices.first("stop")
    return choices.first(f"pawn {number + 1}")


def label(view: ExpeditionView, words: Lettering, seat: int, number: int, space: int) -> str:
    """A pawn in words: whose, where, and how far it has to go."""
    name = view["names"][seat]
    if space < 0:
        return words.say("draw-pawn-arrived", name)
    return words.say("draw-pawn-label", view["distances"][seat][number][0], name)


def trails(view: ExpeditionView, chart: Chart) -> str:
    """The way that each pawn has come this turn: a ring where it left, a dashed line to where it is."""
    ways: dict[tuple[int, int], list[Point]] = {}
    for seat, number, space in view["trail"]:
        ways.setdefault((seat, number), []).append(chart.spot(space))
    out = ""
    for (seat, number), way in ways.items():
        end = chart.spot(view["pawns"][seat][number])
        out += trail((*way, end))
    return out


@remember
def trail(way: tuple[Point, ...]) -> str:
    """One way."""
    x, y = way[0]
    d = trace(way, closed=False)
    return (
        path(d, "n s-go-edge", pen=4.5, stroke_linejoin="round", stroke_linecap="round")
        + path(d, "n s-go", pen=2, stroke_dasharray="3 4", stroke_linejoin="round", stroke_linecap="round")
        + circle(x, y, 7, "n s-go-edge", pen=4)
        + circle(x, y, 7, "n s-go", pen=2, stroke_dasharray="3 2.6")
    )
