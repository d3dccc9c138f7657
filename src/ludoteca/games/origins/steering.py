"""Ways in Origins: send the cheapest worker to a site and act there; close, build a tower level, grow."""

from __future__ import annotations

from typing import Final

from ...core.advice.steering import Steering
from .advice.prices import Prices, load_tariff
from .data import (
    BONUS_COST,
    CELL_NAMES,
    CELLS,
    COLOUR,
    DIE_KINDS,
    GOLD,
    SITE_LOWER,
    SITES,
    TEMPLE_STONE,
    TEMPLES,
    TILE_IDS,
    TILE_STONE,
    TOP,
    WISDOM,
)
from .rules.actions import (
    ACTIONS,
    ADVANCE,
    ARCHON,
    ATTACK,
    BONUS,
    BONUS_GOLD,
    BUILD,
    CLOSE,
    DONE,
    FINISH,
    GROW,
    LOWER,
    MOVE,
    PASS,
    PLACE,
    SEAT,
    SEND,
    SKIP,
    STEPS,
    TAKE,
    TOWER,
    TRAIN_USED,
    UPPER,
    VISIT,
)
from .rules.buying import Buy, PlaceTile, Way
from .rules.dice import PAID, TakeDie, TakeSpeaker, Training, die_price
from .rules.districts import SeatDie
from .rules.growth import base_cost, tower_cost
from .rules.market import tile_price
from .rules.military import Military
from .rules.rounds import Turn, workers
from .rules.table import Realm
from .rules.temples import MAIN_STEPS, Advance, Worship, WorshipSteps, height
from .rules.visits import Menu, RaiseSites, Visit, can_bonus, price, worker_value

# What is dear.
DEAR_ARCHON: Final = "archon"  # sent although somebody else could go
DEAR_GOLD: Final = "gold"  # paid for a missing resource

DECISION: Final = 0.01  # of ways that cost the same the shorter one
PIP: Final = 0.25  # of the price of a pip: a higher die is kept for dearer sites
WISE: Final[list[str]] = ["buy", "citizen"]  # lower actions that cost wisdom
ELSEWHERE: Final = 0.5  # of the price of a basic resource: a bonus that the die could have at another site


class RealmSteering(Steering[Realm]):
    """One spending: a row of a site, a tile, a die, a temple, a tower, a district or a base."""

    def __init__(self) -> None:
        self.tariff: Final = load_tariff()

    def onward(self, realm: Realm, way: list[int]) -> list[int]:
        """Send whoever is the cheapest for some site, and go on until something is asked that is not part of it."""
        step = realm.agenda[-1]
        if isinstance(step, Turn):
            sent = [worker for worker, _ in self.errands(realm, step.seat)]
            return [action for action in realm.legal if action != PASS and (action >= CLOSE or action - SEND in sent)]
        if isinstance(step, Visit):
            if not way:
                return realm.legal
            return [VISIT + site for worker, site in self.errands(realm, step.seat) if worker == step.worker]
        if isinstance(step, RaiseSites):
            return realm.legal if len(realm.legal) == 1 else []
        if isinstance(step, PlaceTile):  # where a tile lies is a tap of its own: there are too many cells for each tile
            return [] if way else realm.legal
        if isinstance(step, Way) and way:  # to build is what one buys for; a Farm or a reservation is chosen then
            return [action for action in realm.legal if action == BUILD]
        if isinstance(step, (Menu, Buy, Way, Worship, WorshipSteps, Advance)):
            return [action for action in realm.legal if action != FINISH]
        if isinstance(step, (TakeDie, TakeSpeaker, Training, Military, SeatDie)):
            return [action for action in realm.legal if action not in (SKIP, DONE)]
        return []

    def mark(self, realm: Realm, way: list[int]) -> bytes:
        """No two errands come to the same."""
        return b""

    def goal(self, realm: Realm, action: int) -> str:
        """A site, a row of it, a tile with its cell, a die, a temple with its steps, a tower, a district with a die."""
        step = realm.agenda[-1]
        if isinstance(step, Menu):
            return f"{ACTIONS.write(action)} {step.site + 1}"
        if isinstance(step, (Way, PlaceTile)):
            return tile_goal(step, action)
        if isinstance(step, Worship):
            temple = action - ADVANCE
            left = TOP - height(realm, step.seat, temple)
            return "" if left >= MAIN_STEPS else f"worship {TEMPLES[temple]} {left}"
        if isinstance(step, WorshipSteps):
            return f"worship {TEMPLES[step.temple]} {action - STEPS + 1}"
        if isinstance(step, Advance):
            left = TOP - height(realm, step.seat, action - ADVANCE)
            return f"advance {TEMPLES[action - ADVANCE]} {min(left, step.steps)}"
        if isinstance(step, SeatDie):
            return f"{ACTIONS.write(action)} {CELL_NAMES[step.cell]}"
        if action == MOVE:
            return f"move {step.steps if isinstance(step, Military) else 1}"
        return "" if action < CLOSE or isinstance(step, RaiseSites) else ACTIONS.write(action)

    def spends(self, realm: Realm, action: int) -> bool:
        """What ends a way: nothing of it is left to choose."""
        if ADVANCE <= action < ADVANCE + len(TEMPLES):
            step = realm.agenda[-1]
            return isinstance(step, Advance) or TOP - height(realm, step.seat, action - ADVANCE) < MAIN_STEPS
        if TOWER <= action <= GROW or SEAT <= action < SEAT + DIE_KINDS or PLACE <= action < PLACE + CELLS:
            return True
        return action in (UPPER, BONUS_GOLD, MOVE, ATTACK) or STEPS <= action < TRAIN_USED

    def cost(self, realm: Realm, action: int) -> float:
        """Resources at their prices, and what the worker could have done elsewhere."""
        prices = self.tariff.now(realm)
        step = realm.agenda[-1]
        if isinstance(step, Turn):
            if action < CLOSE:
                return DECISION + worker_cost(realm, step.seat, action - SEND, prices)
            if TOWER <= action < GROW:
                return DECISION + prices.gold * tower_cost(realm, step.seat, action - TOWER)
        elif isinstance(step, Visit):
            return DECISION + visit_cost(realm, step.seat, step.worker, action - VISIT, prices)
        due = bill(realm, action)
        if due is FREE:
            return DECISION
        return DECISION + prices.basic * sum(due) + prices.gold * missing(realm, step.seat, due)

    def dear(self, realm: Realm, action: int, way: list[int]) -> str:
        """The Archon where somebody else could go, and gold for what is missing."""
        step = realm.agenda[-1]
        if isinstance(step, Visit) and step.worker == ARCHON:
            others = [worker for worker in workers(realm, step.seat) if worker != ARCHON]
            able = any([can_reach(realm, step.seat, worker, action - VISIT) for worker in others])
            return DEAR_ARCHON if able else ""
        return DEAR_GOLD if missing(realm, step.seat, bill(realm, action)) else ""

    def errands(self, realm: Realm, seat: int) -> list[tuple[int, int]]:
        """For each site the cheapest worker, the cheapest with the colour of its bonus, and where wisdom buys something
        the cheapest who needs none."""
        prices, purse = self.tariff.now(realm), realm.purse(seat, WISDOM)
        costs = [(worker, worker_cost(realm, seat, worker, prices)) for worker in workers(realm, seat)]
        found: list[tuple[int, int]] = []
        for site in range(SITES):
            able: list[tuple[float, int]] = []
            coloured: list[tuple[float, int]] = []
            sparing: list[tuple[float, int]] = []
            for worker, base in costs:
                wisdom = price(realm, worker, site)
                if wisdom <= purse:
                    pair = (base + visit_cost(realm, seat, worker, site, prices), worker)
                    able.append(pair)
                    if has_colour(realm, seat, worker, realm.bonus[site]):
                        coloured.append(pair)
                    if not wisdom and SITE_LOWER[site] in WISE:
                        sparing.append(pair)
            for group in (able, coloured, sparing):
                if group and (min(group)[1], site) not in found:
                    found.append((min(group)[1], site))
        return found


def tile_goal(step: Way | PlaceTile, action: int) -> str:
    """A tile before its cell is chosen ("build mint"), then with it ("place mint 1,0", "farm mint 1,0")."""
    tile = TILE_IDS[step.design].replace("_", "-")
    reserved = "reserved-" if step.reserved else ""
    if isinstance(step, Way):
        return f"{reserved}{ACTIONS.write(action)} {tile}"
    verb = "place" if step.way == BUILD else ACTIONS.write(step.way)
    return f"{reserved}{verb} {tile} {CELL_NAMES[action - PLACE]}"


# -- workers -----------------------------------------------------------------------------------------------------------


def can_reach(realm: Realm, seat: int, worker: int, site: int) -> bool:
    """§5.0 Whether a worker can be sent to a site."""
    return price(realm, worker, site) <= realm.purse(seat, WISDOM)


def has_colour(realm: Realm, seat: int, worker: int, colour: int) -> bool:
    """§5.0 Whether a worker could do the bonus action of a colour."""
    if worker < DIE_KINDS:
        return COLOUR[worker] == colour
    return worker == ARCHON and colour in realm.advisors[seat]


def worker_cost(realm: Realm, seat: int, worker: int, prices: Prices) -> float:
    """What it costs not to have a worker any more this round: little for a low die, much for the Archon."""
    pips = PIP * prices.pip * worker_value(worker)
    if worker < DIE_KINDS:
        return pips
    return pips + (prices.act + prices.speaker if worker == ARCHON else prices.speaker)


def visit_cost(realm: Realm, seat: int, worker: int, site: int, prices: Prices) -> float:
    """The wisdom that a worker lacks, gold for wisdom that is missing, and a bonus that it could have elsewhere."""
    wisdom = price(realm, worker, site)
    lacking = max(0, wisdom - realm.stock[4 * seat + WISDOM])
    cost = prices.basic * wisdom + prices.gold * lacking
    if worker < DIE_KINDS and has_bonus_elsewhere(realm, seat, worker, site):
        cost += ELSEWHERE * prices.basic
    return cost


def has_bonus_elsewhere(realm: Realm, seat: int, die: int, site: int) -> bool:
    """Whether a die could do the bonus action of its colour at another site now."""
    colour = COLOUR[die]
    if colour == realm.bonus[site] or colour not in realm.bonus:
        return False
    return can_reach(realm, seat, die, realm.bonus.index(colour)) and can_bonus(realm, seat, colour)


# -- payments ----------------------------------------------------------------------------------------------------------

# Stone, food and wisdom; never changed.
FREE: Final[list[int]] = [0, 0, 0]
TEMPLE_BILL: Final[list[int]] = [TEMPLE_STONE, 0, 0]
TRAINING_BILL: Final[list[int]] = [0, 1, 0]


def bill(realm: Realm, action: int) -> list[int]:
    """The stone, food and wisdom that a decision costs."""
    step = realm.agenda[-1]
    if isinstance(step, Visit):
        return [0, 0, price(realm, step.worker, action - VISIT)]
    if isinstance(step, Menu):
        if action == BONUS:
            return BONUS_COST[realm.bonus[step.site]][:GOLD]
        return TEMPLE_BILL if action == LOWER and SITE_LOWER[step.site] == "temple" else FREE
    if isinstance(step, Way):
        if action != BUILD:
            return FREE
        return [TILE_STONE[step.design], 0, 0 if step.reserved else tile_price(realm, step.seat, step.design)]
    if isinstance(step, TakeDie):
        paid = action != SKIP and step.price == PAID
        return [0, 0, die_price(realm, step.seat, realm.offer.index(action - TAKE))] if paid else FREE
    if isinstance(step, Training):
        return FREE if action == DONE else TRAINING_BILL
    return [0, base_cost(realm, step.seat), 0] if action == GROW else FREE


def missing(realm: Realm, seat: int, due: list[int]) -> int:
    """§1.1 How much of a payment has to be made in gold."""
    lacking = 0
    if due is not FREE:
        for kind, count in enumerate(due):
            lacking += max(0, count - realm.stock[4 * seat + kind])
    return lacking
