"""The one door out: whatever this site sends to an address that somebody wrote down goes through here.

Only https, only to public addresses. A name is looked up once; the connection goes to what was found and judged, so a
name that points elsewhere a moment later changes nothing. No redirect is followed, nobody is waited for, and of an
answer only the beginning is read.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from http.client import HTTPException, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

from django.utils.translation import gettext_lazy as _

from ...refusal import Refusal

PORT = 443
PATIENCE = 5.0  # seconds for each step
WHOLE = 10.0  # seconds for everything: an answer may not trickle in
SMALL = 16_384  # bytes of an answer that are read
LONGEST = 1000  # letters of an address
NO_WAY = _("Nothing can be sent there: the address must be public and begin with https://.")
NO_ANSWER = _("There was no answer from there.")

# Addresses in which others are wrapped (whoever answers with one of them may mean a machine next to us), and an old
# network of one's own.
WRAPPED = ("::/96", "::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/23", "192.88.99.0/24")
NETWORKS = [ipaddress.ip_network(text) for text in (*WRAPPED, "fec0::/10")]


class Shut(Refusal):
    """Nothing may be sent to that address."""

    def __init__(self) -> None:
        super().__init__(NO_WAY, status=400)


class Unanswered(Refusal):
    """Somebody was asked and did not answer."""

    def __init__(self) -> None:
        super().__init__(NO_ANSWER, status=400)


@dataclass(frozen=True)
class Answer:
    """What came back. The names are those that the library for pushing knows."""

    status_code: int
    text: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def well(self) -> bool:
        """Whether it was taken."""
        return 200 <= self.status_code < 300


def public(text: str) -> bool:
    """Whether an address belongs to the public internet, and to nobody's own network."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    odd = address.is_multicast or address.is_reserved or address.is_loopback or address.is_link_local
    wrapped = any(address in network for network in NETWORKS if network.version == address.version)
    return address.is_global and not odd and not wrapped


def look_up(name: str) -> list[str]:
    """All addresses of a name."""
    try:
        found = socket.getaddrinfo(name, PORT, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return [str(entry[4][0]) for entry in found]


def connect(address: str, port: int, patience: float) -> socket.socket:
    """A connection to an address."""
    return socket.create_connection((address, port), patience)


def parts_of(url: str) -> SplitResult:
    """The parts of an address to which something may be sent, as far as one sees that without looking it up."""
    try:
        parts = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
        fits = parts.scheme == "https" and parts.port in (None, PORT) and parts.username is None
    except ValueError:
        raise Shut from None
    if not (plain and fits and parts.hostname):
        raise Shut
    return parts


class PinnedConnection(HTTPSConnection):
    """A connection to the address that was judged, under the name that was asked for."""

    def __init__(self, name: str, address: str, door: Door) -> None:
        super().__init__(name, PORT, timeout=PATIENCE, context=door.context)
        self.address = address
        self.door = door
        self.late = False

    def connect(self) -> None:
        """Connect; the socket is known before the first byte, so that it can be hung up at any time."""
        plain = self.door.connect(self.address, PORT, PATIENCE)
        secured = self.door.context.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock = secured
        secured.do_handshake()

    def hang_up(self) -> None:
        """End it from another thread, wherever it stands."""
        self.late = True
        if self.sock is not None:
            socket.socket.shutdown(self.sock, socket.SHUT_RDWR)


@dataclass
class Door:
    """How names are looked up, how connections are made, and which certificates are believed."""

    look_up: Callable[[str], list[str]] = look_up
    connect: Callable[[str, int, float], socket.socket] = connect
    trusted: ssl.SSLContext | None = None  # the system's, if nothing is said

    @cached_property
    def context(self) -> ssl.SSLContext:
        """The certificates that are believed; to read the system's takes longer than most of a start."""
        return self.trusted or ssl.create_default_context()

    def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send something; what came back. Nobody who stays silent or answers without end is waited for."""
        parts = parts_of(url)
        name = parts.hostname or ""
        wire = PinnedConnection(name, self.address_of(name), self)
        alarm = threading.Timer(WHOLE, wire.hang_up)
        alarm.daemon = True
        alarm.start()
        try:
            wire.request("POST", f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}", body, dict(headers))
            answer = wire.getresponse()
            text = answer.read(SMALL).decode("utf-8", "replace")
            if wire.late:
                raise Unanswered
            return Answer(answer.status, text, dict(answer.getheaders()))
        except (OSError, HTTPException, ValueError) as error:
            raise Unanswered from error
        finally:
            alarm.cancel()
            wire.close()

    def address_of(self, name: str) -> str:
        """The address to connect to. Where one of several is not public, none is trusted."""
        found = self.look_up(name)
        if not found or not all(public(address) for address in found):
            raise Shut
        return found[0]


DOOR = Door()
