"""What the goal strip says: long forms for its list, short ones for the line."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Sentence, plural
from ...core.language.text import mark as _

GOAL: Final[dict[str, Sentence]] = {
    "strip-wins": plural("Whoever first makes {0} offering wins", "Whoever first makes {0} offerings wins"),
    "strip-wins-short": plural("{0} offering", "{0} offerings"),
    "strip-measure": _("Offerings"),
    "strip-far": "{0}/{1}",
    "strip-price": plural("The next offering costs {0} crystal", "The next offering costs {0} crystals"),
    "strip-price-short": plural("next costs {0} crystal", "next costs {0} crystals"),
    "strip-afford": plural(
        "The next offering costs {0} crystal; {2:seat} has {1}",
        "The next offering costs {0} crystals; {2:seat} has {1}",
    ),
    "strip-afford-short": plural("{1}/{0} crystal", "{1}/{0} crystals"),
    "strip-nearly": _("{0:seat} needs only one more offering"),
    "strip-nearly-short": _("{0:seat}: one more wins"),
    "strip-idle": plural(
        "{0} more turn without a new marker ends the game", "{0} more turns without a new marker end the game"
    ),
    "strip-idle-short": plural("ends in {0} idle turn", "ends in {0} idle turns"),
    "strip-at-once": _("The last offering ends the game at once"),
    "strip-at-once-short": _("ends at once"),
}
