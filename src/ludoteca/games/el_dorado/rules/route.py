"""§3 A route as it lies on the table: where every space is, who its neighbours are, and how far it is to El Dorado."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from ....core.setup.options import OptionError
from ..data import (
    CAVE,
    FINISH,
    FINISH_SIDES,
    FIRST,
    HEXES,
    MOUNTAIN,
    PIECE,
    PIECE_IDS,
    PLACES,
    POWER,
    ROUTE_IDS,
    ROUTE_TEXTS,
    START,
    START_NUMBER,
    STRIP,
    TERRAIN,
    TERRAINS,
)
from .stand import Stand

NOWHERE: Final = -1
FAR: Final = 9999  # from where no way leads to the finish
LONGEST: Final = 400  # characters of a route's text
KEPT: Final = 64  # routes whose tables are kept
AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class RouteError(OptionError):
    """What is wrong with a route: a key of the game's reasons, and the numbers of its sentence (mostly pieces)."""

    def __init__(self, key: str, numbers: list[int]) -> None:
        super().__init__(" ".join(["route:", key, *[PIECE_IDS[n] for n in numbers if 0 <= n <= FINISH]]))
        self.key = key
        self.numbers = numbers


class Laid:
    """One piece as it lies: which one, its turn in steps of 60 degrees clockwise, and where its middle is."""

    def __init__(self, piece: int, turn: int, q: int, r: int, side: int = NOWHERE) -> None:
        self.piece: Final = piece
        self.turn: Final = turn
        self.q: Final = q
        self.r: Final = r
        self.side: Final = side  # the terrain of the finish, NOWHERE for other pieces

    def write(self) -> str:
        """The piece as a route's text tells it."""
        name = PIECE_IDS[self.piece] if self.piece != FINISH else TERRAINS[self.side]
        return f"{name}:{self.turn}:{self.q},{self.r}"

    def places(self) -> list[tuple[int, int]]:
        """Where its spaces lie."""
        found = []
        for q, r in PLACES[self.piece]:
            for _ in range(self.turn):
                q, r = -r, q + r
            found.append((self.q + q, self.r + r))
        return found


def read_piece(text: str, number: int) -> Laid:
    """The piece that an entry such as ``c:5:7,-3`` tells; *number* is its place on the route."""
    parts = text.split(":")
    middle = parts[-1].split(",")
    if len(parts) != 3 or len(middle) != 2 or parts[1] not in ("0", "1", "2", "3", "4", "5"):
        raise RouteError("route-format", [number + 1])
    if not all([part.removeprefix("-").isdecimal() and part.isascii() and len(part) < 5 for part in middle]):
        raise RouteError("route-format", [number + 1])
    q, r = int(middle[0]), int(middle[1])
    if parts[0] in FINISH_SIDES:
        return Laid(FINISH, int(parts[1]), q, r, TERRAINS.index(parts[0]))
    if parts[0] not in PIECE_IDS[:FINISH]:
        raise RouteError("route-piece", [number + 1])
    return Laid(PIECE_IDS.index(parts[0]), int(parts[1]), q, r)


def read_pieces(text: str) -> list[Laid]:
    """The pieces that a route's text tells, in their order."""
    if len(text) > LONGEST:
        raise RouteError("route-format", [0])
    return [read_piece(entry, number) for number, entry in enumerate(text.split("/"))]


class Route:
    """The tables of one route, made once and shared by every game that is played on it.

    A space is a number that it has on every route; lists are indexed by it. `near` holds the neighbours that a pawn may
    enter; those across a seam that may be blocked stand apart, in `across`, beside the seam in `seams_at`.
    """

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.laid: Final = read_pieces(text)
        self.spaces: Final[list[int]] = []  # of this route, piece by piece
        self.q: Final = [0] * HEXES
        self.r: Final = [0] * HEXES
        self.terrain: Final = TERRAIN.copy()  # with the side of the finish
        self.around: Final[list[list[int]]] = [[] for _ in range(HEXES)]  # all neighbours, mountains too
        self.sides: Final[list[bytes]] = [b""] * HEXES  # on which side another space lies: a bit, 0 where it is far
        self.near: Final[list[list[int]]] = [[] for _ in range(HEXES)]
        self.seams_at: Final[list[list[int]]] = [[] for _ in range(HEXES)]
        self.across: Final[list[list[list[int]]]] = [[] for _ in range(HEXES)]
        self.crossings: Final[list[list[tuple[int, int]]]] = []  # of each seam: the spaces that face each other
        self.starts: Final = [NOWHERE] * 4  # the start spaces 1 to 4
        self.caves: Final[list[int]] = []  # the spaces with a cave
        self.caves_at: Final[list[list[int]]] = [[] for _ in range(HEXES)]  # the numbers of the caves beside a space
        self.caves_over: Final[list[list[int]]] = [[] for _ in range(HEXES)]  # across a seam: seam, cave, ...
        self.stands: Final[list[dict[int, Stand]]] = [{} for _ in range(HEXES)]  # by what is around: see `ways.py`
        self.place()
        self.join()
        self.find_caves()
        self.steps_left: Final = self.measure([1] * HEXES)  # fewest steps to a finish space
        self.power_left: Final = self.measure(POWER)  # smallest sum of powers
        self.whole_way: Final = max([self.power_left[space] for space in self.starts if space != NOWHERE], default=1)

    def __reduce__(self) -> tuple[Any, ...]:
        return route_of, (name_of(self.text),)

    def __repr__(self) -> str:
        return f"Route({name_of(self.text)!r})"

    def place(self) -> None:
        """§3.2 Lay every piece."""
        taken: dict[tuple[int, int], int] = {}
        for laid in self.laid:
            for i, place in enumerate(laid.places()):
                space = FIRST[laid.piece] + i
                if place in taken:
                    raise RouteError("route-overlap", [PIECE[taken[place]], laid.piece])
                if space in self.spaces:
                    raise RouteError("route-twice", [laid.piece])
                taken[place] = space
                self.spaces.append(space)
                self.q[space], self.r[space] = place
                if laid.piece == FINISH:
                    self.terrain[space] = laid.side
                if START_NUMBER[space]:
                    self.starts[START_NUMBER[space] - 1] = space
        for space in self.spaces:
            q, r = self.q[space], self.r[space]
            self.around[space].extend([taken[q + x, r + y] for x, y in AROUND if (q + x, r + y) in taken])
            self.sides[space] = sides_of(self.around[space])

    def join(self) -> None:
        """§3.6 Find who may enter what: pieces that follow each other meet at a seam, which may be blocked."""
        order = [laid.piece for laid in self.laid if laid.piece != FINISH]
        self.crossings.extend([[] for _ in order[1:]])
        for space in self.spaces:
            for other in self.around[space]:
                seam = self.seam(order, space, other)
                if seam != NOWHERE:
                    self.cross(seam, space, other)
                elif enterable(other):
                    self.near[space].append(other)

    def seam(self, order: list[int], space: int, other: int) -> int:
        """The seam between two neighbours, NOWHERE if they lie on one piece or one is a finish space."""
        if PIECE[space] == PIECE[other] or FINISH in (PIECE[space], PIECE[other]):
            return NOWHERE
        here, there = order.index(PIECE[space]), order.index(PIECE[other])
        return min(here, there) if abs(here - there) == 1 else NOWHERE

    def cross(self, seam: int, space: int, other: int) -> None:
        """Note that *space* has the neighbour *other* across a seam."""
        if seam not in self.seams_at[space]:
            self.seams_at[space].append(seam)
            self.across[space].append([])
        if enterable(other):
            self.across[space][self.seams_at[space].index(seam)].append(other)
        if PIECE[space] == self.laid[seam].piece:
            self.crossings[seam].append((space, other))

    def find_caves(self) -> None:
        """§11 Number the caves, and note beside which spaces they lie."""
        order = [laid.piece for laid in self.laid if laid.piece != FINISH]
        for cave_space in [space for space in self.spaces if CAVE[space]]:
            for other in [other for other in self.around[cave_space] if TERRAIN[other] != MOUNTAIN]:
                seam = self.seam(order, cave_space, other)
                if seam == NOWHERE:
                    self.caves_at[other].append(len(self.caves))
                else:
                    self.caves_over[other].extend([seam, len(self.caves)])
            self.caves.append(cave_space)

    def measure(self, cost: list[int]) -> list[int]:
        """The cheapest way from each space to a finish space, if entering a space costs this; blockades are ignored."""
        left = [FAR] * HEXES
        queue = [(0, space) for space in self.spaces if PIECE[space] == FINISH]
        for _, space in queue:
            left[space] = 0
        while queue:
            far, space = heappop(queue)
            if far > left[space] or not enterable(space):
                continue
            for other in self.around[space]:
                if far + cost[space] < left[other]:
                    left[other] = far + cost[space]
                    heappush(queue, (left[other], other))
        return left

    def blocked_seams(self, both: bool) -> list[int]:
        """§3.7 The seams that get a blockade: a strip only on the side of the start, unless *both* sides are played."""
        return [seam for seam in range(len(self.crossings)) if both or not STRIP[self.laid[seam].piece]]


def sides_of(around: list[int]) -> bytes:
    """For every space, and last for the gate: the bit of the side on which it lies, if it is one of those *around*."""
    sides = bytearray(HEXES + 1)
    for side, other in enumerate(around):
        sides[other] = 1 << side
    return bytes(sides)


def enterable(space: int) -> bool:
    """§6.9 Whether a pawn may ever enter the space: mountains and start spaces it never does."""
    return TERRAIN[space] != MOUNTAIN and TERRAIN[space] != START


def text_of(name: str) -> str:
    """The text of a route that is named by its id; any other text stands for itself."""
    return ROUTE_TEXTS[ROUTE_IDS.index(name)] if name in ROUTE_IDS else name


def name_of(text: str) -> str:
    """The id of a route that has one; any other text stands for itself."""
    return ROUTE_IDS[ROUTE_TEXTS.index(text)] if text in ROUTE_TEXTS else text


_routes: Final[dict[str, Route]] = {}  # by name or text, the oldest first


def route_of(name: str) -> Route:
    """The route with this id, or laid as this text tells; its tables are made once."""
    if name not in _routes:
        if len(_routes) >= KEPT:
            del _routes[next(iter(_routes))]
        _routes[name] = Route(text_of(name))
    return _routes[name]
