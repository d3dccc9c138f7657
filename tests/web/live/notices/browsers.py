"""A browser that can be pushed to: it has the keys, so it can read what comes, and the push service cannot."""

from __future__ import annotations

import base64
import json
import secrets
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.web.live.notices.outside import Request


def text(raw: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushedBrowser:
    """A browser with a subscription."""

    def __init__(self, host: str = "fcm.googleapis.com") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)
        self.endpoint = f"https://{host}/fcm/send/{secrets.token_hex(8)}"

    def subscription(self) -> str:
        """What the browser tells the site."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self.secret)}
        return json.dumps({"endpoint": self.endpoint, "expirationTime": None, "keys": keys})

    def read(self, request: Request) -> Any:
        """What was pushed."""
        assert request.headers["content-encoding"] == "aes128gcm"
        return json.loads(http_ece.decrypt(request.body, private_key=self.key, auth_secret=self.secret))
