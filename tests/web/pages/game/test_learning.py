"""Lessons and the coach on the site: every lesson is learnt by forms alone, in both languages."""

from __future__ import annotations

import re
from html import unescape

import pytest

from ludoteca.core.records.record import POSITION
from ludoteca.core.teaching.lesson import LEARNER, Lesson, Progress, course
from ludoteca.games import GAMES
from ludoteca.web.live.people.models import Learnt
from ludoteca.web.live.tables.models import Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.render.look import is_taught
from tests.web.people import Person, body, legal, lines, revision, scene, words

pytestmark = pytest.mark.usefixtures("site")
LESSONS = [lesson for game in GAMES.values() for lesson in course(game).lessons.values()]
POINT = re.compile(r'<p data-point="([^"]*)"')


def begin(person: Person, lesson: Lesson) -> str:
    """Sit down for a lesson; the code of its table."""
    answer = person.post(f"/learn/{lesson.game.name}/{lesson.name}/")
    assert answer.status_code == 302, body(answer)
    return str(answer.url.split("/")[2])


def wrong(code: str) -> str:
    """Something that is legal and not what is taught now; nothing if there is no such thing."""
    return next((text for text in legal(code) if not is_taught(scene(code), text)), "")


def lost(page: str) -> list[str]:
    """Sentences of the balloon that point at something, and nothing of it is on the page."""
    points = [unescape(found) for found in POINT.findall(page) if found]
    shown = re.findall(
        r"""data-(?:choice|ask|way|goal|thing)="([^"]*)"|id=["']([^"']*)["']|name="action" value="([^"]*)\"""", page
    )
    there = {unescape(text) for found in shown for text in found}
    return [texts for texts in points if not any(text.removeprefix("#") in there for text in texts.split(" + "))]


@pytest.mark.parametrize("language", ["en", "pt-br"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_is_learnt_to_its_end(lesson: Lesson, language: str) -> None:
    ana = Person(language=language)
    ana.browser.cookies["narrow"] = str(int(language != "en"))  # the drawings of a phone, in the other language
    code = begin(ana, lesson)
    speech = lesson.game.words("pt_BR" if language == "pt-br" else "en")
    for step in lesson.steps:
        page = ana.text(f"/t/{code}/")
        assert unescape(page).count(speech.translate(step.says[-1].words)) == 1
        assert lost(page) == []
        refused(ana, code, wrong(code))
        take(ana, code)
    page = ana.text(f"/t/{code}/")
    assert speech.translate(lesson.learnt) in unescape(page)
    assert lost(page) == []
    assert all(f"§{section}" in page for section in lesson.rules)
    assert "✓" in ana.text(f"/learn/{lesson.game.name}/")


def refused(person: Person, code: str, text: str) -> None:
    """A wrong choice changes nothing, and is answered."""
    before = revision(code)
    if text:
        answer = person.act(code, text)
        assert (answer.status_code, revision(code)) == (409, before)
        assert "§" not in words(answer)


def take(person: Person, code: str) -> None:
    """Take the present step, decision by decision."""
    step = at(code).step
    while (progress := at(code)).step == step and not progress.finished:
        assert scene(code).actor == LEARNER
        assert person.act(code, progress.rest()[0]).status_code == 302


def at(code: str) -> Progress:
    """How far a learner has come."""
    now = scene(code)
    assert now.lesson is not None
    assert now.match is not None
    return now.lesson.progress(now.match.plies)


def test_a_step_is_shown_at_one_tap_and_can_be_taken_back_beyond_luck() -> None:
    ana, lesson = Person(), course(GAMES["blue-moon-city"]).lessons["first"]
    code = begin(ana, lesson)
    begun = lines(code)
    assert begun[0].startswith(POSITION)
    for step in range(len(lesson.steps)):
        assert at(code).step == step
        ana.act(code, " + ".join(at(code).rest()))
    assert at(code).finished
    ana.undo(code)
    assert (at(code).step, at(code).finished) == (2, False)
    ana.undo(code)
    assert at(code).step == 1
    ana.undo(code, "turn")
    assert lines(code) == begun


def test_a_lesson_is_forgotten_and_comes_back_where_it_was() -> None:
    ana, lesson = Person(), course(GAMES["unreal-estate"]).lessons["first"]
    code = begin(ana, lesson)
    take(ana, code)
    before = scene(code)
    OPEN_TABLES.forget(code)
    assert at(code).step == 1
    assert scene(code).revision == before.revision


def test_only_what_is_taught_is_offered_and_the_rest_says_why_not() -> None:
    ana, lesson = Person(), course(GAMES["unreal-estate"]).lessons["first"]
    code = begin(ana, lesson)
    page = ana.text(f"/t/{code}/")
    assert 'data-choice="select magic-boutique"' in page
    assert 'data-choice="select orc-tavern"' not in page
    answer = ana.post(f"/t/{code}/why/", action="score magic-boutique")
    assert lesson.steps[0].instead["score"] in words(answer)


def test_lessons_stand_in_no_list_and_count_for_nothing() -> None:
    ana = Person("Ana")
    for name in ("first", "last"):
        lesson = course(GAMES["unreal-estate"]).lessons[name]
        code = begin(ana, lesson)
        while not at(code).finished:
            take(ana, code)
        assert f"/t/{code}/" not in ana.text("/")
        assert f"/t/{code}/" not in ana.text("/games/unreal-estate/")
    assert Table.objects.filter(status="over").count() == 1


def test_what_is_learnt_is_the_players_own() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = begin(ana, course(GAMES["unreal-estate"]).lessons["race"])
    take(ana, code)
    assert list(Learnt.objects.values_list("what", flat=True)) == ["unreal-estate/race"]
    assert "✓" not in bia.text("/learn/unreal-estate/")


def test_there_is_no_lesson_of_another_name() -> None:
    assert Person().post("/learn/unreal-estate/none/").status_code == 404
    assert Person().post("/learn/nothing/first/").status_code == 404
    assert Person().get("/learn/unreal-estate/first/").status_code == 405
