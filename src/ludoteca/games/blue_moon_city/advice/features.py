"""What counts for a seat in a position of Blue Moon City, as numbers of the order of 1."""

from __future__ import annotations

from typing import Final

from ..data import (
    ANY,
    CARDS,
    COLOUR,
    COURTYARD,
    EXTRA_STEPS,
    FIRST_CARD,
    FIRST_SPACE,
    FLIT,
    HOAX_1,
    KHIND,
    KHIND_1,
    MIMIX_1,
    OBELISK,
    OFFERINGS_TO_WIN,
    PILLAR_1,
    SCALES,
    SPACE_COLOUR,
    SPACES,
    STEPS,
    SURCHARGE,
    VALUE,
)
from ..rules.contribution import Contribution
from ..rules.movement import Movement
from ..rules.offerings import Offering
from ..rules.scales import scale_crystals
from ..rules.table import EMPTY, City
from .promises import majority_chance, purse
from .sense import Sense
from .survey import Survey, potential, share

FEATURES: Final = [
    "offerings",
    "offerings, squared",  # the last ones are worth the game
    "crystals",
    "secured",  # offerings made, and those that the crystals would buy
    "secured, squared",
    "ready",  # crystals and a marker for the next offering
    "ready, but far",  # from the Courtyard
    "scales, far from a scoring",
    "scales, near a scoring",  # what they would be worth now
    "cards",
    "points on cards",
    "cards that help to pay",
    "more cards than needed",
    "cards without a use",
    "shares, one space open",
    "shares, two spaces open",
    "shares, more spaces open",
    "majorities",
    "short of markers",
    "promise of this turn",
    "promise of the next turn",
    "on turn, walking",
    "on turn, after the walk",
    "wins this turn",
    "wins next turn",
]
MANY: Final = 10  # cards that are enough
ON_THE_WAY: Final = 0.12  # each step that still has to be made for a promise
ANYWHERE: Final = 8  # steps that lead anywhere
FLIT_1: Final[int] = FIRST_CARD[FLIT]
TENTH: Final = 0.1
FIFTH: Final = 0.2


def everybody(city: City, survey: Survey) -> list[list[float]]:
    """The features of every seat."""
    if not survey.shares:
        survey.shares = [[0.0] * len(FEATURES) for _ in range(city.seats)]
        survey.used = add_shares(survey.sense, city, survey.shares)
    found = [shares.copy() for shares in survey.shares]
    payouts = scale_crystals(city.scales)
    full = 1.0 - max(0, city.pool()) / SCALES[city.seats]  # how soon the scales are scored
    for seat in range(city.seats):
        features, markers = found[seat], city.markers(seat)
        add_offerings(city, seat, markers, features)
        features[7] = (1.0 - full) * city.scales[seat] * FIFTH
        features[8] = full * payouts[seat] * FIFTH
        add_cards(city.hands[seat], survey.used, features)
        features[18] = survey.sense.short[markers] * TENTH
        add_turn(city, survey, seat, markers, features)
    return found


def add_offerings(city: City, seat: int, markers: int, features: list[float]) -> None:
    """What was offered, and what the crystals would still buy."""
    ladder, free, needed = OBELISK[city.seats], len(city.obelisk), OFFERINGS_TO_WIN[city.seats]
    made, crystals = city.offerings(seat), city.crystals[seat]
    features[0] = made * 0.25
    features[1] = made * made / (needed * needed)
    features[2] = crystals * TENTH
    if crystals >= ladder[free] and markers:
        features[5] = 1.0
        features[6] = city.plan.ways[city.figures[seat]][COURTYARD] * 0.25
    secured = float(made)
    while free < len(ladder) and crystals >= ladder[free]:
        crystals -= ladder[free]
        free += 1
        secured += 1.0
    if free < len(ladder):
        secured += crystals / ladder[free]
    features[3] = secured / needed
    features[4] = features[3] * features[3]


def add_cards(hand: list[int], used: list[bool], features: list[float]) -> None:
    """How many cards, how many points, how many help to pay, and how many are of no use."""
    size = points = dead = 0
    for card in range(CARDS):
        count = hand[card]
        if count:
            size += count
            points += count * VALUE[card]
            if not used[COLOUR[card]]:
                dead += count
    features[9] = size * TENTH
    features[10] = points * TENTH
    features[11] = (hand[KHIND_1] + hand[MIMIX_1] + hand[MIMIX_1 + 1] + hand[HOAX_1] + hand[HOAX_1 + 1]) * FIFTH
    features[12] = max(0, size - MANY) * FIFTH
    features[13] = dead * FIFTH


def add_shares(sense: Sense, city: City, found: list[list[float]]) -> list[bool]:
    """Everybody's shares in unfinished buildings; which colours still have a space open."""
    used = [False] * (ANY + 1)
    used[KHIND] = True
    for tile in city.plan.buildings:
        if city.rebuilt[tile]:
            continue
        first, covered = FIRST_SPACE[tile], 0
        for space in range(first, first + SPACES[tile]):
            if city.owners[space] == EMPTY:
                used[SPACE_COLOUR[space]] = True
            else:
                covered += 1
        if covered:
            share_out(sense, city, tile, SPACES[tile] - covered, found)
    return used if not used[ANY] else [True] * (ANY + 1)


def share_out(sense: Sense, city: City, tile: int, empty: int, found: list[list[float]]) -> None:
    """What everybody who has a marker on a building may win there."""
    counts, firsts, first = [0] * city.seats, [SPACES[tile]] * city.seats, FIRST_SPACE[tile]
    for place in range(SPACES[tile]):
        owner = city.owners[first + place]
        if owner != EMPTY:
            counts[owner] += 1
            firsts[owner] = min(firsts[owner], place)
    every = share(sense, city, tile) * FIFTH
    for seat in range(city.seats):
        if counts[seat]:
            others, their_first = 0, SPACES[tile]
            for other in range(city.seats):
                if other != seat and counts[other] >= max(1, others):
                    their_first = firsts[other] if counts[other] > others else min(their_first, firsts[other])
                    others = counts[other]
            chance = majority_chance(counts[seat], others, firsts[seat] < their_first, empty)
            found[seat][13 + min(3, empty)] += every
            found[seat][17] += sense.done[empty] * chance * sense.majority[tile] * FIFTH


# -- what turns promise ------------------------------------------------------------------------------------------------


def add_turn(city: City, survey: Survey, seat: int, markers: int, features: list[float]) -> None:
    """What the turn still promises to the player on turn, and the next one to the others."""
    step = city.agenda[-1]
    if seat != city.turn:
        features[20] = promise(city, survey, seat, markers, STEPS) * TENTH
        features[24] = 1.0 if wins(city, seat, markers, STEPS) else 0.0
        return
    walking = isinstance(step, Movement)
    features[21 if walking else 22] = 1.0
    if isinstance(step, (Movement, Contribution, Offering)):
        steps = step.steps if isinstance(step, Movement) else -1
        features[19] = promise(city, survey, seat, markers, steps) * TENTH
        features[23] = 1.0 if wins(city, seat, markers, steps) else 0.0


def promise(city: City, survey: Survey, seat: int, markers: int, steps: int) -> float:
    """The best that a seat can do with so many steps and its cards; below 0 steps the walk is over."""
    here, hand = city.figures[seat], city.hands[seat]
    coins, best = purse(hand), 0.0
    reach, dear = far_reach(hand, steps), flight(survey.sense, hand, steps)
    for tile in city.plan.laid:
        far = city.plan.ways[here][tile]
        if far <= reach or far == 0:
            cost = ON_THE_WAY * far if far <= steps else dear
            best = max(best, potential(city, survey, seat, tile, coins, markers) - cost)
    return best


def far_reach(hand: list[int], steps: int) -> int:
    """§5.3 How far a figure comes with the help of Flit."""
    if steps >= 0 and hand[FLIT_1]:
        return ANYWHERE
    return steps + EXTRA_STEPS if steps >= 0 and hand[FLIT_1 + 1] else steps


def flight(sense: Sense, hand: list[int], steps: int) -> float:
    """What the card costs that helps to come so far."""
    if steps >= 0 and hand[FLIT_1]:
        return sense.cards[FLIT_1]
    return sense.cards[FLIT_1 + 1] if steps >= 0 and hand[FLIT_1 + 1] else 0.0


def wins(city: City, seat: int, markers: int, steps: int) -> bool:
    """§8, §9.1 Whether a seat can make all the offerings that it needs in one turn."""
    hand, missing = city.hands[seat], OFFERINGS_TO_WIN[city.seats] - city.offerings(seat)
    if missing > min(markers, 1 + hand[PILLAR_1] + hand[PILLAR_1 + 1]):
        return False
    far = city.plan.ways[city.figures[seat]][COURTYARD]
    if far > 0 and far > far_reach(hand, steps):
        return False
    free, dear = len(city.obelisk), max(0, missing - 1 - hand[PILLAR_1])
    cost = sum(OBELISK[city.seats][free : free + missing]) + SURCHARGE[0] * (missing - 1 - dear) + SURCHARGE[1] * dear
    return city.crystals[seat] >= cost
