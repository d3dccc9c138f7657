"""How far it is: the best ways to El Dorado, what a deck can do, and the turns that the one takes with the other."""

from __future__ import annotations

from heapq import heappop, heappush
from math import sqrt
from typing import Final

from .data import (
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    CAMP,
    DRAWS,
    FINISH,
    HAND,
    HEXES,
    ITEM,
    KINDS,
    NATIVE,
    PIECE,
    POWER,
    PURPLE,
    RUBBLE,
    STRENGTH,
    SYMBOL,
    TRANSMITTER,
    VILLAGE,
    WHITE,
    WORTH,
)
from .rules.route import Route, enterable
from .rules.table import Expedition

# What entering a space of power 1 counts on the way, by symbol and by the strongest card of that symbol in the deck.
WEIGHT: Final = [[4.0, 1.0, 0.8, 0.65, 0.6], [5.0, 2.2, 1.3, 0.8, 0.7], [4.0, 1.0, 0.8, 0.7, 0.6]]
CARDS_WEIGHT: Final = 0.45  # a card paid for rubble or a camp
MISSING: Final = 4.0  # each power that no card of the deck has
SPARE: Final = 8  # cards of a deck that can spare some
STRONGEST: Final = 4  # no space needs more
LEVELS: Final = STRONGEST + 1
UNREACHED: Final = 1e9
NEEDS: Final = 5  # machete, paddle, coin, cards, missing power

# Turns.
MISSING_TURNS: Final = 2.5
DEAREST: Final = 0.25  # turns that a power of an item saves at most
WEAKEST: Final = 0.35  # the power of a deck that has none of a symbol: a market is near
SHARED: Final = 0.5  # the part of the blockades that one has to overcome oneself
GUIDED: Final = 2.0  # what a Native counts as, of each symbol
WHITE_SHARE: Final = 0.6  # a white card is used for one symbol only
ONCE: Final = 0.7  # the part of an item's power that will be of use
TRANSMITTED: Final = 1.0  # a Transmitter in the deck
PURSE: Final = 0.03  # a coin in the deck, per turn to go, for what it may buy
RIPE: Final = 0.3  # turns that a power takes a good deck
LONG: Final = 15.0  # turns beyond which coins gain nothing more


class Ways:
    """The best way from every space for one class of decks: its cost, and what it takes of each symbol.

    Decks differ by the strongest card of each symbol, and by whether cards can be spared for base camps.
    """

    def __init__(self, route: Route, levels: list[int], spare: bool) -> None:
        self.cost: Final = [UNREACHED] * HEXES
        self.needs: Final = [0.0] * (HEXES * NEEDS)
        queue: list[tuple[float, int]] = []
        for space in route.spaces:
            if PIECE[space] == FINISH:
                self.cost[space] = 0.0
                queue.append((0.0, space))
        while queue:
            far, space = heappop(queue)
            if far > self.cost[space] or not enterable(space):
                continue
            total = far + price(route.terrain[space], POWER[space], levels, spare)
            for other in route.around[space]:
                if total < self.cost[other]:
                    self.cost[other] = total
                    self.take_over(other, space, route.terrain[space], levels, spare)
                    heappush(queue, (total, other))

    def take_over(self, space: int, following: int, terrain: int, levels: list[int], spare: bool) -> None:
        """The way from *space* leads over *following*: it needs what that way needs, and entering it."""
        for i in range(NEEDS):
            self.needs[space * NEEDS + i] = self.needs[following * NEEDS + i]
        power = POWER[following]
        if terrain > VILLAGE:
            self.needs[space * NEEDS + 3] += power
            if terrain == CAMP and not spare:
                self.needs[space * NEEDS + 4] += power
            return
        self.needs[space * NEEDS + terrain] += power
        if power > levels[terrain]:
            self.needs[space * NEEDS + 4] += power - levels[terrain]


def price(terrain: int, power: int, levels: list[int], spare: bool) -> float:
    """What entering a space counts on the way."""
    if terrain > VILLAGE:
        return (CARDS_WEIGHT if spare or terrain == RUBBLE else MISSING) * power
    level = levels[terrain]
    return WEIGHT[terrain][level] * power + MISSING * max(0, power - level)


_ways: Final[dict[str, dict[int, Ways]]] = {}


def ways_of(route: Route, levels: list[int], spare: bool) -> Ways:
    """The best ways on a route for decks of this class; made once."""
    if route.text not in _ways:
        if len(_ways) >= 64:
            del _ways[next(iter(_ways))]
        _ways[route.text] = {}
    known = _ways[route.text]
    key = ((levels[0] * LEVELS + levels[1]) * LEVELS + levels[2]) * 2 + (1 if spare else 0)
    if key not in known:
        known[key] = Ways(route, levels, spare)
    return known[key]


class Deck:
    """What a player's cards can do, wherever they are. Items serve once, so they are counted apart."""

    def __init__(self) -> None:
        self.size = 0
        self.levels = [0, 0, 0]  # the strongest card of each symbol, up to STRONGEST
        self.power = [0.0, 0.0, 0.0]  # all together
        self.draws = 0
        self.coins = 0  # half coins
        self.once = [0, 0, 0, 0]  # power of items, the last of white ones
        self.once_drawn = 0  # cards that items draw
        self.transmitters = 0
        self.items = 0

    def add(self, cards: list[int]) -> None:
        """Add the cards of one place."""
        for marked in cards:
            card = marked % KINDS
            symbol, strength = SYMBOL[card], STRENGTH[card]
            if ITEM[card]:
                self.add_item(card, symbol, strength)
                continue
            self.size += 1
            self.coins += WORTH[card]
            if symbol < WHITE:
                self.power[symbol] += strength
                if strength > self.levels[symbol]:
                    self.levels[symbol] = min(strength, STRONGEST)
            elif symbol == WHITE:
                self.any_symbol(WHITE_SHARE * strength, strength)
            else:
                self.draws += DRAWS[card]
                if card == NATIVE:
                    self.any_symbol(GUIDED, 1)

    def add_item(self, card: int, symbol: int, strength: int) -> None:
        """Add a card that serves once."""
        self.items += 1
        if symbol == PURPLE:
            self.once_drawn += DRAWS[card]
            self.transmitters += 1 if card == TRANSMITTER else 0
        else:
            self.once[symbol] += strength

    def any_symbol(self, power: float, strength: int) -> None:
        """Add a card that serves every symbol."""
        for symbol in range(WHITE):
            self.power[symbol] += power
            if strength > self.levels[symbol]:
                self.levels[symbol] = min(strength, STRONGEST)


def cards_of(table: Expedition, seat: int) -> list[int]:
    """All cards of a player."""
    return table.hands[seat] + table.draws[seat] + table.discards[seat] + table.plays[seat]


class Pace:
    """How fast a player goes: the turns that each need of a way takes with these cards."""

    def __init__(self, route: Route, cards: list[int]) -> None:
        deck = Deck()
        deck.add(cards)
        self.deck: Final = deck
        self.ways: Final = ways_of(route, deck.levels, deck.size >= SPARE)
        size = max(HAND, deck.size)
        self.seen: Final = HAND + HAND * min(1.0, deck.draws / size)  # cards in a turn
        share = RIPE * size / self.seen  # the mean of what the deck does now and of what it will do when it is ripe
        power = deck.power
        self.each: Final = [
            sqrt(share / max(WEAKEST, power[0])),
            sqrt(share / max(WEAKEST, power[1])),
            sqrt(share / max(WEAKEST, power[2])),
            1.0 / self.seen,
            MISSING_TURNS,
        ]

    def from_space(self, space: int) -> float:
        """The turns that the way from a space takes, blockades apart."""
        needs, first, each = self.ways.needs, space * NEEDS, self.each
        return (
            needs[first] * each[0]
            + needs[first + 1] * each[1]
            + needs[first + 2] * each[2]
            + needs[first + 3] * each[3]
            + needs[first + 4] * each[4]
        )

    def parts(self, table: Expedition, seat: int) -> list[float]:
        """The turns that a player's pawns still need, all together, by what they are needed for."""
        found = [0.0] * NEEDS
        needs = self.ways.needs
        for pawn in table.own_pawns(seat):
            first = table.pawns[pawn] * NEEDS
            for i in range(NEEDS):
                found[i] += needs[first + i] * self.each[i]
        return found

    def left(self, table: Expedition, seat: int) -> float:
        """How many turns the player's pawns still need, all together, with the help of items and coins."""
        parts = self.parts(table, seat)
        turns = sum(parts)
        if not turns:
            return 0.0
        turns += self.blockades(table)
        return max(0.1, turns - min(self.items(parts) + self.purse(turns), turns / 2))

    def blockades(self, table: Expedition) -> float:
        """The turns that the blockades ahead take: others may overcome them, but who cannot depends on that."""
        found = 0.0
        for number in table.blockades:
            if number:
                terrain, power = BLOCKADE_TERRAIN[number], BLOCKADE_POWER[number]
                found += SHARED * power * self.each[terrain]
                if terrain < RUBBLE and power > self.deck.levels[terrain]:
                    found += MISSING_TURNS * (power - self.deck.levels[terrain])
        return found

    def items(self, parts: list[float]) -> float:
        """The turns that items save, once."""
        deck, each = self.deck, self.each
        once = 0.0
        for symbol in range(WHITE):
            if deck.once[symbol]:
                once += min(min(DEAREST, each[symbol]) * deck.once[symbol], parts[symbol])
        if deck.once[WHITE]:
            once += min(DEAREST, max(each[:WHITE])) * deck.once[WHITE]
        return (
            ONCE * (once + deck.once_drawn * each[RUBBLE]) + TRANSMITTED * deck.transmitters - deck.items * each[RUBBLE]
        )

    def purse(self, turns: float) -> float:
        """The turns that coins may save by what they buy."""
        return PURSE * self.deck.coins / 2 * HAND / max(1, self.deck.size) * min(turns, LONG)
