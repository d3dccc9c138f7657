"""Why a table says no: the sentences that are said in more than one place."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from ..refusal import Refusal

STALE = _("The table has moved on since. Here is how it stands now.")
WATCHING = _("You are watching. Only those who sit at the table can play.")
NOT_RUNNING = _("This game is not being played now.")
NO_ACTION = _("There is no such move in this game.")
NO_SEAT = _("There is no such seat at this table.")
NOT_MAKER = _("Only whoever made the table can do this.")
NO_TABLE = _("There is no table here. It may have been tidied away.")
CLOSED = _("This table has been closed.")
OTHER_RULES = _("This game was begun with other rules or other components, and cannot be opened any more.")
STOPPED = _("Something new came between: the rest is for you to decide.")


class Stale(Refusal):
    """The table has moved on."""

    def __init__(self) -> None:
        super().__init__(STALE)
