"""Lessons as data: every one plays to its end, every word and every § is there, and what is wrong is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.core.chance import Chance
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import read
from ludoteca.core.teaching.coach import CoachLine, Saying, found, is_so
from ludoteca.core.teaching.lesson import LessonError, course, read_course
from ludoteca.core.teaching.lesson_check import MOST_WORDS, course_faults
from ludoteca.games import GAMES

TAUGHT = [name for name, game in GAMES.items() if course(game).lessons]
FOLDERS = Path(__file__).parents[2] / "src/ludoteca/games"
UNREAL = GAMES["unreal-estate"]
TEXT = """
[[lesson]]
name = "one"
title = "One"
learnt = "Learnt."
players = 2
check = { "scores.0" = 12 }
[lesson.position]
hands = [["elven-treehouse", "elven-treehouse"], []]
table = ["orc-tavern"]
drawer = ["elven-treehouse"]
[[lesson.step]]
say = ["Score."]
do = ["score elven-treehouse"]
"""


def test_our_games_are_taught() -> None:
    assert {"blue-moon-city", "el-dorado", "origins", "unreal-estate"} <= set(TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_is_sound_in_both_languages(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[name]
    assert len(course(game).lessons) >= 5
    assert next(iter(course(game).lessons)) == "first"
    assert main(["lesson", str(FOLDERS / name.replace("-", "_") / "lessons.toml")]) == 0, capsys.readouterr().out
    told = [game.words("pt_BR").translate(sentence) for sentence in course(game).sentences()]
    assert [sentence for sentence in told if len(sentence.split()) > MOST_WORDS] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_begins_as_a_record_that_reads_again(name: str) -> None:
    for lesson in course(GAMES[name]).lessons.values():
        text = lesson.begin().record().write()
        assert Match.load(read(text, GAMES)).record().write() == text


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("score elven-treehouse", "score orc-tavern", "step 1: the learner may choose"),
        ("= 12", "= 13", "at the end scores.0 is 12, not 13"),
        ('say = ["Score."]', "say = []", "step 1 has 0 sentences"),
        ('"Score."', f'"{"word " * 26}"', "more than 25 words"),
        ("orc-tavern", "ork-tavern", "this is no position"),
        ("hands =", "hats =", "there is no 'hats' to be set"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(before: str, after: str, fault: str) -> None:
    assert course_faults(read_course(UNREAL, TEXT)) == []
    found_out = course_faults(read_course(UNREAL, TEXT.replace(before, after)))
    assert [fault in line for line in found_out] == [True]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[", "Invalid"),
        (TEXT.replace("title", "name"), "Cannot"),
        (TEXT.replace("learnt =", "lernt ="), "lesson one: learnt is missing"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(text: str, reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        read_course(UNREAL, text)


def test_a_file_of_no_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lessons.toml"
    file.write_text(TEXT)
    assert main(["lesson", str(file)]) == 2
    assert "--game" in capsys.readouterr().err
    assert main(["lesson", str(file), "--game", "unreal-estate"]) == 1
    assert "no pt_BR for: One" in capsys.readouterr().out


def test_the_coach_reads_plain_facts_of_a_view() -> None:
    view = {"deck": 3, "hands": [[1, 5, 2], None], "over": False}
    assert found(view, "hands.0.count") == 3
    assert found(view, "hands.0.most") == 5
    assert found(view, "hands.1.count") is None
    assert found(view, "nothing.at.all") is None
    assert is_so(3, "<= 3")
    assert not is_so(3, ">= 4")
    assert not is_so(None, "<= 4")
    assert is_so(False, False)


@pytest.mark.parametrize("reader", [0, 1])
def test_the_coach_looks_at_the_things_of_its_reader(reader: int) -> None:
    state = UNREAL.position(2, Chance(1), hands=[["orc-tavern"] * 5, []], table=["orc-tavern"], turn=reader)
    full = CoachLine("full", "turn", {"sizes.{seat}": ">= 5"}, Saying("Many cards.", []))
    assert full.fits(UNREAL.view(state, reader)) == (reader == 0)
