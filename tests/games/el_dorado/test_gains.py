"""Why a plan is good: the turns that it saves, told in numbers only where these come true."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.advice.gains import saving
from ludoteca.games.el_dorado.rules.table import Expedition

from .examples import expedition, play
from .test_value import JUNK, LAST


def gains(state: Expedition, *lines: str) -> list[tuple[str, list[int]]]:
    """What the actor gains by some lines."""
    after = state.clone(Chance(1))
    play(after, *lines)
    return EL_DORADO.adviser.gains(state, after, state.actor)


def test_a_purchase_makes_the_deck_better() -> None:
    state = expedition("traveler x3, explorer x2", pawns=(-3, 0), discards=JUNK)
    assert gains(state, "buy scout", "pay traveler") == [("why-deck-far", [])]


def test_a_step_makes_the_way_shorter() -> None:
    state = expedition("explorer", pawns=(-3, 0), discards=JUNK)
    after = state.clone(Chance(1))
    play(after, "play explorer")
    after.play(EL_DORADO.adviser.natural(after))
    assert EL_DORADO.adviser.gains(state, after, 0) == [("why-way-far", [])]


def test_near_the_finish_turns_are_counted_with_a_decimal_place() -> None:
    assert saving("why-way", 14, 9.0) == ("why-way", [1, 4])
    assert saving("why-way", 14, 30.0) == ("why-way-far", [])
    assert EL_DORADO.words("en").say("why-way", 1, 4) == "the way gets 1.4 turns shorter"
    assert EL_DORADO.words("pt_BR").say("why-way", 1, 4) == "o caminho fica 1,4 turno mais curto"
    assert EL_DORADO.words("pt_BR").say("why-way", 2, 0) == "o caminho fica 2,0 turnos mais curto"


def test_who_arrives_is_told_so() -> None:
    state = expedition("captain, traveler x3", pawns=[[LAST], [(-3, 0)], [(-2, -1)]], discards=JUNK)
    after = state.clone(Chance(1))
    play(after, "play captain")
    after.play(EL_DORADO.adviser.natural(after))
    assert EL_DORADO.adviser.gains(state, after, 0)[0] == ("why-arrived", [])
    assert EL_DORADO.adviser.gains(state, state, 0) == []
