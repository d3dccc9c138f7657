"""§5.1 What a hand can pay: the test that keeps a payment from getting stuck.

A hand counts how many it has of each card. The functions take cards out of it and put them back: when they return, it
is as it was.
"""

from __future__ import annotations

from math import prod
from typing import Final

from ....core.native import i64
from ..data import (
    CARDS,
    CARDS_OF,
    COLOUR,
    COPIES,
    FIRST_CARD,
    HOAX_1,
    KHIND,
    KHIND_1,
    MIMIX,
    MIMIX_1,
    PAIR,
    RECOLOURS,
    SPACE_VALUE,
    VALUE,
)

NO_SOURCE: Final = -1  # no Hoax group is open
HOAXES: Final[list[int]] = [HOAX_1, HOAX_1 + 1]  # those with a power
SMALL_MIMIX: Final[list[int]] = [MIMIX_1, MIMIX_1 + 1]  # those that may be in a pair
FALLING: Final[list[list[int]]] = [cards[::-1] for cards in CARDS_OF]  # a people's cards, the highest first
SOURCES: Final[list[list[list[int]]]] = [  # by colour: the cards that a Hoax may turn into it, people by people
    [FALLING[people] for people in range(len(FALLING)) if people not in (colour, KHIND)]
    for colour in range(len(FALLING))
]

# A payment and a hand as one number, small enough to be a machine word: a digit for each, as large as it can get.
COLOURS: Final[int] = len(CARDS_OF) + 1  # and none
GROUPS: Final[int] = max(RECOLOURS) + 1  # places that a Hoax group may have, and none
PAYMENTS: Final[int] = (max(SPACE_VALUE) + 1) * COLOURS * COLOURS * GROUPS
WEIGHTS: Final[list[int]] = [PAYMENTS * prod([copies + 1 for copies in COPIES[:card]]) for card in range(CARDS)]

REMEMBERED: Final = 50_000  # answers kept before they are forgotten all at once
_answers: Final[dict[int, bool]] = {}


def covers(hand: list[int], colour: int, due: int, source: int, places: int) -> bool:
    """Whether the hand can pay what is due; an open Hoax group may take *places* more cards of the colour *source*."""
    if due <= plain(hand, colour):
        return True
    if not places and not hand[HOAX_1] and not hand[HOAX_1 + 1]:
        return False
    return remembered(hand, colour, due, source, places)


def plain(hand: list[int], colour: int) -> int:
    """The most that the hand is worth in a colour without recolouring: its own cards, Khind, Mimix pairs."""
    one, two = hand[MIMIX_1], hand[MIMIX_1 + 1]
    if colour == MIMIX:  # only a pair of 1s is worth more than its faces
        return hand[KHIND_1] + one + 2 * two + 3 * hand[MIMIX_1 + 2] + one // 2
    total = hand[KHIND_1] + PAIR * ((one + two) // 2)
    if colour != KHIND:
        first = FIRST_CARD[colour]
        total += hand[first] + 2 * hand[first + 1] + 3 * hand[first + 2]
    return total


def remembered(hand: list[int], colour: int, due: int, source: int, places: int) -> bool:
    """`by_hoax`, asked once for each hand and payment."""
    key = number_of(hand, colour, due, source, places)
    if key in _answers:
        return _answers[key]
    if len(_answers) >= REMEMBERED:
        _answers.clear()
    answer = _answers[key] = by_hoax(hand, colour, due, source, places)
    return answer


def number_of(hand: list[int], colour: int, due: int, source: int, places: int) -> int:
    """A hand and a payment as one number."""
    number: i64 = ((due * COLOURS + colour) * COLOURS + source + 1) * GROUPS + places
    for card in range(CARDS):
        count: i64 = hand[card]
        if count:
            weight: i64 = WEIGHTS[card]
            number += count * weight
    return number


def by_hoax(hand: list[int], colour: int, due: int, source: int, places: int) -> bool:
    """Whether recolouring pays what plain cards cannot. Within a colour the highest card goes first: it has no better
    use, for in a pair all Mimix are equal and as a power a lower Hoax is worth more."""
    if places:
        for card in FALLING[source]:
            if hand[card]:
                if spend(hand, card, colour, due - VALUE[card], source, places - 1):
                    return True
                break
    for hoax in HOAXES:
        if hand[hoax] and recolours(hand, hoax, colour, due):
            return True
    return False


def recolours(hand: list[int], hoax: int, colour: int, due: int) -> bool:
    """§5.6 Whether a Hoax, once spent, finds a card to recolour with which the payment can be completed."""
    hand[hoax] = hand[hoax] - 1
    found = False
    places = RECOLOURS[VALUE[hoax] - 1] - 1
    for cards in SOURCES[colour]:
        for card in cards:
            if hand[card]:
                found = spend(hand, card, colour, due - VALUE[card], COLOUR[card], places)
                break
        if found:
            break
    hand[hoax] = hand[hoax] + 1
    return found


def spend(hand: list[int], card: int, colour: int, due: int, source: int, places: int) -> bool:
    """Whether the rest of the hand can pay what is due after *card* is spent."""
    hand[card] = hand[card] - 1
    answer = covers(hand, colour, due, source, places)
    hand[card] = hand[card] + 1
    return answer


def pairs(hand: list[int], first: int, colour: int, due: int, source: int, places: int) -> bool:
    """§5.5 Whether a Mimix, once spent, finds a second one with which the payment can be completed."""
    hand[first] = hand[first] - 1
    answer = False
    for second in SMALL_MIMIX:
        if hand[second] and spend(hand, second, colour, due - PAIR, source, places):
            answer = True
            break
    hand[first] = hand[first] + 1
    return answer
