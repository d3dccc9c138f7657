"""Play seeded games and print a digest of every position: two engines agree if their traces do.

Run as ``python trace.py GAMES SEEDS``; the first line says whether the engine is compiled.
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


def digest(game: AnyGame, state: State) -> str:
    """Everything about a position, in sixteen letters."""
    seats = [OPEN, *range(state.seats)]
    whole = [game.view(state, seat) for seat in seats] + [state.legal, state.chance.seed, game.adviser.worth(state)]
    steps = [[step.key(), step.seat] for step in state.agenda]
    return hashlib.sha256(json.dumps([whole, steps], sort_keys=True).encode()).hexdigest()[:16]


def trace(game: AnyGame, seed: int) -> list[str]:
    """The digests of one random game, and of worlds imagined in it."""
    state, luck = game.new(game.seats[seed % len(game.seats)], Chance(seed)), Chance(seed + 1)
    found = [digest(game, state)]
    while state.agenda:
        state.play(state.legal[luck.pick(len(state.legal))])
        found.append(digest(game, state))
        if len(found) % 20 == 0 and state.agenda:
            found.append(digest(game, game.imagine(state, state.actor, Chance(seed))))
    return found


def main() -> None:
    """Print the traces."""
    print(f"compiled {compiled()}")
    for name in sys.argv[1].split(","):
        for seed in range(int(sys.argv[2])):
            print(name, seed, *trace(GAMES[name], seed))


if __name__ == "__main__":
    main()
