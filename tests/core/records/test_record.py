"""A game as text: what is written replays, and what is damaged is refused with its line and reason."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.chance import AsWritten, Chance
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import Header, RecordError, read, replay
from ludoteca.core.setup.options import Option
from ludoteca.core.story import OPEN
from ludoteca.games import GAMES
from tests.games.laws import played_match
from tests.toy.ferry import FERRY

SHELF = {**GAMES, FERRY.name: FERRY}
TEXT = played_match(FERRY, 4).record().write()


def damaged(line: int, text: str) -> str:
    """The record with one line replaced."""
    lines = TEXT.split("\n")
    lines[line - 1] = text
    return "\n".join(lines)


def refusal(text: str) -> tuple[int, str]:
    """Line and reason with which a record is refused."""
    with pytest.raises(RecordError) as error:
        replay(read(text, SHELF))
    return error.value.line, error.value.reason


def test_a_record_begins_with_its_game_rules_data_players_and_options() -> None:
    header = TEXT.split("\n")[0].split()
    assert header[:5] == ["ludoteca", "1", "ferry", "1", FERRY.digest]
    assert header[5:] == ["players=3", "convoy=4"]


def test_a_record_reads_as_it_is_written() -> None:
    assert read(TEXT, SHELF).write() == TEXT


def test_a_game_may_begin_in_a_position() -> None:
    game = GAMES["unreal-estate"]
    header = Header(game, 2, game.settle({}, people=True))
    match = Match.lay(header, {"hands": [["orc-tavern"], []], "table": ["orc-tavern"], "turn": 1}, AsWritten())
    while not match.state.over:
        match.play(match.state.legal[0], AsWritten())
    text = match.record().write()
    assert text.split("\n")[1].startswith('position {"hands":')
    again = Match.load(read(text, SHELF))
    assert again.record().write() == text
    assert game.view(again.state, OPEN) == game.view(match.state, OPEN)


@pytest.mark.parametrize(
    "things",
    [
        "{",
        "[]",
        "7",
        '{"hands": 7}',
        '{"colours": []}',
        '{"hands": [["no-card"]]}',
        '{"turn": 9}',
        "[" * 5000,
        '{"turn": null}',
    ],
)
def test_a_position_that_cannot_be_is_refused(things: str) -> None:
    line, reason = refusal(position_record("unreal-estate", things))
    assert line == 2
    assert reason.startswith("this is no position")


def position_record(name: str, things: str) -> str:
    """A record of a game for two that begins in a position."""
    header = Header(GAMES[name], 2, GAMES[name].settle({}, people=True))
    return f"{header.write()}\nposition {things}\n"


def test_a_replay_may_stop_after_some_decisions() -> None:
    record = read(TEXT, SHELF)
    assert replay(record, 0).actor == 0
    assert Match.load(record, 5).record().write() == "\n".join(TEXT.split("\n")[:7]) + "\n"


def test_an_option_that_came_later_leaves_older_records_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    fog = Option("fog", ("none", "thick"), "thick", before="none")
    monkeypatch.setattr(FERRY, "options", (*FERRY.options, fog))
    older = read(TEXT, SHELF)
    assert older.header.options == {"convoy": 4, "fog": "none"}
    assert older.write() == TEXT
    foggy = read(TEXT.replace("convoy=4", "convoy=4 fog=thick", 1), SHELF)
    assert foggy.header.options["fog"] == "thick"
    assert foggy.write().split("\n")[0].endswith("convoy=4 fog=thick")


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("", "not a record"),
        ("chess 1 ferry 1 x players=2", "not a record"),
        (f"ludoteca 9 ferry 1 {FERRY.digest} players=2 convoy=3", "format 9"),
        (f"ludoteca 1 fairy 1 {FERRY.digest} players=2 convoy=3", "no game fairy"),
        (f"ludoteca 1 ferry 2 {FERRY.digest} players=2 convoy=3", "version 2 of the rules"),
        ("ludoteca 1 ferry 1 0123456789ab players=2 convoy=3", "other component data"),
        (f"ludoteca 1 ferry 1 {FERRY.digest} players=7 convoy=3", "players=7"),
        (f"ludoteca 1 ferry 1 {FERRY.digest} players=² convoy=3", "players=²"),
        (f"ludoteca 1 ferry 1 {FERRY.digest} players=3", "convoy is missing"),
        (f"ludoteca 1 ferry 1 {FERRY.digest} players=3 convoy=9", "must be one of 3, 4"),
        (f"ludoteca 1 ferry 1 {FERRY.digest} players=3 convoy=3 speed=2", "no option speed"),
    ],
)
def test_a_header_of_something_else_is_refused(header: str, reason: str) -> None:
    line, why = refusal(damaged(1, header))
    assert line == 1
    assert reason in why


def test_the_second_line_is_the_set_up() -> None:
    assert refusal(damaged(2, "pass")) == (2, "the second line must be the set-up")
    assert refusal(TEXT.split("\n")[0])[0] == 2


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (3, "buy gold", "there is no action 'buy gold'"),
        (3, "bribe amber", "'bribe amber' is not legal here"),
        (3, "", "there is no action"),
        (4, "buy amber ~ x", "after ~ there must be numbers"),
        (4, "buy amber ~ ", "after ~ there must be numbers"),
        (4, "buy amber ~ -1", "after ~ there must be numbers"),
        (2, "setup ~ 1 2", "once more than was written down"),
        (2, "setup ~ " + "0 " * 40, "more luck is written down"),
        (2, "setup ~ 99", "does not fit: there were 36 possibilities"),
        (4, "x" * 20_000, "the line is too long"),
    ],
)
def test_a_damaged_line_is_refused_by_its_number(line: int, text: str, reason: str) -> None:
    at, why = refusal(damaged(line, text))
    assert at == line
    assert reason in why


def test_decisions_after_the_end_are_refused() -> None:
    assert "not legal" in refusal(TEXT + "pass\n")[1]


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300), st.integers(min_value=1, max_value=30))
def test_garbage_is_refused_and_never_more_than_that(garbage: str, line: int) -> None:
    for text in (garbage, damaged(min(line, TEXT.count("\n")), garbage)):
        try:
            replay(read(text, SHELF))
        except RecordError:
            continue


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_may_be_dealt_again_in_the_middle_of_a_game(name: str) -> None:
    game = GAMES[name]
    before = Match.load(played_match(game, 8).record(), 25)
    for seat in range(before.header.seats):
        match = before.back_to(25)
        match.deal_again(seat, Chance(seat + 5))
        assert game.view(match.state, seat) == game.view(before.state, seat)
        assert match.undo_points(seat, range(match.header.seats)) == []
        while not match.state.over and len(match.plies) < 60:
            match.play(game.adviser.natural(match.state), Chance(len(match.plies)))
        text = match.record().write()
        assert text.split("\n")[27].startswith(f"again {seat}")
        again = Match.load(read(text, SHELF))
        assert game.view(again.state, OPEN) == game.view(match.state, OPEN)


@pytest.mark.parametrize("line", ["again", "again 9", "again -1", "again 0 ~ 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"])
def test_nothing_is_dealt_again_for_nobody_or_with_other_luck(line: str) -> None:
    lines = TEXT.split("\n")
    assert refusal("\n".join([*lines[:4], line, *lines[4:]]))[0] == 5
