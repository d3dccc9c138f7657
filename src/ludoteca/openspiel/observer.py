"""What a seat observes, as OpenSpiel asks for it: named numbers, and a text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ..core.setup.options import OptionError
from ..core.story import SPECTATOR
from .moment import PAST_BYTES, compact
from .table import Rules, Table

Numbers = NDArray[np.float32]


class SpielObserver:
    """The eyes of any seat. The text has all that was asked for; numbers are there for what a seat sees as a whole.

    With perfect recall the past is added: as a digest in the text, and as its bits among the numbers.
    """

    def __init__(self, rules: Rules, kind: Any, params: Any) -> None:
        if params:
            raise OptionError(f"observations have no parameters, and {', '.join(params)} was asked for")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise OptionError("nobody observes what is private to all players")
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall: bool = kind.perfect_recall
        self.told = rules.game.observation(rules.players)
        self.row = np.zeros(self.told.size + self.told.scene_size, dtype=np.int16)
        self.dict: dict[str, Numbers] = {}
        self.tensor: Numbers | None = None
        if self.public and self.private:
            self.arrange(rules.players)

    def arrange(self, players: int) -> None:
        """Lay the numbers out: who observes, what is told of the table, and the past."""
        scene = [(f"scene_{block.name}", block.whole) for block in self.told.scene]
        pieces = [("player", players), *[(block.name, block.whole) for block in self.told.blocks], *scene]
        pieces += [("past", 8 * PAST_BYTES)] if self.recall else []
        self.tensor = np.zeros(sum(size for _, size in pieces), dtype=np.float32)
        start = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: Any, player: int) -> None:
        """Write the numbers that *player* observes."""
        if self.tensor is None:
            return
        table: Table = state.table
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if table.moment is not None:
            self.told.fill(table.position(), player, self.row)
            if self.told.scene_size:
                self.told.fill_scene(table.position(), self.row, self.told.size)
            first = self.dict["player"].size
            self.tensor[first : first + self.row.size] = self.row
        if self.recall:
            self.dict["past"][:] = np.unpackbits(np.frombuffer(table.past(player), dtype=np.uint8))

    def string_from(self, state: Any, player: int) -> str:
        """What *player* observes as a text; the public part alone is what a spectator sees."""
        table: Table = state.table
        viewer = player if self.private else SPECTATOR
        seen = table.seen(viewer)
        if not self.public:
            open_to_all = table.seen(SPECTATOR)
            seen = {key: value for key, value in seen.items() if open_to_all.get(key) != value}
        past = [table.past(viewer).hex()] if self.recall else []
        return " ".join([*([f"player {player}"] if self.private else []), *past, compact(seen)])
