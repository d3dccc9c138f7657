"""One link for the whole group, and a lobby whose seats are added and removed."""

from __future__ import annotations

import re

import pytest

from ludoteca.web.live.tables.models import Table
from tests.web.people import Person, body, legal, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def group_link(person: Person, code: str) -> str:
    """The link that somebody sends to everybody."""
    found = re.search(r'id="invite" value="http://localhost(/j/[^"]+/)"', person.text(f"/t/{code}/"))
    assert found
    return found[1]


def names(code: str) -> list[str]:
    return ["" if seat.empty else seat.called() for seat in scene(code).seats]


def test_everybody_takes_the_next_free_seat_by_the_same_link() -> None:
    ana = Person("Ana")
    code = ana.make(seats=3)
    link = group_link(ana, code)
    for name in ("Bia", "Caio"):
        friend = Person(name)
        assert "Ana keeps a seat for you" in words(friend.get(link))
        assert friend.post(link, name=name).url == f"/t/{code}/"
    assert names(code) == ["Ana", "Bia", "Caio"]


def test_looking_at_the_link_takes_no_seat_and_makes_no_guest() -> None:
    ana = Person("Ana")
    code = ana.make(seats=3)
    robot = Person()
    answer = robot.get(group_link(ana, code))
    assert answer.status_code == 200
    assert not answer.cookies.get("guest")
    assert names(code) == ["Ana", "", ""]


def test_who_sits_already_comes_to_the_table_and_takes_no_second_seat() -> None:
    ana = Person("Ana")
    code = ana.make(seats=3)
    link = group_link(ana, code)
    for _ in range(2):
        assert ana.post(link).url == f"/t/{code}/"
    assert names(code) == ["Ana", "", ""]


def test_who_comes_too_late_is_told_and_watches() -> None:
    ana = Person("Ana")
    code = ana.make()
    link, late = group_link(ana, code), Person("Caio")
    Person("Bia").post(link, name="Bia")
    assert "All seats are taken" in words(late.get(link))
    assert "All seats are taken. You can watch." in words(late.post(link, follow=True, name="Caio"))
    assert names(code) == ["Ana", "Bia"]


def test_strangers_who_watch_do_not_see_the_link() -> None:
    ana = Person("Ana")
    code = ana.make()
    assert "/j/" not in Person().text(f"/t/{code}/")


@pytest.mark.parametrize("invite", ["nonsense", "x" * 200, "-", "AAAAAAAAAAAAAAAAAAAAAA"])
def test_a_link_of_no_table_says_so(invite: str) -> None:
    assert Person().get(f"/j/{invite}/").status_code == 404
    assert Person().get(f"/j/{invite}/code.svg").status_code == 404


def test_the_link_is_a_picture_too() -> None:
    ana = Person("Ana")
    answer = ana.get(group_link(ana, ana.make()) + "code.svg")
    assert answer["Content-Type"] == "image/svg+xml"
    assert body(answer).startswith("<svg ")
    assert "style=" not in body(answer)


def test_seats_are_added_and_removed() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make(seats=2)
    link = group_link(ana, code)
    ana.post(f"/t/{code}/seats/", add=1)
    bia.post(link, name="Bia")
    assert names(code) == ["Ana", "Bia", ""]
    ana.post(f"/t/{code}/seats/", remove=2)
    assert names(code) == ["Ana", "Bia"]
    assert Table.objects.get(code=code).header.count("players=2") == 1
    ana.post(f"/t/{code}/start/")
    assert scene(code).status == "running"
    assert legal(code)


def test_those_behind_a_removed_seat_move_up() -> None:
    ana, caio = Person("Ana"), Person("Caio")
    code = ana.make(seats=3)
    caio.sit(code, 2)
    ana.post(f"/t/{code}/seats/", remove=1)
    assert names(code) == ["Ana", "Caio"]
    assert "data-socket" in caio.text(f"/t/{code}/")
    assert scene(code).seats[1].number == 1


def test_no_game_gets_more_or_fewer_seats_than_it_has() -> None:
    ana = Person("Ana")
    code = ana.make(seats=2)
    for _ in range(9):
        ana.post(f"/t/{code}/seats/", add=1)
    most = max(scene(code).game.seats)
    assert len(scene(code).seats) == most
    assert "not for so many players" in words(ana.post(f"/t/{code}/seats/", follow=True, add=1))
    for _ in range(9):
        ana.post(f"/t/{code}/seats/", remove=1)
    assert len(scene(code).seats) == min(scene(code).game.seats)


@pytest.mark.parametrize("seat", ["0", "9", "-1", "x", ""])
def test_no_seat_of_somebody_and_no_seat_that_is_not_there_is_removed(seat: str) -> None:
    ana = Person("Ana")
    code = ana.make(seats=3)
    ana.post(f"/t/{code}/seats/", remove=seat)
    assert names(code) == ["Ana", "", ""]


def test_only_the_maker_sets_the_seats_and_only_before_the_game() -> None:
    ana, bia, code = two_at_a_table()
    ana.post(f"/t/{code}/seats/", add=1)
    open_code = ana.make(seats=2)
    bia.post(f"/t/{open_code}/seats/", add=1)
    assert (len(scene(code).seats), len(scene(open_code).seats)) == (2, 2)


def test_the_maker_frees_a_seat_and_never_their_own() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make(seats=3)
    bia.sit(code, 1)
    ana.post(f"/t/{code}/seats/", free=0)
    ana.post(f"/t/{code}/seats/", free=1)
    assert names(code) == ["Ana", "", ""]
