"""What a seat may know of the table, built from nothing. Nearly everything lies open: only the order of the
face-down tiles and the rolls to come are hidden, and neither exists before it is made."""

from __future__ import annotations

from typing import Final, TypedDict

from ...core.seen.view import View, common_view
from ...core.state import NOBODY
from .data import (
    BLOCK,
    COLOURS,
    DIE_KINDS,
    FACES,
    FINAL,
    OF_COLOUR,
    RESOURCES,
    SITES,
    TEMPLES,
    TILE_STONE,
    TOP,
    WIDTH,
    WINDOW,
)
from .preview import previews
from .rules.actions import ARCHON, BUILD, SPEAKER
from .rules.buying import Ability, PlaceTile, Way, ways
from .rules.city import FACE_DOWN
from .rules.dice import PAID, die_price, takeable
from .rules.districts import Activate, SeatDie, activated, card_points, matching
from .rules.endgame import final_points, target
from .rules.growth import base_cost, buildable, can_grow, tower_cost
from .rules.market import tile_price
from .rules.rounds import Turn
from .rules.table import ENDINGS, KINDS, NOTHING, Realm
from .rules.visits import DID_BONUS, DID_LOWER, DID_UPPER, Menu, Visit


class SiteView(TypedDict):
    """An encounter site."""

    value: int  # what the Mothership shows
    bonus: int  # the colour of the bonus tile and of the Mothership
    workers: list[list[int]]  # [seat, worker]; Speakers belong to nobody (-1)


class StackView(TypedDict):
    """The stack of one colour."""

    top: int  # the face-up tile, -1 if the stack is empty
    count: int  # face-down tiles under it, the known ones included
    under: list[int]  # tiles that everybody knows to lie at its bottom, upper ones first
    unseen: list[list[int]]  # [design, copies] still face down in no known order


class CardView(TypedDict):
    """A district card."""

    card: int  # its number
    gold: int  # that still lies on it
    matched: list[int]  # the seats that have matched it


class TempleView(TypedDict):
    """A temple."""

    card: int  # its zodiac card
    holder: int  # who holds it, -1: it lies there
    piles: list[list[int]]  # seats on each space from the start up, lowest disc first


class DistrictView(TypedDict):
    """A complete block of 2 x 2 tiles without a die; x, y name its lower left cell."""

    x: int  # columns right of the Palace
    y: int  # rows above the Palace
    cards: list[list[int]]  # [card, points, gold] of the cards it matches
    fires: list[list[list[int]]]  # by colour of the die: the cells [x, y] that it would activate


class PlayerView(TypedDict):
    """A player's things."""

    stock: list[int]  # stone, food, wisdom, gold
    tokens: int  # Superiority
    bases: int  # owned, 2 to 6
    free_bases: int  # without a die
    base_cost: int  # food for the next base, -1 if there is none
    freemen: list[list[int]]  # [die, place]: place 0 is at home (unused), else the number of the site
    speakers: list[int]  # values of the Speakers under control
    archon: int  # 0 at home, else the number of the site
    advisors: list[int]  # colours, left to right
    towers: list[int]  # heights by colour
    city: list[list[int]]  # [x, y, design, 1 if face down as a Farm]; Palace 0,0, Agora 0,1, y grows upwards
    seats: list[list[int]]  # [x, y, die] of the closed districts; x, y name the lower left cell
    open: list[DistrictView]  # districts that may be closed
    reserve: list[int]  # tiles kept by a Construction Site
    zodiac: list[int]  # cards held
    strength: int  # space on the Military track
    temples: list[int]  # spaces in the three temples
    passed: bool  # in this round
    sources: list[int]  # points so far, by source (see SOURCES)
    final: list[int]  # what the final scoring would add now: gold, Advisor, temples, seats


class VisitView(TypedDict):
    """The visit under way."""

    seat: int  # whose visit it is
    worker: int  # who visits: a die, a Speaker or the Archon
    site: int  # 0 to 4; -1 while the site is being chosen
    upper: bool  # the upper action is done
    lower: bool  # the lower action is done
    bonus: bool  # the bonus is taken


class RealmView(View):
    """The table as one seat sees it."""

    round: int  # from 1; 0 during the draft
    round_limit: int  # 0: none
    bastion: int  # the seat that holds the Bastion and begins the round
    ending: list[str]  # what has triggered the end (see ENDINGS): this is the last round
    target: int  # solo: points to reach, 0 otherwise
    extra: bool  # this turn is one more, for a Superiority token
    eyes: int  # whose prices are shown: the viewer's, for a spectator the actor's
    sites: list[SiteView]  # the five encounter sites
    market: list[list[int]]  # top to bottom: [design, wisdom, stone, 1 if it could be built]
    stacks: list[StackView]  # by colour
    offer: list[list[int]]  # left to right: [die, wisdom, 1 if it could be taken]
    pool: list[int]  # dice of the draft
    supply: list[int]  # dice by colour
    speakers: list[int]  # values in the Speaker offer
    discs: list[int]  # tower discs by colour
    towers: list[list[int]]  # by colour: [gold for the next level, 1 if it could be built]
    grow: list[int]  # [food for the next base or -1, 1 if it can be paid]
    cards: list[CardView]  # district cards, left to right
    military: list[list[int]]  # seats on each space, lowest disc first; -1 is the foreign disc of a solo game
    temples: list[TempleView]  # the three temples
    players: list[PlayerView]  # by seat
    visit: VisitView | None  # None between visits
    tile: int  # the building being bought, placed or used, -1 if none
    district: list[int]  # [x, y] of the district being closed, or empty
    previews: dict[str, dict[str, int]]  # for the actor: what each legal action changes at once


class Prices:
    """What is for sale, at its prices for one seat."""

    def __init__(self, realm: Realm, seat: int) -> None:
        self.market: Final = [market_slot(realm, seat, design) for design in realm.market]
        self.offer: Final = offer_slots(realm, seat)
        self.towers: Final = tower_prices(realm, seat)
        self.grow: Final = [base_cost(realm, seat), int(can_grow(realm, seat))]


class Shared:
    """What is the same in all views of a position, whoever looks."""

    def __init__(self, realm: Realm) -> None:
        self.realm: Final = realm
        self.scores: Final = [realm.score(owner) for owner in range(realm.seats)]
        self.sites: Final = [site_view(realm, site) for site in range(SITES)]
        self.stacks: Final = [stack_view(realm, colour) for colour in range(len(COLOURS))]
        self.cards: Final = [card_view(realm, place) for place in range(len(realm.cards))]
        self.military: Final = military_piles(realm)
        self.temples: Final = [temple_view(realm, temple) for temple in range(len(TEMPLES))]
        self.players: Final = [player_view(realm, owner) for owner in range(realm.seats)]
        self.known: Final[dict[int, Prices]] = {}

    def prices(self, seat: int) -> Prices:
        """The prices for a seat: nothing about them is secret."""
        if seat not in self.known:
            self.known[seat] = Prices(self.realm, seat)
        return self.known[seat]


def view(realm: Realm, seat: int, known: Shared | None = None) -> RealmView:
    """What *seat* may know; what is the same in all views of this position may be *known* already."""
    eyes = seat if seat >= 0 else max(0, realm.actor)
    shared = known or Shared(realm)
    prices = shared.prices(eyes)
    return {
        **common_view(realm, seat, shared.scores),
        "round": realm.round,
        "round_limit": realm.round_limit,
        "bastion": realm.bastion,
        "ending": [name for reason, name in enumerate(ENDINGS) if realm.ending >> reason & 1],
        "target": target(realm) if realm.solo() else 0,
        "extra": is_extra(realm),
        "eyes": eyes,
        "sites": shared.sites,
        "market": prices.market,
        "stacks": shared.stacks,
        "offer": prices.offer,
        "pool": realm.pool.copy(),
        "supply": realm.supply.copy(),
        "speakers": sorted(realm.speakers),
        "discs": realm.discs.copy(),
        "towers": prices.towers,
        "grow": prices.grow,
        "cards": shared.cards,
        "military": shared.military,
        "temples": shared.temples,
        "players": shared.players,
        "visit": visit_view(realm),
        "tile": tile_in_hand(realm),
        "district": district_in_hand(realm),
        "previews": previews(realm) if seat == realm.actor and realm.agenda else {},
    }


def is_extra(realm: Realm) -> bool:
    """§8 Whether a turn begins that was bought with a token."""
    step = realm.agenda[-1] if realm.agenda else None
    return isinstance(step, Turn) and step.extra


def spot(cell: int) -> list[int]:
    """A cell as x and y."""
    return [cell % WIDTH - WINDOW, cell // WIDTH - WINDOW]


def site_view(realm: Realm, site: int) -> SiteView:
    """A site with everybody on it."""
    workers: list[list[int]] = []
    for seat in range(realm.seats):
        workers.extend([[seat, f % DIE_KINDS] for f in realm.freemen[seat] if f // DIE_KINDS == site + 1])
        if realm.archons[seat] == site + 1:
            workers.append([seat, ARCHON])
    workers.extend([[NOBODY, SPEAKER + used % FACES + 1] for used in realm.podium if used // FACES == site])
    return {"value": realm.values[site], "bonus": realm.bonus[site], "workers": workers}


def market_slot(realm: Realm, seat: int, design: int) -> list[int]:
    """A tile of the market with its prices for a seat."""
    can = BUILD in ways(realm, seat, design, reserved=False)
    return [design, tile_price(realm, seat, design), TILE_STONE[design], int(can)]


def stack_view(realm: Realm, colour: int) -> StackView:
    """A stack: what is known of it."""
    unseen = [[design, realm.stacks[design]] for design in OF_COLOUR[colour] if realm.stacks[design]]
    count = sum([copies for _, copies in unseen]) + len(realm.under[colour])
    return {"top": realm.tops[colour], "count": count, "under": realm.under[colour].copy(), "unseen": unseen}


def offer_slots(realm: Realm, seat: int) -> list[list[int]]:
    """The Citizen offer with its prices for a seat."""
    can = takeable(realm, seat, PAID)
    return [[die, die_price(realm, seat, slot), int(die in can)] for slot, die in enumerate(realm.offer)]


def tower_prices(realm: Realm, seat: int) -> list[list[int]]:
    """The next level of each tower of a seat."""
    can = buildable(realm, seat)
    return [[tower_cost(realm, seat, colour), can >> colour & 1] for colour in range(len(COLOURS))]


def card_view(realm: Realm, place: int) -> CardView:
    """A district card."""
    matched = [seat for seat in range(realm.seats) if realm.matched[seat] >> place & 1]
    return {"card": realm.cards[place], "gold": realm.card_gold[place], "matched": matched}


def military_piles(realm: Realm) -> list[list[int]]:
    """The piles on the Military track."""
    piles: list[list[int]] = [[] for _ in range(FINAL + 1)]
    if realm.foreign != NOBODY:
        piles[realm.foreign].append(NOBODY)
    for seat in realm.march:
        piles[realm.strength[seat]].append(seat)
    return piles


def temple_view(realm: Realm, temple: int) -> TempleView:
    """A temple with its piles."""
    piles: list[list[int]] = [[] for _ in range(TOP + 1)]
    first = temple * realm.seats
    for seat in realm.climb[first : first + realm.seats]:
        piles[realm.heights[first + seat]].append(seat)
    card = realm.zodiac[temple] if realm.zodiac else NOTHING
    return {"card": card, "holder": realm.holders[temple], "piles": piles}


def player_view(realm: Realm, seat: int) -> PlayerView:
    """Everything of one player."""
    stock, towers, sources = len(RESOURCES) * seat, len(COLOURS) * seat, KINDS * seat
    return {
        "stock": realm.stock[stock : stock + len(RESOURCES)],
        "tokens": realm.tokens[seat],
        "bases": realm.bases[seat],
        "free_bases": realm.free_bases(seat),
        "base_cost": base_cost(realm, seat),
        "freemen": [[freeman % DIE_KINDS, freeman // DIE_KINDS] for freeman in realm.freemen[seat]],
        "speakers": sorted(realm.hired[seat]),
        "archon": realm.archons[seat],
        "advisors": realm.advisors[seat].copy(),
        "towers": realm.towers[towers : towers + len(COLOURS)],
        "city": [tile_view(realm, seat, cell) for cell in realm.cells[seat]],
        "seats": [[*spot(cell), die] for cell, die in zip(realm.closed[seat], realm.seated[seat])],
        "open": [district_view(realm, seat, cell) for cell in realm.open_districts(seat)],
        "reserve": realm.reserve[seat].copy(),
        "zodiac": [card for temple, card in enumerate(realm.zodiac) if realm.holders[temple] == seat],
        "strength": realm.strength[seat],
        "temples": [realm.heights[temple * realm.seats + seat] for temple in range(len(TEMPLES))],
        "passed": bool(realm.passed[seat]),
        "sources": realm.earned[sources : sources + KINDS],
        "final": final_points(realm, seat) if realm.agenda else [0, 0, 0, 0],
    }


def tile_view(realm: Realm, seat: int, cell: int) -> list[int]:
    """A tile of a city: where, which, and whether it lies face down."""
    code = realm.city[seat][cell]
    return [*spot(cell), code % FACE_DOWN - 1, int(code >= FACE_DOWN)]


def district_view(realm: Realm, seat: int, cell: int) -> DistrictView:
    """A district that may be closed, and what that would set off."""
    places = matching(realm, seat, cell)
    cards = [[realm.cards[p], card_points(realm, seat, p), realm.card_gold[p]] for p in places]
    fires = [[spot(near) for near in activated(realm, seat, cell, colour)] for colour in range(len(COLOURS))]
    x, y = spot(cell)
    return {"x": x, "y": y, "cards": cards, "fires": fires}


def visit_view(realm: Realm) -> VisitView | None:
    """The visit under way, if there is one."""
    for step in reversed(realm.agenda):
        if isinstance(step, Visit):
            return visiting(step.seat, step.worker, NOBODY, 0)
        if isinstance(step, Menu):
            return visiting(step.seat, step.worker, step.site, step.did)
    return None


def visiting(seat: int, worker: int, site: int, did: int) -> VisitView:
    """A visit in words."""
    return {
        "seat": seat,
        "worker": worker,
        "site": site,
        "upper": bool(did & DID_UPPER),
        "lower": bool(did & DID_LOWER),
        "bonus": bool(did & DID_BONUS),
    }


def tile_in_hand(realm: Realm) -> int:
    """The building that is being bought, placed or used."""
    step = realm.agenda[-1] if realm.agenda else None
    if isinstance(step, (Way, PlaceTile)):
        return step.design
    if isinstance(step, Ability):
        return realm.city[step.seat][step.cell] - 1
    return NOTHING


def district_in_hand(realm: Realm) -> list[int]:
    """The district that is being closed."""
    for step in reversed(realm.agenda):
        if isinstance(step, (SeatDie, Activate)) and BLOCK[step.cell]:
            return spot(step.cell)
    return []
