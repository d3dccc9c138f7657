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
    "growth",  # what the proposal table would add to my sets whose name nobody else holds ...
    "shared growth",  # ... and to the others
    "sure growth",  # the same, by the share of these cards that nobody can take any more
    "sure shared growth",
    "value in hand",
    "value that others hold, too",
    "value with plans",  # of the names that lie in the drawer
    "names in hand",
    *[f"{EFFECTS[card]} in hand" for card in KEPT],
]
ONLY: Final = [
    [1.0 if one == other else 0.0 for one in FEATURES] for other in FEATURES
]  # weights by which only one counts
TEN: Final = 0.1


def features(estate: Estate, survey: Survey, seat: int) -> list[float]:
    """See FEATURES: each is what a seat would merit if nothing else counted."""
    return [merit(estate, survey, seat, only) for only in ONLY]


def merit(estate: Estate, survey: Survey, seat: int, weights: list[float]) -> float:
    """The weighted sum of a seat's features, in the order of FEATURES; a search would be dearer with a list of them."""
    holding, course = Holding(estate, survey, seat), survey.course
    best = holding.best
    found = weights[0] * (estate.scores[seat] * TEN)
    found += weights[1] * ((survey.leading - estate.scores[seat]) * TEN)
    found += weights[2] * (best * TEN)
    found += weights[3] * (best * TEN if course.mover == seat else 0.0)
    found += weights[4] * (holding.second * TEN)
    found += weights[5] * (holding.total * TEN)
    found += weights[6] * (survey.takings[seat] * TEN)
    found += weights[7] * (most_of(survey.takings, seat) * TEN)
    found += weights[8] * (holding.alone * TEN)
    found += weights[9] * (holding.shared * TEN)
    found += weights[10] * (holding.synergy * TEN)
    found += weights[11] * (holding.lost * TEN)
    found += weights[12] * (holding.cards * TEN)
    found += weights[13] * holding.specials
    found += weights[14] * (holding.help * TEN)
    found += weights[15] * len(estate.tolls[seat])
    found += weights[16] * (tolls_against(estate, seat) * best * TEN)
    found += weights[17] * (course.actions[seat] * 0.5)
    found += weights[18] * (course.wait[seat] * 0.5)
    found += weights[19] * (survey.bargain(seat) * TEN)
    found += weights[20] * (course.later[seat] * 0.5)
    return found + in_hand(estate.hands[seat], holding, survey.staying, weights)


def in_hand(hand: list[int], holding: Holding, staying: float, weights: list[float]) -> float:
    """The features from "growth" on: what the proposal table may add to the sets, and what is in hand at all."""
    found = (weights[21] + weights[23] * staying) * (holding.growth * TEN)
    found += (weights[22] + weights[24] * staying) * (holding.shared_growth * TEN)
    found += weights[25] * (holding.value * TEN)
    found += weights[26] * (holding.shared_value * TEN)
    found += weights[27] * (holding.planned_value * TEN)
    found += weights[28] * (holding.names * TEN)
    if holding.specials:
        for number in range(len(KEPT)):
            if hand[KEPT[number]]:
                found += weights[29 + number]
    return found


class Holding:
    """What a seat has in hand, and what may come of it."""

    def __init__(self, estate: Estate, survey: Survey, seat: int) -> None:
        self.best = self.second = self.total = 0.0  # §5 sets that could be scored now
        self.named = -1  # the name of the best
        self.alone = self.shared = 0.0  # plans to come, for names that nobody else holds, and for others
        self.synergy = self.lost = 0.0  # several cards of one name; sets that others hold, too
        self.cards = self.specials = 0
        self.help = 0.0  # what a special would add to the best set
        self.growth = self.shared_growth = 0  # what the proposal table would add to the sets, if all of it stayed
        self.value = self.shared_value = self.planned_value = 0  # of all cards; if others hold the name; with plans
        self.names = 0
        for b in NAMES.of(estate.held[seat] & ALL_BUILDINGS):
            self.add(estate, survey, seat, b)
        if estate.held[seat] & KEPT_SPECIALS:
            self.add_specials(estate, estate.hands[seat])

    def add(self, estate: Estate, survey: Survey, seat: int, b: int) -> None:
        """The cards of one name."""
        held, value = estate.hands[seat][b], VALUE[b]
        worth = float(held * value * estate.drawer[b])
        hope = held * value * survey.outlook.coming(b) * 0.35
        growth = held * value * survey.outlook.lying(b)
        self.cards += held
        self.names += 1
        self.value += held * value
        if worth:
            self.planned_value += held * value
        self.total += worth
        self.synergy += held * (held - 1) * value
        if is_rivalled(estate, seat, b):
            self.shared += hope
            self.shared_growth += growth
            self.shared_value += held * value
            self.lost += worth
        else:
            self.alone += hope
            self.growth += growth
        if worth > self.best:
            self.best, self.second, self.named = worth, self.best, b
        elif worth > self.second:
            self.second = worth

    def add_specials(self, estate: Estate, hand: list[int]) -> None:
        """The kept specials."""
        for card in KEPT:
            if hand[card]:
                self.cards += hand[card]
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
