"""The three temples: one scale of points for all, a column for each, and the zodiac card on top of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....drawing.choice import item
from .....drawing.svg import Point, circle, icon, place_at, rect, remember, rows, text, use, wrap
from ...data import TEMPLE_POINTS, TEMPLES, TOP, ZODIAC
from ..lettering import Lettering
from ..pieces.shapes import DISCS, disc, lit_last, ring
from ..pieces.signs import TEMPLE_SIGNS
from ..scene import Scene
from ..size import Table
from .market import ground

if TYPE_CHECKING:
    from ...view import TempleView

SCALE, HEAD = 26.0, 11.0
"""How wide the scale of points is, at the left; and the radius of the signs above the columns."""


@remember
def column(temple: int, table: Table) -> float:
    """The left edge of a temple's column."""
    x, _, w, _ = table.temples
    return round(x + SCALE + temple * (w - SCALE - 2) / 3, 1)


@remember
def height(space: int, table: Table) -> float:
    """The middle of a space of the tracks."""
    _, y, _, h = table.temples
    step = (h - (50 if table.narrow else 36)) / (TOP + 1)
    return round(y + h - 6 - step * (space + 0.5), 1)


def still(cards: tuple[int, ...], table: Table) -> str:
    """The ground, the points, the columns, and above them each temple's sign and zodiac card."""
    x, _, w, _ = table.temples
    size = 12.0 if table.narrow else 12.4
    out = ground(table.temples)
    for temple, card in enumerate(cards):
        out += shaft(temple, card, table)
    for space, points in enumerate(TEMPLE_POINTS):
        y, top = height(space, table), space == TOP
        look, bold = ("f-ink", 700) if top else ("f-ink-2", 500)
        out += text(x + SCALE - 3, y + size * 0.35, points, size, look, "end", bold)
        line = height(space, table) - (height(0, table) - height(1, table)) / 2
        out += rect(x + SCALE + 2, round(line, 1), w - SCALE - 8, 1, "f-sand-2", opacity=0.6) if not top else ""
    return out


def shaft(temple: int, card: int, table: Table) -> str:
    """A temple's column with its head."""
    x, y, w = column(temple, table), table.temples[1], (table.temples[2] - SCALE - 2) / 3
    low, high = height(0, table) + 6, height(TOP, table) - 6
    r = HEAD
    middle, head = x + w / 2 - 2, y + r + 4
    body = rect(x + 1, high - 2, w - 5, low - high + 6, "f-panel", 9)
    crown = rect(x + 1, high - 2, w - 5, 13, "f-gold-hi", 6, opacity=0.45)
    left, right = middle - r - 1, middle + r + 1
    sign = circle(left, head, r, "f-sand-2") + icon(TEMPLE_SIGNS[temple], left, head, r * 1.5, "k-sand-ink")
    zodiac = circle(right, head, r, "f-night") + icon(f"z-{ZODIAC[card]}", right, head, r * 1.4, "k-moon")
    return body + crown + sign + (zodiac if card >= 0 else "")


def temples(scene: Scene) -> str:
    """The discs, who holds the cards, and what a click on a temple means now."""
    all_of_them = list(enumerate(scene.view["temples"]))
    things = [temple(scene, i, seen) for i, seen in all_of_them]
    heads = holders(scene) if scene.table.narrow else "".join([card(scene, i, seen) for i, seen in all_of_them])
    discs = "".join([piece for i, seen in all_of_them for piece in piles(scene, i, seen)])
    return lit_last(things) + discs + heads


def temple(scene: Scene, i: int, seen: TempleView) -> str:
    """A temple to advance in."""
    table = scene.table
    x, y = column(i, table), table.temples[1]
    outline = "narrow-temple" if table.narrow else "wide-temple"
    action = f"advance {TEMPLES[i]}"
    stands = [
        scene.words.say("disc-label", scene.view["names"][seat], TEMPLE_POINTS[space])
        for space, pile in enumerate(seen["piles"])
        for seat in pile
    ]
    top = 38 if table.narrow else 28
    return scene.thing(
        action,
        scene.words.say("temple-label", scene.words.name("temple", i), ", ".join(stands)),
        use(f"o-r-{outline}", look="hit"),
        what=f"temple:{i}",
        ring=ring(outline, tick=action in scene.choices),
        flag=scene.flag(action, (24, top - 14), (4 - x, table.width - 4 - x)),
        goal=scene.goal(*climbs(TEMPLES[i])),
        transform=place_at(x, y),
    )


def climbs(temple: str) -> list[str]:
    """The goals of a temple, the highest climb first."""
    return [f"{verb} {temple} {steps}" for verb in ("worship", "advance") for steps in (2, 1)]


def piles(scene: Scene, i: int, seen: TempleView) -> list[str]:
    """The discs in a temple, side by side, the first to come at the left."""
    x, out, size = column(i, scene.table), [], "disc" if scene.table.narrow else "small"
    for space, pile in enumerate(seen["piles"]):
        if not pile:
            continue
        step = min(2.5 * DISCS[size], 34 / max(1, len(pile) - 1))
        start, y = x + 23 - (len(pile) - 1) * step / 2, height(space, scene.table)
        for place, seat in enumerate(pile):
            out.append(disc(size, seat, round(start + place * step, 1), y, f"t{i}{seat}"))
    return out


def card_spot(i: int, table: Table) -> Point:
    """The middle of a temple's zodiac card."""
    _, y, w, _ = table.temples
    return round(column(i, table) + (w - SCALE - 2) / 6 - 1 + HEAD, 1), y + HEAD + 4


def held_words(scene: Scene, seen: TempleView) -> str:
    """A zodiac card in words, and who holds it."""
    words, holder = scene.words.zodiac(seen["card"]), seen["holder"]
    return scene.words.say("held-by", words, scene.view["names"][holder]) if holder >= 0 else words


def card(scene: Scene, i: int, seen: TempleView) -> str:
    """Who holds a temple's zodiac card."""
    x, y = card_spot(i, scene.table)
    if seen["card"] < 0:
        return ""
    mark = use(f"o-small{seen['holder']}", 8, 8) if seen["holder"] >= 0 else ""
    drawn = circle(0, 0, HEAD, "hit") + mark
    return item(f"zodiac:{seen['card']}", held_words(scene, seen), drawn, look="ask", transform=place_at(x, y))


def lines_of(card: int, words: Lettering, table: Table) -> tuple[str, ...]:
    """What a zodiac card does, in lines."""
    return wrap(words.zodiac(card), table.zodiac[2] - 62, 12)


def word_places(cards: tuple[int, ...], words: Lettering, table: Table) -> list[tuple[int, float]]:
    """The zodiac cards of this game and where their words begin, on a phone."""
    top, found = table.zodiac[1] + 10, []
    for card in cards:
        if card >= 0:
            found.append((card, top))
            top += 15 * len(lines_of(card, words, table)) + 8
    return found


def zodiac_words(cards: tuple[int, ...], words: Lettering, table: Table) -> str:
    """On a phone: what the zodiac cards do."""
    x, out = table.zodiac[0], ground(table.zodiac)
    for card, top in word_places(cards, words, table):
        out += circle(x + 18, top + 12, 11, "f-night") + icon(f"z-{ZODIAC[card]}", x + 18, top + 12, 15, "k-moon")
        out += rows(x + 36, top + 11, lines_of(card, words, table), 12, "f-ink", lead=1.25)
    return out


def holders(scene: Scene) -> str:
    """On a phone: who holds the zodiac cards, beside the temples and behind the words."""
    cards = tuple(seen["card"] for seen in scene.view["temples"])
    places, out, said = dict(word_places(cards, scene.words, scene.table)), "", []
    right = scene.table.zodiac[0] + scene.table.zodiac[2] - 17
    for i, seen in enumerate(scene.view["temples"]):
        if seen["card"] < 0:
            continue
        said.append(held_words(scene, seen))
        if seen["holder"] >= 0:
            x, y = card_spot(i, scene.table)
            out += use(f"o-small{seen['holder']}", x + 8, y + 8)
            out += use(f"o-disc{seen['holder']}", right, places[seen["card"]] + 12)
    return scene.item("zodiac", " ".join(said), out)
