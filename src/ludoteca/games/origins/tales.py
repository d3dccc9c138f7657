"""How Origins is told in sentences of several events: the earlier in the list, the sooner an event leads."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Telling, plural
from ...core.language.text import mark as _

ANOTHER: Final = ("spent-token",)  # what allows another action in the same turn
PASSING: Final = ("passed", "advisor", "advisor-again")

TALES: Final[dict[str, Telling]] = {
    "bastion": Telling(apart=True),
    "final-gold": Telling(apart=True),
    "visited": Telling(_("{player}, {0:worker} → {1:site}"), after=ANOTHER, place=("visit", 1)),
    "closed": Telling(after=ANOTHER),
    "tower": Telling(after=ANOTHER),
    "last-base": Telling(_("{player} takes the last base: {0} points"), after=ANOTHER),
    "grew": Telling(after=ANOTHER),
    "passed": Telling(after=ANOTHER),
    "advisor": Telling(clause=_("{0:colour} 6 becomes Advisor {1}"), after=PASSING),
    "advisor-again": Telling(
        clause=plural(
            "{1:colour} 6, a colour among the Advisors: {0} point",
            "{1:colour} 6, a colour among the Advisors: {0} points",
        ),
        after=PASSING,
    ),
    "spent-token": Telling(_("{player} spends a Superiority token"), _("spends a Superiority token")),
    # a visit
    "neighbour": Telling(clause=_("{0:site} up to {1}")),
    "sites-kept": Telling(clause=_("a token keeps all sites as they are")),
    "bonus": Telling(clause=_("bonus")),
    "bonus-gold": Telling(clause=_("bonus for Pisces")),
    "gained-stone": Telling(clause=plural("+{0} stone", "+{0} stone")),
    "gained-food": Telling(clause=plural("+{0} food", "+{0} food")),
    "gained-wisdom": Telling(clause=plural("+{0} wisdom", "+{0} wisdom")),
    "gained-gold": Telling(clause=plural("+{0} gold", "+{0} gold")),
    "paid-stone": Telling(clause=plural("−{0} stone", "−{0} stone")),
    "paid-food": Telling(clause=plural("−{0} food", "−{0} food")),
    "paid-wisdom": Telling(clause=plural("−{0} wisdom", "−{0} wisdom")),
    "paid-gold": Telling(clause=plural("−{0} gold", "−{0} gold")),
    # military and temples
    "moved": Telling(clause=_("Military track {0} → {1}")),
    "superiority": Telling(clause=plural("+{0} token", "+{0} tokens")),
    "final-space": Telling(clause=plural("final space: {0} point", "final space: {0} points")),
    "attacked": Telling(clause=plural("attacks: {0} point", "attacks: {0} points")),
    "retreated": Telling(clause=_("falls back {0} → {1}")),
    "advanced": Telling(clause=_("{0:temple} +{1} (space {2})")),
    "took-card": Telling(clause=_("takes {0:zodiac}")),
    "took-card-from": Telling(clause=_("takes {0:zodiac} from {1:seat}")),
    # people
    "took-die": Telling(clause=_("takes {0:die}")),
    "drafted": Telling(),
    "raised": Telling(clause=_("raises {0:die} to {1}")),
    "took-speaker": Telling(clause=_("takes a Speaker {0}")),
    "raised-speaker": Telling(clause=_("raises the Speaker to {0}")),
    "honoured": Telling(clause=plural("honours {1:die}: {0} point", "honours {1:die}: {0} points")),
    "recoloured": Telling(clause=_("{0:die} becomes {1:colour}")),
    # the city
    "built": Telling(clause=_("builds {0:tile}")),
    "farmed": Telling(clause=_("lays a Farm ({0:tile})")),
    "farm-returned": Telling(),
    "reserved": Telling(clause=_("reserves {0:tile}")),
    "used": Telling(clause=_("uses {0:tile}")),
    "ability-points": Telling(clause=plural("{0} point", "{0} points")),
    "reset": Telling(clause=_("{0:site} to 1")),
    "matched": Telling(clause=plural("district card: {0} point", "district card: {0} points")),
    # what comes to the table
    "rolled": Telling(clause=plural(". New die: {many:die}", ". New dice: {many:die}")),
    "no-die-left": Telling(clause=_(". No {0:colour} die is left for the offer")),
    "dropped": Telling(clause=_(". Back goes {0:die}")),
    "turned-up": Telling(clause=plural(". Turned up: {many:tile}", ". Turned up: {many:tile}")),
    "speaker-returned": Telling(clause=plural(". {count} Speaker returns", ". {count} Speakers return")),
    "ending": Telling(clause=_(". Last round: {0:ending}")),
    # the end
    "final-temples": Telling(clause=plural("{0} point in the temples", "{0} points in the temples")),
    "final-seat": Telling(clause=plural("{1:die} × tower {2} = {0} point", "{1:die} × tower {2} = {0} points")),
    "final-advisor": Telling(clause=plural("{0} point for the Advisors", "{0} points for the Advisors")),
}
