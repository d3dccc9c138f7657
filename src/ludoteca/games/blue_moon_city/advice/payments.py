"""The cheapest payments, each found once: a search pays from the same hands again and again."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..data import ANY, FIRST_CARD, KHIND, KHIND_1, MIMIX, MIMIX_1, SPACE_VALUE
from ..rules.afford import NO_SOURCE, number_of, plain
from ..rules.cheapest import cheapest
from ..rules.payment import PalaceColour, Partner, Payment

KEPT: Final = 20_000  # payments before they are forgotten all at once
KINDS: Final = 4  # of payments that are kept
DIGIT: Final = 4  # bits: nobody has sixteen of a card


class Payments:
    """The first action of the cheapest way to complete a payment, by the hand and what is due."""

    def __init__(self, prices: list[int]) -> None:
        self.prices: Final = prices
        self.known: Final[dict[int, list[int]]] = {}

    def first(self, hand: list[int], step: Step) -> list[int]:
        """What to do first; nothing where *step* cannot be completed."""
        if isinstance(step, Payment):
            if not step.places and step.due <= plain(hand, step.colour):
                key = plain_number(hand, step.colour, step.due) * KINDS
            else:
                key = number_of(hand, step.colour, step.due, step.source, step.places) * KINDS + 1
        elif isinstance(step, Partner):
            key = number_of(hand, step.colour, step.due, step.source, step.places) * KINDS + 2
        elif isinstance(step, PalaceColour):
            key = number_of(hand, ANY, SPACE_VALUE[step.space], NO_SOURCE, 0) * KINDS + 1
        else:
            return cheapest(hand, step, self.prices)[:1]  # seldom
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.known[key] = cheapest(hand, step, self.prices)[:1]
        return found


def plain_number(hand: list[int], colour: int, due: int) -> int:
    """A payment without recolouring and the cards that it may take, as one number."""
    number = colour << DIGIT | due
    if colour != KHIND and colour != MIMIX:
        first = FIRST_CARD[colour]
        number = ((number << DIGIT | hand[first]) << DIGIT | hand[first + 1]) << DIGIT | hand[first + 2]
    elif colour == MIMIX:
        number = number << DIGIT | hand[MIMIX_1 + 2]
    return ((number << DIGIT | hand[KHIND_1]) << DIGIT | hand[MIMIX_1]) << DIGIT | hand[MIMIX_1 + 1]
