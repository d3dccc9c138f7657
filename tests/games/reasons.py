"""All that the actor may not do, and why, in a few lines."""

from __future__ import annotations

from collections import Counter

from ludoteca.core.game import Game
from ludoteca.core.state import State


def refusals(game: Game, state: State) -> dict[str, str]:
    """The whole vocabulary: "score *" stands for the reason of most things of a verb, other things are named.

    What is legal has no reason, and a verb of which nothing is asked for now is left out.
    """
    by_verb: dict[str, dict[str, str]] = {}
    for action in range(game.actions.size):
        reason = game.explain(state, state.actor, action)
        if reason is not None:
            by_verb.setdefault(game.actions.verbs[action], {})[game.actions.write(action)] = reason
    found: dict[str, str] = {}
    for verb, reasons in by_verb.items():
        usual = Counter(reasons.values()).most_common(1)[0][0]
        lines = {line: reason for line, reason in reasons.items() if reason != usual}
        if lines or usual != "not-now":
            found |= {f"{verb} *" if len(reasons) > 1 else [*reasons][0]: usual} | lines
    return found
