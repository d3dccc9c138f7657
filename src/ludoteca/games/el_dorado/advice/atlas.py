"""What is known of every route: the best ways, the decks that were met and how fast they go, where power leads."""

from __future__ import annotations

from typing import Final

from ..data import BLOCKADES, HEXES, WHITE
from ..rules.route import Route
from ..rules.stand import POWERS
from ..rules.table import Expedition
from ..rules.walks import Walks, surroundings
from .deck import WEIGHTS, Deck, number_of
from .journey import Journey
from .pace import SPARE, Pace
from .sense import LEVELS, Sense

KEPT: Final = 64  # routes
WALKS_KEPT: Final = 20_000  # of one route ...
DECKS_KEPT: Final = 4_095  # ... like these ...
PACES_KEPT: Final = 2_000  # ... and these

# Keys are numbers with so many bits for each part: shifted, not multiplied, for only small factors are machine words.
SPACE_BITS: Final[int] = HEXES.bit_length()
POWER_BITS: Final[int] = POWERS.bit_length()
SYMBOL_BITS: Final[int] = WHITE.bit_length()
BLOCKADE_BITS: Final[int] = BLOCKADES.bit_length()
DECK_BITS: Final[int] = DECKS_KEPT.bit_length()


class Chart:
    """What is known of one route; each thing is found once."""

    def __init__(self, route: Route, sense: Sense) -> None:
        self.route: Final = route
        self.sense: Final = sense
        self.journeys: Final[dict[int, Journey]] = {}
        self.walked: Final[dict[int, Walks]] = {}
        self.decks: Final[dict[int, Deck]] = {}
        self.paces: Final[dict[int, Pace]] = {}

    def journey(self, deck: Deck) -> Journey:
        """The best ways for decks with the same strongest cards."""
        spare = deck.size >= SPARE
        key = ((deck.machete * LEVELS + deck.paddle) * LEVELS + deck.coin) * 2 + (1 if spare else 0)
        found = self.journeys.get(key)
        if found is None:
            levels = [deck.machete, deck.paddle, deck.coin]
            found = self.journeys[key] = Journey(self.route, levels, spare, self.sense)
        return found

    def walks(self, table: Expedition, here: int, symbol: int, most: int, key: int) -> Walks:
        """What so much power of a symbol reaches from a space; *key* is its `walk_key`."""
        found = self.walked.get(key)
        if found is None:
            if len(self.walked) >= WALKS_KEPT:
                self.walked.clear()
            found = self.walked[key] = Walks(table, here, symbol, most)
        return found

    def deck(self, number: int) -> Deck:
        """The deck of these cards."""
        found = self.decks.get(number)
        if found is None:
            if len(self.decks) >= DECKS_KEPT:
                self.decks.clear()
                self.paces.clear()
            found = self.decks[number] = Deck(number, len(self.decks), self.sense)
        return found

    def deck_of(self, table: Expedition, seat: int) -> Deck:
        """All cards of a player."""
        return self.deck(number_of(table, seat))

    def with_card(self, deck: Deck, card: int) -> Deck:
        """The same deck with one card more."""
        return self.deck(deck.number + WEIGHTS[card])

    def without_card(self, deck: Deck, card: int) -> Deck:
        """The same deck with one card less."""
        return self.deck(deck.number - WEIGHTS[card])

    def pace(self, table: Expedition, seat: int, deck: Deck) -> Pace:
        """How fast a player goes with a deck, where the pawns stand and blockades lie now."""
        key = 1
        for pawn in table.own_pawns(seat):
            key = key << SPACE_BITS | table.pawns[pawn]
        for number in table.blockades:
            key = key << BLOCKADE_BITS | number
        key = key << DECK_BITS | deck.serial
        found = self.paces.get(key)
        if found is None:
            if len(self.paces) >= PACES_KEPT:
                self.paces.clear()
            pawns = [table.pawns[pawn] for pawn in table.own_pawns(seat)]
            found = self.paces[key] = Pace(pawns, table.blockades, deck, self.journey(deck), self.sense)
        return found


def walk_key(table: Expedition, here: int, symbol: int, most: int) -> int:
    """All that decides where so much power of a symbol leads from a space."""
    return ((surroundings(table, here) << SPACE_BITS | here) << POWER_BITS | most) << SYMBOL_BITS | symbol


class Atlas:
    """A chart of every route by one sense of what counts."""

    def __init__(self, sense: Sense) -> None:
        self.sense: Final = sense
        self.charts: Final[dict[str, Chart]] = {}
        self.open: Chart | None = None  # the one that was looked at last

    def chart(self, route: Route) -> Chart:
        """The chart of a route."""
        chart = self.open
        if chart is None or chart.route is not route:
            if route.text not in self.charts:
                if len(self.charts) >= KEPT:
                    del self.charts[next(iter(self.charts))]
                self.charts[route.text] = Chart(route, self.sense)
            chart = self.open = self.charts[route.text]
        return chart

    def pace(self, table: Expedition, seat: int) -> Pace:
        """How fast a player goes."""
        chart = self.chart(table.route)
        return chart.pace(table, seat, chart.deck_of(table, seat))
