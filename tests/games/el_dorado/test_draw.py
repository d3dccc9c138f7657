"""The pictures of The Quest for El Dorado, over games played at random: nothing is missing, nothing is too much."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.language.text import LANGUAGES
from ludoteca.core.seen.picture import NO_CHOICES, Choices, Picture
from ludoteca.core.story import OPEN, SPECTATOR
from ludoteca.drawing.glyphs import used
from ludoteca.drawing.picture import standalone
from ludoteca.drawing.shared import SHARED
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.data import CAVE, FINISH, HEX_IDS, IDS, KINDS, PIECE, PRICE, ROUTE_IDS, ROUTE_TEXTS
from ludoteca.games.el_dorado.draw import cover, draw, wide_chart
from ludoteca.games.el_dorado.draw.land import chart
from ludoteca.games.el_dorado.draw.land.closeup import SCALE
from ludoteca.games.el_dorado.draw.land.lands import SIZE
from ludoteca.games.el_dorado.draw.land.route import misfits, route_picture
from ludoteca.games.el_dorado.draw.moving.race import stand
from ludoteca.games.el_dorado.draw.size import TALL, WIDE
from ludoteca.games.el_dorado.rules.building import joints
from ludoteca.games.el_dorado.rules.route import read_pieces
from ludoteca.games.el_dorado.rules.table import Expedition
from ludoteca.games.el_dorado.view import ExpeditionView

BUDGET = 25_000
NAMES = ["Ana", "Beatriz", "Otto & Co", "Maximiliano José"]
BUTTONS = {"done"}
"""What no thing on the table stands for."""


def moments(seats: int, seed: int, every: int = 19, longest: int = 250) -> Iterator[Expedition]:
    """A game played at random, stopped at every few decisions."""
    route = ROUTE_IDS[(seats + seed) % len(ROUTE_IDS)]
    luck = random.Random(seed)
    state = EL_DORADO.new(seats, Chance(seed), route=route, caves=seats != 3)
    for decision in range(longest):
        if decision % every == 0 or state.over:
            yield state
        if state.over:
            return
        state.play(luck.choice(state.legal))


def seen(state: Expedition, seat: int) -> ExpeditionView:
    """What a seat sees, with everybody's name."""
    view = EL_DORADO.view(state, seat)
    view["names"] = NAMES[: state.seats]
    return view


def pictures(state: Expedition, seat: int, narrow: bool, language: str = "en") -> list[Picture]:
    words, view = EL_DORADO.words(language), seen(state, seat)
    legal = state.legal if not state.over and state.actor == seat else []
    return draw(
        view, Choices({EL_DORADO.actions.write(a): EL_DORADO.label(view, a, words) for a in legal}), words, narrow
    )


@lru_cache(maxsize=64)
def elements(layer: str) -> list[ElementTree.Element]:
    """Every element of a layer; still layers come again and again."""
    return list(ElementTree.fromstring(f"<g>{layer}</g>").iter())


def marks(drawn: list[Picture], name: str) -> list[str]:
    """The values of an attribute, in all pictures."""
    layers = [layer for picture in drawn for layer in (picture.still, picture.living)]
    return [part.attrib[name] for layer in layers for part in elements(layer) if name in part.attrib]


def all_views() -> Iterator[tuple[Expedition, int, bool]]:
    for seats in EL_DORADO.seats:
        for state in moments(seats, seats):
            viewers = (state.actor if not state.over else 0, SPECTATOR, OPEN)
            yield from ((state, seat, narrow) for seat in viewers for narrow in (False, True))


def table(**things: Any) -> Expedition:
    """A position on the first route."""
    given: dict[str, Any] = {
        "pawns": [[(9, -1)], [(12, -2)], [(7, -2)], [(9, 1)]],
        "hands": [["trailblazer", "sailor", "photographer", "traveler"]],
        "blockades": [0, 0, 5, 3],
        "turn": 0,
    }
    return EL_DORADO.position(4, Chance(1), **(given | things))


def play(state: Expedition, *actions: str) -> Expedition:
    for action in actions:
        state.play(EL_DORADO.actions.read(action))
    return state


def test_everything_that_may_be_chosen_is_lit_on_the_table() -> None:
    for seats in EL_DORADO.seats:
        for narrow in (False, True):
            for state in moments(seats, seats + 10, every=5):
                legal = {EL_DORADO.actions.write(action) for action in state.legal} - BUTTONS
                assert set(marks(pictures(state, state.actor, narrow), "data-choice")) - BUTTONS == legal


def test_a_far_pawn_of_two_can_be_chosen_on_a_phone_as_well() -> None:
    state = EL_DORADO.position(
        2, Chance(1), pawns=[["b-20", "k-2"], ["gate", "gate"]], hands=[["native"], []], blockades=[0] * 4, turn=0
    )
    play(state, "play native")
    assert sorted(marks(pictures(state, 0, narrow=True), "data-choice")) == ["pawn 1", "pawn 2"]


def test_who_is_not_asked_sees_no_button_but_may_ask_about_everything() -> None:
    state = table(turn=1, hands=[["scout"], ["explorer"]])
    drawn = pictures(state, 0, narrow=False)
    assert marks(drawn, "data-choice") == []
    asked = marks(drawn, "data-ask")
    assert {"step", "overcome", "play", "buy", "pawn"} <= {action.split()[0] for action in asked}
    assert all(EL_DORADO.actions.read(action) >= 0 for action in asked)


def test_every_space_of_the_map_can_be_asked_about() -> None:
    asked = marks(pictures(table(), 0, narrow=False), "data-ask")
    spaces = [row[0] for row in seen(table(), 0)["spaces"]]
    assert {f"step {HEX_IDS[space]}" for space in spaces} <= set(asked)


def test_on_a_phone_the_neighbours_of_the_pawn_can_be_asked_about() -> None:
    living = pictures(table(), 0, narrow=True)[0].living
    assert len(re.findall("data-ask='step ", living)) == 6


def test_pictures_are_well_formed_and_carry_neither_style_nor_colour() -> None:
    for state, seat, narrow in all_views():
        for layer in [layer for picture in pictures(state, seat, narrow) for layer in (picture.still, picture.living)]:
            for part in elements(layer):
                assert not {"style", "fill", "stroke", "color"} & set(part.attrib)
            assert not re.search(r"#[0-9A-Fa-f]{6}", layer)


def test_an_update_stays_small() -> None:
    for state, seat, narrow in all_views():
        for language in LANGUAGES:
            assert sum(len(picture.living.encode()) for picture in pictures(state, seat, narrow, language)) <= BUDGET


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("narrow", [False, True])
def test_an_update_stays_small_with_a_huge_hand_and_everything_for_sale(language: str, narrow: bool) -> None:
    state = EL_DORADO.position(
        2,
        Chance(1),
        route="witchs-cauldron",
        pawns=[["a-15", "l-16"], ["a-9", "g-20"]],
        hands=[[name.replace("_", "-") for name in IDS[6:]], []],
        tokens=[["machete-1", "paddle-2", "coin-2", "draw", "replace", "pass", "native"], []],
        blockades=[1, 2, 3, 4, 6],
        caves=[4] * 6,
        stock={"scout": 0},
        turn=0,
    )
    for action in ("", "play transmitter"):
        play(state, *filter(None, [action]))
        assert sum(len(picture.living.encode()) for picture in pictures(state, 0, narrow, language)) <= BUDGET


def test_what_stands_still_does_not_change_during_a_game() -> None:
    for narrow in (False, True):
        assert len({pictures(state, 0, narrow)[0].still for state in moments(3, 1)}) == 1


def test_the_board_never_changes_its_size() -> None:
    for narrow in (False, True):
        assert len({pictures(state, 0, narrow)[0].box for state in moments(2, 1)}) == 1


def test_ids_are_unique_and_every_shape_that_is_used_is_there() -> None:
    for state, seat, narrow in all_views():
        drawn = pictures(state, seat, narrow)
        ids = marks(drawn, "id")
        assert len(ids) == len(set(ids))
        shapes = {target[1:] for target in marks(drawn, "href") if not target.startswith("#g-")}
        assert shapes <= set(ids)
        assert used("".join(picture.inline() for picture in drawn)) <= set(SHARED.joined(EL_DORADO.art()).glyphs)


def test_the_drawing_reads_all_that_matters_of_what_a_seat_may_know() -> None:
    asked: set[str] = set()

    class Watched(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            asked.add(key)
            return super().__getitem__(key)

    for state in moments(4, 2, every=5):
        for narrow in (False, True):
            draw(cast(ExpeditionView, Watched(seen(state, 0))), NO_CHOICES, EL_DORADO.words("en"), narrow)
    # Told elsewhere: by the headline, the choice bar, the log, or by what is drawn of the same thing.
    elsewhere = {
        "round",
        "limit",
        "eventful",
        "gained",
        "order",
        "scores",
        "seams",
        "on_offer",
        "sizes",
        "known",
        "cave_pool",
        "box",
        "token_box",
    }
    assert set(ExpeditionView.__annotations__) - asked == elsewhere


def test_a_phone_has_the_market_as_a_picture_of_its_own() -> None:
    assert [picture.name for picture in pictures(table(), 0, narrow=True)] == ["board", "hand", "market"]
    assert [picture.name for picture in pictures(table(), SPECTATOR, narrow=True)] == ["board", "market"]
    assert [picture.name for picture in pictures(table(), 0, narrow=False)] == ["board", "hand"]


def test_a_card_shows_what_it_reaches_and_at_what_cost() -> None:
    state = play(table(), "play trailblazer")
    living = pictures(state, 0, narrow=False)[0].living
    costs = [cost for _, cost in seen(state, 0)["reach"]]
    drawn = [int(n) for n in re.findall(r"href='#ed-[fm](\d+)'", living)]
    assert sorted(drawn) == sorted(costs)


def test_a_step_says_how_much_power_would_be_left() -> None:
    state = play(table(), "play trailblazer")
    assert "2 power left" in pictures(state, 0, narrow=False)[0].living


def test_what_a_card_would_reach_is_there_before_it_is_played_but_hidden() -> None:
    living = pictures(table(), 0, narrow=False)[0].living
    assert "<g class='flag' data-for='play trailblazer'>" in living


def test_a_pawn_keeps_its_id_and_moves() -> None:
    def place(state: Expedition) -> str | None:
        board = ElementTree.fromstring(pictures(state, 0, narrow=False)[0].inline())
        pawn = board.find(".//*[@id='pawn-0-0']")
        assert pawn is not None
        assert "data-move" in pawn.attrib
        return pawn.get("transform")

    state = play(table(), "play trailblazer")
    before = place(state)
    play(state, EL_DORADO.actions.write(state.legal[0]))
    assert place(state) != before


def test_the_trail_of_a_turn_is_drawn() -> None:
    state = play(table(), "play trailblazer")
    trail = "stroke-dasharray='3 4'"
    assert trail not in pictures(state, 0, narrow=False)[0].living
    play(state, EL_DORADO.actions.write(state.legal[0]))
    assert trail in pictures(state, 0, narrow=False)[0].living


def test_a_cave_tells_how_many_tokens_are_left() -> None:
    assert "Cave with 3 tokens" in pictures(table(caves=[3, 4, 4]), 0, narrow=False)[0].living
    assert "Cave" not in pictures(table(), 0, narrow=False)[0].living


def test_an_affordable_price_is_gold_and_ticked() -> None:
    state = table(hands=[["traveler", "explorer"]])  # 1½ coins
    hand = pictures(state, 0, narrow=False)[1].living
    golden = set(re.findall(r"href='#ed-price-(\d)'", hand))
    assert golden == {"1"}


def test_an_empty_slot_opens_the_reserve() -> None:
    shut, free = (pictures(table(stock=stock), 0, narrow=False)[1].living for stock in ({}, {"scout": 0}))
    assert "Reserve closed" in shut
    assert "Reserve open" in free
    assert shut.count("id='pile-") == free.count("id='pile-") + 1


@pytest.mark.parametrize("narrow", [False, True])
def test_every_pile_of_the_reserve_shows_its_name(narrow: bool) -> None:
    still = ElementTree.fromstring(f"<g>{pictures(table(), 0, narrow)[0].still}</g>")
    for card, _ in seen(table(), 0)["reserve"]:
        lot = next(part for part in still.iter("g") if part.get("id") == f"ed-lot-{card}")
        name = next(part for part in lot if part.tag == "text")
        assert name.text == EL_DORADO.text.names["card"][card]
        assert float(name.attrib["font-size"]) >= 11


def test_the_deck_tells_how_many_of_each_card_are_still_to_be_drawn() -> None:
    state = table(draws=[["traveler", "traveler", "explorer"]])
    assert "Traveler 2/3, Sailor 0/1" in pictures(state, 0, narrow=False)[1].living


def test_hidden_cards_are_in_no_picture() -> None:
    state = table(hands=[["scout"], ["pioneer", "native"]], draws=[[], ["captain"]])
    for narrow in (False, True):
        drawn = "".join(picture.living for picture in pictures(state, 0, narrow))
        for card in ("pioneer", "native", "captain"):
            assert f"href='#ed-card-{IDS.index(card)}'" not in drawn


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_every_route_fills_the_chart_without_leaving_it(name: str) -> None:
    state = EL_DORADO.new(3, Chance(1), route=name)
    view = seen(state, 0)
    pieces = tuple((piece, turn, q, r) for piece, turn, q, r in view["pieces"])
    laid, corner = wide_chart(pieces, view["spaces"][-1][3], WIDE)
    left, top, wide, high = TALL if corner else WIDE.frame
    room = SIZE * laid.scale * 0.86
    for place in laid.places.values():
        x, y = laid.on_picture(place)
        assert left + room <= x <= left + wide - room
        assert top + room <= y <= top + high - room
    assert laid.scale * SIZE > 13.5
    assert min(math.dist(laid.gate, place) for place in laid.places.values()) > 2 * SIZE


def test_spaces_lie_as_the_view_tells() -> None:
    view = seen(EL_DORADO.new(3, Chance(1), route="serpentine"), 0)
    pieces = tuple((piece, turn, q, r) for piece, turn, q, r in view["pieces"])
    laid = chart.laid_spaces(pieces, view["spaces"][-1][3])
    told = [tuple(row[:5]) for row in view["spaces"]]
    assert sorted(told) == sorted((space.number, space.q, space.r, space.terrain, space.power) for space in laid)
    assert [space.number for space in laid if space.cave] == [h for h, *_ in view["spaces"] if CAVE[h]]


def test_seams_lie_as_the_view_tells() -> None:
    view = seen(EL_DORADO.new(3, Chance(1), route="swamplands"), 0)
    pieces = tuple((piece, turn, q, r) for piece, turn, q, r in view["pieces"])
    laid = chart.lay_out(pieces, view["spaces"][-1][3], WIDE.frame)
    for pairs, ends in zip(view["seams"], chart.seams(laid)):
        crossings = [chart.middle((laid.places[a], laid.places[b])) for a, b in pairs]
        assert set(ends) <= set(crossings)
    assert len(view["seams"]) == len(view["pieces"]) - 2


def test_the_close_up_shows_the_pawn_that_moves() -> None:
    for state in moments(2, 3, every=3):
        window = close_up(pictures(state, state.actor, narrow=True)[0])
        box = tuple(float(value) for value in window.attrib["viewBox"].split())
        moving = seen(state, state.actor)["moving"]
        if moving:
            pawn = window.find(f".//*[@id='pawn-{moving[0]}-{moving[1]}']")
            assert pawn is not None
            x, y = (float(value) for value in re.findall(r"-?[\d.]+", pawn.attrib["transform"]))
            assert chart.within((box[0], box[1], box[2], box[3]), (x, y))


def test_on_a_phone_a_choice_can_be_met_with_a_finger() -> None:
    sides = []
    for seats in EL_DORADO.seats:
        for state in moments(seats, seats + 3, every=9):
            board, *others = pictures(state, state.actor, narrow=True)
            window = close_up(board)
            sides += [side * SCALE for side in hits(window)]
            for picture in others:
                sides += hits(ElementTree.fromstring(picture.inline()))
    assert min(sides) >= 44


def close_up(board: Picture) -> ElementTree.Element:
    """The window onto the map."""
    window = ElementTree.fromstring(f"<g>{board.living}</g>").find("svg")
    assert window is not None
    return window


def hits(root: ElementTree.Element) -> list[float]:
    """The sides of everything that can be met, where they are given by a rectangle."""
    grounds = [
        ground for thing in root.iterfind(".//*[@data-choice]") for ground in thing.findall("rect[@class='hit']")
    ]
    return [float(ground.attrib[side]) for ground in grounds for side in ("width", "height")]


def test_markers_of_the_race_never_cover_each_other() -> None:
    luck = random.Random(1)
    for _ in range(300):
        rooms = [44.0 + luck.choice((0, 15, 30, 61)) for _ in range(4)]
        spots = stand([286 + 636 * luck.choice((0, 1, 50, 51, 99, 100)) / 100 for _ in range(4)], rooms)
        order = sorted(range(4), key=lambda i: spots[i])
        assert all(spots[a] + rooms[a] <= spots[b] + 1e-6 for a, b in pairwise(order))


def test_both_languages_name_every_card() -> None:
    for language in LANGUAGES:
        words = EL_DORADO.words(language)
        still = ElementTree.fromstring(f"<g>{pictures(table(), 0, narrow=False, language=language)[0].still}</g>")
        said = " ".join("".join(part.itertext()) for part in still.iter("text"))
        for card in range(KINDS):
            assert all(word in said for word in words.name("card", card).split())
            assert not PRICE[card] or f"id='ed-stall-{card}'" in pictures(table(), 0, narrow=False)[0].still


def test_a_table_can_be_seen_after_the_game_and_by_those_who_watch() -> None:
    for seat, name in ((OPEN, "Photographer"), (SPECTATOR, "Market")):
        drawn = pictures(table(), seat, narrow=False)
        assert name in drawn[1].living


def test_every_sentence_of_the_drawing_is_in_the_text() -> None:
    rooms = [room.read_text("utf-8") for room in Path(str(files("ludoteca.games.el_dorado") / "draw")).rglob("*.py")]
    keys = {key for room in rooms for key in re.findall(r'"(draw-[a-z-]+)"', room)}
    assert len(keys) > 20
    assert keys <= set(EL_DORADO.text.says)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_can_be_kept_as_one_document(theme: str) -> None:
    document = standalone(pictures(table(), 0, narrow=False), "The Quest for El Dorado", EL_DORADO.art(), theme)
    assert ElementTree.fromstring(document).tag.endswith("svg")


def test_the_cover_needs_nothing_but_the_page_around_it() -> None:
    root = ElementTree.fromstring(f"<svg>{cover()}</svg>")
    assert all(part.get("href", "#g-").startswith("#g-") for part in root.iter())
    assert all("id" not in part.attrib for part in root.iter())


# -- a route that is being built ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ROUTE_TEXTS)
def test_nothing_is_wrong_with_an_official_route_nor_with_its_beginning(text: str) -> None:
    route = read_pieces(text)
    for length in range(1, len(route) + 1):
        assert misfits(route[:length]) == set()


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("c:5:7,-3", {0}),  # no start tile
        ("b:2:0,0/c:5:4,-3", {1}),  # overlaps
        ("b:2:0,0/c:5:30,-3", {1}),  # far away
        ("b:2:0,0/a:5:7,-3", {1}),  # the other face of the same tile
        ("b:2:0,0/c:5:7,-3/river:0:8,-3", {2}),  # not at a corner
        ("b:2:0,0/c:5:7,-3/c:2:11,0", {2}),  # twice
    ],
)
def test_pieces_that_do_not_fit_are_marked(text: str, wrong: set[int]) -> None:
    route = read_pieces(text)
    assert misfits(route) == wrong
    drawn = route_picture(route, EL_DORADO.words("en"))
    assert drawn.inline().count("it does not fit") == len(wrong)
    assert drawn.inline().count("href='#g-no'") == len(wrong)


def test_any_route_can_be_drawn() -> None:
    luck = random.Random(4)
    for _ in range(10):
        text = "a:0:0,0"
        for name in luck.sample("cegikmoq", 4):
            found = joints(text, name)
            text += "/" + (luck.choice(found) if found and luck.random() < 0.7 else f"{name}:1:{luck.randrange(20)},3")
        drawn = route_picture(read_pieces(text), EL_DORADO.words("pt_BR"))
        root = ElementTree.fromstring(drawn.inline())
        assert len(root.findall(".//*[@role='img']")) == 5
    assert route_picture([], EL_DORADO.words("en")).living


def test_a_custom_route_can_be_played_on() -> None:
    text = "b:2:0,0/c:5:7,-3"
    text += "/" + joints(text, "river")[0]
    state = EL_DORADO.new(2, Chance(1), route=text)
    assert PIECE[seen(state, 0)["spaces"][-1][0]] == FINISH
    for narrow in (False, True):
        assert ElementTree.fromstring(pictures(state, 0, narrow)[0].inline()).tag == "svg"


def test_a_standing_on_a_phone_can_be_pressed_anywhere() -> None:
    state = EL_DORADO.new(3, Chance(1))
    board = draw(EL_DORADO.view(state, 0), NO_CHOICES, EL_DORADO.words("en"), narrow=True)[0]
    cells = re.findall(r"<g[^>]*data-thing='race'[^>]*>(<[^>]*>)", board.inline())
    assert [re.search(r"class='hit'", first) is not None for first in cells] == [True] * 3
