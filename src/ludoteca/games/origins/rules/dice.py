"""§5.7 to §5.9 and §7.1: gaining Citizen dice and Speakers, raising Freemen, Advisors."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.shared import replaced, without
from ....core.state import NO_OPTIONS
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
from .actions import DONE, MOVE, POINTS, SKIP, SPEAKER_VALUES, TAKE, TAKE_SPEAKER, TRAIN, USE
from .military import can_move, move
from .table import ADVISORS, END_DICE, Paragraph, Realm

USE_OR_SKIP: Final[list[int]] = [USE, SKIP]
SPEAKERS: Final = Menu(list(range(TAKE_SPEAKER, TAKE_SPEAKER + len(SPEAKER_VALUES))), [])
TAURUS_WISDOM: Final[list[int]] = [max(0, wisdom - 1) for wisdom in OFFER_WISDOM]
PAID: Final = 0  # the wisdom under the die is paid
FREE: Final = 1

# -- §5.7 gaining a Citizen die ----------------------------------------------------------------------------------------


def offer_prices(realm: Realm, seat: int) -> list[int]:
    """§5.7 The wisdom under each slot of the offer; Taurus pays 1 less."""
    return TAURUS_WISDOM if realm.holds(seat, TAURUS) else OFFER_WISDOM


def die_price(realm: Realm, seat: int, slot: int) -> int:
    """§5.7 The wisdom under a slot of the offer."""
    return offer_prices(realm, seat)[slot]


def takeable(realm: Realm, seat: int, price: int) -> list[int]:
    """§5.7 The dice of the offer that a seat can take now. Not to be changed."""
    if realm.free_bases(seat) < 1:
        return NO_OPTIONS
    if price == FREE:
        return realm.offer
    return realm.offer[: slots_within(realm, seat)]


def slots_within(realm: Realm, seat: int) -> int:
    """§5.7 How many slots of the offer, from the left, a seat can pay for: to the right they are dearer."""
    prices, purse, within = offer_prices(realm, seat), realm.purse(seat, WISDOM), 0
    while within < len(realm.offer) and prices[within] <= purse:
        within += 1
    return within


def can_take(realm: Realm, seat: int, price: int) -> bool:
    """§5.7 Whether a seat can take some die of the offer now."""
    if realm.free_bases(seat) < 1 or not realm.offer:
        return False
    return price == FREE or die_price(realm, seat, 0) <= realm.purse(seat, WISDOM)


def refuse_die(realm: Realm, seat: int, die: int) -> str:
    """§5.7 Why a die cannot be taken."""
    if die not in realm.offer:
        return "not-offered"
    return "no-free-base" if realm.free_bases(seat) < 1 else "no-wisdom"


def take_die(realm: Realm, seat: int, die: int, price: int) -> None:
    """§5.7 Pay, put the die on an available base, slide the offer left, roll a new die of the colour behind it."""
    slot = realm.offer.index(die)
    if price == PAID:
        realm.pay(seat, WISDOM, die_price(realm, seat, slot))
    realm.offer = realm.offer[:slot] + realm.offer[slot + 1 :]
    realm.add_freeman(seat, die)
    realm.tell("took-die", seat, die)
    colour = COLOUR[die]
    if realm.supply[colour]:
        realm.add_dice(colour, -1)
        realm.offer = [*realm.offer, realm.roll(colour)]
        realm.tell("rolled", seat, realm.offer[-1])
    else:
        realm.tell("no-die-left", seat, colour)
        realm.trigger(END_DICE)
    if VALUE[die] < FACES and realm.holds(seat, SAGITTARIUS):
        realm.next(RaiseTaken(seat, die))


class TakeDie(Paragraph):
    """§5.7 Gain a Citizen die: choose one of the offer."""

    def __init__(self, seat: int, price: int, optional: bool = False) -> None:
        super().__init__(seat)
        self.price: Final = price
        self.optional: Final = optional

    def options(self, realm: Realm) -> list[int]:
        dice = [TAKE + die for die in takeable(realm, self.seat, self.price)]
        return [*dice, SKIP] if dice and self.optional else dice

    def resolve(self, realm: Realm, action: int) -> None:
        if action != SKIP:
            take_die(realm, self.seat, action - TAKE, self.price)

    def refuse(self, realm: Realm, action: int) -> str:
        if TAKE <= action < TAKE + DIE_KINDS:
            return refuse_die(realm, self.seat, action - TAKE)
        return super().refuse(realm, action)

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.price} {self.optional}"


class RaiseTaken(Paragraph):
    """§12 Sagittarius: a Citizen die just taken may go up by 1, never above 6."""

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, realm: Realm) -> list[int]:
        return USE_OR_SKIP

    def resolve(self, realm: Realm, action: int) -> None:
        if action == USE:
            realm.turn_freeman(self.seat, self.die, self.die + 1)
            realm.tell("raised", self.seat, self.die, VALUE[self.die] + 1)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.die]


# -- §5.9 Speakers -----------------------------------------------------------------------------------------------------


def speaker_bits(values: list[int]) -> int:
    """Which values Speakers show, as bits."""
    found = 0
    for value in values:
        found |= 1 << value - SPEAKER_LEAST
    return found


class TakeSpeaker(Paragraph):
    """§5.9 Take a Speaker of choice from the offer."""

    def options(self, realm: Realm) -> list[int]:
        return SPEAKERS.of(speaker_bits(realm.speakers))

    def resolve(self, realm: Realm, action: int) -> None:
        value = action - TAKE_SPEAKER + SPEAKER_LEAST
        realm.speakers = without(realm.speakers, value)
        realm.hired = replaced(realm.hired, self.seat, [*realm.hired[self.seat], value])
        realm.tell("took-speaker", self.seat, value)
        if value < SPEAKER_TOP and realm.holds(self.seat, SAGITTARIUS):
            realm.next(RaiseSpeaker(self.seat, value))

    def refuse(self, realm: Realm, action: int) -> str:
        if TAKE_SPEAKER <= action < TAKE_SPEAKER + len(SPEAKER_VALUES):
            return "no-such-speaker"
        return super().refuse(realm, action)


class RaiseSpeaker(Paragraph):
    """§12 Sagittarius: a Speaker just taken may go up by 1, never above 5."""

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def options(self, realm: Realm) -> list[int]:
        return USE_OR_SKIP

    def resolve(self, realm: Realm, action: int) -> None:
        if action == USE:
            hired = realm.hired[self.seat]
            raised = replaced(hired, hired.index(self.value), self.value + 1)
            realm.hired = replaced(realm.hired, self.seat, raised)
            realm.tell("raised-speaker", self.seat, self.value + 1)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.value]


# -- §5.8, §7.1 raising and Advisors -----------------------------------------------------------------------------------


def raise_freeman(realm: Realm, seat: int, die: int, points: int) -> None:
    """§5.8 Raise an unused Freeman; beyond 6 it becomes an Advisor."""
    value = VALUE[die] + points
    if value > FACES:
        become_advisor(realm, seat, die - VALUE[die] + FACES, die)
        return
    realm.turn_freeman(seat, die, die + points)
    realm.tell("raised", seat, die, value)


def become_advisor(realm: Realm, seat: int, die: int, freeman: int) -> None:
    """§7.1 A new colour takes the leftmost space; a known one scores the rightmost space and returns to the supply."""
    colour = COLOUR[die]
    realm.drop_freeman(seat, freeman)
    if colour in realm.advisors[seat]:
        points = ADVISOR_POINTS[len(realm.advisors[seat]) - 1]
        realm.earn(seat, ADVISORS, points)
        realm.add_dice(colour, 1)
        realm.tell("advisor-again", seat, points, colour)
    else:
        realm.advisors = replaced(realm.advisors, seat, [*realm.advisors[seat], colour])
        realm.tell("advisor", seat, colour, len(realm.advisors[seat]))
    if realm.holds(seat, SCORPIO):
        realm.gain(seat, WISDOM, 1)


def refuse_freeman(realm: Realm, seat: int, die: int) -> str:
    """Why a die is not one of a seat's unused Freemen."""
    for freeman in realm.freemen[seat]:
        if freeman >= DIE_KINDS and freeman % DIE_KINDS == die:
            return "used-freeman"
    return "no-such-freeman"


def can_train(realm: Realm, seat: int) -> bool:
    """§5.1 Whether food can be paid and somebody can be raised, or the Military disc moved."""
    return realm.purse(seat, FOOD) > 0 and (can_move(realm, seat) or realm.has_unused(seat))


class Training(Paragraph):
    """§5.1 For each food, up to three, raise an unused Freeman by 1 or Move 1; after the first one may stop."""

    def __init__(self, seat: int, left: int = TRAIN_FOOD) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, realm: Realm) -> list[int]:
        if not self.left or not realm.purse(self.seat, FOOD):
            return NO_OPTIONS
        options = [TRAIN + die for die in realm.unused(self.seat)]
        if can_move(realm, self.seat):
            options.append(MOVE)
        if options and self.left < TRAIN_FOOD:
            options.append(DONE)
        return options

    def resolve(self, realm: Realm, action: int) -> None:
        if action == DONE:
            return
        realm.pay(self.seat, FOOD, 1)
        if action == MOVE:
            move(realm, self.seat, 1)
        else:
            raise_freeman(realm, self.seat, action - TRAIN, 1)
        if self.left > 1:
            realm.next(Training(self.seat, self.left - 1))

    def refuse(self, realm: Realm, action: int) -> str:
        if action == MOVE:
            return "on-final-space"
        if action == DONE:
            return "do-one"
        if TRAIN <= action < TRAIN + DIE_KINDS:
            return refuse_freeman(realm, self.seat, action - TRAIN)
        return super().refuse(realm, action)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.left]


class Raise(Paragraph):
    """§11.5 Gateway: choose an unused Freeman ..."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, realm: Realm) -> list[int]:
        return [TRAIN + die for die in realm.unused(self.seat)]

    def resolve(self, realm: Realm, action: int) -> None:
        realm.next(RaiseBy(self.seat, action - TRAIN, self.most))

    def refuse(self, realm: Realm, action: int) -> str:
        if TRAIN <= action < TRAIN + DIE_KINDS:
            return refuse_freeman(realm, self.seat, action - TRAIN)
        return super().refuse(realm, action)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.most]


class RaiseBy(Paragraph):
    """§11.5 Gateway: ... and raise it by 1 or 2; beyond a 6 that becomes an Advisor a second point is lost."""

    def __init__(self, seat: int, die: int, most: int) -> None:
        super().__init__(seat)
        self.die: Final = die
        self.most: Final = most

    def options(self, realm: Realm) -> list[int]:
        if VALUE[self.die] == FACES:
            return NO_OPTIONS
        return [POINTS + points for points in range(self.most)]

    def resolve(self, realm: Realm, action: int) -> None:
        raise_freeman(realm, self.seat, self.die, action - POINTS + 1)

    def run(self, realm: Realm) -> None:
        raise_freeman(realm, self.seat, self.die, 1)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.die]

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.die} {self.most}"
