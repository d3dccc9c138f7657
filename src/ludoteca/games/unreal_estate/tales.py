"""How Unreal Estate is told in sentences of several events: the earlier in the list, the sooner an event leads."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Telling, plural
from ...core.language.text import mark as _

TALES: Final[dict[str, Telling]] = {
    "revealed": Telling(apart=True),
    "played": Telling(_("{player} plays {0:card}")),
    "took": Telling(_("{player} takes {0:card}")),
    "scored": Telling(clause=_("scores {0:card}, {1} × {0:value} × {2} = {3:points}")),
    # what cards do
    "toll": Telling(clause=_("{1:points} with the Toll House")),
    "minted": Telling(clause=_("mints {0} × {1} = {2:points}")),
    "ruined": Telling(clause=_("exhibits {0:card}, {1} × {0:value} × {2} = {3:points}")),
    "demolished": Telling(clause=_(". Demolished: {1} × {0:card}")),
    "dropped": Telling(_("{player} puts into the drawer: {many:card}"), _("puts into the drawer: {many:card}")),
    "salvaged": Telling(_("{player} salvages {many:+card}"), _("salvages {many:+card}")),
    "looked": Telling(clause=plural("looks at {0} card", "looks at {0} cards")),
    "kept": Telling(clause=_("keeps {0:card}")),
    "kept-unseen": Telling(clause=_("keeps a card")),
    "visited": Telling(clause=_("looks into the hand of {0:seat}")),
    "swapped": Telling(clause=_("gives {0:seat}: {1:card}, and takes: {2:card}")),
    "swapped-unseen": Telling(clause=_("swaps a building with {0:seat}")),
    "robbed": Telling(clause=_("takes from {0:seat}: {1:card}")),
    "robbed-unseen": Telling(clause=_("takes a card from {0:seat}")),
    "received": Telling(clause=_("{1:card} from {0:seat}")),
    "received-unseen": Telling(clause=_("a card from {0:seat}")),
    "drew": Telling(_("{player} draws {many:card}"), _("draws {many:card}")),
    "drew-unseen": Telling(
        plural("{player} draws {count} card", "{player} draws {count} cards"),
        plural("draws {count} card", "draws {count} cards"),
    ),
    # the end of a round
    "put-away": Telling(_("Into the drawer: {many:card}"), _(". Into the drawer: {many:card}")),
    "discarded": Telling(_("Without effect: {many:card}"), _(". Without effect: {many:card}")),
    "reshuffled": Telling(clause=_(". The discard pile becomes the new deck")),
}
