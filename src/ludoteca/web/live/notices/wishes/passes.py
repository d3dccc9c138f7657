"""Passes: what a link in a mail says about itself, signed, so that only its reader has it."""

from __future__ import annotations

from datetime import timedelta

from django.core import signing
from django.utils.translation import gettext_lazy as _

from ...refusal import Refusal
from ..models import Channel

OFF, CONFIRM = "notices off", "notices confirm"  # what a pass is for
LONG = {OFF: None, CONFIRM: timedelta(days=1)}
SPENT = _("This link is no longer good.")


def give(purpose: str, channel: Channel) -> str:
    """A pass for a channel, as long as it leads to the same address."""
    return signing.dumps([channel.pk, channel.address], salt=purpose)


def channel_of(purpose: str, text: str) -> Channel:
    """The channel that a pass is for."""
    try:
        number, address = signing.loads(text, salt=purpose, max_age=LONG[purpose])
        return Channel.objects.get(pk=number, address=address, kind=Channel.Kind.MAIL)
    except (signing.BadSignature, Channel.DoesNotExist) as error:
        raise Refusal(SPENT, status=404) from error
