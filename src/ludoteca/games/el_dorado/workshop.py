"""§3.5 The workshop of a route: what lies so far, what may come next, and what is still wrong, for a page.

A route in the making is a route's text, which may end with a bare piece: ``b:0:0,0/c`` says that C comes next, and asks
where. A place is asked for first; turning the piece where it lies comes afterwards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...core.language.text import Words
from ...core.language.text import mark as _
from ...core.setup.options import Workshop
from . import route_fault
from .data import (
    BACK,
    BLOCKADES,
    FINISH,
    FINISH_SIDES,
    FIRST,
    MOUNTAIN,
    PIECE_IDS,
    ROUTE_TEXTS,
    STRIP,
    TERRAIN,
    TERRAINS,
)
from .draw.land.places import arranged, places_picture
from .draw.land.route import route_picture
from .rules.building import WAYS_THROUGH, check_route, has_start, joints
from .rules.route import AROUND, Laid, RouteError, read_piece, read_pieces, text_of

DIRECTIONS: Final = (
    _("above"),
    _("upper right"),
    _("right"),
    _("lower right"),
    _("below"),
    _("lower left"),
    _("left"),
    _("upper left"),
)
Move = tuple[str, str]


def workshop(text: str, words: Words) -> Workshop:
    """The route begun by *text*; whatever it says, there is a way on or back."""
    begun = text_of(text)
    if not begun:
        problem = words.translate(_("Choose the start tile, or begin with one of the seven routes and change it."))
        return Workshop([route_picture([], words)], beginnings(words), problem, "§3.1")
    lying, slash, last = begun.rpartition("/")
    try:
        bare = slash and ":" not in last
        return placing(lying, last, words) if bare and last in choosable(lying) else lay(begun, words)
    except RouteError as error:
        section, problem = route_fault(error, words)
        return Workshop([route_picture([], words)], [afresh(words)], problem, section)


def beginnings(words: Words) -> list[Move]:
    """A start tile, or one of the official routes."""
    starts = [piece for piece in range(FINISH) if has_start(piece)]
    tiles = [(words.fill(_("Begin with {0:piece}"), [piece]), f"{PIECE_IDS[piece]}:0:0,0") for piece in starts]
    return tiles + [
        (words.fill(_("Change the route {0:route}"), [number]), text) for number, text in enumerate(ROUTE_TEXTS)
    ]


# -- what lies so far --------------------------------------------------------------------------------------------------


def lay(text: str, words: Words) -> Workshop:
    """Every piece has its place: which comes next, or what is wrong."""
    laid = read_pieces(text)
    picture = route_picture(laid, words)
    moves = [*next_moves(text, laid, words), *turn_moves(text, laid, words), *back_moves(text, words)]
    section = problem = ""
    try:
        check_route(text)
    except RouteError as error:
        section, problem = route_fault(error, words)
    return Workshop([picture], moves, problem, section)


def next_moves(text: str, laid: list[Laid], words: Words) -> list[Move]:
    """The pieces that are left, and the finish, wherever there is room for them."""
    moves = []
    for name in choosable(text):
        if name in FINISH_SIDES:
            moves.append((words.fill(_("Finish: {0:terrain}"), [TERRAINS.index(name)]), f"{text}/{name}"))
        else:
            moves.append((words.fill(_("Next: {0:piece}"), [PIECE_IDS.index(name)]), f"{text}/{name}"))
    return moves


def choosable(text: str) -> list[str]:
    """What may be laid next: no piece twice, none after the finish, and no more seams than blockades."""
    laid = read_pieces(text)
    order = [one.piece for one in laid]
    if FINISH in order:
        return []
    blocked = len([piece for piece in order if not STRIP[piece]])
    names = []
    for piece in range(FINISH):
        free = piece not in order and BACK[piece] not in order and not has_start(piece)
        if free and blocked <= BLOCKADES and room(text, shape(PIECE_IDS[piece])):
            names.append(PIECE_IDS[piece])
    ends = len(order) > 1 and not STRIP[order[-1]]
    return names + [side for side in FINISH_SIDES if ends and room(text, shape(side))]


def shape(name: str) -> str:
    """A piece of the same shape: they fit wherever this one does."""
    if name in FINISH_SIDES:
        return FINISH_SIDES[0]
    return PIECE_IDS[STRIP.index(STRIP[PIECE_IDS.index(name)])]


@lru_cache(maxsize=256)
def room(text: str, name: str) -> tuple[str, ...]:
    """Every way to lay a piece next, without its name. It takes a while to find, and the next page asks again."""
    return tuple(entry.partition(":")[2] for entry in joints(text, name))


def turn_moves(text: str, laid: list[Laid], words: Words) -> list[Move]:
    """The last piece in its place, turned to how it may lie there next."""
    last = laid[-1]
    if len(laid) < 2 or last.piece == FINISH:
        return []
    before = text.rpartition("/")[0]
    ways = spots(before, PIECE_IDS[last.piece]).get(frozenset(last.places()), [])
    here = [way.write() for way in ways]
    if len(here) < 2 or last.write() not in here:
        return []
    following = here[(here.index(last.write()) + 1) % len(here)]
    return [(words.fill(_("Turn {0:piece}"), [last.piece]), f"{before}/{following}")]


def back_moves(text: str, words: Words) -> list[Move]:
    """The last piece taken back, and a new beginning."""
    before, slash, last = text.rpartition("/")
    if not slash:
        return [afresh(words)]
    piece = read_piece(last, 0).piece
    return [(words.fill(_("Take back {0:piece}"), [piece]), before), afresh(words)]


def afresh(words: Words) -> Move:
    """Back to the empty table."""
    return words.translate(_("Begin anew")), ""


# -- where the next piece goes -----------------------------------------------------------------------------------------


def placing(text: str, name: str, words: Words) -> Workshop:
    """A piece was chosen: its places, numbered on the picture."""
    laid = read_pieces(text)
    found = arranged(text, laid, [ways[0] for ways in spots(text, name).values()])
    moves = [
        (words.fill(_("Place {0}: {1}"), [spot.number, words.translate(DIRECTIONS[spot.direction])]), spot.text)
        for spot in found
    ]
    piece = FINISH if name in FINISH_SIDES else PIECE_IDS.index(name)
    problem = words.fill(_("Choose where it lies: {0:piece}."), [piece])
    other = (words.translate(_("Another piece")), text)
    section = "§3.4" if piece == FINISH else "§3.3"
    return Workshop([places_picture(laid, found, words)], [*moves, other], problem, section)


def spots(text: str, name: str) -> dict[frozenset[tuple[int, int]], list[Laid]]:
    """Every place for a piece, by the spaces that it covers, and the ways to turn it there."""
    last = read_pieces(text)[-1]
    found: dict[frozenset[tuple[int, int]], list[Laid]] = {}
    for entry in room(text, shape(name)):
        way = read_piece(f"{name}:{entry}", 0)
        if way.piece == FINISH or ways_through(last, way) >= WAYS_THROUGH:
            found.setdefault(frozenset(way.places()), []).append(way)
    return found


def ways_through(last: Laid, new: Laid) -> int:
    """How many crossings without a mountain two pieces have."""
    open_places = set(passable(last))
    return len([1 for q, r in passable(new) for x, y in AROUND if (q + x, r + y) in open_places])


def passable(laid: Laid) -> list[tuple[int, int]]:
    """The places of a piece that are no mountain."""
    first = FIRST[laid.piece]
    return [place for number, place in enumerate(laid.places()) if TERRAIN[first + number] != MOUNTAIN]
