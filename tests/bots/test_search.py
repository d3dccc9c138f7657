"""The tree search: it finds what is there to be found, keeps its budget, and never looks at hidden cards."""

from __future__ import annotations

import pytest

from ludoteca.bots import Sight, bot
from ludoteca.bots.ismcts import Ismcts
from ludoteca.bots.ismcts_memory import Memory
from ludoteca.bots.levels import LEVELS, SPECS, lighter
from ludoteca.bots.search import Clock, Node, Search
from ludoteca.core.advice.adviser import most_natural
from ludoteca.core.chance import Chance
from ludoteca.core.state import State
from ludoteca.games import GAMES
from tests.games import laws

ESTATE = GAMES["unreal-estate"]


def last_action(hand: list[str], table: list[str], drawer: list[str]) -> State:
    """The last action of a game for two: what is not scored now can be scored once more in the final scoring."""
    things = {"table": table, "drawer": drawer, "deck": [], "acted": 3, "first": 1, "turn": 0}
    return ESTATE.position(2, Chance(1), hands=[hand, ["halfling-home"]], scores=[20, 40], **things)


def choice(state: State, spec: str) -> str:
    return ESTATE.actions.write(bot(spec, ESTATE, 3).choose(Sight(ESTATE, state, state.actor, 30.0)))


def test_it_scores_two_sets_where_only_that_wins() -> None:
    hand = ["enchanted-castle"] * 2 + ["dwarven-forge"]
    state = last_action(hand, ["orc-tavern"], ["enchanted-castle", "dwarven-forge", "dwarven-forge"])
    assert choice(state, "ismcts:playouts=200").startswith("score")


def test_it_keeps_to_its_playouts() -> None:
    state = ESTATE.new(3, Chance(4))
    tree = Ismcts(ESTATE, 1, playouts=50).search(Sight(ESTATE, state, state.actor, 30.0))
    assert 8 <= tree.root.visits <= 50
    assert sum(tree.visits(action) for action in state.legal) == tree.root.visits


def test_it_keeps_to_its_time() -> None:
    """Once the time is up, every option has been tried once and no more."""
    state = ESTATE.new(3, Chance(4))
    tree = Ismcts(ESTATE, 1, playouts=10_000_000).search(Sight(ESTATE, state, state.actor, 0.0))
    assert [tree.visits(action) for action in tree.ranking] == [1] * len(tree.ranking)
    assert sorted(tree.ranking) == sorted(ESTATE.adviser.search(state))


class HalfTime(Clock):
    """A clock on which only a part of the time has passed."""

    def __init__(self, passed: float) -> None:
        super().__init__(1.0)
        self.passed = passed

    def over(self, part: float) -> bool:
        return part <= self.passed


def test_a_slow_machine_halves_all_the_same() -> None:
    """Where the time ends before the playouts do, every round gives way to the next in time."""
    state = ESTATE.new(2, Chance(4))
    thinker, sight = Ismcts(ESTATE, 1), Sight(ESTATE, state, state.actor, 60.0)
    tree = Search(ESTATE, state.actor, 2, Chance(1), thinker.manner, None)
    thinker.halve(tree, sight, state.legal[:4], 40, HalfTime(0.5))
    assert [tree.visits(action) for action in tree.ranking[2:]] == [1, 1]
    assert [tree.visits(action) for action in tree.ranking[:2]] == [15, 15]


def test_it_spends_most_on_the_options_that_do_best() -> None:
    state = last_action(["enchanted-castle"] * 2, ["halfling-home"], ["enchanted-castle"] * 2)
    tree = Ismcts(ESTATE, 1, playouts=400).search(Sight(ESTATE, state, state.actor, 60.0))
    tries = [tree.visits(action) for action in tree.ranking]
    assert tries == sorted(tries, reverse=True)
    assert tree.chance(tree.ranking[0]) == max(tree.chance(action) for action in tree.ranking)


def thinking_of_a_turn() -> tuple[Ismcts, State, int]:
    """The first step of a turn in Blue Moon City, chosen but not yet made: more choices of the same turn follow."""
    game = GAMES["blue-moon-city"]
    state = game.new(2, Chance(2))
    thinker = Ismcts(game, 1, playouts=60)
    return thinker, state, thinker.choose(Sight(game, state, state.actor, 60.0))


def test_it_keeps_its_tree_while_all_comes_as_expected() -> None:
    thinker, state, action = thinking_of_a_turn()
    seat = state.actor
    state.play(action)
    assert state.actor == seat
    thinker.memory.recall(Sight(thinker.game, state, seat, 60.0))
    assert thinker.memory.kept is not None
    assert thinker.memory.kept.visits > 1


def test_it_forgets_its_tree_when_something_else_has_happened() -> None:
    thinker, state, action = thinking_of_a_turn()
    seat = state.actor
    state.play(next(other for other in state.legal if other != action))
    thinker.memory.recall(Sight(thinker.game, state, seat, 60.0))
    assert thinker.memory.kept is None


def test_a_whole_turn_takes_two_and_a_half_times_its_first_choice_at_the_most() -> None:
    memory, seconds = Memory(ESTATE), 2.0
    assert memory.allowed(seconds) == seconds
    memory.kept = Node(2)
    for _ in range(100):
        memory.spent += memory.allowed(seconds)
    assert memory.spent == pytest.approx(5.0)
    assert memory.allowed(seconds) < 0.001


def test_the_time_of_a_turn_begins_anew_when_it_is_over() -> None:
    game = GAMES["unreal-estate"]
    state = game.new(2, Chance(4))
    thinker = Ismcts(game, 1, playouts=20)
    action = thinker.choose(Sight(game, state, state.actor, 60.0))
    seat = state.actor
    state.play(action)
    assert (thinker.memory.spent > 0.0) == (state.actor == seat)


def test_who_trains_alone_has_time_again_in_every_round() -> None:
    game = GAMES["origins"]
    state = game.new(1, Chance(4))
    thinker = Ismcts(game, 1, playouts=2)
    spent = []
    while state.agenda:
        state.play(thinker.choose(Sight(game, state, state.actor, 60.0)))
        if game.adviser.calm(state):
            assert thinker.memory.spent == 0.0
        spent.append(thinker.memory.spent)
    assert max(spent) > 0.0
    assert spent.count(0.0) > 3


def test_several_processes_share_one_search() -> None:
    state = ESTATE.new(3, Chance(4))
    sight = Sight(ESTATE, state, state.actor, 60.0)
    alone = Ismcts(ESTATE, 1, playouts=60).search(sight)
    tree = Ismcts(ESTATE, 1, playouts=180, processes=3).search(sight)
    assert alone.root.visits < tree.root.visits <= 180
    assert sum(tree.visits(action) for action in tree.ranking) == tree.root.visits
    assert sum(tree.root.totals) == pytest.approx(tree.root.visits)


def test_a_forced_choice_needs_no_thought() -> None:
    state = ESTATE.position(3, Chance(1), table=["orc-tavern"])
    assert choice(state, "ismcts:playouts=1000000") == "select orc-tavern"


def test_where_one_option_is_sensible_it_is_the_choice() -> None:
    """A payment card by card: the adviser leaves one order of the same cards, and the search does not guess another."""
    game, met = GAMES["blue-moon-city"], 0
    for state in laws.moments(game, 3, every=3):
        if state.over or len(state.legal) == 1:
            continue
        sensible = game.adviser.search(game.imagine(state, state.actor, Chance(1)))
        if len(sensible) == 1:
            met += 1
            assert bot("ismcts:playouts=8", game, 1).choose(Sight(game, state, state.actor, 30.0)) == sensible[0]
    assert met > 0


@pytest.mark.parametrize(
    "spec",
    ["ismcts:playouts=24", "ismcts:playouts=24:slack=0.05", "ismcts:playouts=24:processes=2", "greedy:slack=0.1"],
)
def test_reshuffling_what_it_cannot_see_never_changes_its_choice(spec: str) -> None:
    for state in laws.moments(ESTATE, 6, every=12):
        if state.over:
            continue
        worlds = [game_world for seed in range(3) for game_world in laws.twins(ESTATE, state, state.actor, seed)]
        chosen = {bot(spec, ESTATE, 9).choose(Sight(ESTATE, world, state.actor, 30.0)) for world in worlds}
        assert len(chosen) == 1


@pytest.mark.slow
def test_more_playouts_play_better() -> None:
    from ludoteca.bots.contests.arena import simulate

    report = simulate(ESTATE, ["ismcts:playouts=60", "random"], 20, 3, {}).report()
    assert report["wins"][0] >= 17


def test_a_level_is_a_bot_and_can_be_made_lighter() -> None:
    assert list(LEVELS) == list(SPECS)
    assert lighter("master", 10) == SPECS["master"].replace("3000", "300")
    assert lighter("random", 10) == "random"
    for level in LEVELS:
        assert bot(level, ESTATE, 1)


def test_of_many_options_the_most_natural_come_first_and_of_equal_ones_those_named_first() -> None:
    assert most_natural([10, 11, 12, 13, 14], [1.0, 3.0, 1.0, 5.0, 1.0], 4) == [13, 11, 10, 12]
    assert most_natural([10, 11], [0.0, 0.0], 4) == [10, 11]
