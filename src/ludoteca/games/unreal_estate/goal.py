"""The goal as it stands: the most points, and how many rounds the deck still has."""

from __future__ import annotations

from ...core.seen.goal import Goal, Phrase, phrase
from .data import RESHUFFLE, TABLE
from .view import EstateView


def goal(view: EstateView) -> Goal:
    """What wins, how far everybody is, and what ends the game."""
    left = rounds_left(view)
    return Goal(
        wins=phrase("strip-wins"),
        measure=phrase("strip-measure"),
        standings=[phrase("strip-far", score) for score in view["scores"]],
        ends=ends(view, left),
        last=not view["over"] and left == 0,
    )


def rounds_left(view: EstateView) -> int:
    """§7 How many rounds may still follow this one; -1 while the reshuffle is to come and nobody can tell."""
    if view["step"] == "final-set" or view["over"]:
        return 0
    if view["reshuffle"]:
        return -1
    deck, table = view["deck"], TABLE[view["seats"]]
    short = not RESHUFFLE[view["seats"]] and view["short_table"] == "play"  # an incomplete table is played
    return -(-deck // table) if short else deck // table


def ends(view: EstateView, left: int) -> list[Phrase]:
    """What ends the game, and when."""
    if view["step"] == "final-set":
        return [phrase("strip-final")]
    if left < 0:
        return [phrase("strip-reshuffle", view["deck"])]
    return [phrase("strip-rounds", left) if left else phrase("strip-last")]
