"""What a position is worth to a player who trains alone: points had and hoped for, against the target."""

from __future__ import annotations

from math import exp
from typing import Final

from ..data import COLOUR, CROSSED, DIE_KINDS, FACES, GOLD, START_BASES, TEMPLE_POINTS, TEMPLES, VALUE
from ..rules.city import FACE_DOWN
from ..rules.endgame import final_sum, target
from ..rules.table import Realm
from .features import next_advisor
from .prices import Prices
from .promises import ENOUGH, HIGHEST, card_hope

SCALE: Final = 20.0  # points that make success e times as likely
ACTION: Final = 6.0  # what a worker does who can still act
FEW: Final = 0.85  # of the price of a basic resource, for the first ones of its kind ...
MANY: Final = 0.3  # ... and for further ones
OPEN: Final = 2.0  # a district that may be closed
HOPE: Final = 0.7  # what its card would bring, as a share
BEHIND: Final = 0.3  # a divide crossed, as a share of a token


def hope(realm: Realm, cost: Prices) -> list[float]:
    """The chance to reach the target."""
    return [1.0 / (1.0 + exp((target(realm) - merit(realm, 0, cost)) / SCALE))]


def merit(realm: Realm, seat: int, cost: Prices) -> float:
    """What a seat has and may hope for, in points."""
    points = float(realm.score(seat))
    if not realm.agenda:
        return points
    merits = points + final_sum(realm, seat) + stock_merit(realm, seat, cost)
    return merits + people_merit(realm, seat, cost) + track_merit(realm, seat, cost) + city_merit(realm, seat, cost)


def stock_merit(realm: Realm, seat: int, cost: Prices) -> float:
    """Resources: the first few of each kind count most; a gold scores a point by itself."""
    own = 4 * seat
    merits = max(0.0, cost.gold - 1.0) * realm.stock[own + GOLD]
    for count in realm.stock[own : own + GOLD]:
        merits += cost.basic * (FEW * min(count, ENOUGH) + MANY * max(0, count - ENOUGH))
    return merits


def people_merit(realm: Realm, seat: int, cost: Prices) -> float:
    """Freemen as they will come home, workers who can still act, bases, Speakers, Advisors."""
    speakers, advisors = len(realm.hired[seat]), len(realm.advisors[seat])
    actions = speakers + (0 if realm.archons[seat] else 1)
    merits = cost.speaker * speakers + cost.base * (realm.bases[seat] - START_BASES) + cost.advisor * advisors
    for freeman in realm.freemen[seat]:
        die = freeman % DIE_KINDS
        if freeman < DIE_KINDS:
            actions += 1
            merits += cost.die + cost.pip * VALUE[die]
        elif VALUE[die] < FACES:
            merits += cost.die + cost.pip * (VALUE[die] + 1)
        else:
            merits += next_advisor(realm, seat, COLOUR[die])
            merits += 0.0 if COLOUR[die] in realm.advisors[seat] else cost.advisor
    return merits if realm.passed[seat] else merits + ACTION * actions


def track_merit(realm: Realm, seat: int, cost: Prices) -> float:
    """Temples, zodiac cards, the Military track, tokens."""
    heights = [realm.heights[temple * realm.seats + seat] for temple in range(len(TEMPLES))]
    merits = HIGHEST * TEMPLE_POINTS[max(heights)] + cost.step * sum(heights)
    merits += cost.card * realm.holders.count(seat)
    return merits + cost.token * (realm.tokens[seat] + BEHIND * CROSSED[realm.strength[seat]])


def city_merit(realm: Realm, seat: int, cost: Prices) -> float:
    """Tiles, buildings twice, and districts that may be closed."""
    city, cells = realm.city[seat], realm.cells[seat]
    buildings = len([cell for cell in cells if city[cell] < FACE_DOWN])
    districts = realm.open_districts(seat)
    cards = sum([card_hope(realm, seat, cell, cost.gold) for cell in districts])
    return cost.tile * (len(cells) + buildings) + OPEN * min(2, len(districts)) + HOPE * cards
