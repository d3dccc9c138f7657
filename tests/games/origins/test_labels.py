"""What the buttons of Origins say and which of them stand out; what its picture tells about visits and plots."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.seen.picture import Choices, Picture
from ludoteca.games.origins import ORIGINS as GAME
from ludoteca.games.origins.draw.board.fares import fare, goer
from ludoteca.games.origins.draw.players.city import steady
from ludoteca.games.origins.draw.players.mine import CITY, SCALES
from ludoteca.games.origins.places import plots, tile_label
from ludoteca.games.origins.rules.table import Realm

from .examples import offered, play, realm


def said(state: Realm, line: str, language: str = "en") -> str:
    return GAME.label(GAME.view(state, state.actor), GAME.actions.read(line), GAME.words(language))


def pictures(state: Realm, narrow: bool = False) -> list[Picture]:
    view = GAME.view(state, state.actor)
    return GAME.draw(view, Choices({line: said(state, line) for line in offered(state)}), GAME.words("en"), narrow)


def laying() -> Realm:
    """A table at which a Farm is about to be laid."""
    state = realm(2, {"freemen": ["orange-5"], "wisdom": 9, "stone": 9, "food": 9}, market=["mint"])
    play(state, "send orange-5", "visit 2", "lower")
    play(state, "buy mint", "farm")
    return state


def test_a_plot_is_told_by_its_number_and_what_it_lies_beside() -> None:
    state = laying()
    assert said(state, "place 0,2") == "Plot 1, above Agora"
    assert said(state, "place -1,1") == "Plot 2, left of Agora"
    assert said(state, "place 1,1", "pt_BR") == "Terreno 3, à direita da peça Ágora"
    assert said(state, "place 0,-1") == "Plot 6, below Palace"


@pytest.mark.parametrize("narrow", [False, True])
def test_the_numbers_of_plots_stand_on_the_picture(narrow: bool) -> None:
    state = laying()
    city = next(picture for picture in pictures(state, narrow) if picture.name == "city")
    drawn = [int(n) for n in re.findall(r"<tspan[^>]*>(\d+)</tspan>", city.living)]
    numbers = list(plots(GAME.view(state, 0)["players"][0]).values())
    assert numbers == [1, 2, 3, 4, 5, 6]
    assert [n for n in numbers if n not in drawn] == []


def test_equal_tiles_are_told_apart_by_row_and_column() -> None:
    player = GAME.view(realm(2), 0)["players"][0]
    words = GAME.words("en")
    design = GAME.text.names["tile"].index("Mint")
    player["city"] += [[1, 0, design, 0]]
    assert tile_label(player, (1, 0), words) == "Mint"
    player["city"] += [[1, 1, design, 0]]
    assert tile_label(player, (1, 0), words) == "Mint (row 2, column 2)"
    assert tile_label(player, (1, 1), words) == "Mint (row 1, column 2)"


def test_the_price_of_a_visit_is_that_of_the_chosen_worker_else_of_the_best_at_home() -> None:
    state = realm(2, {"freemen": ["red-2", "blue-4"], "wisdom": 5}, values=[1, 3, 5, 6, 4])
    view = GAME.view(state, 0)
    assert GAME.text.names["worker"][goer(view)] == "blue 4"
    assert [fare(site["value"], goer(view)) for site in view["sites"]] == [0, 0, 1, 2, 0]
    play(state, "send red-2")
    view = GAME.view(state, 0)
    assert [fare(site["value"], goer(view)) for site in view["sites"]] == [0, 1, 3, 4, 2]
    assert said(state, "visit 4") == "Visit Gather · −4 wisdom"
    board = pictures(state)[0].living
    assert board.count("#o-fare-wisdom") == 5


def test_a_price_that_cannot_be_paid_is_marked_and_told() -> None:
    state = realm(2, {"freemen": ["red-2"], "wisdom": 1, "gold": 1}, values=[1, 3, 5, 6, 4])
    board = pictures(state)[0].living
    assert board.count("#o-fare-no") == 2
    assert "A visit costs 3 wisdom with: red 2." in board


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_every_row_of_a_site_has_a_word_large_enough_to_read(narrow: bool, language: str) -> None:
    words = GAME.words(language)
    still = GAME.draw(GAME.view(realm(2), 0), Choices({}), words, narrow)[0].still
    upper = [f"upper-{site}" for site in range(5)]
    for key in (*upper, "muster", "build", "worship", "gather", "train", "red", "purple", "blue", "orange", "yellow"):
        sizes = re.findall(rf"font-size='([\d.]+)'[^>]*>{re.escape(words.say('row-' + key))}</text>", still)
        assert sizes, key
        assert min(float(size) for size in sizes) >= 11, key


def test_the_picture_keeps_its_height_while_the_city_grows() -> None:
    grown = [steady(tuple((x, y) for x in range(4) for y in range(rows)), CITY, SCALES) for rows in (2, 3, 4, 5)]
    assert [here.scale for here in grown] == list(SCALES)
    assert {here.height for here in grown} == {CITY[3]}
    assert steady(tuple((x, 0) for x in range(9)), CITY, SCALES).scale == SCALES[2]  # a long street


def test_a_city_keeps_scale_and_place_while_a_tile_is_laid() -> None:
    before, after = realm(2, {"freemen": ["orange-5"]}), laying()
    assert [p.height for p in pictures(before)][:2] == [p.height for p in pictures(after)][:2]
    for state in (before, after):
        assert "scale(0.78)" in next(p.living for p in pictures(state) if p.name == "city")


def test_a_building_is_bought_at_its_price_and_passing_tells_who_stays() -> None:
    state = realm(2, {"freemen": ["orange-5", "red-2"], "wisdom": 9, "stone": 9}, market=["mint"])
    assert said(state, "pass") == "Pass: 3 workers stay at home"
    assert GAME.main(GAME.view(state, 0)) == ["pass"]
    play(state, "send orange-5", "visit 2")
    assert GAME.main(GAME.view(state, 0)) == ["upper", "lower", "bonus"]
    play(state, "lower")
    design, wisdom, stone, _ = GAME.view(state, 0)["market"][0]
    name = GAME.text.names["tile"][design]
    assert f"Buy {name}: {wisdom} wisdom, {stone} stone" in [said(state, line) for line in offered(state)]


def test_what_is_dear_has_its_words() -> None:
    for language in ("en", "pt_BR"):
        words = GAME.words(language)
        assert words.say("dear-archon")
        assert words.say("dear-gold")


def asked(state: Realm, language: str = "en") -> str:
    step = state.agenda[-1]
    return GAME.words(language).prompt(step.key(), step.numbers(state))


def test_move_and_or_attack_is_asked_as_what_it_is() -> None:
    state = realm(2, {"military": 5})
    play(state, "send archon", "visit 1", "lower")
    assert asked(state) == "Move 1 and/or Attack: choose which comes first"
    assert GAME.main(GAME.view(state, 0)) == ["move", "attack"]
    play(state, "attack")
    assert asked(state) == "Move 1 as well?"
    assert asked(state, "pt_BR") == "Mover 1 também?"
    assert GAME.main(GAME.view(state, 0)) == ["move", "done"]
    state = realm(2, {"military": 5})
    play(state, "send archon", "visit 1", "lower", "move")
    assert asked(state) == "Attack as well?"


def test_move_or_attack_asks_for_one_of_them() -> None:
    state = realm(2, {"city": {"1,0": "outpost", "1,1": "arsenal"}, "freemen": ["red-3"]})
    play(state, "close 0,0", "seat red-3", "activate 1,0")
    assert asked(state, "pt_BR") == "Mova 1 ou Ataque: escolha um dos dois"


def test_before_the_first_round_the_headline_says_what_is_done() -> None:
    state = GAME.new(2, Chance(1))
    assert GAME.headline(GAME.view(state, 0), GAME.words("en")) == "Before round 1: starting dice"
    while state.agenda[-1].key() == "draft":
        state.play(state.legal[0])
    assert GAME.headline(GAME.view(state, 0), GAME.words("en")).startswith("Round 1 ")
