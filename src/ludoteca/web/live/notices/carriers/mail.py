"""Mail: by the host's own mail server, with one click to get no more."""

from __future__ import annotations

from smtplib import SMTPException, SMTPRecipientsRefused

from django.core.mail import EmailMessage
from django.utils import translation
from django.utils.translation import gettext as _

from ..models import Channel
from ..post_office.letters import Letter, language_of, site_of
from ..wishes import passes
from .outcome import Outcome


def carry_by_mail(channel: Channel, letter: Letter) -> Outcome:
    """Hand a letter to the mail server."""
    off = f"{site_of(channel)}/notices/off/{passes.give(passes.OFF, channel)}/"
    with translation.override(language_of(channel)):
        foot = _("No more mail of this kind: %(link)s") % {"link": off}
    headers = {
        "List-Unsubscribe": f"<{off}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-generated",
    }
    link = "" if letter.link in letter.text else f"{letter.link}\n\n"
    return post(channel.address, letter.title, f"{letter.text}\n\n{link}-- \n{foot}\n", headers)


def post(address: str, title: str, text: str, headers: dict[str, str] | None = None) -> Outcome:
    """Hand a message to the mail server."""
    try:
        EmailMessage(title, text, to=[address], headers=headers or {}).send()
    except SMTPRecipientsRefused as refused:
        codes = [code for code, _said in refused.recipients.values()]
        return Outcome.REFUSED if all(code >= 500 for code in codes) else Outcome.LATER
    except (SMTPException, OSError):
        return Outcome.LATER
    return Outcome.TAKEN
