"""§5.6 Advancing in a temple, and the zodiac cards that go with it."""

from __future__ import annotations

from typing import Final

from ....core.state import NOBODY
from ..data import AQUARIUS, SITE_STEPS, STONE, TEMPLE_STONE, TEMPLES, TOP
from .table import END_TEMPLES, Paragraph, World
from .words import ADVANCE, SKIP, STEPS

MAIN_STEPS: Final[int] = max(SITE_STEPS)  # of the main action


def height(world: World, seat: int, temple: int) -> int:
    """A seat's space in a temple."""
    return world.heights[temple * world.seats + seat]


def rising(world: World, seat: int) -> list[int]:
    """The temples in which a seat's disc is below the top."""
    return [temple for temple in range(len(TEMPLES)) if height(world, seat, temple) < TOP]


def climb(world: World, seat: int, temple: int, steps: int) -> int:
    """§5.6 Advance a disc, as far as the top allows, onto the top of a pile; how many steps it was."""
    start = height(world, seat, temple)
    goal = min(TOP, start + steps)
    if goal == start:
        return 0
    first = temple * world.seats
    world.heights[first + seat] = goal
    order = world.climb[first : first + world.seats]
    order.remove(seat)
    world.climb[first : first + world.seats] = [*order, seat]
    world.tell("advanced", seat, temple, goal - start, goal)
    if goal == TOP and not rising(world, seat):
        world.trigger(END_TEMPLES)
    return goal - start


def take_card(world: World, seat: int, temple: int) -> None:
    """§5.6 Take a temple's zodiac card, from the board or from another player."""
    holder = world.holders[temple]
    if holder != seat:
        world.holders[temple] = seat
        world.tell("took-card" if holder == NOBODY else "took-card-from", seat, world.zodiac[temple], holder)


# -- the main action ---------------------------------------------------------------------------------------------------


def worth_visiting(world: World, seat: int) -> list[int]:
    """§5.6 The temples where the main action changes something."""
    found = []
    for temple in range(len(TEMPLES)):
        if height(world, seat, temple) < TOP or world.holders[temple] != seat:
            found.append(temple)
    return found


class Worship(Paragraph):
    """§5.6 The main action, its stone paid: choose the temple."""

    def options(self, world: World) -> list[int]:
        return [ADVANCE + temple for temple in worth_visiting(world, self.seat)]

    def resolve(self, world: World, action: int) -> None:
        temple = action - ADVANCE
        world.then([WorshipSteps(self.seat, temple), TakeCard(self.seat, temple)])

    def refuse(self, world: World, action: int) -> str:
        return "nothing-changes" if ADVANCE <= action < ADVANCE + len(TEMPLES) else super().refuse(world, action)


class WorshipSteps(Paragraph):
    """§5.6 The main action advances 1 or 2 spaces; asked only if both are possible."""

    def __init__(self, seat: int, temple: int) -> None:
        super().__init__(seat)
        self.temple: Final = temple

    def options(self, world: World) -> list[int]:
        if height(world, self.seat, self.temple) + MAIN_STEPS > TOP:
            return []
        return [STEPS + steps for steps in range(MAIN_STEPS)]

    def resolve(self, world: World, action: int) -> None:
        rise(world, self.seat, self.temple, action - STEPS + 1)

    def run(self, world: World) -> None:
        rise(world, self.seat, self.temple, MAIN_STEPS)

    def numbers(self, world: World) -> list[int]:
        return [self.temple]


class TakeCard(Paragraph):
    """§5.6 After the advance, whatever the positions, the temple's zodiac card changes hands."""

    def __init__(self, seat: int, temple: int) -> None:
        super().__init__(seat)
        self.temple: Final = temple

    def run(self, world: World) -> None:
        take_card(world, self.seat, self.temple)


def rise(world: World, seat: int, temple: int, steps: int) -> None:
    """§12 Advance; Aquarius, held before, adds a side step to a real advance of two."""
    aquarius = world.holds(seat, AQUARIUS)
    if climb(world, seat, temple, steps) == MAIN_STEPS and aquarius:
        world.then([SideStep(seat, temple)])


# -- other effects -----------------------------------------------------------------------------------------------------


class Advance(Paragraph):
    """§5.6 Advance in one temple of choice, without its card."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def options(self, world: World) -> list[int]:
        return [ADVANCE + temple for temple in rising(world, self.seat)]

    def resolve(self, world: World, action: int) -> None:
        climb(world, self.seat, action - ADVANCE, self.steps)

    def refuse(self, world: World, action: int) -> str:
        return "at-the-top" if ADVANCE <= action < ADVANCE + len(TEMPLES) else super().refuse(world, action)

    def numbers(self, world: World) -> list[int]:
        return [self.steps]


class SideStep(Paragraph):
    """§11.4, §12 Pay 1 gold to advance 1 in a temple other than the one just advanced in, or do not."""

    def __init__(self, seat: int, temple: int) -> None:
        super().__init__(seat)
        self.temple: Final = temple

    def options(self, world: World) -> list[int]:
        others = [ADVANCE + temple for temple in rising(world, self.seat) if temple != self.temple]
        return [*others, SKIP] if others and world.gold(self.seat) else []

    def resolve(self, world: World, action: int) -> None:
        if action != SKIP:
            world.pay_gold(self.seat, 1)
            climb(world, self.seat, action - ADVANCE, 1)

    def refuse(self, world: World, action: int) -> str:
        if action == ADVANCE + self.temple:
            return "another-temple"
        return "at-the-top" if ADVANCE <= action < ADVANCE + len(TEMPLES) else super().refuse(world, action)


def visit_temple(world: World, seat: int, temple: int, steps: int) -> None:
    """§11.4 A temple building: advance there, then its own gold option, besides that of Aquarius."""
    world.then([SideStep(seat, temple)])
    rise(world, seat, temple, steps)


def can_side_step(world: World, seat: int, temple: int) -> bool:
    """§11.4 Whether a temple building's gold option can be used."""
    return world.gold(seat) > 0 and any([other != temple for other in rising(world, seat)])


def can_worship(world: World, seat: int) -> bool:
    """§5.1 Whether the stone can be paid and some temple would change."""
    return world.purse(seat, STONE) >= TEMPLE_STONE and bool(worth_visiting(world, seat))


# -- the end of a round ------------------------------------------------------------------------------------------------


def award_cards(world: World) -> None:
    """§9.4 Each card goes to the highest disc of its track, of equals the lowest of the pile; a start gives nothing."""
    for temple in range(len(TEMPLES)):
        first = temple * world.seats
        order = world.climb[first : first + world.seats]
        best = order[0]
        for seat in order:
            if world.heights[first + seat] > world.heights[first + best]:
                best = seat
        if world.heights[first + best] > 0:
            take_card(world, best, temple)


def keep_one_card(world: World) -> None:
    """§13.2 Solo: keep one of the held cards at random; the others return to their temples."""
    held = [temple for temple in range(len(TEMPLES)) if world.holders[temple] != NOBODY]
    if len(held) < 2:
        return
    kept = held[world.chance.pick(len(held))]
    world.tell("kept-card", 0, world.zodiac[kept])
    for temple in held:
        if temple != kept:
            world.holders[temple] = NOBODY
