"""What nobody knows: the order of the face-down tiles; and what everybody knows of it."""

from __future__ import annotations

from ludoteca.core.chance import Chance, ScriptedChance
from ludoteca.core.story import SPECTATOR
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.rules.market import draw_tile
from ludoteca.games.origins.rules.table import NOTHING, Realm

from .examples import play, realm, tiles

OVER_FARM = ["send archon", "visit 2", "lower", "buy castle", "over-farm", "place 1,0", "skip"]


def virgo(stack: list[str]) -> Realm:
    """A holder of Virgo has put a Castle onto a Quarry that was a Farm."""
    city = {"1,0": "farm:quarry"}
    state = realm(
        2,
        {"city": city, "zodiac": ["virgo"]},
        market=["castle"],
        zodiac=["virgo", "leo", "aries"],
        stacks={"yellow": stack},
    )
    play(state, *OVER_FARM)
    return state


def test_a_tile_returned_by_virgo_is_known_to_lie_at_the_bottom() -> None:
    state = virgo(["mint", "mint", "harbor", "market"])
    for viewer in (0, 1, SPECTATOR):
        stack = ORIGINS.view(state, viewer)["stacks"][4]
        assert tiles(stack["under"]) == ["quarry"]
        assert stack["count"] == 4


def test_in_every_imagined_world_it_comes_last() -> None:
    state = virgo(["mint", "mint", "harbor", "market"])
    orders = set()
    for seed in range(30):
        imagined = ORIGINS.imagine(state, 1, Chance(seed))
        order = [imagined.tops[4]]
        while order[-1] != NOTHING:
            order.append(draw_tile(imagined, 4))
        order.pop()
        assert tiles(order)[0] == "mint"
        assert tiles(order)[-1] == "quarry"
        orders.add(tuple(order))
    assert len(orders) > 2  # the tiles between come in any order


def test_turning_up_a_tile_that_everybody_knows_takes_no_luck() -> None:
    state = virgo(["mint"])
    state.chance = ScriptedChance([])  # luck may not be asked
    assert tiles([draw_tile(state, 4)]) == ["quarry"]


def test_a_farm_is_remembered_for_virgo_and_seen_by_all() -> None:
    state = realm(2, {"city": {"1,0": "farm:quarry"}})
    assert ORIGINS.view(state, 1)["players"][0]["city"][2][2:] == ORIGINS.view(state, 0)["players"][0]["city"][2][2:]


def test_what_lies_face_down_is_counted_by_everybody() -> None:
    state = ORIGINS.new(2, Chance(1))
    for stack in ORIGINS.view(state, SPECTATOR)["stacks"]:
        assert stack["count"] == sum(copies for _, copies in stack["unseen"]) == 13
