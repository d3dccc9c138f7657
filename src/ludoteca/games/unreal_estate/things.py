"""The things with which `position` sets the table of a view again."""

from __future__ import annotations

from typing import Any

from ...core.setup.setting import names_of
from .data import BUILDINGS, IDS, SPECIALS, buildings_for
from .rules.table import LYING
from .view import EstateView

MOMENTS = {"turn": "turn", "final-set": "final"}


def things(view: EstateView) -> dict[str, Any] | None:
    """What lies on the table as a player is to act or to score the last set; nothing while a special is under way."""
    if view["step"] not in MOMENTS or not is_whole(view):
        return None
    return {
        "hands": [names_of(hand or [], IDS) for hand in view["hands"]],
        "known": [names_of(cards, IDS) for cards in view["known"]],
        "table": names_of([card for card, _ in view["table"]], IDS),
        "takers": ["gone" if taker < LYING else None if taker == LYING else taker for _, taker in view["table"]],
        "drawer": [name for b in range(BUILDINGS) for name in names_of([b] * view["drawer"][b], IDS)],
        "discard": names_of(view["discard"], IDS),
        "fronts": [names_of(cards, IDS) for cards in view["fronts"]],
        **{key: view[key] for key in ("scores", "first", "round", "reshuffle", "short_table", "memory")},
        "acted": len(view["order"]) if view["step"] == "final-set" else view["acted"],
        "turn": view["actor"],
        "moment": MOMENTS[view["step"]],
    }


def is_whole(view: EstateView) -> bool:
    """Whether every card lies where the view shows it: a special that is being resolved lies aside."""
    lying = len([card for card, taker in view["table"] if taker == LYING])
    lying += view["deck"] + sum(view["drawer"]) + len(view["discard"])
    lying += sum(view["sizes"]) + sum([len(cards) for cards in view["fronts"]])
    return lying == len(buildings_for(view["seats"])) + SPECIALS
