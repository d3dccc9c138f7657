"""What the goal strip says: long forms for its list, short ones for the line."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Sentence, plural
from ...core.language.text import mark as _

GOAL: Final[dict[str, Sentence]] = {
    "strip-wins": _("The most points win"),
    "strip-wins-short": _("Most points"),
    "strip-target": plural("Reach {0} point in five rounds", "Reach {0} points in five rounds"),
    "strip-target-short": plural("{0} point", "{0} points"),
    "strip-measure": _("If it ended now"),
    "strip-measure-short": _("Now"),
    "strip-far": "{0}",
    "strip-rounds": plural("{0} more round after this one", "{0} more rounds after this one"),
    "strip-rounds-short": plural("{0} more round", "{0} more rounds"),
    "strip-gold": _("District cards that still have gold: {0}"),
    "strip-gold-short": plural("{0} card to go", "{0} cards to go"),
    "strip-towers": _("Tower colours that have to run out: {0}"),
    "strip-towers-short": plural("{0} tower to go", "{0} towers to go"),
    "strip-temples": _("Temple tops that the nearest player lacks: {0}"),
    "strip-temples-short": plural("{0} top to go", "{0} tops to go"),
    "strip-dice": _("Dice of the rarest colour until one is missing: {0}"),
    "strip-dice-short": plural("{0} die to go", "{0} dice to go"),
    "strip-limit": plural("At most {0} more round after this one", "At most {0} more rounds after this one"),
    "strip-limit-short": plural("{0} more round", "{0} more rounds"),
    "strip-last": _("This is the last round"),
    "strip-last-short": _("Last round"),
    "strip-trigger": _("The last round: {0:ending}"),
    "strip-trigger-short": _("Last round"),
    "strip-ended": _("It ended because {0:ending}."),
}
