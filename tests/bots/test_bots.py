"""Bots: named by a text, honest by what they are given."""

from __future__ import annotations

import pytest

from ludoteca.bots import LEVELS, BotError, Sight, bot, level_name
from ludoteca.bots.contests.arena import simulate
from ludoteca.bots.forgetful import Forgetful
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.games import GAMES
from tests.games import laws
from tests.toy.ferry import FERRY


class Last:
    """A foreign bot: always the last option."""

    def __init__(self, game: AnyGame, seed: int, offset: int = 1) -> None:
        self.offset = offset

    def choose(self, sight: Sight) -> int:
        return sight.legal[-self.offset]


class Cheater:
    """A foreign bot that chooses what is not offered."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.size = game.actions.size

    def choose(self, sight: Sight) -> int:
        return self.size + 1


def test_a_sight_offers_seat_legal_view_imagined_positions_and_time_and_nothing_else() -> None:
    state = FERRY.new(3, Chance(1))
    sight = Sight(FERRY, state, 0, 2.5)
    offered = {name for name in dir(sight) if not name.startswith("_")}
    assert offered == {"seat", "legal", "view", "imagine", "seconds"}
    assert sight.legal == state.legal
    assert sight.legal is not state.legal
    assert sight.view == FERRY.view(state, 0)


def test_who_is_not_asked_sees_no_options() -> None:
    assert Sight(FERRY, FERRY.new(3, Chance(1)), 1, 1.0).legal == []


def test_parameters_are_joined_by_colons() -> None:
    made = bot("tests.bots.test_bots:Last:offset=2", FERRY, 1)
    assert isinstance(made, Last)
    assert made.offset == 2


@pytest.mark.parametrize(
    "spec", ["", "best", "no.such:Bot", "greedy:worlds", "greedy:wealth=3", "json:dumpsx", "a:b:c"]
)
def test_a_text_that_names_no_bot_is_refused(spec: str) -> None:
    with pytest.raises(BotError):
        bot(spec, FERRY, 1)


def test_an_illegal_choice_ends_the_series_with_a_clear_word() -> None:
    with pytest.raises(BotError, match="Cheater chose an illegal action"):
        simulate(FERRY, ["tests.bots.test_bots:Cheater", "random"], 1, 1, {})


def test_equal_seeds_give_equal_series() -> None:
    one, two = [simulate(FERRY, ["greedy", "random"], 10, 5, {}).report() for _ in range(2)]
    assert (one["wins"], one["decisions"], one["mean_scores"]) == (two["wins"], two["decisions"], two["mean_scores"])


def test_wins_and_scores_stand_in_the_order_of_the_bots() -> None:
    for specs, best in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        report = simulate(GAMES["unreal-estate"], specs, 40, 3, {}).report()
        assert report["wins"][best] > 28
        assert report["mean_scores"][best] == max(report["mean_scores"])
        assert sum(report["wins"]) == pytest.approx(40)


def test_the_greedy_bot_takes_what_is_worth_most() -> None:
    game = GAMES["unreal-estate"]
    plans = {"drawer": ["enchanted-castle"] * 2, "table": ["halfling-home"], "deck": []}
    state = game.position(2, Chance(1), hands=[["enchanted-castle"] * 2, []], **plans)
    chosen = bot("greedy", game, 1).choose(Sight(game, state, 0, 1.0))
    assert game.actions.write(chosen) == "score enchanted-castle"


def test_the_natural_bot_follows_the_best_hint() -> None:
    game = GAMES["unreal-estate"]
    state = game.new(2, Chance(3))
    chosen = bot("natural", game, 1).choose(Sight(game, state, state.actor, 1.0))
    hints = {action: game.adviser.hint(state, action) for action in state.legal}
    assert hints[chosen] == max(hints.values())


def test_levels_have_names_in_both_languages() -> None:
    for spec in LEVELS:
        assert level_name(spec, "en") != level_name(spec, "pt_BR")
    assert list(LEVELS) == [
        "newcomer",
        "beginner",
        "practised",
        "middle",
        "master",
    ]  # as seats of running tables keep them
    assert level_name("package.module:Class", "en") == "package.module:Class"


def test_who_overlooks_things_still_chooses_what_is_sensible_and_never_by_what_it_cannot_see() -> None:
    game = GAMES["unreal-estate"]
    for state in laws.moments(game, 6, every=9):
        if state.over or len(state.legal) == 1:
            continue
        worlds = laws.twins(game, state, state.actor, 3)
        chosen = {bot("newcomer", game, 9).choose(Sight(game, world, state.actor, 30.0)) for world in worlds}
        assert len(chosen) == 1
        assert chosen <= set(game.adviser.search(state))


def test_the_more_is_overlooked_the_less_is_seen() -> None:
    game = GAMES["unreal-estate"]
    state, seen = game.new(5, Chance(1)), list[list[int]]()
    assert len(state.legal) > 5

    class Curious:
        def choose(self, sight: Sight) -> int:
            seen.append(sight.legal)
            return sight.legal[0]

    for seed in range(40):
        Forgetful(Curious(), game, seed, 0.5).choose(Sight(game, state, state.actor, 1.0))
    assert all(set(some) <= set(state.legal) for some in seen)
    assert 1 < min(len(some) for some in seen) < len(state.legal) / 2 < max(len(some) for some in seen)


def test_what_is_overlooked_is_a_probability() -> None:
    with pytest.raises(BotError, match="probability"):
        bot("greedy:overlook=1.5", FERRY, 1)
