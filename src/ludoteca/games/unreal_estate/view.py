"""What a seat may know of the table, built from nothing."""

from __future__ import annotations

from typing import Final

from ...core.seen.view import View, common_view
from ...core.shared import listed
from ...core.story import OPEN
from .data import ACTIONS_EACH, BUILDINGS, CARDS, LEAST_PLAYERS, SEATS
from .data import COPIES as ALL_COPIES
from .rules.kept import Give, Swap
from .rules.rounds import Turn
from .rules.table import LYING, NOTHING, Estate, points

COPIES: Final = {  # that take part, by number of players
    seats: [
        copies if card >= BUILDINGS or LEAST_PLAYERS[card] <= seats else 0 for card, copies in enumerate(ALL_COPIES)
    ]
    for seats in SEATS
}


class EstateView(View):
    """The table as one seat sees it: SPECTATOR sees no hand, OPEN (finished games) sees all."""

    round: int  # from 1
    first: int  # who began this round
    order: list[int]  # the seats in the order of this round's actions ...
    acted: int  # ... and how many of them have acted
    table: list[list[int]]  # card and taker: a seat, -1 still there, -2 gone
    drawer: list[int]  # per building: cards in the drawer
    deck: int  # cards left
    discard: list[int]  # cards, in the order in which they came
    reshuffle: bool  # the one reshuffle is still to come
    short_table: str  # what happens when the deck cannot fill the table: "play" or "end"
    memory: bool  # what everybody saw go into a hand is shown
    hands: list[list[int] | None]  # the viewer's own as a sorted list of cards, None for the others
    sizes: list[int]  # cards in each hand
    known: list[list[int]]  # what everybody saw go into a hand
    fronts: list[list[int]]  # the Toll Houses that lie open in front of each seat
    sets: list[int]  # what each set would score for the viewer now
    more: list[int]  # and with one more card of the name
    special: int  # the special whose effect is being carried out, else -1
    looking: list[int]  # cards that the viewer alone sees at the moment
    left: list[int]  # copies of each building that the viewer has not seen


def view(estate: Estate, seat: int) -> EstateView:
    """What *seat* may know."""
    mine = estate.hands[seat] if seat >= 0 else [0] * CARDS
    return {
        **common_view(estate, seat, estate.scores.copy()),
        "round": estate.round,
        "first": estate.first,
        "order": estate.from_seat(estate.first) * ACTIONS_EACH[estate.seats],
        "acted": acted(estate),
        "table": [[card, estate.takers[slot]] for slot, card in enumerate(estate.table)],
        "drawer": estate.drawer.copy(),
        "deck": len(estate.deck),
        "discard": estate.discard.copy(),
        "reshuffle": estate.reshuffle,
        "short_table": estate.short_table,
        "memory": estate.memory,
        "hands": [listed(hand) if seat in (owner, OPEN) else None for owner, hand in enumerate(estate.hands)],
        "sizes": [estate.size(owner) for owner in range(estate.seats)],
        "known": [listed(estate.known(owner)) if estate.memory else [] for owner in range(estate.seats)],
        "fronts": [tolls.copy() for tolls in estate.tolls],
        "sets": [points(mine[b], b, estate.drawer[b]) for b in range(BUILDINGS)],
        "more": [points(mine[b] + 1, b, estate.drawer[b]) for b in range(BUILDINGS)],
        "special": special(estate),
        "looking": looking(estate, seat),
        "left": unseen_copies(estate, mine, seat),
    }


def acted(estate: Estate) -> int:
    """How many of the round's regular actions are over; a player in mid-action, or with extra ones, is not."""
    busy = estate.agenda and not (isinstance(estate.agenda[-1], Turn) and not estate.agenda[-1].extra)
    return max(0, estate.acted - 1) if busy else estate.acted


def special(estate: Estate) -> int:
    """The special at work: it lies open until its effect is over."""
    return estate.aside[-1] if estate.aside else NOTHING


def looking(estate: Estate, seat: int) -> list[int]:
    """What the viewer alone sees now: cards of the deck, or the hand of a partner in exchange."""
    if not estate.agenda or estate.actor != seat:
        return []
    step = estate.agenda[-1]
    if isinstance(step, (Give, Swap)):
        return listed(estate.hands[step.other])
    return estate.looked.copy()


def unseen_copies(estate: Estate, mine: list[int], seat: int) -> list[int]:
    """Copies of each building that lie neither open nor in the viewer's hand nor known in another."""
    left = COPIES[estate.seats].copy()
    for card in estate.discard:
        left[card] -= 1
    for slot in range(len(estate.table)):
        if estate.takers[slot] == LYING:
            left[estate.table[slot]] -= 1
    for hand in [estate.drawer, mine, *seen_hands(estate, seat)]:
        for b in range(BUILDINGS):
            left[b] -= hand[b]
    return left[:BUILDINGS]


def seen_hands(estate: Estate, seat: int) -> list[list[int]]:
    """What a viewer knows of the others' hands."""
    if seat == OPEN:
        return estate.hands
    return [estate.known(owner) for owner in range(estate.seats) if owner != seat] if estate.memory else []
