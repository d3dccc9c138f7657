"""§5 Visiting an encounter site."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..data import (
    BONUS_COST,
    BONUS_EFFECT,
    BONUS_STEPS,
    COLOUR,
    DIE_KINDS,
    FACES,
    FOOD,
    GOLD,
    PISCES,
    SITE_GAIN,
    SITE_LOWER,
    SITE_STEPS,
    SITE_TOP,
    SITES,
    STONE,
    TEMPLE_STONE,
    VALUE,
    WISDOM,
)
from .buying import Buy, can_buy
from .dice import PAID, TakeDie, TakeSpeaker, Training, can_train, takeable
from .military import Military
from .resources import GainBasic, gain_all
from .table import Paragraph, World
from .temples import Advance, Worship, can_worship, rising
from .words import ARCHON, BONUS, BONUS_GOLD, DONE, FINISH, LOWER, RAISE, SPEAKER, SPEND, UPPER, VISIT

# What was done on a visit.
DID_UPPER: Final = 1
DID_LOWER: Final = 2
DID_MAIN: Final = DID_UPPER | DID_LOWER
DID_BONUS: Final = 4


def worker_value(worker: int) -> int:
    """§5.0 What a worker shows; the Archon meets any value."""
    if worker < DIE_KINDS:
        return VALUE[worker]
    return SITE_TOP if worker == ARCHON else worker - SPEAKER


def price(world: World, worker: int, site: int) -> int:
    """§5.0 The wisdom that a worker lacks at a site."""
    return max(0, world.values[site] - worker_value(worker))


class Visit(Paragraph):
    """§5.0 Choose the site, pay the difference in wisdom, place the worker, raise the site, then act."""

    def __init__(self, seat: int, worker: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker

    def options(self, world: World) -> list[int]:
        reach = worker_value(self.worker) + world.purse(self.seat, WISDOM)
        return [VISIT + site for site in range(SITES) if world.values[site] <= reach or self.worker == ARCHON]

    def resolve(self, world: World, action: int) -> None:
        site = action - VISIT
        world.pay(self.seat, WISDOM, price(world, self.worker, site))
        self.place(world, site)
        world.tell("visited", self.seat, self.worker, site)
        world.then([Menu(self.seat, self.worker, site)])
        if world.solo():
            world.then([RaiseSites(self.seat, site)])
        else:
            raise_site(world, site)

    def place(self, world: World, site: int) -> None:
        """§5.0 Put the worker on the main board: a Freeman with its base, a Speaker, or the Archon."""
        if self.worker < DIE_KINDS:
            world.turn_freeman(self.seat, self.worker, DIE_KINDS * (site + 1) + self.worker)
        elif self.worker == ARCHON:
            world.archons[self.seat] = site + 1
        else:
            value = self.worker - SPEAKER
            hired = world.hired[self.seat].copy()
            hired.remove(value)
            world.hired[self.seat] = hired
            world.podium.append(FACES * site + value - 1)

    def refuse(self, world: World, action: int) -> str:
        return "no-wisdom-for-site" if VISIT <= action < VISIT + SITES else super().refuse(world, action)

    def numbers(self, world: World) -> list[int]:
        return [self.worker]


def raise_site(world: World, site: int) -> None:
    """§5.0 A Mothership goes up by 1, from 6 to 1."""
    world.values[site] = world.values[site] % SITE_TOP + 1


class RaiseSites(Paragraph):
    """§13.2 Solo: a neighbour that is not on 6 goes up as well, unless a Superiority token keeps all sites down."""

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site: Final = site

    def options(self, world: World) -> list[int]:
        near = [site for site in (self.site - 1, self.site + 1) if 0 <= site < SITES]
        options = [RAISE + site for site in near if world.values[site] < SITE_TOP]
        if world.tokens[self.seat]:
            return [*options, SPEND] if options else [DONE, SPEND]
        return options

    def resolve(self, world: World, action: int) -> None:
        if action == SPEND:
            world.tokens[self.seat] -= 1
            world.tell("sites-kept", self.seat)
            return
        raise_site(world, self.site)
        if action != DONE:
            raise_site(world, action - RAISE)
            world.tell("neighbour", self.seat, action - RAISE, world.values[action - RAISE])

    def run(self, world: World) -> None:
        raise_site(world, self.site)

    def refuse(self, world: World, action: int) -> str:
        if action == SPEND:
            return "no-token"
        if not RAISE <= action < RAISE + SITES:
            return super().refuse(world, action)
        return "site-on-six" if abs(action - RAISE - self.site) == 1 else "no-neighbour"

    def numbers(self, world: World) -> list[int]:
        return [self.site]


class Menu(Paragraph):
    """§5.0 One main action, or up to two for a 6; the bonus action of the worker's colour once, at any time."""

    def __init__(self, seat: int, worker: int, site: int, did: int = 0) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.site: Final = site
        self.did: Final = did

    def options(self, world: World) -> list[int]:
        did, options = self.did, []
        if not did & DID_MAIN or self.both():
            if not did & DID_UPPER:
                options.append(UPPER)
            if not did & DID_LOWER and can_lower(world, self.seat, self.site):
                options.append(LOWER)
        if not did & DID_BONUS and self.has_colour(world):
            if can_bonus(world, self.seat, world.bonus[self.site]):
                options.append(BONUS)
            if world.holds(self.seat, PISCES):
                options.append(BONUS_GOLD)
        if options and did & DID_MAIN:
            options.append(FINISH)
        return options

    def both(self) -> bool:
        """§5.0 Whether the worker is a Freeman that showed 6 when it was placed."""
        return self.worker < DIE_KINDS and VALUE[self.worker] == FACES

    def has_colour(self, world: World) -> bool:
        """§5.0 Whether the worker has the colour of the site's tile now; the Archon has those of all Advisors."""
        colour = world.bonus[self.site]
        if self.worker < DIE_KINDS:
            return COLOUR[self.worker] == colour
        return self.worker == ARCHON and colour in world.advisors[self.seat]

    def resolve(self, world: World, action: int) -> None:
        if action == FINISH:
            return
        did = DID_UPPER if action == UPPER else DID_LOWER if action == LOWER else DID_BONUS
        world.then([Menu(self.seat, self.worker, self.site, self.did | did)])
        if action == UPPER:
            gain_all(world, self.seat, SITE_GAIN[self.site])
        elif action == LOWER:
            do_lower(world, self.seat, self.site)
        elif action == BONUS:
            do_bonus(world, self.seat, world.bonus[self.site])
        else:
            world.tell("bonus-gold", self.seat)
            world.gain(self.seat, GOLD, 1)

    def refuse(self, world: World, action: int) -> str:
        if action in (UPPER, LOWER):
            done = self.did & (DID_UPPER if action == UPPER else DID_LOWER)
            if self.did & DID_MAIN:
                return "done-already" if done else "one-main-action"
            return refuse_lower(world, self.seat, self.site)
        if action in (BONUS, BONUS_GOLD):
            return self.refuse_bonus(world, action)
        return "main-action-first" if action == FINISH else super().refuse(world, action)

    def refuse_bonus(self, world: World, action: int) -> str:
        """§5.2, §12 Why there is no bonus action."""
        if self.did & DID_BONUS:
            return "done-already"
        if not self.has_colour(world):
            return "other-worker-colour"
        return "no-pisces" if action == BONUS_GOLD else "bonus-impossible"

    def numbers(self, world: World) -> list[int]:
        return [self.site]


# -- §5.1 lower main actions -------------------------------------------------------------------------------------------


def can_lower(world: World, seat: int, site: int) -> bool:
    """§5.1 Whether a site's lower action can be done now."""
    match SITE_LOWER[site]:
        case "buy":
            return can_buy(world, seat)
        case "temple":
            return can_worship(world, seat)
        case "citizen":
            return bool(takeable(world, seat, PAID))
        case "train":
            return can_train(world, seat)
    return True


def do_lower(world: World, seat: int, site: int) -> None:
    """§5.1 Carry out a site's lower action; its first cost is paid."""
    step: Step
    match SITE_LOWER[site]:
        case "buy":
            step = Buy(seat)
        case "temple":
            world.pay(seat, STONE, TEMPLE_STONE)
            step = Worship(seat)
        case "citizen":
            step = TakeDie(seat, PAID)
        case "train":
            step = Training(seat)
        case _:
            step = Military(seat, SITE_STEPS[site], both=True)
    world.then([step])


def refuse_lower(world: World, seat: int, site: int) -> str:
    """§5.1 Why a site's lower action cannot be done."""
    match SITE_LOWER[site]:
        case "buy":
            return "no-tile"
        case "temple":
            return "nothing-changes" if world.purse(seat, STONE) >= TEMPLE_STONE else "no-stone"
        case "citizen":
            return "no-wisdom" if world.free_bases(seat) > 0 else "no-free-base"
    return "no-food" if not world.purse(seat, FOOD) else "nothing-to-train"


# -- §5.2 bonus actions ------------------------------------------------------------------------------------------------


def can_bonus(world: World, seat: int, colour: int) -> bool:
    """§5.2 Whether the bonus action of a colour can be paid and done now."""
    cost = BONUS_COST[colour]
    if not world.can_pay(seat, cost[STONE], cost[FOOD], cost[WISDOM]):
        return False
    match BONUS_EFFECT[colour]:
        case "temple":
            return bool(rising(world, seat))
        case "buy":
            return can_buy(world, seat)
        case "speaker":
            return bool(world.speakers)
    return True


def do_bonus(world: World, seat: int, colour: int) -> None:
    """§5.2 Pay the cost of a bonus action and carry it out."""
    world.tell("bonus", seat, colour)
    for resource, count in enumerate(BONUS_COST[colour]):
        if count:
            world.pay(seat, resource, count)
    step: Step
    match BONUS_EFFECT[colour]:
        case "temple":
            step = Advance(seat, BONUS_STEPS)
        case "buy":
            step = Buy(seat)
        case "speaker":
            step = TakeSpeaker(seat)
        case "basic":
            step = GainBasic(seat, 1)
        case _:
            step = Military(seat, BONUS_STEPS, both=False)
    world.then([step])
