"""§12 The twelve zodiac cards."""

from __future__ import annotations

import pytest

from ludoteca.games.origins.data import MARKET_WISDOM
from ludoteca.games.origins.rules.market import TAURUS_WISDOM

from .examples import BLOCK, colours, dice, offered, people, play, realm, stock, tiles, tower, why_not

ALONE = {"passed": True}


def cards(first: str) -> list[str]:
    """Three cards in the game, this one in the Forest."""
    others = [name for name in ("aries", "taurus", "gemini") if name != first]
    return [first, *others[:2]]


@pytest.mark.parametrize(("space", "gain"), [(0, 0), (4, 0), (5, 1), (6, 2), (13, 0)])
def test_t29_gemini_pays_for_the_coming_retreat(space: int, gain: int) -> None:
    state = realm(2, {"military": space, "zodiac": ["gemini"]}, ALONE, zodiac=cards("gemini"))
    play(state, "pass", *["gain food"] * gain)
    assert state.round == 2
    assert stock(state)["food"] == gain


def test_t30_cancer_looks_for_a_base_before_the_dice_return() -> None:
    state = realm(
        2,
        {"freemen": ["red-6@1", "blue-2"], "bases": 2, "zodiac": ["cancer"]},
        ALONE,
        offer=["orange-1"],
        zodiac=cards("cancer"),
    )
    play(state, "pass")
    assert people(state) == ["blue-2"]
    assert dice(state.offer) == ["orange-1"]


def test_t51_cancer_must_take_a_die_of_choice_for_free() -> None:
    state = realm(
        2,
        {"freemen": ["red-6@1"], "bases": 2, "zodiac": ["cancer"]},
        ALONE,
        offer=["orange-1", "blue-4"],
        zodiac=cards("cancer"),
    )
    play(state, "pass")
    assert offered(state) == ["take orange-1", "take blue-4"]
    assert people(state) == ["red-6@1"]  # before the used dice return
    play(state, "take blue-4")
    assert people(state) == ["blue-4"]


def test_t31_taurus_and_libra_work_together() -> None:
    state = realm(
        2,
        {"city": BLOCK, "freemen": ["blue-2"], "wisdom": 1, "zodiac": ["libra", "taurus"]},
        offer=["red-1", "blue-2", "purple-3", "orange-5"],
        zodiac=["libra", "taurus", "aries"],
    )
    play(state, "close 0,0", "seat blue-2", "finish")
    assert offered(state) == ["take red-1", "take blue-2", "take purple-3", "skip"]
    play(state, "take purple-3")
    assert stock(state)["wisdom"] == 0


def test_12_libra_may_be_declined_and_asks_only_if_a_die_can_be_paid() -> None:
    things = {"city": BLOCK, "freemen": ["blue-2"], "zodiac": ["libra"]}
    state = realm(2, things, offer=["red-1"], zodiac=cards("libra"))
    play(state, "close 0,0", "seat blue-2", "finish", "skip")
    assert people(state) == []
    state = realm(2, things, zodiac=cards("libra"))
    play(state, "close 0,0", "seat blue-2", "finish")
    assert state.actor == 1


def test_12_taurus_makes_buildings_cheaper_but_not_below_nothing() -> None:
    things = {"wisdom": 1, "stone": 3, "zodiac": ["taurus"]}
    state = realm(2, things, market=["mint", "outpost", "statue"])
    play(state, "send archon", "visit 2", "lower", "buy statue", "build")
    assert stock(state)["wisdom"] == 0
    state = realm(2, things, market=["mint", "outpost", "statue"])
    play(state, "send archon", "visit 2", "lower", "buy mint", "build")
    assert stock(state)["wisdom"] == 1


@pytest.mark.parametrize(("value", "seated"), [(3, 5), (5, 6), (6, 6)])
def test_t32_leo_raises_the_seated_die(value: int, seated: int) -> None:
    state = realm(2, {"city": BLOCK, "freemen": [f"blue-{value}"], "zodiac": ["leo"]}, zodiac=cards("leo"))
    play(state, "close 0,0", f"seat blue-{value}")
    assert dice(state.seated[0]) == [f"blue-{seated}"]


def test_t33_scorpio_pays_for_closing_and_for_a_returning_six_but_not_for_capped_effects() -> None:
    things = {"zodiac": ["scorpio", "capricorn"], "city": BLOCK}
    signs = ["scorpio", "capricorn", "aries"]
    state = realm(2, {**things, "freemen": ["blue-2"]}, zodiac=signs)
    play(state, "close 0,0", "seat blue-2", "finish")
    assert stock(state)["wisdom"] == 1
    state = realm(2, {**things, "freemen": ["blue-5"], "gold": 1}, zodiac=signs, discs={"red": 2})
    play(state, "tower red", "train blue-5")
    assert [people(state), stock(state)["wisdom"]] == [["blue-6"], 0]
    state = realm(2, {**things, "freemen": ["blue-6@1"], "advisors": ["blue"]}, ALONE, zodiac=signs)
    play(state, "pass")
    assert stock(state)["wisdom"] == 1


def test_q37_capricorn_raises_used_and_unused_freemen_by_two_or_nobody() -> None:
    things = {"freemen": ["red-3", "red-3@2", "blue-6"], "gold": 1, "zodiac": ["capricorn"]}
    state = realm(2, things, zodiac=cards("capricorn"), discs={"red": 2})
    play(state, "tower red")
    assert offered(state) == ["train red-3", "train-used red-3", "skip"]
    assert why_not(state, "train blue-6") == "six-already"
    play(state, "train-used red-3")
    assert people(state) == ["red-3", "red-5@2", "blue-6"]
    assert tower(state, 0, "red") == 2


def test_12_aries_counts_red_freemen_and_seats_but_no_advisor() -> None:
    things = {
        "freemen": ["red-2", "red-4@2", "blue-3"],
        "advisors": ["red"],
        "city": BLOCK,
        "seats": {"0,0": "red-5"},
        "zodiac": ["aries"],
    }
    state = realm(2, things)
    play(state, "send archon", "visit 1", "lower", "attack")
    assert state.score(0) == 3


def test_12_sagittarius_may_raise_a_die_just_taken() -> None:
    things = {"bases": 2, "zodiac": ["sagittarius"]}
    state = realm(2, things, offer=["red-4"], zodiac=cards("sagittarius"))
    play(state, "send archon", "visit 4", "lower", "take red-4", "use")
    assert people(state) == ["red-5"]
    state = realm(2, things, offer=["red-4"], zodiac=cards("sagittarius"))
    play(state, "send archon", "visit 4", "lower", "take red-4", "skip")
    assert people(state) == ["red-4"]


@pytest.mark.parametrize(("value", "asked"), [(4, True), (5, False)])
def test_12_sagittarius_may_raise_a_speaker_up_to_five(value: int, asked: bool) -> None:
    state = realm(
        2, {"freemen": ["orange-2"], "zodiac": ["sagittarius"]}, speakers=[value], zodiac=cards("sagittarius")
    )
    play(state, "send orange-2", "visit 4", "bonus", f"take-speaker {value}", *["use"] * asked)
    assert state.hired[0] == [5]


def test_12_pisces_takes_a_gold_instead_of_any_bonus_action() -> None:
    things = {"freemen": ["red-2"], "zodiac": ["pisces"]}
    state = realm(2, things, zodiac=cards("pisces"))
    play(state, "send red-2", "visit 1")
    assert offered(state) == ["upper", "lower", "bonus-gold"]  # the bonus itself cannot be paid
    play(state, "bonus-gold")
    assert stock(state)["gold"] == 1
    assert offered(state) == ["upper", "lower"]
    state = realm(2, things, zodiac=cards("pisces"))
    play(state, "send red-2", "visit 2")
    assert why_not(state, "bonus-gold") == "other-worker-colour"


def test_12_virgo_puts_a_building_on_a_farm_for_nothing() -> None:
    state = realm(
        2,
        {"city": {"1,0": "farm:quarry"}, "zodiac": ["virgo"]},
        market=["castle"],
        zodiac=cards("virgo"),
        stacks={"yellow": ["mint", "mint"]},
    )
    play(state, "send archon", "visit 2", "lower", "buy castle")
    assert offered(state) == ["farm", "over-farm"]
    play(state, "over-farm")
    assert offered(state) == ["place 1,0"]
    assert why_not(state, "place 0,2") == "only-on-a-farm"
    play(state, "place 1,0", "use")
    assert state.score(0) == 1
    assert tiles(state.under[4]) == ["quarry"]


def test_12_virgo_needs_the_card_and_a_farm() -> None:
    state = realm(2, {"city": {"1,0": "farm:quarry"}}, market=["castle"], zodiac=cards("virgo"))
    play(state, "send archon", "visit 2", "lower", "buy castle")
    assert why_not(state, "over-farm") == "no-virgo"
    state = realm(2, {"zodiac": ["virgo"]}, market=["castle"], zodiac=cards("virgo"))
    play(state, "send archon", "visit 2", "lower", "buy castle")
    assert why_not(state, "over-farm") == "no-farm"


def test_t50_a_farm_returned_to_an_empty_stack_is_the_refill() -> None:
    state = realm(
        2,
        {"city": {"1,0": "farm:outpost"}, "zodiac": ["virgo"]},
        market=["arsenal", "mint"],
        stacks={"red": []},
        zodiac=cards("virgo"),
    )
    play(state, "send archon", "visit 2", "lower", "buy arsenal", "over-farm", "place 1,0")
    assert tiles(state.market) == ["mint", "outpost"]
    assert state.tops[0] == -1


def test_q8_a_farm_of_another_colour_is_turned_up_on_its_empty_stack_and_waits() -> None:
    state = realm(
        2,
        {"city": {"1,0": "farm:outpost"}, "zodiac": ["virgo"]},
        market=["mint"],
        stacks={"red": [], "yellow": ["mint"]},
        zodiac=cards("virgo"),
    )
    play(state, "send archon", "visit 2", "lower", "buy mint", "over-farm", "place 1,0")
    assert tiles([state.tops[0]]) == ["outpost"]
    assert tiles(state.market) == ["mint"]


def test_q33_virgo_may_replace_a_farm_in_a_closed_district() -> None:
    state = realm(
        2,
        {"city": {"1,0": "farm:outpost", "1,1": "mint"}, "seats": {"0,0": "red-4"}, "zodiac": ["virgo"]},
        market=["mint"],
        zodiac=cards("virgo"),
    )
    play(state, "send archon", "visit 2", "lower", "buy mint", "over-farm", "place 1,0", "use")
    assert stock(state)["gold"] == 1
    assert dice(state.seated[0]) == ["red-4"]


def test_q41_a_card_works_as_soon_as_it_is_taken() -> None:
    state = realm(
        2,
        {"freemen": ["blue-6"], "stone": 2},
        zodiac=cards("pisces"),
        bonus=["red", "purple", "blue", "orange", "yellow"],
    )
    play(state, "send blue-6", "visit 3")
    assert "bonus-gold" not in offered(state)
    play(state, "lower", "advance forest", "steps 2")
    assert "bonus-gold" in offered(state)


def test_5_8_a_six_beyond_its_value_is_an_advisor_whoever_raises_it() -> None:
    state = realm(2, {"city": {"1,0": "gateway", "1,1": "mint"}, "freemen": ["purple-2", "red-5"]})
    play(state, "close 0,0", "seat purple-2", "activate 1,0", "train red-5", "points 2", "finish")
    assert [people(state), colours(state.advisors[0])] == [[], ["red"]]


def test_12_taurus_saves_a_wisdom_where_there_is_one_to_pay() -> None:
    assert 0 in MARKET_WISDOM
    assert [wisdom - 1 if wisdom else 0 for wisdom in MARKET_WISDOM] == TAURUS_WISDOM
