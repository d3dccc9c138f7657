"""A bot of another Ludoteca, in a process of its own: `tools/against.py` starts it and talks to it by lines.

It runs with the other's modules on its path, so it asks of them only what every version has. It keeps the same game by
replaying what was played, with the picks that luck made; its bots see the game through a Sight, as anywhere.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from importlib import import_module
from time import process_time
from typing import Any

from ludoteca.bots import Bot, Sight, bot
from ludoteca.bots.levels import lighter
from ludoteca.games import GAMES

NO_LIMIT = 3600.0  # seconds: playouts decide
PLACES = ("ludoteca.core.records.record", "ludoteca.core.record")  # where versions have what reads a record
RECORD: Any = None
for place in reversed(PLACES):
    with suppress(ModuleNotFoundError):
        RECORD = import_module(place)


class Guest:
    """The game that is being played, and the bots that take part in it from here."""

    def begin(self, said: dict[str, Any]) -> None:
        """A new game."""
        self.header = RECORD.read_header(said["header"], GAMES)
        self.state = RECORD.set_up(self.header, RECORD.read_entry(said["setup"], 2))
        self.number = 2
        name = lighter(said["bot"], said["share"])
        self.bots: dict[int, Bot] = {seat: bot(name, self.header.game, said["seed"] + seat) for seat in said["seats"]}

    def played(self, line: str) -> None:
        """What somebody has played."""
        self.number += 1
        RECORD.perform(self.header.game, self.state, RECORD.read_entry(line, self.number), self.number)

    def choose(self) -> str:
        """The choice of the bot whose turn it is, and the seconds of work that it took."""
        seat, start = self.state.actor, process_time()
        action = self.bots[seat].choose(Sight(self.header.game, self.state, seat, NO_LIMIT))
        text = self.header.game.actions.write(action)
        return json.dumps({"action": text, "seconds": process_time() - start})


def main() -> None:
    """Listen until nobody speaks any more."""
    guest = Guest()
    for line in sys.stdin:
        said = json.loads(line)
        if "header" in said:
            guest.begin(said)
        elif "played" in said:
            guest.played(said["played"])
        else:
            print(guest.choose(), flush=True)


if __name__ == "__main__":
    main()
