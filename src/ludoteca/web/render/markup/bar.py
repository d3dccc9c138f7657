"""The bar as HTML: what is asked, and every button."""

from __future__ import annotations

from urllib.parse import quote

from django.template.loader import render_to_string

from ..badge import NamedBadge
from ..language import gettext as _
from ..language import once
from ..regions.bar import Bar, Choice
from ..regions.end import End
from ..regions.head import About
from .shapes import flag, glyph, safe


def bar_markup(table: About, bar: Bar, end: End | None) -> str:
    """The bar of a table."""
    label = f'aria-label="{_("Your choices")}" data-revision="{bar.revision}"'
    choices, looks = listed(bar.listed), f"bar{flag('mine', bar.mine)}{flag('over', end is not None)}"
    return f"""<section id="bar" class="{looks}" tabindex="-1" {label}>
<input type="hidden" form="act" name="revision" value="{bar.revision}">
{asked(table, bar, end)}
{buttons(table, bar, end)}
{choices}{curtain(table, bar.curtain)}</section>"""


def asked(table: About, bar: Bar, end: End | None) -> str:
    """The sentence, and what a bot's thinking looks like."""
    lamp = '<span class="lamp" aria-hidden="true"></span>'
    trophy = '<svg class="glyph trophy" aria-hidden="true"><use href="#g-trophy"/></svg>'
    watching = "" if table.seated or end else f' <span class="detail">{_("You are watching.")}</span>'
    eased = f' <span class="detail" role="status">{safe(bar.eased)}</span>' if bar.eased else ""
    sign = lamp if end is None else trophy if any(row.winner for row in end.rows) else ""
    return f"""<div class="asked">
{sign}
<p id="sentence"><b class="sentence">{safe(bar.sentence)}</b>{watching}{eased}{turning(end)}</p>
<p id="aim" class="aim" aria-hidden="true"></p>
{thinks(bar)}</div>"""


def turning(end: End | None) -> str:
    """The turn that decided the game, once that is known."""
    if end is None or end.turning is None:
        return ""
    return f' <a class="detail turning" href="{safe(end.turning.replay)}">{safe(end.turning.words)}</a>'


def thinks(bar: Bar) -> str:
    """That a bot thinks, and for about how long."""
    if bar.thinks is None:
        return ""
    seconds = f'data-seconds="{bar.thinks.seconds}"'
    return f'<span class="thinks" id="thinks-{bar.revision}" {seconds} aria-hidden="true"></span>\n'


def buttons(table: About, bar: Bar, end: End | None) -> str:
    """All buttons, the most important last."""
    plain = [choice for choice in bar.others if not choice.primary]
    primary = [choice for choice in bar.choices if choice.primary]
    chosen = "".join([button(choice) for choice in [*plain, *bar.main, *primary]])
    return f"""<div class="buttons">
{undo(table.code, bar.undo_turn, bar.undo_step)}{hint(table, bar)}{back(table, bar)}{chosen}
{after(table, end) if end and not table.lesson else ""}{for_ways()}
</div>"""


@once
def for_ways() -> str:
    """The buttons that the page shows while a way is pointed at."""
    by_hand = f'<button id="by-hand" type="button" hidden>{_("Other cards")}</button>'
    confirm = f'<button id="confirm" class="primary" form="act" name="action" value="" hidden>{_("Confirm")}</button>'
    return f"{by_hand}\n{confirm}"


@once
def undo(code: str, whole_turn: bool, last_step: bool) -> str:
    """What can be taken back."""
    place = f'<button form="act" formaction="/t/{code}/undo/" id="undo-'
    turn, step = _("Start of my turn"), _("Undo")
    whole = f'{place}turn" name="to" value="turn" title="{turn}"><span class="words">{turn}</span></button>\n'
    words = f'{glyph("undo")}<span class="words">{step}</span>'
    last = f'{place}step" name="to" value="step" title="{step}">{words}</button>\n'
    return (whole if whole_turn else "") + (last if last_step else "")


def hint(table: About, bar: Bar) -> str:
    """A hint, where there is one or may be."""
    if not (bar.hint.offered or bar.hint.pending or bar.hint.plan):
        return ""
    return render_to_string("table/_hint.html", {"table": table, "bar": bar})


def back(table: About, bar: Bar) -> str:
    """The way back into one's own seat."""
    if bar.back is None:
        return ""
    place = f'form="act" formaction="/t/{table.code}/back/" name="seat" value="{bar.back}"'
    return f'<button class="primary" {place}>{glyph("seat")}{_("Take my seat back")}</button>\n'


def button(choice: Choice, listed: bool = False) -> str:
    """A choice; in the list of all choices it has no name of its own."""
    name = "" if listed else f' id="do-{quote(choice.goal or choice.action)}"'
    primary = ' class="primary"' if choice.primary else ""
    goal = f' data-goal="{safe(choice.goal)}"' if choice.goal else ""
    by_hand = f' data-hand="{choice.by_hand}"' if choice.by_hand else ""
    what = f'{name}{primary} form="act" name="action" value="{safe(choice.action)}"{flag("data-final", choice.final)}'
    return f"<button{what}{goal}{flag('data-asks', choice.asks)}{by_hand}>{safe(choice.label)}</button>"


def after(table: About, end: End) -> str:
    """Where to go when the game is over."""
    if table.daily:
        return f'<a class="button primary" href="{safe(table.daily)}">{_("Compare with the others")}</a>\n'
    replay = f'<a class="button" href="/t/{table.code}/replay/">{glyph("play")}{_("Replay")}</a>\n'
    if end.looked_back:
        replay = f'<a class="button" href="/t/{table.code}/report/">{_("Report")}</a>\n{replay}'
    if end.next:
        return f'{replay}<a class="button primary" href="{safe(end.next)}">{_("To the next table")}</a>\n'
    if not table.seated:
        return replay
    place = f'form="act" formaction="/t/{table.code}/rematch/" name="rematch" value="yes"'
    return f'{replay}<button class="primary" {place}>{_("Again")}</button>\n'


def listed(choices: list[Choice]) -> str:
    """All choices as a list, if there are some."""
    if not choices:
        return ""
    entries = "".join([f"<li>{button(choice, listed=True)}</li>" for choice in choices])
    return f"""<details class="all" id="all" open>
<summary>{_("All choices")}</summary>
<ul>{entries}</ul>
</details>
"""


def curtain(table: About, waits: NamedBadge | None) -> str:
    """Before whoever shares a screen has handed it over."""
    if waits is None:
        return ""
    name = {"name": safe(waits.name)}
    place = f'form="act" formaction="/t/{table.code}/eyes/" name="seat" value="{waits.seat}"'
    return f"""<div class="curtain" id="curtain">
<svg class="token" aria-hidden="true"><use href="#g-token-{waits.number}"/></svg>
<p class="title">{_("Pass the device to %(name)s") % name}</p>
<p>{_("The others look away.")}</p>
<button class="primary" {place} data-eyes>{_("I am %(name)s") % name}</button>
</div>
"""
