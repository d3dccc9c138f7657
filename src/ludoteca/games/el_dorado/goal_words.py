"""What the goal strip says: long forms for its list, short ones for the line."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Sentence, plural
from ...core.language.text import mark as _

GOAL: Final[dict[str, Sentence]] = {
    "strip-wins": _("Whoever first reaches El Dorado wins"),
    "strip-wins-short": _("Arrive first"),
    "strip-wins-both": _("Whoever first reaches El Dorado with both pawns wins"),
    "strip-wins-both-short": _("Both pawns first"),
    "strip-wins-tie": _("Of those who arrive, the most blockades win"),
    "strip-wins-tie-short": _("Most blockades"),
    "strip-measure": _("Steps to go"),
    "strip-measure-short": _("Steps"),
    "strip-far": "{0}",
    "strip-arrived": plural("arrived, {0} blockade", "arrived, {0} blockades"),
    "strip-first": _("The round of the first arrival is the last"),
    "strip-first-short": _("no arrival yet"),
    "strip-limit": _("The game ends after round {0}"),
    "strip-limit-short": _("round {1} of {0}"),
    "strip-idle": plural(
        "{0} more round in which nothing happens ends the game", "{0} more rounds in which nothing happens end the game"
    ),
    "strip-idle-short": plural("ends in {0} idle round", "ends in {0} idle rounds"),
    "strip-last": _("{0:seat} has arrived: this is the last round"),
    "strip-last-short": _("Last round"),
}
