"""What lives in a picture comes in pieces: whatever a page had before, it comes to the same layer."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.web.render.sending.pieces import cut, joined, lacking

LAYERS = st.lists(st.sampled_from(["", "a'/>", "b'>", "c</g>", "d"]), max_size=9).map("<g ".join)


@given(LAYERS, LAYERS)
def test_from_any_layer_an_update_leads_to_any_other(before: str, now: str) -> None:
    update = json.loads(json.dumps(lacking(cut(now), cut(before))))
    assert joined(update, before) == now


@given(LAYERS)
def test_a_page_without_pieces_is_sent_a_text(now: str) -> None:
    assert lacking(cut(now), ()) == [now]


def test_of_what_the_page_has_only_the_place_is_sent() -> None:
    before = "<g id='board'><g id='a'/><g id='b'/><g id='c'/></g>"
    now = before.replace("'b'", "'b' class='lit'")
    assert lacking(cut(now), cut(before)) == [(0, 3), "id='b' class='lit'/>", (4, 5)]
