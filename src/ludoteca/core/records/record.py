"""A game as text: the only saved form. Every decision is a line, and after ``~`` stand the picks that luck made.

    ludoteca 1 unreal-estate 1 0f3a9c21be77 players=3
    setup ~ 0 26 2 5 7 14 1 19 10 4
    select orc-tavern
    score magic-boutique ~ 3

The picks are written down, so a replay needs no seed; events are made again by replay and never stored. A game that
begins in the middle has a position instead of the set-up: ``position {"hands": [["orc-tavern"]], "turn": 0}``. Where a
game is taken up again by somebody who may have seen too much, ``again 1 ~ 4 0`` deals what seat 1 cannot see anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from ..chance import Chance, ScriptedChance, ScriptError
from ..game import AnyGame
from ..setup.options import OptionError, Value
from ..state import State
from ..story import EVERYBODY, Story

FORMAT: Final = "1"
LINE_LIMIT: Final = 10_000  # characters; a setup of eighty picks has a few hundred
SETUP: Final = "setup"
POSITION: Final = "position "  # then the things of `Game.position` as JSON
AGAIN: Final = "again "  # then a seat: what it cannot see is dealt anew


class RecordError(ValueError):
    """A record that is damaged or illegal: which line, and why; line 0 where it has no lines."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class Header:
    """The first line of a record: which game, which rules, which data, who plays how."""

    def __init__(self, game: AnyGame, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def write(self) -> str:
        """The header as its line of text."""
        named = [option for option in self.game.options if self.options[option.name] != option.before]
        chosen = [f"{option.name}={option.write(self.options[option.name])}" for option in named]
        return " ".join(["ludoteca", FORMAT, rules_of(self.game), f"players={self.seats}", *chosen])


def read_header(line: str, games: Mapping[str, AnyGame]) -> Header:
    """The header that *line* says, refused if it is of another format, game, rules version or component data.

    Beside the games by their names, *games* may hold earlier ones by all that a header says of them (`rules_of`).
    """
    words = line.split()
    if len(words) < 6 or words[0] != "ludoteca":
        raise RecordError(1, "this is not a record of a game")
    if words[1] != FORMAT:
        raise RecordError(1, f"the record has format {words[1][:20]}, this is format {FORMAT}")
    if words[2] not in games:
        raise RecordError(1, f"there is no game {words[2][:40]}")
    game = games.get(" ".join(words[2:5])) or games[words[2]]
    if words[3] != str(game.version):
        raise RecordError(1, f"the record follows version {words[3][:20]} of the rules, this is {game.version}")
    if words[4] != game.digest:
        raise RecordError(1, f"the record was made with other component data ({words[4][:20]}, not {game.digest})")
    return _read_settings(game, words[5:])


def rules_of(game: AnyGame) -> str:
    """What a header says of a game: its name, the version of its rules, the digest of its components."""
    return f"{game.name} {game.version} {game.digest}"


def under_present_rules(line: str, games: Mapping[str, AnyGame]) -> Header:
    """The header that *line* would be if its game were begun today, whichever rules it was begun with."""
    words = line.split()
    if len(words) > 5 and words[2] in games:
        line = " ".join([*words[:2], rules_of(games[words[2]]), *words[5:]])
    return read_header(line, games)


def _read_settings(game: AnyGame, words: list[str]) -> Header:
    pairs = dict([word.partition("=")[::2] for word in words])
    seats = pairs.pop("players", "")
    if not seats.isdecimal() or len(seats) > 2 or int(seats) not in game.seats:
        raise RecordError(1, f"players={seats[:20]} is not a number of players of {game.name}")
    chosen: dict[str, Value] = {option.name: option.before for option in game.options if option.before is not None}
    missing = [option.name for option in game.options if option.name not in {**chosen, **pairs}]
    if missing:
        raise RecordError(1, f"the option {missing[0]} is missing")
    try:
        return Header(game, int(seats), game.settle({**chosen, **pairs}, people=True))
    except OptionError as error:
        raise RecordError(1, str(error)) from error


class Entry:
    """One line of a record below its header: what was chosen, and the picks that luck made on it."""

    def __init__(self, text: str, picks: list[int]) -> None:
        self.text = text
        self.picks = picks

    @property
    def deals_again(self) -> bool:
        """Whether it is nobody's decision: what a seat cannot see was dealt anew."""
        return self.text.startswith(AGAIN)

    def write(self) -> str:
        """The entry as its line of text."""
        return f"{self.text} ~ {' '.join([str(pick) for pick in self.picks])}" if self.picks else self.text


def read_entry(line: str, number: int) -> Entry:
    """The entry that line *number* of a record says."""
    if len(line) > LINE_LIMIT:
        raise RecordError(number, "the line is too long")
    text, tilde, picks = line.partition(" ~ ")
    words = picks.split()
    wrong = [word for word in words if not (word.isascii() and word.isdecimal() and len(word) < 10)]
    if wrong or (tilde and not words):
        raise RecordError(number, "after ~ there must be numbers")
    return Entry(text, [int(word) for word in words])


class Record:
    """A whole game as text: its header and its entries, the set-up first. `Match.load` plays it again."""

    def __init__(self, header: Header, entries: list[Entry]) -> None:
        self.header = header  #: game, players and options
        self.entries = entries  #: what was chosen, each with the picks of luck that followed

    def write(self) -> str:
        """The record as text, one line each, with a newline at the end."""
        return "\n".join([self.header.write(), *[entry.write() for entry in self.entries]]) + "\n"


def read(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record that *text* says, of one of *games* (`GAMES`); what is damaged is refused with its line and reason."""
    lines = text.rstrip("\n").split("\n")
    header = read_header(lines[0], games)
    entries = [read_entry(line, number) for number, line in enumerate(lines[1:], 2)]
    return Record(header, begun(entries))


def begun(entries: list[Entry]) -> list[Entry]:
    """The entries of a record, refused if the first is neither a set-up nor a position."""
    if not entries or not (entries[0].text == SETUP or entries[0].text.startswith(POSITION)):
        raise RecordError(2, "the second line must be the set-up")
    return entries


def set_up(header: Header, entry: Entry, story: Story | None = None) -> State:
    """The game at its beginning, with the luck that the set-up's entry wrote down."""
    chance = ScriptedChance(entry.picks)
    try:
        if entry.text.startswith(POSITION):
            state = laid(header, entry.text, chance)
        else:
            state = header.game.begin(header.seats, chance, header.options, story)
    except ScriptError as error:
        raise RecordError(2, str(error)) from error
    _all_used(chance, 2)
    return state


def position_text(things: Mapping[str, Any]) -> str:
    """The text of the entry that begins a game in a position."""
    return POSITION + json.dumps(things, separators=(",", ":"))


def laid(header: Header, text: str, chance: Chance) -> State:
    """The position that the text of an entry tells; what the game does not know, or cannot be, is refused."""
    try:
        things = json.loads(text[len(POSITION) :])
        return header.game.position(header.seats, chance, **things)
    except (ScriptError, RecordError):
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise RecordError(2, f"this is no position: {str(error)[:200]}") from error


def perform(game: AnyGame, state: State, entry: Entry, number: int, story: Story | None = None) -> State:
    """Play one entry, checked: the action must exist, be legal, and use exactly the luck written down.

    Where that leads: mostly the same table, played on; where something is dealt anew, another.
    """
    if entry.deals_again:
        return dealt_again(game, state, entry, number, story)
    try:
        action = game.actions.read(entry.text)
    except ValueError as error:
        raise RecordError(number, str(error)) from error
    if action not in state.legal:
        raise RecordError(number, f"{entry.text!r} is not legal here")
    chance = ScriptedChance(entry.picks)
    state.chance = chance
    state.story = story
    try:
        state.play(action)
    except ScriptError as error:
        raise RecordError(number, str(error)) from error
    state.story = None
    _all_used(chance, number)
    return state


def dealt_again(game: AnyGame, state: State, entry: Entry, number: int, story: Story | None = None) -> State:
    """The table with all that a seat cannot see dealt anew, by the luck written down; nobody takes that back."""
    seat, chance = entry.text[len(AGAIN) :], ScriptedChance(entry.picks)
    if seat not in [str(each) for each in range(state.seats)] or state.over:
        raise RecordError(number, f"{entry.text[:40]!r} is not possible here")
    try:
        world = game.imagine(state, int(seat), chance)
    except ScriptError as error:
        raise RecordError(number, str(error)) from error
    _all_used(chance, number)
    if story is not None:
        story.shown.append(EVERYBODY)
    return world


def _all_used(chance: ScriptedChance, number: int) -> None:
    if chance.left:
        raise RecordError(number, "more luck is written down than was asked")


def replay(record: Record, plies: int | None = None) -> State:
    """The position after the whole record, or after its first *plies* decisions."""
    state = set_up(record.header, record.entries[0])
    entries = record.entries[1:] if plies is None else record.entries[1 : plies + 1]
    for number, entry in enumerate(entries, 3):
        state = perform(record.header.game, state, entry, number)
    return state
