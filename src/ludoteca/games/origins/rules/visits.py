"""§5 Visiting an encounter site."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu as Ready
from ....core.shared import replaced, without
from ....core.state import Step
from ..data import (
    BLUE,
    BONUS_COST,
    BONUS_STEPS,
    BUILDING,
    COLOUR,
    DIE_KINDS,
    FACES,
    FOOD,
    GATHERING,
    GOLD,
    MUSTER,
    ORANGE,
    PISCES,
    PURPLE,
    RED,
    SITE_GAIN,
    SITE_STEPS,
    SITE_TOP,
    SITES,
    STONE,
    TEMPLE_STONE,
    TRAINING,
    VALUE,
    WISDOM,
    WORSHIP,
)
from .actions import ARCHON, BONUS, BONUS_GOLD, DONE, FINISH, LOWER, RAISE, SPEAKER, SPEND, UPPER, VISIT
from .buying import Buy, can_buy
from .dice import PAID, TakeDie, TakeSpeaker, Training, can_take, can_train
from .military import Military
from .resources import GainBasic, gain_all
from .table import Paragraph, Realm
from .temples import Advance, Worship, can_worship, rising

# What was done on a visit.
DID_UPPER: Final = 1
DID_LOWER: Final = 2
DID_MAIN: Final = DID_UPPER | DID_LOWER
DID_BONUS: Final = 4

# What can be done on a visit, as bits, in the order in which it is offered.
VISITS: Final = Ready(list(range(VISIT, VISIT + SITES)), [])
DEEDS: Final = Ready([UPPER, LOWER, BONUS, BONUS_GOLD, FINISH], [])
CAN_UPPER: Final = 1
CAN_LOWER: Final = 2
CAN_BONUS: Final = 4
CAN_BONUS_GOLD: Final = 8
CAN_FINISH: Final = 16


def worker_value(worker: int) -> int:
    """§5.0 What a worker shows; the Archon meets any value."""
    if worker < DIE_KINDS:
        return VALUE[worker]
    return SITE_TOP if worker == ARCHON else worker - SPEAKER


def price(realm: Realm, worker: int, site: int) -> int:
    """§5.0 The wisdom that a worker lacks at a site."""
    return max(0, realm.values[site] - worker_value(worker))


class Visit(Paragraph):
    """§5.0 Choose the site, pay the difference in wisdom, place the worker, raise the site, then act."""

    def __init__(self, seat: int, worker: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker

    def options(self, realm: Realm) -> list[int]:
        reach, sites = worker_value(self.worker) + realm.purse(self.seat, WISDOM), 0
        for site in range(SITES):
            if realm.values[site] <= reach or self.worker == ARCHON:
                sites |= 1 << site
        return VISITS.of(sites)

    def resolve(self, realm: Realm, action: int) -> None:
        site = action - VISIT
        realm.pay(self.seat, WISDOM, price(realm, self.worker, site))
        self.place(realm, site)
        realm.tell("visited", self.seat, self.worker, site)
        realm.next(Menu(self.seat, self.worker, site))
        if realm.solo():
            realm.next(RaiseSites(self.seat, site))
        else:
            raise_site(realm, site)

    def place(self, realm: Realm, site: int) -> None:
        """§5.0 Put the worker on the main board: a Freeman with its base, a Speaker, or the Archon."""
        if self.worker < DIE_KINDS:
            realm.turn_freeman(self.seat, self.worker, DIE_KINDS * (site + 1) + self.worker)
        elif self.worker == ARCHON:
            realm.archons = replaced(realm.archons, self.seat, site + 1)
        else:
            value = self.worker - SPEAKER
            realm.hired = replaced(realm.hired, self.seat, without(realm.hired[self.seat], value))
            realm.podium = [*realm.podium, FACES * site + value - 1]

    def refuse(self, realm: Realm, action: int) -> str:
        return "no-wisdom-for-site" if VISIT <= action < VISIT + SITES else super().refuse(realm, action)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.worker]


def raise_site(realm: Realm, site: int) -> None:
    """§5.0 A Mothership goes up by 1, from 6 to 1."""
    realm.values[site] = realm.values[site] % SITE_TOP + 1


class RaiseSites(Paragraph):
    """§13.2 Solo: a neighbour that is not on 6 goes up as well, unless a Superiority token keeps all sites down."""

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site: Final = site

    def options(self, realm: Realm) -> list[int]:
        near = [site for site in (self.site - 1, self.site + 1) if 0 <= site < SITES]
        options = [RAISE + site for site in near if realm.values[site] < SITE_TOP]
        if realm.tokens[self.seat]:
            return [*options, SPEND] if options else [DONE, SPEND]
        return options

    def resolve(self, realm: Realm, action: int) -> None:
        if action == SPEND:
            realm.add_token(self.seat, -1)
            realm.tell("sites-kept", self.seat)
            return
        raise_site(realm, self.site)
        if action != DONE:
            raise_site(realm, action - RAISE)
            realm.tell("neighbour", self.seat, action - RAISE, realm.values[action - RAISE])

    def run(self, realm: Realm) -> None:
        raise_site(realm, self.site)

    def refuse(self, realm: Realm, action: int) -> str:
        if action == SPEND:
            return "no-token"
        if not RAISE <= action < RAISE + SITES:
            return super().refuse(realm, action)
        return "site-on-six" if abs(action - RAISE - self.site) == 1 else "no-neighbour"

    def numbers(self, realm: Realm) -> list[int]:
        return [self.site]


class Menu(Paragraph):
    """§5.0 One main action, or up to two for a 6; the bonus action of the worker's colour once, at any time."""

    def __init__(self, seat: int, worker: int, site: int, did: int = 0) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.site: Final = site
        self.did: Final = did

    def options(self, realm: Realm) -> list[int]:
        did, can = self.did, 0
        if not did & DID_MAIN or self.both():
            if not did & DID_UPPER:
                can |= CAN_UPPER
            if not did & DID_LOWER and can_lower(realm, self.seat, self.site):
                can |= CAN_LOWER
        if not did & DID_BONUS and self.has_colour(realm):
            if can_bonus(realm, self.seat, realm.bonus[self.site]):
                can |= CAN_BONUS
            if realm.holds(self.seat, PISCES):
                can |= CAN_BONUS_GOLD
        if can and did & DID_MAIN:
            can |= CAN_FINISH
        return DEEDS.of(can)

    def both(self) -> bool:
        """§5.0 Whether the worker is a Freeman that showed 6 when it was placed."""
        return self.worker < DIE_KINDS and VALUE[self.worker] == FACES

    def has_colour(self, realm: Realm) -> bool:
        """§5.0 Whether the worker has the colour of the site's tile now; the Archon has those of all Advisors."""
        colour = realm.bonus[self.site]
        if self.worker < DIE_KINDS:
            return COLOUR[self.worker] == colour
        return self.worker == ARCHON and colour in realm.advisors[self.seat]

    def resolve(self, realm: Realm, action: int) -> None:
        if action == FINISH:
            return
        did = DID_UPPER if action == UPPER else DID_LOWER if action == LOWER else DID_BONUS
        realm.next(Menu(self.seat, self.worker, self.site, self.did | did))
        if action == UPPER:
            gain_all(realm, self.seat, SITE_GAIN[self.site])
        elif action == LOWER:
            do_lower(realm, self.seat, self.site)
        elif action == BONUS:
            do_bonus(realm, self.seat, realm.bonus[self.site])
        else:
            realm.tell("bonus-gold", self.seat)
            realm.gain(self.seat, GOLD, 1)

    def refuse(self, realm: Realm, action: int) -> str:
        if action in (UPPER, LOWER):
            done = self.did & (DID_UPPER if action == UPPER else DID_LOWER)
            if self.did & DID_MAIN:
                return "done-already" if done else "one-main-action"
            return refuse_lower(realm, self.seat, self.site)
        if action in (BONUS, BONUS_GOLD):
            return self.refuse_bonus(realm, action)
        return "main-action-first" if action == FINISH else super().refuse(realm, action)

    def refuse_bonus(self, realm: Realm, action: int) -> str:
        """§5.2, §12 Why there is no bonus action."""
        if self.did & DID_BONUS:
            return "done-already"
        if not self.has_colour(realm):
            return "other-worker-colour"
        return "no-pisces" if action == BONUS_GOLD else "bonus-impossible"

    def numbers(self, realm: Realm) -> list[int]:
        return [self.site]

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.worker} {self.site} {self.did}"


# -- §5.1 lower main actions -------------------------------------------------------------------------------------------


def can_lower(realm: Realm, seat: int, site: int) -> bool:
    """§5.1 Whether a site's lower action can be done now."""
    if site == BUILDING:
        return can_buy(realm, seat)
    if site == WORSHIP:
        return can_worship(realm, seat)
    if site == GATHERING:
        return can_take(realm, seat, PAID)
    return can_train(realm, seat) if site == TRAINING else True


def do_lower(realm: Realm, seat: int, site: int) -> None:
    """§5.1 Carry out a site's lower action; its first cost is paid."""
    step: Step
    if site == MUSTER:
        step = Military(seat, SITE_STEPS[site], both=True)
    elif site == BUILDING:
        step = Buy(seat)
    elif site == WORSHIP:
        realm.pay(seat, STONE, TEMPLE_STONE)
        step = Worship(seat)
    elif site == GATHERING:
        step = TakeDie(seat, PAID)
    else:
        step = Training(seat)
    realm.next(step)


def refuse_lower(realm: Realm, seat: int, site: int) -> str:
    """§5.1 Why a site's lower action cannot be done."""
    if site == BUILDING:
        return "no-tile"
    if site == WORSHIP:
        return "nothing-changes" if realm.purse(seat, STONE) >= TEMPLE_STONE else "no-stone"
    if site == GATHERING:
        return "no-wisdom" if realm.free_bases(seat) > 0 else "no-free-base"
    return "no-food" if not realm.purse(seat, FOOD) else "nothing-to-train"


# -- §5.2 bonus actions ------------------------------------------------------------------------------------------------


def can_bonus(realm: Realm, seat: int, colour: int) -> bool:
    """§5.2 Whether the bonus action of a colour can be paid and done now."""
    cost = BONUS_COST[colour]
    if not realm.can_pay(seat, cost[STONE], cost[FOOD], cost[WISDOM]):
        return False
    if colour == BLUE:
        return rising(realm, seat) > 0
    if colour == PURPLE:
        return can_buy(realm, seat)
    return bool(realm.speakers) if colour == ORANGE else True


def do_bonus(realm: Realm, seat: int, colour: int) -> None:
    """§5.2 Pay the cost of a bonus action and carry it out."""
    realm.tell("bonus", seat, colour)
    for resource, count in enumerate(BONUS_COST[colour]):
        if count:
            realm.pay(seat, resource, count)
    step: Step
    if colour == RED:
        step = Military(seat, BONUS_STEPS, both=False)
    elif colour == PURPLE:
        step = Buy(seat)
    elif colour == BLUE:
        step = Advance(seat, BONUS_STEPS)
    elif colour == ORANGE:
        step = TakeSpeaker(seat)
    else:
        step = GainBasic(seat, 1)
    realm.next(step)
