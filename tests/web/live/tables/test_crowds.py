"""Few wait for one table at a time, with a form or for it to be opened; pages about everything else go on meanwhile."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludoteca.web.live.tables import crowds, open_tables
from ludoteca.web.live.tables.crowds import Crowds
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.writer.trouble import Trouble
from ludoteca.web.pages.request import middleware
from ludoteca.web.pages.table.socket import LATER
from tests.web.people import Person, legal, scene, two_at_a_table, words
from tests.web.wire import Wire

PATIENCE = 60.0


@contextmanager
def held(crowd: Crowds, table: str) -> Iterator[threading.Event]:
    """Somebody has a place at a table until the event is set."""
    there, go = threading.Event(), threading.Event()

    def hold() -> None:
        with crowd.place(table):
            there.set()
            go.wait(PATIENCE)

    thread = threading.Thread(target=hold)
    thread.start()
    assert there.wait(PATIENCE)
    try:
        yield go
    finally:
        go.set()
        thread.join(PATIENCE)


@pytest.mark.usefixtures("site")
def test_while_two_forms_of_a_table_wait_a_third_is_told_so_and_all_else_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crowd = Crowds()
    monkeypatch.setattr(middleware, "FORMS", crowd)
    monkeypatch.setattr(crowds, "PATIENCE", 0.0)
    ana, _, code = two_at_a_table()
    bia, _, other = two_at_a_table()
    eva = Person("Eva", language="pt-br")
    with held(crowd, code), held(crowd, code):
        answer = ana.act(code, legal(code)[0])
        assert answer.status_code == 503
        assert "Nothing can be written down just now" in words(answer)
        assert "Nada pode ser anotado agora" in words(eva.post(f"/t/{code}/say/"))
        assert ana.get(f"/t/{code}/").status_code == ana.get("/").status_code == 200
        assert bia.act(other, legal(other)[0]).status_code == 302
    assert ana.act(code, legal(code)[0]).status_code == 302
    assert not crowd.inside


@pytest.mark.usefixtures("site")
def test_a_form_that_names_its_table_by_an_invitation_or_in_a_field_waits_with_those_of_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crowd = Crowds()
    monkeypatch.setattr(middleware, "FORMS", crowd)
    monkeypatch.setattr(crowds, "PATIENCE", 0.0)
    ana, bia, code = two_at_a_table()
    invite = scene(code).invite
    with held(crowd, code), held(crowd, code), held(crowd, invite), held(crowd, invite):
        assert Person("Eva").post(f"/j/{invite}/", name="Eva").status_code == 503
        assert ana.post("/name/", table=code, seat=0, name="Anna").status_code == 503
        assert bia.post("/name/", name="Beatriz").status_code == 302
    assert not crowd.inside


@pytest.mark.usefixtures("site")
def test_while_two_wait_for_a_table_to_be_opened_others_are_told_so_and_all_else_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crowd = Crowds()
    monkeypatch.setattr(open_tables, "OPENING", crowd)
    monkeypatch.setattr(crowds, "PATIENCE", 0.0)
    ana, _, code = two_at_a_table()
    bia, _, other = two_at_a_table()
    OPEN_TABLES.forget(code)

    async def come_in() -> object:
        async with Wire(ana, code) as wire:
            return wire.first

    with held(crowd, code), held(crowd, code):
        assert ana.get(f"/t/{code}/").status_code == 503
        assert asyncio.run(come_in()) == {"type": "websocket.close", "code": LATER}
        assert bia.get("/").status_code == bia.get(f"/t/{other}/").status_code == 200
    assert ana.get(f"/t/{code}/").status_code == 200
    assert not crowd.inside


def test_a_place_that_becomes_free_is_taken_by_whoever_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowds()
    monkeypatch.setattr(crowds, "PATIENCE", PATIENCE)
    with held(crowd, "a"), held(crowd, "a") as second:
        threading.Timer(0.05, second.set).start()
        with crowd.place("a"):
            assert second.is_set()


def test_nobody_waits_behind_those_who_wait_for_long_already(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowds()
    monkeypatch.setattr(crowds, "PATIENCE", PATIENCE)
    now = time.monotonic()
    crowd.inside["a"] = {-1: now, -2: now - PATIENCE}
    with pytest.raises(Trouble), crowd.place("a"):
        pass
