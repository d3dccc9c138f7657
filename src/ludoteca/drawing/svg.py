"""A tiny SVG builder. An element is a string; places are attributes; colours are classes.

Attributes stand in single quotes: each of them is one letter of a message, and not two.

Classes: `f-NAME` fill, `s-NAME` stroke, `k-NAME` the colour of a glyph, `v-NAME` a stop of a gradient, `n` no fill.
Three attributes have short names: `look` is the class, `pen` the stroke's width, and an underline becomes a hyphen.
There is never a `style` attribute: a strict content security policy would drop it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from itertools import starmap

Value = str | int | float | None
Point = tuple[float, float]

NAMES = {"look": "class", "pen": "stroke-width"}
ANCHORS = {"middle": "middle", "end": "end"}

SMALL = 12.8
"""The smallest letters of a wide picture: 11 pixels on a laptop, which shows it at 0.87 of its size."""

remember = lru_cache(maxsize=8192)
"""For pure shapes of small arguments. Never for anything that takes a view or a seat's secret."""

escaped = remember(escape)


@remember
def num(value: float) -> str:
    """A number as short as it can be written with two decimals."""
    if isinstance(value, int):
        return str(value)
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


@lru_cache(maxsize=2 * 8192)
def attribute(key: str, value: Value) -> str:
    """An attribute as it is written, by its name in Python; None is left out."""
    if value is None:
        return ""
    name = NAMES.get(key) or key.replace("_", "-")
    return f" {name}='{escape(value) if isinstance(value, str) else num(value)}'"


def el(tag: str, *kids: str, **attrs: Value) -> str:
    """One element: `el("rect", x=1, look="f-ink")` is `<rect x='1' class='f-ink'/>`; None is left out."""
    head = "<" + tag + "".join(starmap(attribute, attrs.items()))
    inside = "".join(kids)
    return f"{head}>{inside}</{tag}>" if inside else head + "/>"


@remember
def place_at(x: float, y: float) -> str:
    """The transform that puts a thing at a place."""
    return f"translate({num(x)} {num(y)})"


def group(*kids: str, at: Point | None = None, rot: float = 0, scale: float = 1, **attrs: Value) -> str:
    """A group; place, turn and scale become one transform attribute."""
    moves = []
    if at:
        moves.append(place_at(*at))
    if rot:
        moves.append(f"rotate({num(rot)})")
    if scale != 1:
        moves.append(f"scale({scale:.3g})")
    return el("g", *kids, transform=" ".join(moves) or None, **attrs)


@remember
def rect(x: float, y: float, w: float, h: float, look: str, r: float = 0, **attrs: Value) -> str:
    """A rectangle, with round corners if `r` is given."""
    return el("rect", x=x or None, y=y or None, width=w, height=h, rx=r or None, look=look, **attrs)


@remember
def circle(x: float, y: float, r: float, look: str, **attrs: Value) -> str:
    """A circle around x, y."""
    return el("circle", cx=x, cy=y, r=r, look=look, **attrs)


def ellipse(x: float, y: float, rx: float, ry: float, look: str, **attrs: Value) -> str:
    """An ellipse around x, y."""
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, look=look, **attrs)


def path(d: str, look: str, **attrs: Value) -> str:
    """A path."""
    return el("path", d=d, look=look, **attrs)


def trace(points: Iterable[Point], closed: bool = True) -> str:
    """The path data that joins points by straight lines."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def poly(points: Iterable[Point], look: str, **attrs: Value) -> str:
    """A closed shape with straight sides."""
    return path(trace(points), look, **attrs)


def line(x1: float, y1: float, x2: float, y2: float, look: str, pen: float = 1, **attrs: Value) -> str:
    """A straight line."""
    return path(trace(((x1, y1), (x2, y2)), closed=False), f"n {look}", pen=pen, **attrs)


def lines(places: Iterable[tuple[float, float, float, float]], look: str, pen: float = 1, **attrs: Value) -> str:
    """Many straight lines of one look, as one element."""
    return path("".join(trace(((a, b), (c, d)), closed=False) for a, b, c, d in places), f"n {look}", pen=pen, **attrs)


def round_rect(x: float, y: float, w: float, h: float, r: float) -> str:
    """The path data of a rectangle with round corners: for shapes that are cut out of others."""
    a, b, k = num(w - 2 * r), num(h - 2 * r), num(r)
    turn = f"a{k} {k} 0 0 1 "
    return f"M{num(x + r)} {num(y)}h{a}{turn}{k} {k}v{b}{turn}-{k} {k}h-{a}{turn}-{k} -{k}v-{b}{turn}{k} -{k}z"


@remember
def text(
    x: float,
    y: float,
    words: str | int,
    size: float = 13,
    look: str = "f-ink",
    anchor: str = "start",
    bold: int = 0,
    serif: bool = False,
    **attrs: Value,
) -> str:
    """A line of words. `anchor` is start, middle or end; `bold` is 500, 600 or 700."""
    names = look + (" sf" if serif else "") + (f" w{bold}" if bold else "")
    end = ANCHORS.get(anchor)
    return el("text", escaped(str(words)), x=x, y=y, font_size=size, look=names, text_anchor=end, **attrs)


def rows(
    x: float,
    y: float,
    words: Iterable[str],
    size: float,
    look: str,
    anchor: str = "start",
    lead: float = 1.3,
    **more: Value,
) -> str:
    """Lines of words below each other, the first one at y."""
    bold, serif = int(more.pop("bold", 0) or 0), bool(more.pop("serif", 0))
    return "".join(
        text(x, y + i * size * lead, row, size, look, anchor, bold, serif, **more) for i, row in enumerate(words)
    )


# How wide letters are in the widest of the usual fonts, in parts of their size; any other letter is 0.58.
LETTERS = {**dict.fromkeys("iljtfrI.,:;!|'’()[] ", 0.36), **dict.fromkeys("0123456789", 0.62)}
LETTERS |= {**dict.fromkeys("×=+→", 0.8), **dict.fromkeys("mwMW@—%…", 0.92)}
BOLD = 1.12  # how much wider bold letters are


@remember
def measure(words: str, size: float, bold: int = 0) -> float:
    """About how wide a line of words is. System fonts differ by a fifth, so this takes the wide side."""
    size = size * BOLD if bold else size
    return size * sum(LETTERS.get(letter) or (0.7 if letter.isupper() else 0.58) for letter in words)


@remember
def wrap(words: str, width: float, size: float = 12) -> tuple[str, ...]:
    """Words broken into lines that stay within a width in every system font."""
    found, row = [], ""
    for word in words.split():
        longer = f"{row} {word}" if row else word
        if row and measure(longer, size) > width:
            found.append(row)
            row = word
        else:
            row = longer
    return (*found, row)


@remember
def fit(words: str, width: float, size: float, least: float, bold: int = 0) -> float:
    """The largest size, down to `least`, at which a line stays within a width."""
    return max(least, min(size, size * width / (measure(words, size, bold) or 1)))


@remember
def clip(words: str, width: float, size: float, bold: int = 0) -> str:
    """Words cut with an ellipsis where they would leave a width: for names that players chose."""
    if measure(words, size, bold) <= width:
        return words
    while words and measure(words + "…", size, bold) > width:
        words = words[:-1]
    return words.rstrip() + "…"


@remember
def icon(name: str, x: float, y: float, size: float, look: str = "k-ink", **attrs: Value) -> str:
    """A glyph of the sprite, its middle at x, y."""
    half = size / 2
    return el("use", href=f"#g-{name}", x=x - half, y=y - half, width=size, height=size, look=look or None, **attrs)


@remember
def use(name: str, x: float = 0, y: float = 0, scale: float = 1, **attrs: Value) -> str:
    """A shape defined elsewhere on the page, drawn again here."""
    if scale != 1:
        return el("use", href=f"#{name}", transform=f"{place_at(x, y)} scale({scale:.3g})", **attrs)
    return el("use", href=f"#{name}", x=x or None, y=y or None, **attrs)
