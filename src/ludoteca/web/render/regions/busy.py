"""What the bar says while many wait for bots: which place a bot has in the queue, and who has just thought less."""

from __future__ import annotations

from django.utils.translation import to_locale

from ....bots import LEVELS, full_name, level_and_style
from ..language import gettext as _
from ..look import Look


def queued(look: Look) -> str:
    """The bot whose turn it is waits behind those of other tables; nothing if it thinks."""
    place = {"name": look.names[look.scene.actor], "place": look.scene.place}
    return _("%(name)s is waiting to think: place %(place)s in the queue.") % place if look.scene.place else ""


def eased(look: Look) -> str:
    """Whose last move was chosen by a lower level than theirs; nothing if nobody's was."""
    who = [called(look, seat, level) for seat, level in look.scene.eased]
    if not who:
        return ""
    return _("So that nobody waits long, a lower level chose for %(who)s.") % {"who": ", ".join(who)}


def called(look: Look, seat: int, bot: str) -> str:
    """A bot's name, and the level and style that chose for it."""
    locale = to_locale(look.viewer.display.language)
    name = full_name(bot, look.scene.game, locale) if level_and_style(bot)[0] in LEVELS else ""
    return f"{look.names[seat]} ({name})" if name else look.names[seat]
