"""A route while its next piece is being placed: what lies, and every place where the piece may go, with a number."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from .....core.language.text import Words
from .....core.seen.picture import Picture
from .....drawing.choice import circle_ring
from .....drawing.shapes.hexes import outline
from .....drawing.svg import Point, circle, el, path, text
from ...rules.route import Laid
from ..lettering import Lettering
from .chart import Chart, lay_out, middle
from .land_map import card
from .lands import SIZE
from .mat import paper
from .route import FRAME, HEIGHT, WIDTH, piece

DISC = 13.0  # a number's disc, in the units of the picture; smaller where places lie close together


@dataclass(frozen=True)
class Spot:
    """A place for the next piece."""

    laid: Laid
    text: str  # the route with the piece in this place
    number: int
    direction: int  # an eighth of a turn, clockwise from above
    order: int  # on the chart, after the pieces that lie


def chart_of(laid: Sequence[Laid], spots: Sequence[Laid]) -> Chart:
    """What lies and every place for the next piece, as one chart."""
    return lay_out(tuple((one.piece, one.turn, one.q, one.r) for one in [*laid, *spots]), 0, FRAME)


def middles(chart: Chart) -> dict[int, Point]:
    """The middle of each piece, by its order, on the picture."""
    places: dict[int, list[Point]] = {}
    for space in chart.spaces:
        places.setdefault(space.order, []).append(chart.on_picture(chart.lie(space)))
    return {order: middle(found) for order, found in places.items()}


def arranged(begun: str, laid: Sequence[Laid], places: Sequence[Laid]) -> list[Spot]:
    """The places clockwise from above, as the picture shows them around the last piece of the route *begun*."""
    at = middles(chart_of(laid, places))
    x, y = at[len(laid) - 1]
    angles = {}
    for order in range(len(laid), len(laid) + len(places)):
        angles[order] = math.degrees(math.atan2(at[order][0] - x, y - at[order][1])) % 360
    found = []
    for number, order in enumerate(sorted(angles, key=lambda order: angles[order]), 1):
        place = places[order - len(laid)]
        found.append(Spot(place, f"{begun}/{place.write()}", number, round(angles[order] / 45) % 8, order))
    return found


def places_picture(laid: Sequence[Laid], spots: Sequence[Spot], words: Words) -> Picture:
    """The route, and the places around its last piece."""
    said = Lettering.of(words)
    chart = chart_of(laid, [spot.laid for spot in sorted(spots, key=lambda spot: spot.order)])
    lying = replace(chart, spaces=tuple(space for space in chart.spaces if space.order < len(laid)))
    drawn = "".join(piece(said, chart, order, laid[order], False) for order in range(len(laid)))
    ghosts = "".join(ghost(chart, order) for order in range(len(laid), len(laid) + len(spots)))
    at = middles(chart)
    size = min(DISC, 0.8 * SIZE * chart.scale)
    discs = "".join(disc(spot, at[spot.order], size) for spot in spots)
    living = el("g", card(lying), drawn, ghosts, transform=chart.move) + discs
    return Picture("route", said.say("draw-route"), WIDTH, HEIGHT, paper(WIDTH, HEIGHT), living)


def ghost(chart: Chart, order: int) -> str:
    """The outline of a piece that might lie there."""
    border = outline([(space.q, space.r) for space in chart.spaces if space.order == order], SIZE)
    turn = f"rotate({chart.angle})" if chart.angle else None
    return path(border, "f-cream s-map-ink", pen=2.5, fill_opacity=0.12, stroke_dasharray="9 6", transform=turn)


def disc(spot: Spot, at: Point, size: float) -> str:
    """The number of a place. The page's list of moves says the same: for a pointer this is the shorter way."""
    x, y = at
    number = circle(x, y, size, "f-go-edge") + text(x, y + 0.38 * size, spot.number, 1.1 * size, "f-go", "middle", 700)
    return el("g", number, circle_ring(x, y, size), look="choice", data_choice=spot.text, aria_hidden="true")
