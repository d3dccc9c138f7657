"""What is natural to do: where to walk, what to cover, which cards to give away; and what need not be looked at."""

from __future__ import annotations

from typing import Final

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
from ..rules.movement import Movement
from ..rules.table import NOTHING, City
from .promises import offering, purse
from .sense import FARTHEST, Sense
from .survey import Site, Survey, potential

FLIGHTS: Final = 5  # tiles to which a figure may fly, the best ones
USEFUL: Final = 0.01

NOT_YET: Final = -1e9  # worked out


class Outlook:
    """What the player on turn can hope for from each tile; made once for each choice of a walk."""

    def __init__(self, city: City, survey: Survey, before: Outlook | None) -> None:
        step = city.agenda[-1]
        self.city = city
        self.legal = city.legal
        self.moment = city.moment
        self.seat = step.seat
        self.turns = city.turns
        self.here = city.figures[step.seat]
        self.steps = min(FARTHEST, step.steps) if isinstance(step, Movement) else 0
        self.markers = city.markers(step.seat)
        self.hand = city.hands[step.seat].copy()
        self.dragons = city.dragons
        self.survey = survey
        self.sense = survey.sense
        self.rings = survey.rings.of(self.here)  # the tiles by their distance
        self.ends = [0.0] * TILES  # what it is worth to end the walk there
        self.tops: list[float] = []  # the best of these ends, by how far one may walk, as far as they are known
        kept = before if before is not None and before.lasts(self) else None
        self.gains: list[float] = self.hope() if kept is None else kept.gains
        self.hopeful: list[int] = self.hopes() if kept is None else kept.hopeful
        self.sums: list[float] = [NOT_YET] * TILES if kept is None else kept.sums  # won on a tile, and later from there

    def hope(self) -> list[float]:
        """What can be won on each tile."""
        found, coins = [0.0] * TILES, purse(self.hand)
        for tile in self.city.plan.laid:
            found[tile] = potential(self.city, self.survey, self.seat, tile, coins, self.markers)
        return found

    def hopes(self) -> list[int]:
        """The tiles on which anything can be won."""
        return [tile for tile in self.city.plan.laid if self.gains[tile] > 0.0]

    def lasts(self, later: Outlook) -> bool:
        """Whether only steps were made since: what can be won on the tiles is the same."""
        same = self.city is later.city and self.turns == later.turns and self.seat == later.seat
        return (
            same
            and self.survey is later.survey
            and self.hand == later.hand
            and self.dragons == later.dragons
            and self.markers == later.markers
        )

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
        later, ways = 0.0, self.city.plan.ways[tile]
        for other in self.hopeful:
            hope = self.gains[other] * self.sense.later[ways[other]]
            if hope > later:
                later = hope
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
        ends, best, ways = self.known(self.steps), 0.0, self.city.plan.ways[first]
        for far in range(1, self.steps + 1):
            for tile in self.rings[far]:
                if ways[tile] < far and ends[tile] > best:
                    best = ends[tile]
        return best

    def walk(self, action: int) -> float:
        """How natural an action of the movement phase is."""
        if action == END_MOVEMENT:
            return self.known(self.steps)[self.here]
        if action < POWER:
            return self.through(action - STEP)
        card = action - POWER
        if COLOUR[card] <= AQUA:
            return self.lure(card)
        far = FARTHEST if VALUE[card] == 1 else min(FARTHEST, self.steps + EXTRA_STEPS)
        return self.best(far) - self.sense.cards[card]

    def lure(self, card: int) -> float:
        """What it brings to call a dragon to where the figure stands, if the card is not needed to pay."""
        city, hand = self.city, self.city.hands[self.seat]
        if not self.pays_here(card):
            return -1.0
        hand[card] = hand[card] - 1
        gain = potential(city, self.survey, self.seat, self.here, purse(hand), self.markers)
        hand[card] = hand[card] + 1
        if gain <= USEFUL:
            return -1.0
        return (
            self.known(self.steps)[self.here] - self.gains[self.here] + gain + self.sense.scale - self.sense.cards[card]
        )

    def pays_here(self, card: int) -> bool:
        """Whether the dragon of a card may come to where the figure stands and pay there."""
        city, dragon = self.city, self.city.dragons[COLOUR[card]]
        if self.here == COURTYARD or dragon == self.here or self.gains[self.here] <= USEFUL:
            return False
        if city.rebuilt[self.here]:
            return False
        return VALUE[card] == 1 or (dragon != NOWHERE and city.plan.ways[dragon][self.here] <= DRAGON_STEPS)

    def sensible(self) -> list[int]:
        """The actions of the movement phase that lead somewhere: each way once, powers where they serve."""
        found = [action for action in self.legal if self.leads(action)]
        return found or self.legal

    def leads(self, action: int) -> bool:
        """Whether an action of the movement phase is worth a look."""
        if action == END_MOVEMENT:
            return self.gains[self.here] > USEFUL or self.best(self.steps) <= self.ends[self.here] + USEFUL
        if action < POWER:
            return self.opens(action - STEP)
        card = action - POWER
        if COLOUR[card] <= AQUA:
            return self.lure(card) > 0.0
        if self.steps < STEPS:  # fly first, walk then
            return False
        return self.walk(action) > self.best(self.steps)

    def opens(self, first: int) -> bool:
        """Whether a step is the first on the way to a tile that is worth it, and no other way is the same."""
        ends, ways = self.known(self.steps), self.city.plan.ways[first]
        least = ends[self.here] if self.gains[self.here] <= USEFUL else 0.0
        for far in range(1, self.steps + 1):
            for tile in self.rings[far]:
                useful = ways[tile] < far and (self.gains[tile] > USEFUL or ends[tile] > least)
                if useful and self.first_way(tile, far) == first:
                    return True
        return False

    def first_way(self, tile: int, far: int) -> int:
        """The first of the tiles beside the figure that lie on a shortest way."""
        for beside in self.city.plan.beside[self.here]:
            if self.city.plan.ways[beside][tile] < far:
                return beside
        return tile

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
        gain = max(gain, site.whole + USEFUL * (action - CONTRIBUTE))
    return gain if city.contributed else gain + survey.sense.scale * city.dragons.count(tile)


def finishes(city: City, seat: int, site: Site) -> bool:
    """Whether the hand can pay all that is left of a building of one colour."""
    first = FIRST_SPACE[site.tile]
    colour = SPACE_COLOUR[first]
    if colour == ANY or SPACE_COLOUR[first + SPACES[site.tile] - 1] != colour:
        return False
    return site.empty <= city.markers(seat) and site.left <= purse(city.hands[seat])[colour]


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
    hand, first = city.hands[seat], FIRST_CARD[colour]
    mates = hand[first] + 2 * hand[first + 1] + 3 * hand[first + 2] - VALUE[card]
    open_spaces = survey.demand(city, colour)
    if open_spaces > 1:
        return worth + sense.mates * mates + sense.wanted * open_spaces
    return worth * (sense.last_use if open_spaces else sense.no_use)


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
