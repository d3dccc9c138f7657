"""A process that only carries notices, to the services of a test: `carrier_process.py PORT CERTIFICATE SECONDS`.

It believes to live so many seconds later, does not ask whose round it is, and ends once nothing is left to carry.
"""

from __future__ import annotations

import socket
import ssl
import sys
from datetime import timedelta

import django

django.setup()

from django.utils import timezone  # noqa: E402

from ludoteca.web.live.clocks.now import CLOCK  # noqa: E402
from ludoteca.web.live.notices.models import Delivery, Notice  # noqa: E402
from ludoteca.web.live.notices.post_office import door, rounds  # noqa: E402
from ludoteca.web.live.notices.post_office.postman import POSTMAN  # noqa: E402
from tests.web.live.notices.outside import PUBLIC  # noqa: E402


def main(port: int, certificate: str, later: int) -> None:
    """Carry everything."""
    context = ssl.create_default_context(cafile=certificate)
    connect = lambda address, _port, patience: socket.create_connection(("127.0.0.1", port), patience)  # noqa: E731
    door.DOOR = door.Door(lambda name: [PUBLIC], connect, context)
    CLOCK.now = lambda: timezone.now() + timedelta(seconds=later)  # type: ignore[method-assign]
    rounds.mine = lambda worker: True
    now = CLOCK.now()
    while Notice.objects.filter(sent=None, due__lte=now).exists() or Delivery.objects.exists():
        POSTMAN.round()
        POSTMAN.finish()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
