"""A line that shows how far long work has come."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType

EVERY = 0.1  # seconds


class Progress:
    """Shows ``120 of 1000 games`` on a terminal while the work goes on; nothing where nobody looks."""

    def __init__(self, total: int, what: str, quiet: bool = False) -> None:
        self.total = total
        self.what = what
        self.quiet = quiet or not sys.stderr.isatty()
        self.shown = 0.0

    def __enter__(self) -> Progress:
        return self

    def at(self, done: int) -> None:
        """So much is done."""
        if self.quiet or (monotonic() - self.shown < EVERY and done < self.total):
            return
        self.shown = monotonic()
        filled = 30 * done // max(1, self.total)
        bar = "█" * filled + "░" * (30 - filled)
        print(f"\r{bar} {done} of {self.total} {self.what}", end="", file=sys.stderr, flush=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self.quiet and self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
