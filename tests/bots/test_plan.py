"""Plans: legal in every imagined world, equal for equal knowledge, never beyond what cannot be known yet."""

from __future__ import annotations

import pytest

from ludoteca.bots import Sight
from ludoteca.bots.turns.plan import OTHERS, PARTS, Plan, plan
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.intentions.ways import LONGEST
from ludoteca.core.records.match import Trial
from ludoteca.core.state import State
from ludoteca.games import GAMES
from tests.games.laws import twins

PLAYOUTS = 24
POSITIONS = 6
REASONED = ("blue-moon-city", "el-dorado", "origins", "unreal-estate")  # their advisers know why


def positions(game: AnyGame) -> list[State]:
    """Some positions of a natural game for two in which there is something to choose."""
    state, found = game.new(2, Chance(6), **game.settle({}, people=True)), list[State]()
    for number in range(400):
        if state.over:
            break
        if number % 9 == 4 and len(state.legal) > 1:
            found.append(state.clone(Chance(number)))
        state.play(game.adviser.natural(state))
    return found[:: max(1, len(found) // POSITIONS)]


def planned(game: AnyGame, state: State, seed: int = 3) -> Plan:
    """A plan for whoever is asked."""
    return plan(game, Sight(game, state, state.actor, 60.0), seed, PLAYOUTS)


def walk(game: AnyGame, state: State, seat: int, decisions: list[str], seed: int) -> Trial:
    """Play decisions in an imagined world, each of them legal and none after luck, something shown or somebody else."""
    trial = Trial(game, game.imagine(state, seat, Chance(seed)))
    for text in decisions:
        assert trial.goes_on(seat)
        assert game.actions.read(text) in trial.state.legal
        trial.play(game.actions.read(text), Chance(seed))
    return trial


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_is_legal_decision_by_decision_in_every_imagined_world(name: str) -> None:
    game = GAMES[name]
    for state in positions(game):
        found = planned(game, state)
        assert 1 <= len(found.parts) <= PARTS
        assert all(found.parts)
        assert len(found.others) <= OTHERS
        assert sum(map(len, found.parts)) <= LONGEST
        for seed in range(5):
            for decisions in ([text for part in found.parts for text in part], *found.others):
                walk(game, state, state.actor, decisions, seed)


@pytest.mark.parametrize("name", GAMES)
def test_equal_knowledge_and_an_equal_seed_give_equal_plans(name: str) -> None:
    game = GAMES[name]
    for state in positions(game)[:3]:
        first, second = twins(game, state, state.actor, 31)
        assert planned(game, first) == planned(game, second)


@pytest.mark.parametrize("name", GAMES)
def test_to_plan_changes_nothing(name: str) -> None:
    game = GAMES[name]
    state = positions(game)[0]
    before = state.trace()
    planned(game, state)
    assert state.trace() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_chance_is_told_only_where_chances_were_shown_to_be_true(name: str) -> None:
    game = GAMES[name]
    told = [planned(game, state).chance for state in positions(game)]
    known = [game.adviser.calibrated(state.seats) for state in positions(game)]
    assert all(chance is None or 0 <= chance <= 100 for chance in told)
    assert all(chance is None for chance, calibrated in zip(told, known, strict=True) if not calibrated)
    assert any(chance is not None for chance in told) == any(known)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_words_in_every_language(name: str) -> None:
    game = GAMES[name]
    gains = [gain for state in positions(game) for gain in planned(game, state).gains]
    assert gains or name not in REASONED
    for language in ("en", "pt_BR"):
        words = game.words(language)
        assert all(words.say(key, *numbers) for key, numbers in gains)


def test_a_turn_of_several_intentions_is_planned_to_its_end() -> None:
    """El Dorado: cards with their steps, a purchase with its payment, the end of the turn."""
    game = GAMES["el-dorado"]
    tables = [game.new(2, Chance(seed)) for seed in range(8)]
    parts = [part for state in tables for part in planned(game, state).parts]
    assert ["done"] in parts
    ends = [(part[0].split()[0], part[-1].split()[0]) for part in parts]
    assert ("play", "step") in ends
    assert ("buy", "pay") in ends


def test_other_beginnings_are_none_that_the_plan_has_anyway() -> None:
    for name in GAMES:
        for state in positions(GAMES[name])[:3]:
            found = planned(GAMES[name], state)
            begun = [part[0] for part in found.others]
            assert not set(begun) & {text for part in found.parts for text in part}
            assert len(set(begun)) == len(begun)
