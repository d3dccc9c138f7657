"""What is said of a table's clocks, as HTML: a line below the players."""

from __future__ import annotations

from django.utils.translation import gettext as _

from ..regions.pausing import Pausing
from .shapes import safe


def pausing_markup(code: str, pausing: Pausing | None) -> str:
    """The line, if there is one."""
    if pausing is None:
        return ""
    said = f'<p class="note small">{safe(pausing.sentence)}</p>' if pausing.sentence else ""
    buttons = ""
    if pausing.may_wish:
        buttons = button(code, "yes", _("Wish for a pause"))
    elif pausing.may_withdraw:
        buttons = button(code, "no", _("No pause after all"))
    elif pausing.may_go_on:
        buttons = button(code, "over", _("Go on"))
    return f'\n<li id="pausing" class="pausing">{said}{buttons}</li>' if said or buttons else ""


def button(code: str, wish: str, words: str) -> str:
    """Something to do about a pause."""
    place = f'form="act" formaction="/t/{code}/pause/" name="wish" value="{wish}"'
    return f'<button class="plain small" {place}>{words}</button>'
