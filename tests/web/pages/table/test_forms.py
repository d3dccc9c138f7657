"""Decisions by plain forms: the one way every move takes, and all that is refused on it."""

from __future__ import annotations

from functools import partial

import pytest
from django.db import connection

from ludoteca.web.live.tables.models import Line, Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.refusals import Stale
from ludoteca.web.live.writer import HOUSE, WRITER
from tests.web.people import Person, deal, legal, lines, revision, scene, settled, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def test_a_decision_is_one_line_and_one_revision() -> None:
    ana, _, code = two_at_a_table()
    before, choice = revision(code), legal(code)[0]
    answer = ana.act(code, choice)
    assert answer.url == f"/t/{code}/"
    assert lines(code)[-1].split(" ~ ")[0] == choice
    assert revision(code) == before + 1


def test_the_choices_stand_on_the_page_of_whoever_is_asked_only() -> None:
    ana, bia, code = two_at_a_table()
    for choice in legal(code):
        assert f'value="{choice}"' in ana.text(f"/t/{code}/")
        assert f'value="{choice}"' not in bia.text(f"/t/{code}/")
        assert f'value="{choice}"' not in Person().text(f"/t/{code}/")


def test_a_stale_click_is_refused_and_changes_nothing() -> None:
    ana, bia, code = two_at_a_table()
    old = scene(code).revision
    ana.act(code, legal(code)[0])
    kept = lines(code)
    answer = bia.act(code, legal(code)[0], revision=old)
    assert answer.status_code == 409
    assert "moved on" in words(answer)
    assert lines(code) == kept


def test_a_double_click_plays_once() -> None:
    ana, _, code = two_at_a_table()
    now, choice = scene(code).revision, legal(code)[0]
    assert ana.act(code, choice, revision=now).status_code == 302
    assert ana.act(code, choice, revision=now).status_code == 409
    assert len(lines(code)) == 2


def test_nobody_acts_for_another_seat() -> None:
    ana, bia, code = two_at_a_table()
    answer = bia.act(code, legal(code)[0])
    assert answer.status_code == 409
    assert "not your turn" in words(answer)
    ana.act(code, legal(code)[0])
    assert ana.act(code, legal(code)[0]).status_code == 409
    assert len(lines(code)) == 2


def test_those_who_watch_do_not_play() -> None:
    _, _, code = two_at_a_table()
    answer = Person("Eve").act(code, legal(code)[0])
    assert answer.status_code == 403
    assert "You are watching" in words(answer)
    assert len(lines(code)) == 1


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    ana, _, code = two_at_a_table()
    answer = ana.act(code, "bribe amber")
    assert answer.status_code == 409
    assert "This is not what is asked now" in words(answer)
    assert "There is no such move" in words(ana.act(code, "fly"))
    assert len(lines(code)) == 1


def test_why_not_names_the_section_and_leads_there() -> None:
    ana, _, code = two_at_a_table()
    kinds = ["amber", "bales", "copper", "dyes"]
    missing = next(f"load {kind}" for kind in kinds if f"load {kind}" not in legal(code))
    answer = ana.post(f"/t/{code}/why/", action=missing)
    assert "You do not hold it" in words(answer)
    assert "/rules/ferry/#s5" in answer.content.decode()


def test_undo_takes_back_a_step_and_the_revision_still_grows() -> None:
    ana, _, code = two_at_a_table()
    # Loading asks Bia whether she bribes; nothing random has happened yet.
    load = next(choice for choice in legal(code) if choice.startswith("load"))
    ana.act(code, load)
    before = revision(code)
    assert ana.undo(code).status_code == 302
    assert len(lines(code)) == 1
    assert revision(code) == before + 1
    assert load in legal(code)


def test_undo_stops_at_luck() -> None:
    ana, _, code = two_at_a_table()
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("buy")))  # the market is refilled
    answer = ana.undo(code)
    assert answer.status_code == 409
    assert "taken back" in words(answer)
    assert len(lines(code)) == 2


def test_nobody_takes_back_what_another_did() -> None:
    ana, bia, code = two_at_a_table()
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("load")))
    assert bia.undo(code).status_code == 409
    assert Person().undo(code).status_code == 409
    assert len(lines(code)) == 2


def test_back_to_the_start_of_the_turn() -> None:
    ana, _, code = two_at_a_table()
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("load")))
    ana.undo(code, to="turn")
    assert len(lines(code)) == 1


def test_what_everybody_sees_is_the_only_way_is_played_by_the_table() -> None:
    ana, bia, code = two_at_a_table()
    deal(code, [0, 0, 0], [1, 2])
    ana.act(code, "load amber")
    bia.act(code, "pass")
    assert [line.split(" ~ ")[0] for line in lines(code)[-2:]] == ["pass", "raid 2"]


def test_a_table_is_loaded_from_its_lines_alone() -> None:
    ana, bia, code = two_at_a_table()
    ana.act(code, legal(code)[0])
    bia.act(code, legal(code)[0])
    before = scene(code)
    OPEN_TABLES.tables.clear()
    after = scene(code)
    assert after.match is not None
    assert before.match is not None
    assert after.match.record().write() == before.match.record().write()
    assert legal(code)
    assert after.revisions == before.revisions


def test_a_process_that_is_behind_loads_the_missing_lines_before_it_judges() -> None:
    ana, bia, code = two_at_a_table()
    behind = OPEN_TABLES.tables.pop(code)  # the same table, as another process has it in its memory
    ana.act(code, legal(code)[0])
    ahead = scene(code)
    OPEN_TABLES.tables[code] = behind
    assert bia.act(code, legal(code)[0], revision=ahead.revision).status_code == 302
    assert len(lines(code)) == 3


def test_of_two_processes_only_one_writes_a_line() -> None:
    ana, _, code = two_at_a_table()
    behind = OPEN_TABLES.tables.pop(code)
    choice, now = legal(code)[0], scene(code).revision
    ana.act(code, choice)
    kept = lines(code)
    with pytest.raises(Stale):
        WRITER.do(code, lambda: behind.submit(0, now, [choice]))
    assert lines(code) == kept
    settled()
    assert behind.scene.revision == now + 1  # it has taken over what the other wrote


def test_a_move_is_on_the_disk_before_it_is_acknowledged() -> None:
    def ask(question: str) -> object:
        with connection.cursor() as cursor:
            return cursor.execute(f"PRAGMA {question}").fetchone()[0]

    assert WRITER.do(HOUSE, partial(ask, "journal_mode")) == "wal"
    assert WRITER.do(HOUSE, partial(ask, "synchronous")) == 2  # full


def test_a_line_that_cannot_be_written_changes_nothing() -> None:
    ana, _, code = two_at_a_table()
    before = scene(code)
    table = Table.objects.get(code=code)
    Line.objects.create(table=table, number=1, text="in the way", revision=99)
    ana.browser.raise_request_exception = False
    assert ana.act(code, legal(code)[0]).status_code == 500
    Line.objects.filter(number=1).delete()
    settled()
    assert revision(code) == before.revision
    assert ana.act(code, legal(code)[0]).status_code == 302
