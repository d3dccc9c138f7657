"""A limiter: how often something may be asked for in any stretch of time.

Time is cut into windows. What counts is this window and, of the one before, the share that still lies within reach: a
limit slides, and nobody gets twice as much by asking at the end of one window and the beginning of the next.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

UNITS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
MANY = 20_000  # keys; beyond that, those of the past are forgotten
Window = tuple[str, int]  # what was asked for and by whom, and the number of the window


@dataclass(frozen=True)
class Rule:
    """So many in so many seconds."""

    most: int
    seconds: int


@lru_cache(maxsize=64)
def rule(text: str) -> Rule:
    """A limit like "60/hour"."""
    most, _, unit = text.partition("/")
    return Rule(int(most), UNITS[unit])


@dataclass
class Limiter:
    """Counts what was let through, here and (as far as they have told) in other processes."""

    clock: Callable[[], float] = time.time
    own: dict[Window, int] = field(default_factory=dict)
    others: dict[Window, int] = field(default_factory=dict)
    fresh: dict[Window, tuple[int, int]] = field(default_factory=dict)  # its seconds, and what is yet to be told
    lock: threading.Lock = field(default_factory=threading.Lock)

    def hit(self, limit: Rule, key: str) -> bool:
        """Whether one more is all right; then it is counted."""
        with self.lock:
            if self.used(limit, key) + 1 > limit.most:
                return False
            self.tally(limit, key, 1)
        return True

    def room(self, limit: Rule, key: str) -> bool:
        """Whether the limit is not reached yet; nothing is counted, but what others have counted will be heard."""
        with self.lock:
            self.tally(limit, key, 0)
            return self.used(limit, key) < limit.most

    def add(self, limit: Rule, key: str, amount: int) -> None:
        """Count what has happened, even if that is too much."""
        with self.lock:
            self.tally(limit, key, amount)

    def used(self, limit: Rule, key: str) -> float:
        """How much of a limit is used up now."""
        number, part = divmod(self.clock(), limit.seconds)
        return self.count((key, int(number))) + self.count((key, int(number) - 1)) * (1 - part / limit.seconds)

    def tally(self, limit: Rule, key: str, amount: int) -> None:
        """Count in the window of this moment."""
        now = key, int(self.clock() // limit.seconds)
        self.own[now] = self.own.get(now, 0) + amount
        self.fresh[now] = limit.seconds, self.fresh.get(now, (0, 0))[1] + amount
        if len(self.own) > MANY:
            self.forget()

    def count(self, window: Window) -> int:
        """How many there were in a window, everywhere."""
        return self.own.get(window, 0) + self.others.get(window, 0)

    def forget(self) -> None:
        """Keep the younger half."""
        for window in list(self.own)[: MANY // 2]:
            del self.own[window]
            self.others.pop(window, None)
            self.fresh.pop(window, None)

    def untold(self) -> dict[Window, tuple[int, int]]:
        """What the other processes have yet to be told."""
        with self.lock:
            untold, self.fresh = self.fresh, {}
        return untold

    def told(self, window: Window, total: int) -> None:
        """How many there were in a window in all processes, our own included."""
        with self.lock:
            self.others[window] = max(0, total - self.own.get(window, 0))

    def reset(self) -> None:
        """Forget everything."""
        with self.lock:
            self.own, self.others, self.fresh = {}, {}, {}
