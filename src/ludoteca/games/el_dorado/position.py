"""A table set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.chance import Chance
from ...core.setup.setting import check_length, check_number, check_seat, check_seats, check_word, for_each, number_of
from ...core.state import Step
from .data import BLOCKADES, CAVE_TOKENS, COPIES, HEX_IDS, IDS, KINDS, SEATS, SLOTS, TOKEN_IDS, all_tokens
from .rules.rounds import ClearPlay, DiscardCards, DrawUp, PlayCards, Round, Turn
from .rules.route import Route
from .rules.table import EMPTY, GATE, Expedition, bare_table

Names = Sequence[str]  # names as in the actions: "scout", several times for several cards
Place = str | tuple[int, int]  # a space: "c-17", its axial q and r on the route, or "gate"
Trace = tuple[int, int, str]  # a step of this turn: seat, pawn (0 or 1), space left
MOMENTS = ["play", "discard", "draw", "round"]


def position(
    seats: int,
    chance: Chance,
    *,
    route: str = "first-game",
    pawns: Sequence[Sequence[Place]] = (),
    hands: Sequence[Names] = (),
    draws: Sequence[Names] = (),
    discards: Sequence[Names] = (),
    plays: Sequence[Names] = (),
    known: Sequence[Names] = (),
    tokens: Sequence[Names] = (),
    blockades: Sequence[int] = (),
    taken: Sequence[Sequence[int]] = (),
    market: Names | None = None,
    stock: Mapping[str, int] | None = None,
    caves: Sequence[int] | None = None,
    bag: Names | None = None,
    box: Names = (),
    token_box: Names = (),
    arrivals: Sequence[int] = (),
    trail: Sequence[Trace] = (),
    turn: int = 0,
    first: int = 0,
    round: int = 1,  # noqa: A002
    round_limit: int = 0,
    idle: int = 0,
    eventful: bool | None = None,
    bought: bool = False,
    gained: int = 0,
    passing: bool = False,
    moment: str = "play",
) -> Expedition:
    """A position in which it is *turn*'s move; what is not named is empty, pawns not named are in the gate.

    *route* may be any text of pieces, even one that is no legal route. *blockades* lie on the seams in order, 0 for
    none. *market* are the six slots ("" for an empty one), *stock* the cards left where not three. *caves* counts the
    tokens of each cave, in the order of the spaces (True caves are needed for exploring), *bag* the unseen tokens.
    *known* is the part of each hand that everybody can tell, *trail* the steps of this turn. So many of the last cards
    of the player's discard pile were *gained* this turn. *eventful*: this round something happened (else: if *idle* is
    0). *moment* is "play" (phase 1), "discard" (phase 2), "draw" (phase 3) or "round" (a new round begins).
    """
    check(seats, turn, first, moment, arrivals)
    table = bare_table(seats, chance, route)
    table.first, table.round, table.limit, table.idle = first, round, round_limit, idle
    table.bought, table.passing, table.arrivals = bought, passing, list(arrivals)
    table.progress = not idle if eventful is None else eventful
    set_cards(table, (hands, draws, discards, plays, known))
    table.tokens = [sorted(tokens_of(names)) for names in for_each(tokens, seats, (), "tokens")]
    table.box, table.token_box = [card_of(name) for name in box], tokens_of(token_box)
    set_pawns(table, pawns, trail)
    set_blockades(table, blockades, taken)
    set_market(table, market, stock or {})
    if caves is not None:
        set_caves(table, caves, bag)
    mark_gained(table, turn, gained)
    table.then(plan(table, turn, moment))
    table.advance()
    return table


def check(seats: int, turn: int, first: int, moment: str, arrivals: Sequence[int]) -> None:
    """Refuse players or a moment that the game has not."""
    check_seats(seats, SEATS)
    check_seat(turn, seats, "turn")
    check_seat(first, seats, "first")
    check_word(moment, MOMENTS, "moment")
    for seat in arrivals:
        check_seat(seat, seats, "arrivals")


def card_of(name: str) -> int:
    """The card with this name."""
    return number_of(name, IDS, "card")


def tokens_of(names: Names) -> list[int]:
    """The tokens with these names."""
    return [number_of(name, TOKEN_IDS, "token") for name in names]


def space_at(route: Route, place: Place) -> int:
    """The space that *place* names."""
    if place == "gate":
        return GATE
    if isinstance(place, str):
        if place not in HEX_IDS or HEX_IDS.index(place) not in route.spaces:
            raise ValueError(f"there is no space {place[:40]!r} on the route")
        return HEX_IDS.index(place)
    for space in route.spaces:
        if [route.q[space], route.r[space]] == list(place):
            return space
    raise ValueError(f"there is no space at {place} on the route")


def set_cards(table: Expedition, zones: tuple[Sequence[Names], ...]) -> None:
    """Give everybody the named cards of hand, draw pile, discard pile and play area, and what is known of the hand."""
    names = ("hands", "draws", "discards", "plays", "known")
    given = [for_each(zone, table.seats, (), name) for name, zone in zip(names, zones, strict=True)]
    cards = [[[card_of(name) for name in held] for held in zone] for zone in given]
    table.hands, table.draws, table.discards, table.plays, table.known = cards
    for hand, known in zip(table.hands, table.known, strict=True):
        hand.sort()
        known.sort()
        for card in known:
            if known.count(card) > hand.count(card):
                raise ValueError(f"known: not so many {IDS[card]!r} are in the hand")


def set_pawns(table: Expedition, pawns: Sequence[Sequence[Place]], trail: Sequence[Trace]) -> None:
    """Put the pawns on their spaces, and note where they walked this turn."""
    for seat, places in enumerate(for_each(pawns, table.seats, (), "pawns")):
        check_length(places, table.each, "pawns")
        for i, place in enumerate(places):
            table.pawns[seat * table.each + i] = space_at(table.route, place)
    for seat, pawn, place in trail:
        check_seat(seat, table.seats, "trail")
        check_number(pawn, 0, table.each - 1, "trail")
        table.trail += [seat * table.each + pawn, space_at(table.route, place)]


def set_blockades(table: Expedition, blockades: Sequence[int], taken: Sequence[Sequence[int]]) -> None:
    """Lay blockades on the seams, and give the players those that they overcame."""
    check_length(blockades, len(table.blockades), "blockades")
    table.blockades[: len(blockades)] = list(blockades)
    table.taken = [list(numbers) for numbers in for_each(taken, table.seats, (), "taken")]
    for blockade in [*table.blockades, *[number for numbers in table.taken for number in numbers]]:
        check_number(blockade, 0, BLOCKADES, "a blockade")


def set_market(table: Expedition, market: Names | None, stock: Mapping[str, int]) -> None:
    """Lay the named piles; a pile without cards leaves its slot empty."""
    if market is not None:
        check_length(market, SLOTS, "market")
        table.market = [card_of(name) if name else EMPTY for name in market]
    for name, count in stock.items():
        table.stock[card_of(name)] = check_number(count, 0, COPIES[card_of(name)], f"stock: {name!r}")
    table.market = [kind if kind != EMPTY and table.stock[kind] else EMPTY for kind in table.market]


def set_caves(table: Expedition, caves: Sequence[int], bag: Names | None) -> None:
    """Lay tokens on the caves; every pawn has seen those beside it."""
    count = len(table.route.caves)
    check_length(caves, count, "caves")
    table.caves = [*[check_number(left, 0, CAVE_TOKENS, "caves") for left in caves], *[CAVE_TOKENS] * count][:count]
    table.bag = all_tokens() if bag is None else tokens_of(bag)
    table.beside = [0 if space == GATE else table.caves_beside(space) for space in table.pawns]


def mark_gained(table: Expedition, turn: int, gained: int) -> None:
    """The last cards of the player's discard pile cannot be used this turn."""
    pile = table.discards[turn]
    if gained > len(pile):
        raise ValueError(f"gained: there are {len(pile)} cards in the discard pile, not {gained}")
    table.discards[turn] = [card + KINDS if place >= len(pile) - gained else card for place, card in enumerate(pile)]
    table.gained = gained > 0


def plan(table: Expedition, turn: int, moment: str) -> list[Step]:
    """What is still to happen in this round."""
    if moment == "round":
        return [Round(table.first)]
    phases: list[Step] = [PlayCards(turn), ClearPlay(turn), DiscardCards(turn), DrawUp(turn)]
    now = phases[{"play": 0, "discard": 1, "draw": 3}[moment] :]
    order = table.from_seat(table.first)
    turns: list[Step] = [Turn(seat) for seat in order[order.index(turn) + 1 :]]
    return [*now, *turns, Round(table.first)]
