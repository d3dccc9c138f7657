"""§6 Movement, §7 blockades and §9.7 the Native: from the card in hand to the pawn on its new space."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.state import NO_OPTIONS, NOBODY, Step
from ..data import (
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    CAMP,
    FIRST_FINISH,
    ITEM,
    KINDS,
    POWER,
    PURPLE,
    RUBBLE,
    STRENGTH,
    SYMBOL,
    WHITE,
)
from .caves import Explore
from .stand import POWERS
from .table import ALL_KINDS, AS, CHANGE, GATE, OVERCOME, PAWN, PAY, PLAY, STEP, STOP, Expedition, kinds_in, with_card
from .ways import (
    can_go,
    refuse_blockade,
    refuse_move,
    refuse_space,
    stand,
    stands_of,
    survey,
)

NO_SYMBOL: Final = -1
AS_SYMBOLS: Final = Menu(list(range(AS, AS + WHITE)), [])
WHICH_PAWN: Final = Menu([PAWN, PAWN + 1], [])
PAYMENTS: Final = Menu(list(range(PAY, PAY + KINDS)), [])


def use_card(table: Expedition, seat: int, card: int) -> None:
    """§5.5, §10 A card whose function is used: an item is set aside for the box, any other goes to the play area."""
    table.from_hand(seat, card)
    if ITEM[card]:
        table.aside = with_card(table.aside, card)
    else:
        table.plays[seat] = with_card(table.plays[seat], card)


def usable(table: Expedition, seat: int) -> int:
    """The kinds of the hand cards of *seat* that may be used this turn, as bits (Q8: not those gained this turn)."""
    return kinds_in(table.hands[seat]) & ALL_KINDS


def usable_count(table: Expedition, seat: int) -> int:
    """How many hand cards of *seat* may be used this turn."""
    if not table.gained:
        return len(table.hands[seat])
    return len([card for card in table.hands[seat] if card < KINDS])


def set_out(table: Expedition, seat: int, symbol: int, power: int) -> None:
    """§6.1 Go on to the choice of the pawn, or to the movement of the only one. PURPLE stands for a Native."""
    pawn = table.only_pawn(seat)
    if pawn != NOBODY:
        move_pawn(table, seat, pawn, symbol, power)
    else:
        table.next(ChoosePawn(seat, symbol, power))


def move_pawn(table: Expedition, seat: int, pawn: int, symbol: int, power: int) -> None:
    """§5.7 A pawn moves; when it has stopped, it explores."""
    if table.caves:
        table.next(Explore(seat, pawn))
    table.next(Guide(seat, pawn) if symbol == PURPLE else Walk(seat, pawn, symbol, power, False))


class ChooseSymbol(Step):
    """§6.1 The symbol that a white card has; §11.13 or one of the other two symbols of a changed card."""

    def __init__(self, seat: int, power: int, but: int) -> None:
        super().__init__(seat)
        self.power: Final = power
        self.but: Final = but  # the symbol that a changed card had

    def options(self, table: Expedition) -> list[int]:
        symbols = 0
        for here in stands_of(table, self.seat):
            symbols |= here.symbols[self.power]
        return AS_SYMBOLS.of(symbols if self.but == NO_SYMBOL else symbols & ~(1 << self.but))

    def resolve(self, table: Expedition, action: int) -> None:
        set_out(table, self.seat, action - AS, self.power)

    def refuse(self, table: Expedition, action: int) -> str:
        if not AS <= action < AS + WHITE:
            return "not-now"
        return "another-symbol" if action - AS == self.but else "no-step"

    def numbers(self, table: Expedition) -> list[int]:
        return [self.power]

    def obvious(self, table: Expedition) -> bool:
        return True

    def trace(self, table: Expedition) -> str:
        return f"{self.key()} {self.power} {self.but}"


class ChoosePawn(Step):
    """§12.1 Which of the two pawns moves: one for which there is a first step or blockade."""

    def __init__(self, seat: int, symbol: int, power: int) -> None:
        super().__init__(seat)
        self.symbol: Final = symbol
        self.power: Final = power

    def options(self, table: Expedition) -> list[int]:
        pawns = 0
        for which in range(2):
            if self.moves(table, 2 * self.seat + which):
                pawns |= 1 << which
        return WHICH_PAWN.of(pawns)

    def moves(self, table: Expedition, pawn: int) -> list[int]:
        """What one of the two pawns could do first."""
        if table.pawns[pawn] == GATE:
            return NO_OPTIONS
        here = stand(table, table.pawns[pawn])
        return here.guided if self.symbol == PURPLE else here.moves[self.symbol * POWERS + self.power]

    def resolve(self, table: Expedition, action: int) -> None:
        move_pawn(table, self.seat, 2 * self.seat + action - PAWN, self.symbol, self.power)

    def refuse(self, table: Expedition, action: int) -> str:
        return "no-step" if PAWN <= action < PAWN + 2 else "not-now"

    def obvious(self, table: Expedition) -> bool:
        return True

    def trace(self, table: Expedition) -> str:
        return f"{self.key()} {self.symbol} {self.power}"


class Walk(Step):
    """§6.2 to §6.5, §7.3 Step by step, as far as the power of the card lasts; stop after any step or blockade."""

    def __init__(self, seat: int, pawn: int, symbol: int, power: int, moved: bool) -> None:
        super().__init__(seat)
        self.pawn: Final = pawn
        self.symbol: Final = symbol
        self.power: Final = power  # what is left of it
        self.moved: Final = moved

    def options(self, table: Expedition) -> list[int]:
        here, with_this = stand(table, table.pawns[self.pawn]), self.symbol * POWERS + self.power
        return here.moves_or_stop[with_this] if self.moved else here.moves[with_this]

    def resolve(self, table: Expedition, action: int) -> None:
        if action == STOP:
            return
        if action >= OVERCOME:
            number = action - OVERCOME + 1
            table.overcome(self.seat, self.pawn, number)
            left = self.power - BLOCKADE_POWER[number]
        else:
            space = action - STEP
            table.enter(self.seat, self.pawn, space)
            left = self.power - POWER[space]
            if space >= FIRST_FINISH:
                return
        if left:
            table.next(Walk(self.seat, self.pawn, self.symbol, left, True))

    def refuse(self, table: Expedition, action: int) -> str:
        if action < PLAY:
            return refuse_move(table, [self.pawn], action, self.symbol, self.power)
        if action == STOP:
            return "move-first"
        return "stop-first"

    def numbers(self, table: Expedition) -> list[int]:
        return [self.power, self.symbol]

    def obvious(self, table: Expedition) -> bool:
        return True

    def trace(self, table: Expedition) -> str:
        return f"{self.key()} {self.pawn} {self.symbol} {self.power} {self.moved}"


class Guide(Step):
    """§9.7 The Native: one step to any open space whatever it requires, or one adjacent blockade (§7.5)."""

    def __init__(self, seat: int, pawn: int) -> None:
        super().__init__(seat)
        self.pawn: Final = pawn

    def options(self, table: Expedition) -> list[int]:
        return stand(table, table.pawns[self.pawn]).guided

    def resolve(self, table: Expedition, action: int) -> None:
        if action >= OVERCOME:
            table.overcome(self.seat, self.pawn, action - OVERCOME + 1)
        else:
            table.enter(self.seat, self.pawn, action - STEP)

    def refuse(self, table: Expedition, action: int) -> str:
        if action < OVERCOME:
            return refuse_space(table, [self.pawn], action - STEP)
        if action < PLAY:
            return refuse_blockade(table, [self.pawn], action - OVERCOME + 1)
        return "stop-first"

    def obvious(self, table: Expedition) -> bool:
        return True

    def trace(self, table: Expedition) -> str:
        return f"{self.key()} {self.pawn}"


# -- paying cards ------------------------------------------------------------------------------------------------------


def price_of(table: Expedition, target: int) -> int:
    """§6.7, §6.8, §7.3 How many cards a rubble or camp space or a rubble blockade takes."""
    return BLOCKADE_POWER[target - OVERCOME + 1] if target >= OVERCOME else POWER[target - STEP]


def refuse_payment(table: Expedition, seat: int, target: int) -> str:
    """Why a space cannot be entered, or a blockade overcome, by paying cards."""
    pawns = table.own_pawns(seat)
    if target >= OVERCOME:
        why = refuse_blockade(table, pawns, target - OVERCOME + 1)
        ground = BLOCKADE_TERRAIN[target - OVERCOME + 1]
    else:
        why = refuse_space(table, pawns, target - STEP)
        ground = table.route.terrain[target - STEP]
    if why:
        return why
    if ground < RUBBLE:
        return "needs-a-card"
    return "after-buying" if table.bought else "too-few-cards"


def make_way(table: Expedition, seat: int, target: int) -> None:
    """§6.7, §6.8 Go on to the choice of the pawn, or to the payment for the only one that is adjacent."""
    pawn = table.only_pawn(seat)
    if pawn == NOBODY:
        pawns = [pawn for pawn in table.own_pawns(seat) if can_go(table, pawn, target)]
        if len(pawns) > 1:
            return table.next(ChooseWay(seat, target))
        pawn = pawns[0]
    return pay_way(table, seat, pawn, target)


def pay_way(table: Expedition, seat: int, pawn: int, target: int) -> None:
    """§5.7 The payment for one pawn's way, then what it finds there."""
    if table.caves:
        table.next(Explore(seat, pawn))
    table.next(PayWay(seat, pawn, target, price_of(table, target)))


class ChooseWay(Step):
    """§12.1 Which of two adjacent pawns the payment is for."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target  # the action that was chosen: a space or a blockade

    def options(self, table: Expedition) -> list[int]:
        own = table.own_pawns(self.seat)
        return [PAWN + pawn - 2 * self.seat for pawn in own if can_go(table, pawn, self.target)]

    def resolve(self, table: Expedition, action: int) -> None:
        pay_way(table, self.seat, 2 * self.seat + action - PAWN, self.target)

    def refuse(self, table: Expedition, action: int) -> str:
        return "not-adjacent" if PAWN <= action < PAWN + 2 else "not-now"

    def trace(self, table: Expedition) -> str:
        return f"{self.key()} {self.target}"


class PayWay(Step):
    """§6.7, §6.8, §7.3 Pay cards one by one: for rubble to the play area, for a base camp to the box. Then go there."""

    def __init__(self, seat: int, pawn: int, target: int, left: int) -> None:
        super().__init__(seat)
        self.pawn: Final = pawn
        self.target: Final = target
        self.left: Final = left  # cards still to be paid

    def options(self, table: Expedition) -> list[int]:
        return PAYMENTS.of(usable(table, self.seat))

    def resolve(self, table: Expedition, action: int) -> None:
        card, seat = action - PAY, self.seat
        table.from_hand(seat, card)
        camp = self.camp(table)
        if camp:
            table.box = with_card(table.box, card)
        else:
            table.plays[seat] = with_card(table.plays[seat], card)
        table.tell("camp-paid" if camp else "rubble-paid", seat, card)
        if self.left > 1:
            table.next(PayWay(seat, self.pawn, self.target, self.left - 1))
        elif self.target >= OVERCOME:
            table.overcome(seat, self.pawn, self.target - OVERCOME + 1)
        else:
            table.enter(seat, self.pawn, self.target - STEP)

    def refuse(self, table: Expedition, action: int) -> str:
        return refuse_card(table, self.seat, action - PAY) if PAY <= action < PAY + KINDS else "pay-first"

    def camp(self, table: Expedition) -> bool:
        """§6.8 Whether the cards leave the game."""
        return self.target < OVERCOME and table.route.terrain[self.target - STEP] == CAMP

    def numbers(self, table: Expedition) -> list[int]:
        return [self.left, int(self.camp(table))]

    def obvious(self, table: Expedition) -> bool:
        return len(table.hands[self.seat]) == self.left

    def trace(self, table: Expedition) -> str:
        return f"{self.key()} {self.pawn} {self.target} {self.left}"


def refuse_card(table: Expedition, seat: int, card: int) -> str:
    """Why a card cannot be used from the hand: it is not there, or only a copy gained this turn."""
    return "gained-this-turn" if card + KINDS in table.hands[seat] else "not-held"


# -- the change-symbol token -------------------------------------------------------------------------------------------


def changeable(table: Expedition, seat: int, least: list[int]) -> list[int]:
    """§11.13, Q14 The hand cards with one symbol and a power that could move a pawn with another symbol."""
    found = []
    held = usable(table, seat)
    for card in range(KINDS):
        symbol = SYMBOL[card]
        if held >> card & 1 and symbol < WHITE:
            others = [least[other] for other in range(WHITE) if other != symbol]
            if min(others) <= STRENGTH[card]:
                found.append(card)
    return found


class ChangeCard(Step):
    """§11.13 The card that is played together with a change-symbol token, to move with it."""

    def options(self, table: Expedition) -> list[int]:
        return [CHANGE + card for card in changeable(table, self.seat, survey(stands_of(table, self.seat)))]

    def resolve(self, table: Expedition, action: int) -> None:
        card = action - CHANGE
        use_card(table, self.seat, card)
        table.tell("changed", self.seat, card)
        table.next(ChooseSymbol(self.seat, STRENGTH[card], SYMBOL[card]))

    def refuse(self, table: Expedition, action: int) -> str:
        if not CHANGE <= action < CHANGE + KINDS:
            return "not-now"
        card = action - CHANGE
        if card not in table.hands[self.seat]:
            return refuse_card(table, self.seat, card)
        return "no-step" if SYMBOL[card] < WHITE else "one-symbol-only"
