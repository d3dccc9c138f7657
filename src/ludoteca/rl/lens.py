"""What a learner sees of a table, and what its numbers mean: everything from the own seat, in NumPy's arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from ..bots.asked import mark_choices
from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.language.vocabulary import ActionError
from ..core.setup.options import OptionError, Value
from ..core.state import State
from ..games import GAMES

NO_LIMIT = 1 << 60  # decisions

Row = NDArray[np.int16]
Mask = NDArray[np.int8]


class NotBegun(ResetNeeded, AttributeError):
    """Somebody wants to play before the first game."""

    def __init__(self) -> None:
        super().__init__("there is no game yet: reset the environment first")


class Lens:
    """One game with so many players, as arrays: what the environments tell, for whoever plays without one.

    A bot that was trained looks through a lens at an imagined position, which tells the same as the true one:

    >>> from ludoteca import GAMES, Chance, Sight
    >>> from ludoteca.rl import Lens
    >>> lens = Lens("unreal-estate", players=2)
    >>> state = lens.begin(seed=7)
    >>> sight = Sight(lens.game, state, state.actor, seconds=1.0)
    >>> world = sight.imagine(Chance(1))
    >>> row, mask = lens.look(world, sight.seat)
    >>> lens.action(world, sight.seat, mask.argmax()) in sight.legal
    True
    """

    def __init__(
        self, game: str | AnyGame, players: int | None = None, options: dict[str, Value] | None = None
    ) -> None:
        self.game: AnyGame = GAMES[game] if isinstance(game, str) else game  #: which
        self.players = max(2, self.game.seats[0]) if players is None else players  #: how many
        if self.players not in self.game.seats:
            raise OptionError(f"{self.game.name} is for {self.game.players(' to ')} players, not {self.players}")
        self.options = self.game.settle(options or {}, people=False)  #: every option with its value
        self.told = self.game.observation(self.players)  #: what the numbers are: ``told.slice("hand")``
        self.size = self.told.size + self.told.scene_size  #: of a row: what changes, then the scene
        self.actions = self.game.actions.size  #: how many numbers may be chosen from
        self.meant = [self.seen_from(seat) for seat in range(self.players)]  # the action of each number, by seat
        self.number = [np.argsort(meant) for meant in self.meant]  # and the other way round
        self.actions_of: list[list[int]] = [meant.tolist() for meant in self.meant]  # both as compiled code wants them
        self.numbers_of: list[list[int]] = [number.tolist() for number in self.number]
        self.nothing = bytes(self.actions)

    def seen_from(self, seat: int) -> NDArray[np.int64]:
        """The action behind each number: where an action names a seat, 0 is the own one, 1 the next."""
        meant = np.arange(self.actions)
        vocabulary = self.game.actions
        for verb in self.told.observer.seat_verbs:
            first = vocabulary.verbs.index(verb)
            for turn in range(self.players):
                meant[first + turn] = first + (seat + turn) % self.players
        return meant

    def begin(self, seed: int) -> State:
        """A new game."""
        return self.game.new(self.players, Chance(seed), **self.options)

    def look(self, state: State, seat: int) -> tuple[Row, Mask]:
        """What a seat sees of a position, and a 1 for every number that it may choose: new arrays."""
        row, mask = np.zeros(self.size, dtype=np.int16), np.zeros(self.actions, dtype=np.int8)
        self.fill_scene(state, row)
        self.fill(state, seat, row)
        self.mask(state, seat, mask)
        return row, mask

    def fill_scene(self, state: State, row: Row) -> None:
        """Write what stays the same for this game; once."""
        if self.told.scene_size:
            self.told.fill_scene(state, row, self.told.size)

    def fill(self, state: State, seat: int, row: Row) -> None:
        """Write what the seat may know."""
        self.told.fill(state, seat, row)

    def mask(self, state: State, seat: int, mask: Mask) -> None:
        """Write 1 for every number that the seat may choose now; only the one who is asked may choose anything."""
        asked = state.actor == seat
        mark_choices(state.legal if asked else [], self.numbers_of[seat], mask.data.cast("B"), self.nothing)

    def action(self, state: State, seat: int, number: Any) -> int:
        """The action that a number means to a seat; what is not legal is refused with what there is."""
        action = self.actions_of[seat][self.game.actions.numbered(number)]
        if action not in state.legal or state.actor != seat:
            text = self.game.actions.write(action)
            raise ActionError(f"{text!r} is not legal here: {self.game.choices(state, action)}")
        return action

    def box(self) -> spaces.Space[Any]:
        """The space of what is seen."""
        scene = [block.high for block in self.told.scene for _ in range(block.whole)]
        high = np.array([*self.told.highs(), *scene], dtype=np.int16)
        return spaces.Box(np.zeros_like(high), high, dtype=np.int16)

    def text(self, state: State) -> str:
        """A position as text: how it stands, and what may be chosen."""
        choices = [self.game.actions.write(action) for action in state.legal]
        return f"{state!r}\n{', '.join(choices)}\nscores: {self.game.scores(state)}"


def at_most(limit: int | None) -> int:
    """After how many decisions a game is cut off."""
    if limit is not None and limit < 1:
        raise OptionError(f"a limit is a number of decisions from 1, not {limit}")
    return NO_LIMIT if limit is None else limit


def luck_of(generator: np.random.Generator) -> int:
    """A seed for a game or a bot."""
    return int(generator.integers(1, 1 << 31))
