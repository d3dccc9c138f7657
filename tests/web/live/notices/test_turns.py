"""Hearing that it is one's turn: whoever acts is not told, whoever only looks is."""

from __future__ import annotations

import asyncio
from datetime import datetime, time, timedelta

import pytest

from ludoteca.web.live.notices.models import Delivery, Notice
from ludoteca.web.live.notices.post_office import outbox
from ludoteca.web.live.notices.post_office.postman import POSTMAN
from ludoteca.web.live.tables import moments
from ludoteca.web.live.tables.models import Table
from ludoteca.web.live.writer import WRITER
from tests.web.live.notices.conftest import Clock, hooked, player_of, pushed_to
from tests.web.live.notices.outside import Outside
from tests.web.people import Person, legal, play_out, scene, settled, two_at_a_table
from tests.web.wire import Wire

pytestmark = pytest.mark.usefixtures("site")


def moved(people: tuple[Person, Person], code: str) -> Person:
    """Whoever is asked moves until the other is; who is asked now."""
    actor = scene(code).actor
    while scene(code).actor == actor:
        assert people[actor].act(code, legal(code)[0]).status_code == 302
    return people[scene(code).actor]


def set_clock(code: str, due: datetime | None) -> None:
    """The clock of whoever is asked runs out at a time, or stands."""
    Table.objects.filter(code=code).update(due=due)
    now = scene(code)
    moment = moments.Moment(Table.objects.get(code=code), now.seats, now.revision, now.actor, due=due)
    WRITER.do(code, lambda: moments.tell(moments.CLOCK_SET, moment))


def test_whoever_is_asked_is_told_after_twenty_seconds_and_once(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    asked = scene(code).actor
    other = (ana, bia)[1 - asked]
    browser = pushed_to(other)
    moved((ana, bia), code)
    clock.passes(seconds=19)
    assert outside.heard == []
    clock.passes(seconds=1)
    told = browser.read(outside.heard[0])
    waiting = (ana, bia)[asked].name
    assert told["body"] == f"It's your turn at Ferry: {waiting} is waiting."
    assert told["url"] == f"http://localhost/t/{code}/"
    clock.passes(hours=1)
    assert len(outside.heard) == 1


def test_a_page_that_is_open_changes_nothing(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    other = (ana, bia)[1 - scene(code).actor]
    pushed_to(other)

    async def look_on() -> None:
        async with Wire(other, code) as wire:
            await wire.hear()
            await asyncio.to_thread(moved, (ana, bia), code)
            await asyncio.to_thread(clock.passes, seconds=20)

    asyncio.run(look_on())
    assert len(outside.heard) == 1


def test_whoever_has_acted_is_not_told(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    other = (ana, bia)[1 - scene(code).actor]
    pushed_to(other)
    assert moved((ana, bia), code) is other
    other.act(code, legal(code)[0])
    clock.passes(seconds=20)
    assert outside.heard == []


def test_what_is_taken_back_within_twenty_seconds_is_not_told(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    pushed_to(bia)
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("load")))
    assert Notice.objects.filter(kind="turn", player=player_of(bia)).exists()
    assert ana.undo(code).status_code == 302
    clock.passes(seconds=20)
    assert outside.heard == []


def test_a_newer_notice_takes_the_place_of_the_older_one(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    first = (ana, bia)[scene(code).actor]
    other = (ana, bia)[1 - scene(code).actor]
    pushed_to(other)
    moved((ana, bia), code)
    clock.passes(seconds=20)
    moved((ana, bia), code)
    assert (ana, bia)[scene(code).actor] is first
    moved((ana, bia), code)
    clock.passes(seconds=20)
    assert [request.headers["topic"] for request in outside.heard] == [f"table-{code}"] * 2
    assert Notice.objects.filter(kind="turn", player=player_of(other)).count() == 1


def test_quiet_hours_put_a_notice_off_until_the_morning(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    other = (ana, bia)[1 - scene(code).actor]
    pushed_to(other)
    assert other.post("/me/nights/", zone="America/Sao_Paulo", falls="22:00", dawns="07:30").status_code == 302
    clock.passes(hours=14)  # 02:00 UTC, 23:00 in São Paulo
    moved((ana, bia), code)
    clock.passes(minutes=1)
    clock.passes(hours=8)  # 07:01
    assert outside.heard == []
    clock.passes(minutes=29)
    assert clock.now.time() == time(10, 30)
    assert len(outside.heard) == 1


def test_the_last_warning_of_a_clock_comes_at_night_too(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    asked = (ana, bia)[scene(code).actor]
    browser = pushed_to(asked)
    asked.post("/me/nights/", zone="UTC", falls="13:00", dawns="23:59")
    set_clock(code, clock.now + timedelta(hours=10))
    clock.passes(hours=5)  # 17:00: half of the time is gone
    assert outside.heard == []
    clock.passes(hours=4)  # 21:00: a tenth is left
    told = browser.read(outside.heard[0])
    assert told["body"] == "Your time at Ferry ends: Mon 2 Mar, 22:00."
    assert outside.heard[0].headers["urgency"] == "high"


def test_a_clock_reminds_at_half_and_at_a_tenth_of_the_time(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    asked = (ana, bia)[scene(code).actor]
    browser = pushed_to(asked)
    set_clock(code, clock.now + timedelta(hours=10))
    heard = []
    for hour in range(1, 11):
        clock.passes(hours=1)
        heard += [(hour, browser.read(request)["title"]) for request in outside.heard]
        outside.heard.clear()
    assert heard == [(5, "Your turn · Ferry"), (9, "Your time runs out · Ferry")]


def test_the_clock_of_a_table_over_days_reminds_whoever_is_asked(clock: Clock, outside: Outside) -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make(pace="days")
    bia.sit(code, 1)
    browser = pushed_to(ana)
    ana.post(f"/t/{code}/start/")
    due = Table.objects.get(code=code).due
    assert scene(code).actor == 0
    assert due == clock.now + timedelta(days=3)
    clock.passes(seconds=20)
    outside.heard.clear()  # it is her turn
    clock.passes(hours=36)
    assert browser.read(outside.heard[0])["body"] == "Half of your time for this turn at Ferry is gone."
    later = due + timedelta(hours=6)  # the site was away for a while, and gave that back
    Table.objects.filter(code=code).update(due=later)
    clock.now = due - timedelta(hours=7)
    clock.passes(seconds=0)
    assert len(outside.heard) == 1
    clock.now = later - timedelta(hours=7.2)
    clock.passes(seconds=0)
    assert browser.read(outside.heard[1])["body"] == "Your time at Ferry ends: Thu 5 Mar, 18:00."
    outside.heard.clear()
    moved((ana, bia), code)
    clock.passes(hours=1)
    assert outside.heard == []
    assert not Notice.objects.filter(player=player_of(ana), kind__in=["clock", "last"]).exists()


def test_a_clock_that_stands_still_reminds_nobody(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    pushed_to((ana, bia)[scene(code).actor])
    set_clock(code, clock.now + timedelta(hours=10))
    set_clock(code, None)
    clock.passes(hours=9)
    assert outside.heard == []


def test_who_plays_with_bots_alone_is_not_told(clock: Clock, outside: Outside) -> None:
    ana = Person("Ana")
    ana.get("/")
    code = ana.make(opponents="bots")
    pushed_to(ana)
    ana.act(code, legal(code)[0])
    settled()
    assert not Notice.objects.exists()


def test_who_hands_one_screen_round_is_not_told(clock: Clock, outside: Outside) -> None:
    ana = Person("Ana")
    code = ana.make(opponents="hotseat")
    pushed_to(ana)
    ana.act(code, legal(code)[0])
    settled()
    assert not Notice.objects.exists()


def test_guests_without_a_channel_leave_nothing_behind(clock: Clock) -> None:
    ana, bia, code = two_at_a_table()
    moved((ana, bia), code)
    play_out(code)
    assert not Notice.objects.exists()


def test_the_end_is_told_to_whoever_did_not_make_the_last_move(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    browsers = {person: pushed_to(person) for person in (ana, bia)}
    last = scene(code).actor
    while scene(code).status == "running":
        last = scene(code).actor
        (ana, bia)[last].act(code, legal(code)[0])
    clock.passes(seconds=20)
    (told,) = outside.heard
    other = (ana, bia)[1 - last]
    assert browsers[other].read(told)["body"] == f"The game of Ferry with {(ana, bia)[last].name} is over."


def test_a_rematch_tells_everybody_else_that_it_has_begun(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    play_out(code)
    browser = pushed_to(bia)
    ana.post(f"/t/{code}/rematch/")
    clock.passes(seconds=20)
    bodies = [browser.read(request)["body"] for request in outside.heard]
    assert bodies
    assert set(bodies) <= {
        "A game of Ferry has begun, with Ana.",
        "It's your turn at Ferry: Ana is waiting.",
    }


def test_each_reads_their_own_language(clock: Clock, outside: Outside) -> None:
    ana, bia = Person("Ana"), Person("Bia", "pt-br")
    code = ana.make("unreal-estate", seats=3)
    bia.sit(code, 1)
    Person("Caio").sit(code, 2)
    ana.post(f"/t/{code}/start/")
    browser = pushed_to(bia)
    row = Table.objects.get(code=code)
    row.actor = 1
    row.save()
    outbox.put(row, player_of(bia).pk, Notice.Kind.TURN, {"revision": row.revision, "due": clock.now})
    clock.passes(seconds=0)
    assert browser.read(outside.heard[0])["body"] == "É a sua vez em Unreal Estate: Ana e Caio estão esperando."


def test_what_a_seat_wants_comes_before_what_its_player_wants(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    other = (ana, bia)[1 - scene(code).actor]
    pushed_to(other)
    other.post(f"/t/{code}/notices/taste/", notify="never")
    moved((ana, bia), code)
    clock.passes(seconds=20)
    assert not Notice.objects.filter(player=player_of(other)).exists()
    other.post(f"/t/{code}/notices/taste/", notify="digest")
    moved((ana, bia), code)
    moved((ana, bia), code)
    clock.passes(seconds=20)
    assert outside.heard == []
    assert Delivery.objects.get().gathered


def test_a_hook_of_the_table_tells_whose_turn_it_is(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    answer = ana.post(f"/t/{code}/notices/hook/", address="https://hooks.example.org/group", style="json")
    assert answer.status_code == 302
    outside.heard.clear()
    asked = moved((ana, bia), code)
    clock.passes(seconds=20)
    (told,) = outside.heard
    assert told.json["text"] == f"It's {asked.name}'s turn at Ferry."


def test_a_row_outlives_whoever_should_have_sent_it(clock: Clock, outside: Outside) -> None:
    ana, bia, code = two_at_a_table()
    other = (ana, bia)[1 - scene(code).actor]
    hooked(other)
    outside.heard.clear()
    moved((ana, bia), code)
    clock.now += timedelta(days=1)  # nobody carried anything meanwhile
    assert Notice.objects.filter(sent=None, kind="turn").count() == 1
    POSTMAN.round()
    POSTMAN.finish()
    assert len(outside.heard) == 1
