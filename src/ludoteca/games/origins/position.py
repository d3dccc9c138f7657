"""A table set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.chance import Chance
from ...core.setup.setting import check_copies, check_number, check_seat, check_seats, check_word, for_each, number_of
from ...core.state import NOBODY, Step
from .by_name import (
    by_colour,
    cell_of,
    check,
    colours_of,
    die_of,
    district_of,
    exactly,
    freeman_of,
    order_of,
    site_of,
    speakers_of,
    tile_of,
)
from .data import (
    CARD_GOLD,
    COLOUR,
    COLOURS,
    COPIES,
    DICE_EACH,
    DIE_KINDS,
    FACES,
    FINAL,
    MOST_BASES,
    OF_COLOUR,
    RESOURCES,
    SEATS,
    SITES,
    SOLO_FOREIGN,
    SOLO_KEPT,
    SOLO_ROUNDS,
    START_BASES,
    START_FREEMEN,
    TEMPLES,
    TILE_IDS,
    TOP,
    ZODIAC,
)
from .rules.city import FACE_DOWN
from .rules.rounds import NextTurn, Round, Superiority, Turn, end_of_round
from .rules.setup import Draft, DraftOver, tower_supply
from .rules.table import DISTRICTS, ENDINGS, KINDS, NOTHING, SOURCES, Realm, bare_world

Names = Sequence[str]
Player = Mapping[str, Any]
PLAYER_THINGS: Final = (
    "stone",
    "food",
    "wisdom",
    "gold",
    "score",
    "sources",
    "tokens",
    "bases",
    "freemen",
    "speakers",
    "archon",
    "advisors",
    "towers",
    "city",
    "seats",
    "reserve",
    "matched",
    "zodiac",
    "military",
    "temples",
    "passed",
)
BOARD_THINGS: Final = (
    "values",
    "bonus",
    "zodiac",
    "cards",
    "card_gold",
    "speakers",
    "podium",
    "march",
    "climb",
    "foreign",
    "market",
    "stacks",
    "under",
    "offer",
    "pool",
    "supply",
    "discs",
)
MOMENTS: Final = ("turn", "superiority", "draft", "round", "end")


def position(
    seats: int,
    chance: Chance,
    *,
    players: Sequence[Player] = (),
    bastion: int = 0,
    round_number: int = 1,
    round_limit: int = 0,
    ending: Names = (),
    turn: int = 0,
    extra: bool = False,
    moment: str = "turn",
    **board: Any,
) -> Realm:
    """A position in which it is *turn*'s move; what is not named is empty, supply and stacks have whatever is left.

    A player is a mapping of PLAYER_THINGS: ``{"stone": 2, "freemen": ["red-3", "blue-6@4"], "city": {"1,0": "mint",
    "1,1": "farm:harbor"}, "seats": {"0,0": "red-4"}, "towers": {"red": 3}, "zodiac": ["leo"], "military": 5,
    "temples": [1, 0, 2]}``; ``@4`` stands on site 4, a district is named by its lower left cell. "score" are points for
    districts, "sources" names other ones: ``{"attacks": 4}``. *board* names things of the main board, see `lay_board`.
    *moment* is "turn" (an *extra* one was bought with a token), "superiority" (whether to buy one), "draft" (the first
    dice of the pool are taken), "round" (a round begins) or "end" (everybody has passed).
    """
    check_when(seats, turn, bastion, moment, round_number)
    check(board, BOARD_THINGS, "the board")
    realm = bare_world(seats, chance)
    realm.round, realm.round_limit, realm.bastion = round_number, round_limit, bastion
    realm.ending = sum([1 << number_of(name, ENDINGS, "ending") for name in set(ending)])
    lay_board(realm, board)
    for seat, things in enumerate(for_each(players, seats, {}, "players")):
        seat_player(realm, seat, things)
    lay_supplies(realm, board)
    realm.then(plan(realm, turn, extra, moment))
    realm.advance()
    return realm


def check_when(seats: int, turn: int, bastion: int, moment: str, round_number: int) -> None:
    """Refuse players, a moment or a round that the game has not."""
    check_seats(seats, SEATS)
    check_seat(turn, seats, "turn")
    check_seat(bastion, seats, "bastion")
    check_word(moment, MOMENTS, "moment")
    if seats == 1:
        check_number(round_number, 0, SOLO_ROUNDS, "round_number")


def lay_board(realm: Realm, board: Mapping[str, Any]) -> None:
    """Sites, cards, Speakers and the order of the discs.

    ``values=[1, 3, ...]``, ``bonus=["red", ...]``, ``zodiac=["leo", ...]``, ``cards=["d05"]``, ``card_gold=[2]``,
    ``speakers=[3]``, ``podium=[(1, 4)]`` (site and value of a used Speaker), ``march=[1, 0]`` and
    ``climb=[[1, 0], [0, 1], [0, 1]]`` (seats from the lowest disc up, for each temple), ``foreign=3`` (solo).
    """
    realm.values = exactly(board.get("values", realm.values), SITES, "values")
    realm.bonus = exactly(colours_of(board.get("bonus", COLOURS)), SITES, "bonus")
    signs = board.get("zodiac", ZODIAC[: len(TEMPLES)])
    realm.zodiac = exactly([number_of(name, ZODIAC, "zodiac card") for name in signs], len(TEMPLES), "zodiac")
    realm.cards = [district_of(name) for name in board.get("cards", ())]
    realm.card_gold = exactly(board.get("card_gold", [CARD_GOLD] * len(realm.cards)), len(realm.cards), "card_gold")
    realm.speakers = speakers_of(board.get("speakers", ()))
    realm.podium = [
        FACES * (site_of(site) - 1) + speakers_of([value])[0] - 1 for site, value in board.get("podium", ())
    ]
    realm.march = order_of(realm, board.get("march", realm.march), "march")
    if "climb" in board:
        orders = exactly(board["climb"], len(TEMPLES), "climb")
        realm.climb = [seat for order in orders for seat in order_of(realm, order, "climb")]
    if realm.solo():
        foreign = board["foreign"] if "foreign" in board else SOLO_FOREIGN[realm.round - 1]
        realm.foreign = NOBODY if foreign is None else check_number(foreign, 0, FINAL, "foreign")


def lay_supplies(realm: Realm, board: Mapping[str, Any]) -> None:
    """Tiles, dice and tower discs.

    ``market=["mint"]``, ``stacks={"red": ["outpost", "arsenal"]}`` (the face-up tile first), ``under={"red": [...]}``,
    ``offer=["red-3"]``, ``pool=["red-3"]`` (of the draft), ``supply={"red": 2}``, ``discs={"red": 1}``: colours not
    named there have none.
    """
    realm.market = [tile_of(name) for name in board.get("market", ())]
    lay_stacks(realm, board.get("stacks", {}), board.get("under", {}))
    realm.offer = [die_of(name) for name in board.get("offer", ())]
    realm.pool = [die_of(name) for name in board.get("pool", ())]
    realm.supply = by_colour(board["supply"], "supply") if "supply" in board else dice_left(realm)
    realm.discs = by_colour(board["discs"], "discs") if "discs" in board else tower_supply(realm.cards)


def seat_player(realm: Realm, seat: int, things: Player) -> None:
    """Everything of one player."""
    check(things, PLAYER_THINGS, "a player")
    for resource, name in enumerate(RESOURCES):
        realm.stock[len(RESOURCES) * seat + resource] = things.get(name, 0)
    for colour, height in things.get("towers", {}).items():
        realm.towers[len(COLOURS) * seat + number_of(colour, COLOURS, "colour")] = height
    realm.earned[KINDS * seat + DISTRICTS] = things.get("score", 0)
    for source, points in things.get("sources", {}).items():
        realm.earned[KINDS * seat + number_of(source, SOURCES, "source of points")] = points
    realm.tokens[seat] = things.get("tokens", 0)
    realm.reserve[seat] = [tile_of(name) for name in things.get("reserve", [])]
    realm.strength[seat] = check_number(things.get("military", 0), 0, FINAL, "military")
    realm.passed[seat] = int(things.get("passed", False))
    seat_people(realm, seat, things)
    seat_cards(realm, seat, things)
    seat_city(realm, seat, things)


def seat_people(realm: Realm, seat: int, things: Player) -> None:
    """A player's Freemen, bases, Speakers, Archon and Advisors."""
    realm.freemen[seat] = [freeman_of(name) for name in things.get("freemen", [])]
    bases = things.get("bases", min(MOST_BASES, max(START_BASES, len(realm.freemen[seat]))))
    realm.bases[seat] = check_number(bases, 0, MOST_BASES, "bases")
    realm.hired[seat] = speakers_of(things.get("speakers", []))
    realm.archons[seat] = things.get("archon", 0) and site_of(things["archon"])
    realm.advisors[seat] = colours_of(things.get("advisors", []))


def seat_cards(realm: Realm, seat: int, things: Player) -> None:
    """A player's discs in the temples, zodiac cards, and the district cards that were matched."""
    heights = things.get("temples", [0] * len(TEMPLES))
    for temple, height in enumerate(exactly(heights, len(TEMPLES), "temples")):
        realm.heights[temple * realm.seats + seat] = check_number(height, 0, TOP, "temples")
    for name in things.get("zodiac", []):
        realm.holders[shown(realm.zodiac, number_of(name, ZODIAC, "zodiac card"), name)] = seat
    realm.matched[seat] = sum([1 << shown(realm.cards, district_of(name), name) for name in things.get("matched", [])])


def shown(cards: list[int], card: int, name: str) -> int:
    """The place of a card that must lie on the board."""
    if card not in cards:
        raise ValueError(f"the card {name!r} is not on the board")
    return cards.index(card)


def seat_city(realm: Realm, seat: int, things: Player) -> None:
    """A player's tiles and seats."""
    for cell, name in things.get("city", {}).items():
        farm, _, tile = name.rpartition(":")
        if farm not in ("", "farm"):
            raise ValueError(f"{cell}: a tile lies open or as a 'farm', not as {farm[:40]!r}")
        realm.lay_tile(seat, cell_of(cell), tile_of(tile) + 1 + (FACE_DOWN if farm else 0))
    for cell, die in things.get("seats", {}).items():
        realm.closed[seat] = [*realm.closed[seat], cell_of(cell)]
        realm.seated[seat] = [*realm.seated[seat], die_of(die)]


def lay_stacks(realm: Realm, stacks: Mapping[str, Names], under: Mapping[str, Names]) -> None:
    """The stacks: as named, the first tile face up; else every tile that lies nowhere, the first one face up."""
    lying = [*realm.market, *[tile for reserve in realm.reserve for tile in reserve]]
    for seat in range(realm.seats):
        lying += [realm.city[seat][cell] % FACE_DOWN - 1 for cell in realm.cells[seat]]
    check(stacks, COLOURS, "stacks")
    check(under, COLOURS, "under")
    for colour, name in enumerate(COLOURS):
        realm.under[colour] = [tile_of(tile) for tile in under.get(name, [])]
        known = lying + realm.under[colour]
        stack = [tile_of(tile) for tile in stacks[name]] if name in stacks else tiles_left(colour, known)
        realm.tops[colour] = stack[0] if stack else NOTHING
        for design in stack[1:]:
            realm.stacks[design] += 1


def tiles_left(colour: int, lying: list[int]) -> list[int]:
    """The tiles of a colour that lie nowhere."""
    used = [lying.count(design) if design in OF_COLOUR[colour] else 0 for design in range(len(TILE_IDS))]
    check_copies(used, COPIES, TILE_IDS)
    return [design for design in OF_COLOUR[colour] for _ in range(COPIES[design] - used[design])]


def dice_left(realm: Realm) -> list[int]:
    """The dice of each colour that lie nowhere."""
    left = [DICE_EACH[realm.seats]] * len(COLOURS)
    for die in [*realm.offer, *realm.pool, *[die for dice in realm.seated for die in dice]]:
        left[COLOUR[die]] -= 1
    for freeman in [freeman for people in realm.freemen for freeman in people]:
        left[COLOUR[freeman % DIE_KINDS]] -= 1
    for colour in [colour for advisors in realm.advisors for colour in advisors]:
        left[colour] -= 1
    for colour, dice in enumerate(left):
        if dice < 0:
            there = DICE_EACH[realm.seats]
            raise ValueError(f"there are {there} dice of {COLOURS[colour]!r}, not {there - dice}")
    return left


def plan(realm: Realm, turn: int, extra: bool, moment: str) -> list[Step]:
    """What is still to happen in this round."""
    if moment == "round":
        realm.round -= 1
        return [Round(realm.bastion)]
    if moment == "draft":
        return [*drafts(realm), DraftOver(realm.bastion), Round(realm.bastion)]
    if moment == "end":
        return end_of_round(realm.solo())
    return [Superiority(turn) if moment == "superiority" else Turn(turn, extra), NextTurn(turn)]


def drafts(realm: Realm) -> list[Step]:
    """§3.12, §13.1 Who is still to take a die: clockwise, then the other way round."""
    there = realm.from_seat(realm.bastion)
    order = [0] * SOLO_KEPT if realm.solo() else (there + there[::-1]) * (START_FREEMEN // 2)
    return [Draft(seat) for seat in order[sum([len(people) for people in realm.freemen]) :]]
