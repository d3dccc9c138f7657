"""Hints: for those who play against bots alone, honest, and only for the position they were asked at."""

from __future__ import annotations

import asyncio
import json

import pytest
from pytest_django import Settings

from ludoteca.bots import Sight
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.games import GAMES
from ludoteca.web.live.bots import bot_process
from ludoteca.web.live.bots.question import Question
from ludoteca.web.live.tables import hints
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from tests.games.laws import twins
from tests.web.conftest import AtOnce
from tests.web.people import Person, body, legal, lines, revision, scene, settled, two_at_a_table
from tests.web.wire import Wire


def alone() -> tuple[Person, str]:
    """Ana plays against a bot, and it is her turn."""
    ana = Person("Ana")
    return ana, ana.make(opponents="bots")


def ask(person: Person, code: str) -> int:
    """Press the button on the page; the status of the answer."""
    return int(person.post(f"/t/{code}/hint/", revision=scene(code).revision).status_code)


@pytest.mark.usefixtures("site")
def test_a_hint_names_up_to_three_choices_and_their_chance_to_win() -> None:
    ana, code = alone()
    assert "Hint</button>" in ana.text(f"/t/{code}/")
    assert ask(ana, code) == 302
    hint = scene(code).hint
    assert hint is not None
    assert 1 <= len(hint.choices) <= 3
    assert {action for action, _ in hint.choices} <= set(legal(code))
    assert all(percent is not None and 0 <= percent <= 100 for _, percent in hint.choices)
    page = ana.text(f"/t/{code}/")
    assert f'name="action" value="{hint.choices[0][0]}" data-hint="{hint.choices[0][1]}%"' in page
    assert f"{hint.choices[0][1]}% to win" in page


@pytest.mark.usefixtures("site")
def test_a_hint_changes_nothing_at_the_table() -> None:
    ana, code = alone()
    kept, before = lines(code), revision(code)
    ask(ana, code)
    assert (lines(code), revision(code)) == (kept, before)


@pytest.mark.usefixtures("site")
def test_there_are_no_hints_where_a_second_person_sits() -> None:
    ana, _, code = two_at_a_table()
    assert "Hint</button>" not in ana.text(f"/t/{code}/")
    assert ask(ana, code) == 403
    assert scene(code).hint is None


@pytest.mark.usefixtures("site")
def test_there_are_no_hints_for_those_who_only_watch() -> None:
    ana, code = alone()
    assert ask(Person("Eve"), code) == 403
    ask(ana, code)
    assert "data-hint" not in Person("Eve").text(f"/t/{code}/")


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
    hints.answered(OPEN_TABLES.tables[code], asked, json.dumps([["pass", 50]]))
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
    assert "Hint</button>" in ana.text(f"/t/{code}/")


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
            told = await wire.until(lambda board: "data-hint" in board["regions"].get("bar", ""))
            assert told["revision"] == now
            assert told["spoken"] == []
            wire.say({"type": "act", "revision": now, "action": choice})
            while (board := await watcher.hear())["revision"] == now:
                assert "data-hint" not in board["regions"].get("bar", "")

    asyncio.run(story())


@pytest.mark.usefixtures("site")
def test_a_hint_for_another_revision_is_refused() -> None:
    ana, code = alone()
    assert ana.post(f"/t/{code}/hint/", revision=0).status_code == 409
    assert "moved on" in body(ana.post(f"/t/{code}/hint/", revision=0))


def test_two_positions_that_a_seat_cannot_tell_apart_give_the_same_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Honest: what others hold in secret makes no difference."""
    monkeypatch.setattr(bot_process, "PLAYOUTS", 40)
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    game = GAMES["unreal-estate"]
    state = game.new(2, Chance(5))
    first, second = twins(game, state, state.actor, 31)
    sights = [Sight(game, twin, state.actor, 60.0) for twin in (first, second)]
    assert bot_process.hints(game, sights[0]) == bot_process.hints(game, sights[1])


def test_a_process_answers_a_question_for_a_hint_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["unreal-estate"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    monkeypatch.setattr(bot_process, "PLAYOUTS", 16)
    question = Question(match.record().write(), match.state.actor, hints.SEARCH, 0.5, "abc", hint=True)
    found = json.loads(bot_process.answer(question.text(1)))
    assert found[0][0] in [game.actions.write(action) for action in match.state.legal]
    assert question.text(1) == question.text(3)  # nobody replaces it by a plainer bot
