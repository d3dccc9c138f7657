"""§9 How the game ends, and who has won."""

from __future__ import annotations

from ....core.state import Step
from ..data import IDLE_FINISHED, IDLE_STANDSTILL
from .table import DRAWN, FINISHED, STANDSTILL, City


class EndTest(Step):
    """§9.2, §9.3 After a marker was placed: the game ends if nobody has one left, or if the city is finished and
    nobody has the crystals for the next offering."""

    def run(self, city: City) -> None:
        if not max(city.unplaced):
            end(city, DRAWN)
        elif max(city.crystals) < city.cost() and city.finished():
            end(city, FINISHED)


def idle_limit(city: City) -> int:
    """§9.2, §9.4 How many turns in a row without a marker placed end the game."""
    return city.seats * (IDLE_FINISHED if city.finished() else IDLE_STANDSTILL)


def end_if_idle(city: City) -> None:
    """§9.2, §9.4 End a game that nobody carries on."""
    if city.idle >= IDLE_FINISHED * city.seats and city.idle >= idle_limit(city):
        end(city, FINISHED if city.finished() else STANDSTILL)


def end(city: City, ending: int) -> None:
    """The game is over."""
    city.ending = ending
    city.tell("over", city.turn, ending)
    city.finish()


def ranks(city: City) -> list[int]:
    """§9 Most offerings, then most crystals left, then a shared victory; without markers it is a draw for all."""
    if city.ending == DRAWN:
        return [1] * city.seats
    keys = [(city.offerings(seat), city.crystals[seat]) for seat in range(city.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]
