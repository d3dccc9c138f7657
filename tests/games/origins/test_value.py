"""The game's own sense of what is good."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.bots import Sight, bot
from ludoteca.core.advice.adviser import Learned
from ludoteca.core.chance import Chance
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.advice.features import FEATURES
from ludoteca.games.origins.rules.actions import PASS

from .examples import offered, play, realm

MODEST: dict[str, Any] = {"freemen": ["red-3", "blue-2"], "stone": 1, "temples": [1, 1, 1]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_feature_has_a_weight_in_every_phase(seats: int) -> None:
    adviser = ORIGINS.adviser
    assert isinstance(adviser, Learned)
    state = ORIGINS.new(seats, Chance(4))
    assert [len(weights) for weights in adviser.weights[seats]] == [len(FEATURES)] * 3
    assert [len(adviser.features(state, seat)) for seat in range(seats)] == [len(FEATURES)] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybodys_chances_add_up(seats: int) -> None:
    state, luck = ORIGINS.new(seats, Chance(7)), Chance(8)
    for _ in range(60):
        assert sum(ORIGINS.adviser.worth(state)) == pytest.approx(1)
        state.play(state.legal[luck.pick(len(state.legal))])


@pytest.mark.parametrize(
    "more",
    [{"bases": 4}, {"gold": 5}, {"temples": [3, 3, 3]}, {"score": 30}, {"freemen": ["red-3", "blue-2", "red-4"]}],
)
def test_more_is_better(more: dict[str, Any]) -> None:
    even = ORIGINS.adviser.worth(realm(2, MODEST, MODEST))
    richer = ORIGINS.adviser.worth(realm(2, {"bases": 3} | MODEST | more, {"bases": 3} | MODEST))
    assert richer[0] > max(even[0], 0.5)


def test_to_judge_a_position_changes_nothing() -> None:
    state = realm(2, MODEST, MODEST)
    play(state, "send red-3")
    before = (offered(state), state.stock.copy(), state.freemen.copy())
    ORIGINS.adviser.worth(state)
    assert (offered(state), state.stock, state.freemen) == before


def test_nobody_passes_while_a_worker_can_act() -> None:
    state = realm(2, MODEST, MODEST)
    assert PASS in state.legal
    assert PASS not in ORIGINS.adviser.search(state)


def test_a_search_plays_on_until_the_round_is_over() -> None:
    state = realm(2, MODEST, MODEST)
    assert ORIGINS.adviser.calm(state)
    play(state, "send red-3")
    assert not ORIGINS.adviser.calm(state)
    play(state, "visit 1", "upper")
    assert not ORIGINS.adviser.calm(state)


def test_the_bot_grows_its_people_early() -> None:
    state = realm(2, MODEST | {"food": 2}, MODEST)
    found = bot("ismcts:playouts=60", ORIGINS, 1).choose(Sight(ORIGINS, state, state.actor, 60.0))
    assert ORIGINS.actions.write(found) in offered(state)
    hints = {line: ORIGINS.adviser.hint(state, ORIGINS.actions.read(line)) for line in offered(state)}
    assert max(hints, key=lambda line: hints[line]) == "grow"
