"""Hints: for those who play against bots alone, honest, and only for the position they were asked at."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from django.db import OperationalError
from pytest_django import Settings

from ludoteca.bots import Sight
from ludoteca.bots.turns.plan import Plan, plan
from ludoteca.core.chance import Chance
from ludoteca.core.intentions.foretold import foretold
from ludoteca.core.records.match import Match
from ludoteca.core.seen.picture import THEN
from ludoteca.games import GAMES
from ludoteca.web.live.bots.asking.desk import Answer
from ludoteca.web.live.bots.asking.question import Question, plan_text, read_plan
from ludoteca.web.live.bots.processes import bot_process
from ludoteca.web.live.tables import hints
from ludoteca.web.live.tables.calls import bot_calls
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.writer import WRITER
from ludoteca.web.render.telling.plans import PlanTold, plan_told
from tests.games.laws import twins
from tests.web.conftest import AtOnce
from tests.web.people import Person, body, legal, lines, revision, scene, settled, two_at_a_table
from tests.web.wire import Wire


def alone(game: str = "ferry") -> tuple[Person, str]:
    """Ana plays against a bot, and it is her turn to choose something."""
    ana = Person("Ana")
    code = ana.make(game=game, opponents="bots")
    while len(legal(code)) == 1:
        ana.act(code, legal(code)[0])
    return ana, code


def plan_shown(code: str) -> PlanTold:
    """The plan at a table, as its page tells it in English."""
    hint = scene(code).hint
    assert hint is not None
    assert hint.plan is not None
    return plan_told(scene(code), scene(code).game.words("en").seated(scene(code).names()), hint.plan)


def ask(person: Person, code: str) -> int:
    """Press the button on the page; the status of the answer."""
    return int(person.post(f"/t/{code}/hint/", revision=scene(code).revision).status_code)


@pytest.mark.usefixtures("site")
def test_a_hint_is_thought_about_for_a_guest_and_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    def think(question: Question, answer: Answer) -> None:
        asked.append(question)

    ana, code = alone("unreal-estate")
    monkeypatch.setattr(bot_calls, "think", think)
    ana.get(f"/t/{code}/")
    assert ask(ana, code) == 302
    settled()
    patron = OPEN_TABLES.table(code).patron
    assert [(question.guest, question.address) for question in asked] == [(patron.guest, "127.0.0.1")]


@pytest.mark.usefixtures("site")
def test_a_hint_is_a_plan_whose_steps_are_buttons_that_play_up_to_there() -> None:
    ana, code = alone("unreal-estate")
    assert "Hint</span></button>" in ana.text(f"/t/{code}/")
    assert ask(ana, code) == 302
    hint = scene(code).hint
    assert hint is not None
    assert hint.plan is not None
    assert hint.plan.parts[0][0] in legal(code)
    page = ana.text(f"/t/{code}/")
    so_far: list[str] = []
    for number, part in enumerate(hint.plan.parts, 1):
        so_far += part
        assert f'name="action" value="{THEN.join(so_far)}" data-step="{number}"' in page
    assert f"About {hint.plan.chance}% to win" in page


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("game", GAMES)
def test_a_step_of_a_plan_is_played_by_a_form(game: str) -> None:
    ana, code = alone(game)
    ask(ana, code)
    told, before = plan_shown(code), len(lines(code))
    planned = told.steps[-1].way.split(THEN)
    ana.act(code, told.steps[-1].way)
    assert [line.split(" ~")[0] for line in lines(code)[before:]][: len(planned)] == planned


@pytest.mark.usefixtures("site")
def test_reasons_are_told_in_the_readers_language_and_without_a_name() -> None:
    ana, code = alone("unreal-estate")
    ask(ana, code)
    hint = scene(code).hint
    assert hint is not None
    assert hint.plan is not None
    good = replace(hint.plan, gains=[("why-points", [24])])
    told = [plan_told(scene(code), scene(code).game.words(spoken), good) for spoken in ("en", "pt_BR")]
    assert [one.why for one in told] == ["24 points now", "24 pontos agora"]
    assert not any("Ana" in step.label for one in told for step in one.steps)


@pytest.mark.usefixtures("site")
def test_a_chance_that_is_not_known_to_be_true_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["el-dorado"].adviser, "calibrations", {})
    ana, code = alone("ferry")
    ask(ana, code)
    assert plan_shown(code).percent is None
    assert "% to win" not in ana.text(f"/t/{code}/")


@pytest.mark.usefixtures("site")
def test_a_hint_changes_nothing_at_the_table() -> None:
    ana, code = alone()
    kept, before = lines(code), revision(code)
    ask(ana, code)
    assert (lines(code), revision(code)) == (kept, before)


@pytest.mark.usefixtures("site")
def test_there_are_no_hints_where_a_second_person_sits() -> None:
    ana, _, code = two_at_a_table()
    assert "Hint</span></button>" not in ana.text(f"/t/{code}/")
    assert ask(ana, code) == 403
    assert scene(code).hint is None


@pytest.mark.usefixtures("site")
def test_there_are_no_hints_for_those_who_only_watch() -> None:
    ana, code = alone()
    assert ask(Person("Eve"), code) == 403
    ask(ana, code)
    assert "data-step" not in Person("Eve").text(f"/t/{code}/")


@pytest.mark.usefixtures("site")
def test_a_hint_is_gone_with_the_position_it_was_for() -> None:
    ana, code = alone()
    ask(ana, code)
    ana.act(code, legal(code)[0])
    assert scene(code).hint is None


@pytest.mark.usefixtures("site")
def test_a_hint_that_comes_too_late_is_dropped(bots: AtOnce) -> None:
    ana, code = alone()
    bots.silent = True
    asked = scene(code).revision
    ask(ana, code)
    ana.act(code, legal(code)[0])
    hints.answered(OPEN_TABLES.tables[code], asked, plan_text(Plan([["pass"]], [], 50, [])))
    assert scene(code).hint is None


@pytest.mark.usefixtures("site")
def test_while_a_hint_is_looked_for_it_is_not_asked_for_again(bots: AtOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, code = alone()
    asked: list[Question] = []
    monkeypatch.setattr(bots, "ask", lambda question, answer: asked.append(question))
    ask(ana, code)
    ask(ana, code)
    assert [one.hint for one in asked] == [True]
    assert "Looking for a hint" in ana.text(f"/t/{code}/")


@pytest.mark.usefixtures("site")
def test_if_no_hint_was_found_it_may_be_asked_for_again(bots: AtOnce) -> None:
    ana, code = alone()
    bots.silent = True
    ask(ana, code)
    hints.answered(OPEN_TABLES.tables[code], scene(code).revision, "")
    settled()
    assert "Hint</span></button>" in ana.text(f"/t/{code}/")


@pytest.mark.usefixtures("site")
def test_a_hint_that_nobody_can_be_asked_for_may_be_asked_for_again(
    bots: AtOnce, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(question: Question, answer: Answer) -> None:
        raise OperationalError("the connection is closed")

    ana, code = alone()
    with monkeypatch.context() as fault:
        fault.setattr(bots, "ask", away)
        ask(ana, code)
        settled()
    assert "Hint</span></button>" in ana.text(f"/t/{code}/")
    ask(ana, code)
    assert plan_shown(code).steps


@pytest.mark.usefixtures("site")
def test_a_hint_asked_for_while_nothing_can_be_kept_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    ana, code = alone()
    live, now = OPEN_TABLES.tables[code], revision(code)

    def fail() -> None:
        hints.ask(live, live.scene.actor, now)
        raise OperationalError("the connection is closed")

    assert WRITER.ask(code, fail).exception(60) is not None
    assert scene(code).hint is None
    ask(ana, code)
    assert plan_shown(code).steps


@pytest.mark.usefixtures("site")
def test_nobody_waits_for_ever_for_a_hint_whose_answer_was_lost(bots: AtOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, code = alone()
    bots.silent = True
    ask(ana, code)
    hints.give_up(OPEN_TABLES.tables.values())
    assert scene(code).hint is not None
    monkeypatch.setattr(bot_calls, "LOST", -1.0)
    hints.give_up(OPEN_TABLES.tables.values())
    assert scene(code).hint is None


@pytest.mark.usefixtures("site")
def test_who_asks_for_hints_too_often_has_to_wait(settings: Settings) -> None:
    settings.LUDOTECA_LIMITS = settings.LUDOTECA_LIMITS | {"hint": ("2/minute", "100/minute")}
    ana, code = alone()
    assert [ask(ana, code) for _ in range(3)] == [302, 302, 429]


@pytest.mark.usefixtures("site")
def test_a_hint_by_socket_comes_with_the_board_and_is_for_its_own_seat() -> None:
    ana, code = alone()
    now, choice = scene(code).revision, legal(code)[0]

    async def story() -> None:
        async with Wire(ana, code) as wire, Wire(Person(), code) as watcher:
            await wire.hear()
            wire.say({"type": "hint", "revision": now})
            told = await wire.until(lambda board: "data-step" in board["regions"].get("bar", ""))
            assert told["revision"] == now
            assert told["spoken"] == []
            wire.say({"type": "act", "revision": now, "action": choice})
            while (board := await watcher.hear())["revision"] == now:
                assert "data-step" not in board["regions"].get("bar", "")

    asyncio.run(story())


@pytest.mark.usefixtures("site")
def test_a_hint_for_another_revision_is_refused() -> None:
    ana, code = alone()
    assert ana.post(f"/t/{code}/hint/", revision=0).status_code == 409
    assert "moved on" in body(ana.post(f"/t/{code}/hint/", revision=0))


@pytest.mark.parametrize("name", GAMES)
def test_two_positions_that_a_seat_cannot_tell_apart_give_the_same_hint(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Honest: what others hold in secret makes no difference, neither to the plan nor to what is told of it."""
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    game = GAMES[name]
    state = game.new(2, Chance(5))
    first, second = twins(game, state, state.actor, 31)
    plans = [plan(game, Sight(game, twin, state.actor, 60.0), 7, 24) for twin in (first, second)]
    assert plans[0] == plans[1]
    read = [[game.actions.read(text) for text in part] for part in plans[0].parts]
    ahead = [foretold(game, twin, state.actor, read) for twin in (first, second)]
    told = [[[(event.key, event.things) for event in one.events] for one in found] for found in ahead]
    assert told[0] == told[1]


def test_a_process_answers_a_question_for_a_hint_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["unreal-estate"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    monkeypatch.setattr(bot_process, "PLAYOUTS", 16)
    question = Question(match.record().write(), match.state.actor, hints.SEARCH, 0.5, "abc", hint=True)
    line = bot_process.answer(question.text(1))
    found = read_plan(line)
    assert plan_text(found) == line
    assert found.parts[0][0] in [game.actions.write(action) for action in match.state.legal]
    assert question.text(1) == question.text(3)  # nobody replaces it by a plainer bot
