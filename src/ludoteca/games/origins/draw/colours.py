"""The colours of Origins: First Builders, by day and by night, and which may lie on which."""

from __future__ import annotations

COLOURS = {
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
    "wisdom": ("#3E7FA8", "#5BA0CB"),
    "ship": ("#D8DEE2", "#C2CBD1"),
    "ship-2": ("#8FA0AB", "#7F909B"),
}
"""Sand, the five colours, goods and ships."""

WORDS_ON: tuple[tuple[str, str], ...] = (
    ("sand-ink", "sand"),
    ("sand-ink", "sand-3"),
)
"""Words on a ground: add a pair here before it is used."""

SIGNS_ON: tuple[tuple[str, str], ...] = (
    ("cream", "o-red"),
    ("cream", "o-purple"),
    ("cream", "o-blue"),
    ("print", "o-orange"),
    ("print", "o-yellow"),
    ("stone", "panel"),
    ("stone", "inset"),
    ("food", "inset"),
    ("wisdom", "inset"),
    ("clay", "panel"),
)
"""Signs on a ground."""
