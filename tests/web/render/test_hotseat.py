"""Several at one screen: nobody's hand is shown before the screen was handed over."""

from __future__ import annotations

import pytest

from tests.web.people import Person, body, legal, lines, scene

pytestmark = pytest.mark.usefixtures("site")
HAND = '<svg id="hand"'


def at_one_screen() -> tuple[Person, str]:
    ana = Person("Ana, Bia")
    return ana, ana.make(opponents="hotseat")


def look_as(person: Person, code: str, seat: int) -> str:
    """Confirm that the screen was handed over, and look."""
    person.post(f"/t/{code}/eyes/", seat=seat)
    return person.text(f"/t/{code}/")


def test_at_first_the_curtain_is_down() -> None:
    ana, code = at_one_screen()
    page = ana.text(f"/t/{code}/")
    assert 'id="curtain"' in page
    assert HAND not in page
    assert f'value="{legal(code)[0]}"' not in page


def test_whose_turn_it_is_lifts_the_curtain() -> None:
    ana, code = at_one_screen()
    page = look_as(ana, code, 0)
    assert 'id="curtain"' not in page
    assert HAND in page


def test_nobody_looks_before_it_is_their_turn() -> None:
    ana, code = at_one_screen()
    assert HAND not in look_as(ana, code, 1)


def test_nobody_moves_behind_the_curtain() -> None:
    ana, code = at_one_screen()
    assert ana.act(code, legal(code)[0]).status_code == 403
    assert len(lines(code)) == 1


def test_the_curtain_falls_when_the_next_is_asked() -> None:
    ana, code = at_one_screen()
    look_as(ana, code, 0)
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("buy")))
    page = ana.text(f"/t/{code}/")
    assert 'id="curtain"' in page
    assert HAND not in page


def test_an_old_confirmation_lifts_no_later_curtain() -> None:
    ana, code = at_one_screen()
    for seat in (0, 1):
        look_as(ana, code, seat)
        ana.act(code, next(choice for choice in legal(code) if choice.startswith("buy")))
    assert scene(code).actor == 0
    ana.browser.cookies["eyes"] = ana.browser.cookies["eyes"].value
    assert HAND not in ana.text(f"/t/{code}/")


def test_an_undo_behind_the_curtain_hands_the_screen_back() -> None:
    ana, code = at_one_screen()
    look_as(ana, code, 0)
    ana.act(code, next(choice for choice in legal(code) if choice.startswith("load")))
    assert scene(code).actor == 1
    ana.undo(code)
    assert scene(code).actor == 0
    assert HAND in ana.text(f"/t/{code}/")


def test_what_was_confirmed_before_an_undo_shows_no_other_hand_after_it() -> None:
    """Bia had lifted her curtain; Ana takes her move back and plays again: Bia must lift it anew."""
    ana, code = at_one_screen()
    phone = Person()
    phone.post(f"/t/{code}/seat/{scene(code).seats[0].secret}/")  # Ana's own seat on her phone
    load = next(choice for choice in legal(code) if choice.startswith("load"))
    phone.act(code, load)
    assert HAND in look_as(ana, code, 1)
    phone.undo(code)
    assert HAND not in ana.text(f"/t/{code}/")
    phone.act(code, load)
    assert scene(code).actor == 1
    assert HAND not in ana.text(f"/t/{code}/")


def test_the_screen_of_another_table_is_not_confirmed_with_it() -> None:
    ana, code = at_one_screen()
    look_as(ana, code, 0)
    other = ana.make(opponents="hotseat")
    assert HAND not in body(ana.get(f"/t/{other}/"))
