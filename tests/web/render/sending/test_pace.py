"""For how long a board is shown: long enough to be followed, and never too long for a whole turn."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.records.match import Match
from ludoteca.games import GAMES
from ludoteca.web.render.sending.pace import FIRST, FURTHER, WHOLE, boards_before, hold, pace


def test_the_first_board_of_a_turn_is_shown_longest_and_all_of_them_not_too_long() -> None:
    spans = [hold(number) for number in range(60)]
    assert spans[:3] == [FIRST, FURTHER, FURTHER]
    assert spans == sorted(spans, reverse=True)
    assert sum(spans) <= WHOLE
    assert min(spans) >= 0


def test_boards_are_counted_by_revisions_of_whoever_decided_last() -> None:
    game = GAMES["blue-moon-city"]
    match = Match.start(game, 2, game.settle({}, people=True), Chance(3))
    assert boards_before([], []) == 0
    first = match.state.actor
    while match.state.actor == first:
        match.play(match.state.legal[-1], Chance(1))
    turn = len(match.plies)
    assert turn > 2
    assert boards_before(match.plies, range(turn)) == turn - 1
    assert boards_before(match.plies, [5] * turn) == 0
    match.play(match.state.legal[0], Chance(1))
    assert boards_before(match.plies, range(turn + 1)) == 0
    assert pace(match.plies, range(turn + 1)) == FIRST
