"""What counts in a position, what a turn promises, and what a search need not look at."""

from __future__ import annotations

import pytest

from ludoteca.core.advice.adviser import Learned
from ludoteca.core.chance import Chance
from ludoteca.games.blue_moon_city.advice.features import FEATURES, promise, wins
from ludoteca.games.blue_moon_city.advice.promises import purse
from ludoteca.games.blue_moon_city.advice.survey import ARCHIVE
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import GAME, play, table


def natural(city: City) -> str:
    """What the adviser would do without looking ahead."""
    return GAME.actions.write(GAME.adviser.natural(city))


def searched(city: City) -> list[str]:
    """What a search looks at."""
    return [GAME.actions.write(action) for action in GAME.adviser.search(city)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_feature_has_a_weight_in_every_phase(seats: int) -> None:
    adviser = GAME.adviser
    assert isinstance(adviser, Learned)
    assert [len(phase) for phase in adviser.weights[seats]] == [len(FEATURES)] * 3
    city = GAME.new(seats, Chance(3))
    assert [len(adviser.features(city, seat)) for seat in range(seats)] == [len(FEATURES)] * seats


def test_features_are_of_the_order_of_one() -> None:
    adviser, city = GAME.adviser, GAME.new(3, Chance(5), expansion=True)
    assert isinstance(adviser, Learned)
    while not city.over:
        for seat in range(3):
            assert max(map(abs, adviser.features(city, seat))) < 12
        city.play(adviser.natural(city))


def test_a_purse_counts_wild_cards_pairs_and_what_a_hoax_turns() -> None:
    city = table(hands=[["terrah-3", "khind-1", "mimix-1", "mimix-2"], ["hoax-1", "aqua-3", "aqua-2"]])
    assert purse(city.hands[0])[1] == 3 + 1 + 3
    assert purse(city.hands[1])[1] == 5


def test_whoever_can_make_the_last_offering_this_turn_wins() -> None:
    city = table(crystals=[20], obelisk=[0] * 5, hands=[["flit-3"], ["flit-3"]])
    assert wins(city, 0, 5, 2)
    assert not wins(city, 1, 5, 2)
    assert GAME.adviser.worth(city)[0] > 0.9


def test_pillars_make_several_offerings_at_once() -> None:
    city = table(crystals=[40], obelisk=[0] * 4, hands=[["pillar-1"]])
    assert wins(city, 0, 5, 2)
    city = table(crystals=[40], obelisk=[0] * 4, hands=[["pillar-3"]])
    assert not wins(city, 0, 5, 2)


def test_a_turn_promises_more_with_cards_that_pay() -> None:
    city = table(hands=[["vulca-3"] * 3, ["khind-1"]])
    assert promise(city, ARCHIVE.of(city), 0, 10, 2) > promise(city, ARCHIVE.of(city), 1, 10, 2)


def test_buildings_are_surveyed_once_for_the_same_markers() -> None:
    city = table(figures=["mill"], hands=[["terrah-3"] * 3], moment="contribution")
    before = ARCHIVE.of(city)
    first, second = city.clone(Chance(1)), city.clone(Chance(1))
    for twin in (first, second):
        play(twin, "contribute 1", "face terrah-3")
    assert first.owners is not second.owners
    assert ARCHIVE.of(first) is ARCHIVE.of(second) is not before
    assert ARCHIVE.of(city) is before


def test_the_natural_thing_with_enough_crystals_is_to_offer() -> None:
    city = table(crystals=[8], hands=[["flit-3"]])
    assert natural(city) == "end-movement"
    assert natural(play(city, "end-movement")) == "offer"


def test_a_dragon_is_called_only_to_where_the_figure_can_contribute() -> None:
    city = table(figures=["hospice"], hands=[["terrah-3", "aqua-1"]])
    assert "power aqua-1" in searched(city)
    assert searched(play(city, "power aqua-1")) == ["target hospice"]


def test_equal_spaces_are_looked_at_once() -> None:
    city = table(figures=["mill"], hands=[["terrah-3", "terrah-2"]], moment="contribution")
    assert searched(city) == ["contribute 1", "contribute 2", "end-contribution"]


def test_a_search_looks_only_at_what_is_legal_and_always_at_something() -> None:
    city = GAME.new(4, Chance(8), expansion=True)
    while not city.over:
        looked_at = GAME.adviser.search(city)
        assert looked_at
        assert set(looked_at) <= set(city.legal)
        city.play(GAME.adviser.natural(city))
