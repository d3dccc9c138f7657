"""How a report grows: slice by slice, in the bots' processes, behind every question of a running table.

After a game its curve is drawn, which tells what decided it; luck and choices are looked at while somebody reads it,
for that takes minutes and most reports are never opened. Each slice is kept, so a report survives whatever stops the
site, and goes on when it is read again.
"""

from __future__ import annotations

import logging
import threading
import time
from functools import partial

from django.conf import settings

from ....bots.report import Report, begun, merged, next_task, read_report
from ....bots.report.findings import decisive
from ....bots.report.growing import Task
from ....bots.report.percents import adding_up
from ....core.records.match import Match
from ..bots.asking.desk import Reply
from ..bots.asking.question import Question
from ..tables import moments
from ..tables.calls import bot_calls
from ..tables.live_table import LiveTable
from ..tables.models import Table
from ..tables.open_tables import OPEN_TABLES
from ..tables.scene import Turning
from ..writer import WRITER
from .models import TableReport

READ_LATELY = 60.0  # seconds for which a reader counts as reading
LOST = 60.0  # seconds after which a slice will not come any more
APART = "r/"  # before the code of a table: its report does not take the place of its other questions
THINKER = "report"  # what thinks about it, as the log of a failure names it
log = logging.getLogger(__name__)


class Growth:
    """The reports that grow in this process: when a slice was last asked for, and when somebody last read it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.asked: dict[str, float] = {}
        self.read: dict[str, float] = {}

    def begin(self, code: str) -> bool:
        """Note that a slice is asked for; not if one is on its way."""
        with self.lock:
            if self.waits(code):
                return False
            self.asked[code] = time.monotonic()
        return True

    def waits(self, code: str) -> bool:
        """Whether a slice is on its way."""
        return time.monotonic() < self.asked.get(code, -LOST) + LOST

    def end(self, code: str) -> None:
        """A slice has come, or nobody could be asked."""
        with self.lock:
            self.asked.pop(code, None)

    def reading(self, code: str) -> None:
        """Somebody reads."""
        now = time.monotonic()
        self.read = {each: when for each, when in self.read.items() if when > now - READ_LATELY} | {code: now}

    def is_read(self, code: str) -> bool:
        """Whether somebody has read it lately."""
        return time.monotonic() < self.read.get(code, -READ_LATELY) + READ_LATELY


GROWTH = Growth()


def listen() -> None:
    """Begin a report whenever a game is over."""
    moments.OVER.append(over)


def over(moment: moments.Moment) -> None:
    """A game is over; its report begins once that is kept."""
    WRITER.once_kept(partial(begin, moment.row.code))


def begin(code: str) -> None:
    """Begin the report of a game that has just ended here, if everybody may look back at it already."""
    live = OPEN_TABLES.tables.get(code)
    if live is not None and live.newest.match is not None and live.newest.looked_back:
        ask(code, live.newest.match, begun(live.newest.match))


def so_far(code: str, match: Match) -> Report:
    """The report of a table as far as it has grown; one that was made another way than today's begins anew."""
    row = TableReport.objects.filter(table__code=code).first()
    return (read_report(row.text, match.game) if row is not None else None) or begun(match)


def read(code: str, match: Match) -> Report:
    """The report of a finished game for somebody who reads it now: it goes on to grow."""
    GROWTH.reading(code)
    report = so_far(code, match)
    if not report.finished:
        ask(code, match, report)
    return report


def ask(code: str, match: Match, report: Report) -> None:
    """Have the next slice of a report thought about, if there is one and none is on its way."""
    if GROWTH.waits(code):
        return  # to find the next one takes long in a long game
    task = next_task(match, report)
    if task is None or not wanted(code, task) or not GROWTH.begin(code):
        return
    question = Question(
        match.record().write(), 0, THINKER, settings.LUDOTECA_SECONDS, (APART + code)[:12], task=task.write()
    )
    try:
        bot_calls.think_at_leisure(question, partial(answered, code, match))
    except Exception as error:
        log.warning("no slice of the report of table %s could be asked for: %s", code, error)
        GROWTH.end(code)


def wanted(code: str, task: Task) -> bool:
    """Whether it is time for a slice: luck and choices are looked at only while somebody reads."""
    return task.turns[1] > 0 or GROWTH.is_read(code)


def answered(code: str, match: Match, reply: Reply) -> None:
    """A slice has come: it is kept, and the next is asked for."""
    if not reply.text:
        return GROWTH.end(code)
    part = read_report(reply.text, match.game)
    if part is None or bot_calls.CALLS.closed:
        return GROWTH.end(code)
    WRITER.ask(f"report {code}", partial(keep, code, match, part)).add_done_callback(bot_calls.noticed)
    return None


def keep(code: str, match: Match, part: Report) -> None:
    """Add a slice to what is kept; in the writer."""
    WRITER.if_lost(partial(GROWTH.end, code))
    table = Table.objects.filter(code=code).first()
    if table is None:  # it was tidied away meanwhile
        return GROWTH.end(code)
    report = merged(match, so_far(code, match), part)
    TableReport.objects.update_or_create(table=table, defaults={"text": report.write()})
    WRITER.once_kept(partial(go_on, code, match, report))
    return None


def go_on(code: str, match: Match, report: Report) -> None:
    """A slice is kept: those who look at the table are shown what decided the game, and the next is asked for."""
    GROWTH.end(code)
    live = OPEN_TABLES.tables.get(code)
    if live is not None and live.scene.turning is None and (found := turning(report)) is not None:
        WRITER.ask(code, partial(live.turned, found)).add_done_callback(bot_calls.noticed)
    ask(code, match, report)


def remind(live: LiveTable) -> None:
    """Show what decided the game at a table that was over when it was opened; look for it where nobody has yet."""
    scene = live.scene
    if scene.match is None or scene.turning is not None or not scene.looked_back:
        return
    report = so_far(live.code, scene.match)
    if (found := turning(report)) is not None:
        WRITER.do(live.code, partial(live.turned, found))
    else:
        ask(live.code, scene.match, report)


def turning(report: Report) -> Turning | None:
    """The turn that decided a game, once its curve is whole."""
    if not report.turns or report.turns[-1].end < report.plies or (number := decisive(report)) is None:
        return None
    turn, before, after = report.turns[number], adding_up(report.before(number)), adding_up(report.turns[number].after)
    gains = [new - old for new, old in zip(after, before)]
    about = max(report.winners, key=gains.__getitem__) if report.winners else gains.index(min(gains))
    return Turning(number + 1, turn.first, turn.seat, about, before[about], after[about])
