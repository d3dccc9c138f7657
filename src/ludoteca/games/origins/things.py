"""The things with which `position` sets the table of a view again."""

from __future__ import annotations

from typing import Any, Final

from ...core.setup.setting import name_of, names_of
from ...core.state import NOBODY
from .data import BUILDINGS, CARD_IDS, COLOURS, DICE, RESOURCES, TILE_IDS, ZODIAC
from .rules.actions import SPEAKER
from .rules.table import NOTHING, SOURCES
from .view import PlayerView, RealmView, StackView

MOMENTS: Final = ("turn", "superiority", "draft")  # also the names of the steps
SAME: Final = ("round_limit", "bastion", "ending", "extra", "speakers")  # these have one name on both sides
SAME_OF_PLAYER: Final = ("tokens", "bases", "archon", "speakers", "temples", "passed")


def things(view: RealmView) -> dict[str, Any] | None:
    """What lies on the table in the draft, as a turn begins, and after its action; nothing in the middle of one."""
    if view["step"] not in MOMENTS:
        return None
    known: dict[str, Any] = {**view}
    return {
        **{key: known[key] for key in SAME},
        **board(view),
        **tracks(view),
        **supplies(view),
        "players": [player(view, seat) for seat in range(view["seats"])],
        "round_number": view["round"],
        "turn": view["actor"],
        "moment": view["step"],
    }


def board(view: RealmView) -> dict[str, Any]:
    """The sites with used Speakers, and the cards."""
    used = [(site, worker) for site, there in enumerate(view["sites"]) for seat, worker in there["workers"] if seat < 0]
    return {
        "values": [site["value"] for site in view["sites"]],
        "bonus": [COLOURS[site["bonus"]] for site in view["sites"]],
        "podium": [[site + 1, worker - SPEAKER] for site, worker in used],
        "cards": [CARD_IDS[card["card"]] for card in view["cards"]],
        "card_gold": [card["gold"] for card in view["cards"]],
        "zodiac": [ZODIAC[temple["card"]] for temple in view["temples"]],
    }


def tracks(view: RealmView) -> dict[str, Any]:
    """The order of the discs, lower ones first, and the foreign disc."""
    march = [seat for pile in view["military"] for seat in pile]
    found = {
        "march": [seat for seat in march if seat != NOBODY],
        "climb": [[seat for pile in temple["piles"] for seat in pile] for temple in view["temples"]],
    }
    foreign = [space for space, pile in enumerate(view["military"]) if NOBODY in pile]
    return {**found, "foreign": foreign[0] if foreign else None}


def supplies(view: RealmView) -> dict[str, Any]:
    """Tiles, dice and tower discs."""
    return {
        "market": names_of([slot[0] for slot in view["market"]], TILE_IDS),
        "stacks": {name: stack(view["stacks"][colour]) for colour, name in enumerate(COLOURS)},
        "under": {name: names_of(view["stacks"][colour]["under"], TILE_IDS) for colour, name in enumerate(COLOURS)},
        "offer": [DICE[slot[0]] for slot in view["offer"]],
        "pool": [DICE[die] for die in view["pool"]],
        "supply": dict(zip(COLOURS, view["supply"], strict=True)),
        "discs": dict(zip(COLOURS, view["discs"], strict=True)),
    }


def stack(pile: StackView) -> list[str]:
    """The tiles of a stack, the face-up one first."""
    if pile["top"] == NOTHING:
        return []
    return names_of([pile["top"], *[design for design, copies in pile["unseen"] for _ in range(copies)]], TILE_IDS)


def player(view: RealmView, seat: int) -> dict[str, Any]:
    """Everything of one player."""
    mine = view["players"][seat]
    everything: dict[str, Any] = {**mine}
    return {
        **dict(zip(RESOURCES, mine["stock"], strict=True)),
        **{key: everything[key] for key in SAME_OF_PLAYER},
        **city(mine),
        "sources": {name: points for name, points in zip(SOURCES, mine["sources"], strict=True) if points},
        "freemen": [DICE[die] + (f"@{place}" if place else "") for die, place in mine["freemen"]],
        "advisors": [COLOURS[colour] for colour in mine["advisors"]],
        "matched": [CARD_IDS[card["card"]] for card in view["cards"] if seat in card["matched"]],
        "zodiac": [ZODIAC[card] for card in mine["zodiac"]],
        "military": mine["strength"],
    }


def city(mine: PlayerView) -> dict[str, Any]:
    """A player's towers, tiles, closed districts and reserve."""
    tiles = [tile for tile in mine["city"] if tile[2] < BUILDINGS]
    return {
        "towers": dict(zip(COLOURS, mine["towers"], strict=True)),
        "city": {f"{x},{y}": ("farm:" if farm else "") + name_of(tile, TILE_IDS) for x, y, tile, farm in tiles},
        "seats": {f"{x},{y}": DICE[die] for x, y, die in mine["seats"]},
        "reserve": names_of(mine["reserve"], TILE_IDS),
    }
