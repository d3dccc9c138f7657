"""The goal strip as HTML: a line on a desk, two chips on a phone; all of it in whole sentences when it is opened."""

from __future__ import annotations

from django.utils.translation import gettext as _

from ..regions.goal import Standing, Strip
from .shapes import flag, safe


def goal_markup(strip: Strip | None) -> str:
    """The strip, folded; the last round is told once to those who listen."""
    if strip is None:
        return '<div id="goal" hidden></div>'
    news = safe(strip.ends[0].whole) if strip.last else ""
    return f"""<div id="goal" class="goal"{flag("data-last", strip.last)}>
<details>
<summary>{line(strip)}</summary>
{whole(strip)}
</details>
<p class="unseen" role="status">{news}</p>
</div>"""


def line(strip: Strip) -> str:
    """What is always seen."""
    standings = "".join([f'<span class="far">{mark(each)}<b>{safe(each.far)}</b></span>' for each in strip.standings])
    ends = "".join([f"<span>{safe(end.short)}</span>" for end in strip.ends])
    return (
        f'<span class="unseen">{_("Goal of the game")}: </span><span class="wins">{safe(strip.wins.short)}</span>'
        f'<span class="measure">{safe(strip.measure.short)}</span>{standings}'
        f'<span class="ends">{ends}</span>'
    )


def mark(standing: Standing) -> str:
    """Whose standing it is: a token to see, a name to hear."""
    token = f'<svg class="token" aria-hidden="true"><use href="#g-token-{standing.number}"/></svg>'
    return f'{token}<span class="unseen">{safe(standing.name)} </span>'


def whole(strip: Strip) -> str:
    """Everything in whole sentences."""
    rows = "".join([row(each) for each in strip.standings])
    ends = "".join([f"<li>{safe(end.whole)}</li>" for end in strip.ends])
    return f"""<div class="goal-whole">
<p class="title">{safe(strip.wins.whole)}</p>
<h2>{safe(strip.measure.whole)}</h2>
<ul class="standings">{rows}</ul>
<h2>{_("How it ends")}</h2>
<ul>{ends}</ul>
</div>"""


def row(standing: Standing) -> str:
    """One player's standing."""
    token = f'<svg class="token" aria-hidden="true"><use href="#g-token-{standing.number}"/></svg>'
    return f"<li>{token}<span>{safe(standing.name)}</span><b>{safe(standing.far)}</b></li>"
