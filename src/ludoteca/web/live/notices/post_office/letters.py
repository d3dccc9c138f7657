"""Letters: what a notice says, in its reader's language. Names, the game and the time are all that it tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.conf import settings
from django.utils import translation
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from .....games import READABLE
from ...people.whereabouts import zone_of
from ...tables.kept import store
from ...tables.models import Table
from ...tables.seats import SeatNow
from ..models import Channel, Notice

Kind = Notice.Kind


@dataclass(frozen=True)
class Letter:
    """A message to somebody."""

    title: str
    text: str
    link: str
    topic: str  # a newer letter about the same takes the place of an older one
    urgent: bool = False


def site_of(channel: Channel) -> str:
    """The address of the site for the reader of a channel."""
    return settings.LUDOTECA_URL or channel.site


def language_of(channel: Channel) -> str:
    """The language that the reader of a channel chose last."""
    return (channel.player.language if channel.player is not None else "") or channel.language


def letter(channel: Channel, notices: Sequence[Notice]) -> Letter:
    """One letter with all that is to be told by a channel."""
    with translation.override(language_of(channel)):
        parts = [tell(channel, notice) for notice in notices]
        return parts[0] if len(parts) == 1 else gathered(channel, parts)


def test(channel: Channel) -> Letter:
    """A letter to see whether a channel answers."""
    with translation.override(language_of(channel)):
        text = _("This is a test. From here you will hear when a table waits for you.")
        return Letter("Ludoteca", text, f"{site_of(channel)}/", "test")


def gathered(channel: Channel, parts: list[Letter]) -> Letter:
    """Several letters as one."""
    many = {"count": len(parts)}
    title = ngettext("%(count)s table has news for you", "%(count)s tables have news for you", len(parts)) % many
    text = "\n\n".join(f"{part.text}\n{part.link}" for part in parts)
    return Letter(title, text, f"{site_of(channel)}/", "digest", any(part.urgent for part in parts))


def tell(channel: Channel, notice: Notice) -> Letter:
    """What one notice says, in the language that is spoken now."""
    table = notice.table
    title, text = said(notice, game_title(table), store.seats_now(table))
    return Letter(title, text, link_to(channel, table), f"table-{table.code}", notice.kind == Kind.LAST)


def link_to(channel: Channel, table: Table) -> str:
    """Where a table is, for the reader of a channel."""
    return f"{site_of(channel)}/t/{table.code}/"


def said(notice: Notice, game: str, seats: tuple[SeatNow, ...]) -> tuple[str, str]:
    """A line above, and the sentence."""
    about: dict[str, object] = {
        "game": game,
        "names": together(others(notice, seats)),
        "name": asked_name(notice, seats),
    }
    many = len(others(notice, seats))
    about["when"] = local_time(notice)
    match notice.kind:
        case Kind.TURN if notice.player_id is None:
            return game, _("It's %(name)s's turn at %(game)s.") % about
        case Kind.TURN:
            waiting = ngettext(
                "It's your turn at %(game)s: %(names)s is waiting.",
                "It's your turn at %(game)s: %(names)s are waiting.",
                many,
            )
            return _("Your turn · %(game)s") % about, waiting % about
        case Kind.START:
            return game, _("A game of %(game)s has begun, with %(names)s.") % about
        case Kind.INVITE:
            return game, _("A seat waits for you at a new table of %(game)s, with %(names)s.") % about
        case Kind.CLOCK:
            return _("Your turn · %(game)s") % about, _("Half of your time for this turn at %(game)s is gone.") % about
        case Kind.LAST:
            return _("Your time runs out · %(game)s") % about, _("Your time at %(game)s ends: %(when)s.") % about
    return game, _("The game of %(game)s with %(names)s is over.") % about


def local_time(notice: Notice) -> str:
    """When somebody's time runs out, as their own clock shows it."""
    if notice.table.due is None:
        return ""
    return date_format(notice.table.due.astimezone(zone_of(notice.player)), "D j M, H:i")


def game_title(table: Table) -> str:
    """What a game is called in the language that is spoken now."""
    game = READABLE.get(table.game)
    language = translation.get_language() or settings.LANGUAGE_CODE
    return game.words(translation.to_locale(language)).title if game is not None else table.game


def others(notice: Notice, seats: tuple[SeatNow, ...]) -> list[str]:
    """The people at a table besides the reader; all of them, where all are told."""
    return [seat.called() for seat in seats if seat.player is not None and seat.player != notice.player_id]


def asked_name(notice: Notice, seats: tuple[SeatNow, ...]) -> str:
    """The name of whoever a table waits for."""
    actor = notice.table.actor
    return seats[actor].called() if actor is not None and actor >= 0 else ""


def together(names: list[str]) -> str:
    """Ana, Bia and Caio."""
    if len(names) < 2:
        return "".join(names)
    return _("%(some)s and %(last)s") % {"some": ", ".join(names[:-1]), "last": names[-1]}
