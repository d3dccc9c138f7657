"""The components of Ferry, read from `components.toml`."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.setup.components import digest, load

_DATA: Final[dict[str, Any]] = load("tests.toy.ferry")
_CARGO: Final[list[dict[str, Any]]] = _DATA["cargo"]
_SETUP: Final[dict[str, Any]] = _DATA["setup"]

DIGEST: Final[str] = digest(_DATA)
SEATS: Final = range(2, 5)

KINDS: Final[list[str]] = [str(cargo["id"]) for cargo in _CARGO]
PRICE: Final[list[int]] = [int(cargo["price"]) for cargo in _CARGO]
COPIES: Final[list[int]] = [int(cargo["copies"]) for cargo in _CARGO]
HAND: Final[int] = int(_SETUP["hand"])
MARKET: Final[int] = int(_SETUP["market"])


def all_cards() -> list[int]:
    """Every card of the game by its kind."""
    return [kind for kind in range(len(KINDS)) for _ in range(COPIES[kind])]


def price(cargo: list[int]) -> int:
    """What a load is paid."""
    return sum([PRICE[kind] for kind in cargo])
