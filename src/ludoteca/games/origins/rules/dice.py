"""§5.7 to §5.9 and §7.1: gaining Citizen dice and Speakers, raising Freemen, Advisors."""

from __future__ import annotations

from typing import Final

from ..data import (
    ADVISOR_POINTS,
    COLOUR,
    DIE_KINDS,
    FACES,
    FOOD,
    OFFER_WISDOM,
    SAGITTARIUS,
    SCORPIO,
    SPEAKER_LEAST,
    SPEAKER_TOP,
    TAURUS,
    TRAIN_FOOD,
    VALUE,
    WISDOM,
)
from .military import can_move, move
from .table import ADVISORS, END_DICE, Paragraph, World
from .words import DONE, MOVE, POINTS, SKIP, SPEAKER_VALUES, TAKE, TAKE_SPEAKER, TRAIN, USE

PAID: Final = 0  # the wisdom under the die is paid
FREE: Final = 1

# -- §5.7 gaining a Citizen die ----------------------------------------------------------------------------------------


def die_price(world: World, seat: int, slot: int) -> int:
    """§5.7 The wisdom under a slot of the offer; Taurus pays 1 less."""
    return max(0, OFFER_WISDOM[slot] - 1) if world.holds(seat, TAURUS) else OFFER_WISDOM[slot]


def takeable(world: World, seat: int, price: int) -> list[int]:
    """§5.7 The dice of the offer that a seat can take now."""
    if world.free_bases(seat) < 1:
        return []
    if price == FREE:
        return world.offer.copy()
    purse = world.purse(seat, WISDOM)
    return [die for slot, die in enumerate(world.offer) if die_price(world, seat, slot) <= purse]


def refuse_die(world: World, seat: int, die: int) -> str:
    """§5.7 Why a die cannot be taken."""
    if die not in world.offer:
        return "not-offered"
    return "no-free-base" if world.free_bases(seat) < 1 else "no-wisdom"


def take_die(world: World, seat: int, die: int, price: int) -> None:
    """§5.7 Pay, put the die on an available base, slide the offer left, roll a new die of the colour behind it."""
    slot = world.offer.index(die)
    if price == PAID:
        world.pay(seat, WISDOM, die_price(world, seat, slot))
    world.offer.pop(slot)
    world.add_freeman(seat, die)
    world.tell("took-die", seat, die)
    colour = COLOUR[die]
    if world.supply[colour]:
        world.supply[colour] -= 1
        world.offer.append(world.roll(colour))
        world.tell("rolled", seat, world.offer[-1])
    else:
        world.tell("no-die-left", seat, colour)
        world.trigger(END_DICE)
    if VALUE[die] < FACES and world.holds(seat, SAGITTARIUS):
        world.then([RaiseTaken(seat, die)])


class TakeDie(Paragraph):
    """§5.7 Gain a Citizen die: choose one of the offer."""

    def __init__(self, seat: int, price: int, optional: bool = False) -> None:
        super().__init__(seat)
        self.price: Final = price
        self.optional: Final = optional

    def options(self, world: World) -> list[int]:
        dice = [TAKE + die for die in takeable(world, self.seat, self.price)]
        return [*dice, SKIP] if dice and self.optional else dice

    def resolve(self, world: World, action: int) -> None:
        if action != SKIP:
            take_die(world, self.seat, action - TAKE, self.price)

    def refuse(self, world: World, action: int) -> str:
        if TAKE <= action < TAKE + DIE_KINDS:
            return refuse_die(world, self.seat, action - TAKE)
        return super().refuse(world, action)


class RaiseTaken(Paragraph):
    """§12 Sagittarius: a Citizen die just taken may go up by 1, never above 6."""

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, world: World) -> list[int]:
        return [USE, SKIP]

    def resolve(self, world: World, action: int) -> None:
        if action == USE:
            world.turn_freeman(self.seat, self.die, self.die + 1)
            world.tell("raised", self.seat, self.die, VALUE[self.die] + 1)

    def numbers(self, world: World) -> list[int]:
        return [self.die]


# -- §5.9 Speakers -----------------------------------------------------------------------------------------------------


class TakeSpeaker(Paragraph):
    """§5.9 Take a Speaker of choice from the offer."""

    def options(self, world: World) -> list[int]:
        return [TAKE_SPEAKER + value - SPEAKER_LEAST for value in sorted(set(world.speakers))]

    def resolve(self, world: World, action: int) -> None:
        value = action - TAKE_SPEAKER + SPEAKER_LEAST
        world.speakers.remove(value)
        world.hired[self.seat] = [*world.hired[self.seat], value]
        world.tell("took-speaker", self.seat, value)
        if value < SPEAKER_TOP and world.holds(self.seat, SAGITTARIUS):
            world.then([RaiseSpeaker(self.seat, value)])

    def refuse(self, world: World, action: int) -> str:
        if TAKE_SPEAKER <= action < TAKE_SPEAKER + len(SPEAKER_VALUES):
            return "no-such-speaker"
        return super().refuse(world, action)


class RaiseSpeaker(Paragraph):
    """§12 Sagittarius: a Speaker just taken may go up by 1, never above 5."""

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def options(self, world: World) -> list[int]:
        return [USE, SKIP]

    def resolve(self, world: World, action: int) -> None:
        if action == USE:
            hired = world.hired[self.seat].copy()
            hired[hired.index(self.value)] = self.value + 1
            world.hired[self.seat] = hired
            world.tell("raised-speaker", self.seat, self.value + 1)

    def numbers(self, world: World) -> list[int]:
        return [self.value]


# -- §5.8, §7.1 raising and Advisors -----------------------------------------------------------------------------------


def raise_freeman(world: World, seat: int, die: int, points: int) -> None:
    """§5.8 Raise an unused Freeman; beyond 6 it becomes an Advisor."""
    value = VALUE[die] + points
    if value > FACES:
        become_advisor(world, seat, die - VALUE[die] + FACES, die)
        return
    world.turn_freeman(seat, die, die + points)
    world.tell("raised", seat, die, value)


def become_advisor(world: World, seat: int, die: int, freeman: int) -> None:
    """§7.1 A new colour takes the leftmost space; a known one scores the rightmost space and returns to the supply."""
    colour = COLOUR[die]
    world.drop_freeman(seat, freeman)
    if colour in world.advisors[seat]:
        points = ADVISOR_POINTS[len(world.advisors[seat]) - 1]
        world.earn(seat, ADVISORS, points)
        world.supply[colour] += 1
        world.tell("advisor-again", seat, points, colour)
    else:
        world.advisors[seat] = [*world.advisors[seat], colour]
        world.tell("advisor", seat, colour, len(world.advisors[seat]))
    if world.holds(seat, SCORPIO):
        world.gain(seat, WISDOM, 1)


def refuse_freeman(world: World, seat: int, die: int) -> str:
    """Why a die is not one of a seat's unused Freemen."""
    for freeman in world.freemen[seat]:
        if freeman >= DIE_KINDS and freeman % DIE_KINDS == die:
            return "used-freeman"
    return "no-such-freeman"


def can_train(world: World, seat: int) -> bool:
    """§5.1 Whether food can be paid and somebody can be raised, or the Military disc moved."""
    return world.purse(seat, FOOD) > 0 and (can_move(world, seat) or world.has_unused(seat))


class Training(Paragraph):
    """§5.1 For each food, up to three, raise an unused Freeman by 1 or Move 1; after the first one may stop."""

    def __init__(self, seat: int, left: int = TRAIN_FOOD) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, world: World) -> list[int]:
        if not self.left or not world.purse(self.seat, FOOD):
            return []
        options = [TRAIN + die for die in world.unused(self.seat)]
        if can_move(world, self.seat):
            options.append(MOVE)
        if options and self.left < TRAIN_FOOD:
            options.append(DONE)
        return options

    def resolve(self, world: World, action: int) -> None:
        if action == DONE:
            return
        world.pay(self.seat, FOOD, 1)
        if action == MOVE:
            move(world, self.seat, 1)
        else:
            raise_freeman(world, self.seat, action - TRAIN, 1)
        if self.left > 1:
            world.then([Training(self.seat, self.left - 1)])

    def refuse(self, world: World, action: int) -> str:
        if action == MOVE:
            return "on-final-space"
        if action == DONE:
            return "do-one"
        if TRAIN <= action < TRAIN + DIE_KINDS:
            return refuse_freeman(world, self.seat, action - TRAIN)
        return super().refuse(world, action)

    def numbers(self, world: World) -> list[int]:
        return [self.left]


class Raise(Paragraph):
    """§11.5 Gateway: choose an unused Freeman ..."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, world: World) -> list[int]:
        return [TRAIN + die for die in world.unused(self.seat)]

    def resolve(self, world: World, action: int) -> None:
        world.then([RaiseBy(self.seat, action - TRAIN, self.most)])

    def refuse(self, world: World, action: int) -> str:
        if TRAIN <= action < TRAIN + DIE_KINDS:
            return refuse_freeman(world, self.seat, action - TRAIN)
        return super().refuse(world, action)

    def numbers(self, world: World) -> list[int]:
        return [self.most]


class RaiseBy(Paragraph):
    """§11.5 Gateway: ... and raise it by 1 or 2; beyond a 6 that becomes an Advisor a second point is lost."""

    def __init__(self, seat: int, die: int, most: int) -> None:
        super().__init__(seat)
        self.die: Final = die
        self.most: Final = most

    def options(self, world: World) -> list[int]:
        if VALUE[self.die] == FACES:
            return []
        return [POINTS + points for points in range(self.most)]

    def resolve(self, world: World, action: int) -> None:
        raise_freeman(world, self.seat, self.die, action - POINTS + 1)

    def run(self, world: World) -> None:
        raise_freeman(world, self.seat, self.die, 1)

    def numbers(self, world: World) -> list[int]:
        return [self.die]
