"""Why a plan is good, in the adviser's own terms."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.blue_moon_city.position import tile_of
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import GAME, play, table
from .test_buildings import temple

TEMPLE = tile_of("water-temple")


def gains(city: City, *lines: str) -> list[tuple[str, list[int]]]:
    """What the actor gains by some lines."""
    return GAME.adviser.gains(city, play(city.clone(Chance(1)), *lines), city.actor)


def test_crystals_that_a_finished_building_pays() -> None:
    assert gains(temple(), "contribute 3", "face aqua-3")[0] == ("why-crystals", [7])


def test_the_majority_on_a_building_that_is_not_finished() -> None:
    city = temple(markers={"water-temple": [None, None, None]})
    assert gains(city, "contribute 3", "face aqua-3") == [("why-lead", [TEMPLE])]


def test_one_marker_short_of_the_majority() -> None:
    """Of those tied the leftmost counts, and that is Miguel."""
    city = temple(markers={"water-temple": [1, None, None]})
    assert gains(city, "contribute 3", "face aqua-3") == [("why-short", [1, TEMPLE]), ("why-nearly", [TEMPLE])]
    assert GAME.words("en").say("why-short", 1, TEMPLE) == "1 marker short of the majority on Water Temple"


def test_an_offering_and_how_many_are_needed() -> None:
    city = table(crystals=[30, 0], figures=["courtyard"])
    assert gains(city, "end-movement", "offer")[0] == ("why-offering", [1, 6])


def test_crystals_for_the_next_offering() -> None:
    found = gains(temple(crystals=[2, 0]), "contribute 3", "face aqua-3")
    assert found[:2] == [("why-crystals", [7]), ("why-ready", [])]


def test_to_stand_still_gains_nothing() -> None:
    city = temple()
    assert GAME.adviser.gains(city, city, 0) == []
