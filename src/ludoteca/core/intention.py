"""Intentions: what a player would call one thing done: a contribution with its payment, a card with its walk."""

from __future__ import annotations

from .match import Ply


def completes(actor: int, depth: int, opener: Ply) -> bool:
    """Whether a decision of *actor* at *depth* only completes the intention that *opener* began."""
    return actor == opener.actor and depth > opener.depth


def intentions(plies: list[Ply]) -> list[list[Ply]]:
    """The decisions of a match, those of one intention together."""
    found: list[list[Ply]] = []
    for ply in plies:
        if found and completes(ply.actor, ply.depth, found[-1][0]):
            found[-1].append(ply)
        else:
            found.append([ply])
    return found
