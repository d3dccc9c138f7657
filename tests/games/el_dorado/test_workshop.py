"""§3.5: a route of your own, laid piece by piece in the workshop."""

from __future__ import annotations

import math
import re

import pytest

from ludoteca.core.language.text import LANGUAGES
from ludoteca.core.setup.options import Workshop
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.data import ROUTE_IDS, ROUTE_TEXTS
from ludoteca.games.el_dorado.rules.building import check_route

ROUTE = next(option for option in EL_DORADO.options if option.name == "route")


def bench(text: str, language: str = "en") -> Workshop:
    """The workshop with the route begun by *text*."""
    made = EL_DORADO.workshop("route", text, EL_DORADO.words(language))
    assert made is not None
    return made


def moves(text: str) -> dict[str, str]:
    """What may be done, and where it leads."""
    return dict(bench(text).moves)


def follow(text: str, *steps: str) -> str:
    """The text after some moves, by their words."""
    for step in steps:
        text = moves(text)[step]
    return text


def eastward(text: str) -> int:
    """How far to the right the last piece lies."""
    return int(text.rpartition(":")[2].partition(",")[0])


def test_it_begins_with_a_start_tile_or_with_one_of_the_seven_routes() -> None:
    begun = bench("")
    assert begun.section == "§3.1"
    assert begun.problem
    assert begun.moves[0] == ("Begin with tile A", "a:0:0,0")
    assert [text for _, text in begun.moves[2:]] == ROUTE_TEXTS


def test_a_piece_is_chosen_first_then_its_place_then_its_turn() -> None:
    chosen = follow("", "Begin with tile B", "Next: tile C")
    assert chosen == "b:0:0,0/c"
    assert len([words for words in moves(chosen) if words.startswith("Place")]) == 12
    laid = bench(chosen).moves[0][1]
    turned = follow(laid, "Turn tile C")
    assert turned != laid
    assert turned.rpartition(":")[2] == laid.rpartition(":")[2]


def test_places_are_numbered_on_the_picture_and_lead_where_the_list_leads() -> None:
    text = "a:0:0,0/r:1:5,-2/d"
    drawn = re.findall(r'data-choice="([^"]+)"', bench(text).pictures[0].living)
    assert drawn == [leads for words, leads in bench(text).moves if words.startswith("Place")]


def test_places_are_numbered_clockwise_from_above_and_their_words_say_where() -> None:
    """Twelve places around the start tile: it lies in the middle of them."""
    made = bench("b:0:0,0/c")
    discs = [
        (float(x), float(y)) for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', made.pictures[0].living)
    ]
    discs = list(dict.fromkeys(discs))[-12:]
    x, y = sum(x for x, _ in discs) / 12, sum(y for _, y in discs) / 12
    angles = [math.degrees(math.atan2(a - x, y - b)) % 360 for a, b in discs]
    assert angles == sorted(angles)
    names = ["above", "upper right", "right", "lower right", "below", "lower left", "left", "upper left"]
    expected = [f"Place {number}: {names[round(angle / 45) % 8]}" for number, angle in enumerate(angles, 1)]
    assert [words for words, _ in made.moves[:12]] == expected


def test_the_finish_wraps_around_a_corner_and_makes_the_route_playable() -> None:
    text = follow("b:2:0,0/c:5:7,-3", "Finish: river")
    places = [leads for words, leads in bench(text).moves if words.startswith("Place")]
    assert "b:2:0,0/c:5:7,-3/river:1:10,-3" in places
    for place in places:
        assert bench(place).problem == ""
        assert check_route(place).text == place
    assert moves(places[0])["Take back the finish"] == "b:2:0,0/c:5:7,-3"


def test_every_place_offered_lies_well() -> None:
    for name in ("k", "o"):
        for words, leads in bench(f"a:0:0,0/{name}").moves:
            if words.startswith("Place"):
                seen = bench(leads)
                assert "ends with the finish" in seen.problem
                assert "does not fit" not in seen.pictures[0].living


def test_no_piece_is_offered_twice_and_not_its_back_either() -> None:
    offered = moves("b:2:0,0/c:5:7,-3")
    assert "Next: tile C" not in offered
    assert "Next: tile D" not in offered
    assert "Next: tile E" in offered


def test_the_finish_does_not_follow_the_start_tile_or_a_strip() -> None:
    assert "Finish: river" not in moves("a:0:0,0")
    assert "Finish: river" not in moves("a:0:0,0/r:1:5,-2")
    assert "Finish: river" in moves("a:0:0,0/r:1:5,-2/d:2:10,-5")


def test_no_further_piece_is_offered_once_all_blockades_are_needed() -> None:
    text = follow("", "Begin with tile A")
    for piece in ("tile C", "tile E", "tile G", "tile I", "tile K", "tile M"):
        chosen = follow(text, f"Next: {piece}")
        text = max([leads for words, leads in bench(chosen).moves if words.startswith("Place")], key=eastward)
    assert [words for words in moves(text) if words.startswith("Next")] == []
    assert "Finish: jungle" in moves(text)


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_the_official_routes_have_nothing_wrong(name: str) -> None:
    assert bench(name).problem == ""


def test_what_is_wrong_is_said_with_its_rule() -> None:
    gap = bench("b:2:0,0/c:5:17,-3/river:1:20,-3")
    assert gap.section == "§3.3"
    assert "do not touch" in gap.problem


@pytest.mark.parametrize("text", ["x", "c", "\x00", "b:2:0,0//", "b:0:0,0/zz", "b:0:0,0/jungle", "b:0:0,0/" * 90])
def test_whatever_the_text_there_is_a_word_and_a_way_out(text: str) -> None:
    made = bench(text)
    assert made.problem
    assert ("Begin anew", "") in made.moves


@pytest.mark.parametrize("text", ["", "b:2:0,0", "b:2:0,0/c", "b:2:0,0/c:5:7,-3/river", "x"])
def test_it_speaks_both_languages(text: str) -> None:
    english, portuguese = (bench(text, language) for language in LANGUAGES)
    assert english.problem != portuguese.problem
    assert [leads for _, leads in english.moves] == [leads for _, leads in portuguese.moves]
    assert not {words for words, _ in english.moves} & {words for words, _ in portuguese.moves}
