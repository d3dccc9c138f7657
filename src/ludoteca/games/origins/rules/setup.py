"""§3 The set-up, with the draft of the first dice, and §13.1 the set-up for one player."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.shared import without
from ....core.state import NO_OPTIONS, Step
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
from .actions import DISCARD, DRAFT
from .market import draw_tile
from .rounds import Round
from .table import Paragraph, Realm, bare_world


def set_table(seats: int, chance: Chance, round_limit: int) -> Realm:
    """§3 The whole set-up up to the draft; step numbers are those of the rules."""
    realm = bare_world(seats, chance)
    realm.round_limit = round_limit
    realm.supply = [DICE_EACH[seats]] * len(COLOURS)  # 1
    chance.shuffle(realm.bonus)  # 2
    signs = list(range(len(ZODIAC)))
    realm.zodiac = [chance.draw(signs) for _ in TEMPLES]  # 3
    realm.stacks = COPIES.copy()  # 4
    lay_market(realm)  # 5
    lay_offer(realm)  # 6
    realm.speakers = [SPEAKER_FACES[chance.pick(len(SPEAKER_FACES))] for _ in range(SPEAKERS[seats])]  # 7
    lay_cards(realm)  # 8, 9
    realm.stock = START_STOCK * seats  # 10
    realm.bases = [START_BASES] * seats
    realm.bastion = chance.pick(seats) if seats > 1 else 0  # 11
    realm.march = realm.from_seat(realm.bastion)
    realm.then(solo_draft(realm) if realm.solo() else draft(realm))  # 12
    return realm


def lay_market(realm: Realm) -> None:
    """§3.5 The top tile of each stack in random order; then the next of each is turned up."""
    realm.market = [draw_tile(realm, colour) for colour in range(len(COLOURS))]
    realm.chance.shuffle(realm.market)
    realm.tops = [draw_tile(realm, colour) for colour in range(len(COLOURS))]


def lay_offer(realm: Realm) -> None:
    """§3.6 One die of each colour, lowest first; of equals, the colour lower in the market further left."""
    realm.offer = [realm.roll(colour) for colour in range(len(COLOURS))]
    realm.supply = [dice - 1 for dice in realm.supply]
    sort_offer(realm)


def sort_offer(realm: Realm) -> None:
    """§3.6 The order of the first offer."""
    places = [0] * len(COLOURS)
    for place, design in enumerate(realm.market):
        places[TILE_COLOUR[design]] = place
    keyed = sorted([(VALUE[die], -places[COLOUR[die]], die) for die in realm.offer])
    realm.offer = [die for _, _, die in keyed]


def lay_cards(realm: Realm) -> None:
    """§3.8, §3.9 District cards with gold, and a tower disc for every tower that they show."""
    deck = list(range(CARDS))
    realm.cards = sorted([realm.chance.draw(deck) for _ in range(CARDS_SHOWN[realm.seats])])
    realm.card_gold = [CARD_GOLD] * len(realm.cards)
    realm.discs = tower_supply(realm.cards)


def tower_supply(cards: list[int]) -> list[int]:
    """§3.9 One disc of each colour, and one more for each tower on the displayed cards."""
    discs = [TOWER_BASE] * len(COLOURS)
    for card in cards:
        for colour in CARD_TOWERS[card]:
            discs[colour] += 1
    return discs


# -- the first dice ----------------------------------------------------------------------------------------------------


def roll_pool(realm: Realm, each: int) -> None:
    """§3.12 Roll dice of each colour out of the supply."""
    realm.pool = sorted([realm.roll(colour) for colour in range(len(COLOURS)) for _ in range(each)])
    realm.supply = [dice - each for dice in realm.supply]


def draft(realm: Realm) -> list[Step]:
    """§3.12 Two dice of each colour; everybody takes one clockwise, then one more the other way round."""
    roll_pool(realm, DRAFT_DICE)
    there = realm.from_seat(realm.bastion)
    order = (there + there[::-1]) * (START_FREEMEN // 2)
    return [*[Draft(seat) for seat in order], DraftOver(realm.bastion), Round(realm.bastion)]


def solo_draft(realm: Realm) -> list[Step]:
    """§13.1 One die of each colour; the two highest go away, two of the other three are kept."""
    roll_pool(realm, 1)
    keep: list[Step] = [Draft(0) for _ in range(SOLO_KEPT)]
    return [DropHighest(0, SOLO_DROPPED), *keep, DraftOver(0), Round(0)]


class Draft(Paragraph):
    """§3.12 Take a die of the pool, value unchanged, as a starting Freeman."""

    def options(self, realm: Realm) -> list[int]:
        options: list[int] = []
        for die in realm.pool:
            if DRAFT + die not in options:
                options.append(DRAFT + die)
        return options

    def resolve(self, realm: Realm, action: int) -> None:
        die = action - DRAFT
        realm.pool = without(realm.pool, die)
        realm.add_freeman(self.seat, die)
        realm.tell("drafted", self.seat, die)

    def refuse(self, realm: Realm, action: int) -> str:
        return "not-in-pool" if DRAFT <= action < DRAFT + DIE_KINDS else super().refuse(realm, action)


class DropHighest(Paragraph):
    """§13.1 Solo: the highest dice go back to the supply; the player chooses among tied ones."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def highest(self, realm: Realm) -> list[int]:
        """The dice that show the highest value."""
        top = max([VALUE[die] for die in realm.pool])
        return [die for die in realm.pool if VALUE[die] == top]

    def options(self, realm: Realm) -> list[int]:
        if not self.left:
            return NO_OPTIONS
        tied = self.highest(realm)
        return [DISCARD + die for die in tied] if len(tied) > self.left else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        self.drop(realm, action - DISCARD)

    def run(self, realm: Realm) -> None:
        if self.left:
            self.drop(realm, self.highest(realm)[0])

    def drop(self, realm: Realm, die: int) -> None:
        """Put one die back, then go on."""
        realm.pool = without(realm.pool, die)
        realm.add_dice(COLOUR[die], 1)
        realm.tell("dropped", self.seat, die)
        realm.next(DropHighest(self.seat, self.left - 1))

    def refuse(self, realm: Realm, action: int) -> str:
        return "not-highest" if DISCARD <= action < DISCARD + DIE_KINDS else super().refuse(realm, action)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.left]


class DraftOver(Paragraph):
    """§3.12 Dice that nobody took return to the supply."""

    def run(self, realm: Realm) -> None:
        for die in realm.pool:
            realm.add_dice(COLOUR[die], 1)
        realm.pool = []
