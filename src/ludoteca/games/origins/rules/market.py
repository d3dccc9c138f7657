"""§5.5 The building market and its stacks."""

from __future__ import annotations

from typing import Final

from ....core.shared import added, replaced, without
from ....core.state import NOBODY
from ..data import MARKET_WISDOM, OF_COLOUR, TAURUS, TILE_COLOUR
from .table import NOTHING, Realm

TAURUS_WISDOM: Final[list[int]] = [max(0, wisdom - 1) for wisdom in MARKET_WISDOM]


def tile_price(realm: Realm, seat: int, design: int) -> int:
    """§5.5 The wisdom beside a tile's slot."""
    return slot_prices(realm, seat)[realm.market.index(design)]


def slot_prices(realm: Realm, seat: int) -> list[int]:
    """§5.5 The wisdom beside each slot; Taurus pays 1 less."""
    return TAURUS_WISDOM if realm.holds(seat, TAURUS) else MARKET_WISDOM


def leave_market(realm: Realm, design: int) -> None:
    """§5.5 The tiles below slide up, the top of the colour's stack becomes the lowest tile, the next is turned up."""
    colour = TILE_COLOUR[design]
    realm.market = without(realm.market, design)
    if realm.tops[colour] == NOTHING:
        return
    realm.market = [*realm.market, realm.tops[colour]]
    turn_up(realm, colour)


def turn_up(realm: Realm, colour: int) -> None:
    """Turn the next tile of a stack face up."""
    realm.tops = replaced(realm.tops, colour, draw_tile(realm, colour))
    if realm.tops[colour] != NOTHING:
        realm.tell("turned-up", NOBODY, realm.tops[colour])


def draw_tile(realm: Realm, colour: int) -> int:
    """The next tile of a stack: one of those in no known order, then those that Virgo put under it."""
    left = [design for design in OF_COLOUR[colour] if realm.stacks[design]]
    if not left:
        return draw_under(realm, colour)
    design = left[0]
    if len(left) > 1:
        hidden = 0
        for design in left:
            hidden += realm.stacks[design]
        number = realm.chance.pick(hidden)
        for design in left:
            number -= realm.stacks[design]
            if number < 0:
                break
    realm.stacks = added(realm.stacks, design, -1)
    return design


def draw_under(realm: Realm, colour: int) -> int:
    """A tile known to lie at the bottom of a stack; NOTHING if there is none."""
    if not realm.under[colour]:
        return NOTHING
    design = realm.under[colour][0]
    realm.under = replaced(realm.under, colour, realm.under[colour][1:])
    return design


def put_under(realm: Realm, design: int) -> None:
    """§12 Virgo: a Farm goes face down under its colour's stack; as the only tile it is turned up and waits."""
    colour = TILE_COLOUR[design]
    realm.under = replaced(realm.under, colour, [*realm.under[colour], design])
    if realm.tops[colour] == NOTHING:
        turn_up(realm, colour)
