"""§5.6 Advancing in a temple, and the zodiac cards that go with it."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.shared import replaced, without
from ....core.state import NO_OPTIONS, NOBODY
from ..data import AQUARIUS, SITE_STEPS, STONE, TEMPLE_STONE, TEMPLES, TOP
from .actions import ADVANCE, SKIP, STEPS
from .table import END_TEMPLES, Paragraph, Realm

MAIN_STEPS: Final[int] = max(SITE_STEPS)  # of the main action
TRACKS: Final[int] = len(TEMPLES)
ADVANCES: Final = Menu(list(range(ADVANCE, ADVANCE + TRACKS)), [])
ADVANCES_OR_NOT: Final = Menu(list(range(ADVANCE, ADVANCE + TRACKS)), [SKIP])
ONE_OR_MORE_STEPS: Final[list[int]] = list(range(STEPS, STEPS + MAIN_STEPS))


def height(realm: Realm, seat: int, temple: int) -> int:
    """A seat's space in a temple."""
    return realm.heights[temple * realm.seats + seat]


def rising(realm: Realm, seat: int) -> int:
    """The temples in which a seat's disc is below the top, as bits."""
    found = 0
    for temple in range(TRACKS):
        if realm.heights[temple * realm.seats + seat] < TOP:
            found |= 1 << temple
    return found


def climb(realm: Realm, seat: int, temple: int, steps: int) -> int:
    """§5.6 Advance a disc, as far as the top allows, onto the top of a pile; how many steps it was."""
    start = height(realm, seat, temple)
    goal = min(TOP, start + steps)
    if goal == start:
        return 0
    first = temple * realm.seats
    realm.heights = replaced(realm.heights, first + seat, goal)
    order = without(realm.climb[first : first + realm.seats], seat)
    realm.climb = [*realm.climb[:first], *order, seat, *realm.climb[first + realm.seats :]]
    realm.tell("advanced", seat, temple, goal - start, goal)
    if goal == TOP and not rising(realm, seat):
        realm.trigger(END_TEMPLES)
    return goal - start


def take_card(realm: Realm, seat: int, temple: int) -> None:
    """§5.6 Take a temple's zodiac card, from the board or from another player."""
    holder = realm.holders[temple]
    if holder != seat:
        realm.holders = replaced(realm.holders, temple, seat)
        realm.tell("took-card" if holder == NOBODY else "took-card-from", seat, realm.zodiac[temple], holder)


# -- the main action ---------------------------------------------------------------------------------------------------


def worth_visiting(realm: Realm, seat: int) -> int:
    """§5.6 The temples where the main action changes something, as bits."""
    found = 0
    for temple in range(TRACKS):
        if realm.holders[temple] != seat or height(realm, seat, temple) < TOP:
            found |= 1 << temple
    return found


class Worship(Paragraph):
    """§5.6 The main action, its stone paid: choose the temple."""

    def options(self, realm: Realm) -> list[int]:
        return ADVANCES.of(worth_visiting(realm, self.seat))

    def resolve(self, realm: Realm, action: int) -> None:
        temple = action - ADVANCE
        realm.next(TakeCard(self.seat, temple))
        realm.next(WorshipSteps(self.seat, temple))

    def refuse(self, realm: Realm, action: int) -> str:
        return "nothing-changes" if ADVANCE <= action < ADVANCE + len(TEMPLES) else super().refuse(realm, action)


class WorshipSteps(Paragraph):
    """§5.6 The main action advances 1 or 2 spaces; asked only if both are possible."""

    def __init__(self, seat: int, temple: int) -> None:
        super().__init__(seat)
        self.temple: Final = temple

    def options(self, realm: Realm) -> list[int]:
        if height(realm, self.seat, self.temple) + MAIN_STEPS > TOP:
            return NO_OPTIONS
        return ONE_OR_MORE_STEPS

    def resolve(self, realm: Realm, action: int) -> None:
        rise(realm, self.seat, self.temple, action - STEPS + 1)

    def run(self, realm: Realm) -> None:
        rise(realm, self.seat, self.temple, MAIN_STEPS)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.temple]


class TakeCard(Paragraph):
    """§5.6 After the advance, whatever the positions, the temple's zodiac card changes hands."""

    def __init__(self, seat: int, temple: int) -> None:
        super().__init__(seat)
        self.temple: Final = temple

    def run(self, realm: Realm) -> None:
        take_card(realm, self.seat, self.temple)

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.temple}"


def rise(realm: Realm, seat: int, temple: int, steps: int) -> None:
    """§12 Advance; Aquarius, held before, adds a side step to a real advance of two."""
    aquarius = realm.holds(seat, AQUARIUS)
    if climb(realm, seat, temple, steps) == MAIN_STEPS and aquarius:
        realm.next(SideStep(seat, temple))


# -- other effects -----------------------------------------------------------------------------------------------------


class Advance(Paragraph):
    """§5.6 Advance in one temple of choice, without its card."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def options(self, realm: Realm) -> list[int]:
        return ADVANCES.of(rising(realm, self.seat))

    def resolve(self, realm: Realm, action: int) -> None:
        climb(realm, self.seat, action - ADVANCE, self.steps)

    def refuse(self, realm: Realm, action: int) -> str:
        return "at-the-top" if ADVANCE <= action < ADVANCE + len(TEMPLES) else super().refuse(realm, action)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.steps]


class SideStep(Paragraph):
    """§11.4, §12 Pay 1 gold to advance 1 in a temple other than the one just advanced in, or do not."""

    def __init__(self, seat: int, temple: int) -> None:
        super().__init__(seat)
        self.temple: Final = temple

    def options(self, realm: Realm) -> list[int]:
        others = rising(realm, self.seat) & ~(1 << self.temple)
        return ADVANCES_OR_NOT.of(others) if others and realm.gold(self.seat) else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        if action != SKIP:
            realm.pay_gold(self.seat, 1)
            climb(realm, self.seat, action - ADVANCE, 1)

    def refuse(self, realm: Realm, action: int) -> str:
        if action == ADVANCE + self.temple:
            return "another-temple"
        return "at-the-top" if ADVANCE <= action < ADVANCE + len(TEMPLES) else super().refuse(realm, action)

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.temple}"


def visit_temple(realm: Realm, seat: int, temple: int, steps: int) -> None:
    """§11.4 A temple building: advance there, then its own gold option, besides that of Aquarius."""
    realm.next(SideStep(seat, temple))
    rise(realm, seat, temple, steps)


def can_side_step(realm: Realm, seat: int, temple: int) -> bool:
    """§11.4 Whether a temple building's gold option can be used."""
    return realm.gold(seat) > 0 and rising(realm, seat) & ~(1 << temple) > 0


def can_worship(realm: Realm, seat: int) -> bool:
    """§5.1 Whether the stone can be paid and some temple would change."""
    return realm.purse(seat, STONE) >= TEMPLE_STONE and worth_visiting(realm, seat) > 0


# -- the end of a round ------------------------------------------------------------------------------------------------


def award_cards(realm: Realm) -> None:
    """§9.4 Each card goes to the highest disc of its track, of equals the lowest of the pile; a start gives nothing."""
    for temple in range(len(TEMPLES)):
        first = temple * realm.seats
        best = realm.climb[first]
        for place in range(first + 1, first + realm.seats):
            seat = realm.climb[place]
            if realm.heights[first + seat] > realm.heights[first + best]:
                best = seat
        if realm.heights[first + best] > 0:
            take_card(realm, best, temple)


def keep_one_card(realm: Realm) -> None:
    """§13.2 Solo: keep one of the held cards at random; the others return to their temples."""
    held = [temple for temple in range(len(TEMPLES)) if realm.holders[temple] != NOBODY]
    if len(held) < 2:
        return
    kept = held[realm.chance.pick(len(held))]
    realm.tell("kept-card", 0, realm.zodiac[kept])
    for temple in held:
        if temple != kept:
            realm.holders = replaced(realm.holders, temple, NOBODY)
