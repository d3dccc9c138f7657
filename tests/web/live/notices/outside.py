"""The world outside, as far as notices go: services on this machine's loopback that believe to have public names.

The door out is the real one. Only its three ways to the world are ours: names lead to public addresses that are never
called, connections end at the loopback, and the certificate is one of our own.
"""

from __future__ import annotations

import json
import socket
import ssl
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from ludoteca.web.live.notices.post_office.door import Door

PUBLIC = "93.184.215.14"  # where every name leads, unless a test says otherwise; nothing is ever sent there
NAMES = ["hooks.example.org", "discord.com", "hooks.slack.com", "api.telegram.org", "ntfy.sh", "fcm.googleapis.com"]


class Request:
    """What somebody sent."""

    def __init__(self, host: str, path: str, headers: dict[str, str], body: bytes) -> None:
        self.host = host
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        """What it says."""
        return json.loads(self.body)


class Outside:
    """Services with public names, what they were sent, and how they answer."""

    def __init__(self, folder: Path) -> None:
        self.heard: list[Request] = []
        self.status = 200
        self.answer: Callable[[BaseHTTPRequestHandler], None] = self.plainly
        self.addresses: dict[str, list[list[str]]] = {}  # what a name means, each time it is looked up
        self.called: list[str] = []  # the addresses that the door connected to
        self.certificate = self_signed(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True, do_handshake_on_connect=False)
        self.port = int(self.server.server_address[1])
        self.door = Door(self.look_up, self.connect, ssl.create_default_context(cafile=str(self.certificate)))
        self.thread = threading.Thread(target=self.server.serve_forever, args=[0.01], daemon=True)
        self.thread.start()

    def look_up(self, name: str) -> list[str]:
        """What a name means now."""
        meanings = self.addresses.get(name, [[PUBLIC]])
        return meanings.pop(0) if len(meanings) > 1 else meanings[0]

    def connect(self, address: str, port: int, patience: float) -> socket.socket:
        """A connection to the loopback, whatever the address is."""
        assert port == 443
        self.called.append(address)
        return socket.create_connection(("127.0.0.1", self.port), patience)

    def handler(self) -> type[BaseHTTPRequestHandler]:
        """How requests are read and answered."""
        outside = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
                host = str(self.headers.get("Host"))
                outside.heard.append(
                    Request(host, self.path, {name.lower(): text for name, text in self.headers.items()}, body)
                )
                outside.answer(self)

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name
                """In silence."""

        return Handler

    def plainly(self, handler: BaseHTTPRequestHandler) -> None:
        """An answer without words."""
        handler.send_response(self.status)
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    def stop(self) -> None:
        """No service any more."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def self_signed(folder: Path) -> Path:
    """A key and a certificate for all names, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "outside")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(each) for each in NAMES]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = folder / "outside.pem"
    file.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
    return file
