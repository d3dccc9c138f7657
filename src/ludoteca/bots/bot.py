"""A bot is named by a text: a level, ``greedy:worlds=5``, or ``package.module:Class`` for a foreign one."""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol

from ..core.game import AnyGame
from .forgetful import Forgetful
from .ismcts import Ismcts
from .levels import SPECS, spec_of
from .sight import Sight
from .simple.greedy import Greedy
from .simple.natural import Natural
from .simple.random import Random
from .styles import STYLE, styled


class Bot(Protocol):
    """Whoever can choose an action by sight. It is made with its game and a seed of its own luck.

    One bot plays one seat of one game. What it keeps between its choices is its own; it never sees the position.
    """

    def choose(self, sight: Sight) -> int:
        """One of ``sight.legal``."""


class BotError(ValueError):
    """A text that names no bot."""


OURS: Final = {"random": Random, "natural": Natural, "greedy": Greedy, "ismcts": Ismcts}


def bot(spec: str, game: AnyGame, seed: int) -> Bot:
    """The bot that *spec* names, playing *game*.

    Parameters are joined by colons: ``greedy:worlds=5``; with ``overlook=0.2`` any bot does not see every option, and
    with ``style=sprinter`` a level, or any bot of ours, leans to a style of the game. A foreign bot is a class made
    with the game, the seed and its parameters: ``package.module:Class:depth=3``. What names no bot is refused with a
    `BotError`.

    >>> from ludoteca import GAMES, Chance, Sight, bot
    >>> game = GAMES["unreal-estate"]
    >>> state = game.new(2, Chance(7))
    >>> chosen = bot("greedy:worlds=5", game, seed=1).choose(Sight(game, state, state.actor, seconds=1.0))
    >>> chosen in state.legal
    True
    """
    name, *rest = spec_of(spec, game.name).split(":")
    maker: object = OURS.get(name)
    if maker is None:
        maker = foreign(name, rest.pop(0) if rest else "", spec)
    if not callable(maker):
        raise BotError(f"{spec!r} names no class")
    named = parameters(rest, spec)
    if name in OURS and STYLE in named:
        game = leaning(game, str(named.pop(STYLE)), spec)
    overlook = named.pop("overlook", 0.0)
    if isinstance(overlook, str) or not 0.0 <= overlook < 1.0:
        raise BotError(f"{spec!r}: overlook is a probability below 1")
    try:
        made: Bot = maker(game, seed, **named)
    except TypeError as error:
        raise BotError(f"{spec!r}: {error}") from error
    return Forgetful(made, game, seed + 1, overlook) if overlook else made


def leaning(game: AnyGame, style: str, spec: str) -> AnyGame:
    """The game as somebody sees it who leans to one of its styles."""
    if style not in game.styles:
        known = f"{game.name} has {', '.join(game.styles)}" if game.styles else f"{game.name} has no styles"
        raise BotError(f"{spec!r}: there is no style {style!r}, {known}")
    return styled(game, style)


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
