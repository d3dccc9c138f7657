"""The things with which `position` sets the table of a view again."""

from __future__ import annotations

from typing import Any, Final

from ...core.setup.setting import name_of, names_of
from .data import CARD_IDS, DRAGONS, NOWHERE, PEOPLES, RESET_DRAWS, SIDE, STEPS, TILE_IDS, TILES
from .rules.table import EMPTY
from .view import CityView

MOMENTS: Final = {
    "movement": "movement",
    "contribution": "contribution",
    "offering": "contribution",
    "more-offerings": "offerings",
    "special-building": "special",
    "reset": "reset",
}
SAME: Final = (  # these have one name on both sides
    "crystals",
    "scales",
    "obelisk",
    "aside",
    "turn",
    "first",
    "round",
    "idle",
    "contributed",
    "placed",
    "expansion",
    "scale_timing",
    "palace",
)


def things(view: CityView) -> dict[str, Any] | None:
    """What lies on the table between the decisions of a turn; nothing while something is paid or put somewhere."""
    if view["step"] not in MOMENTS:
        return None
    known: dict[str, Any] = {**view}
    return {
        **{key: known[key] for key in SAME},
        **tiles(view),
        "hands": [names_of(hand or [], CARD_IDS) for hand in view["hands"]],
        "discard": names_of(view["discard"], CARD_IDS),
        "moment": MOMENTS[view["step"]],
        "steps": view["steps"] if view["step"] == "movement" else STEPS,
        "palace_colour": None if view["palace_colour"] < 0 else name_of(view["palace_colour"], PEOPLES),
        "discarded": max(0, view["draws"] - RESET_DRAWS),
    }


def tiles(view: CityView) -> dict[str, Any]:
    """The city, and what lies and stands on it."""
    laid = {tile: divmod(cell, SIDE) for cell, tile in enumerate(view["city"]) if tile != NOWHERE}
    covered = [tile for tile in laid if set(view["owners"][tile]) - {EMPTY}]
    dragons = [(name, tile) for name, tile in zip(DRAGONS, view["dragons"], strict=True) if tile != NOWHERE]
    return {
        "city": {name_of(tile, TILE_IDS): list(spot) for tile, spot in laid.items()},
        "rebuilt": names_of([tile for tile in range(TILES) if view["rebuilt"][tile]], TILE_IDS),
        "markers": {name_of(tile, TILE_IDS): owners(view, tile) for tile in covered},
        "figures": names_of(view["figures"], TILE_IDS),
        "dragons": {name: name_of(tile, TILE_IDS) for name, tile in dragons},
    }


def owners(view: CityView, tile: int) -> list[int | None]:
    """Whose markers cover the spaces of a tile."""
    return [None if owner == EMPTY else owner for owner in view["owners"][tile]]
