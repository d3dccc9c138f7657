"""§8 Buying, and §9.2 the Transmitter."""

from __future__ import annotations

from typing import Final

from ....core.shared import replaced
from ....core.state import Step
from ..data import (
    CHANGE_SYMBOL,
    COIN,
    ITEM,
    KINDS,
    PRICE,
    STRENGTH,
    SYMBOL,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TOKENS,
    WHITE,
    WORTH,
)
from .movement import PAYMENTS, refuse_card, usable
from .table import EMPTY, EXCHANGE, PAY, SPEND, TAKE, Expedition, Shelf, with_card


def money(hand: list[int], tokens: list[int]) -> int:
    """§8.1 What cards and tokens are worth in a purchase, in half coins; cards gained this turn are not (Q8)."""
    total = 0
    for card in hand:
        if card < KINDS:
            total += WORTH[card]
    if tokens:
        total += sum([2 * TOKEN_POWER[token] for token in tokens if TOKEN_SYMBOL[token] == COIN])
        if CHANGE_SYMBOL in tokens:
            gains = [2 * STRENGTH[card] - WORTH[card] for card in hand if card < KINDS and SYMBOL[card] < COIN]
            total += sum(sorted(gains)[-tokens.count(CHANGE_SYMBOL) :])
    return total


def on_offer(table: Expedition) -> list[int]:
    """§8.2 The kinds that may be bought: those in the slots, and while a slot is empty those of the reserve."""
    return shelf_of(table).kinds


def shelf_of(table: Expedition) -> Shelf:
    """What may be bought for how much, as market and reserve are now."""
    shelf = table.shelf
    if shelf.market is not table.market or (shelf.reserve and shelf.stock is not table.stock):
        shelf = table.shelf = Shelf(table.market, table.stock)
    return shelf


def purchases(table: Expedition, seat: int) -> list[int]:
    """§8.2 The purchases that *seat* can pay for now, and then none, as actions. Not to be changed."""
    return shelf_of(table).choices(money(table.hands[seat], table.tokens[seat]))


def refuse_purchase(table: Expedition, seat: int, kind: int) -> str:
    """Why a card cannot be bought."""
    if table.bought:
        return "bought-already"
    if not PRICE[kind]:
        return "not-sold"
    if not table.stock[kind]:
        return "sold-out"
    return "reserve-closed" if kind not in on_offer(table) else "too-expensive"


def gain(table: Expedition, seat: int, kind: int) -> None:
    """A new card goes to the discard pile, of no use this turn (Q8). A pile sold out frees its slot (§8.5)."""
    table.stock = replaced(table.stock, kind, table.stock[kind] - 1)
    table.discards[seat] = with_card(table.discards[seat], kind + KINDS)
    table.gained = table.progress = True
    if not table.stock[kind] and kind in table.market:
        table.market = replaced(table.market, table.market.index(kind), EMPTY)


class Pay(Step):
    """§8.3 Pay one card or token after another; the moment the price is reached the card is bought."""

    def __init__(self, seat: int, kind: int, left: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.left: Final = left  # half coins

    def options(self, table: Expedition) -> list[int]:
        cards = PAYMENTS.of(usable(table, self.seat))
        tokens = table.tokens[self.seat]
        if not tokens:
            return cards
        found = cards + [SPEND + t for t in range(TOKENS) if t in tokens and TOKEN_SYMBOL[t] == COIN]
        if CHANGE_SYMBOL not in tokens:
            return found
        found += [EXCHANGE + card - PAY for card in cards if SYMBOL[card - PAY] < COIN]
        return [action for action in found if self.enough(table, action)]

    def enough(self, table: Expedition, action: int) -> bool:
        """Whether the price can still be reached after this payment: a card paid plainly cannot be changed any more."""
        hand, tokens = table.hands[self.seat].copy(), table.tokens[self.seat].copy()
        if SPEND <= action < EXCHANGE:
            tokens.remove(action - SPEND)
            return 2 * TOKEN_POWER[action - SPEND] + money(hand, tokens) >= self.left
        if action < SPEND:
            hand.remove(action - PAY)
            return WORTH[action - PAY] + money(hand, tokens) >= self.left
        hand.remove(action - EXCHANGE)
        tokens.remove(CHANGE_SYMBOL)
        return 2 * STRENGTH[action - EXCHANGE] + money(hand, tokens) >= self.left

    def paid(self, table: Expedition, action: int) -> int:
        """§8.6 Hand a card or token over, and say how much it counts; an item that pays coins has used its function."""
        seat = self.seat
        if SPEND <= action < EXCHANGE:
            token = action - SPEND
            table.spend_token(seat, token)
            table.tell("token-spent", seat, token)
            return 2 * TOKEN_POWER[token]
        changed = action >= EXCHANGE
        card = action - EXCHANGE if changed else action - PAY
        table.from_hand(seat, card)
        if ITEM[card] and (changed or SYMBOL[card] in (COIN, WHITE)):
            table.aside = with_card(table.aside, card)
        else:
            table.plays[seat] = with_card(table.plays[seat], card)
        if changed:
            table.spend_token(seat, CHANGE_SYMBOL)
        table.tell("exchanged" if changed else "paid", seat, card)
        return 2 * STRENGTH[card] if changed else WORTH[card]

    def resolve(self, table: Expedition, action: int) -> None:
        left = self.left - self.paid(table, action)
        if left > 0:
            return table.next(Pay(self.seat, self.kind, left))
        if self.kind not in table.market:  # §8.4 the pile moves into the empty slot
            table.market = replaced(table.market, table.market.index(EMPTY), self.kind)
        gain(table, self.seat, self.kind)
        table.bought = True
        table.tell("bought", self.seat, self.kind)
        return None

    def refuse(self, table: Expedition, action: int) -> str:
        if PAY <= action < PAY + KINDS:
            held = action - PAY in table.hands[self.seat]
            return "price-out-of-reach" if held else refuse_card(table, self.seat, action - PAY)
        if SPEND <= action < SPEND + TOKENS:
            if TOKEN_SYMBOL[action - SPEND] != COIN:
                return "coins-only"
            return "price-out-of-reach" if action - SPEND in table.tokens[self.seat] else "no-such-token"
        if EXCHANGE <= action < EXCHANGE + KINDS:
            return self.refuse_exchange(table, action - EXCHANGE)
        return "pay-first"

    def refuse_exchange(self, table: Expedition, card: int) -> str:
        """§11.13 Why a card cannot be turned into coins."""
        if CHANGE_SYMBOL not in table.tokens[self.seat]:
            return "no-such-token"
        if card not in table.hands[self.seat]:
            return refuse_card(table, self.seat, card)
        return "price-out-of-reach" if SYMBOL[card] < COIN else "no-use-changing"

    def numbers(self, table: Expedition) -> list[int]:
        return [self.left, self.kind]

    def obvious(self, table: Expedition) -> bool:
        return len(table.hands[self.seat]) + len(table.tokens[self.seat]) == 1


class Transmit(Step):
    """§9.2 Transmitter: one card of any pile, free. This is no purchase: a reserve pile stays in the reserve (Q6)."""

    def options(self, table: Expedition) -> list[int]:
        return [TAKE + kind for kind in range(KINDS) if table.stock[kind]]

    def resolve(self, table: Expedition, action: int) -> None:
        gain(table, self.seat, action - TAKE)
        table.tell("took", self.seat, action - TAKE)

    def refuse(self, table: Expedition, action: int) -> str:
        if not TAKE <= action < TAKE + KINDS:
            return "not-now"
        return "sold-out" if PRICE[action - TAKE] else "not-sold"

    def obvious(self, table: Expedition) -> bool:
        return True
