"""The end as HTML: how a game came out, source by source and line by line."""

from __future__ import annotations

from ..language import gettext as _
from ..regions.end import End
from ..regions.scores import Category, ScoreCard
from .shapes import safe


def end_markup(code: str, end: End | None, replay: bool = False) -> str:
    """The final account of the table with this code, once there is one; in a replay without the way there."""
    label = f'id="end" class="end" aria-label="{_("The result")}"'
    if end is None:
        return f"<section {label} hidden></section>"
    cards = "\n".join([score_card(row) for row in end.rows])
    why = " ".join([safe(sentence) for sentence in end.verdict])
    return f"""<section {label}>
{won(end)}
{result(end)}
{f'<p class="why">{why}</p>' if why else ""}
<details class="every">
<summary>{_("Every point")}</summary>
{cards}
</details>
{more(code, end, replay)}
</section>"""


def won(end: End) -> str:
    """Who has won, with their tokens."""
    winners = [row for row in end.rows if row.winner]
    tokens = "".join(
        [f'<svg class="token" aria-hidden="true"><use href="#g-token-{row.number}"/></svg>' for row in winners]
    )
    trophy = '<svg class="glyph trophy" aria-hidden="true"><use href="#g-trophy"/></svg>' if winners else ""
    return f'<h2 class="won">{trophy}{tokens}<span>{safe(end.outcome)}</span></h2>'


def result(end: End) -> str:
    """The table of points by their sources."""
    heads = "".join([column(row) for row in end.rows])
    body = "".join([source(category) for category in end.categories])
    points = "".join([f"<td>{row.score}</td>" for row in end.rows])
    places = "".join([f"<td>{row.place}</td>" for row in end.rows])
    ranked = f'<tr><th scope="row">{_("Place")}</th>{places}</tr>' if len(end.rows) > 1 else ""  # alone there is none
    return f"""<table class="result">
<thead><tr><td></td>{heads}</tr></thead>
<tbody>{body}</tbody>
<tfoot>
<tr class="total"><th scope="row">{safe(end.total)}</th>{points}</tr>
{ranked}
</tfoot>
</table>"""


def column(row: ScoreCard) -> str:
    """The head of a player's column."""
    trophy = '<svg class="glyph trophy" aria-hidden="true"><use href="#g-trophy"/></svg>'
    crown = f'{trophy} <span class="unseen">{_("winner")}</span>' if row.winner else ""
    token = f'<svg class="token" aria-hidden="true"><use href="#g-token-{row.number}"/></svg>'
    looks = f"p{row.number}{' winner' if row.winner else ''}"
    return f'<th scope="col" class="{looks}">{crown}{token}<span class="name">{safe(row.name)}</span></th>'


def source(category: Category) -> str:
    """What everybody got from one source."""
    sums = "".join([f"<td>{'–' if each is None else each}</td>" for each in category.sums])
    aside = "" if category.counts else ' class="aside"'
    return f'<tr{aside}><th scope="row">{safe(category.name)}</th>{sums}</tr>'


def score_card(row: ScoreCard) -> str:
    """Every point of one player."""
    worth = [f"<b>{line.points}</b>" if line.points else "" for line in row.lines]
    lines = [f"<li><span>{safe(line.text)}</span>{points}</li>" for line, points in zip(row.lines, worth)]
    return f"""<article class="score-card p{row.number}">
<h3><span>{safe(row.name)}</span> <b class="score">{row.score}</b></h3>
<ul>{"".join(lines)}</ul>
</article>"""


def more(code: str, end: End, replay: bool) -> str:
    """Where to look at the game again, and what to keep of it."""
    again = f'<a href="/t/{code}/replay/">{_("Watch the game again, move by move")}</a>'
    report = f'<a href="/t/{code}/report/">{_("How the game went: chances, luck and skill")}</a>'
    picture = f'<a href="/t/{code}/picture.png">{_("Picture to share")}</a>'
    record = f'<a href="/t/{code}/record.txt" download>{_("Keep the record of the game")}</a>'
    looked = [report, picture] if end.looked_back else []
    return f'<p class="more">{" · ".join([*([] if replay else [again]), *looked, record])}</p>'
