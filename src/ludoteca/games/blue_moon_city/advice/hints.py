"""What is natural to do: where to walk, what to cover, which cards to give away; and what need not be looked at."""

from __future__ import annotations

from typing import Final

from ....core.advice.adviser import most_natural
from ..data import (
    ANY,
    AQUA,
    CARDS,
    COLOUR,
    COURTYARD,
    DRAGON_STEPS,
    EXTRA_STEPS,
    FIRST_CARD,
    FIRST_SPACE,
    KHIND,
    NOWHERE,
    SPACE_COLOUR,
    SPACE_VALUE,
    SPACES,
    STEPS,
    TILES,
    VALUE,
)
from ..rules.actions import CONTRIBUTE, DISCARD, DRAW, END_CONTRIBUTION, END_MOVEMENT, EXTRA, OFFER, POWER, STEP, TARGET
from ..rules.afford import plain
from ..rules.movement import Movement
from ..rules.table import NOTHING, City
from .promises import offering, purse, recolours
from .sense import FARTHEST, Sense
from .survey import Site, Survey, potential

FLIGHTS: Final = 5  # tiles to which a figure may fly, the best ones
USEFUL: Final = 0.01

NOT_YET: Final = -1e9  # worked out
STEP_BITS: Final = 4
FLYING: Final = 15  # instead of steps, where a tile is chosen from all


class Hopes:
    """What a seat can win on each tile with its cards, wherever it stands; a search comes to the same ones again."""

    def __init__(self, city: City, survey: Survey, seat: int) -> None:
        self.survey: Final = survey
        self.seat: Final = seat
        self.markers: Final = city.markers(seat)
        self.gains: Final = [0.0] * TILES
        self.hopeful: Final[list[int]] = []  # the tiles on which anything can be won
        self.sums: Final = [NOT_YET] * TILES  # won on a tile, and later from there
        self.outlooks: Final[dict[int, Outlook]] = {}
        coins = purse(city.hands[seat])
        for tile in city.plan.laid:
            gain = self.gains[tile] = potential(city, survey, seat, tile, coins, self.markers)
            if gain > 0.0:
                self.hopeful.append(tile)

    def outlook(self, city: City) -> Outlook:
        """The outlook from where the figure stands, with the steps that are left."""
        step, here = city.agenda[-1], city.figures[self.seat]
        steps = min(FARTHEST, step.steps) if isinstance(step, Movement) else FLYING
        key = here << STEP_BITS | steps
        found = self.outlooks.get(key)
        if found is None:
            found = self.outlooks[key] = Outlook(self, here, 0 if steps == FLYING else steps, city.legal)
        return found


class Outlook:
    """What the player on turn can hope for from each tile."""

    def __init__(self, hopes: Hopes, here: int, steps: int, legal: list[int]) -> None:
        self.survey: Final = hopes.survey
        self.sense: Final = hopes.survey.sense
        self.plan: Final = hopes.survey.plan
        self.seat: Final = hopes.seat
        self.markers: Final = hopes.markers
        self.gains: Final = hopes.gains
        self.hopeful: Final = hopes.hopeful
        self.sums: Final = hopes.sums
        self.here: Final = here
        self.steps: Final = steps
        self.legal: Final = legal
        ways = hopes.survey.map.of(here)
        self.rings: Final = ways.rings  # the tiles by their distance ...
        self.first: Final = ways.first  # ... and where the way to them begins
        self.ends: Final = [0.0] * TILES  # what it is worth to end the walk there
        self.tops: Final[list[float]] = []  # the best of these ends, by how far one may walk, as far as they are known
        self.hints: Final[dict[int, float]] = {}
        self.worth_a_look: list[int] = []  # once it is known ...
        self.best_first: list[int] = []  # ... and the best of it

    def look(self, far: int) -> None:
        """Work out what it is worth to end the walk on each tile up to *far* steps away."""
        best = self.tops[-1] if self.tops else 0.0
        for steps in range(len(self.tops), far + 1):
            for tile in self.rings[steps]:
                end = self.ends[tile] = self.end(tile, steps)
                if end > best:
                    best = end
            self.tops.append(best)

    def end(self, tile: int, steps: int) -> float:
        """What can be won on a tile, and later from there, less the way of so many steps."""
        if self.sums[tile] == NOT_YET:
            self.sums[tile] = self.gains[tile] + self.later(tile)
        return self.sums[tile] - self.sense.way * steps

    def later(self, tile: int) -> float:
        """The best that can be won from a tile in later turns."""
        later, ways = 0.0, self.plan.ways[tile]
        gains, sense = self.gains, self.sense
        for other in self.hopeful:
            gain = gains[other]
            if gain * sense.soon > later:
                later = max(later, gain * sense.later[ways[other]])
        return later

    def known(self, far: int) -> list[float]:
        """What it is worth to end the walk on each tile up to *far* steps away."""
        if len(self.tops) <= far:
            self.look(far)
        return self.ends

    def best(self, far: int) -> float:
        """The best end of a walk of up to *far* steps."""
        if len(self.tops) <= far:
            self.look(far)
        return self.tops[far]

    def through(self, first: int) -> float:
        """The best end of a walk whose first step leads to *first*."""
        ends, best, ways = self.known(self.steps), 0.0, self.plan.ways[first]
        for far in range(1, self.steps + 1):
            for tile in self.rings[far]:
                if ways[tile] < far and ends[tile] > best:
                    best = ends[tile]
        return best

    def hint(self, city: City, action: int) -> float:
        """How natural an action of the movement phase is, worked out once."""
        found = self.hints.get(action)
        if found is None:
            found = self.hints[action] = self.walk(city, action)
        return found

    def walk(self, city: City, action: int) -> float:
        """How natural an action of the movement phase is."""
        if action == END_MOVEMENT:
            return self.known(self.steps)[self.here]
        if action < POWER:
            return self.through(action - STEP)
        card = action - POWER
        if COLOUR[card] <= AQUA:
            return self.lure(city, card)
        far = FARTHEST if VALUE[card] == 1 else min(FARTHEST, self.steps + EXTRA_STEPS)
        return self.best(far) - self.sense.cards[card]

    def lure(self, city: City, card: int) -> float:
        """What it brings to call a dragon to where the figure stands, if the card is not needed to pay."""
        hand = city.hands[self.seat]
        if not self.pays_here(city, card):
            return -1.0
        hand[card] = hand[card] - 1
        gain = potential(city, self.survey, self.seat, self.here, purse(hand), self.markers)
        hand[card] = hand[card] + 1
        if gain <= USEFUL:
            return -1.0
        return (
            self.known(self.steps)[self.here] - self.gains[self.here] + gain + self.sense.scale - self.sense.cards[card]
        )

    def pays_here(self, city: City, card: int) -> bool:
        """Whether the dragon of a card may come to where the figure stands and pay there."""
        dragon = city.dragons[COLOUR[card]]
        if self.here == COURTYARD or dragon == self.here or self.gains[self.here] <= USEFUL:
            return False
        if city.rebuilt[self.here]:
            return False
        return VALUE[card] == 1 or (dragon != NOWHERE and city.plan.ways[dragon][self.here] <= DRAGON_STEPS)

    def sensible(self, city: City) -> list[int]:
        """The actions of the movement phase that lead somewhere: each way once, powers where they serve."""
        if not self.worth_a_look:
            steps = self.ways_out()
            self.worth_a_look = [action for action in self.legal if self.leads(city, action, steps)] or self.legal
        return self.worth_a_look

    def most_natural(self, city: City, options: list[int], most: int) -> list[int]:
        """So many of the sensible actions, the best first, worked out once."""
        if not self.best_first:
            self.best_first = most_natural(options, [self.hint(city, action) for action in options], most)
        return self.best_first

    def leads(self, city: City, action: int, steps: list[int]) -> bool:
        """Whether an action of the movement phase is worth a look."""
        if action == END_MOVEMENT:
            return self.gains[self.here] > USEFUL or self.best(self.steps) <= self.ends[self.here] + USEFUL
        if action < POWER:
            return action in steps
        card = action - POWER
        if COLOUR[card] <= AQUA:
            return self.hint(city, action) > 0.0
        if self.steps < STEPS:  # fly first, walk then
            return False
        return self.hint(city, action) > self.best(self.steps)

    def ways_out(self) -> list[int]:
        """The steps that are the first on the way to a tile that is worth it; of ways that are the same only one."""
        ends = self.known(self.steps)
        found: list[int] = []
        least = ends[self.here] if self.gains[self.here] <= USEFUL else 0.0
        for far in range(1, self.steps + 1):
            for tile in self.rings[far]:
                if self.gains[tile] > USEFUL or ends[tile] > least:
                    step = STEP + self.first[tile]
                    if step not in found:
                        found.append(step)
        return found

    def flights(self) -> list[int]:
        """The best tiles to fly to."""
        ranked = [(-self.known(FARTHEST)[action - TARGET], action) for action in self.legal]
        ranked.sort()
        return [action for _, action in ranked[:FLIGHTS]]


# -- other choices -----------------------------------------------------------------------------------------------------


def hint_cover(survey: Survey, city: City, seat: int, action: int) -> float:
    """What a contribution brings; to end the phase brings nothing more."""
    if action == END_CONTRIBUTION:
        return 0.0
    tile = city.figures[seat]
    site, markers = survey.site(city, seat, tile), city.markers(seat)
    gain = site.cover(action - CONTRIBUTE, markers)
    if site.empty > 1 and finishes(city, seat, site):
        gain = max(gain, site.whole() + USEFUL * (action - CONTRIBUTE))
    return gain if city.contributed else gain + survey.sense.scale * city.dragons.count(tile)


def finishes(city: City, seat: int, site: Site) -> bool:
    """Whether the hand can pay all that is left of a building of one colour."""
    first = FIRST_SPACE[site.tile]
    colour = SPACE_COLOUR[first]
    if colour == ANY or SPACE_COLOUR[first + SPACES[site.tile] - 1] != colour:
        return False
    if site.empty > city.markers(seat):
        return False
    hand = city.hands[seat]
    return site.left <= plain(hand, colour) or (recolours(hand) and site.left <= purse(hand)[colour])


def hint_more(sense: Sense, city: City, seat: int, action: int) -> float:
    """An offering more, if it brings more than its crystals."""
    if action == END_CONTRIBUTION:
        return 0.0
    return offering(sense, city, seat, city.markers(seat)) - (0.0 if action == OFFER else action - EXTRA + 1.0)


def hint_discard(survey: Survey, city: City, seat: int, action: int) -> float:
    """Give away what is worth less than a card from the deck."""
    return 0.0 if action == DRAW else survey.sense.fresh - keeping(survey, city, seat, action - DISCARD)


def least_useful(survey: Survey, city: City, seat: int) -> int:
    """The card in hand that is worth least, if it is worth less than a card from the deck; NOTHING if none is."""
    found, least = NOTHING, survey.sense.fresh
    for card in range(CARDS):
        if city.hands[seat][card] and (worth := keeping(survey, city, seat, card)) < least:
            found, least = card, worth
    return found


def keeping(survey: Survey, city: City, seat: int, card: int) -> float:
    """What a card in hand is worth: less if no space of its colour is open, more with others of its colour."""
    colour, sense = COLOUR[card], survey.sense
    worth = sense.cards[card]
    if colour == KHIND:
        return worth
    open_spaces = survey.demand(city, colour)
    if open_spaces <= 1:
        return worth * (sense.last_use if open_spaces else sense.no_use)
    hand, first = city.hands[seat], FIRST_CARD[colour]
    mates = hand[first] + 2 * hand[first + 1] + 3 * hand[first + 2] - VALUE[card]
    return worth + sense.mates * mates + sense.wanted * open_spaces


def worst_two(survey: Survey, city: City, seat: int, legal: list[int]) -> list[int]:
    """To draw, or to give away one of the two cards that are worth least."""
    first = second = -1
    least = less = 100.0
    for action in legal:
        if action != DRAW:
            worth = keeping(survey, city, seat, action - DISCARD)
            if worth < least:
                first, second, least, less = action, first, worth, least
            elif worth < less:
                second, less = action, worth
    return [action for action in (first, second, DRAW) if action >= 0]


def spaces_once(city: City, seat: int, legal: list[int]) -> list[int]:
    """Of equal spaces only the leftmost."""
    first = FIRST_SPACE[city.figures[seat]]
    found: list[int] = []
    for action in legal:
        if action != END_CONTRIBUTION and found:
            space, before = first + action - CONTRIBUTE, first + found[-1] - CONTRIBUTE
            if SPACE_VALUE[space] == SPACE_VALUE[before] and SPACE_COLOUR[space] == SPACE_COLOUR[before]:
                continue
        found.append(action)
    return found
