"""§5: scoring a set."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.records.match import Match
from ludoteca.games.unreal_estate import UNREAL_ESTATE

from .examples import drawer, estate, hand, offered, play, why_not


def test_t11_cards_times_value_times_plans() -> None:
    state = estate(3, "boutique x2", drawer="boutique x3", table="home")
    play(state, "score magic-boutique")
    assert state.scores[0] == 24
    assert hand(state, 0) == []
    assert drawer(state, "boutique") == 0
    assert len(state.discard) == 5


def test_t12_two_plans_give_sixteen() -> None:
    state = estate(3, "boutique x2", drawer="boutique x2", table="home")
    play(state, "score magic-boutique")
    assert state.scores[0] == 16


def test_t13_one_castle_on_one_plan() -> None:
    state = estate(3, "castle", drawer="castle", table="home")
    play(state, "score enchanted-castle")
    assert state.scores[0] == 8


def test_t14_all_cards_of_the_name_are_played() -> None:
    state = estate(3, "tavern x3", drawer="tavern x2", table="home")
    assert [line for line in offered(state) if line.startswith("score")] == ["score orc-tavern"]
    play(state, "score orc-tavern")
    assert state.scores[0] == 12
    assert hand(state, 0) == []


def test_t15_without_a_plan_there_is_no_set() -> None:
    state = estate(3, "grotto x2", drawer="home", table="tavern")
    assert why_not(state, "score mermaid-grotto") == "no-plan-in-drawer"
    assert why_not(state, "score halfling-home") == "no-card-of-name"


def test_t16_equal_values_are_not_equal_names() -> None:
    hands = "tower x2, sanctuary"
    state = estate(5, hands, drawer="tower, sanctuary x2", table="home")
    play(state, "score wizards-tower")
    assert state.scores[0] == 6
    state = estate(5, hands, drawer="tower, sanctuary x2", table="home")
    play(state, "score sacred-sanctuary")
    assert state.scores[0] == 6
    assert hand(state, 0) == ["wizards-tower"] * 2


def test_t17_the_tape_goes_on_after_a_hundred() -> None:
    state = estate(3, "boutique x2", drawer="boutique x3", table="home", scores=[92])
    play(state, "score magic-boutique")
    assert state.scores[0] == 116
    assert UNREAL_ESTATE.view(state, 0)["scores"][0] == 116


def test_the_view_says_what_a_set_would_score_now_and_with_one_more() -> None:
    view = UNREAL_ESTATE.view(estate(3, "boutique x2", drawer="boutique x3", table="home"), 0)
    assert view["sets"][3] == 24
    assert view["more"][3] == 36


def test_the_account_explains_every_point() -> None:
    luck = Chance(8)
    match = Match.start(UNREAL_ESTATE, 4, UNREAL_ESTATE.settle({}, people=True), luck)
    while not match.state.over:
        match.play(match.state.legal[luck.pick(len(match.state.legal))], luck)
    account = match.game.account(match.state, match.events())
    assert [sum(line.points for line in lines) for lines in account] == match.game.scores(match.state)
