"""§8 Offerings at the Obelisk."""

from __future__ import annotations

from typing import Final

from ....core.shared import added
from ....core.state import NO_OPTIONS, Step
from ..data import CARDS_OF, OFFERINGS_TO_WIN, PILLAR, PILLAR_1, POWER_VALUES, SURCHARGE, VALUE
from .actions import CONTRIBUTE, END_CONTRIBUTION, EXTRA, OFFER
from .endings import EndTest, end
from .phases import CONTRIBUTION, refuse_other
from .table import WON, City

PILLARS: Final[list[int]] = [card for card in CARDS_OF[PILLAR] if VALUE[card] <= POWER_VALUES]
OFFER_OR_END: Final[list[int]] = [OFFER, END_CONTRIBUTION]
ONLY_END: Final[list[int]] = [END_CONTRIBUTION]


class Offering(Step):
    """§8.1 On the Courtyard: one offering, for the cost of the lowest free space of the Obelisk."""

    def options(self, city: City) -> list[int]:
        if not city.markers(self.seat):
            return NO_OPTIONS
        return OFFER_OR_END if city.crystals[self.seat] >= city.cost() else ONLY_END

    def resolve(self, city: City, action: int) -> None:
        if action == OFFER:
            city.next(MoreOfferings(self.seat))
            make_offering(city, self.seat, 0)

    def refuse(self, city: City, action: int) -> str:
        if action == OFFER:
            return "too-few-crystals"
        if CONTRIBUTE <= action < OFFER:
            return "no-building"
        if EXTRA <= action < END_CONTRIBUTION:
            return "offering-first"
        return refuse_other(city, self.seat, action, CONTRIBUTION)

    def numbers(self, city: City) -> list[int]:
        return [city.cost()]


class MoreOfferings(Step):
    """§8.2 After it each Pillar allows one more: the space that is lowest then, plus 1 or 2 crystals."""

    def options(self, city: City) -> list[int]:
        hand = city.hands[self.seat]
        if not city.held[self.seat] or not city.markers(self.seat):
            return NO_OPTIONS
        crystals = city.crystals[self.seat] - city.cost()
        pillars = [card for card in PILLARS if hand[card] and crystals >= SURCHARGE[VALUE[card] - 1]]
        return [*[EXTRA + card - PILLAR_1 for card in pillars], END_CONTRIBUTION]

    def resolve(self, city: City, action: int) -> None:
        if action == END_CONTRIBUTION:
            return
        card = action - EXTRA + PILLAR_1
        city.throw(self.seat, card)
        city.tell("power", self.seat, card)
        city.next(self)
        make_offering(city, self.seat, SURCHARGE[VALUE[card] - 1])

    def refuse(self, city: City, action: int) -> str:
        if action == OFFER:
            return "one-offering"
        if CONTRIBUTE <= action < OFFER:
            return "no-building"
        if not EXTRA <= action < END_CONTRIBUTION:
            return refuse_other(city, self.seat, action, CONTRIBUTION)
        card = action - EXTRA + PILLAR_1
        if not city.hands[self.seat][card]:
            return "not-held"
        return "no-power" if VALUE[card] > POWER_VALUES else "too-few-for-pillar"

    def numbers(self, city: City) -> list[int]:
        return [city.cost()]


def make_offering(city: City, seat: int, surcharge: int) -> None:
    """§8.1 Pay, place the marker; §9.1 whoever has enough offerings wins at once."""
    cost = city.cost() + surcharge
    city.crystals = added(city.crystals, seat, -cost)
    city.offer(seat)
    city.placed = True
    city.tell("offered", seat, cost, city.offerings(seat))
    if city.offerings(seat) >= OFFERINGS_TO_WIN[city.seats]:
        end(city, WON)
    else:
        city.next(EndTest(seat))
