"""Rubbish: things that only refer to each other are looked for in small helpings, and what has lasted is left in peace.

Everybody waits while Python looks. By itself it looks at everything that has lasted again and again: with many tables
for a tenth of a second each time. Most of what a move leaves behind is no rubbish, or goes at once anyway.
"""

from __future__ import annotations

import gc

HELPING = 2_000  # new things until a look
EVERY = 3600.0  # seconds between two looks at everything
MANY = 100_000  # things that have lasted since the last one: fewer are not worth it


def look_later() -> None:
    """Do not look at all while the site starts: nearly everything that is made then stays."""
    gc.disable()


class Peace:
    """How many things were left in peace when everything was last looked at."""

    def __init__(self) -> None:
        self.things = 0

    def begin(self) -> None:
        """Leave all that is here now in peace, and look at the rest in small helpings."""
        gc.collect()
        gc.freeze()
        self.things = gc.get_freeze_count()
        gc.set_threshold(HELPING)
        gc.enable()
        if leave not in gc.callbacks:
            gc.callbacks.append(leave)

    def look_at_everything(self) -> None:
        """Find what became rubbish after it had lasted, such as the sockets of those who have gone."""
        if gc.get_freeze_count() - self.things > MANY:
            gc.unfreeze()
            gc.collect()
            self.things = gc.get_freeze_count()


def leave(phase: str, _: dict[str, int]) -> None:
    """What has lasted through a look is left in peace: nothing is looked at twice."""
    if phase == "stop":
        gc.freeze()


PEACE = Peace()
