"""A game in which luck has moves too: a decision is tried, and where luck is asked, it is tried again with its answer.

The rules know nothing of it. A decision is played on a clone whose luck has only the picks made so far. If they are not
enough, the clone is thrown away, and the next move is luck's: one of as many outcomes as it was asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.language.vocabulary import ActionError
from ..core.ranking import by_rank
from ..core.setup.options import OptionError, Value
from ..core.state import NOBODY, State
from ..core.story import Story
from .asked_chance import AskedChance, MoreLuck
from .moment import DEALT, IMAGINED, PAST_BYTES, Moment, digest


@dataclass(frozen=True)
class Rules:
    """What is played: a game, by so many players, with every option settled, and cut off after *limit* decisions."""

    game: AnyGame
    players: int
    options: dict[str, Value]
    limit: int

    def __post_init__(self) -> None:
        if self.players not in self.game.seats:
            raise OptionError(f"{self.game.name} is for {self.game.players(' to ')} players, not {self.players}")
        if self.limit < 1:
            raise OptionError(f"the limit is a number of decisions, not {self.limit}")

    def begin(self) -> Table:
        """A new game, until luck is asked for the first time."""
        return carried_out(self, None, DEALT, ())


class Table:
    """A game being played. It is never changed: `after` gives the table after a move.

    Either luck is asked (there are `outcomes`), or somebody chooses at the `moment`, or the game is over.
    """

    def __init__(
        self, rules: Rules, moment: Moment | None, chosen: int = DEALT, picks: tuple[int, ...] = (), outcomes: int = 0
    ) -> None:
        self.rules = rules
        self.moment = moment  # None while the table is being set
        self.chosen = chosen  # what is being carried out while luck is asked ...
        self.picks = picks  # ... with these picks so far
        self.outcomes = outcomes  # between how many luck picks; 0: it is not asked
        self.over, self.actor = False, NOBODY  # whether it has ended or is cut off; else whose choice it is
        if moment is not None and not outcomes:
            self.over = moment.state.over or moment.decisions >= rules.limit
            self.actor = NOBODY if self.over else moment.state.actor

    def position(self) -> State:
        """The position in which somebody chooses or has just chosen; there is none while the table is being set."""
        if self.moment is None:
            raise ActionError("the table is still being set: there is no position yet")
        return self.moment.state

    def legal(self) -> list[int]:
        """What the actor may choose."""
        return sorted(self.position().legal) if self.actor != NOBODY else []

    def returns(self) -> list[float]:
        """What everybody has won: by rank at the end; nothing before it, and nothing in a game that was cut off."""
        if self.over and self.position().over:
            return by_rank(self.rules.game, self.position())
        return [0.0] * self.rules.players

    # -- moves -----------------------------------------------------------------------------------------------------

    def after(self, move: int) -> Table:
        """The table after a move: a decision, or a pick of luck. What cannot be is refused."""
        if self.over:
            raise ActionError("the game is over")
        if not self.outcomes:
            return carried_out(self.rules, self.moment, self.checked(move), ())
        if not 0 <= move < self.outcomes:
            raise ActionError(f"luck cannot pick {move} here: there are 0 to {self.outcomes - 1}")
        return carried_out(self.rules, self.moment, self.chosen, (*self.picks, move))

    def checked(self, move: int) -> int:
        """A decision, if it is legal."""
        game, state = self.rules.game, self.position()
        action = game.actions.named(move)
        if action not in state.legal:
            raise ActionError(f"{game.actions.write(action)!r} is not legal here: {game.choices(state, action)}")
        return action

    def imagined(self, seat: int, chance: Chance) -> Table:
        """The table as *seat* may imagine it: what it cannot see is dealt again, and nobody else has a past."""
        if self.outcomes or self.moment is None:
            raise ActionError("luck is being asked: nobody can imagine what comes")
        return Table(self.rules, self.moment.imagined(self.rules.game.imagine(self.position(), seat, chance), seat))

    # -- looking ---------------------------------------------------------------------------------------------------

    def past(self, viewer: int) -> bytes:
        """What a viewer remembers, in short; whoever has chosen remembers it while luck is asked."""
        if self.moment is None:
            return bytes(PAST_BYTES)
        past = self.moment.past(viewer)
        return digest(past, self.chosen) if self.outcomes and viewer == self.position().actor else past

    def seen(self, viewer: int) -> dict[str, Any]:
        """What a viewer sees; nothing while the table is being set."""
        return self.moment.seen(viewer) if self.moment is not None else {}

    def __str__(self) -> str:
        place = "setting up" if self.moment is None else f"{self.position()!r}, {self.moment.decisions} decisions taken"
        asked = f", luck picks one of {self.outcomes}" if self.outcomes else ""
        return f"{self.rules.game.name}: {place}{asked}"

    # -- manners ---------------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: Any) -> Table:
        return self  # it is never changed

    def __reduce__(self) -> tuple[Any, ...]:
        """A table is written as what was decided and picked, and read by playing that again."""
        steps = [(self.chosen, self.picks)] if self.outcomes else []
        root = self.moment
        while root is not None and root.action != IMAGINED:
            steps.append((root.action, root.picks))
            root = root.before
        return replayed, (self.rules, root, steps[::-1])


def carried_out(rules: Rules, moment: Moment | None, action: int, picks: tuple[int, ...]) -> Table:
    """The table after a decision, or after the set-up, if these picks of luck are enough; else luck is asked."""
    luck, story = AskedChance(picks), Story()
    try:
        if moment is None:
            state = rules.game.begin(rules.players, luck, rules.options, story)
        else:
            state = moment.state.clone(luck)
            state.story = story
            state.play(action)
            state.story = None
    except MoreLuck as more:
        return Table(rules, moment, action, picks, more.outcomes)
    return Table(rules, Moment(rules.game, state, story.events, moment, action, picks))


def replayed(rules: Rules, root: Moment | None, steps: list[tuple[int, tuple[int, ...]]]) -> Table:
    """The table after *steps*, each a decision with its picks of luck."""
    table = Table(rules, root)
    for action, picks in steps:
        table = carried_out(rules, table.moment, action, picks)
    return table
