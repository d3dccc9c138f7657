"""What the sites promise to whoever is to send a worker, for hints."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..data import COLOUR, COLOURS, DIE_KINDS, FACES, SITE_GAIN, SITES, VALUE, WISDOM
from ..rules.actions import ARCHON, VISIT
from ..rules.table import Realm
from ..rules.visits import can_bonus, can_lower, worker_value
from .prices import Prices
from .promises import bonus_promise, lower_promise, resources

UNKNOWN: Final = -1.0  # not asked for yet
OUT_OF_REACH: Final = -9.0


class Offers:
    """What the sites promise to the seat whose question it is: the same for all workers, so found but once."""

    def __init__(self, realm: Realm, step: Step, cost: Prices) -> None:
        self.realm: Final = realm
        self.moment: Final = realm.moment
        self.seat: Final = step.seat
        self.cost: Final = cost
        self.wisdom: Final = realm.purse(step.seat, WISDOM)
        self.one: Final[list[float]] = []  # the better main action of each site ...
        self.both: Final[list[float]] = []  # ... and both of them, for a 6
        self.bonuses: Final = [UNKNOWN] * len(COLOURS)
        for site in range(SITES):
            upper = resources(realm, self.seat, SITE_GAIN[site], cost)
            lower = self.lower_at(site)
            self.one.append(max(upper, lower))
            self.both.append(upper + lower)

    def stand(self, realm: Realm, action: int) -> bool:
        """Whether they stand: for the same question, or for the site of a worker who was just sent."""
        if self.realm is not realm:
            return False
        return self.moment == realm.moment or (self.moment + 1 == realm.moment and action >= VISIT)

    def lower_at(self, site: int) -> float:
        """What the lower action of a site promises, if it can be done."""
        if not can_lower(self.realm, self.seat, site):
            return 0.0
        return max(0.0, lower_promise(self.realm, self.seat, site, self.cost))

    def bonus(self, colour: int) -> float:
        """What the bonus action of a colour promises, if it can be done."""
        if self.bonuses[colour] == UNKNOWN:
            able = can_bonus(self.realm, self.seat, colour)
            self.bonuses[colour] = max(0.0, bonus_promise(self.realm, self.seat, colour, self.cost)) if able else 0.0
        return self.bonuses[colour]

    def at(self, worker: int, site: int) -> float:
        """What a worker can do at a site, less the wisdom that he lacks."""
        six = worker < DIE_KINDS and VALUE[worker] == FACES
        merits = self.both[site] if six else self.one[site]
        lacking = self.realm.values[site] - worker_value(worker)
        if lacking > 0:
            merits -= lacking * self.cost.basic
        colour = self.realm.bonus[site]
        if worker == ARCHON:
            return merits + self.bonus(colour) if colour in self.realm.advisors[self.seat] else merits
        return merits + self.bonus(colour) if worker < DIE_KINDS and COLOUR[worker] == colour else merits

    def best(self, worker: int) -> float:
        """What a worker can do at the best site in reach: the best of `at`."""
        if worker >= DIE_KINDS:
            return self.best_of_others(worker)
        realm, value, colour, best = self.realm, VALUE[worker], COLOUR[worker], OUT_OF_REACH
        mains = self.both if value == FACES else self.one
        for site in range(SITES):
            lacking = realm.values[site] - value
            if lacking <= self.wisdom:
                merits = mains[site] - lacking * self.cost.basic if lacking > 0 else mains[site]
                if realm.bonus[site] == colour:
                    merits += self.bonus(colour)
                best = max(best, merits)
        return best

    def best_of_others(self, worker: int) -> float:
        """The same for a Speaker or the Archon."""
        best = OUT_OF_REACH
        for site in range(SITES):
            if self.realm.values[site] - worker_value(worker) <= self.wisdom:
                best = max(best, self.at(worker, site))
        return best
