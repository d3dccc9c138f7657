"""Few forms of one table wait at a time; pages about everything else go on meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludoteca.web.live.writer.trouble import Trouble
from ludoteca.web.pages.request import crowds, middleware
from ludoteca.web.pages.request.crowds import Crowds
from tests.web.people import Person, legal, two_at_a_table, words

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
    monkeypatch.setattr(middleware, "CROWDS", crowd)
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
