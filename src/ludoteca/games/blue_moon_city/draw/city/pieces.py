"""What moves in the city: figures, dragons and markers. Each is defined once and used by its name."""

from __future__ import annotations

from .....drawing.palette import PLAYER_SHAPES
from .....drawing.shapes.pieces import token
from .....drawing.svg import Point, circle, el, ellipse, group, icon, path, rect, remember
from ...data import DRAGONS, PEOPLES
from ..size import Table, space_place

BODY = (
    "M-10 14C-9 4 -7 -2 -5 -5C-6.5 -7 -7 -9 -7 -11C-7 -15.5 -3.5 -19 0 -19S7 -15.5 7 -11"
    "C7 -9 6.5 -7 5 -5C7 -2 9 4 10 14Q0 18 -10 14Z"
)
HOOD = "M-4 -10.5C-4 -14 4 -14 4 -10.5C4 -7.5 2 -6 0 -6S-4 -7.5 -4 -10.5Z"
CREST = "M0 -19C10 -15 15 -8.5 15 -1C15 9 7.5 15 0 18C-7.5 15 -15 9 -15 -1C-15 -8.5 -10 -15 0 -19Z"
HALF = "M0 -19C-10 -15 -15 -8.5 -15 -1C-15 9 -7.5 15 0 18Z"
TONES = ("terrah", "khind", "aqua")
"""The paint of the red, the green and the blue dragon."""

SEATS = 4


def figure(seat: int) -> str:
    """A robed walker with the player's shape on the robe."""
    return (
        ellipse(1, 15, 11, 4, "f-night", opacity=0.5)
        + path(BODY, "f-go-edge s-go-edge", pen=5, stroke_linejoin="round")
        + path(BODY, "f-cream s-cream", pen=2.8, stroke_linejoin="round")
        + path(BODY, f"f-p{seat + 1}")
        + path(HOOD, "f-go-edge", opacity=0.55)
        + icon(PLAYER_SHAPES[seat], 0, 5.5, 10.5, "k-cream")
    )


def dragon(number: int) -> str:
    """A dragon's crest; the sign below it is the people whose cards move it."""
    tone = TONES[number]
    return (
        ellipse(1, 17, 12, 4.5, "f-night", opacity=0.5)
        + path(CREST, "f-go-edge s-go-edge", pen=5)
        + path(CREST, "f-gold-hi s-gold-hi", pen=2.4)
        + path(CREST, f"f-{tone}")
        + path(HALF, f"f-{tone}-2", opacity=0.5)
        + icon("dragon", 0, -3.5, 21, "k-cream")
        + circle(0, 15.5, 7.4, "f-cream s-go-edge", pen=1.2)
        + icon(PEOPLES[number], 0, 15.5, 10, "k-print")
    )


def place_of_dragon(number: int) -> str:
    """Where a dragon waits outside the city."""
    mark = icon(PEOPLES[number], 0, 0, 14, "k-rub-ink", opacity=0.7)
    return path(CREST, "n s-rub-3", pen=1.4, stroke_dasharray="4 3") + mark


@remember
def marker(seat: int, w: float, h: float, at: Point = (0, 0)) -> str:
    """A marker that covers a space; `at` is its middle."""
    x, y = at
    ground = rect(x - w / 2 - 1, y - h / 2 - 1, w + 2, h + 2, "f-rub-2 s-rub-3", 6)
    return ground + token(seat, x, y, min(w * 0.4, h * 0.42))


def definitions(table: Table) -> str:
    """Figures `bm-f`, dragons `bm-d`, and markers `bm-m` in the sizes of the spaces."""
    out = ""
    for seat in range(SEATS):
        out += el("g", group(figure(seat), scale=table.piece), id=f"bm-f{seat}")
        for name, tile in MARKERS.items():
            _, _, w, h = space_place(table, tile, 0)
            out += el("g", marker(seat, w, h), id=f"bm-{name}{seat}")
        out += el("g", token(seat, 0, 0, 8.2 if table.narrow else 10), id=f"bm-o{seat}")
    for number in range(len(DRAGONS)):
        out += el("g", group(dragon(number), scale=table.piece * 0.86), id=f"bm-d{number}")
        out += el("g", group(place_of_dragon(number), scale=table.piece * 0.86), id=f"bm-e{number}")
    return out


MARKERS = {"m": 5, "q": 1, "v": 21}
"""The sizes of markers, each with a tile that has it: on up to three, four and eight spaces."""


def marker_name(spaces: int) -> str:
    """The size of a marker on a tile with so many spaces."""
    return "m" if spaces < 4 else "q" if spaces == 4 else "v"
