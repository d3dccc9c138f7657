"""§6.2 to §6.5 Where one card leads: every space that so much of a symbol reaches, and what decides about it."""

from __future__ import annotations

from typing import Final

from ..data import FIRST_FINISH, POWER
from .stand import POWERS
from .table import GATE, OVERCOME, STEP, Expedition
from .ways import stand

AROUND: Final = POWERS - 1  # spaces that a card can lead, at the most


class Walks:
    """What so much power of a symbol reaches from a space, blockades staying where they are."""

    def __init__(self, table: Expedition, here: int, symbol: int, most: int) -> None:
        self.spaces: Final[list[int]] = []  # each once, ...
        self.spent: Final[list[int]] = []  # ... and the least power that leads there
        self.beside: Final[list[int]] = []  # blockades on the way: space, number, power spent up to there, ...
        edges: list[list[int]] = [[] for _ in range(most)]  # the spaces found, by the power spent
        edges[0].append(here)
        seen = {here}
        for spent in range(most):
            for space in edges[spent]:
                if space >= FIRST_FINISH:
                    continue
                at = stand(table, space)
                for number in at.blockades:
                    self.beside.extend([space, number, spent])
                for action in at.moves[symbol * POWERS + most - spent]:
                    other = action - STEP
                    if action < OVERCOME and other not in seen:
                        seen.add(other)
                        self.spaces.append(other)
                        self.spent.append(spent + POWER[other])
                        if spent + POWER[other] < most:
                            edges[spent + POWER[other]].append(other)


def surroundings(table: Expedition, here: int) -> int:
    """All that decides where a pawn can walk from a space: the blockades, and the pawns that may be in its way."""
    found = 1
    for number in table.blockades:
        found = found << 3 | number
    if table.passing:
        return found
    route = table.route
    q, r = route.q[here], route.r[here]
    for space in table.pawns:
        if space not in (GATE, here):
            x, y = route.q[space] - q, route.r[space] - r
            if -AROUND <= x <= AROUND and -AROUND <= y <= AROUND:
                found = found << 8 | (x + AROUND) << 4 | (y + AROUND)
    return found
