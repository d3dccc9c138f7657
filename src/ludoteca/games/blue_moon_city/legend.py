"""What everything on the table of Blue Moon City is, in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import mark as _
from ...core.seen.legend import Part, Thing
from .data import CARDS as KINDS
from .data import COLOUR, COURTYARD, EXPANSION_TILES, POWER_VALUES, SPECIAL, VALUE
from .text import CARDS, DRAGONS, PEOPLES, POWERS, TILES

PLAIN: Final = _("A plain card: it pays 3 in its colour and has no power.")
RUIN: Final = _(
    "Pay its spaces with cards of their colours. When the last one is covered, it pays everybody who helped."
)
PALACE: Final = _("Each of its spaces takes cards of any one colour: choose it when you pay.")
SPECIALS: Final = {
    "relocate": _("After your contributions you may go from here to any other tile; nothing more can be done there."),
    "draw": _("After your contributions you may draw 2 cards here."),
    "offering": _("After your contributions you may make one offering here, without Pillars."),
    "none": RUIN,
}
POWER_SECTIONS: Final = ("§5.2", "§5.2", "§5.2", "§5.3", "§5.4", "§5.5", "§5.6", "§5.7")


def card(kind: int) -> Thing:
    """A card: its power, if it has one."""
    if VALUE[kind] > POWER_VALUES:
        return Thing(CARDS[kind], PLAIN, "§5")
    return Thing(CARDS[kind], POWERS[kind], POWER_SECTIONS[COLOUR[kind]])


def tile(number: int) -> Thing:
    """A tile: how it is rebuilt, or what may be done there."""
    if number in EXPANSION_TILES:
        return Thing(TILES[number], SPECIALS[SPECIAL[number]], "§10")
    return Thing(TILES[number], RUIN, "§4.2")


COURTYARD_THING: Final = Thing(
    TILES[COURTYARD], _("No building: here you pay crystals for an offering at the Obelisk."), "§8.1"
)
PALACE_THING: Final = Thing(TILES[1], PALACE, "§4.5")
TILE_THINGS: Final = {
    **{f"tile:{number}": tile(number) for number in range(len(TILES))},
    f"tile:{COURTYARD}": COURTYARD_THING,
    "tile:1": PALACE_THING,
}
PLAIN_LAST: Final = sorted(range(KINDS), key=lambda kind: VALUE[kind] > POWER_VALUES)
CARD_THINGS: Final = {f"card:{kind}": card(kind) for kind in PLAIN_LAST}

PEOPLE_SENTENCES: Final = (
    _("Black. Its cards call the red dragon."),
    _("Red. Its cards call the green dragon."),
    _("Blue. Its cards call the blue dragon."),
    _("Grey. Its cards let you fly or walk farther."),
    _("Green. Its cards count 1 in every colour."),
    _("Brown. Two of its small cards count 3 in every colour."),
    _("White. Its cards turn others into the colour you need."),
    _("Yellow. Its cards buy one more offering."),
)
PEOPLE_THINGS: Final = {
    f"people:{number}": Thing(name, PEOPLE_SENTENCES[number], POWER_SECTIONS[number])
    for number, name in enumerate(PEOPLES)
}

DRAGON: Final = _("Your first contribution of a turn on its tile gains a golden scale.")
PIECES: Final = {
    "figure": Thing(_("Figure"), _("Where a player stands: up to two steps a turn, never diagonally."), "§4.1"),
    **{f"dragon:{number}": Thing(name, DRAGON, "§5.2") for number, name in enumerate(DRAGONS)},
    "space": Thing(
        _("Contribution space"),
        _("Pay at least its value in cards of its colour, and lay one of your markers on it."),
        "§4.2",
    ),
    "marker": Thing(
        _("Marker"), _("You helped to build here. When the building is finished, the marker comes back."), "§6.4"
    ),
    "reward": Thing(
        _("What it would bring"),
        _("Most markers win the first bonus; every builder gets the second and those of the rebuilt neighbours."),
        "§6",
    ),
    "visitors": Thing(
        _("Dragons here"), _("Your first contribution of the turn here gains a golden scale for each dragon."), "§7.1"
    ),
    "payment": Thing(_("Payment"), _("Add cards until the value is reached. What is paid above it is lost."), "§5.1"),
}

STOCK: Final = {
    "obelisk": Thing(_("Obelisk"), _("Everybody's offerings. Whoever first makes enough of them wins at once."), "§1"),
    "offering": Thing(
        _("Next offering"), _("The lowest free space of the Obelisk: what it costs in crystals."), "§8.1"
    ),
    "crystal": Thing(_("Crystals"), _("You earn them with finished buildings and pay them for offerings."), "§2.3"),
    "scales": Thing(
        _("Golden scales"),
        _("When the last one is taken, they are scored: 6 crystals for the most, 3 for others with three or more."),
        "§7.2",
    ),
    "stock": Thing(
        _("Your things"), _("Your crystals, the markers you can still lay, and your golden scales."), "§2.3"
    ),
    "hand": Thing(_("Hand"), _("The cards of a player. Each pays by its value, or is used for its power."), "§2.2"),
    "deck": Thing(_("Deck"), _("Every turn ends here: discard up to two cards, then draw two more than that."), "§4.3"),
    "discard": Thing(_("Discard"), _("Used cards. When the deck is empty, they are shuffled again."), "§4.3"),
}

LEGEND: Final = (
    Part(_("Peoples"), PEOPLE_THINGS),
    Part(_("People cards"), CARD_THINGS),
    Part(_("Buildings"), TILE_THINGS),
    Part(_("In the city"), PIECES),
    Part(_("Offerings and treasures"), STOCK),
)
