"""The score: a measuring tape of one hundred, a token of each player, and a badge from the second hundred on."""

from __future__ import annotations

from .....drawing.choice import item
from .....drawing.shapes.pieces import pill, token
from .....drawing.svg import SMALL, Point, circle, lines, place_at, rect, remember, text
from ..lettering import Lettering
from ..size import Desk

LEVELS, ROOM = 2, 19
"""How high tokens may be stacked, and the room that one needs."""


def tape(desk: Desk) -> str:
    """The tape itself: a notch for each point on a wide desk, for every fifth on a phone."""
    x, y, w = desk.tape
    step, every = w / 100, 5 if desk.narrow else 1
    marks: dict[tuple[float, float], list[tuple[float, float, float, float]]] = {}
    for i in range(0, 101, every):
        high, pen = (13, 1.4) if i % 10 == 0 else (9, 0.9) if i % 5 == 0 else (5.5, 0.7)
        marks.setdefault((high, pen), []).append((x + i * step, y, x + i * step, y + high))
    return (
        rect(x - 8, y + 3, w + 24, 30, "f-shade", 8, opacity=0.18)
        + rect(x - 8, y, w + 24, 30, "f-banner s-banner-2", 7)
        + rect(x - 8, y + 24, w + 24, 6, "f-banner-2", 3, opacity=0.35)
        + "".join(lines(places, "s-print", pen) for (_, pen), places in marks.items())
        + "".join(
            text(x + i * step + (0 if i else 4), y + 25.5, i, SMALL, "f-print", "middle", 700)
            for i in range(0, 100, 10)
        )
        + rect(x + w + 4, y - 4, 18, 38, "f-ashlar", 5)
        + circle(x + w + 13, y + 15, 5, "f-ue-stone")
    )


@remember
def stand(places: tuple[float, ...], right: float) -> tuple[tuple[float, int], ...]:
    """Where tokens stand that point at places on the tape: beside each other and in levels, none upon another."""
    found: list[tuple[float, int]] = []
    for place in places:
        shifts = sorted((i * ROOM for i in range(-4, 5)), key=abs)
        spots = [
            (place + dx, level) for dx in shifts if dx + place <= right for level in range(LEVELS) if place + dx > 9
        ]
        free = [spot for spot in spots if all(spot[1] != level or abs(spot[0] - x) >= ROOM for x, level in found)]
        found.append(free[0])
    return tuple(found)


@remember
def scores(desk: Desk, words: Lettering, points: tuple[int, ...], names: tuple[str, ...]) -> str:
    """Everybody's token above the tape, each with a line to its points."""
    x, y, w = desk.tape
    places = tuple(round(x + score % 100 * w / 100, 1) for score in points)
    spots = [(at, y - 14 - level * ROOM) for at, level in stand(places, desk.width - 10)]
    stems = lines([(at, high, place, y + 2) for place, (at, high) in zip(places, spots)], "s-go-edge", 1.5)
    return stems + "".join(
        marker(seat, spots[seat], score, words.say("score-label", names[seat], score))
        for seat, score in enumerate(points)
    )


def marker(seat: int, at: Point, score: int, label: str) -> str:
    """A player's token, with a badge from the second hundred on."""
    over = pill(0, -18, "100+", size=SMALL, look="f-go-edge s-go", ink="go") if score >= 100 else ""
    piece = token(seat, 0, 0, 8.5) + over
    return item("tape", label, piece, id=f"score-{seat}", data_move="", transform=place_at(*at))
