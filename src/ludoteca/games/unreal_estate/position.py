"""A table set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Chance
from ...core.setup.setting import check_copies, check_length, check_seat, check_seats, check_word, for_each, number_of
from ...core.shared import listed
from ...core.state import Step
from .data import ACTIONS_EACH, BUILDINGS, CARDS, COPIES, IDS, RESHUFFLE, SEATS, SPECIALS, buildings_for, special_cards
from .rules.rounds import Cleanup, Reveal, Round, Turn
from .rules.sets import FinalSet
from .rules.table import GONE, LYING, Estate, bare_table

Names = Sequence[str]  # names of cards as in the actions: "orc-tavern", several times for several cards
Taker = int | str | None  # who took a card of the table: a seat, None if it lies there, "gone" if it left untaken
MOMENTS = ["turn", "reveal", "round", "final"]


def position(
    seats: int,
    chance: Chance,
    *,
    hands: Sequence[Names] = (),
    known: Sequence[Names] = (),
    table: Names = (),
    takers: Sequence[Taker] = (),
    drawer: Names = (),
    discard: Names = (),
    fronts: Sequence[Names] = (),
    deck: Names | None = None,
    scores: Sequence[int] = (),
    turn: int = 0,
    first: int | None = None,
    acted: int = 0,
    round: int = 1,  # noqa: A002
    moment: str = "turn",
    reshuffle: bool | None = None,
    short_table: str = "play",
    memory: bool = True,
) -> Estate:
    """A position in which it is *turn*'s move; what is not named is empty, and the deck has all other cards.

    *known* is the part of each hand that everybody saw go there, *takers* who took each card of the table, as far as
    somebody did. *acted* regular actions of the round are over. *moment* is "turn" (the table lies there), "reveal"
    (specials on the table that act when dealt are still to act), "round" (the round begins with the check for the end
    of the game) or "final" (the last sets are scored, from *turn* on).
    """
    check(seats, turn, first, moment, short_table)
    estate = bare_table(seats, chance)
    estate.short_table, estate.memory = short_table, memory
    estate.first, estate.acted, estate.round = turn if first is None else first, acted, round
    estate.scores = for_each(scores, seats, 0, "scores")
    set_players(estate, hands, known, fronts)
    set_table(estate, table, takers)
    for name in drawer:
        estate.to_drawer(number_of(name, IDS[:BUILDINGS], "building"))
    estate.discard = [card_of(name) for name in discard]
    estate.deck = rest_of_cards(estate) if deck is None else [card_of(name) for name in deck]
    estate.reshuffle = RESHUFFLE[seats] if reshuffle is None else reshuffle
    estate.then(plan(estate, turn, moment))
    estate.advance()
    return estate


def check(seats: int, turn: int, first: int | None, moment: str, short_table: str) -> None:
    """Refuse players, a moment or a variant that the game has not."""
    check_seats(seats, SEATS)
    check_seat(turn, seats, "turn")
    check_seat(turn if first is None else first, seats, "first")
    check_word(moment, MOMENTS, "moment")
    check_word(short_table, ["play", "end"], "short_table")


def set_players(estate: Estate, hands: Sequence[Names], known: Sequence[Names], fronts: Sequence[Names]) -> None:
    """Give everybody their cards: in hand, known to be there, and open in front."""
    held = [counted(names, IDS, "card") for names in for_each(hands, estate.seats, (), "hands")]
    sure = [counted(names, IDS, "card") for names in for_each(known, estate.seats, (), "known")]
    estate.tolls = [[card_of(name) for name in names] for names in for_each(fronts, estate.seats, (), "fronts")]
    for seat in range(estate.seats):
        check_copies(sure[seat], held[seat], IDS)
        secret = [all_of - seen for all_of, seen in zip(held[seat], sure[seat], strict=True)]
        estate.set_hand(seat, held[seat], listed(secret))


def set_table(estate: Estate, table: Names, takers: Sequence[Taker]) -> None:
    """Lay the cards of the round, left to right, and note who took some of them."""
    estate.table = [card_of(name) for name in table]
    check_length(takers, len(table), "takers")
    estate.takers = [taker_of(taker, estate.seats) for taker in takers]
    estate.takers += [LYING] * (len(table) - len(takers))
    estate.offered = estate.selections()


def taker_of(taker: Taker, seats: int) -> int:
    """What became of a card of the table."""
    if taker is None or taker == "gone":
        return LYING if taker is None else GONE
    check_seat(int(taker), seats, "takers")
    return int(taker)


def card_of(name: str) -> int:
    """The card with this name."""
    return number_of(name, IDS, "card")


def counted(names: Names, ids: list[str], kind: str) -> list[int]:
    """How many of each card the names are."""
    cards = [number_of(name, ids, kind) for name in names]
    return [cards.count(card) for card in range(len(ids))]


def rest_of_cards(estate: Estate) -> list[int]:
    """The cards of a game that lie nowhere yet: buildings by player count, and specials up to the usual number."""
    table = [card for card, taker in zip(estate.table, estate.takers, strict=True) if taker == LYING]
    lying = [*table, *estate.discard, *[card for front in estate.tolls for card in front]]
    used = [lying.count(c) + sum([hand[c] for hand in estate.hands]) for c in range(CARDS)]
    used = [n + (estate.drawer[c] if c < BUILDINGS else 0) for c, n in enumerate(used)]
    check_copies(used, COPIES, IDS)
    rest = buildings_for(estate.seats)
    specials = special_cards()
    for card, count in enumerate(used):
        pile = rest if card < BUILDINGS else specials
        for _ in range(min(count, pile.count(card))):
            pile.remove(card)
    missing = max(0, SPECIALS - sum(used[BUILDINGS:]))
    return rest + specials[:missing]


def plan(estate: Estate, turn: int, moment: str) -> list[Step]:
    """What is still to happen in this round."""
    if moment == "round":
        estate.round -= 1
        return [Round(turn)]
    if moment == "final":
        seats = estate.from_seat(estate.first)
        return [FinalSet(seat) for seat in seats[seats.index(turn) :]]
    seats = estate.from_seat(estate.first) * ACTIONS_EACH[estate.seats]
    turns: list[Step] = [Turn(seat) for seat in seats[estate.acted :]]
    steps: list[Step] = [*turns, Cleanup(estate.first), Round(estate.left_of(estate.first)[0])]
    return [Reveal(turn), *steps] if moment == "reveal" else steps
