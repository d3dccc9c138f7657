"""Every puzzle of every game: it loads, speaks both languages, and its line reaches what it promises."""

from __future__ import annotations

import pytest

from ludoteca.bots.turns.whole_turn import natural_line
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.records.record import LINE_LIMIT, read, replay
from ludoteca.core.story import OPEN
from ludoteca.core.teaching.puzzle import HARDEST, Puzzle, puzzle_words, puzzles
from ludoteca.games import GAMES

FEWEST = 25
POSED = {name: game for name, game in GAMES.items() if puzzles(game)}
PUZZLES = [puzzle for game in GAMES.values() for puzzle in puzzles(game).values()]


def test_our_games_have_puzzles() -> None:
    assert {"blue-moon-city", "el-dorado", "origins", "unreal-estate"} <= set(POSED)


@pytest.mark.parametrize("game", POSED.values(), ids=list(POSED))
def test_there_are_enough_of_every_difficulty(game: AnyGame) -> None:
    made = puzzles(game).values()
    assert len(made) >= FEWEST
    assert {puzzle.level for puzzle in made} == set(range(1, HARDEST + 1))
    assert len({puzzle.idea for puzzle in made}) > 1


@pytest.mark.parametrize("game", POSED.values(), ids=list(POSED))
def test_questions_and_ideas_have_words_in_both_languages(game: AnyGame) -> None:
    words = puzzle_words(game)
    assert words is not None
    speech = game.words("pt_BR")
    for sentence in words.sentences():
        assert speech.translate(sentence) != sentence, sentence
        assert ("{n}" in sentence) == ("{n}" in speech.translate(sentence))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_the_line_of_a_puzzle_is_its_best_answer(puzzle: Puzzle) -> None:
    match = puzzle.begin(Chance(5))
    assert match.state.actor == puzzle.seat
    assert puzzle.answer(match.plies, match.state) is None
    for text in puzzle.line:
        assert puzzle.answer(match.plies, match.state) is None
        assert puzzle.game.actions.read(text) in match.state.legal
        match.play(puzzle.game.actions.read(text), Chance(6))
    answer = puzzle.answer(match.plies, match.state)
    assert answer is not None
    assert (answer.value, answer.solved) == (puzzle.best, True)
    assert puzzle.idea.fits(puzzle.line)
    assert max(len(line) for line in match.record().write().splitlines()) < LINE_LIMIT
    again = replay(read(match.record().write(), GAMES))
    assert puzzle.game.view(again, OPEN) == puzzle.game.view(match.state, OPEN)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_what_comes_naturally_falls_short(puzzle: Puzzle) -> None:
    match = puzzle.begin(Chance(5))
    trial = natural_line(puzzle.game, puzzle.question, match.state)
    answer = puzzle.answer(trial.plies, trial.state)
    assert answer is not None
    assert not answer.solved
    assert puzzle.question.gain(answer.value, puzzle.best) >= puzzle.question.gap


@pytest.mark.parametrize("puzzle", PUZZLES[:: max(1, len(PUZZLES) // 12)], ids=lambda puzzle: puzzle.key)
def test_the_solver_sees_the_same_whatever_is_hidden(puzzle: Puzzle) -> None:
    game, worlds = puzzle.game, [puzzle.begin(Chance(seed)) for seed in (1, 2, 3)]
    views = [game.view(world.state, puzzle.seat) for world in worlds]
    assert views[0] == views[1] == views[2]
    assert worlds[0].state.legal == worlds[1].state.legal
    if len({str(game.view(game.imagine(worlds[0].state, puzzle.seat, Chance(s)), OPEN)) for s in range(9)}) > 1:
        assert len({world.setup.text for world in [*worlds, *[puzzle.begin(Chance(s)) for s in range(4, 12)]]}) > 1
