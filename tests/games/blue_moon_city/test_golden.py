"""Every golden game ends in the way its name says; `tests/games/test_golden.py` compares their scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.records.record import read, replay
from ludoteca.games.blue_moon_city.rules.table import City

from .components_check import conserved
from .examples import GAME

FILES = sorted((Path(__file__).parent / "replays").glob("*.txt"))
ENDINGS = {
    "won-by-offerings": "won",
    "drawn-without-markers": "drawn",
    "ended-by-standstill": "standstill",
    "finished-city-nobody-can-pay": "finished",
    "finished-city-nobody-offers": "finished",
}
PLAYERS = {2: "two", 3: "three", 4: "four"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_ends_as_its_name_says(file: Path) -> None:
    city = replay(read(file.read_text(encoding="utf-8"), {GAME.name: GAME}))
    assert isinstance(city, City)
    conserved(city)
    view = GAME.view(city, 0)
    players = PLAYERS[city.seats] + "-players" + ("-expansion" if view["expansion"] else "")
    ending = file.stem.removeprefix(players + "-")
    assert view["ending"] == ENDINGS[ending]
    if ending == "finished-city-nobody-can-pay":
        assert max(city.crystals) < view["cost"]
    if ending == "finished-city-nobody-offers":
        assert max(city.crystals) >= view["cost"]


def test_every_ending_is_there_with_and_without_the_expansion() -> None:
    for ending in ENDINGS:
        found = [file.stem for file in FILES if file.stem.endswith(ending)]
        assert any("expansion" in name for name in found)
        assert any("expansion" not in name for name in found)


def test_what_is_known_of_a_game_in_its_middle_does_not_end_it() -> None:
    record = read(FILES[0].read_text(encoding="utf-8"), {GAME.name: GAME})
    city = replay(record, plies=len(record.entries) // 2)
    assert not city.over
    assert not record.header.game.imagine(city, 0, Chance(1)).over
