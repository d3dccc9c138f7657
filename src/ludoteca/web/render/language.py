"""The language that is spoken now, and what is said in it again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps

from django.utils import translation

from ...core.game import AnyGame
from ...core.language.text import Words

SPOKEN: ContextVar[str] = ContextVar("spoken", default="")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language meanwhile. Django is told, too, but to ask it which one it is takes a hundred times as long."""
    if SPOKEN.get() == language:
        yield
        return
    before = SPOKEN.set(language)
    try:
        with translation.override(language):
            yield
    finally:
        SPOKEN.reset(before)


def speak_on(language: str) -> None:
    """Speak a language from now on, in a thread that mostly speaks the same as before."""
    if SPOKEN.get() != language:
        SPOKEN.set(language)
        translation.activate(language)


def language() -> str:
    """The language that is spoken now, as Django calls it."""
    return SPOKEN.get() or translation.get_language() or "en"


def words_of(game: AnyGame, spoken: str = "") -> Words:
    """The words of a game in a language, as Django calls it; where none is named, in the one that is spoken now."""
    return words_in(game, spoken or language())


@lru_cache(maxsize=64)
def words_in(game: AnyGame, spoken: str) -> Words:
    """The words of a game in a language, made once."""
    return game.words(translation.to_locale(spoken))


def once(make: Callable[..., str]) -> Callable[..., str]:
    """Have the same made of the same things only once in each language.

    Whatever is made so asks `gettext` of this room: Django is not told the language, for that takes as long again.
    """

    @lru_cache(maxsize=4096)
    def made(spoken: str, *things: Hashable) -> str:
        before = SPOKEN.set(spoken)
        try:
            return make(*things)
        finally:
            SPOKEN.reset(before)

    @wraps(make)
    def kept(*things: Hashable) -> str:
        return made(SPOKEN.get() or language(), *things)

    return kept


def gettext(sentence: str) -> str:
    """A sentence of ours in the language that is spoken now; looked up only once."""
    return translated(SPOKEN.get() or language(), sentence)


@lru_cache(maxsize=4096)
def translated(spoken: str, sentence: str) -> str:
    """A sentence of ours in a language. Django is told which: what is kept must be true, whatever it speaks now."""
    with translation.override(spoken):
        return translation.gettext(sentence)
