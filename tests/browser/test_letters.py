"""The letters of the pictures are large enough to read, as drawn, on phones and desks and in both languages."""

from __future__ import annotations

import pytest

from ludoteca.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.hands import against_bots, asked
from tests.browser.letters import too_small
from tests.browser.screens import on_screen

LEAST = 11  # pixels
PLACES = ("tablet", "phone on its side", "laptop", "desk", "phone")


@pytest.mark.long
@pytest.mark.parametrize("locale", ["pt-BR", "en-US"])
@pytest.mark.parametrize("game", GAMES)
def test_every_letter_is_drawn_large_enough(visit: Visit, game: str, locale: str) -> None:
    page = visit(f"/games/{game}/", locale=locale, viewport={"width": 390, "height": 844})
    against_bots(page, seats=3, game=game)
    assert asked(page)
    for place in PLACES:
        on_screen(page, place)
        assert too_small(page, LEAST) == {}, place
