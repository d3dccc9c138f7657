"""The things of a table set by hand, by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.setup.setting import check_number, number_of
from .data import (
    CARD_IDS,
    CELL_NAMES,
    COLOURS,
    DICE,
    DIE_KINDS,
    SITES,
    SPEAKER_LEAST,
    SPEAKER_TOP,
    TILE_IDS,
)
from .rules.table import Realm

Names = Sequence[str]


def tile_of(name: str) -> int:
    """The building with this name."""
    return number_of(name, TILE_IDS, "tile")


def die_of(name: str) -> int:
    """The die with this name: "red-3"."""
    return number_of(name, DICE, "die")


def cell_of(name: str) -> int:
    """The cell with this name: "0,1"."""
    return number_of(name, CELL_NAMES, "cell")


def district_of(name: str) -> int:
    """The district card with this name: "d05"."""
    return number_of(name, CARD_IDS, "district card")


def colours_of(names: Names) -> list[int]:
    """The colours with these names."""
    return [number_of(name, COLOURS, "colour") for name in names]


def by_colour(counts: Mapping[str, int], owner: str) -> list[int]:
    """How many there are of each colour; of those not named none."""
    check(counts, COLOURS, owner)
    return [counts.get(name, 0) for name in COLOURS]


def speakers_of(values: Sequence[int]) -> list[int]:
    """Speakers with these values."""
    return [check_number(value, SPEAKER_LEAST, SPEAKER_TOP, "a speaker") for value in values]


def freeman_of(name: str) -> int:
    """A Freeman at home, "red-3", or on a site, "red-3@2"."""
    die, _, site = name.partition("@")
    return DIE_KINDS * (site_of(site) if site else 0) + die_of(die)


def site_of(site: int | str) -> int:
    """The number of a site, from 1."""
    if str(site) not in [str(number + 1) for number in range(SITES)]:
        raise ValueError(f"there is no site {str(site)[:40]}")
    return int(site)


def exactly(given: Sequence[Any], count: int, what: str) -> list[Any]:
    """A list that must have so many things."""
    if len(given) != count:
        raise ValueError(f"{what}: there are {count} of them, not {len(given)}")
    return list(given)


def order_of(realm: Realm, order: Sequence[int], what: str) -> list[int]:
    """The order of the players' discs, which names every seat once."""
    if sorted(order) != list(range(realm.seats)):
        raise ValueError(f"{what}: {list(order)} does not name every seat once")
    return list(order)


def check(things: Mapping[str, Any], known: Sequence[str], owner: str) -> None:
    """Refuse a thing that is not known."""
    for name in things:
        if name not in known:
            raise ValueError(f"{owner} has no {name[:40]!r}")
