"""The puzzles of Unreal Estate: what lies hidden in them could lie there in a game."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.teaching.puzzle import puzzles
from ludoteca.games import GAMES
from ludoteca.games.unreal_estate.data import CARDS, IDS
from ludoteca.games.unreal_estate.imagine import HELD
from ludoteca.games.unreal_estate.rules.table import Estate


def test_no_hand_holds_a_special_that_acts_when_it_is_dealt_or_taken() -> None:
    for puzzle in puzzles(GAMES["unreal-estate"]).values():
        state = puzzle.begin(Chance(1)).state
        assert isinstance(state, Estate)
        wrong = [IDS[card] for hand in state.hands for card in range(CARDS) if hand[card] and not HELD[card]]
        assert not wrong, (puzzle.name, wrong)
