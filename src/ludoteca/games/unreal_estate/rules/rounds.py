"""§3 the set-up, §4 a round and §7 the end of the game: the table of contents of Unreal Estate."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.menu import Menu
from ....core.shared import without
from ....core.state import Step, written
from ..data import (
    ACTIONS_EACH,
    AMOUNT,
    BUILDING,
    BUILDINGS,
    CARDS,
    DRAWER,
    EFFECTS,
    HAND,
    KEPT,
    KIND,
    RESHUFFLE,
    REVEAL,
    SEATS,
    SPECIALS,
    TABLE,
    VALUE,
    buildings_for,
    special_cards,
)
from ..data import KEEP as KEEP_KIND
from .kept import LayToll, Ruin, Visit, partners
from .reveals import AddCards, Alms, ClearTable, Demolish, DrawCards, Roost, SwapMeet
from .selections import Carpenter, Mint, Rob, Salvage, Survey
from .sets import SETS, BestowedSet, FinalSet, clear_pile, refuse_set, score_set
from .table import GONE, LYING, NOTHING, PLAY, SCORE, SELECT, Estate, bare_table


def kept_for(effect: str) -> int:
    """The kept specials with this effect, as bits."""
    return sum([1 << card for card in KEPT if EFFECTS[card] == effect])


KEPT_SPECIALS: Final[int] = sum([1 << card for card in KEPT])  # as bits, like what follows
TOLLS: Final = kept_for("toll")
MUSEUMS: Final = kept_for("museum")
EXCHANGES: Final = kept_for("exchange")
SET_SPECIALS: Final[int] = KEPT_SPECIALS & ~(TOLLS | MUSEUMS | EXCHANGES)
PLAYS: Final = Menu([PLAY + card for card in range(BUILDINGS, CARDS)], [])


def set_table(seats: int, chance: Chance, short_table: str, memory: bool) -> Estate:
    """§3 Deal two cards each, turn up the first cards of the drawer, shuffle six specials into the rest."""
    estate = bare_table(seats, chance)
    estate.short_table, estate.memory = short_table, memory
    estate.deck = buildings_for(seats)
    estate.secret = [deal(estate, seat) for seat in range(seats)]
    for _ in range(DRAWER[seats]):
        estate.to_drawer(chance.draw(estate.deck))
    box = special_cards()
    for _ in range(SPECIALS):
        estate.deck.append(chance.draw(box))
    estate.reshuffle = RESHUFFLE[seats]
    first = chance.pick(seats)
    estate.next(Round(first))
    return estate


def deal(estate: Estate, seat: int) -> list[int]:
    """§3 Deal a hand; nobody else knows any of its cards, which are returned in order."""
    cards = [estate.chance.draw(estate.deck) for _ in range(HAND)]
    for card in cards:
        estate.to_hand(seat, card, seen=True)
    cards.sort()
    return cards


class Round(Step):
    """§4 A round: deal the table, reveal specials, everybody acts, the rest is put away."""

    def run(self, estate: Estate) -> None:
        first = estate.first = self.seat
        if self.is_over(estate):
            estate.tell("final-scoring", first)
            estate.then([FinalSet(seat) for seat in estate.from_seat(first)])
            return
        estate.round += 1
        estate.acted = 0
        estate.tell("round", first, estate.round)
        estate.then_written(ROUNDS[estate.seats][first])

    def is_over(self, estate: Estate) -> bool:
        """§7.1, §7.2 Whether the deck cannot give another round."""
        if not RESHUFFLE[estate.seats]:
            least = 1 if estate.short_table == "play" else TABLE[estate.seats]
            return len(estate.deck) < least
        available = len(estate.deck) + (len(estate.discard) if estate.reshuffle else 0)
        return available < TABLE[estate.seats]


def round_of(first: int, seats: int) -> list[Step]:
    """§4 What a round brings."""
    order = [(first + place) % seats for place in range(seats)] * ACTIONS_EACH[seats]
    turns: list[Step] = [Turn(seat) for seat in order]
    return [Deal(first), Reveal(first), *turns, Cleanup(first), Round((first + 1) % seats)]


class Deal(Step):
    """§4 Put the cards of the proposal table face up, left to right."""

    def run(self, estate: Estate) -> None:
        estate.lay(TABLE[estate.seats])


class Reveal(Step):
    """§4 While a special that acts when dealt lies on the table, the leftmost takes effect; it is not replaced."""

    def run(self, estate: Estate) -> None:
        for slot, card in enumerate(estate.table):
            if KIND[card] == REVEAL and estate.takers[slot] == LYING:
                estate.leaves_table(slot, GONE)
                estate.aside = [*estate.aside, card]
                estate.tell("revealed", self.seat, card)
                estate.then([*effect(self.seat, card), Discard(self.seat, card), Reveal(self.seat)])
                return


class Turn(Step):
    """§4.1 Take a card, play a kept special or score a set. Nobody may pass; who can do nothing is skipped."""

    def __init__(self, seat: int, extra: bool = False) -> None:
        super().__init__(seat)
        self.extra: Final = extra  # given by a special, besides the regular actions of the round

    def options(self, estate: Estate) -> list[int]:
        sets = SETS.of(estate.sets(self.seat))
        if estate.held[self.seat] & KEPT_SPECIALS:
            return estate.offered + PLAYS.of(playable(estate, self.seat) >> BUILDINGS) + sets
        return estate.offered + sets

    def resolve(self, estate: Estate, action: int) -> None:
        if not self.extra:
            estate.acted += 1
        if action >= SCORE:
            score_set(estate, self.seat, action - SCORE)
            clear_pile(estate, action - SCORE)
        elif action >= PLAY:
            play_special(estate, self.seat, action - PLAY)
        else:
            select_card(estate, self.seat, action - SELECT)

    def run(self, estate: Estate) -> None:
        if not self.extra:
            estate.acted += 1
        estate.tell("no-action", self.seat)

    def refuse(self, estate: Estate, action: int) -> str:
        if SCORE <= action < SCORE + len(estate.drawer):
            return refuse_set(estate, self.seat, action - SCORE)
        if PLAY <= action < PLAY + CARDS:
            card = action - PLAY
            return refuse_special(estate, self.seat, card) if estate.hands[self.seat][card] else "not-held"
        return "not-on-table" if SELECT <= action < SELECT + CARDS else "not-now"

    def obvious(self, estate: Estate) -> bool:
        return estate.is_open(self.seat)


def playable(estate: Estate, seat: int) -> int:
    """§6 The kept specials that a seat can play now, as bits: most of them need a set that can be scored."""
    held = estate.held[seat]
    may = TOLLS
    if estate.sets(seat):
        may |= SET_SPECIALS
    if estate.buildings(seat):
        may |= MUSEUMS
        if held & EXCHANGES and partners(estate, seat):
            may |= EXCHANGES
    return held & may


def select_card(estate: Estate, seat: int, card: int) -> None:
    """§4.1 Take a card: buildings and kept specials to the hand, the other specials take effect at once."""
    estate.leaves_table(estate.slot_of(card), seat)
    estate.tell("took", seat, card)
    if KIND[card] == BUILDING or KIND[card] == KEEP_KIND:
        estate.to_hand(seat, card, seen=True)
        return
    estate.aside = [*estate.aside, card]
    estate.then([*effect(seat, card), Discard(seat, card)])


def play_special(estate: Estate, seat: int, card: int) -> None:
    """§4.1 Play a kept special: carry out its effect, then discard it unless its text says otherwise."""
    estate.from_hand(seat, card, 1)
    estate.aside = [*estate.aside, card]
    estate.tell("played", seat, card)
    estate.then([*effect(seat, card), Discard(seat, card)])


def refuse_special(estate: Estate, seat: int, card: int) -> str:
    """§6 Why a special in hand cannot be played now."""
    if KIND[card] != KEEP_KIND:
        return "no-special"
    if EFFECTS[card] == "museum" or EFFECTS[card] == "exchange":
        return "no-partner" if estate.buildings(seat) else "no-building"
    return "no-set"


def effect(seat: int, card: int) -> list[Step]:
    """§6 What a special sets off."""
    name, amount = EFFECTS[card], AMOUNT[card]
    match name:
        case "demolish":
            return [Demolish(seat)]
        case "swap_meet":
            return [SwapMeet(seat)]
        case "roost":
            return [Roost(seat)]
        case "add":
            return [AddCards(seat, amount)]
        case "clear":
            return [ClearTable(seat)]
        case "alms":
            return [Alms(seat, amount)]
        case "rob":
            return [Rob(seat)]
        case "survey":
            return [Survey(seat, amount)]
        case "salvage":
            return [Salvage(seat, amount, NOTHING)]
        case "act":
            return [Turn(seat, extra=True) for _ in range(amount)]
        case "draw":
            return [DrawCards(seat, amount)]
        case "mint":
            return [Mint(seat, card)]
        case "carpenter":
            return [Carpenter(seat, amount)]
        case "toll":
            return [LayToll(seat, card)]
        case "exchange":
            return [Visit(seat)]
        case "museum":
            return [Ruin(seat, card)]
        case _:
            return [BestowedSet(seat, card)]


class Discard(Step):
    """§6 After use a special goes to the discard, unless it lies in front of a player now."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, estate: Estate) -> None:
        if self.card in estate.aside:
            estate.aside = without(estate.aside, self.card)
            estate.to_discard(self.card, 1)


class Cleanup(Step):
    """§4 What is left on the proposal table: buildings to the drawer, specials to the discard without effect."""

    def run(self, estate: Estate) -> None:
        for card, taker in zip(estate.table, estate.takers):
            if taker == LYING:
                estate.away(card)
                estate.tell("put-away" if KIND[card] == BUILDING else "discarded", self.seat, card)
        estate.clear_table()


def ranks(estate: Estate) -> list[int]:
    """§7.4 Most points, then most cards in hand, then the highest value in hand, then a shared victory."""
    keys = [(estate.scores[seat], estate.size(seat), hand_value(estate, seat)) for seat in range(estate.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]


def hand_value(estate: Estate, seat: int) -> int:
    """§7.4 The sum of the values in hand; specials count nothing."""
    hand = estate.hands[seat]
    return sum([hand[card] * VALUE[card] for card in range(CARDS)])


ROUNDS: Final = [  # by number of players, by who begins
    [written(round_of(first, seats)) for first in range(seats)] if seats in SEATS else [] for seats in range(SEATS.stop)
]
