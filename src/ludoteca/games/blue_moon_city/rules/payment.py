"""§5.1 Paying a contribution, card by card; a card is offered only if the payment can still be completed with it."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..data import (
    ANY,
    CARDS,
    CARDS_OF,
    COLOUR,
    HOAX_1,
    KHIND,
    KHIND_1,
    MIMIX_1,
    PEOPLES,
    POWER_VALUES,
    RECOLOURS,
    SPACE_COLOUR,
    SPACE_VALUE,
    VALUE,
)
from ..data import PAIR as PAIR_VALUE
from .actions import CHOOSE_COLOUR, FACE, PAIR, PARTNER, RECOLOUR, RECOLOURER, WILD
from .afford import HOAXES, NO_SOURCE, SMALL_MIMIX, covers, pairs, recolours, spend
from .phases import CONTRIBUTION, refuse_other
from .table import City


def payable(hand: list[int], colour: int, value: int) -> bool:
    """§5.1 Whether the hand can pay a space; §4.5 one of the Palace in any one colour."""
    if colour != ANY:
        return covers(hand, colour, value, NO_SOURCE, 0)
    for people in range(len(PEOPLES)):
        if covers(hand, people, value, NO_SOURCE, 0):
            return True
    return False


def begin_payment(city: City, seat: int, space: int) -> Step:
    """§5.1 Open the payment of a space; on a Palace without a colour that is chosen first."""
    colour = city.space_colour(space)
    if colour == ANY:
        return PalaceColour(seat, space)
    if SPACE_COLOUR[space] == ANY:
        city.tell("colour", seat, colour)
    return Payment(seat, space, colour, SPACE_VALUE[space], NO_SOURCE, 0)


class PalaceColour(Step):
    """§4.5 Royal Palace: all cards for one space count as one colour; another space may take another, or must not."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def options(self, city: City) -> list[int]:
        hand, value = city.hands[self.seat], SPACE_VALUE[self.space]
        return [CHOOSE_COLOUR + people for people in range(len(PEOPLES)) if payable(hand, people, value)]

    def resolve(self, city: City, action: int) -> None:
        colour = action - CHOOSE_COLOUR
        if city.one_colour:
            city.palace = colour
        city.tell("colour", self.seat, colour)
        city.next(Payment(self.seat, self.space, colour, SPACE_VALUE[self.space], NO_SOURCE, 0))

    def refuse(self, city: City, action: int) -> str:
        if CHOOSE_COLOUR <= action < CHOOSE_COLOUR + len(PEOPLES):
            return "cannot-pay"
        return "colour-first"

    def numbers(self, city: City) -> list[int]:
        return [SPACE_VALUE[self.space]]

    def trace(self, city: City) -> str:
        return f"{self.key()} {self.space}"


class Paying(Step):
    """A payment under way: its space, its colour, what is due, and the Hoax group that is open."""

    def __init__(self, seat: int, space: int, colour: int, due: int, source: int, places: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.colour: Final = colour
        self.due: Final = due
        self.source: Final = source
        self.places: Final = places

    def pay(self, city: City, card: int) -> None:
        """Lay a card of the hand down for this payment."""
        city.lay_down(self.seat, card)
        city.paid = [*city.paid, card]
        city.tell("paid", self.seat, card)

    def go_on(self, city: City, due: int, source: int, places: int) -> None:
        """§5.1 The payment ends by itself as soon as nothing is due any more."""
        if due > 0:
            city.next(Payment(self.seat, self.space, self.colour, due, source, places))

    def numbers(self, city: City) -> list[int]:
        return [self.due, self.colour]

    def trace(self, city: City) -> str:
        return f"{self.key()} {self.space} {self.colour} {self.due} {self.source} {self.places}"

    def refuse_card(self, city: City, card: int) -> str:
        """Why a card that would fit is not offered."""
        return "dead-end" if city.hands[self.seat][card] else "not-held"


class Payment(Paying):
    """§5.1 Add a card of the colour, a Khind, a Mimix pair, or cards recoloured by a Hoax."""

    def options(self, city: City) -> list[int]:
        hand, colour, due, source, places = city.hands[self.seat], self.colour, self.due, self.source, self.places
        options = []
        for card in CARDS_OF[colour]:
            if hand[card] and spend(hand, card, colour, due - VALUE[card], source, places):
                options.append(FACE + card)
        if colour != KHIND and hand[KHIND_1] and spend(hand, KHIND_1, colour, due - 1, source, places):
            options.append(WILD)
        for card in SMALL_MIMIX:
            if hand[card] and pairs(hand, card, colour, due, source, places):
                options.append(PAIR + card - MIMIX_1)
        for card in HOAXES:
            if hand[card] and recolours(hand, card, colour, due):
                options.append(RECOLOURER + card - HOAX_1)
        if places:
            for card in CARDS_OF[source]:
                if hand[card] and spend(hand, card, colour, due - VALUE[card], source, places - 1):
                    options.append(RECOLOUR + card)
        return options

    def resolve(self, city: City, action: int) -> None:
        if action < WILD:
            self.pay(city, action - FACE)
            self.go_on(city, self.due - VALUE[action - FACE], self.source, self.places)
        elif action == WILD:
            self.pay(city, KHIND_1)
            self.go_on(city, self.due - 1, self.source, self.places)
        elif action < PARTNER:
            self.pay(city, action - PAIR + MIMIX_1)
            city.next(Partner(self.seat, self.space, self.colour, self.due, self.source, self.places))
        elif action < RECOLOUR:
            hoax = action - RECOLOURER + HOAX_1
            self.pay(city, hoax)
            places = RECOLOURS[VALUE[hoax] - 1]
            city.next(Recolour(self.seat, self.space, self.colour, self.due, NO_SOURCE, places))
        else:
            self.pay(city, action - RECOLOUR)
            self.go_on(city, self.due - VALUE[action - RECOLOUR], self.source, self.places - 1)

    def refuse(self, city: City, action: int) -> str:
        if FACE <= action < FACE + CARDS:
            card = action - FACE
            return self.refuse_card(city, card) if COLOUR[card] == self.colour else "other-colour"
        if action == WILD:
            return "green-khind" if self.colour == KHIND else self.refuse_card(city, KHIND_1)
        if PAIR <= action < PARTNER:
            return self.refuse_pair(city, action - PAIR + MIMIX_1)
        if PARTNER <= action < RECOLOURER:
            return "pair-first"
        if RECOLOURER <= action < RECOLOUR:
            return self.refuse_hoax(city, action - RECOLOURER + HOAX_1)
        if RECOLOUR <= action < RECOLOUR + CARDS:
            return self.refuse_recolour(city, action - RECOLOUR)
        return "pay-first"

    def refuse_pair(self, city: City, card: int) -> str:
        """§5.5 Why a Mimix cannot begin a pair."""
        hand = city.hands[self.seat]
        if not hand[card]:
            return "not-held"
        if VALUE[card] > POWER_VALUES:
            return "no-pair-of-threes"
        return "no-partner" if hand[MIMIX_1] + hand[MIMIX_1 + 1] < 2 else "dead-end"

    def refuse_hoax(self, city: City, card: int) -> str:
        """§5.6 Why a Hoax cannot be spent for its power."""
        if not city.hands[self.seat][card]:
            return "not-held"
        return "no-power" if VALUE[card] > POWER_VALUES else "dead-end"

    def refuse_recolour(self, city: City, card: int) -> str:
        """§5.6 Why a card cannot join the open Hoax group."""
        if not self.places:
            return "hoax-first"
        return self.refuse_card(city, card) if COLOUR[card] == self.source else "one-source"


class Partner(Paying):
    """§5.5 The second Mimix of a pair: two of value 1 or 2 count exactly 3 in any colour."""

    def options(self, city: City) -> list[int]:
        hand, due = city.hands[self.seat], self.due - PAIR_VALUE
        return [
            PARTNER + card - MIMIX_1
            for card in SMALL_MIMIX
            if hand[card] and spend(hand, card, self.colour, due, self.source, self.places)
        ]

    def resolve(self, city: City, action: int) -> None:
        self.pay(city, action - PARTNER + MIMIX_1)
        self.go_on(city, self.due - PAIR_VALUE, self.source, self.places)

    def refuse(self, city: City, action: int) -> str:
        if not PARTNER <= action < RECOLOURER:
            return "partner-first"
        card = action - PARTNER + MIMIX_1
        if not city.hands[self.seat][card]:
            return "not-held"
        return "no-pair-of-threes" if VALUE[card] > POWER_VALUES else "dead-end"


class Recolour(Paying):
    """§5.6 The first card that a spent Hoax recolours; with a Hoax of value 1 its colour opens a group."""

    def options(self, city: City) -> list[int]:
        hand, colour, due, left = city.hands[self.seat], self.colour, self.due, self.places - 1
        options = []
        for card in range(CARDS):
            if not hand[card] or COLOUR[card] == colour or card == KHIND_1:
                continue
            if spend(hand, card, colour, due - VALUE[card], COLOUR[card], left):
                options.append(RECOLOUR + card)
        return options

    def resolve(self, city: City, action: int) -> None:
        card = action - RECOLOUR
        self.pay(city, card)
        self.go_on(city, self.due - VALUE[card], COLOUR[card], self.places - 1)

    def refuse(self, city: City, action: int) -> str:
        if not RECOLOUR <= action < RECOLOUR + CARDS:
            return "recolour-first"
        card = action - RECOLOUR
        if card == KHIND_1:
            return "recolour-khind"
        return "own-colour" if COLOUR[card] == self.colour else self.refuse_card(city, card)


def refuse_payment(city: City, seat: int, action: int) -> str:
    """§5.1 Why nothing can be paid before a space is chosen."""
    if CHOOSE_COLOUR <= action < RECOLOUR + CARDS:
        return "space-first"
    return refuse_other(city, seat, action, CONTRIBUTION)
