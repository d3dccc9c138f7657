"""Where the site listens: a free port, and the address under which others on the network reach it."""

from __future__ import annotations

import ipaddress
import os
import socket

PORTS = 50  # how many ports are tried, if the first ones are taken


class ListenError(RuntimeError):
    """The site cannot listen there, and why."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next one that is free."""
    for candidate in range(port, min(port + PORTS, 65536)):
        try:
            return bound(host, candidate)
        except OSError as error:
            if isinstance(error, socket.gaierror):
                raise ListenError(f"There is no address {host} on this machine.") from error
            reason = error.strerror
    raise ListenError(f"No port from {port} to {port + PORTS - 1} can be used on {host}: {reason}.")


def bound(host: str, port: int) -> socket.socket:
    """A socket bound to an address; it fails if anybody has it."""
    family, _, _, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
        0
    ]
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would share a port that is in use
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(256)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def lan_address() -> str | None:
    """This machine's address on its local network. Nothing is sent: the system only looks up the way."""
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(address).is_loopback:
            return address
    return None


def join(host: str, port: int) -> str:
    """A host and a port as an address to open."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
