"""The shelf: every game, by name."""

from __future__ import annotations

from importlib import import_module

from ..core.game import AnyGame

FOLDERS = (
    "el_dorado",
    "blue_moon_city",
    "unreal_estate",
    "origins",
)
"""The games in the order in which they are offered. A game is a folder here and a line in this list."""


def game_in(folder: str) -> AnyGame:
    """The game in a folder: ``unreal_estate`` holds one object, UNREAL_ESTATE."""
    game: AnyGame = getattr(import_module(f".{folder}", __name__), folder.upper())
    return game


GAMES: dict[str, AnyGame] = {game.name: game for game in map(game_in, FOLDERS)}
