"""Ways in Blue Moon City: what one tap does, and what it never does."""

from __future__ import annotations

from ludoteca.core.intentions.ways import LUCK, ways
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import GAME, play, table


def way(city: City, goal: str) -> list[str]:
    """The decisions of the way to a goal; none if there is none."""
    found = ways(GAME, city, city.actor).get(goal)
    return [GAME.actions.write(action) for action in found.actions] if found else []


def test_one_tap_walks_all_steps_to_a_tile() -> None:
    city = table(hands=[["vulca-3"], []], figures=["courtyard", "courtyard"])
    far = [goal for goal, found in ways(GAME, city, 0).items() if goal.startswith("step ") and len(found.actions) == 2]
    assert far
    assert all(way(city, goal)[-1] == goal for goal in far)


def test_one_tap_walks_ends_the_movement_and_pays_a_space_the_cheapest_way() -> None:
    city = table(hands=[["aqua-3", "aqua-2", "khind-1"], []], figures=["courtyard", "courtyard"])
    assert way(city, "contribute water-temple 3") == [
        "step water-temple",
        "end-movement",
        "contribute 3",
        "face aqua-3",
    ]


def test_drawing_never_moves_the_figure_and_ends_in_luck() -> None:
    city = table(hands=[["vulca-3"], []], figures=["courtyard", "courtyard"])
    found = ways(GAME, city, 0)["draw"]
    assert [GAME.actions.write(action) for action in found.actions] == ["end-movement", "end-contribution", "draw"]
    assert found.end == LUCK


def test_one_tap_ends_the_contributions_and_throws_a_card_away() -> None:
    city = table(hands=[["vulca-1", "terrah-2"], []], figures=["courtyard", "courtyard"], moment="contribution")
    assert way(city, "discard vulca-1") == ["end-contribution", "discard vulca-1"]


def test_no_way_from_the_movement_plays_a_power_a_pillar_or_throws_a_card_away() -> None:
    city = table(hands=[["vulca-1", "terrah-2", "flit-1", "pillar-1"], []], figures=["courtyard", "courtyard"])
    verbs = {GAME.actions.verbs[action] for found in ways(GAME, city, 0).values() for action in found.actions}
    assert verbs.isdisjoint({"power", "target", "pillar", "discard"})


def test_one_tap_discards_the_two_cards_of_the_least_use_and_draws() -> None:
    hand = ["vulca-3", "aqua-2", "terrah-1"]
    city = table(hands=[hand, []], figures=["courtyard", "courtyard"], moment="contribution")
    assert way(city, "swap-2") == ["end-contribution", "discard terrah-1", "discard aqua-2"]
    asked = play(city, "end-contribution")
    assert way(asked, "swap-2") == ["discard terrah-1", "discard aqua-2"]
    assert ways(GAME, asked, 0)["swap-2"].end == LUCK


def test_only_a_card_that_is_worth_less_than_a_new_one_is_proposed_to_be_discarded() -> None:
    city = table(hands=[["terrah-1", "vulca-3"], []], figures=["courtyard", "courtyard"], moment="contribution")
    assert way(city, "swap-1") == ["end-contribution", "discard terrah-1", "draw"]
    assert not way(city, "swap-2")
    dear = table(hands=[["vulca-3"], []], figures=["courtyard", "courtyard"], moment="contribution")
    assert not way(dear, "swap-1")
