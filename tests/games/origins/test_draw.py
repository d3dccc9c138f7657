"""The pictures of Origins, over whole games played at random and on tables set by hand."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import lru_cache
from xml.etree import ElementTree

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.language.text import LANGUAGES
from ludoteca.core.seen.picture import Choices, Picture
from ludoteca.core.story import SPECTATOR
from ludoteca.drawing.glyphs import used
from ludoteca.drawing.picture import standalone
from ludoteca.drawing.shared import SHARED
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.data import BUILDINGS, COLOURS, CROSSED, FINAL, OF_COLOUR, TILE_IDS, TOP
from ludoteca.games.origins.draw import cover, draw
from ludoteca.games.origins.draw.board.road import space_at
from ludoteca.games.origins.draw.pieces.houses import HOUSES
from ludoteca.games.origins.draw.pieces.tiles import ABILITY
from ludoteca.games.origins.draw.size import NARROW, WIDE
from ludoteca.games.origins.rules.table import Realm
from ludoteca.games.origins.text import TEXT
from ludoteca.games.origins.view import RealmView

from .examples import offered, play, realm

BUDGET = 25_000
NAMES = ["Ana", "Beatriz", "Otto & Co", "Maximiliano José"]
BAR = {"pass", "finish", "done", "skip", "end-turn"}
"""What has no place on the table: it is chosen in the bar below the board."""


@lru_cache(maxsize=16)
def moments(seats: int, eager: bool = False, every: int = 23) -> tuple[Realm, ...]:
    """A game played at random, stopped now and then and at its end; eager players pass only if they must."""
    luck, state = random.Random(seats), ORIGINS.new(seats, Chance(seats), round_limit=8)
    kept: list[Realm] = []
    for decision in range(2_000):
        if decision % every == 0 or state.over:
            kept.append(state.clone(Chance(1)))
        if state.over:
            break
        acts = [a for a in state.legal if ORIGINS.actions.write(a) not in BAR] if eager else []
        state.play(luck.choice(acts or state.legal))
    return tuple(kept)


def seen(state: Realm, seat: int) -> RealmView:
    """What a seat sees, with everybody's name."""
    view = ORIGINS.view(state, seat)
    view["names"] = NAMES[: state.seats]
    return view


def pictures(state: Realm, seat: int, narrow: bool = False, language: str = "en") -> list[Picture]:
    words, view = ORIGINS.words(language), seen(state, seat)
    mine = not state.over and state.actor == seat
    labels = {ORIGINS.actions.write(a): ORIGINS.label(view, a, words) for a in state.legal} if mine else {}
    return draw(view, Choices(labels), words, narrow)


def all_views() -> Iterator[tuple[Realm, int, bool]]:
    for seats in ORIGINS.seats:
        for state in (*moments(seats), *moments(seats, eager=True)):
            viewers = {SPECTATOR, 0, state.actor} if not state.over else {SPECTATOR, 0}
            yield from ((state, seat, narrow) for seat in sorted(viewers) for narrow in (False, True))


def marks(drawn: list[Picture], name: str) -> list[str]:
    """The values of an attribute, in what lives in the pictures."""
    return values(living(drawn), name)


@lru_cache(maxsize=64)
def values(inside: str, name: str) -> list[str]:
    """The values of an attribute, in a part of a drawing."""
    return [part.attrib[name] for part in ElementTree.fromstring(f"<g>{inside}</g>").iter() if name in part.attrib]


def living(drawn: list[Picture]) -> str:
    return "".join(picture.living for picture in drawn)


# -- laws over whole games ---------------------------------------------------------------------------------------------


def test_everything_that_may_be_chosen_is_lit_but_for_the_buttons_of_the_bar() -> None:
    for seats in ORIGINS.seats:
        for state in (*moments(seats, every=7), *moments(seats, eager=True, every=7)):
            if not state.over:
                lit = set(marks(pictures(state, state.actor, narrow=state.round % 2 == 0), "data-choice"))
                assert lit == set(offered(state)) - BAR


def test_who_is_not_asked_sees_no_button_but_may_ask_about_everything() -> None:
    state = next(moment for moment in moments(4, eager=True) if len(moment.legal) > 3)
    drawn = pictures(state, (state.actor + 1) % 4)
    assert marks(drawn, "data-choice") == []
    asked = marks(drawn, "data-ask")
    verbs = {"visit", "buy", "take", "take-speaker", "tower", "advance", "match", "gain", "grow", "send", "activate"}
    assert verbs - {action.split()[0] for action in asked} <= {"send", "grow"}  # all may be away, all bases bought
    assert all(ORIGINS.actions.read(action) >= 0 for action in asked)


def test_pictures_are_well_formed_and_carry_neither_style_nor_colour() -> None:
    for state, seat, narrow in all_views():
        drawn = pictures(state, seat, narrow)
        for inside in (living(drawn), *(picture.still for picture in drawn)):
            assert plain(inside)


@lru_cache(maxsize=64)
def plain(inside: str) -> bool:
    """Whether a part of a drawing is well formed and leaves its colours to the stylesheet."""
    parts = ElementTree.fromstring(f"<g>{inside}</g>").iter()
    styled = any({"style", "fill", "stroke", "color"} & set(part.attrib) for part in parts)
    return not styled and not re.search(r"#[0-9A-Fa-f]{6}", inside)


def test_an_update_stays_small() -> None:
    for state, seat, narrow in all_views():
        for language in LANGUAGES:
            assert len(living(pictures(state, seat, narrow, language)).encode()) <= BUDGET


def test_what_stands_still_does_not_change_during_a_game() -> None:
    for narrow in (False, True):
        assert len({pictures(state, 0, narrow)[0].still for state in moments(3)}) == 1


def test_ids_are_unique_and_every_shape_that_is_used_is_there() -> None:
    for state, seat, narrow in all_views():
        drawn = pictures(state, seat, narrow)
        fixed = drawn[0].still
        assert not any(picture.still for picture in drawn[1:])
        ids = [*marks(drawn, "id"), *values(fixed, "id"), *(picture.name for picture in drawn)]
        assert len(ids) == len(set(ids))
        targets = {*marks(drawn, "href"), *values(fixed, "href")}
        assert {target[1:] for target in targets if not target.startswith("#g-")} <= set(ids)
        assert used(living(drawn) + fixed) <= set(SHARED.joined(ORIGINS.art()).glyphs)


def test_on_a_phone_a_choice_can_be_met_with_a_finger() -> None:
    for seats in ORIGINS.seats:
        for state in moments(seats, eager=True, every=11):
            if state.over:
                continue
            drawn = pictures(state, state.actor, narrow=True)
            sizes = grounds(drawn)
            for picture in drawn:
                for thing, scale in choices_of(picture):
                    shapes = [target[1:] for use in thing.findall("use") if (target := use.get("href", "")) in sizes]
                    sides = [sizes[f"#{shape}"] for shape in shapes]
                    sides += [(float(g.attrib["width"]), float(g.attrib["height"])) for g in thing.findall("rect")]
                    assert max(w for w, _ in sides) * scale >= 43.9, thing.attrib
                    assert max(h for _, h in sides) * scale >= 43.9 or thing.get("data-choice") == "bonus"


def grounds(drawn: list[Picture]) -> dict[str, tuple[float, float]]:
    """The invisible grounds and the outlines that things are met by, and how large they are."""
    return sizes_in(drawn[0].still)


@lru_cache(maxsize=8)
def sizes_in(still: str) -> dict[str, tuple[float, float]]:
    rects = list(ElementTree.fromstring(f"<g>{still}</g>").iter("rect"))
    rects = [part for part in rects if part.get("id", "").startswith(("o-h-", "o-r-"))]
    return {f"#{part.get('id')}": (float(part.attrib["width"]), float(part.attrib["height"])) for part in rects}


def choices_of(picture: Picture) -> Iterator[tuple[ElementTree.Element, float]]:
    """The choices of a picture, and how much each is scaled by itself and by all around it."""
    stack = [(ElementTree.fromstring(f"<g>{picture.living}</g>"), 1.0)]
    while stack:
        part, scale = stack.pop()
        found = re.search(r"scale\(([\d.]+)\)", part.get("transform", ""))
        scale *= float(found[1]) if found else 1
        if "data-choice" in part.attrib:
            yield part, scale
        stack += [(kid, scale) for kid in part]


def test_no_word_of_a_phone_is_smaller_than_twelve_outside_pieces() -> None:
    for state in moments(4):
        board, city, *_ = pictures(state, 0, narrow=True)
        for part in ElementTree.fromstring(f"<g>{board.living}{city.living}</g>").iter("text"):
            assert float(part.get("font-size", "16")) >= 12


# -- who sees what -----------------------------------------------------------------------------------------------------


def test_a_player_sees_the_board_the_own_area_and_the_other_cities() -> None:
    state = moments(3)[2]
    assert [picture.name for picture in pictures(state, 1)] == ["board", "city", "cities"]
    assert [picture.name for picture in pictures(state, SPECTATOR)] == ["board", "cities"]
    assert [picture.name for picture in pictures(moments(1)[0], 0)] == ["board", "city"]


def test_the_other_cities_stand_in_the_order_of_play() -> None:
    cities = pictures(moments(3)[2], 1)[2].living
    assert cities.index("The city of Otto") < cities.index("The city of Ana")


# -- what the table tells ----------------------------------------------------------------------------------------------


def test_a_visit_tells_the_wisdom_it_costs() -> None:
    table = realm(2, {"freemen": ["blue-2"], "wisdom": 1}, values=[3, 1, 1, 1, 1])
    play(table, "send blue-2")
    site = thing(pictures(table, 0)[0], "visit 1")
    assert flag_words(site) == "−1"
    assert [use.get("href") for use in site.findall(".//g[@class='flag']//use")] == ["#o-f-wisdom"]


def test_an_empty_seat_tells_what_its_card_would_bring() -> None:
    city = {"1,0": "outpost", "1,1": "statue", "2,0": "gateway", "2,1": "farm:mint"}
    table = realm(2, {"freemen": ["red-3"], "city": city}, cards=["d01"])
    flags = {line: flag_words(thing(pictures(table, 0)[1], line)) for line in offered(table) if "close" in line}
    assert flags == {"close 0,0": "0", "close 1,0": "7 2"}


def thing(picture: Picture, action: str) -> ElementTree.Element:
    """What is lit for an action."""
    found = ElementTree.fromstring(picture.inline()).find(f".//*[@data-choice='{action}']")
    assert found is not None
    return found


def flag_words(part: ElementTree.Element) -> str:
    """The numbers in the flag of a thing."""
    return " ".join("".join(text.itertext()) for text in part.findall(".//g[@class='flag']//text"))


def test_a_tick_marks_what_the_viewer_could_pay() -> None:
    rich = realm(2, {"stone": 9, "wisdom": 9}, {}, market=["granary", "outpost"])
    assert pictures(rich, 0)[0].living.count("#o-can") > pictures(rich, 1)[0].living.count("#o-can")


def test_the_new_tile_lies_in_the_tray_with_the_ways_to_lay_it() -> None:
    table = realm(2, {"freemen": ["red-3"], "stone": 3}, market=["granary", "outpost"])
    play(table, "send red-3", "visit 2", "lower", "buy granary")
    area = pictures(table, 0)[1]
    assert {"build", "farm"} <= set(marks([area], "data-choice"))
    assert "1 food, and 1 more per Farm" in area.living


def test_while_a_tile_is_laid_every_free_cell_beside_the_city_is_a_plot() -> None:
    table = realm(2, {"freemen": ["red-3"], "stone": 3}, market=["granary", "outpost"])
    play(table, "send red-3", "visit 2", "lower", "buy granary", "farm")
    assert pictures(table, 0)[1].living.count("#o-plot") == len(offered(table)) == 6


BUY = ("send red-3", "visit 2", "lower")
RARE = {
    "points 2": ((*BUY, "buy gateway", "build", "place 1,1", "use", "train blue-2"), {}),
    "honour red-5": ((*BUY, "buy veterans-camp", "build", "place 1,1", "use"), {}),
    "copy 1,0": ((*BUY, "buy wizards-tower", "build", "place 1,1", "use"), {"1,0": "mint"}),
    "into yellow": ((*BUY, "buy courthouse", "build", "place 1,1", "use", "recolour blue-2"), {}),
    "reset 4": ((*BUY, "buy fountain-of-wisdom", "build", "place 1,1", "use"), {}),
    "reserve harbor": ((*BUY, "buy construction-site", "build", "place 1,1", "use"), {}),
    "match d31": (
        ("close 1,0", "seat red-3"),
        {"1,0": "outpost", "2,0": "gateway", "1,1": "statue", "2,1": "castle"},
    ),
}


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("action", RARE)
def test_rare_choices_have_their_place_on_the_table(action: str, narrow: bool) -> None:
    lines, city = RARE[action]
    bought = [line.split()[1] for line in lines if line.startswith("buy ")]
    player = {"freemen": ["red-3", "blue-2", "red-5"], "stone": 9, "wisdom": 9, "gold": 9, "city": city}
    table = realm(2, player, {}, market=[*bought, "harbor"], cards=["d01", "d31"])
    play(table, *lines)
    lit = set(marks(pictures(table, 0, narrow), "data-choice"))
    assert action in lit
    assert lit == set(offered(table)) - BAR


def test_towers_stand_on_the_palace_as_high_as_they_are() -> None:
    table = realm(2, {"towers": {"red": 4}}, {})
    area = pictures(table, 0)[1].living
    assert "#o-w0-4" in area
    assert "#o-w1-1" in area


def test_a_worker_keeps_its_name_when_it_walks_to_a_site() -> None:
    table = realm(2, {"freemen": ["red-3", "blue-5"]})
    before = set(marks(pictures(table, 0)[1:2], "id"))
    play(table, "send blue-5", "visit 4")
    board = marks(pictures(table, 0)[:1], "id")
    assert "w021" in before
    assert "w021" in board


def test_reserved_tiles_lie_beside_the_city() -> None:
    table = realm(2, {"reserve": ["castle"]}, {})
    for narrow in (False, True):
        assert "buy-reserved castle" in marks(pictures(table, 0, narrow)[1:2], "data-ask")


def test_the_score_is_told_by_its_sources() -> None:
    table = realm(2, {"gold": 4, "temples": [3, 5, 2]}, {})
    said = marks(pictures(table, 0)[1:2], "aria-label")
    assert any("gold left 4" in label and "temples 9" in label for label in said)


def test_a_large_city_stays_within_its_picture() -> None:
    cells = [f"{x},1" for x in (*range(1, 11), *range(-1, -11, -1))]
    table = realm(2, {"city": {cell: f"farm:{TILE_IDS[i]}" for i, cell in enumerate(cells)}}, {})
    for narrow in (False, True):
        area = pictures(table, 0, narrow)[1]
        place = re.search(r"translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)'><g class='ask'", area.living)
        assert place is not None
        left, scale = float(place[1]), float(place[2])
        assert 0 <= left <= left + 21 * 74 * scale <= (NARROW.width if narrow else WIDE.width / 2)


def test_the_fullest_table_is_still_a_small_update() -> None:
    cells = [(x, y) for y in range(-1, 4) for x in range(-2, 3) if x or y not in (0, 1)]
    names = [TILE_IDS[design % BUILDINGS] for design in range(len(cells))]
    city = {f"{x},{y}": name.replace("_", "-") for (x, y), name in zip(cells, names)}
    player = {"city": city, "freemen": ["red-3", "blue-4"], "stone": 9, "wisdom": 9}
    others = {"city": {cell: f"farm:{name}" for cell, name in list(city.items())[:14]}}
    stacks = {COLOURS[colour]: [TILE_IDS[design] for design in OF_COLOUR[colour]] for colour in range(len(COLOURS))}
    table = realm(4, player, others, others, others, market=["granary", "outpost"], stacks=stacks)
    play(table, "send red-3", "visit 2", "lower", "buy granary", "farm")
    for narrow in (False, True):
        drawn = pictures(table, 0, narrow, "pt_BR")
        assert len(living(drawn).encode()) <= 26_000
        assert set(marks(drawn, "data-choice")) == set(offered(table))


# -- shapes ------------------------------------------------------------------------------------------------------------


def test_every_building_has_its_house_and_its_signs() -> None:
    assert set(HOUSES) == set(TILE_IDS)
    assert len(ABILITY) == BUILDINGS
    assert [len(group) for group in OF_COLOUR] == [6] * len(COLOURS)


def test_the_spaces_of_the_road_follow_each_other_with_room_for_the_walls() -> None:
    for space in range(FINAL):
        gap = space_at(space + 1, WIDE)[0] - space_at(space, WIDE)[0]
        assert gap >= (66 if CROSSED[space] != CROSSED[space + 1] else 60)
    assert space_at(FINAL, WIDE)[0] + 58 <= WIDE.road[0] + WIDE.road[2]
    assert all(space_at(space, NARROW)[0] + 46 <= NARROW.width - 8 for space in range(FINAL + 1))


def test_discs_at_the_top_of_a_temple_lie_on_its_column() -> None:
    table = realm(2, {"temples": [TOP, 0, 0]}, {})
    assert re.search(r"href='#o-small0' x='6[0-9.]+' y='2[0-9.]+' id='t00'", pictures(table, 0)[0].living)


def test_the_legend_tells_what_each_building_does() -> None:
    things = {key: thing for part in ORIGINS.legend for key, thing in part.things.items()}
    for design in range(BUILDINGS):
        told = things[f"tile:{design}"]
        assert (told.name, told.sentence) == (TEXT.names["tile"][design], TEXT.names["ability"][design])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_can_be_kept_as_one_document(theme: str) -> None:
    document = standalone(pictures(moments(4)[3], 0), "Origins", ORIGINS.art(), theme)
    assert ElementTree.fromstring(document).tag.endswith("svg")


def test_the_cover_needs_nothing_but_the_page_around_it() -> None:
    root = ElementTree.fromstring(f"<svg>{cover()}</svg>")
    assert all(part.get("href", "#g-").startswith("#g-") for part in root.iter())
    assert all("id" not in part.attrib for part in root.iter())
