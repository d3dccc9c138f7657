"""Outlines and small things that are used again and again: rings of choices, ticks, coins, marks."""

from __future__ import annotations

from .....drawing.shapes.pieces import count, token
from .....drawing.svg import SMALL, Point, circle, el, icon, num, remember, text, use
from ...data import BASE_FOOD, CARD_GOLD, TILES_EACH, TOWER_DISCS
from .signs import TONE
from .tiles import SIDE

RECTS: dict[str, tuple[float, float, float, float, float]] = {
    "tile": (0, 0, SIDE, SIDE, 8),
    "die": (-19, -19, 38, 38, 10),
    "die-24": (-14, -14, 28, 28, 8),
    "die-27": (-16, -16, 32, 32, 9),
    "base-die": (-21, -21, 42, 42, 11),
    "base": (-20.5, -20.5, 41, 42, 10),
    "figure": (-15, -25, 30, 46, 12),
    "space": (0, 0, 58, 42, 9),
    "stock-46": (0, 0, 46, 38, 9),
    "stock-58": (0, 0, 58, 34, 9),
    "tokens": (-14, -14, 44, 28, 10),
    "tower": (-17, -19, 34, 38, 8),
    "card": (0, 0, 64, 62, 7),
    "row-172": (0, 0, 172, 24, 8),
    "row-126": (0, 0, 126, 39, 9),
    "wide-site": (0, 0, 188, 176, 13),
    "narrow-site": (0, 0, 374, 92, 13),
    "narrow-card": (0, 0, 75, 72.5, 8),
    "narrow-space": (0, 0, 46, 48, 9),
    "wide-temple": (1, 26, 45, 134, 10),
    "narrow-temple": (1, 36, 46, 214, 10),
}
"""Rings around things with corners: left, top, width, height, radius."""

CIRCLES = {"seat": (0.0, 0.0, 15.0), "token": (0.0, 0.0, 12.0)}
"""Rings around round things: x, y, radius."""

GROUNDS = {
    "die": (-22, -22, 44, 44),
    "freeman": (-22, -24, 44, 50),
    "small-die": (-28, -28, 56, 56),
    "stander": (-34, -34, 68, 68),
    "goods": (0, -5, 58, 44),
    "token": (-16, -22, 50, 44),
    "row-172": (-2, -2, 176, 28),
    "row-126": (-2, -2, 130, 44),
}
"""Invisible grounds for fingers: left, top, width, height, as the thing counts."""

DISCS = {"disc": 7.0, "small": 4.6}
"""Players' discs: on the road, and in the temples."""

COUNTED = max(TILES_EACH, TOWER_DISCS) + 1
"""Numbers that a pile may have, from 0."""


def definitions() -> str:
    """Every ring with its tick, and the small marks."""
    out = []
    for name, (x, y, w, h, r) in RECTS.items():
        out.append(el("rect", id=f"o-r-{name}", x=x or None, y=y or None, width=w, height=h, rx=r))
        out.append(el("g", icon("tick", x + w - 4, y + 4, 24, ""), id=f"o-k-{name}"))
    for name, (x, y, r) in CIRCLES.items():
        out.append(el("circle", id=f"o-r-{name}", r=r))
        out.append(el("g", icon("tick", x + 0.7 * r, y - 0.7 * r, 24, ""), id=f"o-k-{name}"))
    return "".join(out) + marks()


def marks() -> str:
    """Numbers that lie on things, discs, and the sign that something can be paid."""
    return (
        el("g", can(), id="o-can")
        + "".join(el("rect", id=f"o-h-{n}", x=x, y=y, width=w, height=h) for n, (x, y, w, h) in GROUNDS.items())
        + "".join(el("g", coin(n), id=f"o-coin{n}") for n in range(1, CARD_GOLD + 1))
        + "".join(el("g", count(0, 0, n, 10.9), id=f"o-n{n}") for n in range(COUNTED))
        + "".join(el("g", priced(n, "gold"), id=f"o-gold{n}") for n in range(COUNTED))
        + "".join(el("g", priced(n, "food"), id=f"o-food{n}") for n in BASE_FOOD)
        + "".join(el("g", token(seat, 0, 0, r), id=f"o-{size}{seat}") for seat in range(4) for size, r in DISCS.items())
    )


@remember
def ring(name: str, tick: bool = True) -> str:
    """The ring of a legal thing and the tick of a chosen one, by the name of their outline: short, however many."""
    outline = f"o-r-{name}"
    mark = use(f"o-k-{name}", look="tick") if tick else ""
    return use(outline, look="edge") + use(outline, look="ring") + mark


@remember
def disc(size: str, seat: int, x: float, y: float, name: str) -> str:
    """A player's disc, under a stable name: it walks where it goes."""
    return use(f"o-{size}{seat}", x, y, id=name, data_move="")


def lit_last(things: list[str]) -> str:
    """Things in order, but those that may be chosen after their neighbours, so that no ring is covered."""
    return "".join(sorted(things, key=lambda drawn: drawn.startswith("<g class='choice")))


@remember
def figures(numbers: tuple[int, ...], places: tuple[float, ...], y: float, size: float, look: str) -> str:
    """Numbers in one line of text, each at its own place."""
    spans = "".join(f"<tspan x='{num(x)}'>{n}</tspan>" for n, x in zip(numbers, places))
    return f"<text y='{num(y)}' font-size='{num(size)}' class='{look}'>{spans}</text>"


@remember
def scattered(
    numbers: tuple[int, ...], places: tuple[Point, ...], size: float, look: str, anchor: str = "middle"
) -> str:
    """Numbers all over the table as one text, each around or before its own place."""
    spans = "".join(f"<tspan x='{num(x)}' y='{num(y)}'>{n}</tspan>" for n, (x, y) in zip(numbers, places))
    return f"<text font-size='{num(size)}' class='{look}' text-anchor='{anchor}' pointer-events='none'>{spans}</text>"


def priced(n: int, good: str) -> str:
    """A price: so much of something."""
    return text(-2, 4.5, n, SMALL, "f-ink", "end", 700) + icon(good, 6.5, 0, 12, TONE[good])


def can() -> str:
    """You could pay for this."""
    return circle(0, 0, 7.5, "f-cream s-leaf", pen=1.4) + icon("check", 0, 0, 10, "k-leaf")


def coin(n: int) -> str:
    """Gold on a district card."""
    inside = text(0, 4.5, n, SMALL, "f-print", "middle", 700)
    return circle(0, 0, 9.5, "f-cream") + circle(0, 0, 8.3, "f-gold-hi s-gold-lo", pen=1.2) + inside
