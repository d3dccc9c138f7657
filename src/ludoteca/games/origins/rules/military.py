"""§5.3 Moving on the Military track and §5.4 attacking."""

from __future__ import annotations

from typing import Final

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
from .resources import gain_all
from .table import ATTACKS, TRACK, Paragraph, World
from .words import ATTACK, DONE, EXCHANGE, MOVE, SKIP


def can_move(world: World, seat: int) -> bool:
    """§5.3 A disc on the final space never moves again."""
    return world.strength[seat] < FINAL


def move(world: World, seat: int, steps: int) -> None:
    """§5.3 Forward by all steps, onto the top of a pile; a Superiority token for each divide; points at the end."""
    start = world.strength[seat]
    goal = min(FINAL, start + steps)
    if goal == start:
        return
    world.strength[seat] = goal
    world.march.remove(seat)
    world.march.append(seat)
    world.tell("moved", seat, start, goal)
    divides = CROSSED[goal] - CROSSED[start]
    if divides:
        world.tokens[seat] += divides
        world.tell("superiority", seat, divides)
    if goal == FINAL:
        world.earn(seat, TRACK, FINAL_POINTS)
        world.tell("final-space", seat, FINAL_POINTS)


def attack_points(world: World, seat: int) -> int:
    """§5.4 A point per disc strictly behind and per divide crossed; Aries adds one per red die."""
    points = world.behind(seat) + CROSSED[world.strength[seat]]
    if world.holds(seat, ARIES):
        points += world.freemen_of(seat, RED) + len([die for die in world.seated[seat] if COLOUR[die] == RED])
    return points


def attack(world: World, seat: int) -> None:
    """§5.4 Score, and take the bonus beside the disc's space."""
    space, points = world.strength[seat], attack_points(world, seat)
    world.earn(seat, ATTACKS, points)
    world.tell("attacked", seat, points, space)
    if space == EXCHANGE_SPACE:
        world.then([Exchange(seat)])
    gain_all(world, seat, ATTACK_GAIN[space])


class Exchange(Paragraph):
    """§5.4 The bonus of an early space: pay one basic resource of any kind for a gold, or not."""

    def options(self, world: World) -> list[int]:
        kinds = [EXCHANGE + kind for kind in range(GOLD) if world.stock[4 * self.seat + kind]]
        return [*kinds, SKIP] if kinds else []

    def resolve(self, world: World, action: int) -> None:
        if action != SKIP:
            world.pay(self.seat, action - EXCHANGE, 1)
            world.gain(self.seat, GOLD, 1)

    def refuse(self, world: World, action: int) -> str:
        return "none-of-it" if EXCHANGE <= action < EXCHANGE + GOLD else super().refuse(world, action)


class Military(Paragraph):
    """§5.4 Move and/or Attack in either order, or only one of them."""

    def __init__(self, seat: int, steps: int, both: bool, moved: bool = False, attacked: bool = False) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.both: Final = both  # and/or
        self.moved: Final = moved
        self.attacked: Final = attacked

    def options(self, world: World) -> list[int]:
        options = []
        if not self.moved and world.strength[self.seat] < FINAL:
            options.append(MOVE)
        if not self.attacked:
            options.append(ATTACK)
        if options and (self.moved or self.attacked):
            options.append(DONE)
        return options

    def resolve(self, world: World, action: int) -> None:
        if action == DONE:
            return
        if self.both and not (self.moved or self.attacked):
            world.then([Military(self.seat, self.steps, True, action == MOVE, action == ATTACK)])
        if action == MOVE:
            move(world, self.seat, self.steps)
        else:
            attack(world, self.seat)

    def refuse(self, world: World, action: int) -> str:
        if action == MOVE:
            return "once-only" if self.moved else "on-final-space"
        if action == DONE:
            return "do-one"
        return "once-only" if action == ATTACK else super().refuse(world, action)

    def numbers(self, world: World) -> list[int]:
        return [self.steps]


def retreat(world: World) -> None:
    """§9.3 Every disc falls back to the first space after its divide; those from farther on go underneath."""
    order = sorted(range(world.seats), key=lambda place: -world.strength[world.march[place]])
    world.march = [world.march[place] for place in order]
    for seat in range(world.seats):
        space = world.strength[seat]
        if 0 < space < FINAL:
            world.strength[seat] = first_of_area(space)
            if world.strength[seat] != space:
                world.tell("retreated", seat, space, world.strength[seat])


def first_of_area(space: int) -> int:
    """The space just after the nearest divide behind a space."""
    return space - FALLS_BACK[space]


def furthest(world: World) -> int:
    """§9.2 The seat furthest on the Military track; of discs that share a space, the lowest of the pile."""
    best = world.march[0]
    for seat in world.march:
        if world.strength[seat] > world.strength[best]:
            best = seat
    return best
