"""Every colour of the site, once, by day and by night; its stylesheet; and which colours may lie on which.

Drawings never name a colour: they carry classes (`f-paper`, `s-line`, `k-gold`), and the stylesheet fills them in.
Words on a piece are `print` or `cream`, never `ink`: ink turns light at night while the card stays paper.
"""

from __future__ import annotations

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

EL_DORADO = {
    "map": ("#EADCBA", "#1B2A2B"),
    "map-2": ("#DDCBA0", "#243737"),
    "map-ink": ("#6B572D", "#8FA88F"),
    "jungle-1": ("#86B566", "#6E9F58"),
    "jungle-2": ("#5B944F", "#4F8648"),
    "jungle-3": ("#3B7842", "#366D3E"),
    "jungle-4": ("#245534", "#214D31"),
    "jungle-ink": ("#123A20", "#0B2A1A"),
    "river-1": ("#86C3DC", "#6AABC8"),
    "river-2": ("#4694BF", "#3F8AB4"),
    "river-3": ("#29739F", "#276F9D"),
    "river-4": ("#1B5A87", "#184F78"),
    "river-ink": ("#0F3F63", "#0A3150"),
    "village-1": ("#F0CE72", "#DDBB62"),
    "village-2": ("#E0AC3C", "#CF9C34"),
    "village-3": ("#BE7F1C", "#B07519"),
    "village-4": ("#935A10", "#89530F"),
    "village-ink": ("#5A3906", "#4A2E03"),
    "rubble-1": ("#B9B5AB", "#A19E96"),
    "rubble-2": ("#918E87", "#827F79"),
    "rubble-3": ("#6C6A66", "#62605C"),
    "rubble-ink": ("#37352F", "#2A2924"),
    "camp-1": ("#D98466", "#C6745A"),
    "camp-2": ("#B75339", "#A94E36"),
    "camp-3": ("#983B29", "#8B3626"),
    "camp-ink": ("#4E150B", "#40110A"),
    "mountain-1": ("#4B515C", "#3C424C"),
    "mountain-2": ("#6B7280", "#596170"),
    "mountain-3": ("#343943", "#2A2F38"),
    "snow": ("#F2F4F3", "#DDE3E4"),
    "start-1": ("#C9D3A2", "#A9B684"),
    "white-1": ("#F4EFE2", "#E6DFCD"),
    "white-ink": ("#3A362E", "#2F2B24"),
    "purple-1": ("#8B62A8", "#8B62A8"),
    "purple-2": ("#5C3A7A", "#5C3A7A"),
    "purple-ink": ("#2E1742", "#2E1742"),
}
"""The Quest for El Dorado: the chart, the lands (dearer is darker), the cards."""

BLUE_MOON_CITY = {
    "vulca": ("#3A3440", "#3F3946"),
    "vulca-2": ("#5C5364", "#62596B"),
    "terrah": ("#B23A2C", "#B8402F"),
    "terrah-2": ("#D4674E", "#D96D54"),
    "aqua": ("#2567A6", "#2C6FB0"),
    "aqua-2": ("#4F96D0", "#569DD8"),
    "flit": ("#62727F", "#62727F"),
    "flit-2": ("#9AA9B5", "#9AA9B5"),
    "khind": ("#3A7838", "#3A7838"),
    "khind-2": ("#6DAA5C", "#74B062"),
    "mimix": ("#7A4B28", "#83522D"),
    "mimix-2": ("#AD7A4B", "#B38050"),
    "hoax": ("#EFE8D8", "#E9E1D0"),
    "hoax-2": ("#CDBF9F", "#C6B898"),
    "pillar": ("#E3AE2B", "#E3AE2B"),
    "pillar-2": ("#F4CF6A", "#F4CF6A"),
    "sky-1": ("#31477A", "#24365F"),
    "sky-2": ("#16223F", "#0E1730"),
    "rub-1": ("#3C4E78", "#32426A"),
    "rub-2": ("#2C3B60", "#253353"),
    "rub-3": ("#6F82AC", "#64779F"),
    "rub-ink": ("#C6D2EA", "#BCC9E3"),
    "lit-1": ("#FBE9BE", "#F6E2B4"),
    "lit-2": ("#E9C987", "#E2C07C"),
    "moon": ("#F7F0D8", "#F3EBD0"),
    "crystal": ("#55C3D9", "#55C3D9"),
    "crystal-hi": ("#C9F1F7", "#C9F1F7"),
    "crystal-lo": ("#136F86", "#136F86"),
}
"""Blue Moon City: the peoples, the night, ruins and lit houses."""

UNREAL_ESTATE = {
    "desk": ("#DCE4D6", "#1C2826"),
    "desk-2": ("#C9D5C4", "#263634"),
    "desk-ink": ("#3F5A4E", "#9DB8AB"),
    "banner": ("#F2C14E", "#F2C14E"),
    "banner-2": ("#D99A22", "#D99A22"),
    "special": ("#2F6CA8", "#2F6CA8"),
    "special-2": ("#1D4A78", "#23558A"),
    "ue-sky": ("#CFE6EA", "#C3DCE1"),
    "ue-dusk": ("#F6D9B8", "#EDCFAE"),
    "ue-hill": ("#8DB368", "#84AA60"),
    "ue-hill-2": ("#6A9350", "#628A4A"),
    "ue-wood": ("#9A6238", "#925C34"),
    "ue-wood-2": ("#6B4022", "#643B1F"),
    "ue-stone": ("#AFA79A", "#A69E92"),
    "ue-stone-2": ("#7F786D", "#777066"),
    "ue-roof": ("#B9482F", "#B0432B"),
    "ue-roof-2": ("#8A3220", "#822E1D"),
    "ue-teal": ("#2C8C87", "#2A8580"),
    "ue-teal-2": ("#1B625F", "#1A5C59"),
    "ue-violet": ("#7254A3", "#6D509C"),
    "ue-violet-2": ("#4C3477", "#483170"),
    "ue-pink": ("#E58FA5", "#DC889D"),
    "ue-glow": ("#FFE08A", "#FFE08A"),
}
"""Unreal Estate: the desk, the banners, the paints of the houses."""

ORIGINS = {
    "sand": ("#EBDCC3", "#251F1B"),
    "sand-2": ("#DCC7A3", "#332A24"),
    "sand-3": ("#F6ECDB", "#2E2721"),
    "sand-ink": ("#6B4A2A", "#CDB08C"),
    "clay": ("#B5563A", "#C4664A"),
    "o-red": ("#B8322C", "#C23F38"),
    "o-red-2": ("#DC6A5C", "#DF7163"),
    "o-purple": ("#6C3F96", "#7547A0"),
    "o-purple-2": ("#9D77C2", "#A47FC8"),
    "o-blue": ("#2165A8", "#2C6FB0"),
    "o-blue-2": ("#5C9BD6", "#65A3DC"),
    "o-orange": ("#DE7020", "#DE7426"),
    "o-orange-2": ("#F2A05C", "#F3A766"),
    "o-yellow": ("#E4B725", "#E4B725"),
    "o-yellow-2": ("#F7DC7A", "#F7DC7A"),
    "o-grey": ("#8D877D", "#857F76"),
    "o-grey-2": ("#B9B3A7", "#AFA99E"),
    "farm": ("#A8B56A", "#98A55E"),
    "farm-2": ("#CDB65C", "#BDA752"),
    "stone": ("#7C8089", "#9A9DA4"),
    "food": ("#6E7F1C", "#A6B746"),
    "gold-ink": ("#B07A05", "#E0A730"),
    "wisdom": ("#3E7FA8", "#5BA0CB"),
    "ship": ("#D8DEE2", "#C2CBD1"),
    "ship-2": ("#8FA0AB", "#7F909B"),
}
"""Origins: First Builders: sand, the five colours, goods and ships."""

COLOURS: dict[str, tuple[str, str]] = (
    SITE | STATES | PLAYERS | PIECES | EL_DORADO | BLUE_MOON_CITY | UNREAL_ESTATE | ORIGINS
)
"""Every colour: its name, and its value in the light and in the dark theme."""

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

TEXT_PAIRS: tuple[tuple[str, str], ...] = (
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
    ("print", "banner"),
    ("print", "go-hot"),
    ("go", "go-edge"),
    ("p1-ink", "p1"),
    ("p2-ink", "p2"),
    ("p3-ink", "p3"),
    ("p4-ink", "p4"),
    ("p5-ink", "p5"),
    ("map-ink", "map"),
    ("cream", "jungle-3"),
    ("cream", "river-3"),
    ("village-ink", "village-2"),
    ("cream", "rubble-3"),
    ("cream", "camp-3"),
    ("cream", "vulca"),
    ("cream", "terrah"),
    ("cream", "aqua"),
    ("cream", "flit"),
    ("cream", "khind"),
    ("cream", "mimix"),
    ("print", "hoax"),
    ("print", "pillar"),
    ("rub-ink", "rub-1"),
    ("rub-ink", "rub-2"),
    ("rub-ink", "sky-1"),
    ("moon", "sky-2"),
    ("print", "lit-1"),
    ("cream", "special"),
    ("desk-ink", "desk"),
    ("sand-ink", "sand"),
    ("sand-ink", "sand-3"),
    ("cream", "night"),
    ("desk-ink", "desk-2"),
    ("cream", "special-2"),
    ("cream", "ue-wood"),
    ("print", "cream"),
    ("go-hot", "go-edge"),
    ("cream", "go-edge"),
    ("moon", "rub-2"),
    ("moon", "sky-1"),
    ("rub-ink", "sky-2"),
    ("print-2", "paper-2"),
    ("cream", "purple-2"),
    ("print", "gold-hi"),
    ("print", "lit-2"),
)
"""Words on a ground: add a pair here before it is used."""

SIGN_PAIRS: tuple[tuple[str, str], ...] = (
    ("jungle-ink", "jungle-1"),
    ("cream", "jungle-2"),
    ("cream", "jungle-4"),
    ("river-ink", "river-1"),
    ("cream", "river-2"),
    ("cream", "river-4"),
    ("village-ink", "village-1"),
    ("cream", "village-3"),
    ("cream", "village-4"),
    ("rubble-ink", "rubble-1"),
    ("cream", "rubble-2"),
    ("camp-ink", "camp-1"),
    ("cream", "camp-2"),
    ("cream", "o-red"),
    ("cream", "o-purple"),
    ("cream", "o-blue"),
    ("print", "o-orange"),
    ("print", "o-yellow"),
    ("stone", "panel"),
    ("stone", "inset"),
    ("food", "inset"),
    ("wisdom", "inset"),
    ("gold-ink", "inset"),
    ("clay", "panel"),
    ("crystal-lo", "cream"),
    ("crystal", "rub-2"),
    ("gold-hi", "rub-2"),
    ("gold-lo", "cream"),
    ("gold-ink", "panel"),
    ("cream", "ue-teal-2"),
    ("crystal", "rub-1"),
    ("gold-hi", "rub-1"),
    ("crystal-lo", "paper"),
    ("gold-lo", "paper"),
    ("crystal-lo", "paper-2"),
    ("gold-lo", "paper-2"),
    ("gold-hi", "sky-1"),
    ("gold-hi", "night"),
    ("rub-3", "sky-2"),
    ("go-hot", "rub-1"),
)
"""Signs on a ground."""


def luminance(colour: str) -> float:
    """The relative luminance of `#RRGGBB` (WCAG 2.2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(fore: str, back: str, theme: str = "light") -> float:
    """The contrast ratio of two colours of the palette, 1 to 21 (WCAG 2.2)."""
    one, two = (luminance(value(name, theme)) for name in (fore, back))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)


def value(name: str, theme: str = "light") -> str:
    """A colour as `#RRGGBB`."""
    return COLOURS[name][THEMES.index(theme)]


def class_rules(name: str) -> str:
    """The classes that paint with one colour."""
    return "".join(f".{head}-{name}{{{what}:var(--{name})}}" for head, what in CLASSES.items())


def stylesheet() -> str:
    """The text of `palette.css`. The reader's system chooses the theme unless `<html data-theme>` does."""
    constants = [f"  --{name}: {words};" for name, words in CONSTANTS.items()]
    light = [f"  --{name}: {pair[0]};" for name, pair in COLOURS.items()]
    dark = [f"--{name}: {pair[1]};" for name, pair in COLOURS.items() if pair[0] != pair[1]]
    forced = "\n".join(f"  {row}" for row in ["color-scheme: dark;", *dark])
    asked = "\n".join(f"    {row}" for row in ["color-scheme: dark;", *dark])
    return "\n".join(
        (
            "/* Made by ludoteca.drawing.palette; a test compares the two. */",
            ":root {\n  color-scheme: light;",
            *constants,
            *light,
            "}",
            f'@media (prefers-color-scheme: dark) {{\n  :root:not([data-theme="light"]) {{\n{asked}\n  }}\n}}',
            f':root[data-theme="dark"] {{\n{forced}\n}}',
            *(class_rules(name) for name in COLOURS),
            "",
        )
    )
