"""A position set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.chance import Chance
from ludoteca.core.setup.setting import check_copies, check_seat, check_seats, for_each, number_of

from .data import COPIES, KINDS, SEATS, all_cards
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
    check_seats(seats, SEATS)
    check_seat(turn, seats, "turn")
    ferry = Ferry(seats, chance)
    ferry.convoy = convoy
    ferry.hands = [sorted(cargo(names)) for names in for_each(hands, seats, (), "hands")]
    ferry.market, ferry.sunk = cargo(market), cargo(sunk)
    ferry.coins = for_each(coins, seats, 0, "coins")
    ferry.bag = rest(ferry) if bag is None else cargo(bag)
    ferry.then([Turn(turn)])
    ferry.advance()
    return ferry


def cargo(names: Names) -> list[int]:
    """Cards by their kind."""
    return [number_of(name, KINDS, "cargo") for name in names]


def rest(ferry: Ferry) -> list[int]:
    """All cards that lie nowhere else."""
    lying = [*ferry.market, *ferry.sunk, *[kind for hand in ferry.hands for kind in hand]]
    check_copies([lying.count(kind) for kind in range(len(KINDS))], COPIES, KINDS)
    left = all_cards()
    for kind in lying:
        left.remove(kind)
    return left
