"""The jumps of a finished game as HTML: a long one has hundreds."""

from __future__ import annotations

from typing import NamedTuple

from django.utils.safestring import SafeString, mark_safe

from .shapes import safe


class Jump(NamedTuple):
    """A moment that one may go to at once."""

    name: str
    ply: int
    here: bool


def jumps_markup(jumps: list[Jump], base: str, rest: str) -> SafeString:
    """Links to some moments of the game at an address, which says the rest of how it is looked at."""
    return mark_safe("".join([link(jump, safe(base), safe(rest)) for jump in jumps]))


def link(jump: Jump, base: str, rest: str) -> str:
    """A link to one moment."""
    current = ' aria-current="true"' if jump.here else ""
    return f'<li><a class="chip" href="{base}?ply={jump.ply}&amp;{rest}"{current}>{safe(jump.name)}</a></li>'
