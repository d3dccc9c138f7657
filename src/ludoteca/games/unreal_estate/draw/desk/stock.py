"""The deck and the discard."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from .....drawing.choice import item
from .....drawing.svg import SMALL, circle, el, icon, rect, remember, text, use
from ..lettering import GLYPHS, Lettering
from ..size import Desk

if TYPE_CHECKING:
    from ...view import EstateView

X, DECK, DISCARD = 690.0, 30.0, 138.0
"""Where the two piles of a wide desk lie, below each other."""


def stock(view: EstateView, words: Lettering, desk: Desk) -> str:
    """Both piles. New cards fly from the deck."""
    away = view["discard"]
    return piles(view["deck"], len(away), away[-1] if away else -1, view["reshuffle"], words, desk)


@remember
def piles(left: int, away: int, top: int, again: bool, words: Lettering, desk: Desk) -> str:
    """The deck, and the discard with its last card on top."""
    said = words.say("deck-label", left) + (" " + words.say("reshuffle-label") if again else "")
    if desk.narrow:
        deck, discard = chip(198, "deck", left, again), chip(264, GLYPHS[top] if away else "discard", away, False)
    else:
        deck = pile(DECK, "ue-back" if left else "", 0.5, words.say("deck"), left, again)
        discard = pile(DISCARD, f"ue-top-{top}" if away else "", 1, words.say("discard"), away, False)
    return item("deck", said, deck, id="deck", data_move="") + item(
        "discard", words.say("discard-label", away), discard
    )


@remember
def chip(x: float, glyph: str, number: int, again: bool) -> str:
    """A pile on a phone: its sign and its number, and an arrow while the reshuffle is to come."""
    sign = icon(glyph, x + 8, 22.5, 15, "k-desk-ink") + text(x + 20, 27, number, 13, "f-desk-ink", bold=600)
    return sign + (icon("change", x + 48, 22.5, 13, "k-desk-ink") if again else "")


@remember
def pile(y: float, top: str, scale: float, name: str, number: int, again: bool) -> str:
    """A pile on a wide desk: its top card, the edges of others, its name and number."""
    behind = range(min(2, number - 1), 0, -1)
    edges = "".join(rect(X + 3 * i, y - 2.5 * i, 59, 82, "f-paper s-print-2", 6) for i in behind)
    empty = rect(X, y, 59, 82, "n s-desk-ink", 6, pen=1.4, stroke_dasharray="5 4")
    sign = circle(X + 54, y + 76, 10, "f-go-edge s-cream", pen=1.4) + icon("change", X + 54, y + 76, 13, "k-go")
    figure = el("tspan", str(number), dx=5, font_size=14, look="w700")
    caption = el(
        "text", escape(name), figure, x=X + 31, y=y + 97, font_size=SMALL, look="f-desk-ink", text_anchor="middle"
    )
    return edges + (use(top, X, y, scale) if top else empty) + (sign if again else "") + caption
