"""The district cards: three colours around a corner, points for the first match and for later ones, gold, towers."""

from __future__ import annotations

from .....drawing.svg import SMALL, Point, icon, place_at, rect, remember, text, use
from ...data import CARD_IDS, CARD_TOWERS, COLOURS, CORNER, FIRST_POINTS, LATER_POINTS, SIDES
from ..lettering import Lettering
from ..pieces.shapes import lit_last, ring
from ..pieces.signs import ink_on, paper_ink
from ..scene import Scene
from ..size import Table
from .market import ground, heading


@remember
def spot(i: int, table: Table) -> Point:
    """The upper left corner of a card."""
    x, y, _, _ = table.districts
    if table.narrow:
        return x + 5 + i % 2 * 90, y + 26 + i // 2 * 76
    return x + 6 + i % 3 * 67.5, y + 26 + i // 3 * 67


def still(cards: tuple[int, ...], words: Lettering, table: Table) -> str:
    """The ground and the cards."""
    note = "" if table.narrow else words.say("first-later")
    out = ground(table.districts) + heading(table.districts, words.say("districts"), note)
    return out + "".join(use_card(card, spot(i, table), table) for i, card in enumerate(cards))


def use_card(card: int, at: Point, table: Table) -> str:
    """A card at its place: larger on a phone."""
    drawn, k = face(card), 1.17 if table.narrow else 1
    return f"<g transform='{place_at(*at)}{f' scale({k})' if k != 1 else ''}'>{drawn}</g>"


def face(card: int) -> str:
    """A card, 64 x 62: the blank cell is the one across from the corner."""
    first, second = SIDES[card]
    cells = ((0, 0, CORNER[card]), (1, 0, first), (0, 1, second), (1, 1, -1))
    towers = "".join(
        icon(f"m-{COLOURS[c]}", 24 + i * 12, 53.5, 11, paper_ink(COLOURS[c])) for i, c in enumerate(CARD_TOWERS[card])
    )
    return (
        rect(0, 2, 64, 62, "f-shade", 7, opacity=0.22)
        + rect(0, 0, 64, 62, "f-paper s-sand-ink", 7)
        + "".join(cell(4.5 + 19 * column, 4.5 + 19 * line, colour) for column, line, colour in cells)
        + text(53, 30, FIRST_POINTS[card], 16, "f-print", "middle", 700)
        + text(53, 43, f"/ {LATER_POINTS[card]}", SMALL, "f-print-2", "middle")
        + icon("discs", 12, 53.5, 10, "k-print-2")
        + towers
    )


def cell(x: float, y: float, colour: int) -> str:
    """A cell of a pattern; the blank takes anything."""
    if colour < 0:
        return rect(x, y, 18, 18, "n s-print-2", 4, stroke_dasharray="2.5 2.5")
    name = COLOURS[colour]
    return rect(x, y, 18, 18, f"f-o-{name}", 4) + icon(f"m-{name}", x + 9, y + 9, 11, f"k-{ink_on(name)}")


def districts(scene: Scene) -> str:
    """Gold, who has matched which card, and the cards that the district being closed matches."""
    return lit_last([card(scene, i) for i in range(len(scene.view["cards"]))])


def card(scene: Scene, i: int) -> str:
    """What changes on a card."""
    seen, (x, y), narrow = scene.view["cards"][i], spot(i, scene.table), scene.table.narrow
    k, outline = (1.17, "narrow-card") if narrow else (1, "card")
    w, h, name = 64 * k, 62 * k, scene.words.name("card", seen["card"])
    action = f"match {CARD_IDS[seen['card']]}"
    marks = "".join(use(f"o-small{seat}", 7 + place * 11, h - 2) for place, seat in enumerate(seen["matched"]))
    points = FIRST_POINTS[seen["card"]], LATER_POINTS[seen["card"]]
    return scene.thing(
        action,
        scene.words.say("card-label", name, *points, seen["gold"]),
        use(f"o-r-{outline}", look="hit"),
        what="district",
        ring=ring(outline),
        above=marks + (use(f"o-coin{seen['gold']}", w - 7, 7) if seen["gold"] else ""),
        flag=scene.flag(action, (w / 2, -14), (4 - x, scene.table.width - 4 - x)),
        transform=place_at(x, y),
    )
