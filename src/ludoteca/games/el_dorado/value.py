"""What a position is worth: the turns that each expedition still needs, by its way and by its deck."""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp
from typing import Final

from ...core.adviser import Adviser
from ...core.state import State, Step
from .data import (
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    CAMP,
    DRAWS,
    FINISH,
    FIRST_FINISH,
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
    TOKEN_POWER,
    TRANSMITTER,
    VILLAGE,
    WHITE,
    WORTH,
)
from .rules.cards import PutAway, RemoveCards, RemoveOne
from .rules.caves import ReplaceCards
from .rules.market import Pay
from .rules.movement import ChoosePawn, ChooseSymbol, ChooseWay, Guide, PayWay, Walk
from .rules.rounds import DiscardCards, PlayCards, ranks
from .rules.route import Route, enterable
from .rules.table import (
    AS,
    CHANGE,
    DISCARD,
    DONE,
    EXCHANGE,
    LOSE,
    OVERCOME,
    PAWN,
    PAY,
    PLAY,
    REMOVE,
    REPLACE,
    SPEND,
    STEP,
    STOP,
    USE,
    Expedition,
)
from .rules.ways import open_spaces, survey, touched

# What entering a space of power 1 counts on the way, by symbol and by the strongest card of that symbol in the deck.
WEIGHT: Final = [[4.0, 1.0, 0.8, 0.65, 0.6], [5.0, 2.2, 1.3, 0.8, 0.7], [4.0, 1.0, 0.8, 0.7, 0.6]]
CARDS_WEIGHT: Final = 0.45  # a card paid for rubble or a camp
MISSING: Final = 4.0  # each power that no card of the deck has
SPARE: Final = 8  # cards of a deck that can spare some
STRONGEST: Final = 4  # no space needs more
LEVELS: Final = STRONGEST + 1
NEEDS: Final = 5  # machete, paddle, coin, cards, missing power

# Turns.
MISSING_TURNS: Final = 2.5
BLOCKADE: Final = 0.6  # a blockade taken: it has to be done, and breaks ties
TOKEN: Final = 0.25
TOKEN_EACH: Final = 0.15  # and by its power
DEAREST: Final = 0.8  # turns that a power of an item saves at most
WEAKEST: Final = 0.35  # the power of a deck that has none of a symbol: a market is near
GUIDED: Final = 1.5  # what a Native counts as, of each symbol
WHITE_SHARE: Final = 0.75  # a white card is used for one symbol only
USED: Final = 0.65  # the part of the power in hand that gets used
ONCE: Final = 0.7  # the part of an item's power that will be of use
TRANSMITTED: Final = 1.0  # a Transmitter in the deck
PURSE: Final = 0.04  # a coin in the deck, per turn to go, for what it may buy
SCALE: Final = 3.0  # turns that make a lead e times as likely to win
OPEN_RACE: Final = 0.1  # the part of the worth that never saturates
ARRIVED: Final = 6.0


class Ways:
    """The best way from every space for one class of decks: its cost, and what it takes of each symbol.

    Decks differ by the strongest card of each symbol, and by whether cards can be spared for base camps.
    """

    def __init__(self, route: Route, levels: list[int], spare: bool) -> None:
        self.cost: Final = [99.0] * HEXES
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

    def __init__(self, table: Expedition, seat: int) -> None:
        self.size = 0
        self.levels = [0, 0, 0]  # the strongest card of each symbol, up to STRONGEST
        self.power = [0.0, 0.0, 0.0]  # all together
        self.draws = 0
        self.coins = 0  # half coins
        self.once = [0, 0, 0, 0]  # power of items, the last of white ones
        self.once_drawn = 0  # cards that items draw
        self.transmitters = 0
        self.count(table.hands[seat])
        self.count(table.draws[seat])
        self.count(table.discards[seat])
        self.count(table.plays[seat])

    def count(self, cards: list[int]) -> None:
        """Add the cards of one place."""
        for marked in cards:
            card = marked % KINDS
            if ITEM[card]:
                self.count_item(card)
                continue
            symbol, strength = SYMBOL[card], STRENGTH[card]
            self.size += 1
            self.coins += WORTH[card]
            if symbol < WHITE:
                self.power[symbol] += strength
                if strength > self.levels[symbol]:
                    self.levels[symbol] = min(strength, STRONGEST)
            elif symbol == PURPLE:
                self.draws += DRAWS[card]
                if card == NATIVE:
                    self.any_symbol(GUIDED, 1)
            else:
                self.any_symbol(WHITE_SHARE * strength, strength)

    def count_item(self, card: int) -> None:
        """Add a card that serves once."""
        if SYMBOL[card] == PURPLE:
            self.once_drawn += DRAWS[card]
            self.transmitters += 1 if card == TRANSMITTER else 0
        else:
            self.once[SYMBOL[card]] += STRENGTH[card]

    def any_symbol(self, power: float, strength: int) -> None:
        """Add a card that serves every symbol."""
        for symbol in range(WHITE):
            self.power[symbol] += power
            if strength > self.levels[symbol]:
                self.levels[symbol] = min(strength, STRONGEST)


class Pace:
    """How fast a player goes: the turns that each need of a way takes with the deck as it is."""

    def __init__(self, table: Expedition, seat: int) -> None:
        self.deck: Final = Deck(table, seat)
        self.ways: Final = ways_of(table.route, self.deck.levels, self.deck.size >= SPARE)
        size = max(1, self.deck.size)
        self.seen: Final = HAND + HAND * min(1.0, self.deck.draws / size)  # cards in a turn
        self.each: Final = [size / (self.seen * max(WEAKEST, power)) for power in self.deck.power]
        self.each.append(1.0 / self.seen)
        self.each.append(MISSING_TURNS)

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

    def left(self, table: Expedition, seat: int) -> float:
        """How many turns the player's pawns still need, all together."""
        turns, needs = 0.0, [0.0, 0.0, 0.0]
        for pawn in table.own_pawns(seat):
            space = table.pawns[pawn]
            turns += self.from_space(space)
            for symbol in range(WHITE):
                needs[symbol] += self.ways.needs[space * NEEDS + symbol]
        return max(0.1, turns - self.saved(turns, needs)) if turns else 0.0

    def at_hand(self, table: Expedition, seat: int) -> float:
        """The turns that the cards in hand may still save in this turn: what is not used is lost."""
        if table.bought:
            return 0.0
        least, found = survey(table, seat, 0, []), 0.0
        for card in table.hands[seat]:
            if card < KINDS and SYMBOL[card] < PURPLE and STRENGTH[card] >= least[SYMBOL[card]] and not ITEM[card]:
                each = self.each[SYMBOL[card]] if SYMBOL[card] < WHITE else min(self.each[:WHITE])
                found += min(DEAREST, each) * min(STRENGTH[card], STRONGEST)
        return USED * found

    def saved(self, turns: float, needs: list[float]) -> float:
        """The turns that items save once, and coins by what they may buy; never more than a part of all."""
        deck, each = self.deck, self.each
        once = 0.0
        for symbol in range(WHITE):
            once += min(DEAREST, each[symbol]) * min(needs[symbol], deck.once[symbol])
        once += min(DEAREST, max(each[:WHITE])) * deck.once[WHITE] + deck.once_drawn * each[RUBBLE]
        purse = PURSE * deck.coins / 2 * HAND / max(1, deck.size) * min(turns, 15.0)
        return min(ONCE * once + TRANSMITTED * deck.transmitters + purse, turns / 2)


class ExpeditionAdviser(Adviser):
    """Turns to go along the best way with the deck as it is; who needs fewer is ahead."""

    def worth(self, state: State) -> list[float]:
        """Each seat's chance to win."""
        assert isinstance(state, Expedition)
        if not state.agenda:
            return result(state)
        paces = [Pace(state, seat) for seat in range(state.seats)]
        turns = [paces[seat].left(state, seat) for seat in range(state.seats)]
        merits = [merit(state, seat) - turns[seat] for seat in range(state.seats)]
        if not isinstance(state.agenda[-1], DiscardCards):
            merits[state.actor] += paces[state.actor].at_hand(state, state.actor)
        top = max(merits)
        odds = [exp((m - top) / SCALE) for m in merits]
        speed = [1.0 / (3.0 + max(0.0, top - m) + max(0.0, t)) for m, t in zip(merits, turns)]
        all_odds, all_speed = sum(odds), sum(speed)
        return [(1 - OPEN_RACE) * odd / all_odds + OPEN_RACE * s / all_speed for odd, s in zip(odds, speed)]

    def hint(self, state: State, action: int) -> float:
        """How natural a move this is."""
        assert isinstance(state, Expedition)
        return hint(state, action)

    def search(self, state: State) -> list[int]:
        """Payments and discards by rule; what draws cards is played first, and nothing without any use."""
        assert isinstance(state, Expedition)
        step = state.agenda[-1]
        if isinstance(step, PlayCards):
            draws = [action for action in state.legal if PLAY <= action < USE and DRAWS[action - PLAY]]
            return draws[:1] or [DONE, *state.legal[:-1]]
        if isinstance(step, Pay | PayWay | DiscardCards | RemoveCards | RemoveOne | ReplaceCards | PutAway):
            return [likeliest(state)]
        return state.legal

    def doubt(self) -> float:
        """A step more or less changes little: the differences between choices are small."""
        return 0.05

    def minor(self, state: State) -> bool:
        """Everything but what to play, to buy and to take."""
        return bool(state.agenda) and routine(state.agenda[-1])


def result(table: Expedition) -> list[float]:
    """Who has won, shared equally where nobody has."""
    places = ranks(table)
    winners = places.count(1)
    return [(1.0 / winners if place == 1 else 0.0) if winners else 1.0 / table.seats for place in places]


def merit(table: Expedition, seat: int) -> float:
    """What counts besides the turns to go."""
    found = BLOCKADE * len(table.taken[seat])
    for token in table.tokens[seat]:
        found += TOKEN + TOKEN_EACH * TOKEN_POWER[token]
    return found + ARRIVED if seat in table.arrivals else found


# -- hints -------------------------------------------------------------------------------------------------------------


def routine(step: Step) -> bool:
    """Whether a choice is made by rule when something else is being judged."""
    return not isinstance(step, PlayCards) and step.key() != "transmit"


def likeliest(table: Expedition) -> int:
    """The option with the best hint."""
    best, most = table.legal[0], hint(table, table.legal[0])
    for action in table.legal[1:]:
        found = hint(table, action)
        if found > most:
            best, most = action, found
    return best


def hint(table: Expedition, action: int) -> float:
    """How natural a choice is, on one scale within a step."""
    step = table.agenda[-1]
    if isinstance(step, Walk | Guide | ChoosePawn | ChooseSymbol | ChooseWay):
        return hint_move(table, step, action)
    if isinstance(step, Pay):
        return hint_payment(table, step.left, action)
    if PAY <= action < SPEND:
        return -usefulness(action - PAY)
    if CHANGE <= action < CHANGE + KINDS:
        return float(STRENGTH[action - CHANGE])
    if REMOVE <= action < REPLACE:
        return hint_removal(table, step.seat, action - REMOVE)
    if REPLACE <= action < DISCARD:
        return 2.5 - usefulness(action - REPLACE)
    if DISCARD <= action < DISCARD + KINDS:
        return hint_discard(table, step.seat, action - DISCARD)
    return -1.0 if action == LOSE else 0.0


def usefulness(card: int) -> float:
    """What a card is good for in the turns to come, roughly in power."""
    if SYMBOL[card] == PURPLE:
        return 4.0
    return STRENGTH[card] + (1.0 if SYMBOL[card] == WHITE else 0.0) + (1.0 if ITEM[card] else 0.0)


def hint_payment(table: Expedition, left: int, action: int) -> float:
    """Pay with what fits best, and keep items and tokens."""
    if action >= EXCHANGE:
        return -8.0 + STRENGTH[action - EXCHANGE] / 10
    if action >= SPEND:
        return -6.0
    worth = WORTH[action - PAY]
    overshoot = max(0, worth - left)
    lost = 5.0 if ITEM[action - PAY] and worth > 1 else 0.0
    return worth / 10 - overshoot - lost - usefulness(action - PAY) / 20


def hint_removal(table: Expedition, seat: int, card: int) -> float:
    """Remove what is weak, while the deck stays large enough to move."""
    if len(table.hands[seat]) + len(table.draws[seat]) + len(table.discards[seat]) + len(table.plays[seat]) < 7:
        return -1.0
    return 1.5 - usefulness(card)


def hint_discard(table: Expedition, seat: int, card: int) -> float:
    """Discard whatever has no use where the pawns stand; keep one strong card at most, lest the hand clogs."""
    keep = usefulness(card) >= 3.0 and len(table.hands[seat]) == 1
    return -1.0 if keep else 10.0 - usefulness(card)


def hint_move(table: Expedition, step: Step, action: int) -> float:
    """How many turns a move saves, a blockade that it takes included."""
    pace = Pace(table, step.seat)
    if isinstance(step, Walk):
        return hint_walk(table, pace, step, action)
    if isinstance(step, Guide):
        if action >= OVERCOME:
            return BLOCKADE
        return pace.from_space(table.pawns[step.pawn]) - pace.from_space(action - STEP)
    if isinstance(step, ChooseWay):
        return pace.from_space(table.pawns[2 * step.seat + action - PAWN])
    if isinstance(step, ChoosePawn):
        return gain_of(table, pace, 2 * step.seat + action - PAWN, step.symbol, step.power)
    assert isinstance(step, ChooseSymbol)
    return max([gain_of(table, pace, pawn, action - AS, step.power) for pawn in table.own_pawns(step.seat)])


def hint_walk(table: Expedition, pace: Pace, step: Walk, action: int) -> float:
    """The best that can be reached with this step."""
    if action == STOP:
        return 0.0
    if action >= OVERCOME:
        return BLOCKADE
    space = action - STEP
    here = pace.from_space(table.pawns[step.pawn])
    return here - nearest(table, pace, space, step.symbol, step.power - POWER[space], 4)


def gain_of(table: Expedition, pace: Pace, pawn: int, symbol: int, power: int) -> float:
    """How many turns so much of a symbol saves a pawn; PURPLE is a Native."""
    here = table.pawns[pawn]
    taken = [n for n in touched(table, here) if symbol in (BLOCKADE_TERRAIN[n], PURPLE) and BLOCKADE_POWER[n] <= power]
    best = BLOCKADE if taken else -1.0
    if symbol == PURPLE:
        gains = [pace.from_space(here) - pace.from_space(space) for space in open_spaces(table, here)]
        return max(best, max(gains, default=-1.0))
    return max(best, pace.from_space(here) - nearest(table, pace, here, symbol, power, 5))


def nearest(table: Expedition, pace: Pace, here: int, symbol: int, power: int, depth: int) -> float:
    """The fewest turns to go among the spaces within reach."""
    best = pace.from_space(here)
    if power <= 0 or not depth or here >= FIRST_FINISH:
        return best
    terrain = table.route.terrain
    for space in open_spaces(table, here):
        if terrain[space] == symbol and POWER[space] <= power:
            best = min(best, nearest(table, pace, space, symbol, power - POWER[space], depth - 1))
    return best
