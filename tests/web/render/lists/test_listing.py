"""Tables in lists: whose turn it is stands in a row, and no game is played again to tell it."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.state import NOBODY
from ludoteca.web.live.tables.kept.store import StoredTable
from ludoteca.web.live.tables.models import Seat, Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from tests.web.people import Person, legal, play_out, scene, two_at_a_table

pytestmark = pytest.mark.usefixtures("site")


def actor(code: str) -> int | None:
    """Whose turn it is, as the database has it."""
    return Table.objects.get(code=code).actor


def test_whose_turn_it_is_stands_beside_the_table() -> None:
    ana, bia, code = two_at_a_table()
    assert actor(code) == scene(code).actor
    people = ana, bia
    for _ in range(4):
        people[scene(code).actor].act(code, legal(code)[0])
        assert actor(code) == scene(code).actor
    play_out(code)
    assert actor(code) == NOBODY


def test_an_undo_gives_the_turn_back() -> None:
    people, code = (found := two_at_a_table("blue-moon-city"))[:2], found[2]
    for _ in range(30):
        mover = people[scene(code).actor]
        before = scene(code).actor
        mover.act(code, legal(code)[0])
        if scene(code).actor != before:
            break
        mover.undo(code)
        assert actor(code) == scene(code).actor
        mover.act(code, legal(code)[0])
    assert actor(code) == scene(code).actor


def test_no_game_is_played_again_for_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bia, code = two_at_a_table()
    asked = ("Ana", "Bia")[scene(code).actor]
    OPEN_TABLES.tables.clear()
    monkeypatch.setattr("ludoteca.web.live.tables.kept.store.load", refuse)
    pages = {"Ana": ana.text("/"), "Bia": bia.text("/")}
    for name, page in pages.items():
        assert ("Your turn" in page) == (name == asked)
        assert (f"Waiting for {asked}." in page) == (name != asked)


def refuse(code: str) -> StoredTable:
    raise AssertionError(code)


def test_of_an_older_row_the_game_is_looked_up() -> None:
    ana, bia, code = two_at_a_table()
    Table.objects.update(actor=None)
    OPEN_TABLES.tables.clear()
    assert "Your turn" in (ana, bia)[scene(code).actor].text("/")


def test_a_game_by_other_rules_is_not_listed() -> None:
    ana, _, code = two_at_a_table()
    assert f"/t/{code}/" in ana.text("/")
    row = Table.objects.get(code=code)
    Table.objects.update(header=row.header.replace("ferry 1", "ferry 999"))
    assert f"/t/{code}/" not in ana.text("/")


def test_a_table_in_its_lobby_says_for_how_many_it_waits() -> None:
    ana = Person("Ana")
    ana.make(seats=2)
    assert "Waiting for one more player" in ana.text("/")


def test_a_name_that_is_read_from_right_to_left_leaves_the_points_in_their_order() -> None:
    _, _, code = two_at_a_table("unreal-estate")
    play_out(code)
    Seat.objects.filter(table__code=code).update(name="محمد")
    OPEN_TABLES.tables.clear()
    apart = "\u2068محمد\u2069"
    assert f"{apart} won, " in Person().text("/games/unreal-estate/")
    assert re.search(rf'description" content="Points: {apart} \d+, {apart} \d+"', Person().text(f"/t/{code}/"))
