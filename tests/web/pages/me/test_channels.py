"""The page on which one chooses how to hear that a table waits, and what cannot be chosen there."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from typing import Any

import pytest

from ludoteca.web.live.notices.models import Channel, Notice, SeatTaste, Taste
from ludoteca.web.live.notices.wishes import channels
from ludoteca.web.live.people.models import Player
from ludoteca.web.live.tables.models import Table
from tests.web.live.notices.browsers import PushedBrowser
from tests.web.live.notices.conftest import Clock, clock, hooked, mailbox, outside, player_of, pushed_to
from tests.web.live.notices.outside import Outside
from tests.web.people import Person, body, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site", "clock")
__all__ = ["clock", "mailbox", "outside"]  # fixtures


def test_a_stranger_sees_the_page_and_leaves_no_trace() -> None:
    page = Person().get("/me/")
    assert page.status_code == 200
    assert "When a table waits for you" in words(page)
    assert not Player.objects.exists()


def test_a_browser_that_allows_it_is_kept_once(outside: Outside) -> None:
    ana, browser = Person("Ana"), PushedBrowser()
    for _ in range(2):
        assert ana.post("/me/channels/push/", subscription=browser.subscription()).status_code == 302
    channel = Channel.objects.get()
    assert (channel.kind, channel.address, channel.verified) == ("push", browser.endpoint, True)
    assert channel.player == player_of(ana)
    assert browser.endpoint not in body(ana.get("/me/"))
    assert outside.heard == []


NONSENSE = [
    "",
    "no json",
    "[]",
    "null",
    "1" * 5000,
    "[" * 5000,
    json.dumps({"endpoint": 7, "keys": {}}),
    json.dumps({"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}),
    json.dumps({"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": 1, "auth": None}}),
    json.dumps({**json.loads(PushedBrowser().subscription()), "endpoint": None}),
    PushedBrowser().subscription().replace('"auth": "', '"auth": "\\u0000'),  # no letter of a key, so decoding skips it
]
ELSEWHERE = [
    "evil.example.org",
    "127.0.0.1",
    "fcm.googleapis.com.evil.example.org",
    "notfcm.googleapis.com",
    "fcm.googleapis.com:8443",
    "fcm.googleapis.com@evil.example.org",
]


@pytest.mark.parametrize("told", NONSENSE)
def test_a_subscription_that_cannot_be_true_is_refused(told: str) -> None:
    assert Person("Ana").post("/me/channels/push/", subscription=told).status_code == 400
    assert not Channel.objects.exists()


@pytest.mark.parametrize("host", ELSEWHERE)
def test_a_push_service_that_nobody_knows_is_refused(host: str) -> None:
    assert Person("Ana").post("/me/channels/push/", subscription=PushedBrowser(host).subscription()).status_code == 400
    assert not Channel.objects.exists()


@pytest.mark.parametrize(
    "host", ["updates.push.services.mozilla.com", "web.push.apple.com", "wns2-par02p.notify.windows.com"]
)
def test_the_push_services_of_browsers_are_known(host: str) -> None:
    assert Person("Ana").post("/me/channels/push/", subscription=PushedBrowser(host).subscription()).status_code == 302


def test_a_hook_is_kept_once_it_has_answered_a_test(outside: Outside) -> None:
    ana = Person("Ana")
    hooked(ana)
    assert outside.heard[0].json["text"].startswith("This is a test.")
    page = ana.get("/me/")
    assert "hooks.example.org" in words(page)
    assert "hooks.example.org/ana" not in body(page)  # the rest of it is a secret


@pytest.mark.parametrize("status", [307, 404, 500])
def test_a_hook_that_does_not_take_a_test_is_not_kept(outside: Outside, status: int) -> None:
    outside.status = status
    answer = Person("Ana").post("/me/channels/hook/", address="https://hooks.example.org/ana", style="json")
    assert answer.status_code == 400
    assert "The test did not get through" in words(answer)
    assert not Channel.objects.exists()


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "::1", "::ffff:127.0.0.1", "169.254.169.254"])
def test_no_hook_leads_into_a_network_of_ones_own(outside: Outside, address: str) -> None:
    outside.addresses["hooks.example.org"] = [[address]]
    answer = Person("Ana").post("/me/channels/hook/", address="https://hooks.example.org/ana", style="json")
    assert answer.status_code == 400
    assert outside.called == []
    assert not Channel.objects.exists()


@pytest.mark.parametrize(
    ("address", "style"),
    [
        ("http://hooks.example.org/ana", "json"),
        ("https://hooks.example.org/ana", "discord"),
        ("https://discord.com/", "discord"),
        ("https://discord.com.evil.example.org/api/webhooks/1/a", "discord"),
        ("https://api.telegram.org/bot123:abc/sendMessage", "telegram"),
        ("https://hooks.example.org/ana", "slack"),
        ("https://ntfy.sh/", "ntfy"),
        ("https://hooks.example.org/ana", "carrier pigeon"),
        ("", ""),
        ("https://hooks.example.org/\x00", "json"),
    ],
)
def test_an_address_that_cannot_be_a_hook_is_refused(outside: Outside, address: str, style: str) -> None:
    answer = Person("Ana", "pt-br").post("/me/channels/hook/", address=address, style=style)
    assert answer.status_code == 400
    assert "Não" in words(answer) or "não" in words(answer)
    assert outside.heard == []


def test_five_channels_are_enough(outside: Outside) -> None:
    ana = Person("Ana")
    for _ in range(channels.MOST):
        pushed_to(ana)
    answer = ana.post("/me/channels/push/", subscription=PushedBrowser().subscription())
    assert answer.status_code == 409
    assert "Five ways" in words(answer)
    assert Channel.objects.count() == channels.MOST


def test_few_tests_go_to_the_same_address(outside: Outside) -> None:
    for number in range(6):  # by different people, and with different ends
        answer = Person().post("/me/channels/hook/", address=f"https://hooks.example.org/{number}", style="json")
        assert answer.status_code == (302 if number < 5 else 429)
    assert len(outside.heard) == 5


def test_nobody_touches_the_channels_of_others(outside: Outside) -> None:
    ana, bia = Person("Ana"), Person("Bia")
    hooked(ana)
    number = Channel.objects.get().pk
    assert bia.post("/me/channels/test/", channel=number).status_code == 400
    bia.post("/me/channels/close/", channel=number)
    assert Channel.objects.filter(pk=number).exists()
    ana.post("/me/channels/close/", channel=number)
    assert not Channel.objects.exists()


def test_what_waits_for_one_message_a_day_is_kept() -> None:
    ana = Person("Ana")
    assert ana.post("/me/channels/taste/", digest="all").status_code == 302
    assert re.search(r'value="all" selected', ana.text("/me/"))
    assert ana.post("/me/channels/taste/", digest="hourly").status_code == 400
    assert ana.post("/me/channels/taste/").status_code == 400
    assert Taste.objects.get().digest == "all"


@pytest.mark.parametrize("address", ["", "ana", "ana@", "a@b\r\nBcc: c@d", "x" * 300 + "@example.org"])
def test_what_is_no_mail_address_is_refused(mailbox: list[object], address: str) -> None:
    assert Person("Ana").post("/me/channels/mail/", address=address).status_code == 400
    assert mailbox == []


# -- feeds -------------------------------------------------------------------------------------------------------------


def test_a_feed_tells_news_and_deadlines_to_whoever_knows_its_address(clock: Clock) -> None:
    ana, _bia, code = two_at_a_table()
    ana.post("/me/channels/feed/")
    addresses = re.findall(r'value="http://localhost(/notices/feed/[^"]+)"', ana.text("/me/"))
    row = Table.objects.get(code=code)
    mine = {"table": row, "player": player_of(ana), "revision": row.revision, "due": clock.now, "sent": clock.now}
    Notice.objects.create(kind="turn", **mine)
    Table.objects.filter(code=code).update(due=clock.now + timedelta(hours=5))
    stranger = Person()
    atom, calendar = (stranger.get(address) for address in addresses)
    assert "It's your turn at Ferry: Bia is waiting." in body(atom).replace("&#x27;", "'")
    assert f"http://localhost/t/{code}/" in body(atom)
    assert "DTSTART:20260302T170000Z\r\n" in body(calendar)
    assert "SUMMARY:Your turn · Ferry\r\n" in body(calendar)
    assert all(len(line.encode()) <= 75 for line in body(calendar).split("\r\n"))
    assert "no-cache" in atom["Cache-Control"]
    assert stranger.get("/notices/feed/guess.atom").status_code == 404
    assert stranger.get("/notices/feed/guess.ics").status_code == 404
    ana.post("/me/channels/feed/")
    assert stranger.get(addresses[0]).status_code == 404  # a new address ends the last


# -- one table ---------------------------------------------------------------------------------------------------------


def test_each_table_can_be_louder_or_silent() -> None:
    ana, _bia, code = two_at_a_table()
    assert "How much do you want to hear" in words(ana.get(f"/t/{code}/notices/"))
    ana.post(f"/t/{code}/notices/taste/", notify="never")
    assert SeatTaste.objects.get().notify == "never"
    assert ana.post(f"/t/{code}/notices/taste/", notify="shouting").status_code == 400
    assert SeatTaste.objects.get().notify == "never"


def test_the_hook_of_a_table_is_for_those_who_sit_there(outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    hook: dict[str, Any] = {"address": "https://hooks.example.org/group", "style": "json"}
    stranger = Person("Eva")
    pushed_to(stranger)
    for path in ("", "taste/", "hook/", "unhook/"):
        answer = stranger.post(f"/t/{code}/notices/{path}", **hook) if path else stranger.get(f"/t/{code}/notices/")
        assert answer.status_code == 403
    assert bia.post(f"/t/{code}/notices/hook/", **hook).status_code == 302
    assert ana.post(f"/t/{code}/notices/hook/", **hook).status_code == 302
    assert Channel.objects.filter(table__code=code).count() == 1
    page = ana.get(f"/t/{code}/notices/")
    assert "hooks.example.org" in words(page)
    assert "hooks.example.org/group" not in body(page)
    ana.post(f"/t/{code}/notices/unhook/")
    assert not Channel.objects.filter(table__code=code).exists()


def test_the_menu_of_a_table_leads_to_its_notices() -> None:
    ana, _, code = two_at_a_table()
    assert f"/t/{code}/notices/" in ana.text(f"/t/{code}/")
    assert scene(code).status == "running"


# -- what a browser and a phone need -----------------------------------------------------------------------------------


def test_the_worker_of_a_browser_stands_at_the_root() -> None:
    answer = Person().get("/sw.js")
    assert answer["Content-Type"].startswith("text/javascript")
    assert "showNotification" in body(answer)


def test_a_phone_can_put_the_site_on_its_home_screen() -> None:
    told = json.loads(body(Person().get("/manifest.webmanifest")))
    assert told["display"] == "standalone"
    assert all(Person().get(icon["src"]).status_code == 200 for icon in told["icons"])
    assert 'rel="manifest"' in Person().text("/")


@pytest.mark.parametrize("path", ["/notices/confirm/nonsense/", "/notices/off/a:b:c/"])
def test_a_link_that_we_never_sent_is_no_longer_good(path: str) -> None:
    assert Person().get(path).status_code == 404
    assert Person().post(path).status_code == 404
