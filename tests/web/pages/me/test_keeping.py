"""Keeping a place: an account of a guest, without an address or a password, and all that it must not open."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth import get_user_model
from django.contrib.auth.hashers import Argon2PasswordHasher
from django.contrib.sessions.models import Session
from django.core.signing import Signer
from django.utils import timezone

from ludoteca.web.live.people.accounts import users
from ludoteca.web.live.people.models import DeviceLink, Player, Token
from ludoteca.web.live.tables.upkeep.tidy import tidy
from ludoteca.web.pages.me.hasher import Hasher
from tests.web.pages.me.kept import PASSWORD, choose_password, device_link, keep, player_of
from tests.web.people import Person, body, legal, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def test_guests_have_no_session() -> None:
    ana = Person("Ana")
    ana.make()
    ana.get("/")
    ana.get("/me/in/")
    assert "session" not in ana.browser.cookies
    assert not Session.objects.exists()


def test_one_button_keeps_the_player_with_all_tables() -> None:
    ana, _, code = two_at_a_table()
    before = Player.objects.get(name="Ana")
    player = keep(ana)
    assert player.pk == before.pk
    user = get_user_model().objects.get()
    assert (user.email, user.has_usable_password()) == ("", False)
    assert not Token.objects.filter(player=player).exists()
    assert "Ana" in body(ana.get("/"))
    assert code in body(ana.get("/"))
    assert 0 in [seat.number for seat in scene(code).seats if seat.player == player.pk]


def test_whoever_never_played_can_keep_a_place_too() -> None:
    ana = Person()
    assert keep(ana).name == ""
    assert keep(ana) == Player.objects.get()  # once more changes nothing
    assert get_user_model().objects.count() == 1


def test_a_stolen_cookie_of_a_kept_player_opens_nothing() -> None:
    ana, _, code = two_at_a_table()
    eve = Person()
    eve.browser.cookies["guest"] = ana.browser.cookies["guest"].value
    assert "Ana" in body(eve.get("/"))
    keep(ana)
    assert "Ana" not in body(eve.get("/"))
    assert code not in body(eve.get("/"))
    revision = scene(code).revision
    for thief in (eve, Person()):
        assert thief.act(code, legal(code)[0]).status_code == 403
        thief.post(f"/t/{code}/leave/", seat=0, sure="yes")
    assert scene(code).revision == revision


def test_an_older_signed_cookie_of_a_kept_player_opens_nothing() -> None:
    player = Player.objects.create(name="Ana", signed=True)
    ana, eve = Person(), Person()
    for person in (ana, eve):
        person.browser.cookies["guest"] = Signer(salt="guest").sign(str(player.pk))
    keep(ana)
    assert "Ana" not in body(eve.get("/"))


def test_a_kept_player_is_not_tidied_away() -> None:
    ana = Person("Ana")
    keep(ana)
    Player.objects.update(created=timezone.now() - timedelta(days=1000))
    tidy()
    assert Player.objects.exists()


def test_a_session_is_renewed_once_a_day() -> None:
    ana = Person("Ana")
    keep(ana)
    ana.get("/me/")
    assert "session" not in ana.get("/me/").cookies
    session = ana.browser.session
    session["seen"] = "2026-01-01"
    session.save()
    assert "session" in ana.get("/me/").cookies


# -- password ----------------------------------------------------------------------------------------------------------


def test_a_handle_and_a_password_bring_the_player_back() -> None:
    ana = Person("Ana")
    code = ana.make()
    keep(ana)
    choose_password(ana, "João.Silva")
    again = Person()
    answer = again.post("/me/in/", follow=True, login="JOAO-SILVA", password=PASSWORD)
    assert "Sign out" in words(answer)
    assert code in body(again.get("/"))
    assert player_of(again) == player_of(ana)


def test_a_password_that_was_kept_with_more_memory_is_still_good_and_kept_anew() -> None:
    ana = Person("Ana")
    keep(ana)
    choose_password(ana, "ana-maria")
    user = users().get()
    user.password = Argon2PasswordHasher().encode(PASSWORD, "a" * 22)
    assert "m=102400," in user.password
    user.save()
    assert "Sign out" in words(Person().post("/me/in/", follow=True, login="ana-maria", password=PASSWORD))
    assert f"m={Hasher.memory_cost}," in users().get().password


@pytest.mark.parametrize("following", ["https://[::1", "//[", "https://evil.example/"])
def test_what_is_no_place_of_ours_to_go_on_to_is_left_out(following: str) -> None:
    ana = Person("Ana")
    keep(ana)
    choose_password(ana, "ana-maria")
    for path in ("/me/in/", "/me/again/", "/me/out/"):
        for who in (ana, Person()):
            assert who.browser.get(path, {"next": following}).status_code in (200, 302)
    assert Person().post("/me/in/", login="ana-maria", password=PASSWORD, next=following).url == "/me/bring/"


def test_a_wrong_password_says_so_and_lets_nobody_in() -> None:
    ana = Person("Ana")
    keep(ana)
    choose_password(ana, "ana-maria")
    eve = Person(language="pt-BR")
    answer = eve.post("/me/in/", login="ana-maria", password="something-else")
    assert "não combinam" in words(answer)
    assert "session" not in eve.browser.cookies or "_auth_user_id" not in eve.browser.session


@pytest.mark.parametrize(
    "handle", ["ab", "a" * 25, "ana maria", "аna-maria", "-ana", "ana\u202emaria", "Admin", "adm1n", ""]
)
def test_a_handle_that_cannot_be_is_refused_with_a_word(handle: str) -> None:
    ana = Person("Ana")
    keep(ana)
    answer = ana.post("/me/password/first/", handle=handle, password1=PASSWORD, password2=PASSWORD)
    assert answer.status_code == 200
    assert 'class="wrong"' in body(answer)
    assert Player.objects.get().handle is None
    assert not get_user_model().objects.get().has_usable_password()


@pytest.mark.parametrize("like", ["Maria-Clara", "maria.clara", "mária_clara", "rnaria-c1ara"])
def test_of_two_handles_that_look_alike_the_second_is_refused(like: str) -> None:
    ana, bia = Person("Ana"), Person("Bia")
    keep(ana)
    choose_password(ana, "maria-clara")
    keep(bia)
    answer = bia.post("/me/password/first/", handle=like, password1=PASSWORD, password2=PASSWORD)
    assert "looks like it" in words(answer)


def test_with_another_password_other_sessions_are_worth_nothing() -> None:
    ana, other = Person("Ana"), Person()
    keep(ana)
    choose_password(ana, "ana-maria")
    other.post("/me/in/", login="ana-maria", password=PASSWORD)
    ana.post("/me/password/", oldpassword=PASSWORD, password1="another-river", password2="another-river")
    assert "Ana" in body(ana.get("/"))
    assert "Ana" not in body(other.get("/"))


# -- devices -----------------------------------------------------------------------------------------------------------


def test_a_device_link_lets_one_device_in_once() -> None:
    ana, phone, third = Person("Ana"), Person(), Person()
    code = ana.make()
    link = device_link(ana)  # which keeps the place
    for _ in range(3):  # messengers look at links
        assert "Ana" in words(Person().get(link))
    assert phone.post(link).status_code == 302
    assert code in body(phone.get("/"))
    assert player_of(phone) == player_of(ana)
    spent = third.post(link)
    assert spent.status_code == 410
    assert "used already" in words(spent)
    assert third.get(link).status_code == 410
    assert "session" not in third.browser.cookies


def test_a_device_link_is_good_for_ten_minutes() -> None:
    ana = Person("Ana")
    link = device_link(ana)
    DeviceLink.objects.update(created=timezone.now() - timedelta(minutes=10, seconds=1))
    answer = Person().post(link)
    assert answer.status_code == 410
    assert "ten minutes" in words(answer)


def test_a_new_device_link_takes_the_place_of_the_old_one() -> None:
    ana = Person("Ana")
    first, second = device_link(ana), device_link(ana)
    assert Person().post(first).status_code == 404
    assert Person().post(second).status_code == 302


def test_the_token_of_a_device_link_is_kept_nowhere() -> None:
    link = device_link(Person("Ana"))
    assert link.split("/")[2] not in str(list(DeviceLink.objects.values()))


@pytest.mark.parametrize("token", ["x", "0" * 300, "ana"])
def test_a_link_that_never_was_is_told_apart(token: str) -> None:
    answer = Person().post(f"/d/{token}/")
    assert answer.status_code == 404


# -- signing out -------------------------------------------------------------------------------------------------------


def test_signing_out_forgets_the_player_here_only() -> None:
    ana, phone = Person("Ana"), Person()
    code = ana.make()
    phone.post(device_link(ana))
    assert ana.post("/me/out/").status_code == 302
    assert code not in body(ana.get("/"))
    assert code in body(phone.get("/"))


def test_signing_out_needs_a_button() -> None:
    ana = Person("Ana")
    keep(ana)
    assert "Sign out" in words(ana.get("/me/out/"))
    assert "Ana" in body(ana.get("/"))


# -- limits ------------------------------------------------------------------------------------------------------------


def test_places_are_kept_with_patience() -> None:
    answers = [Person().post("/me/keep/").status_code for _ in range(61)]
    assert answers[:60] == [302] * 60
    assert answers[60] == 429


def test_passwords_are_not_tried_for_ever() -> None:
    keep(ana := Person("Ana"))
    choose_password(ana, "ana-maria")
    eve = Person()
    answers = [eve.post("/me/in/", login="ana-maria", password=f"try {number}") for number in range(25)]
    assert any("too often" in words(answer) or answer.status_code == 429 for answer in answers)


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize(
    "path",
    [
        "/me/",
        "/me/in/",
        "/me/devices/",
        "/me/delete/",
        "/me/password/first/",
        "/me/passkeys/new/",
        "/me/out/",
        "/me/bring/",
    ],
)
def test_every_page_is_there_in_both_languages(path: str, language: str) -> None:
    ana = Person("Ana", language=language)
    keep(ana)
    answer = ana.browser.get(path, follow=True)
    assert answer.status_code == 200
    assert answer.headers["X-Robots-Tag"] == "noindex, nofollow"
    assert answer.headers["Cache-Control"].startswith("no-store")


@pytest.mark.parametrize(
    "path", ["/me/password/", "/me/password/first/", "/me/passkeys/new/", "/me/codes/", "/me/codes/new/"]
)
def test_guests_are_asked_to_sign_in(path: str) -> None:
    answer = Person().get(path)
    assert answer.status_code == 302
    assert answer.url.startswith("/me/in/")


@pytest.mark.parametrize("path", ["/me/mail/", "/me/code/", "/me/password/forgotten/"])
def test_without_mail_nothing_speaks_of_it(path: str) -> None:
    ana = Person("Ana")
    keep(ana)
    assert ana.get(path).status_code == 404
    assert "mail" not in words(ana.get("/me/")).lower()
    assert "mail" not in words(Person().get("/me/in/")).lower()


@pytest.mark.parametrize(("host", "works"), [("localhost", True), ("127.0.0.1", False), ("192.168.7.7:8000", False)])
def test_passkeys_are_offered_where_browsers_make_them(host: str, works: bool) -> None:
    ana = Person("Ana")
    answer = ana.browser.get("/me/in/", headers={"host": host})
    assert ("Use a passkey" in words(answer)) is works
    kept = ana.browser.post("/me/keep/", headers={"host": host})
    assert (kept.headers["Location"] == "/me/passkeys/new/") is works
