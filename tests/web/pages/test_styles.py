"""Styles on the site: chosen beside a level, shown at the seat, and kept wherever the bot is."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.web.live.bots.asking.easing import plainer
from ludoteca.web.live.tables.models import Table
from tests.web.conftest import AtOnce
from tests.web.people import Person, legal, scene, words

pytestmark = pytest.mark.usefixtures("site")

GAME = "unreal-estate"
WRONG = ["sprinter", "rusher", "dealer:overlook=0.9", "style=dealer"]


def finish(player: Person, code: str) -> None:
    while scene(code).status == "running":
        player.act(code, legal(code)[0])


def checked(page: str) -> list[str]:
    """What is chosen for the bots, where nothing is said."""
    fields = [each.split(">")[0] for each in page.split('<input type="radio" name="style" ')[1:]]
    return [each.split('"')[1] for each in fields if each.endswith(" checked")]


def test_a_table_is_set_with_bots_in_a_style(bots: AtOnce) -> None:
    bots.silent = True
    code = Person("Ana").make(GAME, 3, "bots", level="master", style="collector")
    assert [seat.bot for seat in scene(code).seats] == ["", "master:style=collector", "master:style=collector"]


def test_no_special_style_is_the_level_alone(bots: AtOnce) -> None:
    bots.silent = True
    assert scene(Person("Ana").make(GAME, 2, "bots", level="master", style="")).seats[1].bot == "master"


@pytest.mark.parametrize("style", WRONG)
@pytest.mark.parametrize("level", ["", "master"])
def test_a_style_that_the_game_does_not_have_sets_no_table(style: str, level: str) -> None:
    fields: dict[str, Any] = {"game": GAME, "seats": 2, "opponents": "bots", "level": level, "style": style}
    answer = Person("Ana").post("/tables/", **fields)
    assert answer.status_code == 400
    assert "such a style" in words(answer)
    assert not Table.objects.exists()


@pytest.mark.parametrize("style", WRONG)
def test_nor_does_it_take_a_seat_in_the_lobby(style: str) -> None:
    ana = Person("Ana")
    code = ana.make(GAME)
    assert "such a style" in words(ana.post(f"/t/{code}/bot/", follow=True, seat=1, level="middle", style=style))
    assert scene(code).seats[1].empty


@pytest.mark.parametrize(("language", "name"), [("en", "Skilled, collector"), ("pt-br", "Experiente, colecionador")])
def test_a_lobby_offers_the_styles_of_its_game_and_shows_them_at_the_seats(language: str, name: str) -> None:
    ana = Person("Ana", language=language)
    code = ana.make(GAME)
    lobby = ana.text(f"/t/{code}/")
    assert '<label for="bot-style">' in lobby
    assert '<option value="dealer">' in lobby
    assert '<option value="sprinter">' not in lobby
    ana.post(f"/t/{code}/bot/", seat=1, level="middle", style="collector")
    assert scene(code).seats[1].bot == "middle:style=collector"
    assert name in words(ana.get(f"/t/{code}/"))


def test_a_game_without_styles_offers_none() -> None:
    ana = Person("Ana")
    assert 'name="style"' not in ana.text("/games/ferry/")
    assert 'name="style"' not in ana.text(f"/t/{ana.make()}/")


def test_the_bots_of_the_last_game_are_offered_again_in_their_style() -> None:
    ana = Person("Ana")
    assert checked(ana.text(f"/games/{GAME}/")) == [""]
    finish(ana, code := ana.make(GAME, 2, "bots", level="beginner", style="dealer"))
    assert checked(ana.text(f"/games/{GAME}/")) == ["dealer"]
    assert checked(ana.text("/games/origins/")) == [""]
    again = ana.post(f"/t/{code}/rematch/").url.split("/")[2]
    assert scene(again).seats[0].bot == "beginner:style=dealer"
    assert scene(ana.make(GAME, 2, "bots")).seats[1].bot == "beginner:style=dealer"
    assert scene(ana.make("ferry", 2, "bots")).seats[1].bot == "beginner"


def test_who_thinks_less_keeps_the_style() -> None:
    assert plainer("master:style=dealer") == "middle:style=dealer"
    assert plainer("middle") == "practised"
    assert plainer("practised:style=dealer") == "beginner:style=dealer"
    assert plainer("beginner:style=dealer") == "beginner:style=dealer"
    assert plainer("greedy:style=dealer:worlds=2") == "greedy:style=dealer:worlds=2"
