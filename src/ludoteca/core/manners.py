"""What Python expects of a value: that it is pickled, copied, compared and printed, and that a notebook shows it.

A compiled class can do none of it by itself. A step and a position are pickled as their fields, luck as its kind and
its fields; a position knows its game by the folder in which both live, and whoever can draw it has said so here.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from .chance import AsWritten, Chance, NotedChance, ScriptedChance, SecureChance

PASSING: Final = ("chance", "story", "moment")  # what belongs to the playing of a position, not to the position

_homes: Final[dict[str, Any]] = {}  # games, by the module of their class
_painters: Final[list[Callable[[Any], str]]] = []  # whoever can draw a position as SVG


def fields_of(thing: object) -> dict[str, Any]:
    """Every field of a thing by its name, compiled or not."""
    names = getattr(type(thing), "__mypyc_attrs__", ())
    found = {name: getattr(thing, name) for name in names if name != "__dict__" and hasattr(thing, name)}
    found.update(getattr(thing, "__dict__", {}))
    return found


def listed_fields(thing: object) -> str:
    """The fields of a thing as its `repr` tells them: ``Walk(pawn=0, power=2, seat=1)``."""
    return f"{type(thing).__name__}({', '.join([f'{name}={value!r}' for name, value in fields_of(thing).items()])})"


def rebuilt(kind: Any, first: dict[str, Any], later: dict[str, Any]) -> Any:
    """A thing made anew: its constructor takes what is *first*, and the other fields are set *later*."""
    thing = kind(**first)
    for name, value in later.items():
        setattr(thing, name, value)
    return thing


# -- luck --------------------------------------------------------------------------------------------------------------


def same_luck(chance: Chance) -> Chance:
    """Luck that picks what *chance* would pick, and takes nothing from it."""
    return deepcopy(chance)


def reduced_luck(chance: Chance) -> tuple[Any, ...]:
    """Luck as pickle and copy want it: its kind, and where it goes on."""
    return lucky, (type(chance), fields_of(chance))


def lucky(kind: type[Chance], fields: dict[str, Any]) -> Chance:
    """Luck of one of our kinds that goes on where another was."""
    begun: dict[Any, list[Any]] = {Chance: [1], ScriptedChance: [[]], NotedChance: [Chance(1)]}
    luck: Any = kind
    luck = luck(*begun.get(kind, []))
    for name, value in fields.items():
        setattr(luck, name, value)
    return luck  # type: ignore[no-any-return]


for _kind in (Chance, SecureChance, AsWritten, ScriptedChance, NotedChance):
    copyreg.pickle(_kind, reduced_luck)


# -- positions ---------------------------------------------------------------------------------------------------------


def same_position(one: object, other: object) -> bool:
    """Whether on two tables lies the same, and the same is still to happen; whatever luck will bring."""
    if type(one) is not type(other):
        return False
    mine, theirs = fields_of(one), fields_of(other)
    for name in mine:
        # A thing that a game made for itself tells in its `repr` all that it has of its own.
        if name not in PASSING and mine[name] != theirs[name] and repr(mine[name]) != repr(theirs[name]):
            return False
    return True


def at_home(game: Any) -> None:
    """A game says where it lives: positions of the same folder are its own."""
    _homes.setdefault(type(game).__module__, game)


def game_of(state: object) -> Any:
    """The game that a position belongs to; None if no game lives in its folder."""
    home = type(state).__module__
    while home and home not in _homes:
        home = home.rpartition(".")[0]
    return _homes.get(home)


def paints(painter: Callable[[Any], str]) -> None:
    """Somebody who can draw positions says so."""
    _painters[:] = [painter]


def painted(state: object) -> str | None:
    """A position as SVG; nothing where nobody can draw it."""
    return _painters[0](state) if _painters and game_of(state) is not None else None
