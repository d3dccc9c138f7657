"""How the buildings of a city stand: found once for all positions whose markers are the same."""

from __future__ import annotations

from typing import Final

from ..data import (
    ALL_SPACES,
    ANY,
    COURTYARD,
    FIRST_SPACE,
    NOWHERE,
    SPACE_COLOUR,
    SPACE_TILE,
    SPACE_VALUE,
    SPACES,
    TILES,
)
from ..rules.plan import Plan
from ..rules.table import EMPTY, City
from .promises import OFFERS, SOMETHING, majority_chance, offering
from .sense import FARTHEST, Sense, load_sense

KEPT: Final = 500  # surveys before they are forgotten all at once
UNKNOWN: Final = -1
COIN_BITS: Final = 6  # nobody can pay 64 in one colour
UNPAID: Final = 0.0  # what a building brings of which no space can be paid
SPACES_OF: Final[list[list[int]]] = [
    [space for space in range(ALL_SPACES) if SPACE_COLOUR[space] == colour] for colour in range(ANY)
]


def share(sense: Sense, city: City, tile: int) -> float:
    """What everybody with a marker there wins when the building is finished."""
    worth = sense.construction[tile]
    for beside in city.plan.beside[tile]:
        if city.rebuilt[beside]:
            worth += sense.neighbour[beside]
    return worth


class Site:
    """A building as one seat sees it: its empty spaces, and who covers the others."""

    def __init__(self, sense: Sense, city: City, seat: int, tile: int) -> None:
        self.sense: Final = sense
        self.tile = tile
        self.every = share(sense, city, tile)
        self.spaces: list[int] = []  # the empty ones, from the left ...
        self.colours: list[int] = []  # ... and their colours, each once
        self.offers: Final[dict[int, float]] = {}  # the best that can be done, by what can be paid
        self.empty = self.mine = self.others = self.left = 0
        self.my_first = self.their_first = SPACES[tile]
        self.look(city, seat)
        self.now = self.stake(0, SPACES[tile])  # what I have there
        self.more = [self.stake(1, place) - self.now for place in range(SPACES[tile])]  # with one marker more
        self.whole = (
            self.stake(self.empty, 0) - self.now - sense.paid * self.left
        )  # what it brings to cover all that is left

    def look(self, city: City, seat: int) -> None:
        """Count the markers."""
        first, counts = FIRST_SPACE[self.tile], [0] * city.seats
        for place in range(SPACES[self.tile]):
            owner = city.owners[first + place]
            if owner == EMPTY:
                self.spaces.append(first + place)
                if SPACE_COLOUR[first + place] not in self.colours:
                    self.colours.append(SPACE_COLOUR[first + place])
                self.empty += 1
                self.left += SPACE_VALUE[first + place]
            else:
                counts[owner] = counts[owner] + 1
                if owner == seat:
                    self.my_first = min(self.my_first, place)
                else:
                    self.their_first = min(self.their_first, place)
                    self.others = max(self.others, counts[owner])
        self.mine = counts[seat]

    def stake(self, more: int, place: int) -> float:
        """My share with *more* markers, the leftmost of them at *place*, as likely as it is to be paid."""
        mine, empty = self.mine + more, self.empty - more
        if not mine:
            return 0.0
        leftmost = min(self.my_first, place) < self.their_first
        chance = majority_chance(mine, self.others, leftmost, empty)
        return self.sense.done[empty] * (self.every + chance * self.sense.majority[self.tile])

    def cover(self, place: int, markers: int) -> float:
        """What it brings to cover one space: a larger share, less the cards and the marker."""
        back = self.mine + 1 if self.empty == 1 else 0  # a finished building gives its markers back
        sense, value = self.sense, SPACE_VALUE[FIRST_SPACE[self.tile] + place]
        return self.more[place] - sense.paid * value - sense.short[markers - 1 + back] + sense.short[markers]

    def offer(self, coins: list[int], markers: int) -> float:
        """The best that somebody who can pay *coins* can do here, found once for each purse; or UNPAID."""
        key = markers
        for colour in self.colours:
            key = key << COIN_BITS | coins[colour]
        found = self.offers.get(key)
        if found is None:
            found = self.offers[key] = self.best(coins, markers) if self.pays_one(coins) else UNPAID
        return found

    def pays_one(self, coins: list[int]) -> bool:
        """Whether *coins* pay any empty space."""
        for space in self.spaces:
            if SPACE_VALUE[space] <= coins[SPACE_COLOUR[space]]:
                return True
        return False

    def best(self, coins: list[int], markers: int) -> float:
        """The best that somebody who can pay *coins* can do here: the cheapest space, the leftmost, or all of them."""
        first, colour, same = FIRST_SPACE[self.tile], ANY, True
        leftmost = cheap = -1
        for space in self.spaces:
            same = same and (colour == ANY or colour == SPACE_COLOUR[space])
            colour = SPACE_COLOUR[space]
            if SPACE_VALUE[space] <= coins[colour]:
                place = space - first
                leftmost = place if leftmost < 0 else leftmost
                cheap = place if cheap < 0 or SPACE_VALUE[space] < SPACE_VALUE[first + cheap] else cheap
        best = max(SOMETHING, self.cover(cheap, markers))
        if leftmost != cheap:
            best = max(best, self.cover(leftmost, markers))
        if self.empty > 1 and colour != ANY and same and self.left <= coins[colour] and self.empty <= markers:
            best = max(best, self.whole)
        return best


class Rings:
    """Which tiles are how far from each tile of a plan; found when it is first asked for."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.around: Final[list[list[list[int]]]] = [[] for _ in range(TILES)]

    def of(self, here: int) -> list[list[int]]:
        """The tiles by their distance from *here*."""
        found = self.around[here]
        if not found:
            ways = self.plan.ways[here]
            found = [[tile for tile in self.plan.laid if ways[tile] == far] for far in range(FARTHEST + 1)]
            self.around[here] = found
        return found


class Survey:
    """What the markers tell: how every building stands for each seat, and which colours are still wanted."""

    def __init__(self, sense: Sense, city: City, before: Survey | None) -> None:
        self.sense: Final = sense
        self.plan: Final = city.plan
        self.owners: Final = city.owners
        self.rebuilt: Final = city.rebuilt
        self.sites: Final[list[list[Site | None]]] = [[None] * TILES for _ in range(city.seats)]
        same = before is not None and before.plan is city.plan
        self.rings: Rings = before.rings if before is not None and same else Rings(city.plan)
        if before is not None and same and before.rebuilt == self.rebuilt:
            self.keep(before)
        self.demands: Final = [UNKNOWN] * ANY
        self.shares: list[list[float]] = []  # of each seat in unfinished buildings: see features.py
        self.used: list[bool] = []  # which colours still have a space open

    def keep(self, before: Survey) -> None:
        """Take over the buildings whose markers are still the same."""
        for tile in self.plan.buildings:
            first, last = FIRST_SPACE[tile], FIRST_SPACE[tile] + SPACES[tile]
            if self.owners[first:last] == before.owners[first:last]:
                for seat in range(len(self.sites)):
                    self.sites[seat][tile] = before.sites[seat][tile]

    def site(self, city: City, seat: int, tile: int) -> Site:
        """A building as one seat sees it."""
        site = self.sites[seat][tile]
        if site is None:
            site = self.sites[seat][tile] = Site(self.sense, city, seat, tile)
        return site

    def offer(self, city: City, seat: int, tile: int, coins: list[int], markers: int) -> float:
        """The best that a seat who can pay *coins* can do on a tile; or UNPAID."""
        if tile == COURTYARD or self.rebuilt[tile]:
            return UNPAID
        return self.site(city, seat, tile).offer(coins, markers)

    def demand(self, city: City, colour: int) -> int:
        """How many spaces of a colour are still open."""
        if self.demands[colour] == UNKNOWN:
            self.demands[colour] = open_spaces(city, colour)
        return self.demands[colour]


class Archive:
    """The latest surveys, by the plan and the markers: a search comes to the same ones again and again.

    Markers lie in lists that are replaced, never changed (`City.owners`, `City.rebuilt`): same lists, same survey.
    """

    def __init__(self, sense: Sense) -> None:
        self.sense: Final = sense
        self.surveys: Final[dict[object, Survey]] = {}
        self.last: Survey | None = None  # that was asked for ...
        self.owners: list[int] = []  # ... with these markers ...
        self.rebuilt: list[bool] = []  # ... and these buildings

    def of(self, city: City) -> Survey:
        """How the buildings stand."""
        last = self.last
        if last is not None and self.owners is city.owners and self.rebuilt is city.rebuilt and last.plan is city.plan:
            return last
        key = (city.plan, tuple(city.owners), tuple(city.rebuilt))
        found = self.surveys.get(key)
        if found is None:
            if len(self.surveys) >= KEPT:
                self.surveys.clear()
            found = self.surveys[key] = Survey(self.sense, city, last)
        self.last, self.owners, self.rebuilt = found, city.owners, city.rebuilt
        return found


ARCHIVE: Final = Archive(load_sense())  # by the numbers that ship with the game


def open_spaces(city: City, colour: int) -> int:
    """How many spaces of a colour are still open."""
    found = 0
    for space in SPACES_OF[colour]:
        if city.owners[space] == EMPTY:
            tile = SPACE_TILE[space]
            if not city.rebuilt[tile] and city.plan.cells[tile] != NOWHERE:
                found += 1
    return found


def potential(city: City, survey: Survey, seat: int, tile: int, coins: list[int], markers: int) -> float:
    """What a seat may win by standing on a tile when the contribution phase begins; *coins* are its purse."""
    worth = survey.sense.special[tile]
    if not markers:
        return worth
    if OFFERS[tile] and city.crystals[seat] >= city.cost():
        worth = offering(survey.sense, city, seat, markers)
    offer = survey.offer(city, seat, tile, coins, markers)
    if offer == UNPAID:
        return worth
    if tile in city.dragons and not (city.contributed and seat == city.turn):
        offer += survey.sense.scale * city.dragons.count(tile)
    return worth + offer
