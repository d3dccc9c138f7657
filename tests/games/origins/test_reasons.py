"""Every wrong action is refused for the right reason; "send *" are the workers, "*" all actions not named beside it."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.rules.table import Realm
from tests.games.reasons import refusals

from .examples import BLOCK, play, realm, top_up

ELSEWHERE = {
    "*": "not-now",
    "visit *": "worker-first",
    "move *": "needs-military",
    "attack *": "needs-military",
    "advance *": "needs-temple",
    "take *": "needs-citizen",
    "take-speaker *": "needs-speaker",
    "buy *": "needs-buy",
    "buy-reserved *": "needs-buy",
    "match *": "needs-district",
    "activate *": "needs-closing",
}
NOBODY = {"send *": "no-such-freeman", **{f"send speaker-{value}": "no-speaker-of-yours" for value in (2, 3, 4, 5)}}


def refused(state: Realm, *lines: str) -> dict[str, str]:
    """What is refused after these lines, for another reason than that it belongs to another moment."""
    play(state, *lines)
    found = refusals(ORIGINS, state)
    assert all(line in found for line in ELSEWHERE if line in ("*", "buy *", "take-speaker *", "match *"))
    return {line: reason for line, reason in found.items() if ELSEWHERE.get(line) != reason}


def closing(tile: str, colour: str, *freemen: str, **things: Any) -> Realm:
    """A player who uses this tile while closing a district with a die of its colour."""
    city = {"1,0": tile, "1,1": "farm:granary", **things.pop("city", {})}
    state = realm(2, {"city": city, "freemen": [f"{colour}-1", *freemen], "bases": 6}, **things)
    play(state, "close 0,0", f"seat {colour}-1", "activate 1,0")
    return state


# -- §4 a turn ---------------------------------------------------------------------------------------------------------


def test_3_a_starting_die_comes_from_the_pool() -> None:
    assert refused(ORIGINS.new(2, Chance(3))) == {"draft *": "not-in-pool"}


def test_4_workers_districts_towers_and_bases() -> None:
    player = {"freemen": ["red-2", "blue-3@1"], "city": BLOCK, "archon": 1, "speakers": [3]}
    state = realm(2, player, values=[6, 6, 6, 6, 6], discs={"red": 1, "blue": 0})
    assert refused(state) == {
        **NOBODY,
        "send red-2": "no-site-in-reach",
        "send blue-3": "used-freeman",
        "send speaker-3": "no-site-in-reach",
        "send archon": "archon-away",
        "close *": "no-district",
        "tower *": "no-disc",
        "tower red": "no-gold-for-tower",
        "grow *": "no-food-to-grow",
    }


def test_6_a_district_needs_an_unused_freeman_and_is_closed_once() -> None:
    found = refused(realm(2, {"freemen": ["blue-3@1"], "city": BLOCK}))
    assert (found["close *"], found["close 0,0"]) == ("no-district", "no-unused-freeman")
    found = refused(realm(2, {"freemen": ["red-2"], "bases": 6, "city": BLOCK, "seats": {"0,0": "red-4"}, "food": 20}))
    assert (found["close *"], found["close 0,0"], found["grow *"]) == ("no-district", "closed-already", "no-base-left")


# -- §5 a visit --------------------------------------------------------------------------------------------------------


def test_5_a_site_may_be_too_dear() -> None:
    state = realm(2, {"freemen": ["red-2"], "wisdom": 1}, values=[3, 6, 2, 4, 1])
    assert refused(state, "send red-2") == {"visit *": "no-wisdom-for-site"}


def test_5_the_menu_of_a_site() -> None:
    things: dict[str, Any] = {"freemen": ["red-4"], "stone": 9, "food": 9, "wisdom": 9, "gold": 9}
    state = realm(2, things)
    assert refused(state, "send red-4", "visit 1") == {"bonus-gold *": "no-pisces", "finish *": "main-action-first"}
    assert refused(state, "upper") == {
        "upper *": "done-already",
        "lower *": "one-main-action",
        "bonus-gold *": "no-pisces",
    }
    assert refused(realm(2, things), "send red-4", "visit 2") == {
        "lower *": "no-tile",
        "bonus *": "other-worker-colour",
        "bonus-gold *": "other-worker-colour",
        "finish *": "main-action-first",
    }
    assert refused(realm(2, {"freemen": ["red-4"]}), "send red-4", "visit 1")["bonus *"] == "bonus-impossible"


def test_5_military_and_training_do_at_least_one_thing() -> None:
    assert refused(realm(2, {"freemen": ["red-4"]}), "send red-4", "visit 1", "lower") == {"done *": "do-one"}
    state = realm(2, {"freemen": ["red-4", "blue-6"], "food": 9, "bases": 6})
    assert refused(state, "send red-4", "visit 5", "lower") == {
        "train *": "no-such-freeman",
        "train red-4": "used-freeman",
        "done *": "do-one",
    }


def test_5_a_citizen_comes_from_the_offer() -> None:
    offer = ["red-1", "blue-2", "purple-3"]
    state = realm(2, {"freemen": ["red-4"], "wisdom": 1}, offer=offer, supply=top_up("red"))
    assert refused(state, "send red-4", "visit 4", "lower") == {"take *": "not-offered", "take purple-3": "no-wisdom"}


def test_5_1_nobody_comes_from_an_empty_offer_or_without_a_free_base() -> None:
    empty = realm(2, {"freemen": ["red-4"]}, offer=[], supply={})
    assert refused(empty, "send red-4", "visit 4")["lower *"] == "no-wisdom"
    full = realm(2, {"freemen": ["red-4", "red-2"], "bases": 2}, offer=["red-1"], supply=top_up("red"))
    assert refused(full, "send red-4", "visit 4")["lower *"] == "no-free-base"


# -- §5 buildings ------------------------------------------------------------------------------------------------------


def test_5_a_tile_comes_from_the_market_or_the_reserve() -> None:
    player = {"freemen": ["red-2"], "stone": 9, "wisdom": 9, "city": {"1,0": "farm:quarry"}, "reserve": ["forum"]}
    state = realm(2, player, market=["mint", "castle"])
    assert refused(state, "send red-2", "visit 2", "lower") == {
        "buy *": "not-in-market",
        "buy-reserved *": "not-reserved",
    }
    assert refused(state, "buy mint") == {"over-farm *": "no-virgo"}
    assert refused(state, "build") == {
        "place *": "not-adjacent",
        "place 0,0": "cell-taken",
        "place 0,1": "cell-taken",
        "place 1,0": "cell-taken",
    }


def test_5_whoever_cannot_pay_gets_a_farm() -> None:
    state = realm(2, {"freemen": ["red-2"]}, market=["mint"])
    found = refused(state, "send red-2", "visit 2", "lower", "buy mint")
    assert found == {"build *": "cannot-pay-tile", "over-farm *": "no-virgo"}


def test_12_virgo_builds_over_a_farm() -> None:
    player: dict[str, Any] = {"freemen": ["red-2"], "stone": 9, "wisdom": 9, "zodiac": ["virgo"]}
    lines = ("send red-2", "visit 2", "lower", "buy mint")
    things: dict[str, Any] = {"zodiac": ["virgo", "leo", "aries"], "market": ["mint"]}
    assert refused(realm(2, player, **things), *lines) == {"over-farm *": "no-farm"}
    state = realm(2, {**player, "city": {"1,0": "farm:quarry"}}, **things)
    assert refused(state, *lines) == {}
    assert refused(state, "over-farm") == {"place *": "only-on-a-farm"}


# -- §6 districts, §7 passing, §11 abilities ---------------------------------------------------------------------------


def test_6_closing_a_district_step_by_step() -> None:
    player = {"freemen": ["purple-3", "red-4@1"], "city": {"1,0": "outpost", "1,1": "granary"}}
    state = realm(2, player)
    assert refused(state, "close 0,0") == {"seat *": "no-such-freeman", "seat red-4": "used-freeman"}
    assert refused(state, "seat purple-3") == {
        "activate *": "other-district",
        "activate 0,0": "other-colour",
        "activate 1,0": "other-colour",
        "activate 1,1": "other-colour",
    }


def test_11_abilities_that_ask() -> None:
    assert refused(closing("veterans-camp", "red", "red-5", "red-6@1", "blue-6")) == {
        "honour *": "only-red",
        **{f"honour red-{value}": "no-such-freeman" for value in (1, 2, 3, 4)},
        "honour red-6": "used-freeman",
    }
    found = refused(closing("construction-site", "orange", market=["mint", "castle"]))
    assert found == {"reserve *": "not-in-market"}


def test_11_the_courthouse_recolours() -> None:
    state = closing("courthouse", "orange", "blue-2", "orange-3@1", supply=top_up("red"))
    assert refused(state) == {"recolour *": "no-such-freeman", "recolour orange-3": "used-freeman"}
    assert refused(state, "recolour blue-2") == {"into *": "no-supply-die", "into blue": "same-colour"}


def test_7_the_next_six_comes_home() -> None:
    state = realm(2, {"freemen": ["red-6@1", "blue-6@2"], "bases": 2, "archon": 1}, {"passed": True})
    assert refused(state, "pass") == {"return *": "no-such-six"}
