"""Every wrong action is refused for the right reason; "score *" are the sets, "*" all actions not named beside it."""

from __future__ import annotations

from ludoteca.games.unreal_estate import UNREAL_ESTATE
from ludoteca.games.unreal_estate.rules.table import Estate
from tests.games.reasons import refusals

from .examples import estate, offered, play


def refused(state: Estate, *lines: str) -> dict[str, str]:
    """What is refused after these lines."""
    play(state, *lines)
    return refusals(UNREAL_ESTATE, state)


def test_4_1_a_turn_needs_a_card_on_the_table_in_hand_or_in_the_drawer() -> None:
    state = estate(3, "boutique, forge, toll, museum-of-ruins", table="home, mint", drawer="boutique, home")
    assert refused(state) == {
        "*": "not-now",
        "select *": "not-on-table",
        "play *": "not-held",
        "play magic-boutique": "no-special",
        "play dwarven-forge": "no-special",
        "score *": "no-card-of-name",
        "score dwarven-forge": "no-plan-in-drawer",
    }


def test_6_a_special_must_have_something_to_do() -> None:
    sets = ("illusionists-studio", "criers-square", "guild-vault", "crane-works")
    specials = ", ".join([*sets, "back-alley-exchange", "museum-of-ruins"])
    state = estate(3, specials, "toll", table="home")
    assert refused(state) == {
        "*": "not-now",
        "select *": "not-on-table",
        "play *": "not-held",
        **{f"play {special}": "no-set" for special in sets},
        "play back-alley-exchange": "no-building",
        "play museum-of-ruins": "no-building",
        "score *": "no-card-of-name",
    }


def test_6_an_exchange_needs_somebody_with_a_building() -> None:
    state = estate(3, "crane, back-alley-exchange, home, museum-of-ruins", "toll", table="home")
    assert refused(state) == {
        "*": "not-now",
        "select *": "not-on-table",
        "play *": "not-held",
        "play halfling-home": "no-special",
        "play crane-works": "no-set",
        "play back-alley-exchange": "no-partner",
        "score *": "no-card-of-name",
        "score halfling-home": "no-plan-in-drawer",
    }


def test_6_goblin_swap_meet_passes_a_card_in_hand() -> None:
    state = estate(3, "castle", "", "home, boutique", table="goblin-swap-meet, forge", moment="reveal")
    assert refused(state) == {"*": "not-now", "pass *": "not-held"}


def test_6_dragon_roost_takes_a_building_in_hand() -> None:
    state = estate(3, "home x4", "tavern x4", "tower x2", table="dragon-roost, forge", moment="reveal")
    assert refused(state) == {"*": "not-now", "drop *": "not-held"}


def test_6_thieves_den_robs_an_opponent_with_cards() -> None:
    state = estate(3, "", "castle, tower, home", "", table="thieves-den, home")
    assert refused(state, "select thieves-den") == {"*": "not-now", "rob 1": "yourself", "rob 3": "empty-hand"}


def test_6_thieves_den_reaches_everybody_at_a_table_of_five() -> None:
    state = estate(5, "", "castle", "tower", "home", "forge", table="thieves-den, home")
    assert refused(state, "select thieves-den") == {"*": "not-now", "rob *": "yourself"}
    assert offered(state) == ["rob 2", "rob 3", "rob 4", "rob 5"]


def test_6_surveyors_lodge_keeps_what_was_looked_at() -> None:
    state = estate(3, table="surveyors-lodge, home", top="castle, toll, mint", deck="castle, toll, mint, home x9")
    assert refused(state, "select surveyors-lodge") == {
        "*": "not-now",
        "keep *": "not-looked-at",
        "keep royal-mint": "cannot-keep",
    }


def test_6_salvage_depot_takes_different_names_that_lie_in_the_drawer() -> None:
    state = estate(3, table="salvage-depot, home", drawer="boutique x3, castle, home")
    assert refused(state, "select salvage-depot", "salvage magic-boutique") == {
        "*": "not-now",
        "salvage *": "no-plan-in-drawer",
        "salvage magic-boutique": "different-names",
    }


def test_6_carpenters_yard_moves_buildings_in_hand() -> None:
    state = estate(3, "home, tavern, toll", table="carpenters-yard, home")
    assert refused(state, "select carpenters-yard") == {"*": "not-now", "drop *": "not-held"}


def test_6_back_alley_exchange_step_by_step() -> None:
    state = estate(3, "back-alley-exchange, home", "tavern, tower", "toll", table="home")
    assert refused(state, "play back-alley-exchange") == {
        "*": "not-now",
        "visit 1": "yourself",
        "visit 3": "no-building-there",
    }
    assert refused(state, "visit 2") == {"*": "not-now", "give *": "not-held"}
    assert refused(state, "give halfling-home") == {"*": "not-now", "swap *": "not-there"}


def test_6_museum_of_ruins_shows_buildings_in_hand() -> None:
    state = estate(3, "museum-of-ruins, home", table="home")
    assert refused(state, "play museum-of-ruins") == {"*": "not-now", "ruin *": "not-held"}


def test_6_crane_works_scores_a_second_set_of_another_name() -> None:
    state = estate(3, "crane, home, tavern, forge", table="home", drawer="home, tavern, castle")
    unplanned = {"*": "not-now", "score *": "no-card-of-name", "score dwarven-forge": "no-plan-in-drawer"}
    assert refused(state, "play crane-works") == unplanned
    assert refused(state, "score halfling-home") == {**unplanned, "score halfling-home": "another-name"}


def test_7_3_the_final_scoring_is_for_sets_only() -> None:
    assert refused(estate(3, "home, toll, forge", deck="", moment="round", drawer="home, castle")) == {
        "*": "only-sets-now",
        "score *": "no-card-of-name",
        "score dwarven-forge": "no-plan-in-drawer",
    }
