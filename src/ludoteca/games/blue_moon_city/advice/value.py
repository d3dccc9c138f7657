"""What a position of Blue Moon City is worth: the features that count, weighted by what self-play taught."""

from __future__ import annotations

from math import exp
from typing import Final

from ....core.advice.adviser import Gain, Learned, Weights, load_weights, most_natural, weighed
from ....core.advice.style import Style
from ....core.state import Step
from ..data import BLUE, GREEN, OFFERINGS_TO_WIN, RED, STEPS
from ..rules.actions import SKIP, TARGET
from ..rules.afford import NO_SOURCE, number_of
from ..rules.contribution import Contribution
from ..rules.endings import ranks
from ..rules.movement import DragonTarget, FigureTarget, Movement
from ..rules.offerings import MoreOfferings, Offering
from ..rules.payment import PalaceColour, Partner, Payment, Recolour
from ..rules.specials import Relocate
from ..rules.table import City
from ..rules.turns import Reset
from .features import FEATURES, everybody
from .gains import gains
from .hints import Hopes, Outlook, hint_cover, hint_discard, hint_more, spaces_once, worst_two
from .payments import Payments
from .sense import Sense
from .survey import ARCHIVE, Archive

LATE: Final[list[int]] = [0, 0, 11, 9, 8]  # rounds after which the game is old, by number of players
WITHIN: Final = 2  # the phase of positions within a turn; its weights are set by hand, a search never asks for them
WHOLE_CITY: Final = 8  # steps that lead anywhere
MOST: Final = 3  # options that a search looks at
KEPT: Final = 40  # hopes before they are forgotten all at once
MANY: Final = 32  # more than any of what decides about hopes


class CityAdviser(Learned[City]):
    """Offerings, crystals and scales, shares in unfinished buildings, cards, and what turns promise."""

    def __init__(self, weights: Weights, archive: Archive = ARCHIVE) -> None:
        super().__init__(weights)
        self.archive: Final = archive
        self.payments: Final = Payments(archive.sense.costs)
        self.hopes: Final[dict[object, Hopes]] = {}
        self.outlook: Outlook | None = None  # the latest, ...
        self.city: City | None = None  # ... of this city ...
        self.moment = 0  # ... at this moment

    def phase(self, state: City) -> int:
        """Between two turns young or old, by the rounds played: no choice can change it; or within a turn."""
        if not self.calm(state):
            return WITHIN
        return 0 if (state.turns - 1) // state.seats < LATE[state.seats] else 1

    def worth(self, state: City) -> list[float]:
        """Each seat's chance to win."""
        if not state.agenda:
            places = ranks(state)
            return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
        weights = self.weights[state.seats][self.phase(state)]
        odds = [exp(weighed(weights, features)) for features in everybody(state, self.archive.of(state))]
        total = sum(odds)
        return [odd / total for odd in odds]

    def features(self, state: City, seat: int) -> list[float]:
        """See FEATURES."""
        return everybody(state, self.archive.of(state))[seat]

    def hint(self, state: City, action: int) -> float:
        """What the next action promises; payments follow the cheapest way, so they need none."""
        step = state.agenda[-1]
        if isinstance(step, Movement):
            return self.look(state).hint(state, action)
        if isinstance(step, Contribution):
            return hint_cover(self.archive.of(state), state, step.seat, action)
        if isinstance(step, Reset):
            return hint_discard(self.archive.of(state), state, step.seat, action)
        if isinstance(step, (Offering, MoreOfferings)):
            return hint_more(self.archive.sense, state, step.seat, action)
        if isinstance(step, (FigureTarget, Relocate)):
            return self.look(state).known(WHOLE_CITY)[action - TARGET]
        return 0.0 if action == SKIP else 1.0

    def search(self, state: City) -> list[int]:
        """Walks that lead somewhere, each once; the cheapest payment; the two worst cards to discard."""
        step, legal = state.agenda[-1], state.legal
        if len(legal) == 1:
            return legal
        if isinstance(step, Movement):
            return self.look(state).sensible(state)
        if is_payment(step):
            return self.payments.first(state.hands[step.seat], step) or legal
        if isinstance(step, Contribution):
            return spaces_once(state, step.seat, legal)
        if isinstance(step, Reset):
            return worst_two(self.archive.of(state), state, step.seat, legal)
        if isinstance(step, DragonTarget):
            here = TARGET + state.figures[step.seat]
            return [here] if here in legal else legal
        return self.look(state).flights() if isinstance(step, (FigureTarget, Relocate)) else legal

    def likely(self, state: City) -> list[int]:
        """Of walks and contributions the most natural ones: a search of many lines does better to look at few."""
        options = self.search(state)
        if len(options) <= MOST:
            return options
        step = state.agenda[-1]
        if isinstance(step, Movement):
            return self.look(state).most_natural(state, options, MOST)
        if isinstance(step, Contribution):
            hints = [hint_cover(self.archive.of(state), state, step.seat, action) for action in options]
            return most_natural(options, hints, MOST)
        return options

    def look(self, city: City) -> Outlook:
        """The outlook of the player on turn."""
        outlook = self.outlook
        if outlook is None or self.city is not city or self.moment != city.moment:
            outlook = self.outlook = self.hopes_of(city).outlook(city)
            self.city, self.moment = city, city.moment
        return outlook

    def hopes_of(self, city: City) -> Hopes:
        """What the player on turn can win on the tiles, found once for the same cards and the same city."""
        survey, seat = self.archive.of(city), city.agenda[-1].seat
        key = (survey, number_of(city.hands[seat], 0, 0, NO_SOURCE, 0), circumstances(city, seat))
        found = self.hopes.get(key)
        if found is None:
            if len(self.hopes) >= KEPT:
                self.hopes.clear()
            found = self.hopes[key] = Hopes(city, survey, seat)
        return found

    def calm(self, state: City) -> bool:
        """Only between two turns: within one, what it promises counts for the player on turn alone."""
        if not state.agenda:
            return True
        step = state.agenda[-1]
        return isinstance(step, Movement) and step.steps == STEPS

    def doubt(self) -> float:
        """Half a building is worth about a tenth of the game."""
        return 0.1

    def minor(self, state: City) -> bool:
        """Payments, the targets of powers, and the reset are bookkeeping."""
        step = state.agenda[-1]
        return is_payment(step) or isinstance(step, (Reset, DragonTarget, FigureTarget, Relocate))

    def progress(self, state: City) -> float:
        """By the offerings of whoever has made most of them, and while there are few by the rounds."""
        made = max([state.offerings(seat) for seat in range(state.seats)]) / OFFERINGS_TO_WIN[state.seats]
        rounds = (state.turns - 1) // state.seats / (2.0 * LATE[state.seats])
        return min(1.0, 0.5 * (made + rounds))

    def first(self, state: City) -> int:
        """Who began."""
        return state.first

    def gains(self, before: City, after: City, seat: int) -> list[Gain]:
        """Why a plan is good."""
        return gains(before, after, seat)

    def in_style(self, style: Style) -> CityAdviser:
        """Who leans to something has other weights and another sense of what counts."""
        archive = Archive(Sense(style.numbers(self.archive.sense.numbers)))
        return CityAdviser(style.weights(self.weights, FEATURES), archive)


def circumstances(city: City, seat: int) -> int:
    """All but the cards and the buildings on which it depends what a seat can win on the tiles, as one number."""
    dragons = city.dragons
    number = ((dragons[RED] + 1) * MANY + dragons[GREEN] + 1) * MANY + dragons[BLUE] + 1
    offering = city.offerings(seat) + 1 if city.crystals[seat] >= city.cost() else 0
    late = 1 if city.contributed and seat == city.turn else 0
    return (((number * MANY + offering) * MANY + city.markers(seat)) * MANY + seat) * 2 + late


def is_payment(step: Step) -> bool:
    """Whether a card has to be paid, or its colour to be named."""
    return isinstance(step, (PalaceColour, Payment, Partner, Recolour))


ADVISER_WEIGHTS: Final = load_weights("ludoteca.games.blue_moon_city.advice")
