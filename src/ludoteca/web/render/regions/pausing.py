"""What is to be said of a table's clocks: a pause, who wishes one, and that nobody has played for long."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from django.utils.formats import date_format
from django.utils.translation import gettext as _

from ...live.tables.upkeep.tidy import UNTOUCHED, WARNED
from ..look import Look

LATELY = timedelta(days=1)


@dataclass(frozen=True)
class Pausing:
    """What is said, and what the viewer may do about it."""

    sentence: str
    may_wish: bool = False
    may_withdraw: bool = False
    may_go_on: bool = False


def pausing(look: Look) -> Pausing | None:
    """What is to be said of the clocks, if anything is."""
    scene, sentence = look.scene, deserted(look)
    if scene.status != "running" or (scene.pace is None and not sentence):
        return None
    if scene.pace is None:
        return Pausing(sentence)
    plays = bool(look.viewer.held & scene.timed)
    if scene.paused:
        return Pausing(_("Paused: no clock runs."), may_go_on=bool(look.viewer.held))
    wishing = {seat.number for seat in scene.seats if seat.pause}
    if wishing and not sentence:
        names = ", ".join(look.names[number] for number in sorted(wishing))
        sentence = _("Wished for a pause: %(names)s.") % {"names": names}
    withdraw = bool(wishing & look.viewer.held)
    return Pausing(sentence, may_wish=plays and not withdraw, may_withdraw=withdraw)


def deserted(look: Look) -> str:
    """That nobody has played for long, and when the table will be closed."""
    touched = look.scene.touched
    if touched is None or look.scene.status != "running" or (untouched := datetime.now(UTC) - touched) < WARNED:
        return ""
    facts = {"days": untouched.days, "date": date_format(touched + UNTOUCHED)}
    return _("Nobody has played here for %(days)s days. On %(date)s the table is closed, unfinished.") % facts
