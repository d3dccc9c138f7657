"""Every wrong action is refused for the right reason; "buy *" are the cards, "*" all actions not named beside it."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.rules.table import Expedition
from tests.games.reasons import refusals

from .examples import expedition, play

TILE_J = "j:0:0,0"
TILE_K = "k:0:0,0"
NOT_SOLD = {f"buy {card}": "not-sold" for card in ("explorer", "sailor", "traveler")}
MARKET = ("jack-of-all-trades", "photographer", "scout", "trailblazer", "transmitter", "treasure-chest")
FAR = ("not-adjacent", "mountain")


def refused(state: Expedition, *lines: str) -> dict[str, str]:
    """What is refused after these lines; of spaces that are far away or mountains only how many there are."""
    play(state, *lines)
    found = refusals(EL_DORADO, state)
    counts = Counter(reason for line, reason in found.items() if line.startswith("step ") and reason in FAR)
    near = {line: reason for line, reason in found.items() if reason not in FAR}
    return near | {reason: str(count) for reason, count in counts.items()}


def test_5_1_what_the_first_phase_offers() -> None:
    hand = "explorer, traveler, native, transmitter, cartographer"
    tokens = "machete-1, keep-item, change-symbol, remove"
    state = expedition(hand, route=TILE_K, pawns=[[(2, 1)], [(2, 0)]], tokens=tokens)
    assert refused(state) == {
        "*": "not-now",
        "step *": "not-on-route",
        "step k-21": "occupied",
        "step k-22": "needs-a-card",
        "step k-27": "needs-a-card",
        "step k-33": "needs-a-card",
        "not-adjacent": "33",
        "overcome *": "no-such-blockade",
        "play *": "not-held",
        "play traveler": "no-step",
        "use *": "no-such-token",
        "use keep-item": "keep-item-later",
        "buy *": "reserve-closed",
        **NOT_SOLD,
        "buy transmitter": "too-expensive",
    }


def test_6_9_7_1_start_spaces_pawns_and_blockades() -> None:
    state = expedition("explorer", pawns=[[(3, -2)], [(3, -3)]], blockades=[1, 4])
    found = refused(state)
    assert {line: reason for line, reason in found.items() if line.startswith(("step", "overcome"))} == {
        "step *": "not-on-route",
        "step b-5": "needs-a-card",
        "step b-11": "needs-a-card",
        "step b-16": "occupied",
        "step b-17": "needs-a-card",
        **{f"step b-{number}": "start-space" for number in (34, 35, 36, 37)},
        "step c-1": "behind-blockade",
        "step c-5": "behind-blockade",
        "overcome *": "no-such-blockade",
        "overcome 1": "needs-a-card",
        "overcome 4": "not-beside-blockade",
    }
    assert (found["mountain"], found["not-adjacent"]) == ("8", "170")
    expensive = {f"buy {card}": "too-expensive" for card in MARKET}
    prices = {line: reason for line, reason in found.items() if line.startswith("buy")}
    assert prices == {"buy *": "reserve-closed", **NOT_SOLD, **expensive}


def test_5_4_after_buying() -> None:
    found = refused(expedition("traveler", pawns=[[(3, -2)]], bought=True, tokens="change-symbol"))
    assert (found["buy *"], found["play *"], found["play traveler"]) == ("bought-already", "not-held", "after-buying")
    assert (found["use *"], found["use change-symbol"]) == ("no-such-token", "after-buying")
    assert not any(line.startswith("buy ") for line in found if line != "buy *")


def test_6_7_rubble_and_camps_take_cards() -> None:
    rubble = refused(expedition(route=TILE_J, pawns=(1, 0), tokens="draw"))
    assert {rubble[f"step j-{number}"] for number in (14, 19, 21, 27)} == {"too-few-cards"}
    assert refused(expedition("explorer x3", route=TILE_J, pawns=(1, 0), bought=True))["step j-27"] == "after-buying"
    assert refused(expedition("scout", pawns=(3, -1), blockades=[6]))["overcome 6"] == "too-few-cards"
    assert refused(expedition("scout x2", pawns=(3, -1), blockades=[6], bought=True))["overcome 6"] == "after-buying"


def test_11_tokens_need_something_to_do() -> None:
    tokens = "paddle-1, remove, replace, native, change-symbol"
    found = refused(expedition(route=TILE_K, pawns=(2, 1), tokens=tokens))
    assert {line: reason for line, reason in found.items() if line.startswith("use")} == {
        "use *": "no-such-token",
        "use paddle-1": "no-step",
        "use remove": "no-hand",
        "use replace": "no-hand",
        "use change-symbol": "nothing-to-change",
    }


def test_9_7_a_native_has_no_target_where_no_pawn_is_on_the_route() -> None:
    found = refused(expedition("native, explorer", pawns=(0, 0), seats=2, tokens="native"))
    assert {line for line in found if line.endswith(" native")} == set()
    found = refused(expedition("native, explorer", pawns=[["gate"]], tokens="native, machete-1"))
    assert (found["play native"], found["use native"]) == ("no-target", "no-target")
    assert (found["play explorer"], found["use machete-1"]) == ("no-step", "no-step")


def test_6_2_walking_with_a_card() -> None:
    state = expedition("scout", route=TILE_K, pawns=(2, 1))
    assert refused(state, "play scout") == {
        "*": "stop-first",
        "step *": "not-on-route",
        "not-adjacent": "33",
        "overcome *": "no-such-blockade",
        "stop *": "move-first",
    }
    state = expedition("pioneer", route=TILE_J, pawns=(1, 0))
    found = refused(state, "play pioneer")
    assert {found[f"step j-{number}"] for number in (14, 19, 21, 27)} == {"stop-to-pay"}


def test_9_7_a_native_goes_to_any_open_space() -> None:
    found = refused(expedition("native", route=TILE_J, pawns=(0, 1)), "play native")
    assert found.pop("not-adjacent", "") != ""
    assert {line: reason for line, reason in found.items() if line not in FAR} == {
        "*": "stop-first",
        "step *": "not-on-route",
        "overcome *": "no-such-blockade",
    }


def test_12_1_only_a_pawn_with_a_step_can_be_chosen() -> None:
    state = expedition("sailor", seats=2, route=TILE_J, pawns=[[(0, 1), (3, -3)]])
    assert refused(state, "play sailor") == {"*": "not-now", "pawn *": "no-step"}
    state = expedition("sailor", seats=2, route=TILE_J, pawns=[[(3, -3), (0, 1)]])
    assert refused(state, "play sailor") == {"*": "not-now", "pawn *": "no-step"}


def test_8_3_paying_for_a_card() -> None:
    state = expedition("journalist, explorer, sailor", pawns=(0, 0), tokens="coin-1, machete-1")
    assert refused(state, "buy scout") == {
        "*": "pay-first",
        "pay *": "not-held",
        "spend *": "coins-only",
        "spend coin-2": "no-such-token",
        "exchange *": "no-such-token",
    }


def test_9_2_the_transmitter_takes_what_is_left() -> None:
    state = expedition("transmitter", pawns=(0, 0), stock={"scout": 0})
    assert refused(state, "play transmitter") == {"*": "not-now", "take *": "not-sold", "take scout": "sold-out"}


def test_9_2_the_transmitter_cannot_be_played_when_nothing_is_left() -> None:
    state = expedition("transmitter", pawns=(0, 0))
    state.stock = [0] * len(state.stock)
    state.ask_anew()
    assert EL_DORADO.explain(state, 0, EL_DORADO.actions.read("play transmitter")) == "no-card-left"


def test_9_5_11_8_removing_cards_in_hand() -> None:
    state = expedition("scientist, explorer", pawns=(0, 0))
    assert refused(state, "play scientist") == {"*": "not-now", "remove *": "not-held"}
    state = expedition("explorer, traveler", pawns=(0, 0), tokens="remove")
    assert refused(state, "use remove") == {"*": "not-now", "remove *": "not-held", "done *": "remove-one"}


def test_11_9_replacing_at_least_one_card() -> None:
    state = expedition("explorer x3, traveler x2", pawns=(0, 0), tokens="replace", draws="scout x5")
    assert refused(state, "use replace") == {"*": "not-now", "replace *": "not-held", "done *": "at-least-one"}


def test_11_13_changing_a_symbol() -> None:
    state = expedition("captain, adventurer, native", route=TILE_K, pawns=(2, 1), tokens="change-symbol")
    assert refused(state, "use change-symbol") == {
        "*": "not-now",
        "change *": "not-held",
        "change adventurer": "one-symbol-only",
        "change native": "one-symbol-only",
    }
    assert refused(state, "change captain") == {"*": "not-now", "as *": "another-symbol", "as coin": "no-step"}


def test_5_5_discarding_is_for_cards_in_hand() -> None:
    assert refused(expedition("explorer, traveler", pawns=(0, 0)), "done") == {
        "*": "phase-over",
        "discard *": "not-held",
        "save *": "not-now",
        "lose *": "not-now",
        "stop *": "not-now",
    }
