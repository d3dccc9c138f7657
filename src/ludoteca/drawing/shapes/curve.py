"""A curve of chances: one line for each seat, told apart by colour, by its dashes and by the token at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..svg import Point, circle, el, escaped, group, icon, line, lines, path, rect, text, trace

WIDTH, HEIGHT = 360, 214
LEFT, RIGHT, TOP, BOTTOM = 42, 332, 22, 190  # where the curve is
TOKEN: Final = 15
SIGN: Final = 22  # between the signs of marked turns
DASHES: Final = (None, "7 3", "2 2.5", "9 3 2 3", "4 2")  # by seats
LEVELS: Final = (0, 25, 50, 75, 100)
NAMED: Final = (0, 50, 100)
TICK: Final = 10.5  # the height of a number


class Spot:
    """A place on the curve that leads somewhere: what it is, and where it leads."""

    def __init__(self, label: str, href: str) -> None:
        self.label: Final = label
        self.href: Final = href


def curve(chances: Sequence[Sequence[float]], spots: Sequence[Spot], marked: Sequence[int]) -> str:
    """The inside of an SVG of WIDTH x HEIGHT: *chances* of every seat before the first turn and after each.

    *spots* are the turns; those that are *marked* get a number.
    """
    last = max(1, len(chances) - 1)
    seats = range(len(chances[0]))
    rows = [[(place(number, last), height(row[seat])) for number, row in enumerate(chances)] for seat in seats]
    signs = spread([(place(number, last) + place(number + 1, last)) / 2 for number in marked])
    marks = [mark(number, sign, x, last) for sign, (number, x) in enumerate(zip(marked, signs), 1)]
    drawn = [one_line(row, seat) for seat, row in enumerate(rows)]
    hits = [hit(spot, number, last) for number, spot in enumerate(spots)]
    return group(*grid(last), *marks, *drawn, *tokens([row[-1][1] for row in rows]), group(*hits, aria_hidden="true"))


def place(number: int, last: int) -> float:
    """How far to the right the moment after a turn is."""
    return LEFT + (RIGHT - LEFT) * number / last


def height(chance: float) -> float:
    """How high a chance is."""
    return BOTTOM - (BOTTOM - TOP) * chance


def grid(last: int) -> list[str]:
    """The lines behind the curve, and the numbers of chances and of turns; a page may say how large these are."""
    across = [(float(LEFT), height(level / 100), float(RIGHT), height(level / 100)) for level in LEVELS]
    chances = [text(LEFT - 5, height(level / 100) + 3.6, f"{level}%", TICK, "f-ink-2 figure", "end") for level in NAMED]
    first, end = (text(x, BOTTOM + 16, turn, TICK, "f-ink-2 figure", "middle") for x, turn in ends(last))
    return [lines(across, "s-line"), *chances, first, end]


def ends(last: int) -> list[tuple[float, int]]:
    """Where the first and the last turn are, and their numbers."""
    return [((place(0, last) + place(1, last)) / 2, 1), ((place(last - 1, last) + place(last, last)) / 2, last)]


def spread(middles: list[float]) -> list[float]:
    """Where the signs of marked turns stand: above them, but never on each other, nor on a token."""
    places: list[float] = []
    for number, middle in enumerate(middles):
        rest = len(middles) - 1 - number
        least = places[-1] + SIGN if places else 0.0
        places.append(min(max(middle, least), RIGHT - SIGN * rest))
    return places


def mark(number: int, sign: int, x: float, last: int) -> str:
    """A turn that decided something: a band, and a number on top."""
    left, right = place(number, last), place(number + 1, last)
    band = rect(min(left, (left + right) / 2 - 2), TOP, max(4.0, right - left), BOTTOM - TOP, "f-go-hot", opacity=0.35)
    return band + circle(x, 11, 10, "f-brand") + text(x, 15.7, sign, 13.7, "f-on-brand", "middle", bold=700)


def one_line(points: list[Point], seat: int) -> str:
    """The line of a seat, with an edge that is seen on any ground."""
    d, dash = trace(points, closed=False), DASHES[seat % len(DASHES)]
    edge = path(d, "n s-ink-3", pen=3.4, stroke_linejoin="round", stroke_dasharray=dash)
    return edge + path(d, f"n s-p{seat + 1}", pen=2.2, stroke_linejoin="round", stroke_dasharray=dash)


def tokens(ends: list[float]) -> list[str]:
    """The tokens at the ends of the lines, side by side where they would lie on each other."""
    lowest_first, free = sorted(range(len(ends)), key=lambda seat: -ends[seat]), BOTTOM + 8.0
    places: dict[int, float] = {}
    for seat in lowest_first:
        places[seat] = min(ends[seat], free)
        free = places[seat] - TOKEN
    return [icon(f"token-{seat + 1}", RIGHT + 15, y, TOKEN, "") for seat, y in places.items()]


def hit(spot: Spot, number: int, last: int) -> str:
    """A turn as a place to press; whoever reads with other means finds the same links in a table."""
    left, right = place(number, last), place(number + 1, last)
    area = rect(left, TOP, right - left, BOTTOM - TOP, "hit", pointer_events="all")
    return el("a", el("title", escaped(spot.label)), area, href=spot.href, tabindex="-1")


def sample(seat: int) -> str:
    """A piece of a seat's line, for the list of names: the inside of an SVG of 34 x 12."""
    dash = DASHES[seat % len(DASHES)]
    edge = line(1, 6, 33, 6, "s-ink-3", 3.4, stroke_dasharray=dash)
    return edge + line(1, 6, 33, 6, f"s-p{seat + 1}", 2.2, stroke_dasharray=dash)
