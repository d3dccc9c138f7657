"""The goal as it stands: offerings at the Obelisk, and what the next one costs."""

from __future__ import annotations

from ...core.seen.goal import Goal, Phrase, phrase
from .view import CityView

SOON = 2  # rounds before an idle game ends in which that is said


def goal(view: CityView) -> Goal:
    """What wins, how far everybody is, and what ends the game."""
    needed = view["needed"]
    nearly = [seat for seat, offerings in enumerate(view["scores"]) if offerings == needed - 1]
    return Goal(
        wins=phrase("strip-wins", needed),
        measure=phrase("strip-measure"),
        standings=[phrase("strip-far", offerings, needed) for offerings in view["scores"]],
        ends=[*[phrase("strip-nearly", seat) for seat in nearly], *idle(view), price(view), phrase("strip-at-once")],
        last=bool(nearly) and not view["over"],
    )


def price(view: CityView) -> Phrase:
    """What the next offering costs, and what the viewer has for it; the crystals of others are their secret."""
    seat = view["seat"]
    own = view["crystals"][seat] if seat >= 0 else None
    return phrase("strip-price", view["cost"]) if own is None else phrase("strip-afford", view["cost"], own, seat)


def idle(view: CityView) -> list[Phrase]:
    """§9.2, §9.4 How soon a game ends that nobody carries on."""
    left = view["idle_limit"] - view["idle"]
    return [phrase("strip-idle", left)] if left <= SOON * view["seats"] - 1 else []
