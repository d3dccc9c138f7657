"""The measures of a hand of cards."""

from __future__ import annotations

from .....drawing.shapes.fan import Fan
from ..size import Desk

WIDE = Fan(scale=0.93, card=(104.2, 139.5), step=117, tight=30, equal=110, tucked=22)
NARROW = Fan(scale=0.8, card=(89.6, 120), step=93, tight=28, equal=93, tucked=16)


def fan_of(desk: Desk) -> Fan:
    """The fan of a desk."""
    return NARROW if desk.narrow else WIDE
