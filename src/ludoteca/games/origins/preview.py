"""What a choice would cost and give, worked out by the rules themselves on a copy of the table."""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from .data import GOLD, RESOURCES, TEMPLES
from .rules.actions import ACTIONS
from .rules.endgame import final_points
from .rules.table import Realm
from .rules.temples import height

PAYABLE: Final = [*RESOURCES, "tokens"]


def previews(realm: Realm) -> dict[str, dict[str, int]]:
    """What each legal action changes at once for whoever chooses it; luck has no part in it."""
    before = standing(realm, realm.actor)
    return {ACTIONS.write(action): preview(realm, action, before) for action in realm.legal}


def preview(realm: Realm, action: int, before: dict[str, int]) -> dict[str, int]:
    """What changes, and by how much. "points" are points now, "final" those that the final scoring would add."""
    twin = realm.clone(Chance(1))
    twin.play(action)
    after = standing(twin, realm.actor)
    changes: dict[str, int] = {}
    for key, number in after.items():
        change = number - before[key]
        if change > 0 or (change < 0 and key in PAYABLE):
            changes[key] = change
    return changes


def standing(realm: Realm, seat: int) -> dict[str, int]:
    """The numbers of a seat that a preview compares; a finished game has its final points in its score."""
    numbers = {name: realm.stock[4 * seat + resource] for resource, name in enumerate(RESOURCES[: GOLD + 1])}
    final = final_points(realm, seat)
    numbers["tokens"] = realm.tokens[seat]
    numbers["points"] = realm.score(seat) - (0 if realm.agenda else sum(final))
    numbers["final"] = sum(final) - final[0]  # gold shows for itself
    numbers["strength"] = realm.strength[seat]
    numbers["bases"] = realm.bases[seat]
    for temple, name in enumerate(TEMPLES):
        numbers[name] = height(realm, seat, temple)
    return numbers
