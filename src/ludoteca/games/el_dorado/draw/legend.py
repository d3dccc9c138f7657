"""Everything on the map and beside it, each thing drawn alone."""

from __future__ import annotations

from ....core.language.text import Words
from ....core.seen.legend import Sketch, Sketches
from ....drawing.shapes.sketch import SIDE, sign
from ....drawing.svg import circle, group, use
from ..data import BLOCKADES, KINDS, MOUNTAIN, START, TERRAINS, TOKENS
from .cards import faces as cards
from .cards.fan import fan_of
from .land.fences import badge, badge_width
from .land.lands import CAVE, PLAIN, SIGNS, land
from .land.mat import gate
from .lettering import BANDS, INKS, Lettering
from .moving import pawns
from .size import NARROW

POWER = 2
"""The power of the spaces that are shown."""


def sketches(words: Words) -> Sketches:
    """The lands, the cards as a phone shows them, and what lies on the table."""
    shapes = cards.definitions(Lettering.of(words), NARROW) + pawns.definitions()
    return Sketches(shapes, {**lands(), **symbols(), **deck(), **blockades(), **tokens(), **places()})


def lands() -> dict[str, Sketch]:
    """A space of each land, and a cave."""
    looks = [
        (terrain, POWER if terrain < MOUNTAIN else 0, 1 if terrain == START else PLAIN)
        for terrain in range(len(TERRAINS))
    ]
    drawn = {f"land:{look[0]}": space(*look) for look in looks}
    return {**drawn, "cave": space(MOUNTAIN, 0, CAVE)}


def space(terrain: int, power: int, special: int) -> Sketch:
    """One space."""
    return Sketch(SIDE, SIDE, group(land(terrain, power, special, 0, False), at=(22, 22)))


def symbols() -> dict[str, Sketch]:
    """The three symbols on their colours."""
    return {
        f"symbol:{number}": sign(SIGNS[number], f"{BANDS[number]} s-print-2", f"k-{INKS[number]}")
        for number in range(3)
    }


def deck() -> dict[str, Sketch]:
    """Every card, and a hand of two."""
    w, h = fan_of(NARROW).card
    drawn = {f"card:{card}": Sketch(w + 2, h + 4, use(f"ed-card-{card}", 1, 1)) for card in range(KINDS)}
    return {**drawn, "hand": Sketch(w + 26, h + 4, use("ed-card-0", 1, 1) + use("ed-card-2", 24, 1))}


def blockades() -> dict[str, Sketch]:
    """The badge of each blockade."""
    return {
        f"blockade:{number}": Sketch(
            badge_width(number) + 6, 30, group(badge(number), at=(badge_width(number) / 2 + 3, 15))
        )
        for number in range(1, BLOCKADES + 1)
    }


def tokens() -> dict[str, Sketch]:
    """Every cave token."""
    return {f"token:{kind}": Sketch(SIDE, SIDE, use(f"ed-token-{kind}", 22, 22)) for kind in range(TOKENS)}


def places() -> dict[str, Sketch]:
    """Pawns, the gate, and signs of the rest."""
    signs = {"race": "hat", "piles": "deck", "deck": "hand", "played": "discard", "piece": "rules", "item": "item"}
    return {
        **{key: sign(glyph) for key, glyph in signs.items()},
        "pawn": Sketch(SIDE, SIDE, use("ed-pawn-0", 22, 24)),
        "gate": Sketch(80, 80, gate(40, 48, 0.8)),
        "price": Sketch(SIDE, SIDE, use("ed-price-3", 22, 22, 1.5)),
        "afar": Sketch(SIDE, SIDE, circle(22, 22, 10, "f-go s-go-edge", pen=3)),
    }
