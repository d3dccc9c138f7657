"""A table set by hand, for tests, puzzles and study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.chance import Chance
from ...core.state import Step
from .data import CAVE_TOKENS, HEX_IDS, IDS, TOKEN_IDS, all_tokens
from .rules.rounds import ClearPlay, DiscardCards, DrawUp, PlayCards, Round, Turn
from .rules.route import Route
from .rules.table import EMPTY, GATE, Expedition, bare_table

Names = Sequence[str]  # names as in the actions: "scout", several times for several cards
Place = str | tuple[int, int]  # a space: "c-17", its axial q and r on the route, or "gate"


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
    tokens: Sequence[Names] = (),
    blockades: Sequence[int] = (),
    taken: Sequence[Sequence[int]] = (),
    market: Names | None = None,
    stock: Mapping[str, int] | None = None,
    caves: Sequence[int] | None = None,
    bag: Names | None = None,
    arrivals: Sequence[int] = (),
    turn: int = 0,
    first: int = 0,
    round: int = 1,  # noqa: A002
    round_limit: int = 0,
    idle: int = 0,
    bought: bool = False,
    passing: bool = False,
    moment: str = "play",
) -> Expedition:
    """A position in which it is *turn*'s move; what is not named is empty, pawns not named are in the gate.

    *route* may be any text of pieces, even one that is no legal route. *blockades* lie on the seams in order, 0 for
    none. *market* are the six slots ("" for an empty one), *stock* the cards left where not three. *caves* counts the
    tokens of each cave, in the order of the spaces (True caves are needed for exploring), *bag* the unseen tokens.
    *moment* is "play" (phase 1), "discard" (phase 2), "draw" (phase 3) or "round" (a new round begins).
    """
    table = bare_table(seats, chance, route)
    table.first, table.round, table.limit, table.idle = first, round, round_limit, idle
    table.bought, table.passing, table.progress = bought, passing, not idle
    for seat in range(seats):
        set_player(table, seat, [zone[seat] if seat < len(zone) else () for zone in (hands, draws, discards, plays)])
        table.tokens[seat] = sorted(
            [number_of(name, TOKEN_IDS) for name in (tokens[seat] if seat < len(tokens) else ())]
        )
        table.taken[seat] = list(taken[seat]) if seat < len(taken) else []
        for i, place in enumerate(pawns[seat] if seat < len(pawns) else ()):
            table.pawns[seat * table.each + i] = space_at(table.route, place)
    table.blockades[: len(blockades)] = list(blockades)
    table.arrivals = list(arrivals)
    set_market(table, market, stock or {})
    if caves is not None:
        table.caves = [*caves, *[CAVE_TOKENS] * len(table.route.caves)][: len(table.route.caves)]
        table.bag = all_tokens() if bag is None else [number_of(name, TOKEN_IDS) for name in bag]
        table.beside = [0 if space == GATE else table.caves_beside(space) for space in table.pawns]
    table.then(plan(table, turn, moment))
    table.advance()
    return table


def number_of(name: str, ids: list[str]) -> int:
    """The number of the thing with this name."""
    found = name.replace("-", "_")
    if found not in ids:
        raise ValueError(f"there is no {name[:40]!r}")
    return ids.index(found)


def space_at(route: Route, place: Place) -> int:
    """The space that *place* names."""
    if place == "gate":
        return GATE
    if isinstance(place, str):
        if place not in HEX_IDS or HEX_IDS.index(place) not in route.spaces:
            raise ValueError(f"there is no space {place[:40]!r} on the route")
        return HEX_IDS.index(place)
    for space in route.spaces:
        if (route.q[space], route.r[space]) == place:
            return space
    raise ValueError(f"there is no space at {place} on the route")


def set_player(table: Expedition, seat: int, zones: list[Names]) -> None:
    """Give a player the named cards of hand, draw pile, discard pile and play area."""
    cards = [[number_of(name, IDS) for name in names] for names in zones]
    table.hands[seat], table.draws[seat], table.discards[seat], table.plays[seat] = cards
    table.hands[seat].sort()


def set_market(table: Expedition, market: Names | None, stock: Mapping[str, int]) -> None:
    """Lay the named piles; a pile without cards leaves its slot empty."""
    if market is not None:
        table.market = [number_of(name, IDS) if name else EMPTY for name in market]
    for name, count in stock.items():
        table.stock[number_of(name, IDS)] = count
    table.market = [kind if kind != EMPTY and table.stock[kind] else EMPTY for kind in table.market]


def plan(table: Expedition, turn: int, moment: str) -> list[Step]:
    """What is still to happen in this round."""
    if moment == "round":
        return [Round(table.first)]
    phases: list[Step] = [PlayCards(turn), ClearPlay(turn), DiscardCards(turn), DrawUp(turn)]
    now = phases[{"play": 0, "discard": 1, "draw": 3}[moment] :]
    order = table.from_seat(table.first)
    turns: list[Step] = [Turn(seat) for seat in order[order.index(turn) + 1 :]]
    return [*now, *turns, Round(table.first)]
