"""The shelf: every game, by name."""

from __future__ import annotations

from collections import ChainMap
from importlib import import_module

from ..core.game import AnyGame
from ..core.records.record import rules_of

FOLDERS = (
    "el_dorado",
    "blue_moon_city",
    "unreal_estate",
    "origins",
)
"""The games in the order in which they are offered. A game is a folder here and a line in this list."""

EARLIER_FOLDERS: tuple[str, ...] = ()
"""Games as they were before their rules changed, each in a folder of its own, for tables that were begun with them."""


def game_in(folder: str) -> AnyGame:
    """The game in a folder: ``unreal_estate`` holds one object, UNREAL_ESTATE."""
    game: AnyGame = getattr(import_module(f".{folder}", __name__), folder.upper())
    return game


class Shelf(dict[str, AnyGame]):
    """Games by name. ``GAMES["el_dorado"]`` finds El Dorado too; `in` and `get` know the exact names only."""

    def __missing__(self, name: object) -> AnyGame:
        spelt = "-".join(str(name).replace("_", " ").replace("-", " ").lower().split())
        for game in self.values():
            if spelt in (game.name, game.name.replace("-", "")):
                return game
        raise NoGame(f"there is no game {str(name)[:40]!r}: there is {', '.join(self)}")


class NoGame(KeyError):
    """A name that no game has, and what there is."""

    def __str__(self) -> str:
        return str(self.args[0])  # a KeyError would put it into quotes


GAMES: Shelf = Shelf({game.name: game for game in map(game_in, FOLDERS)})
EARLIER: dict[str, AnyGame] = {rules_of(game): game for game in map(game_in, EARLIER_FOLDERS)}
READABLE: ChainMap[str, AnyGame] = ChainMap(GAMES, EARLIER)
"""Every game whose records can be read: what is offered by name, and what is not offered any more by its rules."""
