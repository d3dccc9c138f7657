"""What lies on the table of Unreal Estate, and every action the game can have."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.menu import bits
from ....core.shared import added, replaced
from ....core.state import State
from ....core.vocabulary import Vocabulary
from ..data import BUILDING, BUILDINGS, CARDS, IDS, KIND, VALUE

SEAT_NUMBERS: Final[list[str]] = ["1", "2", "3", "4", "5"]

ACTIONS: Final = Vocabulary()
SELECT: Final = ACTIONS.verb("select", IDS)  # take a card from the proposal table
PLAY: Final = ACTIONS.verb("play", IDS)  # play a kept special
SCORE: Final = ACTIONS.verb("score", IDS[:BUILDINGS])  # cash in a set
PASS: Final = ACTIONS.verb("pass", IDS)  # Goblin Swap Meet: the card that goes to the left
DROP: Final = ACTIONS.verb("drop", IDS[:BUILDINGS])  # from the hand into the drawer
KEEP: Final = ACTIONS.verb("keep", IDS)  # Surveyor's Lodge: one of the cards looked at
SALVAGE: Final = ACTIONS.verb("salvage", IDS[:BUILDINGS])  # from the drawer into the hand
GIVE: Final = ACTIONS.verb("give", IDS[:BUILDINGS])  # Back-Alley Exchange: my card ...
SWAP: Final = ACTIONS.verb("swap", IDS[:BUILDINGS])  # ... for theirs
RUIN: Final = ACTIONS.verb("ruin", IDS[:BUILDINGS])  # Museum of Ruins
ROB: Final = ACTIONS.verb("rob", SEAT_NUMBERS)  # Thieves' Den: whom
VISIT: Final = ACTIONS.verb("visit", SEAT_NUMBERS)  # Back-Alley Exchange: with whom
DONE: Final = ACTIONS.verb("done")

LYING: Final = -1  # a card of the proposal table that is still there
GONE: Final = -2  # one that was resolved or discarded without being taken
NOTHING: Final = -1  # no card
ALL_BUILDINGS: Final[int] = (1 << BUILDINGS) - 1  # as bits


def bare_table(seats: int, chance: Chance) -> Estate:
    """A table on which nothing lies yet."""
    estate = Estate(seats, chance)
    estate.table = []
    estate.aside = []
    estate.looked = []
    estate.passing = [NOTHING] * seats
    estate.tolls = [[] for _ in range(seats)]
    estate.scores = [0] * seats
    estate.secret = [[0] * CARDS for _ in range(seats)]
    estate.takers = []
    estate.deck = []
    estate.discard = []
    estate.drawer = [0] * BUILDINGS
    estate.hands = [[0] * CARDS for _ in range(seats)]
    estate.held = [0] * seats
    return estate


class Estate(State):
    """What lies on the table. Cards are kinds; a hand, like the drawer, counts how many it has of each."""

    # Replaced whenever something changes, never changed: clones share them.
    table: list[int]  # the proposal table of this round, left to right ...
    aside: list[int]  # specials being resolved
    looked: list[int]  # cards from the deck that the actor looks at
    passing: list[int]  # a card on its secret way to another player
    tolls: list[list[int]]  # Toll Houses lying open in front
    scores: list[int]
    secret: list[list[int]]  # how many of each card in a hand nobody but its owner knows of, per seat
    # Changed all the time: every table has its own.
    takers: list[int]  # ... and who took each card of the proposal table: a seat, LYING or GONE
    deck: list[int]  # a bag: the order is made as cards are drawn
    discard: list[int]
    drawer: list[int]  # how many of each building
    hands: list[list[int]]  # how many of each card, per seat ...
    held: list[int]  # ... and which cards there are at all, as bits

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.piled = 0  # which buildings lie in the drawer at all, as bits
        self.first = 0
        self.round = 0
        self.acted = 0  # regular actions taken in this round
        self.reshuffle = False  # the one reshuffle is still to come
        self.short_table = "play"
        self.memory = True

    def clone(self, chance: Chance) -> Estate:
        """A copy to play on."""
        twin = Estate(self.seats, chance)
        twin.follow(self)
        twin.table = self.table
        twin.aside = self.aside
        twin.looked = self.looked
        twin.passing = self.passing
        twin.tolls = self.tolls
        twin.scores = self.scores
        twin.secret = self.secret
        twin.takers = self.takers.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.drawer = self.drawer.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.held = self.held.copy()
        twin.piled = self.piled
        twin.first = self.first
        twin.round = self.round
        twin.acted = self.acted
        twin.reshuffle = self.reshuffle
        twin.short_table = self.short_table
        twin.memory = self.memory
        return twin

    # -- looking ---------------------------------------------------------------------------------------------------

    def size(self, seat: int) -> int:
        """How many cards *seat* holds."""
        return sum(self.hands[seat])

    def selections(self) -> list[int]:
        """§4.1 The cards of the proposal table that may be selected, equal ones once."""
        found: list[int] = []
        seen = 0
        for slot in range(len(self.table)):
            card = self.table[slot]
            if self.takers[slot] == LYING and not seen >> card & 1:
                seen |= 1 << card
                found.append(SELECT + card)
        return found

    def slot_of(self, card: int) -> int:
        """Where on the proposal table the first such card lies."""
        slot = 0
        while self.table[slot] != card or self.takers[slot] != LYING:
            slot += 1
        return slot

    def buildings(self, seat: int) -> int:
        """The building names that *seat* holds, as bits."""
        return self.held[seat] & ALL_BUILDINGS

    def sets(self, seat: int) -> int:
        """§5 The names that *seat* can score, as bits: a card in hand and one in the drawer."""
        return self.held[seat] & self.piled

    def piles(self) -> list[int]:
        """The building names that lie in the drawer."""
        return [b for b in range(BUILDINGS) if self.drawer[b]]

    def known(self, seat: int) -> list[int]:
        """How many of each card everybody knows to be in a hand."""
        return [held - secret for held, secret in zip(self.hands[seat], self.secret[seat])]

    # -- moving cards ----------------------------------------------------------------------------------------------

    def draw_card(self) -> int:
        """§7.2 The next card of the deck, or NOTHING; from an empty deck the one reshuffle comes first."""
        if not self.deck and self.reshuffle and self.discard:
            self.reshuffle = False
            self.deck = sorted(self.discard)
            self.discard = []
            self.tell("reshuffled", self.first, len(self.deck))
        return self.chance.draw(self.deck) if self.deck else NOTHING

    def lay(self, count: int) -> None:
        """§4 Put cards from the deck face up at the right end of the proposal table, as far as they last."""
        self.table = self.table.copy()
        for _ in range(count):
            card = self.draw_card()
            if card == NOTHING:
                return
            self.table.append(card)
            self.takers.append(LYING)

    def away(self, card: int) -> None:
        """§4 A card that leaves the table untaken: buildings to the drawer, specials to the discard."""
        if KIND[card] == BUILDING:
            self.to_drawer(card)
        else:
            self.discard.append(card)

    def to_drawer(self, building: int) -> None:
        """Put a building into the drawer."""
        self.drawer[building] += 1
        self.piled |= 1 << building

    def from_drawer(self, building: int, count: int) -> None:
        """Take so many cards of a name out of the drawer."""
        self.drawer[building] -= count
        if not self.drawer[building]:
            self.piled &= ~(1 << building)

    def set_hand(self, seat: int, hand: list[int], secret: list[int]) -> None:
        """Give a seat another hand, and say what of it nobody else knows of."""
        self.hands[seat] = hand
        self.held[seat] = bits(hand)
        self.secret = replaced(self.secret, seat, secret)

    def to_hand(self, seat: int, card: int, seen: bool) -> None:
        """Put a card into a hand; *seen* if everybody saw which."""
        self.hands[seat][card] += 1
        self.held[seat] |= 1 << card
        if not seen:
            self.secret = replaced(self.secret, seat, added(self.secret[seat], card, 1))

    def from_hand(self, seat: int, card: int, count: int) -> None:
        """Take so many cards of a name out of a hand, seen by everybody."""
        hand = self.hands[seat]
        hand[card] -= count
        if not hand[card]:
            self.held[seat] ^= 1 << card
        if self.secret[seat][card] > hand[card]:
            self.secret = replaced(self.secret, seat, replaced(self.secret[seat], card, hand[card]))

    def from_hand_unseen(self, seat: int, card: int) -> None:
        """Take a card out of a hand in secret: of each name, one card less is certain now."""
        known = [max(0, count - 1) for count in self.known(seat)]
        hand = added(self.hands[seat], card, -1)
        self.set_hand(seat, hand, [held - sure for held, sure in zip(hand, known)])

    def gain(self, seat: int, points: int) -> None:
        """Score points."""
        self.scores = added(self.scores, seat, points)


def points(held: int, building: int, planned: int) -> int:
    """§5 Cards of the name played, times the value of the building, times the cards of the name in the drawer."""
    return held * VALUE[building] * planned
