"""Intentions: what a player would call one thing done: a contribution with its payment, a card with its walk."""

from __future__ import annotations

from typing import Final

from ..records.match import Ply

HEADINGS: Final = ("round", "turn", "final-scoring")  # the events with which a new part of a game begins


def completes(actor: int, depth: int, opener: Ply) -> bool:
    """Whether a decision of *actor* at *depth* only completes the intention that *opener* began."""
    return actor == opener.actor and depth > opener.depth


def ends_part(ply: Ply) -> bool:
    """Whether a new part of the game began after a decision: what comes then completes nothing from before."""
    return any([event.key in HEADINGS for event in ply.story.events])


def turns(plies: list[Ply]) -> list[int]:
    """Where turns begin, as numbers of plies, and last the end: another player decides, or a new part has begun."""
    found = [0]
    for number in range(1, len(plies)):
        if plies[number].actor != plies[number - 1].actor or ends_part(plies[number - 1]):
            found.append(number)
    return [*found, len(plies)]


def intentions(plies: list[Ply]) -> list[list[Ply]]:
    """The decisions of a match, those of one intention together."""
    found: list[list[Ply]] = []
    for ply in plies:
        if found and completes(ply.actor, ply.depth, found[-1][0]) and not ends_part(found[-1][-1]):
            found[-1].append(ply)
        else:
            found.append([ply])
    return found
