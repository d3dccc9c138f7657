"""The levels that the site offers, from gentle to strong: what each is as a text, and what it is called.

Levels differ in how far they look and in how much they see: a newcomer and a beginner see what an option gives at once,
and the newcomer overlooks many; the practised player a few lines of play, but not every option; the middle level more
lines, the master thousands. How much is overlooked was found by games, for each game (`tools/level.py`), and so was how
near the best a choice of Blue Moon City's beginner must come, where the steps were too high.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from ..core.language.text import catalogue
from ..core.language.text import mark as _

LEVELS: Final[dict[str, str]] = {
    "newcomer": _("Newcomer"),
    "beginner": _("Beginner"),
    "practised": _("Practised"),
    "middle": _("Skilled"),
    "master": _("Master"),
}
CHARACTERS: Final[dict[str, str]] = {
    "newcomer": _("Is playing for the first time: sensible, but forgets half of it."),
    "beginner": _("Takes what looks best right now."),
    "practised": _("Thinks a little ahead and still misses things."),
    "middle": _("Thinks ahead and misses little."),
    "master": _("Weighs thousands of lines of play before every choice."),
}
DEFAULT_LEVEL: Final = "middle"
GENTLEST: Final = "newcomer"  # for whoever has not finished a game yet ...
GENTLE: Final = ("newcomer", "beginner")  # ... and what they are offered first

SPECS: Final[dict[str, str]] = {
    "newcomer": "greedy:worlds=1:slack=0.2",
    "beginner": "greedy:worlds=1:slack=0.2",
    "practised": "ismcts:playouts=40:seconds=2.0:slack=0.05",
    "middle": "ismcts:playouts=400:seconds=2.0:slack=0.05",
    "master": "ismcts:playouts=3000:seconds=4.0",
}
FITTED: Final[dict[str, dict[str, dict[str, float]]]] = json.loads(  # what a level has of its own in a game
    files(__package__).joinpath("levels.json").read_text(encoding="utf-8")
)
FEWEST: Final = 40  # playouts: who searches less plays by hints
USUAL: Final = {"newcomer": {"overlook": 0.5}, "practised": {"overlook": 0.2}}  # where nobody has found it out


def spec_of(spec: str, game: str) -> str:
    """The text of a level in a game, with what stands behind it (a style); any other bot is its own text."""
    level, colon, rest = spec.partition(":")
    if level not in SPECS:
        return spec
    kind, *parts = SPECS[level].split(":")
    values = dict([part.split("=") for part in parts]) | FITTED.get(game, USUAL).get(level, {})
    return ":".join([kind, *[f"{name}={value}" for name, value in values.items()]]) + colon + rest


def level_name(spec: str, language: str) -> str:
    """What a bot's level is called; a bot that is no level is called by its text."""
    return catalogue("ludoteca", language).gettext(LEVELS.get(spec, spec))


def level_words(spec: str, language: str) -> str:
    """What somebody of a level is like; nothing about a bot that is no level."""
    return catalogue("ludoteca", language).gettext(CHARACTERS[spec]) if spec in CHARACTERS else ""


def lighter(spec: str, share: int, game: str = "") -> str:
    """The same bot with one *share*-th of its playouts, but not too few of them, for measuring many games."""
    level, colon, rest = spec.partition(":")
    parts = (spec_of(spec, game) if game else SPECS.get(level, level) + colon + rest).split(":")
    for place, part in enumerate(parts):
        name, equals, value = part.partition("=")
        if equals and name == "playouts":
            parts[place] = f"playouts={max(min(FEWEST, int(value)), int(value) // share)}"
    return ":".join(parts)
