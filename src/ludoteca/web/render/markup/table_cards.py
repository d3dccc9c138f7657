"""Tables in lists as HTML."""

from __future__ import annotations

from datetime import datetime

from django.utils.safestring import SafeString, mark_safe
from django.utils.timesince import timesince

from ..language import gettext as _
from ..lists.listing import TableCard
from .clock import clock_markup
from .shapes import safe


def cards_markup(tables: list[TableCard]) -> SafeString:
    """The lines of a list of tables."""
    return mark_safe("".join([card(table) for table in tables]))


def card(table: TableCard) -> str:
    """A table as a line of a list."""
    names = ", ".join([each.name for each in table.players])
    what = safe(names if table.turn else table.sentence)
    return f"""<li class="table-card{" turn" if table.turn else ""}">
  <a href="{safe(table.url)}">
    {picture(table)}<span class="name">{safe(table.title)}</span>
    <span class="what">{what}</span>
    <span class="when">{when(table)}{by(table)}</span>
    <span class="tokens">{"".join([token(each.number, each.name) for each in table.players])}</span>
  </a>
</li>"""


def picture(table: TableCard) -> str:
    """The position, small; it is fetched only once it comes into sight."""
    if not table.picture:
        return ""
    light, dark = safe(table.picture), safe(f"{table.picture}&dark")
    image = f'<img class="small-picture" src="{light}" alt="" loading="lazy" decoding="async">'
    return f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}">{image}</picture>'


def when(table: TableCard) -> str:
    """For how long it has waited for the reader, or when something last happened there."""
    if table.since is None:
        return ago(table.when)
    time = lately(table.since)
    return _("waiting for %(time)s") % {"time": time} if time else _("since just now")


def by(table: TableCard) -> str:
    """How much time is left, where a clock runs; else what clock there is."""
    if table.clock is not None:
        return f" {clock_markup(table.clock)}"
    return f' <span class="clock">{safe(table.pace)}</span>' if table.pace else ""


def ago(moment: datetime) -> str:
    """When something was, as long ago."""
    time = lately(moment)
    return _("%(time)s ago") % {"time": time} if time else _("just now")


def lately(moment: datetime) -> str:
    """How long ago something was, roughly; nothing if it was just now."""
    time = timesince(moment, depth=1)
    return "" if time.startswith("0") else time


def token(number: int, name: str) -> str:
    """The sign of a seat, with the name of whoever sits there."""
    return f'<svg class="token" role="img" aria-label="{safe(name)}"><use href="#g-token-{number}"/></svg>'
