"""A sum in steps: a bar for each part, each beginning where the one before it ended, and a bar for the whole."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from ..svg import group, line, rect

WIDTH, HEIGHT = 100, 44
BAR: Final = 0.62  # of the room of a step
THIN: Final = 1.2  # the least height of a bar: nothing is seen, too


def steps(parts: Sequence[float], seat: int) -> str:
    """The inside of an SVG of WIDTH x HEIGHT: the first part and the whole in a seat's colour, what changed between."""
    after = list(accumulate(parts))
    before = [0.0, *after[:-1]]
    looks = [f"f-p{seat + 1}", *["f-brand" if part >= 0 else "f-brand-2" for part in parts[1:]], f"f-p{seat + 1}"]
    spans = [*zip(before, after), (0.0, after[-1])]
    least, most = min(0.0, *after), max(1.0, *after)
    scale, room = HEIGHT / (most - least), WIDTH / len(spans)
    bars = [
        rect(room * place, (most - max(span)) * scale, room * BAR, max(THIN, abs(span[1] - span[0]) * scale), look)
        for place, (span, look) in enumerate(zip(spans, looks))
    ]
    return group(line(0, most * scale, WIDTH, most * scale, "s-line", 1), *bars)
