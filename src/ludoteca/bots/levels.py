"""The bots that the site offers, from gentle to strong, and what they are called."""

from __future__ import annotations

from typing import Final

from ..core.text import catalogue
from ..core.text import mark as _

LEVELS: Final[dict[str, str]] = {
    "random": _("Carefree"),
    "greedy": _("Keen"),
}


def level_name(spec: str, language: str) -> str:
    """What a bot's level is called; a foreign bot is called by its text."""
    return catalogue("ludoteca", language).gettext(LEVELS.get(spec, spec))
