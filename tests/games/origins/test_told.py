"""What is told at the table of the rare things that no golden game has."""

from __future__ import annotations

from ludoteca.games.origins import ORIGINS
from tests.games.ears import heard

from .examples import realm


def test_11_2_the_veterans_camp_honours_a_freeman() -> None:
    city = {"1,0": "veterans-camp", "1,1": "farm:granary"}
    state = realm(2, {"city": city, "freemen": ["red-1", "red-5"]})
    assert heard(ORIGINS, state, "close 0,0", "seat red-1", "activate 1,0", "honour red-5")[-2:] == [
        "Ana uses: Veterans' Camp",
        "Ana honours red 5: 5 points",
    ]


def test_12_capricorn_raises_a_freeman_after_a_tower() -> None:
    things = {"freemen": ["red-3", "blue-6"], "gold": 1, "zodiac": ["capricorn"]}
    state = realm(2, things, zodiac=["capricorn", "leo", "aries"], discs={"red": 2})
    assert heard(ORIGINS, state, "tower red", "train red-3")[-1] == "Ana raises red 3 to 5"


def test_12_virgo_returns_the_farm_under_a_new_building() -> None:
    player = {"freemen": ["red-2"], "stone": 9, "wisdom": 9, "zodiac": ["virgo"], "city": {"1,0": "farm:quarry"}}
    state = realm(2, player, zodiac=["virgo", "leo", "aries"], market=["mint"])
    lines = ("send red-2", "visit 2", "lower", "buy mint", "over-farm", "place 1,0")
    assert heard(ORIGINS, state, *lines)[:3] == [
        "Ana sends red 2 to Build",
        "A Farm of Ana goes under its stack (Quarry)",
        "Ana builds: Mint",
    ]
