"""A mail server of our own: it takes whatever it is given, and remembers it."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue

PATIENCE = 60.0


class Postman(socketserver.StreamRequestHandler):
    """One conversation, in as much SMTP as it takes."""

    server: Mailbox

    def handle(self) -> None:
        """Answer line by line."""
        self.say("220 here")
        while line := self.rfile.readline():
            match line.split()[0].upper():
                case b"DATA":
                    self.say("354 go on")
                    self.server.mails.put(self.mail())
                    self.say("250 taken")
                case b"QUIT":
                    return self.say("221 bye")
                case _:
                    self.say("250 well")
        return None

    def say(self, line: str) -> None:
        """One line."""
        self.wfile.write(f"{line}\r\n".encode())

    def mail(self) -> EmailMessage:
        """All lines up to a single dot."""
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        return message_from_bytes(b"".join(lines), policy=policy.default)


class Mailbox(socketserver.ThreadingTCPServer):
    """The server, and the mails that came in."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.mails: Queue[EmailMessage] = Queue()

    @property
    def address(self) -> str:
        """What LUDOTECA_MAIL says to reach it."""
        return f"smtp://127.0.0.1:{self.server_address[1]}?from=games@example.org"

    def next(self) -> EmailMessage:
        """The next mail, once there is one."""
        return self.mails.get(timeout=PATIENCE)


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server while somebody needs it."""
    with Mailbox() as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        yield box
        box.shutdown()
