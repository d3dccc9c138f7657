"""The viewer's own area: city, people and what has been reached; on a phone the people stand on the board."""

from __future__ import annotations

from .....core.seen.picture import Picture
from .....drawing.shapes.pieces import panel
from .....drawing.svg import SMALL, Point, rect, text
from ..scene import Scene
from ..size import Box
from . import people
from .city import cells_of, city, steady
from .fortune import advisors, score_line, score_table, zodiac_held
from .reserve import reserve
from .tray import filled, tray

CITY: Box = (8, 8, 446, 224)
SCALES = (0.78, 0.62, 0.515, 0.44)
"""Where the city lies on a wide table, always as high, so that the board beside it keeps its scale; and how large its
tiles may be: the scales hold two, three, four and five rows of them, with plots above and below."""

LEFT = 472
BASES: tuple[Point, ...] = tuple((LEFT + 30 + 52 * i, 36) for i in range(6))
SPOTS: tuple[Point, ...] = ((LEFT + 378, 28), (LEFT + 378, 62), (LEFT + 402, 28), (LEFT + 402, 62))
BOXES: tuple[Point, ...] = tuple((LEFT + 418 + 48 * (i % 2), 8 + 42 * (i // 2)) for i in range(4))
"""Where people and goods stand on a wide table: Freemen, Speakers and resources."""

PHONE_CITY = (374.0, 288.0)
PHONE_SCALES = (0.8,)
"""How much room the city has on a phone, where its tiles stay as large as a finger and it may grow downwards."""


def own_area(scene: Scene) -> Picture:
    """The picture below the board."""
    return tall(scene) if scene.table.narrow else wide(scene)


def wide(scene: Scene) -> Picture:
    """City at the left, people at the right."""
    seat, words = scene.view["seat"], scene.words
    shelf = reserve_box(scene)
    cells = cells_of(scene.view["players"][seat])
    here = steady(cells, (CITY[0] + shelf, CITY[1], CITY[2] - shelf, CITY[3]), SCALES)
    high = here.height + 16
    living = panel(1, 1, 460, high - 2, 14) + panel(471, 1, 516, high - 2, 14)
    if here.x > 84 and not shelf:
        living += text(16, 26, words.say("your-city"), 13.5, "f-ink", bold=600)
    living += reserve(scene, 12, 40) + scene.part(city, seat, here) + folk(scene, seat)
    return Picture("city", words.say("your-area"), scene.table.width, high, "", living)


def folk(scene: Scene, seat: int) -> str:
    """People, goods, Advisors, zodiac cards and score of a wide table."""
    goer = people.going(scene.view, seat)
    out = scene.rest(people.archon, seat, (LEFT + 346, 35), goer) + people.speakers(scene, seat, SPOTS, 0.7, goer)
    out += scene.part(people.goods, seat, BOXES, people.SHELVES[0]) + scene.rest(people.freemen, seat, BASES, goer)
    out += tray(scene, (LEFT + 8, 96, 500, 92)) if filled(scene) else scene.rest(reached, seat)
    return out + rect(LEFT + 12, 194, 492, 1, "f-line") + scene.part(score_line, seat, LEFT + 8, 216)


def reached(scene: Scene, seat: int) -> str:
    """Advisors, tokens and zodiac cards of a wide table."""
    return (
        text(LEFT + 12, 110, scene.words.say("advisors"), SMALL, "f-ink", bold=600)
        + advisors(scene.view["players"][seat], scene.words, LEFT + 12, 120)
        + people.tokens(scene, seat, (LEFT + 226, 107), words=True)
        + zodiac_held(scene, seat, LEFT + 216, 124)[0]
    )


def tall(scene: Scene) -> Picture:
    """City, Advisors, zodiac cards and score below each other."""
    seat, words, y = scene.view["seat"], scene.words, 8.0
    out = ""
    if filled(scene):
        out += tray(scene, (8, y, 374, 92))
        y += 100
    shelf = 60 if scene.view["players"][seat]["reserve"] else 0
    here = steady(cells_of(scene.view["players"][seat]), (8, y, *PHONE_CITY), PHONE_SCALES)
    out += scene.part(city, seat, here)
    y += here.height + 8
    if shelf:
        out += reserve(scene, 12, y)
        y += 92
    out += text(12, y + 14, words.say("advisors"), 13, "f-ink", bold=600)
    out += advisors(scene.view["players"][seat], words, 12, y + 22)
    y += 84
    told, y = zodiac_held(scene, seat, 12, y)
    score, y = score_table(scene, seat, 12, y + 6)
    ground = rect(1, 1, scene.table.width - 2, round(y + 2, 1), "f-panel s-line", 14)
    return Picture("city", words.say("your-area"), scene.table.width, y + 6, "", ground + out + told + score)


def reserve_box(scene: Scene) -> float:
    """How much room reserved tiles need at the left of the city."""
    return 62 if scene.view["players"][scene.view["seat"]]["reserve"] else 0
