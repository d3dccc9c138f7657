"""What tells how a race goes on: the numbers that the net looks at, each of the order of 1."""

from __future__ import annotations

from math import log
from typing import Final

from ..data import BLOCKADE_POWER, BLOCKADE_TERRAIN, RUBBLE, TOKEN_POWER
from ..rules.route import Route
from ..rules.table import Expedition
from .journey import NEEDS
from .pace import Pace

SOON: Final = 4  # steps
PAWN_SIGNS: Final = 13  # of each pawn
PAWNS: Final = 2  # of each player, at the most
TOKEN: Final = 0.25  # turns that a token saves ...
TOKEN_EACH: Final = 0.15  # ... and by its power
FAR: Final = 1e9

# -- what lasts while deck, pawns and blockades are the same -----------------------------------------------------------


def lasting(pace: Pace, route: Route) -> list[float]:
    """What a player's deck, pawns and blockades tell: it stays the same for all positions that share a pace."""
    deck, left = pace.deck, pace.left()
    found = [left / 10, log(1.0 + left), pace.machete, pace.paddle, pace.coin, pace.seen / 4]
    found += [pace.blockades() / 3 if pace.pawns else 0.0, pace.purse(left), pace.items() if deck.once else 0.0]
    found += [len(pace.pawns) - 1.0, deck.size / 10, deck.machetes / 5, deck.paddles / 5, deck.coins / 5]
    found += [deck.machete / 2, deck.paddle / 2, deck.coin / 2, deck.money / 10, deck.draws / 2, float(deck.once)]
    found += blocked(pace)
    pawns = sorted(pace.pawns, key=pace.from_space, reverse=True)
    for space in pawns:
        found += ahead(pace, route, space)
    return found + [0.0] * (PAWN_SIGNS * (PAWNS - len(pawns)))


def blocked(pace: Pace) -> list[float]:
    """The power of the blockades by terrain, how many there are, and the power that no card has."""
    found = [0.0] * 6
    for number in pace.lying:
        if number:
            terrain, power = BLOCKADE_TERRAIN[number], BLOCKADE_POWER[number]
            found[terrain] += power / 2
            found[4] += 0.5
            if terrain < RUBBLE:
                found[5] += max(0, power - pace.deck.strongest(terrain)) / 2
    return found


def ahead(pace: Pace, route: Route, space: int) -> list[float]:
    """What a pawn has before it: turns, steps, and needs, on the whole way and on the next steps."""
    onward, needs, later = pace.journey.onward, pace.needs, space
    for _ in range(SOON):
        later = onward[later]
    start, soon = space * NEEDS, later * NEEDS
    turns = pace.from_space(space)
    found = [turns / 10, route.steps_left[space] / 10]
    found += [needs[start + need] / 8 for need in range(NEEDS - 1)]
    found.append(needs[start + NEEDS - 1] / 2)
    found += [(needs[start + need] - needs[soon + need]) / 4 for need in range(NEEDS - 1)]
    found.append((needs[start + NEEDS - 1] - needs[soon + NEEDS - 1]) / 2)
    found.append((turns - pace.from_space(later)) / 3)
    return found


# -- what passes -------------------------------------------------------------------------------------------------------


def passing(table: Expedition, seat: int, left: list[float]) -> list[float]:
    """Whose turn it is, what was gained on the way, and how far the others have to go; *left* is everybody's way."""
    nearest, together, rank, best = FAR, 0.0, rank_of_taken(table, seat), -1
    for other in range(table.seats):
        if other != seat:
            nearest = min(nearest, left[other])
            together += left[other]
            best = max(best, rank_of_taken(table, other))
    return [
        tokens_kept(table, seat),
        1.0 if table.agenda[-1].seat == seat else 0.0,
        turn_to_come(table, seat),
        float((seat - table.first) % table.seats),
        len(table.taken[seat]) / 2,
        1.0 if rank > best else (-1.0 if rank < best else 0.0),
        1.0 if seat in table.arrivals else 0.0,
        nearest / 10,
        log(1.0 + nearest),
        together / (table.seats - 1) / 10,
        table.round / 10,
    ]


def rank_of_taken(table: Expedition, seat: int) -> int:
    """How far the blockades taken go in a tie (§13.3)."""
    taken = table.taken[seat]
    return 10 * len(taken) + max(taken, default=0)


def tokens_kept(table: Expedition, seat: int) -> float:
    """The turns that cave tokens may save."""
    found = 0.0
    for token in table.tokens[seat]:
        found += TOKEN + TOKEN_EACH * TOKEN_POWER[token]
    return found


def turn_to_come(table: Expedition, seat: int) -> float:
    """Whether the seat still has its whole turn before it in this round."""
    if not table.agenda:
        return 0.0
    place, now = (seat - table.first) % table.seats, (table.agenda[-1].seat - table.first) % table.seats
    return 1.0 if place > now else 0.0
