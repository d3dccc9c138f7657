"""§10 The special buildings of the expansion: an action between contribution and reset."""

from __future__ import annotations

from typing import Final

from ....core.state import NO_OPTIONS, Step
from ..data import SPECIAL, SPECIAL_AMOUNT
from .actions import SKIP, TARGET, USE
from .movement import refuse_target
from .offerings import make_offering
from .phases import SPECIAL_BUILDING, refuse_other
from .table import City

USE_OR_SKIP: Final[list[int]] = [USE, SKIP]
ONLY_SKIP: Final[list[int]] = [SKIP]


class SpecialBuilding(Step):
    """§10 Whoever stands on a special building may use its action once, be it rubble or rebuilt."""

    def options(self, city: City) -> list[int]:
        tile = city.figures[self.seat]
        action = SPECIAL[tile]
        if action == "none" or (action == "draw" and not city.deck and not city.discard):
            return NO_OPTIONS
        if action != "offering":
            return USE_OR_SKIP
        if not city.markers(self.seat):
            return NO_OPTIONS
        return USE_OR_SKIP if city.crystals[self.seat] >= city.cost() else ONLY_SKIP

    def resolve(self, city: City, action: int) -> None:
        if action == SKIP:
            return
        tile, me = city.figures[self.seat], self.seat
        city.tell("special", me, tile)
        match SPECIAL[tile]:
            case "relocate":
                city.next(Relocate(me))
            case "draw":
                city.draw_to_hand(me, SPECIAL_AMOUNT[tile])
            case _:
                make_offering(city, me, 0)

    def refuse(self, city: City, action: int) -> str:
        return "too-few-crystals" if action == USE else refuse_other(city, self.seat, action, SPECIAL_BUILDING)

    def numbers(self, city: City) -> list[int]:
        return [city.figures[self.seat]]


class Relocate(Step):
    """§10.1 Main Hall: the figure goes to any other tile; nothing more may be done there this turn."""

    def options(self, city: City) -> list[int]:
        return city.plan.flights[city.figures[self.seat]]

    def resolve(self, city: City, action: int) -> None:
        city.figures[self.seat] = action - TARGET
        city.brought = True
        city.tell("relocated", self.seat, action - TARGET)

    def refuse(self, city: City, action: int) -> str:
        return refuse_target(city, action, city.figures[self.seat])
