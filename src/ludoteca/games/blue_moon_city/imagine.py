"""What a seat may guess: a table in which everything it cannot see is dealt again."""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.shared import listed
from .data import CARDS
from .rules.cheapest import ONE_EACH, card_of, cheapest
from .rules.payment import PalaceColour, Partner, Payment, Recolour
from .rules.table import City

TRIES: Final = 20  # deals before the cards that must be there are put where they must be


def imagine(city: City, seat: int, chance: Chance) -> City:
    """A clone in which the deck, the other hands and the cards set aside (nobody has seen them) are dealt again.

    Crystals can be counted from open play, so they stay. Whoever is in the middle of a payment can complete it.
    """
    pool = unseen(city, seat)
    twin = redeal(city, seat, chance, pool, [])
    if city.agenda and city.actor != seat and isinstance(city.agenda[-1], (PalaceColour, Payment, Partner, Recolour)):
        tries = TRIES
        while tries and not city.agenda[-1].options(twin):
            tries -= 1
            twin = redeal(city, seat, chance, pool, [] if tries else needed(city, pool))
    twin.ask_anew()
    return twin


def unseen(city: City, seat: int) -> list[int]:
    """Every card that *seat* cannot place, sorted: equal seeds give equal worlds, whatever the real cards are."""
    counts = counted(city.deck + city.aside)
    for other in range(city.seats):
        if other != seat:
            hand = city.hands[other]
            for card in range(CARDS):
                counts[card] = counts[card] + hand[card]
    return listed(counts)


def counted(cards: list[int]) -> list[int]:
    """How many there are of each card."""
    counts = [0] * CARDS
    for card in cards:
        counts[card] = counts[card] + 1
    return counts


def needed(city: City, pool: list[int]) -> list[int]:
    """The fewest cards of the pool with which the payment under way can be completed."""
    return [card_of(action) for action in cheapest(counted(pool), city.agenda[-1], ONE_EACH) if card_of(action) >= 0]


def redeal(city: City, seat: int, chance: Chance, pool: list[int], needs: list[int]) -> City:
    """Deal the unseen cards to the places where unseen cards lie; the hand of the actor gets what it *needs* first."""
    twin = city.clone(chance)
    twin.deck = pool.copy()
    for card in needs:
        twin.deck.remove(card)
    for other in range(city.seats):
        if other != seat:
            held = needs if other == city.actor else []
            hand = [held.count(card) for card in range(CARDS)]
            for _ in range(city.size(other) - len(held)):
                card = chance.draw(twin.deck)
                hand[card] = hand[card] + 1
            twin.give_hand(other, hand)
    twin.aside = [chance.draw(twin.deck) for _ in city.aside]
    twin.deck = listed(counted(twin.deck))  # sorted
    return twin
