"""Why a plan is good, in the adviser's own terms."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.unreal_estate import UNREAL_ESTATE
from ludoteca.games.unreal_estate.position import card_of
from ludoteca.games.unreal_estate.rules.table import Estate

from .examples import estate


def gains(state: Estate, line: str) -> list[tuple[str, list[int]]]:
    """What the actor gains by a line."""
    after = state.clone(Chance(1))
    after.play(UNREAL_ESTATE.actions.read(line))
    return UNREAL_ESTATE.adviser.gains(state, after, state.actor)


def test_points_that_are_scored() -> None:
    state = estate(3, "tavern x2", table="tavern, forge, castle, home", drawer="tavern x3", deck="forge x9, home x9")
    assert gains(state, "score orc-tavern")[0] == ("why-points", [12])


def test_a_set_that_grows() -> None:
    state = estate(3, "tavern x2", table="tavern, forge, castle, home", drawer="tavern x3", deck="forge x9, home x9")
    assert gains(state, "select orc-tavern") == [("why-set", [18, card_of("orc-tavern")])]


def test_a_card_that_is_worth_nothing_yet_is_for_a_later_set() -> None:
    state = estate(3, "forge", table="tavern, forge, castle, home", drawer="tavern x3", deck="forge x9, home x9")
    assert gains(state, "select dwarven-forge") == [("why-cards", [2, card_of("dwarven-forge")])]


def test_a_special_is_kept_for_later() -> None:
    state = estate(3, "forge", table="crane, forge, castle, home", drawer="tavern x3", deck="forge x9, home x9")
    assert gains(state, "select crane-works") == [("why-special", [card_of("crane-works")])]
    words = UNREAL_ESTATE.words("pt_BR")
    assert words.say("why-points", 1) == "1 ponto agora"
    assert words.say("why-set", 18, card_of("orc-tavern")).startswith("um conjunto que vale 18 pontos: ")
