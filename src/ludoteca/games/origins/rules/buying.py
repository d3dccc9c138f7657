"""§5.5 Buying a building."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.shared import replaced, without
from ....core.state import NO_OPTIONS
from ..data import BUILDINGS, CELLS, STONE, TILE_STONE, VIRGO, WISDOM
from .abilities import design_at, use, useful
from .actions import BUILD, BUY, BUY_RESERVED, FARM, OVER_FARM, PLACE, USE
from .city import FACE_DOWN
from .dice import USE_OR_SKIP
from .market import leave_market, put_under, tile_price
from .table import Paragraph, Realm

WAYS: Final = Menu([BUILD, FARM, OVER_FARM], [])


def can_buy(realm: Realm, seat: int) -> bool:
    """§5.1 A tile lies in the market or in the own reserve; as a Farm it costs nothing."""
    return bool(realm.market) or bool(realm.reserve[seat])


def can_build(realm: Realm, seat: int, design: int, reserved: bool) -> bool:
    """§5.5 Whether a tile can be paid; a reserved one costs no wisdom."""
    wisdom = 0 if reserved else tile_price(realm, seat, design)
    return realm.can_pay(seat, TILE_STONE[design], 0, wisdom)


def ways(realm: Realm, seat: int, design: int, reserved: bool) -> list[int]:
    """§5.5 How a tile may be bought: built if it can be paid, as a Farm always, on a Farm with Virgo."""
    built = 1 if can_build(realm, seat, design, reserved) else 0
    over = 4 if realm.holds(seat, VIRGO) and realm.farms(seat) else 0
    return WAYS.of(built | 2 | over)


class Buy(Paragraph):
    """§5.5 Choose a tile of the market, or one reserved with a Construction Site."""

    def options(self, realm: Realm) -> list[int]:
        market = [BUY + design for design in realm.market]
        reserve = realm.reserve[self.seat]
        return market + [BUY_RESERVED + design for design in sorted(set(reserve))] if reserve else market

    def resolve(self, realm: Realm, action: int) -> None:
        reserved = action >= BUY_RESERVED
        realm.next(Way(self.seat, action - (BUY_RESERVED if reserved else BUY), reserved))

    def refuse(self, realm: Realm, action: int) -> str:
        if BUY <= action < BUY + BUILDINGS:
            return "not-in-market"
        if BUY_RESERVED <= action < BUY_RESERVED + BUILDINGS:
            return "not-reserved"
        return super().refuse(realm, action)


class Way(Paragraph):
    """§5.5 Build the tile, lay it face down as a Farm, or, with Virgo, put it on a Farm; then pay."""

    def __init__(self, seat: int, design: int, reserved: bool) -> None:
        super().__init__(seat)
        self.design: Final = design
        self.reserved: Final = reserved

    def options(self, realm: Realm) -> list[int]:
        return ways(realm, self.seat, self.design, self.reserved)

    def resolve(self, realm: Realm, action: int) -> None:
        if action == BUILD:
            wisdom = 0 if self.reserved else tile_price(realm, self.seat, self.design)
            realm.pay(self.seat, WISDOM, wisdom)
            realm.pay(self.seat, STONE, TILE_STONE[self.design])
        realm.next(PlaceTile(self.seat, self.design, self.reserved, action))

    def refuse(self, realm: Realm, action: int) -> str:
        if action == BUILD:
            return "cannot-pay-tile"
        if action == OVER_FARM:
            return "no-farm" if realm.holds(self.seat, VIRGO) else "no-virgo"
        return super().refuse(realm, action)

    def obvious(self, realm: Realm) -> bool:
        return False  # whoever hoped to build shall see that it is only a Farm

    def numbers(self, realm: Realm) -> list[int]:
        return [self.design]

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.design} {self.reserved}"


class PlaceTile(Paragraph):
    """§5.5 Choose the cell, refill the market, then the new building may be used."""

    def __init__(self, seat: int, design: int, reserved: bool, way: int) -> None:
        super().__init__(seat)
        self.design: Final = design
        self.reserved: Final = reserved
        self.way: Final = way

    def options(self, realm: Realm) -> list[int]:
        cells = realm.farms(self.seat) if self.way == OVER_FARM else realm.plan(self.seat).empty_cells()
        return [PLACE + cell for cell in cells]

    def resolve(self, realm: Realm, action: int) -> None:
        cell = action - PLACE
        if self.way == OVER_FARM:
            farm_tile = realm.city[self.seat][cell] - FACE_DOWN - 1
            realm.tell("farm-returned", self.seat, farm_tile)
            put_under(realm, farm_tile)
        farm = self.way == FARM
        realm.lay_tile(self.seat, cell, self.design + 1 + (FACE_DOWN if farm else 0))
        realm.tell("farmed" if farm else "built", self.seat, self.design, cell)
        if self.reserved:
            rest = without(realm.reserve[self.seat], self.design)
            realm.reserve = replaced(realm.reserve, self.seat, rest)
        else:
            leave_market(realm, self.design)
        if not farm:
            realm.next(Ability(self.seat, cell))

    def refuse(self, realm: Realm, action: int) -> str:
        if not PLACE <= action < PLACE + CELLS:
            return super().refuse(realm, action)
        if self.way == OVER_FARM:
            return "only-on-a-farm"
        return "cell-taken" if realm.city[self.seat][action - PLACE] else "not-adjacent"

    def numbers(self, realm: Realm) -> list[int]:
        return [self.design]

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.design} {self.reserved} {self.way}"


class Ability(Paragraph):
    """§5.5 The buyer may use the new building once; asked only if it would do something."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def options(self, realm: Realm) -> list[int]:
        useful_now = useful(realm, self.seat, self.cell, design_at(realm, self.seat, self.cell))
        return USE_OR_SKIP if useful_now else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        if action == USE:
            use(realm, self.seat, self.cell, design_at(realm, self.seat, self.cell))

    def numbers(self, realm: Realm) -> list[int]:
        return [design_at(realm, self.seat, self.cell)]

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.cell}"
