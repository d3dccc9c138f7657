"""What the buttons of Blue Moon City say, and which of them stand out."""

from __future__ import annotations

from ludoteca.core.story import SPECTATOR
from ludoteca.games.blue_moon_city.rules.table import City

from .examples import GAME, play, table


def said(city: City, line: str, language: str = "en") -> str:
    """The words on a button of the actor."""
    return GAME.label(GAME.view(city, city.actor), GAME.actions.read(line), GAME.words(language))


def main(city: City) -> list[str]:
    return GAME.main(GAME.view(city, city.actor))


def test_the_end_of_the_movement_tells_how_many_steps_are_left() -> None:
    city = table(hands=[["flit-2"], []])
    assert said(city, "end-movement") == "End movement: 2 steps left"
    assert said(city, "end-movement", "pt_BR") == "Encerrar movimentação: restam 2 passos"
    assert said(city, "power flit-2") == "Flit 2: 2 more steps"
    play(city, lines(city)[0])
    assert said(city, "end-movement") == "End movement: 1 step left"
    assert main(city) == ["end-movement"]


def lines(city: City) -> list[str]:
    return [GAME.actions.write(action) for action in city.legal]


def test_the_end_of_the_contributions_tells_what_could_still_be_paid() -> None:
    city = play(table(figures=["great-hall"], hands=[["mimix-3", "mimix-1"], []]), "end-movement")
    assert said(city, "end-contribution") == "End contributions: 1 space could be paid"
    assert main(city) == ["end-contribution", "swap-2", "swap-1"]
    assert GAME.label(GAME.view(city, SPECTATOR), GAME.actions.read("end-contribution"), GAME.words("en")) == (
        "End contributions"
    )


def test_equal_spaces_of_the_palace_are_told_apart() -> None:
    city = play(table(figures=["royal-palace"], hands=[["aqua-3", "aqua-3"], []]), "end-movement")
    told = [said(city, line) for line in lines(city) if line.startswith("contribute")]
    assert "Pay the 4 in any colour, space 2" in told
    assert len(set(told)) == len(told)


def test_an_offering_names_its_price_and_comes_first() -> None:
    city = play(table(figures=["courtyard"], crystals=[20, 0], hands=[["pillar-1"], []]), "end-movement")
    assert main(city) == ["offer", "end-contribution"]
    assert said(city, "offer") == "Make an offering for 7 crystals"
    assert said(city, "end-contribution") == "Make no offering"
    play(city, "offer")
    assert main(city)[0] == "pillar pillar-1"
    assert said(city, "end-contribution", "pt_BR") == "Parar de fazer oferendas"


def test_in_a_payment_the_cheapest_card_stands_out() -> None:
    city = table(figures=["aqueduct"], hands=[["aqua-3", "khind-1", "khind-1", "khind-1"], []])
    play(city, "end-movement", "contribute 1")
    assert main(city) == [GAME.view(city, 0)["suggestion"]] == ["face aqua-3"]
