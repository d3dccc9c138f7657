"""Words for the tests: set a table, play lines, ask what is offered and why something is not."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.games.blue_moon_city import BLUE_MOON_CITY
from ludoteca.games.blue_moon_city.position import position, tile_of
from ludoteca.games.blue_moon_city.rules.table import City

GAME: Final = BLUE_MOON_CITY


def table(seats: int = 2, **things: Any) -> City:
    """A position set by hand."""
    return position(seats, Chance(1), **things)


def play(city: City, *lines: str) -> City:
    """Play lines that must be legal."""
    for line in lines:
        action = GAME.actions.read(line)
        assert action in city.legal, f"{line!r} is not offered: {why(city, line)}; {offered(city)}"
        city.play(action)
    return city


def offered(city: City, verb: str = "") -> list[str]:
    """The actions on offer, or those of one verb."""
    lines = [GAME.actions.write(action) for action in city.legal]
    return [line for line in lines if not verb or line.split()[0] == verb]


def why(city: City, line: str) -> str | None:
    """Why the actor may not do this; nothing if it may."""
    return GAME.explain(city, city.actor, GAME.actions.read(line))


def markers_on(city: City, tile: str) -> list[int]:
    """Whose markers cover a tile, from the left; -1 for nobody's."""
    return city.tile_owners(tile_of(tile))


def is_rebuilt(city: City, tile: str) -> bool:
    """Whether a tile shows its rebuilt side."""
    return city.rebuilt[tile_of(tile)]


def at(city: City, seat: int) -> str:
    """Where a figure stands."""
    return GAME.actions.write(city.figures[seat]).removeprefix("step ")


def skip_turn(city: City) -> City:
    """End the turn without doing anything more."""
    turns = city.turns
    for line in ("end-movement", "end-contribution", "skip-special", "draw"):
        if city.turns == turns and not city.over and line in offered(city):
            play(city, line)
    return city
