"""How natural a choice is: the turns that it saves, for every option of a decision at once."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..data import (
    CAMP,
    DRAW_TOKEN,
    DRAWS,
    ITEM,
    KINDS,
    NATIVE_TOKEN,
    POWER,
    PRICE,
    PURPLE,
    REMOVE_TOKEN,
    STRENGTH,
    SYMBOL,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TRANSMITTER,
    WORTH,
)
from ..rules.cards import RemoveCards, RemoveOne
from ..rules.market import Pay, Transmit
from ..rules.movement import ChoosePawn, ChooseSymbol, ChooseWay, Guide, PayWay, Walk, price_of
from ..rules.rounds import DiscardCards, PlayCards
from ..rules.table import (
    AS,
    BUY,
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
    TAKE,
    USE,
    Expedition,
)
from ..rules.ways import can_go
from .atlas import Atlas
from .outlook import DRAWN, Outlook
from .payment import fitness
from .reach import saved_by, taken

# Turns.
PURCHASE: Final = 0.01  # buying comes after all moves that the purchase does not forbid
STRONG: Final = 7  # more power than any card has


class Insight(Outlook):
    """What the seat to choose gains by each option, worked out once for a decision."""

    def __init__(self, table: Expedition, atlas: Atlas) -> None:
        step = table.agenda[-1]
        super().__init__(table, step.seat, strongest(table, step), atlas)
        self.legal = table.legal
        self.moment = table.moment
        self.round: Final = table.round
        self.discarding: Final = isinstance(step, DiscardCards)
        self.gains: list[float] = []  # of each option of the menu, with nothing else in mind
        self.camp_fees: Final[list[tuple[float, int]]] = []  # found when they are first asked for
        self.rubble_fees: Final[list[tuple[float, int]]] = []
        self.values = self.judge(step)

    def is_about(self, table: Expedition) -> bool:
        """Whether it is this decision that was looked into."""
        return self.table is table and self.moment == table.moment

    def goes_on(self, table: Expedition) -> bool:
        """Look at the next card of the same discard phase, where nothing but the hand has changed."""
        step = table.agenda[-1]
        if table is not self.table or step.seat != self.seat or table.round != self.round:
            return False
        if not isinstance(step, DiscardCards) or not self.discarding:
            return False
        self.legal = table.legal
        self.moment = table.moment
        self.values = self.judge(step)
        return True

    def of(self, action: int) -> float:
        """The value of an option; others are never natural."""
        for i, option in enumerate(self.legal):
            if option == action:
                return self.values[i]
        return -9.0

    def best(self) -> int:
        """The option with the highest value."""
        return self.legal[self.values.index(max(self.values))]

    def judge(self, step: Step) -> list[float]:
        """The values of all options."""
        if isinstance(step, PlayCards):
            return self.judge_menu()
        if isinstance(step, Walk):
            return [self.judge_walk(step, action) for action in self.legal]
        if isinstance(step, Pay):
            return [self.judge_payment(step.left, action) for action in self.legal]
        if isinstance(step, PayWay):
            camp = step.target < OVERCOME and self.table.route.terrain[step.target - STEP] == CAMP
            return [self.judge_fee(camp, action - PAY) for action in self.legal]
        if isinstance(step, DiscardCards):
            return [self.judge_discard(action) for action in self.legal]
        if isinstance(step, (RemoveCards, RemoveOne)):
            return [self.removal(action - REMOVE) if action < REPLACE else 0.0 for action in self.legal]
        if isinstance(step, Transmit):
            return [self.purchase(action - TAKE) for action in self.legal]
        return [self.judge_other(step, action) for action in self.legal]

    # -- moving ----------------------------------------------------------------------------------------------------

    def judge_walk(self, step: Walk, action: int) -> float:
        """The best that can be reached over this step."""
        if action == STOP:
            return 0.0
        here = self.table.pawns[step.pawn]
        if action >= OVERCOME:
            return taken(self.table, self.pace(), here, action - OVERCOME + 1, step.symbol, step.power)
        space = action - STEP
        start, there = self.pace().from_space(here), self.pace().from_space(space)
        left = step.power - POWER[space]
        more = saved_by(self.table, self.chart, self.pace(), space, step.symbol, left)[left] if left else 0.0
        return start - there + max(0.0, more)

    def judge_other(self, step: Step, action: int) -> float:
        """The smaller choices."""
        if isinstance(step, Guide):
            return self.step_saves(self.table.pawns[step.pawn], action)
        if isinstance(step, ChoosePawn):
            return self.gain_of(2 * step.seat + action - PAWN, step.symbol, step.power)
        if isinstance(step, ChooseSymbol):
            return self.gain(action - AS, step.power)
        if isinstance(step, ChooseWay):
            return self.pace().from_space(self.table.pawns[2 * step.seat + action - PAWN])
        if CHANGE <= action < CHANGE + KINDS:
            return float(STRENGTH[action - CHANGE])
        if REPLACE <= action < DISCARD:
            return 1.0 / self.pace().seen - self.card_gain(action - REPLACE)
        return -1.0 if action == LOSE else 0.0

    # -- the menu of a turn ----------------------------------------------------------------------------------------

    def judge_menu(self) -> list[float]:
        """What to play, to pay for, to use and to buy: a move must be worth more than the purchase that it forbids."""
        wishes: list[float] = []
        prices: list[int] = []
        for action in self.legal:
            if BUY <= action < PAY:
                wishes.append(self.purchase(action - BUY))
                prices.append(PRICE[action - BUY])
        purse = self.coins()
        most = affordable_wish(wishes, prices, purse)
        values: list[float] = []
        bought = 0
        for action in self.legal:
            if BUY <= action < PAY:
                wish = wishes[bought] if prices[bought] <= purse else wishes[bought] - self.sense.item_kept * STRONG
                bought += 1
                self.gains.append(wish)
                values.append(PURCHASE * wish if wish > 0.0 else wish)
                continue
            gain, cost = self.move(action)
            self.gains.append(gain)
            if cost:
                gain -= self.sense.sway * (most - affordable_wish(wishes, prices, purse - cost))
            values.append(gain)
        return values

    def move(self, action: int) -> tuple[float, int]:
        """What an option other than a purchase saves, and the half coins that it takes out of the hand."""
        if action == DONE:
            return 0.0, 0
        if action < PLAY:
            return self.way(action)
        if action < USE:
            card = action - PLAY
            return self.card_gain(card), 0 if ITEM[card] else WORTH[card]
        return self.token(action - USE), 0

    def way(self, action: int) -> tuple[float, int]:
        """What paying cards for rubble or a camp saves: the cards that are paid cannot be played."""
        saved = -9.0
        for pawn in self.pawns:
            if can_go(self.table, pawn, action):
                saved = max(saved, self.step_saves(self.table.pawns[pawn], action))
        camp = action < OVERCOME and self.table.route.terrain[action - STEP] == CAMP
        fees = self.fees(camp)[: price_of(self.table, action)]
        gain = saved - sum([fee for fee, _ in fees])
        return max(gain, self.sense.toll) if saved > self.sense.onward else gain, sum([worth for _, worth in fees])

    def fees(self, camp: bool) -> list[tuple[float, int]]:
        """What each hand card costs that is paid for a camp or for rubble, and its worth, the cheapest first."""
        found = self.camp_fees if camp else self.rubble_fees
        if not found:
            for card in self.table.hands[self.seat]:
                if card < KINDS:
                    found.append((-self.judge_fee(camp, card), WORTH[card]))
            found.sort()
        return found

    def token(self, token: int) -> float:
        """What using a cave token saves now."""
        if TOKEN_POWER[token]:
            return self.gain(TOKEN_SYMBOL[token], TOKEN_POWER[token]) - self.sense.token_kept
        if token == DRAW_TOKEN:
            return DRAWN
        if token == REMOVE_TOKEN:
            return max([self.removal(card % KINDS) for card in self.table.hands[self.seat]], default=-1.0)
        return self.gain(PURPLE, 0) - self.sense.token_kept if token == NATIVE_TOKEN else -self.sense.token_kept

    # -- cards -----------------------------------------------------------------------------------------------------

    def judge_fee(self, camp: bool, card: int) -> float:
        """Pay with what could do least now; for a camp also with what the deck can do without."""
        if camp:
            return self.removal(card)
        return -max(0.0, self.card_gain(card)) - self.usefulness(card) / 100

    def judge_payment(self, left: int, action: int) -> float:
        """Pay with what fits best, and keep items and tokens."""
        if action >= EXCHANGE:
            return -8.0 + STRENGTH[action - EXCHANGE] / 10
        if action >= SPEND:
            return -6.0
        return fitness(self.sense, left, action - PAY)

    def judge_discard(self, action: int) -> float:
        """Keep only what does more for the pawns where they stand than a new card would."""
        if action == DONE:
            return 0.0
        card = action - DISCARD
        if card == TRANSMITTER or DRAWS[card]:
            return -1.0
        return self.sense.keep / self.pace().seen - self.card_gain(card)


def strongest(table: Expedition, step: Step) -> int:
    """The most power that the seat has in one card, one token, or one that it is just using."""
    most = step.power if isinstance(step, (ChoosePawn, ChooseSymbol)) else 1
    for card in table.hands[step.seat]:
        if SYMBOL[card % KINDS] < PURPLE:
            most = max(most, STRENGTH[card % KINDS])
    for token in table.tokens[step.seat]:
        most = max(most, TOKEN_POWER[token])
    return most


def affordable_wish(wishes: list[float], prices: list[int], purse: int) -> float:
    """The turns that the best purchase with so many half coins saves."""
    best = 0.0
    for i, wish in enumerate(wishes):
        if wish > best and prices[i] <= purse:
            best = wish
    return best
