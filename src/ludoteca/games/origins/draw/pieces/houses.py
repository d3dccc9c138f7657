"""The buildings on the tiles: one silhouette for each design, on y = 0 between x = -36 and 36, at most 46 high."""

from __future__ import annotations

from .....drawing.shapes.masonry import Part, arch, box, columns, crown, disc, dome, gable, house, windows
from .....drawing.svg import Value
from ...data import COLOURS, TILE_COLOUR, TILE_IDS

HOUSES: dict[str, list[Part]] = {
    # yellow: supplies
    "granary": [
        *(box(x, 0, 17, h) for x, h in ((-32, 20), (15, 20))),
        box(-11, 0, 22, 28, "D"),
        *(dome(x, -20, 19, 8) for x in (-33, 14)),
        dome(-12, -28, 24, 11),
        *(arch(x, 0, 7, 10) for x in (-27, 20)),
        arch(-5, 0, 10, 14),
    ],
    "harbor": [
        ("D", "M-36 0v-5h72v5z"),
        box(20, -5, 9, 28),
        gable(17, -33, 15, 9),
        *windows(-24, 4, 5, 22.5),
        ("W", "M-31 -9h40l-7 9h-26z"),
        ("S", "M-12 -9v-31"),
        ("D", "M-10 -38c13 4 18 14 18 26h-18z"),
        ("W", "M-14 -34c-9 5 -13 12 -13 22h13z"),
    ],
    "market": [
        box(-33, 0, 66, 20),
        ("R", "M-36 -20l6 -14h60l6 14z"),
        ("D", "M-24 -20l4 -14h10l-2 14zM0 -20v-14h10l2 14zM24 -20l-4 -14h10l6 14z"),
        *(arch(x, 0, 13, 14) for x in (-28, -6.5, 15)),
    ],
    "mint": [
        box(-32, 0, 64, 5, "D"),
        *columns(-28, -5, 56, 15, 5),
        box(-31, -20, 62, 4, "D"),
        gable(-33, -24, 66, 18),
        disc(0, -31, 6),
    ],
    "quarry": [
        ("D", "M-36 0v-22h14v-10h20v32z"),
        ("W", "M-36 0v-10h22v-10h16v20zM6 0v-12h14v-8h12v20z"),
        ("S", "M12 -20v-22M12 -42h20M32 -42v12"),
        box(27, -24, 10, 7, "L"),
    ],
    "workshop": [
        box(-30, 0, 60, 17),
        ("R", "M-33 -17v-10l22 10v-10l22 10v-10l22 10z"),
        box(16, -22, 8, 18, "D"),
        arch(-8, 0, 16, 13),
        *windows(-5, 7, 7, -24, 17),
    ],
    # red: arms
    "arsenal": [
        box(-33, 0, 66, 20),
        *crown(-33, -20, 66, 8),
        box(-12, 0, 24, 31, "D"),
        *crown(-12, -31, 24, 4, "D"),
        arch(-7, 0, 14, 17),
        ("S", "M-28 -5l11 -10M-28 -15l11 10M17 -5l11 -10M17 -15l11 10"),
    ],
    "chariot_grounds": [
        ("D", "M-36 0c0 -12 16 -20 36 -20s36 8 36 20z"),
        *(arch(x, 0, 9, 11) for x in (-27, -14, 5, 18)),
        box(-3, 0, 6, 30),
        ("S", "M0 -28v-17M-24 -15v-13M24 -15v-13"),
        ("R", "M0 -45l14 5l-14 5zM-24 -28l10 4l-10 4zM24 -28l10 4l-10 4z"),
    ],
    "outpost": [
        ("W", "M-9 0l2.5 -25h13l2.5 25z"),
        box(-13, -25, 26, 5, "D"),
        box(-9, -30, 18, 6),
        gable(-13, -36, 26, 10),
        arch(-3.5, -4, 7, 10),
        ("D", "M-34 0v-11l3 -4l3 4v-0l3 -4l3 4v11zM22 0v-11l3 -4l3 4l3 -4l3 4v11z"),
    ],
    "riding_grounds": [
        box(-30, 0, 40, 15),
        ("R", "M-34 -15l9 -16h30l9 16z"),
        arch(-17, 0, 14, 12),
        ("S", "M14 -12h22M14 -5h22M16 0v-15M25 0v-15M34 0v-15"),
        ("D", "M-14 -22h8v5h-8z"),
    ],
    "stronghold": [
        box(-24, 0, 48, 22),
        *crown(-24, -22, 48, 6),
        box(-35, 0, 15, 33, "D"),
        *crown(-35, -33, 15, 3, "D"),
        box(20, 0, 15, 33, "D"),
        *crown(20, -33, 15, 3, "D"),
        arch(-7, 0, 14, 16),
        *windows(-18, 4, 7, -29.5, 25.5),
    ],
    "veterans_camp": [
        ("D", "M-36 0l15 -24l15 24zM8 0l14 -22l14 22z"),
        ("W", "M-20 0l20 -36l20 36z"),
        ("L", "M-6 0l6 -16l6 16z"),
        ("S", "M0 -36v-9"),
        ("R", "M0 -46l12 4l-12 4z"),
    ],
    # orange: the people
    "castle": [
        box(-28, 0, 56, 18),
        box(-12, 0, 24, 30),
        gable(-14, -30, 28, 14),
        *(box(x, 0, 11, 26, "D") for x in (-35, 24)),
        *(gable(x, -26, 15, 13) for x in (-37, 22)),
        arch(-5, 0, 10, 13),
        *windows(-16, 4, 6, -31.5, 27.5),
        arch(-3, -18, 6, 8),
    ],
    "construction_site": [
        box(-30, 0, 34, 14),
        box(-30, -14, 16, 10),
        ("S", "M-10 -14v-14M4 0v-30M-14 -20h22M-14 -28h22M22 0v-42M8 -42h28M12 -42v10M22 -36l8 -6"),
        box(8, -24, 8, 8, "D"),
        arch(-22, 0, 9, 10),
        box(16, 0, 14, 4, "D"),
    ],
    "courthouse": [
        box(-34, 0, 68, 4, "D"),
        box(-30, -4, 60, 4, "D"),
        *columns(-26, -8, 52, 16, 6),
        box(-30, -24, 60, 4),
        dome(-14, -28, 28, 14),
        ("L", "M-2.5 -8h5v-10h-5z"),
    ],
    "estate": [
        box(-16, 0, 32, 22),
        ("R", "M-20 -22l10 -12h20l10 12z"),
        *(box(x, 0, 16, 13, "D") for x in (-32, 16)),
        *(gable(x, -13, 20, 9) for x in (-34, 14)),
        arch(-4.5, 0, 9, 12),
        *windows(-10, 5, 7, -12, 7),
        *windows(-4, 5, 5, -26.5, 21.5),
    ],
    "forum": [
        ("D", "M-36 0v-4h5v-4h5v-4h52v4h5v4h5v4z"),
        *columns(-24, -12, 48, 20, 5),
        box(-27, -32, 54, 5, "D"),
        ("L", "M-4 -12h8v-7a4 4 0 0 0 -8 0z"),
    ],
    "stone_circle": [
        ("D", "M-15 0v-24h8v24zM7 0v-24h8v24zM-18 -24v-7h36v7z"),
        ("W", "M-34 0l2 -24h8l2 24zM22 0l2 -24h8l2 24zM-35 -24l1 -7h17l1 7zM16 -24l1 -7h17l1 7z"),
        ("W", "M-6 0v-9h12v9z"),
    ],
    # blue: the heavens
    "forest_temple": [
        ("D", "M-28 -8l10 -16h-5l12 -20l12 20h-5l10 16zM8 -8l8 -12h-4l10 -16l10 16h-4l8 12z"),
        box(-33, 0, 66, 4, "D"),
        *columns(-26, -4, 52, 13, 5),
        gable(-30, -17, 60, 13),
    ],
    "mountain_temple": [
        ("D", "M-36 0l20 -36l12 18l8 -12l32 30z"),
        ("W", "M-22 0v-8h6v-8h6v-8h20v8h6v8h6v8z"),
        ("R", "M-8 -24h16v-9h-16z"),
        ("L", "M-4 0v-20h8v20z"),
    ],
    "obelisk": [
        ("W", "M-8 -6l3 -33l5 -7l5 7l3 33z"),
        ("D", "M0 -46l5 7l3 33h-8z"),
        box(-14, 0, 28, 6),
        ("S", "M-26 -34l-6 -4M26 -34l6 -4M-27 -24h-7M27 -24h7"),
    ],
    "sacred_site": [
        ("D", "M-34 0c4 -9 12 -13 34 -13s30 4 34 13z"),
        box(-16, -9, 32, 9),
        box(-20, -18, 40, 4),
        ("L", "M0 -45l3.6 9.400l9.400 3.600l-9.400 3.600l-3.600 9.400l-3.600 -9.400l-9.400 -3.600l9.400 -3.600z"),
        ("S", "M-26 -26v16M26 -26v16"),
        *(disc(x, -29, 3.5) for x in (-26, 26)),
    ],
    "sea_temple": [
        *columns(-26, -8, 52, 14, 5),
        box(-30, -22, 60, 4, "D"),
        dome(-20, -26, 40, 15),
        ("D", "M-36 0v-7q6 -5 12 0t12 0t12 0t12 0t12 0t12 0v7z"),
        ("S", "M-14 -30q3.500 -4 7 0t7 0t7 0t7 0"),
    ],
    "statue": [
        box(-15, 0, 30, 8, "D"),
        box(-11, -8, 22, 6),
        ("W", "M-6 -14c-2 -10 -1 -15 2 -18a5 5 0 1 1 8 0c3 3 4 8 2 18z"),
        ("S", "M5 -28l12 -13M17 -46v10"),
        ("L", "M0 -14v-14l4 14z"),
    ],
    # purple: the wise
    "artists_hall": [
        box(-32, 0, 64, 14),
        ("R", "M-37 -13c17 -4 25 -13 37 -28c12 15 20 24 37 28z"),
        ("D", "M-17 -13c7 -4 12 -9 17 -17c5 8 10 13 17 17z"),
        arch(-5, 0, 10, 11),
        *windows(-4, 6, 6, -25, 19),
        disc(0, -19, 3),
    ],
    "astronomy_tower": [
        ("W", "M-11 0l3 -26h16l3 26z"),
        box(-13, -26, 26, 4, "D"),
        dome(-12, -30, 24, 12),
        ("S", "M2 -38l16 -8"),
        arch(-4, 0, 8, 11),
        *windows(-17, 5, 6, -2.5),
        ("D", "M-34 0v-9h18v9zM16 0v-9h18v9z"),
    ],
    "fountain_of_wisdom": [
        ("D", "M-32 0v-9h64v9z"),
        ("W", "M-4 -9v-14h8v14zM-20 -23h40q-3 8 -20 8t-20 -8z"),
        ("S", "M0 -23v-12M0 -35q-14 -6 -16 10M0 -35q14 -6 16 10M-13 -17v8M13 -17v8"),
        disc(0, -37, 3.5),
    ],
    "gateway": [
        ("W", "M-31 0v-34h62v34h-17v-10a14 14 0 0 0 -28 0v10z"),
        *crown(-31, -34, 62, 7),
        box(-34, -26, 68, 4, "D"),
        ("L", "M-3 -16h6v-8h-6z"),
        ("D", "M-26 0v-18h6v18zM20 0v-18h6v18z"),
    ],
    "healers_mansion": [
        box(-30, 0, 60, 18),
        ("R", "M-35 -17l13 -18h44l13 18z"),
        arch(-5, 0, 10, 12),
        *windows(-6, 6, 7, -23, -14, 9, 18),
        ("W", "M-2.500 -33h5v4.500h4.500v5h-4.500v4.500h-5v-4.500h-4.500v-5h4.500z"),
    ],
    "wizards_tower": [
        box(-16, 0, 32, 11),
        ("R", "M-24 -10c8 -2 12 -5 13 -8h22c1 3 5 6 13 8z"),
        box(-11, -17, 22, 8),
        ("R", "M-18 -24c6 -2 9 -4 10 -7h16c1 3 4 5 10 7z"),
        box(-7, -31, 14, 5),
        ("R", "M-12 -35c6 -2 10 -6 12 -11c2 5 6 9 12 11z"),
        arch(-4, 0, 8, 9),
        *windows(-18, 4, 5, -6, 2),
    ],
}


def on_tile(design: int) -> str:
    """The house of a tile in the tones of its colour."""
    colour = COLOURS[TILE_COLOUR[design]]
    paint: dict[str, dict[str, Value]] = {
        "W": {"look": "f-cream"},
        "D": {"look": f"f-o-{colour}-2"},
        "R": {"look": "f-go-edge", "opacity": 0.55},
        "L": {"look": f"f-o-{colour}"},
        "S": {"look": "n s-cream", "pen": 2, "stroke_linecap": "round", "stroke_linejoin": "round"},
    }
    return house(HOUSES[TILE_IDS[design]], paint)


CITADEL = HOUSES["stronghold"]
RESIDENCES: list[Part] = [
    box(-34, 0, 21, 21),
    gable(-36, -21, 25, 11),
    box(-12, 0, 23, 28, "D"),
    gable(-14, -28, 27, 13),
    box(12, 0, 21, 18),
    gable(10, -18, 25, 12),
    *windows(-11, 5, 6, -28, -21),
    arch(-27, 0, 7, 9),
    *windows(-17, 5, 6, -7, 1),
    arch(-4, 0, 7, 10),
    *windows(-9, 5, 5, 17, 24),
]
SANCTUARY: list[Part] = [
    box(-33, 0, 66, 5, "D"),
    *columns(-29, -5, 58, 19, 6),
    box(-31, -24, 62, 4, "D"),
    ("R", "M-34 -28l22 -11h24l22 11z"),
    box(-10, -39, 20, 5),
    arch(-5, -5, 10, 15),
]
"""What stands on the land of the encounter sites."""


def on_land(parts: list[Part], wall: str, dark: str, roof: str, light: str) -> str:
    """A house on the land of a site, in plain colours."""
    looks = {"W": f"f-{wall}", "D": f"f-{dark}", "R": f"f-{roof}", "L": f"f-{light}"}
    return house(parts, {kind: {"look": look} for kind, look in looks.items()})
