"""Patience has limits: how often a guest, and how often an address, may ask."""

from __future__ import annotations

from functools import lru_cache

from django.conf import settings
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from .addresses import network

LIMITER = FixedWindowRateLimiter(MemoryStorage())


@lru_cache(maxsize=64)
def rule(text: str) -> RateLimitItem:
    """A limit like "60/hour"."""
    return parse(text)


def allowed(kind: str, guest: int | None, address: str) -> bool:
    """Whether one more is all right. A guest is counted first, so that one does not use up a whole household."""
    own, shared = settings.LUDOTECA_LIMITS[kind]
    if guest is not None and not LIMITER.hit(rule(own), kind, "guest", str(guest)):
        return False
    return LIMITER.hit(rule(shared), kind, "address", network(address))
