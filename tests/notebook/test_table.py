"""A table in a notebook: what the person is told, what their choice does, and what is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from ludoteca import GAMES, OPEN, AnyGame, Chance
from ludoteca.bots import BotError, Sight
from ludoteca.core.setup.options import OptionError
from ludoteca.games import NoGame
from ludoteca.notebook import Table
from ludoteca.notebook.sitting import Sitting


class Stubborn:
    """A bot with a mistake in it."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        return sight.legal[len(sight.legal)]


def sent(table: Table) -> dict[str, Any]:
    """What the browser gets of a table."""
    state: dict[str, Any] = table.get_state("scene")["scene"]
    return state


def clicked(table: Table, **message: Any) -> None:
    """A message arrives from the browser, for the moment that it shows."""
    table.asked(table, {"moment": sent(table)["moment"], **message}, [])


def go_on(sitting: Sitting, decisions: int) -> None:
    """The person takes the first choice, again and again."""
    for _ in range(decisions):
        if sitting.match.state.over:
            sitting.begin()
        sitting.choose(sitting.match.state.legal[0])


def test_a_person_is_asked_in_words_and_the_bots_answer() -> None:
    table = Table("unreal-estate", seed=3)
    scene = sent(table)
    assert scene["told"][0] == "Round 1: Beginner begins"
    assert scene["told"][1].startswith("Beginner ")
    assert scene["question"] == "Take a card, score a set or play a special"
    assert ["select dwarven-forge", "Take: Dwarven Forge"] in [list(choice) for choice in scene["choices"]]
    assert 'data-choice="select dwarven-forge"' in scene["picture"]
    table.choose("select dwarven-forge")
    assert sent(table)["told"][0] == "Player 1 takes Dwarven Forge"
    assert any("Beginner" in line for line in sent(table)["told"][1:])
    assert table.sitting.match.state.actor == 0


def test_a_game_ends_with_who_won_and_another_begins() -> None:
    table = Table("unreal-estate", bots=["random", "random"], seat=1, seed=4)
    while sent(table)["choices"]:
        clicked(table, choose=sent(table)["choices"][0][0])
    scene, game, state = sent(table), table.sitting.game, table.sitting.match.state
    assert state.over
    assert scene["question"] == ""
    assert scene["result"][0].endswith("won.")
    names = ["random 1", "Player 2", "random 2"]
    assert scene["result"][1:] == [f"{name}: {points}" for name, points in zip(names, game.scores(state), strict=True)]
    clicked(table, again=True)
    assert not table.sitting.match.state.over
    assert sent(table)["result"] == []


def test_bots_are_called_by_their_levels_and_classes() -> None:
    bots = ["middle", f"{__name__}:Stubborn", "greedy:worlds=1", "greedy:worlds=3"]
    sitting = Sitting(GAMES["unreal-estate"], 0, bots, {}, Chance(1))
    assert sitting.names("pt_BR") == ["Jogador 1", "Experiente", "Stubborn", "greedy 1", "greedy 2"]


def test_everything_is_said_in_portuguese_too() -> None:
    scene = sent(Table("origins", language="pt_BR", seed=1))
    assert scene["again"] == "Nova partida"
    assert scene["title"] == GAMES["origins"].words("pt_BR").title
    assert scene["question"] != sent(Table("origins", seed=1))["question"]


def test_equal_seeds_give_equal_games_and_no_seed_another_each_time() -> None:
    one, other = Table("el-dorado", seed=5), Table("el-dorado", seed=5)
    assert sent(one) == sent(other)
    one.again()
    assert sent(one)["picture"] != sent(other)["picture"]
    assert sent(Table("blue-moon-city"))["picture"] != sent(Table("blue-moon-city"))["picture"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_cannot_see_is_not_in_what_is_sent(name: str, seat: int) -> None:
    game = GAMES[name]
    sitting = Sitting(game, seat, ["random"], {}, Chance(7))
    different = 0
    for seed in range(12):
        go_on(sitting, 3)
        truth, told = sitting.match.state, json.dumps(sitting.scene("en", "light"))
        sitting.match.state = game.imagine(truth, seat, Chance(seed))
        different += game.view(sitting.match.state, OPEN) != game.view(truth, OPEN)
        assert json.dumps(sitting.scene("en", "light")) == told
        sitting.match.state = truth
    assert different or name == "origins"  # where all cards lie open


def test_only_the_scene_goes_to_the_browser() -> None:
    plain = {"_esm", "_css", "_anywidget_id", "layout", "tabbable", "tooltip"}
    ours = {key for key in Table("origins", seed=1).get_state() if key not in plain}
    assert {key for key in ours if not key.startswith(("_model", "_view", "_dom"))} == {"scene"}


@pytest.mark.parametrize(
    ("wishes", "error", "message"),
    [
        ({"game": "chess"}, NoGame, "there is no game 'chess': there is el-dorado"),
        ({"seat": 2}, OptionError, "there is no seat 2 with 2 players"),
        ({"seat": -1}, OptionError, "there is no seat -1 with 2 players"),
        ({"bots": []}, OptionError, "unreal-estate is for 2 to 5 players, not 1"),
        ({"bots": "grandmaster"}, BotError, "there is no bot 'grandmaster'"),
        ({"language": "pt"}, OptionError, "there is no language 'pt': there is en, pt_BR"),
        ({"theme": "pink"}, OptionError, "there is no theme 'pink': there is light, dark"),
        ({"speed": "high"}, OptionError, "unreal-estate has no option speed"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    wishes: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error) as refused:
        Table(**{"game": "unreal-estate", **wishes})
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_is_not_legal_or_comes_too_late_changes_nothing() -> None:
    table = Table("unreal-estate", seed=3)
    before = sent(table)
    with pytest.raises(ValueError, match="'rob 2' is not legal here: seat 0 may choose"):
        table.choose("rob 2")
    for message in ["nonsense", {}, {"choose": "select dwarven-forge", "moment": 0}, {"moment": before["moment"]}]:
        table.asked(table, message, [])
    assert sent(table) == before
    clicked(table, choose="select dwarven-forge")
    assert sent(table)["moment"] == before["moment"] + 1


def test_a_bot_with_a_mistake_is_named_and_the_choice_is_still_open() -> None:
    table = Table("unreal-estate", bots=f"{__name__}:Stubborn", seed=1)
    before = sent(table)
    with pytest.raises(IndexError):
        clicked(table, choose=before["choices"][0][0])
    assert sent(table)["trouble"] == "IndexError: list index out of range"
    assert sent(table)["choices"] == before["choices"]


def test_without_anywidget_one_sentence_says_what_to_install() -> None:
    script = "import sys; sys.modules['anywidget'] = None; import ludoteca.notebook"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert run.stderr.endswith("anywidget is not installed: pip install 'ludoteca[notebook]'\n")
