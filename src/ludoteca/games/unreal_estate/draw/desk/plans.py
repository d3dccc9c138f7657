"""The shapes of the project drawer: sheets that stick out of it, values and numbers. Defined once, used by name."""

from __future__ import annotations

from .....drawing.shapes.pieces import count, seal
from .....drawing.svg import el, path, rect
from ...data import BUILDINGS, COPIES, VALUE
from ..cards.faces import named
from ..cards.houses import art
from ..size import Desk

MOST = max(COPIES[:BUILDINGS])
"""No pile can be larger."""

BEHIND = 3
"""At most so many edges are seen behind the front plan."""

MIDDLE, SLICE = "-50 -30 100 44", "xMidYMin slice"


def definitions(desk: Desk, drawer: float) -> str:
    """Everything that a drawer of some width uses."""
    w = drawer - 2 * inset(desk)
    seal_size, count_size = (9.5, 10.5) if desk.narrow else (12.0, 12.4)
    return (
        "".join(named(f"plan-{card}", plan(card, w, desk.sheet)) for card in range(BUILDINGS))
        + "".join(named(f"behind-{n}", behind(n, w, desk)) for n in range(1, BEHIND + 1))
        + "".join(named(f"value-{card}", seal(0, 0, VALUE[card], seal_size)) for card in range(BUILDINGS))
        + "".join(named(f"times-{n}", count(0, 0, f"×{n}", count_size)) for n in range(1, MOST + 1))
    )


def inset(desk: Desk) -> float:
    """How much narrower a plan is than its drawer, on each side."""
    return 8.0 if desk.narrow else 14.0


def behind(count: int, w: float, desk: Desk) -> str:
    """The edges of sheets behind the front plan, each higher and narrower."""
    up = 4.0 if desk.narrow else 7.0
    return "".join(
        rect(i * up / 2, -i * up, w - i * up, desk.sheet + i * up, "f-paper s-print-2", 6, pen=0.9)
        for i in range(count, 0, -1)
    )


def plan(card: int, w: float, h: float) -> str:
    """The upper part of a sheet that sticks out of a drawer."""
    picture = art(card, 4, 4, w - 8, h - 4) if h > 50 else strip(card, 4, 4, w - 8, h - 4)
    edge = f"M0 {h}V6a6 6 0 0 1 6-6h{w - 12:.1f}a6 6 0 0 1 6 6V{h}z"
    hole = f"M4 {h}V8a4 4 0 0 1 4-4h{w - 16:.1f}a4 4 0 0 1 4 4V{h}z"
    return picture + path(edge + hole, "f-paper s-print-2", fill_rule="evenodd", pen=0.9)


def strip(card: int, x: float, y: float, w: float, h: float) -> str:
    """The middle of a house, where a phone has room for a strip only."""
    return el(
        "svg", art(card, -50, -46, 100, 92), x=x, y=y, width=w, height=h, viewBox=MIDDLE, preserveAspectRatio=SLICE
    )
