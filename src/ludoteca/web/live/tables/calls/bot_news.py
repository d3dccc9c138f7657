"""News of a table's bots that no record holds: which place one has in the queue, and who has just thought less.

The process that calls the bots knows them first, and writes them into its lease for the others.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class BotNews:
    """What is to be said of a table's bots."""

    place: int = 0  # of the bot whose turn it is, if it waits behind those of other tables
    eased: Mapping[int, tuple[int, str]] = field(default_factory=dict)  # seat -> revision and level of a lesser move

    def chose(self, seat: int, revision: int, level: str) -> BotNews:
        """A bot has chosen: at a lower level than its own, if one is named."""
        others = {other: move for other, move in self.eased.items() if other != seat}
        return replace(self, eased=others | {seat: (revision, level)} if level else others)

    def since(self, revisions: list[int], before: int) -> tuple[tuple[int, str], ...]:
        """The seats with a lesser move that still stands and came after a revision, and the level that chose it."""
        return tuple(
            (seat, level) for seat, (at, level) in sorted(self.eased.items()) if at > before and at in revisions
        )

    def text(self) -> str:
        """As a lease holds it."""
        return json.dumps([self.place, [[seat, *move] for seat, move in self.eased.items()]]) if self != QUIET else ""


QUIET = BotNews()


def read_news(text: str) -> BotNews:
    """What a lease holds."""
    if not text:
        return QUIET
    place, eased = json.loads(text)
    return BotNews(place, {seat: (revision, level) for seat, revision, level in eased})
