"""Draw the sheet for those who draw: every glyph, colour and shape with its name, shared and game by game.

Run it again when one of them changes: `python tools/art_sheet.py` writes docs/pictures/art.svg.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import reduce
from pathlib import Path

from ludoteca import GAMES
from ludoteca.core.seen.picture import Art, Choices
from ludoteca.drawing.choice import circle_ring, rect_ring, thing
from ludoteca.drawing.palette import PLAYER_SHAPES
from ludoteca.drawing.picture import document
from ludoteca.drawing.shapes import masonry, pieces
from ludoteca.drawing.shapes.fan import Fan, lay
from ludoteca.drawing.shapes.hexes import hex_path, outline
from ludoteca.drawing.shared import SHARED
from ludoteca.drawing.svg import el, fit, group, icon, path, rect, text

FILE = Path(__file__).parents[1] / "docs" / "pictures" / "art.svg"
MARGIN, WIDTH = 40, 1200
INNER = WIDTH - 2 * MARGIN
LEGEND = (
    "icon(GLYPH, x, y, size, k-COLOUR) draws a glyph. f-COLOUR fills, s-COLOUR strokes. Left by day, right by night."
)
TITLE = text(MARGIN, 52, "What pictures are made of", 32, "f-ink", serif=True) + text(MARGIN, 80, LEGEND, 14, "f-ink-2")

Block = tuple[float, str]  # how high it is, and its drawing


# -- one cell of each sort ---------------------------------------------------------------------------------------------


def caption(x: float, y: float, words: str, width: float) -> str:
    """The name below a thing, smaller if it is long."""
    return text(x, y, words, fit(words, width, 12, 8), "f-ink-2", "middle")


def glyph_cell(name: str) -> str:
    """A glyph and its name."""
    return icon(name, 50, 26, 34, "k-ink") + caption(50, 62, name, 96)


def colour_cell(name: str, pair: tuple[str, str]) -> str:
    """A colour by day and by night, side by side, and its name."""
    day = el("path", d="M14 4h36v34H14a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8z", fill=pair[0])
    night = el("path", d="M50 4h36a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H50z", fill=pair[1])
    values = text(50, 66, f"{pair[0]} {pair[1]}", 9, "f-ink-3", "middle")
    return day + night + rect(6, 4, 88, 34, "n s-line", 8) + caption(50, 54, name, 98) + values


def shape_cell(drawing: str, name: str) -> str:
    """A shape in the middle of its cell, and how it is called."""
    return group(drawing, at=(90, 62)) + text(90, 140, name, fit(name, 172, 12, 9), "f-ink-2", "middle")


# -- the shapes in use -------------------------------------------------------------------------------------------------

HOUSE = [
    *masonry.columns(-60, 45, 34, 34, 3),
    masonry.gable(-64, 12, 42, 14),
    masonry.box(-20, 45, 40, 62),
    *masonry.crown(-20, -17, 40, 4),
    *masonry.windows(0, 7, 12, -12, 5),
    masonry.arch(-7, 45, 14, 26),
    masonry.box(26, 45, 36, 40),
    masonry.dome(24, 5, 40, 20),
    masonry.disc(44, 24, 7),
]
PAINT = {"W": {"look": "f-lit-2"}, "R": {"look": "f-brick"}, "L": {"look": "f-glow"}}


def laid_hand() -> str:
    """Cards laid by `fan.lay`: equal ones together."""
    fan = Fan(scale=1, card=(40, 56), step=44, tight=26, equal=14, tucked=8)
    cards = [
        rect(heap.x + number * heap.step - 80, -28, 40, 56, "f-paper s-print-2", 5)
        for heap in lay([0, 0, 1, 2, 2, 2], fan, 160)[0]
        for number in range(heap.copies)
    ]
    return "".join(cards)


def chosen(action: str) -> str:
    """A thing that may be chosen, or the same thing that may not."""
    body = rect(-24, -32, 48, 64, "f-paper s-print-2", 6) + icon("star", 0, 0, 26, "k-gold-lo")
    return thing(Choices({"take": "Take"}), action, "A card", body, what="card", ring=rect_ring(-24, -32, 48, 64, 6))


def shapes() -> list[str]:
    """Every shape that games share, with the name of its function."""
    tokens = "".join([pieces.token(seat, 32 * seat - 64, 0, 12) for seat in range(len(PLAYER_SHAPES))])
    hand = pieces.sheet(52, 72, 8, (5, 18, 42, 36), 4)
    tiles = path(outline([(0, 0), (1, 0), (0, 1)], 26), "f-leaf s-print-2", transform="translate(-34 -20)")
    known = {
        "pieces.token": tokens,
        "pieces.count": pieces.count(0, 0, 7, 16),
        "pieces.seal": pieces.seal(0, 0, 5, 20),
        "pieces.pill, chip": pieces.pill(0, 0, "3 cards", "hand", 15, bold=400),
        "pieces.flag": pieces.pill(0, 0, "+ 4 points", "first", 15, "f-go-edge s-go", "go", 400),
        "pieces.panel, soft": pieces.panel(-60, -36, 120, 72),
        "pieces.sheet": group(rect(5, 18, 42, 36, "f-day-sky"), hand, at=(-26, -36)),
        "pieces.dashed": pieces.dashed(-30, -40, 60, 80, 8, "s-ink-3"),
        "pieces.logo": pieces.logo(-32, -32, 64),
        "choice.thing: legal": chosen("take"),
        "choice.thing: not now": chosen("leave"),
        "choice.circle_ring": pieces.token(1, 0, 0, 16) + circle_ring(0, 0, 24),
        "hexes.hex_path": path(hex_path(0, 0, 36), "f-sea s-print-2"),
        "hexes.outline": tiles,
        "masonry.house": masonry.house(HOUSE, PAINT),
        "fan.lay": laid_hand(),
    }
    return [shape_cell(drawing, name) for name, drawing in known.items()]


# -- the sheet ---------------------------------------------------------------------------------------------------------


def grid(cells: Sequence[str], width: float, height: float) -> Block:
    """Cells in rows."""
    columns = int(INNER // width)
    drawn = [
        group(cell, at=(MARGIN + number % columns * width, number // columns * height))
        for number, cell in enumerate(cells)
    ]
    return -(-len(cells) // columns) * height, "".join(drawn)


def heading(words: str, note: str = "") -> Block:
    """The name of a part of the sheet."""
    line = rect(MARGIN, 14, INNER, 1.5, "f-line")
    return 74, line + text(MARGIN, 50, words, 26, "f-ink", serif=True) + text(
        WIDTH - MARGIN, 50, note, 13, "f-ink-3", "end"
    )


def parts(title: str, art: Art) -> list[Block]:
    """One art: its glyphs and its colours."""
    found = [heading(title, f"{len(art.glyphs)} glyphs, {len(art.colours)} colours")]
    if art.glyphs:
        found.append(grid([glyph_cell(name) for name in art.glyphs], 112, 80))
    if art.colours:
        found.append(grid([colour_cell(name, pair) for name, pair in art.colours.items()], 112, 84))
    return found


def sheet() -> str:
    """The whole sheet as one document."""
    blocks = [*parts("Shared by all", SHARED), heading("Shapes", "ludoteca.drawing"), grid(shapes(), 186, 160)]
    for game in GAMES.values():
        blocks += parts(game.text.title, game.art())
    body, top = TITLE, 92.0
    for height, drawing in blocks:
        body += group(drawing, at=(0, top))
        top += height
    house = reduce(Art.joined, [game.art() for game in GAMES.values()], Art())
    ground = rect(0, 0, WIDTH, top + MARGIN, "f-panel")
    return document(WIDTH, top + MARGIN, "What pictures are made of", ground + body, house)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    FILE.write_text(sheet(), encoding="utf-8")
