"""What a position is worth: the chance of each seat to win, by features that self-play has weighed."""

from __future__ import annotations

from typing import Final

from ....core.adviser import Learned, Weights, load_weights
from ....core.chance import Chance
from ....core.state import State
from ..data import DIE_KINDS
from ..rules.rounds import Turn
from ..rules.table import World
from ..rules.words import RAISE
from .features import features
from .hints import hint, is_minor, turn_hint, worth_a_look
from .prices import Prices, Tariff
from .promises import Offers
from .solo import hope
from .timing import rounds_left

YOUNG: Final = 4.0  # rounds still to come while the game is young
WHOLE_TURN: Final = 60  # choices that an action may take


class WorldAdviser(Learned):
    """Points, workers, resources and chances, judged between two turns; alone, the chance to reach the target."""

    def __init__(self, weights: Weights, tariff: Tariff) -> None:
        super().__init__(weights)
        self.tariff: Final = tariff
        self.offers: Offers | None = None  # for the question that was asked last
        self.asked: list[int] = []  # the options of the decision that was priced last
        self.cost = tariff.shades[0]

    def worth(self, state: State) -> list[float]:
        """Each seat's chance to win: of a position in mid-action, where the most natural choices lead."""
        assert isinstance(state, World)
        world = state if is_calm(state) else self.settled(state)
        return hope(world, self.tariff.now(world)) if world.seats == 1 else super().worth(world)

    def settled(self, world: World) -> World:
        """Where the most natural choices lead until the action is finished."""
        twin = world.clone(Chance(world.chance.seed))
        for _ in range(WHOLE_TURN):
            if is_calm(twin):
                break
            twin.play(self.natural(twin))
        return twin

    def features(self, state: State, seat: int) -> list[float]:
        """See FEATURES."""
        assert isinstance(state, World)
        return features(state, seat)

    def phase(self, state: State) -> int:
        """Young, old, or in its last round."""
        assert isinstance(state, World)
        if state.ending:
            return 2
        return 0 if rounds_left(state) > YOUNG else 1

    def hint(self, state: State, action: int) -> float:
        """How natural an action is."""
        assert isinstance(state, World)
        if action >= RAISE:
            return hint(state, action, self.priced(state))
        step, offers = state.agenda[-1], self.offers
        if offers is None or not offers.stand(state, step):
            offers = self.offers = Offers(state, step, self.priced(state))
        return turn_hint(state, step, action, offers)

    def priced(self, world: World) -> Prices:
        """The prices of this decision; worked out once, for every decision has its own list of options."""
        if self.asked is not world.legal:
            self.asked, self.cost = world.legal, self.tariff.now(world)
        return self.cost

    def search(self, state: State) -> list[int]:
        """The legal actions; of many cells for a tile only the best few."""
        assert isinstance(state, World)
        return worth_a_look(state)

    def calm(self, state: State) -> bool:
        """Only between two rounds: what a round brings is seen best when it is over."""
        assert isinstance(state, World)
        return is_calm(state) and nobody_acted(state)

    def doubt(self) -> float:
        """Turns are long and their single choices small."""
        return 0.03

    def minor(self, state: State) -> bool:
        """Whether the choice is bookkeeping."""
        return is_minor(state.agenda[-1])


def is_calm(world: World) -> bool:
    """Whether a turn is about to begin, or the game is over."""
    if not world.agenda:
        return True
    step = world.agenda[-1]
    return isinstance(step, Turn) and not step.extra


def nobody_acted(world: World) -> bool:
    """Whether a round is about to begin: everybody is at home, and the holder of the Bastion is to move."""
    if (world.agenda and world.agenda[-1].seat != world.bastion) or any(world.passed) or any(world.archons):
        return False
    for people in world.freemen:
        for freeman in people:
            if freeman >= DIE_KINDS:
                return False
    return True


ADVISER_WEIGHTS: Final = load_weights("ludoteca.games.origins.advice")
