"""Parts of pictures: drawn again only if something has changed that they look at, and the same as if drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core.seen.picture import NO_CHOICES, Aim, Choices
from ludoteca.drawing import parts
from ludoteca.drawing.parts import actions_of, part

View = dict[str, Any]
DRAWN: list[str] = []  # what was really drawn


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    parts.KEPT.clear()
    DRAWN.clear()
    yield
    parts.KEPT.clear()


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


PLAYERS = [{"name": "Ana", "gold": 3, "wood": 1}, {"name": "Bia", "gold": 0, "wood": 2}]


def purse(view: View, choices: Choices, seat: int) -> str:
    """A part that looks at one field of one row, if that row is there."""
    DRAWN.append("purse")
    return "nobody" if view["players"][seat] is None else f"{view['players'][seat]['gold']} gold"


def test_of_a_row_only_the_fields_count_that_it_looked_at() -> None:
    richer = [{**PLAYERS[0], "gold": 4}, PLAYERS[1]]
    others = [{**PLAYERS[0], "wood": 9}, {}, PLAYERS[1]]
    views = [{"players": players} for players in (PLAYERS, others, richer, [None, None], [{"gold": 3}], PLAYERS)]
    told = [part(purse, view, NO_CHOICES, 0) for view in views]
    assert told == ["3 gold", "3 gold", "4 gold", "nobody", "3 gold", "3 gold"]
    assert len(DRAWN) == 3


def polite(view: View, choices: Choices) -> str:
    """A part that looks only whether somebody is there."""
    return "welcome" if view["players"][0] is not None else "closed"


def test_that_a_row_is_there_is_seen() -> None:
    rows: list[list[object]] = [[PLAYERS[0]], [None], [{}], [None]]
    assert [part(polite, {"players": players}, NO_CHOICES) for players in rows] == ["welcome", "closed"] * 2


def whole_row(view: View, choices: Choices) -> str:
    """A part that looks at a row as a whole."""
    first = view["players"][0]
    return f"{sorted(first)} {len(first)} {dict(first)} {first == {}} {first.get('gold')}"


def test_who_looks_at_a_whole_row_looks_at_all_of_it() -> None:
    for row in ({"gold": 1}, {"gold": 1, "wood": 2}, {"gold": 1, "wood": 3}, {}, {"gold": 1}):
        said = f"{sorted(row)} {len(row)} {row} {not row} {row.get('gold')}"
        assert part(whole_row, {"players": [row]}, NO_CHOICES) == said


def winding(view: View, choices: Choices) -> int:
    """A part whose every look depends on what it saw before."""
    DRAWN.append("winding")
    place = 0
    for _ in range(6):
        place = view["next"][place]
    return place


def test_a_part_may_go_a_different_way_every_time() -> None:
    ways = [[1, 2, 3, 4, 5, 0, 0], [1, 1, 0, 0, 0, 0, 0], [0] * 7, [6, 0, 0, 0, 0, 0, 2]] * 2
    assert [part(winding, {"next": way}, NO_CHOICES) for way in ways] == [0, 1, 0, 0] * 2
    assert len(DRAWN) == 4
    assert part(winding, {"next": [1, 1, 5, 5, 5, 5, 5]}, NO_CHOICES) == 1
    assert len(DRAWN) == 4  # it never came to those


def test_when_too_many_are_kept_those_go_that_nobody_has_needed_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MANY", 2)
    for price in range(1, 9):
        assert [shown(prices=[0, price]), shown(prices=[0, 0])] == [f"en {price}", "en 0"]
    assert DRAWN.count("en 0") == 1
    assert parts.KEPT.number <= 2
    assert shown(prices=[0, 1]) == "en 1"
    assert DRAWN.count("en 1") == 2


def far_sighted(view: View, choices: Choices) -> str:
    DRAWN.append("far")
    return " ".join(actions_of(choices, "buy"))


def test_who_looks_for_the_actions_of_a_verb_does_not_see_others() -> None:
    buys, sells = {"buy pear": "Buy", "buyer": ""}, {"sell pear": "Sell"}
    assert [part(far_sighted, VIEW, Choices(each)) for each in (buys, buys | sells, sells)] == ["buy pear"] * 2 + [""]
    assert len(DRAWN) == 2
