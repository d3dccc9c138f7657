"""A report as plain data, ready for JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Final

VERSION: Final = 2  # of what is reckoned: a report of another version is made anew
DIGITS: Final = 4  # of a chance

Chances = list[float]  # of each seat


@dataclass(frozen=True)
class Turn:
    """A turn: its first decision and where it ends, whose it is, and everybody's chance after it."""

    first: int
    end: int
    seat: int
    after: Chances


@dataclass(frozen=True)
class Luck:
    """What luck gave to everybody in the turn that begins with a decision."""

    first: int
    given: Chances


@dataclass(frozen=True)
class Choice:
    """Something that a player did at once, the best that was found instead, and what it cost of the chance to win.

    Where nothing better was found, `best` is empty and the cost is 0. `playouts` is how closely it was looked at.
    """

    first: int
    end: int
    seat: int
    chosen: list[str]
    best: list[str]
    cost: float
    playouts: int


@dataclass(frozen=True)
class Report:
    """How a game went. Turns, luck and choices are those that were looked at so far."""

    game: str
    seats: int
    winners: list[int]
    plies: int
    start: Chances = field(default_factory=list)  # before the first decision ...
    deal: Chances = field(default_factory=list)  # ... and what luck gave until then
    turns: list[Turn] = field(default_factory=list)
    luck: list[Luck] = field(default_factory=list)  # of the turns, in their order
    choices: list[Choice] = field(default_factory=list)
    finished: bool = False
    version: int = VERSION

    def write(self) -> str:
        """The report as text."""
        return json.dumps(asdict(self), separators=(",", ":"))

    def before(self, number: int) -> Chances:
        """Everybody's chance before a turn."""
        return self.turns[number - 1].after if number else self.start

    def luck_in(self, number: int) -> Chances:
        """What luck gave to everybody in a turn; nothing as long as nobody has looked."""
        return self.luck[number].given if number < len(self.luck) else [0.0] * self.seats

    def curve(self) -> list[Chances]:
        """Everybody's chance before the first turn and after each."""
        return [self.start, *[turn.after for turn in self.turns]]


def read_report(text: str) -> Report | None:
    """The report that a text holds; none if it was made another way than today's."""
    data = json.loads(text)
    if data.get("version") != VERSION:
        return None
    turns, luck, choices = (data.pop(part) for part in ("turns", "luck", "choices"))
    return Report(
        turns=[Turn(**each) for each in turns],
        luck=[Luck(**each) for each in luck],
        choices=[Choice(**each) for each in choices],
        **data,
    )


def rounded(chances: Chances) -> Chances:
    """Chances as they are kept."""
    return [round(chance, DIGITS) for chance in chances]
