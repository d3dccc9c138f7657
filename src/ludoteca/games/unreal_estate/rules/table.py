"""What lies on the table of Unreal Estate, and every action the game can have."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
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


def bare_table(seats: int, chance: Chance) -> Estate:
    """A table on which nothing lies yet."""
    estate = Estate(seats, chance)
    estate.drawer = [0] * BUILDINGS
    estate.hands = [[0] * CARDS for _ in range(seats)]
    estate.known = [[0] * CARDS for _ in range(seats)]
    estate.passing = [NOTHING] * seats
    estate.tolls = [[] for _ in range(seats)]
    estate.scores = [0] * seats
    return estate


class Estate(State):
    """What lies on the table. Cards are kinds; a hand, like the drawer, counts how many it has of each."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.deck: list[int] = []  # a bag: the order is made as cards are drawn
        self.table: list[int] = []  # the proposal table of this round, left to right ...
        self.takers: list[int] = []  # ... and who took each card: a seat, LYING or GONE
        self.drawer: list[int] = []  # how many of each building
        self.discard: list[int] = []
        self.aside: list[int] = []  # specials being resolved
        self.looked: list[int] = []  # cards from the deck that the actor looks at
        self.hands: list[list[int]] = []  # how many of each card, per seat
        self.known: list[list[int]] = []  # what everybody knows to be in a hand
        self.passing: list[int] = []  # a card on its secret way to another player
        self.tolls: list[list[int]] = []  # Toll Houses lying open in front
        self.scores: list[int] = []
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
        twin.deck = self.deck.copy()
        twin.table = self.table.copy()
        twin.takers = self.takers.copy()
        twin.drawer = self.drawer.copy()
        twin.discard = self.discard.copy()
        twin.aside = self.aside.copy()
        twin.looked = self.looked.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.known = [hand.copy() for hand in self.known]
        twin.passing = self.passing.copy()
        twin.tolls = [tolls.copy() for tolls in self.tolls]
        twin.scores = self.scores.copy()
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

    def is_open(self, seat: int) -> bool:
        """Whether everybody knows all cards that *seat* holds: then they see, too, when there is only one choice."""
        return self.known[seat] == self.hands[seat]

    def lying(self) -> list[int]:
        """The cards on the proposal table that may be taken, equal ones once."""
        found: list[int] = []
        for slot, card in enumerate(self.table):
            if self.takers[slot] == LYING and card not in found:
                found.append(card)
        return found

    def slot_of(self, card: int) -> int:
        """Where on the proposal table the first such card lies."""
        slot = self.table.index(card)
        while self.takers[slot] != LYING:
            slot = self.table.index(card, slot + 1)
        return slot

    def buildings(self, seat: int) -> list[int]:
        """The building names that *seat* holds."""
        hand = self.hands[seat]
        return [b for b in range(BUILDINGS) if hand[b]]

    def sets(self, seat: int) -> list[int]:
        """§5 The names that *seat* can score: a card in hand and one in the drawer."""
        hand = self.hands[seat]
        return [b for b in range(BUILDINGS) if hand[b] and self.drawer[b]]

    def piles(self) -> list[int]:
        """The building names that lie in the drawer."""
        return [b for b in range(BUILDINGS) if self.drawer[b]]

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
        for _ in range(count):
            card = self.draw_card()
            if card == NOTHING:
                return
            self.table.append(card)
            self.takers.append(LYING)

    def away(self, card: int) -> None:
        """§4 A card that leaves the table untaken: buildings to the drawer, specials to the discard."""
        if KIND[card] == BUILDING:
            self.drawer[card] += 1
        else:
            self.discard.append(card)

    def to_hand(self, seat: int, card: int, seen: bool) -> None:
        """Put a card into a hand; *seen* if everybody saw which."""
        self.hands[seat][card] += 1
        if seen:
            self.known[seat][card] += 1

    def from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, seen by everybody."""
        self.hands[seat][card] -= 1
        self.known[seat][card] = max(0, self.known[seat][card] - 1)

    def from_hand_unseen(self, seat: int, card: int) -> None:
        """Take a card out of a hand in secret: of each name, one card less is certain now."""
        self.hands[seat][card] -= 1
        self.known[seat] = [max(0, count - 1) for count in self.known[seat]]

    def gain(self, seat: int, points: int) -> None:
        """Score points."""
        self.scores[seat] += points


def points(held: int, building: int, planned: int) -> int:
    """§5 Cards of the name played, times the value of the building, times the cards of the name in the drawer."""
    return held * VALUE[building] * planned
