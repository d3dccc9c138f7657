"""Carrying: what comes of a notice by each kind of channel, and what happens if a channel does not answer."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.core import mail
from py_vapid.utils import b64urldecode
from pytest_django import Settings

from ludoteca.web.live.limits.limiter import Rule
from ludoteca.web.live.notices.models import Channel, Delivery, Notice
from ludoteca.web.live.notices.post_office import floods, keeping, outbox, postman
from ludoteca.web.live.notices.post_office.postman import POSTMAN
from ludoteca.web.live.notices.post_office.sorting import sort_out
from ludoteca.web.live.tables.models import Table
from ludoteca.web.live.writer import WRITER
from tests.web.live.notices.conftest import Clock, hooked, player_of, pushed_to
from tests.web.live.notices.outside import Outside
from tests.web.people import Person, body, legal, scene, settled, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def asked(hostile: str = "") -> tuple[Person, str]:
    """Somebody for whom a table waits, and the table."""
    ana, bia, code = two_at_a_table()
    person = (ana, bia)[scene(code).actor]
    if hostile:
        (ana, bia)[1 - scene(code).actor].post("/name/", name=hostile)
    return person, code


def due_now(person: Person, code: str, clock: Clock, kind: Notice.Kind = Notice.Kind.TURN) -> None:
    """A notice for somebody, due now."""
    settled()
    row = Table.objects.get(code=code)
    told = {"revision": row.revision, "due": clock.now}
    WRITER.do(code, lambda: outbox.put(row, player_of(person).pk, kind, told))


# -- push --------------------------------------------------------------------------------------------------------------


def test_what_is_pushed_is_signed_by_one_key_in_the_name_of_the_site(
    clock: Clock, outside: Outside, settings: Settings
) -> None:
    settings.LUDOTECA_URL = "https://games.example.org"
    ana, code = asked()
    browser = pushed_to(ana)
    page = ana.text("/me/")
    key = re.search(r'data-key="([\w-]{87})"', page)
    assert key is not None
    due_now(ana, code, clock)
    clock.passes(seconds=0)
    (pushed,) = outside.heard
    assert pushed.path == urlsplit(browser.endpoint).path
    signed = pushed.headers["authorization"]
    assert f"k={key[1]}" in signed
    claims = json.loads(b64urldecode(signed.partition("t=")[2].split(",")[0].split(".")[1].encode()))
    assert claims["sub"] == "https://games.example.org"
    assert claims["aud"] == "https://fcm.googleapis.com"
    assert pushed.headers["ttl"] == "86400"
    assert browser.read(pushed)["url"] == f"https://games.example.org/t/{code}/"


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(clock: Clock, outside: Outside, status: int) -> None:
    ana, code = asked()
    pushed_to(ana)
    outside.status = status
    due_now(ana, code, clock)
    clock.passes(seconds=0)
    assert not Channel.objects.exists()
    assert not Delivery.objects.exists()


def test_what_is_pushed_is_crossed_out_before_it_goes(
    clock: Clock, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dies while it pushes does not push twice."""
    ana, code = asked()
    pushed_to(ana)
    due_now(ana, code, clock)
    monkeypatch.setattr(POSTMAN, "send_off", lambda parcel: None)  # it dies here
    POSTMAN.round()
    monkeypatch.undo()
    clock.passes(hours=3)
    assert outside.heard == []
    assert not Delivery.objects.exists()


def test_a_hook_is_called_again_if_its_carrier_died(
    clock: Clock, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, code = asked()
    hooked(ana)
    outside.heard.clear()
    due_now(ana, code, clock)
    with monkeypatch.context() as dying:
        dying.setattr(POSTMAN, "send_off", lambda parcel: None)
        POSTMAN.round()
    clock.passes(minutes=1)
    assert outside.heard == []
    clock.passes(minutes=1)
    assert len(outside.heard) == 1


# -- retries -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["push", "hook"])
def test_a_channel_that_does_not_answer_is_tried_again_and_then_marked(
    clock: Clock, outside: Outside, way: str
) -> None:
    ana, code = asked()
    pushed_to(ana) if way == "push" else hooked(ana)
    outside.heard.clear()
    outside.status = 503
    due_now(ana, code, clock)
    heard = []
    for minute in range(60):
        clock.passes(minutes=0 if minute == 0 else 1)
        heard += [minute] * len(outside.heard)
        outside.heard.clear()
    assert heard == [0, 1, 6, 36]
    channel = Channel.objects.get()
    assert (channel.verified, channel.failures) == (False, 4)
    assert "no longer answers" in words(ana.get("/me/"))
    outside.status = 200
    assert ana.post("/me/channels/test/", channel=channel.pk).status_code == 302
    channel.refresh_from_db()
    assert (channel.verified, channel.failures) == (True, 0)


def test_a_hook_that_was_deleted_is_marked_at_once(clock: Clock, outside: Outside) -> None:
    ana, code = asked()
    hooked(ana)
    outside.status = 404
    due_now(ana, code, clock)
    clock.passes(seconds=0)
    assert not Channel.objects.get().verified


def test_what_was_put_off_is_dropped_if_its_reader_has_acted(clock: Clock, outside: Outside) -> None:
    ana, code = asked()
    hooked(ana)
    outside.status = 503
    due_now(ana, code, clock)
    clock.passes(seconds=0)
    assert Delivery.objects.count() == 1
    ana.act(code, legal(code)[0])
    outside.heard.clear()
    clock.passes(minutes=1)
    assert outside.heard == []
    assert not Delivery.objects.exists()


# -- hooks -------------------------------------------------------------------------------------------------------------

PLACES = {
    "discord": "https://discord.com/api/webhooks/123/abc-DEF_1",
    "slack": "https://hooks.slack.com/services/T0/B0/xyz",
    "telegram": "https://api.telegram.org/bot123:abc-DEF/sendMessage?chat_id=-1001",
    "ntfy": "https://ntfy.sh/ana-plays",
    "json": "https://hooks.example.org/ana",
}


def told(style: str, clock: Clock, outside: Outside) -> tuple[Any, str, str]:
    """What a service is told of a turn among people with hostile names; to which path; and the table."""
    ana, code = asked("*@everyone* <b>&")
    hooked(ana, PLACES[style], style)
    outside.heard.clear()
    due_now(ana, code, clock)
    clock.passes(seconds=0)
    (heard,) = outside.heard
    assert heard.headers["content-type"] == "application/json"
    return heard.json, heard.path, f"http://localhost/t/{code}/"


def test_discord_mentions_nobody_and_marks_nothing(clock: Clock, outside: Outside) -> None:
    said, path, link = told("discord", clock, outside)
    assert path == "/api/webhooks/123/abc-DEF_1"
    assert said["allowed_mentions"] == {"parse": []}
    text = r"It's your turn at Ferry\: \*\@everyone\* \<b\>& is waiting."
    assert said["content"] == f"{text}\n<{link}>"


def test_slack_shows_names_as_they_are(clock: Clock, outside: Outside) -> None:
    said, _, link = told("slack", clock, outside)
    assert said == {"text": f"It's your turn at Ferry: *@everyone* &lt;b&gt;&amp; is waiting.\n{link}"}


def test_telegram_is_told_which_conversation(clock: Clock, outside: Outside) -> None:
    said, path, link = told("telegram", clock, outside)
    assert path == "/bot123:abc-DEF/sendMessage"
    assert said == {"chat_id": "-1001", "text": f"It's your turn at Ferry: *@everyone* <b>& is waiting.\n{link}"}


def test_ntfy_is_told_which_topic(clock: Clock, outside: Outside) -> None:
    said, path, link = told("ntfy", clock, outside)
    assert path == "/"
    assert (said["topic"], said["title"], said["click"]) == ("ana-plays", "Your turn · Ferry", link)


def test_a_program_reads_everything_by_its_name(clock: Clock, outside: Outside) -> None:
    said, _, link = told("json", clock, outside)
    assert said["link"] == link
    assert set(said) == {"title", "text", "link", "topic", "urgent"}


# -- mail --------------------------------------------------------------------------------------------------------------


def confirmed(person: Person, address: str = "ana@example.org") -> None:
    """Somebody's mail address, confirmed by its link."""
    assert person.post("/me/channels/mail/", address=address).status_code == 302
    link = re.search(r"https://games\.example\.org(/notices/confirm/\S+)", str(mail.outbox[-1].body))
    assert link is not None
    assert "Yes, this is my address" in words(person.get(link[1]))
    assert not Channel.objects.get(kind="mail", address=address).verified  # looking at it does nothing
    assert person.post(link[1]).status_code == 200
    assert Channel.objects.get(kind="mail", address=address).verified
    mail.outbox.clear()


def test_mail_comes_once_a_day_in_the_morning_with_all_that_waits(clock: Clock, mailbox: list[Any]) -> None:
    ana, bia = Person("Ana"), Person("Bia")
    codes = []
    for _ in range(2):
        code = ana.make()
        bia.sit(code, 1)
        ana.post(f"/t/{code}/start/")
        codes.append(code)
    confirmed(ana)
    for code in codes:
        due_now(ana, code, clock)
    clock.passes(seconds=0)
    clock.passes(hours=19)  # 07:00
    assert mailbox == []
    clock.passes(hours=1)
    (letter,) = mailbox
    assert letter.to == ["ana@example.org"]
    assert letter.subject == "2 tables have news for you"
    for code in codes:
        assert f"https://games.example.org/t/{code}/" in letter.body
    clock.passes(hours=24)
    assert len(mailbox) == 1


def test_mail_at_once_for_those_who_like_it(clock: Clock, mailbox: list[Any]) -> None:
    ana, code = asked()
    confirmed(ana)
    ana.post("/me/channels/taste/", digest="none")
    due_now(ana, code, clock)
    clock.passes(seconds=0)
    assert [letter.subject for letter in mailbox] == ["Your turn · Ferry"]


def test_one_click_ends_all_mail(clock: Clock, mailbox: list[Any]) -> None:
    ana, code = asked()
    confirmed(ana)
    ana.post(f"/t/{code}/notices/taste/", notify="always")
    due_now(ana, code, clock)
    clock.passes(seconds=0)
    headers = mailbox[0].extra_headers
    assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = urlsplit(headers["List-Unsubscribe"].strip("<>")).path
    stranger = Person()  # a mail program, without a cookie
    assert "No more mail to" in words(stranger.get(path))
    assert Channel.objects.exists()
    stranger.browser.handler.enforce_csrf_checks = True
    assert stranger.browser.post(path, {"List-Unsubscribe": "One-Click"}).status_code == 200
    assert not Channel.objects.exists()
    assert stranger.get(path).status_code == 404


def test_an_address_that_is_not_confirmed_gets_nothing(clock: Clock, mailbox: list[Any]) -> None:
    ana, code = asked()
    ana.post("/me/channels/mail/", address="ana@example.org")
    mailbox.clear()
    ana.post(f"/t/{code}/notices/taste/", notify="always")
    due_now(ana, code, clock)
    clock.passes(seconds=0)
    assert mailbox == []
    assert "open the link" in words(ana.get("/me/"))


def test_a_site_without_mail_does_not_speak_of_it(clock: Clock) -> None:
    ana = Person("Ana")
    assert "mail-address" not in body(ana.get("/me/"))
    assert ana.post("/me/channels/mail/", address="ana@example.org").status_code == 400


# -- floods ------------------------------------------------------------------------------------------------------------


def test_nobody_gets_more_than_so_many_in_an_hour(
    clock: Clock, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(floods, "NOTICES", Rule(2, 3600))
    ana, code = asked()
    hooked(ana)
    outside.heard.clear()
    for _ in range(4):
        due_now(ana, code, clock)
        clock.passes(minutes=1)
    assert len(outside.heard) == 2
    assert Delivery.objects.get().due > clock.now
    clock.passes(hours=2)
    assert len(outside.heard) == 3  # what waited has become one


def test_slow_hooks_do_not_hold_up_what_is_pushed(clock: Clock, outside: Outside) -> None:
    ana, code = asked()
    pushed_to(ana)
    due_now(ana, code, clock)
    full = {"hook": 0, "mail": 0, "push": 1}
    WRITER.do("notices", lambda: sort_out(clock.now, 10))
    taken = WRITER.do("notices", lambda: postman.take(clock.now, full))
    assert [parcel.channel.kind for parcel in taken] == ["push"]


def test_what_was_told_long_ago_is_forgotten_and_what_is_late_is_counted(clock: Clock, outside: Outside) -> None:
    ana, code = asked()
    hooked(ana)
    due_now(ana, code, clock)
    clock.now += timedelta(minutes=2)
    assert keeping.late() == 1
    clock.passes(seconds=0)
    assert keeping.late() == 0
    clock.now += timedelta(days=31)
    keeping.forget()
    assert not Notice.objects.exists()
