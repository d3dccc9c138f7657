"""Poise: how long a bot takes at least, so that an answer given at once does not tell that its hand left no choice.

The least time depends on its level only, which everybody knows, and is about what the level takes to think about one
decision. What everybody can see is the only way is played without asking a bot, so nobody waits for that.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

LEAST = {"beginner": 0.4, "middle": 1.1, "master": 2.1}  # seconds


def with_poise(bot: str, asked: float, work: Callable[[], object]) -> None:
    """Do something with a bot's answer, but not sooner than it would have come after some thought."""
    early = asked + LEAST.get(bot, 0.0) - time.monotonic()
    if early <= 0:
        work()
        return
    timer = threading.Timer(early, work)
    timer.daemon = True
    timer.start()
