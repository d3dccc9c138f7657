"""How El Dorado is told in sentences of several events: the earlier in the list, the sooner an event leads."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Telling, plural
from ...core.language.text import mark as _

CLEANING: Final = ("discarded",)  # what is thrown away before the new hand is drawn

TALES: Final[dict[str, Telling]] = {
    "bought": Telling(_("{player} buys {0:card}"), _("buys {0:card}")),
    "played": Telling(_("{player} plays {0:card}")),
    "used": Telling(),
    "entered": Telling(
        clause=plural("{count} space, {many:/terrain}", "{count} spaces, {many:/terrain}"), place=("step", 2), step=True
    ),
    "overcame": Telling(clause=_("overcomes {0:blockade}")),
    "changed": Telling(clause=_("changes the symbol of {0:card}")),
    "explored": Telling(clause=_(". In the cave: {0:token}")),
    # what is paid
    "rubble-paid": Telling(_("{player} pays for the rubble: {many:+card}"), _(" for {many:+card}")),
    "camp-paid": Telling(_("{player} leaves at the base camp: {many:+card}"), _(", left there: {many:+card}")),
    "paid": Telling(_("{player} pays with: {many:+card}"), _(" with {many:+card}")),
    "exchanged": Telling(clause=_(" with {many:+card} as coins")),
    "token-spent": Telling(clause=_(" with a token: {many:+token}")),
    # what cards do
    "took": Telling(clause=_("takes {0:card}")),
    "removed": Telling(_("{player} removes {many:+card}"), _("removes {many:+card}"), after=("removed",)),
    "replaced": Telling(clause=_("replaces {0:card}")),
    "item-saved": Telling(clause=_("keeps the item")),
    # the new hand
    "discarded": Telling(_("{player} discards {many:+card},"), after=CLEANING),
    "reshuffled": Telling(
        plural("{player} shuffles {0} card,", "{player} shuffles {0} cards,"),
        plural("shuffles {0} card", "shuffles {0} cards"),
        after=CLEANING,
    ),
    "drew-1": Telling(clause=_("draws {0:card}"), after=CLEANING),
    "drew-2": Telling(clause=_("draws {0:card}, {1:card}"), after=CLEANING),
    "drew-3": Telling(clause=_("draws {0:card}, {1:card}, {2:card}"), after=CLEANING),
    "drew-4": Telling(clause=_("draws {0:card}, {1:card}, {2:card}, {3:card}"), after=CLEANING),
    "drew-unseen": Telling(clause=plural("draws {0} card", "draws {0} cards"), after=CLEANING),
    "item-boxed": Telling(clause=_(". Used up: {0:card}")),
}
