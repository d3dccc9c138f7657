"""The people cards, wide and for a phone, and their backs. Each is defined once and used by its name."""

from __future__ import annotations

import math

from .....drawing.shapes.pieces import count, soft
from .....drawing.svg import SMALL, Point, circle, el, fit, icon, num, path, rect, rows, text, trace, use, wrap
from ...data import CARD_IDS, CARDS, COLOUR, COPIES, PEOPLES, VALUE
from ..city.paint import ground, ink, sign
from ..lettering import POWERS, Lettering
from ..size import Table

WIDE_CARD: Point = (94, 128)
NARROW_CARD: Point = (66, 92)


def card_size(table: Table) -> Point:
    """Width and height of a card in the hand."""
    return NARROW_CARD if table.narrow else WIDE_CARD


def definitions(words: Lettering, table: Table) -> str:
    """Every card (`bm-c`), its reminder (`bm-p`), numbers of equal cards (`bm-n`), the rim of a card and its tick."""
    draw = small_card if table.narrow else big_card
    w, h = card_size(table)
    emblems = "".join(el("g", emblem(people), id=f"bm-g{people}") for people in range(len(PEOPLES)))
    cards = "".join(el("g", draw(card, words), id=f"bm-c{card}") for card in range(CARDS))
    tips = "".join(el("g", reminder(card, words, table), id=f"bm-p{card}") for card in range(CARDS))
    rim = el("rect", width=w, height=h, rx=10 if w > 80 else 8, id="bm-h")
    numbers = "".join(
        el("g", count(36, 14, f"×{n}", 10.5 if table.narrow else 11.1), id=f"bm-n{n}")
        for n in range(2, max(COPIES) + 1)
    )
    return (
        emblems
        + cards
        + tips
        + numbers
        + rim
        + el("use", href="#g-tick", x=w - 16, y=-8, width=24, height=24, id="bm-u")
    )


def emblem(people: int) -> str:
    """The sign of a people in its rays, its middle at 0, 0."""
    tone = f"f-{PEOPLES[people]}-2"
    return (
        path(rays(), tone, opacity=0.55)
        + circle(0, 0, 28, tone, opacity=0.9)
        + circle(0, 0, 24.5, ground(people))
        + icon(sign(people), 0, 0, 34, f"k-{ink(people)}")
    )


def rays() -> str:
    """The path data of eighteen rays."""
    out = ""
    for i in range(18):
        tip, left, right = (math.radians(20 * i + turn) for turn in (0, -5.7, 5.7))
        corners = ((41, tip), (25, left), (25, right))
        out += trace((r * math.sin(angle), -r * math.cos(angle)) for r, angle in corners)
    return out


def big_card(card: int, words: Lettering) -> str:
    """A card of a wide hand, 94 x 128: value and sign, the people, what its power is in few words."""
    (w, h), people = WIDE_CARD, COLOUR[card]
    tone = ink(people)
    dots = "".join(circle(w - 14, 16 + i * 8, 2.6, f"f-{tone}") for i in range(VALUE[card]))
    return (
        soft(0, 0, w, h, 10, 4, 0.25)
        + rect(0, 0, w, h, "f-paper s-print-2", 10)
        + rect(4, 4, w - 8, h - 8, ground(people), 7)
        + use(f"bm-g{people}", w / 2, 52)
        + text(16.5, 25, VALUE[card], 22, f"f-{tone}", "middle", 700, serif=True)
        + icon(sign(people), 16.5, 37, 14, f"k-{tone}")
        + dots
        + caption(card, words)
    )


def caption(card: int, words: Lettering) -> str:
    """The name of the people and the few words of the power, from the left: there the next card leaves it free."""
    (w, h), name = WIDE_CARD, words.people(COLOUR[card])
    power = POWERS.get(CARD_IDS[card])
    if not power:
        return path(foot(w, h, 97), "f-paper") + text(9, 115.5, name, 13.5, "f-print", bold=600, serif=True)
    glyph, key = power
    said = wrap(words.say(key), w - 13, SMALL)
    top = 121 - 12.5 * len(said)
    return (
        icon(glyph, 16.5, 54, 14, f"k-{ink(COLOUR[card])}")
        + path(foot(w, h, top - 12), "f-paper")
        + text(9, top, name, 13, "f-print", bold=600, serif=True)
        + rows(9, top + 12.5, said, SMALL, "f-print-2", lead=12.5 / SMALL)
    )


def foot(w: float, h: float, top: float) -> str:
    """The path data of the paper at the foot of a wide card."""
    return (
        f"M4 {num(top)}H{num(w - 4)}V{num(h - 11)}A7 7 0 0 1 {num(w - 11)} {num(h - 4)}H11A7 7 0 0 1 4 {num(h - 11)}Z"
    )


def small_card(card: int, words: Lettering) -> str:
    """A card of a phone, 66 x 92."""
    (w, h), people = NARROW_CARD, COLOUR[card]
    tone, name = ink(people), words.people(COLOUR[card])
    power = POWERS.get(CARD_IDS[card])
    return (
        soft(0, 0, w, h, 8, 3, 0.25)
        + rect(0, 0, w, h, "f-paper s-print-2", 8)
        + rect(3, 3, w - 6, h - 6, ground(people), 6)
        + use(f"bm-g{people}", 39, 43, 0.56)
        + text(14, 22, VALUE[card], 20, f"f-{tone}", "middle", 700, serif=True)
        + icon(sign(people), 14, 34, 15, f"k-{tone}")
        + (icon(power[0], 14, 58, 14, f"k-{tone}") if power else "")
        + path(f"M3 71H{w - 3}V{h - 9}A6 6 0 0 1 {w - 9} {h - 3}H9A6 6 0 0 1 3 {h - 9}Z", "f-paper")
        + text(7, 84, name, fit(name, w - 12, 12, 11), "f-print", bold=600, serif=True)
    )


def reminder(card: int, words: Lettering, table: Table) -> str:
    """What a card can do, in a dark note beside the hand: shown while the card is hovered, focused or pressed."""
    name, power = words.card(card), words.power(card)
    if table.narrow:
        lines = wrap(f"{name}: {power}", 344, 12.5)[:2]
        top = 24 if len(lines) == 1 else 16.5
        return rect(6, 3, 378, 33, "f-go-edge s-go", 9) + rows(16, top, lines, 12.5, "f-go", lead=1.2, bold=600)
    return (
        rect(8, 62, 144, 74, "f-go-edge s-go", 10)
        + text(18, 80, name, 13, "f-go", bold=700)
        + rows(18, 97, wrap(power, 126, SMALL)[:3], SMALL, "f-go", lead=1.22)
    )


def back(x: float, y: float, w: float, h: float) -> str:
    """The back of the cards: a night with a moon."""
    ground = rect(x, y, w, h, "f-paper s-night", 5) + rect(x + 3, y + 3, w - 6, h - 6, "f-sky-1", 3)
    return ground + icon("moon", x + w / 2, y + h / 2, w * 0.55, "k-cream")


def front(card: int, x: float, y: float, w: float, h: float) -> str:
    """A card as small as in a pile: its people and value."""
    people = COLOUR[card]
    inside = rect(x, y, w, h, "f-paper s-night", 5) + rect(x + 3, y + 3, w - 6, h - 6, ground(people), 3)
    tone = ink(people)
    figure = text(x + w / 2, y + h * 0.48, VALUE[card], h * 0.43, f"f-{tone}", "middle", 700, serif=True)
    return inside + figure + icon(sign(people), x + w / 2, y + h * 0.72, h * 0.32, f"k-{tone}")
