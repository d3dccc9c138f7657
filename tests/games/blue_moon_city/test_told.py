"""What is told at the table, and to whom; "(Ana)" hears alone, "(but Ana)" are the others."""

from __future__ import annotations

from ludoteca.games.blue_moon_city.rules.table import City
from tests.games.ears import heard

from .examples import GAME, table


def told(city: City, *lines: str) -> list[str]:
    """The sentences that these lines give."""
    return heard(GAME, city, *lines)


def test_4_1_movement_and_its_powers() -> None:
    city = table(hands=[["vulca-1", "flit-1", "flit-2", "vulca-2"]])
    lines = ("power vulca-1", "target mill", "power flit-2", "step royal-palace", "power flit-1", "target mill")
    assert told(city, *lines) == [
        "Ana plays the power of: Vulca 1",
        "Ana brings the red dragon to: Mill",
        "Ana plays the power of: Flit 2",
        "Ana walks to: Royal Palace",
        "Ana plays the power of: Flit 1",
        "Ana flies to: Mill",
    ]


def test_6_7_1_dragons_pay_and_a_building_is_rebuilt() -> None:
    dragons = {"red": "aqueduct", "blue": "aqueduct"}
    hands = [["aqua-3", "hoax-1"]]
    city = table(figures=["aqueduct"], hands=hands, dragons=dragons, moment="contribution", deck=["aqua-1"])
    assert told(city, "contribute 1", "face aqua-3") == [
        "Ana contributes to: Aqueduct (blue 3)",
        "Ana pays: Aqua 3",
        "Ana covers the 3 of: Aqueduct",
        "Ana gains 2 scales from dragons",
        "Rebuilt: Aqueduct",
        "Ana has the majority: Aqueduct",
        "Ana wins 1 crystal: Aqueduct",
        "Ana wins 1 scale: Aqueduct",
    ]


def test_4_5_the_palace_in_one_colour() -> None:
    city = table(figures=["royal-palace"], hands=[["terrah-3", "vulca-1"]], moment="contribution")
    assert told(city, "contribute 4", "colour terrah", "face terrah-3") == [
        "Ana contributes to: Royal Palace (any colour 3)",
        "Ana pays in red",
        "Ana pays: Terrah 3",
        "Ana covers the 3 of: Royal Palace",
    ]


def test_6_5_cards_won_are_set_aside_unseen_and_others_draw_at_once() -> None:
    hands = [["terrah-3", "flit-3"], ["flit-3"]]
    city = table(figures=["mill"], markers={"mill": [1, 0, None]}, hands=hands, moment="contribution", deck=[])
    assert told(city, "contribute 3", "face terrah-3")[3:] == [
        "Rebuilt: Mill",
        "Ana has the majority: Mill",
        "Ana wins 1 crystal: Mill",
        "Ana wins 2 cards: Mill",
        "Bo wins 1 crystal: Mill",
        "The discard pile becomes the new deck",
        "No card is left: Ana misses 1 card",
        "Ana sets 1 card aside, unseen",
    ]
    city = table(figures=["mill"], markers={"mill": [1, 1, None]}, hands=hands, moment="contribution", deck=["aqua-1"])
    assert told(city, "contribute 3", "face terrah-3")[4:] == [
        "Bo has the majority: Mill",
        "Ana wins 1 crystal: Mill",
        "Bo wins 1 crystal: Mill",
        "Bo wins 2 cards: Mill",
        "(Bo) Bo draws: Aqua 1",
        "The discard pile becomes the new deck",
        "(Bo) Bo draws: Terrah 3",
        "(but Bo) Bo draws 2 cards",
    ]


def test_7_2_the_scales_are_scored_before_the_building() -> None:
    hands = [["terrah-3", "flit-3"], ["flit-3"]]
    markers = {"mill": [0, 0, None]}
    city = table(figures=["mill"], markers=markers, hands=hands, moment="contribution", scales=[4, 3])
    assert told(city, "contribute 3", "face terrah-3")[3:7] == [
        "The golden scales are scored",
        "Ana gets 6 crystals for 4 scales",
        "Bo gets 3 crystals for 3 scales",
        "Rebuilt: Mill",
    ]


def test_4_3_the_reset_draws_as_far_as_the_cards_last() -> None:
    hands = [["vulca-1", "vulca-2"], ["flit-3"]]
    city = table(hands=hands, moment="reset", deck=["aqua-1"])
    assert told(city, "discard vulca-1", "draw") == [
        "Ana discards: Vulca 1",
        "(Ana) Ana draws: Aqua 1",
        "The discard pile becomes the new deck",
        "(Ana) Ana draws: Vulca 1",
        "No card is left: Ana misses 1 card",
        "(but Ana) Ana draws 2 cards",
        "Round 1: Bo's turn",
    ]
    assert told(table(hands=hands, moment="reset", deck=[]), "draw") == [
        "No card is left: Ana misses 2 cards",
        "Round 1: Bo's turn",
    ]


def test_4_4_what_was_set_aside_joins_the_hand() -> None:
    city = table(hands=[["vulca-1"], ["flit-3"]], moment="reset", deck=[], aside=["hoax-1", "aqua-1"])
    assert told(city, "draw") == [
        "No card is left: Ana misses 2 cards",
        "(Ana) Ana takes up, from the cards set aside: Aqua 1",
        "(Ana) Ana takes up, from the cards set aside: Hoax 1",
        "(but Ana) Ana takes up 2 cards set aside",
        "Round 1: Bo's turn",
        "Ana saw",
    ]


def test_8_offerings() -> None:
    city = table(crystals=[30], hands=[["pillar-1", "flit-3"], ["flit-3"]], moment="contribution")
    assert told(city, "offer", "pillar pillar-1", "end-contribution") == [
        "Ana makes offering number 1 for 7 crystals",
        "Ana plays the power of: Pillar 1",
        "Ana makes offering number 2 for 8 crystals",
    ]


def test_10_special_buildings() -> None:
    city = table(figures=["main-hall"], expansion=True, hands=[["vulca-1"]], moment="special")
    assert told(city, "special", "target hospital") == ["Ana uses the action of: Main Hall", "Ana goes to: Hospital"]
    city = table(figures=["hospital"], expansion=True, hands=[["vulca-1"]], moment="special", deck=["aqua-1"])
    assert told(city, "special") == [
        "Ana uses the action of: Hospital",
        "(Ana) Ana draws: Aqua 1",
        "No card is left: Ana misses 1 card",
        "(but Ana) Ana draws 1 card",
    ]
