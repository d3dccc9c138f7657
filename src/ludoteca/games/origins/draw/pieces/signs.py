"""Signs instead of words: the five colours, what things cost and give, and the flag of what a choice changes."""

from __future__ import annotations

from collections.abc import Mapping

from .....drawing.svg import circle, el, group, icon, path, rect, remember, text, use
from ...data import COLOURS, RESOURCES

DARK_PRINTED = ("orange", "yellow")
"""Colours on which signs are dark."""

TONE = {"stone": "k-stone", "food": "k-food", "wisdom": "k-wisdom", "gold": "k-gold-ink", "basic": "k-sand-ink"}
ON_PIECE = {"stone": "k-slate", "food": "k-leaf", "wisdom": "k-sea", "gold": "k-gold-lo", "basic": "k-print-2"}
ON_FLAG = {"stone": "k-ship", "food": "k-farm", "wisdom": "k-o-blue-2", "gold": "k-gold-hi", "basic": "k-go"}
"""The colours of goods: on the table, on paper, on a dark flag."""

CHANGE = {
    **{name: name for name in RESOURCES},
    "tokens": "superiority",
    "points": "vp",
    "final": "trophy",
    "strength": "march",
    "bases": "base",
    "forest": "forest",
    "mountain": "peak",
    "sea": "sea",
}
"""The sign of each thing that a preview counts."""

FLAG = 14.0
"""How large the signs of a flag are."""

FIGURE = 14
"""The size of figures on a tile: they stay readable where the signs beside them shrink."""

TEMPLE_SIGNS = ("forest", "peak", "sea")


def ink_on(colour: str) -> str:
    """The ink of signs and pips on one of the five colours."""
    return "print" if colour in DARK_PRINTED else "cream"


def paper_ink(colour: str) -> str:
    """One of the five colours as the ink of a sign on paper."""
    return "k-gold-lo" if colour == "yellow" else f"k-o-{colour}"


@remember
def badge(colour: str, x: float, y: float, r: float = 7) -> str:
    """The sign of a colour: wherever the colour is, there is its sign."""
    sign = icon(f"m-{colour}", x, y, r * 1.5, f"k-{ink_on(colour)}")
    return circle(x, y, r + 1.2, "f-cream") + circle(x, y, r, f"f-o-{colour}") + sign


@remember
def signs(items: tuple[str, ...], size: float, ground: str = "table") -> tuple[str, float]:
    """A line of numbers and signs from 0, 0 to the right, and how wide it is.

    An item is a number, a mark (+ / > –), a glyph, or a small piece: `t-red` a red building, `d-red` a red die.
    """
    out, at = "", 0.0
    for item in items:
        drawn, wide = sign(item, size, ground, round(at, 1))
        out += drawn
        at += wide
    return out, at - size * 0.2


@remember
def sign(item: str, size: float, ground: str, x: float) -> tuple[str, float]:
    """One item of a line of signs at x, and how much room it takes."""
    ink, weak = {"table": ("ink", "sand-ink"), "piece": ("print", "print-2"), "flag": ("go", "go")}[ground]
    if item == ">":
        return arrow(x, size, f"n s-{weak}"), size * 0.72
    if item[0].isdigit() or item[0] in "+−/–":
        bold = 700 if item[0].isdigit() or len(item) > 1 else 500
        letter = max(round(size * 0.92), FIGURE if ground == "piece" else 0)
        return text(x, round(size * 0.34, 1), item, letter, f"f-{ink}", bold=bold), len(item) * size * 0.53 + 2
    if item[:2] in ("t-", "d-"):
        return piece_sign(item, size, x), size * 1.12
    if item == "cell":
        side = size * 0.84
        return rect(x, -side / 2, side, side, f"n s-{weak}", 2, pen=1.2, stroke_dasharray="2 1.6"), size * 1.08
    if item == "colours":
        return five_dots(size, x), size * 1.2
    if ground == "flag" and size == FLAG:
        return use(f"o-f-{item}", x), size * 1.2
    tone = {"table": TONE, "piece": ON_PIECE, "flag": ON_FLAG}[ground].get(item, f"k-{ink}")
    return icon(item, x + size / 2, 0, size, tone), size * 1.2


def definitions() -> str:
    """The glyphs of flags."""
    return "".join(
        el("g", icon(name, FLAG / 2, 0, FLAG, ON_FLAG.get(name, "k-go")), id=f"o-f-{name}")
        for name in dict.fromkeys(CHANGE.values())
    )


def arrow(x: float, size: float, look: str) -> str:
    """This for that."""
    tip = round(size * 0.22, 1)
    d = f"M{x} 0h{size * 0.5:.1f}m-{tip} -{tip}l{tip} {tip}l-{tip} {tip}"
    return path(d, look, pen=1.6, stroke_linecap="round", stroke_linejoin="round")


def piece_sign(item: str, size: float, x: float) -> str:
    """A small building or die of one colour."""
    colour, half = item[2:], size / 2
    round_by = size * (0.18 if item[0] == "t" else 0.34)
    ground = rect(x, -half, size, size, f"f-o-{colour} s-print", round_by, pen=0.7)
    return ground + icon(f"m-{colour}", x + half, 0, size * 0.74, f"k-{ink_on(colour)}")


def five_dots(size: float, x: float) -> str:
    """Each of the five colours."""
    spots = ((0.5, -0.32), (0.16, -0.06), (0.84, -0.06), (0.28, 0.34), (0.72, 0.34))
    dots = zip(COLOURS, spots)
    return "".join(circle(x + size * a, size * b, size * 0.19, f"f-o-{c} s-print", pen=0.5) for c, (a, b) in dots)


@remember
def centred(items: tuple[str, ...], x: float, y: float, size: float, room: float, ground: str = "table") -> str:
    """A line of signs around x, y, smaller where the room is short."""
    drawn, wide = signs(items, size, ground)
    if wide > room:
        size = round(size * room / wide, 1)
        drawn, wide = signs(items, size, ground)
    return group(drawn, at=(round(x - wide / 2, 1), y))


@remember
def sign_flag(items: tuple[str, ...], x: float, y: float, left: float, right: float, scale: float = 1) -> str:
    """A dark pill with numbers and signs, shown while its choice is hovered or focused, within left and right.

    What is around may be scaled: the flag keeps its size.
    """
    drawn, wide = signs(items, FLAG, "flag")
    half = (wide / 2 + 10) / scale
    x = min(max(x, left + half), right - half)
    pill = rect(round(-wide / 2 - 10, 1), -12, round(wide + 20, 1), 24, "f-go-edge s-go", 12)
    inside = group(drawn, at=(round(-wide / 2, 1), 0))
    return group(pill, inside, at=(round(x, 1), y), scale=1 / scale, look="flag")


def changes(preview: Mapping[str, int]) -> tuple[str, ...]:
    """What a preview counts, as signs: −2 wisdom, +3 points."""
    items: list[str] = []
    for key, n in preview.items():
        items += [f"+{n}" if n > 0 else f"−{-n}", CHANGE[key]]
    return tuple(items)


def preview(
    previews: Mapping[str, Mapping[str, int]],
    action: str,
    at: tuple[float, float],
    edges: tuple[float, float] = (-500, 500),
    scale: float = 1,
) -> str:
    """The flag of an action: what it changes at once; nothing if that is not known or nothing."""
    items = changes(previews.get(action, {}))
    return sign_flag(items, *at, *edges, scale) if items else ""
