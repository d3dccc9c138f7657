"""One thinker: a process of its own that reads questions, one a line, and answers each with one line: a move or hints.

It gets a game as text and answers with text. Whoever thinks sees the position only through a Sight.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from itertools import accumulate

from ....bots import Bot, Sight, bot
from ....bots.ismcts import Ismcts
from ....core.game import Game
from ....core.record import read, replay
from ....games import GAMES

NICENESS = 10  # the site itself comes first
PLAYOUTS = 600  # for hints
HINTS = 3
REMEMBERED = 8  # bots that a thinker keeps, with what they thought of the turn so far


def answer(question: str) -> str:
    """What a bot chooses, or hints: the question holds the record, the seat, the bot and its seconds."""
    asked = json.loads(question)
    record = read(asked["record"], GAMES)
    game, state = record.header.game, replay(record)
    sight = Sight(game, state, asked["seat"], asked["seconds"])
    if asked["hint"]:
        return json.dumps(hints(game, sight))
    action = seated(asked["table"], asked["seat"], asked["bot"], game).choose(sight)
    if action not in sight.legal:
        raise ValueError(f"{asked['bot']} chose what is not legal")
    return game.actions.write(action)


_bots: dict[tuple[str, int, str], Bot] = {}


def seated(table: str, seat: int, spec: str, game: Game) -> Bot:
    """The bot of a seat: the one that chose there before, if it is still remembered."""
    key = (table, seat, spec)
    found = _bots.pop(key, None) or bot(spec, game, secrets.randbits(30))
    _bots[key] = found
    if len(_bots) > REMEMBERED:
        del _bots[next(iter(_bots))]
    return found


def hints(game: Game, sight: Sight) -> list[tuple[str, int | None]]:
    """The most promising choices, best first, each with its chance to win in percent.

    Where the game knows the natural choice of a kind that no search branches on, that one alone, without a chance.
    """
    adviser = Ismcts(game, secrets.randbits(30), PLAYOUTS)
    sensible = adviser.sensible(sight)
    if len(sensible) == 1:
        return [(game.actions.write(sensible[0]), None)]
    tree = adviser.search(sight)
    best = [action for action in tree.ranking if tree.visits(action)][:HINTS]
    chances = accumulate([round(100 * tree.chance(action)) for action in best], min)  # a later one never shows more
    return [(game.actions.write(action), chance) for action, chance in zip(best, chances, strict=True)]


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for question in sys.stdin:
        print(answer(question), flush=True)


if __name__ == "__main__":
    main()
