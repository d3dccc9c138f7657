"""What lies on the table of Unreal Estate, and every action the game can have."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.language.vocabulary import Vocabulary
from ....core.menu import bits
from ....core.shared import added, inserted, replaced, without
from ....core.state import State
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
NO_CARDS: Final[list[int]] = []  # shared by all tables, for such lists are replaced
ALL_BUILDINGS: Final[int] = (1 << BUILDINGS) - 1  # as bits


def bare_table(seats: int, chance: Chance) -> Estate:
    """A table on which nothing lies yet."""
    estate = Estate(seats, chance)
    estate.table = estate.aside = estate.looked = NO_CARDS
    estate.passing = [NOTHING] * seats
    estate.tolls = estate.secret = [NO_CARDS] * seats
    estate.scores = [0] * seats
    estate.takers, estate.offered = [], []
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
    secret: list[list[int]]  # the cards in a hand that nobody but its owner knows of, sorted, per seat
    # Changed all the time: every table has its own.
    takers: list[int]  # ... who took each card of the proposal table: a seat, LYING or GONE ...
    offered: list[int]  # ... and what may be selected, as options
    scores: list[int]
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

    def clone(self, chance: Chance | None = None) -> Estate:
        """A copy to play on."""
        twin = Estate(self.seats, self.luck(chance))
        twin.follow(self)
        twin.table = self.table
        twin.aside = self.aside
        twin.looked = self.looked
        twin.passing = self.passing
        twin.tolls = self.tolls
        twin.secret = self.secret
        twin.takers = self.takers.copy()
        twin.offered = self.offered.copy()
        twin.scores = self.scores.copy()
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
        cards = 0
        for count in self.hands[seat]:
            cards += count
        return cards

    def is_open(self, seat: int) -> bool:
        """Whether everybody knows all cards that *seat* holds: then they see, too, when there is only one choice."""
        return not self.secret[seat]

    def selections(self) -> list[int]:
        """§4.1 The cards of the proposal table that may be selected, equal ones once."""
        found: list[int] = []
        seen = 0
        for card, taker in zip(self.table, self.takers):
            if taker == LYING and not seen >> card & 1:
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
        found = self.hands[seat].copy()
        for card in self.secret[seat]:
            found[card] = found[card] - 1
        return found

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
        table = self.table.copy()
        for _ in range(count):
            card = self.draw_card()
            if card == NOTHING:
                break
            table.append(card)
        self.takers = self.takers + [LYING] * (len(table) - len(self.table))
        self.table = table
        self.offered = self.selections()

    def leaves_table(self, slot: int, taker: int) -> None:
        """§4 A card of the proposal table is taken by a seat, or GONE; the next such card is offered in its place."""
        table, takers, offered = self.table, self.takers, self.offered
        takers[slot] = taker
        card = table[slot]
        place = offered.index(SELECT + card)
        offered.pop(place)
        for right in range(slot + 1, len(table)):
            if takers[right] == LYING:
                if table[right] == card:
                    offered.insert(place, SELECT + card)
                    return
                if place < len(offered) and offered[place] == SELECT + table[right]:
                    place += 1

    def clear_table(self) -> None:
        """Take what is left of the proposal table away."""
        self.table = NO_CARDS
        self.takers, self.offered = [], []

    def away(self, card: int) -> None:
        """§4 A card that leaves the table untaken: buildings to the drawer, specials to the discard."""
        if KIND[card] == BUILDING:
            self.to_drawer(card)
        else:
            self.to_discard(card, 1)

    def to_discard(self, card: int, count: int) -> None:
        """Put so many cards of a name onto the discard."""
        for _ in range(count):
            self.discard.append(card)

    def to_drawer(self, building: int) -> None:
        """Put a building into the drawer."""
        self.drawer[building] = self.drawer[building] + 1
        self.piled |= 1 << building

    def from_drawer(self, building: int, count: int) -> None:
        """Take so many cards of a name out of the drawer."""
        left = self.drawer[building] - count
        self.drawer[building] = left
        if not left:
            self.piled &= ~(1 << building)

    def set_hand(self, seat: int, hand: list[int], secret: list[int]) -> None:
        """Give a seat another hand, and say which cards of it nobody else knows of."""
        self.hands[seat] = hand
        self.held[seat] = bits(hand)
        self.secret = replaced(self.secret, seat, sorted(secret))

    def to_hand(self, seat: int, card: int, seen: bool) -> None:
        """Put a card into a hand; *seen* if everybody saw which."""
        hand = self.hands[seat]
        hand[card] = hand[card] + 1
        self.held[seat] = self.held[seat] | 1 << card
        if not seen:
            self.secret = replaced(self.secret, seat, inserted(self.secret[seat], card))

    def from_hand(self, seat: int, card: int, count: int) -> None:
        """Take so many cards of a name out of a hand, seen by everybody."""
        hand, secret = self.hands[seat], self.secret[seat]
        left = hand[card] - count
        hand[card] = left
        if not left:
            self.held[seat] = self.held[seat] ^ 1 << card
        while secret and secret.count(card) > left:
            secret = without(secret, card)
            self.secret = replaced(self.secret, seat, secret)

    def from_hand_unseen(self, seat: int, card: int) -> None:
        """Take a card out of a hand in secret: of each name, one card less is certain now."""
        known = self.known(seat)
        doubtful = self.secret[seat] + [name for name in range(CARDS) if known[name]]
        self.set_hand(seat, added(self.hands[seat], card, -1), without(doubtful, card))

    def gain(self, seat: int, points: int) -> None:
        """Score points."""
        self.scores[seat] = self.scores[seat] + points


def points(held: int, building: int, planned: int) -> int:
    """§5 Cards of the name played, times the value of the building, times the cards of the name in the drawer."""
    return held * VALUE[building] * planned
