"""Games as Parquet: records go there and come back without loss, and what is not a game of ours is refused."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import polars
import pyarrow.parquet
import pytest

from ludoteca.cli import main
from ludoteca.core.chance import Chance
from ludoteca.core.extras import MissingExtra, extra
from ludoteca.core.game import AnyGame
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import Entry, Header, Record, RecordError, position_text, read
from ludoteca.core.story import OPEN
from ludoteca.data import GameRow, game_row, read_games, record_of, write_games
from ludoteca.games import GAMES
from tests.games import laws

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@EVERY_GAME
def test_records_come_back_as_they_were(game: AnyGame, tmp_path: Path) -> None:
    records = [laws.played_match(game, seed).record() for seed in (1, 2)]
    file = tmp_path / "games.parquet"
    assert write_games([game_row(record) for record in records], str(file)) == 2
    assert [record.write() for record in read_games(file)] == [record.write() for record in records]


def test_a_game_that_began_in_the_middle_and_is_not_over() -> None:
    game = GAMES["unreal-estate"]
    things = game.things(game.view(game.new(3, Chance(4)), OPEN))
    assert things is not None
    header = Header(game, 3, game.settle({}, people=False))
    record = read(Record(header, [Entry(position_text(things), [])]).write(), GAMES)
    row = game_row(record, ["a", "b", "c"])
    assert (row["over"], row["ranks"], row["ending"], row["actions"]) == (False, None, None, [])
    assert record_of(row).write() == record.write()


def test_a_game_that_was_taken_up_again(tmp_path: Path) -> None:
    game, luck = GAMES["unreal-estate"], Chance(5)
    match = Match.start(game, 3, game.settle({}, people=True), luck)
    for again in (False, True, False):
        if again:
            match.deal_again(2, luck)
        for _ in range(5):
            match.play(match.state.legal[0], luck)
    record = match.record()
    row = game_row(record)
    assert (row["actions"][5], row["actors"][5]) == (-1, 2)
    assert row["scores"] == game.scores(match.state)
    assert write_games([row], tmp_path / "games.parquet") == 1
    assert [each.write() for each in read_games(tmp_path / "games.parquet")] == [record.write()]


def some_row() -> GameRow:
    return game_row(laws.played_match(GAMES["unreal-estate"], 3).record())


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("game", "chess", "there is no game 'chess'"),
        ("rules", 99, "played by other rules here"),
        ("digest", "0" * 12, "played by other rules here"),
        ("vocabulary", "0" * 12, "have other numbers here"),
        ("players", 7, "this row is no game of unreal-estate"),
        ("actors", [], "this row is no game of unreal-estate"),
        ("actions", [9999] * len(some_row()["actions"]), "no game of unreal-estate: there is no action number 9999"),
        ("options", {"speed": "high"}, "no option speed"),
    ],
)
def test_a_row_that_is_not_ours_is_refused(key: str, value: object, message: str) -> None:
    row: Any = {**some_row(), key: value}
    with pytest.raises(RecordError, match=message):
        record_of(row)


def test_a_file_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    diary, foreign = tmp_path / "diary", tmp_path / "foreign.parquet"
    diary.write_text("a diary")
    polars.DataFrame({"game": ["chess"]}).write_parquet(foreign)
    with pytest.raises(RecordError, match=f"^{diary} is no Parquet file"):
        list(read_games(str(diary)))
    with pytest.raises(RecordError, match="holds no games of Ludoteca"):
        list(read_games(foreign))


def test_a_run_that_fails_leaves_no_file(tmp_path: Path) -> None:
    def rows() -> Any:
        yield some_row()
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        write_games(rows(), tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"pyarrow is not installed: pip install 'ludoteca\[data\]'"):
        extra("pyarrow", "data")
    assert main(["dataset", "origins", str(tmp_path / "games.parquet")]) == 2
    assert "pip install" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_told_before_anybody_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", "origins", str(tmp_path / "nowhere" / "games.parquet")]) == 2
    assert capsys.readouterr().err == f"ludoteca: there is no folder {tmp_path / 'nowhere'}\n"
    line = ["tournament", "origins", "--bots", "random,natural", "--picture", str(tmp_path / "nowhere" / "table.svg")]
    assert main(line) == 2
    assert capsys.readouterr().err == f"ludoteca: there is no folder {tmp_path / 'nowhere'}\n"
    assert main(["replay", str(tmp_path / "game.txt")]) == 2
    assert capsys.readouterr().err == f"ludoteca: {tmp_path / 'game.txt'}: No such file or directory\n"


def test_a_data_set_is_made_by_one_command_and_opened_by_polars(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, book = tmp_path / "games.parquet", tmp_path / "book"
    line = ["dataset", "unreal_estate", str(file), "--games", "9", "--bots", "natural,random", "--file", str(book)]
    assert main([*line, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 9
    frame = polars.read_parquet(file)
    assert frame["bots"].to_list()[:2] == [["natural", "random"], ["random", "natural"]]
    assert frame["game"].unique().to_list() == ["unreal-estate"]
    assert (frame["actions"].list.len() == frame["actors"].list.len()).all()
    assert frame["over"].all()
    before = file.read_bytes()
    assert main(line) == 0  # all of it stands in the book
    assert len(book.read_text().splitlines()) == 9
    assert file.read_bytes() == before
    texts = pyarrow.parquet.read_schema(file).metadata
    vocabulary = frame["vocabulary"][0]
    assert json.loads(texts[f"actions unreal-estate {vocabulary}".encode()]) == GAMES["unreal-estate"].actions.texts
