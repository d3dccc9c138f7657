"""Small pieces of HTML that several regions use."""

from __future__ import annotations

from functools import lru_cache
from html import escape

safe = lru_cache(maxsize=4096)(escape)


def glyph(name: str) -> str:
    """A sign before words."""
    return f'<svg class="glyph" aria-hidden="true"><use href="#g-{name}"/></svg>'


def flag(name: str, so: bool) -> str:
    """An attribute without a value, where it is so."""
    return f" {name}" if so else ""
