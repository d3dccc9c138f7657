"""Bots at a table: they think elsewhere, answer by text, and are never too late nor too early."""

from __future__ import annotations

import json
import queue
from dataclasses import replace
from functools import partial

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.records.match import Match, Ply
from ludoteca.games import GAMES
from ludoteca.web.live.bots import poise
from ludoteca.web.live.bots.asking.desk import Reply
from ludoteca.web.live.bots.asking.question import Question
from ludoteca.web.live.bots.processes import bot_pool, bot_process
from ludoteca.web.live.bots.processes.bot_pool import BotPool
from ludoteca.web.live.tables.calls import bot_calls
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from tests.web.conftest import AtOnce
from tests.web.people import Person, deal, legal, lines, scene, settled

PATIENCE = 60.0


def question(bot: str = "random") -> Question:
    """A decision at the beginning of a real game."""
    game = GAMES["unreal-estate"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    return Question(match.record().write(), match.state.actor, bot, 0.2)


def one_option(bot: str) -> Question:
    """A decision in the middle of a real game, where one thing only can be done."""
    game = GAMES["unreal-estate"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    while len(match.state.legal) > 1:
        match.play(match.state.legal[-1], Chance(len(match.plies)))
    return Question(match.record().write(), match.state.actor, bot, 0.2, table="one option")


@pytest.mark.usefixtures("site")
def test_bots_move_until_a_person_is_asked() -> None:
    ana = Person("Ana")
    code = ana.make(seats=4, opponents="bots")
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("buy")))
    match = scene(code).match
    assert match is not None
    assert scene(code).actor == 0
    assert {ply.actor for ply in match.plies} == {0, 1, 2, 3}


@pytest.mark.usefixtures("site")
def test_a_person_plays_a_whole_game_against_bots() -> None:
    ana = Person("Ana")
    code = ana.make(seats=3, opponents="bots")
    while scene(code).status == "running":
        assert ana.act(code, legal(code)[0]).status_code == 302
    match = scene(code).match
    assert match is not None
    assert {ply.actor for ply in match.plies} == {0, 1, 2}


@pytest.mark.usefixtures("site")
def test_an_answer_to_an_older_position_is_dropped(bots: AtOnce) -> None:
    bots.silent = True
    ana = Person("Ana")
    code = ana.make(opponents="bots")
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("load")))
    asked = scene(code)
    assert asked.actor == 1
    ana.undo(code)
    kept = lines(code)
    bot_calls.answered(OPEN_TABLES.tables[code], 1, asked.revision, ["pass"])
    settled()
    assert lines(code) == kept


@pytest.mark.usefixtures("site")
def test_a_bot_is_asked_again_when_the_site_comes_back(bots: AtOnce) -> None:
    bots.silent = True
    ana = Person("Ana")
    code = ana.make(opponents="bots")
    ana.act(code, legal(code)[0])
    settled()
    bots.silent = False
    OPEN_TABLES.tables.clear()
    ana.get(f"/t/{code}/")
    assert scene(code).actor == 0


@pytest.mark.usefixtures("site")
def test_undo_goes_back_over_the_bots_where_all_others_are_bots(bots: AtOnce) -> None:
    bots.silent = True
    ana = Person("Ana")
    code = ana.make(seats=2, opponents="bots")
    deal(code, [0, 1], [2, 3])
    ana.act(code, "load amber")
    bot_calls.answered(OPEN_TABLES.tables[code], 1, scene(code).revision, ["pass"])
    assert [line.split()[0] for line in lines_after(code)] == ["load", "pass"]
    ana.undo(code)
    assert lines_after(code) == []
    assert scene(code).actor == 0


@pytest.mark.usefixtures("site")
def test_what_a_bot_does_in_one_go_is_one_revision() -> None:
    ana = Person("Ana")
    code = ana.make(game="blue-moon-city", opponents="bots")
    while {ply.actor for ply in plies(code)} != {0, 1}:
        ana.act(code, legal(code)[0])
    asked_for = [revision for ply, revision in zip(plies(code), scene(code).revisions, strict=True) if ply.actor == 1]
    assert len(set(asked_for)) < len(asked_for)


def plies(code: str) -> list[Ply]:
    """The decisions of a match so far."""
    match = scene(code).match
    assert match is not None
    return match.plies


def lines_after(code: str) -> list[str]:
    """The decisions so far."""
    settled()
    return lines(code)[1:]


@pytest.fixture
def pool() -> BotPool:
    return BotPool(1)


def wait_for(pool: BotPool, asked: Question) -> str:
    answers: queue.SimpleQueue[Reply] = queue.SimpleQueue()
    pool.ask(asked, answers.put)
    return answers.get(timeout=PATIENCE).text


def test_a_process_of_its_own_chooses_something_legal(pool: BotPool) -> None:
    asked = question("greedy")
    (choice,) = json.loads(wait_for(pool, asked))
    pool.stop()
    game = GAMES["unreal-estate"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    assert game.actions.read(choice) in match.state.legal


def test_a_process_that_dies_is_replaced_and_the_move_still_comes(pool: BotPool) -> None:
    assert wait_for(pool, question())
    first = pool.processes[0].process
    assert first is not None
    first.kill()
    first.wait()
    assert wait_for(pool, question())
    second = pool.processes[0].process
    assert second is not None
    assert second.pid != first.pid
    pool.stop()


def test_a_bot_that_always_fails_is_replaced_by_a_plainer_one(pool: BotPool) -> None:
    assert wait_for(pool, question("no.such.module:Bot"))
    pool.stop()


def test_processes_end_with_the_site(pool: BotPool) -> None:
    wait_for(pool, question())
    process = pool.processes[0].process
    assert process is not None
    pool.stop()
    assert process.poll() is not None


def test_there_is_at_least_one_process_and_a_core_to_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, expected in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr("os.cpu_count", partial(int, cores))
        assert BotPool().number == expected


def test_a_process_whose_site_is_gone_ends_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    process = bot_pool.start()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    process.stdin.write(question().text(1))
    process.stdin.flush()
    assert process.wait(PATIENCE) == 0
    assert capfd.readouterr().err == ""


def test_a_process_remembers_the_bots_of_the_latest_tables() -> None:
    """So that a bot can go on where it stopped in mid-turn; those of tables long gone are forgotten."""
    bot_process._bots.clear()
    game = GAMES["unreal-estate"]
    first = bot_process.seated("ana", 1, "master", game)
    assert bot_process.seated("ana", 1, "master", game) is first
    assert bot_process.seated("ana", 2, "master", game) is not first
    for number in range(bot_process.REMEMBERED):
        bot_process.seated(f"table {number}", 0, "beginner", game)
    assert bot_process.seated("ana", 1, "master", game) is not first


def test_who_had_far_too_little_time_has_thought_like_the_level_below() -> None:
    """Where the machine cannot keep up, the table says so: a question without any time is answered in a hurry."""
    asked = question("master")
    text = bot_process.answer(replace(asked, seconds=0.0, table="busy").text(1))
    assert text.startswith('{"hurried": [')
    reply = bot_pool.unhurried(text, "master")
    assert reply.bot == "middle"
    assert json.loads(reply.text)
    assert bot_pool.unhurried('["select inn"]', "master") == Reply('["select inn"]', "master")


def test_a_bot_with_nothing_to_weigh_says_so_and_its_answer_is_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "POISE", poise.Poise())
    for level in ("newcomer", "beginner", "practised", "middle", "master"):
        asked = one_option(level)
        text = bot_process.answer(asked.text(1))
        assert text.startswith('{"at once": ['), level
        for _ in range(2):  # and the next one as long
            reply = bot_pool.poised(text, asked, 0.05, usual=True)
            assert (reply.bot, reply.early) == (level, poise.FIRST[level] - 0.05)
        assert json.loads(reply.text)


def test_a_bot_that_has_thought_tells_what_is_usual_unless_its_process_was_started_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usually = poise.Poise()
    monkeypatch.setattr(bot_pool, "POISE", usually)
    asked = question("master")
    for usual, least in ((False, poise.FIRST["master"]), (True, 3.5)):
        assert bot_pool.poised('{"hurried": ["select inn"]}', asked, 3.5, usual).early == 0.0
        assert usually.least("unreal-estate", "master") == least


def test_who_had_the_time_says_nothing() -> None:
    text = bot_process.answer(replace(question("ismcts:playouts=40"), seconds=60.0, table="idle").text(1))
    assert isinstance(json.loads(text), list)
