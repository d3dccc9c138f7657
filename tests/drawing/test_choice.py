from __future__ import annotations

from xml.etree import ElementTree

from ludoteca.core.seen.picture import NO_CHOICES, Choices
from ludoteca.drawing.choice import circle_ring, item, rect_ring, thing
from ludoteca.drawing.shapes.pieces import flag

CHOICES = Choices({"score magic-boutique": "Score the Magic Boutique: 24"})


def drawn(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_a_legal_thing_is_a_button_that_says_its_action() -> None:
    button = drawn(thing(CHOICES, "score magic-boutique", "Magic Boutique", "<circle/>", what="card:3"))
    assert button.attrib == {
        "class": "choice",
        "role": "button",
        "tabindex": "0",
        "aria-label": "Score the Magic Boutique: 24",
        "data-choice": "score magic-boutique",
        "data-thing": "card:3",
    }


def test_a_thing_that_is_not_legal_can_be_asked_about() -> None:
    ring = rect_ring(0, 0, 9, 9, 1)
    button = drawn(thing(CHOICES, "score orc-tavern", "Orc Tavern", "<circle/>", what="card:1", ring=ring))
    assert (button.get("class"), button.get("data-ask"), button.get("aria-label")) == (
        "ask",
        "score orc-tavern",
        "Orc Tavern",
    )
    assert [kid.tag for kid in button] == ["circle"]


def test_numbers_lie_above_the_ring_and_the_flag_above_all() -> None:
    button = drawn(
        thing(
            CHOICES,
            "score magic-boutique",
            "",
            "<a/>",
            what="card:3",
            ring=circle_ring(0, 0, 9),
            above="<b/>",
            flag=flag(0, 0, "24"),
        )
    )
    assert [kid.get("class") or kid.tag for kid in button] == ["a", "edge", "ring", "tick", "b", "flag"]


def test_numbers_are_shown_on_things_that_are_not_legal() -> None:
    still = thing(NO_CHOICES, "done", "", "<a/>", what="deck", above="<b/>", flag="<c/>")
    assert [kid.tag for kid in drawn(still)] == ["a", "b"]


def test_a_thing_keeps_its_own_class_and_attributes() -> None:
    button = drawn(thing(CHOICES, "score magic-boutique", "", "<a/>", what="card:3", look="lifts", id="t1"))
    assert (button.get("class"), button.get("id"), button.get("data-thing")) == ("choice lifts", "t1", "card:3")


def test_the_first_legal_of_several_actions_is_meant_else_the_last() -> None:
    assert CHOICES.first("pass magic-boutique", "score magic-boutique") == "score magic-boutique"
    assert CHOICES.first("pass castle", "score castle") == "score castle"


def test_a_spectator_may_choose_nothing() -> None:
    assert len(NO_CHOICES) == 0
    assert "score magic-boutique" in CHOICES
    assert "score magic-boutique" not in NO_CHOICES


def test_every_ring_is_drawn_twice_so_that_it_shows_on_every_ground() -> None:
    for ring in (rect_ring(0, 0, 9, 9, 1), circle_ring(0, 0, 9)):
        assert [part.get("class") for part in drawn(f"<g>{ring}</g>")] == ["edge", "ring", "tick"]


def test_what_stands_for_no_action_still_says_what_it_is() -> None:
    deck = drawn(item("deck", "Cards in the deck: 12.", "<circle/>", id="deck"))
    assert deck.attrib == {
        "id": "deck",
        "role": "img",
        "aria-label": "Cards in the deck: 12.",
        "data-thing": "deck",
    }
