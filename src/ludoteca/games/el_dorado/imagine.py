"""What a seat may guess: a table in which everything it cannot see is dealt again."""

from __future__ import annotations

from bisect import insort

from ...core.chance import Chance
from .data import KINDS, STRENGTH, WORTH
from .rules.table import Expedition

TRIES = 40  # deals before fitting cards are put where they must be


def imagine(table: Expedition, seat: int, chance: Chance) -> Expedition:
    """A clone in which the other hands are dealt again from each player's own unseen cards.

    Draw piles and the bag of cave tokens have no order, so sorting them is enough. What everybody can tell to be in a
    hand stays there, and whoever is asked can answer. Nothing in a seat's own legal list depends on the others' hands.
    """
    twin = table.clone(chance)
    if twin.bag:
        twin.bag = sorted(twin.bag)
    for other in range(table.seats):
        twin.draws[other] = sorted(twin.draws[other])
        if other != seat:
            deal_again(twin, other, chance)
    twin.ask_anew()
    return twin


def deal_again(twin: Expedition, other: int, chance: Chance) -> None:
    """Deal the unseen cards of a player to hand and draw pile; the player to act must be able to answer."""
    count = len(twin.hands[other]) - len(twin.known[other])
    if not count:
        return
    pool = unseen(twin, other)
    asked = twin.actor == other
    for _ in range(TRIES):
        deal(twin, other, pool, count, chance)
        if not asked or twin.agenda[-1].options(twin):
            return
    for first in favourites(pool):
        put(twin, other, pool, count, first)
        if twin.agenda[-1].options(twin):
            return


def unseen(table: Expedition, other: int) -> list[int]:
    """The cards of a player that others cannot place, sorted: equal seeds give equal worlds."""
    pool = table.hands[other] + table.draws[other]
    for card in table.known[other]:
        pool.remove(card)
    pool.sort()
    return pool


def deal(twin: Expedition, other: int, pool: list[int], count: int, chance: Chance) -> None:
    """Deal *count* cards of the pool to the hand, the rest is the draw pile."""
    rest = pool.copy()
    hand = twin.known[other].copy()
    for _ in range(count):
        insort(hand, chance.draw(rest))
    rest.sort()
    twin.hands[other] = hand
    twin.draws[other] = rest


def favourites(pool: list[int]) -> list[list[int]]:
    """Cards that may make a payment possible where luck hardly would: nothing special, one card, or two."""
    kinds = sorted(set(pool))
    pairs = [[one, two] for one in kinds for two in kinds if one < two or pool.count(one) > 1]
    return [[], *[[kind] for kind in kinds], *pairs]


def put(twin: Expedition, other: int, pool: list[int], count: int, first: list[int]) -> None:
    """Give the hand the cards *first*, then what pays most."""
    rest = sorted(pool, key=strongest)
    chosen = first[:count]
    for card in chosen:
        rest.remove(card)
    while len(chosen) < count:
        chosen.append(rest.pop())
    twin.hands[other] = sorted(twin.known[other] + chosen)
    twin.draws[other] = sorted(rest)


def strongest(card: int) -> tuple[bool, int, int, int]:
    """Usable cards pay more than those gained this turn, then by coins, then by power."""
    return (card < KINDS, WORTH[card % KINDS], STRENGTH[card % KINDS], card)
