"""What a seat may know of Origins, as numbers."""

from __future__ import annotations

from typing import Final

from ...core.seen.observation import Block, Observer, counted, one_hots
from ...core.state import NOBODY
from .data import (
    CARDS,
    CELLS,
    COLOURS,
    COPIES,
    DESIGNS,
    DIE_KINDS,
    FACES,
    FINAL,
    MOST_BASES,
    RESOURCES,
    SITES,
    TEMPLES,
    TOP,
    ZODIAC,
)
from .rules.city import CODE_COLOUR, FACE_DOWN
from .rules.table import ENDINGS, NOTHING, Realm
from .rules.visits import DID_BONUS, DID_LOWER, DID_UPPER, Menu, Visit
from .view import is_extra, tile_in_hand

MANY: Final = 999  # of resources, points and the like
LATEST: Final = 99  # rounds
HUES: Final[int] = len(COLOURS)
FARM: Final[int] = HUES + 1  # what a cell of the own city shows: a colour from 1, grey, a Farm
GREY: Final[int] = HUES + 2
SEAT: Final = [one_hots(seats) for seats in range(5)]
SITE: Final = one_hots(SITES)
DESIGN: Final = one_hots(DESIGNS)
SIGN: Final = one_hots(len(ZODIAC))


class RealmObserver(Observer):
    """The board, everybody's people and buildings, and the own city cell by cell."""

    def __init__(self, seats: int) -> None:
        dense = [
            Block("round", 1, LATEST),
            Block("round_limit", 1, LATEST),
            Block("ending", len(ENDINGS)),
            Block("extra", 1),
            Block("bastion", 1, 1, seats),
            Block("sites", SITES, 6),
            Block("market", DESIGNS, max(COPIES)),
            Block("tops", DESIGNS),
            Block("stacks", DESIGNS, max(COPIES)),
            Block("under", DESIGNS, max(COPIES)),
            Block("offer", DIE_KINDS, 99),
            Block("pool", DIE_KINDS, 99),
            Block("supply", HUES, 99),
            Block("speakers", FACES + 1, 99),
            Block("discs", HUES, 99),
            Block("cards", CARDS),  # the district cards that are shown ...
            Block("card_gold", CARDS, 99),
            Block("matched", CARDS, 1, seats),  # ... and who has matched them
            Block("holders", len(TEMPLES), 1, seats),
            Block("visit", SITES),
            Block("visit_done", 3),  # upper, lower, bonus
            Block("tile", DESIGNS),  # that is being bought, placed or used
            Block("scores", 1, MANY, seats),
            Block("stock", len(RESOURCES), MANY, seats),
            Block("tokens", 1, MANY, seats),
            Block("bases", 1, MOST_BASES, seats),
            Block("freemen", DIE_KINDS, MOST_BASES, seats),  # at home
            Block("away", SITES, 99, seats),  # at the sites
            Block("hired", FACES + 1, 99, seats),
            Block("archon", SITES, 1, seats),
            Block("advisors", HUES, 99, seats),
            Block("towers", HUES, 99, seats),
            Block("strength", 1, FINAL, seats),
            Block("temples", len(TEMPLES), TOP, seats),
            Block("passed", 1, 1, seats),
            Block("buildings", DESIGNS, 99, seats),  # in the city, face up
            Block("farms", 1, 99, seats),
            Block("seated", DIE_KINDS, 99, seats),
            Block("reserve", DESIGNS, 99, seats),
        ]
        marked = [Block("city", CELLS, GREY), Block("closed", CELLS)]
        scene = [Block("bonus", HUES, 1, SITES), Block("zodiac", len(ZODIAC), 1, len(TEMPLES))]
        super().__init__(dense, marked, scene, [])

    def numbers(self, realm: Realm, seat: int) -> list[int]:
        """The numbers of the blocks."""
        order = realm.from_seat(seat)
        found = board(realm, seat)
        people(realm, order, found)
        possessions(realm, order, found)
        return found

    def marks(self, realm: Realm, seat: int) -> list[int]:
        """The own city: what each cell shows, and the districts that are closed."""
        found: list[int] = []
        city = realm.city[seat]
        for cell in realm.cells[seat]:
            colour = CODE_COLOUR[city[cell]]
            found += [cell, FARM if city[cell] >= FACE_DOWN else colour + 1 if colour >= 0 else GREY]
        for cell in realm.closed[seat]:
            found += [CELLS + cell, 1]
        return found

    def scenery(self, realm: Realm) -> list[int]:
        """The bonus tiles, and the zodiac cards of the temples."""
        found: list[int] = []
        for site in range(SITES):
            found += [HUES * site + realm.bonus[site], 1]
        for temple, card in enumerate(realm.zodiac):
            found += [HUES * SITES + len(ZODIAC) * temple + card, 1]
        return found


def board(realm: Realm, seat: int) -> list[int]:
    """What belongs to nobody."""
    seats = realm.seats
    found = [min(LATEST, realm.round), min(LATEST, realm.round_limit)]
    found += [realm.ending >> reason & 1 for reason in range(len(ENDINGS))]
    found += [1 if is_extra(realm) else 0, *SEAT[seats][(realm.bastion - seat) % seats], *realm.values]
    found += counted(realm.market, DESIGNS)
    found += counted([top for top in realm.tops if top != NOTHING], DESIGNS)
    found += [*realm.stacks, *[0] * DESIGNS][:DESIGNS]
    found += counted([tile for stack in realm.under for tile in stack], DESIGNS)
    found += counted(realm.offer, DIE_KINDS)
    found += counted(realm.pool, DIE_KINDS)
    found += realm.supply
    found += counted(realm.speakers, FACES + 1)
    found += realm.discs
    return found + cards(realm, seat) + visit(realm)


def cards(realm: Realm, seat: int) -> list[int]:
    """The district cards, their gold and who has matched them; who holds the cards of the temples."""
    shown, gold = [0] * CARDS, [0] * CARDS
    for place, card in enumerate(realm.cards):
        shown[card] = 1
        gold[card] = realm.card_gold[place]
    found = shown + gold
    for owner in realm.from_seat(seat):
        matched = [0] * CARDS
        for place, card in enumerate(realm.cards):
            matched[card] = realm.matched[owner] >> place & 1
        found += matched
    for owner in realm.from_seat(seat):
        found += [1 if holder == owner else 0 for holder in realm.holders]
    return found


def visit(realm: Realm) -> list[int]:
    """The visit under way, and the building in hand."""
    site, did = NOBODY, 0
    place = len(realm.agenda)
    while place:
        place -= 1
        step = realm.agenda[place]
        if isinstance(step, Visit):
            break
        if isinstance(step, Menu):
            site, did = step.site, step.did
            break
    done = [1 if did & bit else 0 for bit in (DID_UPPER, DID_LOWER, DID_BONUS)]
    return SITE[site] + done + DESIGN[tile_in_hand(realm)]


# -- of everybody ------------------------------------------------------------------------------------------------------


def people(realm: Realm, order: list[int], found: list[int]) -> None:
    """Points, stocks, and where everybody's people are: block by block, in each the seats in turn order."""
    found += [max(0, min(MANY, realm.score(owner))) for owner in order]
    for owner in order:
        found += stocks(realm, owner)
    found += [realm.tokens[owner] for owner in order]
    found += [realm.bases[owner] for owner in order]
    for owner in order:
        found += freemen(realm, owner)
    for owner in order:
        found += away(realm, owner)
    for owner in order:
        found += counted(realm.hired[owner], FACES + 1)
    for owner in order:
        found += SITE[realm.archons[owner] - 1]
    for owner in order:
        found += counted(realm.advisors[owner], HUES)


def possessions(realm: Realm, order: list[int], found: list[int]) -> None:
    """Towers, tracks and buildings in the same way."""
    for owner in order:
        found += realm.towers[HUES * owner : HUES * (owner + 1)]
    found += [realm.strength[owner] for owner in order]
    for owner in order:
        found += [realm.heights[temple * realm.seats + owner] for temple in range(len(TEMPLES))]
    found += [1 if realm.passed[owner] else 0 for owner in order]
    for owner in order:
        found += buildings(realm, owner)
    found += [len(realm.farms(owner)) for owner in order]
    for owner in order:
        found += counted(realm.seated[owner], DIE_KINDS)
    for owner in order:
        found += counted(realm.reserve[owner], DESIGNS)


def stocks(realm: Realm, owner: int) -> list[int]:
    """Stone, food, wisdom and gold."""
    return [min(MANY, count) for count in realm.stock[len(RESOURCES) * owner : len(RESOURCES) * (owner + 1)]]


def freemen(realm: Realm, owner: int) -> list[int]:
    """Unused dice at home."""
    return counted([freeman for freeman in realm.freemen[owner] if freeman < DIE_KINDS], DIE_KINDS)


def away(realm: Realm, owner: int) -> list[int]:
    """Dice at each site."""
    return counted([freeman // DIE_KINDS - 1 for freeman in realm.freemen[owner] if freeman >= DIE_KINDS], SITES)


def buildings(realm: Realm, owner: int) -> list[int]:
    """Buildings of each design in the city, face up."""
    city = realm.city[owner]
    return counted([city[cell] - 1 for cell in realm.cells[owner] if city[cell] < FACE_DOWN], DESIGNS)
