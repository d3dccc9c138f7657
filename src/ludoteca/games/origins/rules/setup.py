"""§3 The set-up, with the draft of the first dice, and §13.1 the set-up for one player."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.state import Step
from ..data import (
    CARD_GOLD,
    CARD_TOWERS,
    CARDS,
    CARDS_SHOWN,
    COLOUR,
    COLOURS,
    COPIES,
    DICE_EACH,
    DIE_KINDS,
    DRAFT_DICE,
    SOLO_DROPPED,
    SOLO_KEPT,
    SPEAKER_FACES,
    SPEAKERS,
    START_BASES,
    START_FREEMEN,
    START_STOCK,
    TEMPLES,
    TILE_COLOUR,
    TOWER_BASE,
    VALUE,
    ZODIAC,
)
from .market import draw_tile
from .rounds import Round
from .table import Paragraph, World, bare_world
from .words import DISCARD, DRAFT


def set_table(seats: int, chance: Chance, round_limit: int) -> World:
    """§3 The whole set-up up to the draft; step numbers are those of the rules."""
    world = bare_world(seats, chance)
    world.round_limit = round_limit
    world.supply = [DICE_EACH[seats]] * len(COLOURS)  # 1
    chance.shuffle(world.bonus)  # 2
    signs = list(range(len(ZODIAC)))
    world.zodiac = [chance.draw(signs) for _ in TEMPLES]  # 3
    world.stacks = COPIES.copy()  # 4
    lay_market(world)  # 5
    lay_offer(world)  # 6
    world.speakers = [SPEAKER_FACES[chance.pick(len(SPEAKER_FACES))] for _ in range(SPEAKERS[seats])]  # 7
    lay_cards(world)  # 8, 9
    world.stock = START_STOCK * seats  # 10
    world.bases = [START_BASES] * seats
    world.bastion = chance.pick(seats) if seats > 1 else 0  # 11
    world.march = world.from_seat(world.bastion)
    world.then(solo_draft(world) if world.solo() else draft(world))  # 12
    return world


def lay_market(world: World) -> None:
    """§3.5 The top tile of each stack in random order; then the next of each is turned up."""
    world.market = [draw_tile(world, colour) for colour in range(len(COLOURS))]
    world.chance.shuffle(world.market)
    world.tops = [draw_tile(world, colour) for colour in range(len(COLOURS))]


def lay_offer(world: World) -> None:
    """§3.6 One die of each colour, lowest first; of equals, the colour lower in the market further left."""
    world.offer = [world.roll(colour) for colour in range(len(COLOURS))]
    world.supply = [dice - 1 for dice in world.supply]
    sort_offer(world)


def sort_offer(world: World) -> None:
    """§3.6 The order of the first offer."""
    places = [0] * len(COLOURS)
    for place, design in enumerate(world.market):
        places[TILE_COLOUR[design]] = place
    keyed = sorted([(VALUE[die], -places[COLOUR[die]], die) for die in world.offer])
    world.offer = [die for _, _, die in keyed]


def lay_cards(world: World) -> None:
    """§3.8, §3.9 District cards with gold, and a tower disc for every tower that they show."""
    deck = list(range(CARDS))
    world.cards = sorted([world.chance.draw(deck) for _ in range(CARDS_SHOWN[world.seats])])
    world.card_gold = [CARD_GOLD] * len(world.cards)
    world.discs = tower_supply(world.cards)


def tower_supply(cards: list[int]) -> list[int]:
    """§3.9 One disc of each colour, and one more for each tower on the displayed cards."""
    discs = [TOWER_BASE] * len(COLOURS)
    for card in cards:
        for colour in CARD_TOWERS[card]:
            discs[colour] += 1
    return discs


# -- the first dice ----------------------------------------------------------------------------------------------------


def roll_pool(world: World, each: int) -> None:
    """§3.12 Roll dice of each colour out of the supply."""
    world.pool = sorted([world.roll(colour) for colour in range(len(COLOURS)) for _ in range(each)])
    world.supply = [dice - each for dice in world.supply]


def draft(world: World) -> list[Step]:
    """§3.12 Two dice of each colour; everybody takes one clockwise, then one more the other way round."""
    roll_pool(world, DRAFT_DICE)
    there = world.from_seat(world.bastion)
    order = (there + there[::-1]) * (START_FREEMEN // 2)
    return [*[Draft(seat) for seat in order], DraftOver(world.bastion), Round(world.bastion)]


def solo_draft(world: World) -> list[Step]:
    """§13.1 One die of each colour; the two highest go away, two of the other three are kept."""
    roll_pool(world, 1)
    keep: list[Step] = [Draft(0) for _ in range(SOLO_KEPT)]
    return [DropHighest(0, SOLO_DROPPED), *keep, DraftOver(0), Round(0)]


class Draft(Paragraph):
    """§3.12 Take a die of the pool, value unchanged, as a starting Freeman."""

    def options(self, world: World) -> list[int]:
        options: list[int] = []
        for die in world.pool:
            if DRAFT + die not in options:
                options.append(DRAFT + die)
        return options

    def resolve(self, world: World, action: int) -> None:
        die = action - DRAFT
        world.pool.remove(die)
        world.add_freeman(self.seat, die)
        world.tell("drafted", self.seat, die)

    def refuse(self, world: World, action: int) -> str:
        return "not-in-pool" if DRAFT <= action < DRAFT + DIE_KINDS else super().refuse(world, action)


class DropHighest(Paragraph):
    """§13.1 Solo: the highest dice go back to the supply; the player chooses among tied ones."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def highest(self, world: World) -> list[int]:
        """The dice that show the highest value."""
        top = max([VALUE[die] for die in world.pool])
        return [die for die in world.pool if VALUE[die] == top]

    def options(self, world: World) -> list[int]:
        if not self.left:
            return []
        tied = self.highest(world)
        return [DISCARD + die for die in tied] if len(tied) > self.left else []

    def resolve(self, world: World, action: int) -> None:
        self.drop(world, action - DISCARD)

    def run(self, world: World) -> None:
        if self.left:
            self.drop(world, self.highest(world)[0])

    def drop(self, world: World, die: int) -> None:
        """Put one die back, then go on."""
        world.pool.remove(die)
        world.supply[COLOUR[die]] += 1
        world.tell("dropped", self.seat, die)
        world.then([DropHighest(self.seat, self.left - 1)])

    def refuse(self, world: World, action: int) -> str:
        return "not-highest" if DISCARD <= action < DISCARD + DIE_KINDS else super().refuse(world, action)

    def numbers(self, world: World) -> list[int]:
        return [self.left]


class DraftOver(Paragraph):
    """§3.12 Dice that nobody took return to the supply."""

    def run(self, world: World) -> None:
        for die in world.pool:
            world.supply[COLOUR[die]] += 1
        world.pool = []
