"""§3: the seven routes, and routes of your own."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.language.text import LANGUAGES
from ludoteca.core.records.record import Header, read_header
from ludoteca.core.setup.options import OptionError
from ludoteca.games.el_dorado import EL_DORADO, route_fault
from ludoteca.games.el_dorado.data import FINISH, HEXES, PIECE, ROUTE_IDS, SIZE, TERRAIN, TERRAINS
from ludoteca.games.el_dorado.rules.building import check_route, join_route, joints
from ludoteca.games.el_dorado.rules.route import RouteError, enterable, route_of

# Fewest steps and smallest sum of powers from a start space, blockades, caves (§3.2, §3.7, §11).
CHECKS = {
    "first-game": (28, 34, 4, 3),
    "hills-of-gold": (34, 44, 5, 4),
    "home-stretch": (34, 42, 4, 4),
    "winding-paths": (33, 42, 5, 5),
    "serpentine": (34, 46, 5, 6),
    "swamplands": (33, 48, 4, 4),
    "witchs-cauldron": (39, 55, 5, 6),
}
LONG = "a:0:0,0/q:5:-3,-2/e:2:-5,-5/k:5:-12,-2/m:2:-19,1/i:1:-22,8/o:4:-27,11/g:5:-32,15/c:5:-39,18/jungle:5:-39,15"
SHORT = "b:2:0,0/c:5:7,-3/river:1:10,-3"


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_the_official_routes_are_as_long_as_they_should_be(name: str) -> None:
    route = route_of(name)
    steps = min(route.steps_left[space] for space in route.starts)
    power = min(route.power_left[space] for space in route.starts)
    assert (steps, power, len(route.blocked_seams(both=False)), len(route.caves)) == CHECKS[name]


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_the_official_routes_pass_the_check_for_custom_ones(name: str) -> None:
    assert check_route(route_of(name).text).text == route_of(name).text


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_seams_have_seven_crossings_or_eight_beside_a_strip(name: str) -> None:
    assert {len(pairs) for pairs in route_of(name).crossings} <= {7, 8}


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_no_space_touches_two_caves_and_no_blockade_hides_one(name: str) -> None:
    route = route_of(name)
    assert max(len(route.caves_at[space]) for space in route.spaces if enterable(space)) == 1
    assert not any(route.caves_over[space] for space in route.spaces)


def test_t20_the_first_game_route() -> None:
    route = route_of("first-game")
    assert len(route.laid) == 5 + 1
    assert sum(SIZE[laid.piece] for laid in route.laid) == 188
    assert [(route.q[space], route.r[space]) for space in route.starts] == [(-3, 0), (-2, -1), (-1, -2), (0, -3)]
    state = EL_DORADO.new(3, Chance(1))
    assert len([number for number in state.blockades if number]) == 4


def test_q1_blockades_on_both_sides_of_the_strips() -> None:
    assert len(route_of("home-stretch").blocked_seams(both=True)) == 5
    assert len(route_of("swamplands").blocked_seams(both=True)) == 6
    state = EL_DORADO.new(2, Chance(1), route="swamplands", strips="both")
    assert 0 not in state.blockades
    assert sorted(state.blockades) == [1, 2, 3, 4, 5, 6]


def test_no_blockade_lies_before_the_finish() -> None:
    route = route_of("first-game")
    assert len(route.crossings) == len(route.laid) - 2


def test_a_route_of_my_own_is_joined_checked_and_played() -> None:
    text = join_route([("b", 2, 0, 0), ("c", 5, 7, -3), ("river", 1, 10, -3)])
    assert text == SHORT
    state = EL_DORADO.new(2, Chance(3), route=text)
    luck = Chance(8)
    for _ in range(200):
        if not state.over:
            state.play(state.legal[luck.pick(len(state.legal))])
    assert state.route.text == SHORT


def test_a_custom_route_is_one_word_of_the_header() -> None:
    settled = EL_DORADO.settle({"route": SHORT}, people=True)
    line = Header(EL_DORADO, 2, settled).write()
    assert f"route={SHORT}" in line.split()
    assert read_header(line, {"el-dorado": EL_DORADO}).options == settled


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "route-format"),
        ("b:2:0,0/c:5:7", "route-format"),
        ("b:7:0,0/c:5:7,-3/river:1:10,-3", "route-format"),
        ("b:2:0,0/x:5:7,-3/river:1:10,-3", "route-piece"),
        ("c:5:7,-3/b:2:0,0/river:1:10,-3", "route-start-first"),
        ("b:2:0,0/c:5:7,-3", "route-finish-missing"),
        ("b:2:0,0/river:1:10,-3/c:5:7,-3/river:1:10,-3", "route-finish-last"),
        ("b:2:0,0/c:5:7,-3/river:1:10,-3/river:1:10,-3", "route-finish-last"),
        ("b:2:0,0/river:0:3,-3", "route-too-short"),
        ("b:2:0,0/c:5:7,-3/d:0:14,-6/river:1:17,-6", "route-twice"),
        ("b:2:0,0/a:5:7,-3/river:1:10,-3", "route-twice"),
        ("b:2:0,0/c:5:6,-3/river:1:9,-3", "route-overlap"),
        ("b:2:0,0/c:5:9,-3/river:1:12,-3", "route-gap"),
        ("b:2:0,0/c:5:7,-2/river:1:10,-2", "route-side"),
        ("b:2:0,0/c:5:7,-3/g:0:4,-7/river:0:7,-10", "route-touch"),
        ("b:2:0,0/c:5:7,-3/river:1:12,-3", "route-corner"),
        ("b:2:0,0/r:1:5,-2/river:0:8,-5", "route-corner"),
        ("b:0:-7,3/m:0:0,0/e:1:7,-3/river:0:10,-6", "route-narrow"),
        ("a:0:0,0/m:1:-3,7/river:1:0,7", "route-no-way"),
    ],
)
def test_what_is_wrong_with_a_route_is_said_in_both_languages(text: str, key: str) -> None:
    with pytest.raises(RouteError) as caught:
        check_route(text)
    assert caught.value.key == key
    for language in LANGUAGES:
        section, sentence = route_fault(caught.value, EL_DORADO.words(language))
        assert section.startswith("§3")
        assert "{" not in sentence


@pytest.mark.parametrize(
    ("text", "key", "number"),
    [
        ("b:2:0", "route-format", 1),
        ("b:2:0,0/c:5:7", "route-format", 2),
        ("b:2:0,0/c:5:7,-3/d:0:x,0", "route-format", 3),
        ("b:2:0,0/x:5:7,-3", "route-piece", 2),
    ],
)
def test_3_5_a_fault_says_which_entry_it_is(text: str, key: str, number: int) -> None:
    with pytest.raises(RouteError) as caught:
        check_route(text)
    assert (caught.value.key, caught.value.numbers) == (key, [number])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("c:5:7,-3/b:2:0,0/river:1:10,-3", "route-start-first c"),
        ("b:2:0,0/a:5:7,-3/river:1:10,-3", "route-twice a"),
        ("b:2:0,0/c:5:6,-3/river:1:9,-3", "route-overlap b c"),
        ("b:2:0,0/c:5:9,-3/river:1:12,-3", "route-gap b c"),
        ("b:2:0,0/c:5:7,-2/river:1:10,-2", "route-side b c"),
        ("b:2:0,0/c:5:7,-3/g:0:4,-7/river:0:7,-10", "route-touch b g"),
        ("b:2:0,0/r:1:5,-2/river:0:8,-5", "route-corner r"),
        ("b:0:-7,3/m:0:0,0/e:1:7,-3/river:0:10,-6", "route-narrow m e"),
    ],
)
def test_3_5_a_fault_says_which_pieces_it_is_about(text: str, told: str) -> None:
    with pytest.raises(RouteError) as caught:
        check_route(text)
    assert str(caught.value) == f"route: {told}"


def test_all_pieces_on_one_route_have_too_few_blockades_for_both_sides_of_the_strips() -> None:
    assert EL_DORADO.settle({"route": LONG}, people=True)["route"] == LONG
    with pytest.raises(RouteError) as caught:
        EL_DORADO.settle({"route": LONG, "strips": "both"}, people=True)
    assert (caught.value.key, caught.value.numbers) == ("route-blockades", [8])
    assert str(caught.value) == "route: The route needs 8 blockades, and there are six. (§3.5)"


def test_a_faulty_route_is_refused_as_an_option() -> None:
    with pytest.raises(OptionError, match=r"^route: Entry 2 of the route cannot be read: .* \(§3.5\)$"):
        EL_DORADO.settle({"route": "b:2:0,0/nonsense"}, people=True)


def test_joints_find_how_the_official_routes_lie() -> None:
    assert "c:5:7,-3" in joints("b:2:0,0", "c")
    assert "r:1:5,-2" in joints("a:0:0,0", "r")
    assert "o:4:11,6" in joints("a:0:0,0/r:1:5,-2/d:2:10,-5/h:2:13,-1/e:1:16,3", "o")
    assert "river:1:10,-3" in joints("b:2:0,0/c:5:7,-3", "river")


def test_the_side_of_the_finish_is_part_of_the_route() -> None:
    river, jungle = route_of(SHORT), route_of(SHORT.replace("river", "jungle"))
    assert TERRAINS[river.terrain[-1]] == "river"
    assert TERRAINS[jungle.terrain[-1]] == "jungle"
    assert TERRAIN[-1] == jungle.terrain[-1]


def test_the_way_is_measured_from_the_finish() -> None:
    route = route_of(SHORT)
    left = route.measure([1] * HEXES)
    assert {left[space] for space in route.spaces if PIECE[space] == FINISH} == {0}
    assert {left[space] for space in route.starts} == {11, 12, 13}
