"""What lies on the table of Blue Moon City, and every action the game can have."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.state import State
from ....core.vocabulary import Vocabulary
from ..data import (
    ALL_SPACES,
    ANY,
    CARD_IDS,
    CARDS,
    CARDS_OF,
    COURTYARD,
    FIRST_SPACE,
    HOAX,
    MARKERS,
    MIMIX,
    MOST_SPACES,
    NOWHERE,
    OBELISK,
    PEOPLES,
    PILLAR,
    SCALES,
    SPACE_COLOUR,
    SPACES,
    TILE_IDS,
    TILES,
)
from .plan import Plan

ACTIONS: Final = Vocabulary()
# Movement
STEP: Final = ACTIONS.verb("step", TILE_IDS)  # walk to a tile beside
POWER: Final = ACTIONS.verb("power", CARD_IDS)  # discard a card for its movement power
TARGET: Final = ACTIONS.verb("target", TILE_IDS)  # where the dragon or the figure goes
END_MOVEMENT: Final = ACTIONS.verb("end_movement")
# Contribution
CONTRIBUTE: Final = ACTIONS.verb("contribute", [str(n + 1) for n in range(MOST_SPACES)])  # a space, from the left
CHOOSE_COLOUR: Final = ACTIONS.verb("colour", PEOPLES)  # the colour of a Palace space
FACE: Final = ACTIONS.verb("face", CARD_IDS)  # pay a card of the space's colour
WILD: Final = ACTIONS.verb("khind")  # pay a Khind for another colour
PAIR: Final = ACTIONS.verb("pair", [CARD_IDS[card] for card in CARDS_OF[MIMIX]])  # the first Mimix of a pair ...
PARTNER: Final = ACTIONS.verb("partner", [CARD_IDS[card] for card in CARDS_OF[MIMIX]])  # ... and the second
RECOLOURER: Final = ACTIONS.verb("hoax", [CARD_IDS[card] for card in CARDS_OF[HOAX]])  # spend a Hoax ...
RECOLOUR: Final = ACTIONS.verb("recolour", CARD_IDS)  # ... and pay the cards that it recolours
OFFER: Final = ACTIONS.verb("offer")
EXTRA: Final = ACTIONS.verb("pillar", [CARD_IDS[card] for card in CARDS_OF[PILLAR]])  # one more offering
END_CONTRIBUTION: Final = ACTIONS.verb("end_contribution")
# Special buildings
USE: Final = ACTIONS.verb("special")
SKIP: Final = ACTIONS.verb("skip_special")
# Reset
DISCARD: Final = ACTIONS.verb("discard", CARD_IDS)
DRAW: Final = ACTIONS.verb("draw")

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
    city.figures = [COURTYARD] * seats
    city.dragons = [NOWHERE] * 3
    city.hands = [[0] * CARDS for _ in range(seats)]
    city.crystals = [0] * seats
    city.scales = [0] * seats
    return city


class City(State):
    """What lies on the table. Cards are kinds; a hand counts how many it has of each."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.plan: Plan = NO_PLAN
        self.rebuilt: list[bool] = []  # per tile
        self.owners: list[int] = []  # whose marker covers each space of all tiles: a seat or EMPTY
        self.obelisk: list[int] = []  # whose marker covers each space of the Obelisk, from the bottom
        self.figures: list[int] = []  # the tile of each seat's figure
        self.dragons: list[int] = []  # the tile of each dragon, NOWHERE outside the city
        self.hands: list[list[int]] = []  # how many of each card, per seat
        self.crystals: list[int] = []
        self.scales: list[int] = []  # more than the pool had are a debt until the scoring that follows
        self.deck: list[int] = []  # a bag: the order is made as cards are drawn
        self.discard: list[int] = []
        self.paid: list[int] = []  # cards of the payment that is being made
        self.aside: list[int] = []  # won by the player whose turn it is, unseen until the turn ends
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

    def clone(self, chance: Chance) -> City:
        """A copy to play on."""
        twin = City(self.seats, chance)
        twin.follow(self)
        twin.plan = self.plan
        twin.rebuilt = self.rebuilt.copy()
        twin.owners = self.owners.copy()
        twin.obelisk = self.obelisk.copy()
        twin.figures = self.figures.copy()
        twin.dragons = self.dragons.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.crystals = self.crystals.copy()
        twin.scales = self.scales.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.paid = self.paid.copy()
        twin.aside = self.aside.copy()
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
        left = MARKERS
        for owner in self.owners:
            if owner == seat:
                left -= 1
        return left - self.offerings(seat)

    def offerings(self, seat: int) -> int:
        """How many offerings *seat* has made."""
        return self.obelisk.count(seat)

    def cost(self) -> int:
        """§8.1 What the lowest free space of the Obelisk costs."""
        return OBELISK[self.seats][len(self.obelisk)]

    def pool(self) -> int:
        """§7 The golden scales that nobody has; below zero it is a debt."""
        return SCALES[self.seats] - sum(self.scales)

    def tile_owners(self, tile: int) -> list[int]:
        """Who covers the spaces of a tile, from the left."""
        return self.owners[FIRST_SPACE[tile] : FIRST_SPACE[tile] + SPACES[tile]]

    def space_colour(self, space: int) -> int:
        """§4.5 The colour in which a space is paid: its own; ANY on a Palace that has no colour."""
        return self.palace if SPACE_COLOUR[space] == ANY else SPACE_COLOUR[space]

    def finished(self) -> bool:
        """§9.2 Whether every building is rebuilt."""
        return all([self.rebuilt[tile] for tile in self.plan.buildings])

    # -- moving cards ----------------------------------------------------------------------------------------------

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
            self.hands[seat][card] += 1
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
            self.aside.append(card)
        if drawn:
            self.tell("set-aside", seat, drawn)

    def throw(self, seat: int, card: int) -> None:
        """Discard a card of a hand, seen by everybody."""
        self.hands[seat][card] -= 1
        self.discard.append(card)


NO_PLAN: Final = Plan([NOWHERE] * TILES)  # of a table on which nothing lies yet
