"""Seats: links that open them, who holds them, and who may give them away."""

from __future__ import annotations

import pytest
from django.utils.translation import override

from ludoteca.games import GAMES
from ludoteca.web.live.bots.characters import CHARACTERS
from ludoteca.web.live.people.models import Player
from ludoteca.web.live.tables.models import Seat, Table
from tests.web.conftest import AtOnce
from tests.web.people import Person, body, legal, lines, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def link(code: str, seat: int) -> str:
    return f"/t/{code}/seat/{scene(code).seats[seat].secret}/"


def test_looking_at_an_invitation_takes_no_seat() -> None:
    code = Person("Ana").make()
    messenger = Person()
    answer = messenger.get(link(code, 1))
    assert answer.status_code == 200
    assert scene(code).seats[1].empty
    assert not messenger.browser.cookies.get("guest")


def test_an_invitation_has_a_title_and_a_picture_for_messengers() -> None:
    page = Person().text(link(Person("Ana").make("unreal-estate"), 1))
    for mark in ("og:title", "og:description", "og:image"):
        assert f'property="{mark}"' in page
    assert "Ana" in page


def test_sitting_down_leads_to_the_public_address() -> None:
    code = Person("Ana").make()
    bia = Person("Bia")
    answer = bia.sit(code, 1)
    assert answer.url == f"/t/{code}/"
    assert scene(code).names() == ["Ana", "Bia"]


def test_an_invitation_can_be_used_once() -> None:
    ana, bia, eve = Person("Ana"), Person("Bia"), Person("Eve")
    code = ana.make()
    invitation = link(code, 1)
    bia.post(invitation)
    assert eve.post(invitation, name="Eve").status_code == 404
    assert scene(code).names()[1] != "Eve"


def test_whoever_sat_down_may_use_the_old_invitation_to_come_back() -> None:
    code = Person("Ana").make()
    bia, invitation = Person("Bia"), link(code, 1)
    bia.post(invitation)
    assert bia.get(invitation).url == f"/t/{code}/"


def test_the_maker_does_not_hold_the_seats_of_the_others() -> None:
    ana, _, code = two_at_a_table()
    assert scene(code).seats[1].secret not in ana.text(f"/t/{code}/")


def test_my_link_opens_my_seat_on_another_device() -> None:
    ana, _, code = two_at_a_table()
    mine = link(code, 0)
    assert mine in ana.text(f"/t/{code}/")
    phone = Person()
    phone.post(mine)
    assert scene(code).names()[0] == "Ana"
    assert phone.act(code, legal(code)[0]).status_code == 302
    assert len(lines(code)) == 2


def test_a_seat_of_one_table_opens_no_other() -> None:
    code, other = Person("Ana").make(), Person("Bia").make()
    secret = scene(code).seats[1].secret
    assert Person().post(f"/t/{other}/seat/{secret}/").status_code == 404


def test_a_link_of_nobody_says_so() -> None:
    code = Person("Ana").make()
    answer = Person(language="en").get(f"/t/{code}/seat/made-up/")
    assert answer.status_code == 404
    assert "This link has been used already" in words(answer)


def test_links_of_empty_seats_are_for_the_maker_alone() -> None:
    ana, eve = Person("Ana"), Person("Eve")
    code = ana.make()
    assert link(code, 1) in ana.text(f"/t/{code}/")
    assert "/seat/" not in eve.text(f"/t/{code}/")


def test_a_table_starts_only_when_everybody_is_there() -> None:
    ana = Person("Ana")
    code = ana.make()
    assert "Somebody is still missing" in words(ana.post(f"/t/{code}/start/", follow=True))
    assert scene(code).status == "open"


def test_only_the_maker_starts_fills_and_closes() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make(seats=3)
    bia.sit(code, 1)
    for path in ("start", "bot", "close"):
        bia.post(f"/t/{code}/{path}/", seat=2)
        assert scene(code).status == "open"
        assert scene(code).seats[2].empty


def test_the_maker_fills_an_empty_seat_with_a_bot(bots: AtOnce) -> None:
    bots.silent = True
    ana = Person("Ana")
    code = ana.make()
    ana.post(f"/t/{code}/bot/", seat=1, level="beginner")
    ana.post(f"/t/{code}/start/")
    assert scene(code).seats[1].bot == "beginner"
    assert scene(code).status == "running"


def test_a_bot_is_shown_with_a_word_about_it_in_the_readers_language() -> None:
    ana = Person("Ana", language="pt-br")
    code = ana.make()
    ana.post(f"/t/{code}/bot/", seat=1)
    said = words(ana.get(f"/t/{code}/"))
    with override("pt-br"):
        assert str(CHARACTERS[scene(code).seats[1].name]) in said


def test_a_lobby_names_the_options_of_the_game() -> None:
    ana = Person("Ana")
    code = ana.make(opt_convoy="4")
    ferry = GAMES["ferry"].words("en")
    said = words(ana.get(f"/t/{code}/"))
    assert ferry.option("convoy") in said
    assert ferry.option("convoy=4") in said


def test_a_bot_takes_no_seat_from_a_person() -> None:
    ana, _, code = two_at_a_table()
    ana.post(f"/t/{code}/bot/", seat=1)
    assert scene(code).seats[1].person


def test_whoever_leaves_a_lobby_frees_the_seat() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make()
    bia.sit(code, 1)
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    assert scene(code).seats[1].empty


def test_nobody_makes_somebody_else_leave() -> None:
    ana, bia, code = two_at_a_table()
    bia.post(f"/t/{code}/leave/", seat=0, sure="yes")
    ana.post(f"/t/{code}/leave/", seat=1, sure="yes")
    assert [seat.person for seat in scene(code).seats] == [True, True]


def test_a_deserted_seat_is_played_on_by_a_bot_and_no_longer_by_its_player(bots: AtOnce) -> None:
    bots.silent = True
    ana, bia, code = two_at_a_table()
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    assert scene(code).absent(scene(code).seats[1])
    ana.post(f"/t/{code}/bot/", seat=1)
    assert scene(code).seats[1].bot
    assert bia.act(code, "buy amber").status_code == 403


def test_whoever_waits_for_somebody_who_has_left_is_told_so(bots: AtOnce) -> None:
    bots.silent = True
    people, code = (found := two_at_a_table())[:2], found[2]
    gone = scene(code).actor
    people[gone].post(f"/t/{code}/leave/", seat=gone, sure="yes")
    told = f"{people[gone].name} has left the table."
    assert f"{told} A bot may play on: see the players." in people[1 - gone].text(f"/t/{code}/")
    watcher = Person().text(f"/t/{code}/")
    assert told in watcher
    assert "A bot may play on" not in watcher


def test_a_maker_who_leaves_hands_the_table_on() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make(seats=3)
    bia.sit(code, 1)
    ana.post(f"/t/{code}/leave/", seat=0, sure="yes")
    bia.post(f"/t/{code}/bot/", seat=2)
    assert scene(code).seats[2].bot


def test_a_table_that_everybody_left_is_closed() -> None:
    ana = Person("Ana")
    code = ana.make()
    ana.post(f"/t/{code}/leave/", seat=0, sure="yes")
    assert Table.objects.get().status == "closed"


@pytest.mark.parametrize("what", ["leave", "close"])
def test_to_leave_or_close_a_running_table_is_asked_again(what: str) -> None:
    ana, _, code = two_at_a_table()
    asked = ana.post(f"/t/{code}/{what}/", seat=0)
    assert asked.status_code == 200
    assert 'name="sure" value="yes"' in body(asked)
    assert scene(code).status == "running"
    assert scene(code).seats[0].person
    ana.post(f"/t/{code}/{what}/", seat=0, sure="yes")
    assert scene(code).status == "closed" or not scene(code).seats[0].person


def test_a_closed_table_takes_nobody_and_no_move() -> None:
    ana, _, code = two_at_a_table()
    ana.post(f"/t/{code}/close/", sure="yes")
    assert scene(code).status == "closed"
    assert ana.act(code, "buy amber").status_code == 409
    assert ana.get(f"/t/{code}/").status_code == 200


def test_a_seat_belongs_to_a_player_whom_an_account_can_adopt() -> None:
    Person("Ana").make()
    assert Seat.objects.get(number=0).player == Player.objects.get(name="Ana")


def test_a_new_name_is_seen_at_every_table() -> None:
    ana = Person("Ana")
    code = ana.make()
    ana.post("/name/", name="Anna", next=f"/t/{code}/")
    assert scene(code).names()[0] == "Anna"


def test_a_guest_without_a_name_is_called_by_a_number_in_the_readers_language() -> None:
    code = Person().make()
    number = Player.objects.get().number
    assert f"Guest {number}" in Person().text(f"/t/{code}/")
    assert f"Visitante {number}" in Person(language="pt-br").text(f"/t/{code}/")


def test_one_of_several_at_a_screen_can_be_renamed_by_their_holder_only() -> None:
    ana = Person("Ana")
    code = ana.make(opponents="hotseat")
    Person("Eve").post("/name/", name="Eve", table=code, seat=1)
    assert scene(code).names()[1] == "Player 2"
    ana.post("/name/", name="Bia", table=code, seat=1)
    assert scene(code).names()[1] == "Bia"


def test_a_forged_cookie_holds_nothing() -> None:
    ana, _, code = two_at_a_table()
    eve = Person("Eve")
    token = ana.browser.cookies["guest"].value
    eve.browser.cookies["guest"] = token[:-1] + ("A" if token[-1] != "A" else "B")
    assert eve.act(code, "buy amber").status_code == 403
    assert body(eve.get("/"))
