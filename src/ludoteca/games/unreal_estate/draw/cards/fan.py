"""The measures of hands: mine, and the smaller ones of a game whose hands lie open."""

from __future__ import annotations

from .....drawing.shapes.fan import Fan

WIDE = Fan(scale=0.865, card=(102, 142), step=116, tight=48, equal=98, tucked=29)
NARROW = Fan(scale=1.22, card=(84, 129), step=92, tight=26, equal=40, tucked=12)
OPEN_WIDE = Fan(scale=0.5, card=(59, 82), step=66, tight=44, equal=44, tucked=20)
OPEN_NARROW = Fan(scale=0.72, card=(50, 76), step=54, tight=34, equal=24, tucked=14)
