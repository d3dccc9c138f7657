"""What a page may say on the socket: one parse function for everything that comes in."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from django.conf import settings

LARGEST = 2**31 - 1  # of any number that comes in; a database column holds no more


@dataclass(frozen=True)
class Said:
    """A message of the page, checked: `kind` is its type, the rest is what that type needs."""

    kind: str
    revision: int = 0
    action: str = ""
    to: str = ""
    seat: int = 0
    narrow: bool = False


class Nonsense(ValueError):
    """A message that nobody can understand."""


def parse(text: str | bytes | None) -> Said:
    """What the page says."""
    if not isinstance(text, str) or len(text) > settings.FRAME_LIMIT:
        raise Nonsense
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Nonsense from error
    if not isinstance(said, dict):
        raise Nonsense
    return understood(said)


def understood(said: dict[str, Any]) -> Said:
    """A message with everything that its type needs, and nothing else."""
    match said.get("type"):
        case "act":
            return Said("act", revision=number(said, "revision"), action=words(said, "action"))
        case "why":
            return Said("why", action=words(said, "action"))
        case "undo":
            return Said("undo", revision=number(said, "revision"), to="turn" if said.get("to") == "turn" else "step")
        case "hint":
            return Said("hint", revision=number(said, "revision"))
        case "shape":
            return Said("shape", narrow=said.get("narrow") is True)
        case "eyes":
            return Said("eyes", seat=number(said, "seat"))
        case "ping":
            return Said("ping")
    raise Nonsense


def number(said: dict[str, Any], name: str) -> int:
    """A whole number, not too large."""
    value = said.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST:
        raise Nonsense
    return value


def words(said: dict[str, Any], name: str) -> str:
    """A short text."""
    value = said.get(name)
    if not isinstance(value, str) or not 0 < len(value) <= 100:
        raise Nonsense
    return value
