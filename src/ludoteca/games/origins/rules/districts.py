"""§6.1 Closing a district."""

from __future__ import annotations

from typing import Final

from ..data import (
    BLOCK,
    CARDS,
    CELLS,
    COLOUR,
    CORNER,
    DIE_KINDS,
    EFFECT,
    FACES,
    FIRST_POINTS,
    GOLD,
    LATER_POINTS,
    LEO,
    LEO_POINTS,
    LIBRA,
    NO_COLOUR,
    SCORPIO,
    SIDES,
    VALUE,
    WISDOM,
)
from .abilities import design_at, use, useful
from .dice import PAID, TakeDie, refuse_freeman
from .table import CODE_COLOUR, DISTRICTS, END_GOLD, FACE_DOWN, Paragraph, World
from .words import ACTIVATE, FINISH, MATCH, SEAT


class SeatDie(Paragraph):
    """§6.1 Put the die of an unused Freeman into the Seat of Power; its base is available again."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def options(self, world: World) -> list[int]:
        return [SEAT + die for die in world.unused(self.seat)]

    def resolve(self, world: World, action: int) -> None:
        seat, die = self.seat, action - SEAT
        world.drop_freeman(seat, die)
        world.closed[seat] = [*world.closed[seat], self.cell]
        world.seated[seat] = [*world.seated[seat], risen(world, seat, die)]
        world.tell("closed", seat, self.cell, world.seated[seat][-1])
        if world.holds(seat, SCORPIO):
            world.gain(seat, WISDOM, 1)
        if world.holds(seat, LIBRA):
            world.then([TakeDie(seat, PAID, optional=True)])
        world.then([MatchCard(seat, self.cell), Activate(seat, self.cell, COLOUR[die])])

    def refuse(self, world: World, action: int) -> str:
        if SEAT <= action < SEAT + DIE_KINDS:
            return refuse_freeman(world, self.seat, action - SEAT)
        return super().refuse(world, action)


def risen(world: World, seat: int, die: int) -> int:
    """§12 Leo adds 2 to a die that goes into a seat, up to 6."""
    return die + min(LEO_POINTS, FACES - VALUE[die]) if world.holds(seat, LEO) else die


# -- district cards ----------------------------------------------------------------------------------------------------


def fits(colours: list[int], card: int) -> bool:
    """§6.1 Whether a block (lower left, lower right, upper left, upper right) shows a card's pattern in some turn."""
    for blank in range(4):
        corner = 3 - blank
        if colours[corner] != CORNER[card]:
            continue
        a, b = (colours[1], colours[2]) if blank in (0, 3) else (colours[0], colours[3])
        if a != NO_COLOUR and sorted([a, b]) == SIDES[card]:
            return True
    return False


def matching(world: World, seat: int, cell: int) -> list[int]:
    """§6.1 The displayed cards, by place, that a district matches."""
    colours = [CODE_COLOUR[world.city[seat][near]] for near in BLOCK[cell]]
    return [place for place, card in enumerate(world.cards) if fits(colours, card)]


def card_points(world: World, seat: int, place: int) -> int:
    """§6.1 The higher points for a player's first match of a card, the lower ones for later matches."""
    card = world.cards[place]
    return LATER_POINTS[card] if world.matched[seat] >> place & 1 else FIRST_POINTS[card]


def match_card(world: World, seat: int, place: int) -> None:
    """§6.1 Score a card and take all gold that lies on it."""
    points, gold = card_points(world, seat, place), world.card_gold[place]
    world.matched[seat] |= 1 << place
    world.earn(seat, DISTRICTS, points)
    world.tell("matched", seat, points, world.cards[place])
    if gold:
        world.card_gold[place] = 0
        world.gain(seat, GOLD, gold)
        if not any(world.card_gold):
            world.trigger(END_GOLD)


class MatchCard(Paragraph):
    """§6.1 A district that matches displayed cards scores one of them: the player's choice of several."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def options(self, world: World) -> list[int]:
        places = matching(world, self.seat, self.cell)
        return [MATCH + world.cards[place] for place in places] if len(places) > 1 else []

    def resolve(self, world: World, action: int) -> None:
        match_card(world, self.seat, world.cards.index(action - MATCH))

    def run(self, world: World) -> None:
        for place in matching(world, self.seat, self.cell):
            match_card(world, self.seat, place)

    def refuse(self, world: World, action: int) -> str:
        if not MATCH <= action < MATCH + CARDS:
            return super().refuse(world, action)
        return "no-match" if action - MATCH in world.cards else "card-not-shown"


# -- activations -------------------------------------------------------------------------------------------------------


def activated(world: World, seat: int, cell: int, colour: int) -> list[int]:
    """§6.1 The tiles of a district that a die of a colour activates: those of its colour, and the Agora."""
    city = world.city[seat]
    return [near for near in BLOCK[cell] if CODE_COLOUR[city[near]] == colour or is_agora(city[near])]


def is_agora(code: int) -> bool:
    """§11.6 The Agora is grey and activates with a die of any colour; the Palace has no ability."""
    return 0 < code < FACE_DOWN and CODE_COLOUR[code] == NO_COLOUR and bool(EFFECT[code - 1])


class Activate(Paragraph):
    """§6.1 Use the activated tiles in any order, each once and none by force; one that does nothing now may wait."""

    def __init__(self, seat: int, cell: int, colour: int, used: int = 0) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.colour: Final = colour
        self.used: Final = used  # a bit for each tile of the block

    def options(self, world: World) -> list[int]:
        options = []
        for near in activated(world, self.seat, self.cell, self.colour):
            unused = not self.used >> BLOCK[self.cell].index(near) & 1
            if unused and useful(world, self.seat, near, design_at(world, self.seat, near)):
                options.append(ACTIVATE + near)
        return [*options, FINISH] if options else []

    def resolve(self, world: World, action: int) -> None:
        if action == FINISH:
            return
        tile = action - ACTIVATE
        used = self.used | 1 << BLOCK[self.cell].index(tile)
        world.then([Activate(self.seat, self.cell, self.colour, used)])
        use(world, self.seat, tile, design_at(world, self.seat, tile))

    def refuse(self, world: World, action: int) -> str:
        if not ACTIVATE <= action < ACTIVATE + CELLS:
            return super().refuse(world, action)
        tile = action - ACTIVATE
        if tile not in BLOCK[self.cell]:
            return "other-district"
        if tile not in activated(world, self.seat, self.cell, self.colour):
            return "other-colour"
        return "used-already" if self.used >> BLOCK[self.cell].index(tile) & 1 else "does-nothing"

    def numbers(self, world: World) -> list[int]:
        return [self.colour]
