"""Puzzles on the site: a turn at a table of its own, an answer, and a tick for whoever found the best."""

from __future__ import annotations

from html import unescape

import pytest

from ludoteca.bots.turns.whole_turn import natural_line
from ludoteca.core.seen.picture import THEN
from ludoteca.core.teaching.puzzle import Puzzle, puzzles
from ludoteca.games import GAMES
from ludoteca.web.live.people.models import Learnt
from ludoteca.web.live.tables.models import Table
from tests.web.people import Person, body, lines, revision, scene, words

pytestmark = pytest.mark.usefixtures("site")
FIRST = [next(iter(puzzles(game).values())) for game in GAMES.values() if puzzles(game)]


def begin(person: Person, puzzle: Puzzle) -> str:
    """Sit down at a puzzle; the code of its table."""
    answer = person.post(f"/puzzles/{puzzle.game.name}/{puzzle.name}/")
    assert answer.status_code == 302, body(answer)
    return str(answer.url.split("/")[2])


def play(person: Person, code: str, line: list[str]) -> None:
    """Decide one after another; what has no choice may have been played by the table itself."""
    for text in line:
        if scene(code).answer is None:
            person.act(code, text)


def natural(code: str, puzzle: Puzzle) -> list[str]:
    """What comes naturally at a table."""
    state = scene(code).state
    assert state is not None
    return [ply.entry.text for ply in natural_line(puzzle.game, puzzle.question, state).plies]


@pytest.mark.parametrize("language", ["en", "pt-br"])
@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.game.name)
def test_a_wrong_turn_is_answered_and_the_best_is_ticked(puzzle: Puzzle, language: str) -> None:
    ana, speech = Person(language=language), puzzle.game.words("pt_BR" if language == "pt-br" else "en")
    tells = speech.translate(puzzle.question.tells)
    code = begin(ana, puzzle)
    page = unescape(ana.text(f"/t/{code}/"))
    assert speech.translate(puzzle.question.asks) in page
    play(ana, code, natural(code, puzzle))
    page = unescape(ana.text(f"/t/{code}/"))
    assert tells.replace("{n}", str(puzzle.natural)) in page
    assert f": {puzzle.best}." in page
    assert speech.translate(puzzle.idea.title) in page
    assert 'name="action" value="' not in page.replace('name="action" value=""', "")  # nothing more is to be decided
    assert not Learnt.objects.exists()
    ana.undo(code, "turn")
    assert len(lines(code)) == 1
    play(ana, code, puzzle.line)
    assert tells.replace("{n}", str(puzzle.best)) in unescape(ana.text(f"/t/{code}/"))
    assert Learnt.objects.get().what == puzzle.key
    assert "✓" in ana.text(f"/puzzles/{puzzle.game.name}/")


def test_the_best_turn_is_shown_and_counts_for_nobody() -> None:
    puzzle, ana = FIRST[0], Person()
    code = begin(ana, puzzle)
    play(ana, code, natural(code, puzzle))
    assert ana.post(f"/t/{code}/show/").status_code == 302
    answer = scene(code).answer
    assert answer is not None
    assert answer.value == puzzle.best
    assert not Learnt.objects.exists()


def test_an_answered_puzzle_takes_no_further_decision() -> None:
    puzzle, ana = FIRST[0], Person()
    code = begin(ana, puzzle)
    play(ana, code, puzzle.line)
    before = revision(code)
    assert ana.act(code, THEN.join(puzzle.line)).status_code == 409
    assert revision(code) == before
    match = scene(code).match
    assert match is not None
    assert {ply.actor for ply in match.plies} == {puzzle.seat}  # no bot plays on


def test_the_hidden_cards_are_dealt_anew_at_every_table() -> None:
    puzzle = next(each for each in FIRST if each.game.name == "el-dorado")
    ana = Person()
    first = {lines(begin(ana, puzzle))[0] for _ in range(5)}
    assert len(first) > 1


def test_puzzles_stand_in_no_list_and_give_no_hints() -> None:
    ana = Person()
    code = begin(ana, FIRST[0])
    assert code not in ana.text("/")
    assert Table.objects.get(code=code).lesson
    assert ana.post(f"/t/{code}/hint/", revision=revision(code)).status_code == 403
    assert "ask-hint" not in ana.text(f"/t/{code}/")


def test_others_can_show_or_take_back_nothing() -> None:
    ana, bia = Person(), Person()
    code = begin(ana, FIRST[0])
    play(ana, code, FIRST[0].line)
    before = revision(code)
    assert bia.post(f"/t/{code}/show/").status_code == 403
    assert bia.undo(code, "turn").status_code == 409
    assert revision(code) == before


def test_what_is_not_there_is_said() -> None:
    ana = Person()
    assert ana.get("/puzzles/ferry/").status_code == 404
    assert ana.post("/puzzles/el-dorado/nonsense/").status_code == 404
    assert ana.get("/puzzles/nonsense/").status_code == 404
    code = ana.make(opponents="bots")
    assert ana.post(f"/t/{code}/show/").status_code == 404
    assert "puzzles/ferry" not in ana.text("/games/ferry/")
    assert "puzzles/el-dorado" in ana.text("/games/el-dorado/")
    assert "0 of" in words(ana.get("/puzzles/el-dorado/"))
