"""What counts in a position of Unreal Estate: for each seat a list of numbers of the order of 1."""

from __future__ import annotations

from typing import Final

from ..data import AMOUNT, BUILDINGS, EFFECTS, KEPT, VALUE
from ..rules.table import Estate, points
from .survey import Survey

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
    hand = estate.hands[seat]
    best, second, total, named = set_values(estate, hand)
    alone, shared, synergy, lost = prospects(estate, survey, seat)
    moving = 1.0 if survey.order and survey.order[0] == seat else 0.0
    specials = [card for card in KEPT if hand[card]]
    tolls = sum([len(estate.tolls[other]) for other in range(estate.seats) if other != seat])
    actions, wait, bargain = place_in_round(survey, seat)
    rival = max([survey.takings[other] for other in range(estate.seats) if other != seat])
    return [
        estate.scores[seat] * TEN,
        (max(estate.scores) - estate.scores[seat]) * TEN,
        best * TEN,
        best * TEN * moving,
        second * TEN,
        total * TEN,
        survey.takings[seat] * TEN,
        rival * TEN,
        alone * TEN,
        shared * TEN,
        synergy * TEN,
        lost * TEN,
        sum(hand) * TEN,
        len(specials) * 1.0,
        max([help_of(estate, hand, card, best, second, named) for card in specials], default=0.0) * TEN,
        len(estate.tolls[seat]) * 1.0,
        tolls * best * TEN,
        actions * 0.5,
        wait * 0.5,
        bargain * TEN,
        ((seat - survey.next) % estate.seats) * 0.5 if survey.next >= 0 else 0.0,
    ]


def set_values(estate: Estate, hand: list[int]) -> tuple[float, float, float, int]:
    """§5 The best and second best set now, all together, and the name of the best."""
    best = second = total = 0.0
    named = -1
    for b in range(BUILDINGS):
        if not hand[b]:
            continue
        worth = float(points(hand[b], b, estate.drawer[b]))
        total += worth
        if worth > best:
            best, second, named = worth, best, b
        elif worth > second:
            second = worth
    return best, second, total, named


def prospects(estate: Estate, survey: Survey, seat: int) -> tuple[float, float, float, float]:
    """Plans to come for names that a seat holds alone, and for others; how they stick together; sets at risk."""
    alone = shared = synergy = lost = 0.0
    hand = estate.hands[seat]
    for b in range(BUILDINGS):
        if not hand[b]:
            continue
        hope = hand[b] * VALUE[b] * survey.outlook.coming[b] * 0.35
        synergy += hand[b] * (hand[b] - 1) * VALUE[b]
        rivals = False
        for other in range(estate.seats):
            if other != seat and estate.hands[other][b]:
                rivals = True
        if rivals:
            shared += hope
            lost += points(hand[b], b, estate.drawer[b])
        else:
            alone += hope
    return alone, shared, synergy, lost


def place_in_round(survey: Survey, seat: int) -> tuple[float, float, float]:
    """The actions that a seat still has in this round, those of others before it, and the bargain left for it."""
    actions = wait = bargain = 0.0
    for place, actor in enumerate(survey.order):
        if actor == seat:
            if not actions:
                wait = float(place)
                bargain = float(survey.bargains[place]) if place < len(survey.bargains) else 0.0
            actions += 1.0
    return actions, wait if actions else float(len(survey.order)), bargain


def help_of(estate: Estate, hand: list[int], card: int, best: float, second: float, named: int) -> float:
    """What a kept special would add to the best set."""
    effect = EFFECTS[card]
    if effect == "museum":
        return max([hand[b] * VALUE[b] * AMOUNT[card] for b in range(BUILDINGS)]) * 1.0
    if named < 0:
        return 0.0
    if effect == "studio":
        return best / hand[named]
    if effect == "crier":
        return best / estate.drawer[named]
    return second if effect == "crane" else (best * 0.5 if effect == "vault" else 4.0)
