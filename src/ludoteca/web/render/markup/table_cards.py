"""Tables in lists as HTML."""

from __future__ import annotations

from django.utils.safestring import SafeString, mark_safe
from django.utils.timesince import timesince

from ..language import gettext as _
from ..listing import TableCard
from .shapes import safe


def cards_markup(tables: list[TableCard]) -> SafeString:
    """The lines of a list of tables."""
    return mark_safe("".join([card(table) for table in tables]))


def card(table: TableCard) -> str:
    """A table as a line of a list."""
    looks, what = ("pill", _("Your turn")) if table.turn else ("what", safe(table.sentence))
    return f"""<li class="table-card{" turn" if table.turn else ""}">
  <a href="{safe(table.url)}">
    <span class="name">{safe(table.title)}</span>
    <span class="{looks}">{what}</span>
    <span class="when">{ago(table)}</span>
    <span class="tokens">{"".join([token(each.number, each.name) for each in table.players])}</span>
  </a>
</li>"""


def ago(table: TableCard) -> str:
    """When something last happened there."""
    time = timesince(table.when)
    return _("just now") if time.startswith("0") else _("%(time)s ago") % {"time": time}


def token(number: int, name: str) -> str:
    """The sign of a seat, with the name of whoever sits there."""
    return f'<svg class="token" role="img" aria-label="{safe(name)}"><use href="#g-token-{number}"/></svg>'
