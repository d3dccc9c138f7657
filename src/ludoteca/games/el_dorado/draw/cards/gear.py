"""The things on cards, and every scene by the name of its card. Each fills x -48 to 48 and y -36 to 36."""

from __future__ import annotations

from collections.abc import Callable

from .....drawing.svg import circle, el, ellipse, group, line, path, rect
from ...data import IDS, SYMBOL
from ..land.lands import leaf
from . import portraits

BOX, CUT = "-48 -36 96 72", "xMidYMid slice"
"""What a scene fills, and how it is cut to a window: faces stay in the middle."""


def giant_machete() -> str:
    """A blade as long as a man."""
    blade = path("M-9 4C-6 -20 -2 -44 6 -56C16 -48 17 -28 9 4Z", "f-snow") + path(
        "M-9 4C-6 -20 -2 -44 6 -56C4 -36 2 -16 2 4Z", "f-rubble-1"
    )
    grip = rect(-11, 3, 22, 5, "f-gold", 2) + rect(-5, 8, 10, 26, "f-wood", 4)
    rivets = "".join(circle(0, y, 1.6, "f-gold-hi") for y in (14, 21, 28))
    return group(ellipse(6, 38, 14, 3, "f-shade", opacity=0.2) + blade + grip + rivets, at=(-10, 16), rot=38)


def treasure_chest() -> str:
    """A chest full of gold."""
    loot = ((-8, -10, 4), (3, -14, 4.5), (10, -9, 3.5))
    return (
        "".join(circle(x, y, r, "f-gold-hi s-gold-lo") for x, y, r in loot)
        + rect(-24, 4, 48, 26, "f-wood", 3)
        + path("M-24 4C-24 -14 24 -14 24 4Z", "f-wood-2")
        + rect(-24, 3, 48, 4, "f-gold")
        + rect(-18, -7, 4, 37, "f-gold")
        + rect(14, -7, 4, 37, "f-gold")
        + rect(-5, 1, 10, 11, "f-gold-hi", 2)
        + circle(0, 5.5, 2, "f-gold-lo")
    )


def prop_plane() -> str:
    """A biplane over the hills."""
    wings = path("M-14 -14L30 -20L32 -14L-12 -8Z", "f-brick") + path("M-18 4L26 0L28 6L-16 10Z", "f-brick-2")
    struts = path("M-8 -9L-10 6M20 -15L20 2", "n s-wood-2", pen=1.6)
    hull = path("M-34 -4C-30 -10 10 -12 24 -8C30 -6 30 4 24 6C8 10 -22 6 -34 -4Z", "f-cream s-print-2")
    tail = path("M-34 -4L-42 -18L-34 -18L-26 -8Z", "f-brick")
    nose = path("M24 -8C30 -6 30 4 24 6Z", "f-print-2") + ellipse(30, -1, 2, 15, "f-glint", opacity=0.6)
    pilot = circle(2, -12, 4.4, "f-lit-2") + path("M-2.6 -13C-2 -18 6 -18 6.6 -13Z", "f-wood-2")
    wheels = circle(10, 15, 4, "f-print") + circle(18, 14, 4, "f-print") + line(14, 6, 12, 14, "s-print", 1.6)
    return group(struts + wheels + tail + hull + pilot + wings + nose, at=(0, 0), rot=-8)


def transmitter() -> str:
    """A wireless with its aerial."""
    bars = "".join(rect(-15, y, 16, 1.8, "f-village-2") for y in (6, 10, 14, 18))
    calls = "".join(path(f"M{-22 - r} -27A{r} {r} 0 0 1 {-22 + r} -27", "n s-cream", pen=1.6) for r in (7, 12))
    return (
        rect(-22, -2, 44, 30, "f-wood", 4)
        + rect(-18, 2, 22, 22, "f-wood-2", 3)
        + bars
        + circle(13, 7, 4.5, "f-paper")
        + line(13, 7, 15.5, 4.5, "s-print", 1.4)
        + circle(10, 19, 2.4, "f-gold")
        + circle(17, 19, 2.4, "f-gold")
        + line(-14, -2, -22, -26, "s-print", 2)
        + circle(-22, -27, 2.6, "f-brick")
        + calls
    )


def compass() -> str:
    """A brass compass with its lid open."""
    marks = path("M0 -12V-15M0 22V25M-19 5H-16M16 5H19", "n s-print-2", pen=1.6)
    needle = path("M10 -8L3 8L-3 2Z", "f-brick") + path("M-10 18L-3 2L3 8Z", "f-print-2")
    return (
        ellipse(2, 33, 24, 4, "f-shade", opacity=0.25)
        + circle(0, 5, 27, "f-gold-lo")
        + circle(0, 5, 25, "f-gold")
        + circle(0, 5, 20.5, "f-paper s-gold-lo")
        + marks
        + needle
        + circle(0, 5, 2.4, "f-gold-hi")
        + rect(-5, -28, 10, 7, "f-gold", 3)
        + circle(0, -31, 4.4, "n s-gold", pen=2.6)
    )


def travel_log() -> str:
    """An open book, a pen, a pressed leaf."""
    rows = path("M-27 2L-6 6M-27 8L-6 12M-27 14L-10 17.4", "n s-print-2", pen=1.4)
    pen = path("M14 26L34 -14L38 -12L18 28Z", "f-teal-2") + path("M14 26L18 28L13 33Z", "f-print")
    return (
        path("M-34 -8C-24 -10 -8 -8 0 -2C8 -8 24 -10 34 -8V26C24 24 8 26 0 32C-8 26 -24 24 -34 26Z", "f-wood-2")
        + path("M-32 -11C-22 -13 -8 -11 0 -4V28C-8 22 -22 20 -32 22Z", "f-paper s-print-2")
        + path("M32 -11C22 -13 8 -11 0 -4V28C8 22 22 20 32 22Z", "f-paper-2 s-print-2")
        + rows
        + leaf(10, 16, 24, 1.1, "f-jungle-2", "s-jungle-1")
        + pen
    )


OBJECTS: dict[str, Callable[[], str]] = {
    "giant_machete": giant_machete,
    "treasure_chest": treasure_chest,
    "prop_plane": prop_plane,
    "transmitter": transmitter,
    "compass": compass,
    "travel_log": travel_log,
}


def scene(card: int) -> str:
    """The land of a card and who or what stands in it."""
    return portraits.country(SYMBOL[card]) + (portraits.PEOPLE | OBJECTS)[IDS[card]]()


def symbol(card: int) -> str:
    """A scene as a symbol: cut to any window."""
    return el("symbol", scene(card), id=f"ed-art-{card}", viewBox=BOX, preserveAspectRatio=CUT)


def art(card: int, x: float, y: float, w: float, h: float) -> str:
    """A scene in a window."""
    return el("use", href=f"#ed-art-{card}", x=x, y=y, width=w, height=h)
