"""Making a table: with bots, for friends, or for several at one screen."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.bots import LEVELS
from ludoteca.web.live.tables.models import Table
from tests.web.conftest import AtOnce
from tests.web.people import Person, scene, words

pytestmark = pytest.mark.usefixtures("site")


def test_play_now_is_one_click(bots: AtOnce) -> None:
    bots.silent = True
    ana = Person()
    answer = ana.post("/tables/", follow=True, game="ferry")
    assert answer.status_code == 200
    now = scene(Table.objects.get().code)
    assert now.status == "running"
    assert [seat.person for seat in now.seats] == [True, False, False]
    assert all(seat.bot in LEVELS for seat in now.seats[1:])
    assert len({seat.name for seat in now.seats}) == 3


def test_a_table_for_friends_waits_for_them() -> None:
    now = scene(Person("Ana").make(seats=3, opponents="friends"))
    assert now.status == "open"
    assert [seat.empty for seat in now.seats] == [False, True, True]


def test_several_at_one_screen_are_named_with_commas() -> None:
    ana = Person("Ana, Bia")
    now = scene(ana.make(seats=3, opponents="hotseat"))
    assert now.status == "running"
    assert now.names() == ["Ana", "Bia", "Player 3"]


def test_options_are_those_of_the_record() -> None:
    assert scene(Person().make(opt_convoy=4)).header.write().endswith("players=2 convoy=4")


def test_options_not_named_are_as_people_play() -> None:
    assert scene(Person().make()).header.options == {"convoy": 3}


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 9},
        {"seats": "x"},
        {"seats": "²"},
        {"opt_convoy": 7},
        {"level": "os:system"},
        {"opponents": "everybody"},
    ],
)
def test_what_cannot_be_is_refused_in_words_and_makes_no_table(wrong: dict[str, object]) -> None:
    fields: dict[str, Any] = {"game": "ferry", "seats": 2, "opponents": "bots", **wrong}
    answer = Person().post("/tables/", **fields)
    assert answer.status_code in (400, 404)
    assert words(answer)
    assert not Table.objects.exists()


def test_a_name_is_one_clean_line() -> None:
    ana = Person("  A\u202en\u0000a \n\t Maria de todos os santos e mais")
    assert scene(ana.make()).names()[0] == "A n a Maria de todos os"
