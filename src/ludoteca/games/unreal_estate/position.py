"""A table set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Chance
from ...core.state import Step
from .data import ACTIONS_EACH, BUILDINGS, CARDS, IDS, RESHUFFLE, SPECIALS, buildings_for, special_cards
from .rules.rounds import Cleanup, Reveal, Round, Turn
from .rules.table import LYING, Estate, bare_table

Names = Sequence[str]  # names of cards as in the actions: "orc-tavern", several times for several cards


def position(
    seats: int,
    chance: Chance,
    *,
    hands: Sequence[Names] = (),
    table: Names = (),
    drawer: Names = (),
    discard: Names = (),
    fronts: Sequence[Names] = (),
    deck: Names | None = None,
    scores: Sequence[int] = (),
    turn: int = 0,
    first: int | None = None,
    acted: int = 0,
    moment: str = "turn",
    reshuffle: bool | None = None,
    short_table: str = "play",
    memory: bool = True,
) -> Estate:
    """A position in which it is *turn*'s move; what is not named is empty, and the deck has all other cards.

    *acted* regular actions of the round are over. *moment* is "turn" (the table lies there), "reveal" (specials on the
    table that act when dealt are still to act) or "round" (the round begins with the check for the end of the game).
    """
    estate = bare_table(seats, chance)
    estate.short_table, estate.memory = short_table, memory
    estate.first, estate.acted, estate.round = turn if first is None else first, acted, 1
    for seat, names in enumerate(hands):
        for name in names:
            estate.hands[seat][card_of(name)] += 1
    estate.table = [card_of(name) for name in table]
    estate.takers = [LYING] * len(estate.table)
    for name in drawer:
        estate.drawer[card_of(name)] += 1
    estate.discard = [card_of(name) for name in discard]
    estate.tolls = [[card_of(name) for name in fronts[s]] if s < len(fronts) else [] for s in range(seats)]
    estate.scores = [scores[s] if s < len(scores) else 0 for s in range(seats)]
    estate.deck = rest_of_cards(estate) if deck is None else [card_of(name) for name in deck]
    estate.reshuffle = RESHUFFLE[seats] if reshuffle is None else reshuffle
    estate.then(plan(estate, turn, moment))
    estate.advance()
    return estate


def card_of(name: str) -> int:
    """The card with this name."""
    found = name.replace("-", "_")
    if found not in IDS:
        raise ValueError(f"there is no card {name[:40]!r}")
    return IDS.index(found)


def rest_of_cards(estate: Estate) -> list[int]:
    """The cards of a game that lie nowhere yet: buildings by player count, and specials up to the usual number."""
    lying = [*estate.table, *estate.discard, *[card for front in estate.tolls for card in front]]
    used = [lying.count(c) + sum([hand[c] for hand in estate.hands]) for c in range(CARDS)]
    used = [n + (estate.drawer[c] if c < BUILDINGS else 0) for c, n in enumerate(used)]
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
    seats = estate.from_seat(estate.first) * ACTIONS_EACH[estate.seats]
    turns: list[Step] = [Turn(seat) for seat in seats[estate.acted :]]
    steps: list[Step] = [*turns, Cleanup(estate.first), Round(estate.left_of(estate.first)[0])]
    return [Reveal(turn), *steps] if moment == "reveal" else steps
