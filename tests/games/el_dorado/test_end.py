"""§4, §12, §13: the set-up and the end of the game."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.rules.table import Expedition

from .examples import cards, end_turn, expedition, play, steps, where

LAST = (24, -3)  # beside the finish of the first-game route
CAPTAINS = [["captain"]] * 3


def through_the_gate(state: Expedition) -> None:
    """The player to act enters El Dorado with a Captain."""
    play(state, "play captain")
    if state.agenda[-1].key() == "choose-pawn":
        state.play(state.legal[0])
    for line in steps(state, (25, -4), (25, -3), (24, -4)):
        if EL_DORADO.actions.read(line) in state.legal:
            return play(state, line)
    raise AssertionError("no finish space is open")


def new(seats: int, **options: object) -> Expedition:
    return EL_DORADO.new(seats, Chance(4), **options)  # type: ignore[arg-type]


def test_everybody_begins_with_four_of_eight_cards() -> None:
    state = new(3)
    for seat in range(3):
        deck = cards(state.hands[seat] + state.draws[seat])
        assert deck == ["explorer"] * 3 + ["sailor"] + ["traveler"] * 4
        assert len(state.hands[seat]) == 4


def test_pawns_stand_in_turn_order_on_the_start_spaces() -> None:
    state = new(4)
    spots = [where(state, seat) for seat in state.from_seat(state.first)]
    assert spots == [(-3, 0), (-2, -1), (-1, -2), (0, -3)]


def test_two_players_lead_two_pawns_each() -> None:
    state = new(2)
    first, second = state.from_seat(state.first)
    assert [where(state, 2 * first), where(state, 2 * first + 1)] == [(-3, 0), (-1, -2)]
    assert [where(state, 2 * second), where(state, 2 * second + 1)] == [(-2, -1), (0, -3)]


def test_t15_the_round_is_completed() -> None:
    pawns = [[(0, 0)], [LAST], [(0, 1)]]
    state = expedition(pawns=pawns, hands=CAPTAINS, turn=1)
    through_the_gate(state)
    assert not state.over
    end_turn(state)
    assert state.actor == 2
    end_turn(state)
    assert state.over
    assert EL_DORADO.winners(state) == [1]
    assert EL_DORADO.ranks(state) == [2, 1, 2]


def test_t15_the_last_player_of_the_round_ends_the_game_at_once() -> None:
    state = expedition(pawns=[[(0, 0)], [(0, 1)], [LAST]], hands=CAPTAINS, turn=2)
    through_the_gate(state)
    assert state.over
    assert EL_DORADO.winners(state) == [2]


@pytest.mark.parametrize(
    ("taken", "winner"),
    [([[1, 2], [6]], 0), ([[3], [5]], 1), ([[], []], 1)],
    ids=["most blockades", "highest number", "first to arrive"],
)
def test_t16_ties_among_those_who_arrived(taken: list[list[int]], winner: int) -> None:
    state = expedition(pawns=[["gate"], ["gate"], [(0, 0)]], taken=taken, arrivals=[1, 0], moment="round")
    assert state.over
    assert EL_DORADO.winners(state) == [winner]
    assert EL_DORADO.ranks(state)[2] == 3


def test_one_who_arrived_beats_all_blockades_of_the_others() -> None:
    state = expedition(pawns=[["gate"], [(0, 0)], [(0, 1)]], taken=[[], [1, 2, 3]], arrivals=[0], moment="round")
    assert EL_DORADO.winners(state) == [0]


def test_t17_only_the_second_pawn_counts_as_arrival() -> None:
    state = expedition(seats=2, pawns=[[LAST, (0, 0)], [(0, 1), (1, 0)]], hands=[["captain"], ["captain"]])
    through_the_gate(state)
    assert state.arrivals == []
    assert EL_DORADO.scores(state) == [1, 0]


def test_t17_after_the_second_pawn_the_other_player_has_a_last_turn() -> None:
    state = expedition(seats=2, pawns=[["gate", LAST], [(0, 1), (1, 0)]], hands=[["captain"], ["captain"]])
    through_the_gate(state)
    assert state.arrivals == [0]
    end_turn(state)
    assert state.actor == 1
    end_turn(state)
    assert state.over
    assert EL_DORADO.winners(state) == [0]


def test_both_may_arrive_in_the_last_round() -> None:
    state = expedition(
        seats=2, pawns=[["gate", LAST], ["gate", (24, -2)]], hands=[["captain"], ["native"]], taken=[[1], [2, 3]]
    )
    through_the_gate(state)
    end_turn(state)
    play(state, "play native", *steps(state, (25, -3)))
    assert state.over
    assert EL_DORADO.winners(state) == [1]


def test_q26_who_has_nothing_left_is_passed_over() -> None:
    state = expedition(pawns=[[(0, 0)], [(0, 1)], [(1, 0)]], hands=[["explorer"], [], ["explorer"]])
    end_turn(state)
    assert state.actor == 2


def test_q26_if_nobody_has_anything_left_nobody_wins() -> None:
    state = expedition(pawns=[[(0, 0)], [(0, 1)], [(1, 0)]], moment="round")
    assert state.over
    assert EL_DORADO.winners(state) == []
    assert EL_DORADO.ranks(state) == [2, 2, 2]


def test_q26_twenty_rounds_without_anything_happening_end_the_game() -> None:
    hands = [["explorer"]] * 3
    state = expedition(pawns=[[(0, 0)], [(0, 1)], [(1, 0)]], hands=hands, idle=19, moment="round")
    assert state.over
    state = expedition(pawns=[[(0, 0)], [(0, 1)], [(1, 0)]], hands=hands, idle=18, moment="round")
    assert not state.over


def test_the_round_limit_ends_the_game_without_a_winner() -> None:
    hands = [["explorer"]] * 3
    state = expedition(pawns=[[(0, 0)], [(0, 1)], [(1, 0)]], hands=hands, round=200, round_limit=200, moment="round")
    assert state.over
    assert EL_DORADO.winners(state) == []


def test_people_play_without_a_limit_and_machines_up_to_500_rounds() -> None:
    assert EL_DORADO.settle({}, people=True)["round_limit"] == "off"
    assert new(2).limit == 500


def test_the_account_explains_the_tie_break() -> None:
    state = expedition(pawns=[["gate"], ["gate"], [(0, 0)]], taken=[[3], [5]], arrivals=[1, 0], moment="round")
    lines = EL_DORADO.account(state, [])
    assert [line.key for line in lines[0]] == [
        "account-gate",
        "account-blockades",
        "account-highest",
        "account-arrival",
    ]
    assert lines[1][2].numbers == [5]
    assert [line.key for line in lines[2]] == ["account-gate", "account-short"]


def test_13_who_has_arrived_is_remembered_by_a_copy() -> None:
    state = expedition(pawns=[["gate"], [(0, 0)], [(0, 1)]], arrivals=[0], turn=1, hands=[[], ["scout"]])
    twin = state.clone(Chance(1))
    assert twin.arrivals == [0]
    twin.arrivals.append(1)
    assert state.arrivals == [0]
