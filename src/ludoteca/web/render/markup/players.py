"""The players as HTML: a list with what stands beside their names."""

from __future__ import annotations

from html import escape

from ..language import gettext as _
from ..language import once
from ..regions.pausing import Pausing
from ..regions.players import PlayerRow, Stat
from .clock import clock_markup
from .pausing import pausing_markup
from .shapes import safe


def players_markup(code: str, players: list[PlayerRow], pausing: Pausing | None = None) -> str:
    """Everybody at the table with this code, and what is to be said of its clocks."""
    rows = "\n".join([row(code, player) for player in players]) + pausing_markup(code, pausing)
    return f'<ol id="players" class="players" aria-label="{_("Players")}">\n{rows}\n</ol>'


@once
def row(code: str, player: PlayerRow) -> str:
    """One player."""
    looks = f"player p{player.number}{' turn' if player.turn else ''}{' you' if player.you else ''}"
    current = ' aria-current="true"' if player.turn else ""
    you = f" <small>{_('you')}</small>" if player.you else ""
    return f"""<li id="player-{player.seat}" class="{looks}"{current}>
<svg class="token"><use href="#g-token-{player.number}"/></svg>
<span class="name">{safe(player.name)}{you}</span>
<span class="marks">{pill(player)}{bot(player) if player.bot else ""}</span>
<ul class="stats">{"".join([stat(each) for each in player.stats])}</ul>
{link(player) if player.link else ""}{absent(code, player) if player.absent else ""}</li>"""


def pill(player: PlayerRow) -> str:
    """What is to be said of a player at this moment, if anything is."""
    if player.place:
        calm = "" if player.place == 1 else " calm"
        return f'<span class="pill{calm}">{_("place %(place)s") % {"place": player.place}}</span>'
    if player.clock is not None:
        return clock_markup(player.clock, said(player))
    if player.turn and player.you:
        return f'<span class="pill">{_("your turn")}</span>'
    if player.thinking:
        return f'<span class="pill calm">{_("thinking")}</span>'
    if player.turn:
        return f'<span class="pill">{_("to move")}</span>'
    return f'<span class="pill calm">{_("away")}</span>' if player.away else ""


def said(player: PlayerRow) -> str:
    """What a clock says of its player besides the time that is left."""
    if player.turn:
        return _("your turn") if player.you else _("to move")
    return _("away") if player.away else ""


def bot(player: PlayerRow) -> str:
    """The mark of a bot, with its level and character."""
    level, character = safe(player.level), safe(player.character)
    title = f"{level} · {character}" if character else level
    words = f"{_('bot')}, {level}" if level else _("bot")
    mark = f'<svg class="glyph"><use href="#g-bot"/></svg><span class="unseen">{words}. {character}</span>'
    return f'<span class="bot" id="bot-{player.seat}" title="{title}">{mark}</span>'


def stat(each: Stat) -> str:
    """A number, its glyph, and both in words; in single quotes, of which each is one letter of a message."""
    words = safe(each.words)
    return f"<li title='{words}'><svg><use href='#g-{each.glyph}'/></svg><b>{each.value}</b> <i>{words}</i></li>"


def link(player: PlayerRow) -> str:
    """The address of an empty seat, to be copied."""
    name, label = f"seat-link-{player.seat}", _("Link to seat %(number)s") % {"number": player.number}
    field = f'<input id="{name}" value="{escape(player.link or "")}" readonly aria-label="{label}">'
    copy = f'<button class="plain" type="button" data-copy="{name}" data-done="{_("Copied")}">{_("Copy")}</button>'
    return f'<span class="field small">{field}{copy}</span>\n'


def absent(code: str, player: PlayerRow) -> str:
    """That a bot may play on for somebody absent, and who wants it."""
    place = f'form="act" formaction="/t/{code}/bot/" name="seat" value="{player.seat}"'
    words = f'<svg class="glyph"><use href="#g-bot"/></svg>{_("Let a bot play on")}'
    button = f'<button class="plain small" {place}>{words}</button>\n'
    if not player.agreed:
        return button
    said = _("Wanted by %(names)s.") % {"names": names(player.agreed)}
    if player.waits:
        said += " " + _("Still to agree: %(names)s.") % {"names": names(player.waits)}
    return f'{button}<p class="note small">{said}</p>\n'


def names(several: tuple[str, ...]) -> str:
    """Some names in a row."""
    return ", ".join([safe(name) for name in several])
