"""§4 the set-up, §5 a turn and §13 the end of the game: the table of contents of The Quest for El Dorado."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.menu import Menu
from ....core.shared import replaced
from ....core.state import NO_OPTIONS, Step, written
from ..data import (
    BLOCKADES,
    CHANGE_SYMBOL,
    DRAW_TOKEN,
    DRAWS,
    EFFECT,
    HAND,
    IDLE_ROUNDS,
    ITEM,
    KEEP_ITEM,
    KINDS,
    NATIVE,
    NATIVE_TOKEN,
    PASS_TOKEN,
    PRICE,
    PURPLE,
    REMOVE_TOKEN,
    REMOVES,
    REPLACE_TOKEN,
    SEATS,
    START_SPACES,
    STRENGTH,
    SYMBOL,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TOKENS,
    TRANSMITTER,
    WHITE,
    starting_deck,
)
from .cards import PutAway, RemoveCards, RemoveOne
from .caves import ReplaceCards, lay_caves
from .market import Pay, Transmit, purchases, refuse_purchase
from .movement import (
    NO_SYMBOL,
    ChangeCard,
    ChooseSymbol,
    changeable,
    make_way,
    refuse_card,
    refuse_payment,
    set_out,
    usable,
    usable_count,
    use_card,
)
from .stand import OUT_OF_REACH, Stand
from .table import (
    BUY,
    DISCARD,
    DONE,
    NOTHING,
    PAWN,
    PAY,
    PLAY,
    USE,
    Expedition,
    bare_table,
    kinds_in,
    with_card,
)
from .ways import paid_ways, stands_of, survey

PLAYS: Final = Menu(list(range(PLAY, PLAY + KINDS)), [])
DISCARDS: Final = Menu(list(range(DISCARD, DISCARD + KINDS)), [DONE])
JUST_DONE: Final[list[int]] = [DONE]
DRAWING: Final[int] = kinds_in([kind for kind in range(KINDS) if SYMBOL[kind] == PURPLE and not EFFECT[kind]])


def set_table(seats: int, chance: Chance, route: str, caves: bool, both: bool, limit: int) -> Expedition:
    """§3.7, §4 Deal the blockades, shuffle the decks, draw the first hands and put the pawns on their start spaces."""
    table = bare_table(seats, chance, route)
    table.limit = limit
    table.first = chance.pick(seats)
    blockades = list(range(1, BLOCKADES + 1))
    for seam in table.route.blocked_seams(both):
        table.blockades = replaced(table.blockades, seam, chance.draw(blockades))
    for place, seat in enumerate(table.from_seat(table.first)):
        for i, number in enumerate(START_SPACES[seats][place]):
            table.pawns[seat * table.each + i] = table.route.starts[number - 1]
        table.draws[seat] = starting_deck()
    if caves:
        lay_caves(table)
    table.then([FirstHands(table.first), Round(table.first)])
    return table


class FirstHands(Step):
    """§4.2 Everybody draws the first hand."""

    def run(self, table: Expedition) -> None:
        for seat in table.from_seat(self.seat):
            table.draw_cards(seat, HAND)


class Round(Step):
    """§13 A round begins with the hat, unless somebody has arrived or nobody ever will."""

    def run(self, table: Expedition) -> None:
        if table.arrivals:
            return None
        table.idle = 0 if table.progress or not table.round else table.idle + 1
        table.progress = False
        if self.nobody_arrives(table):
            return table.tell("nobody-arrives", self.seat)
        table.round += 1
        table.tell("round", self.seat, table.round)
        table.then_written(ROUNDS[table.seats][self.seat])
        return None

    def nobody_arrives(self, table: Expedition) -> bool:
        """§13.4, Q26 Nobody has anything left, nothing has happened for long, or the limit of rounds is reached."""
        if table.idle >= IDLE_ROUNDS or (table.limit and table.round >= table.limit):
            return True
        return all(table.without_anything(seat) for seat in range(table.seats))


class Turn(Step):
    """§5 A turn: play cards, discard, draw. Who has neither cards nor tokens is passed over (Q26)."""

    def run(self, table: Expedition) -> None:
        me = self.seat
        if table.without_anything(me):
            return table.tell("passed-over", me)
        table.bought = table.passing = False
        table.trail = []
        table.then_written(TURNS[me])
        return None


class PlayCards(Step):
    """§5.1 Phase 1: move, pay for a way, play purple cards and tokens, buy one card; in any order, until done."""

    def options(self, table: Expedition) -> list[int]:
        me = self.seat
        tokens = table.tokens[me]
        if not tokens and not table.hands[me]:
            return JUST_DONE
        stands = stands_of(table, me)
        found = PLAYS.of(playable(table, me, stands))
        if tokens:
            found = found + usable_tokens(table, me, survey(stands))
        if table.bought:
            return found + JUST_DONE
        paid = paid_ways(stands, usable_count(table, me))
        if paid:
            found = found + paid
        return found + purchases(table, me)

    def resolve(self, table: Expedition, action: int) -> None:
        if action == DONE:
            return
        table.next(self)
        if action < PLAY:
            make_way(table, self.seat, action)
        elif action < USE:
            play_card(table, self.seat, action - PLAY)
        elif action < PAWN:
            use_token(table, self.seat, action - USE)
        else:
            table.next(PutAway(self.seat))
            table.next(Pay(self.seat, action - BUY, PRICE[action - BUY]))

    def refuse(self, table: Expedition, action: int) -> str:
        me = self.seat
        if action < PLAY:
            return refuse_payment(table, me, action)
        if action < USE:
            return refuse_play(table, me, action - PLAY)
        if action < PAWN:
            return refuse_token(table, me, action - USE, survey(stands_of(table, me)))
        if BUY <= action < PAY:
            return refuse_purchase(table, me, action - BUY)
        return "not-now"

    def obvious(self, table: Expedition) -> bool:
        return not table.hands[self.seat] and not table.tokens[self.seat]


def playable(table: Expedition, seat: int, stands: list[Stand]) -> int:
    """§5.1, §9 The kinds of hand cards that can be played, as bits: purple ones; until one buys, what moves a pawn."""
    held, moving = usable(table, seat), 0
    for here in stands:
        moving |= here.cards
    if table.bought:
        moving &= 1 << NATIVE
    if held >> TRANSMITTER & 1 and any_left(table):
        moving |= 1 << TRANSMITTER
    return held & (DRAWING | moving)


def any_left(table: Expedition) -> bool:
    """§9.2 Whether a card is left to be taken."""
    return any(table.stock)


def usable_tokens(table: Expedition, seat: int, least: list[int]) -> list[int]:
    """§11.5 The tokens that can be used now, as actions; *least* is the power that moves a pawn."""
    tokens = table.tokens[seat]
    return [USE + t for t in range(TOKENS) if t in tokens and not refuse_token(table, seat, t, least)]


def play_card(table: Expedition, seat: int, card: int) -> None:
    """§6.1, §9 Play a card for its power or its action; what is drawn may be used this turn."""
    use_card(table, seat, card)
    table.tell("played", seat, card)
    if ITEM[card]:
        table.next(PutAway(seat))
    if SYMBOL[card] < WHITE:
        set_out(table, seat, SYMBOL[card], STRENGTH[card])
    elif SYMBOL[card] == WHITE:
        table.next(ChooseSymbol(seat, STRENGTH[card], NO_SYMBOL))
    elif EFFECT[card] == "native":
        set_out(table, seat, PURPLE, 0)
    elif EFFECT[card] == "take":
        table.next(Transmit(seat))
    else:
        table.draw_cards(seat, DRAWS[card])
        if REMOVES[card]:
            table.next(RemoveCards(seat, REMOVES[card]))


def use_token(table: Expedition, seat: int, token: int) -> None:
    """§11.5 to §11.13 Use a cave token."""
    table.spend_token(seat, token)
    table.tell("used", seat, token)
    if TOKEN_POWER[token]:
        set_out(table, seat, TOKEN_SYMBOL[token], TOKEN_POWER[token])
    elif token == DRAW_TOKEN:
        table.draw_cards(seat, 1)
    elif token == REMOVE_TOKEN:
        table.next(RemoveOne(seat))
    elif token == REPLACE_TOKEN:
        table.next(ReplaceCards(seat, 0))
    elif token == PASS_TOKEN:
        table.passing = True
    elif token == NATIVE_TOKEN:
        set_out(table, seat, PURPLE, 0)
    else:
        table.then([ChangeCard(seat), PutAway(seat)])


def refuse_play(table: Expedition, seat: int, card: int) -> str:
    """Why a hand card cannot be played."""
    if card not in table.hands[seat]:
        return refuse_card(table, seat, card)
    if SYMBOL[card] == PURPLE:
        return refuse_purple(table, card, survey(stands_of(table, seat)))
    return "after-buying" if table.bought else "no-step"


def refuse_purple(table: Expedition, card: int, least: list[int]) -> str:
    """§9 Why a purple card cannot be played, if so: those that draw always can."""
    if EFFECT[card] == "native" and least[PURPLE] == OUT_OF_REACH:
        return "no-target"
    return "no-card-left" if EFFECT[card] == "take" and not any_left(table) else ""


def refuse_token(table: Expedition, seat: int, token: int, least: list[int]) -> str:
    """§11.5 Why a token cannot be used now, if so."""
    if token not in table.tokens[seat]:
        return "no-such-token"
    if TOKEN_POWER[token]:
        return "no-step" if TOKEN_POWER[token] < least[TOKEN_SYMBOL[token]] else ""
    if token in (REMOVE_TOKEN, REPLACE_TOKEN):
        return "" if table.hands[seat] else "no-hand"
    if token == KEEP_ITEM:
        return "keep-item-later"
    if token == NATIVE_TOKEN:
        return "no-target" if least[PURPLE] == OUT_OF_REACH else ""
    if token == CHANGE_SYMBOL:
        if table.bought:
            return "after-buying"
        return "" if changeable(table, seat, least) else "nothing-to-change"
    return ""


class ClearPlay(Step):
    """§5.2 Phase 2 begins: the play area goes to the discard pile, and cards gained become like any other (Q8)."""

    def run(self, table: Expedition) -> None:
        me = self.seat
        if table.plays[me]:
            table.discards[me] = table.discards[me] + table.plays[me]
            table.plays[me] = NOTHING
        if table.gained:
            table.unmark(me)


class DiscardCards(Step):
    """§5.2 Phase 2: discard hand cards one by one, or keep what is left."""

    def options(self, table: Expedition) -> list[int]:
        hand = table.hands[self.seat]
        return DISCARDS.of(kinds_in(hand)) if hand else NO_OPTIONS

    def resolve(self, table: Expedition, action: int) -> None:
        if action == DONE:
            return
        table.from_hand(self.seat, action - DISCARD)
        table.discards[self.seat] = with_card(table.discards[self.seat], action - DISCARD)
        table.tell("discarded", self.seat, action - DISCARD)
        table.next(self)

    def refuse(self, table: Expedition, action: int) -> str:
        if DISCARD <= action < DISCARD + KINDS:
            return "not-held"
        return "phase-over" if action < DISCARD else "not-now"


class DrawUp(Step):
    """§5.3 Phase 3: draw until the hand has four cards; who kept as many draws none."""

    def run(self, table: Expedition) -> None:
        table.draw_cards(self.seat, HAND - len(table.hands[self.seat]))


def turn_of(seat: int) -> list[Step]:
    """§5 The three phases of a turn."""
    return written([PlayCards(seat), ClearPlay(seat), DiscardCards(seat), DrawUp(seat)])


def round_of(first: int, seats: int) -> list[Step]:
    """§13 The turns of a round, from the hat on, and the next round."""
    turns: list[Step] = [Turn((first + place) % seats) for place in range(seats)]
    return written([*turns, Round(first)])


TURNS: Final = [turn_of(seat) for seat in range(max(SEATS))]
ROUNDS: Final = [[round_of(first, seats) for first in range(seats)] for seats in range(max(SEATS) + 1)]


# -- the end -----------------------------------------------------------------------------------------------------------


def ranks(table: Expedition) -> list[int]:
    """§13.3 Among those who arrived: most blockades, the highest number, the first to arrive. The others share the last
    place; where nobody arrived nobody is first.
    """
    keys = [standing(table, seat) for seat in range(table.seats)]
    if not table.arrivals:
        return [2] * table.seats
    return [1 + len([other for other in keys if other > key]) for key in keys]


def standing(table: Expedition, seat: int) -> tuple[int, int, int, int]:
    """What counts at the end, in the order in which it is compared."""
    if seat not in table.arrivals:
        return (0, 0, 0, 0)
    taken = table.taken[seat]
    return (1, len(taken), max(taken, default=0), -table.arrivals.index(seat))


def scores(table: Expedition) -> list[int]:
    """How many pawns each player has in the gate: all of them is what everybody races for."""
    return [table.each - len(table.own_pawns(seat)) for seat in range(table.seats)]
