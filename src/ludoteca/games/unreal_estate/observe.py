"""What a seat may know of Unreal Estate, as numbers."""

from __future__ import annotations

from typing import Final

from ...core.seen.observation import Block, Observer, count_into, one_hots
from .data import BUILDINGS, CARDS, COPIES
from .rules.table import LYING, Estate
from .view import acted, looking, special

MOST: Final[int] = max(COPIES)
ALL_CARDS: Final[int] = sum(COPIES)
LATEST: Final = 200  # rounds
HIGHEST: Final = 5000  # points
CARD: Final = one_hots(CARDS)
SEAT: Final = [one_hots(seats) for seats in range(6)]


class EstateObserver(Observer):
    """The table, the own hand, and what is known of the others'."""

    def __init__(self, seats: int) -> None:
        dense = [
            Block("hand", CARDS, MOST),
            Block("drawer", BUILDINGS, MOST),
            Block("table", CARDS, MOST),  # what still lies on the proposal table
            Block("discard", CARDS, MOST),
            Block("special", CARDS),  # the special at work
            Block("looking", CARDS, MOST),
            Block("first", 1, 1, seats),  # who began the round
            Block("scores", 1, HIGHEST, seats),
            Block("sizes", 1, ALL_CARDS, seats),
            Block("tolls", 1, MOST, seats),
            Block("deck", 1, ALL_CARDS),
            Block("round", 1, LATEST),
            Block("acted", 1, LATEST),
            Block("reshuffle", 1),
            Block("known", CARDS, MOST, seats - 1),  # of the others' hands
        ]
        super().__init__(dense, [], [], ["rob", "visit"])

    def numbers(self, estate: Estate, seat: int) -> list[int]:
        """The numbers of the blocks."""
        found = estate.hands[seat] + estate.drawer
        found += lying(estate, seat)
        seats = estate.seats
        found += SEAT[seats][(estate.first - seat) % seats]
        order = estate.from_seat(seat)
        found += [max(0, min(HIGHEST, estate.scores[owner])) for owner in order]
        found += [estate.size(owner) for owner in order]
        found += [len(estate.tolls[owner]) for owner in order]
        found += [len(estate.deck), min(LATEST, estate.round), acted(estate), 1 if estate.reshuffle else 0]
        for owner in order[1:]:
            found += estate.known(owner) if estate.memory else CARD[-1]
        return found


def lying(estate: Estate, seat: int) -> list[int]:
    """What lies open or is looked at: on the proposal table, in the discard pile, the special at work, the viewer's."""
    found = [0] * (4 * CARDS)
    for slot in range(len(estate.table)):
        if estate.takers[slot] == LYING:
            card = estate.table[slot]
            found[card] = found[card] + 1
    count_into(found, CARDS, estate.discard)
    if estate.aside:
        found[2 * CARDS + special(estate)] = 1
    count_into(found, 3 * CARDS, looking(estate, seat))
    return found
