"""The public address and the proxies before it, as the environment names them; a slip would turn everybody away."""

from __future__ import annotations

from ipaddress import ip_network
from urllib.parse import urlsplit

from .folder import FolderError

NO_URL = "LUDOTECA_URL must read like https://games.example.org, and nothing follows the name."
NO_PROXY = "LUDOTECA_PROXIES names addresses like 127.0.0.1 and networks like 172.30.0.0/24; {} is neither."


class PublicError(FolderError):
    """An address that cannot be one; whoever starts the site is told as of a folder that cannot be used."""


def public_url(text: str) -> str:
    """The address that LUDOTECA_URL names, without a slash at its end; nothing if there is none."""
    url = text.rstrip("/")
    try:
        parts = urlsplit(url)
        whole = parts.scheme in ("http", "https") and parts.hostname and f"{parts.scheme}://{parts.netloc}" == url
    except ValueError as error:
        raise PublicError(NO_URL) from error
    if url and not whole:
        raise PublicError(NO_URL)
    return url


def proxies(text: str) -> str:
    """The addresses and networks that LUDOTECA_PROXIES names; a name would be believed by nobody, without a word."""
    named = [one.strip() for one in text.split(",")] if text != "*" else []
    for one in filter(None, named):
        try:
            ip_network(one)
        except ValueError as error:
            raise PublicError(NO_PROXY.format(one[:60])) from error
    return text
