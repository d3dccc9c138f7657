"""One thinker: a process of its own that reads questions, one a line, and answers each with one line: a move or hints.

It gets a game as text and answers with text. Whoever thinks sees the position only through a Sight.
"""

from __future__ import annotations

import json
import os
import secrets
import sys

from ...bots import Sight, bot
from ...bots.ismcts import Ismcts
from ...core.game import Game
from ...core.record import read, replay
from ...games import GAMES

NICENESS = 10  # the site itself comes first
PLAYOUTS = 600  # for hints
HINTS = 3


def answer(question: str) -> str:
    """What a bot chooses, or hints: the question holds the record, the seat, the bot and its seconds."""
    asked = json.loads(question)
    record = read(asked["record"], GAMES)
    game, state = record.header.game, replay(record)
    sight = Sight(game, state, asked["seat"], asked["seconds"])
    if asked["hint"]:
        return json.dumps(hints(game, sight))
    action = bot(asked["bot"], game, secrets.randbits(30)).choose(sight)
    if action not in sight.legal:
        raise ValueError(f"{asked['bot']} chose what is not legal")
    return game.actions.write(action)


def hints(game: Game, sight: Sight) -> list[tuple[str, int | None]]:
    """The most promising choices, best first, each with its chance to win in percent.

    Where the game knows the natural choice of a kind that no search branches on, that one alone, without a chance.
    """
    adviser = Ismcts(game, secrets.randbits(30), PLAYOUTS)
    sensible = adviser.sensible(sight)
    if len(sensible) == 1:
        return [(game.actions.write(sensible[0]), None)]
    tree = adviser.search(sight)
    best = sorted(sensible, key=lambda action: (-tree.visits(action), -tree.chance(action)))[:HINTS]
    return [(game.actions.write(action), round(100 * tree.chance(action))) for action in best if tree.visits(action)]


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for question in sys.stdin:
        print(answer(question), flush=True)


if __name__ == "__main__":
    main()
