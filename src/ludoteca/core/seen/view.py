"""What a seat may know of a table: plain data, ready for JSON. Every game adds its own keys to these."""

from __future__ import annotations

from typing import TypedDict

from ..state import State


class View(TypedDict):
    """The keys that every view has; the site, the bots and the command line read no others."""

    seat: int  # who looks: a seat, SPECTATOR, or OPEN for a finished game with all hands open
    seats: int  # how many play
    actor: int  # the seat whose choice it is, or NOBODY
    over: bool  # whether the game has ended
    step: str  # the key of what is asked; "" when the game is over
    scores: list[int]  # what the players compare first
    names: list[str]  # "1", "2", ...; whoever shows the view puts the players' names here


def common_view(state: State, seat: int, scores: list[int]) -> View:
    """The keys that every view has, filled in for *seat*."""
    return {
        "seat": seat,
        "seats": state.seats,
        "actor": state.actor,
        "over": state.over,
        "step": state.agenda[-1].key() if state.agenda else "",
        "scores": scores,
        "names": [str(owner + 1) for owner in range(state.seats)],
    }
