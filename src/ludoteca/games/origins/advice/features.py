"""What counts in a position: for each seat a list of numbers of the order of 1, weighed by what self-play taught."""

from __future__ import annotations

from typing import Final

from ..data import (
    ADVISOR_POINTS,
    COLOUR,
    COLOURS,
    CROSSED,
    DIE_KINDS,
    FACES,
    FALLS_BACK,
    FINAL,
    GOLD,
    START_BASES,
    TEMPLE_POINTS,
    TEMPLES,
    TOP,
    VALUE,
)
from ..rules.endgame import final_sum
from ..rules.table import Realm
from .promises import card_hope

FEATURES: Final = [
    "points",  # scored, and what the final scoring would add now
    "points near the end",
    "to move",
    # while the round lasts
    "workers who can still act",
    "pips of unused dice",
    "basic resources now",
    "tokens",
    "closable districts",  # as many as there are dice for them
    "cards of closable districts",
    "dice for their seats",  # the best unused dice times their towers
    "attack",
    # by the time that is left
    "stone",
    "food",
    "wisdom",
    "plenty",  # of a resource
    "gold",
    "freemen",
    "pips",
    "dice times towers",
    "sixes about to become Advisors",
    "bases",
    "free bases",
    "speakers",
    "advisors",
    "temple steps",
    "next temple step",
    "highest temple",
    "zodiac cards",
    "divides",
    "safe spaces",
    "tiles",
    "buildings",
    "blocks with three tiles",
    "open districts",
    "cards of open districts",
    "next tower level",
]
TEN: Final = 0.1
ENOUGH: Final = 4  # of a basic resource
CARD_GOLD: Final = 1.8  # what a gold on a district card counts
OUT: Final = [0.0] * 8  # of the round, for whoever has passed


def features(realm: Realm, seat: int, time: float) -> list[float]:
    """See FEATURES; *time* is the share of the time ahead that counts."""
    points = TEN * (realm.score(seat) + final_sum(realm, seat) if realm.agenda else realm.score(seat))
    found = [points, points * (1.0 - time), 1.0 if realm.agenda and realm.agenda[-1].seat == seat else 0.0]
    cards = sorted([card_hope(realm, seat, cell, CARD_GOLD) for cell in realm.open_districts(seat)])
    found.extend(OUT if realm.passed[seat] else round_features(realm, seat, cards))
    found.extend(stock_features(realm, seat, time))
    found.extend(people_features(realm, seat, time))
    found.extend(temple_features(realm, seat, time))
    found.extend(city_features(realm, seat, cards, time))
    return found


def round_features(realm: Realm, seat: int, cards: list[float]) -> list[float]:
    """What can still be used before the round ends; *cards* are those of the open districts."""
    dice = pips = stock = 0
    for freeman in realm.freemen[seat]:
        if freeman < DIE_KINDS:
            dice += 1
            pips += VALUE[freeman]
    for kind in range(GOLD):
        stock += min(ENOUGH, realm.stock[4 * seat + kind])
    workers = dice + len(realm.hired[seat]) + (0 if realm.archons[seat] else 1)
    number = min(dice, len(cards))
    return [
        workers * 0.5,
        pips * TEN,
        stock * TEN,
        min(2, realm.tokens[seat]) * 0.5,
        number * 0.5,
        total(cards, number) * TEN,
        total(seat_worths(realm, seat), number) * TEN if number else 0.0,
        (realm.behind(seat) + CROSSED[realm.strength[seat]]) * 0.2,
    ]


def seat_worths(realm: Realm, seat: int) -> list[float]:
    """What each unused die would score in a seat now, the best last."""
    towers, first = realm.towers, len(COLOURS) * seat
    return sorted([float(VALUE[die] * towers[first + COLOUR[die]]) for die in realm.freemen[seat] if die < DIE_KINDS])


def total(numbers: list[float], last: int) -> float:
    """The sum of so many of the last numbers."""
    found = 0.0
    for place in range(len(numbers) - last, len(numbers)):
        found += numbers[place]
    return found


def stock_features(realm: Realm, seat: int, time: float) -> list[float]:
    """Resources: the first few of each kind count most."""
    found: list[float] = []
    plenty = 0
    for kind in range(GOLD):
        count = realm.stock[4 * seat + kind]
        found.append(min(count, ENOUGH) * 0.25 * time)
        plenty += max(0, count - ENOUGH)
    found.append(plenty * 0.25 * time)
    found.append(min(8, realm.stock[4 * seat + GOLD]) * 0.25 * time)
    return found


def people_features(realm: Realm, seat: int, time: float) -> list[float]:
    """Freemen as they will come home, bases, Speakers, Advisors."""
    number = pips = sixes = powers = 0
    for freeman in realm.freemen[seat]:
        die = freeman % DIE_KINDS
        value = VALUE[die]
        if freeman >= DIE_KINDS:
            if value == FACES:
                sixes += next_advisor(realm, seat, COLOUR[die])
                continue
            value += 1
        number += 1
        pips += value
        powers += value * (realm.towers[len(COLOURS) * seat + COLOUR[die]] - 1)
    bases = realm.bases[seat]
    return [
        number * 0.5 * time,
        pips * TEN * time,
        powers * TEN * time,
        sixes * TEN * time,
        (bases - START_BASES) * 0.5 * time,
        (bases - number) * 0.5 * time,
        len(realm.hired[seat]) * 0.5 * time,
        len(realm.advisors[seat]) * 0.5 * time,
    ]


def next_advisor(realm: Realm, seat: int, colour: int) -> int:
    """What a 6 brings that becomes an Advisor."""
    count = len(realm.advisors[seat])
    last = ADVISOR_POINTS[count - 1] if count else 0
    return last if colour in realm.advisors[seat] else ADVISOR_POINTS[count] - last


def temple_features(realm: Realm, seat: int, time: float) -> list[float]:
    """How far up the temples, and what the next step would add; the Military track as it will be after the retreat."""
    low = middle = high = cards = 0
    for temple in range(len(TEMPLES)):
        height = realm.heights[temple * realm.seats + seat]
        if height >= high:
            low, middle, high = middle, high, height
        elif height >= middle:
            low, middle = middle, height
        else:
            low = height
        if realm.holders[temple] == seat:
            cards += 1
    step = TEMPLE_POINTS[min(TOP, low + 1)] - TEMPLE_POINTS[low] if low < middle or high > middle else 0
    space = realm.strength[seat]
    return [
        (low + middle + high) * TEN * time,
        step * TEN * time,
        TEMPLE_POINTS[high] * TEN * time,
        cards * 0.5 * time,
        CROSSED[space] * 0.25 * time,
        (space - FALLS_BACK[space]) / FINAL * time,
    ]


def city_features(realm: Realm, seat: int, cards: list[float], time: float) -> list[float]:
    """Tiles, blocks that are nearly or quite complete, and the best tower level."""
    plan = realm.plan(seat)
    return [
        len(plan.cells) * TEN * time,
        plan.buildings() * TEN * time,
        plan.nearly() * 0.25 * time,
        min(3, len(cards)) * 0.5 * time,
        min(30.0, total(cards, len(cards))) * TEN * time,
        best_level(realm, seat) * TEN * time,
    ]


def best_level(realm: Realm, seat: int) -> int:
    """What the best further tower level would add to the dice in seats, less its gold."""
    best = 0
    if realm.seated[seat]:
        for colour in range(len(COLOURS)):
            if realm.discs[colour]:
                best = max(best, seated_pips(realm, seat, colour) - realm.towers[len(COLOURS) * seat + colour])
    return best


def seated_pips(realm: Realm, seat: int, colour: int) -> int:
    """What the dice of a colour show together in a seat's districts."""
    pips = 0
    for die in realm.seated[seat]:
        if COLOUR[die] == colour:
            pips += VALUE[die]
    return pips
