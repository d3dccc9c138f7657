"""What Unreal Estate asks and what its buttons say: the card at work, who is concerned, what it brings."""

from __future__ import annotations

from ludoteca.core.seen.picture import NO_CHOICES
from ludoteca.games.unreal_estate import UNREAL_ESTATE as GAME
from ludoteca.games.unreal_estate.position import card_of
from ludoteca.games.unreal_estate.rules.table import Estate

from .examples import estate, offered, play

NAMES = ["Ana", "Bia", "Caio"]


def asked(state: Estate, language: str = "en") -> str:
    step = state.agenda[-1]
    return GAME.words(language).seated(NAMES).prompt(step.key(), step.numbers(state))


def said(state: Estate, language: str = "en") -> list[str]:
    view, words = GAME.view(state, state.actor), GAME.words(language).seated(NAMES)
    return [GAME.label(view, action, words) for action in state.legal]


def main(state: Estate) -> list[str]:
    return GAME.main(GAME.view(state, state.actor))


def test_the_swap_meet_names_itself_and_the_neighbour() -> None:
    state = estate(3, "castle, home", "tower", "home", table="goblin-swap-meet, forge", moment="reveal")
    assert asked(state) == "Goblin Swap Meet: choose the card that goes face down to Bia"
    assert said(state) == ["To Bia: Halfling Home", "To Bia: Enchanted Castle"]
    play(state, "pass enchanted-castle")
    assert asked(state, "pt_BR").endswith("para Caio")


def test_the_dragon_roost_tells_why_it_asks() -> None:
    state = estate(3, "home x4", "tavern x4", "tower x2", table="dragon-roost, forge", moment="reveal")
    assert asked(state) == "Dragon Roost: nobody has more than your 4 cards; choose a building for the drawer"


def test_a_special_at_work_lies_open_until_it_is_over() -> None:
    state = estate(3, "home x4", "tavern", "tower", table="dragon-roost, forge", moment="reveal")
    assert GAME.view(state, 1)["special"] == card_of("dragon-roost")
    board = GAME.draw(GAME.view(state, 1), NO_CHOICES, GAME.words("en"), False)[0]
    assert f"#ue-card-{card_of('dragon-roost')}" in board.living
    assert "resolved: Dragon Roost" not in board.living
    play(state, "drop halfling-home")
    assert GAME.view(state, 1)["special"] == -1
    board = GAME.draw(GAME.view(state, 1), NO_CHOICES, GAME.words("en"), False)[0]
    assert "resolved: Dragon Roost" in board.living


def test_a_set_scored_with_help_says_what_it_scores() -> None:
    state = estate(3, "boutique x2, illusionists-studio", table="home", drawer="boutique x2")
    assert "Magic Boutique: score 16" in said(state)
    play(state, "play illusionists-studio")
    assert said(state) == ["Magic Boutique: score 24"]
    assert asked(state).startswith("Illusionist's Studio: choose the set.")
    state = estate(3, "boutique x2, criers-square", table="home", drawer="boutique x2")
    play(state, "play criers-square")
    assert said(state, "pt_BR") == ["Butique Mágica: pontuar 24"]


def test_taking_a_card_says_what_its_set_would_score_and_what_a_special_does() -> None:
    state = estate(3, "tower", table="tower, home, wishing-well", drawer="tower x2")
    assert said(state)[:3] == [
        "Take: Wizard's Tower; its set then scores 12",
        "Take: Halfling Home",
        "Take: Wishing Well. Draw two cards.",
    ]


def test_victims_and_partners_come_with_the_size_of_their_hand() -> None:
    state = estate(3, "home", "home x2, tavern", "tower", table="thieves-den, forge")
    play(state, "select thieves-den")
    assert said(state) == ["Rob Bia (3 cards in hand)", "Rob Caio (1 card in hand)"]


def test_the_museum_says_what_it_pays() -> None:
    state = estate(3, "boutique x2, museum-of-ruins", table="home")
    play(state, "play museum-of-ruins")
    assert said(state) == ["Magic Boutique: discard for 16 points"]


def test_the_best_set_stands_out_and_so_does_stopping() -> None:
    state = estate(3, "home, castle, tower", table="home", drawer="home x2, castle, tower")
    assert main(state) == ["score enchanted-castle"]
    state = estate(3, "home, castle, tower, crane", table="forge", drawer="home x2, castle, tower")
    play(state, "play crane-works", "score enchanted-castle")
    assert main(state) == ["score wizards-tower", "score halfling-home", "done"]
    assert said(state)[-1] == "No second set"
    assert "done" in offered(state)
