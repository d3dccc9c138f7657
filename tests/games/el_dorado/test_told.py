"""What is told at the table of the rare things that no golden game has."""

from __future__ import annotations

from ludoteca.games.el_dorado import EL_DORADO
from tests.games.ears import heard

from .examples import expedition


def test_11_10_an_item_is_kept_or_used_up() -> None:
    state = expedition("compass x2", pawns=(0, 0), tokens="keep-item", draws="scout x6")
    drawn = ["Ana plays: Compass", "(Ana) Ana draws: Scout, Scout, Scout", "(but Ana) Ana draws 3 cards"]
    assert heard(EL_DORADO, state, "play compass", "save", "play compass") == [
        *drawn,
        "Ana keeps the item: Compass",
        *drawn,
        "Used up: Compass",
    ]
    state = expedition("compass", pawns=(0, 0), tokens="keep-item", draws="scout x6")
    assert heard(EL_DORADO, state, "play compass", "lose")[-1] == "Used up: Compass"
