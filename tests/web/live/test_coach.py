"""The coach: it says a word the first time a kind of question comes, from the reader's own view, and grows quiet."""

from __future__ import annotations

import pytest

from ludoteca.bots import GENTLEST
from ludoteca.core.teaching.lesson import course
from ludoteca.games import GAMES
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from tests.web.people import Person, body, legal, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def coached(person: Person, game: str = "unreal-estate") -> str:
    """A first game with the coach; the code of its table."""
    answer = person.post(f"/games/{game}/coach/")
    assert answer.status_code == 302, body(answer)
    return str(answer.url.split("/")[2])


def said(code: str) -> str:
    """What the coach says now, by its name."""
    line = scene(code).coach
    return line.name if line else ""


def heard(person: Person, code: str, decisions: int) -> list[str]:
    """The names of all that the coach says while somebody takes so many decisions."""
    found: list[str] = []
    while len(found) < decisions and scene(code).status == "running":
        found.append(said(code))
        person.act(code, legal(code)[0])
    return [name for name in found if name]


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_begins_at_once_against_the_gentlest_bots(game: str) -> None:
    ana = Person("Ana")
    now = scene(coached(ana, game))
    assert (now.status, now.several_people) == ("running", False)
    assert {seat.bot for seat in now.seats[1:]} == {GENTLEST}
    assert len(now.seats) == course(GAMES[game]).header(GAMES[game]).seats


def test_a_word_is_said_once_and_the_coach_grows_quiet() -> None:
    ana = Person("Ana")
    code = coached(ana)
    names = heard(ana, code, 12)
    assert names
    assert len(names) == len(set(names))
    again = heard(ana, coached(ana), 12)
    assert not set(names) & set(again)


def test_one_word_a_turn_is_enough() -> None:
    ana = Person("Ana")
    code = coached(ana, "blue-moon-city")
    assert said(code) == "movement"
    ana.act(code, "end-movement")
    assert said(code) == ""


def test_what_was_heard_is_kept_with_the_player() -> None:
    ana = Person("Ana")
    code = coached(ana, "blue-moon-city")
    ana.act(code, "end-movement")
    OPEN_TABLES.forget(code)
    ana.undo(code)
    assert said(code) == ""
    assert said(coached(Person("Bia"), "blue-moon-city")) == "movement"


def test_the_coach_speaks_to_its_reader_alone() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = coached(ana, "blue-moon-city")
    line = course(GAMES["blue-moon-city"]).coach[1]
    assert line.saying.words in words(ana.get(f"/t/{code}/"))
    assert line.saying.words not in words(bia.get(f"/t/{code}/"))


def test_the_coach_comes_and_goes_at_any_table_against_bots() -> None:
    ana = Person("Ana")
    code = ana.make("blue-moon-city", opponents="bots")
    assert said(code) == ""
    ana.post(f"/t/{code}/coach/", coach="on")
    assert said(code) == "movement"
    Person("Bia").post(f"/t/{code}/coach/", coach="off")
    assert said(code) == "movement"
    ana.post(f"/t/{code}/coach/", coach="off")
    assert said(code) == ""


def test_the_coach_stays_for_another_game() -> None:
    ana = Person("Ana")
    code = coached(ana)
    while scene(code).status == "running":
        ana.act(code, legal(code)[0])
    following = ana.post(f"/t/{code}/rematch/").url.split("/")[2]
    assert scene(following).coached


def test_there_is_no_coach_among_people() -> None:
    ana, bia, code = two_at_a_table("blue-moon-city")
    answer = ana.post(f"/t/{code}/coach/", coach="on", follow=True)
    assert "The coach is for those who play against bots alone." in words(answer)
    assert not scene(code).coached
    assert "coach" not in bia.text(f"/t/{code}/")


def test_a_newcomer_is_offered_to_learn_and_plays_against_gentle_bots() -> None:
    ana = Person("Ana")
    assert "/learn/unreal-estate/first/" in ana.text("/")
    finish(ana, first := ana.make("ferry", opponents="bots"))
    assert scene(first).seats[1].bot == GENTLEST
    assert "/learn/unreal-estate/first/" not in ana.text("/")


def test_whoever_has_finished_a_game_is_offered_all_levels_at_once() -> None:
    ana = Person("Ana")
    assert "Stronger bots" in ana.text("/games/ferry/")
    finish(ana, ana.make("ferry", opponents="bots"))
    page = ana.text("/games/ferry/")
    assert "Stronger bots" not in page
    assert f'value="{GENTLEST}" checked' in page


def test_whoever_has_played_is_offered_the_bots_of_the_last_game() -> None:
    ana = Person("Ana")
    for level in ("middle", "beginner"):
        finish(ana, ana.make("ferry", opponents="bots", level=level))
        assert scene(ana.make("ferry", opponents="bots")).seats[1].bot == level


def finish(player: Person, code: str) -> None:
    while scene(code).status == "running":
        player.act(code, legal(code)[0])
