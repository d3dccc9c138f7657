"""What a page may say on the socket: one parse function for everything that comes in."""

from __future__ import annotations

import json
from dataclasses import dataclass

from django.conf import settings

from ....core.seen.picture import THEN
from ..request.fields import LARGEST

Json = dict[str, object]
LONGEST_WAY = 12  # decisions in one message


@dataclass(frozen=True)
class Frame:
    """A message of the page, checked: `kind` is its type, the rest is what that type needs."""

    kind: str
    revision: int = 0
    action: str = ""
    then: tuple[str, ...] = ()  # further decisions of the same way
    to: str = ""
    seat: int = 0
    narrow: bool = False


class Nonsense(ValueError):
    """A message that nobody can understand."""


def parse(text: str | bytes | None) -> Frame:
    """What the page says."""
    if not isinstance(text, str) or len(text) > settings.FRAME_LIMIT:
        raise Nonsense
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Nonsense from error
    if not isinstance(message, dict):
        raise Nonsense
    return understood(message)


def understood(message: Json) -> Frame:
    """A message with everything that its type needs, and nothing else."""
    match message.get("type"):
        case "act":
            first, *then = way(message)
            return Frame("act", revision=number(message, "revision"), action=first, then=tuple(then))
        case "why":
            return Frame("why", action=words(message, "action"))
        case "undo":
            to = "turn" if message.get("to") == "turn" else "step"
            return Frame("undo", revision=number(message, "revision"), to=to)
        case "hint":
            return Frame("hint", revision=number(message, "revision"))
        case "shape":
            return Frame("shape", narrow=message.get("narrow") is True)
        case "eyes":
            return Frame("eyes", seat=number(message, "seat"))
        case "ping":
            return Frame("ping")
    raise Nonsense


def way(message: Json) -> list[str]:
    """The decisions of a way: in one text, as a button says it, or the first and what is to follow it."""
    action, rest = message.get("action"), message.get("then", [])
    if not isinstance(action, str) or not isinstance(rest, list):
        raise Nonsense
    parts = [*action.split(THEN), *rest]
    if len(parts) > LONGEST_WAY:
        raise Nonsense
    return [text(part) for part in parts]


def number(message: Json, name: str) -> int:
    """A whole number, not too large."""
    value = message.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST:
        raise Nonsense
    return value


def words(message: Json, name: str) -> str:
    """A short text."""
    return text(message.get(name))


def text(value: object) -> str:
    """A text, not empty and not long."""
    if not isinstance(value, str) or not 0 < len(value) <= 100 or not value.isprintable():
        raise Nonsense
    return value
