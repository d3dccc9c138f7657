"""§6.2 Building a tower level and §6.3 growing the population."""

from __future__ import annotations

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
from .table import END_TOWERS, POPULATION, Paragraph, World
from .words import SKIP, TRAIN, TRAIN_USED


def tower_cost(world: World, seat: int, colour: int) -> int:
    """§6.2 The gold for the next level: the tower's height."""
    return world.towers[len(COLOURS) * seat + colour]


def buildable(world: World, seat: int) -> list[int]:
    """§6.2 The colours with a disc in the supply whose next level can be paid."""
    gold, first = world.gold(seat), len(COLOURS) * seat
    if not gold:
        return []
    return [c for c in range(len(COLOURS)) if world.discs[c] and world.towers[first + c] <= gold]


def build_tower(world: World, seat: int, colour: int) -> None:
    """§6.2 Pay the tower's height in gold and put a disc on it; then Capricorn may act."""
    world.pay_gold(seat, tower_cost(world, seat, colour))
    world.discs[colour] -= 1
    world.towers[len(COLOURS) * seat + colour] += 1
    world.tell("tower", seat, colour, tower_cost(world, seat, colour))
    if len([discs for discs in world.discs if discs]) <= FEW_COLOURS:
        world.trigger(END_TOWERS)
    if world.holds(seat, CAPRICORN):
        world.then([Lift(seat)])


class Lift(Paragraph):
    """§12 Capricorn: after a tower level one Freeman, used or not, may go up by 2, at most to 6."""

    def options(self, world: World) -> list[int]:
        found: list[int] = []
        for freeman in world.freemen[self.seat]:
            die = freeman % DIE_KINDS
            option = (TRAIN if freeman < DIE_KINDS else TRAIN_USED) + die
            if VALUE[die] < FACES and option not in found:
                found.append(option)
        return [*found, SKIP] if found else []

    def resolve(self, world: World, action: int) -> None:
        if action == SKIP:
            return
        used = action >= TRAIN_USED
        die = action - (TRAIN_USED if used else TRAIN)
        points = min(CAPRICORN_POINTS, FACES - VALUE[die])
        freeman = die
        if used:
            freeman = [f for f in world.freemen[self.seat] if f >= DIE_KINDS and f % DIE_KINDS == die][0]
        world.turn_freeman(self.seat, freeman, freeman + points)
        world.tell("raised", self.seat, die, VALUE[die] + points)

    def refuse(self, world: World, action: int) -> str:
        if not TRAIN <= action < TRAIN_USED + DIE_KINDS:
            return super().refuse(world, action)
        die = (action - TRAIN) % DIE_KINDS
        return "six-already" if VALUE[die] == FACES else "no-such-freeman"


def base_cost(world: World, seat: int) -> int:
    """§6.3 The food for the next base; -1 if none is left on the track."""
    owned = world.bases[seat]
    return BASE_FOOD[owned - START_BASES] if START_BASES <= owned < MOST_BASES else -1


def can_grow(world: World, seat: int) -> bool:
    """§6.3 Whether a base is left and its food can be paid."""
    cost = base_cost(world, seat)
    return 0 <= cost <= world.purse(seat, FOOD)


def grow(world: World, seat: int) -> None:
    """§6.3 Pay the food over the leftmost base; it is available at once. The last one scores."""
    world.pay(seat, FOOD, base_cost(world, seat))
    world.bases[seat] += 1
    world.tell("grew", seat, world.bases[seat])
    if world.bases[seat] == MOST_BASES:
        world.earn(seat, POPULATION, LAST_BASE_POINTS)
        world.tell("last-base", seat, LAST_BASE_POINTS)
