"""A patron: the guest for whom bots think at a table, and where they are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Patron:
    """Somebody whose budget the bots of a table use up."""

    guest: str = ""
    address: str = ""
