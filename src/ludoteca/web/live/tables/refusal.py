"""A refusal: what was asked cannot be, why, and nothing has changed."""

from __future__ import annotations

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from ....core.text import Words


class Refusal(Exception):
    """Says no in one sentence, which becomes words only in the reader's language."""

    def __init__(self, sentence: Promise | str = "", reason: str = "", status: int = 409) -> None:
        super().__init__(reason or "refused")
        self.sentence = sentence
        self.reason = reason  # a key of the game's reasons
        self.status = status

    def say(self, words: Words | None = None) -> str:
        """The sentence in the language that is spoken now."""
        if self.reason and words is not None:
            return words.reason(self.reason)[1]
        return str(self.sentence)


STALE = _("The table has moved on since. Here is how it stands now.")
WATCHING = _("You are watching. Only those who sit at the table can play.")
NOT_RUNNING = _("This game is not being played now.")
NO_ACTION = _("There is no such move in this game.")
NO_SEAT = _("There is no such seat at this table.")
NOT_MAKER = _("Only whoever made the table can do this.")
NO_TABLE = _("There is no table here. It may have been tidied away.")
CLOSED = _("This table has been closed.")
NONSENSE = _("This could not be understood.")
TOO_FAST = _("That was a little fast. Wait a moment, then try again.")
FAILED = _("Something went wrong here. Nothing has changed; please try again.")
OTHER_RULES = _("This game was begun with other rules or other components, and cannot be opened any more.")


class Stale(Refusal):
    """The table has moved on."""

    def __init__(self) -> None:
        super().__init__(STALE)
