"""The key with which this site signs what it pushes. It is made when it is first needed, and kept in the database."""

from __future__ import annotations

import base64
from functools import lru_cache
from typing import Any

from ...writer import WRITER
from ..models import PushKey

ONLY = 1


def private() -> str:
    """The private key, as its file would be; whoever comes second takes the first one's."""
    found = PushKey.objects.filter(pk=ONLY).first()
    return found.private if found is not None else WRITER.do("push key", make)


def make() -> str:
    """Make the key, unless it is there; in the writer."""
    from py_vapid import Vapid02

    new = Vapid02()
    new.generate_keys()
    row = PushKey(pk=ONLY, private=new.private_pem().decode())
    PushKey.objects.bulk_create([row], ignore_conflicts=True)
    return PushKey.objects.get(pk=ONLY).private


def signer() -> Any:
    """What signs with the key."""
    return signer_of(private())


@lru_cache(maxsize=4)
def signer_of(pem: str) -> Any:
    """What signs with a key."""
    from py_vapid import Vapid02

    return Vapid02.from_pem(pem.encode())


def public_key() -> str:
    """What a browser must know to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    raw: bytes = signer().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
