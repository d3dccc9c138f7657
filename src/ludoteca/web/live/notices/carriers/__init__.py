"""Carriers: how a letter goes out by each kind of channel, and what came of it."""

from __future__ import annotations

from collections.abc import Callable

from ..models import Channel
from ..post_office.letters import Letter
from .hook import carry_by_hook
from .mail import carry_by_mail
from .outcome import Outcome
from .push import carry_by_push

Carrier = Callable[[Channel, Letter], Outcome]
CARRIERS: dict[str, Carrier] = {
    Channel.Kind.PUSH: carry_by_push,
    Channel.Kind.MAIL: carry_by_mail,
    Channel.Kind.HOOK: carry_by_hook,
}

__all__ = ["CARRIERS", "Carrier", "Outcome"]
