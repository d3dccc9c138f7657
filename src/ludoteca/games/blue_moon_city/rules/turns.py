"""§3 the set-up, §4 a turn, §4.3 the reset and §4.4 the end of a turn: the table of contents of Blue Moon City."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.menu import Menu
from ....core.state import NO_OPTIONS, Step, written
from ..data import CARDS, HAND, RESET_DISCARDS, RESET_DRAWS, SEATS, STEPS, all_cards
from .actions import DISCARD, DRAW
from .contribution import ContributionPhase
from .endings import end_if_idle
from .movement import Movement
from .phases import RESET, refuse_other
from .plan import lay_tiles
from .specials import SpecialBuilding
from .table import City, bare_table

DISCARDS_OR_DRAW: Final = Menu([DISCARD + card for card in range(CARDS)], [DRAW])


def set_table(seats: int, chance: Chance, free_city: bool, expansion: bool) -> City:
    """§3 Lay the city, deal eight cards each, draw the first player; everything else begins empty."""
    city = bare_table(seats, chance, lay_tiles(chance, free_city, expansion))
    city.deck = all_cards()
    for seat in range(seats):
        for _ in range(HAND):
            city.take(seat, chance.draw(city.deck))
    city.first = chance.pick(seats)
    city.next(Turn(city.first))
    return city


class Turn(Step):
    """§4 Movement, contribution or offering, a special building, reset; then the player on the left."""

    def run(self, city: City) -> None:
        me = city.turn = self.seat
        city.turns += 1
        city.contributed = city.placed = city.brought = False
        city.tell("turn", me, (city.turns - 1) // city.seats + 1)
        city.then_written(TURNS[city.seats][me])


def turn_of(me: int, seats: int) -> list[Step]:
    """§4 What a turn brings."""
    phases = [Movement(me, STEPS), ContributionPhase(me), SpecialBuilding(me), Reset(me, 0), EndOfTurn(me)]
    return [*phases, Turn((me + 1) % seats)]


class Reset(Step):
    """§4.3 Discard up to two cards without value or power, then draw as many and two more."""

    def __init__(self, seat: int, discarded: int) -> None:
        super().__init__(seat)
        self.discarded: Final = discarded

    def options(self, city: City) -> list[int]:
        held = city.held[self.seat]
        if self.discarded == RESET_DISCARDS or not held:
            return NO_OPTIONS
        return DISCARDS_OR_DRAW.of(held)

    def resolve(self, city: City, action: int) -> None:
        if action == DRAW:
            self.run(city)
        else:
            city.throw(self.seat, action - DISCARD)
            city.tell("discarded", self.seat, action - DISCARD)
            city.next(RESETS[self.seat][self.discarded + 1])

    def run(self, city: City) -> None:
        city.draw_to_hand(self.seat, self.discarded + RESET_DRAWS)

    def refuse(self, city: City, action: int) -> str:
        if DISCARD <= action < DISCARD + CARDS:
            return "not-held"
        return refuse_other(city, self.seat, action, RESET)

    def numbers(self, city: City) -> list[int]:
        return [self.discarded + RESET_DRAWS]


class EndOfTurn(Step):
    """§4.4 Cards set aside join the hand; §9 a game that nobody carries on ends."""

    def run(self, city: City) -> None:
        me = self.seat
        if city.aside:
            for card in sorted(city.aside):
                city.take(me, card)
                city.tell_only("took-aside", me, card)
            city.tell_rest("took-aside-unseen", me, len(city.aside))
            city.shows(me)
            city.aside = []
        city.idle = 0 if city.placed else city.idle + 1
        end_if_idle(city)


RESETS: Final = [[Reset(seat, discarded) for discarded in range(RESET_DISCARDS + 1)] for seat in range(SEATS[-1])]
TURNS: Final = [[written(turn_of(seat, seats)) for seat in range(seats)] for seats in range(SEATS[-1] + 1)]
