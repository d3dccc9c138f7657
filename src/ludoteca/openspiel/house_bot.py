"""A bot of the house that plays through OpenSpiel: any text that names one, such as `middle`."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from ..bots import Bot, Sight, bot
from ..core.language.vocabulary import ActionError
from .table import Table

THINKING: Final = 60.0  # seconds that a bot may think


class HouseBot(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """Plays whichever seat is asked, and sees no more than that seat may know. Each player has one of its own."""

    def __init__(self, spec: str, game: Any, seed: int, seconds: float = THINKING) -> None:
        super().__init__()
        self.spec = spec
        self.rules = game.rules
        self.seed = seed
        self.seconds = seconds
        self.restart()

    def restart(self) -> None:
        """A new game: nothing is remembered of the last one."""
        self.bot: Bot = bot(self.spec, self.rules.game, self.seed)
        self.seed += 1

    def step(self, state: Any) -> int:
        """What the bot chooses."""
        table: Table = state.table
        if table.actor < 0:
            raise ActionError("no player is asked here, so no bot can choose")
        if table.rules.game is not self.rules.game:
            raise ActionError(f"this bot plays {self.rules.game.name}, not {table.rules.game.name}")
        position = table.position()
        return self.bot.choose(Sight(self.rules.game, position, position.actor, self.seconds))

    def step_with_policy(self, state: Any) -> tuple[list[tuple[int, float]], int]:
        """What the bot chooses, and that it was sure."""
        action = self.step(state)
        return [(action, 1.0)], action
