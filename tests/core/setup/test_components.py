"""The digest names what the component data say."""

from __future__ import annotations

from ludoteca.core.setup.components import digest, load


def test_a_number_changes_the_digest_and_a_source_does_not() -> None:
    data = {"value": 3, "value_source": "rulebook", "source": "rulebook", "cards": [{"id": "castle", "note": "x"}]}
    assert digest(data) == digest(data | {"value_source": "public"})
    assert digest(data) == digest(data | {"cards": [{"id": "castle"}]})
    assert digest(data) != digest(data | {"value": 4})


def test_every_number_of_unreal_estate_says_where_it_came_from() -> None:
    data = load("ludoteca.games.unreal_estate")
    known = {"rulebook", "public", "reconstructed"}
    assert data["setup"]["source"] in known
    for building in data["building"]:
        assert {building["value_source"], building["copies_source"], building["name_source"]} <= known
    for special in data["special"]:
        assert {special["effect_source"], special["name_source"]} <= known
