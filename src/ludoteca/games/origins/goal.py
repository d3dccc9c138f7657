"""The goal as it stands: the points if the game ended now, and how near each of its ends is."""

from __future__ import annotations

from ...core.seen.goal import Goal, Phrase, phrase
from .data import FEW_COLOURS, SOLO_ROUNDS, TEMPLES, TOP
from .rules.table import ENDINGS
from .view import RealmView


def goal(view: RealmView) -> Goal:
    """What wins, how far everybody is, and what ends the game."""
    totals = [score + sum(player["final"]) for score, player in zip(view["scores"], view["players"])]
    return Goal(
        wins=phrase("strip-target", view["target"]) if view["target"] else phrase("strip-wins"),
        measure=phrase("strip-measure"),
        standings=[phrase("strip-far", total) for total in totals],
        ends=alone(view) if view["target"] else ends(view),
        last=not view["over"] and bool(view["round"] >= SOLO_ROUNDS if view["target"] else view["ending"]),
        ended=reached("strip-ended", view),
    )


def alone(view: RealmView) -> list[Phrase]:
    """§13.3 A solo game has its five rounds."""
    left = SOLO_ROUNDS - view["round"]
    return [phrase("strip-rounds", left) if left > 0 else phrase("strip-last")]


def ends(view: RealmView) -> list[Phrase]:
    """§10.1 What has triggered the end; before that, how far each trigger is away, the nearest first."""
    if view["ending"]:
        return reached("strip-trigger", view)
    tops = max([player["temples"].count(TOP) for player in view["players"]])
    near = [
        (len([card for card in view["cards"] if card["gold"]]), "strip-gold"),
        (len([discs for discs in view["discs"] if discs]) - FEW_COLOURS, "strip-towers"),
        (len(TEMPLES) - tops, "strip-temples"),
        (min(view["supply"]) + 1, "strip-dice"),
    ]
    if view["round_limit"]:
        near.append((view["round_limit"] - view["round"], "strip-limit"))
    return [phrase(key, left) for left, key in sorted(near)]


def reached(key: str, view: RealmView) -> list[Phrase]:
    """§10.1 A sentence for each end of the game that has been reached."""
    return [phrase(key, reason) for reason, name in enumerate(ENDINGS) if name in view["ending"]]
