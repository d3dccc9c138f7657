"""What runs in a bot process: it reads questions, one a line, and answers each with one line.

That is moves, a plan, or a slice of the report of a game that is over.

It gets a game as text and answers with text. Whoever thinks sees the position only through a Sight.
"""

from __future__ import annotations

import gc
import json
import os
import secrets
import sys
from functools import lru_cache

from .....bots import Bot, Sight, bot
from .....bots.forgetful import Forgetful
from .....bots.ismcts import Ismcts
from .....bots.report.growing import Looker, read_task
from .....bots.simple.greedy import Greedy
from .....bots.turns.one_go import one_go
from .....bots.turns.plan import PLAYOUTS, plan
from .....core.game import AnyGame
from .....core.records.match import Match
from .....core.records.record import read, replay
from .....games import READABLE
from ..asking.question import AT_ONCE, HURRIED, Question, plan_text, read_question

NICENESS = 10  # the site itself comes first
REMEMBERED = 8  # bots that a process keeps, with what they thought of the turn so far


def answer(text: str) -> str:
    """What a bot does in one go, a plan for a person, or a slice of a report."""
    question = read_question(text)
    if question.task:
        return looker(question.record).part(read_task(question.task)).write()
    record = read(question.record, READABLE)
    game, state = record.header.game, replay(record)
    if question.hint:
        sight = Sight(game, state, question.seat, question.seconds)
        return plan_text(plan(game, sight, secrets.randbits(30), PLAYOUTS))
    thinker = thinking(question, game)
    searcher = thinker.bot if isinstance(thinker, Forgetful) else thinker
    if not isinstance(searcher, Greedy | Ismcts):
        return json.dumps(one_go(game, state, thinker, question.seconds))
    searcher.hurried = searcher.weighed = False
    moves = one_go(game, state, thinker, question.seconds)
    manner = HURRIED if searcher.hurried else "" if searcher.weighed else AT_ONCE
    return json.dumps({manner: moves} if manner else moves)


@lru_cache(maxsize=1)
def looker(record: str) -> Looker:
    """Whoever looks back at a game, kept from slice to slice of its report: a long game is not replayed for each."""
    return Looker(Match.load(read(record, READABLE)))


def thinking(question: Question, game: AnyGame) -> Bot:
    """Whoever thinks: where a seed is named somebody fresh, whose choice depends on nothing else."""
    if question.seed is not None:
        return bot(question.bot, game, question.seed)
    return seated(question.table, question.seat, question.bot, game)


_bots: dict[tuple[str, int, str], Bot] = {}


def seated(table: str, seat: int, spec: str, game: AnyGame) -> Bot:
    """The bot of a seat: the one that chose there before, if it is still remembered."""
    key = (table, seat, spec)
    same = _bots.pop(key, None) or bot(spec, game, secrets.randbits(30))
    _bots[key] = same
    if len(_bots) > REMEMBERED:
        del _bots[next(iter(_bots))]
    return same


def main() -> None:
    """Answer until nobody asks any more, or whoever asked is gone."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    gc.freeze()  # what the games brought along stays: no look for rubbish need go through it again and again
    try:
        for question in sys.stdin:
            print(answer(question), flush=True)
    except BrokenPipeError:
        os._exit(0)  # nothing is left to be said, not even that


if __name__ == "__main__":
    main()
