"""Hooks: addresses of Discord, ntfy, Telegram and Slack, or of any program that reads JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

from django.utils.translation import gettext_lazy as _

from ...refusal import Refusal
from ..models import Channel
from ..post_office import door
from ..post_office.letters import Letter
from .outcome import Outcome, judged

STYLES = {"discord": "Discord", "ntfy": "ntfy", "telegram": "Telegram", "slack": "Slack", "json": "JSON"}
HEADERS = {"Content-Type": "application/json", "User-Agent": "Ludoteca"}
OTHER = _("This is no address of a hook of %(service)s.")
MARKS = re.compile(r"([\\*_~`|>\[\]()#<@:])")  # what Discord does not show as it is written


@dataclass(frozen=True)
class Parcel:
    """What goes to which address."""

    url: str
    body: dict[str, object]


def for_discord(url: str, letter: Letter) -> Parcel:
    """Nobody is mentioned, whatever somebody is called."""
    text = MARKS.sub(r"\\\1", letter.text) + f"\n<{letter.link}>"
    return Parcel(url, {"content": text[:2000], "allowed_mentions": {"parse": []}})


def for_slack(url: str, letter: Letter) -> Parcel:
    """Slack reads three letters as marks."""
    text = letter.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return Parcel(url, {"text": f"{text}\n{letter.link}"})


def for_telegram(url: str, letter: Letter) -> Parcel:
    """The address names the conversation: ?chat_id=123."""
    chat = dict(parse_qsl(urlsplit(url).query)).get("chat_id", "")
    return Parcel(url.partition("?")[0], {"chat_id": chat, "text": f"{letter.text}\n{letter.link}"[:4000]})


def for_ntfy(url: str, letter: Letter) -> Parcel:
    """The topic goes with the message, which so may have any letters."""
    parts = urlsplit(url)
    body = {"topic": parts.path.strip("/"), "title": letter.title, "message": letter.text, "click": letter.link}
    return Parcel(f"https://{parts.netloc}/", {**body, "priority": 4 if letter.urgent else 3})


def for_json(url: str, letter: Letter) -> Parcel:
    """Everything by its name."""
    body = {"title": letter.title, "text": letter.text, "link": letter.link, "topic": letter.topic}
    return Parcel(url, {**body, "urgent": letter.urgent})


FORMS: dict[str, Callable[[str, Letter], Parcel]] = {
    "discord": for_discord,
    "ntfy": for_ntfy,
    "telegram": for_telegram,
    "slack": for_slack,
    "json": for_json,
}
PLACES = {  # where the addresses of a service lie
    "discord": re.compile(r"(?:canary\.|ptb\.)?discord(?:app)?\.com/api/webhooks/\d+/[\w-]+"),
    "telegram": re.compile(r"api\.telegram\.org/bot\d+:[\w-]+/sendMessage\?(?:.*&)?chat_id=[@\w-]+.*"),
    "slack": re.compile(r"hooks\.slack\.com/(?:services|workflows|triggers)/[\w/-]+"),
    "ntfy": re.compile(r"[\w.-]+/[\w-]+"),
    "json": re.compile(r".+"),
}


def check(url: str, style: str) -> None:
    """Refuse what cannot be an address of a service."""
    door.parts_of(url)
    place = url.removeprefix("https://")
    if style not in STYLES or not PLACES[style].fullmatch(place):
        raise Refusal(OTHER % {"service": STYLES.get(style, "JSON")}, status=400)


def carry_by_hook(channel: Channel, letter: Letter) -> Outcome:
    """Send a letter in the form that its service reads."""
    parcel = FORMS[channel.keys.get("style", "json")](channel.address, letter)
    try:
        return judged(door.DOOR.post(parcel.url, json.dumps(parcel.body).encode(), HEADERS))
    except door.Unanswered:
        return Outcome.LATER
    except door.Shut:
        return Outcome.REFUSED
