"""The goal as it stands: the most coins, and how many cards the bag still has."""

from __future__ import annotations

from ludoteca.core.seen.goal import Goal, phrase

from .view import FerryView


def goal(view: FerryView) -> Goal:
    """What wins, how far everybody is, and what ends the game."""
    return Goal(
        wins=phrase("strip-wins"),
        measure=phrase("coins"),
        standings=[phrase("strip-far", coins) for coins in view["scores"]],
        ends=[phrase("strip-bag", view["bag"]) if view["bag"] else phrase("strip-last")],
        last=not view["bag"] and not view["over"],
    )
