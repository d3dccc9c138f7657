"""The cards: buildings in a paper frame, specials as blueprints. Each is defined once and used by its name."""

from __future__ import annotations

from .....drawing.shapes.pieces import seal, sheet, soft
from .....drawing.svg import circle, el, icon, lines, path, rect, rows, wrap
from ...data import BUILDING, BUILDINGS, CARDS, KIND, VALUE
from ..lettering import GLYPHS, KIND_GLYPH, Lettering
from ..size import NARROW, Desk
from .houses import art, scene


def definitions(words: Lettering, desk: Desk) -> str:
    """Every house and every card, and the back of the cards."""
    building, special = (small_building, small_special) if desk.narrow else (big_building, big_special)
    return (
        "".join(scene(card) for card in range(BUILDINGS))
        + "".join(named(f"card-{card}", building(card, words)) for card in range(BUILDINGS))
        + "".join(named(f"card-{card}", special(card, words)) for card in range(BUILDINGS, CARDS))
        + ("" if desk.narrow else "".join(named(f"top-{card}", top(card)) for card in range(CARDS)))
        + named("back", back(*desk.card))
    )


def named(name: str, *kids: str) -> str:
    """A shape that can be used by its name."""
    return el("g", *kids, id=f"ue-{name}")


def banner(w: float, y: float, h: float, look: str) -> str:
    """A waving ribbon across a card."""
    wave = 8 if w > 100 else 5
    d = f"M3 {y}Q{w / 2} {y - wave} {w - 3} {y}v{h}Q{w / 2} {y + h - wave} 3 {y + h}Z"
    return path(d, look, pen=1.2)


LETTERS, SMALL_LETTERS = 14.8, 13.1
"""The size of names on cards, wide and for a phone: they can be read where the cards are smaller, too."""

SMALL_CARD = NARROW.card


def big_building(card: int, words: Lettering) -> str:
    """A building, 118 x 164: value, house and name; its drawer tells how many of it are in the game."""
    w, h = 118, 164
    name = wrap(words.card(card), w - 12, LETTERS)
    ribbon = 10 + 15 * len(name)
    top = h - 7 - ribbon
    return (
        soft(0, 0, w, h, 12, 5, 0.18)
        + art(card, 6, 6, w - 12, h - 40)
        + sheet(w, h, 12, (6, 6, w - 12, h - 40), 8)
        + banner(w, top, ribbon, "f-banner s-banner-2")
        + rows(w / 2, top + 15, name, LETTERS, "f-print", "middle", 1, bold=600, serif=1)
        + seal(20, 20, VALUE[card])
    )


def blueprint(card: int, x: float, y: float, w: float, h: float) -> str:
    """White lines on blue: a grid, the plan of the special, its measure."""
    step, middle, reach = w / 10, x + w / 2, min(h, w) * 0.34
    across = [(x, y + i * step, x + w, y + i * step) for i in range(1, int(h / step) + 1)]
    along = [(x + i * step, y, x + i * step, y + h) for i in range(1, 10)]
    right, low, high = middle + reach + 12, y + h / 2 + 3 - reach, y + h / 2 + 3 + reach
    measure = [(right, low, right, high), (right - 3, low, right + 3, low), (right - 3, high, right + 3, high)]
    return (
        rect(x, y, w, h, "f-special", 8)
        + lines(across + along, "s-cream", 0.5, opacity=0.25)
        + icon(GLYPHS[card], middle, y + h / 2 + 3, reach * 2, "k-cream")
        + (lines(measure, "s-cream", 1, opacity=0.8) if w > 100 else "")
    )


def kind_sign(card: int, x: float, y: float, r: float) -> str:
    """When a special works: bolt, finger or chest."""
    return circle(x, y, r, "f-cream s-special-2", pen=1.2) + icon(KIND_GLYPH[KIND[card]], x, y, r * 1.25, "k-special-2")


def big_special(card: int, words: Lettering) -> str:
    """A special, 118 x 164: when it works, its plan, its name, what it does."""
    w, h = 118, 164
    name, effect = wrap(words.card(card), w - 12, LETTERS), wrap(words.effect(card), w + 2, LETTERS)
    ribbon = 8 + 15 * len(name)
    a = max(28, min(88, h - 18 - ribbon - 15.4 * len(effect)))
    return (
        soft(0, 0, w, h, 12, 5, 0.18)
        + rect(0, 0, w, h, "f-paper s-print-2", 12)
        + blueprint(card, 6, 6, w - 12, a)
        + banner(w, a + 6, ribbon, "f-special-2")
        + rows(w / 2, a + 19.5, name, LETTERS, "f-cream", "middle", 1, bold=600, serif=1)
        + rows(w / 2, a + ribbon + 18.5, effect, LETTERS, "f-print", "middle", 1.04)
        + kind_sign(card, 20, 20, 14)
    )


def small_building(card: int, words: Lettering) -> str:
    """A building on a phone."""
    w, h = SMALL_CARD
    name = wrap(words.card(card), w - 1, SMALL_LETTERS)
    picture = small_picture(name)
    inside = art(card, *picture) + sheet(w, h, 8, picture, 5)
    return small_card(name, inside, "f-banner s-banner-2", "f-print") + seal(13, 13, VALUE[card], 10)


def small_special(card: int, words: Lettering) -> str:
    """A special on a phone; what it does is told beside the cards."""
    w, h = SMALL_CARD
    name = wrap(words.card(card), w - 1, SMALL_LETTERS)
    inside = rect(0, 0, w, h, "f-paper s-print-2", 8) + blueprint(card, *small_picture(name))
    return small_card(name, inside, "f-special-2", "f-cream") + kind_sign(card, 13, 13, 10)


def small_picture(name: tuple[str, ...]) -> tuple[float, float, float, float]:
    """Where the picture of a phone's card lies: above its name."""
    w, h = SMALL_CARD
    return 4, 4, w - 8, h - 14 - 13 * len(name)


def small_card(name: tuple[str, ...], inside: str, ribbon: str, ink: str) -> str:
    """A card of a phone: its shadow, what is on it, the ribbon with its name."""
    w, h = SMALL_CARD
    top = h - 11 - 13 * len(name)
    letters = rows(w / 2, top + 12.2, name, SMALL_LETTERS, ink, "middle", 0.98, bold=500)
    return soft(0, 0, w, h, 8, 3, 0.18) + inside + banner(w, top, 7 + 13 * len(name), ribbon) + letters


def top(card: int) -> str:
    """A card on top of the wide discard, 59 x 82: too small for its name."""
    w, h = 59, 82
    if KIND[card] != BUILDING:
        return (
            rect(0, 0, w, h, "f-paper s-print-2", 6) + blueprint(card, 4, 4, w - 8, h - 8) + kind_sign(card, 12, 12, 9)
        )
    return art(card, 4, 4, w - 8, h - 8) + sheet(w, h, 6, (4, 4, w - 8, h - 8), 4) + seal(12, 12, VALUE[card], 9.8)


def back(w: float, h: float) -> str:
    """The back of the cards: a teal plan with the key of the city."""
    x, y, wide, high = 6.0, 6.0, w - 12, h - 12
    across = [(x, y + i * 14, x + wide, y + i * 14) for i in range(1, int(high / 14) + 1)]
    along = [(x + i * 14, y, x + i * 14, y + high) for i in range(1, int(wide / 14) + 1)]
    return (
        rect(0, 0, w, h, "f-paper s-print-2", 12)
        + rect(x, y, wide, high, "f-teal", 8)
        + lines(across + along, "s-teal-2", 1.5, opacity=0.6)
        + circle(w / 2, h / 2, w * 0.28, "f-teal-2")
        + icon("key", w / 2, h / 2, w * 0.34, "k-cream")
    )
