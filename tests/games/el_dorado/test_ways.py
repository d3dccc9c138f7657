"""Ways in El Dorado: what one tap does, and what it never does."""

from __future__ import annotations

from ludoteca.core.intentions.ways import LUCK, OPEN, Way, ways
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.rules.table import Expedition
from ludoteca.games.el_dorado.steering import END_TURN, GONE_FOR_GOOD, ITEM_USED

from .examples import Spot, expedition, offered, play, space, steps

TILE_J = "j:0:0,0"
TILE_K = "k:0:0,0"


def found(state: Expedition, goal: str) -> Way:
    """The way to a goal."""
    return ways(EL_DORADO, state, state.actor)[goal]


def way(state: Expedition, goal: str) -> list[str]:
    """The decisions of the way to a goal; none if there is none."""
    known = ways(EL_DORADO, state, state.actor)
    return [EL_DORADO.actions.write(action) for action in known[goal].actions] if goal in known else []


def texts(way: Way) -> list[str]:
    """The decisions of a way."""
    return [EL_DORADO.actions.write(action) for action in way.actions]


def onto(state: Expedition, spot: Spot) -> str:
    """The goal that is the space at an axial place."""
    return f"step {space(state, *spot)}"


def test_one_tap_plays_the_weakest_card_that_leads_to_a_space_and_walks_all_steps() -> None:
    state = expedition("explorer, scout, pioneer, giant-machete", route=TILE_K, pawns=(1, 2))
    assert way(state, onto(state, (0, 2))) == ["play explorer", *steps(state, (0, 2))]
    assert way(state, onto(state, (0, 1))) == ["play scout", *steps(state, (0, 2), (0, 1))]


def test_a_second_card_goes_where_one_does_not_lead_and_is_dear() -> None:
    state = expedition("explorer, explorer, explorer", route=TILE_K, pawns=(1, 2))
    near, far = found(state, onto(state, (0, 2))), found(state, onto(state, (0, 1)))
    assert (len(near.actions), near.dear) == (2, [])
    assert texts(far)[::2] == ["play explorer", "play explorer"]
    assert far.dear == ["second-card"]


def test_two_cards_are_the_most_of_a_way() -> None:
    state = expedition("explorer, explorer, explorer", route=TILE_K, pawns=(1, 2))
    for known in ways(EL_DORADO, state, 0).values():
        assert sum(text.startswith("play ") for text in texts(known)) <= 2


def test_a_blockade_is_on_the_way_of_the_pawn_that_is_beside_it() -> None:
    state = expedition("trailblazer", seats=2, pawns=[[(3, -2), (3, 0)]], blockades=[1])
    assert way(state, "overcome 1") == ["play trailblazer", "pawn 1", "overcome 1"]
    beyond = ["play trailblazer", "pawn 1", "overcome 1", *steps(state, (4, -3))]
    assert way(state, onto(state, (4, -3))) == beyond


def test_rubble_takes_the_cheapest_cards_and_an_item_paid_for_it_is_not_lost() -> None:
    state = expedition("pioneer, sailor, captain, explorer", route=TILE_J, pawns=(1, 0))
    assert way(state, onto(state, (2, 0))) == [*steps(state, (2, 0)), "pay explorer", "pay sailor"]
    state = expedition("giant-machete, sailor", route=TILE_J, pawns=(1, 0))
    assert found(state, onto(state, (2, 0))).dear == []


def test_what_leaves_for_good_is_named() -> None:
    camp = expedition("scout, traveler", route=TILE_J, pawns=(1, 0))
    assert way(camp, onto(camp, (0, 0))) == [*steps(camp, (0, 0)), "pay traveler"]
    assert found(camp, onto(camp, (0, 0))).dear == [GONE_FOR_GOOD]
    item = expedition("giant-machete", route=TILE_K, pawns=(1, 2))
    assert found(item, onto(item, (0, 2))).dear == [ITEM_USED]
    kept = expedition("giant-machete", route=TILE_K, pawns=(1, 2), tokens="keep-item")
    assert found(kept, onto(kept, (0, 2))).dear == []
    assert found(expedition("treasure-chest", pawns=(0, 0)), "buy trailblazer").dear == [ITEM_USED]


def test_a_purchase_is_paid_whole_and_the_cheapest_way_without_tokens() -> None:
    state = expedition("traveler, photographer, explorer, millionaire", pawns=(0, 0))
    assert way(state, "buy scout") == ["buy scout", "pay traveler"]
    assert sorted(way(state, "buy trailblazer")) == ["buy trailblazer", "pay photographer", "pay traveler"]
    state = expedition("explorer", pawns=(0, 0), tokens="coin-2")
    assert "buy scout" in offered(state)
    assert not way(state, "buy scout")


def test_a_walk_goes_on_or_is_stopped_before_another_card() -> None:
    state = expedition("explorer, trailblazer, traveler", route=TILE_K, pawns=(2, 1))
    play(state, "play trailblazer", *steps(state, (1, 2)))
    assert way(state, onto(state, (0, 1))) == steps(state, (0, 2), (0, 1))
    assert way(state, "buy scout") == ["stop", "buy scout", "pay traveler"]


def test_no_walk_is_stopped_beside_a_cave_for_something_else() -> None:
    state = expedition("scout, traveler", route=TILE_J, pawns=(1, 0), caves=[4])
    assert found(state, onto(state, (0, 1))).end == OPEN
    play(state, "play scout", *steps(state, (0, 1)))
    assert not way(state, "buy scout")
    explorer = expedition("explorer", route=TILE_J, pawns=(1, 0), caves=[4])
    assert found(explorer, onto(explorer, (0, 1))).end == LUCK


def test_the_turn_ends_with_all_cards_kept() -> None:
    state = expedition("explorer, sailor", pawns=(0, 0), draws="scout x4")
    assert way(state, END_TURN) == ["done", "done"]
    assert found(state, END_TURN).end == LUCK


def test_no_way_draws_takes_removes_or_uses_a_token() -> None:
    hand = "transmitter, cartographer, compass, scientist, travel-log, native"
    state = expedition(hand, pawns=(0, 0), draws="scout x4", tokens="coin-2, native, remove")
    known = ways(EL_DORADO, state, 0).values()
    lines = {EL_DORADO.actions.write(action) for one in known for action in one.actions}
    assert [line for line in lines if line.startswith("play")] == ["play native"]
    assert not [line for line in lines if line.split()[0] in ("use", "spend", "take", "remove", "exchange")]
