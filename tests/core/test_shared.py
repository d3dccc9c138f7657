"""Lists that are replaced: the new one is right, and the old one stays as it was."""

from __future__ import annotations

import pytest

from ludoteca.core.shared import added, inserted, replaced, without


def test_the_list_before_is_never_changed() -> None:
    before = [4, 5, 6]
    assert replaced(before, 1, 9) == [4, 9, 6]
    assert added(before, 2, -2) == [4, 5, 4]
    assert without(before, 5) == [4, 6]
    assert inserted(before, 5) == [4, 5, 5, 6]
    assert before == [4, 5, 6]


@pytest.mark.parametrize("thing", range(8))
def test_a_thing_is_inserted_where_it_belongs(thing: int) -> None:
    assert inserted([1, 3, 3, 6], thing) == sorted([1, 3, 3, 6, thing])
    assert inserted([], thing) == [thing]
