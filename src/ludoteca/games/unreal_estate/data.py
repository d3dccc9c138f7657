"""The components of Unreal Estate, read from `components.toml` and checked."""

from __future__ import annotations

from typing import Any, Final

from ...core.setup.components import digest, load

BUILDING: Final = 0  # yellow banner
REVEAL: Final = 1  # blue banner: acts when it is dealt
SELECT: Final = 2  # acts when it is taken
KEEP: Final = 3  # goes to the hand and is played later
KINDS: Final[list[str]] = ["building", "reveal", "select", "keep"]

_DATA: Final[dict[str, Any]] = load("ludoteca.games.unreal_estate")
_BUILDINGS: Final[list[dict[str, Any]]] = _DATA["building"]
_SPECIALS: Final[list[dict[str, Any]]] = _DATA["special"]
_SETUP: Final[dict[str, Any]] = _DATA["setup"]

DIGEST: Final[str] = digest(_DATA)

# Cards are kinds: buildings first, then specials; equal cards are one and the same number.
BUILDINGS: Final[int] = len(_BUILDINGS)
CARDS: Final[int] = BUILDINGS + len(_SPECIALS)
IDS: Final[list[str]] = [str(card["id"]) for card in [*_BUILDINGS, *_SPECIALS]]
VALUE: Final[list[int]] = [int(card["value"]) for card in _BUILDINGS] + [0] * len(_SPECIALS)
COPIES: Final[list[int]] = [int(card["copies"]) for card in [*_BUILDINGS, *_SPECIALS]]
KIND: Final[list[int]] = [BUILDING] * BUILDINGS + [KINDS.index(card["kind"]) for card in _SPECIALS]
LEAST_PLAYERS: Final[list[int]] = [int(card["players"]) for card in _BUILDINGS]

EFFECTS: Final[list[str]] = [""] * BUILDINGS + [str(card["effect"]) for card in _SPECIALS]
AMOUNT: Final[list[int]] = [0] * BUILDINGS + [int(card["amount"]) for card in _SPECIALS]

KEPT: Final[list[int]] = [card for card in range(CARDS) if KIND[card] == KEEP]  # the specials that a hand can hold

SEATS: Final = range(2, 6)
HAND: Final[int] = int(_SETUP["hand"])
SPECIALS: Final[int] = int(_SETUP["specials"])


def _by_players(what: str) -> list[int]:
    """A number of the set-up by the number of players; nobody plays with fewer than two."""
    return [int(_SETUP["players"][str(n)][what]) if n in SEATS else 0 for n in range(SEATS.stop)]


DRAWER: Final[list[int]] = _by_players("drawer")
TABLE: Final[list[int]] = _by_players("table")
ACTIONS_EACH: Final[list[int]] = _by_players("actions")
RESHUFFLE: Final[list[bool]] = [bool(there) for there in _by_players("reshuffle")]

_SPECIAL_CARDS: Final[list[int]] = [card for card in range(BUILDINGS, CARDS) for _ in range(COPIES[card])]
_BUILDING_CARDS: Final[dict[int, list[int]]] = {
    n: [b for b in range(BUILDINGS) if LEAST_PLAYERS[b] <= n for _ in range(COPIES[b])] for n in SEATS
}


def buildings_for(seats: int) -> list[int]:
    """The building cards that take part with *seats* players, one entry per card."""
    return _BUILDING_CARDS[seats].copy()


def special_cards() -> list[int]:
    """All special cards, one entry per card."""
    return _SPECIAL_CARDS.copy()
