"""What a seat may guess: a table in which everything it cannot see is dealt again."""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from .data import CARDS
from .rules.cheapest import ONE_EACH, card_of, cheapest
from .rules.payment import PalaceColour, Partner, Payment, Recolour
from .rules.table import City

TRIES: Final = 20  # deals before the cards that must be there are put where they must be


def imagine(city: City, seat: int, chance: Chance) -> City:
    """A clone in which the deck, the other hands and the cards set aside (nobody has seen them) are dealt again.

    Crystals can be counted from open play, so they stay. Whoever is in the middle of a payment can complete it.
    """
    counts = unseen(city, seat)
    twin = redeal(city, seat, chance, counts, [])
    if city.agenda and city.actor != seat and isinstance(city.agenda[-1], (PalaceColour, Payment, Partner, Recolour)):
        tries = TRIES
        while tries and not city.agenda[-1].options(twin):
            tries -= 1
            twin = redeal(city, seat, chance, counts, [] if tries else needed(city, counts))
    twin.ask_anew()
    return twin


def unseen(city: City, seat: int) -> list[int]:
    """How many there are of each card among those that *seat* cannot place."""
    counts = [0] * CARDS
    for card in city.deck:
        counts[card] = counts[card] + 1
    for card in city.aside:
        counts[card] = counts[card] + 1
    for other in range(city.seats):
        if other != seat:
            hand = city.hands[other]
            for card in range(CARDS):
                counts[card] = counts[card] + hand[card]
    return counts


def pile(counts: list[int]) -> list[int]:
    """A pile of so many of each card, sorted: equal seeds give equal worlds, whatever the real cards are."""
    found: list[int] = []
    for card in range(CARDS):
        for _ in range(counts[card]):
            found.append(card)
    return found


def needed(city: City, counts: list[int]) -> list[int]:
    """The fewest of the unseen cards with which the payment under way can be completed."""
    return [card_of(action) for action in cheapest(counts, city.agenda[-1], ONE_EACH) if card_of(action) >= 0]


def redeal(city: City, seat: int, chance: Chance, counts: list[int], needs: list[int]) -> City:
    """Deal the unseen cards to the places where unseen cards lie; the hand of the actor gets what it *needs* first."""
    twin, left = city.clone(chance), counts.copy()
    for card in needs:
        left[card] = left[card] - 1
    pool = pile(left)
    for other in range(city.seats):
        if other != seat:
            held = needs if other == city.actor else []
            hand = [0] * CARDS
            for card in held:
                hand[card] = hand[card] + 1
            for _ in range(city.size(other) - len(held)):
                card = chance.draw(pool)
                hand[card] = hand[card] + 1
                left[card] = left[card] - 1
            twin.give_hand(other, hand)
    twin.aside = [chance.draw(pool) for _ in city.aside]
    for card in twin.aside:
        left[card] = left[card] - 1
    twin.deck = pile(left)
    return twin
