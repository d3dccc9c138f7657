"""§6.2 Building a tower level and §6.3 growing the population."""

from __future__ import annotations

from typing import Final

from ....core.shared import added
from ....core.state import NO_OPTIONS
from ..data import (
    BASE_FOOD,
    CAPRICORN,
    CAPRICORN_POINTS,
    COLOURS,
    DIE_KINDS,
    FACES,
    FEW_COLOURS,
    FOOD,
    LAST_BASE_POINTS,
    MOST_BASES,
    START_BASES,
    VALUE,
)
from .actions import SKIP, TRAIN, TRAIN_USED
from .table import END_TOWERS, POPULATION, Paragraph, Realm

TOWERS: Final[int] = len(COLOURS)  # of each player


def tower_cost(realm: Realm, seat: int, colour: int) -> int:
    """§6.2 The gold for the next level: the tower's height."""
    return realm.towers[len(COLOURS) * seat + colour]


def buildable(realm: Realm, seat: int) -> int:
    """§6.2 The colours with a disc in the supply whose next level can be paid, as bits."""
    gold, first, found = realm.gold(seat), TOWERS * seat, 0
    if gold:
        for colour in range(TOWERS):
            if realm.discs[colour] and realm.towers[first + colour] <= gold:
                found |= 1 << colour
    return found


def build_tower(realm: Realm, seat: int, colour: int) -> None:
    """§6.2 Pay the tower's height in gold and put a disc on it; then Capricorn may act."""
    realm.pay_gold(seat, tower_cost(realm, seat, colour))
    realm.discs = added(realm.discs, colour, -1)
    realm.towers = added(realm.towers, len(COLOURS) * seat + colour, 1)
    realm.tell("tower", seat, colour, tower_cost(realm, seat, colour))
    if len([discs for discs in realm.discs if discs]) <= FEW_COLOURS:
        realm.trigger(END_TOWERS)
    if realm.holds(seat, CAPRICORN):
        realm.next(Lift(seat))


class Lift(Paragraph):
    """§12 Capricorn: after a tower level one Freeman, used or not, may go up by 2, at most to 6."""

    def options(self, realm: Realm) -> list[int]:
        found: list[int] = []
        for freeman in realm.freemen[self.seat]:
            die = freeman % DIE_KINDS
            option = (TRAIN if freeman < DIE_KINDS else TRAIN_USED) + die
            if VALUE[die] < FACES and option not in found:
                found.append(option)
        return [*found, SKIP] if found else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        if action == SKIP:
            return
        used = action >= TRAIN_USED
        die = action - (TRAIN_USED if used else TRAIN)
        points = min(CAPRICORN_POINTS, FACES - VALUE[die])
        freeman = die
        if used:
            freeman = [f for f in realm.freemen[self.seat] if f >= DIE_KINDS and f % DIE_KINDS == die][0]
        realm.turn_freeman(self.seat, freeman, freeman + points)
        realm.tell("raised", self.seat, die, VALUE[die] + points)

    def refuse(self, realm: Realm, action: int) -> str:
        if not TRAIN <= action < TRAIN_USED + DIE_KINDS:
            return super().refuse(realm, action)
        die = (action - TRAIN) % DIE_KINDS
        return "six-already" if VALUE[die] == FACES else "no-such-freeman"


def base_cost(realm: Realm, seat: int) -> int:
    """§6.3 The food for the next base; -1 if none is left on the track."""
    owned = realm.bases[seat]
    return BASE_FOOD[owned - START_BASES] if START_BASES <= owned < MOST_BASES else -1


def can_grow(realm: Realm, seat: int) -> bool:
    """§6.3 Whether a base is left and its food can be paid."""
    cost = base_cost(realm, seat)
    return 0 <= cost <= realm.purse(seat, FOOD)


def grow(realm: Realm, seat: int) -> None:
    """§6.3 Pay the food over the leftmost base; it is available at once. The last one scores."""
    realm.pay(seat, FOOD, base_cost(realm, seat))
    realm.bases = added(realm.bases, seat, 1)
    realm.tell("grew", seat, realm.bases[seat])
    if realm.bases[seat] == MOST_BASES:
        realm.earn(seat, POPULATION, LAST_BASE_POINTS)
        realm.tell("last-base", seat, LAST_BASE_POINTS)
