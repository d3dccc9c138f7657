"""All that the actor may not do, and why, in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludoteca.core.game import AnyGame
from ludoteca.core.state import State


def refusals(game: AnyGame, state: State) -> dict[str, str]:
    """Every action that is refused: "*" stands for all that are not named, "score *" for those of one verb."""
    by_verb: dict[str, dict[str, str]] = {}
    for action in range(game.actions.size):
        reason = game.explain(state, state.actor, action)
        if reason is not None:
            by_verb.setdefault(game.actions.verbs[action], {})[game.actions.write(action)] = reason
    usual = {verb: most_common(reasons.values()) for verb, reasons in by_verb.items()}
    found = {"*": most_common(usual.values())}
    for verb, reasons in by_verb.items():
        if usual[verb] != found["*"]:
            found[f"{verb} *"] = usual[verb]
        found |= {line: reason for line, reason in reasons.items() if reason != usual[verb]}
    return found


def most_common(reasons: Iterable[str]) -> str:
    """The most frequent reason, of equal ones the first by the alphabet."""
    return max(sorted(Counter(reasons).items()), key=lambda item: item[1])[0]
