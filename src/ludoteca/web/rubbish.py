"""Rubbish: things that only refer to each other are looked for seldom, and never among what stays until the end.

Python would look through everything again and again, and everybody waits meanwhile: with many tables for a tenth of a
second each time. Most of what a move leaves behind is no such rubbish and goes at once anyway.
"""

from __future__ import annotations

import gc

SELDOM = (10_000, 10, 20)  # new things until a look; looks until a longer one, and until one at everything


def look_seldom() -> None:
    """Leave all that is here now in peace, and look at the rest seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
