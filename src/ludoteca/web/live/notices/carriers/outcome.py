"""What came of carrying a letter."""

from __future__ import annotations

from enum import Enum

from ..post_office.door import Answer


class Outcome(Enum):
    """How a channel took a letter."""

    TAKEN = "taken"
    LATER = "later"  # it may take it later
    REFUSED = "refused"  # it will not take any before somebody sees to it
    GONE = "gone"  # it is no more


PASSING = (408, 425, 429)  # what an answer says that may be another one later


def judged(answer: Answer) -> Outcome:
    """What an answer means. Whoever sends us elsewhere is not followed."""
    if answer.well:
        return Outcome.TAKEN
    return Outcome.LATER if answer.status_code >= 500 or answer.status_code in PASSING else Outcome.REFUSED
