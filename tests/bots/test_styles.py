"""Styles: beside a level, in a bot's text; data of each game, and nothing of the plain bots changes by them."""

from __future__ import annotations

import pytest

from ludoteca.bots import LEVELS, BotError, Sight, bot, full_name, in_style, level_and_style, style_name, style_words
from ludoteca.bots.forgetful import Forgetful
from ludoteca.bots.ismcts import Ismcts
from ludoteca.bots.levels import SPECS, lighter, spec_of
from ludoteca.bots.styles import styled
from ludoteca.core.advice.style import Style, load_styles
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.games import GAMES
from tests.toy.ferry import FERRY

EVERY_STYLE = pytest.mark.parametrize(
    ("game", "style"),
    [(game, style) for game in GAMES.values() for style in game.styles],
    ids=lambda each: getattr(each, "name", each),
)


class Own:
    """A foreign bot with styles of its own."""

    def __init__(self, game: AnyGame, seed: int, style: str = "") -> None:
        self.style = style

    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


def test_every_game_has_two_styles() -> None:
    assert all(len(game.styles) == 2 for game in GAMES.values() if game is not FERRY)


@EVERY_STYLE
def test_a_style_changes_the_adviser_and_nothing_else(game: AnyGame, style: str) -> None:
    plain, twin = game.adviser, styled(game, style)
    assert twin is styled(game, style) is not game
    assert game.adviser is plain is not twin.adviser
    assert type(twin.adviser) is type(plain)
    assert (twin.name, twin.actions, twin.options) == (game.name, game.actions, game.options)
    state = game.new(2, Chance(1))
    assert twin.view(state, 0) == game.view(state, 0)
    assert sum(twin.adviser.worth(state)) == pytest.approx(1.0)


@EVERY_STYLE
@pytest.mark.parametrize("level", ["natural", "beginner", "practised"])
def test_any_bot_of_ours_plays_in_a_style_and_the_same_with_the_same_seed(
    game: AnyGame, style: str, level: str
) -> None:
    state = game.new(2, Chance(3))
    sight = Sight(game, state, state.actor, 60.0)
    one, two = [bot(in_style(level, style), game, 5).choose(sight) for _ in range(2)]
    assert one == two
    assert one in state.legal


@EVERY_STYLE
def test_a_style_has_a_name_and_a_sentence_in_both_languages(game: AnyGame, style: str) -> None:
    for words in (style_name, style_words):
        assert words(style, game, "en")
        assert words(style, game, "en") != words(style, game, "pt_BR") != ""


def test_a_bot_is_called_by_its_level_and_its_style() -> None:
    game = GAMES["el-dorado"]
    assert full_name("middle:style=sprinter", game, "en") == "Skilled, sprinter"
    assert full_name("middle:style=sprinter", game, "pt_BR") == "Experiente, velocista"
    assert full_name("middle", game, "en") == "Skilled"
    assert full_name("middle:style=gone", game, "en") == "Skilled"


@pytest.mark.parametrize("spec", ["middle:style=rusher", "greedy:style=", "natural:style=warrior", "middle:style=1"])
def test_a_style_that_the_game_does_not_have_is_refused_by_those_it_has(spec: str) -> None:
    with pytest.raises(BotError, match="el-dorado has sprinter, trader"):
        bot(spec, GAMES["el-dorado"], 1)
    with pytest.raises(BotError, match="ferry has no styles"):
        bot(spec, FERRY, 1)


def test_a_foreign_bot_has_styles_of_its_own() -> None:
    made = bot("tests.bots.test_styles:Own:style=wild", FERRY, 1)
    assert isinstance(made, Own)
    assert made.style == "wild"


def test_a_level_keeps_what_it_is_in_any_style() -> None:
    game = GAMES["unreal-estate"]
    for level in LEVELS:
        assert spec_of(in_style(level, "dealer"), game.name) == spec_of(level, game.name) + ":style=dealer"
        assert level_and_style(in_style(level, "dealer")) == (level, "dealer")
        assert level_and_style(in_style(level, "")) == (level, "")
    assert lighter("master:style=dealer", 10) == SPECS["master"].replace("3000", "300") + ":style=dealer"
    made = bot("practised:style=dealer", game, 1)
    assert isinstance(made, Forgetful)
    assert isinstance(made.bot, Ismcts)
    assert made.adviser is made.bot.adviser is styled(game, "dealer").adviser


def test_a_style_multiplies_and_adds_and_names_only_what_is_there() -> None:
    style = Style({"pace": (2.0, 1.0)}, {"cards": (1.0, -0.5)})
    assert style.numbers({"pace": 3.0, "rest": 1.0}) == {"pace": 7.0, "rest": 1.0}
    assert style.weights({2: [[1.0, 1.0]]}, ["score", "cards"]) == {2: [[1.0, 0.5]]}
    with pytest.raises(ValueError, match="leans to 'pace'"):
        style.numbers({"rest": 1.0})
    with pytest.raises(ValueError, match="leans to 'cards'"):
        style.weights({}, ["score"])


def test_styles_lie_in_the_games_advice() -> None:
    assert list(load_styles("ludoteca.games.origins.advice")) == list(GAMES["origins"].styles) == ["warrior", "builder"]
