"""The deal of the day: equal choices give equal games, one try counts, and the seed is a secret as long as it lasts."""

from __future__ import annotations

import logging
from datetime import date, timedelta
from pathlib import Path

import pytest

from ludoteca.web.commands import exporting
from ludoteca.web.live.bots.asking.desk import Answer
from ludoteca.web.live.bots.asking.question import Question
from ludoteca.web.live.tables import daily
from ludoteca.web.live.tables.models import Daily, Table, Try
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from tests.web.conftest import AtOnce
from tests.web.people import Person, body, legal, lines, revision, scene, words

pytestmark = pytest.mark.usefixtures("site")
DAY = date(2026, 11, 16)


class Calendar:
    """A day that passes when a test says so."""

    def __init__(self) -> None:
        self.day = DAY

    def today(self) -> date:
        return self.day

    def tomorrow(self) -> None:
        """The next day comes."""
        self.day += timedelta(days=1)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """The calendar on the wall, and the toy game every day."""
    wall = Calendar()
    monkeypatch.setattr(daily, "today", wall.today)
    monkeypatch.setattr(daily, "game_of", lambda day: "ferry")
    return wall


def page(day: date = DAY, game: str = "ferry") -> str:
    """Where the deal of a day is."""
    return f"/daily/{day}/{game}/"


def sit_down(person: Person, address: str = page()) -> str:
    """Sit down with a deal; the code of the table."""
    answer = person.post(address)
    assert answer.status_code == 302, body(answer)
    return str(answer.url.split("/")[2])


def play(person: Person, code: str, choice: int = 0) -> None:
    """Play to the end; whoever plays always takes the same choice of those they have."""
    while scene(code).status == "running":
        assert person.act(code, legal(code)[choice % len(legal(code))]).status_code == 302


@pytest.mark.parametrize("game", ["ferry", "unreal-estate"])
def test_equal_choices_give_equal_games(game: str, calendar: Calendar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "game_of", lambda day: game)
    games = {}
    for name, choice in (("Ana", 0), ("Bia", 0), ("Cid", 1)):
        person = Person(name)
        code = sit_down(person, page(game=game))
        play(person, code, choice)
        games[name] = lines(code)
    assert games["Ana"] == games["Bia"]
    assert games["Ana"][0] == games["Cid"][0]
    assert games["Ana"] != games["Cid"]
    calendar.tomorrow()
    code = sit_down(Person(), page(calendar.day, game))
    assert lines(code)[0] != games["Ana"][0]


def test_luck_taken_back_is_the_same_luck_again(calendar: Calendar) -> None:
    luck = daily.DayChance("ab" * 32, 0)
    picks = [luck.pick(1000) for _ in range(20)]
    later = daily.DayChance("ab" * 32, 7)
    assert [later.pick(1000) for _ in range(13)] == picks[7:]
    assert picks != [daily.DayChance("cd" * 32, 0).pick(1000) for _ in range(20)]


def test_the_seed_is_told_to_nobody_before_the_day_is_over(
    calendar: Calendar, bots: AtOnce, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    caplog.set_level(logging.DEBUG)
    asked: list[Question] = []
    answer = bots.ask

    def ask(question: Question, then: Answer) -> None:
        asked.append(question)
        answer(question, then)

    monkeypatch.setattr(bots, "ask", ask)
    ana, bia = Person("Ana"), Person("Bia")
    code = sit_down(ana)
    seed = Daily.objects.get().seed
    seen = [ana.text(f"/t/{code}/"), bia.text(f"/t/{code}/")]
    play(ana, code)
    seen += [person.text(path) for person in (ana, bia) for path in ("/", page(), f"/t/{code}/", "/games/ferry/")]
    for path in ("replay/", "record.txt", "report/", "picture.png"):
        refused = ana.get(f"/t/{code}/{path}")
        assert refused.status_code == 403
        seen.append(body(refused))
    assert exporting.write(tmp_path, []) == 0
    assert seed not in "".join(seen) + caplog.text + "".join(question.text(1) for question in asked)
    assert all(question.bot == daily.FIXED and question.seed is not None for question in asked)
    assert asked
    calendar.tomorrow()
    assert seed in ana.text(page())
    assert ana.get(f"/t/{code}/replay/").status_code == 200
    assert ana.get(f"/t/{code}/report/").status_code == 200
    assert exporting.write(tmp_path, []) == 1


def test_one_try_counts_and_the_others_are_practice(calendar: Calendar) -> None:
    ana, bia = Person("Ana"), Person("Bia")
    first = sit_down(ana)
    assert sit_down(ana) == first  # gone on with
    play(ana, first)
    again = sit_down(ana)
    assert again != first
    play(ana, again, 1)
    assert [attempt.counts for attempt in Try.objects.order_by("pk")] == [True, False]
    assert "Place" in words(ana.get(page()))
    assert "better than" not in words(ana.get(page()))
    code = sit_down(bia)
    play(bia, code, 1)
    tries = Try.objects.filter(counts=True)
    assert tries.count() == 2
    assert all(attempt.place for attempt in tries)
    assert "better than" in words(ana.get(page()))
    assert "Ana" not in words(bia.get(page()))


def test_a_table_that_goes_on_is_opened_under_its_own_name(calendar: Calendar) -> None:
    ana = Person("Ana")
    code = sit_down(ana)
    OPEN_TABLES.forget(code)
    assert sit_down(ana) == code
    assert code not in OPEN_TABLES.tables  # its row may be locked, and then all that belongs to no table would wait
    assert scene(code).status == "running"


def test_what_ends_after_the_day_does_not_count(calendar: Calendar) -> None:
    ana = Person("Ana")
    code = sit_down(ana)
    calendar.tomorrow()
    play(ana, code)
    assert not Try.objects.get().counts
    assert "Nobody has finished it yet." in ana.text(page())
    late = sit_down(ana)
    assert late != code
    assert not Try.objects.filter(counts=True).exists()


def test_there_are_no_hints_and_no_lists_of_it(calendar: Calendar) -> None:
    ana = Person("Ana")
    code = sit_down(ana)
    assert ana.post(f"/t/{code}/hint/", revision=revision(code)).status_code == 403
    assert code in ana.text("/")  # one's own
    play(ana, code)
    assert code not in Person().text("/games/ferry/")
    assert Table.objects.get(code=code).status == "over"


def test_a_day_that_has_not_come_has_no_deal(calendar: Calendar) -> None:
    ana = Person("Ana")
    others = [page(DAY + timedelta(days=number)) for number in (-1, 1)]
    for address in (*others, page(DAY, "origins"), "/daily/yesterday/ferry/"):
        assert ana.get(address).status_code == 404
        assert ana.post(address).status_code == 404
    assert not Daily.objects.exists()
    assert ana.get("/daily/").url == page()
    assert "og:title" in ana.text(page())
    assert "UTC" in ana.text(page())
    assert page() in ana.text("/")


def test_all_games_take_their_turns() -> None:
    days = [DAY + timedelta(days=number) for number in range(10)]
    assert len({daily.game_of(day) for day in days}) == 5  # the toy is on the shelf too


def test_the_day_is_written_as_its_readers_write(calendar: Calendar) -> None:
    assert f"{DAY.day} de novembro de {DAY.year}" in Person(language="pt-br").text(page())
    assert "Nov" in Person().text(page())
