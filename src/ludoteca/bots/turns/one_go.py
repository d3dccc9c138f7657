"""What a bot does in one go: the decisions of one intention, each by a fresh sight, so that they are watched as one."""

from __future__ import annotations

from ...core.chance import Chance
from ...core.game import AnyGame
from ...core.intentions.intention import completes
from ...core.intentions.ways import LONGEST
from ...core.records.match import Ply, Trial
from ...core.state import State
from ..bot import Bot
from ..sight import Sight


def one_go(game: AnyGame, state: State, bot: Bot, seconds: float) -> list[str]:
    """The decisions that *bot*, whose turn it is, takes now: the same as if it were asked for each."""
    return [ply.entry.text for ply in tried_in_one_go(game, state, bot, seconds).plies]


def tried_in_one_go(game: AnyGame, state: State, bot: Bot, seconds: float) -> Trial:
    """These decisions with where they lead.

    They are tried on clones, and end where luck comes, something is shown or somebody else is asked: what would follow
    from those is not known before it has really happened.
    """
    seat, trial, opener = state.actor, Trial(game, state), 0
    while len(trial.plies) < LONGEST:
        before = trial.state
        trial.play(chosen(game, trial.state, bot, seconds), Chance(1))
        if not trial.goes_on(seat):
            break
        begun = trial.plies[opener:]
        if not completes(seat, len(trial.state.agenda), begun[0]):
            if not joins(before, trial.state, begun):
                break
            opener = len(trial.plies)
    return trial


def chosen(game: AnyGame, state: State, bot: Bot, seconds: float) -> int:
    """What a bot chooses by what its seat sees of a position."""
    sight = Sight(game, state, state.actor, seconds)
    action = bot.choose(sight)
    if action not in sight.legal:
        raise ValueError(f"{type(bot).__name__} chose what is not legal")
    return action


def joins(before: State, after: State, done: list[Ply]) -> bool:
    """Whether what comes next is watched together with what is complete.

    So it is with more of the same, as a step after a step or a discard after a discard, and after what tells nothing,
    as the end of a phase. More of the same is asked by the same kind of step, with the same steps still to happen.
    """
    again = type(after.agenda[-1]) is type(before.agenda[-1]) and after.agenda[:-1] == before.agenda[:-1]
    return len(done) == 1 and (again or not done[0].story.events)
