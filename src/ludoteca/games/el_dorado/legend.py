"""What everything on the table of The Quest for El Dorado is, in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import mark as _
from ...core.seen.legend import Part, Thing
from .data import BLOCKADES, IDS, KINDS, STARTING, TOKEN_POWER, TOKENS
from .names import BLOCKADES as BLOCKADE_NAMES
from .names import CARD_EFFECTS, CARDS, SYMBOLS, TERRAINS, TOKEN_EFFECTS
from .names import TOKENS as TOKEN_NAMES

LAND_SENTENCES: Final = (
    (_("To enter, one card alone must show as many machetes as the space."), "§6.2"),
    (_("To enter, one card alone must show as many paddles as the space."), "§6.2"),
    (_("To enter, one card alone must show as many coins as the space."), "§6.2"),
    (_("To enter, discard as many cards as it shows. They come back when you shuffle."), "§6.7"),
    (_("To enter, as many cards as it shows leave the game for good: the way to be rid of weak ones."), "§6.8"),
    (_("Nobody ever enters a mountain."), "§6.9"),
    (_("Here the expeditions begin. Nobody returns to it."), "§4.4"),
)
LANDS: Final = {f"land:{number}": Thing(TERRAINS[number], *told) for number, told in enumerate(LAND_SENTENCES)}

SYMBOL_SENTENCES: Final = (
    _("Opens jungle. A card pays for as many as it shows, step after step."),
    _("Opens rivers. A card pays for as many as it shows, step after step."),
    _("Opens villages, and buys cards."),
)
SYMBOL_THINGS: Final = {
    f"symbol:{number}": Thing(SYMBOLS[number], sentence, "§6.1") for number, sentence in enumerate(SYMBOL_SENTENCES)
}

PURPLE_SECTIONS: Final = {
    "transmitter": "§9.2",
    "cartographer": "§9.3",
    "compass": "§9.4",
    "scientist": "§9.5",
    "travel_log": "§9.6",
    "native": "§9.7",
}


def card(kind: int) -> Thing:
    """A card: what it shows, or what it does."""
    start = "§2.2" if STARTING[kind] else "§2.3"
    return Thing(CARDS[kind], CARD_EFFECTS[kind], PURPLE_SECTIONS.get(IDS[kind], start))


CARD_THINGS: Final = {f"card:{kind}": card(kind) for kind in range(KINDS)}

TOKEN_SECTIONS: Final = ("§11.7", "§11.8", "§11.9", "§11.10", "§11.11", "§11.12", "§11.13")
PLAIN_TOKENS: Final = TOKENS - len(TOKEN_SECTIONS)
TOKEN_THINGS: Final = {
    f"token:{kind}": Thing(
        TOKEN_NAMES[kind],
        TOKEN_EFFECTS[kind],
        "§11.6" if TOKEN_POWER[kind] else TOKEN_SECTIONS[kind - PLAIN_TOKENS],
    )
    for kind in range(TOKENS)
}

BLOCKADE: Final = _("Closes the whole seam. The first to pay for it keeps it, and opens the way for everybody.")
BLOCKADE_THINGS: Final = {
    f"blockade:{number}": Thing(BLOCKADE_NAMES[number], BLOCKADE, "§7") for number in range(1, BLOCKADES + 1)
}

PLACES: Final = {
    "pawn": Thing(
        _("Pawn"), _("An expedition, and how far it still has to go. Only one pawn stands on a space."), "§6.1"
    ),
    "gate": Thing(
        _("Golden gate"), _("El Dorado! Whoever gets through it first wins; the round is played to its end."), "§6.10"
    ),
    "cave": Thing(_("Cave"), _("Stop beside it and you find a token. The number says how many are left."), "§11.2"),
    "piece": Thing(_("Piece of the map"), _("The route is made of such pieces, laid side by side."), "§3.1"),
    "afar": Thing(_("Within reach"), _("A space or a blockade that lies outside the close-up."), "§6.2"),
    "race": Thing(
        _("An expedition"),
        _("Steps to go, blockades taken and tokens found. The hat is the first player's."),
        "§4.3",
    ),
    "played": Thing(_("Play area"), _("The cards used in this turn. They go to the discard pile at its end."), "§1.2"),
    "piles": Thing(
        _("Draw pile and discard"),
        _("When the draw pile runs out, the discard pile is shuffled and takes its place."),
        "§1.2",
    ),
    "deck": Thing(
        _("Deck"), _("All cards of the expedition, kind by kind: how many are still to be drawn, of how many."), "§1.2"
    ),
    "hand": Thing(_("Hand"), _("The cards of a player: four at the beginning of a turn."), "§5.3"),
    "price": Thing(_("Price"), _("What the card costs in coins; a card without coins pays half of one."), "§8.1"),
    "item": Thing(_("Item"), _("A card for one use only: then it leaves the game, unless a token keeps it."), "§10"),
}

LEGEND: Final = (
    Part(_("The map"), LANDS),
    Part(_("Symbols"), SYMBOL_THINGS),
    Part(_("Cards"), CARD_THINGS),
    Part(_("Blockades"), BLOCKADE_THINGS),
    Part(_("Cave tokens"), TOKEN_THINGS),
    Part(_("On the table"), PLACES),
)
