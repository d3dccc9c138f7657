"""§5.3 Moving on the Military track and §5.4 attacking."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.shared import without
from ....core.state import NO_OPTIONS
from ..data import (
    ARIES,
    ATTACK_GAIN,
    COLOUR,
    CROSSED,
    EXCHANGE_SPACE,
    FALLS_BACK,
    FINAL,
    FINAL_POINTS,
    GOLD,
    RED,
)
from .actions import ATTACK, DONE, EXCHANGE, MOVE, SKIP
from .resources import gain_all
from .table import ATTACKS, TRACK, Paragraph, Realm

EXCHANGES: Final = Menu(list(range(EXCHANGE, EXCHANGE + GOLD)), [SKIP])
MANOEUVRES: Final = Menu([MOVE, ATTACK, DONE], [])
CAN_MOVE: Final = 1
CAN_ATTACK: Final = 2
CAN_STOP: Final = 4


def can_move(realm: Realm, seat: int) -> bool:
    """§5.3 A disc on the final space never moves again."""
    return realm.strength[seat] < FINAL


def move(realm: Realm, seat: int, steps: int) -> None:
    """§5.3 Forward by all steps, onto the top of a pile; a Superiority token for each divide; points at the end."""
    start = realm.strength[seat]
    goal = min(FINAL, start + steps)
    if goal == start:
        return
    realm.strength[seat] = goal
    realm.march = [*without(realm.march, seat), seat]
    realm.tell("moved", seat, start, goal)
    divides = CROSSED[goal] - CROSSED[start]
    if divides:
        realm.add_token(seat, divides)
        realm.tell("superiority", seat, divides)
    if goal == FINAL:
        realm.earn(seat, TRACK, FINAL_POINTS)
        realm.tell("final-space", seat, FINAL_POINTS)


def attack_points(realm: Realm, seat: int) -> int:
    """§5.4 A point per disc strictly behind and per divide crossed; Aries adds one per red die."""
    points = realm.behind(seat) + CROSSED[realm.strength[seat]]
    if realm.holds(seat, ARIES):
        points += realm.freemen_of(seat, RED) + len([die for die in realm.seated[seat] if COLOUR[die] == RED])
    return points


def attack(realm: Realm, seat: int) -> None:
    """§5.4 Score, and take the bonus beside the disc's space."""
    space, points = realm.strength[seat], attack_points(realm, seat)
    realm.earn(seat, ATTACKS, points)
    realm.tell("attacked", seat, points, space)
    if space == EXCHANGE_SPACE:
        realm.next(Exchange(seat))
    gain_all(realm, seat, ATTACK_GAIN[space])


class Exchange(Paragraph):
    """§5.4 The bonus of an early space: pay one basic resource of any kind for a gold, or not."""

    def options(self, realm: Realm) -> list[int]:
        kinds = 0
        for kind in range(GOLD):
            if realm.stock[4 * self.seat + kind]:
                kinds |= 1 << kind
        return EXCHANGES.of(kinds) if kinds else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        if action != SKIP:
            realm.pay(self.seat, action - EXCHANGE, 1)
            realm.gain(self.seat, GOLD, 1)

    def refuse(self, realm: Realm, action: int) -> str:
        return "none-of-it" if EXCHANGE <= action < EXCHANGE + GOLD else super().refuse(realm, action)


class Military(Paragraph):
    """§5.4 Move and/or Attack in either order, or only one of them."""

    def __init__(self, seat: int, steps: int, both: bool, moved: bool = False, attacked: bool = False) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.both: Final = both  # and/or
        self.moved: Final = moved
        self.attacked: Final = attacked

    def options(self, realm: Realm) -> list[int]:
        can = 0
        if not self.moved and realm.strength[self.seat] < FINAL:
            can |= CAN_MOVE
        if not self.attacked:
            can |= CAN_ATTACK
        if can and (self.moved or self.attacked):
            can |= CAN_STOP
        return MANOEUVRES.of(can)

    def resolve(self, realm: Realm, action: int) -> None:
        if action == DONE:
            return
        if self.both and not (self.moved or self.attacked):
            realm.next(Military(self.seat, self.steps, True, action == MOVE, action == ATTACK))
        if action == MOVE:
            move(realm, self.seat, self.steps)
        else:
            attack(realm, self.seat)

    def refuse(self, realm: Realm, action: int) -> str:
        if action == MOVE:
            return "once-only" if self.moved else "on-final-space"
        if action == DONE:
            return "do-one"
        return "once-only" if action == ATTACK else super().refuse(realm, action)

    def key(self) -> str:
        """Asked as what it is: one of two, one or both, or the other one as well."""
        if self.moved or self.attacked:
            return "military-attack" if self.moved else "military-move"
        return "military-both" if self.both else "military"

    def numbers(self, realm: Realm) -> list[int]:
        return [self.steps]

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.steps} {self.both} {self.moved} {self.attacked}"


def retreat(realm: Realm) -> None:
    """§9.3 Every disc falls back to the first space after its divide; those from farther on go underneath."""
    order: list[int] = []
    for seat in realm.march:
        place = len(order)
        while place and realm.strength[order[place - 1]] < realm.strength[seat]:
            place -= 1
        order.insert(place, seat)
    realm.march = order
    for seat in range(realm.seats):
        space = realm.strength[seat]
        if 0 < space < FINAL:
            realm.strength[seat] = first_of_area(space)
            if realm.strength[seat] != space:
                realm.tell("retreated", seat, space, realm.strength[seat])


def first_of_area(space: int) -> int:
    """The space just after the nearest divide behind a space."""
    return space - FALLS_BACK[space]


def furthest(realm: Realm) -> int:
    """§9.2 The seat furthest on the Military track; of discs that share a space, the lowest of the pile."""
    best = realm.march[0]
    for seat in realm.march:
        if realm.strength[seat] > realm.strength[best]:
            best = seat
    return best
