"""The cheapest way to complete a payment: advice for a player, and proof that a hand can pay at all."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..data import CARDS, COLOUR, HOAX_1, KHIND, KHIND_1, MIMIX_1, PAIR, PEOPLES, RECOLOURS, SPACE_VALUE, VALUE
from .actions import CHOOSE_COLOUR, FACE, PARTNER, RECOLOUR, RECOLOURER, WILD
from .actions import PAIR as FIRST_OF_PAIR
from .afford import FALLING, HOAXES, NO_SOURCE, SMALL_MIMIX, SOURCES, plain
from .payment import PalaceColour, Partner, Payment, Recolour, payable
from .table import NOTHING

# What it costs to give a card away: a card costs more than its points, a wild or a power more than a plain card.
PRICES: Final[list[int]] = [
    7 + 7 * VALUE[card] + (3 if VALUE[card] < 3 and COLOUR[card] >= KHIND else 0) for card in range(CARDS)
]
ONE_EACH: Final[list[int]] = [1] * CARDS  # prices that find the payment with the fewest cards

MOST_OF_A_CARD: Final[int] = max(VALUE)
NO_LIMIT: Final = 1_000_000  # dearer than any payment

# The order in which the parts of a payment are tried; any payment can be put into it.
OPEN_GROUP: Final = 0  # cards for the Hoax group that is open
FACES: Final = 1
WILDS: Final = 2
PAIRS: Final = 3
GROUPS: Final = 4  # further Hoax groups


def cheapest(hand: list[int], step: Step, prices: list[int]) -> list[int]:
    """The actions of the cheapest payment that completes *step* from *hand*; none if it cannot be completed."""
    if isinstance(step, PalaceColour):
        return cheapest_colour(hand, step, prices)
    if not isinstance(step, (Payment, Partner, Recolour)):
        return []
    search = Search(hand, step.colour, prices)
    if isinstance(step, Partner):
        search.add_partner(step.due, step.source, step.places, OPEN_GROUP, 0)
    elif isinstance(step, Recolour):
        search.add_recoloured(step.due, step.places, OPEN_GROUP, 0)
    else:
        search.begin(step.due, step.source, step.places)
    return search.best


def cheapest_colour(hand: list[int], step: PalaceColour, prices: list[int]) -> list[int]:
    """§4.5 The same for a Palace space, whose colour is still to be chosen."""
    best: list[int] = []
    price = NO_LIMIT
    for colour in range(len(PEOPLES)):
        if not payable(hand, colour, SPACE_VALUE[step.space]):
            continue
        search = Search(hand, colour, prices)
        search.limit = price
        search.begin(SPACE_VALUE[step.space], NO_SOURCE, 0)
        if search.best:
            best, price = [CHOOSE_COLOUR + colour, *search.best], search.limit
    return best


class Search:
    """Every payment in one order of its parts, given up as soon as it is no cheaper than the best."""

    def __init__(self, hand: list[int], colour: int, prices: list[int]) -> None:
        self.hand = hand.copy()
        self.colour = colour
        self.prices = prices
        self.trail: list[int] = []  # the actions so far
        self.best: list[int] = []
        self.limit = NO_LIMIT  # the price of the best
        self.hoaxes = True  # whether to spend any
        self.least: Final = min(prices)  # that a card costs

    def begin(self, due: int, source: int, places: int) -> None:
        """Find the best payment; where plain cards are enough, no Hoax is spent."""
        self.hoaxes = due > plain(self.hand, self.colour)
        self.go_on(due, source, places, OPEN_GROUP, 0)

    def go_on(self, due: int, source: int, places: int, part: int, spent: int) -> None:
        """Add whatever may follow, from *part* of the order on."""
        if spent >= self.limit:
            return
        if due <= 0:
            self.best, self.limit = self.trail.copy(), spent
            return
        if spent + self.least * ((due + MOST_OF_A_CARD - 1) // MOST_OF_A_CARD) >= self.limit:
            return
        hand, colour = self.hand, self.colour
        if part <= FACES:
            for card in FALLING[colour]:
                if hand[card]:
                    self.add(FACE + card, card, due, source, places, FACES, spent)
        if part <= WILDS and colour != KHIND and hand[KHIND_1]:
            self.add(WILD, KHIND_1, due, source, places, WILDS, spent)
        if part <= PAIRS:
            for card in SMALL_MIMIX:
                if hand[card]:
                    self.lay(FIRST_OF_PAIR + card - MIMIX_1, card)
                    self.add_partner(due, source, places, PAIRS, spent + self.prices[card])
                    self.take_back(card)
        if places:
            for card in FALLING[source]:
                if hand[card]:
                    self.add(RECOLOUR + card, card, due, source, places - 1, part, spent)
        for card in HOAXES:
            if hand[card] and self.hoaxes:
                self.lay(RECOLOURER + card - HOAX_1, card)
                self.add_recoloured(due, RECOLOURS[VALUE[card] - 1], GROUPS, spent + self.prices[card])
                self.take_back(card)

    def add(self, action: int, card: int, due: int, source: int, places: int, part: int, spent: int) -> None:
        """Add one card of the hand at its value."""
        self.lay(action, card)
        self.go_on(due - VALUE[card], source, places, part, spent + self.prices[card])
        self.take_back(card)

    def add_partner(self, due: int, source: int, places: int, part: int, spent: int) -> None:
        """§5.5 Add the second Mimix of a pair."""
        for card in SMALL_MIMIX:
            if self.hand[card]:
                self.lay(PARTNER + card - MIMIX_1, card)
                self.go_on(due - PAIR, source, places, part, spent + self.prices[card])
                self.take_back(card)

    def add_recoloured(self, due: int, places: int, part: int, spent: int) -> None:
        """§5.6 Add the first card that a spent Hoax recolours."""
        for cards in SOURCES[self.colour]:
            for card in cards:
                if self.hand[card]:
                    self.add(RECOLOUR + card, card, due, COLOUR[card], places - 1, part, spent)

    def lay(self, action: int, card: int) -> None:
        """Try a card."""
        self.hand[card] = self.hand[card] - 1
        self.trail.append(action)

    def take_back(self, card: int) -> None:
        """Take the card back."""
        self.hand[card] = self.hand[card] + 1
        self.trail.pop()


def card_of(action: int) -> int:
    """The card that an action of a payment lays down; NOTHING for the choice of a colour."""
    if action < FACE:
        return NOTHING
    if action < WILD:
        return action - FACE
    if action == WILD:
        return KHIND_1
    if action < PARTNER:
        return action - FIRST_OF_PAIR + MIMIX_1
    if action < RECOLOURER:
        return action - PARTNER + MIMIX_1
    if action < RECOLOUR:
        return action - RECOLOURER + HOAX_1
    return action - RECOLOUR
