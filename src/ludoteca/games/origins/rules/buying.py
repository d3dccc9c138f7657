"""§5.5 Buying a building."""

from __future__ import annotations

from typing import Final

from ..data import BUILDINGS, CELLS, STONE, TILE_STONE, VIRGO, WISDOM
from .abilities import design_at, use, useful
from .market import leave_market, put_under, tile_price
from .table import FACE_DOWN, Paragraph, World
from .words import BUILD, BUY, BUY_RESERVED, FARM, OVER_FARM, PLACE, SKIP, USE


def can_buy(world: World, seat: int) -> bool:
    """§5.1 A tile lies in the market or in the own reserve; as a Farm it costs nothing."""
    return bool(world.market) or bool(world.reserve[seat])


def can_build(world: World, seat: int, design: int, reserved: bool) -> bool:
    """§5.5 Whether a tile can be paid; a reserved one costs no wisdom."""
    wisdom = 0 if reserved else tile_price(world, seat, design)
    return world.can_pay(seat, TILE_STONE[design], 0, wisdom)


def ways(world: World, seat: int, design: int, reserved: bool) -> list[int]:
    """§5.5 How a tile may be bought: built if it can be paid, as a Farm always, on a Farm with Virgo."""
    options = [BUILD] if can_build(world, seat, design, reserved) else []
    options.append(FARM)
    if world.holds(seat, VIRGO) and world.farms(seat):
        options.append(OVER_FARM)
    return options


class Buy(Paragraph):
    """§5.5 Choose a tile of the market, or one reserved with a Construction Site."""

    def options(self, world: World) -> list[int]:
        market = [BUY + design for design in world.market]
        reserve = world.reserve[self.seat]
        return market + [BUY_RESERVED + design for design in sorted(set(reserve))] if reserve else market

    def resolve(self, world: World, action: int) -> None:
        reserved = action >= BUY_RESERVED
        world.then([Way(self.seat, action - (BUY_RESERVED if reserved else BUY), reserved)])

    def refuse(self, world: World, action: int) -> str:
        if BUY <= action < BUY + BUILDINGS:
            return "not-in-market"
        if BUY_RESERVED <= action < BUY_RESERVED + BUILDINGS:
            return "not-reserved"
        return super().refuse(world, action)


class Way(Paragraph):
    """§5.5 Build the tile, lay it face down as a Farm, or, with Virgo, put it on a Farm; then pay."""

    def __init__(self, seat: int, design: int, reserved: bool) -> None:
        super().__init__(seat)
        self.design: Final = design
        self.reserved: Final = reserved

    def options(self, world: World) -> list[int]:
        return ways(world, self.seat, self.design, self.reserved)

    def resolve(self, world: World, action: int) -> None:
        if action == BUILD:
            wisdom = 0 if self.reserved else tile_price(world, self.seat, self.design)
            world.pay(self.seat, WISDOM, wisdom)
            world.pay(self.seat, STONE, TILE_STONE[self.design])
        world.then([PlaceTile(self.seat, self.design, self.reserved, action)])

    def refuse(self, world: World, action: int) -> str:
        if action == BUILD:
            return "cannot-pay-tile"
        if action == OVER_FARM:
            return "no-farm" if world.holds(self.seat, VIRGO) else "no-virgo"
        return super().refuse(world, action)

    def obvious(self, world: World) -> bool:
        return False  # whoever hoped to build shall see that it is only a Farm

    def numbers(self, world: World) -> list[int]:
        return [self.design]


class PlaceTile(Paragraph):
    """§5.5 Choose the cell, refill the market, then the new building may be used."""

    def __init__(self, seat: int, design: int, reserved: bool, way: int) -> None:
        super().__init__(seat)
        self.design: Final = design
        self.reserved: Final = reserved
        self.way: Final = way

    def options(self, world: World) -> list[int]:
        cells = world.farms(self.seat) if self.way == OVER_FARM else world.empty_cells(self.seat)
        return [PLACE + cell for cell in cells]

    def resolve(self, world: World, action: int) -> None:
        cell = action - PLACE
        if self.way == OVER_FARM:
            farm_tile = world.city[self.seat][cell] - FACE_DOWN - 1
            world.tell("farm-returned", self.seat, farm_tile)
            put_under(world, farm_tile)
        farm = self.way == FARM
        world.lay_tile(self.seat, cell, self.design + 1 + (FACE_DOWN if farm else 0))
        world.tell("farmed" if farm else "built", self.seat, self.design, cell)
        if self.reserved:
            rest = world.reserve[self.seat].copy()
            rest.remove(self.design)
            world.reserve[self.seat] = rest
        else:
            leave_market(world, self.design)
        if not farm:
            world.then([Ability(self.seat, cell)])

    def refuse(self, world: World, action: int) -> str:
        if not PLACE <= action < PLACE + CELLS:
            return super().refuse(world, action)
        if self.way == OVER_FARM:
            return "only-on-a-farm"
        return "cell-taken" if world.city[self.seat][action - PLACE] else "not-adjacent"

    def numbers(self, world: World) -> list[int]:
        return [self.design]


class Ability(Paragraph):
    """§5.5 The buyer may use the new building once; asked only if it would do something."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def options(self, world: World) -> list[int]:
        useful_now = useful(world, self.seat, self.cell, design_at(world, self.seat, self.cell))
        return [USE, SKIP] if useful_now else []

    def resolve(self, world: World, action: int) -> None:
        if action == USE:
            use(world, self.seat, self.cell, design_at(world, self.seat, self.cell))

    def numbers(self, world: World) -> list[int]:
        return [design_at(world, self.seat, self.cell)]
