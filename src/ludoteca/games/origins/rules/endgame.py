"""§10.2 The final scoring and §10.3 who wins."""

from __future__ import annotations

from ..data import (
    ADVISOR_POINTS,
    COLOUR,
    COLOURS,
    SOLO_MATCHES,
    SOLO_MORE,
    SOLO_TARGET,
    TEMPLE_POINTS,
    TEMPLES,
    VALUE,
)
from .table import LAST_ADVISOR, LEFT_GOLD, SEATED_DICE, TEMPLE_DISCS, Paragraph, World
from .temples import height


def advisor_points(world: World, seat: int) -> int:
    """§10.2 The value of the rightmost occupied Advisor space."""
    advisors = len(world.advisors[seat])
    return ADVISOR_POINTS[advisors - 1] if advisors else 0


def temple_points(world: World, seat: int) -> list[int]:
    """§10.2 The worth of the three temple discs, lowest first; the last one is dropped."""
    return sorted([TEMPLE_POINTS[height(world, seat, temple)] for temple in range(len(TEMPLES))])


def seat_points(world: World, seat: int, die: int) -> int:
    """§10.2 A die in a Seat of Power: its value times the height of the tower of its colour."""
    return VALUE[die] * world.towers[len(COLOURS) * seat + COLOUR[die]]


def final_points(world: World, seat: int) -> list[int]:
    """§10.2 What the final scoring would add now: gold, Advisor, temples, seats."""
    seats = sum([seat_points(world, seat, die) for die in world.seated[seat]])
    return [world.gold(seat), advisor_points(world, seat), sum(temple_points(world, seat)[:-1]), seats]


class FinalScoring(Paragraph):
    """§10.2 Gold, the rightmost Advisor, the two lower temples, each die in a seat times its tower."""

    def run(self, world: World) -> None:
        world.tell("final-scoring", self.seat)
        for seat in range(world.seats):
            gold, advisor, temples, seats = final_points(world, seat)
            low, middle, high = temple_points(world, seat)
            world.tell("final-gold", seat, gold)
            world.tell("final-advisor", seat, advisor, len(world.advisors[seat]))
            world.tell("final-temples", seat, temples, low, middle, high)
            for die in world.seated[seat]:
                tower = world.towers[len(COLOURS) * seat + COLOUR[die]]
                world.tell("final-seat", seat, seat_points(world, seat, die), die, tower)
            world.earn(seat, LEFT_GOLD, gold)
            world.earn(seat, LAST_ADVISOR, advisor)
            world.earn(seat, TEMPLE_DISCS, temples)
            world.earn(seat, SEATED_DICE, seats)
        world.finish()


def ranks(world: World) -> list[int]:
    """§10.3 Most points, then most tiles in the city, then a shared victory."""
    keys = [(world.score(seat), len(world.cells[seat])) for seat in range(world.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]


def target(world: World) -> int:
    """§13.3 Solo: the points to reach, more for each bonus tile that lies on its own site."""
    return SOLO_TARGET + SOLO_MORE * len([1 for colour, site in SOLO_MATCHES if world.bonus[site] == colour])
