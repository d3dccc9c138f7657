"""Words for telling examples of Origins."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.story import Event, Story
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.data import COLOURS, DICE, DIE_KINDS, RESOURCES, TILE_IDS
from ludoteca.games.origins.rules.table import Realm


def realm(seats: int, *players: dict[str, Any], **things: Any) -> Realm:
    """A table with these players."""
    chance = things.pop("chance", None) or Chance(5)
    return ORIGINS.position(seats, chance, players=players, **things)


def play(state: Realm, *lines: str) -> None:
    """Play these lines; each must be legal."""
    for line in lines:
        assert line in offered(state), f"{line} is not among {offered(state)}"
        state.play(ORIGINS.actions.read(line))


def told(state: Realm, *lines: str) -> list[Event]:
    """Play these lines and hear what is told."""
    state.story = story = Story()
    play(state, *lines)
    state.story = None
    return story.events


def offered(state: Realm) -> list[str]:
    """What may be chosen now."""
    return [ORIGINS.actions.write(action) for action in state.legal]


def verbs(state: Realm) -> set[str]:
    """The verbs of what may be chosen now."""
    return {line.split()[0] for line in offered(state)}


def why_not(state: Realm, line: str) -> str | None:
    """The reason against a line."""
    return ORIGINS.explain(state, state.actor, ORIGINS.actions.read(line))


def stock(state: Realm, seat: int = 0) -> dict[str, int]:
    """A player's resources."""
    return {name: state.stock[4 * seat + number] for number, name in enumerate(RESOURCES)}


def dice(numbers: list[int]) -> list[str]:
    """Dice by name."""
    return [DICE[number] for number in numbers]


def people(state: Realm, seat: int = 0) -> list[str]:
    """A player's Freemen: "red-3" at home, "red-3@2" on site 2."""
    found = []
    for freeman in state.freemen[seat]:
        place, die = divmod(freeman, DIE_KINDS)
        found.append(DICE[die] + (f"@{place}" if place else ""))
    return found


def tiles(designs: list[int]) -> list[str]:
    """Tiles by name."""
    return [TILE_IDS[design].replace("_", "-") for design in designs]


def colours(numbers: list[int]) -> list[str]:
    """Colours by name."""
    return [COLOURS[number] for number in numbers]


def tower(state: Realm, seat: int, colour: str) -> int:
    """The height of a tower."""
    return state.towers[len(COLOURS) * seat + COLOURS.index(colour)]


def top_up(name: str) -> dict[str, int]:
    """A supply with dice of every colour but this one."""
    return {colour: 0 if colour == name else 3 for colour in COLOURS}


# A city with one complete block to the right of Palace and Agora: its lower left cell is 0,0.
BLOCK = {"1,0": "mint", "1,1": "outpost"}
