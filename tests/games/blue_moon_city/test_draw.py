"""The pictures of Blue Moon City, over whole games played at random: nothing is missing, nothing is too much."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.intentions.ways import ways
from ludoteca.core.language.text import LANGUAGES
from ludoteca.core.seen.picture import Aim, Choices, Picture
from ludoteca.core.story import OPEN, SPECTATOR
from ludoteca.drawing.glyphs import used
from ludoteca.drawing.picture import standalone
from ludoteca.drawing.shared import SHARED
from ludoteca.games.blue_moon_city import BLUE_MOON_CITY as GAME
from ludoteca.games.blue_moon_city.data import CARD_IDS, all_cards
from ludoteca.games.blue_moon_city.draw import cover, draw
from ludoteca.games.blue_moon_city.draw.size import NARROW, WIDE, cell_place, space_place
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import offered, play, table

BUDGET = 26_000
NAMES = ["Ana", "Otto & Co", "Mei", "Maximiliano José"]
BUTTONS = {"end-movement", "end-contribution", "skip-special"}
"""What has no thing on the table."""


def moments(seats: int, seed: int = 3, every: int = 9, **options: bool) -> Iterator[City]:
    """A game played at random, stopped at every few decisions and at its end."""
    luck, state = random.Random(seed), GAME.new(seats, Chance(seed), **options)
    for decision in range(30_000):
        if decision % every == 0 or state.over:
            yield state
        if state.over:
            return
        state.play(luck.choice(state.legal))


def every_table(every: int = 41) -> Iterator[City]:
    """Moments of games with all numbers of players, with and without the expansion and the free city."""
    for seats in GAME.seats:
        yield from moments(seats, every=every, expansion=seats != 3, free_city=seats == 2)


def pictures(state: City, seat: int, narrow: bool = False, language: str = "en", aims: bool = False) -> list[Picture]:
    words = GAME.words(language)
    view = GAME.view(state, seat)
    view["names"] = NAMES[: state.seats]
    legal = state.legal if seat == state.actor else []
    labels = {GAME.actions.write(action): GAME.label(view, action, words) for action in legal}
    return draw(view, Choices(labels, aims_of(state, seat) if aims else {}), words, narrow)


def aims_of(state: City, seat: int) -> dict[str, Aim]:
    """The ways of several decisions."""
    found = {goal: list(map(GAME.actions.write, way.actions)) for goal, way in ways(GAME, state, seat).items()}
    return {goal: Aim(texts, goal) for goal, texts in found.items() if len(texts) > 1}


def parts(drawn: list[Picture]) -> Iterator[ElementTree.Element]:
    """All living elements of the pictures."""
    for picture in drawn:
        yield from ElementTree.fromstring(f"<g>{picture.living}</g>").iter()


@lru_cache(maxsize=16)
def still_parts(still: str) -> list[ElementTree.Element]:
    """All elements that stand still: a game has one such layer, which is read once."""
    return list(ElementTree.fromstring(f"<g>{still}</g>").iter())


def all_parts(drawn: list[Picture]) -> list[ElementTree.Element]:
    return [*still_parts(drawn[0].still), *parts(drawn)]


def marks(drawn: list[Picture], name: str) -> list[str]:
    """The values of an attribute of the living elements."""
    return [part.attrib[name] for part in parts(drawn) if name in part.attrib]


def labels(drawn: list[Picture]) -> str:
    return " | ".join(marks(drawn, "aria-label"))


def place(drawn: list[Picture], name: str) -> tuple[float, float]:
    """Where the piece with an id stands."""
    piece = next(part for part in parts(drawn) if part.get("id") == name)
    return float(piece.attrib["x"]), float(piece.attrib["y"])


# -- choices ---------------------------------------------------------------------------------------------------------


def test_everything_that_may_be_chosen_is_lit_on_the_table() -> None:
    for state in every_table(every=11):
        if state.over:
            continue
        legal = {GAME.actions.write(action) for action in state.legal} - BUTTONS
        assert set(marks(pictures(state, state.actor, narrow=state.seats == 3), "data-choice")) == legal


def test_who_is_not_asked_sees_no_button_but_may_ask_about_everything() -> None:
    state = next(moments(4))
    drawn = pictures(state, (state.actor + 1) % 4)
    assert marks(drawn, "data-choice") == []
    asked = marks(drawn, "data-ask")
    assert {"step", "offer", "draw", "power"} <= {action.split()[0] for action in asked}
    assert all(GAME.actions.read(action) >= 0 for action in asked)


def test_tiles_two_steps_away_and_spaces_within_reach_are_lit() -> None:
    city = table(hands=[["aqua-3"], []])
    drawn = pictures(city, 0, aims=True)
    far = [part for part in parts(drawn) if part.get("data-way", "").startswith("step ")]
    assert len(far) == 8
    assert all(part.find("use[@href='#bm-s2']") is not None for part in far)
    assert {part.attrib["data-way"] for part in far}.isdisjoint(offered(city, "step"))
    assert "contribute water-temple 3" in marks(drawn, "data-way")


def test_a_mimix_on_a_brown_space_can_be_paid_by_its_value_or_begin_a_pair() -> None:
    city = table(figures=["great-hall"], hands=[["mimix-1", "mimix-2", "khind-1", "khind-1", "khind-1"], []])
    play(city, "end-movement", "contribute 2")
    lit = marks(pictures(city, 0), "data-choice")
    assert {"face mimix-1", "pair mimix-1", "face mimix-2", "pair mimix-2", "khind"} <= set(lit)


@pytest.mark.parametrize(("narrow", "name"), [(False, 97), (True, 71)])
def test_the_sign_of_a_pair_leaves_the_name_of_the_card_free(narrow: bool, name: int) -> None:
    city = table(figures=["great-hall"], hands=[["mimix-1", "mimix-2", "khind-1"], []])
    play(city, "end-movement", "contribute 2")
    pair = next(part for part in parts(pictures(city, 0, narrow)) if part.get("data-choice") == "pair mimix-1")
    disc = next(kid for kid in pair if kid.tag == "circle")
    assert float(disc.attrib["cy"]) + float(disc.attrib["r"]) <= name


def test_the_cheapest_payment_has_a_star() -> None:
    city = table(figures=["aqueduct"], hands=[["aqua-3", "khind-1", "khind-1", "khind-1"], []])
    play(city, "end-movement", "contribute 1")
    starred = [part for part in parts(pictures(city, 0)) if part.get("data-choice") and "#g-wild" in uses(part)]
    assert [part.attrib["data-choice"] for part in starred] == [GAME.view(city, 0)["suggestion"]]


def uses(part: ElementTree.Element) -> list[str]:
    return [kid.get("href", "") for kid in part]


def test_a_palace_space_offers_its_colours() -> None:
    city = table(figures=["royal-palace"], hands=[["aqua-3", "vulca-3"], []])
    play(city, "end-movement", "contribute 4")
    for narrow in (False, True):
        drawn = pictures(city, 0, narrow)
        assert sorted(marks(drawn, "data-choice")) == ["colour aqua", "colour vulca"]
        assert "colour khind" in marks(drawn, "data-ask")


# -- what is told ----------------------------------------------------------------------------------------------------


def test_it_is_told_what_finishing_the_building_would_bring() -> None:
    city = table(figures=["library"], rebuilt=["fire-temple"], city={"library": (0, 1), "fire-temple": (0, 2)})
    assert "If you finish it now: Ana 7 crystals" in labels(pictures(city, 0))


def test_owners_dragons_and_figures_are_told_in_words() -> None:
    city = table(markers={"market-hall": [1, None, 0]}, dragons={"red": "mill"}, figures=["mill", "courtyard"])
    said = labels(pictures(city, 0))
    assert "Market Hall, rubble: Pillar 4 Otto & Co, Pillar 2 Ana" in said
    assert "red dragon: Mill" in said
    assert "blue dragon: Outside the city" in said
    assert "Otto & Co: Courtyard" in said


def test_crystals_are_shown_to_their_owner_alone() -> None:
    city = table(crystals=[37, 52])
    assert "37 crystals" in labels(pictures(city, 0))
    for seat in (1, SPECTATOR):
        assert "37" not in "".join(picture.living for picture in pictures(city, seat))


def test_the_obelisk_shows_its_next_price() -> None:
    city = table(obelisk=[0, 1, 0])
    drawn = pictures(city, 0)
    assert "Next offering: 8 crystals" in labels(drawn)
    assert [name for name in marks(drawn, "id") if name.startswith("offer-")] == ["offer-0", "offer-1", "offer-2"]


def test_dragons_on_the_building_promise_their_scales_until_the_first_contribution() -> None:
    two = {"red": "mill", "blue": "mill"}
    assert "Dragons here: +2" in labels(pictures(table(figures=["mill"], dragons=two), 0))
    assert "Dragons here" not in labels(pictures(table(figures=["mill"], dragons=two, contributed=True), 0))


def test_a_rebuilt_tile_lies_upon_its_rubble() -> None:
    city = table(rebuilt=["mill"])
    assert "#bm-l20" in marks(pictures(city, 0), "href")
    assert "#bm-l20" not in marks(pictures(table(), 0), "href")


def test_equal_cards_lie_together() -> None:
    drawn = pictures(table(hands=[["aqua-2", "aqua-2", "vulca-1"], []]), 0)
    moving = {name for name in marks(drawn, "id") if re.fullmatch(r"h\d+-\d+", name)}
    aqua, vulca = CARD_IDS.index("aqua-2"), CARD_IDS.index("vulca-1")
    assert moving == {f"h{aqua}-0", f"h{aqua}-1", f"h{vulca}-0"}


def test_a_spectator_has_no_hand_and_after_the_game_all_hands_are_open() -> None:
    city = table(hands=[["aqua-2", "aqua-3"], ["vulca-1"]])
    assert [picture.name for picture in pictures(city, SPECTATOR)] == ["board"]
    shown = pictures(city, OPEN)
    assert [picture.name for picture in shown] == ["board", "hand"]
    assert "Ana: Aqua 2, Aqua 3" in labels(shown)


# -- places ----------------------------------------------------------------------------------------------------------


def test_a_figure_that_walks_keeps_its_name_and_changes_its_place() -> None:
    city = table()
    before = place(pictures(city, 0), "f0")
    play(city, offered(city, "step")[0])
    assert place(pictures(city, 0), "f0") != before


@pytest.mark.parametrize("narrow", [False, True])
def test_all_pieces_stand_on_their_tile(narrow: bool) -> None:
    size = NARROW if narrow else WIDE
    dragons = {"red": "main-hall", "green": "main-hall", "blue": "main-hall"}
    city = table(4, expansion=True, dragons=dragons, figures=["main-hall"] * 4)
    drawn = pictures(city, 0, narrow)
    x, y = cell_place(size, GAME.view(city, 0)["city"].index(21))
    spots = [place(drawn, name) for name in ("dragon-red", "dragon-green", "dragon-blue", "f0", "f1", "f2", "f3")]
    assert all(x < a < x + size.tile and y < b < y + size.tile for a, b in spots)
    assert spots == sorted(set(spots))


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_spaces_lie_on_their_tile_side_by_side(size: Any) -> None:
    for tile, count in ((1, 4), (5, 1), (2, 3), (21, 8)):
        boxes = [space_place(size, tile, number) for number in range(count)]
        assert all(x > 0 and x + w < size.tile and y > 0 and y + h < size.tile for x, y, w, h in boxes)
        pairs = [(a, b) for i, a in enumerate(boxes) for b in boxes[:i]]
        assert all(abs(a[0] - b[0]) >= a[2] or abs(a[1] - b[1]) >= a[3] for a, b in pairs)


def test_on_a_phone_a_choice_can_be_met_with_a_finger() -> None:
    shapes = {"#bm-t": 66.0, "#bm-h": 66.0}
    for state in every_table(every=29):
        for thing in parts(pictures(state, state.actor, narrow=True)):
            if "data-choice" in thing.attrib:
                (ground,) = [kid for kid in thing if kid.get("class") == "hit"]
                sides = [float(ground.get(side, shapes.get(ground.get("href", ""), 0))) for side in ("width", "height")]
                assert min(sides) >= 44


def test_every_card_of_the_game_in_one_hand_still_lies_within_the_picture() -> None:
    city = table(hands=[[CARD_IDS[card] for card in all_cards()], []])
    for narrow in (False, True):
        hand = pictures(city, 0, narrow)[1]
        wide, high = (66, 92) if narrow else (94, 128)
        for part in ElementTree.fromstring(hand.inline()).iterfind(".//*[@class='choice lifts']"):
            x, y = (float(value) for value in re.findall(r"-?[\d.]+", part.get("transform", "")))
            assert x + wide <= hand.width
            assert y + high <= hand.height


# -- the markup ------------------------------------------------------------------------------------------------------


def views() -> Iterator[tuple[City, int, bool, str]]:
    for number, state in enumerate(every_table()):
        for seat in (max(0, state.actor), SPECTATOR, OPEN):
            yield state, seat, number % 2 == 0, LANGUAGES[number // 2 % 2]


def test_pictures_are_well_formed_and_carry_neither_style_nor_colour() -> None:
    for view in views():
        drawn = pictures(*view)
        for part in all_parts(drawn):
            assert not {"style", "stroke", "color"} & set(part.attrib)
            assert part.get("fill", "url(#bm-sky)") == "url(#bm-sky)"
        assert not re.search(r"#[0-9A-Fa-f]{6}\b", "".join(picture.inline() for picture in drawn))


def test_ids_are_unique_and_every_shape_that_is_used_is_there() -> None:
    for view in views():
        drawn = pictures(*view)
        found = all_parts(drawn)
        ids = [part.attrib["id"] for part in found if "id" in part.attrib]
        assert len(ids) == len(set(ids))
        targets = {part.get("href", "#g-") for part in found}
        shapes = {target[1:] for target in targets if not target.startswith("#g-")}
        assert shapes | set(marks(drawn, "aria-describedby")) <= set(ids)
        assert used("".join(picture.inline() for picture in drawn)) <= set(SHARED.joined(GAME.art()).glyphs)


def test_an_update_stays_small() -> None:
    for view in views():
        assert sum(len(picture.living.encode()) for picture in pictures(*view)) <= BUDGET


def test_an_update_stays_small_even_with_every_card_in_hand() -> None:
    city = table(4, expansion=True, hands=[[CARD_IDS[card] for card in all_cards()], [], [], []])
    for language in LANGUAGES:
        for narrow in (False, True):
            drawn = pictures(city, 0, narrow, language)
            assert sum(len(picture.living.encode()) for picture in drawn) <= BUDGET


def test_what_stands_still_does_not_change_during_a_game() -> None:
    for narrow in (False, True):
        assert len({pictures(state, 0, narrow)[0].still for state in moments(3, every=80)}) == 1


def test_both_languages_name_every_tile() -> None:
    for language in LANGUAGES:
        words, drawn = GAME.words(language), pictures(table(expansion=True), 0, language=language)
        said = " ".join("".join(part.itertext()) for part in all_parts(drawn) if part.tag == "text")
        assert all(words.name("tile", tile) in said for tile in range(25))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_can_be_kept_as_one_document(theme: str) -> None:
    document = standalone(pictures(table(4), 0), "Blue Moon City", GAME.art(), theme)
    assert ElementTree.fromstring(document).tag.endswith("svg")


def test_the_cover_holds_whatever_it_refers_to() -> None:
    root = ElementTree.fromstring(f"<svg>{cover()}</svg>")
    names = {part.get("id") for part in root.iter()}
    assert set(re.findall(r"url\(#([a-z-]+)\)", cover())) <= names
    assert all(part.get("href", "#g-").startswith("#g-") for part in root.iter())
