"""Random garbage on every endpoint and on the socket: never an error of ours, never a changed game."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory
from django.urls import get_resolver
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytest_django import Settings

from ludoteca.web import dispatcher
from ludoteca.web.pages.request import middleware
from ludoteca.web.pages.table.frames import Frame, Nonsense, parse
from ludoteca.web.pages.table.socket import request_of
from tests.web.people import Person, legal, lines, revision, two_at_a_table, words
from tests.web.wire import Wire

SLOW = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]  # the machine may be busy
calm = settings(max_examples=25, deadline=None, suppress_health_check=SLOW)
many = settings(max_examples=400, deadline=None)

anything = st.one_of(
    st.text(max_size=40), st.integers().map(str), st.sampled_from(["-1", "0", "1", "²", "1e9", "\x00", "%00"])
)
fields = st.dictionaries(
    st.sampled_from(
        "game seats opponents level name next language theme pace table".split()
        + "seat revision action to value opt_convoy".split()
        + "handle login password password1 password2 oldpassword code email sure site player why days text zone".split()
    ),
    st.one_of(anything, st.sampled_from(["ferry", "bots", "friends", "hotseat", "pass", "load amber", "/t/x/"])),
    max_size=6,
)
values: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "why", "undo", "hint", "shape", "eyes", "ping", "", "table"]) | values},
    optional=dict.fromkeys(("revision", "action", "to", "seat", "narrow"), values),
)


@pytest.fixture
def generous(settings: Settings) -> None:
    """Nobody who tests is too fast."""
    settings.LUDOTECA_LIMITS = dict.fromkeys(settings.LUDOTECA_LIMITS, ("100000/second", "100000/second"))


def paths(code: str, secret: str) -> list[str]:
    """Every address of the site, with this table's code and a made-up secret."""
    found = []
    for pattern in get_resolver().url_patterns:
        route = str(pattern.pattern)
        own = {"code": code, "secret": secret, "token": secret, "name": "ferry", "option": "convoy", "kind": "terms"}
        for part, filled in own.items():
            route = route.replace(f"<slug:{part}>", filled)
        found.append("/" + route)
    return found


@pytest.mark.usefixtures("site", "generous")
@settings(calm, max_examples=8)
@given(data=st.data())
def test_no_form_and_no_question_breaks_the_site_or_changes_a_game(data: st.DataObject) -> None:
    _, _, code = two_at_a_table()
    kept, before = lines(code), revision(code)
    eve = Person("Eve")
    eve.browser.raise_request_exception = False
    for path in paths(code, "made-up"):
        posted = eve.browser.post(path, data.draw(fields))
        assert posted.status_code < 500, path
        asked = eve.browser.get(path, data.draw(fields))
        assert asked.status_code < 500, path
    assert (lines(code), revision(code)) == (kept, before)


@pytest.mark.usefixtures("site", "generous")
@calm
@given(
    body=st.binary(max_size=300), kind=st.sampled_from(["application/json", "multipart/form-data; boundary=x", "x/y"])
)
def test_no_body_breaks_the_site(body: bytes, kind: str) -> None:
    ana, _, code = two_at_a_table()
    ana.browser.raise_request_exception = False
    for path in (f"/t/{code}/act/", "/tables/", "/name/"):
        assert ana.browser.post(path, body, content_type=kind).status_code < 500
    assert len(lines(code)) == 1


@pytest.mark.usefixtures("site", "generous")
def test_a_form_with_what_no_database_keeps_is_nonsense_wherever_it_is_sent() -> None:
    _, _, code = two_at_a_table()
    eve = Person("Eve")
    for path in paths(code, "made-up"):
        answer = eve.browser.post(path, {"name": "a\0b", "why": ["x", "a\0b"]})
        assert (answer.status_code, "could not be understood" in words(answer)) == (400, True), path


@pytest.mark.usefixtures("site")
def test_a_cookie_with_what_no_database_keeps_is_not_looked_up() -> None:
    seen: list[dict[str, str]] = []

    def look(request: HttpRequest) -> HttpResponse:
        seen.append(request.COOKIES)
        return HttpResponse()

    middleware.own_cookies(look)(RequestFactory().get("/", headers={"cookie": r'session="\000abcdefgh"; theme=dark'}))
    assert seen == [{"theme": "dark"}]
    wire = Wire(Person(), "nothing", cookie=r'session="\000abcdefgh"; theme=dark')
    assert request_of(wire.scope).COOKIES == {"theme": "dark"}


@pytest.mark.usefixtures("site", "generous")
@calm
@given(
    cookies=st.dictionaries(
        st.sampled_from("guest seats eyes language theme settings narrow messages csrftoken".split()), anything
    )
)
def test_no_cookie_breaks_the_site(cookies: dict[str, str]) -> None:
    _, _, code = two_at_a_table()
    eve = Person()
    eve.browser.raise_request_exception = False
    for name, value in cookies.items():
        eve.browser.cookies[name] = value.encode("utf-8", "replace").decode("latin1").replace("\x00", "")
    for path in ("/", f"/t/{code}/", "/games/ferry/"):
        assert eve.get(path).status_code < 500
    assert eve.act(code, legal(code)[0]).status_code == 403


@pytest.mark.usefixtures("site", "generous")
@calm
@given(path=st.text(st.characters(codec="utf-8", exclude_characters="\x00?#"), max_size=30))
def test_no_address_breaks_the_site(path: str) -> None:
    eve = Person()
    eve.browser.raise_request_exception = False
    for before in ("/", "/t/", "/t/x/seat/", "/games/", "/static/"):
        assert eve.get(before + path).status_code < 500


@many
@given(
    st.one_of(messages.map(json.dumps), st.text(max_size=60), st.binary(max_size=60), st.none(), values.map(json.dumps))
)
def test_whatever_comes_in_is_understood_or_is_nonsense(text: str | bytes | None) -> None:
    try:
        frame = parse(text)
    except Nonsense:
        return
    assert isinstance(frame, Frame)
    assert 0 <= frame.revision < 2**31
    assert 0 <= frame.seat < 2**31
    assert len(frame.action) <= 100


@pytest.mark.parametrize(
    "text", ["[" * 1_900, "9" * 1_900, '{"type":"act","revision":' + "9" * 1_000 + "}", "x" * 2_001]
)
def test_deep_and_long_messages_are_nonsense(text: str) -> None:
    with pytest.raises(Nonsense):
        parse(text)


@pytest.mark.parametrize("action", ["\ud800", "pass\x00", "a\nb", "\u202e"])
def test_what_nobody_can_print_is_nonsense(action: str) -> None:
    with pytest.raises(Nonsense):
        parse(json.dumps({"type": "why", "action": action}))


@pytest.mark.usefixtures("site", "generous")
@calm
@given(st.lists(st.one_of(messages.map(json.dumps), st.text(max_size=60)), max_size=12))
def test_no_message_ends_the_conversation_or_changes_a_game(texts: list[str]) -> None:
    _, _, code = two_at_a_table()
    kept, before = lines(code), revision(code)

    async def story() -> None:
        async with Wire(Person("Eve"), code) as wire:
            for text in texts:
                wire.say(text)
            wire.inbox.put_nowait({"type": "websocket.receive", "bytes": b"\x00"})
            wire.say({"type": "ping"})
            await wire.hear("pong")

    asyncio.run(story())
    assert (lines(code), revision(code)) == (kept, before)


@pytest.mark.usefixtures("site", "generous")
@calm
@given(
    st.dictionaries(
        st.sampled_from(["cookie", "origin", "host", "accept-language"]),
        st.text(st.characters(codec="latin1"), max_size=40),
    ),
    st.binary(max_size=30),
)
def test_no_handshake_breaks_the_site(headers: dict[str, str], query: bytes) -> None:
    async def story() -> None:
        wire = Wire(Person(), "nothing", **headers)
        wire.scope["query_string"] = query
        async with wire:
            assert wire.first["type"] in ("websocket.accept", "websocket.close")

    asyncio.run(story())


@many
@given(st.binary(max_size=60))
def test_a_query_of_any_bytes_becomes_ascii(query: bytes) -> None:
    dispatcher.plain(query).decode("ascii")
