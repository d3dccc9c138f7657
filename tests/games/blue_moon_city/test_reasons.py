"""Every wrong action is refused for the right reason; "step *" are the steps, "*" all actions not named beside it."""

from __future__ import annotations

from typing import Any

from ludoteca.games.blue_moon_city.rules.table import City
from tests.games.reasons import refusals

from .examples import GAME, play, table

NOT_HERE = {f"step {name}": "not-in-city" for name in ("golden-shrine", "hospital", "main-hall", "theatre")}
RESET_LATER = {"discard *": "reset-later", "draw *": "reset-later"}
NO_OFFERING = {"offer *": "not-on-courtyard", "pillar *": "not-on-courtyard"}
SPECIAL_LATER = {"special *": "special-later", "skip-special *": "special-later"}
MOVED = {f"{verb} *": "movement-over" for verb in ("step", "power", "target", "end-movement")}


def refused(city: City, *lines: str) -> dict[str, str]:
    """What is refused after these lines."""
    return refusals(GAME, play(city, *lines))


# -- §4.1 --------------------------------------------------------------------------------------------------------------


def test_4_1_walking_and_powers() -> None:
    hand = ["vulca-1", "vulca-2", "vulca-3", "flit-1", "khind-1", "pillar-1", "pillar-3", "hoax-2"]
    assert refused(table(hands=[hand])) == {
        "*": "movement-first",
        "step *": "not-beside",
        "step courtyard": "here-already",
        **NOT_HERE,
        "power *": "not-held",
        "power vulca-2": "dragon-outside",
        "power vulca-3": "no-power",
        "power khind-1": "power-when-paying",
        "power hoax-2": "power-when-paying",
        "power pillar-1": "power-after-offering",
        "power pillar-3": "no-power",
        "target *": "power-first",
        **SPECIAL_LATER,
        **RESET_LATER,
    }


def test_4_1_no_steps_are_left() -> None:
    found = refused(table(hands=[["vulca-1"]], steps=0))
    assert (found["step *"], found["step courtyard"], found["step hospital"]) == (
        "no-steps",
        "here-already",
        "not-in-city",
    )


def test_5_2_a_dragon_goes_to_another_tile_of_the_city() -> None:
    city = table(hands=[["vulca-1", "flit-1"]], dragons={"red": "mill"})
    assert refused(city, "power vulca-1") == {
        "*": "target-first",
        "target *": "not-in-city",
        "target mill": "target-here",
    }


def test_5_2_with_a_two_it_goes_three_steps() -> None:
    city = table(hands=[["vulca-2", "flit-1"]], dragons={"red": "mill"})
    assert refused(city, "power vulca-2") == {
        "*": "target-first",
        "target *": "too-far",
        "target mill": "target-here",
        **{line.replace("step", "target"): reason for line, reason in NOT_HERE.items()},
    }


def test_5_3_flit_flies_to_another_tile() -> None:
    assert refused(table(hands=[["vulca-2", "flit-1"]]), "power flit-1") == {
        "*": "target-first",
        "target *": "not-in-city",
        "target courtyard": "target-here",
    }


# -- §4.2, §5 ----------------------------------------------------------------------------------------------------------


def test_4_2_a_space_is_chosen_before_anything_is_paid() -> None:
    markers = {"mill": [1, None, None]}
    assert refused(table(figures=["mill"], hands=[["terrah-1"]], markers=markers, moment="contribution")) == {
        "*": "space-first",
        "contribute *": "no-such-space",
        "contribute 1": "space-taken",
        "contribute 2": "cannot-pay",
        "contribute 3": "cannot-pay",
        "offer *": "not-on-courtyard",
        "pillar *": "not-on-courtyard",
        **MOVED,
        **SPECIAL_LATER,
        **RESET_LATER,
    }


def test_4_5_the_palace_asks_for_a_colour_first() -> None:
    city = table(figures=["royal-palace"], hands=[["terrah-3", "vulca-1"]], moment="contribution")
    assert refused(city, "contribute 4") == {"*": "colour-first", "colour *": "cannot-pay"}


def test_5_1_a_payment_goes_on_to_its_end() -> None:
    hand = ["terrah-1", "terrah-1", "terrah-2", "mimix-1", "mimix-3", "hoax-1", "hoax-3"]
    assert refused(table(figures=["mill"], hands=[hand], moment="contribution"), "contribute 1") == {
        "*": "pay-first",
        "face *": "other-colour",
        "face terrah-3": "not-held",
        "khind *": "not-held",
        "pair *": "no-pair-of-threes",
        "pair mimix-1": "no-partner",
        "pair mimix-2": "not-held",
        "partner *": "pair-first",
        "hoax *": "no-power",
        "hoax hoax-2": "not-held",
        "recolour *": "hoax-first",
    }


def test_5_5_a_pair_needs_its_second_mimix() -> None:
    hand = ["vulca-1", "vulca-2", "mimix-1", "mimix-2", "mimix-3"]
    city = table(figures=["fire-temple"], hands=[hand], moment="contribution")
    assert refused(city, "contribute 3", "pair mimix-1") == {
        "*": "partner-first",
        "partner *": "no-pair-of-threes",
        "partner mimix-1": "not-held",
    }


def test_5_6_a_hoax_needs_a_card_to_recolour() -> None:
    hand = ["terrah-1", "vulca-1", "vulca-2", "hoax-1", "hoax-2", "khind-1", "aqua-1"]
    city = table(figures=["mill"], hands=[hand], moment="contribution")
    assert refused(city, "contribute 1", "hoax hoax-2") == {
        "*": "recolour-first",
        "recolour *": "not-held",
        "recolour khind-1": "recolour-khind",
        "recolour terrah-1": "own-colour",
        "recolour terrah-2": "own-colour",
        "recolour terrah-3": "own-colour",
    }


# -- §8, §10 -----------------------------------------------------------------------------------------------------------


def test_8_1_an_offering_needs_crystals() -> None:
    assert refused(table(crystals=[6], hands=[["pillar-1"]], moment="contribution")) == {
        "*": "no-building",
        "offer *": "too-few-crystals",
        "pillar *": "offering-first",
        **MOVED,
        **SPECIAL_LATER,
        **RESET_LATER,
    }


def test_8_2_a_further_offering_needs_a_pillar() -> None:
    hand = ["pillar-2", "pillar-3"]
    assert refused(table(crystals=[16], obelisk=[1], hands=[hand], moment="contribution"), "offer") == {
        "*": "no-building",
        "offer *": "one-offering",
        "pillar *": "no-power",
        "pillar pillar-1": "not-held",
        "pillar pillar-2": "too-few-for-pillar",
        **MOVED,
        **SPECIAL_LATER,
        **RESET_LATER,
    }


def test_10_the_special_buildings() -> None:
    over = {"*": "contribution-over", **NO_OFFERING, **MOVED, **RESET_LATER}
    city = table(figures=["main-hall"], expansion=True, hands=[["vulca-1"]], moment="special")
    assert refused(city) == {**over, "target *": "hall-first"}
    assert refused(city, "special") == {"*": "target-first", "target *": "target-here"}


def test_10_1_nothing_is_done_where_the_main_hall_brings_you() -> None:
    city = table(figures=["main-hall"], expansion=True, hands=[["vulca-1"]], crystals=[9], moment="special")
    brought = refused(city, "special", "target courtyard")
    assert {line: brought[line] for line in ("*", "step *", "discard *")} == {
        "*": "brought-here",
        "step *": "movement-over",
        "discard *": "not-held",
    }
    assert "offer *" not in brought
    assert "special *" not in brought
    play(city, "draw")
    assert not city.brought


def test_10_3_the_offering_of_the_golden_shrine_is_its_action() -> None:
    shrine: dict[str, Any] = {"figures": ["golden-shrine"], "expansion": True, "hands": [["vulca-1", "pillar-1"]]}
    poor = {
        "*": "contribution-over",
        "offer *": "shrine-action",
        "pillar *": "shrine-no-pillar",
        **MOVED,
        **RESET_LATER,
    }
    assert refused(table(**shrine, moment="special")) == {**poor, "special *": "too-few-crystals"}
    early = refused(table(**shrine, moment="contribution"))
    assert (early["offer *"], early["pillar *"]) == ("shrine-later", "shrine-no-pillar")
    spread = {"mill": [0, 0, 0], "library": [0, 0, 0]}
    late = refused(table(**shrine, markers=spread, obelisk=[0, 0, 0, 0], moment="special"))
    assert late["*"] == "no-marker"
    assert "special *" not in late


# -- §4.3 --------------------------------------------------------------------------------------------------------------


def test_4_3_in_the_reset_everything_else_is_over() -> None:
    over = {"discard *": "not-held", "special *": "no-special", "skip-special *": "no-special", **MOVED}
    hands = [["vulca-1"]]
    city = table(hands=hands, moment="reset")
    ended = {f"{verb} *": "contribution-over" for verb in ("offer", "pillar", "end-contribution")}
    assert refused(city) == {"*": "no-building", **ended, **over}
    city = table(hands=hands, moment="reset", figures=["mill"])
    assert refused(city) == {"*": "contribution-over", **NO_OFFERING, **over}
    city = table(hands=hands, moment="reset", figures=["mill"], rebuilt=["all"], crystals=[0, 20])
    assert refused(city) == {"*": "rebuilt", "end-contribution *": "contribution-over", **NO_OFFERING, **over}
    city = table(hands=hands, moment="reset", expansion=True, figures=["hospital"])
    special = {"special *": "special-over", "skip-special *": "special-over"}
    assert refused(city) == {"*": "contribution-over", **NO_OFFERING, **over, **special}
