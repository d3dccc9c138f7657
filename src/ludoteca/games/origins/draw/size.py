"""Where things lie on the table: once for a wide window, once for a phone."""

from __future__ import annotations

from dataclasses import dataclass

Box = tuple[float, float, float, float]
"""Left, top, width, height."""


@dataclass(frozen=True, eq=False)
class Table:
    """The measures of the table, in its own units."""

    narrow: bool
    width: float
    height: float
    people: Box  # on a phone, the viewer's workers and goods, first of all
    sites: tuple[Box, ...]
    road: Box  # the Military track
    market: Box
    supply: Box
    temples: Box
    districts: Box
    zodiac: Box  # on a phone, what the zodiac cards do, in words


WIDE = Table(
    narrow=False,
    width=988,
    height=424,
    people=(0, 0, 0, 0),
    sites=tuple((8 + 196 * i, 8, 188, 176) for i in range(5)),
    road=(8, 192, 972, 54),
    market=(8, 254, 346, 162),
    supply=(362, 254, 216, 162),
    temples=(586, 254, 178, 162),
    districts=(772, 254, 208, 162),
    zodiac=(0, 0, 0, 0),
)
NARROW = Table(
    narrow=True,
    width=390,
    height=1720,
    people=(8, 8, 374, 128),
    sites=tuple((8, 144 + 98 * i, 374, 92) for i in range(5)),
    market=(8, 636, 374, 336),
    temples=(8, 980, 182, 252),
    districts=(198, 980, 184, 252),
    zodiac=(8, 1240, 374, 124),
    road=(8, 1372, 374, 142),
    supply=(8, 1522, 374, 190),
)
