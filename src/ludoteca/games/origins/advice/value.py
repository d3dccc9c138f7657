"""What a position is worth: the chance of each seat to win, by features that self-play has weighed."""

from __future__ import annotations

from math import exp
from typing import Final

from ....core.advice.adviser import Gain, Learned, Weights, load_weights, most_natural, weighed
from ....core.advice.style import Style
from ....core.chance import Chance
from ..data import DIE_KINDS
from ..rules.actions import CLOSE, RAISE, SEND, VISIT
from ..rules.rounds import Turn
from ..rules.table import Realm
from .features import FEATURES, features
from .gains import gains
from .hints import hint, is_minor, turn_hint, visit_hint, worth_a_look
from .net import Net, load_net
from .offers import Offers
from .prices import Prices, Tariff
from .signs import everybody
from .solo import hope
from .timing import USUAL_ROUNDS, time_that_counts

YOUNG: Final = 4.0  # rounds still to come while the game is young
WHOLE_TURN: Final = 60  # choices that an action may take
MOST: Final = 4  # options that a search looks at


class RealmAdviser(Learned[Realm]):
    """Points, workers, resources and chances, judged between two turns; alone, the chance to reach the target."""

    def __init__(self, weights: Weights, tariff: Tariff, leaning: Weights | None = None) -> None:
        super().__init__(weights)
        self.leaning: Final = leaning  # what a style adds to the weights
        self.tariff: Final = tariff
        self.offers: Offers | None = None  # for the question that was asked last
        self.asked: Realm | None = None  # where something was priced last ...
        self.moment = 0  # ... and at which decision
        self.cost = tariff.shades[0]

    def worth(self, state: Realm) -> list[float]:
        """Each seat's chance to win: of a position in mid-action, where the most natural choices lead."""
        realm = state if is_calm(state) else self.settled(state)
        if realm.seats == 1:
            return hope(realm, self.tariff.now(realm))
        net = NETS.get(realm.seats)
        return self.weighed_worth(realm) if net is None or not realm.agenda else self.foreseen(realm, net)

    def weighed_worth(self, realm: Realm) -> list[float]:
        """The softmax of the weighted features."""
        return super().worth(realm)

    def foreseen(self, realm: Realm, net: Net) -> list[float]:
        """What a net makes of a position in which a turn begins, and what a style adds to it."""
        merits = [net.merit(signs) for signs in everybody(realm, self.tariff.rounds_left(realm))]
        if self.leaning is not None:
            weights = self.leaning[realm.seats][self.phase(realm)]
            merits = [merit + weighed(weights, self.features(realm, seat)) for seat, merit in enumerate(merits)]
        top = max(merits)
        odds = [exp(merit - top) for merit in merits]
        total = sum(odds)
        return [odd / total for odd in odds]

    def settled(self, realm: Realm) -> Realm:
        """Where the most natural choices lead until the action is finished."""
        twin = realm.clone(Chance(realm.chance.seed))
        for _ in range(WHOLE_TURN):
            if is_calm(twin):
                break
            twin.play(self.natural(twin))
        return twin

    def features(self, state: Realm, seat: int) -> list[float]:
        """See FEATURES."""
        return features(state, seat, time_that_counts(self.tariff.rounds_left(state)))

    def phase(self, state: Realm) -> int:
        """Young, old, or in its last round."""
        if state.ending:
            return 2
        return 0 if self.tariff.rounds_left(state) > YOUNG else 1

    def hint(self, state: Realm, action: int) -> float:
        """How natural an action is."""
        if action >= RAISE:
            return hint(state, action, self.priced(state))
        if action >= VISIT or SEND <= action < CLOSE:
            return visit_hint(state, action, self.offered(state, action))
        return turn_hint(state, action, self.priced(state))

    def offered(self, realm: Realm, action: int) -> Offers:
        """What the sites promise at the decision that has this option."""
        offers = self.offers
        if offers is None or not offers.stand(realm, action):
            offers = self.offers = Offers(realm, realm.agenda[-1], self.priced(realm))
        return offers

    def priced(self, realm: Realm) -> Prices:
        """The prices of this decision, worked out once."""
        if self.asked is not realm or self.moment != realm.moment:
            self.asked, self.moment, self.cost = realm, realm.moment, self.tariff.now(realm)
        return self.cost

    def search(self, state: Realm) -> list[int]:
        """The legal actions; of many cells for a tile only the best few."""
        return worth_a_look(state)

    def likely(self, state: Realm) -> list[int]:
        """The most natural options: a search of many lines does better to look at few."""
        options = self.search(state)
        if len(options) <= MOST or self.minor(state):
            return options
        return most_natural(options, [self.hint(state, action) for action in options], MOST)

    def calm(self, state: Realm) -> bool:
        """Only between two rounds: what a round brings is seen best when it is over."""
        return is_calm(state) and nobody_acted(state)

    def doubt(self) -> float:
        """Turns are long and their single choices small."""
        return 0.03

    def minor(self, state: Realm) -> bool:
        """Whether the choice is bookkeeping."""
        return is_minor(state)

    def progress(self, state: Realm) -> float:
        """By the rounds that may still follow."""
        return 1.0 - min(1.0, self.tariff.rounds_left(state) / USUAL_ROUNDS)

    def first(self, state: Realm) -> int:
        """Who begins the round."""
        return state.bastion

    def gains(self, before: Realm, after: Realm, seat: int) -> list[Gain]:
        """Why a plan is good."""
        return gains(before, after, seat)

    def in_style(self, style: Style) -> RealmAdviser:
        """Who leans to something has other weights and other prices."""
        weights = style.weights(self.weights, FEATURES)
        tariff = Tariff(style.numbers(self.tariff.numbers))
        return RealmAdviser(weights, tariff, difference(weights, self.weights))


def difference(weights: Weights, others: Weights) -> Weights:
    """By how much weights are greater than others."""
    return {
        seats: [[one - two for one, two in zip(row, less)] for row, less in zip(rows, others[seats])]
        for seats, rows in weights.items()
    }


def is_calm(realm: Realm) -> bool:
    """Whether a turn is about to begin, or the game is over."""
    if not realm.agenda:
        return True
    step = realm.agenda[-1]
    return isinstance(step, Turn) and not step.extra


def nobody_acted(realm: Realm) -> bool:
    """Whether a round is about to begin: everybody is at home, and the holder of the Bastion is to move."""
    if realm.agenda and realm.agenda[-1].seat != realm.bastion:
        return False
    for seat in range(realm.seats):
        if realm.passed[seat] or realm.archons[seat]:
            return False
        for freeman in realm.freemen[seat]:
            if freeman >= DIE_KINDS:
                return False
    return True


ADVISER_WEIGHTS: Final = load_weights("ludoteca.games.origins.advice")
NET: Final = load_net("ludoteca.games.origins.advice", "net.json")
NETS: Final[dict[int, Net]] = {3: NET, 4: NET}  # by number of players: for two the weights do as well
