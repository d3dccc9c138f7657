"""What everything on the table of Unreal Estate is, in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import mark as _
from ...core.seen.legend import Part, Thing
from .data import BUILDINGS, KEEP, KIND, REVEAL, SELECT
from .text import CARD_EFFECTS, CARDS

SECTIONS: Final = {REVEAL: "§6.3", SELECT: "§6.4", KEEP: "§6.5"}


def special(card: int) -> Thing:
    """A special says itself what it does."""
    return Thing(CARDS[card], CARD_EFFECTS[card], SECTIONS[KIND[card]])


BUILDING_THINGS: Final = {f"card:{card}": Thing(CARDS[card], CARD_EFFECTS[card], "§5") for card in range(BUILDINGS)}
SPECIAL_THINGS: Final = {f"card:{card}": special(card) for card in range(BUILDINGS, len(CARDS))}

PLACES: Final = {
    "table": Thing(
        _("Proposal table"),
        _("The open cards of this round. Take one as your action; what nobody takes goes into the drawer."),
        "§4.1",
    ),
    "drawer": Thing(
        _("Project drawer"),
        _("Plans that nobody wanted. A set scores your cards × their value × the plans here; then this pile is gone."),
        "§5.2",
    ),
    "value": Thing(_("Value"), _("What each card of this building counts when its set is scored."), "§5.2"),
    "plans": Thing(_("Plans"), _("How many plans of this building lie in the drawer: they multiply the set."), "§5.2"),
    "deck": Thing(_("Deck"), _("The cards still to come. When it runs out, the end is near."), "§7"),
    "discard": Thing(
        _("Discard"),
        _("Cards that were scored or used. With four or five players it becomes the deck once more."),
        "§7.2",
    ),
    "tape": Thing(
        _("Score"), _("Everybody's points on a tape of one hundred. The most points at the end win."), "§7.4"
    ),
    "player": Thing(
        _("This round"),
        _("Who acts when, with the cards in hand. Small signs: cards that everybody saw go into the hand."),
        "§4",
    ),
    "key": Thing(_("First player"), _("Who holds the key acts first in this round; it moves on to the left."), "§4"),
    "reveal": Thing(_("When dealt"), _("This special works by itself as soon as it lies on the table."), "§6.3"),
    "select": Thing(_("When taken"), _("This special works at once for whoever takes it."), "§6.4"),
    "keep": Thing(_("Keep it"), _("This special goes into your hand; playing it is an action of its own."), "§6.5"),
}

LEGEND: Final = (
    Part(_("Buildings"), BUILDING_THINGS),
    Part(_("Specials"), SPECIAL_THINGS),
    Part(_("On the desk"), PLACES),
)
