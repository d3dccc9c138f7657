"""What a seat may know of Blue Moon City, as numbers."""

from __future__ import annotations

from typing import Final

from ...core.seen.observation import Block, Observer, counted, one_hots
from .data import (
    ALL_SPACES,
    ANY,
    CARDS,
    CELLS,
    COPIES,
    DRAGONS,
    MARKERS,
    MOST_SPACES,
    NOWHERE,
    OBELISK,
    PEOPLES,
    RESET_DRAWS,
    SCALES,
    SPACE_VALUE,
    TILES,
)
from .rules.movement import FIGURE
from .rules.table import EMPTY, City
from .rules.turns import Reset
from .view import moving, paying, steps_left

ALL_CARDS: Final[int] = sum(COPIES)
MOST: Final[int] = max(COPIES)
LATEST: Final = 500  # rounds, and turns without a marker
RICHEST: Final = 200  # crystals
DUE: Final[int] = max(SPACE_VALUE)
TILE: Final = one_hots(TILES)
PEOPLE: Final = one_hots(len(PEOPLES))
SPACE: Final = one_hots(MOST_SPACES)
MOVING: Final = one_hots(FIGURE + 1)
SEAT: Final = [one_hots(seats) for seats in range(5)]


class CityObserver(Observer):
    """The city as it stands, the figures, the own hand and crystals, and the payment under way."""

    def __init__(self, seats: int) -> None:
        dense = [
            Block("hand", CARDS, MOST),
            Block("paid", CARDS, MOST),
            Block("discard", CARDS, MOST),
            Block("rebuilt", TILES),
            Block("figures", TILES, 1, seats),
            Block("dragons", TILES, 1, len(DRAGONS)),
            Block("turn", 1, 1, seats),
            Block("crystals", 1, RICHEST),  # the own
            Block("sizes", 1, ALL_CARDS, seats),
            Block("scales", 1, 99, seats),
            Block("markers", 1, MARKERS, seats),
            Block("offerings", 1, MARKERS, seats),
            Block("cost", 1, max(OBELISK[seats])),
            Block("pool", 1, SCALES[seats]),
            Block("deck", 1, ALL_CARDS),
            Block("aside", 1, ALL_CARDS),
            Block("round", 1, LATEST),
            Block("idle", 1, LATEST),
            Block("contributed", 1),
            Block("placed", 1),
            Block("steps", 1, 99),
            Block("draws", 1, 99),
            Block("moving", FIGURE + 1),  # one of the dragons, or the figure
            Block("palace", len(PEOPLES)),  # the colour of a Palace that takes one colour
            Block("space", MOST_SPACES),  # that is being paid
            Block("colour", len(PEOPLES)),
            Block("source", len(PEOPLES)),
            Block("due", 1, DUE),
            Block("places", 1, 99),
        ]
        super().__init__(dense, [Block("owners", ALL_SPACES, 1, seats)], [Block("city", TILES, 1, CELLS)], [])

    def numbers(self, city: City, seat: int) -> list[int]:
        """The numbers of the blocks."""
        order, seats = city.from_seat(seat), city.seats
        found = city.hands[seat] + counted(city.paid, CARDS) + counted(city.discard, CARDS)
        found += [1 if rebuilt else 0 for rebuilt in city.rebuilt]
        for owner in order:
            found += TILE[city.figures[owner]]
        for tile in city.dragons:
            found += TILE[tile]
        found += SEAT[seats][(city.turn - seat) % seats]
        found.append(min(RICHEST, city.crystals[seat]))
        found += [sum(city.hands[owner]) for owner in order]
        found += [city.scales[owner] for owner in order]
        found += [city.unplaced[owner] for owner in order]
        found += [city.offerings(owner) for owner in order]
        left = len(city.obelisk) < len(OBELISK[seats])
        found += [city.cost() if left else 0, max(0, city.pool()), len(city.deck), len(city.aside)]
        found += [min(LATEST, (city.turns + seats - 1) // seats), min(LATEST, city.idle)]
        found += [1 if city.contributed else 0, 1 if city.placed else 0, steps_left(city)]
        return found + asked(city)

    def marks(self, city: City, seat: int) -> list[int]:
        """Whose markers cover which spaces."""
        found: list[int] = []
        owners = city.owners
        for space in range(ALL_SPACES):
            if owners[space] != EMPTY:
                found += [(owners[space] - seat) % city.seats * ALL_SPACES + space, 1]
        return found

    def scenery(self, city: City) -> list[int]:
        """Where the tiles lie."""
        tiles = city.plan.tiles
        places = [TILES * cell + tiles[cell] for cell in range(CELLS) if tiles[cell] != NOWHERE]
        return [number for place in places for number in (place, 1)]


def asked(city: City) -> list[int]:
    """What is being put somewhere, and the payment under way."""
    step = city.agenda[-1] if city.agenda else None
    draws = step.discarded + RESET_DRAWS if isinstance(step, Reset) else 0
    space, colour, due, source, places = paying(city, step)
    found = [draws, *MOVING[moving(step)], *PEOPLE[city.palace if city.palace != ANY else -1]]
    found += SPACE[space]
    found += PEOPLE[colour]
    found += PEOPLE[source]
    return [*found, min(DUE, max(0, due)), places]
