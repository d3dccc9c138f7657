"""The things with which `position` sets the table of a view again."""

from __future__ import annotations

from typing import Any

from ludoteca.core.setup.setting import names_of

from .data import KINDS
from .view import FerryView


def things(view: FerryView) -> dict[str, Any] | None:
    """What lies on the table as a turn begins; nothing in the middle of one."""
    if view["step"] != "turn":
        return None
    return {
        "hands": [names_of(hand or [], KINDS) for hand in view["hands"]],
        "market": names_of(view["market"], KINDS),
        "sunk": names_of(view["sunk"], KINDS),
        "coins": view["scores"],
        "convoy": view["convoy"],
        "turn": view["actor"],
    }
