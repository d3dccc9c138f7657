"""What counts in a position of Unreal Estate: for each seat a list of numbers of the order of 1."""

from __future__ import annotations

from typing import Final

from ..data import AMOUNT, EFFECTS, KEPT, VALUE
from ..rules.rounds import KEPT_SPECIALS
from ..rules.table import ALL_BUILDINGS, Estate
from .outlook import NAMES
from .survey import Survey, most_of

FEATURES: Final = [
    "score",
    "behind",  # how much the leader is ahead
    "best set",
    "best set on the move",
    "second best set",
    "all sets",
    "takings",  # of a race in which everybody only scores
    "takings of the best rival",
    "hope",  # plans to come for names that nobody else holds ...
    "shared hope",  # ... and for those that others hold, too
    "synergy",  # several cards of one name
    "clash",  # my sets whose name an opponent holds
    "cards in hand",
    "specials in hand",
    "help of specials",  # what a special would add to the best set
    "my toll",
    "toll against my best set",
    "actions in this round",
    "wait",  # actions before my next one
    "bargain",  # on the proposal table, for whoever comes first
    "next round",  # my place in it
]
TEN: Final = 0.1


def features(estate: Estate, survey: Survey, seat: int) -> list[float]:
    """See FEATURES."""
    holding, course = Holding(estate, survey, seat), survey.course
    best = holding.best
    return [
        estate.scores[seat] * TEN,
        (survey.leading - estate.scores[seat]) * TEN,
        best * TEN,
        best * TEN if course.mover == seat else 0.0,
        holding.second * TEN,
        holding.total * TEN,
        survey.takings[seat] * TEN,
        most_of(survey.takings, seat) * TEN,
        holding.alone * TEN,
        holding.shared * TEN,
        holding.synergy * TEN,
        holding.lost * TEN,
        estate.size(seat) * TEN,
        holding.specials * 1.0,
        holding.help * TEN,
        len(estate.tolls[seat]) * 1.0,
        tolls_against(estate, seat) * best * TEN,
        course.actions[seat] * 0.5,
        course.wait[seat] * 0.5,
        survey.bargain(seat) * TEN,
        course.later[seat] * 0.5,
    ]


class Holding:
    """What a seat has in hand, and what may come of it."""

    def __init__(self, estate: Estate, survey: Survey, seat: int) -> None:
        self.best = self.second = self.total = 0.0  # §5 sets that could be scored now
        self.named = -1  # the name of the best
        self.alone = self.shared = 0.0  # plans to come, for names that nobody else holds, and for others
        self.synergy = self.lost = 0.0  # several cards of one name; sets that others hold, too
        self.specials = 0
        self.help = 0.0  # what a special would add to the best set
        for b in NAMES.of(estate.held[seat] & ALL_BUILDINGS):
            self.add(estate, survey, seat, b)
        if estate.held[seat] & KEPT_SPECIALS:
            self.add_specials(estate, estate.hands[seat])

    def add(self, estate: Estate, survey: Survey, seat: int, b: int) -> None:
        """The cards of one name."""
        held, value = estate.hands[seat][b], VALUE[b]
        worth = float(held * value * estate.drawer[b])
        hope = held * value * survey.outlook.coming(b) * 0.35
        self.total += worth
        self.synergy += held * (held - 1) * value
        if is_rivalled(estate, seat, b):
            self.shared += hope
            self.lost += worth
        else:
            self.alone += hope
        if worth > self.best:
            self.best, self.second, self.named = worth, self.best, b
        elif worth > self.second:
            self.second = worth

    def add_specials(self, estate: Estate, hand: list[int]) -> None:
        """The kept specials."""
        for card in KEPT:
            if hand[card]:
                self.specials += 1
                self.help = max(self.help, self.help_of(estate, hand, card))

    def help_of(self, estate: Estate, hand: list[int], card: int) -> float:
        """What a kept special would add to the best set."""
        effect = EFFECTS[card]
        if effect == "museum":
            return max([hand[b] * VALUE[b] * AMOUNT[card] for b in range(len(estate.drawer))]) * 1.0
        if self.named < 0:
            return 0.0
        if effect == "studio":
            return self.best / hand[self.named]
        if effect == "crier":
            return self.best / estate.drawer[self.named]
        return self.second if effect == "crane" else (self.best * 0.5 if effect == "vault" else 4.0)


def is_rivalled(estate: Estate, seat: int, building: int) -> bool:
    """Whether another player holds a name, too."""
    for other in range(estate.seats):
        if other != seat and estate.hands[other][building]:
            return True
    return False


def tolls_against(estate: Estate, seat: int) -> int:
    """The Toll Houses that would take a share of a seat's sets."""
    tolls = 0
    for other in range(estate.seats):
        if other != seat:
            tolls += len(estate.tolls[other])
    return tolls
