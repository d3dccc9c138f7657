"""§2.4 What is open and what is secret, and what a seat may guess."""

from __future__ import annotations

import json

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.story import OPEN, SPECTATOR
from ludoteca.games.blue_moon_city.rules.table import City

from .components_check import conserved
from .examples import GAME, play, table


def imagined(city: City, seat: int, seed: int) -> City:
    world = GAME.imagine(city, seat, Chance(seed))
    assert isinstance(world, City)
    return world


def test_2_4_hands_and_crystals_are_their_owners_alone() -> None:
    city = table(3, hands=[["vulca-1"], ["vulca-2"], ["vulca-3"]], crystals=[3, 4, 5])
    view = GAME.view(city, 1)
    assert (view["hands"], view["crystals"]) == ([None, [1], None], [None, 4, None])
    assert view["sizes"] == [1, 1, 1]
    assert GAME.view(city, SPECTATOR)["hands"] == [None] * 3
    assert GAME.view(city, OPEN)["crystals"] == [3, 4, 5]


def test_2_4_the_others_cards_and_crystals_change_nothing_in_the_view() -> None:
    one = table(hands=[["flit-1"], ["vulca-2"]], crystals=[3, 4])
    two = table(hands=[["flit-1"], ["hoax-2"]], crystals=[3, 9])
    assert json.dumps(GAME.view(one, 0)) == json.dumps(GAME.view(two, 0))
    assert json.dumps(GAME.view(one, 0)) != json.dumps(GAME.view(table(hands=[["flit-2"], ["vulca-2"]]), 0))


def test_crystals_can_be_counted_so_nobody_guesses_them_anew() -> None:
    city = table(crystals=[3, 11])
    assert all(imagined(city, seat, seed).crystals == [3, 11] for seat in (0, 1, SPECTATOR) for seed in range(5))


def test_the_own_hand_and_the_discard_pile_stay_the_others_hands_do_not() -> None:
    city = table(hands=[["flit-1", "hoax-2"], ["vulca-2"] * 3], discard=["pillar-3"])
    worlds = [imagined(city, 0, seed) for seed in range(10)]
    assert all(world.hands[0] == city.hands[0] and world.discard == city.discard for world in worlds)
    assert len({tuple(world.hands[1]) for world in worlds}) > 5
    for world in worlds:
        conserved(world)


@pytest.mark.parametrize(
    ("tile", "hand", "lines"),
    [
        ("fire-temple", ["vulca-3", "vulca-2", "flit-3"], ["contribute 1"]),
        ("fire-temple", ["vulca-3", "hoax-1", "pillar-1", "pillar-1"], ["contribute 1", "hoax hoax-1"]),
        ("water-temple", ["mimix-1", "mimix-1"], ["contribute 3", "pair mimix-1"]),
        ("royal-palace", ["khind-1"] * 5, ["contribute 1"]),
        ("royal-palace", ["khind-1"] * 5, ["contribute 1", "colour flit", "khind", "khind"]),
    ],
)
def test_whoever_is_in_the_middle_of_a_payment_can_complete_it_in_every_guess(
    tile: str, hand: list[str], lines: list[str]
) -> None:
    city = play(table(figures=[tile], hands=[hand, ["flit-1"] * 4], moment="contribution"), *lines)
    for viewer in (1, SPECTATOR):
        for seed in range(30):
            world = imagined(city, viewer, seed)
            conserved(world)
            luck = Chance(seed)
            while world.agenda[-1].key() != "reset" and world.actor == 0:
                assert world.legal
                world.play(world.legal[luck.pick(len(world.legal))])


def test_a_guess_finds_the_one_hand_that_can_pay() -> None:
    """Only the deck's single Khind, or nothing else, could complete this payment: luck alone would hardly find it."""
    rest = ["pillar-3"] * 3 + ["flit-3"] * 3 + ["pillar-2"] * 3 + ["flit-1"] * 4 + ["flit-2"] * 3
    hand = ["vulca-3", "khind-1"]
    city = table(figures=["fire-temple"], hands=[hand, []], deck=rest, moment="contribution")
    play(city, "contribute 2", "face vulca-3")
    for seed in range(40):
        assert imagined(city, 1, seed).hands[0] == city.hands[0]


def test_reachable_tiles() -> None:
    city = table(city={"mill": (2, 0), "library": (2, 1)}, figures=["mill"], hands=[["flit-3"]])
    view = GAME.view(city, 0)
    library, mill, courtyard = (view["city"][cell] for cell in (11, 10, 12))
    assert [view["reach"][tile] for tile in (mill, library, courtyard)] == [0, 1, 2]
    assert GAME.view(city, 1)["reach"] == [-1] * 25
