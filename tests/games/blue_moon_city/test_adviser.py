"""The game's own sense of what is good."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.bots import Sight, bot
from ludoteca.core.chance import Chance

from .examples import GAME, play, table


def test_everybodys_chances_add_up() -> None:
    for seed in range(5):
        worth = GAME.adviser.worth(GAME.new(4, Chance(seed)))
        assert sum(worth) == pytest.approx(1)


def test_more_crystals_scales_cards_and_offerings_are_better() -> None:
    even = GAME.adviser.worth(table(hands=[["flit-3"], ["flit-3"]]))[1]
    better: list[dict[str, Any]] = [{"crystals": [0, 5]}, {"scales": [0, 3]}, {"obelisk": [1]}]
    for things in better:
        assert GAME.adviser.worth(table(hands=[["flit-3"], ["flit-3"]], **things))[1] > even
    assert GAME.adviser.worth(table(hands=[["flit-3"], ["flit-3"] * 2]))[1] > even


def test_a_finished_game_is_worth_its_result() -> None:
    city = play(table(crystals=[30], obelisk=[0] * 5, hands=[["flit-3"]], moment="contribution"), "offer")
    assert GAME.adviser.worth(city) == [1.0, 0.0]


def test_a_payment_is_bookkeeping_with_one_natural_way() -> None:
    city = table(figures=["mill"], hands=[["terrah-3", "khind-1", "khind-1", "khind-1"]], moment="contribution")
    play(city, "contribute 1")
    assert GAME.adviser.minor(city)
    assert [GAME.actions.write(action) for action in GAME.adviser.search(city)] == ["face terrah-3"]


def test_the_greedy_bot_beats_random_play() -> None:
    won = 0
    for seed in range(10):
        state = GAME.new(2, Chance(seed), expansion=seed % 4 > 1)
        me = seed % 2
        players = [bot("greedy:worlds=2" if seat == me else "random", GAME, seed + seat) for seat in (0, 1)]
        while not state.over:
            state.play(players[state.actor].choose(Sight(GAME, state, state.actor, 1.0)))
        won += GAME.winners(state) == [me]
    assert won >= 9
