"""The lands: small gouaches on hexes of radius 20. Each look is painted once and used by its name.

A hex reads without a legend: motif and colour tell the land, one sign stands for each point of power, and dearer is
darker: power 1 has a dark sign on a light ground, more power has cream signs on a deep one.
"""

from __future__ import annotations

from collections.abc import Callable

from .....drawing.shapes.hexes import corners
from .....drawing.svg import circle, el, ellipse, group, icon, num, path, place_at, poly, rect, remember, trace
from ...data import CAMP, JUNGLE, MOUNTAIN, RIVER, RUBBLE, START, TERRAINS, VILLAGE

SIZE = 20.0
"""From the middle of a hex to its corners, in the units of the map."""

SIGNS = ("machete", "paddle", "coin", "discard", "trash")
"""What entering jungle, river, village, rubble and camp takes."""

PLAIN, CAVE, FINISH = 0, 5, 6
"""What is special about a space: nothing, a start number (1 to 4), a cave, or the gate beside it."""

LEAF = "M0 0C4.5 -3.5 5 -10 0 -15C-5 -10 -4.5 -3.5 0 0Z"

Spray = tuple[float, float, float, float]


@remember
def leaf(x: float, y: float, rot: float, scale: float, look: str, rib: str = "") -> str:
    """A leaf that grows from a place."""
    vein = path("M0 -1.5V-12", f"n {rib}", pen=0.8) if rib else ""
    return group(path(LEAF, look), vein, at=(x, y), rot=rot, scale=scale)


LEAVES: tuple[tuple[Spray, ...], ...] = (
    (
        (-7, 14.5, -48, 0.72),
        (-7, 14.5, -4, 0.62),
        (7, 14.5, 46, 0.72),
        (7, 14.5, 2, 0.6),
        (-10, -12, 200, 0.5),
        (-14.5, 5, 8, 0.55),
    ),
    (
        (-4, 16, -52, 0.75),
        (-4, 16, -8, 0.6),
        (-4, 16, 40, 0.62),
        (15.5, -7, 195, 0.66),
        (15.5, -7, 240, 0.6),
        (3, -17, 205, 0.5),
    ),
    (
        (0, 17.5, -46, 0.78),
        (0, 17.5, 46, 0.78),
        (0, 17.5, 0, 0.62),
        (-15.5, -7, 165, 0.66),
        (-15.5, -7, 120, 0.6),
        (14, -4, 190, 0.55),
    ),
)


def jungle(power: int, variant: int) -> str:
    """Leaves that grow in from the rim."""
    deep, light = min(4, power + 1), max(1, power - 1) if power > 1 else 2
    rib = f"s-jungle-{min(power, 3)}"
    return "".join(
        leaf(x, y, rot, scale, f"f-jungle-{deep if i % 2 else light}", rib)
        for i, (x, y, rot, scale) in enumerate(LEAVES[variant])
    )


def river(power: int, variant: int) -> str:
    """Waves."""
    tone, shift = f"s-river-{2 if power == 1 else power - 1}", (0.0, 3.0, -3.0)[variant]
    calm = ((-9, -10 + shift * 0.3, 2), (-15, shift, 4), (-9, 12, 2))
    rows = calm if power == 1 else ((-9, -11.5, 2), (-9, 13, 2))
    waves = "".join(f"M{num(x)} {num(y)}q3 -3 6 0" + "t6 0" * int(n) for x, y, n in rows)
    return path(waves, f"n {tone}", pen=1.5, stroke_linecap="round")


def hut(x: float, y: float, scale: float, wall: str, roof: str) -> str:
    """A hut with its door."""
    walls = rect(-4, -5, 8, 5.5, wall)
    return group(walls, path("M-6 -4.5L0 -10L6 -4.5ZM-1.2 -3h2.4v3.5h-2.4z", roof), at=(x, y), scale=scale)


HUTS = (
    ((-7.5, 13.5, 0.72), (7.5, 13.5, 0.72)),
    ((-11, -4.5, 0.66), (6, 14.5, 0.78)),
    ((11, -4.5, 0.66), (-6, 14.5, 0.78)),
)


def village(power: int, variant: int) -> str:
    """Two huts."""
    wall, roof = ("f-cream", "f-village-3") if power == 1 else ("f-village-1", "f-village-4")
    return "".join(hut(x, y, scale, wall, roof) for x, y, scale in HUTS[variant])


STONES: tuple[tuple[Spray, ...], ...] = (
    ((-9, 9, 5, 3.5), (8, 10, 5.5, 4), (-8, -10, 4.5, 3.2), (11, -6, 3.6, 2.8)),
    ((0, 14, 5.5, 3), (-12, 3, 3.6, 3), (12, 4, 3.6, 3), (-3, -13.5, 4.5, 3), (9, -9.5, 3.6, 2.8)),
    ((9, 9, 5, 3.5), (-8, 10, 5.5, 4), (8, -10, 4.5, 3.2), (-11, -6, 3.6, 2.8)),
)


def rubble(power: int, variant: int) -> str:
    """Boulders."""
    return "".join(
        ellipse(x, y + 1.2, a, b, "f-rubble-3", opacity=0.55)
        + ellipse(x, y, a, b, f"f-rubble-{2 if power < 3 else 1}")
        + ellipse(x - a * 0.25, y - b * 0.3, a * 0.45, b * 0.4, "f-rubble-1")
        for x, y, a, b in STONES[variant]
    )


def camp(power: int, _variant: int) -> str:
    """Tents."""

    def tent(x: float, y: float, scale: float) -> str:
        side = "f-camp-1" if power > 1 else "f-camp-3"
        return group(
            path("M-8 0L0 -11L8 0Z", "f-cream"),
            path("M-3 0L0 -11L8 0Z", side),
            path("M-1.5 0L0 -6L2 0Z", "f-camp-ink"),
            at=(x, y),
            scale=scale,
        )

    return tent(-5.5, 14, 0.62) + tent(5.5, 14.5, 0.62) if power < 3 else tent(0, 17, 0.5)


def peaks(variant: int) -> str:
    """Two summits with snow; the mirror image now and then."""
    drawn = (
        path("M-17 11L-6 -15L1 -4L6 -11L17 11Q0 18 -17 11Z", "f-mountain-2")
        + path("M-6 -15L1 -4L6 -11L17 11Q8 16 -1 15L-5 2Z", "f-mountain-3")
        + path(
            "M-6 -15L-10.5 -4.5L-7 -6.5L-4.5 -3.5L-2 -8.7ZM6 -11L2.5 -5.5L5.5 -6L8 -3.5L8.7 -6Z",
            "f-snow",
        )
    )
    return el("g", drawn, transform="scale(-1 1)") if variant == 1 else drawn


def cave() -> str:
    """A summit with a dark mouth."""
    return (
        path("M-17 12C-14 -6 -8 -15 0 -15C8 -15 14 -6 17 12Q0 18 -17 12Z", "f-mountain-2")
        + path("M0 -15C8 -15 14 -6 17 12Q10 15 3 15.5C9 4 6 -8 0 -15Z", "f-mountain-3")
        + path("M-5 -12C-2 -16 3 -15.5 6 -12L3 -10L0 -12L-2 -9.5Z", "f-snow")
        + path("M-8.5 14.6C-9 4 -5 -3 0 -3C5 -3 9 4 8.5 14.6Q0 16 -8.5 14.6Z", "f-go-edge")
        + path("M-8.5 14.6C-9 4 -5 -3 0 -3C-3 1 -5 7 -4.5 15.2Z", "f-mountain-1")
    )


def start() -> str:
    """A cleared place."""
    return (
        leaf(-11, 13, -40, 0.6, "f-jungle-1")
        + leaf(11, 13, 40, 0.6, "f-jungle-1")
        + circle(0, -1, 9.5, "n s-jungle-ink", pen=1.2, stroke_dasharray="3 2.4")
    )


MOTIFS: dict[int, Callable[[int, int], str]] = {
    JUNGLE: jungle,
    RIVER: river,
    VILLAGE: village,
    RUBBLE: rubble,
    CAMP: camp,
}

SPOTS = {
    1: ((0, 0, 14),),
    2: ((-6.3, 0, 13.5), (6.3, 0, 13.5)),
    3: ((0, -6.3, 13), (-7, 5.5, 13), (7, 5.5, 13)),
    4: ((-6.2, -6.2, 12.5), (6.2, -6.2, 12.5), (-6.2, 6.2, 12.5), (6.2, 6.2, 12.5)),
}
"""Where the signs of a space stand, and how large they are."""


def signs(terrain: int, power: int) -> str:
    """One sign for each point of power."""
    dark = power == 1 or (terrain == VILLAGE and power == 2)
    ink = f"k-{TERRAINS[terrain]}-ink" if dark else "k-cream"
    up = {VILLAGE: -3, CAMP: -4}.get(terrain, 0) if power < 3 else -1
    return "".join(icon(SIGNS[terrain], x, y + up, size, ink) for x, y, size in SPOTS[power])


def ground(terrain: int, power: int) -> str:
    """The colour of a space: dearer is darker."""
    if terrain == START:
        return "f-start-1"
    if terrain == MOUNTAIN:
        return "f-mountain-1"
    return f"f-{TERRAINS[terrain]}-{min(power, 3 if terrain in (RUBBLE, CAMP) else 4)}"


def motif(terrain: int, power: int, special: int, variant: int) -> str:
    """What is painted on a space."""
    if terrain == MOUNTAIN:
        return cave() if special == CAVE else peaks(variant)
    return start() if terrain == START else MOTIFS[terrain](power, variant)


def outline(radius: float, flat: bool) -> tuple[tuple[float, float], ...]:
    """The corners of a hex around 0, 0, clockwise from the right: on a point, or lying flat on a side."""
    return corners(0, 0, radius, 0 if flat else -30)


def bevel(flat: bool) -> str:
    """Light on the upper sides, shade on the lower ones."""
    points = outline(SIZE - 1.3, flat)
    first = 3
    upper = [points[(first + i) % 6] for i in range(4)]
    lower = [points[i] for i in range(4)]
    return path(trace(upper, closed=False), "n s-glint", pen=1.3, opacity=0.34, stroke_linejoin="round") + path(
        trace(lower, closed=False), "n s-shade", pen=1.3, opacity=0.2, stroke_linejoin="round"
    )


@remember
def land(terrain: int, power: int, special: int, variant: int, flat: bool) -> str:
    """One hex around 0, 0: ground, motif, bevel, signs; a golden rim beside the gate."""
    art = motif(terrain, power, special, variant)
    if flat:  # a hex that lies on a side is lower: everything is painted a little smaller
        art = group(art, scale=0.92)
    rim = poly(outline(SIZE - 3.2, flat), "n s-gold-hi", pen=2.6) if special == FINISH else ""
    sign = signs(terrain, power) if terrain in MOTIFS else ""
    return poly(outline(SIZE - 0.4, flat), ground(terrain, power)) + art + rim + bevel(flat) + sign


def variant_of(terrain: int, q: int, r: int) -> int:
    """Which of three paintings a space shows."""
    return (7 * q + 13 * r + q * r) % 3 if terrain not in (START, CAMP) else 0


def named(name: str, terrain: int, power: int, special: int, variant: int, flat: bool) -> str:
    """A look that can be used by its name."""
    return el("g", land(terrain, power, special, variant, flat), id=name)


def small(terrain: int, power: int, x: float, y: float, radius: float) -> str:
    """A plain hex with its sign, for legends and badges."""
    shape = poly(outline(radius, flat=False), ground(terrain, power))
    ink = f"k-{TERRAINS[terrain]}-ink" if power == 1 else "k-cream"
    return el("g", shape, icon(SIGNS[terrain], 0, 0, radius * 1.2, ink), transform=place_at(x, y))
