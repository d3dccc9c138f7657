"""The mail server that LUDOTECA_MAIL names: smtp+tls://user:password@host:587?from=games@example.org.

`smtp+tls` begins plainly and goes on under TLS, `smtps` begins under TLS, and `smtp` is for a server on the same
machine. Without the variable there is no mail, and nothing on the site speaks of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from email.utils import parseaddr
from urllib.parse import parse_qsl, unquote, urlsplit

from .folder import FolderError

PORTS = {"smtp": 25, "smtp+tls": 587, "smtps": 465}
FORM = "LUDOTECA_MAIL must read like smtp+tls://user:password@host:587?from=games@example.org; {}."


class MailError(FolderError):
    """A mail server that cannot be used, and why; whoever starts the site is told as of a folder that cannot."""


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in, and whom it comes from."""

    scheme: str
    host: str
    port: int
    user: str
    password: str = field(repr=False)
    sender: str = ""

    @property
    def starts_tls(self) -> bool:
        """Whether it begins plainly and goes on under TLS."""
        return self.scheme == "smtp+tls"

    @property
    def is_tls(self) -> bool:
        """Whether it begins under TLS."""
        return self.scheme == "smtps"


def mail_server(text: str) -> MailServer | None:
    """The server that a text names; none if it is empty. The password is never part of a complaint."""
    if not text:
        return None
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise MailError(FORM.format("this is no address")) from error
    sender = dict(parse_qsl(parts.query)).get("from", "")
    if parts.scheme not in PORTS:
        raise MailError(FORM.format("it begins with smtp+tls, smtps or smtp"))
    if not parts.hostname:
        raise MailError(FORM.format("it names no host"))
    if "@" not in parseaddr(sender)[1] or any(letter < " " for letter in sender):
        raise MailError(FORM.format("?from= says whom the mail comes from"))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password, sender)
