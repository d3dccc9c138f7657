"""What a seat may know of the table, built from nothing. Nearly everything lies open: only the order of the
face-down tiles and the rolls to come are hidden, and neither exists before it is made."""

from __future__ import annotations

from typing import TypedDict

from ...core.game import View
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
from .preview import Change, previews
from .rules.buying import Ability, PlaceTile, Way, ways
from .rules.dice import PAID, die_price, takeable
from .rules.districts import Activate, SeatDie, activated, card_points, matching
from .rules.endgame import final_points, target
from .rules.growth import base_cost, buildable, can_grow, tower_cost
from .rules.market import tile_price
from .rules.table import ENDINGS, FACE_DOWN, KINDS, NOTHING, World
from .rules.visits import DID_BONUS, DID_LOWER, DID_UPPER, Menu, Visit
from .rules.words import ARCHON, BUILD, SPEAKER


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

    card: int
    gold: int
    matched: list[int]  # the seats that have matched it


class TempleView(TypedDict):
    """A temple."""

    card: int  # its zodiac card
    holder: int  # who holds it, -1: it lies there
    piles: list[list[int]]  # seats on each space from the start up, lowest disc first


class DistrictView(TypedDict):
    """A complete block of 2 x 2 tiles without a die; x, y name its lower left cell."""

    x: int
    y: int
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
    passed: bool
    sources: list[int]  # points so far, by source (see SOURCES)
    final: list[int]  # what the final scoring would add now: gold, Advisor, temples, seats


class VisitView(TypedDict):
    """The visit under way."""

    seat: int
    worker: int
    site: int  # 0 to 4; -1 while the site is being chosen
    upper: bool  # done
    lower: bool
    bonus: bool


class WorldView(TypedDict):
    """The table as one seat sees it."""

    seat: int
    seats: int
    actor: int
    over: bool
    step: str  # the key of what is asked
    names: list[str]
    scores: list[int]
    round: int
    round_limit: int  # 0: none
    bastion: int
    ending: list[str]  # what has triggered the end (see ENDINGS): this is the last round
    target: int  # solo: points to reach, 0 otherwise
    eyes: int  # whose prices are shown: the viewer's, for a spectator the actor's
    sites: list[SiteView]
    market: list[list[int]]  # top to bottom: [design, wisdom, stone, 1 if it could be built]
    stacks: list[StackView]
    offer: list[list[int]]  # left to right: [die, wisdom, 1 if it could be taken]
    pool: list[int]  # dice of the draft
    supply: list[int]  # dice by colour
    speakers: list[int]  # values in the Speaker offer
    discs: list[int]  # tower discs by colour
    towers: list[list[int]]  # by colour: [gold for the next level, 1 if it could be built]
    grow: list[int]  # [food for the next base or -1, 1 if it can be paid]
    cards: list[CardView]
    military: list[list[int]]  # seats on each space, lowest disc first; -1 is the foreign disc of a solo game
    temples: list[TempleView]
    players: list[PlayerView]
    visit: VisitView | None
    tile: int  # the building being bought, placed or used, -1 if none
    district: list[int]  # [x, y] of the district being closed, or empty
    previews: dict[str, list[Change]]  # for the actor: what each legal action changes at once


def view(world: World, seat: int) -> View:
    """What *seat* may know."""
    eyes = seat if seat >= 0 else max(0, world.actor)
    seen: WorldView = {
        "seat": seat,
        "seats": world.seats,
        "actor": world.actor,
        "over": world.over,
        "step": world.agenda[-1].key() if world.agenda else "",
        "names": [str(owner + 1) for owner in range(world.seats)],
        "scores": [world.score(owner) for owner in range(world.seats)],
        "round": world.round,
        "round_limit": world.round_limit,
        "bastion": world.bastion,
        "ending": [name for reason, name in enumerate(ENDINGS) if world.ending >> reason & 1],
        "target": target(world) if world.solo() else 0,
        "eyes": eyes,
        "sites": [site_view(world, site) for site in range(SITES)],
        "market": [market_slot(world, eyes, design) for design in world.market],
        "stacks": [stack_view(world, colour) for colour in range(len(COLOURS))],
        "offer": offer_slots(world, eyes),
        "pool": world.pool.copy(),
        "supply": world.supply.copy(),
        "speakers": sorted(world.speakers),
        "discs": world.discs.copy(),
        "towers": tower_prices(world, eyes),
        "grow": [base_cost(world, eyes), int(can_grow(world, eyes))],
        "cards": [card_view(world, place) for place in range(len(world.cards))],
        "military": military_piles(world),
        "temples": [temple_view(world, temple) for temple in range(len(TEMPLES))],
        "players": [player_view(world, owner) for owner in range(world.seats)],
        "visit": visit_view(world),
        "tile": tile_in_hand(world),
        "district": district_in_hand(world),
        "previews": previews(world) if seat == world.actor and world.agenda else {},
    }
    return dict(seen)


def spot(cell: int) -> list[int]:
    """A cell as x and y."""
    return [cell % WIDTH - WINDOW, cell // WIDTH - WINDOW]


def site_view(world: World, site: int) -> SiteView:
    """A site with everybody on it."""
    workers: list[list[int]] = []
    for seat in range(world.seats):
        workers.extend([[seat, f % DIE_KINDS] for f in world.freemen[seat] if f // DIE_KINDS == site + 1])
        if world.archons[seat] == site + 1:
            workers.append([seat, ARCHON])
    workers.extend([[NOBODY, SPEAKER + used % FACES + 1] for used in world.podium if used // FACES == site])
    return {"value": world.values[site], "bonus": world.bonus[site], "workers": workers}


def market_slot(world: World, seat: int, design: int) -> list[int]:
    """A tile of the market with its prices for a seat."""
    can = BUILD in ways(world, seat, design, reserved=False)
    return [design, tile_price(world, seat, design), TILE_STONE[design], int(can)]


def stack_view(world: World, colour: int) -> StackView:
    """A stack: what is known of it."""
    unseen = [[design, world.stacks[design]] for design in OF_COLOUR[colour] if world.stacks[design]]
    count = sum([copies for _, copies in unseen]) + len(world.under[colour])
    return {"top": world.tops[colour], "count": count, "under": world.under[colour].copy(), "unseen": unseen}


def offer_slots(world: World, seat: int) -> list[list[int]]:
    """The Citizen offer with its prices for a seat."""
    can = takeable(world, seat, PAID)
    return [[die, die_price(world, seat, slot), int(die in can)] for slot, die in enumerate(world.offer)]


def tower_prices(world: World, seat: int) -> list[list[int]]:
    """The next level of each tower of a seat."""
    can = buildable(world, seat)
    return [[tower_cost(world, seat, colour), int(colour in can)] for colour in range(len(COLOURS))]


def card_view(world: World, place: int) -> CardView:
    """A district card."""
    matched = [seat for seat in range(world.seats) if world.matched[seat] >> place & 1]
    return {"card": world.cards[place], "gold": world.card_gold[place], "matched": matched}


def military_piles(world: World) -> list[list[int]]:
    """The piles on the Military track."""
    piles: list[list[int]] = [[] for _ in range(FINAL + 1)]
    if world.foreign != NOBODY:
        piles[world.foreign].append(NOBODY)
    for seat in world.march:
        piles[world.strength[seat]].append(seat)
    return piles


def temple_view(world: World, temple: int) -> TempleView:
    """A temple with its piles."""
    piles: list[list[int]] = [[] for _ in range(TOP + 1)]
    first = temple * world.seats
    for seat in world.climb[first : first + world.seats]:
        piles[world.heights[first + seat]].append(seat)
    card = world.zodiac[temple] if world.zodiac else NOTHING
    return {"card": card, "holder": world.holders[temple], "piles": piles}


def player_view(world: World, seat: int) -> PlayerView:
    """Everything of one player."""
    stock, towers, sources = len(RESOURCES) * seat, len(COLOURS) * seat, KINDS * seat
    return {
        "stock": world.stock[stock : stock + len(RESOURCES)],
        "tokens": world.tokens[seat],
        "bases": world.bases[seat],
        "free_bases": world.free_bases(seat),
        "base_cost": base_cost(world, seat),
        "freemen": [[freeman % DIE_KINDS, freeman // DIE_KINDS] for freeman in world.freemen[seat]],
        "speakers": sorted(world.hired[seat]),
        "archon": world.archons[seat],
        "advisors": world.advisors[seat].copy(),
        "towers": world.towers[towers : towers + len(COLOURS)],
        "city": [tile_view(world, seat, cell) for cell in world.cells[seat]],
        "seats": [[*spot(cell), die] for cell, die in zip(world.closed[seat], world.seated[seat])],
        "open": [district_view(world, seat, cell) for cell in world.open_districts(seat)],
        "reserve": world.reserve[seat].copy(),
        "zodiac": [card for temple, card in enumerate(world.zodiac) if world.holders[temple] == seat],
        "strength": world.strength[seat],
        "temples": [world.heights[temple * world.seats + seat] for temple in range(len(TEMPLES))],
        "passed": bool(world.passed[seat]),
        "sources": world.earned[sources : sources + KINDS],
        "final": final_points(world, seat) if world.agenda else [0, 0, 0, 0],
    }


def tile_view(world: World, seat: int, cell: int) -> list[int]:
    """A tile of a city: where, which, and whether it lies face down."""
    code = world.city[seat][cell]
    return [*spot(cell), code % FACE_DOWN - 1, int(code >= FACE_DOWN)]


def district_view(world: World, seat: int, cell: int) -> DistrictView:
    """A district that may be closed, and what that would set off."""
    places = matching(world, seat, cell)
    cards = [[world.cards[p], card_points(world, seat, p), world.card_gold[p]] for p in places]
    fires = [[spot(near) for near in activated(world, seat, cell, colour)] for colour in range(len(COLOURS))]
    x, y = spot(cell)
    return {"x": x, "y": y, "cards": cards, "fires": fires}


def visit_view(world: World) -> VisitView | None:
    """The visit under way, if there is one."""
    for step in reversed(world.agenda):
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


def tile_in_hand(world: World) -> int:
    """The building that is being bought, placed or used."""
    step = world.agenda[-1] if world.agenda else None
    if isinstance(step, Way | PlaceTile):
        return step.design
    if isinstance(step, Ability):
        return world.city[step.seat][step.cell] - 1
    return NOTHING


def district_in_hand(world: World) -> list[int]:
    """The district that is being closed."""
    for step in reversed(world.agenda):
        if isinstance(step, SeatDie | Activate) and BLOCK[step.cell]:
            return spot(step.cell)
    return []
