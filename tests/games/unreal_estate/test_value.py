"""The game's own sense of what is good."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.advice.adviser import Learned
from ludoteca.core.chance import Chance
from ludoteca.games.unreal_estate import UNREAL_ESTATE
from ludoteca.games.unreal_estate.advice.features import FEATURES
from ludoteca.games.unreal_estate.advice.outlook import PHASES, Outlook, rounds_left
from ludoteca.games.unreal_estate.advice.survey import Survey
from ludoteca.games.unreal_estate.rules.table import Estate

SETS: dict[str, Any] = {
    "hands": [["magic-boutique"], ["magic-boutique", "orc-tavern"]],
    "drawer": ["magic-boutique", "orc-tavern"],
}


def estate(seats: int, **things: Any) -> Estate:
    return UNREAL_ESTATE.position(seats, Chance(1), **things)


@pytest.mark.parametrize("seats", UNREAL_ESTATE.seats)
def test_every_feature_has_a_weight_in_every_phase(seats: int) -> None:
    adviser = UNREAL_ESTATE.adviser
    assert isinstance(adviser, Learned)
    state = UNREAL_ESTATE.new(seats, Chance(4))
    assert [len(weights) for weights in adviser.weights[seats]] == [len(FEATURES)] * (len(PHASES) + 1)
    assert [len(adviser.features(state, seat)) for seat in range(seats)] == [len(FEATURES)] * seats


@pytest.mark.parametrize("seats", UNREAL_ESTATE.seats)
def test_everybodys_chances_add_up(seats: int) -> None:
    state, luck = UNREAL_ESTATE.new(seats, Chance(7)), Chance(8)
    while state.agenda:
        assert sum(UNREAL_ESTATE.adviser.worth(state)) == pytest.approx(1)
        state.play(state.legal[luck.pick(len(state.legal))])


def test_a_lead_is_good() -> None:
    even = UNREAL_ESTATE.adviser.worth(estate(2, **SETS))
    ahead = UNREAL_ESTATE.adviser.worth(estate(2, scores=[20, 0], **SETS))
    assert ahead[0] > even[0]


def test_the_discard_that_is_shuffled_again_gives_further_rounds() -> None:
    cards = {"deck": ["orc-tavern"] * 5, "discard": ["halfling-home"] * 10, "table": ["magic-boutique"]}
    assert rounds_left(estate(4, **cards)) == 3
    assert rounds_left(estate(4, reshuffle=False, **cards)) == 1


def test_whoever_comes_first_empties_the_pile_that_two_collect_for() -> None:
    mine, theirs = estate(2, turn=0, **SETS), estate(2, turn=1, **SETS)
    assert Survey(mine, Outlook(mine)).takings == [4, 2]
    assert Survey(theirs, Outlook(theirs)).takings == [0, 6]


def test_what_lies_on_the_proposal_table_may_add_to_a_set() -> None:
    cards = {"table": ["magic-boutique", "orc-tavern"], "turn": 0}
    state = estate(2, **SETS | {"hands": [["magic-boutique"] * 2, ["orc-tavern"]]}, **cards)
    adviser = UNREAL_ESTATE.adviser
    assert isinstance(adviser, Learned)
    features = dict(zip(FEATURES, adviser.features(state, 0), strict=True))
    assert features["growth"] == pytest.approx(0.8)
    assert features["shared growth"] == 0


def test_some_of_the_proposal_table_stays_whatever_is_taken() -> None:
    state = estate(2, table=["orc-tavern"] * 5, **SETS)
    assert Survey(state, Outlook(state)).staying == pytest.approx(0.2)
    state = estate(2, table=["orc-tavern"] * 3, **SETS)
    assert Survey(state, Outlook(state)).staying == 0


def test_a_set_that_another_collects_too_is_the_natural_one_to_score() -> None:
    state = estate(2, deck=["halfling-home"] * 20, **SETS | {"hands": [["magic-boutique"] * 2, ["magic-boutique"] * 2]})
    assert UNREAL_ESTATE.actions.write(UNREAL_ESTATE.adviser.natural(state)) == "score magic-boutique"


def test_a_search_looks_at_the_most_natural_choices_only() -> None:
    state = UNREAL_ESTATE.new(2, Chance(4))
    looked = UNREAL_ESTATE.adviser.likely(state)
    hints = {action: UNREAL_ESTATE.adviser.hint(state, action) for action in state.legal}
    assert len(looked) < len(state.legal)
    assert min(hints[action] for action in looked) >= max(
        hints[action] for action in state.legal if action not in looked
    )
