"""§4.1 The movement phase, and the powers that belong to it: §5.2 the dragons, §5.3 Flit."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..data import AQUA, CARDS, CARDS_OF, COLOUR, EXTRA_STEPS, FLIT, NOWHERE, PILLAR, POWER_VALUES, TILES, VALUE
from .phases import MOVEMENT, refuse_other
from .table import END_MOVEMENT, POWER, STEP, TARGET, City

POWERS: Final[list[int]] = [card for p in range(FLIT + 1) for card in CARDS_OF[p] if VALUE[card] <= POWER_VALUES]
FIGURE: Final = 3  # what moves, after the three dragons


class Movement(Step):
    """§4.1 Walk up to two steps and play any number of movement powers, in any order; then end the phase."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps  # left

    def options(self, city: City) -> list[int]:
        hand, options = city.hands[self.seat], []
        if self.steps:
            for tile in city.plan.beside[city.figures[self.seat]]:
                options.append(STEP + tile)
        elif not any(hand):
            return []  # everybody sees that nothing is left to do
        for card in POWERS:
            if hand[card] and not is_outside(city, card):
                options.append(POWER + card)
        options.append(END_MOVEMENT)
        return options

    def resolve(self, city: City, action: int) -> None:
        if action < POWER:
            city.figures[self.seat] = action - STEP
            city.tell("walked", self.seat, action - STEP)
            city.then([Movement(self.seat, self.steps - 1)])
        elif action != END_MOVEMENT:
            self.play_power(city, action - POWER)

    def play_power(self, city: City, card: int) -> None:
        """§5.2, §5.3 Discard the card: value 1 brings the dragon or the figure anywhere, value 2 adds a few steps."""
        city.throw(self.seat, card)
        city.tell("power", self.seat, card)
        if COLOUR[card] <= AQUA:
            city.then([DragonTarget(self.seat, COLOUR[card], VALUE[card]), self])
        elif VALUE[card] == 1:
            city.then([FigureTarget(self.seat), self])
        else:
            city.then([Movement(self.seat, self.steps + EXTRA_STEPS)])

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
        tiles = city.plan.near[here] if self.value == POWER_VALUES else city.plan.laid
        return [TARGET + tile for tile in tiles if tile != here]

    def resolve(self, city: City, action: int) -> None:
        city.dragons[self.dragon] = action - TARGET
        city.tell("dragon", self.seat, self.dragon, action - TARGET)

    def refuse(self, city: City, action: int) -> str:
        return refuse_target(city, action, city.dragons[self.dragon])

    def numbers(self, city: City) -> list[int]:
        return [self.dragon]


class FigureTarget(Step):
    """§5.3 Flit of value 1: the tile to which the figure flies."""

    def options(self, city: City) -> list[int]:
        here = city.figures[self.seat]
        return [TARGET + tile for tile in city.plan.laid if tile != here]

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
