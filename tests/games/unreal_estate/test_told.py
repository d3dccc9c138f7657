"""What is told at the table, and to whom; "(Ana)" hears alone, "(but Ana)" are the others."""

from __future__ import annotations

from ludoteca.games.unreal_estate import UNREAL_ESTATE
from ludoteca.games.unreal_estate.rules.table import Estate
from tests.games.ears import heard

from .examples import estate


def told(state: Estate, *lines: str) -> list[str]:
    """The sentences that these lines give."""
    return heard(UNREAL_ESTATE, state, *lines)


def test_4_a_round_from_its_last_action_to_the_end_of_the_game() -> None:
    plans, table = "home x2, forge", "castle, mint, tower"
    state = estate(3, "home", table=table, deck="demolition-yard", drawer=plans, acted=2, turn=2, first=0)
    assert told(state, "select enchanted-castle") == [
        "Cy takes: Enchanted Castle",
        "Discarded without effect: Royal Mint",
        "Into the drawer: Wizard's Tower",
        "Round 2: Bo begins",
        "Revealed: Demolition Yard",
        "Demolished: 2 × Halfling Home",
        "Bo has nothing to do",
        "Cy has nothing to do",
        "Ana has nothing to do",
        "Final scoring: Cy begins",
        "Cy has no set for the final scoring",
        "Ana has no set for the final scoring",
        "Bo has no set for the final scoring",
    ]


def test_7_3_the_final_sets() -> None:
    state = estate(3, "home", "tower", deck="", table="tower", drawer="home", acted=2, turn=2, first=0)
    assert told(state, "select wizards-tower", "score halfling-home") == [
        "Cy takes: Wizard's Tower",
        "Final scoring: Bo begins",
        "Bo has no set for the final scoring",
        "Cy has no set for the final scoring",
        "Ana scores Halfling Home: 1 × 1 × 1 = 1 point",
    ]


def test_7_2_the_reshuffle_and_a_draw() -> None:
    state = estate(4, table="wishing-well, home", deck="", discard="home x4")
    assert told(state, "select wishing-well") == [
        "Ana takes: Wishing Well",
        "The discard pile becomes the new deck",
        "(Ana) Ana draws: Halfling Home",
        "(but Ana) Ana draws a card",
        "(Ana) Ana draws: Halfling Home",
        "(but Ana) Ana draws a card",
    ]


def test_6_goblin_swap_meet() -> None:
    state = estate(3, "castle", "", "home, boutique", table="goblin-swap-meet, forge", moment="reveal")
    assert told(state, "pass enchanted-castle", "pass halfling-home") == [
        "(Bo) Bo receives from Ana: Enchanted Castle",
        "(but Bo) Bo receives a card from Ana",
        "(Ana) Ana receives from Cy: Halfling Home",
        "(but Ana) Ana receives a card from Cy",
        "Bo saw",
        "Ana saw",
    ]


def test_6_dragon_roost() -> None:
    state = estate(3, "home x4", "tavern x4", "tower x2", table="dragon-roost, forge", moment="reveal")
    assert told(state, "drop halfling-home") == ["Ana puts into the drawer: Halfling Home"]


def test_6_thieves_den() -> None:
    state = estate(3, "", "castle", "", table="thieves-den, home")
    assert told(state, "select thieves-den", "rob 2") == [
        "Ana takes: Thieves' Den",
        "(Ana, Bo) Ana takes from Bo: Enchanted Castle",
        "(but Ana, Bo) Ana takes a card from Bo",
    ]


def test_6_surveyors_lodge() -> None:
    deck = "castle, home, mint, home x9"
    state = estate(3, table="surveyors-lodge, home", top="mint, castle, home", deck=deck)
    assert told(state, "select surveyors-lodge", "keep enchanted-castle") == [
        "Ana takes: Surveyor's Lodge",
        "Ana looks at 3 cards",
        "(Ana) Ana keeps: Enchanted Castle",
        "(but Ana) Ana keeps a card",
        "Into the drawer: Halfling Home",
        "Discarded without effect: Royal Mint",
        "Ana saw",
    ]


def test_6_salvage_depot() -> None:
    state = estate(3, table="salvage-depot, home", drawer="boutique x3, castle, home")
    lines = ("select salvage-depot", "salvage magic-boutique", "done")
    assert told(state, *lines) == ["Ana takes: Salvage Depot", "Ana salvages: Magic Boutique"]


def test_6_carpenters_yard() -> None:
    state = estate(3, "home, tavern", table="carpenters-yard, home", deck="mint, castle, home", top="mint, castle")
    assert told(state, "select carpenters-yard", "drop orc-tavern", "done") == [
        "Ana takes: Carpenter's Yard",
        "Ana puts into the drawer: Orc Tavern",
        "Discarded without effect: Royal Mint",
        "(Ana) Ana draws: Enchanted Castle",
        "(but Ana) Ana draws a card",
    ]


def test_6_royal_mint() -> None:
    state = estate(3, table="royal-mint, home", drawer="home, castle x2")
    assert told(state, "select royal-mint") == ["Ana takes: Royal Mint", "Ana mints 2 × 2 = 4 points"]


def test_6_back_alley_exchange() -> None:
    state = estate(3, "back-alley-exchange, home", "tavern", "toll", table="home")
    lines = ("play back-alley-exchange", "visit 2", "give halfling-home", "swap orc-tavern")
    assert told(state, *lines) == [
        "Ana plays: Back-Alley Exchange",
        "Ana looks into the hand of Bo",
        "(Ana, Bo) Ana gives Bo: Halfling Home, and takes: Orc Tavern",
        "(but Ana, Bo) Ana swaps a building with Bo",
        "Ana saw",
        "Bo saw",
    ]


def test_6_museum_of_ruins() -> None:
    state = estate(3, "museum-of-ruins, home x2", table="home")
    assert told(state, "play museum-of-ruins", "ruin halfling-home") == [
        "Ana plays: Museum of Ruins",
        "Ana exhibits Halfling Home: 2 × 1 × 2 = 4 points",
    ]


def test_6_a_set_with_a_card_more_and_a_toll() -> None:
    hand = "boutique x3, illusionists-studio"
    state = estate(3, hand, drawer="boutique x3", table="home", fronts=["", "toll", ""])
    assert told(state, "play illusionists-studio", "score magic-boutique") == [
        "Ana plays: Illusionist's Studio",
        "Ana scores Magic Boutique: 4 × 4 × 3 = 48 points",
        "Bo collects 24 points with the Toll House",
    ]


def test_6_a_set_with_a_plan_more() -> None:
    state = estate(3, "boutique x2, criers-square", drawer="boutique x3", table="home")
    assert told(state, "play criers-square", "score magic-boutique")[1:] == [
        "Ana scores Magic Boutique: 2 × 4 × 4 = 32 points"
    ]
