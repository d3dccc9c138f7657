"""The table's socket: what a page is shown, what it says, and what it is not let do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from django.db import OperationalError
from pytest_django import Settings

from ludoteca.web.live.limits.doorkeeper import Doorkeeper
from ludoteca.web.live.tables.live_table import LiveTable
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.writer.trouble import Trouble
from ludoteca.web.pages.table import socket
from ludoteca.web.render.sending.connection import Connection
from tests.web.people import Person, legal, lines, scene, settled, two_at_a_table
from tests.web.wire import Wire

pytestmark = pytest.mark.usefixtures("site")


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


def act(code: str, choice: str) -> dict[str, object]:
    return {"type": "act", "revision": OPEN_TABLES.tables[code].scene.revision, "action": choice}


def test_whoever_comes_is_shown_the_newest_board_only() -> None:
    ana, bia, code = two_at_a_table()
    ana.act(code, legal(code)[0])
    now = scene(code).revision

    async def story() -> None:
        async with Wire(bia, code) as wire:
            message = await wire.hear()
            assert message["revision"] == now
            assert message["spoken"] == []
            assert set(message["regions"]) == {"players", "bar", "balloon", "goal", "log", "end", "head"}
            assert message["whole"]["board"].startswith('<svg id="board"')

    run(story)


def test_a_move_is_shown_to_everybody_each_as_they_may_see_it() -> None:
    ana, bia, code = two_at_a_table()
    choice = next(choice for choice in legal(code) if choice.startswith("buy"))

    async def story() -> None:
        async with Wire(ana, code) as anas, Wire(bia, code) as bias, Wire(Person(), code) as watcher:
            first = await anas.hear()
            assert first["mine"]
            anas.say({"type": "act", "revision": first["revision"], "action": choice})
            shown = [await wire.hear(revision=first["revision"] + 1) for wire in (anas, bias, watcher)]
            assert [message["mine"] for message in shown] == [False, True, False]
            assert all(message["spoken"] == [f"Ana buys {choice.split()[1]}"] for message in shown)
            assert ["hand" in message["names"] for message in shown] == [True, True, False]
            assert shown[1]["title"] == "Your turn · Ferry"

    run(story)
    assert len(lines(code)) == 2


def test_the_same_seat_on_two_devices_sees_the_same() -> None:
    ana, _, code = two_at_a_table()

    async def story() -> None:
        async with Wire(ana, code) as one, Wire(ana, code) as other:
            first, second = await one.hear(), await other.hear()
            assert first["regions"]["bar"] == second["regions"]["bar"]
            assert first["whole"] == second["whole"]

    run(story)


def test_nobody_acts_for_another_seat_by_socket() -> None:
    _, bia, code = two_at_a_table()
    choice = legal(code)[0]

    async def story() -> None:
        for person in (bia, Person()):
            async with Wire(person, code) as wire:
                wire.say(act(code, choice))
                assert (await wire.hear("refused"))["sentence"]
                assert (await wire.hear("table"))["regions"]

    run(story)
    assert len(lines(code)) == 1


def test_a_stale_click_gets_a_clear_word_and_the_fresh_board() -> None:
    ana, _, code = two_at_a_table()
    choice, now = legal(code)[0], scene(code).revision

    async def story() -> None:
        async with Wire(ana, code) as wire:
            wire.say({"type": "act", "revision": now - 1, "action": choice})
            refused = await wire.hear("refused")
            assert "moved on" in refused["sentence"]
            assert refused["revision"] == now
            assert (await wire.hear("table"))["revision"] == now

    run(story)
    assert len(lines(code)) == 1


def test_a_refusal_is_in_the_readers_language() -> None:
    _, _, code = two_at_a_table()

    async def story() -> None:
        async with Wire(Person(), code, **{"accept-language": "pt-BR,pt;q=0.9"}) as wire:
            wire.say("nonsense")
            assert (await wire.hear("refused"))["sentence"] != "This could not be understood."

    run(story)


def test_why_not_by_socket_names_rule_and_place() -> None:
    ana, _, code = two_at_a_table()
    missing = next(f"load {kind}" for kind in ("amber", "bales", "copper", "dyes") if f"load {kind}" not in legal(code))

    async def story() -> None:
        async with Wire(ana, code) as wire:
            wire.say({"type": "why", "action": missing})
            assert await wire.hear("reason") == {
                "type": "reason",
                "action": missing,
                "section": "§5",
                "sentence": "You do not hold it.",
                "url": "/rules/ferry/#s5",
            }

    run(story)


def test_undo_by_socket() -> None:
    ana, _, code = two_at_a_table()
    load = next(choice for choice in legal(code) if choice.startswith("load"))

    async def story() -> None:
        async with Wire(ana, code) as wire:
            start = (await wire.hear())["revision"]
            wire.say({"type": "act", "revision": start, "action": load})
            after = await wire.hear(revision=start + 1)
            assert "/undo/" in after["regions"]["bar"]
            wire.say({"type": "undo", "revision": start + 1, "to": "step"})
            assert (await wire.hear(revision=start + 2))["mine"]

    run(story)
    assert len(lines(code)) == 1


def test_still_layers_go_out_once() -> None:
    ana, _, code = two_at_a_table()
    choice = legal(code)[0]

    async def story() -> None:
        async with Wire(ana, code) as wire:
            first = await wire.hear()
            assert set(first["whole"]) == {"board", "hand"}
            wire.say(act(code, choice))
            second = await wire.hear(revision=first["revision"] + 1)
            assert second["whole"] is None
            assert second["pictures"]["board"].startswith("<g id='board-living'>")
            assert second["names"] == ["board", "hand"]
            assert "head" not in second["regions"]  # nothing in it has changed
            address = second["socket"]
        async with Wire(ana, code, query=address.partition("?")[2]) as again:
            assert (await again.hear())["whole"] is None
            again.say({"type": "shape", "narrow": True})
            message = await again.until(lambda message: message["whole"])
            assert 'viewBox="0 0 390 250"' in message["whole"]["board"]

    run(story)


def test_the_curtain_on_the_socket() -> None:
    ana = Person("Ana, Bia")
    code = ana.make(opponents="hotseat")

    async def story() -> None:
        async with Wire(ana, code) as wire:
            covered = await wire.hear()
            assert not covered["mine"]
            assert "hand" not in covered["names"]
            wire.say({"type": "eyes", "seat": 1})
            assert "hand" not in (await wire.hear())["names"]
            wire.say({"type": "eyes", "seat": 0})
            lifted = await wire.until(lambda message: message["mine"])
            assert "hand" in lifted["whole"]

    run(story)


def test_a_lobby_is_live_and_becomes_a_table() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make()

    async def story() -> None:
        async with Wire(ana, code) as wire:
            assert set((await wire.hear())["regions"]) == {"lobby", "head"}
            await asyncio.to_thread(bia.sit, code, 1)
            await wire.until(lambda message: "Bia" in message["regions"].get("lobby", ""))
            await asyncio.to_thread(ana.post, f"/t/{code}/start/")
            await wire.hear("reload")

    run(story)


def test_a_closed_table_is_gone() -> None:
    ana, _, code = two_at_a_table()

    async def story() -> None:
        async with Wire(Person(), code) as wire:
            await wire.hear()
            await asyncio.to_thread(ana.post, f"/t/{code}/close/", sure="yes")
            await wire.hear("gone")

    run(story)


@pytest.mark.parametrize("fault", [OperationalError("the connection is closed"), Trouble("row locked")])
def test_a_table_that_cannot_be_looked_up_now_is_not_said_to_be_gone(
    fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _, code = two_at_a_table()

    def fail(code: str) -> LiveTable:
        raise fault

    async def story() -> None:
        async with Wire(ana, code) as wire:
            assert wire.first == {"type": "websocket.close", "code": socket.LATER}

    with monkeypatch.context() as away:
        away.setattr(OPEN_TABLES, "table", fail)
        asyncio.run(story())


def test_a_table_that_is_not_there_is_gone() -> None:
    async def story() -> None:
        async with Wire(Person(), "nothing") as wire:
            assert wire.first["type"] == "websocket.accept"
            await wire.hear("gone")

    run(story)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://localhost:9"},
        {"host": "evil.example", "origin": "http://evil.example"},
    ],
)
def test_a_page_of_another_site_is_not_connected(headers: dict[str, str]) -> None:
    ana, _, code = two_at_a_table()

    async def story() -> None:
        async with Wire(ana, code, **headers) as wire:
            assert wire.first["type"] == "websocket.close"

    run(story)
    assert not OPEN_TABLES.tables[code].observers


def test_an_address_holds_so_many_sockets_and_each_that_ends_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it ends: by a farewell, or by a fault."""
    keeper = Doorkeeper(from_one=2)
    monkeypatch.setattr(socket, "AT_TABLES", keeper)
    ana, bia, code = two_at_a_table()
    elsewhere = Wire(bia, code)
    elsewhere.scope["client"] = ("203.0.113.8", 5)

    async def story() -> None:
        async with Wire(ana, code) as first, Wire(ana, code):
            async with Wire(ana, code) as third, elsewhere:
                assert third.first == {"type": "websocket.close", "code": socket.LATER}
                assert elsewhere.first["type"] == "websocket.accept"
            first.inbox.put_nowait({})  # nothing that a server would pass on
            with pytest.raises(KeyError):
                await first.task
            async with Wire(ana, code) as fourth:
                assert fourth.first["type"] == "websocket.accept"
            first.task = asyncio.create_task(asyncio.sleep(0))

    run(story)
    assert not keeper.inside


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "localhost:8000\x01"},
        {"host": "localhost:port"},
        {"host": "localhost:8000", "origin": "http://[localhost:8000"},
    ],
)
def test_a_handshake_that_nobody_can_read_is_turned_away(headers: dict[str, str]) -> None:
    ana, _, code = two_at_a_table()

    async def story() -> None:
        async with Wire(ana, code, **headers) as wire:
            assert wire.first == {"type": "websocket.close", "code": socket.FORBIDDEN}

    run(story)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cookie", "odd one=@; \x01=\x02; {guest}; =;;\xff"),
        ("content-type", "text/plain; name*=no-such-letters'en'%ff"),
        ("content-length", "many"),
        ("accept-language", "\x00,;q=x"),
    ],
)
def test_odd_headers_of_a_handshake_do_not_cost_a_guest_the_seat(name: str, value: str) -> None:
    ana, _, code = two_at_a_table()
    guest = f"guest={ana.browser.cookies['guest'].value}"

    async def story() -> None:
        async with Wire(ana, code, **{name: value.replace("{guest}", guest)}) as wire:
            assert (await wire.hear())["mine"]

    run(story)


def test_ping_is_answered() -> None:
    _, _, code = two_at_a_table()

    async def story() -> None:
        async with Wire(Person(), code) as wire:
            wire.say({"type": "ping"})
            await wire.hear("pong")

    run(story)


def test_whoever_talks_too_fast_is_told_so_and_nothing_is_drawn(settings: Settings) -> None:
    settings.LUDOTECA_LIMITS = {**settings.LUDOTECA_LIMITS, "say": ("100/minute", "2/minute")}
    _, _, code = two_at_a_table()

    async def story() -> None:
        async with Wire(Person(), code) as wire:
            await wire.hear()
            for _ in range(3):
                wire.say({"type": "ping"})
            assert "a little fast" in (await wire.hear("refused"))["sentence"]
            assert wire.outbox.empty()

    run(story)


def test_who_is_there_is_seen_and_a_reload_is_not_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "FAREWELL", 0.0)
    ana, bia, code = two_at_a_table()

    async def story() -> None:
        async with Wire(ana, code) as anas:
            await anas.hear()
            async with Wire(bia, code):
                await anas.until(lambda message: "away" not in message["regions"].get("players", "away"))
            await anas.until(lambda message: "away" in message["regions"].get("players", ""))

    run(story)
    settled()
    assert not OPEN_TABLES.tables[code].observers


def test_whoever_cannot_keep_up_misses_the_oldest_boards_not_the_newest() -> None:
    ana, _, code = two_at_a_table()

    async def story() -> None:
        async with Wire(ana, code) as wire:
            await wire.hear()
            connection = next(iter(OPEN_TABLES.tables[code].observers))
            assert isinstance(connection, Connection)
            for number in range(200):
                connection.put({"type": "news", "revision": number})
            assert len(connection.queue) == connection.queue.maxlen
            kept = [await wire.hear("news") for _ in range(len(connection.queue))]
            assert kept[-1]["revision"] == 199

    run(story)
