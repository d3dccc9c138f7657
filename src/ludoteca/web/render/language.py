"""The language that is spoken now."""

from __future__ import annotations

from django.utils import translation

from ...core.game import AnyGame
from ...core.text import Words


def language() -> str:
    """The language that is spoken now, as Django calls it."""
    return translation.get_language() or "en"


def words_of(game: AnyGame, spoken: str = "") -> Words:
    """The words of a game in a language, as Django calls it; where none is named, in the one that is spoken now."""
    return game.words(translation.to_locale(spoken or language()))
