"""Signing in with a guest's tables in hand: they come along, if one wants it."""

from __future__ import annotations

import pytest

from ludoteca.web.live.people import learning
from ludoteca.web.live.people.models import Ban, Learnt, Player
from ludoteca.web.live.tables.models import Seat, Table
from tests.web.pages.me.kept import device_link, keep, player_of
from tests.web.people import Person, body, legal, play_out, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def signed_in_over(guest: Person, ana: Person) -> None:
    """A guest's browser is let in as Ana."""
    answer = guest.post(device_link(ana))
    assert answer.url == "/me/bring/"


def test_whoever_signs_in_is_asked_and_brings_the_tables_along() -> None:
    ana = Person("Ana")
    keep(ana)
    guest, _, code = two_at_a_table()
    finished = guest.make(opponents="hotseat")
    play_out(finished)
    signed_in_over(guest, ana)
    assert "Bring 2 tables along?" in words(guest.get("/me/bring/"))
    before = scene(code).seats[0].secret
    answer = guest.post("/me/bring/", follow=True)
    assert "2 tables came along" in words(answer)
    player = player_of(ana)
    assert {seat.player_id for seat in Seat.objects.filter(table__code=finished)} == {player.pk}
    seat = scene(code).seats[0]
    assert (seat.player, seat.secret) == (player.pk, before)
    assert Table.objects.get(code=code).maker_id == player.pk
    assert ana.act(code, legal(code)[0]).status_code == 302  # on either device
    assert code in body(guest.get("/"))
    assert not Player.objects.filter(name="Ana", user__isnull=True).exists()


def test_whoever_leaves_them_finds_them_as_a_guest_again() -> None:
    ana = Person("Ana")
    keep(ana)
    guest, _, code = two_at_a_table()
    signed_in_over(guest, ana)
    assert code not in body(guest.get("/"))
    assert "Bring 1 table along?" in words(guest.get("/me/"))
    guest.post("/me/out/")
    assert code in body(guest.get("/"))


def test_where_both_sit_everything_stays() -> None:
    ana, bia, code = two_at_a_table()
    keep(ana)
    signed_in_over(bia, ana)
    assert "0 tables came along" in words(bia.post("/me/bring/", follow=True))
    seats = scene(code).seats
    assert seats[0].player != seats[1].player
    bia.post("/me/out/")
    assert code in body(bia.get("/"))


def test_what_was_learnt_and_what_was_done_wrong_come_along() -> None:
    ana = Person("Ana")
    keep(ana)
    guest, _, _ = two_at_a_table()
    player, other = player_of(ana), Player.objects.get(name="Ana", user__isnull=True)
    for who in (player, other):
        learning.learn(who.pk, "ferry/first")
    learning.learn(other.pk, "ferry/second")
    signed_in_over(guest, ana)
    Ban.objects.create(player=other, why="noise")
    guest.browser.post("/me/bring/")
    assert set(Learnt.objects.values_list("player", "what")) == {
        (player.pk, "ferry/first"),
        (player.pk, "ferry/second"),
    }
    assert Ban.objects.get().player == player


def test_without_a_guest_nobody_is_asked() -> None:
    ana, phone = Person("Ana"), Person()
    keep(ana)
    answer = phone.post(device_link(ana), follow=True)
    assert answer.request["PATH_INFO"] == "/me/"


def test_a_guest_cannot_bring_anything_to_nobody() -> None:
    ana, _, code = two_at_a_table()
    assert ana.post("/me/bring/").url == "/me/in/"
    assert code in body(ana.get("/"))
