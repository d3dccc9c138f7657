"""The whole turn: every line of own decisions until luck comes, something is shown or somebody else decides."""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.intentions.intention import ends_part
from ...core.records.match import Trial
from ...core.state import State
from ...core.teaching.puzzle import Question

LUCKS: Final = (1, 2)  # what a turn comes to must not depend on the luck that ends it


class TooLarge(Exception):
    """Nobody can say what the turn comes to: too many positions, luck in the middle of it, or the end of the game."""


class WholeTurn:
    """All that a seat can reach in its turn: how many ends have each value, and the shortest line to each."""

    def __init__(self, game: AnyGame, question: Question, state: State, budget: int) -> None:
        self.game: Final = game
        self.question: Final = question
        self.seat: Final = state.actor
        self.budget = budget
        self.ends: dict[int, int] = {}
        self.lines: dict[int, list[str]] = {}
        self.search(state)

    def search(self, start: State) -> None:
        """Look at every position once, the shortest lines first."""
        seen, queue, place = {start.trace()}, [Trial(self.game, start)], 0
        while place < len(queue):
            trial = queue[place]
            place += 1
            for action in self.useful(trial.state):
                self.budget -= 1
                if self.budget < 0:
                    raise TooLarge
                after = self.after(trial, action)
                if after is not None and after.state.trace() not in seen:
                    seen.add(after.state.trace())
                    queue.append(after)

    def useful(self, state: State) -> list[int]:
        """The decisions that may lead to more of what is counted."""
        verbs = self.game.actions.verbs
        offered = self.game.adviser.search(state) if self.question.merged else state.legal
        return [action for action in offered if verbs[action] not in self.question.idle]

    def after(self, trial: Trial, action: int) -> Trial | None:
        """Where a decision leads; an end is counted, and nothing goes on from there."""
        further = extended(trial, action, LUCKS[0])
        if not self.question.over(further.plies[-1:], further.state, self.seat):
            return further
        if further.state.over or (self.goes_on(further) and not self.question.to_luck):
            raise TooLarge
        value = self.question.value(self.game, further.state, self.seat)
        if further.plies[-1].entry.picks:
            again = extended(trial, action, LUCKS[1])
            if self.question.value(self.game, again.state, self.seat) != value:
                raise TooLarge
        self.ends[value] = self.ends.get(value, 0) + 1
        self.lines.setdefault(value, [ply.entry.text for ply in further.plies])
        return None

    def goes_on(self, trial: Trial) -> bool:
        """Whether the seat still has something to decide that counts, although luck came."""
        here = trial.state.actor == self.seat and trial.state.agenda[-1].key() not in self.question.settled
        return here and not ends_part(trial.plies[-1])

    @property
    def best(self) -> int:
        """The best value that can be reached."""
        return min(self.ends) if self.question.least else max(self.ends)


def extended(trial: Trial, action: int, luck: int) -> Trial:
    """A trial with one more decision; the trial itself stays as it is."""
    further = Trial(trial.game, trial.state)
    further.play(action, Chance(luck))
    further.plies = [*trial.plies, *further.plies]
    return further


def natural_line(game: AnyGame, question: Question, state: State) -> Trial:
    """What comes naturally to a seat until its turn is over."""
    seat, trial = state.actor, Trial(game, state)
    while not question.over(trial.plies[-1:], trial.state, seat):
        trial.play(game.adviser.natural(trial.state), Chance(1))
    return trial
