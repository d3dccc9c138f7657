"""The command line, as its users type it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.games import GAMES

REPLAY = Path(__file__).parent / "games" / "unreal_estate" / "replays" / "three-players.txt"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output, complaints."""
    code = main(arguments)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_games_lists_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--json")
    assert code == 0
    assert [entry["name"] for entry in json.loads(out)] == list(GAMES)
    assert "unreal-estate: Unreal Estate, 2-5 players" in run(capsys, "games")[1]


def test_simulate_reports_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate unreal-estate --players 3 --games 12 --seed 4 --bots greedy,random,random --json"
    code, out, err = run(capsys, *line.split())
    report = json.loads(out)
    assert (code, err) == (0, "")
    wanted = "game players games finished decisions decisions_per_second seconds compiled wins mean_scores"
    assert set(wanted.split()) <= set(report)
    assert (report["game"], report["players"], report["games"], report["finished"]) == ("unreal-estate", 3, 12, 12)
    assert len(report["wins"]) == len(report["mean_scores"]) == 3


def test_one_bot_stands_for_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *"simulate unreal-estate --players 5 --games 3 --bots random".split())
    assert code == 0
    assert out.count("random:") == 5


def test_a_bot_is_found_in_the_folder_one_stands_in(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_of_mine.py").write_text("from ludoteca.bots.simple.random import Random as Mine")
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(capsys, *"simulate unreal-estate --games 2 --bots bot_of_mine:Mine,random".split())
    assert code == 0
    assert out.startswith("bot_of_mine:Mine: ")


def test_simulate_writes_every_game_down_and_plays_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = "simulate unreal-estate --players 3 --games 3 --seed 4 --bots greedy,random,random --json".split()
    folder = tmp_path / "new" / "games"
    told, same = (json.loads(run(capsys, *line, *more)[1]) for more in ([], ["--record", str(folder)]))
    assert [told[key] for key in ("decisions", "wins", "mean_scores")] == [
        same[key] for key in ("decisions", "wins", "mean_scores")
    ]
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"unreal-estate-4-{number}.txt" for number in (1, 2, 3)]
    reports = [json.loads(run(capsys, "replay", str(file), "--json")[1]) for file in files]
    assert all(report["over"] and report["players"] == 3 for report in reports)
    assert sum(report["decisions"] for report in reports) == told["decisions"]


def test_simulate_refuses_a_folder_it_cannot_write_into(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file, not a folder")
    for folder in (taken, taken / "below"):
        code, out, err = run(capsys, "simulate", "unreal-estate", "--games", "1", "--record", str(folder))
        assert (code, out) == (2, "")
        assert err.startswith(f"ludoteca: no records can be written into {folder}: ")
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("simulate unreal-estate --players 6", "2 to 5 players, not 6"),
        ("simulate unreal-estate --players 3 --bots random,random", "one for each of the 3 players"),
        ("simulate unreal-estate --bots clever", "there is no bot 'clever'"),
        ("simulate unreal-estate --option speed=1", "no option speed"),
        ("simulate unreal-estate --option memory", "name=value"),
        ("simulate unreal-estate --option memory=perhaps", "must be one of no, yes"),
        ("replay no-such-file.txt", "no-such-file.txt"),
    ],
)
def test_bad_input_gets_a_clear_word(capsys: pytest.CaptureFixture[str], line: str, complaint: str) -> None:
    code, out, err = run(capsys, *line.split())
    assert (code, out) == (2, "")
    assert complaint in err


def test_replay_checks_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "replay", str(REPLAY), "--json")
    report = json.loads(out)
    assert code == 0
    assert report["over"]
    assert report["decisions"] == REPLAY.read_text().count("\n") - 2
    assert "all legal" in run(capsys, "replay", str(REPLAY))[1]
    damaged = tmp_path / "damaged.txt"
    lines = REPLAY.read_text().split("\n")
    damaged.write_text("\n".join([*lines[:6], "take orc-tavern", *lines[7:]]))
    code, _, err = run(capsys, "replay", str(damaged))
    assert code == 2
    assert "line 7: there is no action 'take orc-tavern'" in err


@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_draw_makes_a_picture_that_carries_its_own_style(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    picture = tmp_path / "board.svg"
    line = ["draw", str(REPLAY), "--ply", "9", "--seat", "1", "--language", language, "-o", str(picture)]
    assert run(capsys, *line)[0] == 0
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "<style>" in drawn
    assert ("Mesa de propostas" if language == "pt_BR" else "Proposal table") in drawn


def test_draw_refuses_plies_and_seats_that_are_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for wrong in (["--ply", "999"], ["--ply", "-1"], ["--seat", "4"], ["--seat", "0"]):
        code, _, err = run(capsys, "draw", str(REPLAY), *wrong, "-o", str(tmp_path / "x.svg"))
        assert code == 2
        assert err


def test_the_version_says_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert "engine)" in capsys.readouterr().out


def test_report_looks_back_at_a_finished_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "report", str(REPLAY), "--json", "--playouts", "20")
    report = json.loads(out)
    assert code == 0
    assert report["finished"] is True
    end = [float(seat in report["winners"]) for seat in range(3)]
    assert report["turns"][-1]["after"] == end
    parts = [[each[part] for part in ("usual", "luck", "own", "others")] for each in report["sums"]]
    assert [sum(account) for account in parts] == pytest.approx(end, abs=0.001)
    assert sum(each["choices"] for each in report["sums"]) == len(report["choices"])
    assert report["deciding"]
    assert set(report["deciding"]) < set(range(len(report["turns"])))
    text = run(capsys, "report", str(REPLAY), "--playouts", "20", "--language", "pt_BR")[1]
    decided = text.partition("Os turnos que decidiram")[2].partition("Sorte e habilidade")[0]
    heads = re.findall(r"^  \d+\. (Jogador \d): (Jogador \d)?", decided, re.MULTILINE)
    won = f"Jogador {report['winners'][0] + 1}"
    assert {about or player for player, about in heads} == {won}  # each is told about whoever has won
    pages = {"en": ("Everybody&#x27;s chance to win", "en"), "pt_BR": ("A chance de vitória de cada um", "pt-BR")}
    for language, (title, lang) in pages.items():
        file = tmp_path / f"{language}.html"
        line = ["report", str(REPLAY), "--playouts", "20", "--html", str(file), "--language", language]
        assert run(capsys, *line)[:2] == (0, "")
        page = file.read_text("utf-8")
        assert f'<html lang="{lang}">' in page
        assert f"<h2>{title}</h2>" in page
        assert page.count("s-p3") > 1  # a line for everybody
        turns = len(report["turns"])
        assert re.findall(r"href='#(turn-\d+)'", page) == re.findall(r'id="(turn-\d+)"', page)
        assert page.count(' id="turn-') == turns
        assert not re.findall(r"(?:src|href)=[\"'](?!#)", page)  # it needs nothing else
    begun = tmp_path / "begun.txt"
    begun.write_text("\n".join(REPLAY.read_text("utf-8").split("\n")[:9]) + "\n", "utf-8")
    code, _, err = run(capsys, "report", str(begun))
    assert code == 2
    assert "the game is not over yet" in err
