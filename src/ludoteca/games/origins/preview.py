"""What a choice would cost and give, worked out by the rules themselves on a copy of the table."""

from __future__ import annotations

from ...core.chance import Chance
from .data import GOLD, RESOURCES, TEMPLES
from .rules.endgame import final_points
from .rules.table import World
from .rules.temples import height
from .rules.words import ACTIONS

PAYABLE = (*RESOURCES, "tokens")
Change = list[str | int]  # what changes, and by how much: ["wisdom", -1]


def previews(world: World) -> dict[str, list[Change]]:
    """What each legal action changes at once for whoever chooses it; luck has no part in it."""
    return {ACTIONS.write(action): preview(world, action) for action in world.legal}


def preview(world: World, action: int) -> list[Change]:
    """Resources, tokens, points now ("points"), and points that the final scoring would add ("final")."""
    seat = world.actor
    twin = world.clone(Chance(1))
    twin.play(action)
    before, after = standing(world, seat), standing(twin, seat)
    changes = {key: after[key] - before[key] for key in before}
    return [[key, change] for key, change in changes.items() if change > 0 or (change < 0 and key in PAYABLE)]


def standing(world: World, seat: int) -> dict[str, int]:
    """The numbers of a seat that a preview compares; a finished game has its final points in its score."""
    numbers = {name: world.stock[4 * seat + resource] for resource, name in enumerate(RESOURCES[: GOLD + 1])}
    final = final_points(world, seat)
    numbers["tokens"] = world.tokens[seat]
    numbers["points"] = world.score(seat) - (0 if world.agenda else sum(final))
    numbers["final"] = sum(final) - final[0]  # gold shows for itself
    numbers["strength"] = world.strength[seat]
    numbers["bases"] = world.bases[seat]
    for temple, name in enumerate(TEMPLES):
        numbers[name] = height(world, seat, temple)
    return numbers
