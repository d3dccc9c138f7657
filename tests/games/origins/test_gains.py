"""Why a plan is good: what it adds to the numbers that count."""

from __future__ import annotations

from typing import Any

from ludoteca.games.origins import ORIGINS

from .examples import realm

MODEST: dict[str, Any] = {"freemen": ["red-3", "blue-2"], "bases": 3, "temples": [1, 1, 1]}


def gains(**more: Any) -> list[tuple[str, list[int]]]:
    """What the first player has more than before."""
    return ORIGINS.adviser.gains(realm(2, MODEST, MODEST), realm(2, MODEST | more, MODEST), 0)


def test_points_now() -> None:
    assert gains(score=6) == [("change-points", [6])]
    assert ORIGINS.words("en").say("change-points", 6) == "+6 points"


def test_points_at_the_end_come_before_what_they_come_from() -> None:
    found = gains(temples=[3, 3, 3])
    assert found[0][0] == "change-final"
    assert {key for key, _ in found[1:]} == {"change-forest", "change-mountain", "change-sea"}


def test_of_two_kinds_of_points_the_more_come_first() -> None:
    assert [key for key, _ in gains(score=99, temples=[3, 3, 3])][:2] == ["change-points", "change-final"]
    assert [key for key, _ in gains(score=1, temples=[5, 5, 5])][:2] == ["change-final", "change-points"]


def test_people_come_before_resources() -> None:
    assert gains(freemen=["red-3", "blue-2", "red-4"], stone=2) == [("why-dice", [1]), ("change-stone", [2])]


def test_what_is_lost_is_no_reason() -> None:
    assert ORIGINS.adviser.gains(realm(2, MODEST | {"gold": 5}, MODEST), realm(2, MODEST, MODEST), 0) == []
