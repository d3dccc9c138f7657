"""The measured server: the site as it is, without limits for whoever knocks, which tells what it has used so far.

It is started as a process of its own. Each line on its standard input is a question, answered by one line of JSON.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from .. import server
from ..folder import FolderError
from ..live.limits.doorkeeper import AT_TABLES, IN_ALL
from ..network.doors import DOORKEEPER
from ..network.listening import listen as listen_at

UNLIMITED = ("1000000/second", "1000000/second")


class Stopwatch:
    """How many seconds of this process's work some function has taken, in whatever thread."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def around(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same function, watched."""
        return partial(self.watch, work)

    def watch(self, work: Callable[..., Any], *details: Any) -> Any:
        """Do something and count its seconds."""
        start = time.thread_time()
        try:
            return work(*details)
        finally:
            self.seconds += time.thread_time() - start


WAYS = Stopwatch()


def main(data: Path) -> int:
    """Serve, and answer."""
    server.settle(data)
    if not fresh():
        print("ludoteca: The database is not empty, or cannot be used; the bench would fill it.", file=sys.stderr)
        return 2
    from django.conf import settings

    settings.LUDOTECA_LIMITS = dict.fromkeys(settings.LUDOTECA_LIMITS, UNLIMITED)
    DOORKEEPER.from_one = AT_TABLES.from_one = IN_ALL
    threading.Thread(target=listen, name="bench", daemon=True).start()
    return server.serve(port=free_port(), data=data, browser=False)


def fresh() -> bool:
    """Whether nothing is kept yet where the measured site keeps its tables."""
    import django
    from django.db import Error, connection

    try:
        django.setup()
        return not connection.introspection.table_names()
    except (Error, FolderError):
        return False


def free_port() -> int:
    """A port that nobody uses now."""
    with listen_at("127.0.0.1", 49_152 + os.getpid() % 16_000) as found:
        return int(found.getsockname()[1])


def listen() -> None:
    """Answer one question after another; when nobody asks any more, end."""
    for line in sys.stdin:
        word, *details = line.split()
        print(json.dumps(ANSWERS[word](*details)), flush=True)
    os._exit(0)


def figures() -> dict[str, float]:
    """Seconds of work, of which the search for ways took some, and the memory in use, in kB."""
    return {"cpu": time.process_time(), "ways": WAYS.seconds, "kb": resident()}


def resident() -> float:
    """The memory in use, in kB; where the system does not say, the most that was."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024
    import resource

    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


def watch() -> None:
    """Count from now on what the search for ways takes."""
    from ..render.telling import aims

    aims.search = WAYS.around(aims.search)


def tables(number: str, *games: str) -> list[dict[str, Any]]:
    """So many tables that have begun, of the games in turn: the code of each, and the tokens of its two players."""
    return [table(games[each % len(games)]) for each in range(int(number))]


def table(game: str) -> dict[str, Any]:
    """A table of two players whose game has begun."""
    from ...core.records.record import Header
    from ...games import GAMES
    from ..live.people import tokens
    from ..live.people.models import Player
    from ..live.tables.kept.store import NewSeat, make
    from ..live.tables.open_tables import OPEN_TABLES
    from ..live.writer import HOUSE, WRITER

    kind = GAMES[game]
    header = Header(kind, 2, kind.settle({}, people=True))
    people = [WRITER.do(HOUSE, partial(Player.objects.create, name=name)) for name in ("Ana", "Bia")]
    code = WRITER.do(HOUSE, lambda: make(header, people[0], [NewSeat(each) for each in people]).code)
    WRITER.do(code, OPEN_TABLES.table(code).start)
    return {"code": code, "tokens": [tokens.give(each.pk) for each in people]}


def read_pages() -> dict[str, float]:
    """What some pages cost."""
    from .pages import pages

    return pages()


ANSWERS: dict[str, Callable[..., object]] = {"figures": figures, "pages": read_pages, "tables": tables, "watch": watch}


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
