"""The best ways to El Dorado: which spaces a deck would choose, and what it needs on them."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ..data import CAMP, FINISH, HEXES, PIECE, POWER, RUBBLE, VILLAGE
from ..rules.route import Route, enterable
from .sense import LEVELS, Sense

UNREACHED: Final = 1e9

NEEDS: Final = 5  # machetes, paddles, coins, cards, missing power
CARDS: Final = 3
LACK: Final = 4


class Journey:
    """The best way from every space for one class of decks: its cost, and what it takes of each symbol.

    Decks differ by the strongest card of each symbol, and by whether cards can be spared for base camps.
    """

    def __init__(self, route: Route, levels: list[int], spare: bool, sense: Sense) -> None:
        self.cost: Final = [UNREACHED] * HEXES
        self.needs: Final = [0] * (HEXES * NEEDS)
        self.onward: Final = list(range(HEXES))  # the next space on the way
        queue: list[tuple[float, int]] = []
        for space in route.spaces:
            if PIECE[space] == FINISH:
                self.cost[space] = 0.0
                queue.append((0.0, space))
        while queue:
            far, space = heappop(queue)
            if far > self.cost[space] or not enterable(space):
                continue
            total = far + price(route.terrain[space], POWER[space], levels, spare, sense)
            for other in route.around[space]:
                if total < self.cost[other]:
                    self.cost[other] = total
                    self.take_over(other, space, route.terrain[space], levels, spare)
                    heappush(queue, (total, other))

    def take_over(self, space: int, following: int, terrain: int, levels: list[int], spare: bool) -> None:
        """The way from *space* leads over *following*: it needs what that way needs, and entering it."""
        needs, first = self.needs, space * NEEDS
        self.onward[space] = following
        for i in range(NEEDS):
            needs[first + i] = needs[following * NEEDS + i]
        power = POWER[following]
        if terrain > VILLAGE:
            needs[first + CARDS] += power
            if terrain == CAMP and not spare:
                needs[first + LACK] += power
            return
        needs[first + terrain] += power
        if power > levels[terrain]:
            needs[first + LACK] += power - levels[terrain]


def price(terrain: int, power: int, levels: list[int], spare: bool, sense: Sense) -> float:
    """What entering a space counts on the way."""
    if terrain > VILLAGE:
        return (sense.way_cards if spare or terrain == RUBBLE else sense.way_missing) * power
    level = levels[terrain]
    return sense.way[terrain * LEVELS + level] * power + sense.way_missing * max(0, power - level)
