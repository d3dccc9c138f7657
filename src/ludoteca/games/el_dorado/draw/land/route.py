"""A route while it is being built: any pieces as they lie, also unfinished ones; what does not fit is marked."""

from __future__ import annotations

from collections.abc import Sequence

from .....core.language.text import Words
from .....core.seen.picture import Picture
from .....drawing.shapes.hexes import outline
from .....drawing.svg import circle, el, icon, num, path, place_at, text
from ...data import BACK, FINISH, PIECE_IDS, STRIP
from ...rules.building import CORNERS, has_start, lies_well
from ...rules.route import Laid
from ..lettering import Lettering
from . import lands
from .chart import Chart, Piece, lay_out, middle
from .land_map import GATE, card, look_of
from .lands import SIZE
from .mat import gate, glory, paper

WIDTH, HEIGHT = 988, 470
FRAME = (14.0, 14.0, 960.0, 442.0)


def route_picture(route: Sequence[Laid], words: Words) -> Picture:
    """The route as it lies. Each piece is a thing of its own (`piece-1`, `piece-2` ...), in the order of the route."""
    said = Lettering.of(words)
    if not route:
        note = text(WIDTH / 2, HEIGHT / 2, said.say("draw-no-pieces"), 17, "f-map-ink", "middle", serif=True)
        return Picture("route", said.say("draw-route"), WIDTH, HEIGHT, paper(WIDTH, HEIGHT), note)
    sides = [laid.side for laid in route if laid.piece == FINISH]
    pieces: tuple[Piece, ...] = tuple((laid.piece, laid.turn, laid.q, laid.r) for laid in route)
    chart = lay_out(pieces, sides[-1] if sides else 0, FRAME)
    bad = misfits(route)
    finished = route[-1].piece == FINISH
    city = glory(*chart.gate, GATE) + gate(*chart.gate, GATE) if finished else ""
    drawn = "".join(piece(said, chart, order, route[order], order in bad) for order in range(len(route)))
    living = el("g", city, card(chart), drawn, transform=chart.move)
    return Picture("route", said.say("draw-route"), WIDTH, HEIGHT, paper(WIDTH, HEIGHT), living)


def misfits(route: Sequence[Laid]) -> set[int]:
    """The pieces, by their order, that do not fit the ones before them (§3.1 to §3.5)."""
    bad = set() if has_start(route[0].piece) else {0}
    taken = dict.fromkeys(route[0].places(), 0)
    for order, laid in enumerate(route[1:], 1):
        earlier = [other.piece for other in route[:order]]
        twice = laid.piece in earlier or BACK[laid.piece] in earlier
        if twice or FINISH in earlier or not lies_well(laid, taken, order - 1) or not ends_well(laid, route[order - 1]):
            bad.add(order)
        for place in laid.places():
            taken.setdefault(place, order)
    return bad


def ends_well(laid: Laid, last: Laid) -> bool:
    """Whether a finish wraps around a corner of the large tile before it; any other piece does."""
    corner = (laid.q - last.q, laid.r - last.r) in CORNERS
    return laid.piece != FINISH or (corner and not STRIP[last.piece])


def piece(words: Lettering, chart: Chart, order: int, laid: Laid, wrong: bool) -> str:
    """One piece: its spaces, its letter, and a mark if it does not fit."""
    spaces = [space for space in chart.spaces if space.order == order]
    last = order if laid.piece == FINISH else -1
    places = [chart.lie(space) for space in spaces]
    hexes = "".join(
        el("g", lands.land(*look_of(space, last), chart.flat), transform=place_at(*place))
        for space, place in zip(spaces, places)
    )
    turn = f"rotate({chart.angle})" if chart.angle else None
    border = outline([(space.q, space.r) for space in spaces], SIZE)
    look, pen = ("n s-stop", 7) if wrong else ("n s-paper", 3)
    rim = path(border, look, pen=pen, stroke_linejoin="round", transform=turn)
    key = "draw-piece-wrong" if wrong else "draw-piece-label"
    x, y = middle(places)
    return el(
        "g",
        hexes,
        rim,
        badge(laid, x, y, wrong),
        id=f"piece-{order + 1}",
        role="img",
        aria_label=words.say(key, order + 1, laid.piece),
        data_thing="piece",
    )


def badge(laid: Laid, x: float, y: float, wrong: bool) -> str:
    """The letter of a piece on a dark disc; a barred circle beside it if the piece does not fit."""
    letter = "" if laid.piece == FINISH else PIECE_IDS[laid.piece].upper()
    sign = icon("no", 20, -16, 24, "k-camp-3") if wrong else ""
    disc = circle(0, 0, 17, "f-go-edge s-cream", pen=2) + text(0, 7.4, letter, 21, "f-go", "middle", 700, serif=True)
    back = circle(20, -16, 14, "f-cream") if wrong else ""
    return el("g", disc if letter else "", back, sign, transform=f"translate({num(x)} {num(y)})")
