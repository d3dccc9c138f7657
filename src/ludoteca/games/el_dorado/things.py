"""The things with which `position` sets the table of a view again."""

from __future__ import annotations

from typing import Any, Final

from ...core.setup.setting import name_of, names_of
from .data import COPIES, HEX_IDS, IDS, KINDS, TOKEN_IDS
from .rules.table import EMPTY, GATE
from .view import ExpeditionView

MOMENTS: Final = {"play-cards": "play", "discard-cards": "discard"}
SAME: Final = (  # these have one name on both sides
    "route",
    "blockades",
    "taken",
    "arrivals",
    "first",
    "round",
    "idle",
    "eventful",
    "bought",
    "passing",
)


def things(view: ExpeditionView) -> dict[str, Any] | None:
    """What lies on the table as a card is to be played or discarded; nothing in the middle of a move or a payment.

    Nor while a card gained this turn has left the discard pile again: nobody can tell it from its like.
    """
    if view["step"] not in MOMENTS or not gained_lie_open(view):
        return None
    known: dict[str, Any] = {**view}
    return {
        **{key: known[key] for key in SAME},
        **cards(view),
        **board(view),
        "gained": len(view["gained"]),
        "round_limit": view["limit"],
        "turn": view["actor"],
        "moment": MOMENTS[view["step"]],
    }


def gained_lie_open(view: ExpeditionView) -> bool:
    """Whether the cards gained this turn are the last ones of the discard pile."""
    pile, count = view["discards"][view["actor"]], len(view["gained"])
    return count <= len(pile) and sorted(pile[len(pile) - count :]) == view["gained"]


def cards(view: ExpeditionView) -> dict[str, Any]:
    """Everybody's cards and tokens, the market and the box."""
    stock = {kind: count for kind, count in view["market"] + view["reserve"] if kind != EMPTY}
    return {
        "hands": [names_of(hand or [], IDS) for hand in view["hands"]],
        "draws": [names_of(pile, IDS) for pile in view["unseen"]],
        "discards": [names_of(pile, IDS) for pile in view["discards"]],
        "plays": [names_of(area, IDS) for area in view["plays"]],
        "known": [names_of(part, IDS) for part in view["known"]],
        "tokens": [names_of(tokens, TOKEN_IDS) for tokens in view["tokens"]],
        "market": [name_of(kind, IDS) if kind != EMPTY else "" for kind, _ in view["market"]],
        "stock": {name_of(kind, IDS): stock.get(kind, 0) for kind in range(KINDS) if COPIES[kind]},
        "box": names_of(view["box"], IDS),
        "token_box": names_of(view["token_box"], TOKEN_IDS),
    }


def board(view: ExpeditionView) -> dict[str, Any]:
    """What lies and stands on the route."""
    with_caves = view["caves"] or view["cave_pool"]
    return {
        "pawns": [[place(space) for space in spaces] for spaces in view["pawns"]],
        "trail": [[seat, pawn, place(space)] for seat, pawn, space in view["trail"]],
        "caves": view["caves"] if with_caves else None,
        "bag": names_of(view["cave_pool"], TOKEN_IDS),
    }


def place(space: int) -> str:
    """The name of a space."""
    return "gate" if space == GATE else HEX_IDS[space]
