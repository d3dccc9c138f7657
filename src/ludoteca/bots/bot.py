"""A bot is named by a text: a level, ``greedy:worlds=5``, or ``package.module:Class`` for a foreign one."""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol

from ..core.game import AnyGame
from .greedy import Greedy
from .ismcts import Ismcts
from .levels import SPECS
from .natural import Natural
from .random import Random
from .sight import Sight


class Bot(Protocol):
    """Whoever can choose an action by sight. It is made with its game and a seed of its own luck."""

    def choose(self, sight: Sight) -> int:
        """One of ``sight.legal``."""


class BotError(ValueError):
    """A text that names no bot."""


OURS: Final = {"random": Random, "natural": Natural, "greedy": Greedy, "ismcts": Ismcts}


def bot(spec: str, game: AnyGame, seed: int) -> Bot:
    """The bot that *spec* names, playing *game*.

    Parameters are joined by colons: ``greedy:worlds=5``. A foreign bot is a class made with the game, the seed and its
    parameters: ``package.module:Class:depth=3``.
    """
    name, *rest = SPECS.get(spec, spec).split(":")
    maker: object = OURS.get(name)
    if maker is None:
        maker = foreign(name, rest.pop(0) if rest else "", spec)
    if not callable(maker):
        raise BotError(f"{spec!r} names no class")
    try:
        made: Bot = maker(game, seed, **parameters(rest, spec))
    except TypeError as error:
        raise BotError(f"{spec!r}: {error}") from error
    return made


def foreign(module: str, name: str, spec: str) -> object:
    """The class *name* of a module that is not ours."""
    known = ", ".join([*SPECS, *OURS])
    if not name:
        raise BotError(f"there is no bot {spec!r}: say {known}, or package.module:Class")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(f"{spec!r}: {error}") from error


def parameters(texts: list[str], spec: str) -> dict[str, int | float | str]:
    """``worlds=5`` as a keyword with a number."""
    found: dict[str, int | float | str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.isidentifier():
            raise BotError(f"{spec!r}: a parameter reads name=value")
        found[name] = number(value)
    return found


def number(text: str) -> int | float | str:
    """The text as a number where it is one."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
