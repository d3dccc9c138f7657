"""Golden games end in the way that their names say; `tests/games/test_golden.py` compares their scores."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from ludoteca.core.records.match import Match
from ludoteca.core.records.record import read
from ludoteca.games.origins import ORIGINS
from ludoteca.games.origins.rules.endgame import target
from ludoteca.games.origins.rules.table import Realm

from .components_check import conserved

FILES = sorted((Path(__file__).parent / "replays").glob("*.txt"))
ENDS = {"temples": "temples", "gold": "gold", "towers": "towers", "dice": "dice", "the-round-limit": "limit"}


def played(file: Path) -> Match:
    return Match.load(read(file.read_text(encoding="utf-8"), {ORIGINS.name: ORIGINS}))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_loses_no_component_and_accounts_for_every_point(file: Path) -> None:
    match = played(file)
    conserved(match.state)
    lines = match.game.account(match.state, match.events())
    assert [sum(line.points for line in own) for own in lines] == match.game.scores(match.state)


@pytest.mark.parametrize("file", [file for file in FILES if "-ended-by-" in file.stem], ids=lambda file: file.stem)
def test_it_ends_as_its_name_says_and_tells_so(file: Path) -> None:
    match = played(file)
    seats, end = file.stem.split("-players-ended-by-")
    assert ["", "", "two", "three", "four"].index(seats) == match.state.seats
    assert ORIGINS.view(cast(Realm, match.state), 0)["ending"] == [ENDS[end]]
    assert [event.key for event in match.events()].count("ending") == 1


def test_every_end_condition_and_number_of_players_is_there() -> None:
    names = [file.stem for file in FILES]
    assert [end for end in ENDS if not any(name.endswith(end) for name in names)] == []
    assert [
        n for n in ("two", "three", "four", "solo-won", "solo-lost") if not any(m.startswith(n) for m in names)
    ] == []


@pytest.mark.parametrize(("name", "won"), [("solo-won", True), ("solo-lost", False)])
def test_alone_the_target_decides(name: str, won: bool) -> None:
    state = cast(Realm, played(Path(__file__).parent / "replays" / f"{name}.txt").state)
    assert (state.score(0) >= target(state)) == won
    assert ORIGINS.winners(state) == ([0] if won else [])
