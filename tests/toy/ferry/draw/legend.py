"""The cargo of Ferry, each kind drawn alone."""

from __future__ import annotations

from ludoteca.core.seen.legend import Sketches
from ludoteca.drawing.shapes.sketch import sign

from ..data import KINDS


def sketches() -> Sketches:
    """Every thing of the legend."""
    return Sketches("", {f"kind:{kind}": sign("ferry-crate") for kind in range(len(KINDS))})
