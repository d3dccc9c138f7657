"""Poise: how long a bot takes at least, so that an answer given at once does not tell that its hand left no choice.

The least time is what bots of that level have lately taken to think in that game, on this site: it depends on nothing
that only the bot can see. What everybody can see is the only way is played without asking a bot, so nobody waits.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

MOST = {  # seconds for one decision, also where machines are slow
    "newcomer": 0.15,
    "beginner": 0.15,
    "practised": 0.5,
    "middle": 1.1,
    "master": 2.15,
}
FADE = 0.98  # what is left of a long thought after each further answer


class Poise:
    """How long bots take, by game and level."""

    def __init__(self) -> None:
        self.usual: dict[tuple[str, str], float] = {}

    def least(self, game: str, level: str) -> float:
        """How long a bot of a level takes at least."""
        most = MOST.get(level, 0.0)
        return min(most, self.usual.get((game, level), most))

    def took(self, game: str, level: str, seconds: float) -> None:
        """A bot has answered after so many seconds."""
        self.usual[game, level] = max(seconds, FADE * self.least(game, level))

    def keep(self, game: str, level: str, asked: float, work: Callable[[], object]) -> None:
        """Do something with an answer, but not sooner than it would have come after some thought."""
        seconds = time.monotonic() - asked
        early = self.least(game, level) - seconds
        self.took(game, level, seconds)
        if early <= 0:
            work()
            return
        timer = threading.Timer(early, work)
        timer.daemon = True
        timer.start()


POISE = Poise()
