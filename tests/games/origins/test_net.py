"""What the net looks at, and what it makes of it."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.advice.net import TOGETHER, Net
from ludoteca.games.origins.advice.prices import load_tariff
from ludoteca.games.origins.advice.signs import everybody
from ludoteca.games.origins.advice.value import ADVISER_WEIGHTS, NET, NETS, RealmAdviser, is_calm
from ludoteca.games.origins.data import SEATS
from ludoteca.games.origins.rules.table import Realm

ADVISER = RealmAdviser(ADVISER_WEIGHTS, load_tariff())


def positions(seats: int) -> list[Realm]:
    """Where the turns of a game of hints begin."""
    realm, found = ORIGINS.new(seats, Chance(seats)), []
    while realm.agenda:
        if is_calm(realm):
            found.append(realm.clone())
        realm.play(ADVISER.natural(realm))
    return found


@pytest.mark.parametrize("seats", SEATS[1:])
def test_everybody_has_as_many_signs_as_the_net_looks_at_all_game_long(seats: int) -> None:
    for realm in positions(seats):
        signs = everybody(realm, ADVISER.tariff.rounds_left(realm))
        assert {len(row) for row in signs} == {len(group.inner) for group in NET.groups}


def test_a_unit_that_is_below_nothing_counts_nothing_but_the_way_past_always_counts() -> None:
    rows = [[-0.75, 0.0], *[[0.0, 0.0]] * (TOGETHER - 2), [-0.5, 0.25]]
    net = Net({"out": [2.0] * (TOGETHER - 1) + [1.0], "bias": [1.0] + [0.0] * (TOGETHER - 1), "inner": rows})
    assert [net.merit([sign, 0]) for sign in (0, 1, 2)] == [2.0, 0.0, -1.0]
    assert net.merit([0, 2]) == 2.5


@pytest.mark.parametrize("seats", sorted(NETS))
def test_chances_are_shares_of_the_victory(seats: int) -> None:
    for realm in positions(seats)[::7]:
        worth = ADVISER.worth(realm)
        assert sum(worth) == pytest.approx(1.0)
        assert min(worth) > 0.0
        assert worth != ADVISER.weighed_worth(realm)


@pytest.mark.parametrize("seats", [2, *sorted(NETS)])
def test_what_is_over_is_weighed_not_foreseen(seats: int) -> None:
    realm = ORIGINS.new(seats, Chance(5))
    while realm.agenda:
        realm.play(ADVISER.natural(realm))
    assert ADVISER.worth(realm) == ADVISER.weighed_worth(realm)
