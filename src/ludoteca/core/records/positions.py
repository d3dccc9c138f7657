"""The positions of a match that is over: some of them are kept, so that nobody waits until the whole game is played."""

from __future__ import annotations

from typing import Final

from ..chance import Chance
from ..state import State
from .match import Match
from .record import perform, set_up

APART: Final = 32  # decisions between two positions that are kept


class Positions:
    """Any position of a match, played from the last one before it that is kept; what is passed on the way is kept."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.kept: dict[int, State] = {len(match.plies): match.state}

    def at(self, ply: int) -> Match:
        """The match as it was after its first *ply* decisions; its plies are those of the whole match."""
        match = self.match
        then = Match(match.header, match.setup, self.state(ply), match.opening)
        then.plies = match.plies[:ply]
        return then

    def state(self, ply: int) -> State:
        """The position after the first *ply* decisions, for whoever asks alone."""
        start = max([at for at in self.kept if at <= ply], default=-1)
        state = self.kept[start].clone(Chance(0)) if start >= 0 else set_up(self.match.header, self.match.setup)
        for number in range(max(start, 0), ply):
            if number % APART == 0 and number not in self.kept:
                self.kept[number] = state.clone(Chance(0))
            state = perform(self.match.game, state, self.match.plies[number].entry, number + 3)
        return state
