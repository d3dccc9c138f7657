"""Parts of pictures: drawn again only if something has changed that they look at, and the same as if drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core.picture import NO_CHOICES, Aim, Choices
from ludoteca.drawing import parts
from ludoteca.drawing.parts import part

View = dict[str, Any]
DRAWN: list[str] = []  # what was really drawn


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    parts.KEPT.clear()
    parts.HABITS.clear()
    DRAWN.clear()
    yield
    parts.KEPT.clear()
    parts.HABITS.clear()


def market(view: View, choices: Choices, language: str) -> str:
    """A part that looks at the price of one thing, and at the purse only of who may buy."""
    said = f"{language} {view['prices'][1]}"
    if "buy pear" in choices:
        said += f" {choices.labels['buy pear']} of {view['purse']}"
    if "buy plum" in choices.aims:
        said += " far"
    DRAWN.append(said)
    return said


VIEW: View = {"prices": [3, 4, 5], "purse": 9, "secret": [1, 2]}


def shown(choices: Choices = NO_CHOICES, language: str = "en", **changes: object) -> str:
    return part(market, {**VIEW, **changes}, choices, language)


def test_what_a_part_did_not_look_at_does_not_change_it() -> None:
    assert [shown(), shown(secret=[3]), shown(purse=1), shown(prices=[0, 4])] == ["en 4"] * 4
    assert DRAWN == ["en 4"]


def test_whatever_it_looked_at_does() -> None:
    assert [shown(), shown(prices=[3, 7]), shown(language="pt")] == ["en 4", "en 7", "pt 4"]


def test_what_it_looks_at_may_depend_on_what_it_saw() -> None:
    buys = Choices({"buy pear": "Buy"})
    for _ in range(2):
        assert [shown(buys), shown(buys, purse=1), shown(), shown(purse=1)] == [
            "en 4 Buy of 9",
            "en 4 Buy of 1",
            "en 4",
            "en 4",
        ]
    assert DRAWN == ["en 4 Buy of 9", "en 4 Buy of 1", "en 4"]


def test_choices_of_another_verb_do_not_change_it() -> None:
    assert [shown(), shown(Choices({"sell pear": "Sell"}, {"sell plum": Aim(["wait"], "")}))] == ["en 4"] * 2
    assert len(DRAWN) == 1


def test_words_goals_and_finality_of_its_own_verb_do() -> None:
    assert shown(Choices({"buy pear": "Buy"})) == "en 4 Buy of 9"
    assert shown(Choices({"buy pear": "Take"})) == "en 4 Take of 9"
    assert shown(Choices({}, {"buy plum": Aim(["wait", "buy plum"], "Wait")})) == "en 4 far"
    assert Choices({"buy pear": "Buy"}).about("buy") != Choices({"buy pear": "Buy"}, final={"buy pear"}).about("buy")


def every(view: View, choices: Choices) -> str:
    """A part that looks at everything there is."""
    DRAWN.append("every")
    return f"{[*view['prices']]} {view['secret'] + [0]} {[0] + view['secret']} {len(choices)} {list(choices.aims)}"


def test_who_looks_at_a_whole_list_looks_at_all_of_it() -> None:
    for prices in ([3, 4, 5], [3, 4, 6], [3, 4], [3, 4, 5]):
        view = {**VIEW, "prices": prices}
        assert part(every, view, NO_CHOICES) == f"{prices} [1, 2, 0] [0, 1, 2] 0 []"
    assert part(every, VIEW, Choices({"buy pear": "Buy"})).endswith("1 []")
    assert len(DRAWN) == 4


def last(view: View, choices: Choices) -> str:
    """A part that looks at rows which may not be there."""
    rows = view["rows"]
    return f"{rows[-1]} {rows.index(7)} {rows == [7]} {7 in rows}"


def test_rows_are_counted_from_both_ends() -> None:
    for rows in ([7], [5, 7], [7, 5], [7]):
        assert part(last, {"rows": rows}, NO_CHOICES) == f"{rows[-1]} {rows.index(7)} {rows == [7]} True"


def test_when_too_many_are_kept_they_are_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MANY", 2)
    for price in range(5):
        assert shown(prices=[0, price]) == f"en {price}"
    assert len(parts.KEPT) <= 2
    assert shown(prices=[0, 1]) == "en 1"
