"""One thinker: a process of its own that reads questions, one a line, and answers each with a move, one a line.

It gets a game as text and answers with text. The bot sees the position only through its Sight.
"""

from __future__ import annotations

import json
import os
import secrets
import sys

from ...bots import Sight, bot
from ...core.record import read, replay
from ...games import GAMES

NICENESS = 10  # the site itself comes first


def answer(question: str) -> str:
    """The move that a bot chooses: the question holds the record, the seat, the bot and its seconds."""
    asked = json.loads(question)
    record = read(asked["record"], GAMES)
    game, state = record.header.game, replay(record)
    sight = Sight(game, state, asked["seat"], asked["seconds"])
    action = bot(asked["bot"], game, secrets.randbits(30)).choose(sight)
    if action not in sight.legal:
        raise ValueError(f"{asked['bot']} chose what is not legal")
    return game.actions.write(action)


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for question in sys.stdin:
        print(answer(question), flush=True)


if __name__ == "__main__":
    main()
