"""One game as a row of plain data, from its record and back; the standard library is enough for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from ..core.game import AnyGame
from ..core.records.record import AGAIN, POSITION, SETUP, Entry, Header, Record, RecordError, perform, set_up
from ..core.setup.options import OptionError
from ..core.story import OPEN
from ..games import READABLE

DEALT_AGAIN: Final = -1  # no action: what the actor could not see was dealt anew, and the game taken up again


class GameRow(TypedDict):
    """A game. Lists of decisions have one entry for each, lists of seats one for each seat."""

    game: str  #: "unreal-estate"
    rules: int  #: the version of its rules
    digest: str  #: of its components
    vocabulary: str  #: the digest of what the numbers of actions mean
    players: int  #: how many played
    options: dict[str, str]  #: every option with its value
    bots: list[str] | None  #: who played, by seat; None: not known
    position: str | None  #: what the game began from, as JSON, if it began in the middle
    setup: list[int]  #: the picks of luck before the first decision
    actions: list[int]  #: what was chosen; -1: nothing, but what the actor could not see was dealt anew
    actors: list[int]  #: the seat that chose
    picks: list[list[int]]  #: the picks of luck that followed each decision
    over: bool  #: whether the game was played to its end
    ending: str | None  #: how it ended, in the game's own keys; None if it is not over
    scores: list[int]  #: by seat
    ranks: list[int] | None  #: by seat, 1 the best; None if it is not over


def game_row(record: Record, bots: Sequence[str] | None = None) -> GameRow:
    """The row of a record, which is replayed and so checked; *bots* says who played, by seat."""
    header, entries = record.header, record.entries
    game, state = header.game, set_up(record.header, record.entries[0])
    actions, actors = [], []
    for number, entry in enumerate(entries[1:], 3):
        asked = state.actor
        state = perform(game, state, entry, number)
        again = entry.deals_again
        actions.append(DEALT_AGAIN if again else game.actions.read(entry.text))
        actors.append(int(entry.text.removeprefix(AGAIN)) if again else asked)
    begun = entries[0].text
    return {
        "game": game.name,
        "rules": game.version,
        "digest": game.digest,
        "vocabulary": game.actions.digest(),
        "players": header.seats,
        "options": {option.name: option.write(header.options[option.name]) for option in game.options},
        "bots": list(bots) if bots is not None else None,
        "position": begun.removeprefix(POSITION) if begun.startswith(POSITION) else None,
        "setup": entries[0].picks,
        "actions": actions,
        "actors": actors,
        "picks": [entry.picks for entry in entries[1:]],
        "over": state.over,
        "ending": game.ending(game.view(state, OPEN)) if state.over else None,
        "scores": game.scores(state),
        "ranks": game.ranks(state) if state.over else None,
    }


def record_of(row: GameRow, games: Mapping[str, AnyGame] = READABLE) -> Record:
    """The record that a row tells; a row of a game, of rules or of actions that are not known is refused.

    *games* are those that may be read: all of ours, unless you have others.
    """
    game = known(row, games)
    try:
        options = game.settle({**row["options"]}, people=True)
    except OptionError as error:
        raise RecordError(0, str(error)) from error
    if row["players"] not in game.seats or not len(row["actions"]) == len(row["actors"]) == len(row["picks"]):
        raise RecordError(0, f"this row is no game of {game.name}")
    begun = SETUP if row["position"] is None else POSITION + row["position"]
    played = zip(row["actions"], row["actors"], row["picks"])
    try:
        entries = [Entry(text_of(game, action, actor), list(picks)) for action, actor, picks in played]
    except ValueError as error:
        raise RecordError(0, f"this row is no game of {game.name}: {error}") from error
    return Record(Header(game, row["players"], options), [Entry(begun, list(row["setup"])), *entries])


def text_of(game: AnyGame, action: int, actor: int) -> str:
    """What a record says of a decision, or of a deal for a seat."""
    return f"{AGAIN}{actor}" if action == DEALT_AGAIN else game.actions.write(action)


def known(row: GameRow, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game of a row under the rules that it was played by."""
    rules = f"{row['game']} {row['rules']} {row['digest']}"
    game = games.get(rules) or games.get(row["game"])
    if game is None:
        raise RecordError(0, f"there is no game {str(row['game'])[:40]!r}")
    if (game.version, game.digest) != (row["rules"], row["digest"]):
        raise RecordError(
            0, f"{game.name} is played by other rules here: {game.version} {game.digest}, not {rules[:60]}"
        )
    if row["vocabulary"] != game.actions.digest():
        raise RecordError(0, f"the actions of {game.name} have other numbers here: {game.actions.digest()}")
    return game
