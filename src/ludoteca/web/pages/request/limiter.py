"""Patience has limits: how often a guest, and how often an address, may ask."""

from __future__ import annotations

from django.conf import settings

from ...live.limits.limiter import Limiter, rule
from ...live.meters import REFUSED
from .addresses import network

LIMITER = Limiter()


def allowed(kind: str, guest: int | None, address: str) -> bool:
    """Whether one more is all right. A guest is counted first, so that one does not use up a whole household."""
    own, shared = settings.LUDOTECA_LIMITS[kind]
    alone = guest is None or LIMITER.hit(rule(own), f"{kind} guest {guest}")
    if alone and LIMITER.hit(rule(shared), f"{kind} address {network(address)}"[:120]):
        return True
    REFUSED.labels(kind).inc()
    return False
