"""A report as plain data, ready for JSON."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from ...core.game import AnyGame

RECKONING: Final = 2  # the version of how a report is reckoned and of the search; `version_of` is the whole version
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
    version: str = ""  # of what it was made with: a report of another version is made anew

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


@lru_cache
def version_of(game: AnyGame) -> str:
    """How a game's reports are made today: the way of reckoning, and all the numbers that lie beside its adviser."""
    return f"{RECKONING}-{digest_of(files(type(game.adviser).__module__.rpartition('.')[0]))}"


def digest_of(advice: Traversable) -> str:
    """What tells all numbers in a folder from others."""
    digest = hashlib.sha256()
    for file in sorted(advice.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".json"):
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def read_report(text: str, game: AnyGame) -> Report | None:
    """The report of a game that a text holds; none if it was made another way than today's."""
    data = json.loads(text)
    if data.get("version") != version_of(game):
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
