"""Addresses: which names are ours, who may talk to us, and under which address a reader found us."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest

LONGEST = 190  # letters of a host with its port; there is room for no more where notices keep where they come from


def bare(host: str) -> str:
    """A host without its port and brackets, in small letters."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host


def number(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The host as a number, if it is written as one."""
    try:
        return ipaddress.ip_address(bare(host))
    except ValueError:
        return None


@lru_cache(maxsize=1)
def own_names() -> frozenset[str]:
    """What this machine calls itself on its network."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0], name.partition(".")[0] + ".local"})


def known_host(host: str) -> bool:
    """Whether a request for *host* is meant for us. Only names can be bent to point here, so numbers are welcome."""
    if len(host) > LONGEST:
        return False
    name = bare(host)
    if number(host) is not None or name in own_names():
        return True
    return name in settings.LUDOTECA_HOSTS or "*" in settings.LUDOTECA_HOSTS


def same_origin(origin: str, host: str) -> bool:
    """Whether a page of *origin* is one of ours, as seen under the address *host*."""
    if settings.LUDOTECA_URL and origin == settings.LUDOTECA_URL:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # not an address at all
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.strip().lower()


def site_url(request: HttpRequest) -> str:
    """The address under which the reader found us: the beginning of every link that is sent to others."""
    return settings.LUDOTECA_URL or f"{request.scheme}://{request.get_host()}"


def loopback(url: str) -> bool:
    """Whether an address only works on this very machine."""
    host = urlsplit(url).netloc
    address = number(host)
    return bare(host) == "localhost" if address is None else address.is_loopback


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """The address as a limit counts it: one reader has a whole network of the new, long numbers."""
    long = number(address)
    if isinstance(long, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((long, 64), strict=False))
    return address
