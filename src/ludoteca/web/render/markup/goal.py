"""The goal strip as HTML: a line on a desk, two chips on a phone; all of it in whole sentences when it is opened.

In single quotes: each of them is one letter of a message and not two.
"""

from __future__ import annotations

from ..language import gettext as _
from ..language import once
from ..regions.goal import Standing, Strip
from .shapes import flag, safe


@once
def goal_markup(strip: Strip | None) -> str:
    """The strip, folded; the last round is told once to those who listen."""
    if strip is None:
        return "<div id='goal' hidden></div>"
    news = safe(strip.ends[0].whole) if strip.last else ""
    return f"""<div id='goal' class='goal'{flag("data-last", strip.last)}>
<details><summary>{line(strip)}</summary>
{whole(strip)}</details>
<p class='unseen' role='status'>{news}</p></div>"""


def line(strip: Strip) -> str:
    """What is always seen; whose standing is whose is told to those who cannot see."""
    hear, wins, measure = _("Goal of the game"), safe(strip.wins.short), safe(strip.measure.short)
    standings = "".join([standing(each) for each in strip.standings])
    ends = "".join([f"<span>{safe(end.short)}</span>" for end in strip.ends])
    head = f"<span class='unseen'>{hear}: </span><span class='wins'>{wins}</span>"
    return f"{head}<span class='far'>{measure}{standings}</span><span class='ends'>{ends}</span>"


def standing(each: Standing) -> str:
    """How far a player is: a sign to see, a name to hear."""
    sign = f"<svg><use href='#g-token-{each.number}'/></svg>"
    return f"{sign}<b><span class='unseen'>{safe(each.name)} </span>{safe(each.far)}</b>"


def whole(strip: Strip) -> str:
    """Everything in whole sentences."""
    rows = [f"<li class='p{each.number}'>{safe(each.name)}<b>{safe(each.far)}</b>" for each in strip.standings]
    ends = "".join([f"<li>{safe(end.whole)}" for end in strip.ends])
    return f"""<div class='goal-whole'><p>{safe(strip.wins.whole)}</p>
<h2>{safe(strip.measure.whole)}</h2><ul class='standings'>{"".join(rows)}</ul>
<h2>{_("How it ends")}</h2><ul>{ends}</ul></div>"""
