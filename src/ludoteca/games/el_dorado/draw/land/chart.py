"""Where everything lies: a route laid out on the chart, turned so that it fills its frame.

Pieces may lie at any of twelve angles, so the hexes stand on a point or lie flat on a side. Everything on the map is
drawn in the map's own units, in which a hex is 20 units from its middle to its corners; one transform brings the map
into a frame, so that a board, a close-up and an overview show the same drawing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from .....drawing.shapes.hexes import AROUND, centre, distance, turned
from .....drawing.svg import Point, num
from ...data import CAVE, FINISH, FIRST, PLACES, POWER, START_NUMBER, TERRAIN
from .lands import SIZE

Piece = tuple[int, int, int, int]
"""A laid piece: which one, its turn, and where its middle lies."""

Box = tuple[float, float, float, float]
"""Left, top, width and height."""

EVERYWHERE: Box = (-1e6, -1e6, 2e6, 2e6)

GATE_AWAY, GATE_ROOM, GATE_SIZE = 3.2, 2.55, 1.9
"""In sizes of a hex: how far the golden gate stands from the finish, how far from every space, and its own reach."""


class Space(NamedTuple):
    """A space of the route."""

    number: int
    q: int
    r: int
    terrain: int
    power: int
    start: int  # 1 to 4, or 0
    cave: bool
    order: int  # of its piece on the route


@dataclass(frozen=True, eq=False)
class Chart:
    """A route that was laid out: angle of the whole, places of its spaces, and the frame it fills.

    Charts are remembered by `lay_out`, so each is equal only to itself and may be a key.
    """

    angle: int  # degrees, a multiple of 30
    spaces: tuple[Space, ...]
    known: dict[int, Space]  # the same by their numbers
    places: dict[int, Point]  # of each space, in the map's units
    gate: Point
    box: Box  # what the map covers, in its own units
    scale: float  # from the map's units to those of the picture
    shift: Point

    @property
    def flat(self) -> bool:
        """Whether hexes lie on a side."""
        return self.angle % 60 == 30

    @property
    def move(self) -> str:
        """The transform that brings the map into its frame."""
        return f"translate({num(self.shift[0])} {num(self.shift[1])}) scale({self.scale:.4g})"

    def on_picture(self, place: Point) -> Point:
        """A place of the map in the units of the picture."""
        return place[0] * self.scale + self.shift[0], place[1] * self.scale + self.shift[1]

    def lie(self, space: Space) -> Point:
        """Where a space lies; on a faulty route one and the same space may lie in two places."""
        return rotated(centre(space.q, space.r, SIZE), self.angle)

    def spot(self, space: int) -> Point:
        """Where a pawn on a space stands; off the map it stands at the gate."""
        return self.places.get(space, self.gate)


def laid_spaces(pieces: Sequence[Piece], side: int) -> tuple[Space, ...]:
    """Every space as it lies; the finish shows the land of its *side*."""
    found = []
    for order, (piece, turn, q, r) in enumerate(pieces):
        for i, (dq, dr) in enumerate(PLACES[piece]):
            number, (x, y) = FIRST[piece] + i, turned(dq, dr, turn)
            terrain = side if piece == FINISH else TERRAIN[number]
            start, cave = START_NUMBER[number], CAVE[number]
            found.append(Space(number, q + x, r + y, terrain, POWER[number], start, cave, order))
    return tuple(found)


def rotated(place: Point, angle: int) -> Point:
    """A place turned clockwise around 0, 0."""
    x, y = place
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return round(x * cos - y * sin, 2), round(x * sin + y * cos, 2)


def middle(places: Sequence[Point]) -> Point:
    """The middle of some places."""
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def gates(spaces: Sequence[Space], places: Sequence[Point]) -> list[Point]:
    """Where the golden gate may stand: around the finish, where no space is in its way; straight outward first."""
    last = spaces[-1].order
    ends = [place for space, place in zip(spaces, places) if space.order == last]
    before = [place for space, place in zip(spaces, places) if space.order == last - 1] or ends
    (x, y), (bx, by) = middle(ends), middle(before)
    outward = math.atan2(y - by, x - bx)
    turns = [way * step * math.pi / 12 for step in range(9) for way in (1, -1)]
    spots = [(x + far * math.cos(outward + turn), y + far * math.sin(outward + turn)) for turn in turns for far in AWAY]
    around = AWAY[-1] + 2 * GATE_ROOM * SIZE  # nothing further away is in the way
    near = [place for place in places if math.dist(place, (x, y)) < around]
    free = [spot for spot in spots if all(math.dist(spot, place) > GATE_ROOM * SIZE for place in near)]
    return free or [(x, y)]


AWAY = (GATE_AWAY * SIZE, GATE_AWAY * SIZE * 1.2)


def around(places: Sequence[Point], flat: bool) -> Box:
    """What hexes at these places cover, with the edge of their card."""
    slim = SIZE * math.sqrt(3) / 2
    across, down = (SIZE, slim) if flat else (slim, SIZE)
    left, top = min(x for x, _ in places) - across - 4, min(y for _, y in places) - down - 4
    right, low = max(x for x, _ in places) + across + 4, max(y for _, y in places) + down + 8
    return left, top, right - left, low - top


def with_gate(box: Box, gate: Point) -> Box:
    """The same with the gate."""
    reach = GATE_SIZE * SIZE
    left, top = min(box[0], gate[0] - reach), min(box[1], gate[1] - reach)
    right, low = max(box[0] + box[2], gate[0] + reach), max(box[1] + box[3], gate[1] + reach)
    return left, top, right - left, low - top


def enlarged(chart: Chart, box: Box) -> float:
    """How much larger letters are painted on the whole map, so that it does not shrink them; a close-up never does."""
    return max(1.0, 1 / chart.scale) if box is EVERYWHERE else 1.0


def scale_in(box: Box, frame: Box) -> float:
    """How large the box is when it fills the frame."""
    return min(frame[2] / box[2], frame[3] / box[3], LARGEST)


LARGEST = 1.5


@lru_cache(maxsize=128)
def lay_out(pieces: tuple[Piece, ...], side: int, frame: Box) -> Chart:
    """The route at its angle, as large as the frame allows."""
    return at_angle(laid_spaces(pieces, side), angle_of(pieces, side), frame, pieces[-1][0] == FINISH)


@lru_cache(maxsize=128)
def angle_of(pieces: tuple[Piece, ...], side: int) -> int:
    """The angle at which the route is largest on a wide desk, the gate rather to the right of the start.

    It is the same on a phone and in the workshop: everybody means the same by north.
    """
    spaces = laid_spaces(pieces, side)
    charts = [at_angle(spaces, angle, DESK, pieces[-1][0] == FINISH) for angle in ANGLES]
    return max(charts, key=worth).angle


DESK: Box = (0, 0, 964, 450)
ANGLES = (0, 30, 330, 60, 300, 90, 270, 120, 240, 150, 210, 180)


def at_angle(spaces: tuple[Space, ...], angle: int, frame: Box, finished: bool) -> Chart:
    """The route at one angle; its gate stands where it takes the least room."""
    places = [rotated(centre(space.q, space.r, SIZE), angle) for space in spaces]
    box, gate = around(places, angle % 60 == 30), places[-1]
    if finished:
        found = gates(spaces, places)
        gate = max(found, key=lambda spot: round(scale_in(with_gate(box, spot), frame), 3))
        box = with_gate(box, gate)
    scale = scale_in(box, frame)
    shift = (
        frame[0] + frame[2] / 2 - (box[0] + box[2] / 2) * scale,
        frame[1] + frame[3] / 2 - (box[1] + box[3] / 2) * scale,
    )
    known = {space.number: space for space in spaces}
    where = {space.number: place for space, place in zip(spaces, places)}
    return Chart(angle, spaces, known, where, (round(gate[0], 1), round(gate[1], 1)), box, scale, shift)


def worth(chart: Chart) -> float:
    """How good an angle is: large, and the way leads to the right."""
    first, last = chart.places[chart.spaces[0].number], chart.places[chart.spaces[-1].number]
    return chart.scale * (1 + 0.05 * (last[0] - first[0]) / chart.box[2])


@lru_cache(maxsize=128)
def seams(chart: Chart) -> tuple[tuple[Point, Point], ...]:
    """The two ends of each border between pieces that follow each other: the crossings that lie farthest apart."""
    at = {(space.q, space.r): space for space in chart.spaces}
    crossings: list[list[Point]] = [[] for _ in range(chart.spaces[-1].order)]
    for space in chart.spaces:
        for dq, dr in AROUND:
            other = at.get((space.q + dq, space.r + dr))
            if other and other.order == space.order + 1:
                crossings[space.order].append(middle((chart.places[space.number], chart.places[other.number])))
    return tuple(
        max(((a, b) for a in places for b in places), key=lambda ends: math.dist(*ends), default=NOWHERE)
        for places in crossings
    )


@lru_cache(maxsize=4096)
def neighbours(chart: Chart, number: int) -> tuple[Space, ...]:
    """The spaces around one; none if it is not on the map."""
    here = chart.known.get(number)
    return tuple(space for space in chart.spaces if here and distance((here.q, here.r), (space.q, space.r)) == 1)


NOWHERE: tuple[Point, Point] = ((0, 0), (0, 0))
"""The ends of a seam that has no crossing, on a route that is not finished."""


def within(box: Box, place: Point) -> bool:
    """Whether a place lies in a box."""
    left, top, wide, high = box
    return left <= place[0] <= left + wide and top <= place[1] <= top + high
