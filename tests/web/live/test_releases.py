"""Running games outlive releases: they go on as they stood, or under their own rules, or they are named."""

from __future__ import annotations

import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import psycopg
import pytest
from django.utils import timezone

from ludoteca.core.records.record import rules_of
from ludoteca.data import read_games
from ludoteca.games import EARLIER, GAMES
from ludoteca.web import folder
from ludoteca.web.commands.checking import examine
from ludoteca.web.live.releases.carry_over import Fate, Future, LeftBehind, carry_over
from ludoteca.web.live.releases.marks import REST, mark_the_rest, mark_what_rests, position
from ludoteca.web.live.releases.models import Mark
from ludoteca.web.live.tables.daily import game_of, today
from ludoteca.web.live.tables.models import Line, Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from tests.toy.ferry import FERRY, FerryGame, data
from tests.toy.ferry.rules.table import Ferry
from tests.web.copies.test_backup import run
from tests.web.house import Visitor, free_port, health, hear, play, running
from tests.web.live.test_migrations import schema
from tests.web.people import Person, legal, lines, play_out, scene, settled, two_at_a_table
from tests.web.postgres import needs_postgresql

OLD = "ferry 0 0123456789ab"  # the rules of an earlier release


def begun_before(*codes: str) -> None:
    """Let tables be of an earlier release, which has stopped."""
    settled()
    mark_the_rest()
    OPEN_TABLES.tables.clear()
    for table in Table.objects.filter(code__in=codes):
        table.header = table.header.replace(rules_of(FERRY), OLD)
        table.save()


def loads(code: str, people: tuple[Person, Person]) -> None:
    """Play until somebody was paid for a load."""
    while not any(sum(pay) for pay in [scores(code)]):
        actor = scene(code).actor
        choices = legal(code)
        people[actor].act(code, next((choice for choice in choices if choice.startswith("load")), choices[0]))


def scores(code: str) -> list[int]:
    """What everybody has."""
    now = scene(code)
    assert now.state is not None
    return now.game.scores(now.state)


def only(fates: list[Fate]) -> Fate:
    """The fate of the only table that was begun before."""
    (fate,) = fates
    return fate


def play_on(code: str) -> None:
    """The table can be played to its end."""
    play_out(code)
    assert scene(code).status == "over"


class Dearer(FerryGame):
    """Ferry as it was when everybody began with a coin more."""

    def scores(self, ferry: Ferry) -> list[int]:
        return [coins + 1 for coins in ferry.coins]

    def view(self, ferry: Ferry, seat: int):  # type: ignore[no-untyped-def]
        return {**super().view(ferry, seat), "scores": self.scores(ferry)}


def earlier(kind: type[FerryGame]) -> FerryGame:
    """Ferry under the rules of an earlier release."""
    same = {"seats": FERRY.seats, "minutes": 5, "actions": FERRY.actions, "text": FERRY.text, "options": FERRY.options}
    return kind(name="ferry", version=0, digest="0123456789ab", adviser=FERRY.adviser, **same)  # type: ignore[arg-type]


@pytest.mark.usefixtures("site")
class TestCarryingOver:
    def test_tables_of_this_release_have_no_fate(self) -> None:
        two_at_a_table()
        assert carry_over() == []

    def test_what_stands_as_it_stood_goes_on_under_the_present_rules(self) -> None:
        ana, bia, code = two_at_a_table()
        loads(code, (ana, bia))
        before, kept = scores(code), lines(code)
        begun_before(code)
        assert "other rules" in ana.text(f"/t/{code}/")
        assert only(carry_over()).future is Future.PRESENT
        assert (scores(code), lines(code)) == (before, kept)
        assert rules_of(FERRY) in Table.objects.get(code=code).header
        assert carry_over() == []
        play_on(code)

    def test_what_would_stand_otherwise_stops_the_start_and_nothing_is_changed(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ana, bia, code = two_at_a_table()
        loads(code, (ana, bia))
        _, _, other = two_at_a_table()
        begun_before(code, other)
        monkeypatch.setattr(data, "PRICE", [price + 1 for price in data.PRICE])
        with pytest.raises(LeftBehind) as stopped:
            carry_over()
        assert [(fate.code, fate.why) for fate in stopped.value.left] == [(code, "it would stand otherwise")]
        assert Table.objects.filter(header__contains=OLD).count() == 2
        carry_over(leave_behind=True)
        assert [table.code for table in Table.objects.filter(header__contains=OLD)] == [code]
        assert "other rules" in ana.text(f"/t/{code}/")
        play_on(other)

    def test_what_is_no_longer_legal_is_named_with_its_line(self) -> None:
        _, _, code = two_at_a_table()
        begun_before(code)
        Line.objects.create(table=Table.objects.get(code=code), number=1, text="bribe 9", revision=1)
        assert "line 3" in only(carry_over(leave_behind=True)).why

    def test_what_was_played_since_its_mark_is_not_taken_for_known(self) -> None:
        ana, _, code = two_at_a_table()
        mark_the_rest()
        ana.act(code, legal(code)[0])
        old = Mark.objects.get()
        begun_before(code)
        Mark.objects.filter(table=old.table_id).update(revision=old.revision, position=old.position)
        assert "has not marked" in only(carry_over(leave_behind=True)).why

    def test_what_would_stand_otherwise_goes_on_under_its_own_rules_if_they_are_carried(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ana, _, code = two_at_a_table()
        begun_before(code)
        monkeypatch.setitem(EARLIER, OLD, earlier(Dearer))
        assert only(carry_over()).future is Future.EARLIER
        assert scores(code) == [1, 1]
        assert OLD in Table.objects.get(code=code).header
        play_on(code)
        assert min(seat.score or 0 for seat in Table.objects.get(code=code).seats.all()) > 0
        ana.post(f"/t/{code}/rematch/")
        again = Table.objects.exclude(code=code).get()
        assert rules_of(FERRY) in again.header

    def test_a_bot_plays_under_earlier_rules_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        ana = Person("Ana")
        code = ana.make(opponents="bots")
        begun_before(code)
        monkeypatch.setitem(EARLIER, OLD, earlier(Dearer))
        carry_over()
        before = len(lines(code))
        ana.act(code, legal(code)[0])
        assert scene(code).actor == 0
        assert len(lines(code)) >= before + 2

    def test_carried_rules_that_lead_to_the_same_position_need_no_mark(self, monkeypatch: pytest.MonkeyPatch) -> None:
        _, _, code = two_at_a_table()
        begun_before(code)
        Mark.objects.all().delete()
        monkeypatch.setitem(EARLIER, OLD, earlier(FerryGame))
        assert only(carry_over()).future is Future.PRESENT
        play_on(code)

    def test_a_table_that_waits_for_players_begins_under_the_present_rules(self) -> None:
        ana, bia = Person("Ana"), Person("Bia")
        code = ana.make()
        begun_before(code)
        assert only(carry_over()).future is Future.PRESENT
        bia.sit(code, 1)
        ana.post(f"/t/{code}/start/")
        play_on(code)

    def test_a_finished_game_never_stops_the_start(self) -> None:
        _, _, code = two_at_a_table()
        play_out(code)
        begun_before(code)
        Mark.objects.all().delete()
        assert only(carry_over()).future is Future.LEFT

    @pytest.mark.parametrize("short_lived", [{"lesson": "first"}, {"status": Table.Status.CLOSED}])
    def test_what_goes_by_itself_is_neither_carried_over_nor_a_fault(self, short_lived: dict[str, str]) -> None:
        _, _, code = two_at_a_table()
        begun_before(code)
        Table.objects.filter(code=code).update(**short_lived)
        assert carry_over() == []
        assert examine() == {"tables": 1, "upgrade": [], "faults": []}

    def test_a_game_that_is_on_the_shelf_no_more_is_left(self, monkeypatch: pytest.MonkeyPatch) -> None:
        _, _, code = two_at_a_table()
        settled()
        OPEN_TABLES.tables.clear()
        monkeypatch.delitem(GAMES, "ferry")
        with pytest.raises(LeftBehind) as stopped:
            carry_over()
        assert "there is no game ferry" in stopped.value.left[0].why
        assert stopped.value.left[0].code == code


@pytest.mark.usefixtures("site")
class TestMarks:
    def test_a_table_is_marked_once_it_rests(self) -> None:
        ana, _, code = two_at_a_table()
        mark_what_rests()
        assert not Mark.objects.exists()
        Table.objects.filter(code=code).update(touched=timezone.now() - 2 * REST)
        mark_what_rests()
        state = scene(code).state
        assert state is not None
        mark = Mark.objects.get()
        assert (mark.revision, mark.position) == (scene(code).revision, position(FERRY, state))
        ana.act(code, legal(code)[0])
        Table.objects.filter(code=code).update(touched=timezone.now() - timedelta(days=1))
        mark_what_rests()
        assert Mark.objects.get().revision == mark.revision + 1
        assert Mark.objects.get().position != mark.position

    def test_open_or_not_the_mark_is_the_same(self) -> None:
        ana, bia, code = two_at_a_table()
        loads(code, (ana, bia))
        mark_the_rest()
        first = Mark.objects.get().position
        Mark.objects.all().delete()
        settled()
        OPEN_TABLES.tables.clear()
        Table.objects.update(touched=timezone.now() - 2 * REST)
        mark_what_rests()
        assert Mark.objects.get().position == first

    def test_what_cannot_be_read_is_not_marked(self) -> None:
        _, _, code = two_at_a_table()
        settled()
        OPEN_TABLES.tables.clear()
        Table.objects.filter(code=code).update(header="nonsense", touched=timezone.now() - 2 * REST)
        mark_what_rests()
        assert not Mark.objects.exists()


# -- a whole site ------------------------------------------------------------------------------------------------------


def change(place: Path, statement: str, *values: object) -> None:
    """Change the database of a site that does not run."""
    with closing(sqlite3.connect(place / folder.DATABASE)) as database, database:
        database.execute(statement, values)


def age(place: Path) -> None:
    """Let all tables be of an earlier release."""
    change(place, "update tables_table set header = replace(header, ?, ?)", GAMES["unreal-estate"].digest, "0" * 12)


def serve(place: Path) -> subprocess.CompletedProcess[str]:
    """Try to start a site that will not."""
    return run("serve", "--port", str(free_port()), "--no-browser", "--data", str(place))


def test_an_upgrade_from_one_release_to_the_next(tmp_path: Path) -> None:
    port, place = free_port(), tmp_path / "data"
    with running(place, port) as house:
        ana = Visitor(house.url)
        code = ana.make(game="unreal-estate", seats=2, level="beginner")
        with ana.connect(code) as wire:
            reached = play(wire, hear(wire), 3)
    age(place)
    assert run("check", "--data", str(place)).stdout.splitlines() == [
        f"{code}: begun under other rules, goes on under the present rules",
        "1 tables, 0 faults.",
    ]
    with running(place, port), ana.connect(code) as wire:
        assert (board := hear(wire))["revision"] >= reached
        assert play(wire, board, 2) > reached
    assert run("check", "--data", str(place)).stdout == "1 tables, 0 faults.\n"


def test_a_game_that_cannot_go_on_is_named_exported_and_left_behind(tmp_path: Path) -> None:
    port, place = free_port(), tmp_path / "data"
    with running(place, port) as house:
        ana = Visitor(house.url)
        code = ana.make(game="unreal-estate", seats=2, level="beginner")
        with ana.connect(code) as wire:
            play(wire, hear(wire), 1)
    age(place)
    change(place, "update releases_mark set position = 'otherwise'")
    stopped = serve(place)
    assert stopped.returncode == 2
    assert f"{code}: it would stand otherwise" in stopped.stderr
    assert "--leave-behind" in stopped.stderr
    assert run("check", "--data", str(place)).returncode == 1
    assert run("export", str(tmp_path / "games"), "--data", str(place)).returncode == 0
    text = (tmp_path / "games" / f"{code}.txt").read_text()
    assert text.startswith("ludoteca 1 unreal-estate 1 000000000000 players=2")
    assert text.splitlines()[1].startswith("setup ~ ")
    with running(place, port, "--leave-behind") as house:
        other = ana.make(game="unreal-estate", seats=2, level="beginner")
        with ana.connect(other) as wire:
            assert play(wire, hear(wire), 1)
        assert other in ana.get("/")
        assert code not in ana.get("/")


# A release with one room less, whose games were begun under other rules.
EARLIER_FORM = (
    "drop table releases_mark",
    "delete from django_migrations where app = 'releases'",
    f"update tables_table set header = replace(header, '{GAMES['unreal-estate'].digest}', '{'0' * 12}')",
)
FORM = "select app, name from django_migrations order by id"


def nothing_changes(place: Path, code: str, form: Callable[[], object], **environment: str) -> None:
    """Whoever looks, and a start that stops, leave the database in its earlier form."""
    before = form()
    port = str(free_port())
    for command in (("serve", "--port", port, "--no-browser"), ("check",), ("export", str(place / "games"))):
        done = run(*command, "--data", str(place), **environment)
        assert (code in done.stdout + done.stderr) or (place / "games" / f"{code}.txt").exists()
        assert form() == before
    with running(place, int(port), "--leave-behind", **environment) as house:
        assert health(house) == "ok"
    assert form() != before


def begin(place: Path, **environment: str) -> str:
    """A site with a running game, stopped again."""
    with running(place, free_port(), **environment) as house:
        return Visitor(house.url).make(game="unreal-estate", seats=2, level="beginner")


def test_a_start_that_stops_leaves_the_form_of_the_database_as_it_was(tmp_path: Path) -> None:
    code = begin(tmp_path)
    for statement in EARLIER_FORM:
        change(tmp_path, statement)

    def form() -> object:
        with closing(sqlite3.connect(tmp_path / folder.DATABASE)) as database:
            return database.execute(FORM).fetchall(), schema(database)

    nothing_changes(tmp_path, code, form)


@needs_postgresql[0]
@needs_postgresql[1]
def test_a_start_that_stops_leaves_the_form_of_postgresql_as_it_was(database: str, tmp_path: Path) -> None:
    code = begin(tmp_path, DATABASE_URL=database)
    with psycopg.connect(database) as keeper:
        for statement in EARLIER_FORM:
            keeper.execute(statement.encode())

    def form() -> object:
        with psycopg.connect(database) as keeper:
            return keeper.execute(FORM).fetchall(), keeper.execute("select to_regclass('releases_mark')").fetchall()

    worker = run("worker", "--data", str(tmp_path), DATABASE_URL=database)
    assert (worker.returncode, code in worker.stderr) == (2, True)
    nothing_changes(tmp_path, code, form, DATABASE_URL=database)


def test_an_export_says_why_it_has_no_deal_of_today(tmp_path: Path) -> None:
    with running(tmp_path, free_port()) as house:
        code = Visitor(house.url).post(f"/daily/{today()}/{game_of(today())}/").split("/")[-2]
    done = run("export", str(tmp_path / "games"), code, "--data", str(tmp_path))
    assert (done.returncode, f"{code}, or it is the deal of today" in done.stderr) == (2, True)


def test_an_export_writes_over_nothing_and_knows_its_codes(tmp_path: Path) -> None:
    place, games = tmp_path / "data", tmp_path / "games"
    with running(place, free_port()) as house:
        code = Visitor(house.url).make(game="unreal-estate", seats=2, level="beginner")
    assert "nowhere" in run("export", str(games), "nowhere", "--data", str(place)).stderr
    assert run("export", str(games), code, "--data", str(place)).stdout == f"1 games are in {games}.\n"
    before = (games / f"{code}.txt").read_text()
    again = run("export", str(games), "--data", str(place))
    assert again.returncode == 2
    assert "exists" in again.stderr
    assert (games / f"{code}.txt").read_text() == before
    assert "all legal" in run("replay", str(games / f"{code}.txt")).stdout
    parquet = tmp_path / "games.parquet"
    assert run("export", str(parquet), "--data", str(place)).stdout == f"1 games are in {parquet}.\n"
    assert [record.write() for record in read_games(parquet)] == [before]
    assert "there already" in run("export", str(parquet), "--data", str(place)).stderr
