"""Every glyph of the site and of the games, and the sprite that carries them on a page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from . import blue_moon_city, el_dorado, origins, pages, players, unreal_estate, zodiac

ROOMS = (pages, players, el_dorado, blue_moon_city, unreal_estate, origins, zodiac)
GLYPHS: dict[str, str] = {name: body for room in ROOMS for name, body in room.GLYPHS.items()}
"""The inside of each glyph, by the name that `icon` uses."""

USED = re.compile(r'href="#g-([a-z0-9-]+)"')


def symbol(name: str) -> str:
    """One glyph as a symbol that `icon` can use."""
    return f'<symbol id="g-{name}" viewBox="0 0 24 24">{GLYPHS[name]}</symbol>'


def symbols(names: Iterable[str]) -> str:
    """The symbols of some glyphs, in the order of their names."""
    return "".join(symbol(name) for name in sorted(set(names)))


def used(drawing: str) -> set[str]:
    """The names of the glyphs that a drawing uses."""
    return set(USED.findall(drawing))


@lru_cache(maxsize=1)
def sprite() -> str:
    """All glyphs as one hidden drawing: a page holds it once, before its pictures."""
    return f'<svg class="sprite" aria-hidden="true" width="0" height="0">{symbols(GLYPHS)}</svg>'
