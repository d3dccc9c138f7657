"""The buildings of the city, as flat shapes. Each stands on y = 0 between x = -37 and 37 and is at most 47 high.

What a shape is made of: W wall, D dark wall, R roof, L light (windows and doors), N the dark under an arch, S a stroke
(smoke, waves).
"""

from __future__ import annotations

from itertools import groupby

from .....drawing.shapes.masonry import Part, arch, box, columns, crown, disc, dome, gable, windows
from .....drawing.svg import num


def awning(i: int) -> Part:
    """One stripe of the awning over the market."""
    left, low = -36 + i * 12, -34 + i * 11.3
    d = f"M{left} -22h12L{num(-25.5 + i * 11.2)} -14Q{num(-30.5 + i * 11.5)} -11 {num(low)} -14z"
    return ("W" if i % 2 else "R"), d


FLAME = "M1 -46C2 -41 8 -39 7 -33C6.5 -30 3 -29 0 -29S-6.5 -30 -7 -33C-7.5 -37 -4 -38 -3.5 -41C-1 -40 -1 -43 1 -46z"
WINGS = (
    "M-8 -30C-20 -30 -30 -36 -34 -44C-22 -42 -12 -41 -7 -37zM8 -30C20 -30 30 -36 34 -44C22 -42 12 -41 7 -37z"
    "M-9.5 -18C-18 -18 -25 -22 -28 -28C-20 -27 -13 -26 -8.5 -24zM9.5 -18C18 -18 25 -22 28 -28C20 -27 13 -26 8.5 -24z"
)
SAILS = (
    "M0 -26L-3 -28L-17 -44L-11 -47L3 -30zM0 -26L2 -29L18 -43L21 -37L5 -24z"
    "M0 -26L3 -24L17 -8L11 -5L-3 -22zM0 -26L-2 -23L-18 -9L-21 -15L-5 -28z"
)

HOUSES: dict[str, list[Part]] = {
    "royal_palace": [
        *(box(-34, 0, 68, 16), box(-36, 0, 13, 25), box(23, 0, 13, 25), box(-11, 0, 22, 33)),
        *(dome(-11, -33, 22, 11), dome(-37, -25, 15, 8), dome(22, -25, 15, 8), box(-0.7, -41, 1.4, 5, "D")),
        *(arch(-5, 0, 10, 14), arch(-31.5, -10, 4, 8), arch(27.5, -10, 4, 8), arch(-2.5, -20, 5, 9)),
        *(arch(-19, -4, 4, 7), arch(15, -4, 4, 7)),
    ],
    "fire_temple": [
        *(("W", "M-34 0l6 -10h56l6 10z"), ("D", "M-25 -10l5 -9h40l5 9z"), ("W", "M-17 -19l4 -8h26l4 8z")),
        *(box(-9, -27, 18, 5, "R"), ("L", FLAME), arch(-4, 0, 8, 9), *windows(-3, 4, 4, -22, 18)),
    ],
    "earth_temple": [
        *(box(-33, 0, 66, 5, "D"), *columns(-29, -5, 58, 19, 6), box(-31, -24, 62, 4, "D")),
        *(("R", "M-34 -28l22 -11h24l22 11z"), box(-10, -39, 20, 5), arch(-5, -5, 10, 15)),
    ],
    "water_temple": [
        *(box(-33, 0, 66, 5, "D"), *columns(-28, -5, 56, 14, 5), box(-30, -19, 60, 5), dome(-19, -24, 38, 17)),
        *(box(-1, -40, 2, 5, "D"), ("S", "M-16 -30q4 -4 8 0t8 0t8 0t8 0"), arch(-5, -5, 10, 13)),
    ],
    "aqueduct": [
        *(box(-36, 0, 72, 34), *[arch(-33 + i * 17.6, 0, 13, 16, "N") for i in range(4)]),
        *(*[arch(-34 + i * 11.6, -20, 8, 10, "N") for i in range(6)], box(-36, -33, 72, 4, "R")),
    ],
    "hospice": [
        *(box(-30, 0, 60, 18), ("R", "M-35 -17l13 -18h44l13 18z"), box(14, -30, 6, 12, "D"), arch(-5, 0, 10, 13)),
        *(*windows(-6, 6, 7, -23, -14, 9, 18), dome(-6, -33, 12, 6, "W")),
    ],
    "citadel": [
        *(box(-26, 0, 52, 22), *crown(-26, -22, 52, 6), box(-35, 0, 15, 33, "D"), *crown(-35, -33, 15, 3, "D")),
        *(box(20, 0, 15, 33, "D"), *crown(20, -33, 15, 3, "D"), arch(-7, 0, 14, 16), *windows(-18, 4, 7, -29.5, 25.5)),
    ],
    "watchtower": [
        *(("W", "M-9 0l2.5 -29h13l2.5 29z"), box(-13, -29, 26, 5, "D"), box(-9, -34, 18, 6), gable(-13, -38, 26, 9)),
        *(arch(-3, -6, 6, 9), *windows(-33.5, 3.5, 4.5, -5.5, 2), ("D", "M-30 0q6 -9 14 0zM14 0q8 -12 18 0z")),
    ],
    "great_hall": [
        *(box(-32, 0, 64, 14), ("R", "M-37 -13C-20 -17 -12 -26 0 -41C12 -26 20 -17 37 -13z")),
        *(("D", "M-17 -13C-10 -17 -5 -22 0 -30C5 -22 10 -17 17 -13z"), arch(-5, 0, 10, 11)),
        *(*windows(-4, 6, 6, -25, 19), disc(0, -19, 3)),
    ],
    "university": [
        *(box(-34, 0, 68, 5, "D"), box(-31, -5, 20, 18), box(11, -5, 20, 18), *columns(-10, -5, 20, 18, 4)),
        *(box(-33, -23, 66, 4, "D"), dome(-13, -27, 26, 13), disc(0, -44, 2), *windows(-10, 4, 9, -27, -20, 16, 23)),
    ],
    "market_hall": [
        *(box(-34, 0, 68, 22), *[arch(-31 + i * 16, 0, 13, 14, "NL"[i % 2]) for i in range(4)]),
        *(*[awning(i) for i in range(6)], ("D", "M-30 -22l10 -11h40l10 11z"), gable(-7, -33, 14, 8)),
    ],
    "library": [
        *(box(-30, 0, 60, 13), box(-25, -13, 50, 11, "D"), box(-18, -24, 36, 9), gable(-21, -33, 42, 9)),
        *(*windows(-3, 5, 7, *[-26 + i * 9.4 for i in range(6)]), disc(0, -28.5, 2.6)),
        *windows(-15.5, 4, 6, *[-21 + i * 9.4 for i in range(5)]),
    ],
    "trading_house": [
        *(box(-32, 0, 30, 20), gable(-35, -20, 36, 18), box(2, 0, 28, 26, "D"), gable(-1, -26, 34, 15)),
        *(arch(-22, 0, 10, 12), *windows(-21, 7, 6, -21), *windows(-12, 6, 8, 8, 18), arch(11, 0, 10, 11)),
    ],
    "flight_tower": [
        *(
            ("W", "M-12 0l5 -36h14l5 36z"),
            ("R", WINGS),
            dome(-8, -36, 16, 8),
            arch(-4, 0, 8, 11),
            arch(-2.5, -16, 5, 8),
        ),
    ],
    "city_residence": [
        *(box(-34, 0, 21, 21), gable(-36, -21, 25, 11), box(-12, 0, 23, 28, "D"), gable(-14, -28, 27, 13)),
        *(box(12, 0, 21, 18), gable(10, -18, 25, 12), *windows(-11, 5, 6, -28, -21), arch(-27, 0, 7, 9)),
        *(*windows(-17, 5, 6, -7, 1), arch(-4, 0, 7, 10), *windows(-9, 5, 5, 17, 24)),
    ],
    "monastery_tower": [
        *(
            box(-16, 0, 32, 11),
            ("R", "M-24 -10C-16 -12 -12 -15 -11 -18h22C12 -15 16 -12 24 -10z"),
            box(-11, -17, 22, 8),
        ),
        *(("R", "M-18 -24C-12 -26 -9 -28 -8 -31h16C9 -28 12 -26 18 -24z"), box(-7, -31, 14, 5)),
        *(("R", "M-12 -35C-6 -37 -2 -41 0 -46C2 -41 6 -37 12 -35z"), arch(-4, 0, 8, 9), *windows(-18, 4, 5, -6, 2)),
    ],
    "caravanserai": [
        *(box(-35, 0, 70, 16), *crown(-35, -16, 70, 8), arch(-8, 0, 16, 21, "D"), arch(-5, 0, 10, 15)),
        *(box(-35, 0, 11, 27), dome(-36, -27, 13, 7), box(24, 0, 11, 27), dome(23, -27, 13, 7), dome(-14, -20, 28, 11)),
    ],
    "thermae": [
        *(box(-35, 0, 70, 12), dome(-32, -12, 22, 11), dome(10, -12, 22, 11), dome(-15, -12, 30, 17)),
        *[arch(-31 + i * 13, 0, 8, 9) for i in range(5)],
        ("S", "M-21 -28q-3 -4 0 -7t0 -7M21 -28q3 -4 0 -7t0 -7M0 -34q-3 -3 0 -6t0 -6"),
    ],
    "iron_foundry": [
        *(box(-33, 0, 66, 17), ("R", "M-33 -17v-9l16 9v-9l16 9v-9l16 9z"), ("D", "M17 -17l2 -22h8l2 22z")),
        *(("S", "M23 -41c-4 -3 3 -4 -1 -6M26 -41c4 -2 0 -4 4 -5"), arch(-8, 0, 16, 12), *windows(-6, 7, 5, -27, 20)),
    ],
    "mill": [
        *(("W", "M-13 0l4 -27h18l4 27z"), dome(-10, -27, 20, 9), ("R", SAILS), disc(0, -26, 2.6, "D")),
        *(arch(-4, 0, 8, 11), box(16, 0, 16, 9, "D"), gable(14, -9, 20, 7)),
    ],
    "main_hall": [
        *(box(-36, 0, 72, 4, "D"), *columns(-34, -4, 68, 15, 8), box(-36, -19, 72, 4, "D"), box(-20, -23, 40, 9)),
        *(gable(-25, -32, 50, 12), ("R", "M-33 -23v-14h9l-3 3l3 3h-8v8zM32 -23v-14h-9l3 3l-3 3h8v8z")),
        *(arch(-6, -4, 12, 14), *windows(-25, 4, 5, -15, -7, 3, 11), disc(0, -36, 2.6)),
    ],
    "hospital": [
        *(
            box(-35, 0, 70, 15),
            dome(-34, -15, 20, 8),
            dome(14, -15, 20, 8),
            box(-13, 0, 26, 27),
            gable(-16, -27, 32, 11),
        ),
        *(("R", "M-1.5 -40v-3h-3v-3h3v-1h3v1h3v3h-3v3z"), arch(-5, 0, 10, 13), disc(0, -21, 3.4)),
        *windows(-4, 5, 6, -30, -22, 17, 25),
    ],
    "golden_shrine": [
        *(box(-32, 0, 64, 4, "D"), box(-26, -4, 52, 4), *columns(-22, -8, 44, 13, 5), box(-24, -21, 48, 3, "D")),
        *(("R", "M-33 -23C-20 -25 -12 -28 -9 -33h18C12 -28 20 -25 33 -23z"), box(-7, -32, 14, 4)),
        *(dome(-9, -35, 18, 8), box(-0.7, -42, 1.4, 5, "D"), arch(-4.5, -8, 9, 11), disc(0, -28, 2.4)),
    ],
    "theatre": [
        *(box(-36, 0, 72, 12), *[arch(-33 + i * 14.5, 0, 8, 9) for i in range(5)], box(-29, -12, 58, 9, "D")),
        *(*[arch(-26 + i * 11.5, -12, 6, 7, "N") for i in range(5)], ("R", "M-32 -20Q0 -50 32 -20z")),
        *(("W", "M-21 -20Q0 -40 21 -20z"), disc(-6, -24, 3), disc(6, -24, 3)),
    ],
}


def joined(parts: list[Part], leave: str = "") -> list[Part]:
    """The shapes with neighbours of one kind made one; some kinds may be left out."""
    kept = [part for part in parts if part[0] not in leave]
    return [(kind, "".join(d for _, d in group)) for kind, group in groupby(kept, key=lambda part: part[0])]
