"""Blockades: wooden fences along their seams, each with a badge that says its number and what it takes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import rect_ring, thing
from .....drawing.shapes.pieces import hit
from .....drawing.svg import Point, circle, el, group, icon, place_at, rect, remember, text, use
from ...data import BLOCKADE_POWER, BLOCKADE_TERRAIN, BLOCKADES, TERRAINS, VILLAGE
from ..lettering import Lettering
from .chart import EVERYWHERE, Box, Chart, enlarged, seams, within
from .lands import SIGNS

if TYPE_CHECKING:
    from ...view import ExpeditionView

POSTS, CLEAR = 7, 30.0
"""Posts of a fence, and how far its badge keeps from pawns."""


def definitions(chart: Chart) -> str:
    """A fence for each seam, and the badges."""
    fences = "".join(el("g", fence(*ends), id=f"ed-fence-{seam}") for seam, ends in enumerate(seams(chart)))
    return fences + "".join(el("g", badge(n), id=f"ed-block-{n}") for n in range(1, BLOCKADES + 1))


def fence(one: Point, two: Point) -> str:
    """Two rails and their posts between the ends of a seam."""
    (x1, y1), (x2, y2) = one, two
    angle, long = math.degrees(math.atan2(y2 - y1, x2 - x1)), math.dist(one, two)
    left, wide, step = -long / 2 - 12, long + 24, (long + 16) / (POSTS - 1)
    rails = "".join(rect(left, y, wide, 4.6, "f-wood s-wood-2", 2.2) for y in (-5.2, 0.6))
    posts = "".join(
        rect(left + 4 + i * step - 2.6, -8, 5.2, 16, "f-wood-2", 2)
        + rect(left + 4 + i * step - 2.6, -8, 2, 16, "f-wood", 1)
        for i in range(POSTS)
    )
    shadow = rect(left, -3.2, wide, 8, "f-shade", 4, opacity=0.35)
    return group(shadow + rails + posts, at=((x1 + x2) / 2, (y1 + y2) / 2), rot=round(angle, 1))


def badge_width(number: int) -> float:
    """How wide a badge is."""
    return 27.0 + 13 * BLOCKADE_POWER[number]


def badge(number: int) -> str:
    """Number and signs of a blockade, around 0, 0."""
    terrain, power, wide = BLOCKADE_TERRAIN[number], BLOCKADE_POWER[number], badge_width(number)
    signs = "".join(
        icon(SIGNS[terrain], -wide / 2 + 28 + i * 13, 0, 14, f"k-{TERRAINS[terrain]}-ink") for i in range(power)
    )
    return (
        rect(-wide / 2 - 2, -13, wide + 4, 26, "f-go-edge", 13)
        + rect(-wide / 2, -11, wide, 22, "f-cream", 11)
        + medal(number, -wide / 2 + 11, 0, 9)
        + signs
    )


@remember
def medal(number: int, x: float, y: float, r: float) -> str:
    """The number of a blockade on its colour: also what a player has taken."""
    terrain = BLOCKADE_TERRAIN[number]
    look, ink = ("f-village-2", "f-print") if terrain == VILLAGE else (f"f-{TERRAINS[terrain]}-3", "f-cream")
    return circle(x, y, r, look) + text(x, y + r * 0.51, number, r * 1.44, ink, "middle", 700, serif=True)


def rails(view: ExpeditionView) -> str:
    """The wood of the blockades that still stand: pawns stand before it."""
    return wooden(tuple(view["blockades"]))


@remember
def wooden(blockades: tuple[int, ...]) -> str:
    """The wood of some blockades."""
    wood = "".join(use(f"ed-fence-{seam}") for seam, number in enumerate(blockades) if number)
    return el("g", wood, aria_hidden="true", pointer_events="none") if wood else ""


def blockades(view: ExpeditionView, choices: Choices, words: Lettering, chart: Chart, box: Box = EVERYWHERE) -> str:
    """The badges of those that still stand and can be seen; lit ones last."""
    here = men(view, chart)
    standing = [
        (is_lit(choices, number), number, badge_place(ends, here))
        for number, ends in zip(view["blockades"], seams(chart))
        if number
    ]
    scale = enlarged(chart, box)
    return "".join(blockade(number, at, choices, words, scale) for _, number, at in sorted(standing) if within(box, at))


def is_lit(choices: Choices, number: int) -> bool:
    """Whether a blockade may be overcome now, or by a way."""
    action = f"overcome {number}"
    return action in choices or action in choices.aims


def men(view: ExpeditionView, chart: Chart) -> list[Point]:
    """Where pawns stand on the map."""
    return [chart.spot(space) for spaces in view["pawns"] for space in spaces if space >= 0]


def badge_place(ends: tuple[Point, Point], men: list[Point]) -> Point:
    """Where the badge hangs on its fence: in the middle, or aside if a pawn stands there."""
    (x1, y1), (x2, y2) = ends
    places = [(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part) for part in (0.5, 0.3, 0.7, 0.1, 0.9)]
    free = [place for place in places if all(math.dist(place, man) > CLEAR for man in men)]
    x, y = (free or places)[0]
    return round(x, 1), round(y, 1)


def blockade(number: int, at: Point, choices: Choices, words: Lettering, scale: float) -> str:
    """One badge. Far away it is larger, so that its number can be read."""
    wide = badge_width(number) * scale
    return thing(
        choices,
        f"overcome {number}",
        words.name("blockade", number),
        hit(-wide / 2 - 2, -15 * scale, wide + 4, 30 * scale),
        use(f"ed-block-{number}", 0, 0, scale),
        what=f"blockade:{number}",
        ring=rect_ring(-wide / 2 - 3, -14 * scale, wide + 6, 28 * scale, 14 * scale),
        id=f"block-{number}",
        transform=place_at(*at),
    )
