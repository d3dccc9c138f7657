"""Finished games: nothing changes them any more, so each is replayed once, by whoever asks and not in the writer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .....core.records.match import Match

MANY = 20  # games that are kept, beside those of the open tables


@dataclass(frozen=True)
class Replayed:
    """A game as its lines tell it, and the revision of its table once each decision was written."""

    match: Match | None
    revisions: list[int]


class FinishedGames:
    """The finished games that were opened last, by the codes of their tables."""

    def __init__(self) -> None:
        self.kept: dict[str, Replayed] = {}

    def game(self, code: str, replay: Callable[[], Replayed]) -> Replayed:
        """A finished game, replayed if it is not kept."""
        found = self.kept.pop(code, None) or replay()
        self.kept[code] = found
        while len(self.kept) > MANY:
            self.kept.pop(next(iter(self.kept)), None)
        return found


FINISHED = FinishedGames()
