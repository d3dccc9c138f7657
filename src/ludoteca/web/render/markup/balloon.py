"""The balloon as HTML: it stands above the bar and covers nothing."""

from __future__ import annotations

from ..language import gettext as _
from ..regions.balloon import Balloon, Said
from ..regions.head import About
from .shapes import safe


def balloon_markup(table: About, balloon: Balloon | None) -> str:
    """What a lesson or the coach says."""
    if balloon is None:
        return '<section id="balloon" class="balloon" hidden></section>'
    count = f' <span class="count">{_("step %(step)s of %(steps)s") % vars(balloon)}</span>' if balloon.steps else ""
    says = "".join([sentence(said) for said in balloon.says])
    return f"""<section id="balloon" class="balloon" tabindex="-1" aria-label="{safe(balloon.title)}">
<p class="lesson-title"><b>{safe(balloon.title)}</b>{count}</p>
<div class="says">{says}{rules(balloon)}</div>
<div class="lesson-buttons">{buttons(table, balloon)}</div>
</section>"""


def sentence(said: Said) -> str:
    """One sentence."""
    return f'<p data-point="{safe(said.point)}">{safe(said.words)}</p>'


def rules(balloon: Balloon) -> str:
    """Where to read what was learnt."""
    if not balloon.rules:
        return ""
    links = ", ".join([f'<a href="{safe(link.url)}">{safe(link.name)}</a>' for link in balloon.rules])
    return f'<p class="read">{_("In the rules:")} {links}</p>'


def buttons(table: About, balloon: Balloon) -> str:
    """Where to go from here."""
    if balloon.finished:
        return ends(table, balloon)
    if not balloon.steps:
        place = f'form="act" formaction="/t/{table.code}/coach/" name="coach" value="off"'
        return f'<button class="plain" {place}>{_("No more coach")}</button>'
    show = f'<button class="plain" form="act" name="action" value="{safe(balloon.show)}">{_("Show me")}</button>'
    following = f'<button class="primary" type="button" id="read-on" hidden>{_("Go on")}</button>'
    return f"{skip(table)}{back(table, balloon)}{show if balloon.show else ''}{following}"


def back(table: About, balloon: Balloon) -> str:
    """One step back, or all of them."""
    if not balloon.back:
        return ""
    place = f'<button class="plain" form="act" formaction="/t/{table.code}/undo/" name="to" value='
    return f'{place}"turn">{sign("«", _("From the start"))}</button>{place}"step">{_("Back")}</button>'


def skip(table: About) -> str:
    """The way out."""
    words = _("Skip the lesson")
    return f'<a class="button plain" href="/learn/{table.game}/" aria-label="{words}" title="{words}">{_("Skip")}</a>'


def sign(letter: str, words: str) -> str:
    """A sign that is read as words."""
    return f'<span aria-hidden="true" title="{words}">{letter}</span><span class="unseen">{words}</span>'


def ends(table: About, balloon: Balloon) -> str:
    """What comes after a lesson."""
    again = f'<button class="plain" form="act" formaction="{safe(balloon.again)}">{sign("↻", _("Once more"))}</button>'
    lessons = f'<a class="button plain" href="/learn/{table.game}/">{_("Lessons")}</a>'
    coach = f'<button form="act" formaction="/games/{table.game}/coach/">{_("Play with the coach")}</button>'
    if balloon.following is None:
        return again + lessons + coach.replace("<button", '<button class="primary"')
    place = f'<button class="primary" form="act" formaction="{safe(balloon.following.url)}">'
    name = {"title": safe(balloon.following.name)}
    return f"{again}{lessons}{coach}{place}{_('Next: %(title)s') % name}</button>"
