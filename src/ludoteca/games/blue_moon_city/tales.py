"""How Blue Moon City is told in sentences of several events: the earlier in the list, the sooner an event leads."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Telling, plural
from ...core.language.text import mark as _

TALES: Final[dict[str, Telling]] = {
    "rebuilt": Telling(apart=True),
    "scale-scoring": Telling(apart=True),
    "contributes": Telling(_("{player}, {0:tile}: pays the {2}"), after=("walked",)),
    "special": Telling(_("{player} uses the action of {0:tile}"), after=("walked",)),
    "power": Telling(_("{player} plays {0:card}")),
    "offered": Telling(
        _("{player} makes offering {1} for {0} crystals"), _("offering {1} for {0} crystals"), after=("walked",)
    ),
    "dragon": Telling(clause=_("{0:dragon} → {1:tile}")),
    "flew": Telling(clause=_("flies → {0:tile}")),
    "relocated": Telling(clause=_("goes → {0:tile}")),
    # a contribution
    "colour": Telling(clause=_(" in {0:colour}")),
    "paid": Telling(_("{player} pays: {many:+card}"), _(" with {many:+card}")),
    "covered": Telling(),
    "dragon-scales": Telling(clause=plural("{0} scale from dragons", "{0} scales from dragons")),
    "scale-crystals": Telling(clause=_("{0} crystals for {1} scales")),
    # a building
    "majority": Telling(clause=_("majority")),
    "won-crystals": Telling(clause=plural("{0} crystal", "{0} crystals")),
    "won-scales": Telling(clause=plural("{0} scale", "{0} scales")),
    "won-cards": Telling(),
    "set-aside": Telling(clause=plural("{0} card set aside", "{0} cards set aside")),
    # the cards
    "discarded": Telling(_("{player} discards {many:+card},"), after=("discarded",)),
    "drew": Telling(_("{player} draws {many:card},"), _("draws {many:card}"), after=("discarded",)),
    "drew-unseen": Telling(
        plural("{player} draws {0} card,", "{player} draws {0} cards,"),
        plural("draws {0} card", "draws {0} cards"),
        after=("discarded",),
    ),
    "took-aside": Telling(
        _("{player} takes up what was set aside: {many:card}"), _("takes up what was set aside: {many:card}")
    ),
    "took-aside-unseen": Telling(clause=plural("takes up {0} card set aside", "takes up {0} cards set aside")),
    "no-cards": Telling(clause=plural("misses {0} card, none is left", "misses {0} cards, none is left")),
    "reshuffled": Telling(clause=_(". The discard pile becomes the new deck")),
    "walked": Telling(_("{player} walks to: {many:tile}"), after=("walked",), step=True),
}
