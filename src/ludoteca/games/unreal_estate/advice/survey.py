"""What a position of Unreal Estate holds for everybody: whose turn comes when, and who is first at which pile."""

from __future__ import annotations

from typing import Final

from ..data import ACTIONS_EACH, BUILDINGS, SEATS, VALUE
from ..rules.rounds import Turn
from ..rules.sets import FinalSet
from ..rules.table import LYING, Estate, points
from .outlook import NAMES, Outlook, rival

SPITE: Final = 0.4  # what it counts, in a race, to take a set away from another


class Course:
    """Who acts when, from now to the end of the round or of the game, and who begins what follows (-1: nobody)."""

    def __init__(self, seats: int, turns: list[int], then: int) -> None:
        round_after = [] if then < 0 else [(then + place) % seats for place in range(seats)]
        self.turns: Final = turns
        self.mover: Final = turns[0] if turns else -1
        self.sequence: Final = turns + round_after  # with one action of everybody after this round
        self.actions: Final = [turns.count(seat) for seat in range(seats)]
        self.wait: Final = [turns.index(seat) if seat in turns else len(turns) for seat in range(seats)]
        self.later: Final = [round_after.index(seat) if round_after else 0 for seat in range(seats)]


def round_order(seats: int, first: int) -> list[int]:
    """Who acts in a round."""
    return [(first + place) % seats for place in range(seats)] * ACTIONS_EACH[seats]


COURSES: Final = [  # of a round, by the number of players, who began it, and how many actions are over
    [
        [Course(seats, round_order(seats, first)[acted:], (first + 1) % seats) for acted in range(2 * seats + 1)]
        for first in range(seats)
    ]
    for seats in range(SEATS.stop)
]
ENDS: Final = [  # of the final scoring, by the number of players, who begins it, and how many have scored
    [
        [Course(seats, [(first + place) % seats for place in range(over, seats)], -1) for over in range(seats + 1)]
        for first in range(seats)
    ]
    for seats in range(SEATS.stop)
]


class Survey:
    """What all seats look at; made once for a position."""

    def __init__(self, estate: Estate, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.bargains: Final = bargains(estate)
        self.course: Final = course(estate)
        self.takings: Final = race(estate, self.course.sequence)
        self.leading: Final = most_of(estate.scores, -1)
        self.staying: Final = staying(estate, len(self.course.turns))

    def bargain(self, seat: int) -> int:
        """The best that the proposal table will still have when a seat comes to act."""
        place = self.course.wait[seat]
        return self.bargains[place] if self.course.actions[seat] and place < len(self.bargains) else 0


def staying(estate: Estate, turns: int) -> float:
    """The share of the proposal table that stays there even if everybody takes a card."""
    lying = estate.takers.count(LYING)
    return (lying - turns) / lying if lying > turns else 0.0


def bargains(estate: Estate) -> list[int]:
    """What a card of the proposal table would be worth with the plans in the drawer, the best first."""
    found: list[int] = []
    for slot in range(len(estate.table)):
        card = estate.table[slot]
        if card < BUILDINGS and estate.takers[slot] == LYING:
            found.append(VALUE[card] * estate.drawer[card])
    found.sort()
    found.reverse()
    return found


def course(estate: Estate) -> Course:
    """Who acts when."""
    if not estate.agenda:
        return ENDS[estate.seats][0][estate.seats]
    step, seats, first = estate.agenda[-1], estate.seats, estate.first
    if isinstance(step, FinalSet):
        return ENDS[seats][first][(step.seat - first) % seats]
    usual = COURSES[seats][first][estate.acted]
    if isinstance(step, Turn) and step.extra:
        return Course(seats, [step.seat, *usual.turns], (first + 1) % seats)
    return usual


def race(estate: Estate, sequence: list[int]) -> list[int]:
    """What everybody would score if all did nothing but score their sets from now on, each in turn."""
    taken, piled = [0] * estate.seats, estate.piled
    for seat in sequence:
        sets = estate.held[seat] & piled
        if sets:
            named = tempting(estate, seat, NAMES.of(sets))
            taken[seat] = taken[seat] + points(estate.hands[seat][named], named, estate.drawer[named])
            piled ^= 1 << named
    return taken


def tempting(estate: Estate, seat: int, sets: list[int]) -> int:
    """The set that a seat scores first: its own points, and what others lose."""
    best, most, hand = sets[0], -1.0, estate.hands[seat]
    if len(sets) == 1:
        return best
    for b in sets:
        merit = (hand[b] + SPITE * rival(estate, seat, b)) * VALUE[b] * estate.drawer[b]
        if merit > most:
            best, most = b, merit
    return best


def most_of(numbers: list[int], but: int) -> int:
    """The largest number that any seat but one has."""
    most = -1
    for seat in range(len(numbers)):
        if seat != but and numbers[seat] > most:
            most = numbers[seat]
    return most
