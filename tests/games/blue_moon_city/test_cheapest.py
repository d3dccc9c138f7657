"""§5.1 The cheapest payment, against a walk through every way to pay."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.blue_moon_city.advice.payments import Payments
from ludoteca.games.blue_moon_city.data import CARD_IDS, COLOUR, KHIND, VALUE
from ludoteca.games.blue_moon_city.rules.afford import plain
from ludoteca.games.blue_moon_city.rules.cheapest import PRICES, card_of, cheapest
from ludoteca.games.blue_moon_city.rules.payment import PalaceColour, Paying, Payment
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import GAME, offered, play, table, why

RICH = [name for name, people, value in zip(CARD_IDS, COLOUR, VALUE) if people >= KHIND or value == 3 or people == 0]
TILES = ["fire-temple", "mill", "university", "city-residence", "hospice"]
DEAR = 1_000_000


def named(line: str) -> str:
    """The card that a line of a payment lays down."""
    return "khind-1" if line == "khind" else line.split()[1]


def price(lines: list[str]) -> int:
    """What these lines give away."""
    return sum([PRICES[CARD_IDS.index(named(line))] for line in lines if not line.startswith("colour")])


def least(city: City, hoaxes: bool) -> int:
    """The lowest price at which the payment under way can be completed, by trying every way."""
    if not isinstance(city.agenda[-1], Paying):
        return 0
    found = [DEAR]
    for action in city.legal:
        line = GAME.actions.write(action)
        if hoaxes or not line.startswith("hoax"):
            twin = city.clone(Chance(1))
            twin.play(action)
            found.append(price([line]) + least(twin, hoaxes))
    return min(found)


def payments(seed: int) -> list[City]:
    """A payment at its beginning and after each of its first choices, with a hand by luck."""
    luck = Chance(seed)
    hand = [RICH[luck.pick(len(RICH))] for _ in range(6)]
    city = table(figures=[TILES[seed % len(TILES)]], hands=[hand], moment="contribution")
    begun = [play(twin_of(city), line) for line in offered(city, "contribute")]
    return begun + [play(twin_of(state), line) for state in begun for line in offered(state)]


def twin_of(city: City) -> City:
    """A copy to play on."""
    return city.clone(Chance(1))


def test_5_1_no_way_to_pay_is_cheaper_and_a_hoax_is_spared_where_plain_cards_do() -> None:
    seen = 0
    for seed in range(60):
        for city in payments(seed):
            step, hand = city.agenda[-1], city.hands[0]
            if not isinstance(step, Paying):
                continue
            hoaxes = not isinstance(step, Payment) or step.due > plain(hand, step.colour)
            way = [GAME.actions.write(action) for action in cheapest(hand, step, PRICES)]
            assert price(way) == least(city, hoaxes), (offered(city), way)
            play(twin_of(city), *way)
            seen += 1
    assert seen > 200


def test_a_payment_that_was_asked_for_before_has_the_same_answer() -> None:
    known, steps = Payments(PRICES), 0
    for seed in [*range(20), *range(20)]:
        for city in payments(seed):
            step, hand = city.agenda[-1], city.hands[0]
            assert known.first(hand, step) == cheapest(hand, step, PRICES)[:1]
            steps += 1
    assert steps > 100


def test_5_6_a_hoax_is_spared_even_where_it_would_be_cheaper() -> None:
    city = table(figures=["aqueduct"], hands=[["khind-1"] * 3 + ["hoax-1", "vulca-3"]], moment="contribution")
    play(city, "contribute 1")
    way = cheapest(city.hands[0], city.agenda[-1], PRICES)
    assert [GAME.actions.write(action) for action in way] == ["khind"] * 3


def test_4_5_the_palace_is_paid_in_its_cheapest_colour() -> None:
    city = table(figures=["royal-palace"], hands=[["khind-1"] * 3 + ["vulca-3", "mimix-3"]], moment="contribution")
    play(city, "contribute 4")
    step = city.agenda[-1]
    assert isinstance(step, PalaceColour)
    assert [GAME.actions.write(action) for action in cheapest(city.hands[0], step, PRICES)] == [
        "colour vulca",
        "face vulca-3",
    ]


def test_each_action_of_a_payment_names_its_card() -> None:
    verbs = ("face", "pair", "partner", "hoax", "recolour")
    for action in range(GAME.actions.size):
        line = GAME.actions.write(action)
        if line.split()[0] in verbs or line == "khind":
            assert CARD_IDS[card_of(action)] == named(line)
    assert card_of(GAME.actions.read("colour vulca")) == -1


def test_a_card_costs_by_its_value_and_a_power_for_paying_more() -> None:
    prices = {
        name: PRICES[CARD_IDS.index(name)] for name in ("aqua-1", "flit-2", "vulca-3", "khind-1", "hoax-2", "mimix-3")
    }
    assert prices == {"aqua-1": 14, "flit-2": 21, "vulca-3": 28, "khind-1": 17, "hoax-2": 24, "mimix-3": 28}


def test_5_5_a_pair_that_leaves_too_little_is_a_dead_end() -> None:
    city = table(figures=["city-residence"], hands=[["mimix-2", "mimix-2"]], moment="contribution")
    play(city, "contribute 1")
    assert offered(city) == ["face mimix-2"]
    assert why(city, "pair mimix-2") == "dead-end"
