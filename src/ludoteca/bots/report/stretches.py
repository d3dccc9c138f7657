"""Stretches: the decisions of one intention between which nothing new was learned, so that they were one choice."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.intentions.intention import intentions
from ...core.records.match import Ply


@dataclass(frozen=True)
class Stretch:
    """Decisions of one seat, from the first that was a choice to the last."""

    first: int
    end: int
    seat: int


def stretches(plies: list[Ply]) -> list[Stretch]:
    """All choices of a game; what was forced is none."""
    found, number = list[Stretch](), 0
    for intention in intentions(plies):
        for part in parted(intention):
            free = [place for place, ply in enumerate(part) if not ply.forced]
            if free:
                found.append(Stretch(number + free[0], number + len(part), part[0].actor))
            number += len(part)
    return found


def parted(intention: list[Ply]) -> list[list[Ply]]:
    """An intention cut wherever luck came, or something was shown to whoever decides."""
    parts: list[list[Ply]] = [[]]
    for ply in intention:
        last = parts[-1][-1] if parts[-1] else None
        if last is not None and (last.entry.picks or last.story.was_shown(ply.actor) or ply.entry.deals_again):
            parts.append([])
        parts[-1].append(ply)
    return parts
