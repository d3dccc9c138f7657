"""Environments for learners: what PettingZoo and Gymnasium ask of them, for every game and number of players."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from ludoteca import GAMES, ActionError, Sight, rl
from ludoteca.core.chance import Chance
from ludoteca.core.ranking import by_rank
from ludoteca.core.setup.options import OptionError
from ludoteca.rl.lens import Lens
from ludoteca.rl.rewards import by_margin
from tests.games.test_every_observation import OBSERVED

TABLES = [(game.name, players) for game in OBSERVED for players in game.seats]
EVERY_TABLE = pytest.mark.parametrize(("game", "players"), TABLES)
LIMIT = 60  # decisions: random play hardly ends a game of El Dorado


@EVERY_TABLE
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that there is no image, and the like
        api_test(rl.aec(game, players, limit=LIMIT), num_cycles=LIMIT + 20)
        seed_test(partial(rl.aec, game, players, limit=LIMIT), num_cycles=10)


@pytest.mark.parametrize("game", [game.name for game in OBSERVED])
def test_pettingzoo_sees_every_way_of_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str) -> rl.AecEnv:
        return rl.aec(game, limit=LIMIT, render_mode=render_mode)

    render_test(made, {"svg": lambda drawn: drawn.startswith("<svg")})
    assert f"<{game}," in capsys.readouterr().out


@EVERY_TABLE
def test_gymnasium_finds_nothing_wrong(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(rl.gym(game, players=players, limit=LIMIT), skip_render_check=True)


def play_at_random(env: rl.AecEnv, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    luck, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else int(luck.choice(legal)))
    return total


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rewards_by_rank_sum_to_nothing_and_the_winner_has_most(players: int) -> None:
    env = rl.aec("unreal-estate", players)
    total = play_at_random(env, 4)
    assert sum(total.values()) == pytest.approx(0)
    winners = GAMES["unreal-estate"].winners(env.state_now)
    assert max(total, key=lambda agent: total[agent]) in [f"seat_{seat}" for seat in winners]


def test_rewards_of_a_finished_game() -> None:
    game = GAMES["unreal-estate"]
    state = game.new(3, Chance(1))
    while not state.over:
        state.play(state.legal[0])
    assert len(by_rank(game, state)) == 3
    assert by_margin(game, state)[game.winners(state)[0]] >= max(by_margin(game, state))


def test_progress_is_given_on_the_way_in_el_dorado() -> None:
    env, game = rl.aec("el-dorado", reward="progress", limit=150), GAMES["el-dorado"]
    env.reset(seed=2)
    begun: Any = game.view(env.state_now, 0)
    total = play_at_random(env, 2)
    ended: Any = game.view(env.state_now, 0)
    made = [(ended["progress"][seat] - begun["progress"][seat]) / 100 for seat in (0, 1)]
    assert [total[f"seat_{seat}"] for seat in (0, 1)] == pytest.approx(made)
    assert any(made)


def test_random_play_arrives_on_a_short_route_of_el_dorado() -> None:
    total = play_at_random(rl.aec("el-dorado", 4, options={"route": rl.SHORT_ROUTE}, limit=5000), 1)
    assert max(total.values()) > 0


def test_an_action_that_names_a_seat_means_the_seat_as_seen_from_the_own() -> None:
    lens = Lens("unreal-estate", 3, None)
    rob = lens.game.actions.read("rob 1")
    assert [lens.game.actions.write(int(lens.meant[2][rob + turn])) for turn in range(3)] == ["rob 3", "rob 1", "rob 2"]
    for seat in range(3):
        assert (lens.meant[seat][lens.number[seat]] == np.arange(lens.actions)).all()


@pytest.mark.parametrize("game", [game.name for game in OBSERVED])
def test_a_bot_sees_in_an_imagined_position_what_the_environment_tells(game: str) -> None:
    env = rl.aec(game, limit=LIMIT)
    env.reset(seed=3)
    luck = np.random.default_rng(3)
    for _ in range(LIMIT // 2):
        told, seat = env.observe(env.agent_selection), env.state_now.actor
        world = Sight(env.lens.game, env.state_now, seat, 1.0).imagine(Chance(9))
        row, mask = env.lens.look(world, seat)
        assert (row == told["observation"]).all()
        assert (mask == told["action_mask"]).all()
        number = int(luck.choice(np.flatnonzero(mask)))
        assert env.lens.action(world, seat, number) in env.state_now.legal
        env.step(number)


def test_an_illegal_choice_is_refused_or_loses() -> None:
    env = rl.aec("unreal-estate")
    env.reset(seed=1)
    before, illegal = (
        env.state_now.clone(),
        int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]),
    )
    with pytest.raises(ActionError, match="is not legal here: seat"):
        env.step(illegal)
    for wrong in (9999, -1, None, 1.5, "select castle"):
        with pytest.raises(ActionError, match=f"there is no action number {wrong!r}: there are 0 to 180"):
            env.step(wrong)
    assert env.state_now == before
    alone = rl.gym("unreal-estate")
    alone.reset(seed=1)
    _, reward, ended, _, info = alone.step(int(np.flatnonzero(~alone.action_masks())[0]))
    assert (reward, ended) == (-1.0, True)
    assert "is not legal here" in info["illegal"]


def test_a_vector_plays_the_games_of_its_tables() -> None:
    envs, luck, over = rl.vector("unreal-estate", 3), np.random.default_rng(1), 0
    rows, infos = envs.reset(seed=5)
    for _ in range(120):
        assert rows.shape == (3, envs.tables[0].lens.size)
        assert envs.observation_space.contains(rows)
        chosen = [int(luck.choice(np.flatnonzero(mask))) for mask in infos["action_mask"]]
        rows, rewards, ended, cut, infos = envs.step(chosen)
        nothing = np.zeros(3, dtype=bool)
        assert (infos.get("_final_obs", nothing) == ended).all()
        assert (infos.get("_final_info", nothing) == ended).all()
        assert all(infos["final_info"]["rank"][place] in (1, 2) for place in np.flatnonzero(ended))
        assert not cut.any()
        assert all(abs(reward) <= 1 and (gone or reward == 0) for reward, gone in zip(rewards, ended))
        over += int(ended.sum())
    assert over >= 6
    illegal = [int(np.flatnonzero(mask == 0)[0]) for mask in infos["action_mask"]]
    assert envs.step(illegal)[1].tolist() == [-1.0] * 3


def test_a_vector_takes_one_number_for_each_table_and_nothing_else() -> None:
    envs = rl.vector("unreal-estate", 3)
    rows, _ = envs.reset(seed=5)
    for wrong in ([0], [0] * 4, [0.5, 1, 2], None, "abc"):
        with pytest.raises(ActionError, match="step takes 3 numbers, one for each table, not"):
            envs.step(wrong)
    assert (envs.rows == rows).all()
    assert envs.step([-1, 9999, 181])[1].tolist() == [-1.0] * 3  # no such actions: illegal ones


def test_a_vector_gives_rows_to_keep_unless_told_otherwise() -> None:
    for copy in (True, False):
        envs = rl.vector("unreal-estate", 2, copy=copy)
        rows, infos = envs.reset(seed=5)
        kept, masks = rows.copy(), infos["action_mask"]
        choices = masks.argmax(axis=1)
        later, _, _, _, infos = envs.step(choices)
        assert (later is rows) == (infos["action_mask"] is masks) == (not copy)
        assert (rows == kept).all() == copy


def test_gymnasiums_own_wrappers_count_the_games_of_a_vector() -> None:
    envs = RecordEpisodeStatistics(rl.vector("unreal-estate", 4))
    _, infos = envs.reset(seed=1)
    while "episode" not in infos:
        _, rewards, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert (infos["episode"]["r"][ended] == rewards[ended]).all()


def test_before_the_first_game_one_sentence_says_so() -> None:
    table, alone, many = rl.aec("unreal-estate"), rl.gym("unreal-estate"), rl.vector("unreal-estate", 2)
    asked: list[Callable[[], object]] = [table.last, lambda: table.step(0), lambda: table.observe("seat_0")]
    asked += [alone.action_masks, lambda: alone.step(0), lambda: many.step([0, 0])]
    for ask in asked:
        with pytest.raises(ResetNeeded, match="there is no game yet: reset the environment first"):
            ask()
    assert not hasattr(table, "agent_selection")
    assert not hasattr(table, "nonsense")
    wrapped = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))  # PettingZoo's own look before they leap
    wrapped.reset(seed=1)
    wrapped.step(wrapped.last()[0]["action_mask"].argmax())


@pytest.mark.parametrize("against", ["random", "ludoteca.bots.simple.random:Random"])
@pytest.mark.parametrize(("game", "reward"), [("unreal-estate", "margin"), ("el-dorado", "progress")])
def test_a_vector_of_one_table_plays_what_a_single_learner_plays(game: str, reward: str, against: str) -> None:
    alone = rl.gym(game, against="random", players=3, reward=reward, limit=90)
    envs = rl.vector(game, 1, against=against, players=3, reward=reward, limit=90)
    row, _ = alone.reset(seed=5)
    rows, infos = envs.reset(seed=5)
    luck = np.random.default_rng(2)
    for _ in range(100):
        assert (rows[0] == row).all()
        assert (infos["action_mask"][0] == alone.action_masks()).all()
        number = int(luck.choice(np.flatnonzero(infos["action_mask"][0])))
        row, reward_alone, ended, cut, _ = alone.step(number)
        rows, rewards, all_ended, all_cut, infos = envs.step([number])
        assert (rewards[0], all_ended[0], all_cut[0]) == (reward_alone, ended, cut)
        if ended or cut:
            assert (infos["final_obs"][0] == row).all()
            row, _ = alone.reset()


def test_the_same_seed_gives_the_same_games() -> None:
    def games() -> list[float]:
        env, luck, given = rl.gym("unreal-estate", against="greedy"), np.random.default_rng(3), []
        env.reset(seed=9)
        for _ in range(40):
            _, reward, ended, _, info = env.step(int(luck.choice(np.flatnonzero(env.action_masks()))))
            given += [reward, info["score"]]
            if ended:
                env.reset()
        return given

    assert games() == games()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "origins", "players": 9}, "for 1 to 4 players, not 9"),
        ({"game": "origins", "reward": "love"}, "no reward 'love': there is rank, margin, progress"),
        ({"game": "origins", "reward": "progress"}, "'progress' is for el-dorado"),
        ({"game": "origins", "options": {"speed": 1}}, "no option speed"),
        ({"game": "origins", "render_mode": "film"}, "no render mode 'film'"),
        ({"game": "origins", "limit": 0}, "a limit is a number of decisions from 1, not 0"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], message: str) -> None:
    for made in (rl.aec, rl.gym):
        with pytest.raises(OptionError, match=message):
            made(**wrong)
    with pytest.raises(KeyError, match="there is no game"):
        rl.aec("chess")
    with pytest.raises(OptionError, match="no seat 2 with 2 players"):
        rl.gym("el-dorado", seat=2)
    with pytest.raises(OptionError, match="at least one table"):
        rl.vector("origins", 0)


def test_without_the_extra_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("ludoteca.rl")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pettingzoo is not installed: pip install 'ludoteca\[rl\]'"):
        import ludoteca.rl  # noqa: F401
