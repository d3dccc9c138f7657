"""Ways in El Dorado: go wherever one card leads, pay for a space or a blockade, buy a card, end the turn."""

from __future__ import annotations

from marshal import dumps
from typing import Final

from ...core.advice.steering import Steering
from ...core.state import NOBODY, PLAIN, Step
from .advice.payment import fitness
from .advice.sense import Sense
from .data import (
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    CAMP,
    COIN,
    EFFECT,
    FIRST_FINISH,
    ITEM,
    KEEP_ITEM,
    KINDS,
    POWER,
    PRICE,
    PURPLE,
    STRENGTH,
    SYMBOL,
    WHITE,
    WORTH,
)
from .rules.market import Pay
from .rules.movement import ChoosePawn, ChooseSymbol, ChooseWay, Guide, PayWay, Walk
from .rules.rounds import DiscardCards, PlayCards
from .rules.table import ACTIONS, AS, BUY, DISCARD, DONE, OVERCOME, PAWN, PAY, PLAY, SPEND, STEP, STOP, USE, Expedition
from .rules.walks import Walks
from .rules.ways import open_spaces

END_TURN: Final = "end-turn"  # the goal of who keeps all cards that are left
DISCARD_REST: Final = "discard-rest"  # the goal of who keeps none
PAYMENT: Final = "payment"  # the goal of who has begun to pay
ITEM_USED: Final = "item-used"  # dear: an item goes to the box
GONE_FOR_GOOD: Final = "gone-for-good"  # dear: a card stays at a base camp
SECOND_CARD: Final = "second-card"  # dear: two cards for one walk

TAP: Final = 1.0  # what a decision costs that gives nothing away
CARD: Final = 10.0  # a point of power in hand
GUIDED: Final = 3  # what the power of a purple card counts
ONCE: Final = 40.0  # more for a card that serves only once


def price_of_card(card: int) -> float:
    """What it costs to use a card: its power, how hard it was to get, and whether it ever comes back."""
    power = GUIDED if SYMBOL[card] == PURPLE else STRENGTH[card]
    return CARD * power + PRICE[card] + (ONCE if ITEM[card] else 0.0)


PRICES: Final[list[float]] = [price_of_card(card) for card in range(KINDS)]


class ExpeditionSteering(Steering[Expedition]):
    """One card, one payment or one purchase; tokens and cards that draw, take or remove are taps of their own."""

    def __init__(self, one_pawn: Sense, two_pawns: Sense) -> None:
        self.one_pawn: Final = one_pawn
        self.two_pawns: Final = two_pawns

    def sense(self, table: Expedition) -> Sense:
        """By which numbers cards are judged."""
        return self.one_pawn if table.each == 1 else self.two_pawns

    def onward(self, table: Expedition, way: list[int]) -> list[int]:
        """Walk with one card as far as it goes, pay the cheapest; before another card only a walk may be stopped."""
        step = table.agenda[-1]
        if isinstance(step, Walk):
            return walk_on(table, way)
        if isinstance(step, PlayCards):
            if way in ([], [STOP]):
                return [action for action in table.legal if is_spending(table, action)]
            return second_cards(table) if cards_played(way) == 1 and table.trail else []
        if isinstance(step, Pay):
            return [best_payment(table, step.left, self.sense(table))]
        if isinstance(step, PayWay):
            return [min(table.legal, key=price_of_payment)]
        if isinstance(step, DiscardCards):
            discarding = bool(way) and DISCARD <= way[-1] < DISCARD + KINDS
            return table.legal[:1] if discarding else [table.legal[0], DONE]
        if isinstance(step, ChoosePawn):  # a second card goes on with the pawn of the first
            again = [action for action in table.legal if action in way]
            return again if cards_played(way) > 1 else table.legal
        return table.legal if isinstance(step, (ChooseSymbol, ChooseWay, Guide)) else []

    def mark(self, table: Expedition, way: list[int]) -> bytes:
        """Everything that may change; after a second card what is left in hand does not count, for none follows it."""
        step = table.agenda[-1].trace(table)
        if cards_played(way) > 1:
            return dumps([step, table.pawns, table.beside, table.blockades], PLAIN)
        hand = table.hands[table.actor]
        return dumps([step, len(table.agenda), hand, table.pawns, table.beside, table.blockades], PLAIN)

    def goal(self, table: Expedition, action: int) -> str:
        """A space, a blockade, a card of the market, the end of the turn, or what is being paid."""
        step = table.agenda[-1]
        if is_payment(step):
            return PAYMENT
        if isinstance(step, DiscardCards):
            return END_TURN if action == DONE else DISCARD_REST
        if action < PLAY or BUY <= action < PAY:
            return ACTIONS.write(action)
        return END_TURN if action == DONE and not table.hands[step.seat] else ""

    def prospects(self, table: Expedition, action: int, way: list[int]) -> list[str] | None:
        """The spaces to which a second card leads, unless it may take a blockade on its way: no third card follows."""
        if PLAY <= action < USE:
            if not cards_played(way):
                return None
            card, pawn = action - PLAY, walker(table, way)
            return reached(table, table.pawns[pawn], SYMBOL[card], STRENGTH[card], left_behind(table, way))
        step = table.agenda[-1]
        if action >= OVERCOME or cards_played(way) < 2 or not isinstance(step, Walk):
            return None
        space, goal = action - STEP, ACTIONS.write(action)
        left = step.power - POWER[space]
        if not left or space >= FIRST_FINISH:
            return [goal]
        further = reached(table, space, step.symbol, left, left_behind(table, way))
        return [goal, *further] if further is not None else None

    def spends(self, table: Expedition, action: int) -> bool:
        """What is paid for in cards, and the end of the turn; a walk is not: each of its steps is a goal."""
        step = table.agenda[-1]
        if isinstance(step, PlayCards):
            return not PLAY <= action < USE and action != DONE
        return is_payment(step) or isinstance(step, DiscardCards)

    def settled(self, table: Expedition) -> bool:
        """Once nothing is to be paid or discarded any more."""
        step = table.agenda[-1]
        return not (is_payment(step) or isinstance(step, (ChooseWay, DiscardCards)))

    def cost(self, table: Expedition, action: int) -> float:
        """Cards at their price, steps by the power that they take."""
        if PLAY <= action < USE:
            return PRICES[action - PLAY]
        if PAY <= action < SPEND:
            return PRICES[action - PAY]
        return float(POWER[action - STEP]) if action < OVERCOME else TAP

    def dear(self, table: Expedition, action: int, way: list[int]) -> str:
        """An item whose function is used, unless a token could still keep it; any card that stays at a base camp; and
        a second card, which is never played unseen."""
        step = table.agenda[-1]
        if PLAY <= action < USE and cards_played(way):
            return SECOND_CARD
        if isinstance(step, PayWay):
            return GONE_FOR_GOOD if is_camp(table, step.target) else ""
        if KEEP_ITEM in table.tokens[table.actor]:
            return ""
        if PLAY <= action < USE and ITEM[action - PLAY]:
            return ITEM_USED
        if PAY <= action < SPEND and ITEM[action - PAY] and SYMBOL[action - PAY] in (COIN, WHITE):
            return ITEM_USED
        return ""


def cards_played(way: list[int]) -> int:
    """How many cards a way has played."""
    cards = 0
    for action in way:
        if PLAY <= action < USE:
            cards += 1
    return cards


def walker(table: Expedition, way: list[int]) -> int:
    """The pawn that goes on with a second card: that of the first, unless only one is still on its way."""
    pawn = table.only_pawn(table.actor)
    if pawn != NOBODY:
        return pawn
    return 2 * table.actor + [action for action in way if PAWN <= action < AS][0] - PAWN


def left_behind(table: Expedition, way: list[int]) -> list[int]:
    """The spaces that were left on a way, the last one first."""
    walked = len([action for action in way if action < OVERCOME])
    return table.trail[-1 : -1 - 2 * walked : -2]


def reached(table: Expedition, here: int, symbol: int, power: int, left: list[int]) -> list[str] | None:
    """All spaces that so much power reaches, and then that in hand; not known where a blockade may be taken."""
    found: list[str] = []
    for each in range(WHITE) if symbol == WHITE else [symbol]:
        walks = Walks(table, here, each, power)
        for i in range(0, len(walks.beside), 3):
            number, spent = walks.beside[i + 1], walks.beside[i + 2]
            if BLOCKADE_TERRAIN[number] == each and BLOCKADE_POWER[number] <= power - spent:
                return None
        found += [ACTIONS.write(STEP + space) for space in walks.spaces if space not in left]
    return found


def second_cards(table: Expedition) -> list[int]:
    """The cards with which a walk may go on: none that serves only once, and none with an effect."""
    return [
        action
        for action in table.legal
        if PLAY <= action < USE and SYMBOL[action - PLAY] < PURPLE and not ITEM[action - PLAY]
    ]


def is_payment(step: Step) -> bool:
    """Whether something is being paid."""
    return isinstance(step, (PayWay, Pay))


def is_camp(table: Expedition, target: int) -> bool:
    """Whether *target* is a step onto a base camp."""
    return target < OVERCOME and table.route.terrain[target - STEP] == CAMP


def price_of_payment(action: int) -> float:
    """What the card costs that is paid for a way."""
    return PRICES[action - PAY]


def is_spending(table: Expedition, action: int) -> bool:
    """Whether one tap may begin with *action*: no token, and no card that draws, takes or removes."""
    if PLAY <= action < USE:
        card = action - PLAY
        return SYMBOL[card] != PURPLE or EFFECT[card] == "native"
    if BUY <= action < PAY:
        coins = [WORTH[card] for card in table.hands[table.actor] if card < KINDS]
        return sum(coins) >= PRICE[action - BUY]
    return action < PLAY or action == DONE


def walk_on(table: Expedition, way: list[int]) -> list[int]:
    """The moves of a walk, never back, and without a detour: what is open from a space left before is nearer from it.

    This holds for the steps since the last blockade, which may have opened a shorter walk.
    """
    near: list[int] = []
    walked, direct = 0, True
    for action in way[::-1]:
        if action < OVERCOME:
            walked += 1
            left = table.trail[1 - 2 * walked]
            near += [left, *open_spaces(table, left)] if direct else [left]
        else:
            direct = False
    may_stop = not way or cards_played(way) == 1  # for the next card
    return [action for action in table.legal if action - STEP not in near and (action != STOP or may_stop)]


def best_payment(table: Expedition, due: int, sense: Sense) -> int:
    """The payment with which a purchase goes on: what fits best of what is of little use."""
    cards = [action for action in table.legal if PAY <= action < SPEND]
    fits = [fitness(sense, due, action - PAY) for action in cards]
    return cards[fits.index(max(fits))] if cards else table.legal[0]
