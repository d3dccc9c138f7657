"""Floods: how much may go to one player, and to one address, whoever wants it to."""

from __future__ import annotations

import hashlib
from urllib.parse import urlsplit

from ...limits.limiter import Limiter, Rule
from ..models import Channel

LIMITER = Limiter()
HOUR = 3600
NOTICES = Rule(60, HOUR)  # to one player by all channels, and to one address for all players
TESTS = Rule(5, HOUR)  # to one address


def address_key(channel: Channel) -> str:
    """An address as it is counted: not by its player, and short; of any program's, only where it runs."""
    if channel.kind == Channel.Kind.HOOK and channel.keys.get("style") == "json":
        return urlsplit(channel.address).hostname or ""
    return hashlib.sha256(channel.address.casefold().encode()).hexdigest()[:32]


def room(channel: Channel) -> bool:
    """Whether one more may go out."""
    owner = f"notice of {channel.player_id or f'table {channel.table_id}'}"
    return LIMITER.hit(NOTICES, owner) and LIMITER.hit(NOTICES, f"notice to {address_key(channel)}")


def test(channel: Channel) -> bool:
    """Whether one more test may go to an address."""
    return LIMITER.hit(TESTS, f"test to {address_key(channel)}")
