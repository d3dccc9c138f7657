"""What lies on the table of Blue Moon City."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.menu import bits
from ....core.shared import added, replaced
from ....core.state import State
from ..data import (
    ALL_SPACES,
    ANY,
    CARDS,
    COURTYARD,
    FIRST_SPACE,
    MARKERS,
    NOWHERE,
    OBELISK,
    SCALES,
    SPACE_COLOUR,
    SPACES,
    TILES,
)
from .plan import Plan

EMPTY: Final = -1  # a space that nobody has covered
NOTHING: Final = -1  # no card

# How a game ended.
PLAYING: Final = 0
WON: Final = 1  # §9.1 somebody made enough offerings
FINISHED: Final = 2  # §9.2 the city is rebuilt and nobody offers any more
DRAWN: Final = 3  # §9.3 nobody had a marker left
STANDSTILL: Final = 4  # §9.4 nobody placed a marker for a long time


def bare_table(seats: int, chance: Chance, plan: Plan) -> City:
    """A table with its city in rubble, on which nothing else lies yet."""
    city = City(seats, chance)
    city.plan = plan
    city.rebuilt = [False] * TILES
    city.owners = [EMPTY] * ALL_SPACES
    city.unplaced = [MARKERS] * seats
    city.obelisk = []
    city.dragons = [NOWHERE] * 3
    city.crystals = [0] * seats
    city.scales = [0] * seats
    city.paid = []
    city.aside = []
    city.figures = [COURTYARD] * seats
    city.hands = [[0] * CARDS for _ in range(seats)]
    city.held = [0] * seats
    city.deck = []
    city.discard = []
    return city


class City(State):
    """What lies on the table. Cards are kinds; a hand counts how many it has of each."""

    # Replaced whenever something changes, never changed: clones share them.
    plan: Plan
    rebuilt: list[bool]  # per tile
    owners: list[int]  # whose marker covers each space of all tiles: a seat or EMPTY ...
    unplaced: list[int]  # ... and how many markers each seat has left
    obelisk: list[int]  # whose marker covers each space of the Obelisk, from the bottom
    dragons: list[int]  # the tile of each dragon, NOWHERE outside the city
    crystals: list[int]
    scales: list[int]  # more than the pool had are a debt until the scoring that follows
    paid: list[int]  # cards of the payment that is being made
    aside: list[int]  # won by the player whose turn it is, unseen until the turn ends
    # Changed all the time: every table has its own.
    figures: list[int]  # the tile of each seat's figure
    hands: list[list[int]]  # how many of each card, per seat ...
    held: list[int]  # ... and which cards there are at all, as bits
    deck: list[int]  # a bag: the order is made as cards are drawn
    discard: list[int]

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.first = 0  # who began
        self.turn = 0  # whose turn it is
        self.turns = 0  # turns begun
        self.contributed = False  # the dragons have paid this turn
        self.placed = False  # a marker was placed this turn
        self.brought = False  # the Main Hall has brought the figure where it stands, and nothing more is done there
        self.idle = 0  # turns in a row without a marker placed
        self.ending = PLAYING
        self.after_building = False  # dragons' scales wait for those of the building
        self.one_colour = False  # all spaces of the Palace take the colour of the first
        self.palace = ANY  # that colour, once the first is paid; until then, and without this rule, any

    def clone(self, chance: Chance | None = None) -> City:
        """A copy to play on."""
        twin = City(self.seats, self.luck(chance))
        twin.follow(self)
        twin.plan = self.plan
        twin.rebuilt = self.rebuilt
        twin.owners = self.owners
        twin.unplaced = self.unplaced
        twin.obelisk = self.obelisk
        twin.dragons = self.dragons
        twin.crystals = self.crystals
        twin.scales = self.scales
        twin.paid = self.paid
        twin.aside = self.aside
        twin.figures = self.figures.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.held = self.held.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.contributed = self.contributed
        twin.placed = self.placed
        twin.brought = self.brought
        twin.idle = self.idle
        twin.ending = self.ending
        twin.after_building = self.after_building
        twin.one_colour = self.one_colour
        twin.palace = self.palace
        return twin

    # -- looking ---------------------------------------------------------------------------------------------------

    def changeable(self) -> list[object]:
        """Where the figures stand, cards, markers, crystals and scales; piles as what lies in them."""
        placed = [self.figures, self.dragons, self.owners, self.obelisk, self.rebuilt, self.contributed, self.placed]
        placed += [self.palace]
        piles = [sorted(self.discard), sorted(self.paid), len(self.aside)]
        return [*placed, *piles, self.hands[self.actor], self.crystals, self.scales]

    def size(self, seat: int) -> int:
        """How many cards *seat* holds."""
        return sum(self.hands[seat])

    def markers(self, seat: int) -> int:
        """How many markers *seat* has left."""
        return self.unplaced[seat]

    def offerings(self, seat: int) -> int:
        """How many offerings *seat* has made."""
        return self.obelisk.count(seat)

    def cost(self) -> int:
        """§8.1 What the lowest free space of the Obelisk costs."""
        return OBELISK[self.seats][len(self.obelisk)]

    def pool(self) -> int:
        """§7 The golden scales that nobody has; below zero it is a debt."""
        left = SCALES[self.seats]
        for scales in self.scales:
            left -= scales
        return left

    def tile_owners(self, tile: int) -> list[int]:
        """Who covers the spaces of a tile, from the left."""
        return self.owners[FIRST_SPACE[tile] : FIRST_SPACE[tile] + SPACES[tile]]

    def space_colour(self, space: int) -> int:
        """§4.5 The colour in which a space is paid: its own; ANY on a Palace that has no colour."""
        return self.palace if SPACE_COLOUR[space] == ANY else SPACE_COLOUR[space]

    def finished(self) -> bool:
        """§9.2 Whether every building is rebuilt."""
        for tile in self.plan.buildings:
            if not self.rebuilt[tile]:
                return False
        return True

    # -- moving markers --------------------------------------------------------------------------------------------

    def cover(self, space: int, seat: int) -> None:
        """Put a marker on a space of a building."""
        self.owners = replaced(self.owners, space, seat)
        self.unplaced = added(self.unplaced, seat, -1)

    def uncover(self, tile: int) -> None:
        """Give the markers on a building back."""
        self.owners, self.unplaced = self.owners.copy(), self.unplaced.copy()
        for space in range(FIRST_SPACE[tile], FIRST_SPACE[tile] + SPACES[tile]):
            if self.owners[space] != EMPTY:
                self.unplaced[self.owners[space]] += 1
                self.owners[space] = EMPTY

    def offer(self, seat: int) -> None:
        """Put a marker on the lowest free space of the Obelisk."""
        self.obelisk = [*self.obelisk, seat]
        self.unplaced = added(self.unplaced, seat, -1)

    # -- moving cards ----------------------------------------------------------------------------------------------

    def take(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        hand = self.hands[seat]
        hand[card] = hand[card] + 1
        self.held[seat] = self.held[seat] | 1 << card

    def lay_down(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        hand = self.hands[seat]
        hand[card] = hand[card] - 1
        if not hand[card]:
            self.held[seat] ^= 1 << card

    def give_hand(self, seat: int, hand: list[int]) -> None:
        """Give a seat another hand, as counts of each card."""
        self.hands[seat] = hand
        self.held[seat] = bits(hand)

    def draw_card(self) -> int:
        """§4.3 The next card of the deck; an empty one is made anew from the discard pile. NOTHING if there is none."""
        if not self.deck:
            if not self.discard:
                return NOTHING
            self.deck = sorted(self.discard)
            self.discard = []
            self.tell("reshuffled", self.turn, len(self.deck))
        return self.chance.draw(self.deck)

    def draw_to_hand(self, seat: int, count: int) -> None:
        """Draw cards into a hand, as far as they last."""
        drawn = 0
        while drawn < count:
            card = self.draw_card()
            if card == NOTHING:
                self.tell("no-cards", seat, count - drawn)
                break
            drawn += 1
            self.take(seat, card)
            self.tell_only("drew", seat, card)
        if drawn:
            self.tell_rest("drew-unseen", seat, drawn)

    def set_aside(self, seat: int, count: int) -> None:
        """§6.5 Cards won by the player whose turn it is are laid aside unseen, as far as they last."""
        drawn = 0
        while drawn < count:
            card = self.draw_card()
            if card == NOTHING:
                self.tell("no-cards", seat, count - drawn)
                break
            drawn += 1
            self.aside = [*self.aside, card]
        if drawn:
            self.tell("set-aside", seat, drawn)

    def throw(self, seat: int, card: int) -> None:
        """Discard a card of a hand, seen by everybody."""
        self.lay_down(seat, card)
        self.discard.append(card)
