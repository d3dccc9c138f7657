"""Several tables share the bot processes: they take turns, and none keeps all of them busy."""

from __future__ import annotations

import queue
import threading

from ludoteca.web.live.bots.asking.desk import Reply
from ludoteca.web.live.bots.asking.question import Question
from ludoteca.web.live.bots.asking.waiting_room import WaitingRoom
from ludoteca.web.live.bots.processes.bot_pool import BotPool

PATIENCE = 20.0


def served(room: WaitingRoom[str], number: int) -> list[str]:
    """What a single process answers, one question after another."""
    answered = []
    for _ in range(number):
        asked = room.take()
        assert asked is not None
        answered.append(asked[1])
        room.done(asked[0])
    return answered


def test_the_table_that_waited_longest_is_served_first() -> None:
    room: WaitingRoom[str] = WaitingRoom()
    for table in ("ana", "bia", "cid"):
        room.put(table, table)
    assert served(room, 3) == ["ana", "bia", "cid"]


def test_a_table_that_asks_again_waits_behind_the_others() -> None:
    room: WaitingRoom[str] = WaitingRoom()
    room.put("ana", "ana's first")
    room.put("bia", "bia's first")
    assert served(room, 1) == ["ana's first"]
    room.put("ana", "ana's second")
    assert served(room, 2) == ["bia's first", "ana's second"]


def test_a_newer_question_takes_the_place_of_an_older_one_of_its_table() -> None:
    room: WaitingRoom[str] = WaitingRoom()
    room.put("ana", "before the undo")
    room.put("bia", "bia's")
    room.put("ana", "after the undo")
    assert served(room, 2) == ["after the undo", "bia's"]
    assert not room.waiting


def test_a_table_whose_question_is_being_thought_about_leaves_the_other_processes_to_others() -> None:
    room: WaitingRoom[str] = WaitingRoom()
    room.put("ana", "ana's first")
    assert room.take() == ("ana", "ana's first")
    room.put("ana", "ana's second")
    room.put("bia", "bia's")
    assert room.take() == ("bia", "bia's")
    room.done("ana")
    assert room.take() == ("ana", "ana's second")


def test_a_process_that_waits_is_woken_by_a_question_and_by_closing_time() -> None:
    room: WaitingRoom[str] = WaitingRoom()
    heard: queue.SimpleQueue[object] = queue.SimpleQueue()

    def work() -> None:
        heard.put(room.take())
        heard.put(room.take())

    thread = threading.Thread(target=work)
    thread.start()
    room.put("ana", "ana's")
    assert heard.get(timeout=PATIENCE) == ("ana", "ana's")
    room.close()
    assert heard.get(timeout=PATIENCE) is None
    thread.join(PATIENCE)


def test_a_hint_that_nobody_finds_is_answered_with_nothing() -> None:
    pool, heard = BotPool(1), queue.SimpleQueue[Reply]()
    pool.ask(Question("no record at all", 0, "ismcts", 0.1, "ana", hint=True), heard.put)
    assert heard.get(timeout=60).text == ""
    pool.stop()


def test_what_nobody_at_a_table_waits_for_comes_after_everything_else_and_one_at_a_time() -> None:
    room: WaitingRoom[str] = WaitingRoom()
    for report in ("r/ana", "r/bia"):
        room.put(report, report, later=True)
    room.put("cid", "cid")
    assert room.order() == ["cid"]
    assert served(room, 1) == ["cid"]
    assert room.take() == ("r/ana", "r/ana")
    room.put("dan", "dan")
    assert room.free() == ["dan"]
    assert served(room, 1) == ["dan"]
    assert room.free() == []
    room.done("r/ana")
    assert room.free() == ["r/bia"]
    assert served(room, 1) == ["r/bia"]
