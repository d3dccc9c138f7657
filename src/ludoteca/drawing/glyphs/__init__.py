"""The glyphs that the site and all games share, and the sprite that carries glyphs on a page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from . import faces, pages, players, things

GLYPHS: dict[str, str] = faces.GLYPHS | pages.GLYPHS | players.GLYPHS | things.GLYPHS
"""The inside of each glyph, by the name that `icon` uses."""

USED = re.compile(r"""href=["']#g-([a-z0-9-]+)["']""")


def symbols(names: Iterable[str], glyphs: Mapping[str, str]) -> str:
    """Some of *glyphs* as symbols that `icon` can use, in the order of their names."""
    return "".join(f'<symbol id="g-{name}" viewBox="0 0 24 24">{glyphs[name]}</symbol>' for name in sorted(set(names)))


def used(drawing: str) -> set[str]:
    """The names of the glyphs that a drawing uses."""
    return set(USED.findall(drawing))


def sprite(glyphs: Mapping[str, str]) -> str:
    """Glyphs as one hidden drawing: a page holds it once, before its pictures."""
    return f'<svg class="sprite" aria-hidden="true" width="0" height="0">{symbols(glyphs, glyphs)}</svg>'
