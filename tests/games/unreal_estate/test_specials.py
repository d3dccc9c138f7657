"""§6: the twenty special cards."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.unreal_estate import UNREAL_ESTATE

from .components_check import conserved
from .examples import discarded, drawer, estate, hand, lying, offered, play, why_not

GAME = UNREAL_ESTATE


def test_t28_demolition_yard_takes_the_largest_pile() -> None:
    state = estate(3, table="demolition-yard, home", drawer="boutique x3, tower x3, home x2", moment="reveal")
    assert (drawer(state, "boutique"), drawer(state, "tower"), drawer(state, "home")) == (0, 3, 2)
    state = estate(5, table="demolition-yard, home", drawer="tower x3, sanctuary x3", moment="reveal")
    assert (drawer(state, "tower"), drawer(state, "sanctuary")) == (0, 3)


def test_demolition_yard_on_an_empty_drawer_does_nothing() -> None:
    state = estate(3, table="demolition-yard, home", moment="reveal")
    assert discarded(state, "demolition-yard")
    assert sum(state.drawer) == 0


def test_t29_goblin_swap_meet_passes_to_the_left() -> None:
    state = estate(3, "castle", "", "home, boutique", table="goblin-swap-meet, forge", moment="reveal")
    play(state, "pass enchanted-castle", "pass halfling-home")
    assert hand(state, 0) == ["halfling-home"]
    assert hand(state, 1) == ["enchanted-castle"]
    assert hand(state, 2) == ["magic-boutique"]


def test_a_passed_card_stays_secret_until_all_have_chosen() -> None:
    state = estate(3, "castle, home", "tower", "home", table="goblin-swap-meet, forge", moment="reveal")
    play(state, "pass enchanted-castle")
    assert "7" not in str(GAME.view(state, 1)["hands"])
    assert GAME.view(state, 1)["sizes"] == [1, 1, 1]
    assert why_not(state, "pass enchanted-castle") == "not-held"


def test_t30_dragon_roost_asks_everybody_tied_for_most_cards() -> None:
    state = estate(3, "home x4", "tavern x4", "tower x2", table="dragon-roost, forge", moment="reveal")
    play(state, "drop halfling-home", "drop orc-tavern")
    assert sum(state.drawer) == 2
    assert offered(state)[0].startswith("select")


def test_t31_architects_hall_adds_two_cards() -> None:
    deck = "tavern x9, tower x8, boutique x7, forge x6"
    state = estate(3, table="architects-hall, home x4", deck=deck, moment="reveal")
    assert lying(state) == 6
    assert len(state.deck) == 28


def test_t32_collapsed_archive_clears_the_table() -> None:
    table = "collapsed-archive, forge x2, toll, demolition-yard"
    state = estate(3, table=table, deck="home x10, tavern x9, tower x8, castle x3", moment="reveal", drawer="grotto")
    assert drawer(state, "forge") == 2
    assert drawer(state, "grotto") == 1
    assert [discarded(state, name) for name in ("toll", "demolition-yard", "collapsed-archive")] == [True] * 3
    assert (lying(state), len(state.deck)) == (5, 25)


def test_t33_almshouse_helps_the_poorest() -> None:
    state = estate(3, table="almshouse, home", scores=[12, 7, 7], moment="reveal", top="tower x2")
    assert [state.size(seat) for seat in range(3)] == [0, 1, 1]


def test_t34_thieves_den_takes_a_random_card() -> None:
    state = estate(3, "", "castle, tower, home", "", table="thieves-den, home", top="castle")
    play(state, "select thieves-den")
    assert why_not(state, "rob 3") == "empty-hand"
    assert why_not(state, "rob 1") == "yourself"
    play(state, "rob 2")
    assert hand(state, 0) == ["enchanted-castle"]
    assert state.size(1) == 2
    assert discarded(state, "thieves-den")


def test_thieves_den_with_nobody_to_rob_is_simply_discarded() -> None:
    state = estate(3, table="thieves-den, home")
    play(state, "select thieves-den")
    assert discarded(state, "thieves-den")
    assert state.actor == 1


def test_t35_surveyors_lodge_keeps_one_of_three() -> None:
    state = estate(3, table="surveyors-lodge, home", top="castle, toll, mint", deck="castle, toll, mint, home x9")
    play(state, "select surveyors-lodge")
    assert offered(state) == ["keep enchanted-castle", "keep toll-house"]
    assert why_not(state, "keep royal-mint") == "cannot-keep"
    play(state, "keep enchanted-castle")
    assert discarded(state, "toll")
    assert discarded(state, "mint")
    state = estate(3, table="surveyors-lodge, home", top="castle, toll, mint", deck="castle, toll, mint, home x9")
    play(state, "select surveyors-lodge", "keep toll-house")
    assert drawer(state, "castle") == 1
    assert discarded(state, "mint")
    assert state.scores[0] == 0


def test_only_the_surveyor_sees_the_three_cards() -> None:
    state = estate(3, table="surveyors-lodge, home", top="castle, toll, mint", deck="castle, toll, mint, home x9")
    play(state, "select surveyors-lodge")
    assert GAME.view(state, 0)["looking"] != []
    assert GAME.view(state, 1)["looking"] == []


def test_t36_salvage_depot_takes_two_different_names() -> None:
    state = estate(3, table="salvage-depot, home", drawer="boutique x3, castle")
    play(state, "select salvage-depot", "salvage magic-boutique")
    assert why_not(state, "salvage magic-boutique") == "different-names"
    play(state, "salvage enchanted-castle")
    assert drawer(state, "boutique") == 2
    assert hand(state, 0) == ["magic-boutique", "enchanted-castle"]


def test_salvage_may_stop_before_each_pick() -> None:
    state = estate(3, table="salvage-depot, home", drawer="boutique x3, castle")
    play(state, "select salvage-depot", "done")
    assert hand(state, 0) == []
    assert state.actor == 1


def test_t37_clock_tower_gives_two_more_actions() -> None:
    state = estate(3, table="clock-tower, home, tavern, tower, forge")
    play(state, "select clock-tower", "select halfling-home", "select orc-tavern")
    assert state.actor == 1
    assert discarded(state, "clock-tower")


def test_t38_wishing_well_draws_past_specials_that_cannot_be_held() -> None:
    state = estate(3, table="wishing-well, home", top="mint, home, crane", deck="mint, home x9, crane")
    play(state, "select wishing-well")
    assert hand(state, 0) == ["halfling-home", "crane-works"]
    assert discarded(state, "mint")
    assert state.scores[0] == 0


def test_t39_royal_mint_pays_for_names_and_no_toll() -> None:
    plans = "home x3, tavern, tower x2, forge, castle"
    state = estate(3, table="royal-mint, home", drawer=plans, fronts=["", "toll", ""])
    play(state, "select royal-mint")
    assert state.scores == [10, 0, 0]
    assert state.tolls[1] != []


def test_t40_carpenters_yard_replaces_what_was_moved() -> None:
    state = estate(3, "tavern x2, tower", table="carpenters-yard, home", top="castle x2")
    play(state, "select carpenters-yard", "drop orc-tavern", "drop orc-tavern")
    assert drawer(state, "tavern") == 2
    assert state.size(0) == 3


def test_t41_toll_house_pays_half() -> None:
    state = estate(3, "boutique x2", drawer="boutique x3", table="home", fronts=["", "toll", ""])
    play(state, "score magic-boutique")
    assert state.scores == [24, 12, 0]
    assert discarded(state, "toll")
    state = estate(3, "grotto", drawer="grotto", table="home", fronts=["", "toll", ""])
    play(state, "score mermaid-grotto")
    assert state.scores == [7, 3, 0]


def test_a_toll_house_lies_open_and_ignores_its_owner() -> None:
    state = estate(3, "toll, castle", "home", drawer="castle, home", table="tavern, tower, forge")
    play(state, "play toll-house")
    assert len(state.tolls[0]) == 1
    assert GAME.view(state, 2)["fronts"][0] == state.tolls[0]
    play(state, "score halfling-home")
    assert state.scores == [0, 1, 0]
    assert state.tolls[0] == []


def test_t42_illusionists_studio_adds_a_card() -> None:
    state = estate(3, "boutique x2, illusionists-studio", drawer="boutique x3", table="home")
    play(state, "play illusionists-studio", "score magic-boutique")
    assert state.scores[0] == 36
    assert len(state.discard) == 6


def test_t43_criers_square_adds_a_plan() -> None:
    state = estate(3, "boutique x2, criers-square", drawer="boutique x3", table="home")
    play(state, "play criers-square", "score magic-boutique")
    assert state.scores[0] == 32


def test_t44_guild_vault_keeps_the_pile() -> None:
    state = estate(3, "boutique x2, guild-vault", drawer="boutique x3", table="home")
    play(state, "play guild-vault", "score magic-boutique")
    assert state.scores[0] == 24
    assert drawer(state, "boutique") == 3
    assert len(state.discard) == 3


def test_t45_crane_works_scores_two_sets_and_pays_one_toll() -> None:
    for lines, toll in ((["boutique", "castle"], 12), (["castle", "boutique"], 8)):
        cards = {"boutique": "magic-boutique", "castle": "enchanted-castle"}
        plans = "boutique x3, castle x2"
        state = estate(3, "boutique x2, castle, crane", drawer=plans, table="home", fronts=["", "toll", ""])
        play(state, "play crane-works", *[f"score {cards[line]}" for line in lines])
        assert state.scores == [40, toll, 0]


def test_crane_works_may_stop_after_one_set() -> None:
    state = estate(3, "boutique x2, castle, crane", drawer="boutique x3, castle x2", table="home")
    play(state, "play crane-works", "score magic-boutique")
    assert offered(state) == ["score enchanted-castle", "done"]
    play(state, "done")
    assert state.scores[0] == 24


def test_t46_museum_of_ruins_needs_no_drawer() -> None:
    state = estate(3, "forge x3, museum-of-ruins", drawer="home", table="home")
    play(state, "play museum-of-ruins", "ruin dwarven-forge")
    assert state.scores[0] == 30
    assert sum(state.drawer) == 1


def test_back_alley_exchange_swaps_one_building() -> None:
    state = estate(3, "home, back-alley-exchange", "castle, toll", "crane", table="tavern, tower, forge")
    play(state, "play back-alley-exchange")
    assert offered(state) == ["visit 2"]
    assert why_not(state, "visit 3") == "no-building-there"
    play(state, "visit 2")
    assert GAME.view(state, 0)["looking"] != []
    play(state, "give halfling-home")
    assert offered(state) == ["swap enchanted-castle"]
    play(state, "swap enchanted-castle")
    assert hand(state, 0) == ["enchanted-castle"]
    assert hand(state, 1) == ["halfling-home", "toll-house"]


def test_specials_are_offered_only_if_they_can_begin() -> None:
    state = estate(3, "crane, back-alley-exchange, museum-of-ruins", "castle", table="home")
    assert offered(state) == ["select halfling-home"]
    assert why_not(state, "play crane-works") == "no-set"
    assert why_not(state, "play museum-of-ruins") == "no-building"
    state = estate(3, "home, back-alley-exchange", "toll", "", table="home")
    assert why_not(state, "play back-alley-exchange") == "no-partner"


def test_cards_taken_from_the_open_table_stay_known_until_they_leave() -> None:
    state = estate(3, "", "", "", table="castle, home, tower, forge", drawer="castle")
    play(state, "select enchanted-castle")
    assert GAME.view(state, 1)["known"][0] == [7]
    play(state, "select halfling-home", "select wizards-tower")
    for seed in range(20):
        hand = GAME.view(GAME.imagine(state, 1, Chance(seed)), 0)["hands"][0]
        assert hand is not None
        assert hand.count(7) == 1
    silent = estate(3, "", "", "", table="castle, home", memory=False)
    play(silent, "select enchanted-castle")
    assert GAME.view(silent, 1)["known"] == [[], [], []]


def test_a_reshuffle_leaves_out_the_special_that_causes_it() -> None:
    state = estate(4, table="wishing-well, home", deck="", discard="home x4")
    play(state, "select wishing-well")
    assert state.size(0) == 2
    assert discarded(state, "wishing-well")
    assert state.discard.count(GAME.actions.read("select wishing-well")) == 1
    assert not state.reshuffle


def test_every_special_leaves_all_cards_in_the_game() -> None:
    for seed in range(300):
        state, luck = GAME.new(2 + seed % 4, Chance(seed)), Chance(seed)
        while not state.over:
            conserved(state)
            state.play(state.legal[luck.pick(len(state.legal))])
        conserved(state)
