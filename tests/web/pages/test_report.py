"""The report of a finished game: its page, how it grows, a table to try it otherwise, and the picture of the end."""

from __future__ import annotations

import re
import struct
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.bots.report import Report
from ludoteca.bots.report.stretches import stretches
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import read
from ludoteca.core.story import OPEN
from ludoteca.games import GAMES
from ludoteca.web.live.reports import growth
from ludoteca.web.live.reports.models import TableReport
from ludoteca.web.live.tables.kept.finished import FINISHED
from ludoteca.web.live.tables.models import Line, Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.sitting.trying import taken_up
from ludoteca.web.render.report.picture import beside
from tests.web.conftest import AtOnce
from tests.web.people import Person, body, legal, lines, play_out, scene, settled, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")

GOLDEN = Path(__file__).parents[2] / "games"


@pytest.fixture
def played(bots: AtOnce) -> tuple[Person, str]:
    """A game of Ana and Bia that is over, and whose report has grown."""
    bots.reports = True
    ana, _, code = two_at_a_table("unreal-estate")
    play_out(code)
    settled()
    return ana, code


def kept(code: str) -> Report:
    """What is kept of the report of a table."""
    match = scene(code).match
    assert match is not None
    assert TableReport.objects.filter(table__code=code).exists()
    return growth.so_far(code, match)


def read_through(reader: Person, code: str) -> Report:
    """Read until the report is whole: it grows only while somebody has read it lately, however slow a machine is."""
    for _ in range(60):
        reader.text(f"/t/{code}/report/")
        settled()
        report = kept(code)
        if report.finished:
            return report
    raise AssertionError("the report does not grow")


def test_after_a_game_there_is_its_curve_and_every_choice_is_looked_at_once_somebody_reads(
    played: tuple[Person, str],
) -> None:
    ana, code = played
    report = kept(code)
    assert report.turns[-1].end == report.plies
    assert (report.luck, report.choices, report.finished) == ([], [], False)
    later = read_through(ana, code)
    match = scene(code).match
    assert match is not None
    assert sorted(choice.first for choice in later.choices) == [each.first for each in stretches(match.plies)]
    assert {choice.playouts for choice in later.choices} == {32, 400}  # the dear ones longer


def test_the_page_tells_the_curve_the_deciding_turns_luck_and_skill_in_both_languages(
    played: tuple[Person, str],
) -> None:
    ana, code = played
    said = {"en": ("The turns that decided it", "Luck"), "pt-br": ("Os turnos que decidiram", "Sorte")}
    for language, (deciding, skill) in said.items():
        page = Person(language=language).text(f"/t/{code}/report/")
        assert deciding in page
        assert skill in page
        assert page.count("class='n s-p1'") >= 1
        assert page.count("class='n s-p2'") >= 1
        assert f"/t/{code}/replay/?ply=" in page
    own = ana.text(f"/t/{code}/report/")
    assert 'data-finished="' in own
    assert "Every turn of Ana" in own
    assert "Every turn of Bia" in ana.text(f"/t/{code}/report/?seat=1")


def test_without_anybody_to_think_the_page_says_that_it_is_being_made() -> None:
    ana, _, code = two_at_a_table("unreal-estate")
    play_out(code)
    assert "The report is being made." in ana.text(f"/t/{code}/report/")
    assert not TableReport.objects.exists()


def test_a_report_that_stopped_goes_on_when_it_is_read_after_a_restart(bots: AtOnce) -> None:
    ana, _, code = two_at_a_table("unreal-estate")
    play_out(code)
    growth.GROWTH.end(code)  # as if nobody had ever asked
    OPEN_TABLES.tables.clear()
    FINISHED.kept.clear()
    bots.reports = True
    ana.text(f"/t/{code}/")  # who opens the table begins it, who reads it ends it
    settled()
    report = kept(code)
    assert report.turns[-1].end == report.plies
    assert read_through(ana, code).finished


def test_a_report_of_other_numbers_is_made_anew_as_soon_as_somebody_reads(played: tuple[Person, str]) -> None:
    ana, code = played
    whole = read_through(ana, code)
    earlier = replace(whole, version="2-0123456789ab", start=[0.9, 0.1], choices=whole.choices[:1], finished=False)
    TableReport.objects.update(text=earlier.write())
    assert kept(code).turns == []
    assert read_through(ana, code) == whole
    assert TableReport.objects.get().text == whole.write()


def test_nothing_of_a_running_game_is_told() -> None:
    ana, _, code = two_at_a_table("unreal-estate")
    for path in ("report/", "picture.png"):
        answer = ana.get(f"/t/{code}/{path}")
        assert answer.status_code == 403
        assert "The game is not over yet." in words(answer)
    assert ana.post(f"/t/{code}/try/", at="0.0").status_code == 403


def test_a_lesson_is_neither_reported_nor_tried_otherwise() -> None:
    ana, _, code = two_at_a_table("unreal-estate")
    play_out(code)
    assert "Try it from here" in ana.text(f"/t/{code}/replay/?ply=3")
    Table.objects.filter(code=code).update(lesson="unreal-estate/first")
    OPEN_TABLES.tables.clear()
    page = ana.text(f"/t/{code}/replay/?ply=3")
    assert "Try it from here" not in page
    assert "/report/" not in page
    assert ana.get(f"/t/{code}/report/").status_code == 404
    assert ana.post(f"/t/{code}/try/", at="3.0").status_code == 404


# -- the end at the table ----------------------------------------------------------------------------------------------


def test_the_end_says_who_has_won_what_decided_it_and_where_to_read_more(played: tuple[Person, str]) -> None:
    ana, code = played
    page = ana.text(f"/t/{code}/")
    match = scene(code).match
    assert match is not None
    assert '<h2 class="won">' in page
    turning = scene(code).turning
    assert turning is not None
    assert f"Turn {turning.number}" in page
    assert f"/t/{code}/replay/?ply={turning.ply}&amp;eyes=all" in page
    assert f'href="/t/{code}/report/"' in page
    assert f'href="/t/{code}/picture.png"' in page
    OPEN_TABLES.tables.clear()
    assert f"Turn {turning.number}" in Person().text(f"/t/{code}/")


# -- trying it otherwise -----------------------------------------------------------------------------------------------


def test_a_table_goes_on_from_a_moment_with_the_same_lines_and_fresh_luck(played: tuple[Person, str]) -> None:
    ana, code = played
    match = scene(code).match
    assert match is not None
    ply = next(number for number in range(8, 99) if match.plies[number].actor == 1 and not match.plies[number].forced)
    assert f'name="at" value="{ply}.0"' in ana.text(f"/t/{code}/replay/?ply={ply}")
    assert f'name="at" value="{ply}.1"' in ana.text(f"/t/{code}/replay/?ply={ply}&eyes=1")
    answer = Person("Caio").post(f"/t/{code}/try/", at=f"{ply}.1")
    assert answer.status_code == 302
    new = re.findall(r"/t/(\w+)/", answer["Location"])[0]
    settled()
    assert lines(new)[: ply + 1] == lines(code)[: ply + 1]
    assert lines(new)[ply + 1].startswith("again 1")
    now, then = scene(new), match.back_to(ply)
    assert now.match is not None
    assert now.actor == 1
    assert now.bots == {0}
    assert match.game.view(now.match.state, 1) == match.game.view(then.state, 1)
    assert now.match.undo_points(1, now.bots) == []
    assert legal(new) == [match.game.actions.write(action) for action in then.state.legal]


def test_what_the_seat_could_not_see_is_dealt_anew(played: tuple[Person, str]) -> None:
    _, code = played
    match = scene(code).match
    assert match is not None
    hidden = set()
    for _ in range(6):
        answer = Person("Caio").post(f"/t/{code}/try/", at="10.0")
        state = scene(re.findall(r"/t/(\w+)/", answer["Location"])[0]).state
        assert state is not None
        hidden.add(repr(match.game.view(state, OPEN)))
    assert len(hidden) > 1


@pytest.mark.parametrize(
    "record",
    [
        "origins/replays/solo-lost.txt",
        "origins/replays/two-players-tie-shared.txt",
        "el_dorado/replays/custom-route-with-caves.txt",
        "unreal_estate/replays/five-players.txt",
        "blue_moon_city/replays/two-players-ended-by-standstill.txt",
    ],
)
def test_any_moment_can_be_taken_up_from_any_seat(record: str) -> None:
    match = Match.load(read((GOLDEN / record).read_text("utf-8"), GAMES))
    plies = len(match.plies)
    for ply in sorted({*range(0, plies, max(1, plies // 8)), plies - 1}):
        then = match.back_to(ply).state
        for seat in range(match.header.seats):
            again = taken_up(match, ply, seat)
            told = Match.load(read(again.record().write(), GAMES)).state
            assert (told.actor, told.legal) == (then.actor, again.state.legal)
            assert match.game.view(told, seat) == match.game.view(then, seat)


def test_bots_play_on_at_their_levels_and_whoever_has_played_meets_those_of_the_last_game(bots: AtOnce) -> None:
    bots.silent = True  # the test plays for everybody
    ana = Person("Ana")
    code = ana.make("unreal-estate", 3, "bots", level="practised")
    before = [(seat.bot, seat.name) for seat in scene(code).seats]
    play_out(code)
    tried = ana.post(f"/t/{code}/try/", at="6.0")
    seats = scene(re.findall(r"/t/(\w+)/", tried["Location"])[0]).seats
    assert [(seat.bot, seat.name) for seat in seats[1:]] == before[1:]
    other = ana.post(f"/t/{code}/try/", at="6.2")
    seats = scene(re.findall(r"/t/(\w+)/", other["Location"])[0]).seats
    assert [seat.bot for seat in seats] == ["practised", "practised", ""]
    assert len({seat.called() for seat in seats}) == 3
    assert 'name="level" value="practised" checked' in ana.text("/games/unreal-estate/")


@pytest.mark.parametrize("at", ["", "x", "3", "3.9", "-1.0", "99999.0", "3.x"])
def test_there_is_no_table_for_a_moment_that_is_not_in_the_game(played: tuple[Person, str], at: str) -> None:
    ana, code = played
    assert ana.post(f"/t/{code}/try/", at=at).status_code == 404


def test_at_the_end_there_is_nothing_to_try(played: tuple[Person, str]) -> None:
    ana, code = played
    match = scene(code).match
    assert match is not None
    answer = ana.post(f"/t/{code}/try/", at=f"{len(match.plies)}.0")
    assert answer.status_code == 409
    assert "Here the game is over." in words(answer)


# -- the picture -------------------------------------------------------------------------------------------------------


def test_the_picture_of_the_end_is_a_png_of_the_size_that_messengers_ask_for() -> None:
    pictures = []
    for _ in range(2):
        ana, _, code = two_at_a_table("unreal-estate")
        play_out(code)
        answer = Person().get(f"/t/{code}/picture.png")
        assert answer["Content-Type"] == "image/png"
        assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
        assert Person().get(f"/t/{code}/picture.png", **{"if-none-match": answer["ETag"]}).status_code == 304
        pictures.append(answer.content)
    assert pictures[0] != pictures[1]
    page = ana.text(f"/t/{code}/")
    assert f'<meta property="og:image" content="http://localhost/t/{code}/picture.png?in=en">' in page
    assert 'property="og:title" content="' in page
    assert " won Unreal Estate" in page or "og:title" in page
    portuguese = Person().get(f"/t/{code}/picture.png?in=pt-br")
    assert portuguese.content != pictures[1]
    assert body(Person().get(f"/t/{code}/")).count("og:image") >= 1


def test_the_letters_of_the_picture_are_of_our_own_files_whatever_else_is_installed() -> None:
    _, _, code = two_at_a_table("unreal-estate")
    play_out(code)
    match = scene(code).match
    assert match is not None
    told = beside(match, match.game.words("en"), ["Ana", "محمد"])
    serif = re.findall(r"class='[^']*\bsf\b[^']*'", told)
    assert len(serif) == 3
    assert all("w700" in each for each in serif)  # of our serif there is a bold file only


@pytest.mark.parametrize(
    "record",
    [
        "blue_moon_city/replays/two-players-won-by-offerings.txt",
        "el_dorado/replays/two-players.txt",
        "origins/replays/two-players-ended-by-gold.txt",
        "unreal_estate/replays/two-players.txt",
    ],
)
def test_every_game_has_a_picture_of_its_end(record: str) -> None:
    header, *texts = (GOLDEN / record).read_text("utf-8").splitlines()
    _, _, code = two_at_a_table(header.split()[2])
    Line.objects.all().delete()
    table = Table.objects.get()
    Line.objects.bulk_create([Line(table=table, number=n, text=text, revision=9) for n, text in enumerate(texts)])
    Table.objects.update(header=header, status=Table.Status.OVER, revision=9)
    OPEN_TABLES.tables.clear()
    english, portuguese = Person().get(f"/t/{code}/picture.png?in=en"), Person().get(f"/t/{code}/picture.png?in=pt-br")
    for answer in (english, portuguese):
        assert answer["Content-Type"] == "image/png"
        assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    assert english.content != portuguese.content  # it speaks both languages
