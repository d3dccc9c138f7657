"""What tells how a game goes on: whole numbers, which are cheap, for every seat; the net knows what they count for."""

from __future__ import annotations

from typing import Final

from ..data import (
    ADVISOR_POINTS,
    COLOUR,
    COLOURS,
    CROSSED,
    DIE_KINDS,
    FACES,
    RESOURCES,
    TEMPLE_POINTS,
    TEMPLES,
    VALUE,
    ZODIAC,
)
from ..rules.city import CODE_COLOUR
from ..rules.endgame import advisor_points, lower_temples, seated_points
from ..rules.table import Realm
from .timing import levels_left

MANY: Final = 6  # of a resource
AREAS: Final[int] = max(CROSSED)
MOST_SEATS: Final = 4
EIGHTHS: Final = 8  # of a round
EVEN: Final = 6  # makes a mean over two or three others whole
KINDS: Final[int] = len(COLOURS)


class Standing:
    """What is known of all seats before one of them is looked at."""

    def __init__(self, realm: Realm, rounds: float) -> None:
        self.points: Final = [realm.score(seat) + realm.gold(seat) for seat in range(realm.seats)]
        self.advisors: Final = [advisor_points(realm, seat) for seat in range(realm.seats)]
        self.temples: Final = [lower_temples(realm, seat) for seat in range(realm.seats)]
        self.seats: Final = [seated_points(realm, seat) for seat in range(realm.seats)]
        self.workers: Final = [workers(realm, seat) for seat in range(realm.seats)]
        self.steps: Final = [climbed(realm, seat) for seat in range(realm.seats)]
        gold = highest = 0
        for seat in range(realm.seats):
            self.points[seat] = self.points[seat] + self.advisors[seat] + self.temples[seat] + self.seats[seat]
            highest = max(highest, self.steps[seat])
        for pieces in realm.card_gold:
            gold += pieces
        now, ending, four = int(rounds * EIGHTHS), 1 if realm.ending else 0, 1 if realm.seats == MOST_SEATS else 0
        self.clock: Final = [now, min(now, EIGHTHS), ending, realm.round, levels_left(realm), gold, highest, four]


def everybody(realm: Realm, rounds: float) -> list[list[int]]:
    """The signs of every seat, where so many *rounds* may follow."""
    standing = Standing(realm, rounds)
    return [signs(realm, standing, seat) for seat in range(realm.seats)]


def signs(realm: Realm, standing: Standing, seat: int) -> list[int]:
    """The signs of one seat."""
    found = standing.clock.copy()
    add_race(realm, standing, seat, found)
    add_round(realm, standing, seat, found)
    add_stock(realm, seat, found)
    add_people(realm, seat, found)
    add_tracks(realm, standing, seat, found)
    add_city(realm, seat, found)
    return found


# -- among the others --------------------------------------------------------------------------------------------------


def workers(realm: Realm, seat: int) -> int:
    """How many workers can still act in this round."""
    if realm.passed[seat]:
        return 0
    number = len(realm.hired[seat]) + (0 if realm.archons[seat] else 1)
    for freeman in realm.freemen[seat]:
        if freeman < DIE_KINDS:
            number += 1
    return number


def climbed(realm: Realm, seat: int) -> int:
    """The steps of a seat in all temples."""
    steps = 0
    for temple in range(len(TEMPLES)):
        steps += realm.heights[temple * realm.seats + seat]
    return steps


def add_race(realm: Realm, standing: Standing, seat: int, found: list[int]) -> None:
    """Points, how they stand against those of the others, and what the final scoring would add now."""
    mine, best, total, ahead = standing.points[seat], 0, 0, 0
    for other in range(realm.seats):
        if other != seat:
            points = standing.points[other]
            total += points
            best = max(best, points)
            if points > mine:
                ahead += 1
    found += [mine, mine - best, EVEN * mine - EVEN * total // (realm.seats - 1), ahead]
    found += [realm.gold(seat), standing.advisors[seat], standing.temples[seat], standing.seats[seat]]


def add_round(realm: Realm, standing: Standing, seat: int, found: list[int]) -> None:
    """Whose turn it is, and who can still act."""
    most = total = 0
    for other in range(realm.seats):
        if other != seat:
            number = standing.workers[other]
            total += number
            most = max(most, number)
    add_one(found, MOST_SEATS, (seat - realm.agenda[-1].seat) % realm.seats)
    found += [1 if seat == realm.bastion else 0, 1 if realm.passed[seat] else 0, standing.workers[seat]]
    found += [1 if realm.archons[seat] else 0, len(realm.hired[seat]), most, EVEN * total // (realm.seats - 1)]
    found += [realm.tokens[seat], 1 if realm.tokens[seat] else 0]


def add_one(found: list[int], places: int, place: int) -> None:
    """So many places, of which one counts."""
    for number in range(places):
        found.append(1 if number == place else 0)


# -- what a seat has ---------------------------------------------------------------------------------------------------


def add_stock(realm: Realm, seat: int, found: list[int]) -> None:
    """Resources, and which are lacking."""
    first = len(RESOURCES) * seat
    for kind in range(len(RESOURCES)):
        found.append(min(realm.stock[first + kind], MANY))
    for kind in range(len(RESOURCES)):
        found.append(0 if realm.stock[first + kind] else 1)


def add_people(realm: Realm, seat: int, found: list[int]) -> None:
    """Freemen by value and by colour, towers, seats, and what these promise together; bases and Advisors."""
    values, counts, pips, seated, total = [0] * FACES, [0] * KINDS, [0] * KINDS, [0] * KINDS, 0
    for freeman in realm.freemen[seat]:
        die = freeman % DIE_KINDS
        value, colour = VALUE[die], COLOUR[die]
        total += value
        values[value - 1] = values[value - 1] + 1
        counts[colour] = counts[colour] + 1
        pips[colour] = pips[colour] + value
    for die in realm.seated[seat]:
        seated[COLOUR[die]] = seated[COLOUR[die]] + VALUE[die]
    found += [realm.bases[seat], len(realm.freemen[seat]), total, len(realm.seated[seat])]
    found += values
    found += counts
    found += pips
    add_towers(realm, seat, pips, seated, found)
    add_one(found, len(ADVISOR_POINTS), len(realm.advisors[seat]) - 1)


def add_towers(realm: Realm, seat: int, pips: list[int], seated: list[int], found: list[int]) -> None:
    """Towers, the pips in seats, what towers add to the dice, and what further levels may add to the seats."""
    towers = realm.towers[KINDS * seat : KINDS * seat + KINDS]
    found += towers
    found += seated
    for colour in range(KINDS):
        found.append(pips[colour] * (towers[colour] - 1))
    for colour in range(KINDS):
        found.append(seated[colour] * realm.discs[colour])


def add_tracks(realm: Realm, standing: Standing, seat: int, found: list[int]) -> None:
    """Temples, their cards, and the Military track."""
    low, middle, high = sorted([realm.heights[temple * realm.seats + seat] for temple in range(len(TEMPLES))])
    found += [low, middle, high, TEMPLE_POINTS[low], TEMPLE_POINTS[middle], TEMPLE_POINTS[high]]
    best = 0
    for other in range(realm.seats):
        if other != seat:
            best = max(best, standing.steps[other])
    space = realm.strength[seat]
    found += [standing.steps[seat] - best, space, realm.behind(seat)]
    add_one(found, AREAS, CROSSED[space] - 1)
    cards = [0] * len(ZODIAC)
    for temple in range(len(TEMPLES)):
        if realm.holders[temple] == seat:
            cards[realm.zodiac[temple]] = 1
    found += cards


def add_city(realm: Realm, seat: int, found: list[int]) -> None:
    """Tiles by colour, and districts."""
    colours, tiles, plan = [0] * KINDS, realm.city[seat], realm.plan(seat)
    for cell in realm.cells[seat]:
        colour = CODE_COLOUR[tiles[cell]]
        if colour >= 0:
            colours[colour] = colours[colour] + 1
    found += colours
    found += [len(realm.cells[seat]), plan.buildings(), plan.nearly()]
    found += [len(plan.open), len(realm.closed[seat]), len(realm.reserve[seat])]
