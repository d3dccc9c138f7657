"""The best ways to El Dorado: which spaces a deck would choose, and what it needs on them."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from .data import CAMP, FINISH, HEXES, PIECE, POWER, RUBBLE, VILLAGE
from .rules.route import Route, enterable

# What entering a space of power 1 counts on the way, by symbol and by the strongest card of that symbol in the deck.
WEIGHT: Final = [[4.0, 1.0, 0.8, 0.65, 0.6], [5.0, 2.2, 1.3, 0.8, 0.7], [4.0, 1.0, 0.8, 0.7, 0.6]]
CARDS_WEIGHT: Final = 0.45  # a card paid for rubble or a camp
MISSING: Final = 4.0  # each power that no card of the deck has
UNREACHED: Final = 1e9

NEEDS: Final = 5  # machetes, paddles, coins, cards, missing power
CARDS: Final = 3
LACK: Final = 4
LEVELS: Final = 5  # of the strongest card of a symbol: no space needs more than 4


class Journey:
    """The best way from every space for one class of decks: its cost, and what it takes of each symbol.

    Decks differ by the strongest card of each symbol, and by whether cards can be spared for base camps.
    """

    def __init__(self, route: Route, levels: list[int], spare: bool) -> None:
        self.cost: Final = [UNREACHED] * HEXES
        self.needs: Final = [0] * (HEXES * NEEDS)
        queue: list[tuple[float, int]] = []
        for space in route.spaces:
            if PIECE[space] == FINISH:
                self.cost[space] = 0.0
                queue.append((0.0, space))
        while queue:
            far, space = heappop(queue)
            if far > self.cost[space] or not enterable(space):
                continue
            total = far + price(route.terrain[space], POWER[space], levels, spare)
            for other in route.around[space]:
                if total < self.cost[other]:
                    self.cost[other] = total
                    self.take_over(other, space, route.terrain[space], levels, spare)
                    heappush(queue, (total, other))

    def take_over(self, space: int, following: int, terrain: int, levels: list[int], spare: bool) -> None:
        """The way from *space* leads over *following*: it needs what that way needs, and entering it."""
        needs, first = self.needs, space * NEEDS
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


def price(terrain: int, power: int, levels: list[int], spare: bool) -> float:
    """What entering a space counts on the way."""
    if terrain > VILLAGE:
        return (CARDS_WEIGHT if spare or terrain == RUBBLE else MISSING) * power
    level = levels[terrain]
    return WEIGHT[terrain][level] * power + MISSING * max(0, power - level)


_journeys: Final[dict[str, dict[int, Journey]]] = {}
KEPT: Final = 64  # routes


def journey_on(route: Route, machete: int, paddle: int, coin: int, spare: bool) -> Journey:
    """The best ways on a route for decks with these strongest cards; made once."""
    if route.text not in _journeys:
        if len(_journeys) >= KEPT:
            del _journeys[next(iter(_journeys))]
        _journeys[route.text] = {}
    known = _journeys[route.text]
    key = ((machete * LEVELS + paddle) * LEVELS + coin) * 2 + (1 if spare else 0)
    found = known.get(key)
    if found is None:
        found = known[key] = Journey(route, [machete, paddle, coin], spare)
    return found
