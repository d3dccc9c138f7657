"""§4.1 The movement phase, and the powers that belong to it: §5.2 the dragons, §5.3 Flit."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.shared import replaced
from ....core.state import NO_OPTIONS, Step
from ..data import (
    AQUA,
    CARDS,
    CARDS_OF,
    COLOUR,
    COPIES,
    DRAGONS,
    EXTRA_STEPS,
    FIRST_CARD,
    FLIT,
    NOWHERE,
    PILLAR,
    POWER_VALUES,
    SEATS,
    STEPS,
    TILES,
    VALUE,
)
from .actions import END_MOVEMENT, POWER, STEP, TARGET
from .phases import MOVEMENT, refuse_other
from .table import City

# Cards as bits.
POWERS: Final[int] = sum([1 << card for p in range(FLIT + 1) for card in CARDS_OF[p] if VALUE[card] <= POWER_VALUES])
FOLLOWERS: Final[list[int]] = [1 << FIRST_CARD[dragon] + POWER_VALUES - 1 for dragon in range(len(DRAGONS))]
POWERS_OR_END: Final = Menu([POWER + card for card in range(POWERS.bit_length())], [END_MOVEMENT])
MOST_STEPS: Final[int] = STEPS + EXTRA_STEPS * COPIES[FIRST_CARD[FLIT] + 1]  # with every Flit of value 2
FIGURE: Final = 3  # what moves, after the three dragons


class Movement(Step):
    """§4.1 Walk up to two steps and play any number of movement powers, in any order; then end the phase."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps  # left

    def options(self, city: City) -> list[int]:
        held = city.held[self.seat]
        if self.steps:
            return city.plan.walks[city.figures[self.seat]] + POWERS_OR_END.of(powers(city, held))
        return POWERS_OR_END.of(powers(city, held)) if held else NO_OPTIONS  # everybody sees that nothing is left

    def resolve(self, city: City, action: int) -> None:
        if action < POWER:
            city.figures[self.seat] = action - STEP
            city.tell("walked", self.seat, action - STEP)
            city.next(MOVEMENTS[self.seat][self.steps - 1])
        elif action != END_MOVEMENT:
            self.play_power(city, action - POWER)

    def play_power(self, city: City, card: int) -> None:
        """§5.2, §5.3 Discard the card: value 1 brings the dragon or the figure anywhere, value 2 adds a few steps."""
        city.throw(self.seat, card)
        city.tell("power", self.seat, card)
        if COLOUR[card] <= AQUA:
            city.next(self)
            city.next(DragonTarget(self.seat, COLOUR[card], VALUE[card]))
        elif VALUE[card] == 1:
            city.next(self)
            city.next(FigureTarget(self.seat))
        else:
            city.next(MOVEMENTS[self.seat][self.steps + EXTRA_STEPS])

    def refuse(self, city: City, action: int) -> str:
        if action < POWER:
            return self.refuse_step(city, action - STEP)
        if action < POWER + CARDS:
            card = action - POWER
            return refuse_power(city, card) if city.hands[self.seat][card] else "not-held"
        return refuse_other(city, self.seat, action, MOVEMENT)

    def refuse_step(self, city: City, tile: int) -> str:
        """§4.1 Why the figure cannot walk to a tile."""
        if city.plan.cells[tile] == NOWHERE:
            return "not-in-city"
        if tile == city.figures[self.seat]:
            return "here-already"
        return "not-beside" if self.steps else "no-steps"

    def numbers(self, city: City) -> list[int]:
        return [self.steps]


MOVEMENTS: Final = [[Movement(seat, steps) for steps in range(2 * MOST_STEPS)] for seat in range(SEATS[-1])]


def powers(city: City, held: int) -> int:
    """§5.2, §5.3 Which of the cards *held* have a power in the movement phase; some wait for their dragon."""
    held &= POWERS
    for dragon in range(len(FOLLOWERS)):
        if held & FOLLOWERS[dragon] and city.dragons[dragon] == NOWHERE:
            held ^= FOLLOWERS[dragon]
    return held


def is_outside(city: City, card: int) -> bool:
    """§5.2 Whether a card of value 2 waits for its dragon to come into the city."""
    return VALUE[card] == POWER_VALUES and COLOUR[card] <= AQUA and city.dragons[COLOUR[card]] == NOWHERE


def refuse_power(city: City, card: int) -> str:
    """§5 Why a card in hand has no power in the movement phase."""
    if VALUE[card] > POWER_VALUES:
        return "no-power"
    if is_outside(city, card):
        return "dragon-outside"
    return "power-after-offering" if COLOUR[card] == PILLAR else "power-when-paying"


class DragonTarget(Step):
    """§5.2 The tile to which a dragon goes: any other (value 1), or one up to three steps away (value 2)."""

    def __init__(self, seat: int, dragon: int, value: int) -> None:
        super().__init__(seat)
        self.dragon: Final = dragon
        self.value: Final = value

    def options(self, city: City) -> list[int]:
        here = city.dragons[self.dragon]
        return city.plan.glides(here) if self.value == POWER_VALUES else city.plan.flights[here]

    def resolve(self, city: City, action: int) -> None:
        city.dragons = replaced(city.dragons, self.dragon, action - TARGET)
        city.tell("dragon", self.seat, self.dragon, action - TARGET)

    def refuse(self, city: City, action: int) -> str:
        return refuse_target(city, action, city.dragons[self.dragon])

    def numbers(self, city: City) -> list[int]:
        return [self.dragon]


class FigureTarget(Step):
    """§5.3 Flit of value 1: the tile to which the figure flies."""

    def options(self, city: City) -> list[int]:
        return city.plan.flights[city.figures[self.seat]]

    def resolve(self, city: City, action: int) -> None:
        city.figures[self.seat] = action - TARGET
        city.tell("flew", self.seat, action - TARGET)

    def refuse(self, city: City, action: int) -> str:
        return refuse_target(city, action, city.figures[self.seat])


def refuse_target(city: City, action: int, here: int) -> str:
    """§5.2, §5.3 Why a tile cannot be the target."""
    if not TARGET <= action < TARGET + TILES:
        return "target-first"
    tile = action - TARGET
    if city.plan.cells[tile] == NOWHERE:
        return "not-in-city"
    return "target-here" if tile == here else "too-far"
