"""Everything on the table, each thing drawn alone."""

from __future__ import annotations

from ....core.language.text import Words
from ....core.seen.legend import Sketch, Sketches
from ....drawing.shapes.sketch import SIDE, piece, sign
from ....drawing.svg import circle, group, icon, rect, use
from ..data import COLOURS, PALACE, RESOURCES, SITE_IDS, TEMPLES, ZODIAC
from ..rules.actions import SPEAKER
from .board import districts, sites, supply
from .board.sites import BONUS, LOWER, UPPER
from .pieces import dice, signs, tiles
from .pieces.signs import TEMPLE_SIGNS, TONE, badge, centred
from .players import others

ROW = 70.0
"""How wide an action of a site is drawn."""


def sketches(words: Words) -> Sketches:
    """The tiles, dice and cards, and signs of the rest."""
    shapes = signs.definitions() + tiles.definitions() + dice.definitions() + others.definitions()
    shapes += sites.definitions() + supply.definitions()
    return Sketches(shapes, {**rows(), **people(), **goods(), **city(), **sky(), **board()})


def rows() -> dict[str, Sketch]:
    """The sites, their actions and the bonus tiles in signs."""
    lands = {f"site:{site}": Sketch(104, 60, use(f"o-ship{site}", 52, 34)) for site in range(len(SITE_IDS))}
    upper = {f"upper:{site}": row(items) for site, items in enumerate(UPPER)}
    lower = {f"lower:{site}": row(items) for site, items in enumerate(LOWER)}
    bonus = {f"bonus:{colour}": row(items, COLOURS[colour]) for colour, items in enumerate(BONUS)}
    return {**lands, **upper, **lower, **bonus}


def row(items: tuple[str, ...], colour: str = "") -> Sketch:
    """An action in signs; a bonus tile has its colour."""
    mark = badge(colour, 11, 9, 8) if colour else ""
    return Sketch(ROW, SIDE, rect(1, 6, ROW - 2, 32, "f-inset", 8) + centred(items, ROW / 2, 22, 16, ROW - 8) + mark)


def people() -> dict[str, Sketch]:
    """Workers, and what they stand on."""
    return {
        "freeman": Sketch(54, 54, group(use("o-b0"), use("o-d14"), at=(27, 24))),
        "citizen": Sketch(SIDE, SIDE, use("o-d20", 21, 21)),
        "speaker": Sketch(SIDE, SIDE, use(f"o-d{SPEAKER + 3}", 21, 21)),
        "archon": Sketch(SIDE, SIDE, use("o-a0", 22, 24)),
        "base": Sketch(54, 34, use("o-b0", 27, 2)),
        "people": Sketch(54, 54, group(use("o-b1"), use("o-d4"), at=(27, 24))),
        **{key: sign(glyph, ink="k-clay") for key, glyph in (("advisors", "advisor"), ("token", "superiority"))},
    }


def goods() -> dict[str, Sketch]:
    """The resources."""
    drawn = {f"good:{number}": sign(name, ink=TONE[name]) for number, name in enumerate(RESOURCES)}
    four = [icon(name, 12 + 20 * (i % 2), 12 + 20 * (i // 2), 18, TONE[name]) for i, name in enumerate(RESOURCES)]
    return {**drawn, "goods": Sketch(SIDE, SIDE, "".join(four))}


def city() -> dict[str, Sketch]:
    """Every tile, and what belongs to a city."""
    drawn = {f"tile:{design}": Sketch(64, 64, use(f"o-t{design}", 1, 1)) for design in range(PALACE + 1)}
    block = "".join(
        use(f"o-u{design}", 1 + 64 * (i % 2), 1 + 64 * (i // 2)) for i, design in enumerate((6, 13, 19, 25))
    )
    return {
        **drawn,
        "farm": Sketch(64, 64, use("o-farm", 1, 1)),
        "city": Sketch(128, 128, block),
        "seat": Sketch(128, 128, block + use("o-d14", 64, 64)),
        "plot": Sketch(SIDE, SIDE, rect(3, 3, 38, 38, "n s-ink-3", 7, pen=1.6, stroke_dasharray="5 4")),
        "tower": Sketch(SIDE, SIDE, use("o-pile2", 22, 26)),
        "score": sign("vp", ink="k-clay"),
    }


def sky() -> dict[str, Sketch]:
    """The zodiac cards."""
    drawn = {f"zodiac:{card}": night(f"z-{name}") for card, name in enumerate(ZODIAC)}
    return {**drawn, "zodiac": night("zodiac")}


def night(glyph: str) -> Sketch:
    """A sign on the night sky."""
    return Sketch(SIDE, SIDE, circle(22, 22, 20, "f-night") + icon(glyph, 22, 22, 26, "k-moon"))


def board() -> dict[str, Sketch]:
    """What lies on the board besides the sites."""
    temples = {f"temple:{i}": sign(TEMPLE_SIGNS[i], "f-sand-2", "k-sand-ink") for i in range(len(TEMPLES))}
    glyphs = {"market": "buy", "supply": "discs", "temples": "temple", "bastion": "bastion"}
    return {
        **temples,
        **{key: sign(glyph) for key, glyph in glyphs.items()},
        "road": piece(),
        "districts": Sketch(66, 66, group(districts.face(6), at=(1, 1))),
        "district": Sketch(66, 66, group(districts.face(0), at=(1, 1))),
    }
