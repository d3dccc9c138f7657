"""The pictures of Unreal Estate, over whole games played at random: nothing is missing, nothing is too much."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
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
from ludoteca.games.unreal_estate import UNREAL_ESTATE
from ludoteca.games.unreal_estate.draw import cover, draw
from ludoteca.games.unreal_estate.rules.table import Estate
from ludoteca.games.unreal_estate.view import EstateView

from .examples import estate

BUDGET = 25_000
NAMES = ["Ana", "Beatriz", "Otto & Co", "Mei", "Maximiliano José"]


def moments(seats: int, seed: int = 3, every: int = 3) -> Iterator[Estate]:
    """A game played at random, stopped at every few decisions and at its end."""
    luck, state = random.Random(seed), UNREAL_ESTATE.new(seats, Chance(seed))
    for decision in range(10_000):
        if decision % every == 0 or state.over:
            yield state
        if state.over:
            return
        state.play(luck.choice(state.legal))


def seen(state: Estate, seat: int) -> EstateView:
    """What a seat sees, with everybody's name."""
    view = UNREAL_ESTATE.view(state, seat)
    view["names"] = NAMES[: state.seats]
    return view


def pictures(state: Estate, seat: int, narrow: bool, language: str = "en", lit: bool = True) -> list[Picture]:
    words = UNREAL_ESTATE.words(language)
    mine = lit and not state.over and state.actor == seat
    view = seen(state, seat)
    labels = {UNREAL_ESTATE.actions.write(a): UNREAL_ESTATE.label(view, a, words) for a in state.legal} if mine else {}
    return draw(view, Choices(labels), words, narrow)


def marks(drawn: list[Picture], name: str) -> list[str]:
    """The values of an attribute, in all pictures."""
    found = []
    for picture in drawn:
        found += [part.attrib[name] for part in ElementTree.fromstring(picture.inline()).iter() if name in part.attrib]
    return found


def all_views() -> Iterator[tuple[Estate, int, bool]]:
    for seats in UNREAL_ESTATE.seats:
        for state in moments(seats):
            yield from (
                (state, state.actor if seat == "actor" else int(seat), narrow)
                for seat in ("actor", OPEN)
                for narrow in (False, True)
            )


def test_everything_that_may_be_chosen_is_lit_on_the_table() -> None:
    for seats in UNREAL_ESTATE.seats:
        for state in moments(seats, every=1):
            if state.over:
                continue
            legal = {UNREAL_ESTATE.actions.write(action) for action in state.legal} - {"done"}
            assert set(marks(pictures(state, state.actor, narrow=state.seats % 2 == 0), "data-choice")) == legal


def test_plans_are_salvaged_from_their_drawers() -> None:
    table = estate(3, "home", "castle", "home", table="salvage-depot, forge", drawer="boutique x3, castle")
    table.play(UNREAL_ESTATE.actions.read("select salvage-depot"))
    lit = marks(pictures(table, 0, narrow=False), "data-choice")
    assert sorted(lit) == ["salvage enchanted-castle", "salvage magic-boutique"]


def test_who_is_not_asked_sees_no_button_but_may_ask_about_everything() -> None:
    state = next(state for state in moments(4, every=1) if len(state.legal) > 3)
    drawn = pictures(state, (state.actor + 1) % 4, narrow=False)
    assert marks(drawn, "data-choice") == []
    asked = marks(drawn, "data-ask")
    assert {"select", "score"} <= {action.split()[0] for action in asked}
    assert all(UNREAL_ESTATE.actions.read(action) >= 0 for action in asked)


def test_pictures_are_well_formed_and_carry_neither_style_nor_colour() -> None:
    for state, seat, narrow in all_views():
        for picture in pictures(state, seat, narrow):
            for part in ElementTree.fromstring(picture.inline()).iter():
                assert not {"style", "fill", "stroke", "color"} & set(part.attrib)
            assert not re.search(r"#[0-9A-Fa-f]{6}", picture.inline())


def test_an_update_stays_small() -> None:
    for state, seat, narrow in all_views():
        for language in LANGUAGES:
            assert sum(len(picture.living) for picture in pictures(state, seat, narrow, language)) <= BUDGET


def test_what_stands_still_does_not_change_during_a_game() -> None:
    for narrow in (False, True):
        assert len({pictures(state, 0, narrow)[0].still for state in moments(3)}) == 1


def test_ids_are_unique_and_every_shape_that_is_used_is_there() -> None:
    for state, seat, narrow in all_views():
        drawn = pictures(state, seat, narrow)
        ids = marks(drawn, "id")
        assert len(ids) == len(set(ids))
        shapes = {target[1:] for target in marks(drawn, "href") if not target.startswith("#g-")}
        assert shapes <= set(ids)
        assert used("".join(picture.inline() for picture in drawn)) <= set(SHARED.joined(UNREAL_ESTATE.art()).glyphs)


def test_the_drawing_reads_everything_that_a_seat_may_know() -> None:
    asked: set[str] = set()

    class Watched(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            asked.add(key)
            return super().__getitem__(key)

    for state in moments(4):
        view = Watched(seen(state, 0) | {"looking": [3, 22]})
        draw(cast(EstateView, view), NO_CHOICES, UNREAL_ESTATE.words("en"), narrow=False)
    variants = {"short_table", "memory"}  # told where the table is opened
    assert asked == set(EstateView.__annotations__) - variants


def test_a_spectator_has_no_hand_and_after_the_game_all_hands_are_open() -> None:
    state = next(moments(3))
    assert [picture.name for picture in pictures(state, SPECTATOR, narrow=False)] == ["board"]
    shown = pictures(state, OPEN, narrow=False)
    assert [picture.name for picture in shown] == ["board", "hand"]
    assert shown[1].living.count("href='#ue-card-") == 6


def test_each_drawer_says_what_a_set_would_score() -> None:
    table = estate(3, "boutique x2", "castle", "home", table="forge", drawer="boutique x3")
    board = pictures(table, 0, narrow=False)[0].living
    assert "2 × 4 × 3 = 24" in board
    assert "+1 → 36" in board


def test_a_card_tells_what_its_set_would_score_if_it_were_taken() -> None:
    table = estate(3, "boutique x2", "castle", "home", table="boutique", drawer="boutique x3")
    assert "then 3 × 4 × 3 = 36" in pictures(table, 0, narrow=False)[0].living


def test_a_score_above_a_hundred_has_a_badge() -> None:
    table = estate(3, "castle", "castle", "home", table="forge", scores=[116, 99, 100])
    assert pictures(table, 0, narrow=False)[0].living.count("100+") == 2


def test_tokens_never_cover_each_other() -> None:
    from ludoteca.games.unreal_estate.draw.desk.tape import ROOM, stand

    luck = random.Random(1)
    for _ in range(300):
        places = tuple(round(20 + luck.choice((0, 1, 5, 99)) * 3.4, 1) for _ in range(5))
        spots = stand(places, 380)
        pairs = [(a, b) for i, a in enumerate(spots) for b in spots[:i]]
        assert all(a[1] != b[1] or abs(a[0] - b[0]) >= ROOM for a, b in pairs)


@pytest.mark.parametrize("narrow", [False, True])
def test_after_the_game_no_set_is_offered_any_more(narrow: bool) -> None:
    advice = re.compile("Best set now|No set yet")
    *during, at_the_end = [bool(advice.search(pictures(state, 0, narrow)[1].inline())) for state in moments(2)]
    assert all(during)
    assert not at_the_end


def test_a_card_taken_from_the_table_flies_to_the_hand_and_a_new_one_from_the_deck() -> None:
    table = estate(3, "home", "castle", "home", table="boutique, forge")
    table.play(UNREAL_ESTATE.actions.read("select magic-boutique"))
    board, hand = (ElementTree.fromstring(picture.inline()) for picture in pictures(table, 0, narrow=False))
    origins = {part.get("id"): part.get("data-from") for part in hand.iter() if part.get("data-move") is not None}
    assert origins == {"hand-0-0": "deck", "hand-3-0": f"t{table.round}-0"}
    assert board.find(".//*[@id='deck']") is not None


def test_on_a_phone_a_choice_can_be_met_with_a_finger() -> None:
    sides = []
    for seats in UNREAL_ESTATE.seats:
        for state in moments(seats, every=7):
            for picture in pictures(state, state.actor, narrow=True):
                for thing in ElementTree.fromstring(picture.inline()).iterfind(".//*[@data-choice]"):
                    (ground,) = thing.findall("rect[@class='hit']")
                    scale = float((re.findall(r"scale\(([\d.]+)\)", thing.get("transform", "")) or ["1"])[0])
                    sides += [float(ground.attrib[side]) * scale for side in ("width", "height")]
    assert min(sides) >= 44


def test_fifteen_cards_still_lie_within_the_picture() -> None:
    table = estate(
        2, "home x4, tavern x3, tower x2, boutique x2, forge, grotto, castle, toll, crane", "castle", table="forge"
    )
    for narrow in (False, True):
        hand = pictures(table, 0, narrow)[1]
        for part in ElementTree.fromstring(hand.inline()).iter():
            ground = part.find("rect[@class='hit']")
            if ground is not None:
                x, y = (float(value) for value in re.findall(r"-?[\d.]+", part.get("transform", ""))[:2])
                assert x + float(ground.get("width", "0")) <= hand.width
                assert y + float(ground.get("height", "0")) <= hand.height


def test_both_languages_name_every_card() -> None:
    state = next(moments(5))
    for language in LANGUAGES:
        words = UNREAL_ESTATE.words(language)
        still = ElementTree.fromstring(f"<g>{pictures(state, 0, narrow=False, language=language)[0].still}</g>")
        said = " ".join("".join(part.itertext()) for part in still.iter("text"))
        for card in range(29):
            assert all(word in said for word in words.name("card", card).split())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_can_be_kept_as_one_document(theme: str) -> None:
    state = next(moments(4))
    document = standalone(pictures(state, 0, narrow=False), "Unreal Estate", UNREAL_ESTATE.art(), theme)
    assert ElementTree.fromstring(document).tag.endswith("svg")


def test_the_cover_needs_nothing_but_the_page_around_it() -> None:
    root = ElementTree.fromstring(f"<svg>{cover()}</svg>")
    assert all(part.get("href", "#g-").startswith("#g-") for part in root.iter())
    assert all("id" not in part.attrib for part in root.iter())
