"""Web Push: what a browser's push service gets, readable by that browser alone."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from django.conf import settings

from ..models import Channel
from ..post_office import door
from ..post_office.letters import Letter
from ..post_office.push_key import signer
from .outcome import Outcome, judged

DAY = 24 * 3600
HOURS = 12 * 3600  # for which a signature is good
GONE = (404, 410)


class Session:
    """What the library sends with: our own door."""

    def post(self, url: str, data: bytes, headers: Mapping[str, str], timeout: float) -> door.Answer:
        """Send something."""
        return door.DOOR.post(url, data, dict(headers.items()))


def carry_by_push(channel: Channel, letter: Letter) -> Outcome:
    """Push a letter; a subscription that is no more is told by the service."""
    try:
        answer = push(channel, letter)
    except door.Unanswered:
        return Outcome.LATER
    except door.Shut:
        return Outcome.REFUSED
    return Outcome.GONE if answer.status_code in GONE else judged(answer)


def push(channel: Channel, letter: Letter) -> door.Answer:
    """Encrypt, sign and send."""
    from pywebpush import WebPusher  # it takes a second to load, and only those need it who push

    told = {"title": letter.title, "body": letter.text, "url": letter.link, "tag": letter.topic}
    headers = {
        **signer().sign(claims(channel)),
        "Topic": letter.topic[:32],
        "Urgency": "high" if letter.urgent else "normal",
    }
    browser = {"endpoint": channel.address, "keys": channel.keys}
    answer: door.Answer = WebPusher(browser, requests_session=Session()).send(
        json.dumps(told).encode(), headers, ttl=DAY, timeout=door.PATIENCE
    )
    return answer


def claims(channel: Channel) -> dict[str, object]:
    """Who sends, and to whom: the address of this site, which push services may want to know."""
    service = urlsplit(channel.address)
    ours = settings.LUDOTECA_URL if settings.LUDOTECA_URL.startswith("https://") else "https://localhost"
    return {"sub": ours, "aud": f"https://{service.netloc}", "exp": int(time.time()) + HOURS}
