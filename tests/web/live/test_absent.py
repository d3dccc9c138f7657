"""A bot for somebody who left or is away: the others agree to it, and whoever comes back takes the seat back."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.web.live.tables.models import Seat
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.processes import presence
from ludoteca.web.live.tables.sitting import seating
from ludoteca.web.pages.table import socket
from tests.web.conftest import AtOnce
from tests.web.people import Person, legal, lines, play_out, revision, scene, two_at_a_table, words
from tests.web.wire import Wire

pytestmark = pytest.mark.usefixtures("site", "silence")


@pytest.fixture
def silence(bots: AtOnce) -> None:
    """Bots that take their time."""
    bots.silent = True


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody who is away has been away for long enough."""
    monkeypatch.setattr(seating, "GRACE", 0.0)


def three_at_a_table() -> tuple[Person, Person, Person, str]:
    """Ana made a table, Bia and Cid sat down, and the game has begun."""
    ana, bia, cid = Person("Ana"), Person("Bia"), Person("Cid")
    code = ana.make(seats=3)
    bia.sit(code, 1)
    cid.sit(code, 2)
    ana.post(f"/t/{code}/start/")
    return ana, bia, cid, code


def want_bot(person: Person, code: str, seat: int) -> str:
    """Press *Let a bot play on*; what the page says then."""
    return words(person.post(f"/t/{code}/bot/", follow=True, seat=seat))


def test_with_a_single_other_person_the_bot_plays_on_at_once() -> None:
    ana, bia, code = two_at_a_table()
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    assert "Let a bot play on" in ana.text(f"/t/{code}/")
    want_bot(ana, code, 1)
    assert scene(code).seats[1].stand_in
    assert scene(code).names() == ["Ana", "Bia"]


def test_whoever_left_takes_the_seat_back_and_plays_on() -> None:
    ana, bia, code = two_at_a_table()
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    want_bot(ana, code, 1)
    assert "Take my seat back" in bia.text(f"/t/{code}/")
    bia.post(f"/t/{code}/back/", seat=1)
    assert scene(code).seats[1].person
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("buy")))
    assert bia.act(code, legal(code)[0]).status_code == 302


def test_whoever_left_may_also_come_back_before_any_bot() -> None:
    _, bia, code = two_at_a_table()
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    bia.post(f"/t/{code}/back/", seat=1)
    assert scene(code).seats[1].person


@pytest.mark.usefixtures("patience")
def test_somebody_who_is_away_comes_back_by_the_link_of_their_other_device() -> None:
    ana, _, code = two_at_a_table()
    link = f"/t/{code}/seat/{scene(code).seats[1].secret}/"
    want_bot(ana, code, 1)
    phone = Person()
    assert "Take my seat back" in phone.text(link)
    assert scene(code).seats[1].stand_in  # looking does nothing
    phone.post(link)
    assert scene(code).seats[1].person
    assert scene(code).names()[1] == "Bia"
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("buy")))
    assert phone.act(code, legal(code)[0]).status_code == 302


def test_nobody_else_takes_a_seat_back() -> None:
    ana, bia, code = two_at_a_table()
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    invitation = scene(code).seats[1].secret
    want_bot(ana, code, 1)
    for other in (ana, Person("Eve")):
        other.post(f"/t/{code}/back/", seat=1)
    assert Person("Eve").post(f"/t/{code}/seat/{invitation}/").status_code == 404
    assert scene(code).seats[1].stand_in


def test_a_bot_that_plays_on_is_not_its_players_any_more() -> None:
    ana, bia, code = two_at_a_table()
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    want_bot(ana, code, 1)
    assert bia.act(code, legal(code)[0]).status_code == 403
    assert '<svg id="hand"' not in bia.text(f"/t/{code}/")


def test_nobody_loses_a_seat_by_looking_away_for_a_moment() -> None:
    ana, bia, code = two_at_a_table()
    bia.get(f"/t/{code}/")
    assert "a moment ago" in want_bot(ana, code, 1)
    assert scene(code).seats[1].person


def test_those_who_watch_have_no_say() -> None:
    _, bia, code = two_at_a_table()
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    eve = Person("Eve")
    assert "Let a bot play on" not in eve.text(f"/t/{code}/")
    want_bot(eve, code, 1)
    assert scene(code).seats[1].empty


def test_all_others_who_are_here_must_agree() -> None:
    ana, bia, cid, code = three_at_a_table()
    cid.post(f"/t/{code}/leave/", seat=2, sure="yes")

    async def story() -> None:
        async with Wire(ana, code) as anas, Wire(bia, code) as bias:
            await anas.hear()
            await bias.until(lambda board: len(OPEN_TABLES.tables[code].scene.present) == 2)
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(None, want_bot, ana, code, 2)
            told = await bias.until(lambda board: "Wanted by Ana" in board["regions"].get("players", ""))
            assert OPEN_TABLES.tables[code].scene.seats[2].empty
            assert "Let a bot play on" in told["regions"]["players"]
            await loop.run_in_executor(None, want_bot, bia, code, 2)

    asyncio.run(story())
    assert scene(code).seats[2].stand_in
    assert Seat.objects.get(number=2).agreed == 0


@pytest.mark.usefixtures("patience")
def test_those_who_are_away_themselves_are_not_waited_for() -> None:
    ana, _, _, code = three_at_a_table()
    want_bot(ana, code, 2)
    assert scene(code).seats[2].stand_in


@pytest.mark.usefixtures("patience")
def test_nobody_gets_a_bot_who_is_connected_to_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if this process has not heard of it yet: it asks before it decides."""
    ana, _, code = two_at_a_table()
    elsewhere = {OPEN_TABLES.tables[code].stored.row.pk: {1: 0.0}}
    monkeypatch.setattr(presence, "hear", lambda tables: elsewhere)
    assert "Let a bot play on" in ana.text(f"/t/{code}/")
    assert "Somebody sits there." in want_bot(ana, code, 1)
    assert scene(code).seats[1].person


def test_whoever_comes_back_in_time_needs_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "GRACE", 0.0)
    monkeypatch.setattr(socket, "FAREWELL", 0.0)
    ana, bia, cid, code = three_at_a_table()

    async def story() -> None:
        async with Wire(ana, code) as anas, Wire(bia, code):
            await anas.until(lambda board: len(OPEN_TABLES.tables[code].scene.present) == 2)
            await asyncio.get_running_loop().run_in_executor(None, want_bot, ana, code, 2)
            assert OPEN_TABLES.tables[code].scene.seats[2].agreed == {0}
            async with Wire(cid, code):
                await anas.until(lambda board: not OPEN_TABLES.tables[code].scene.seats[2].agreed)

    asyncio.run(story())
    assert scene(code).seats[2].person


def test_every_step_is_a_revision_of_its_own() -> None:
    ana, bia, code = two_at_a_table()
    before, kept = revision(code), lines(code)
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    want_bot(ana, code, 1)
    bia.post(f"/t/{code}/back/", seat=1)
    assert revision(code) == before + 3
    assert lines(code) == kept


def test_a_table_where_a_bot_plays_on_is_still_one_of_people() -> None:
    """No hints, and no undo over what the other person had decided."""
    ana, bia, code = two_at_a_table()
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("buy")))
    bia.act(code, legal(code)[0])
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    want_bot(ana, code, 1)
    assert scene(code).several_people
    assert ana.undo(code).status_code == 409


def test_a_bot_that_has_begun_to_think_is_too_late_once_the_player_is_back(bots: AtOnce) -> None:
    ana, bia, code = two_at_a_table()
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("buy")))
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    want_bot(ana, code, 1)
    thought = scene(code)
    bia.post(f"/t/{code}/back/", seat=1)
    assert bia.act(code, legal(code)[0], thought.revision).status_code == 409
    assert len(lines(code)) == 2


def test_the_game_survives_a_restart_with_its_stand_in(bots: AtOnce) -> None:
    ana, bia, code = two_at_a_table()
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    want_bot(ana, code, 1)
    OPEN_TABLES.tables.clear()
    assert scene(code).seats[1].stand_in
    bia.post(f"/t/{code}/back/", seat=1)
    assert scene(code).seats[1].person


@pytest.mark.usefixtures("patience")
def test_another_game_is_for_those_who_were_away_and_not_for_those_who_left() -> None:
    ana, _, cid, code = three_at_a_table()
    want_bot(ana, code, 1)
    cid.post(f"/t/{code}/leave/", seat=2, sure="yes")
    want_bot(ana, code, 2)
    play_out(code)
    ana.post(f"/t/{code}/rematch/")
    seats = {seat.called(): seat for seat in scene(scene(code).rematch).seats}
    assert seats["Ana"].person
    assert seats["Bia"].person
    assert "Cid" not in seats


def test_a_table_that_was_left_is_not_in_the_list_of_ones_own() -> None:
    _, bia, code = two_at_a_table()
    assert f"/t/{code}/" in bia.text("/")
    bia.post(f"/t/{code}/leave/", seat=1, sure="yes")
    assert f"/t/{code}/" not in bia.text("/")
