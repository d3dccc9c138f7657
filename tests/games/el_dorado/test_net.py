"""What the nets look at, and what they make of it."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.advice.net import PARTS, Net
from ludoteca.games.el_dorado.advice.sense import load_sense
from ludoteca.games.el_dorado.advice.signs import SOON, ahead, lasting, passing
from ludoteca.games.el_dorado.advice.value import ADVISER_WEIGHTS, NETS, ExpeditionAdviser
from ludoteca.games.el_dorado.data import KINDS, SEATS

from .examples import expedition, play

ADVISER = ExpeditionAdviser(ADVISER_WEIGHTS, load_sense("one_pawn"), load_sense("two_pawns"))
JUNK = "explorer x3, traveler x4, sailor"
LAST = (24, -3)  # beside the finish of the first-game route


def small(**weights: list[list[float]]) -> Net:
    """A net of one unit and a way past it, with these weights and no others."""
    parts = {name: weights.get(name, [[0.0] * count] * 2) for name, count in PARTS.items()}
    return Net({"out": [2.0, 1.0], "bias": [1.0, 0.0], **parts})


def only(place: int, count: int, weight: float) -> list[float]:
    """Weights of which one counts."""
    return [weight if i == place else 0.0 for i in range(count)]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_as_many_signs_as_the_nets_look_at_all_game_long(seats: int) -> None:
    state = EL_DORADO.new(seats, Chance(seats))
    while state.agenda:
        if ADVISER.calm(state):
            paces = [ADVISER.atlas(state).pace(state, seat) for seat in range(seats)]
            left = [pace.left() for pace in paces]
            assert {len(lasting(pace, state.route)) for pace in paces} == {PARTS["lasting"]}
            assert {len(passing(state, seat, left)) for seat in range(seats)} == {PARTS["passing"]}
        state.play(ADVISER.natural(state))


@pytest.mark.parametrize("net", NETS)
def test_every_unit_of_a_net_has_all_its_weights(net: Net) -> None:
    parts = [net.lasting, net.passing, net.deck, net.hand, net.draw]
    assert [len(part) for part in parts] == [len(net.out) * count for count in PARTS.values()]
    assert len(net.bias) == len(net.out)


def test_a_unit_that_is_below_nothing_counts_nothing_but_the_way_past_always_counts() -> None:
    signs, kinds = [0.0] * PARTS["lasting"], [0] * KINDS
    net = small(hand=[only(0, KINDS, -0.75), only(0, KINDS, -0.5)])
    basis = net.basis(net.of_deck(kinds), signs)
    assert [net.merit(basis, [0.0] * PARTS["passing"], [0] * cards, []) for cards in range(3)] == [2.0, 0.0, -1.0]


def test_a_card_counts_by_where_it_is() -> None:
    signs, none = [0.0] * PARTS["lasting"], [0.0] * PARTS["passing"]
    net = small(deck=[only(3, KINDS, 1.0), only(3, KINDS, 0.0)], draw=[only(3, KINDS, 0.25), only(3, KINDS, 0.0)])
    basis = net.basis(net.of_deck([1 if kind == 3 else 0 for kind in range(KINDS)]), signs)
    assert (net.merit(basis, none, [3], []), net.merit(basis, none, [], [3])) == (4.0, 4.5)


def test_beside_the_finish_all_that_is_needed_is_needed_soon() -> None:
    state = expedition("captain", pawns=[[LAST], [(-3, 0)], [(-2, -1)]], discards=JUNK)
    near, far = [ADVISER.atlas(state).pace(state, seat) for seat in (0, 1)]
    signs = ahead(near, state.route, near.pawns[0])
    assert [4 * sign for sign in signs[7:11]] == pytest.approx([8 * sign for sign in signs[2:6]])
    assert state.route.steps_left[far.pawns[0]] > SOON


def test_in_the_middle_of_a_turn_the_weights_decide() -> None:
    state = expedition("explorer x2, traveler", seats=2, discards=JUNK)
    play(state, "buy scout")
    assert ADVISER.worth(state) == ADVISER.weighed_worth(state)
