"""The levels that the site offers, from gentle to strong: what each is as a text, and what it is called.

Levels differ in how far they look, not in how often they stumble: a beginner sees what an option gives at once, the
middle level a few lines of play, the master thousands.
"""

from __future__ import annotations

from typing import Final

from ..core.text import catalogue
from ..core.text import mark as _

LEVELS: Final[dict[str, str]] = {
    "beginner": _("Beginner"),
    "middle": _("Skilled"),
    "master": _("Master"),
}
DEFAULT_LEVEL: Final = "middle"
GENTLEST: Final = "beginner"  # for whoever has not finished a game yet

SPECS: Final[dict[str, str]] = {
    "beginner": "greedy:worlds=1:slack=0.2",
    "middle": "ismcts:playouts=400:seconds=1.0:slack=0.05",
    "master": "ismcts:playouts=3000:seconds=2.0",
}


def level_name(spec: str, language: str) -> str:
    """What a bot's level is called; a bot that is no level is called by its text."""
    return catalogue("ludoteca", language).gettext(LEVELS.get(spec, spec))


def lighter(spec: str, share: int) -> str:
    """The same bot with one *share*-th of its playouts, for measuring many games."""
    parts = SPECS.get(spec, spec).split(":")
    for place, part in enumerate(parts):
        name, equals, value = part.partition("=")
        if equals and name == "playouts":
            parts[place] = f"playouts={max(1, int(value) // share)}"
    return ":".join(parts)
