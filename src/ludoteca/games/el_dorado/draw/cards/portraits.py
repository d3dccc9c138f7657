"""The people of the expedition: busts of plain shapes, one hat and one thing carried.

Every scene fills x -48 to 48 and y -36 to 36; the people stand on its lower edge.
"""

from __future__ import annotations

from .....drawing.svg import circle, ellipse, group, icon, line, path, rect
from ..land.lands import hut, leaf

PALE, TAN, BROWN, FAIR = "f-lit-2", "f-leather-2", "f-wood", "f-lit-1"

WIDE_HAT = (
    path("M-19 -7C-12 -10.5 12 -10.5 19 -7C14 -3.5 -14 -3.5 -19 -7Z", "f-wood-2")
    + path("M-10 -8C-10 -19 -5 -19 0 -17C5 -19 10 -19 10 -8C5 -6 -5 -6 -10 -8Z", "f-wood")
    + path("M-10 -8.5C-5 -6.5 5 -6.5 10 -8.5L9.8 -11C5 -9 -5 -9 -9.8 -11Z", "f-village-2")
)
FEDORA = (
    path("M-18 -6C-12 -10 12 -10 18 -6C13 -3 -13 -3 -18 -6Z", "f-print-2")
    + path("M-10.5 -7C-11 -17 -7 -20 0 -17.5C7 -20 11 -17 10.5 -7C5 -5 -5 -5 -10.5 -7Z", "f-ashlar")
    + path("M-10.6 -8C-5 -6 5 -6 10.6 -8L10.4 -11C5 -9 -5 -9 -10.4 -11Z", "f-print")
)
HELMET = (
    path("M-16 -6C-16 -4 16 -4 16 -6L11 -8.5H-11Z", "f-paper-2")
    + path("M-11 -8C-11 -20 11 -20 11 -8C6 -6.5 -6 -6.5 -11 -8Z", "f-paper")
    + circle(0, -18, 1.8, "f-paper-2")
)
CAP = (
    path("M-11 -7C-13 -18 13 -18 11 -7Z", "f-snow")
    + path("M-11 -7.5H11L15 -4.5C8 -6 -8 -6 -15 -4.5Z", "f-night")
    + circle(0, -11, 2.4, "f-gold")
)
BERET = path("M-12 -6C-17 -16 -2 -18 4 -16C14 -15 16 -9 12 -6Z", "f-brick") + circle(2, -17, 1.6, "f-brick")
SCARF = path("M-10.5 -6C-12 -16 12 -16 10.5 -6Z", "f-print-2") + path(
    "M-10.6 -7.5C-4 -9.5 4 -9.5 10.6 -7.5V-4.5C4 -6.5 -4 -6.5 -10.6 -4.5Z", "f-brick"
)
TOP_HAT = (
    rect(-8.5, -22, 17, 15, "f-night", 2)
    + path("M-15 -7C-8 -9.5 8 -9.5 15 -7C8 -5 -8 -5 -15 -7Z", "f-night")
    + rect(-8.5, -11, 17, 3, "f-gold")
)
WOOL_CAP = path("M-11 -5C-13 -18 13 -18 11 -5L14 -4C6 -8 -6 -7 -14 -4Z", "f-teal")
BEARD = path("M-9.5 1C-10 14 -4 17.5 0 17.5S10 14 9.5 1C6 5 4 3.4 0 3.4S-6 5 -9.5 1Z", "f-leather")
MOUTH = path("M-3 5.2Q0 7.4 3 5.2", "n s-print", pen=1.2, stroke_linecap="round")
GLASSES = circle(-4, -0.8, 3.1, "n s-print", pen=1.1) + circle(4, -0.8, 3.1, "n s-print", pen=1.1)


def bust(coat: str, collar: str, skin: str, *things: str, hair: str = "", mouth: str = MOUTH) -> str:
    """Shoulders and head; then what is worn and carried."""
    mane = "M-12.5 3C-14 -14 14 -14 12.5 3C12 12 9 14 9 14V0H-9V14S-12 12 -12.5 3Z"
    return (
        path("M-25 37C-25 20 -13 15 0 15S25 20 25 37Z", coat)
        + path("M-7 15.5L0 25L7 15.5L4.5 12H-4.5Z", collar)
        + rect(-4.5, 6, 9, 9.5, skin, 3)
        + (path(mane, hair) if hair else "")
        + ellipse(0, -1, 10, 11.5, skin)
        + ellipse(-3.8, -1, 1.1, 1.4, "f-print")
        + ellipse(3.8, -1, 1.1, 1.4, "f-print")
        + mouth
        + "".join(things)
    )


def explorer() -> str:
    """A wide hat."""
    return bust("f-jungle-3", "f-paper", PALE, WIDE_HAT)


def traveler() -> str:
    """A headscarf and a strap."""
    return bust("f-village-3", "f-brick", BROWN, SCARF, path("M-22 37L-12 17L-9 18L-17 37Z", "f-wood-2"))


def sailor() -> str:
    """A white cap and a striped shirt."""
    stripes = rect(-21, 26, 42, 2.2, "f-river-4") + rect(-21, 31, 42, 2.2, "f-river-4")
    return bust("f-snow", "f-night", TAN, CAP, stripes)


def scout() -> str:
    """A beret and field glasses."""
    tubes = rect(-9, -4, 8, 7, "f-print", 3) + rect(1, -4, 8, 7, "f-print", 3) + rect(-2, -2, 4, 2, "f-print")
    return bust(
        "f-jungle-2",
        "f-jungle-4",
        BROWN,
        BERET,
        tubes + circle(-5, -0.5, 2, "f-river-1") + circle(5, -0.5, 2, "f-river-1"),
    )


def machete_in_hand(x: float, y: float, rot: float = 0) -> str:
    """A long blade held upright."""
    blade = path("M18 36L27 8C33 -2 33 -14 27 -20C22 -12 22 -2 22 6Z", "f-snow")
    return group(blade, path("M16 36L20 24L25 26L22 36Z", "f-wood-2"), at=(x, y), rot=rot)


def trailblazer() -> str:
    """A helmet and a blade."""
    return bust("f-jungle-4", "f-village-1", PALE, HELMET, machete_in_hand(0, 0), hair="f-wood-2")


def pioneer() -> str:
    """A full beard, a rope over the shoulder, an axe."""
    rope = path("M-20 37C-14 28 -2 24 14 18", "n s-dusk", pen=3.4)
    axe = path("M24 37L33 -8", "n s-wood-2", pen=3.2, stroke_linecap="round") + path(
        "M31 -14C38 -18 43 -13 42 -4C38 -8 34 -8 30 -7Z", "f-snow"
    )
    return bust("f-jungle-3", "f-paper", FAIR, BEARD, WIDE_HAT, rope, axe, mouth="")


def captain() -> str:
    """A cap and a grey beard."""
    beard = path("M-9 4C-9 14 9 14 9 4C5 7 -5 7 -9 4Z", "f-rubble-1")
    braid = circle(-17, 30, 2, "f-gold-hi") + circle(-17, 35, 2, "f-gold-hi") + circle(17, 30, 2, "f-gold-hi")
    return bust("f-river-4", "f-snow", TAN, CAP, beard, braid + circle(17, 35, 2, "f-gold-hi"))


def photographer() -> str:
    """A top hat and a camera."""
    camera = rect(-13, 18, 26, 17, "f-print", 3) + rect(-5, 14.5, 10, 5, "f-print", 1.5)
    lens = circle(0, 26, 6, "f-rubble-1") + circle(0, 26, 3.8, "f-river-4") + circle(-1.3, 24.6, 1.2, "f-snow")
    return bust("f-village-4", "f-paper", FAIR, TOP_HAT, camera + lens, hair="f-leather")


def journalist() -> str:
    """A press card in the hat, a notebook and a pencil."""
    press = group(rect(-3.5, -5, 7, 7.5, "f-paper s-print-2", 1), at=(6, -12), rot=14)
    book = group(rect(-8, -9, 16, 19, "f-paper s-print-2", 1.5), at=(-16, 27), rot=-8)
    rows = path("M-21 22.4L-13 21.4M-20.6 26L-12.6 25M-20 29.6L-14 28.8", "n s-print-2", pen=1.2)
    pencil = path("M2 33L15 19L18 22L5 36Z", "f-banner") + path("M15 19L18 22L19.6 17.4Z", "f-paper-2")
    return bust("f-teal-2", "f-cream", TAN, FEDORA, press, book + rows + pencil, hair="f-print")


def millionaire() -> str:
    """A monocle, a grey moustache, a purse."""
    whiskers = path("M0 4C-3 2.4 -7 3 -8.4 6C-5 7 -2 6.6 0 5.4C2 6.6 5 7 8.4 6C7 3 3 2.4 0 4Z", "f-rubble-1")
    monocle = circle(4, -0.8, 3.4, "n s-gold", pen=1.4) + line(7, 1, 9.6, 12, "s-gold", 0.9)
    purse = path("M15 34C8 28 12 20 18 17C24 20 30 28 23 34Z", "f-wood") + icon("coin", 19, 27, 10, "k-gold-hi")
    return bust("f-night", "f-snow", PALE, TOP_HAT, whiskers + monocle, purse, mouth="")


def jack_of_all_trades() -> str:
    """A woollen cap and every tool."""
    tools = icon("machete", -17, 26, 14, "k-cream") + icon("coin", 17, 27, 11, "k-gold-hi")
    return bust("f-rubble-3", "f-brick", PALE, WOOL_CAP, tools)


def adventurer() -> str:
    """A grey fedora, a scarf, a coiled rope."""
    neck = path("M-9 13C-4 17 4 17 9 13L11 18C4 22 -4 22 -11 18ZM4 18L9 31L3 32L0 20Z", "f-brick")
    coil = "".join(ellipse(21, 26, a, b, "n s-dusk", pen=2) for a, b in ((8, 9), (4.6, 5.6)))
    return bust("f-leather", "f-cream", BROWN, FEDORA, neck, coil, hair="f-print")


def cartographer() -> str:
    """Round glasses and a map."""
    sheet = path("M-24 22L-8 18L8 22L24 18V37H-24Z", "f-paper s-print-2") + path(
        "M-8 18V37M8 22V37", "n s-print-2", pen=0.8
    )
    way = path("M-19 32C-13 24 -6 33 2 28S12 26 17 24", "n s-brick", pen=1.6, stroke_dasharray="2.4 2.2")
    return bust("f-purple-2", "f-cream", FAIR, BERET, GLASSES, sheet + way, hair="f-wood-2")


def scientist() -> str:
    """A white coat, wild hair, a flask."""
    curls = path("M-12 -2C-18 -8 -13 -19 -5 -16C-3 -21 6 -20 7 -15C15 -17 17 -6 12 -2C10 -9 -9 -10 -12 -2Z", "f-snow")
    flask = path("M17 8H24V15L31 30C33 34 31 36 28 36H13C10 36 8 34 10 30L17 15Z", "f-glint", opacity=0.75)
    drink = path("M14 22H27L31 30C33 34 31 36 28 36H13C10 36 8 34 10 30Z", "f-teal") + circle(19, 28, 1.8, "f-snow")
    return bust("f-snow", "f-teal-2", TAN, curls, GLASSES, flask + drink + circle(24, 31, 1.3, "f-snow"))


def native() -> str:
    """A guide with a woven band and a staff; the way is known."""
    band = path("M-10.4 -6C-4 -8.4 4 -8.4 10.4 -6V-2.6C4 -5 -4 -5 -10.4 -2.6Z", "f-brick") + path(
        "M-8 -5.6l2.4 -.9 1.2 1.6M-1.4 -6.6h2.8M5 -5l1.6 -1.5 2.2 1", "n s-gold-hi", pen=1.1
    )
    staff = path("M26 37L30 -22", "n s-wood-2", pen=3, stroke_linecap="round") + leaf(
        30, -18, 40, 0.8, "f-jungle-2", "s-jungle-1"
    )
    beads = "".join(circle(x, y, 1.6, look) for x, y, look in zip((-7, -3.6, 0, 3.6, 7), (19, 22, 23, 22, 19), BEADS))
    return bust("f-jungle-2", "f-leather-2", "f-leather-2", band, beads, staff, hair="f-print")


BEADS = ("f-gold-hi", "f-brick", "f-gold-hi", "f-brick", "f-gold-hi")


PEOPLE = {
    person.__name__: person
    for person in (
        explorer,
        traveler,
        sailor,
        scout,
        trailblazer,
        pioneer,
        captain,
        photographer,
        journalist,
        millionaire,
        jack_of_all_trades,
        adventurer,
        cartographer,
        scientist,
        native,
    )
}
"""Everybody by the name of the card."""

# -- behind them -------------------------------------------------------------------------------------------------------

SKIES = ("f-start-1", "f-day-sky", "f-dusk", "f-day-sky", "f-paper-2")
HILLS = (
    ("jungle-1", "jungle-2"),
    ("river-1", "river-2"),
    ("village-1", "village-2"),
    ("rubble-1", "rubble-2"),
    ("purple-1", "purple-1"),
)


def country(symbol: int) -> str:
    """The land behind the people, by the symbol of their card."""
    far, near = HILLS[symbol]
    out = (
        rect(-48, -36, 96, 72, SKIES[symbol])
        + circle(24, -14, 12, "f-cream", opacity=0.85)
        + path("M-48 4C-30 -10 -16 -6 -2 0S30 -8 48 -4V36H-48Z", f"f-{far}")
        + path("M-48 16C-26 4 -10 14 8 12S36 4 48 10V36H-48Z", f"f-{near}")
    )
    return out + (undergrowth(), waves(), huts(), "", "")[symbol]


def undergrowth() -> str:
    """Large leaves left and right."""
    left = [(-46, angle) for angle in (-5, 25, 55)]
    right = [(46, -angle) for angle in (0, 28, 58)]
    return "".join(
        leaf(x, 36, angle, 1.7, "f-jungle-4" if i % 2 else "f-jungle-3", "s-jungle-2")
        for i, (x, angle) in enumerate((*left, *right))
    )


def waves() -> str:
    """Rows of waves."""
    rows = "".join(f"M-48 {y}q4 -4 8 0" + "t8 0" * 11 for y in (20, 27, 33))
    return path(rows, "n s-river-1", pen=1.6, opacity=0.9)


def huts() -> str:
    """A village."""
    return (
        hut(-34, 22, 1.3, "f-cream", "f-village-4")
        + hut(34, 20, 1.1, "f-cream", "f-village-4")
        + hut(-18, 15, 0.8, "f-cream", "f-village-3")
    )
