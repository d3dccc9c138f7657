"""Poise: how long a bot takes at least, so that an answer given at once does not tell that its hand left no choice.

The least time is what bots of that level have lately taken to think in that game, where they think: it depends on
nothing that only the bot can see. What everybody can see is the only way is played without asking a bot, so nobody
waits.
"""

from __future__ import annotations

FIRST = {  # seconds for one go, until bots have thought
    "newcomer": 0.15,
    "beginner": 0.15,
    "practised": 0.5,
    "middle": 1.1,
    "master": 2.15,
    "ismcts:playouts=400": 1.1,  # at the daily game
}
MOST = {  # seconds, also where machines are slow: what a level may think, and a little for all around it
    "newcomer": 1.0,
    "beginner": 1.0,
    "practised": 2.3,
    "middle": 2.3,
}
LONGEST = 4.6  # the same for a master, and for all others
FADE = 0.98  # what is left of a long thought after each further one


class Poise:
    """How long bots take, by game and level."""

    def __init__(self) -> None:
        self.usual: dict[tuple[str, str], float] = {}

    def least(self, game: str, level: str) -> float:
        """How long a bot of a level takes at least."""
        return min(MOST.get(level, LONGEST), self.usual.get((game, level), FIRST.get(level, 0.0)))

    def took(self, game: str, level: str, seconds: float) -> None:
        """A bot has thought for so many seconds; an answer without a thought says nothing about what is usual."""
        self.usual[game, level] = max(seconds, FADE * self.least(game, level))

    def early(self, game: str, level: str, seconds: float, weighed: bool) -> float:
        """By how many seconds an answer came sooner than it would after some thought, if that was *weighed*."""
        early = self.least(game, level) - seconds
        if weighed:
            self.took(game, level, seconds)
        return max(0.0, early)


POISE = Poise()
