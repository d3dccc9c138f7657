"""§4.2 The contribution phase on a building: choose a space, pay it, cover it."""

from __future__ import annotations

from typing import Final

from ....core.state import NO_OPTIONS, Step
from ..data import ANY, COURTYARD, FIRST_SPACE, MOST_SPACES, SPACE_COLOUR, SPACE_TILE, SPACE_VALUE, SPACES
from .actions import CONTRIBUTE, END_CONTRIBUTION, OFFER
from .buildings import ScoreBuilding
from .endings import EndTest
from .offerings import Offering
from .payment import begin_payment, payable, refuse_payment
from .phases import refuse_offering
from .scales import DragonScales, ScaleScoring
from .table import EMPTY, City


class ContributionPhase(Step):
    """§4.2 On rubble contributions, on the Courtyard an offering; on a rebuilt building there is nothing to do."""

    def run(self, city: City) -> None:
        tile = city.figures[self.seat]
        if tile == COURTYARD:
            city.next(Offering(self.seat))
        elif not city.rebuilt[tile]:
            city.next(Contribution(self.seat))


class Contribution(Step):
    """§4.2 Any number of contributions to this building, one after another. Nobody needs to see why none is made."""

    def options(self, city: City) -> list[int]:
        tile, hand = city.figures[self.seat], city.hands[self.seat]
        if city.rebuilt[tile] or not city.held[self.seat] or not city.markers(self.seat):
            return NO_OPTIONS
        options = []
        first, paid_colour, paid_value = FIRST_SPACE[tile], ANY + 1, 0
        for place in range(SPACES[tile]):
            space = first + place
            if city.owners[space] != EMPTY:
                continue
            colour, value = city.space_colour(space), SPACE_VALUE[space]
            if (colour == paid_colour and value <= paid_value) or payable(hand, colour, value):
                options.append(CONTRIBUTE + place)
                paid_colour, paid_value = colour, value
        options.append(END_CONTRIBUTION)
        return options

    def resolve(self, city: City, action: int) -> None:
        if action == END_CONTRIBUTION:
            return
        space = FIRST_SPACE[city.figures[self.seat]] + action - CONTRIBUTE
        city.tell("contributes", self.seat, SPACE_TILE[space], SPACE_COLOUR[space], SPACE_VALUE[space])
        city.then([begin_payment(city, self.seat, space), Cover(self.seat, space), Contribution(self.seat)])

    def refuse(self, city: City, action: int) -> str:
        if OFFER <= action < END_CONTRIBUTION:
            return refuse_offering(city.figures[self.seat], action, True)
        if not CONTRIBUTE <= action < CONTRIBUTE + MOST_SPACES:
            return refuse_payment(city, self.seat, action)
        tile, place = city.figures[self.seat], action - CONTRIBUTE
        if place >= SPACES[tile]:
            return "no-such-space"
        space = FIRST_SPACE[tile] + place
        if city.owners[space] != EMPTY:
            return "space-taken"
        return "cannot-pay" if city.space_colour(space) == SPACE_COLOUR[space] else "palace-bound"

    def numbers(self, city: City) -> list[int]:
        return [city.figures[self.seat]]


class Cover(Step):
    """§4.2 The cards paid are discarded, a marker covers the space; then dragons pay, and a full building is scored."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, city: City) -> None:
        me, tile = self.seat, SPACE_TILE[self.space]
        city.discard.extend(city.paid)
        city.paid = []
        city.cover(self.space, me)
        city.placed = True
        city.tell("covered", me, tile, SPACE_VALUE[self.space])
        city.then(self.what_follows(city, tile))
        city.contributed = True

    def what_follows(self, city: City, tile: int) -> list[Step]:
        """§7.3 The dragons' scales are scored at once, or together with those of the building."""
        me = self.seat
        dragons: list[Step] = [] if city.contributed else [DragonScales(me, tile)]
        if EMPTY in city.tile_owners(tile):
            return [*dragons, ScaleScoring(me), EndTest(me)]
        if city.after_building:
            return [*dragons, ScoreBuilding(me, tile), ScaleScoring(me), EndTest(me)]
        return [*dragons, ScaleScoring(me), ScoreBuilding(me, tile), ScaleScoring(me), EndTest(me)]
