"""What a player has reached: Advisors, zodiac cards held, and the score by its sources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....drawing.choice import item
from .....drawing.svg import SMALL, circle, clip, el, icon, rect, remember, rows, text, use, wrap
from ...data import ADVISOR_POINTS, FACES, ZODIAC
from ..lettering import Lettering
from ..pieces.shapes import figures, scattered
from ..scene import Scene
from ..size import Table

if TYPE_CHECKING:
    from ...view import PlayerView

SOURCES = ("attack", "march", "seat", "buy", "advisor", "base", "gold", "advisor", "temple", "discs")
"""The sign of each source of points; the last four count at the end of the game."""

NOW = 6
"""How many of them count during the game."""

ROOM = 4
"""How many lines there are for zodiac cards on a wide table; if they need more, each gets one."""

STEP, LINE = 37.0, 21.0
"""From Advisor to Advisor, and from line to line of the score."""


def definitions(words: Lettering) -> str:
    """The Advisor track, and the sources of points in signs and in words."""
    slots = "".join(slot(i, points) for i, points in enumerate(ADVISOR_POINTS))
    line = "".join(icon(name, source_x(i) - 10, 0, 14, "k-ink-2") for i, name in enumerate(SOURCES))
    end = rect(312, -11, 1, 22, "f-line") + icon("trophy", 326, 0, 14, "k-ink-3")
    table = "".join(source(words, i) for i in range(len(SOURCES)))
    signs = el("g", icon("vp", 10, 0, 19, "k-clay"), line, end, id="o-score")
    return el("g", slots, id="o-advisors") + signs + el("g", table, id="o-sources")


def slot(i: int, points: int) -> str:
    """A place for an Advisor, and what it is worth."""
    frame = rect(i * STEP, 0, 33, 36, "f-inset s-line", 8)
    sign = icon("advisor", i * STEP + 16.5, 18, 17, "k-line")
    return frame + sign + text(i * STEP + 16.5, 49.5, points, SMALL, "f-ink-2", "middle", 500)


def source_x(i: int) -> float:
    """Where a source stands in the line of a wide table."""
    return 88 + i * 40 + (28 if i >= NOW else 0)


def source_y(i: int) -> float:
    """Where a source stands in the table of a phone: what the end would add stands apart."""
    return i * LINE + (LINE + 4 if i >= NOW else 0)


def source(words: Lettering, i: int) -> str:
    """A source in the table of a phone."""
    name = words.name("source", i)
    return icon(SOURCES[i], 8, source_y(i) - 4, 15, "k-ink-2") + text(24, source_y(i), name, 12.5, "f-ink-2")


def advisors(player: PlayerView, words: Lettering, x: float, y: float) -> str:
    """The Advisors: the points of the rightmost one count at the end."""
    dice = "".join(advisor(colour, x + i * STEP + 16.5, y + 18) for i, colour in enumerate(player["advisors"]))
    names = ", ".join(words.name("colour", colour) for colour in player["advisors"])
    said = words.say("advisors-label", names or "0")
    return item("advisors", said, use("o-advisors", x, y), dice)


@remember
def advisor(colour: int, x: float, y: float) -> str:
    """A die among the Advisors."""
    return use(f"o-d{colour * FACES + FACES - 1}", x, y, 0.74)


def room(table: Table) -> float:
    """How wide the words of a zodiac card may be."""
    return 332 if table.narrow else 262


def zodiac_lines(card: int, words: Lettering, table: Table) -> tuple[str, ...]:
    """A zodiac card in lines of words."""
    return wrap(words.zodiac(card), room(table), SMALL)


def zodiac_definitions(cards: tuple[int, ...], words: Lettering, table: Table) -> str:
    """The zodiac cards of this game in words: in full, and in one line."""
    out = ""
    for card in sorted({card for card in cards if card >= 0}):
        short = (clip(words.zodiac(card), room(table), SMALL),)
        out += el("g", held(card, zodiac_lines(card, words, table)), id=f"o-zw{card}")
        out += el("g", held(card, short), id=f"o-zs{card}")
    return out


def zodiac_held(scene: Scene, seat: int, x: float, y: float) -> tuple[str, float]:
    """The zodiac cards a player holds, in words, and where they end."""
    cards = scene.view["players"][seat]["zodiac"]
    if not cards:
        return text(x, y + 14, scene.words.say("no-zodiac"), SMALL, "f-ink-3"), y + 22
    heights = [len(zodiac_lines(card, scene.words, scene.table)) for card in cards]
    short, out = not scene.table.narrow and sum(heights) > ROOM, ""
    for card, lines in zip(cards, [1] * len(cards) if short else heights):
        out += use(f"o-zs{card}" if short else f"o-zw{card}", x, y)
        y += max(25, 15 * lines + 4)
    return scene.item("zodiac", " ".join(scene.words.zodiac(card) for card in cards), out), y


def held(card: int, lines: tuple[str, ...]) -> str:
    """A zodiac card and its words."""
    sign = circle(11, 11, 11, "f-night") + icon(f"z-{ZODIAC[card]}", 11, 11, 15, "k-moon")
    return sign + rows(30, 15 if len(lines) == 1 else 9, lines, SMALL, "f-ink", lead=1.18)


def points_by_source(player: PlayerView) -> tuple[int, ...]:
    """Points by source: what the final scoring would add now stands in the last four until it is done."""
    return (*player["sources"][:NOW], *(a + b for a, b in zip(player["sources"][NOW:], player["final"])))


def score_line(scene: Scene, seat: int, x: float, y: float) -> str:
    """The score of a wide table: the total, then each source, then what the end would add."""
    points = points_by_source(scene.view["players"][seat])
    places = tuple(x + source_x(i) for i in range(len(points)))
    total = text(x + 23, y + 6.5, scene.view["scores"][seat], 19, "f-ink", bold=700)
    numbers = figures(points, places, y + 4.5, SMALL, "f-ink w600")
    said = score_label(scene.words, points)
    return item("score", said, use("o-score", x, y), total, numbers, look="ask")


@remember
def score_label(words: Lettering, points: tuple[int, ...]) -> str:
    """The score by source in words."""
    return ", ".join(f"{words.name('source', i)} {n}" for i, n in enumerate(points) if n) or "0"


def score_table(scene: Scene, seat: int, x: float, y: float) -> tuple[str, float]:
    """The score of a phone: each source in words, and where it ends."""
    points, words, top = points_by_source(scene.view["players"][seat]), scene.words, y + 44
    out = icon("vp", x + 10, y + 12, 20, "k-clay")
    out += text(x + 24, y + 19, scene.view["scores"][seat], 20, "f-ink", bold=700)
    out += text(x + 70, y + 18, words.say("points-so-far"), 12.5, "f-ink-2") + use("o-sources", x, top)
    lines = tuple((x + 366, top + source_y(i)) for i in range(len(points)))
    out += scattered(points, lines, 13.5, "f-ink w600", "end")
    sum_line = words.say("at-the-end", sum(scene.view["players"][seat]["final"]))
    out += text(x, top + source_y(NOW) - LINE - 1, sum_line, 12.5, "f-ink", bold=600)
    end = top + source_y(len(points)) - 12
    return item("score", score_label(words, points), out), end
