"""What people are called."""

from __future__ import annotations

import unicodedata

from django.utils.translation import gettext as _

from .models import Player

LONGEST = 24  # letters


def called(player: Player | None) -> str:
    """A player's name, in the language that is spoken now."""
    if player is None:
        return ""
    return player.name or guest_name(player.number)


def guest_name(number: int) -> str:
    """The name of a guest who has not said one, in the language that is spoken now."""
    return _("Guest %(number)s") % {"number": number}


def clean(name: str) -> str:
    """A name that can be shown: one line, nothing invisible, not too long."""
    visible = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else " " for letter in name[:200])
    return " ".join(visible.split())[:LONGEST].strip()
