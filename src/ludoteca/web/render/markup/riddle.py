"""The riddle as HTML: it stands where a lesson's balloon stands, above the bar."""

from __future__ import annotations

from ..language import gettext as _
from ..regions.head import About
from ..regions.riddle import Riddle
from .shapes import flag, safe


def riddle_markup(table: About, riddle: Riddle) -> str:
    """What a puzzle asks, or what came of it."""
    stars = f'<span class="count" aria-hidden="true">{"★" * riddle.level}</span>'
    level = f'<span class="unseen">{_("difficulty %(level)s of 3") % {"level": riddle.level}}</span>'
    return f"""<section id="balloon" class="balloon riddle{flag("solved", riddle.solved)}" aria-label="{_("Puzzle")}">
<p class="lesson-title"><b>{safe(riddle.title)}</b> {stars}{level}</p>
<div class="says"><p data-point="">{safe(riddle.says)}</p></div>
<div class="lesson-buttons">{buttons(table, riddle)}</div>
</section>"""


def buttons(table: About, riddle: Riddle) -> str:
    """Where to go from here: nothing is shown before it was asked for."""
    everything = f'<a class="button plain" href="{safe(riddle.all)}">{_("All puzzles")}</a>'
    shown = f'<button class="plain" form="act" formaction="/t/{table.code}/show/">{_("Show me")}</button>'
    if not riddle.answered:
        return everything + shown
    kind = "plain" if riddle.solved else "primary"
    place = f'form="act" formaction="/t/{table.code}/undo/" name="to" value="turn"'
    again = f'<button class="{kind}" {place}>{_("Try again")}</button>'
    following = f'<button class="primary" form="act" formaction="{safe(riddle.following)}">{_("Next puzzle")}</button>'
    return everything + again + following if riddle.solved else everything + shown + again
