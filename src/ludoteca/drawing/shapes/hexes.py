"""Geometry of hexagons with a point on top, in axial places (q to the right, r to the lower right)."""

from __future__ import annotations

import math
from collections.abc import Collection

from ..svg import Point, remember, trace

Hex = tuple[int, int]

AROUND: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours, clockwise from the right: side i of a hex lies between its corners i and i + 1."""


@remember
def corners(x: float, y: float, r: float, turn: float = -30) -> tuple[Point, ...]:
    """The six corners of a hexagon around x, y, clockwise from the upper right one; `turn=0` lays it on a side."""
    angles = [math.radians(60 * i + turn) for i in range(6)]
    return tuple((x + r * math.cos(a), y + r * math.sin(a)) for a in angles)


def centre(q: int, r: int, size: float) -> Point:
    """The middle of a hex whose corners lie `size` away from it."""
    return (math.sqrt(3) * (q + r / 2) * size, 1.5 * r * size)


def turned(q: int, r: int, steps: int) -> Hex:
    """The place a hex comes to when the board turns clockwise around 0, 0 by steps of sixty degrees."""
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexes."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def hex_path(x: float, y: float, r: float) -> str:
    """The path data of one hex."""
    return trace(corners(x, y, r))


def rim(size: float) -> tuple[str, str]:
    """The bevel of a hex around 0, 0: path data of its three upper sides and of its three lower ones."""
    points = corners(0, 0, size)
    upper = (points[3], points[4], points[5], points[0])
    lower = (points[0], points[1], points[2], points[3])
    return trace(upper, closed=False), trace(lower, closed=False)


# The corners of hex 0, 0 in half steps: sqrt(3)/2 of the size to the right, 1/2 of the size downwards.
# Whole numbers, so that the three hexes that meet in a corner name it alike.
CORNERS: tuple[Hex, ...] = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))


def outline(spaces: Collection[Hex], size: float) -> str:
    """The path data around a set of hexes: one closed loop for each border, holes included."""
    inside, follow = set(spaces), {}
    for q, r in sorted(inside):
        points = [(2 * q + r + x, 3 * r + y) for x, y in CORNERS]
        for i, (dq, dr) in enumerate(AROUND):
            if (q + dq, r + dr) not in inside:
                follow[points[i]] = points[(i + 1) % 6]
    wide, high = math.sqrt(3) / 2 * size, size / 2
    return "".join(trace([(x * wide, y * high) for x, y in loop]) for loop in _loops(follow))


def _loops(follow: dict[Hex, Hex]) -> list[list[Hex]]:
    """The borders, corner by corner. Two border sides at most meet in a corner, so each corner has one successor."""
    found = []
    while follow:
        here, step = follow.popitem()
        loop = [here]
        while step in follow:
            loop.append(step)
            step = follow.pop(step)
        found.append(loop)
    return found
