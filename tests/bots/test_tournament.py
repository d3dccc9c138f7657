"""Many games: the same rows however they are played, resumed where they stopped, and rated."""

from __future__ import annotations

import json
import sys
from math import exp
from pathlib import Path
from random import Random

import pytest

from ludoteca.bots import BotError
from ludoteca.bots.contests.ratings import SCALE, CrossTable, inverse
from ludoteca.bots.contests.tournament import Book, Job, Row, play, tournament, workers
from ludoteca.cli import main
from ludoteca.cli.crosstable import picture
from ludoteca.core.game import Game
from ludoteca.core.records.record import read
from ludoteca.games import GAMES
from tests.toy.ferry import FERRY

TELLING = [game for game in GAMES.values() if type(game).ending is not Game.ending]  # others are just over


def jobs(count: int, record: bool = False) -> list[Job]:
    return [Job(FERRY, ("greedy", "random", "random"), (n, n + 1, n + 2), 7 + n, record=record) for n in range(count)]


def test_a_job_is_played_the_same_every_time() -> None:
    [job] = jobs(1)
    assert play(job) == play(job)
    assert json.loads(json.dumps(play(job))) == play(job)


def test_a_game_that_is_written_down_is_the_same_game() -> None:
    [plain], [noted] = jobs(1), jobs(1, record=True)
    row, with_record = play(plain), play(noted)
    record = with_record.pop("record")
    assert row == with_record
    assert len(read(record, {"ferry": FERRY}).entries) == row["decisions"] + 1


def test_rows_are_the_same_in_one_process_and_in_several() -> None:
    here = list(tournament(jobs(7)))
    with workers(2) as mapper:
        assert list(tournament(jobs(7), mapper)) == here


def test_what_stands_in_the_book_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "book.jsonl"
    first = list(tournament(jobs(3), book=Book(file)))
    file.write_text(file.read_text() + '{"half a li')
    asked: list[int] = []

    def mapper(work: object, wanted: object) -> list[Row]:
        found = [play(job) for job in wanted]  # type: ignore[attr-defined]
        asked.append(len(found))
        return found

    second = list(tournament(jobs(5), mapper, Book(file)))
    assert asked == [2]
    assert second[:3] == first
    assert len(file.read_text().splitlines()) == 5
    assert list(tournament(jobs(5), book=Book(file))) == second


def test_a_book_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "book.jsonl"
    file.write_text("a diary\n")
    with pytest.raises(BotError, match="something else than played games"):
        Book(file)


def test_the_clock_counts_only_where_it_is_asked_for() -> None:
    timed = play(Job(FERRY, ("random", "random"), (1, 2), 3, clock=True))
    assert len(timed["spent"]) == 2
    assert "spent" not in play(Job(FERRY, ("random", "random"), (1, 2), 3))


@pytest.mark.parametrize("game", TELLING, ids=lambda game: game.name)
def test_every_game_says_how_it_ended(game: object) -> None:
    row = play(Job(game, ("natural", "natural"), (1, 2), 3))  # type: ignore[arg-type]
    assert row["ending"] not in ("", "over")
    assert len(TELLING) > 3


# -- ratings -----------------------------------------------------------------------------------------------------------


def made(strengths: dict[str, float], games: int) -> list[Row]:
    """Games of two whose results follow the model."""
    luck, names, rows = Random(5), list(strengths), []
    for number in range(games):
        one, other = names[number % len(names)], names[(number + 1 + number // len(names) % 2) % len(names)]
        chance = 1 / (1 + exp(strengths[other] - strengths[one]))
        ranks = [1, 2] if luck.random() < chance else [2, 1]
        row: Row = {
            "job": str(number),
            "game": "ferry",
            "bots": [one, other],
            "scores": [0, 0],
            "ranks": ranks,
            "winners": [ranks.index(1)],
            "ending": "over",
            "decisions": 1,
            "choices": [1, 1],
        }
        rows.append(row)
    return rows


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    table = CrossTable(made({"a": 1.0, "b": 0.0, "c": -1.0}, 3000))
    found = {rating["bot"]: rating for rating in table.ratings()}
    assert list(found) == ["a", "b", "c"]
    for bot, strength in (("a", 1.0), ("b", 0.0), ("c", -1.0)):
        assert found[bot]["low"] < SCALE * strength < found[bot]["high"]
        assert found[bot]["high"] - found[bot]["low"] < 60


def test_more_games_make_narrower_intervals_and_winning_all_is_still_a_number() -> None:
    few, many = CrossTable(made({"a": 0.5, "b": 0.0}, 40)), CrossTable(made({"a": 0.5, "b": 0.0}, 4000))
    assert many.ratings()[0]["high"] - many.ratings()[0]["low"] < few.ratings()[0]["high"] - few.ratings()[0]["low"]
    best = CrossTable(made({"a": 9.0, "b": -9.0}, 20)).ratings()[0]
    assert best["bot"] == "a"
    assert 200 < best["rating"] < 1200


def test_a_table_of_three_counts_as_two_games_of_two() -> None:
    row = made({"a": 1.0, "b": 0.0}, 1)[0]
    row["bots"], row["ranks"] = ["a", "b", "c"], [1, 2, 2]
    table = CrossTable([row])
    assert sum(sum(wins.values()) for wins in table.wins.values()) == pytest.approx(2)
    assert table.share("b", "c") == 0.5
    assert table.share("a", "a") is None


def test_the_inverse_of_a_matrix() -> None:
    assert inverse([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]


def test_the_command_rates_bots_and_draws_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["tournament", "unreal_estate", "--bots", "random,natural,greedy", "--games", "4"]
    more = ["--file", str(tmp_path / "book"), "--picture", str(tmp_path / "table.svg"), "--json"]
    assert main([*line, *more]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 12
    assert {rating["bot"] for rating in report["ratings"]} == {"random", "natural", "greedy"}
    assert (tmp_path / "table.svg").read_text().startswith("<svg")
    assert main(line) == 0
    assert "12 games of unreal-estate" in capsys.readouterr().out
    rows = list(Book(tmp_path / "book").rows.values())
    assert picture(CrossTable(rows), "<Unreal>").count("<rect") == 1 + 9


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("tournament unreal-estate --bots random", "name at least 2 bots, each once"),
        ("tournament unreal-estate --bots random,random", "name at least 2 bots, each once"),
        ("tournament unreal-estate --bots random,clever", "there is no bot 'clever'"),
        ("tournament origins --players 1 --bots random,greedy", "at least two"),
    ],
)
def test_what_cannot_be_played_is_refused(line: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    assert message in capsys.readouterr().err


def test_without_ray_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "unreal-estate", "--ray"]) == 2
    assert capsys.readouterr().err == "ludoteca: ray is not installed: pip install 'ludoteca[ray]'\n"


def test_games_are_played_by_processes_or_by_a_cluster_not_by_both(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tournament", "origins", "--workers", "2", "--ray"])
    assert "not allowed with" in capsys.readouterr().err
