"""The bots as people at the table: a name, and a word about each. It changes how they look, never how they play."""

from __future__ import annotations

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

CHARACTERS: dict[str, Promise] = {
    "Otto": _("Counts twice, plays once."),
    "Ada": _("Had the first idea and stands by it."),
    "Iara": _("Calm water, deep thoughts."),
    "Nico": _("Shuffles even when nobody asks."),
    "Beatriz": _("Reads the rules for pleasure."),
    "Tomé": _("Believes it when it is on the table."),
    "Lila": _("Hums while thinking."),
    "Caio": _("Loses with style, wins with more."),
    "Edda": _("Remembers every card you took."),
    "Ruben": _("Brings biscuits, keeps the dice."),
}


def bot_name(taken: list[str], salt: str) -> str:
    """A name for a bot that nobody at the table has."""
    names = list(CHARACTERS)
    first = sum(map(ord, salt)) % len(names)
    return next(name for name in names[first:] + names[:first] if name not in taken)


def character(bot: str, name: str) -> str:
    """A word about a bot, in the language that is spoken now; nothing about people."""
    return str(CHARACTERS.get(name, "")) if bot else ""
