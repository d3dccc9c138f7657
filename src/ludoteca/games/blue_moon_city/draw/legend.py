"""Everything in the city, each thing drawn alone."""

from __future__ import annotations

from ....core.language.text import Words
from ....core.seen.legend import Sketch, Sketches
from ....drawing.shapes.pieces import count
from ....drawing.shapes.sketch import SIDE, sign
from ....drawing.svg import circle, group, rect, text, use
from ..data import CARDS, COURTYARD, DRAGONS, FIRST_SPACE, PEOPLES, TILES
from .cards import faces as cards
from .city import paint, pieces, tiles
from .lettering import Lettering
from .size import NARROW

SHOWN = 5
"""The tile whose first space is shown."""


def sketches(words: Words) -> Sketches:
    """The cards, tiles and pieces as a phone shows them."""
    said = Lettering.of(words)
    shapes = tiles.lit_tiles(said, NARROW) + pieces.definitions(NARROW) + cards.definitions(said, NARROW)
    return Sketches(shapes, {**peoples(), **people_cards(), **city(said), **figures(), **treasures()})


def peoples() -> dict[str, Sketch]:
    """The signs of the peoples on their colours."""
    drawn = [sign(name, paint.ground(people), f"k-{paint.ink(people)}") for people, name in enumerate(PEOPLES)]
    return {f"people:{people}": each for people, each in enumerate(drawn)}


def people_cards() -> dict[str, Sketch]:
    """Every card, and a hand and a deck of them."""
    w, h = cards.NARROW_CARD
    drawn = {f"card:{card}": Sketch(w + 2, h + 4, use(f"bm-c{card}", 1, 1)) for card in range(CARDS)}
    fan = use("bm-c1", 1, 1) + use("bm-c10", 22, 1)
    return {**drawn, "hand": Sketch(w + 24, h + 4, fan), "deck": Sketch(34, 44, cards.back(0, 0, 34, 44))}


def city(words: Lettering) -> dict[str, Sketch]:
    """Every tile as it will be, and a space of one."""
    size = NARROW.tile
    drawn = {f"tile:{tile}": Sketch(size + 2, size + 5, use(f"bm-l{tile}", 1, 1)) for tile in range(1, TILES)}
    yard = Sketch(size + 2, size + 5, group(tiles.courtyard(words, NARROW), at=(1, 1)))
    space = Sketch(SIDE, SIDE, tiles.space((9, 4, 26, 36), FIRST_SPACE[SHOWN]))
    return {**drawn, f"tile:{COURTYARD}": yard, "space": space}


def figures() -> dict[str, Sketch]:
    """What moves in the city."""
    dragons = {f"dragon:{n}": Sketch(SIDE, SIDE, group(pieces.dragon(n), at=(22, 22))) for n in range(len(DRAGONS))}
    figure = Sketch(SIDE, SIDE, group(pieces.figure(0), at=(22, 24)))
    marker = Sketch(SIDE, SIDE, pieces.marker(0, 26, 34, (22, 22)))
    return {**dragons, "figure": figure, "marker": marker, "visitors": sign("dragon", "f-night s-gold-hi", "k-cream")}


def treasures() -> dict[str, Sketch]:
    """Offerings, crystals, scales, and signs of the rest."""
    ground = circle(22, 22, 16, "f-gold-hi s-gold-lo", pen=2.4)
    offering = Sketch(SIDE, SIDE, ground + text(22, 28, 7, 17, "f-print", "middle", 700, serif=True))
    due = rect(4, 8, 36, 28, "f-paper-2 s-gold-lo", 8) + count(22, 22, 5, 12)
    signs = {"obelisk": "obelisk", "crystal": "crystal", "scales": "scale", "stock": "disc", "discard": "discard"}
    return {
        **{key: sign(glyph) for key, glyph in signs.items()},
        "offering": offering,
        "payment": Sketch(SIDE, SIDE, due),
        "reward": sign("majority"),
    }
