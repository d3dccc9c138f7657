"""A database that is away while somebody asks for a page: it is said in words, and no secret is written down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import OperationalError, connection

from tests.web.people import Person, two_at_a_table, words

SECRET = "s3cr3t"


@contextmanager
def away() -> Iterator[None]:
    """Nothing is to be had from the database, for a while."""

    def fail(*call: Any) -> None:
        raise OperationalError("connection refused")

    with connection.execute_wrapper(fail):
        yield


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(("language", "said"), [("en", "Just a moment."), ("pt-br", "Só um momento.")])
@pytest.mark.parametrize("address", ["/", "/me/", "/rules/ferry/", "/t/abcdefgh/", "/waiting.json"])
def test_those_whom_the_site_knows_are_told_to_come_back_in_a_moment(address: str, language: str, said: str) -> None:
    ana = Person("Ana", language)
    ana.make()
    with away():
        answer = ana.get(address)
    assert (answer.status_code, said in words(answer)) == (503, True)
    assert ana.get("/").status_code == 200


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("known", [True, False])
def test_no_secret_of_an_address_is_written_down(known: bool, caplog: pytest.LogCaptureFixture) -> None:
    two_at_a_table()
    ana = Person("Ana")
    if known:
        ana.make()
    with away():
        for address in (f"/t/abcdefgh/seat/{SECRET}/", f"/d/{SECRET}/", f"/setup/{SECRET}/", f"/j/{SECRET}/"):
            assert ana.get(address).status_code == 503
    assert len(caplog.messages) == 4
    assert SECRET not in caplog.text
    assert known or "t/<slug:code>/seat/<slug:secret>/" in caplog.text
