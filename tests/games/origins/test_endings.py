"""§9.5, §10 The end of the game: what triggers it, the final scoring, ties."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.records.match import Match
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.data import ADVISOR_POINTS, TEMPLE_POINTS

from .examples import play, realm, told

CITY = {"1,0": "outpost", "2,0": "statue", "1,1": "mint", "2,1": "forum"}


def test_t18_final_scoring() -> None:
    towers = {"orange": 2, "red": 1}
    temples = [TEMPLE_POINTS.index(points) for points in (70, 31, 16)]
    advisors = ["red", "purple", "blue"]
    assert ADVISOR_POINTS[len(advisors) - 1] == 6
    state = realm(
        2,
        {
            "gold": 4,
            "advisors": advisors,
            "temples": temples,
            "towers": towers,
            "city": {**CITY, "0,-1": "mint", "1,-1": "mint"},
            "seats": {"1,0": "orange-6", "0,0": "red-3"},
        },
        {"passed": True},
        ending=["gold"],
    )
    events = told(state, "pass")
    assert state.over
    assert state.score(0) == 72
    final = [(event.key, event.things) for event in events if event.seat == 0 and event.key.startswith("final-")]
    assert ("final-temples", [47, 16, 31, 70]) in final
    lines = ORIGINS.account(state, events)[0]
    assert [line.points for line in lines] == [4, 6, 47, 12, 3]
    assert ORIGINS.view(state, 0)["players"][0]["sources"][6:] == [4, 6, 47, 12 + 3]


def test_t39_the_last_gold_of_the_cards_ends_the_game_after_the_round() -> None:
    player = {"city": CITY, "freemen": ["purple-3"]}
    state = realm(2, player, {"freemen": ["red-1"]}, cards=["d05"])
    events = told(state, "close 1,0", "seat purple-3")
    assert [event.key for event in events][-1] == "ending"  # announced when it happens
    assert ORIGINS.view(state, 0)["ending"] == ["gold"]
    play(state, "send red-1", "visit 1", "upper", "pass")
    assert not state.over
    play(state, "pass")
    assert state.over
    assert ORIGINS.winners(state) == [0]


@pytest.mark.parametrize(("discs", "ends"), [({"red": 1, "blue": 1, "orange": 1, "yellow": 1, "purple": 1}, False),
                                             ({"red": 1, "blue": 1, "orange": 1, "yellow": 1}, True)])  # fmt: skip
def test_t40_tower_discs_of_three_colours_end_the_game(discs: dict[str, int], ends: bool) -> None:
    state = realm(2, {"gold": 1}, {"passed": True}, discs=discs)
    play(state, "tower red", "pass")
    assert state.over == ends
    assert ORIGINS.view(state, 0)["ending"] == (["towers"] if ends else [])


def test_10_1_all_three_discs_at_the_top_end_the_game() -> None:
    state = realm(2, {"stone": 1, "temples": [11, 10, 11]}, {"passed": True})
    events = told(state, "send archon", "visit 3", "lower", "advance mountain")
    assert [event.things[0] for event in events if event.key == "ending"] == [0]
    play(state, "pass")
    assert state.over
    assert state.holders[1] == 0


@pytest.mark.parametrize(
    ("more", "ranks"), [({"1,0": "mint", "2,0": "farm:mint"}, [1, 2]), ({"1,0": "farm:mint"}, [1, 1])]
)
def test_t42_a_tie_goes_to_the_larger_city_and_else_is_shared(more: dict[str, str], ranks: list[int]) -> None:
    state = realm(2, {"score": 5, "city": more}, {"score": 5, "city": {"1,0": "mint"}, "passed": True}, ending=["dice"])
    play(state, "pass")
    assert ORIGINS.ranks(state) == ranks
    assert ORIGINS.winners(state) == [seat for seat in range(2) if ranks[seat] == 1]
    assert ORIGINS.account(state, [])[0][-1].key == "account-tiles"


def test_t54_without_a_limit_a_game_of_passes_goes_on() -> None:
    state = ORIGINS.new(2, Chance(1), round_limit="none")
    while state.round <= 30:
        state.play(state.legal[-1])
    assert not state.over


def test_t54_with_a_limit_of_twenty_rounds_the_game_ends_after_them() -> None:
    state = ORIGINS.new(2, Chance(1), round_limit=20)
    while not state.over:
        assert state.round <= 20
        state.play(state.legal[-1])
    assert state.round == 20
    assert ORIGINS.view(state, 0)["ending"] == ["limit"]


def test_9_the_round_is_finished_before_the_final_scoring() -> None:
    state = realm(
        2, {"temples": [3, 0, 0]}, {"military": 3, "passed": True}, podium=[(1, 2)], ending=["dice"], zodiac=["leo"] * 3
    )
    play(state, "pass")
    assert [state.speakers, state.bastion, state.strength, state.holders[0]] == [[3], 1, [0, 1], 0]


def test_10_2_the_account_says_where_every_point_came_from() -> None:
    luck = Chance(8)
    match = Match.start(ORIGINS, 3, {"round_limit": 6}, luck)
    while not match.state.over:
        match.play(match.state.legal[luck.pick(len(match.state.legal))], luck)
    lines = match.game.account(match.state, match.events())
    assert [sum(line.points for line in own) for own in lines] == match.game.scores(match.state)
