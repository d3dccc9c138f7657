"""What a position of Unreal Estate holds for everybody: whose turn comes when, and who is first at which pile."""

from __future__ import annotations

from typing import Final

from ..data import ACTIONS_EACH, BUILDINGS, VALUE
from ..rules.rounds import Turn
from ..rules.sets import FinalSet
from ..rules.table import Estate, points
from .outlook import Outlook, rival

SPITE: Final = 0.4  # what it counts, in a race, to take a set away from another


class Survey:
    """What all seats look at; made once for a position."""

    def __init__(self, estate: Estate, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.bargains: Final = bargains(estate, outlook)
        self.order: Final = order(estate)  # who acts, from now to the end of the round
        self.next: Final = following(estate)  # who begins the next round, or the final scoring
        self.takings: Final = race(estate, self.order, self.next)


def bargains(estate: Estate, outlook: Outlook) -> list[int]:
    """What a card of the proposal table would be worth with the plans in the drawer, the best first."""
    found: list[int] = []
    for b in range(BUILDINGS):
        for _ in range(outlook.lying[b]):
            found.append(VALUE[b] * estate.drawer[b])
    found.sort()
    found.reverse()
    return found


def order(estate: Estate) -> list[int]:
    """Who acts, from now to the end of the round or of the game."""
    if not estate.agenda:
        return []
    step, seats = estate.agenda[-1], estate.seats
    if isinstance(step, FinalSet):
        return [(estate.first + place) % seats for place in range((step.seat - estate.first) % seats, seats)]
    turns = [(estate.first + place) % seats for place in range(estate.acted, seats * ACTIONS_EACH[seats])]
    if isinstance(step, Turn) and step.extra:
        turns.insert(0, step.seat)
    return turns


def following(estate: Estate) -> int:
    """Who begins the next round or the final scoring; -1 if nothing follows."""
    if not estate.agenda or isinstance(estate.agenda[-1], FinalSet):
        return -1
    return (estate.first + 1) % estate.seats


def race(estate: Estate, turns: list[int], then: int) -> list[int]:
    """What everybody would score if all did nothing but score their sets from now on, each in turn."""
    drawer, seats = estate.drawer.copy(), estate.seats
    taken, piled = [0] * seats, estate.piled
    sequence = turns if then < 0 else turns + [(then + place) % seats for place in range(seats)]
    for seat in sequence:
        if not estate.held[seat] & piled:
            continue
        named = tempting(estate, seat, drawer)
        taken[seat] += points(estate.hands[seat][named], named, drawer[named])
        drawer[named] = 0
        piled &= ~(1 << named)
    return taken


def tempting(estate: Estate, seat: int, drawer: list[int]) -> int:
    """The set that a seat scores first: its own points, and what others lose."""
    best, most, hand = -1, -1.0, estate.hands[seat]
    for b in range(BUILDINGS):
        if hand[b] and drawer[b]:
            merit = (hand[b] + SPITE * rival(estate, seat, b)) * VALUE[b] * drawer[b]
            if merit > most:
                best, most = b, merit
    return best
