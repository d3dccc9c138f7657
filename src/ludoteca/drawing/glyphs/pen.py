"""How a glyph is drawn: on a grid of 24, in one colour (that of the text around it), told apart at 12 pixels."""

from __future__ import annotations

from ..svg import Value, el, num

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}
CARD = "M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2z"
"""The outline of a card; a glyph cuts its sign out of it."""


def shape(d: str, **more: Value) -> str:
    """A filled shape; a loop inside a loop is a hole."""
    return el("path", fill="currentColor", fill_rule="evenodd", d=d, **more)


def stroke(d: str, width: float = 2.2, **more: Value) -> str:
    """A line with round ends."""
    return el("path", fill="none", stroke="currentColor", **ROUND, stroke_width=num(width), d=d, **more)


def dot(x: float, y: float, r: float) -> str:
    """A filled circle."""
    return el("circle", fill="currentColor", cx=x, cy=y, r=r)
