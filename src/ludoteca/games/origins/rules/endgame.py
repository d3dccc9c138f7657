"""§10.2 The final scoring and §10.3 who wins."""

from __future__ import annotations

from ..data import (
    ADVISOR_POINTS,
    COLOUR,
    COLOURS,
    SOLO_MATCHES,
    SOLO_MORE,
    SOLO_TARGET,
    TEMPLE_POINTS,
    TEMPLES,
    VALUE,
)
from .table import LAST_ADVISOR, LEFT_GOLD, SEATED_DICE, TEMPLE_DISCS, Paragraph, Realm
from .temples import height


def advisor_points(realm: Realm, seat: int) -> int:
    """§10.2 The value of the rightmost occupied Advisor space."""
    advisors = len(realm.advisors[seat])
    return ADVISOR_POINTS[advisors - 1] if advisors else 0


def temple_points(realm: Realm, seat: int) -> list[int]:
    """§10.2 The worth of the three temple discs, lowest first; the last one is dropped."""
    return sorted([TEMPLE_POINTS[height(realm, seat, temple)] for temple in range(len(TEMPLES))])


def seat_points(realm: Realm, seat: int, die: int) -> int:
    """§10.2 A die in a Seat of Power: its value times the height of the tower of its colour."""
    return VALUE[die] * realm.towers[len(COLOURS) * seat + COLOUR[die]]


def lower_temples(realm: Realm, seat: int) -> int:
    """§10.2 The worth of the two lower temple discs."""
    total = most = 0
    for temple in range(len(TEMPLES)):
        points = TEMPLE_POINTS[height(realm, seat, temple)]
        total += points
        most = max(most, points)
    return total - most


def seated_points(realm: Realm, seat: int) -> int:
    """§10.2 The worth of all dice in seats."""
    points = 0
    for die in realm.seated[seat]:
        points += seat_points(realm, seat, die)
    return points


def final_points(realm: Realm, seat: int) -> list[int]:
    """§10.2 What the final scoring would add now: gold, Advisor, temples, seats."""
    return [
        realm.gold(seat),
        advisor_points(realm, seat),
        lower_temples(realm, seat),
        seated_points(realm, seat),
    ]


def final_sum(realm: Realm, seat: int) -> int:
    """§10.2 What the final scoring would add now, all in all."""
    found = realm.gold(seat) + advisor_points(realm, seat)
    return found + lower_temples(realm, seat) + seated_points(realm, seat)


class FinalScoring(Paragraph):
    """§10.2 Gold, the rightmost Advisor, the two lower temples, each die in a seat times its tower."""

    def run(self, realm: Realm) -> None:
        realm.tell("final-scoring", self.seat)
        for seat in range(realm.seats):
            gold, advisor, temples, seats = final_points(realm, seat)
            low, middle, high = temple_points(realm, seat)
            realm.tell("final-gold", seat, gold)
            realm.tell("final-advisor", seat, advisor, len(realm.advisors[seat]))
            realm.tell("final-temples", seat, temples, low, middle, high)
            for die in realm.seated[seat]:
                tower = realm.towers[len(COLOURS) * seat + COLOUR[die]]
                realm.tell("final-seat", seat, seat_points(realm, seat, die), die, tower)
            realm.earn(seat, LEFT_GOLD, gold)
            realm.earn(seat, LAST_ADVISOR, advisor)
            realm.earn(seat, TEMPLE_DISCS, temples)
            realm.earn(seat, SEATED_DICE, seats)
        realm.finish()


def ranks(realm: Realm) -> list[int]:
    """§10.3 Most points, then most tiles in the city, then a shared victory. §13.3 Alone, without the points to reach
    nobody is first.
    """
    if realm.solo():
        return [1 if realm.score(0) >= target(realm) else 2]
    keys = [(realm.score(seat), len(realm.cells[seat])) for seat in range(realm.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]


def target(realm: Realm) -> int:
    """§13.3 Solo: the points to reach, more for each bonus tile that lies on its own site."""
    return SOLO_TARGET + SOLO_MORE * len([1 for colour, site in SOLO_MATCHES if realm.bonus[site] == colour])
