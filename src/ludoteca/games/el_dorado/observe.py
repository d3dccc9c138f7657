"""What a seat may know of The Quest for El Dorado, as numbers."""

from __future__ import annotations

from typing import Final

from ...core.seen.observation import Block, Observer, counted, one_hots
from .data import BLOCKADES, COPIES, HEXES, KINDS, SYMBOLS, TERRAINS, TOKEN_COPIES, TOKENS
from .data import POWER as HEX_POWER
from .rules.market import Pay
from .rules.movement import Guide, PayWay, Walk
from .rules.table import EMPTY, GATE, NO_BLOCKADE, Expedition

MOST: Final[int] = 99  # cards of a kind, cards in a pile
LATEST: Final = 999  # rounds
FAR: Final = 999  # steps and power to the finish
SEAMS: Final = 12  # of a route; blockades beyond are not told
CAVES: Final = 12
KIND: Final = one_hots(KINDS)
SYMBOL: Final = one_hots(len(SYMBOLS) + 2)
SEAT: Final = [one_hots(seats) for seats in range(5)]
PAWNS: Final = [0, 0, 2, 1, 1]  # of each player
SCENE: Final[int] = len(TERRAINS) + 2  # of each space: its terrain, its power, and how far it is


class ExpeditionObserver(Observer):
    """Cards, pawns and blockades; for every space of the map what it is, and who stands there."""

    def __init__(self, seats: int) -> None:
        each = PAWNS[seats]
        dense = [
            Block("hand", KINDS, MOST),
            Block("waiting", KINDS, MOST),  # of it: gained this turn, and of no use yet
            Block("pile", KINDS, MOST),  # what is left in the own draw pile
            Block("discards", KINDS, MOST, seats),
            Block("plays", KINDS, MOST, seats),
            Block("known", KINDS, MOST, seats),  # of hands
            Block("decks", KINDS, MOST, seats),  # wherever they are
            Block("tokens", TOKENS, max(TOKEN_COPIES), seats),
            Block("sizes", 1, MOST, seats),
            Block("draws", 1, MOST, seats),
            Block("taken", 1, BLOCKADES, seats),
            Block("arrived", 1, 4, seats),  # the how manieth
            Block("steps_left", each, FAR, seats),
            Block("power_left", each, FAR, seats),
            Block("first", 1, 1, seats),
            Block("stock", KINDS, max(COPIES)),
            Block("market", KINDS),  # in a slot
            Block("aside", KINDS, MOST),
            Block("box", KINDS, MOST),
            Block("token_box", TOKENS, max(TOKEN_COPIES)),
            Block("cave_pool", TOKENS, max(TOKEN_COPIES)),
            Block("caves", CAVES, 99),
            Block("blockades", SEAMS, 1, BLOCKADES),
            Block("round", 1, LATEST),
            Block("limit", 1, LATEST),
            Block("idle", 1, LATEST),
            Block("eventful", 1),
            Block("bought", 1),
            Block("passing", 1),
            Block("symbol", len(SYMBOLS) + 2),  # with which a pawn moves
            Block("power", 1, 99),
            Block("buying", KINDS),
            Block("due", 1, 99),  # half coins, or cards
        ]
        super().__init__(dense, [Block("pawns", HEXES, 2, seats)], [Block("spaces", SCENE, FAR, HEXES)], [])
        self.each: Final = each

    def numbers(self, table: Expedition, seat: int) -> list[int]:
        """The numbers of the blocks."""
        order = table.from_seat(seat)
        found = cards(table, seat, order)
        for owner in order:
            found += counted(table.tokens[owner], TOKENS)
        found += [min(MOST, len(table.hands[owner])) for owner in order]
        found += [min(MOST, len(table.draws[owner])) for owner in order]
        found += [len(table.taken[owner]) for owner in order]
        found += [table.arrivals.index(owner) + 1 if owner in table.arrivals else 0 for owner in order]
        found += self.distances(table, order)
        found += SEAT[table.seats][(table.first - seat) % table.seats]
        return found + shared(table) + doing(table)

    def distances(self, table: Expedition, order: list[int]) -> list[int]:
        """How far everybody's pawns are, in steps and in power."""
        steps: list[int] = []
        power: list[int] = []
        for owner in order:
            for pawn in range(owner * self.each, (owner + 1) * self.each):
                space = table.pawns[pawn]
                steps.append(0 if space == GATE else min(FAR, table.route.steps_left[space]))
                power.append(0 if space == GATE else min(FAR, table.route.power_left[space]))
        return steps + power

    def marks(self, table: Expedition, seat: int) -> list[int]:
        """Who stands where."""
        found: list[int] = []
        for pawn in range(len(table.pawns)):
            if table.pawns[pawn] != GATE:
                owner = (pawn // self.each - seat) % table.seats
                found += [owner * HEXES + table.pawns[pawn], 1 + pawn % self.each]
        return found

    def scenery(self, table: Expedition) -> list[int]:
        """Every space of the route: its terrain, its power, and how far it is to the finish."""
        route, found = table.route, []
        for space in route.spaces:
            place = SCENE * space
            found += [place + route.terrain[space], 1, place + len(TERRAINS), HEX_POWER[space]]
            found += [place + len(TERRAINS) + 1, min(FAR, route.steps_left[space])]
        return found


def cards(table: Expedition, seat: int, order: list[int]) -> list[int]:
    """The own cards, and everybody's that are known: every list of kinds one after the other, counted in place."""
    found = [0] * (KINDS * (3 + 4 * len(order)))
    tally(table.hands[seat], found, 0)
    for card in table.hands[seat]:
        if card >= KINDS:  # gained this turn
            found[card] = found[card] + 1
    tally(table.draws[seat], found, 2 * KINDS)
    at = 3 * KINDS
    for lying in (table.discards, table.plays, table.known):
        for owner in order:
            tally(lying[owner], found, at)
            at += KINDS
    for owner in order:
        for lying in (table.hands, table.draws, table.discards, table.plays):
            tally(lying[owner], found, at)
        if owner == table.actor:
            tally(table.aside, found, at)
        at += KINDS
    return found


def tally(lying: list[int], found: list[int], at: int) -> None:
    """Count cards by their kinds, those gained this turn among them, into the numbers from *at* on."""
    for card in lying:
        place = at + card % KINDS
        found[place] = found[place] + 1


def shared(table: Expedition) -> list[int]:
    """What belongs to nobody."""
    kinds = [0] * (3 * KINDS)  # in a slot of the market; on its way to the box; in the box
    for kind in table.market:
        if kind != EMPTY:
            kinds[kind] = 1
    tally(table.aside, kinds, KINDS)
    tally(table.box, kinds, 2 * KINDS)
    found = table.stock + kinds
    found += counted(table.token_box, TOKENS) + counted(table.bag, TOKENS)
    found += [*table.caves, *[0] * CAVES][:CAVES]
    found += blockades(table.blockades)
    found += [min(LATEST, table.round), min(LATEST, table.limit), min(LATEST, table.idle)]
    return [*found, 1 if table.progress else 0, 1 if table.bought else 0, 1 if table.passing else 0]


def blockades(lying: list[int]) -> list[int]:
    """On which seam each blockade lies."""
    found = [0] * (SEAMS * BLOCKADES)
    for seam in range(min(SEAMS, len(lying))):
        if lying[seam] != NO_BLOCKADE:
            found[SEAMS * (lying[seam] - 1) + seam] = 1
    return found


def doing(table: Expedition) -> list[int]:
    """What is being done at the moment."""
    step = table.agenda[-1] if table.agenda else None
    symbol, power, buying, due = -1, 0, -1, 0
    if isinstance(step, Walk):
        symbol, power = step.symbol, step.power
    elif isinstance(step, Guide):
        symbol = len(SYMBOLS) + 1
    elif isinstance(step, Pay):
        buying, due = step.kind, step.left
    elif isinstance(step, PayWay):
        due = step.left
    return [*SYMBOL[symbol], power, *KIND[buying], max(0, due)]
