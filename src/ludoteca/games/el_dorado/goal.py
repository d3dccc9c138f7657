"""The goal as it stands: how many steps everybody has to the gate, and which round is the last."""

from __future__ import annotations

from ...core.seen.goal import Goal, Phrase, phrase
from .data import IDLE_ROUNDS
from .view import ExpeditionView


def goal(view: ExpeditionView) -> Goal:
    """What wins, how far everybody is, and what ends the game."""
    both = len(view["pawns"][0]) > 1
    return Goal(
        wins=phrase("strip-wins-tie" if view["arrivals"] else "strip-wins-both" if both else "strip-wins"),
        measure=phrase("strip-measure"),
        standings=[standing(view, seat) for seat in range(view["seats"])],
        ends=ends(view),
        last=bool(view["arrivals"]) and not view["over"],
    )


def standing(view: ExpeditionView, seat: int) -> Phrase:
    """How far a seat is, with all its pawns."""
    if seat in view["arrivals"]:
        return phrase("strip-arrived", len(view["taken"][seat]))
    return phrase("strip-far", sum([steps for steps, _ in view["distances"][seat]]))


def ends(view: ExpeditionView) -> list[Phrase]:
    """§13 What ends the race, and when."""
    if view["arrivals"]:
        return [phrase("strip-last", view["arrivals"][0])]
    found = [phrase("strip-first")]
    if view["limit"]:
        found.append(phrase("strip-limit", view["limit"], view["round"]))
    if view["idle"]:
        found.append(phrase("strip-idle", IDLE_ROUNDS - view["idle"]))
    return found
