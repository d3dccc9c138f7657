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
    WIDTH,
)
from ..rules.endgame import final_points
from ..rules.table import FACE_DOWN, Realm
from .promises import card_hope
from .timing import time_left

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


def features(realm: Realm, seat: int) -> list[float]:
    """See FEATURES."""
    time = time_left(realm)
    points = TEN * (realm.score(seat) + sum(final_points(realm, seat))) if realm.agenda else TEN * realm.score(seat)
    found = [points, points * (1.0 - time), 1.0 if realm.agenda and realm.agenda[-1].seat == seat else 0.0]
    cards = sorted([card_hope(realm, seat, cell, CARD_GOLD) for cell in realm.open_districts(seat)])
    now = round_features(realm, seat, cards)
    later = stock_features(realm, seat) + people_features(realm, seat)
    later += temple_features(realm, seat) + military_features(realm, seat) + city_features(realm, seat, cards)
    present = 0.0 if realm.passed[seat] else 1.0
    for feature in now:
        found.append(feature * present)
    for feature in later:
        found.append(feature * time)
    return found


def round_features(realm: Realm, seat: int, cards: list[float]) -> list[float]:
    """What can still be used before the round ends; *cards* are those of the open districts."""
    dice = [freeman for freeman in realm.freemen[seat] if freeman < DIE_KINDS]
    workers = len(dice) + len(realm.hired[seat]) + (0 if realm.archons[seat] else 1)
    worths = sorted([VALUE[die] * realm.towers[len(COLOURS) * seat + COLOUR[die]] for die in dice])
    number = min(len(dice), len(cards))
    stock = sum([min(ENOUGH, realm.stock[4 * seat + kind]) for kind in range(GOLD)])
    return [
        workers * 0.5,
        sum([VALUE[die] for die in dice]) * TEN,
        stock * TEN,
        min(2, realm.tokens[seat]) * 0.5,
        number * 0.5,
        sum(cards[len(cards) - number :]) * TEN,
        sum(worths[len(worths) - number :]) * TEN,
        (realm.behind(seat) + CROSSED[realm.strength[seat]]) * 0.2,
    ]


def stock_features(realm: Realm, seat: int) -> list[float]:
    """Resources: the first few of each kind count most."""
    found: list[float] = []
    plenty = 0
    for kind in range(GOLD):
        count = realm.stock[4 * seat + kind]
        found.append(min(count, ENOUGH) * 0.25)
        plenty += max(0, count - ENOUGH)
    return [*found, plenty * 0.25, min(8, realm.stock[4 * seat + GOLD]) * 0.25]


def people_features(realm: Realm, seat: int) -> list[float]:
    """Freemen as they will come home, bases, Speakers, Advisors."""
    number = pips = sixes = powers = 0
    advisors = len(realm.advisors[seat])
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
        number * 0.5,
        pips * TEN,
        powers * TEN,
        sixes * TEN,
        (bases - START_BASES) * 0.5,
        (bases - number) * 0.5,
        len(realm.hired[seat]) * 0.5,
        advisors * 0.5,
    ]


def next_advisor(realm: Realm, seat: int, colour: int) -> int:
    """What a 6 brings that becomes an Advisor."""
    count = len(realm.advisors[seat])
    last = ADVISOR_POINTS[count - 1] if count else 0
    return last if colour in realm.advisors[seat] else ADVISOR_POINTS[count] - last


def temple_features(realm: Realm, seat: int) -> list[float]:
    """How far up the temples, and what the next step would add."""
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
    return [(low + middle + high) * TEN, step * TEN, TEMPLE_POINTS[high] * TEN, cards * 0.5]


def military_features(realm: Realm, seat: int) -> list[float]:
    """The Military track as it will be after the retreat."""
    space = realm.strength[seat]
    return [CROSSED[space] * 0.25, (space - FALLS_BACK[space]) / FINAL]


def city_features(realm: Realm, seat: int, cards: list[float]) -> list[float]:
    """Tiles, blocks that are nearly or quite complete, and the best tower level."""
    city, cells = realm.city[seat], realm.cells[seat]
    buildings = nearly = 0
    for cell in cells:
        if city[cell] < FACE_DOWN:
            buildings += 1
        if (city[cell + 1] != 0) + (city[cell + WIDTH] != 0) + (city[cell + WIDTH + 1] != 0) == 2:
            nearly += 1
    return [
        len(cells) * TEN,
        buildings * TEN,
        nearly * 0.25,
        min(3, len(cards)) * 0.5,
        min(30.0, sum(cards)) * TEN,
        best_level(realm, seat) * TEN,
    ]


def best_level(realm: Realm, seat: int) -> float:
    """What the best further tower level would add to the dice in seats, less its gold."""
    sums = [0] * len(COLOURS)
    for die in realm.seated[seat]:
        sums[COLOUR[die]] += VALUE[die]
    best = 0
    for colour in range(len(COLOURS)):
        if realm.discs[colour]:
            best = max(best, sums[colour] - realm.towers[len(COLOURS) * seat + colour])
    return float(best)
