"""What a position is worth: the turns that each expedition still needs, by its way and by its deck."""

from __future__ import annotations

from math import exp
from typing import Final

from ....core.advice.adviser import Gain, Learned, Weights, load_weights, weighed
from ....core.advice.style import Style
from ..data import (
    DRAWS,
    ITEM,
    KINDS,
    PURPLE,
    STRENGTH,
    SYMBOL,
    WHITE,
)
from ..rules.cards import PutAway, RemoveCards, RemoveOne
from ..rules.caves import ReplaceCards
from ..rules.market import Pay, Transmit
from ..rules.movement import PayWay
from ..rules.rounds import DiscardCards, PlayCards, ranks
from ..rules.table import BUY, DONE, PAY, PLAY, USE, Expedition
from ..rules.ways import stands_of, survey
from .atlas import Atlas
from .deck import STRONGEST, Deck
from .gains import gains
from .hints import Insight
from .net import Net, load_net
from .pace import Pace
from .sense import Sense
from .signs import lasting, passing, tokens_kept, turn_to_come

FEATURES: Final = [
    "turns to go",  # along the best way, with the help of items and coins
    "blockades taken",
    "tokens",
    "at hand",  # what the cards in hand may still do in this turn
    "turn to come",  # in this round
    "arrived",
]
YOUNG: Final = 20.0  # turns to go above which the game is young ...
OLD: Final = 8.0  # ... and below which it is old
WHOLE_GAME: Final = 45.0  # turns to go at the beginning
TENTH: Final = 0.1
DEAREST: Final = 0.25  # turns that a power in hand saves at the most ...
USED: Final = 0.65  # ... and the part of it that gets used
FREE: Final = 0.03  # turns that a move saves beyond the best purchase: then it comes first
OPEN_RACE: Final = 0.1  # the part of the worth that never saturates
SHARE: Final = 3.0  # turns that everybody has to go at least, in the open race
MARGIN: Final = 0.4  # turns by which a card may seem worse and still be looked at
NARROW: Final = 0.2  # the same for a step
WISHES: Final = 3  # purchases to look at


class ExpeditionAdviser(Learned[Expedition]):
    """Turns to go along the best way with the deck as it is; who needs fewer is ahead."""

    def __init__(self, weights: Weights, one_pawn: Sense, two_pawns: Sense) -> None:
        super().__init__(weights)
        self.atlases: Final = [Atlas(one_pawn), Atlas(two_pawns)]
        self.insight: Insight | None = None  # into the decision that was looked at last

    # -- worth -----------------------------------------------------------------------------------------------------

    def worth(self, state: Expedition) -> list[float]:
        """Each seat's chance to win: by the net where a turn begins, by the weights in the middle of one."""
        if not state.agenda:
            return result(state)
        return self.foreseen(state) if fresh(state) else self.weighed_worth(state)

    def weighed_worth(self, state: Expedition) -> list[float]:
        """The softmax of the weighted features."""
        rows = [self.features(state, seat) for seat in range(state.seats)]
        weights = self.weights[state.seats][stage(state, min([row[0] for row in rows]))]
        return shares([weighed(weights, row) for row in rows], [10.0 * row[0] for row in rows])

    def foreseen(self, state: Expedition) -> list[float]:
        """What the net makes of a position in which a turn begins."""
        net = NETS[state.each - 1]
        paces = [self.atlas(state).pace(state, seat) for seat in range(state.seats)]
        left = [pace.left() for pace in paces]
        merits: list[float] = []
        for seat, pace in enumerate(paces):
            if not pace.basis:
                pace.basis = net.basis(of_deck(net, pace.deck), lasting(pace, state.route))
            signs = passing(state, seat, left)
            merits.append(net.merit(pace.basis, signs, state.hands[seat], state.draws[seat]))
        return shares(merits, left)

    def phase(self, state: Expedition) -> int:
        """Young, middle or old, by the turns that the first still has to go."""
        return stage(state, min([self.features(state, seat)[0] for seat in range(state.seats)]))

    def features(self, state: Expedition, seat: int) -> list[float]:
        """See FEATURES."""
        pace = self.atlas(state).pace(state, seat)
        return [
            pace.left() * TENTH,
            len(state.taken[seat]) * TENTH,
            tokens_kept(state, seat) * TENTH,
            at_hand(state, pace, seat) * TENTH,
            turn_to_come(state, seat) * TENTH,
            1.0 if seat in state.arrivals else 0.0,
        ]

    def atlas(self, table: Expedition) -> Atlas:
        """The best ways and the sense of what counts, by the pawns that everybody has."""
        return self.atlases[table.each - 1]

    # -- choices ---------------------------------------------------------------------------------------------------

    def looked_at(self, table: Expedition) -> Insight:
        """What there is to know about the options; worked out once for each decision."""
        insight = self.insight
        if insight is None or not (insight.is_about(table) or insight.goes_on(table)):
            insight = self.insight = Insight(table, self.atlas(table))
        return insight

    def hint(self, state: Expedition, action: int) -> float:
        """How natural a move this is."""
        return self.looked_at(state).of(action)

    def search(self, state: Expedition) -> list[int]:
        """Payments and discards by rule; what draws cards is played first, and nothing without any use."""
        if len(state.legal) == 1:
            return state.legal
        step = state.agenda[-1]
        if isinstance(step, PlayCards):
            draws = [action for action in state.legal if PLAY <= action < USE and DRAWS[action - PLAY]]
            return draws[:1] or menu(self.looked_at(state))
        insight = self.looked_at(state)
        if isinstance(step, (Pay, PayWay, DiscardCards, RemoveCards, RemoveOne, ReplaceCards, PutAway)):
            return [insight.best()]
        if isinstance(step, Transmit):
            return foremost(insight.legal, insight.values, WISHES)
        least = max(insight.values) - NARROW
        return [action for i, action in enumerate(insight.legal) if insight.values[i] >= least]

    def minor(self, state: Expedition) -> bool:
        """Everything but what to play, to buy and to take."""
        return bool(state.agenda) and not isinstance(state.agenda[-1], (PlayCards, Transmit))

    def calm(self, state: Expedition) -> bool:
        """A position is judged where a turn begins."""
        return not state.agenda or fresh(state)

    def doubt(self) -> float:
        """A step more or less changes little: the differences between choices are small."""
        return 0.05

    def progress(self, state: Expedition) -> float:
        """By the turns that the first still has to go."""
        tenths = min([self.features(state, seat)[0] for seat in range(state.seats)])
        return 1.0 - min(1.0, max(0.0, tenths * 10.0 * 2 / state.each / WHOLE_GAME))

    def first(self, state: Expedition) -> int:
        """Who wears the hat."""
        return state.first

    def gains(self, before: Expedition, after: Expedition, seat: int) -> list[Gain]:
        """Why a plan is good."""
        return gains(before, after, seat, self.atlas(before))

    def in_style(self, style: Style) -> ExpeditionAdviser:
        """Who leans to something has other weights and another sense of what counts."""
        one_pawn, two_pawns = [Sense(style.numbers(atlas.sense.numbers)) for atlas in self.atlases]
        return ExpeditionAdviser(style.weights(self.weights, FEATURES), one_pawn, two_pawns)


# -- what counts -------------------------------------------------------------------------------------------------------


def shares(merits: list[float], left: list[float]) -> list[float]:
    """The softmax of everybody's merit, and a part for the turns that they have left, which never saturates."""
    top = max(merits)
    odds = [exp(merit - top) for merit in merits]
    speed = [1.0 / (SHARE + max(0.0, turns)) for turns in left]
    all_odds, all_speed = sum(odds), sum(speed)
    return [(1 - OPEN_RACE) * odd / all_odds + OPEN_RACE * s / all_speed for odd, s in zip(odds, speed)]


def result(table: Expedition) -> list[float]:
    """Who has won, shared equally where nobody has."""
    places = ranks(table)
    winners = places.count(1)
    return [(1.0 / winners if place == 1 else 0.0) if winners else 1.0 / table.seats for place in places]


def stage(table: Expedition, tenths: float) -> int:
    """Which part of the game this is, by the turns (in tenths) of the first; two pawns take twice as many."""
    turns = tenths * 10.0 * 2 / table.each
    return 0 if turns > YOUNG else (1 if turns > OLD else 2)


def of_deck(net: Net, deck: Deck) -> list[float]:
    """What the net makes of a deck; worked out once."""
    if not deck.basis:
        deck.basis = net.of_deck(deck.kinds())
    return deck.basis


def fresh(table: Expedition) -> bool:
    """Whether a turn has just begun."""
    step = table.agenda[-1]
    return isinstance(step, PlayCards) and not (table.trail or table.bought or table.gained or table.plays[step.seat])


def at_hand(table: Expedition, pace: Pace, seat: int) -> float:
    """The turns that the cards in hand may still save in this turn: what is not used is lost."""
    step = table.agenda[-1] if table.agenda else None
    if step is None or step.seat != seat or isinstance(step, DiscardCards):
        return 0.0
    if fresh(table):
        return 1.0
    if table.bought:
        return 0.0
    least, found = survey(stands_of(table, seat)), 0.0
    for card in table.hands[seat]:
        if card < KINDS and SYMBOL[card] < PURPLE and STRENGTH[card] >= least[SYMBOL[card]] and not ITEM[card]:
            each = pace.each(SYMBOL[card]) if SYMBOL[card] < WHITE else min(pace.machete, pace.paddle, pace.coin)
            found += min(DEAREST, each) * min(STRENGTH[card], STRONGEST)
    return USED * found


# -- what is worth a search --------------------------------------------------------------------------------------------


def menu(insight: Insight) -> list[int]:
    """First the moves that no purchase speaks against; then the best purchases, or the moves that they would forbid."""
    moves: list[int] = []
    values: list[float] = []
    kinds: list[int] = []
    wishes: list[float] = []
    for i, action in enumerate(insight.legal):
        if insight.gains[i] <= 0.0:
            continue
        if BUY <= action < PAY:
            kinds.append(action)
            wishes.append(insight.gains[i])
        else:
            moves.append(action)
            values.append(insight.values[i])
    best = max(values, default=0.0)
    if best > FREE:
        return [action for i, action in enumerate(moves) if values[i] > max(0.0, best - MARGIN)]
    contrary = [action for i, action in enumerate(moves) if values[i] > -MARGIN]
    return contrary + (foremost(kinds, wishes, WISHES) or [DONE])


def foremost(actions: list[int], values: list[float], count: int) -> list[int]:
    """The *count* actions with the highest values."""
    if len(actions) <= count:
        return actions
    ranked = [(-value, actions[i]) for i, value in enumerate(values)]
    ranked.sort()
    return [action for _, action in ranked[:count]]


ADVISER_WEIGHTS: Final = load_weights("ludoteca.games.el_dorado.advice")
NETS: Final = [load_net("one_pawn"), load_net("two_pawns")]  # by the pawns that everybody has
