"""§3.5 A route of your own: joining pieces, checking them, and saying what is wrong."""

from __future__ import annotations

from typing import Final

from ....core.setup.options import Option, Value
from ..data import (
    BACK,
    BLOCKADES,
    FINISH,
    FINISH_SIDES,
    FIRST,
    MOUNTAIN,
    PIECE,
    PIECE_IDS,
    ROUTE_IDS,
    START,
    STRIP,
    TERRAIN,
    TERRAINS,
)
from .route import AROUND, FAR, NOWHERE, Laid, Route, RouteError, read_pieces, route_of

WHOLE_SIDE: Final = 7  # crossings of two tiles, or of a strip and a tile, that lie side by side
WAYS_THROUGH: Final = 2  # crossings without a mountain that every seam must have
CORNERS: Final = [(3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3)]
NEARBY: Final = 8  # the middles of two pieces that touch are not farther apart


class RouteOption(Option):
    """The route: one of the official ones by its id, or the text of a legal route of your own."""

    def __init__(self) -> None:
        super().__init__("route", tuple(ROUTE_IDS), ROUTE_IDS[0], handmade=True)

    def read(self, text: str) -> Value:
        """The id, or the checked text; a faulty text is refused with a `RouteError`."""
        return text if text in ROUTE_IDS else check_route(text).text


def join_route(pieces: list[tuple[str, int, int, int]]) -> str:
    """The checked text of a route, from its pieces in order: name, turn, and q and r of the middle.

    The last piece is the finish, "jungle" or "river"; its middle is the corner space that it wraps around.

    >>> join_route([("b", 2, 0, 0), ("c", 5, 7, -3), ("river", 1, 10, -3)])
    'b:2:0,0/c:5:7,-3/river:1:10,-3'
    """
    return check_route("/".join([f"{name.lower()}:{turn}:{q},{r}" for name, turn, q, r in pieces])).text


def check_route(text: str) -> Route:
    """The route that *text* tells, if it is legal; otherwise a `RouteError` says what is wrong first."""
    pieces = read_pieces(text)
    check_order(pieces)
    route = route_of("/".join([laid.write() for laid in pieces]))
    check_joints(route)
    check_finish(route)
    check_ways(route)
    check_blockades(route, both=False)
    return route


def check_order(pieces: list[Laid]) -> None:
    """§3.1 The start tile first, the finish last, something between, and no piece twice."""
    order = [laid.piece for laid in pieces]
    if not has_start(order[0]):
        raise RouteError("route-start-first", [order[0]])
    if order[-1] != FINISH:
        raise RouteError("route-finish-missing", [])
    if FINISH in order[:-1]:
        raise RouteError("route-finish-last", [])
    if len(order) < 3:
        raise RouteError("route-too-short", [])
    for place, piece in enumerate(order):
        if piece in order[:place] or BACK[piece] in order[:place]:
            raise RouteError("route-twice", [piece])


def has_start(piece: int) -> bool:
    """Whether the piece is the start tile."""
    return piece != FINISH and START in TERRAIN[FIRST[piece] : FIRST[piece + 1]]


def check_joints(route: Route) -> None:
    """§3.3 Pieces that follow each other join along a whole side, and no others touch."""
    order = [laid.piece for laid in route.laid]
    for seam, pairs in enumerate(route.crossings):
        if not pairs:
            raise RouteError("route-gap", [order[seam], order[seam + 1]])
        if len(pairs) < WHOLE_SIDE:
            raise RouteError("route-side", [order[seam], order[seam + 1]])
    for space in route.spaces:
        for other in route.around[space]:
            here, there = order.index(PIECE[space]), order.index(PIECE[other])
            if there - here > 1:
                raise RouteError("route-touch", [PIECE[space], PIECE[other]])


def check_finish(route: Route) -> None:
    """§3.4 The finish wraps around a corner of the last piece, a large tile."""
    last, finish = route.laid[-2], route.laid[-1]
    if STRIP[last.piece] or (finish.q - last.q, finish.r - last.r) not in CORNERS:
        raise RouteError("route-corner", [last.piece])


def check_ways(route: Route) -> None:
    """§3.5 Each seam lets through in two places, and from every start space a way leads to the finish."""
    order = [laid.piece for laid in route.laid]
    for seam, pairs in enumerate(route.crossings):
        if len([pair for pair in pairs if MOUNTAIN not in (TERRAIN[pair[0]], TERRAIN[pair[1]])]) < WAYS_THROUGH:
            raise RouteError("route-narrow", [order[seam], order[seam + 1]])
    if any([route.steps_left[space] == FAR for space in route.starts if space != NOWHERE]):
        raise RouteError("route-no-way", [])


def check_blockades(route: Route, both: bool) -> None:
    """§3.7 There must be a blockade for every seam that takes one."""
    needed = len(route.blocked_seams(both))
    if needed > BLOCKADES:
        raise RouteError("route-blockades", [needed])


# -- for those who build -----------------------------------------------------------------------------------------------


def joints(text: str, name: str) -> list[str]:
    """Every way to lay the piece *name* (or the finish, "jungle" or "river") next on the route begun by *text*.

    Each is an entry to append after a slash. Official routes lie the same way: a whole side, nothing else touched.
    """
    laid = read_pieces(text)
    taken = {place: number for number, piece in enumerate(laid) for place in piece.places()}
    last = laid[-1]
    side = TERRAINS.index(name) if name in FINISH_SIDES else NOWHERE
    piece = FINISH if side != NOWHERE else PIECE_IDS.index(name)
    middles = CORNERS if piece == FINISH else around_middle(NEARBY)
    found = []
    for turn in range(6):
        for q, r in middles:
            new = Laid(piece, turn, last.q + q, last.r + r, side)
            if lies_well(new, taken, len(laid) - 1):
                found.append(new.write())
    return found


def around_middle(size: int) -> list[tuple[int, int]]:
    """All places not farther than *size* from 0,0."""
    return [(q, r) for q in range(-size, size + 1) for r in range(-size, size + 1) if abs(q + r) <= size]


def lies_well(new: Laid, taken: dict[tuple[int, int], int], last: int) -> bool:
    """Whether a piece overlaps nothing, joins the last piece along a whole side and touches no other."""
    places = new.places()
    if any([place in taken for place in places]):
        return False
    beside = [taken[q + x, r + y] for q, r in places for x, y in AROUND if (q + x, r + y) in taken]
    whole = len(beside) >= WHOLE_SIDE or new.piece == FINISH
    return whole and all([number == last for number in beside])
