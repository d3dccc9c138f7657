"""§5.5 The building market and its stacks."""

from __future__ import annotations

from ....core.state import NOBODY
from ..data import MARKET_WISDOM, OF_COLOUR, TAURUS, TILE_COLOUR
from .table import NOTHING, World


def tile_price(world: World, seat: int, design: int) -> int:
    """§5.5 The wisdom beside a tile's slot; Taurus pays 1 less."""
    wisdom = MARKET_WISDOM[world.market.index(design)]
    return max(0, wisdom - 1) if wisdom and world.holds(seat, TAURUS) else wisdom


def leave_market(world: World, design: int) -> None:
    """§5.5 The tiles below slide up, the top of the colour's stack becomes the lowest tile, the next is turned up."""
    colour = TILE_COLOUR[design]
    world.market.remove(design)
    if world.tops[colour] == NOTHING:
        return
    world.market.append(world.tops[colour])
    turn_up(world, colour)


def turn_up(world: World, colour: int) -> None:
    """Turn the next tile of a stack face up."""
    world.tops[colour] = draw_tile(world, colour)
    if world.tops[colour] != NOTHING:
        world.tell("turned-up", NOBODY, world.tops[colour])


def draw_tile(world: World, colour: int) -> int:
    """The next tile of a stack: one of those in no known order, then those that Virgo put under it."""
    left = [design for design in OF_COLOUR[colour] if world.stacks[design]]
    if not left:
        return draw_under(world, colour)
    design = left[0]
    if len(left) > 1:
        number = world.chance.pick(sum([world.stacks[design] for design in left]))
        for design in left:
            number -= world.stacks[design]
            if number < 0:
                break
    world.stacks[design] -= 1
    return design


def draw_under(world: World, colour: int) -> int:
    """A tile known to lie at the bottom of a stack; NOTHING if there is none."""
    if not world.under[colour]:
        return NOTHING
    design = world.under[colour][0]
    world.under[colour] = world.under[colour][1:]
    return design


def put_under(world: World, design: int) -> None:
    """§12 Virgo: a Farm goes face down under its colour's stack; as the only tile it is turned up and waits."""
    colour = TILE_COLOUR[design]
    world.under[colour] = [*world.under[colour], design]
    if world.tops[colour] == NOTHING:
        turn_up(world, colour)
