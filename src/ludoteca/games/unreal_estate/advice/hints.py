"""How natural each choice is, in points: what a card may become, and what a set is worth now rather than later."""

from __future__ import annotations

from typing import Final

from ....core.advice.adviser import load_numbers
from ..data import AMOUNT, BUILDINGS, CARDS, EFFECTS, KIND, SEATS, VALUE
from ..data import KEEP as KEPT
from ..data import SELECT as AT_ONCE
from ..rules.table import DROP, GIVE, KEEP, PASS, PLAY, RUIN, SALVAGE, SCORE, SELECT, SWAP, Estate, points
from .outlook import PHASES, Outlook, rival

TAKE: Final = [  # what speaks for a building, in points or in values of its name
    "now",  # its value times the plans in the drawer
    "mine",  # cards of the name in hand
    "coming",  # ... and still to be dealt
    "value",
    "rivalled",  # the first, where another holds the name
    "theirs",  # what its plan in the drawer would add to another's set
    "twin",  # another one on the proposal table
]
CASH: Final = [  # what speaks for scoring a set now
    "gain",
    "spite",  # what another could have scored with the pile
    "lying",  # what the plans on the proposal table would add to it ...
    "later",  # ... and those still to be dealt
    "risk",  # the gain, where another holds the name
    "fixed",
]
SPECIALS: Final[list[str]] = [EFFECTS[card] for card in range(CARDS) if KIND[card] in (AT_ONCE, KEPT)]
PLAYED: Final[list[str]] = [EFFECTS[card] for card in range(CARDS) if KIND[card] == KEPT]
FEW: Final = 0.1  # for numbers of cards to come
FOUR: Final = 4  # players


def names() -> list[str]:
    """All numbers by which hints judge."""
    phases = range(len(PHASES) + 1)
    found = [f"take-{term}-{phase}" for phase in phases for term in TAKE]
    found += [f"cash-{term}-{phase}" for phase in phases for term in CASH]
    return found + [f"take-{special}" for special in SPECIALS] + [f"play-{special}" for special in PLAYED]


class Habits:
    """The numbers by which hints judge, by phase; files beside this one hold them, and `tools/tune.py` finds them."""

    def __init__(self, numbers: dict[str, float]) -> None:
        phases = range(len(PHASES) + 1)
        self.numbers: Final = numbers
        self.take: Final = [[numbers[f"take-{term}-{phase}"] for term in TAKE] for phase in phases]
        self.cash: Final = [[numbers[f"cash-{term}-{phase}"] for term in CASH] for phase in phases]
        self.taken: Final = [numbers[f"take-{name}"] if name in SPECIALS else 0.0 for name in EFFECTS]
        self.played: Final = [numbers[f"play-{name}"] if name in PLAYED else 0.0 for name in EFFECTS]

    def hint(self, estate: Estate, outlook: Outlook, action: int) -> float:
        """How natural an action is."""
        if action < PLAY:
            card = action - SELECT
            return self.taking(estate, outlook, card) if card < BUILDINGS else self.special(estate, card)
        if action < SCORE:
            return self.playing(estate, outlook, action - PLAY)
        if action < SCORE + BUILDINGS:
            return self.cashing(estate, outlook, action - SCORE)
        return self.other(estate, outlook, action)

    def taking(self, estate: Estate, outlook: Outlook, b: int) -> float:
        """A building for the hand."""
        terms, seat, value = self.take[outlook.phase], estate.agenda[-1].seat, VALUE[b]
        planned, theirs = estate.drawer[b], rival(estate, seat, b)
        merits = terms[0] * planned + terms[1] * estate.hands[seat][b] + terms[2] * FEW * outlook.coming(b) + terms[3]
        if theirs:
            merits += terms[4] * planned + terms[5] * theirs
        if outlook.lying(b) > 1:
            merits += terms[6]
        return merits * value

    def special(self, estate: Estate, card: int) -> float:
        """A special from the proposal table."""
        if EFFECTS[card] == "mint":
            return self.taken[card] * AMOUNT[card] * len(estate.piles())
        return self.taken[card]

    def cashing(self, estate: Estate, outlook: Outlook, b: int) -> float:
        """A set now."""
        terms, seat, value = self.cash[outlook.phase], estate.agenda[-1].seat, VALUE[b]
        held, planned = estate.hands[seat][b], estate.drawer[b]
        gain, theirs = held * value * planned, rival(estate, seat, b)
        merits = terms[0] * gain + terms[5]
        merits += held * value * (terms[2] * outlook.lying(b) + terms[3] * FEW * outlook.coming(b))
        if theirs:
            merits += terms[1] * theirs * value * planned + terms[4] * gain
        return merits

    def playing(self, estate: Estate, outlook: Outlook, card: int) -> float:
        """A special that was kept: the set that it helps to score, and what it adds."""
        effect, seat = EFFECTS[card], estate.agenda[-1].seat
        if effect == "museum":
            return self.played[card] * max([self.ruining(estate, seat, b) for b in range(BUILDINGS)])
        best = second = 0.0
        named = -1
        for b in range(BUILDINGS):
            if estate.hands[seat][b] and estate.drawer[b]:
                merit = self.cashing(estate, outlook, b)
                if named < 0 or merit > best:
                    best, second, named = merit, best, b
                elif merit > second:
                    second = merit
        if named < 0 or effect == "toll" or effect == "exchange":
            return self.played[card]
        held, planned = estate.hands[seat][named], estate.drawer[named]
        if effect == "studio":
            more = VALUE[named] * planned * 1.0
        elif effect == "crier":
            more = VALUE[named] * held * 1.0
        else:
            more = second if effect == "crane" else VALUE[named] * planned * 1.0
        return best + self.played[card] * more

    def ruining(self, estate: Estate, seat: int, b: int) -> float:
        """What a museum gains, less what the set would score."""
        held = estate.hands[seat][b]
        return held * VALUE[b] * 2.0 - points(held, b, estate.drawer[b]) * 0.5

    def other(self, estate: Estate, outlook: Outlook, action: int) -> float:
        """Choices that specials ask for."""
        seat = estate.agenda[-1].seat
        if PASS <= action < PASS + CARDS:
            card = action - PASS
            return -self.taking(estate, outlook, card) if card < BUILDINGS else -self.taken[card]
        if DROP <= action < DROP + BUILDINGS:
            b = action - DROP
            return VALUE[b] * (estate.hands[seat][b] - estate.drawer[b] - 1.0)
        if KEEP <= action < KEEP + CARDS:
            card = action - KEEP
            return self.taking(estate, outlook, card) if card < BUILDINGS else self.taken[card]
        if SALVAGE <= action < SALVAGE + BUILDINGS:
            return self.taking(estate, outlook, action - SALVAGE) - VALUE[action - SALVAGE]
        if GIVE <= action < GIVE + BUILDINGS:
            return -self.taking(estate, outlook, action - GIVE)
        if SWAP <= action < SWAP + BUILDINGS:
            return self.taking(estate, outlook, action - SWAP)
        return self.ruining(estate, seat, action - RUIN) if RUIN <= action < RUIN + BUILDINGS else 0.0


def load_habits() -> dict[int, Habits]:
    """The numbers that ship with the game, by number of players; four play best by their own."""
    usual, four = [
        Habits(load_numbers("ludoteca.games.unreal_estate.advice", file))
        for file in ("habits.json", "habits_four.json")
    ]
    return {seats: four if seats == FOUR else usual for seats in SEATS}
