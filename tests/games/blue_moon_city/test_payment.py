"""§4.2 and §5.1: contributions and how they are paid."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.chance import Chance
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import read
from ludoteca.core.seen.picture import Choices
from ludoteca.core.setup.options import Value
from ludoteca.core.story import OPEN
from ludoteca.games.blue_moon_city.data import CARDS, COLOUR, COPIES, HOAX, KHIND, MIMIX, PEOPLES, VALUE
from ludoteca.games.blue_moon_city.position import card_of
from ludoteca.games.blue_moon_city.rules.afford import NO_SOURCE, covers
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import GAME, markers_on, offered, play, table, why


def paying(tile: str, hand: Sequence[str], **things: Any) -> City:
    """A player on a building, about to contribute."""
    return table(figures=[tile], hands=[list(hand)], moment="contribution", **things)


def left(city: City, seat: int = 0) -> list[str]:
    """The cards of a hand."""
    cards = GAME.view(city, seat)["hands"][seat]
    assert cards is not None
    return [GAME.actions.write(GAME.actions.read("discard vulca-1") + card).split()[1] for card in cards]


# -- §4.2 ------------------------------------------------------------------------------------------------------------


def test_4_2_t2_a_space_is_paid_and_the_others_stay_open() -> None:
    city = paying("city-residence", ["mimix-1", "mimix-2", "vulca-3"])
    play(city, "contribute 2", "face mimix-1", "face mimix-2")
    assert markers_on(city, "city-residence") == [-1, 0, -1]
    assert city.markers(0) == 9


def test_4_2_t3_two_contributions_in_one_turn() -> None:
    city = paying("earth-temple", ["terrah-3", "terrah-2", "terrah-2", "terrah-1"])
    play(city, "contribute 1", "face terrah-3", "face terrah-2", "contribute 3", "face terrah-2", "face terrah-1")
    assert markers_on(city, "earth-temple") == [0, -1, 0]
    assert len(city.discard) == 4
    assert city.markers(0) == 8
    assert not city.rebuilt[3]


def test_4_2_t4_what_is_overpaid_is_lost() -> None:
    city = paying("university", ["hoax-3", "hoax-3", "hoax-1"])
    play(city, "contribute 1", "face hoax-3", "face hoax-3")
    assert left(city) == ["hoax-1"]
    assert why(city, "contribute 2") == "cannot-pay"


def test_4_2_a_space_can_be_covered_only_once() -> None:
    city = paying("mill", ["terrah-3"], markers={"mill": [1, None, None]})
    assert why(city, "contribute 1") == "space-taken"
    assert why(city, "contribute 4") == "no-such-space"
    assert why(city, "offer") == "not-on-courtyard"


def test_4_2_nobody_must_contribute() -> None:
    city = play(paying("mill", ["terrah-3"]), "end-contribution")
    assert city.agenda[-1].key() == "reset"
    assert why(city, "contribute 1") == "contribution-over"


def test_4_2_on_a_rebuilt_building_there_is_nothing_to_do() -> None:
    city = paying("mill", ["terrah-3"], rebuilt=["mill"])
    assert city.agenda[-1].key() == "reset"
    assert why(city, "contribute 1") == "rebuilt"


def test_4_2_a_player_who_cannot_pay_is_asked_all_the_same() -> None:
    assert offered(paying("mill", ["vulca-3"])) == ["end-contribution"]


def test_4_2_t19_without_markers_one_moves_and_resets_but_neither_contributes_nor_offers() -> None:
    away = {"main-hall": [0] * 8, "fire-temple": [0, 0, None]}
    city = table(expansion=True, markers=away, figures=["mill"], hands=[["terrah-3", "flit-1"]], crystals=[20])
    assert city.markers(0) == 0
    play(city, "power flit-1", "target courtyard", "end-movement")
    assert city.agenda[-1].key() == "reset"
    assert why(city, "offer") == "no-marker"
    assert why(city, "contribute 1") == "no-marker"
    play(city, "discard terrah-3")
    assert city.turn == 1


# -- §4.5 ------------------------------------------------------------------------------------------------------------


def test_4_5_ruling_3_each_palace_space_takes_one_colour_of_its_own() -> None:
    city = paying("royal-palace", ["vulca-3", "vulca-1", "terrah-3", "aqua-3"])
    play(city, "contribute 2")
    assert offered(city) == ["colour vulca"]
    assert why(city, "colour terrah") == "cannot-pay"
    assert why(city, "face vulca-3") == "colour-first"
    play(city, "colour vulca", "face vulca-3", "face vulca-1", "contribute 4")
    assert offered(city) == ["colour terrah", "colour aqua"]
    play(city, "colour terrah", "face terrah-3")
    assert markers_on(city, "royal-palace") == [-1, 0, -1, 0]


def test_4_5_as_an_option_the_first_space_gives_the_palace_its_colour() -> None:
    hand = ["terrah-3", "vulca-3", "vulca-1", "terrah-1"]
    city = play(paying("royal-palace", hand, palace="one_colour"), "contribute 4", "colour terrah", "face terrah-3")
    assert GAME.view(city, 1)["palace_colour"] == PEOPLES.index("terrah")
    assert offered(city) == ["end-contribution"]
    assert why(city, "contribute 2") == "palace-bound"
    city.take(0, card_of("terrah-3"))
    city = table(**{**(GAME.things(GAME.view(city, OPEN)) or {}), "deck": None})
    view, four = GAME.view(city, 0), GAME.actions.read("contribute 2")
    assert GAME.label(view, four, GAME.words("en")) == "Pay the 4 in red, space 2"
    play(city, "contribute 2", "face terrah-3", "face terrah-1")
    assert markers_on(city, "royal-palace") == [-1, 0, -1, 0]
    drawn = GAME.draw(GAME.view(city, 0), Choices({}), GAME.words("pt_BR"), False)
    assert "Todos os espaços são pagos em vermelho" in drawn[0].living


def test_4_5_a_record_names_the_option_only_where_it_is_played() -> None:
    options: list[dict[str, Value]] = [{}, {"palace": "one_colour"}]
    plain, bound = (
        Match.start(GAME, 2, GAME.settle(chosen, people=True), Chance(1)).record().write() for chosen in options
    )
    assert "palace" not in plain
    assert "palace=one_colour" in bound.splitlines()[0]
    assert Match.load(read(plain, {GAME.name: GAME})).record().write() == plain
    with pytest.raises(ValueError, match="no colour binds"):
        table(palace_colour="aqua")


def test_4_5_khind_alone_can_pay_the_palace_in_any_colour() -> None:
    city = play(paying("royal-palace", ["khind-1"] * 3), "contribute 4")
    assert len(city.legal) == 8
    play(city, "colour khind", "face khind-1", "face khind-1", "face khind-1")
    assert markers_on(city, "royal-palace") == [-1, -1, -1, 0]


# -- §5.1 ------------------------------------------------------------------------------------------------------------


def test_5_1_t20_a_payment_card_by_card_in_two_orders() -> None:
    hand = ["aqua-2", "mimix-1", "mimix-2", "khind-1"]
    city = play(paying("water-temple", hand), "contribute 1", "face aqua-2")
    assert GAME.view(city, 0)["due"] == 3
    play(city, "pair mimix-1", "partner mimix-2")
    assert markers_on(city, "water-temple") == [0, -1, -1]
    assert left(city) == ["khind-1"]
    city = play(paying("water-temple", hand), "contribute 1", "khind", "face aqua-2", "pair mimix-2", "partner mimix-1")
    assert markers_on(city, "water-temple") == [0, -1, -1]
    assert city.size(0) == 2  # the turn went on by itself: only the reset's two cards are there


def test_5_1_t21_no_dead_end_is_offered() -> None:
    city = play(paying("water-temple", ["hoax-2", "pillar-3", "pillar-1", "khind-1"]), "contribute 3")
    assert offered(city) == ["khind", "hoax hoax-2"]
    play(city, "hoax hoax-2")
    assert offered(city) == ["recolour pillar-3"]
    assert why(city, "recolour pillar-1") == "dead-end"
    play(city, "recolour pillar-3")
    assert left(city) == ["khind-1", "pillar-1"]
    city = play(paying("water-temple", ["hoax-2", "pillar-3", "pillar-1", "khind-1"]), "contribute 3", "khind")
    play(city, "hoax hoax-2", "recolour pillar-3")
    assert left(city) == ["pillar-1"]


def test_5_1_ruling_13_a_payment_closes_itself() -> None:
    city = play(paying("mill", ["terrah-3", "terrah-1", "terrah-1"]), "contribute 2", "face terrah-3")
    assert city.agenda[-1].key() == "contribution"
    assert city.paid == []


def test_5_1_once_begun_a_payment_goes_to_its_end() -> None:
    city = play(paying("mill", ["terrah-2", "terrah-1", "khind-1"]), "contribute 1")
    assert why(city, "end-contribution") == "pay-first"
    assert why(city, "contribute 2") == "pay-first"
    play(city, "face terrah-2")
    assert city.paid == [card_of("terrah-2")]
    assert why(city, "face vulca-1") == "other-colour"


def test_5_1_cards_are_paid_only_for_a_chosen_space() -> None:
    assert why(paying("mill", ["terrah-3"]), "face terrah-3") == "space-first"


# -- §5.4 to §5.6 ------------------------------------------------------------------------------------------------------


def test_5_t18_mimix_and_khind_pay_a_blue_five() -> None:
    city = paying("water-temple", ["mimix-1", "mimix-1", "khind-1", "khind-1", "flit-3"])
    play(city, "contribute 1", "pair mimix-1", "partner mimix-1", "khind", "khind")
    assert markers_on(city, "water-temple") == [0, -1, -1]


def test_5_6_t18_a_hoax_recolours_cards_of_one_colour_only() -> None:
    city = paying("fire-temple", ["hoax-1", "pillar-3", "pillar-1"])
    play(city, "contribute 2", "hoax hoax-1", "recolour pillar-3", "recolour pillar-1")
    assert markers_on(city, "fire-temple") == [-1, 0, -1]
    city = paying("fire-temple", ["hoax-1", "pillar-3", "terrah-1"])
    assert why(city, "contribute 2") == "cannot-pay"


def test_5_4_ruling_12_khind_alone_pay_a_space() -> None:
    city = play(paying("mill", ["khind-1"] * 2), "contribute 2", "khind", "khind")
    assert markers_on(city, "mill") == [-1, 0, -1]


def test_5_4_on_green_a_khind_is_a_plain_card() -> None:
    city = play(paying("main-hall", ["khind-1", "flit-3"], expansion=True), "contribute 8")
    assert offered(city) == ["face khind-1"]
    assert why(city, "khind") == "green-khind"


def test_5_5_two_twos_count_three_and_threes_make_no_pair() -> None:
    city = play(paying("water-temple", ["mimix-2", "mimix-2", "mimix-3"]), "contribute 3")
    assert why(city, "pair mimix-3") == "no-pair-of-threes"
    play(city, "pair mimix-2")
    assert why(city, "partner mimix-3") == "no-pair-of-threes"
    assert why(city, "khind") == "partner-first"
    play(city, "partner mimix-2")
    assert left(city) == ["mimix-3"]
    assert why(paying("water-temple", ["mimix-2", "mimix-2"]), "contribute 2") == "cannot-pay"


def test_5_5_ruling_31_a_pair_of_ones_counts_three_on_brown_too() -> None:
    city = play(paying("city-residence", ["mimix-1", "mimix-1"]), "contribute 2")
    assert offered(city) == ["pair mimix-1"]
    assert why(city, "face mimix-1") == "dead-end"


def test_5_6_ruling_10_two_hoax_in_one_contribution() -> None:
    city = paying("fire-temple", ["hoax-2", "hoax-2", "pillar-3", "terrah-2"])
    play(city, "contribute 1", "hoax hoax-2", "recolour terrah-2", "hoax hoax-2", "recolour pillar-3")
    assert markers_on(city, "fire-temple") == [0, -1, -1]


def test_5_6_a_hoax_one_takes_four_cards_and_a_new_hoax_closes_its_group() -> None:
    hand = ["hoax-1", "hoax-1", "pillar-1", "pillar-1", "pillar-1", "pillar-1", "aqua-1", "vulca-1", "terrah-3"]
    city = play(paying("fire-temple", hand), "contribute 1", "hoax hoax-1", "recolour pillar-1")
    view = GAME.view(city, 0)
    assert (view["source"], view["places"], view["due"]) == (7, 3, 4)
    assert why(city, "recolour aqua-1") == "one-source"
    play(city, "hoax hoax-1")
    assert why(city, "face terrah-3") == "recolour-first"
    play(city, "recolour terrah-3")
    assert why(city, "recolour pillar-1") == "one-source"


def test_5_6_four_cards_fill_a_group() -> None:
    city = paying("fire-temple", ["hoax-1", "pillar-1", "pillar-1", "pillar-1", "pillar-1", "vulca-1"])
    play(city, "contribute 1", "hoax hoax-1", *["recolour pillar-1"] * 4)
    assert offered(city) == ["face vulca-1"]
    assert why(city, "recolour pillar-1") == "hoax-first"


def test_5_6_ruling_11_mimix_and_hoax_can_be_recoloured_but_no_khind() -> None:
    city = play(
        paying("water-temple", ["hoax-1", "hoax-3", "khind-1", "mimix-3", "aqua-3"]), "contribute 3", "hoax hoax-1"
    )
    assert offered(city) == ["recolour mimix-3", "recolour hoax-3"]
    assert why(city, "recolour khind-1") == "recolour-khind"
    assert why(city, "recolour aqua-3") == "own-colour"


def test_5_6_on_white_a_hoax_is_a_plain_card_or_a_power() -> None:
    city = play(paying("university", ["hoax-2", "pillar-3"]), "contribute 2")
    assert offered(city) == ["face hoax-2", "hoax hoax-2"]


# -- the cheapest payment ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "way"),
    [
        (["aqua-3", "khind-1", "khind-1", "khind-1"], ["face aqua-3"]),
        (["aqua-2", "aqua-3", "aqua-3"], ["face aqua-3"]),
        (["aqua-1", "aqua-1", "aqua-1", "hoax-1", "pillar-3"], ["face aqua-1"] * 3),
        (["mimix-1", "mimix-2", "hoax-1", "hoax-2", "pillar-3"], ["pair mimix-1", "partner mimix-2"]),
        (["hoax-2", "pillar-1", "flit-1"], ["hoax hoax-2", "recolour vulca-3"]),
    ],
)
def test_the_suggestion_leads_through_the_cheapest_payment(hand: list[str], way: list[str]) -> None:
    city = play(paying("aqueduct", [*hand, "vulca-3"]), "contribute 1")
    for line in way:
        assert GAME.view(city, 0)["suggestion"] == line
        play(city, line)
    assert GAME.view(city, 0)["suggestion"] == ""


def test_the_suggestion_is_the_actors_alone() -> None:
    city = play(paying("aqueduct", ["aqua-3", "vulca-3"]), "contribute 1")
    assert GAME.view(city, 1)["suggestion"] == GAME.view(city, -1)["suggestion"] == ""


# -- the test that keeps a payment from getting stuck, against a search through every set of cards ---------------------


def worth(cards: list[int], colour: int) -> int:
    """The most that cards count in a colour: every Hoax with every group that it could recolour, slowly."""
    best = without_hoax(cards, colour)
    for place, hoax in enumerate(cards):
        if COLOUR[hoax] != HOAX or VALUE[hoax] == 3:
            continue
        rest = cards[:place] + cards[place + 1 :]
        for count in range(1, (4 if VALUE[hoax] == 1 else 1) + 1):
            for group in combinations(range(len(rest)), count):
                peoples = {COLOUR[rest[i]] for i in group}
                if len(peoples) == 1 and not peoples & {colour, KHIND}:
                    value = sum([VALUE[rest[i]] for i in group])
                    best = max(best, value + worth([c for i, c in enumerate(rest) if i not in group], colour))
    return best


def without_hoax(cards: list[int], colour: int) -> int:
    """The most that cards count without recolouring: every way to put Mimix into pairs."""
    best = sum([VALUE[card] for card in cards if COLOUR[card] in (colour, KHIND)])
    small = [i for i, card in enumerate(cards) if COLOUR[card] == MIMIX and VALUE[card] < 3]
    for one, two in combinations(small, 2):
        rest = [card for i, card in enumerate(cards) if i not in (one, two)]
        best = max(best, 3 + without_hoax(rest, colour))
    return best


RICH = [card for card in range(CARDS) if COLOUR[card] >= KHIND or VALUE[card] == 3 or COLOUR[card] == 0]


@settings(max_examples=150, deadline=None)
@given(cards=st.lists(st.sampled_from(RICH), max_size=6), colour=st.integers(0, 7), due=st.integers(1, 5))
def test_5_1_what_is_offered_is_what_can_be_paid(cards: list[int], colour: int, due: int) -> None:
    hand = [cards.count(card) for card in range(CARDS)]
    assert covers(hand, colour, due, NO_SOURCE, 0) == (worth(cards, colour) >= due)
    assert hand == [cards.count(card) for card in range(CARDS)]


def test_5_1_even_all_cards_in_one_hand_give_few_options() -> None:
    names = [name for card in range(CARDS) for name in [GAME.actions.write(GAME.actions.read("face vulca-1") + card)]]
    hand = [name.split()[1] for card, name in enumerate(names) for _ in range(COPIES[card])]
    city = play(paying("fire-temple", hand, deck=[]), "contribute 1")
    assert len(city.legal) <= 46
