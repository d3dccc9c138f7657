"""What a position of Unreal Estate is worth: the features that count, weighted by what self-play taught."""

from __future__ import annotations

from typing import Final

from ....core.adviser import Gain, Learned, load_weights
from ..data import ACTIONS_EACH, AMOUNT, BUILDINGS, CARDS, EFFECTS, KEPT, TABLE, VALUE
from ..rules.table import DROP, PLAY, SCORE, SELECT, Estate, points
from .gains import gains

FEATURES: Final = [
    "score",
    "best set",
    "best set on the move",
    "second best set",
    "all sets",
    "hope",  # what held names may become with the plans still to come
    "synergy",  # several cards of one name
    "clash",  # my sets whose name an opponent holds
    "cards in hand",
    "specials in hand",
    "help of specials",  # what a special would add to the best set
    "my toll",
    "toll against my best set",
    "wait",  # actions before my next one
    "far behind",  # how much the leader is ahead
]
EARLY: Final = 6  # rounds left from which the game is young ...
LATE: Final = 2  # ... and up to which it is old
LEFTOVER: Final = 0.35  # share of dealt cards that nobody takes
TEN: Final = 0.1


class EstateAdviser(Learned[Estate]):
    """Sets in hand, what they may grow to, and what others may take away first."""

    def phase(self, state: Estate) -> int:
        """Young, middle or old, by the rounds that the deck still gives."""
        rounds = len(state.deck) // TABLE[state.seats]
        return 0 if rounds > EARLY else (1 if rounds > LATE else 2)

    def features(self, state: Estate, seat: int) -> list[float]:
        """See FEATURES."""
        hand = state.hands[seat]
        best, second, total, named = set_values(state, hand)
        hope, synergy = prospects(state, hand)
        moving = 1.0 if state.agenda and state.agenda[-1].seat == seat else 0.0
        specials = [card for card in KEPT if hand[card]]
        wait = actions_until(state, seat)
        tolls = sum([len(state.tolls[other]) for other in range(state.seats) if other != seat])
        return [
            state.scores[seat] * TEN,
            best * TEN,
            best * TEN * moving,
            second * TEN,
            total * TEN,
            hope * TEN,
            synergy * TEN,
            clash(state, seat) * TEN,
            sum(hand) * TEN,
            len(specials) * 1.0,
            max([help_of(state, hand, card, best, second, named) for card in specials], default=0.0) * TEN,
            len(state.tolls[seat]) * 1.0,
            tolls * best * TEN,
            wait * TEN,
            (max(state.scores) - state.scores[seat]) * TEN,
        ]

    def hint(self, state: Estate, action: int) -> float:
        """Points now; for a card, what it adds to a set today and tomorrow."""
        seat = state.agenda[-1].seat
        hand = state.hands[seat]
        if SCORE <= action < SCORE + BUILDINGS:
            b = action - SCORE
            return points(hand[b], b, state.drawer[b]) - growth(state, hand, b)
        if action < SELECT + BUILDINGS:
            b = action - SELECT
            return VALUE[b] * (state.drawer[b] + 0.5 * hand[b] + 0.6)
        if action < SELECT + CARDS:
            return 6.0
        if PLAY <= action < PLAY + CARDS:
            return 5.0
        if DROP <= action < DROP + BUILDINGS:
            b = action - DROP
            return VALUE[b] * (hand[b] - state.drawer[b] - 1.0)
        return 0.0

    def calibrated(self) -> bool:
        """A player may be told its chances."""
        return True

    def gains(self, before: Estate, after: Estate, seat: int) -> list[Gain]:
        """Why a plan is good."""
        return gains(before, after, seat)


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


def prospects(estate: Estate, hand: list[int]) -> tuple[float, float]:
    """What the held names may score with the plans that are still to come, and how well they stick together."""
    coming = [0] * CARDS
    for card in estate.deck:
        coming[card] += 1
    hope = synergy = 0.0
    for b in range(BUILDINGS):
        if hand[b]:
            hope += hand[b] * VALUE[b] * (estate.drawer[b] + LEFTOVER * coming[b])
            synergy += hand[b] * (hand[b] - 1) * VALUE[b]
    return hope, synergy


def clash(estate: Estate, seat: int) -> float:
    """My sets whose name an opponent holds, too: who scores first empties the pile."""
    mine, lost = estate.hands[seat], 0.0
    for b in range(BUILDINGS):
        if mine[b] and estate.drawer[b]:
            for other in range(estate.seats):
                if other != seat and estate.hands[other][b]:
                    lost += points(mine[b], b, estate.drawer[b])
                    break
    return lost


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


def growth(estate: Estate, hand: list[int], building: int) -> float:
    """What waiting one round may add to a set."""
    rounds = len(estate.deck) / TABLE[estate.seats]
    return hand[building] * VALUE[building] * min(1.0, rounds * 0.3)


def actions_until(estate: Estate, seat: int) -> float:
    """How many actions others take before *seat* acts again."""
    if not estate.agenda:
        return 0.0
    distance = (seat - estate.agenda[-1].seat) % estate.seats
    return distance * 1.0 / ACTIONS_EACH[estate.seats]


ADVISER_WEIGHTS: Final = load_weights("ludoteca.games.unreal_estate.advice")
