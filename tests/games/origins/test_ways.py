"""Ways in Origins: what one tap does, and what it never does."""

from __future__ import annotations

from ludoteca.core.intentions.ways import LUCK, Way, ways
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.rules.table import Realm
from ludoteca.games.origins.steering import DEAR_ARCHON, DEAR_GOLD

from .examples import BLOCK, play, realm

BONUS = ["purple", "red", "blue", "orange", "yellow"]


def found(state: Realm) -> dict[str, Way]:
    """All ways of whoever is asked."""
    return ways(ORIGINS, state, state.actor)


def way(state: Realm, goal: str) -> list[str]:
    """The decisions of the way to a goal; none if there is none."""
    known = found(state).get(goal)
    return [ORIGINS.actions.write(action) for action in known.actions] if known else []


def test_one_tap_sends_the_lowest_worker_that_needs_no_wisdom_and_takes_a_row() -> None:
    state = realm(2, {"freemen": ["blue-2", "blue-4", "blue-6"], "wisdom": 3}, values=[4, 1, 1, 1, 1])
    assert way(state, "visit 1") == ["send blue-4", "visit 1"]
    assert way(state, "upper 1") == ["send blue-4", "visit 1", "upper"]
    assert way(state, "upper 2") == ["send blue-2", "visit 2", "upper"]


def test_a_die_that_could_have_its_bonus_elsewhere_is_kept_for_it() -> None:
    state = realm(2, {"freemen": ["red-3", "blue-3"], "wisdom": 1}, bonus=BONUS)  # wisdom pays the red bonus
    assert way(state, "visit 1") == ["send blue-3", "visit 1"]
    assert way(state, "bonus 2") == ["send red-3", "visit 2", "bonus"]
    state = realm(2, {"freemen": ["red-3", "blue-3"], "stone": 1}, bonus=BONUS)  # stone pays the blue one
    assert way(state, "visit 1") == ["send red-3", "visit 1"]
    assert way(state, "advance sea 1") == ["send blue-3", "visit 3", "bonus", "advance sea"]


def test_a_worker_already_sent_goes_himself() -> None:
    state = realm(2, {"freemen": ["red-3", "blue-6"]}, values=[3, 4, 1, 1, 6])
    play(state, "send red-3")
    assert [goal for goal in found(state) if goal.startswith("visit")] == ["visit 1", "visit 3", "visit 4"]
    assert way(state, "upper 3") == ["visit 3", "upper"]


def test_one_tap_worships_with_all_steps() -> None:
    state = realm(2, {"freemen": ["yellow-2"], "stone": 1})
    assert way(state, "worship forest 2") == ["send yellow-2", "visit 3", "lower", "advance forest", "steps 2"]


def test_one_tap_buys_a_tile_and_the_next_puts_it_into_its_cell() -> None:
    state = realm(2, {"freemen": ["yellow-2"], "stone": 5, "wisdom": 5}, market=["mint"])
    decisions = ["send yellow-2", "visit 2", "lower", "buy mint"]
    assert way(state, "buy mint") == decisions
    assert way(state, "build mint") == [*decisions, "build"]


def test_one_tap_takes_a_die_of_the_offer_and_ends_in_luck() -> None:
    state = realm(
        2, {"freemen": ["yellow-2"], "wisdom": 5, "bases": 4}, offer=["red-3", "blue-4"], supply={"red": 3, "blue": 3}
    )
    assert way(state, "take red-3") == ["send yellow-2", "visit 4", "lower", "take red-3"]
    assert found(state)["take red-3"].end == LUCK


def test_one_tap_closes_a_district_with_a_die() -> None:
    state = realm(2, {"freemen": ["yellow-2", "red-3"], "city": BLOCK})
    assert way(state, "close 0,0") == ["close 0,0"]
    assert way(state, "seat red-3 0,0") == ["close 0,0", "seat red-3"]


def test_the_archon_and_gold_for_what_is_missing_are_dear() -> None:
    alone = realm(2, {"freemen": []}, values=[6, 6, 6, 6, 6])
    assert way(alone, "visit 1") == ["send archon", "visit 1"]
    assert found(alone)["visit 1"].dear == []
    rich = realm(2, {"freemen": ["yellow-5"], "gold": 1}, values=[6, 6, 6, 6, 6])
    assert way(rich, "visit 1") == ["send yellow-5", "visit 1"]
    assert found(rich)["visit 1"].dear == [DEAR_GOLD]
    play(rich, "send archon")
    assert found(rich)["visit 1"].dear == [DEAR_ARCHON]


def test_the_archon_goes_where_a_die_would_need_the_wisdom_that_the_purchase_costs() -> None:
    offer = ["red-3", "blue-4", "red-5"]
    state = realm(2, {"freemen": ["yellow-1"], "wisdom": 1, "bases": 4}, values=[1, 1, 1, 2, 1], offer=offer)
    assert way(state, "lower 4")[0] == "send yellow-1"
    assert way(state, "take blue-4") == ["send archon", "visit 4", "lower", "take blue-4"]
    assert found(state)["take blue-4"].dear == [DEAR_ARCHON]


def test_no_way_passes_spends_a_token_or_decides_about_an_ability() -> None:
    state = realm(
        2, {"freemen": ["yellow-2", "red-6"], "stone": 5, "wisdom": 5, "tokens": 1, "city": BLOCK}, market=["mint"]
    )
    verbs = {ORIGINS.actions.verbs[action] for known in found(state).values() for action in known.actions}
    assert verbs
    assert verbs.isdisjoint({"pass", "spend", "use", "skip", "finish", "done", "end_turn"})
