"""No table waits for a bot that nobody asked: whatever fails is asked for again, after pauses that grow."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

import pytest
from django.db import OperationalError

from ludoteca.web.live.bots.asking.desk import Answer, Reply
from ludoteca.web.live.bots.asking.question import Question
from ludoteca.web.live.bots.processes import bot_process
from ludoteca.web.live.tables.calls import bot_calls
from ludoteca.web.live.tables.calls.bot_calls import Call
from ludoteca.web.live.tables.calls.bot_news import BotNews, read_news
from ludoteca.web.live.tables.kept import store
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.writer import WRITER
from tests.web.people import Person, legal, scene, settled

pytestmark = pytest.mark.usefixtures("site")


@dataclass
class Desk:
    """Bots that answer when they are told to."""

    asked: list[tuple[Question, Answer]] = field(default_factory=list)
    queue: dict[str, int] = field(default_factory=dict)

    def ask(self, question: Question, answer: Answer) -> None:
        self.asked.append((question, answer))

    def places(self) -> dict[str, int]:
        return self.queue

    def answer(self, bot: str = "", text: str | None = None, early: float = 0.0) -> None:
        """Answer the last question; as some bot, with some text, or too early."""
        question, answer = self.asked[-1]
        moves = bot_process.answer(Question(question.record, question.seat, "random", 0.1).text(1))
        answer(Reply(moves if text is None else text, bot or question.bot, early))
        settled()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    one = Desk()
    monkeypatch.setattr(bot_calls, "BOT_POOL", one)
    monkeypatch.setattr(bot_calls, "LONGEST_PAUSE", 0.0)  # the pauses themselves are another test's
    return one


def at_bots_turn() -> tuple[Person, str]:
    """Ana has moved, and a bot thinks."""
    ana = Person("Ana")
    code = ana.make(opponents="bots", level="master")
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("buy")))
    assert scene(code).actor == 1
    return ana, code


def test_pauses_grow_and_stay_bearable() -> None:
    call, pauses = Call(1), []
    for _ in range(7):
        call = call.failed()
        pauses.append(round(call.again - time.monotonic()))
    assert pauses == [1, 2, 4, 8, 15, 15, 15]


def test_a_bot_is_asked_once_for_each_position(desk: Desk) -> None:
    at_bots_turn()
    OPEN_TABLES.call_again()
    OPEN_TABLES.call_again()
    assert len(desk.asked) == 1


def test_a_bot_that_cannot_answer_is_asked_again(desk: Desk) -> None:
    _, code = at_bots_turn()
    desk.answer(text="")
    OPEN_TABLES.call_again()
    assert len(desk.asked) == 2
    desk.answer()
    assert scene(code).actor == 0


def test_a_move_that_is_not_legal_is_not_played_and_the_bot_is_asked_again(desk: Desk) -> None:
    _, code = at_bots_turn()
    before = scene(code).revision
    desk.answer(text='["no such move"]')
    assert scene(code).revision == before
    OPEN_TABLES.call_again()
    desk.answer()
    assert scene(code).revision > before


def test_an_answer_that_cannot_be_written_down_is_asked_for_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    _, code = at_bots_turn()

    def away(*_: object) -> None:
        raise OperationalError("the connection is lost")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", away)
        desk.answer()
    assert scene(code).actor == 1
    OPEN_TABLES.call_again()
    assert len(desk.asked) == 2
    desk.answer()
    assert scene(code).actor == 0


def test_an_answer_whose_transaction_cannot_even_begin_is_asked_for_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, code = at_bots_turn()

    def away(pieces: list[object]) -> None:
        WRITER.failed(pieces, OperationalError("no connection"))  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(WRITER, "commit", away)
        question, answer = desk.asked[-1]
        answer(Reply('["pass"]', question.bot))
        while WRITER.inbox.load():
            time.sleep(0.01)
    OPEN_TABLES.call_again()
    assert len(desk.asked) == 2
    desk.answer()
    assert scene(code).actor == 0


def test_a_question_that_cannot_be_left_is_left_later(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> None:
        raise OperationalError("the desk is in the database, and that is away")

    with monkeypatch.context() as patch:
        patch.setattr(desk, "ask", away)
        _, code = at_bots_turn()
    OPEN_TABLES.call_again()
    desk.answer()
    assert scene(code).actor == 0


def test_the_table_says_which_place_its_bot_has(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, code = at_bots_turn()
    monkeypatch.setattr(bot_calls, "EVERY", 0.0)
    desk.queue = {code: 3}
    OPEN_TABLES.call_again()
    name = scene(code).names()[1]
    assert f"{name} is waiting to think: place 3 in the queue." in ana.text(f"/t/{code}/")
    desk.queue = {}
    OPEN_TABLES.call_again()
    assert scene(code).place == 0
    assert f"{name} is thinking." in ana.text(f"/t/{code}/")


def test_the_table_says_that_a_lower_level_chose_until_a_person_moves(desk: Desk) -> None:
    ana, code = at_bots_turn()
    desk.answer("beginner")
    name = scene(code).names()[1]
    assert f"a lower level chose for {name} (Beginner)." in ana.text(f"/t/{code}/")
    ana.act(code, legal(code)[0])
    assert scene(code).eased == ()


def test_what_is_said_of_bots_is_the_same_at_every_process() -> None:
    news = BotNews(3).chose(1, 7, "beginner").chose(2, 8, "middle").chose(1, 9, "")
    assert news.since([6, 7, 8], before=6) == ((2, "middle"),)
    assert news.since([6, 7], before=6) == ()  # it was taken back
    assert news.since([6, 7, 8], before=8) == ()  # a person has moved since
    assert read_news(news.text()) == news
    assert read_news(BotNews().text()) == BotNews()


def test_bots_think_for_whoever_plays_and_not_for_those_who_watch(desk: Desk) -> None:
    ana, code = at_bots_turn()
    ana.get(f"/t/{code}/")
    Person("Eve").get(f"/t/{code}/")
    live = OPEN_TABLES.table(code)
    assert live.patron.guest == str(scene(code).seats[0].player)
    assert live.patron.address == "127.0.0.1"


def test_a_bot_that_is_asked_again_is_told_how_long_people_have_waited(desk: Desk) -> None:
    ana, code = at_bots_turn()
    live = OPEN_TABLES.table(code)
    for before in (40.0, 80.0):  # the answers were lost
        live.call = replace(live.call, since=live.call.asked - before, again=0.0)
        OPEN_TABLES.call_again()
        assert before <= desk.asked[-1][0].waited < before + 30.0
    desk.answer()
    asked = len(desk.asked)
    while len(desk.asked) == asked:
        ana.act(code, legal(code)[0])
    assert desk.asked[-1][0].waited == 0.0  # a new turn, a new wait


def test_an_answer_at_once_is_not_played_sooner_than_one_after_thought(desk: Desk) -> None:
    _, code = at_bots_turn()
    desk.answer(early=0.5)
    assert scene(code).actor == 1
    while scene(code).actor == 1:
        time.sleep(0.01)
    assert time.monotonic() - OPEN_TABLES.table(code).call.asked >= 0.5


def test_an_answer_that_comes_while_the_site_stops_is_not_played(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """How the table stands is marked then: nothing may come after it."""
    _, code = at_bots_turn()
    before = scene(code).revision
    monkeypatch.setattr(bot_calls.CALLS, "closed", True)
    desk.answer()
    OPEN_TABLES.call_again()
    assert scene(code).revision == before
    assert len(desk.asked) == 1  # nobody was asked again
