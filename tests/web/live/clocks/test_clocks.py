"""Clocks at a table: whose runs, what a hand-over, a lapse, a return, an undo and a restart make of it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from ludoteca.web.live.clocks.models import Alive
from ludoteca.web.live.clocks.pace import DAY, HOUR, PACES
from ludoteca.web.live.people.models import Player
from ludoteca.web.live.tables.models import Line, Seat, Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.upkeep import downtime
from tests.web.clockwork import Time, hand_over, left, table_at
from tests.web.conftest import AtOnce
from tests.web.people import Person, body, legal, lines, play_out, revision, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")
LIVE, DAYS = PACES["live"], PACES["days"]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock under control."""
    return Time(monkeypatch)


def bank(code: str, seat: int) -> float | None:
    """What a seat has for its next turn, as the database has it."""
    return Seat.objects.get(table__code=code, number=seat).bank


def played_by_bots() -> int:
    """How many decisions a bot took for somebody."""
    return Line.objects.filter(bank=0).count()


# -- whose clock runs --------------------------------------------------------------------------------------------------


def test_a_table_without_a_pace_has_no_clock(time: Time) -> None:
    _, _, code = two_at_a_table()
    row = Table.objects.get()
    assert (row.pace, row.due) == (None, None)
    assert row.since == time.now
    time.passes(400 * DAY)
    assert scene(code).seats[0].person
    assert set(Line.objects.values_list("bank", flat=True)) == {None}


def test_only_the_clock_of_whoever_is_asked_runs(time: Time) -> None:
    people, code = table_at("live")
    assert left(code, time) == LIVE.bank
    time.passes(100)
    assert left(code, time) == LIVE.bank - 100
    first = hand_over(people, code)
    assert bank(code, first) == LIVE.bank - 100 + LIVE.step
    assert left(code, time) == LIVE.bank
    assert Table.objects.get().since == time.now


def test_nobody_has_more_than_they_began_with(time: Time) -> None:
    people, code = table_at("days")
    time.passes(60)
    assert bank(code, hand_over(people, code)) == DAYS.bank


def test_within_a_turn_the_clock_runs_on(time: Time) -> None:
    people, code = table_at("live", game="blue-moon-city")
    actor, due = scene(code).actor, Table.objects.get().due
    time.passes(30)
    people[actor].act(code, next(text for text in legal(code) if text.startswith("step")))
    assert scene(code).actor == actor
    assert Table.objects.get().due == due
    assert Line.objects.order_by("number").last().bank == LIVE.bank - 30  # type: ignore[union-attr]


def test_a_clock_is_for_several_people_each_at_their_own_screen(time: Time) -> None:
    ana = Person("Ana")
    ana.make(opponents="hotseat", pace="live")
    ana.make(opponents="bots", pace="live")
    assert set(Table.objects.values_list("pace", "due")) == {(None, None)}
    alone = ana.make(pace="live")
    ana.post(f"/t/{alone}/bot/", seat=1)
    ana.post(f"/t/{alone}/start/")
    assert scene(alone).status == "running"
    assert Table.objects.get(code=alone).due is None


@pytest.mark.parametrize("pace", ["chess", "LIVE", "live ", "9" * 500])
def test_an_unknown_pace_is_refused(pace: str) -> None:
    ana = Person("Ana")
    answer = ana.post("/tables/", game="ferry", seats=2, opponents="friends", pace=pace)
    assert answer.status_code == 400
    assert "There is no such pace." in words(answer)
    assert not Table.objects.exists()


def test_the_maker_may_choose_another_pace_until_the_game_begins() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make()
    bia.sit(code, 1)
    bia.post(f"/t/{code}/pace/", pace="days")
    assert Table.objects.get().pace is None
    ana.post(f"/t/{code}/pace/", pace="nonsense")
    assert Table.objects.get().pace is None
    ana.post(f"/t/{code}/pace/", pace="days")
    assert "Over days: 3 days" in words(bia.get(f"/t/{code}/"))
    ana.post(f"/t/{code}/start/")
    ana.post(f"/t/{code}/pace/", pace="live")
    assert Table.objects.get().pace == "days"


# -- time runs out -----------------------------------------------------------------------------------------------------


def test_a_bot_plays_the_turn_of_whoever_lets_their_time_pass(time: Time) -> None:
    _, code = table_at("live")
    late = scene(code).actor
    before = len(lines(code))
    time.passes(LIVE.bank - 1)
    assert len(lines(code)) == before
    time.passes(1)
    now = scene(code)
    assert len(lines(code)) > before
    assert now.actor != late
    assert now.seats[late].person
    assert now.seats[late].lapses == 1
    assert now.seats[late].bank == LIVE.step
    assert left(code, time) == LIVE.bank  # the other's


def test_at_the_third_lapse_it_plays_on_until_its_player_comes_back(time: Time) -> None:
    people, code = table_at("live", game="unreal-estate")
    late = scene(code).actor
    for lapses in (1, 2, 3):
        while scene(code).actor != late:
            hand_over(people, code)
        time.passes(LIVE.bank)
        assert scene(code).seats[late].lapses == lapses
    assert scene(code).seats[late].stand_in
    assert scene(code).actor != late
    before = played_by_bots()
    while played_by_bots() == before:
        assert scene(code).actor != late  # the bot has played at once
        people[1 - late].act(code, legal(code)[-1])
    assert scene(code).seats[late].stand_in
    people[late].post(f"/t/{code}/back/", seat=late)
    assert scene(code).seats[late].person
    assert (bank(code, late) or 0.0) >= LIVE.step


def test_who_comes_back_in_the_middle_of_a_lapsed_turn_goes_on_at_once(time: Time, bots: AtOnce) -> None:
    people, code = table_at("live")
    late = scene(code).actor
    bots.silent = True
    time.passes(LIVE.bank)
    assert scene(code).seats[late].once
    assert "a bot plays this turn for you" in words(people[late].get(f"/t/{code}/"))
    people[late].post(f"/t/{code}/back/", seat=late)
    assert scene(code).seats[late].person
    assert scene(code).seats[late].lapses == 1
    assert left(code, time) == LIVE.step
    assert people[late].act(code, legal(code)[-1]).status_code == 302


def test_nobody_stalls_by_coming_back_again_and_again(time: Time, bots: AtOnce) -> None:
    people, code = table_at("live")
    late = scene(code).actor
    bots.silent = True
    for _ in range(3):
        time.passes(LIVE.bank)
        people[late].post(f"/t/{code}/back/", seat=late)
    assert scene(code).seats[late].lapses == 3
    assert scene(code).seats[late].once  # the bot finishes this turn, then gets up
    bots.silent = False
    time.passes(1)
    OPEN_TABLES.tables[code].call = type(OPEN_TABLES.tables[code].call)()
    OPEN_TABLES.call_again()
    assert scene(code).actor != late
    assert scene(code).seats[late].person


def test_leaving_and_returning_gives_no_time_for_ever(time: Time, bots: AtOnce) -> None:
    people, code = table_at("live")
    late = scene(code).actor
    bots.silent = True
    time.passes(LIVE.bank - 5)
    for lapses in (1, 2, 3, 3):
        people[late].post(f"/t/{code}/leave/", seat=late, sure="yes")
        assert Table.objects.get().due is None
        people[late].post(f"/t/{code}/back/", seat=late)
        assert scene(code).seats[late].lapses == lapses
        time.passes(LIVE.step - 5)
    assert scene(code).seats[late].once


def test_whoever_leaves_is_replaced_at_once_and_may_return(time: Time) -> None:
    people, code = table_at("days")
    goes = scene(code).actor
    time.passes(HOUR)
    people[goes].post(f"/t/{code}/leave/", seat=goes, sure="yes")
    now = scene(code)
    assert now.seats[goes].stand_in
    assert now.actor != goes  # the bot has played
    people[goes].post(f"/t/{code}/back/", seat=goes)
    assert scene(code).seats[goes].person
    assert "Let a bot play on" not in body(people[goes].get(f"/t/{code}/"))


def test_where_clocks_run_nobody_votes_for_a_bot(time: Time) -> None:
    people, code = table_at("days")
    answer = people[0].post(f"/t/{code}/bot/", follow=True, seat=1)
    assert "Here the clock decides" in words(answer)
    assert scene(code).seats[1].person


def test_a_table_with_bots_alone_sleeps_until_somebody_returns(time: Time) -> None:
    people, code = table_at("live", game="unreal-estate")
    for _ in range(8):
        time.passes(LIVE.bank)
    now = scene(code)
    assert now.asleep
    assert now.status == "running"
    asleep = revision(code)
    OPEN_TABLES.call_again()
    time.passes(30 * DAY)
    assert revision(code) == asleep
    assert "The game sleeps" in words(people[0].get(f"/t/{code}/"))
    people[0].post(f"/t/{code}/back/", seat=0)
    assert not scene(code).asleep
    assert scene(code).seats[0].person


def test_all_may_leave_a_table_and_come_back_to_it(time: Time) -> None:
    people, code = table_at("days")
    for seat, person in enumerate(people):
        person.post(f"/t/{code}/leave/", seat=seat, sure="yes")
    assert scene(code).asleep
    people[1].post(f"/t/{code}/back/", seat=1)
    assert scene(code).seats[1].person
    assert scene(code).status == "running"


def test_a_game_by_the_clock_comes_to_its_end_and_the_clock_stops(time: Time) -> None:
    _, code = table_at("live")
    play_out(code)
    assert Table.objects.get().due is None
    time.passes(DAY)
    assert scene(code).status == "over"


def test_a_move_just_in_time_counts(time: Time) -> None:
    people, code = table_at("live")
    time.passes(LIVE.bank + 0.5, tick=False)
    late = hand_over(people, code)
    time.passes(0)
    assert scene(code).seats[late].lapses == 0
    assert bank(code, late) == LIVE.step


def test_a_bot_of_one_turn_is_not_taken_back_by_its_player(time: Time) -> None:
    people, code = table_at("live")
    late = scene(code).actor
    time.passes(LIVE.bank)
    assert scene(code).actor != late
    answer = people[late].undo(code)
    assert answer.status_code == 409
    assert 'value="step"' not in body(people[late].get(f"/t/{code}/"))


def test_another_game_has_the_same_pace(time: Time) -> None:
    people, code = table_at("days")
    play_out(code)
    people[0].post(f"/t/{code}/rematch/")
    assert set(Table.objects.values_list("pace", flat=True)) == {"days"}


# -- undo --------------------------------------------------------------------------------------------------------------


def test_an_undo_across_a_hand_over_gives_back_what_was_left_and_no_more(time: Time) -> None:
    people, code = table_at("live", game="unreal-estate")
    first = scene(code).actor
    time.passes(100)
    hand_over(people, code)
    other = scene(code).actor
    time.passes(50)
    assert people[first].undo(code).status_code == 302
    assert scene(code).actor == first
    assert left(code, time) == LIVE.bank - 100
    assert bank(code, other) is None  # all of it
    hand_over(people, code)
    assert bank(code, first) == LIVE.bank - 100 + LIVE.step
    assert left(code, time) == LIVE.bank


def test_an_undo_within_a_turn_gives_nothing(time: Time) -> None:
    people, code = table_at("live", game="blue-moon-city")
    actor, due = scene(code).actor, Table.objects.get().due
    people[actor].act(code, next(text for text in legal(code) if text.startswith("step")))
    time.passes(20)
    people[actor].undo(code)
    assert scene(code).actor == actor
    assert Table.objects.get().due == due


# -- pauses ------------------------------------------------------------------------------------------------------------


def test_a_pause_needs_all_and_anybody_ends_it(time: Time) -> None:
    people, code = table_at("live", seats=3)
    time.passes(100)
    for person in people[:2]:
        person.post(f"/t/{code}/pause/", wish="yes")
    assert not scene(code).paused
    assert "Wished for a pause: Ana, Bia." in words(people[2].get(f"/t/{code}/"))
    people[1].post(f"/t/{code}/pause/", wish="no")
    people[2].post(f"/t/{code}/pause/", wish="yes")
    assert not scene(code).paused
    people[1].post(f"/t/{code}/pause/", wish="yes")
    assert scene(code).paused
    assert Table.objects.get().due is None
    time.passes(10 * DAY)
    assert all(seat.person for seat in scene(code).seats)
    Person("Eve").post(f"/t/{code}/pause/", wish="over")
    assert scene(code).paused
    people[2].post(f"/t/{code}/pause/", wish="over")
    assert not scene(code).paused
    assert left(code, time) == LIVE.bank - 100


def test_whoever_plays_ends_a_pause(time: Time) -> None:
    people, code = table_at("live")
    for person in people:
        person.post(f"/t/{code}/pause/", wish="yes")
    assert scene(code).paused
    hand_over(people, code)
    assert Table.objects.get().paused is None
    assert not scene(code).paused
    assert left(code, time) == LIVE.bank


def test_without_a_clock_there_is_nothing_to_pause() -> None:
    ana, _, code = two_at_a_table()
    assert "No clock runs" in words(ana.post(f"/t/{code}/pause/", follow=True, wish="yes"))
    assert scene(code).seats[0].pause is False


# -- the site was away -------------------------------------------------------------------------------------------------


def restart() -> None:
    """The process ends, and another begins."""
    OPEN_TABLES.tables.clear()
    downtime.wake()


@pytest.mark.parametrize("away", [3, 600, 40 * DAY])
def test_a_restart_gives_back_for_how_long_the_site_was_away(time: Time, away: float) -> None:
    _, code = table_at("live")
    time.passes(60)
    before = left(code, time)
    time.passes(away, tick=False)
    restart()
    time.passes(0)
    assert left(code, time) == before
    assert scene(code).due == Table.objects.get().due
    assert all(seat.person for seat in scene(code).seats)


def test_a_machine_that_slept_gives_the_time_back_without_a_restart(time: Time) -> None:
    people, code = table_at("live")
    time.passes(60)
    before = left(code, time)
    time.passes(8 * HOUR, asleep=True)
    assert left(code, time) == before
    hand_over(people, code)
    assert left(code, time) == LIVE.bank


def test_a_clock_that_began_after_the_last_mark_gets_no_more_than_it_lost(time: Time) -> None:
    people, code = table_at("live")
    time.passes(5)
    time.passes(3, tick=False)
    hand_over(people, code)
    time.passes(100, tick=False)
    restart()
    assert left(code, time) == LIVE.bank


def test_while_no_clock_runs_nothing_is_written(time: Time) -> None:
    two_at_a_table()
    time.passes(60, asleep=True)
    assert not Alive.objects.exists()


# -- nights and vacations at a table -----------------------------------------------------------------------------------


def test_a_days_clock_stands_at_night(time: Time) -> None:
    people, code = table_at("days")
    time.passes(HOUR, tick=False)
    people[scene(code).actor].post("/me/nights/", zone="Europe/Lisbon", falls="22:00", dawns="08:00")
    waking = DAYS.bank - HOUR  # 71 hours from two in the afternoon by Lisbon's clock, fourteen a day
    assert left(code, time) == waking + 5 * 10 * HOUR
    late = hand_over(people, code)
    assert bank(code, late) == DAYS.bank


def test_a_live_clock_knows_no_night(time: Time) -> None:
    people, code = table_at("live")
    before = Table.objects.get().due
    people[scene(code).actor].post("/me/nights/", zone="Europe/Lisbon", falls="13:00", dawns="20:00")
    assert Table.objects.get().due == before
    time.passes(LIVE.bank)
    assert sum(seat.lapses for seat in scene(code).seats) == 1


def test_a_vacation_set_ahead_stops_a_clock_that_runs(time: Time) -> None:
    people, code = table_at("days")
    asked = people[scene(code).actor]
    tomorrow = time.now.date() + timedelta(days=1)
    asked.post("/me/away/", first=tomorrow, last=tomorrow + timedelta(days=9))
    assert left(code, time) == DAYS.bank + 10 * DAY
    assert scene(code).due == Table.objects.get().due
    vacation = Player.objects.get(vacations__isnull=False).vacations.get()
    time.passes(3 * DAY, tick=False)
    asked.post("/me/back/", vacation=vacation.pk)
    assert left(code, time) == DAYS.bank - 12 * HOUR  # of the first day
