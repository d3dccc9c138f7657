"""How the buildings of a city stand: found once for all positions whose markers are the same."""

from __future__ import annotations

from typing import Final

from ..data import (
    ALL_SPACES,
    ANY,
    COURTYARD,
    FIRST_SPACE,
    MARKERS,
    NOWHERE,
    SEATS,
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

KEPT: Final = 200  # surveys before they are forgotten all at once
UNKNOWN: Final = -1
UNKNOWN_YET: Final = -1.0  # no offer is worth less than nothing
COIN_BITS: Final = 6  # nobody can pay 64 in one colour
NO_OFFERS: Final[dict[int, float]] = {}
NOT_ASKED: Final[list[float]] = []
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
        self.offers: list[list[float]] = []  # the best that can be done by markers and coins of its one colour ...
        self.mixed: dict[int, float] = NO_OFFERS  # ... or of its several colours
        self.empty = self.mine = self.others = self.left = 0
        self.my_first = self.their_first = SPACES[tile]
        self.look(city, seat)
        self.now: Final = self.stake(0, SPACES[tile])  # what I have there
        if len(self.colours) == 1:
            self.offers = [NOT_ASKED] * (MARKERS + 1)
        else:
            self.mixed = {}

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
        more = self.stake(1, place) - self.now
        return more - sense.paid * value - sense.short[markers - 1 + back] + sense.short[markers]

    def whole(self) -> float:
        """What it brings to cover all that is left."""
        return self.stake(self.empty, 0) - self.now - self.sense.paid * self.left

    def offer(self, coins: list[int], markers: int) -> float:
        """The best that somebody who can pay *coins* can do here, found once for each purse; or UNPAID."""
        if not self.offers:
            return self.mixed_offer(coins, markers)
        row, coin = self.offers[markers], min(coins[self.colours[0]], self.left)
        if not row:
            row = self.offers[markers] = [UNKNOWN_YET] * (self.left + 1)
        found = row[coin]
        if found == UNKNOWN_YET:
            found = row[coin] = self.best(coins, markers) if self.pays_one(coins) else UNPAID
        return found

    def mixed_offer(self, coins: list[int], markers: int) -> float:
        """The same for a building whose spaces have several colours."""
        key = markers
        for colour in self.colours:
            key = key << COIN_BITS | coins[colour]
        found = self.mixed.get(key)
        if found is None:
            found = self.mixed[key] = self.best(coins, markers) if self.pays_one(coins) else UNPAID
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
            best = max(best, self.whole())
        return best


class Ways:
    """Which tiles are how far from one tile, and where the way to each of them begins."""

    def __init__(self, plan: Plan, here: int) -> None:
        ways = plan.ways[here]
        self.rings: Final = [[tile for tile in plan.laid if ways[tile] == far] for far in range(FARTHEST + 1)]
        self.first: Final = [first_way(plan, here, tile) for tile in range(TILES)]


def first_way(plan: Plan, here: int, tile: int) -> int:
    """The first of the tiles beside *here* that lie on a shortest way."""
    for beside in plan.beside[here]:
        if plan.ways[beside][tile] < plan.ways[here][tile]:
            return beside
    return tile


class Map:
    """The ways of a plan; found when they are first asked for."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.ways: Final[list[Ways | None]] = [None] * TILES

    def of(self, here: int) -> Ways:
        """The ways from *here*."""
        found = self.ways[here]
        if found is None:
            found = self.ways[here] = Ways(self.plan, here)
        return found


class Survey:
    """What the markers tell: how every building stands for each seat, and which colours are still wanted."""

    def __init__(self, sense: Sense, city: City, before: Survey | None) -> None:
        self.sense: Final = sense
        self.plan: Final = city.plan
        self.owners = city.owners
        self.rebuilt = city.rebuilt  # as those of the city that came to it last: see Archive
        self.sites: Final[list[list[Site | None]]] = [[None] * TILES for _ in range(city.seats)]
        self.after: Final[dict[int, Survey]] = {}  # one marker later: see Archive
        if before is not None and before.plan is city.plan:
            self.map: Map = before.map
            self.keep(before)
        else:
            self.map = Map(city.plan)
        self.demands: Final = [UNKNOWN] * ANY
        self.shares: list[list[float]] = []  # of each seat in unfinished buildings: see features.py
        self.used: list[bool] = []  # which colours still have a space open

    def fits(self, city: City) -> bool:
        """Whether these are the very lists of a city: then so is all that they hold."""
        return self.owners is city.owners and self.rebuilt is city.rebuilt and self.plan is city.plan

    def one_more(self, city: City) -> int:
        """The space that somebody has covered since, where nothing else has changed; else -1."""
        if self.rebuilt is not city.rebuilt or self.plan is not city.plan:
            return -1
        mine, owners, found = self.owners, city.owners, -1
        for space in range(ALL_SPACES):
            if owners[space] != mine[space]:
                if found >= 0 or mine[space] != EMPTY:
                    return -1
                found = space
        return found

    def keep(self, before: Survey) -> None:
        """Take over the buildings whose markers, and whose neighbours, are still the same."""
        for seat in range(len(self.sites)):
            self.sites[seat] = before.sites[seat].copy()
        for space in range(ALL_SPACES):
            if self.owners[space] != before.owners[space]:
                self.drop(SPACE_TILE[space])
        if self.rebuilt is not before.rebuilt:
            for tile in self.plan.buildings:
                if self.rebuilt[tile] != before.rebuilt[tile]:
                    self.drop(tile)
                    for beside in self.plan.beside[tile]:
                        self.drop(beside)

    def drop(self, tile: int) -> None:
        """Forget how a building stands."""
        for sites in self.sites:
            sites[tile] = None

    def site(self, city: City, seat: int, tile: int) -> Site:
        """A building as one seat sees it."""
        site = self.sites[seat][tile]
        if site is None:
            site = self.sites[seat][tile] = Site(self.sense, city, seat, tile)
        return site

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
        self.home: Survey | None = None  # ... and to which a search comes back for every playout

    def of(self, city: City) -> Survey:
        """How the buildings stand."""
        last, home = self.last, self.home
        if last is not None and last.fits(city):
            return last
        if home is not None and home.fits(city):
            self.last = home
            return home
        space = -1 if last is None else last.one_more(city)
        if last is None or space < 0:
            found = self.find(city)
        else:
            found = last.after.get(space * SEATS[-1] + city.owners[space]) or self.find(city)
            last.after[space * SEATS[-1] + city.owners[space]] = found
        found.owners, found.rebuilt = city.owners, city.rebuilt
        self.last = found
        return found

    def find(self, city: City) -> Survey:
        """The survey for the same markers, wherever they come from."""
        key = (city.plan, tuple(city.owners), tuple(city.rebuilt))
        found = self.surveys.get(key)
        if found is None:
            if len(self.surveys) >= KEPT:
                self.forget()
            found = self.surveys[key] = Survey(self.sense, city, self.last)
        elif found.fits(city):
            self.home = found
        return found

    def forget(self) -> None:
        """Forget all surveys; those that led to others would keep them."""
        for survey in self.surveys.values():
            survey.after.clear()
        self.surveys.clear()


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
    site = survey.sites[seat][tile]
    if site is None:
        if tile == COURTYARD or survey.rebuilt[tile]:
            return worth
        site = survey.site(city, seat, tile)
    offer = site.offer(coins, markers)
    if offer == UNPAID:
        return worth
    dragons = 0
    for dragon in city.dragons:
        if dragon == tile:
            dragons += 1
    if dragons and not (city.contributed and seat == city.turn):
        offer += survey.sense.scale * dragons
    return worth + offer
