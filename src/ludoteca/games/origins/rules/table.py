"""What lies on the table of Origins, and the small things that everybody does with it."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.shared import added, replaced, without
from ....core.state import NOBODY, State, Step
from ..data import (
    BUILDINGS,
    COLOUR,
    COLOURS,
    DIE_KINDS,
    ENTERING,
    FACES,
    GOLD,
    RESOURCES,
    SITES,
    TEMPLES,
    VALUE,
)
from .actions import elsewhere
from .city import CODE_COLOUR, FACE_DOWN, HOME_CELLS, HOME_CITY, HOME_PLAN, NONE, Plan, laid

# Where points come from; the last four are counted at the end of the game.
ATTACKS: Final = 0
TRACK: Final = 1  # the final space of the Military track
DISTRICTS: Final = 2
ABILITIES: Final = 3
ADVISORS: Final = 4  # a 6 whose colour was there already
POPULATION: Final = 5
LEFT_GOLD: Final = 6
LAST_ADVISOR: Final = 7
TEMPLE_DISCS: Final = 8
SEATED_DICE: Final = 9
SOURCES: Final[list[str]] = [
    "attacks",
    "track",
    "districts",
    "abilities",
    "advisors",
    "population",
    "left_gold",
    "last_advisor",
    "temple_discs",
    "seated_dice",
]
KINDS: Final[int] = len(SOURCES)

# What may end the game; `ending` has a bit for each.
END_TEMPLES: Final = 0
END_GOLD: Final = 1
END_TOWERS: Final = 2
END_DICE: Final = 3
END_LIMIT: Final = 4
ENDINGS: Final[list[str]] = ["temples", "gold", "towers", "dice", "limit"]

GAINED: Final[list[str]] = [f"gained-{name}" for name in RESOURCES]  # what is told
PAID: Final[list[str]] = [f"paid-{name}" for name in RESOURCES]
NOTHING: Final = -1  # no tile, no die


class Paragraph(Step):
    """A step of Origins: whatever it does not ask for says where it would belong."""

    def refuse(self, realm: Realm, action: int) -> str:
        return elsewhere(action)

    def obvious(self, realm: Realm) -> bool:
        return True  # everything that decides what may be chosen lies open


class Realm(State):
    """What lies on the table. Resources, towers and the like of all seats lie in one list, seat after seat.

    Only values, stock, earned, strength and freemen are lists that are ever changed; all others, and all lists inside
    lists, are replaced, so that clones share them.
    """

    # the main board
    values: list[int]  # of the sites
    bonus: list[int]  # the colour of each site's tile; never changes
    market: list[int]  # designs, top to bottom
    tops: list[int]  # the face-up tile of each stack, or NOTHING
    stacks: list[int]  # how many of each design lie face down in their stack, in no order
    under: list[list[int]]  # tiles known to lie at the bottom of each stack, upper ones first
    offer: list[int]  # Citizen dice, left to right
    pool: list[int]  # dice of the draft
    supply: list[int]  # Citizen dice of each colour
    speakers: list[int]  # values in the Speaker offer
    podium: list[int]  # used Speakers: FACES * site + value - 1
    discs: list[int]  # tower discs of each colour
    cards: list[int]  # district cards; never changes
    card_gold: list[int]
    zodiac: list[int]  # the card of each temple; never changes
    holders: list[int]  # who holds it, or NOBODY
    strength: list[int]  # each seat's space on the Military track
    march: list[int]  # seats in the order of their Military discs, lower ones first where they share
    heights: list[int]  # temple by temple, each seat's space
    climb: list[int]  # temple by temple, seats in the order of their discs, lower ones first
    # the players
    earned: list[int]  # points by source
    stock: list[int]  # stone, food, wisdom, gold
    tokens: list[int]
    bases: list[int]
    freemen: list[list[int]]  # DIE_KINDS * place + die; place 0 is at home, unused, else site + 1
    hired: list[list[int]]  # values of the Speakers under control
    archons: list[int]  # 0 at home, else site + 1
    advisors: list[list[int]]  # colours, left to right
    towers: list[int]  # heights
    city: list[bytes]  # what lies in each cell
    cells: list[list[int]]  # the cells with tiles, in the order of building
    closed: list[list[int]]  # closed districts by their lower left cell ...
    seated: list[list[int]]  # ... and the dice in their seats
    plans: list[Plan]  # what a city leaves open, ready to be asked
    reserve: list[list[int]]  # tiles kept by a Construction Site
    matched: list[int]  # district cards matched, a bit for each place
    passed: list[int]

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.round = 0
        self.round_limit = 0  # none
        self.bastion = 0
        self.ending = 0  # what has triggered the end: a bit for each of ENDINGS
        self.foreign = NOBODY  # solo: the space of the foreign Military disc

    def clone(self, chance: Chance | None = None) -> Realm:
        """A copy to play on."""
        twin = Realm(self.seats, self.luck(chance))
        twin.follow(self)
        twin.round, twin.round_limit, twin.bastion = self.round, self.round_limit, self.bastion
        twin.ending = self.ending
        twin.foreign = self.foreign
        twin.values = self.values.copy()
        twin.bonus = self.bonus
        twin.market = self.market
        twin.tops = self.tops
        twin.stacks = self.stacks
        twin.under = self.under
        twin.offer = self.offer
        twin.pool = self.pool
        twin.supply = self.supply
        twin.speakers = self.speakers
        twin.podium = self.podium
        twin.discs = self.discs
        twin.cards = self.cards
        twin.card_gold = self.card_gold
        twin.zodiac = self.zodiac
        twin.holders = self.holders
        twin.strength = self.strength.copy()
        twin.march = self.march
        twin.heights = self.heights
        twin.climb = self.climb
        twin.earned = self.earned.copy()
        twin.stock = self.stock.copy()
        twin.tokens = self.tokens
        twin.bases = self.bases
        twin.freemen = self.freemen.copy()
        twin.hired = self.hired
        twin.archons = self.archons
        twin.advisors = self.advisors
        twin.towers = self.towers
        twin.city = self.city
        twin.cells = self.cells
        twin.closed = self.closed
        twin.seated = self.seated
        twin.plans = self.plans
        twin.reserve = self.reserve
        twin.matched = self.matched
        twin.passed = self.passed
        return twin

    def changeable(self) -> list[object]:
        """Everything that a turn can change on the board and for whoever is asked, and what is still planned."""
        planned = [step.trace(self) for step in self.agenda[:-1]]
        board = [self.values, self.market, self.tops, self.stacks, self.under, self.offer, self.pool, self.supply]
        shared = [self.speakers, self.podium, self.discs, self.card_gold, self.holders, self.strength, self.march]
        temples = [self.heights, self.climb, self.ending, self.earned, self.stock, self.tokens, self.bases]
        people = [self.freemen, self.hired, self.archons, self.advisors, self.towers, self.passed]
        cities = [self.city, self.cells, self.closed, self.seated, self.reserve, self.matched]
        return [planned, *board, *shared, *temples, *people, *cities]

    # -- paying and gaining (§1.1) ---------------------------------------------------------------------------------

    def can_pay(self, seat: int, stone: int, food: int, wisdom: int) -> bool:
        """§1.1 Whether basic resources, and gold for what is missing, cover the costs together."""
        stock, own = self.stock, 4 * seat
        missing = max(0, stone - stock[own]) + max(0, food - stock[own + 1]) + max(0, wisdom - stock[own + 2])
        return missing <= stock[own + GOLD]

    def pay(self, seat: int, resource: int, count: int) -> None:
        """§1.1 Pay with the resource itself first, and with gold for what is missing."""
        if not count:
            return
        own = 4 * seat
        basic = min(count, self.stock[own + resource])
        self.stock[own + resource] = self.stock[own + resource] - basic
        if basic:
            self.tell(PAID[resource], seat, basic)
        if count > basic:
            self.pay_gold(seat, count - basic)

    def pay_gold(self, seat: int, count: int) -> None:
        """§1.1 A cost in gold takes only gold."""
        self.stock[4 * seat + GOLD] = self.gold(seat) - count
        self.tell(PAID[GOLD], seat, count)

    def gain(self, seat: int, resource: int, count: int) -> None:
        """Take resources from the supply, which never runs out."""
        if count:
            place = 4 * seat + resource
            self.stock[place] = self.stock[place] + count
            self.tell(GAINED[resource], seat, count)

    def gold(self, seat: int) -> int:
        """How much gold a seat has."""
        return self.stock[4 * seat + GOLD]

    def purse(self, seat: int, resource: int) -> int:
        """How much a seat can pay of a basic resource, gold included."""
        return self.stock[4 * seat + resource] + self.stock[4 * seat + GOLD]

    def earn(self, seat: int, source: int, points: int) -> None:
        """Score points."""
        place = KINDS * seat + source
        self.earned[place] = self.earned[place] + points

    def score(self, seat: int) -> int:
        """All points a seat has."""
        points = 0
        for place in range(KINDS * seat, KINDS * (seat + 1)):
            points += self.earned[place]
        return points

    # -- looking ---------------------------------------------------------------------------------------------------

    def solo(self) -> bool:
        """§13 Whether one player trains alone."""
        return self.seats == 1

    def holds(self, seat: int, card: int) -> bool:
        """§12 Whether a seat holds a zodiac card."""
        for temple, shown in enumerate(self.zodiac):
            if shown == card:
                return self.holders[temple] == seat
        return False

    def free_bases(self, seat: int) -> int:
        """§1 Bases without a die."""
        return self.bases[seat] - len(self.freemen[seat])

    def unused(self, seat: int, least: int = 0) -> list[int]:
        """The dice of a seat's unused Freemen that show at *least* so much, equal ones once."""
        found: list[int] = []
        seen = 0
        for freeman in self.freemen[seat]:
            if freeman < DIE_KINDS and VALUE[freeman] >= least and not seen >> freeman & 1:
                seen |= 1 << freeman
                found.append(freeman)
        return found

    def has_unused(self, seat: int) -> bool:
        """Whether a seat has an unused Freeman."""
        for freeman in self.freemen[seat]:
            if freeman < DIE_KINDS:
                return True
        return False

    def freemen_of(self, seat: int, colour: int) -> int:
        """How many Freemen of a colour a seat has, used or not."""
        found = 0
        for freeman in self.freemen[seat]:
            if COLOUR[freeman % DIE_KINDS] == colour:
                found += 1
        return found

    def buildings_of(self, seat: int, colour: int) -> int:
        """How many face-up buildings of a colour lie in a seat's city."""
        city, found = self.city[seat], 0
        for cell in self.cells[seat]:
            if CODE_COLOUR[city[cell]] == colour:
                found += 1
        return found

    def farms(self, seat: int) -> list[int]:
        """The cells of a seat's Farms."""
        city = self.city[seat]
        return [cell for cell in self.cells[seat] if city[cell] >= FACE_DOWN]

    def plan(self, seat: int) -> Plan:
        """What a seat's city leaves open, as it is now."""
        plan = self.plans[seat]
        if plan.city is not self.city[seat] or plan.closed is not self.closed[seat]:
            plan = Plan(self.city[seat], self.cells[seat], self.closed[seat])
            self.plans = replaced(self.plans, seat, plan)
        return plan

    def open_districts(self, seat: int) -> list[int]:
        """§1 The complete 2 x 2 blocks without a die in their seat, by their lower left cell. Not to be changed."""
        return self.plan(seat).open

    def behind(self, seat: int) -> int:
        """§1 How many Military discs are strictly behind a seat's."""
        mine = self.strength[seat]
        weaker = 1 if 0 <= self.foreign < mine else 0
        for space in self.strength:
            if space < mine:
                weaker += 1
        return weaker

    # -- moving pieces ---------------------------------------------------------------------------------------------

    def add_token(self, seat: int, count: int) -> None:
        """§8 Superiority tokens come, or one is spent."""
        self.tokens = added(self.tokens, seat, count)

    def add_dice(self, colour: int, count: int) -> None:
        """Citizen dice of a colour come back to the supply, or leave it."""
        self.supply = added(self.supply, colour, count)

    def add_freeman(self, seat: int, die: int) -> None:
        """A die comes onto an available base."""
        self.freemen[seat] = [*self.freemen[seat], die]

    def drop_freeman(self, seat: int, freeman: int) -> None:
        """A die leaves its base."""
        self.freemen[seat] = without(self.freemen[seat], freeman)

    def turn_freeman(self, seat: int, freeman: int, changed: int) -> None:
        """A Freeman gets another value, colour or place."""
        people = self.freemen[seat].copy()
        people[people.index(freeman)] = changed
        self.freemen[seat] = people

    def roll(self, colour: int) -> int:
        """§5.7 Roll a die that comes into the game: a 6 is rolled again."""
        return colour * FACES + self.chance.pick(ENTERING)

    def lay_tile(self, seat: int, cell: int, code: int) -> None:
        """Put a tile into a city."""
        city = self.city[seat]
        if not city[cell]:
            self.cells = replaced(self.cells, seat, [*self.cells[seat], cell])
        self.city = replaced(self.city, seat, laid(city, cell, code))

    def trigger(self, reason: int) -> None:
        """§10.1 An end condition is met: announced when it happens, obeyed at the end of the round."""
        if not self.ending >> reason & 1 and not self.solo():
            self.ending |= 1 << reason
            self.tell("ending", NOBODY, reason)


def bare_world(seats: int, chance: Chance) -> Realm:
    """A table on which nothing lies yet but every player's Agora and Palace."""
    realm = Realm(seats, chance)
    realm.values = [1] * SITES
    realm.bonus = list(range(SITES))
    realm.tops = [NOTHING] * len(COLOURS)
    realm.stacks = [0] * BUILDINGS
    realm.under = [[] for _ in COLOURS]
    realm.supply = [0] * len(COLOURS)
    realm.discs = [0] * len(COLOURS)
    realm.holders = [NOBODY] * len(TEMPLES)
    realm.strength = [0] * seats
    realm.march = list(range(seats))
    realm.heights = [0] * (len(TEMPLES) * seats)
    realm.climb = list(range(seats)) * len(TEMPLES)
    realm.earned = [0] * (KINDS * seats)
    realm.stock = [0] * (4 * seats)
    realm.tokens = [0] * seats
    realm.bases = [0] * seats
    realm.archons = [0] * seats
    realm.towers = [1] * (len(COLOURS) * seats)
    realm.matched = [0] * seats
    realm.passed = [0] * seats
    realm.market, realm.offer, realm.pool, realm.speakers, realm.podium = [], [], [], [], []
    realm.cards, realm.card_gold, realm.zodiac = [], [], []
    bare_players(realm)
    return realm


def bare_players(realm: Realm) -> None:
    """§3 Every player's people and city: nobody yet, and the Agora directly above the Palace."""
    seats = realm.seats
    realm.freemen = [NONE] * seats
    realm.hired = [NONE] * seats
    realm.advisors = [NONE] * seats
    realm.closed = [NONE] * seats
    realm.seated = [NONE] * seats
    realm.reserve = [NONE] * seats
    realm.cells = [HOME_CELLS] * seats
    realm.city = [HOME_CITY] * seats
    realm.plans = [HOME_PLAN] * seats
