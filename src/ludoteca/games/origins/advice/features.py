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
from ..rules.table import FACE_DOWN, World
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


def features(world: World, seat: int) -> list[float]:
    """See FEATURES."""
    time = time_left(world)
    points = TEN * (world.score(seat) + sum(final_points(world, seat))) if world.agenda else TEN * world.score(seat)
    found = [points, points * (1.0 - time), 1.0 if world.agenda and world.agenda[-1].seat == seat else 0.0]
    cards = sorted([card_hope(world, seat, cell, CARD_GOLD) for cell in world.open_districts(seat)])
    now = round_features(world, seat, cards)
    later = stock_features(world, seat) + people_features(world, seat)
    later += temple_features(world, seat) + military_features(world, seat) + city_features(world, seat, cards)
    present = 0.0 if world.passed[seat] else 1.0
    for feature in now:
        found.append(feature * present)
    for feature in later:
        found.append(feature * time)
    return found


def round_features(world: World, seat: int, cards: list[float]) -> list[float]:
    """What can still be used before the round ends; *cards* are those of the open districts."""
    dice = [freeman for freeman in world.freemen[seat] if freeman < DIE_KINDS]
    workers = len(dice) + len(world.hired[seat]) + (0 if world.archons[seat] else 1)
    worths = sorted([VALUE[die] * world.towers[len(COLOURS) * seat + COLOUR[die]] for die in dice])
    number = min(len(dice), len(cards))
    stock = sum([min(ENOUGH, world.stock[4 * seat + kind]) for kind in range(GOLD)])
    return [
        workers * 0.5,
        sum([VALUE[die] for die in dice]) * TEN,
        stock * TEN,
        min(2, world.tokens[seat]) * 0.5,
        number * 0.5,
        sum(cards[len(cards) - number :]) * TEN,
        sum(worths[len(worths) - number :]) * TEN,
        (world.behind(seat) + CROSSED[world.strength[seat]]) * 0.2,
    ]


def stock_features(world: World, seat: int) -> list[float]:
    """Resources: the first few of each kind count most."""
    found: list[float] = []
    plenty = 0
    for kind in range(GOLD):
        count = world.stock[4 * seat + kind]
        found.append(min(count, ENOUGH) * 0.25)
        plenty += max(0, count - ENOUGH)
    return [*found, plenty * 0.25, min(8, world.stock[4 * seat + GOLD]) * 0.25]


def people_features(world: World, seat: int) -> list[float]:
    """Freemen as they will come home, bases, Speakers, Advisors."""
    number = pips = sixes = powers = 0
    advisors = len(world.advisors[seat])
    for freeman in world.freemen[seat]:
        die = freeman % DIE_KINDS
        value = VALUE[die]
        if freeman >= DIE_KINDS:
            if value == FACES:
                sixes += next_advisor(world, seat, COLOUR[die])
                continue
            value += 1
        number += 1
        pips += value
        powers += value * (world.towers[len(COLOURS) * seat + COLOUR[die]] - 1)
    bases = world.bases[seat]
    return [
        number * 0.5,
        pips * TEN,
        powers * TEN,
        sixes * TEN,
        (bases - START_BASES) * 0.5,
        (bases - number) * 0.5,
        len(world.hired[seat]) * 0.5,
        advisors * 0.5,
    ]


def next_advisor(world: World, seat: int, colour: int) -> int:
    """What a 6 brings that becomes an Advisor."""
    count = len(world.advisors[seat])
    last = ADVISOR_POINTS[count - 1] if count else 0
    return last if colour in world.advisors[seat] else ADVISOR_POINTS[count] - last


def temple_features(world: World, seat: int) -> list[float]:
    """How far up the temples, and what the next step would add."""
    low = middle = high = cards = 0
    for temple in range(len(TEMPLES)):
        height = world.heights[temple * world.seats + seat]
        if height >= high:
            low, middle, high = middle, high, height
        elif height >= middle:
            low, middle = middle, height
        else:
            low = height
        if world.holders[temple] == seat:
            cards += 1
    step = TEMPLE_POINTS[min(TOP, low + 1)] - TEMPLE_POINTS[low] if low < middle or high > middle else 0
    return [(low + middle + high) * TEN, step * TEN, TEMPLE_POINTS[high] * TEN, cards * 0.5]


def military_features(world: World, seat: int) -> list[float]:
    """The Military track as it will be after the retreat."""
    space = world.strength[seat]
    return [CROSSED[space] * 0.25, (space - FALLS_BACK[space]) / FINAL]


def city_features(world: World, seat: int, cards: list[float]) -> list[float]:
    """Tiles, blocks that are nearly or quite complete, and the best tower level."""
    city, cells = world.city[seat], world.cells[seat]
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
        best_level(world, seat) * TEN,
    ]


def best_level(world: World, seat: int) -> float:
    """What the best further tower level would add to the dice in seats, less its gold."""
    sums = [0] * len(COLOURS)
    for die in world.seated[seat]:
        sums[COLOUR[die]] += VALUE[die]
    best = 0
    for colour in range(len(COLOURS)):
        if world.discs[colour]:
            best = max(best, sums[colour] - world.towers[len(COLOURS) * seat + colour])
    return float(best)
