"""The colours that the site and all games share, by day and by night, and how colours become a stylesheet.

Drawings never name a colour: they carry classes (`f-paper`, `s-line`, `k-gold`), and the stylesheet fills them in.
Words on a piece are `print` or `cream`, never `ink`: ink turns light at night while the card stays paper.
"""

from __future__ import annotations

from ..core.seen.picture import Colours

SITE = {
    "ground": ("#EBE3D3", "#11181E"),
    "panel": ("#FBF8F1", "#1A242C"),
    "inset": ("#F2EBDD", "#222F38"),
    "line": ("#D9CDB6", "#35444F"),
    "ink": ("#1E2A32", "#F0EEE6"),
    "ink-2": ("#4F5B64", "#BAC5CA"),
    "ink-3": ("#66707A", "#96A5AE"),
    "brand": ("#0F4C5C", "#7CCBC6"),
    "on-brand": ("#FFFFFF", "#0B2027"),
    "brand-2": ("#D9492B", "#F0805F"),
    "shade": ("#2B2115", "#000000"),
    "glint": ("#FFFFFF", "#FFFFFF"),
}
"""Words, panels and lines: they change with the theme."""

STATES = {
    "go": ("#FFFDF2", "#FFFDF2"),
    "go-edge": ("#12202B", "#060B0F"),
    "go-hot": ("#FFC93C", "#FFC93C"),
    "stop": ("#A9231B", "#FF9C8C"),
}
"""A choice. A ring of two tones is seen on every ground."""

PLAYERS = {
    "p1": ("#C8321F", "#D23B27"),
    "p2": ("#2A5FC0", "#2F66CC"),
    "p3": ("#F3B61F", "#F3B61F"),
    "p4": ("#22A884", "#22A884"),
    "p5": ("#5B2A72", "#64307C"),
    "p1-ink": ("#FFFFFF", "#FFFFFF"),
    "p2-ink": ("#FFFFFF", "#FFFFFF"),
    "p3-ink": ("#2D2000", "#2D2000"),
    "p4-ink": ("#00231B", "#00231B"),
    "p5-ink": ("#FFFFFF", "#FFFFFF"),
}
"""Seat by seat, far apart for every eye, and the ink of words upon them."""

PIECES = {
    "cream": ("#FFF9E8", "#FFF6DE"),
    "paper": ("#FBF5E6", "#F1E9D6"),
    "paper-2": ("#EDE2CB", "#DDD2BA"),
    "print": ("#2A2620", "#231F1A"),
    "print-2": ("#5F574A", "#544C40"),
    "gold": ("#D79A1E", "#E0A730"),
    "gold-hi": ("#F8D36B", "#F8D36B"),
    "gold-lo": ("#8F5F0C", "#8F5F0C"),
    "night": ("#14203A", "#0B1224"),
}
"""Paper, print and gold: the same by day and by night, or a little dimmed."""

PAINTS = {
    "slate": ("#6C6A66", "#62605C"),
    "snow": ("#F2F4F3", "#DDE3E4"),
    "purple-1": ("#8B62A8", "#8B62A8"),
    "purple-2": ("#5C3A7A", "#5C3A7A"),
    "brick": ("#B23A2C", "#B8402F"),
    "brick-2": ("#D4674E", "#D96D54"),
    "sea": ("#2567A6", "#2C6FB0"),
    "leaf": ("#3A7838", "#3A7838"),
    "leather": ("#7A4B28", "#83522D"),
    "leather-2": ("#AD7A4B", "#B38050"),
    "lit-1": ("#FBE9BE", "#F6E2B4"),
    "lit-2": ("#E9C987", "#E2C07C"),
    "moon": ("#F7F0D8", "#F3EBD0"),
    "banner": ("#F2C14E", "#F2C14E"),
    "day-sky": ("#CFE6EA", "#C3DCE1"),
    "dusk": ("#F6D9B8", "#EDCFAE"),
    "wood": ("#9A6238", "#925C34"),
    "wood-2": ("#6B4022", "#643B1F"),
    "ashlar": ("#7F786D", "#777066"),
    "teal": ("#2C8C87", "#2A8580"),
    "teal-2": ("#1B625F", "#1A5C59"),
    "glow": ("#FFE08A", "#FFE08A"),
    "tangerine": ("#DE7020", "#DE7426"),
    "gold-ink": ("#B07A05", "#E0A730"),
}
"""What the pictures of several games are painted with."""

COLOURS: dict[str, tuple[str, str]] = SITE | STATES | PLAYERS | PIECES | PAINTS
"""Every colour that all share: its name, and its value in the light and in the dark theme."""

THEMES = ("light", "dark")
PLAYER_SHAPES = ("disc", "square", "triangle", "diamond", "hexagon")
"""The shape of each seat, on every piece, panel and line of the log: colour is never the only mark."""

SANS = (
    '"Segoe UI Variable Text", "Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Noto Sans", Ubuntu, '
    '"Helvetica Neue", Arial, sans-serif'
)
SERIF = (
    '"Iowan Old Style", "Palatino Linotype", Palatino, P052, "URW Palladio L", "Book Antiqua", Georgia, '
    '"Noto Serif", serif'
)
CONSTANTS = {
    "sans": SANS,
    "serif": SERIF,
    "quick": "120ms",
    "calm": "220ms",
    "travel": "360ms",
    "ease": "cubic-bezier(.2, .7, .2, 1)",
}
"""Custom properties that are the same in both themes: type and motion."""

CLASSES = {"f": "fill", "s": "stroke", "k": "color", "v": "stop-color"}
"""What the first letter of a colour class paints."""

TEXT, SIGN = 4.5, 3.0
"""The least contrast of words, and of signs and outlines (WCAG 2.2 AA)."""

WORDS_ON: tuple[tuple[str, str], ...] = (
    ("ink", "panel"),
    ("ink", "ground"),
    ("ink", "inset"),
    ("ink-2", "panel"),
    ("ink-2", "ground"),
    ("ink-2", "inset"),
    ("ink-3", "panel"),
    ("brand", "panel"),
    ("on-brand", "brand"),
    ("stop", "panel"),
    ("print", "paper"),
    ("print-2", "paper"),
    ("print", "paper-2"),
    ("print", "go-hot"),
    ("go", "go-edge"),
    ("p1-ink", "p1"),
    ("p2-ink", "p2"),
    ("p3-ink", "p3"),
    ("p4-ink", "p4"),
    ("p5-ink", "p5"),
    ("cream", "night"),
    ("print", "cream"),
    ("go-hot", "go-edge"),
    ("cream", "go-edge"),
    ("print-2", "paper-2"),
    ("print", "gold-hi"),
    ("cream", "purple-2"),
    ("print", "lit-1"),
    ("print", "lit-2"),
    ("print", "banner"),
    ("cream", "wood"),
)
"""Words on a ground: add a pair here before it is used."""

SIGNS_ON: tuple[tuple[str, str], ...] = (
    ("gold-lo", "cream"),
    ("gold-lo", "paper"),
    ("gold-lo", "paper-2"),
    ("gold-hi", "night"),
    ("cream", "teal-2"),
    ("gold-ink", "inset"),
    ("gold-ink", "panel"),
)
"""Signs on a ground."""


def luminance(colour: str) -> float:
    """The relative luminance of `#RRGGBB` (WCAG 2.2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(fore: str, back: str) -> float:
    """The contrast ratio of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2)."""
    one, two = luminance(fore), luminance(back)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)


def class_rules(name: str) -> str:
    """The classes that paint with one colour."""
    return "".join(f".{head}-{name}{{{what}:var(--{name})}}" for head, what in CLASSES.items())


def stylesheet(colours: Colours) -> str:
    """The colours as a stylesheet. The reader's system chooses the theme unless `<html data-theme>` does."""
    constants = [f"  --{name}: {words};" for name, words in CONSTANTS.items()]
    light = [f"  --{name}: {pair[0]};" for name, pair in colours.items()]
    dark = [f"--{name}: {pair[1]};" for name, pair in colours.items() if pair[0] != pair[1]]
    forced = "\n".join(f"  {row}" for row in ["color-scheme: dark;", *dark])
    asked = "\n".join(f"    {row}" for row in ["color-scheme: dark;", *dark])
    return "\n".join(
        (
            ":root {\n  color-scheme: light;",
            *constants,
            *light,
            "}",
            f'@media (prefers-color-scheme: dark) {{\n  :root:not([data-theme="light"]) {{\n{asked}\n  }}\n}}',
            f':root[data-theme="dark"] {{\n{forced}\n}}',
            *(class_rules(name) for name in colours),
            "",
        )
    )
