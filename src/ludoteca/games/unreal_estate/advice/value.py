"""What a position of Unreal Estate is worth: the features that count, weighted by what self-play taught."""

from __future__ import annotations

from typing import Final

from ....core.advice.adviser import Gain, Learned, Weights, load_weights
from ....core.advice.style import Style
from ..rules.table import Estate
from .features import FEATURES, features, merit
from .gains import gains
from .hints import Habits
from .outlook import Outlook, phase_of, rounds_left
from .survey import Survey

WHOLE_GAME: Final = 10.0  # rounds
NEVER: Final = -1e9  # a hint that any choice has


class EstateAdviser(Learned[Estate]):
    """Sets in hand, what they may grow to, and what others may take away first."""

    def __init__(self, weights: Weights, habits: dict[int, Habits]) -> None:
        super().__init__(weights)
        self.habits: Final = habits  # by number of players
        self.outlook: Outlook | None = None  # of the position that was asked about last ...
        self.survey: Survey | None = None  # ... and of the one that was judged last

    def phase(self, state: Estate) -> int:
        """By the rounds that may still follow."""
        return phase_of(state)

    def features(self, state: Estate, seat: int) -> list[float]:
        """See FEATURES."""
        return features(state, self.surveyed(state), seat)

    def merit(self, state: Estate, seat: int) -> float:
        """The weighted sum of a seat's features."""
        survey = self.surveyed(state)
        return merit(state, survey, seat, self.weights[state.seats][survey.outlook.phase])

    def hint(self, state: Estate, action: int) -> float:
        """How natural an action is."""
        return self.habits[state.seats].hint(state, self.looked(state), action)

    def likely(self, state: Estate) -> list[int]:
        """The three most natural of the legal actions, the best first; a whole ranking would be dear at every node."""
        if len(state.legal) <= 3:
            return state.legal
        outlook, habits = self.looked(state), self.habits[state.seats]
        first = second = third = -1
        most = more = much = NEVER
        for action in state.legal:
            hint = habits.hint(state, outlook, action)
            if hint > most:
                first, second, third = action, first, second
                most, more, much = hint, most, more
            elif hint > more:
                second, third = action, second
                more, much = hint, more
            elif hint > much:
                third, much = action, hint
        return [first, second, third]

    def surveyed(self, estate: Estate) -> Survey:
        """Whose turn comes when and what a race would bring, found once for a position."""
        survey = self.survey
        if survey is None or not survey.outlook.stands(estate):
            survey = self.survey = Survey(estate, self.looked(estate))
        return survey

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

    def in_style(self, style: Style) -> EstateAdviser:
        """Who leans to something has other weights and other habits."""
        habits = {seats: Habits(style.numbers(each.numbers)) for seats, each in self.habits.items()}
        return EstateAdviser(style.weights(self.weights, FEATURES), habits)


ADVISER_WEIGHTS: Final = load_weights("ludoteca.games.unreal_estate.advice")
