"""Sockets and accounts: who a page is at a table, and that nobody stays who has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from ludoteca.web.live.people.models import Player
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.upkeep import hanging_up
from ludoteca.web.pages.table.socket import FORBIDDEN, HUNG_UP
from tests.web.pages.house.test_house import owner
from tests.web.pages.me.kept import choose_password, device_link, keep, player_of
from tests.web.people import Person, legal, scene, two_at_a_table
from tests.web.wire import Wire

pytestmark = pytest.mark.usefixtures("site")


async def in_thread(work: Callable[..., object], *words: object, **named: object) -> None:
    """A browser does something while sockets are open."""
    await asyncio.get_running_loop().run_in_executor(None, partial(work, *words, **named))


async def closed(wire: Wire) -> int:
    """The reason for which the site closes a socket; before, the page is told to open itself anew."""
    await wire.hear("reload")
    event = await wire.event()
    assert event["type"] == "websocket.close", event
    return int(event["code"])


def test_a_kept_player_plays_by_the_socket() -> None:
    ana, _, code = two_at_a_table()
    keep(ana)
    choice = legal(code)[0]

    async def story() -> None:
        async with Wire(ana, code) as wire:
            board = await wire.hear()
            assert board["mine"]
            wire.say({"type": "act", "revision": board["revision"], "action": choice})
            assert not (await wire.hear(revision=board["revision"] + 1))["mine"]

    asyncio.run(story())


@pytest.mark.parametrize("way", ["out", "delete", "password"])
def test_the_sockets_of_whoever_goes_are_closed_on_every_device(way: str) -> None:
    ana, bia, code = two_at_a_table()
    keep(ana)
    choose_password(ana, "ana-maria")
    phone = Person()
    phone.post(device_link(ana))
    goes = {
        "out": partial(ana.post, "/me/out/"),
        "delete": partial(ana.post, "/me/delete/", sure="yes"),
        "password": partial(
            ana.post,
            "/me/password/",
            oldpassword="boats-over-the-river",
            password1="one-more-river",
            password2="one-more-river",
        ),
    }[way]

    async def story() -> None:
        async with Wire(ana, code) as first, Wire(phone, code) as second, Wire(bia, code) as others:
            for wire in (first, second, others):
                await wire.hear()
            await in_thread(goes)
            assert await closed(first) == HUNG_UP
            assert await closed(second) == HUNG_UP
            others.say({"type": "ping"})
            await others.hear("pong")
        async with Wire(phone, code) as again:
            assert (await again.hear())["mine"] is (way == "out")  # the phone was not signed out

    asyncio.run(story())


def test_a_socket_says_nothing_more_once_it_was_hung_up() -> None:
    ana, _, code = two_at_a_table()
    keep(ana)
    choice, before = legal(code)[0], scene(code).revision

    async def story() -> None:
        async with Wire(ana, code) as wire:
            await wire.hear()
            await in_thread(ana.post, "/me/out/")
            await closed(wire)
            wire.say({"type": "act", "revision": before, "action": choice})

    asyncio.run(story())
    assert scene(code).revision == before


def test_whoever_holds_a_copy_of_the_cookie_is_sent_away_when_the_place_is_kept() -> None:
    ana, _, code = two_at_a_table()
    eve = Person()
    eve.browser.cookies["guest"] = ana.browser.cookies["guest"].value

    async def story() -> None:
        async with Wire(eve, code) as wire:
            assert (await wire.hear())["mine"]
            await in_thread(keep, ana)
            assert await closed(wire) == HUNG_UP
        async with Wire(eve, code) as again:
            assert not (await again.hear())["mine"]

    asyncio.run(story())


def test_somebody_banned_is_sent_away_and_not_let_in_again() -> None:
    host = owner()
    ana, _, code = two_at_a_table()
    whom = Player.objects.get(name="Ana").pk

    async def story() -> None:
        async with Wire(ana, code) as wire:
            await wire.hear()
            await in_thread(host.post, "/house/ban/", player=whom, why="noise")
            assert await closed(wire) == HUNG_UP
        async with Wire(ana, code) as again:
            assert again.first == {"type": "websocket.close", "code": FORBIDDEN}

    asyncio.run(story())


def test_a_note_that_was_lost_is_made_up_for() -> None:
    ana, bia, code = two_at_a_table()
    keep(ana)
    player = player_of(ana)

    async def story() -> None:
        async with Wire(ana, code) as wire, Wire(bia, code) as others:
            await wire.hear()
            await in_thread(
                Player.objects.filter(pk=player.pk).update, hangups=player.hangups + 1
            )  # by another process
            await in_thread(hanging_up.look_round)
            assert await closed(wire) == HUNG_UP
            others.say({"type": "ping"})
            await others.hear("pong")

    asyncio.run(story())
    assert OPEN_TABLES.players() == set()
