"""A position set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.chance import Chance

from .data import KINDS, all_cards
from .rules.table import Ferry
from .rules.turns import Turn

Names = Sequence[str]


def position(
    seats: int,
    chance: Chance,
    *,
    hands: Sequence[Names] = (),
    market: Names = (),
    sunk: Names = (),
    bag: Names | None = None,
    coins: Sequence[int] = (),
    convoy: int = 3,
    turn: int = 0,
) -> Ferry:
    """A player is about to take a turn. Cargo by its names; what is not named is empty, the bag holds all the rest."""
    ferry = Ferry(seats, chance)
    ferry.convoy = convoy
    for seat, names in enumerate(hands):
        ferry.hands[seat] = cargo(names)
    ferry.market, ferry.sunk = cargo(market), cargo(sunk)
    ferry.coins = [*coins, *[0] * (seats - len(coins))]
    ferry.bag = rest(ferry) if bag is None else cargo(bag)
    ferry.then([Turn(turn)])
    ferry.advance()
    return ferry


def cargo(names: Names) -> list[int]:
    """Cards by their kind, sorted."""
    unknown = [name for name in names if name not in KINDS]
    if unknown:
        raise ValueError(f"there is no cargo {unknown[0]!r}")
    return sorted([KINDS.index(name) for name in names])


def rest(ferry: Ferry) -> list[int]:
    """All cards that lie nowhere else."""
    left = all_cards()
    for kind in [*ferry.market, *ferry.sunk, *[kind for hand in ferry.hands for kind in hand]]:
        left.remove(kind)
    return left
