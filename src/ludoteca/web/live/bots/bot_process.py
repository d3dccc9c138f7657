"""What runs in a bot process: it reads questions, one a line, and answers each with one line: moves or hints.

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
from ....bots.one_go import one_go
from ....core.game import AnyGame
from ....core.record import read, replay
from ....games import READABLE
from .question import read_question

NICENESS = 10  # the site itself comes first
PLAYOUTS = 600  # for hints
HINTS = 3
REMEMBERED = 8  # bots that a process keeps, with what they thought of the turn so far


def answer(text: str) -> str:
    """What a bot does in one go, or hints."""
    question = read_question(text)
    record = read(question.record, READABLE)
    game, state = record.header.game, replay(record)
    if question.hint:
        return json.dumps(hints(game, Sight(game, state, question.seat, question.seconds)))
    thinker = seated(question.table, question.seat, question.bot, game)
    return json.dumps(one_go(game, state, thinker, question.seconds))


_bots: dict[tuple[str, int, str], Bot] = {}


def seated(table: str, seat: int, spec: str, game: AnyGame) -> Bot:
    """The bot of a seat: the one that chose there before, if it is still remembered."""
    key = (table, seat, spec)
    same = _bots.pop(key, None) or bot(spec, game, secrets.randbits(30))
    _bots[key] = same
    if len(_bots) > REMEMBERED:
        del _bots[next(iter(_bots))]
    return same


def hints(game: AnyGame, sight: Sight) -> list[tuple[str, int | None]]:
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
