"""Ways in El Dorado: go wherever one card leads, pay for a space or a blockade, buy a card, end the turn."""

from __future__ import annotations

from typing import Final

from ...core.advice.steering import Steering
from ...core.state import Step
from .advice.payment import fitness
from .advice.sense import Sense
from .data import CAMP, COIN, EFFECT, ITEM, KEEP_ITEM, KINDS, POWER, PRICE, PURPLE, STRENGTH, SYMBOL, WHITE, WORTH
from .rules.market import Pay
from .rules.movement import ChoosePawn, ChooseSymbol, ChooseWay, Guide, PayWay, Walk
from .rules.rounds import DiscardCards, PlayCards
from .rules.table import ACTIONS, BUY, DISCARD, DONE, OVERCOME, PAY, PLAY, SPEND, STEP, STOP, USE, Expedition
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
    return sum([PLAY <= action < USE for action in way])


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
