"""Things that lie on every table: tokens, counts, seals, flags, chips, sheets of paper, shadows, panels.

All are pure functions of small arguments and are remembered; none takes a view or anything that is secret.
"""

from __future__ import annotations

from ..svg import SMALL, Value, circle, group, icon, measure, path, rect, remember, round_rect, text


@remember
def soft(x: float, y: float, w: float, h: float, r: float, drop: float = 3, fade: float = 0.1) -> str:
    """A shadow without filters: the same shape twice, one below the other."""
    far = rect(x - 1, y + drop, w + 2, h, "f-shade", r + 1, opacity=fade * 0.7)
    return far + rect(x, y + drop / 2, w, h, "f-shade", r, opacity=fade)


@remember
def panel(x: float, y: float, w: float, h: float, r: float = 12, look: str = "f-panel s-line") -> str:
    """A quiet ground for words and pieces."""
    return soft(x, y, w, h, r) + rect(x, y, w, h, look, r)


@remember
def token(seat: int, x: float, y: float, r: float = 9) -> str:
    """A player's piece, of the player's colour and shape; `r` is its radius."""
    return icon(f"token-{seat + 1}", x, y, r * 2.9, "")


@remember
def count(x: float, y: float, words: int | str, r: float = 10) -> str:
    """How many: a dark circle with a light figure, at the upper right of a pile."""
    inside = text(x, y + r * 0.4, words, round(r * 1.15, 1), "f-go", "middle", 700)
    return circle(x, y, r, "f-go-edge s-cream", pen=1.6) + inside


@remember
def seal(x: float, y: float, words: int | str, r: float = 13.5, look: str = "f-banner s-banner-2") -> str:
    """The value of a card: a coin with a figure, at the upper left."""
    inside = text(x, y + r * 0.46, words, round(r * 1.32, 1), "f-print", "middle", 700, serif=True)
    return circle(x, y, r + 2.5, "f-cream") + circle(x, y, r, look, pen=1.6) + inside


@remember
def tick(x: float, y: float) -> str:
    """The badge of a chosen thing, shown while it is pressed."""
    return icon("tick", x, y, 24, "tick")


BOLD = 1.12  # times as wide as plain letters, in the widest of the usual fonts


def pill_width(words: str, size: float, glyph: str = "") -> float:
    """How wide a pill around a line of words is; its letters are bold."""
    return round(BOLD * measure(words, size) + size * (2.6 if glyph else 1.5))


@remember
def pill(
    x: float,
    y: float,
    words: str,
    glyph: str = "",
    size: float = 12,
    look: str = "f-inset",
    ink: str = "ink",
    bold: int = 600,
) -> str:
    """A line of words on a rounded ground, its middle at x, y; a glyph may stand before it."""
    w, h = pill_width(words, size, glyph), size * 1.84
    out = rect(x - w / 2, y - h / 2, w, h, look, h / 2)
    if glyph:
        out += icon(glyph, x - w / 2 + size * 1.15, y, size * 1.1, f"k-{ink}")
    middle = x + (size * 0.6 if glyph else 0)
    return out + text(middle, y + size * 0.36, words, size, f"f-{ink}", "middle", bold)


def chip(x: float, y: float, words: str, glyph: str = "", size: float = 12) -> str:
    """A quiet pill."""
    return pill(x, y, words, glyph, size)


@remember
def flag(
    x: float, y: float, words: str, glyph: str = "", left: float = 0, right: float = 0, size: float = SMALL
) -> str:
    """What would follow: a dark pill, shown while its choice is hovered or focused.

    It is kept between `left` and `right`, so that it never leaves the picture.
    """
    half = pill_width(words, size, glyph) / 2
    if right:
        x = min(max(x, left + half), right - half)
    return group(pill(x, y, words, glyph, size, "f-go-edge s-go", "go"), look="flag")


@remember
def sheet(w: float, h: float, r: float, window: tuple[float, float, float, float], inner: float) -> str:
    """A card of paper with a window cut out: laid over its art it gives the art round corners, without a clip path."""
    x, y, wide, high = window
    d = round_rect(0, 0, w, h, r) + round_rect(x, y, wide, high, inner)
    return path(d, "f-paper s-print-2", fill_rule="evenodd")


@remember
def dashed(x: float, y: float, w: float, h: float, r: float, look: str, pen: float = 2, **more: Value) -> str:
    """An empty place."""
    return rect(x, y, w, h, f"n {look}", r, pen=pen, stroke_dasharray="7 6", **more)


@remember
def hit(x: float, y: float, w: float, h: float) -> str:
    """An invisible ground that a finger or a mouse can meet: at least 44 units on a phone."""
    return rect(x, y, w, h, "hit")


@remember
def logo(x: float, y: float, size: float = 32) -> str:
    """The mark: a book and its shelf make an L, a pawn stands on the shelf."""
    ground = rect(x, y, size, size, "f-brand", size * 0.26)
    return ground + icon("logo", x + size / 2, y + size / 2, size * 0.66, "k-on-brand")
