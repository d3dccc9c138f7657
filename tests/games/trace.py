"""Play seeded games and print digests of each: two engines agree if their traces do.

Run as ``python trace.py GAME SEEDS EVERY``; the first line says whether the engine is compiled. At every decision what
may be chosen, the luck and the agenda count; every so many decisions, and at the end, also all that anybody can see,
what it is worth, and a world imagined from it. What differs in between shows there, for an open view hides nothing.
"""

from __future__ import annotations

import hashlib
import json
import sys

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.native import compiled
from ludoteca.core.state import State
from ludoteca.core.story import OPEN
from ludoteca.games import GAMES


def decision(state: State) -> list[object]:
    """What is asked, and what luck and the agenda hold."""
    return [state.legal, state.chance.seed, [[step.key(), step.seat] for step in state.agenda]]


def position(game: AnyGame, state: State) -> list[object]:
    """Everything about a position."""
    views = [game.view(state, seat) for seat in [OPEN, *range(state.seats)]]
    return [views, decision(state), game.adviser.worth(state)]


def trace(game: AnyGame, seed: int, every: int) -> list[str]:
    """The digests of one random game, one for each look at all of it."""
    state, luck = game.new(game.seats[seed % len(game.seats)], Chance(seed)), Chance(seed + 1)
    seen, found, decisions = [position(game, state)], [], 0
    while state.agenda:
        state.play(state.legal[luck.pick(len(state.legal))])
        seen.append(decision(state))
        decisions += 1
        if decisions % every == 0 or not state.agenda:
            seen.append(position(game, state))
            if state.agenda:
                seen.append(position(game, game.imagine(state, state.actor, Chance(seed))))
            found.append(hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16])
            seen = []
    return found


def main() -> None:
    """Print the traces."""
    print(f"compiled {compiled()}")
    name, seeds, every = sys.argv[1:]
    for seed in range(int(seeds)):
        print(name, seed, *trace(GAMES[name], seed, int(every)))


if __name__ == "__main__":
    main()
