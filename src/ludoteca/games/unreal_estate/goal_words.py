"""What the goal strip says: long forms for its list, short ones for the line."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Sentence, plural
from ...core.language.text import mark as _

GOAL: Final[dict[str, Sentence]] = {
    "strip-wins": _("The most points win"),
    "strip-wins-short": _("Most points"),
    "strip-measure": _("Points"),
    "strip-far": "{0}",
    "strip-rounds": plural(
        "At most {0} more round after this one, then everybody scores one last set",
        "At most {0} more rounds after this one, then everybody scores one last set",
    ),
    "strip-rounds-short": plural("{0} more round", "{0} more rounds"),
    "strip-reshuffle": plural(
        "{0} card left before the discard is shuffled in once; the game ends when a table cannot be filled",
        "{0} cards left before the discard is shuffled in once; the game ends when a table cannot be filled",
    ),
    "strip-reshuffle-short": plural("{0} card to the reshuffle", "{0} cards to the reshuffle"),
    "strip-last": _("The last round; then everybody scores one last set"),
    "strip-last-short": _("Last round"),
    "strip-final": _("Final scoring: one last set each"),
    "strip-final-short": _("Final scoring"),
}
