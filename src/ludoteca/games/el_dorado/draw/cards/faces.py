"""Cards, piles, chips and tokens. Each is defined once, in the still layer of the board, and used by its name."""

from __future__ import annotations

from .....drawing.shapes.hexes import corners
from .....drawing.shapes.pieces import sheet, soft
from .....drawing.svg import SMALL, circle, el, fit, group, icon, measure, path, poly, rect, remember, rows, text, wrap
from ...data import (
    IDS,
    ITEM,
    KINDS,
    PRICE,
    PURPLE,
    STRENGTH,
    SYMBOL,
    TOKEN_IDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TOKENS,
    WHITE,
)
from ..land.lands import SIGNS
from ..lettering import BANDS, DEEDS, INKS, TOKEN_GLYPHS, Lettering, card_glyph
from ..size import Desk
from . import gear
from .fan import fan_of

W, H = 112.0, 150.0
"""A card of the hand."""

PRICES = range(1, 6)


def definitions(words: Lettering, desk: Desk) -> str:
    """Everything on paper, by its name."""
    fan = fan_of(desk)
    sold = [card for card in range(KINDS) if PRICE[card]]
    return (
        "".join(gear.symbol(card) for card in range(KINDS))
        + "".join(named(f"card-{card}", group(big(card, words), scale=fan.scale)) for card in range(KINDS))
        + "".join(named(f"stall-{card}", stall(card, words, desk)) for card in sold)
        + "".join(named(f"lot-{card}", lot(card, words, desk)) for card in sold)
        + "".join(named(f"chip-{card}", chip(card)) for card in range(KINDS))
        + "".join(named(f"token-{token}", face(token)) for token in range(TOKENS))
        + "".join(named(f"price-{price}", coin(price, dear=False)) for price in PRICES)
        + "".join(named(f"dear-{price}", coin(price, dear=True)) for price in PRICES)
        + "".join(named(f"edges-{left}", edges(left, desk)) for left in (2, 3))
        + "".join(named(f"x{n}", text(0, 0, f"×{n}", SMALL, "f-print-2", "end", 600)) for n in range(1, 4))
        + frame("stall", *desk.stall, 8, low=True)
        + frame("lot", *desk.lot, 7)
        + frame("card", *fan.card, 10)
        + ring_shape("token", el("circle", r=20), 14, -14)
    )


def named(name: str, *kids: str) -> str:
    """A shape that can be used by its name."""
    return el("g", *kids, id=f"ed-{name}")


def ring_shape(name: str, shape: str, x: float, y: float) -> str:
    """The shape of a ring that many things share, and the place of its tick."""
    return named(f"ring-{name}", shape) + named(f"tick-{name}", icon("tick", x, y, 24, ""))


@remember
def named_ring(name: str) -> str:
    """A ring around a legal thing, by its name."""
    parts = (("edge", "ring"), ("ring", "ring"), ("tick", "tick"))
    return "".join(el("use", href=f"#ed-{part}-{name}", look=look) for look, part in parts)


def frame(name: str, w: float, h: float, r: float, low: bool = False) -> str:
    """The ring of a card or pile."""
    return ring_shape(name, el("rect", width=w, height=h, rx=r), w - 4, h - 4 if low else 4)


# -- faces -------------------------------------------------------------------------------------------------------------


def big(card: int, words: Lettering) -> str:
    """A card of the hand, 112 x 150: power, scene, name, and a band with what it does."""
    name, symbol = words.card(card), SYMBOL[card]
    lines, size = in_lines(name, W - 8, (14.0,))
    return (
        soft(0, 0, W, H, 11, 5, 0.16)
        + gear.art(card, 7, 7, W - 14, 76)
        + sheet(W, H, 11, (7, 7, W - 14, 76), 6)
        + rect(7, 7, W - 14, 76, "n s-print-2", 6, opacity=0.6)
        + rows(W / 2, 102.5 if len(lines) == 1 else 95.5, lines, size, "f-print", "middle", 0.98, bold=600, serif=1)
        + band(W, 113, H, 11, BANDS[symbol])
        + powers(card, W / 2, 131.5, 22 if len(signs_of(card)) < 4 else 19, W - 12)
        + (value(card, 15, 16, 15) if STRENGTH[card] else "")
        + (once(W - 16, 16, 11) if ITEM[card] else "")
    )


def stall(card: int, words: Lettering, desk: Desk) -> str:
    """The top of a market pile: scene, name, signs."""
    w, h = desk.stall
    lines, size = in_lines(words.card(card), w - 5, (12.0,) if desk.narrow else (SMALL,))
    foot = 26 if desk.narrow else 20
    high = h - foot - 8 - (size + 1) * len(lines)
    name = rows(w / 2, high + 4.5 + size, lines, size, "f-print", "middle", 1, bold=600 if desk.narrow else 500)
    return (
        gear.art(card, 4, 4, w - 8, high)
        + sheet(w, h, 8, (4, 4, w - 8, high), 5)
        + name
        + band(w, h - foot, h, 8, BANDS[SYMBOL[card]])
        + powers(card, w / 2, h - foot / 2, 16, w - 8)
        + (once(11, 11, 9) if ITEM[card] else "")
    )


def lot(card: int, words: Lettering, desk: Desk) -> str:
    """A pile of the reserve: a strip with the place of its price, its sign and its name."""
    w, h = desk.lot
    ground = rect(0, 0, w, h, "f-paper s-print-2", 7)
    if not desk.narrow:
        said = words.card(card)
        name = text(50, 13, said, SMALL, "f-print", bold=500)
        return ground + el("g", chip(card), transform="translate(20 .3) scale(.75)") + name
    lines, size = in_lines(words.card(card), w - 14, (12.5, 12.0), 1)
    name = text(8, h - 7.5, lines[0], size, "f-print", bold=500)
    return ground + el("g", chip(card), transform="translate(32 3) scale(.95)") + name


def in_lines(name: str, width: float, sizes: tuple[float, ...], most: int = 2) -> tuple[tuple[str, ...], float]:
    """A name in one line at one of the sizes, else in more lines at the last of them, else smaller."""
    width /= 1.04  # the letters are bold
    for size in sizes:
        if measure(name, size) <= width:
            return (name,), size
    lines = wrap(name, width, sizes[-1])
    if most > 1 and len(lines) <= most:
        return lines, sizes[-1]
    return (name,), fit(name, width, sizes[-1], 11)


def band(w: float, y: float, h: float, r: float, look: str) -> str:
    """The lower end of a card, in its colour."""
    a, b = w - 0.5, h - 0.5
    return path(f"M.5 {y}H{a}V{b - r}a{r} {r} 0 0 1 -{r} {r}H{r + 0.5}a{r} {r} 0 0 1 -{r} -{r}Z", look)


def signs_of(card: int) -> tuple[str, ...]:
    """The signs on a card: one per point of power, all three on a white card, what it does on a purple one."""
    if SYMBOL[card] == PURPLE:
        return DEEDS[IDS[card]]
    return SIGNS[:3] if SYMBOL[card] == WHITE else (SIGNS[SYMBOL[card]],) * STRENGTH[card]


@remember
def powers(card: int, x: float, y: float, size: float, room: float) -> str:
    """A row of signs, its middle at x, y."""
    signs, ink = signs_of(card), f"k-{INKS[SYMBOL[card]]}"
    step = min(size * 1.08, (room - size) / max(1, len(signs) - 1))
    middle = (len(signs) - 1) / 2
    return "".join(icon(sign, x + (i - middle) * step, y, size, ink) for i, sign in enumerate(signs))


def value(card: int, x: float, y: float, r: float) -> str:
    """The power of a card: a hexagon in its colour, at the upper left."""
    ink = f"f-{INKS[SYMBOL[card]]}"
    figure = text(x, y + r * 0.36, STRENGTH[card], r * 1.03, ink, "middle", 700)
    return poly(corners(x, y, r), "f-cream") + poly(corners(x, y, r * 0.84), BANDS[SYMBOL[card]]) + figure


def once(x: float, y: float, r: float) -> str:
    """The mark of an item: it is used up."""
    return circle(x, y, r, "f-cream") + icon("item", x, y, r * 1.64, "k-brick")


def chip(card: int) -> str:
    """A card as small as can be, 36 x 22: its sign and its power."""
    symbol = SYMBOL[card]
    ground = rect(0, 0, 36, 22, f"{BANDS[symbol]} s-print-2", 6)
    ink = INKS[symbol]
    mark = circle(33, 3, 3.4, "f-brick s-cream", pen=1) if ITEM[card] else ""
    if symbol == PURPLE:
        return ground + icon(card_glyph(card), 18, 11, 16, f"k-{ink}") + mark
    figure = text(26.5, 17, STRENGTH[card], 17, f"f-{ink}", "middle", 700)
    return ground + icon(card_glyph(card), 12.5, 11, 15, f"k-{ink}") + figure + mark


def coin(price: int, dear: bool) -> str:
    """A price, its middle at 0, 0: gold with a tick if the viewer could pay it, pale otherwise."""
    ground = circle(0, 0, 11.5, "f-cream")
    if dear:
        return ground + circle(0, 0, 10, "f-paper-2 s-print-2") + text(0, 5.6, price, 16, "f-print-2", "middle", 600)
    tick = circle(-8, 8, 5.6, "f-go-edge") + icon("check", -8, 8, 8.5, "k-go")
    face = circle(0, 0, 10, "f-gold-hi s-gold-lo", pen=1.2) + text(0, 5.6, price, 16, "f-print", "middle", 700)
    return ground + face + tick


def edges(left: int, desk: Desk) -> str:
    """The cards below the top one of a market pile."""
    w, h = desk.stall
    return "".join(
        rect(5 - i * 2.5, -5 + i * 2.5, w - 10 + i * 5, h, "f-paper-2 s-print-2", 8, pen=0.8)
        for i in range(3 - left, 2)
    )


def face(token: int) -> str:
    """A cave token, its middle at 0, 0: a stone with its sign, and its power if it has one."""
    power, symbol = TOKEN_POWER[token], TOKEN_SYMBOL[token]
    look, ink = (BANDS[symbol], INKS[symbol]) if power else ("f-mountain-1", "cream")
    stone = poly(corners(0, 2, 20), "f-shade", opacity=0.25) + poly(corners(0, 0, 20), "f-cream s-print-2")
    ground = stone + poly(corners(0, 0, 17), look)
    if not power:
        return ground + icon(TOKEN_GLYPHS[TOKEN_IDS[token]], 0, 0, 19, f"k-{ink}")
    figure = text(7, 5.4, power, 16, f"f-{ink}", "middle", 700)
    return ground + icon(SIGNS[symbol], -5, 0, 15, f"k-{ink}") + figure
