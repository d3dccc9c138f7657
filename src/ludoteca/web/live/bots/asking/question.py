"""A question to a bot, as it goes to a process of its own, and the plan that comes back: one line of text each."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from .....bots.turns.plan import Plan

ATTEMPTS = 3  # the last one with the plainest bot, so that the game goes on
PLAIN = "random"
HURRIED = "hurried"  # the key of moves for which there was too little time ...
AT_ONCE = "at once"  # ... and of those for which there was nothing to weigh


@dataclass(frozen=True)
class Question:
    """A decision that a bot is to take, a hint for a person who has to take it, or a slice of a report (`task`)."""

    record: str
    seat: int
    bot: str
    seconds: float
    table: str = ""
    hint: bool = False
    guest: str = ""  # for whom a bot thinks, and where they are: both have a budget
    address: str = ""
    seed: int | None = None  # for a bot that must choose the same wherever it is asked
    waited: float = 0.0  # seconds, where it is asked again
    task: str = ""  # of a report; nobody at a table waits for it, so every other question comes first

    @property
    def game(self) -> str:
        """The name of the game, as the first line of its record has it."""
        return self.record.split(maxsplit=3)[2]

    @property
    def plain_will_do(self) -> bool:
        """Whether any decision is better than none, so that in need the plainest bot answers."""
        return not self.hint and not self.task

    def text(self, attempt: int) -> str:
        """The question as a line; who fails again and again is replaced by somebody simpler."""
        name = PLAIN if attempt == ATTEMPTS and self.plain_will_do else self.bot
        return json.dumps({**asdict(self), "bot": name}) + "\n"


def read_question(text: str) -> Question:
    """The question that a line holds."""
    return Question(**json.loads(text))


def plan_text(plan: Plan) -> str:
    """A plan as a line."""
    return json.dumps(asdict(plan))


def read_plan(text: str) -> Plan:
    """The plan that a line holds."""
    found = json.loads(text)
    return Plan(**{**found, "gains": [(key, numbers) for key, numbers in found["gains"]]})
