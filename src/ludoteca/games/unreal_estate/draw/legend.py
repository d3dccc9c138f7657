"""Everything on the desk, each thing drawn alone."""

from __future__ import annotations

from ....core.language.text import Words
from ....core.seen.legend import Sketch, Sketches
from ....drawing.shapes.pieces import count, seal
from ....drawing.shapes.sketch import piece, sign
from ....drawing.svg import use
from ..data import CARDS
from .cards import faces as cards
from .desk import plans
from .desk.drawer import badges, front, handle, sheets
from .lettering import Lettering
from .size import NARROW

DRAWER = 86.0
"""How wide the drawer of the legend is."""

SHOWN = 3
"""The building whose drawer is shown."""


def sketches(words: Words) -> Sketches:
    """The cards as a phone shows them, and the places of the desk."""
    said = Lettering.of(words)
    shapes = cards.definitions(said, NARROW) + plans.definitions(NARROW, DRAWER)
    return Sketches(shapes, {**deck_of_cards(), **places(said), **signs()})


def deck_of_cards() -> dict[str, Sketch]:
    """Every card, and the back of all."""
    w, h = NARROW.card
    drawn = {f"card:{card}": Sketch(w + 2, h + 4, use(f"ue-card-{card}", 1, 1)) for card in range(CARDS)}
    return {**drawn, "deck": Sketch(w + 2, h + 4, use("ue-back", 1, 1))}


def places(words: Lettering) -> dict[str, Sketch]:
    """What lies on the desk."""
    open_cards = use("ue-card-1", 1, 1, 0.7) + use("ue-card-4", 40, 1, 0.7)
    wood = front(words.card(SHOWN), NARROW, (0, 0), DRAWER) + handle(DRAWER, NARROW)
    drawer = sheets(SHOWN, 2, DRAWER, NARROW) + wood + badges(SHOWN, 2, DRAWER, NARROW)
    return {
        "table": Sketch(90, 78, open_cards),
        "drawer": Sketch(DRAWER, 120, drawer),
        "value": Sketch(44, 44, seal(22, 22, 4, 16)),
        "plans": Sketch(44, 44, count(22, 22, "×3", 17)),
    }


def signs() -> dict[str, Sketch]:
    """What is drawn as a sign only."""
    kinds = {kind: sign(kind, "f-cream s-special-2", "k-special-2") for kind in ("reveal", "select", "keep")}
    return {**kinds, "key": sign("key"), "discard": sign("discard"), "tape": piece(), "player": sign("hand")}
