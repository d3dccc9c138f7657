"""What a position of Unreal Estate is worth: the features that count, weighted by what self-play taught."""

from __future__ import annotations

from typing import Final

from ....core.adviser import Gain, Learned, Weights, load_weights
from ..rules.table import Estate
from .features import features
from .gains import gains
from .hints import Habits
from .outlook import Outlook, phase_of, rounds_left
from .survey import Survey

WHOLE_GAME: Final = 10.0  # rounds
MOST: Final[list[int]] = [0, 0, 3, 3, 3, 99]  # choices that may well be the best, by the number of players


class EstateAdviser(Learned[Estate]):
    """Sets in hand, what they may grow to, and what others may take away first."""

    def __init__(self, weights: Weights, habits: Habits) -> None:
        super().__init__(weights)
        self.habits: Final = habits
        self.outlook: Outlook | None = None  # of the position that was asked about last ...
        self.survey: Survey | None = None  # ... and of the one that was judged last

    def phase(self, state: Estate) -> int:
        """By the rounds that may still follow."""
        return phase_of(state)

    def features(self, state: Estate, seat: int) -> list[float]:
        """See FEATURES."""
        survey = self.survey
        if survey is None or not survey.outlook.stands(state):
            survey = self.survey = Survey(state, self.looked(state))
        return features(state, survey, seat)

    def hint(self, state: Estate, action: int) -> float:
        """How natural an action is."""
        return self.habits.hint(state, self.looked(state), action)

    def likely(self, state: Estate) -> list[int]:
        """The most natural of the legal actions."""
        options, most = state.legal, MOST[state.seats]
        if len(options) <= most:
            return options
        outlook = self.looked(state)
        found: list[int] = []
        hints: list[float] = []
        for action in options:
            hint, place = self.habits.hint(state, outlook, action), len(found)
            while place and hint > hints[place - 1]:
                place -= 1
            if place < most:  # a whole ranking would be dear at every node
                found.insert(place, action)
                hints.insert(place, hint)
                del found[most:], hints[most:]
        return found

    def looked(self, estate: Estate) -> Outlook:
        """The rounds and cards to come, found once for a position."""
        outlook = self.outlook
        if outlook is None or not outlook.stands(estate):
            outlook = self.outlook = Outlook(estate)
        return outlook

    def progress(self, state: Estate) -> float:
        """By the rounds that may still follow."""
        return 1.0 - min(1.0, rounds_left(state) / WHOLE_GAME)

    def first(self, state: Estate) -> int:
        """Who began the round."""
        return state.first

    def gains(self, before: Estate, after: Estate, seat: int) -> list[Gain]:
        """Why a plan is good."""
        return gains(before, after, seat)


ADVISER_WEIGHTS: Final = load_weights("ludoteca.games.unreal_estate.advice")
