"""Every word of Ferry, in English, under the keys that its rules and drawings use."""

from __future__ import annotations

from typing import Final

from ludoteca.core.language.text import Sentence, Text, plural
from ludoteca.core.language.text import mark as _

PROMPTS: Final[dict[str, Sentence]] = {
    "turn": _("Buy a card, or load all your cargo of one kind"),
    "bribe": _("Bribe the customs?"),
    "raid": _("Whom do you raid?"),
}
EVENTS: Final[dict[str, Sentence]] = {
    "bought": _("{player} buys {0:kind}"),
    "loaded": plural("{player} loads one card of {1:kind}", "{player} loads {0} cards of {1:kind}"),
    "bribed": _("{player} bribes the customs: {many:kind} gone"),
    "paid": plural("{player} is paid one coin", "{player} is paid {0} coins"),
    "raided": _("{player} takes {1:kind} from {0:seat}"),
    "raided-unseen": _("{player} takes a card from {0:seat}"),
}
VERBS: Final[dict[str, Sentence]] = {
    "pass": _("Pass"),
    "buy": _("Buy {0:kind}"),
    "load": _("Load {0:kind}"),
    "bribe": _("Bribe with {0:kind}"),
    "raid": _("Raid {0:seat}"),
}
REASONS: Final = {
    "not-in-market": ("§3", _("It is not in the market.")),
    "not-in-hand": ("§5", _("You do not hold it.")),
    "not-loaded": ("§6", _("Only cargo of the loaded kind is a bribe.")),
    "not-held": ("§6", _("You hold no cargo of the loaded kind.")),
    "no-hand": ("§8", _("That player has no cards.")),
    "yourself": ("§8", _("Nobody raids themselves.")),
}
NAMES: Final = {"kind": [_("amber"), _("bales"), _("copper"), _("dyes")]}
SAYS: Final[dict[str, Sentence]] = {
    "coins": _("Coins"),
    "stat-coins": plural("coin", "coins"),
    "hand": _("Your hand"),
    "board": _("The market and the hold"),
    "market": _("Market"),
    "hold": _("Hold"),
    "bag": _("{0} in the bag"),
    "stat-cards": plural("card in hand", "cards in hand"),
    "headline": _("Pieces that make a convoy: {0}"),
    "strip-wins": _("The most coins win"),
    "strip-far": "{0}",
    "strip-bag": plural("The game ends after {0} more card", "The game ends after {0} more cards"),
    "strip-bag-short": plural("{0} card left", "{0} cards left"),
    "strip-last": _("The bag is empty: the next card that is missing ends the game"),
}
OPTIONS: Final = {"convoy": _("Pieces that make a convoy"), "convoy=3": "3", "convoy=4": "4"}

TEXT: Final = Text(
    __package__,
    title="Ferry",
    blurb=_("Buy cargo and load it. Bribe the customs when others do."),
    prompts=PROMPTS,
    events=EVENTS,
    verbs=VERBS,
    reasons=REASONS,
    names=NAMES,
    says=SAYS,
    options=OPTIONS,
)
