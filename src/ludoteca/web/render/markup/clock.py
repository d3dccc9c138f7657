"""A clock as HTML: figures that the page counts down by itself (clocks.js), and that no screen reader repeats."""

from __future__ import annotations

from ..clocks import ClockShown
from ..language import gettext as _


def clock_markup(clock: ClockShown, beside: str = "") -> str:
    """A clock, and what is read *beside* it."""
    looks = f"clock{' runs' if clock.due is not None else ''}{' hurry' if clock.hurry else ''}"
    runs = f' data-due="{clock.due}" data-short="{clock.short}"' if clock.due is not None else ""
    told = f"{beside}. {_('Time left:')}" if beside else _("Time left:")
    words = f'<span class="unseen">{told} </span>'
    return f'<span class="{looks}" role="timer">{words}<b{runs}>{clock.text}</b></span>'
