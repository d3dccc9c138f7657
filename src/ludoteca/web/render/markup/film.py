"""The film of a finished game as HTML: its buttons, its slider, and where one may go at once, which may be hundreds."""

from __future__ import annotations

from django.utils.translation import pgettext

from ..language import gettext as _
from ..regions.film import Film, Jump, PlayersTurn, Slider
from .shapes import glyph, safe

CURRENT = ' aria-current="true"'


def film_markup(code: str, film: Film) -> str:
    """All that leads through the game at the table with this code."""
    return f"""<section id="bar" class="bar film" tabindex="-1" aria-label="{_("Replay")}" data-ply="{film.ply}">
{steps(film)}
{slide(film)}
<details class="jumps">
<summary class="chip">{_("Go to")}</summary>
<ul>{"".join([next_turn(film, seat) for seat in film.seats])}{jumps_markup(film.rounds, film.base, film.rest)}</ul>
</details>
{by_moves(film)}
{eyes(code, film)}
</section>"""


def address(film: Film, ply: int) -> str:
    """The link to another moment, looked at as this one is."""
    return f"{safe(film.base)}?ply={ply}&amp;{safe(film.rest)}"


def steps(film: Film) -> str:
    """The buttons that lead from step to step."""
    ways = film.ways
    return f"""<div class="steps" role="group" aria-label="{_("Step by step")}">
{step(film, "first", ways["first"], _("To the beginning"), "«")}
{step(film, "turn-back", ways["turn_back"], _("One turn back"), "‹‹")}
{step(film, "prev", ways["prev"], _("One step back"), "‹")}
<button type="button" id="film-play" data-pause="{_("Pause")}"><span>{play()}</span></button>
{step(film, "next", ways["next"], _("One step on"), "›")}
{step(film, "turn-on", ways["turn_on"], _("One turn on"), "››")}
{step(film, "last", ways["last"], _("To the end"), "»")}
</div>"""


def play() -> str:
    """What the button says that lets it go on by itself."""
    return pgettext("a replay", "Play")


def step(film: Film, name: str, ply: int | None, words: str, sign: str) -> str:
    """A button that leads elsewhere, if there is anything."""
    leads = ' role="link" aria-disabled="true"' if ply is None else f' href="{address(film, ply)}"'
    return (
        f"""<a class="button" id="film-{name}"{leads} aria-label="{words}"><span aria-hidden="true">{sign}</span></a>"""
    )


def slide(film: Film) -> str:
    """The slider, which counts turns or moves."""
    slider: Slider = film.slider
    by = f'<input type="hidden" name="by" value="{safe(film.by)}">' if film.by else ""
    size = f'min="0" max="{slider.most}" value="{slider.value}"'
    return f"""<form class="slide" method="get" action="{safe(film.base)}">
<input type="hidden" name="eyes" value="{safe(film.eyes)}">{by}
<label class="unseen" for="ply">{_("Move") if film.by else _("Turn")}</label>
<input id="ply" name="{slider.name}" type="range" {size}>
<output for="ply">{slider.value} / {slider.most}</output>
<noscript><button>{_("Go")}</button></noscript>
</form>"""


def next_turn(film: Film, seat: PlayersTurn) -> str:
    """Where somebody's next turn begins, if there is one."""
    if seat.next_turn is None:
        return ""
    words = _("Next turn: %(name)s") % {"name": safe(seat.badge.name)}
    return f'<li><a class="chip" href="{address(film, seat.next_turn)}">{token(seat)}{words}</a></li>'


def token(seat: PlayersTurn) -> str:
    """A player's token."""
    return f'<svg class="token" aria-hidden="true"><use href="#g-token-{seat.badge.number}"/></svg>'


def jumps_markup(jumps: list[Jump], base: str, rest: str) -> str:
    """Links to some moments of the game at an address, which says the rest of how it is looked at."""
    return "".join([link(jump, safe(base), safe(rest)) for jump in jumps])


def link(jump: Jump, base: str, rest: str) -> str:
    """A link to one moment."""
    current = CURRENT if jump.here else ""
    return f'<li><a class="chip" href="{base}?ply={jump.ply}&amp;{rest}"{current}>{safe(jump.name)}</a></li>'


def by_moves(film: Film) -> str:
    """Whether one goes from decision to decision, and how to change that."""
    other = "" if film.by else "&amp;by=move"
    here = f"{safe(film.base)}?ply={film.ply}&amp;eyes={safe(film.eyes)}{other}"
    return f'<a class="chip" id="film-by" href="{here}"{CURRENT if film.by else ""}>{_("Move by move")}</a>'


def eyes(code: str, film: Film) -> str:
    """Through whose eyes one looks; and where else one may go from here."""
    through = {"all": glyph("eye") + _("All hands")}
    through |= {str(seat.badge.seat): token(seat) + safe(seat.badge.name) for seat in film.seats}
    return f"""<div class="eyes">{try_it(film)}
<span class="whose" role="group" aria-label="{_("Whose eyes")}">
{"".join([whose(film, one, words) for one, words in through.items()])}
</span>
<a class="chip" href="/t/{code}/record.txt" download>{_("Record")}</a>
{told(film)}</div>"""


def told(film: Film) -> str:
    """The way to the report."""
    if not film.report:
        return ""
    return f'<a class="chip" id="film-report" href="{safe(film.report)}">{_("How the game went")}</a>\n'


def try_it(film: Film) -> str:
    """The button that begins a new table here."""
    if not film.try_at:
        return ""
    how = _(
        "A new table begins with these moves, and bots take the other seats. What your seat cannot see is dealt anew."
    )
    named = f'form="try" name="at" value="{film.try_at}" title="{how}"'
    return f'<button class="chip" {named}>{_("Try it from here")}</button>'


def whose(film: Film, one: str, words: str) -> str:
    """The same moment through somebody's eyes."""
    by = f"&amp;by={safe(film.by)}" if film.by else ""
    there = f"{safe(film.base)}?ply={film.ply}&amp;eyes={one}{by}"
    return f'<a class="chip" href="{there}"{CURRENT if film.eyes == one else ""}>{words}</a>'
