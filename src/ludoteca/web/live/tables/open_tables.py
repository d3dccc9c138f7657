"""The open tables: all that somebody plays or looks at in this process."""

from __future__ import annotations

import time
from functools import partial

from ..people.models import Player
from ..refusal import Refusal
from ..writer import WRITER
from .calls.bot_calls import call_again, call_bot
from .crowds import OPENING
from .kept import store
from .live_table import LiveTable
from .models import Table
from .processes import other_processes
from .refusals import NO_TABLE

MANY = 200  # tables; beyond that, those nobody has used for a while are put away
UNUSED = 600.0  # seconds


class OpenTables:
    """Live tables by their codes."""

    def __init__(self) -> None:
        self.tables: dict[str, LiveTable] = {}
        self.used: dict[str, float] = {}

    def table(self, code: str) -> LiveTable:
        """The table with a code, as new as the database knows it."""
        if not (code.isascii() and code.isalnum()):  # no code of ours, and not for every database to look up
            raise Refusal(NO_TABLE, status=404)
        revision = Table.objects.filter(code=code).values_list("revision", flat=True).first()
        if revision is None:
            self.forget(code)
            raise Refusal(NO_TABLE, status=404)
        live = self.tables.get(code)
        if live is None or live.scene.revision < revision:
            with OPENING.place(code):
                live = self.brought(code, revision)
        self.used[code] = time.monotonic()
        return live

    def brought(self, code: str, revision: int) -> LiveTable:
        """A table that was not open, or not as new as the database; its row may be locked, and all this wait."""
        live = self.tables.get(code)
        if live is None:
            store.replay_finished(code)
            live = WRITER.do(code, partial(self.open, code))
        if live.scene.revision < revision:
            WRITER.do(code, partial(live.catch_up, revision))
        return live

    def open(self, code: str) -> LiveTable:
        """Set a table up from its lines; in the writer, so that nobody does it twice."""
        if code in self.tables:
            return self.tables[code]
        self.put_away()
        live = LiveTable(code, call_bot)
        self.tables[code] = live
        live.carry_on()
        return live

    def put_away(self) -> None:
        """Make room."""
        if len(self.tables) < MANY:
            return
        before = time.monotonic() - UNUSED
        for code, live in list(self.tables.items()):
            if not live.observers and self.used.get(code, 0.0) < before:
                self.forget(code)

    def forget(self, code: str) -> None:
        """Put one table away; whoever still looks at it is told that it is gone."""
        live = self.tables.pop(code, None)
        self.used.pop(code, None)
        for observer in tuple(live.observers) if live else ():
            observer.gone()

    def call_again(self) -> None:
        """Call all bots that should have been called."""
        call_again(self.tables.values())

    def renew(self, code: str) -> None:
        """Something about the seats of a table has changed: if it is open, it is shown. In the writer."""
        for live in [self.tables[code]] if code in self.tables else []:
            live.renew()

    def players(self) -> set[int]:
        """Everybody who looks at a table of this process."""
        observers = [observer for live in list(self.tables.values()) for observer in tuple(live.observers)]
        return {observer.player for observer in observers if observer.player is not None}

    def hang_up(self, counts: dict[int, int]) -> None:
        """Send players away from all tables, as far as they came before so many hang-ups."""
        for live in list(self.tables.values()):
            for observer in tuple(live.observers):
                if observer.player is not None and observer.hangups < counts.get(observer.player, 0):
                    observer.hang_up()

    def renamed(self, player: Player) -> None:
        """A player has another name: wherever they sit, it is shown, at other processes too."""
        for table in Table.objects.filter(seats__player=player, status__in=["open", "running"]):
            other_processes.tell(table.pk, other_processes.LOOK_AGAIN)
        for live in list(self.tables.values()):
            if any(seat.player == player.pk for seat in live.scene.seats):
                WRITER.ask(live.code, live.renew)


OPEN_TABLES = OpenTables()
