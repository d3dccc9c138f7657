"""What a position is worth: the chance of each seat to win."""

from __future__ import annotations

from math import exp

from ...core.adviser import Adviser
from ...core.state import State
from .data import (
    ADVISOR_POINTS,
    COLOUR,
    COLOURS,
    CROSSED,
    DIE_KINDS,
    FACES,
    FALLS_BACK,
    FEW_COLOURS,
    GOLD,
    SOLO_ROUNDS,
    TEMPLE_POINTS,
    TEMPLES,
    VALUE,
    WIDTH,
)
from .hints import hint, is_minor, worth_a_look
from .promises import die_merit, district_merit, promise
from .rules.endgame import final_points, target
from .rules.table import FACE_DOWN, World
from .weights import (
    ACT,
    ADVISOR,
    BASE,
    BASIC,
    BUILDING,
    CARD,
    DIVIDE,
    ENOUGH,
    FREE_BASE,
    GOLD_MORE,
    HIGHEST,
    LEVEL,
    LONG,
    NEARLY,
    NOW,
    PLENTY,
    SCALE,
    SOLO_SCALE,
    SPACE,
    SPEAKER_HELD,
    STEP,
    TILE,
    TOKEN,
    USUAL_ROUNDS,
)


class WorldAdviser(Adviser):
    """Points scored and sure to come, workers, resources and chances, weighed by the rounds that are left."""

    def worth(self, state: State) -> list[float]:
        """Each seat's chance to win; alone, the chance to reach the target."""
        assert isinstance(state, World)
        if state.seats == 1:
            return [1.0 / (1.0 + exp((target(state) - merit(state, 0)) / SOLO_SCALE))]
        merits = [merit(state, seat) for seat in range(state.seats)]
        top = max(merits)
        odds = [exp((m - top) / SCALE) for m in merits]
        total = sum(odds)
        return [odd / total for odd in odds]

    def hint(self, state: State, action: int) -> float:
        """How natural an action is."""
        assert isinstance(state, World)
        return hint(state, action)

    def search(self, state: State) -> list[int]:
        """The legal actions; of many cells for a tile only the best few."""
        assert isinstance(state, World)
        return worth_a_look(state)

    def doubt(self) -> float:
        """Turns are long and their single choices small."""
        return 0.03

    def minor(self, state: State) -> bool:
        """Whether the choice is bookkeeping."""
        return is_minor(state.agenda[-1])


def time_left(world: World) -> float:
    """How much of the game is still to come, 1 for LONG rounds or more: by the round, and by the tower supply."""
    if world.ending:
        return 0.0
    if world.seats == 1:
        return min(1.0, (SOLO_ROUNDS - world.round) / LONG)
    left = float(max(1, USUAL_ROUNDS - world.round))
    if world.round_limit:
        left = min(left, float(world.round_limit - world.round))
    discs = sorted([n for n in world.discs if n])
    towers = sum(discs[: max(0, len(discs) - FEW_COLOURS)])
    return min(1.0, left / LONG, (0.5 + towers) / (LONG * world.seats * 0.5))


def merit(world: World, seat: int) -> float:
    """What a seat has and may hope for, in points."""
    points = float(world.score(seat))
    if not world.agenda:
        return points
    time = time_left(world)
    now = time if world.passed[seat] else max(time, NOW)  # resources can still be used in this round
    merits = points + sum(final_points(world, seat))
    merits += stock_merit(world, seat) * now
    merits += people_merit(world, seat, time) + track_merit(world, seat, time)
    merits += city_merit(world, seat, time, now)
    if world.agenda[-1].seat == seat:
        merits += promise(world, seat, time)
    return merits


def stock_merit(world: World, seat: int) -> float:
    """Resources: the first few of each kind count most."""
    own = 4 * seat
    merits = GOLD_MORE * min(8, world.stock[own + GOLD])
    for count in world.stock[own : own + GOLD]:
        merits += BASIC * count if count <= ENOUGH else BASIC * ENOUGH + PLENTY * (count - ENOUGH)
    return merits


def people_merit(world: World, seat: int, time: float) -> float:
    """Freemen, those who come home better, workers who can still act, bases, Speakers, Advisors."""
    advisors = world.advisors[seat]
    merits = (BASE * (world.bases[seat] - 2) + FREE_BASE * world.free_bases(seat)) * time
    merits += (SPEAKER_HELD * len(world.hired[seat]) + ADVISOR * len(advisors)) * time
    actions = len(world.hired[seat]) + (0 if world.archons[seat] else 1)
    for freeman in world.freemen[seat]:
        value = VALUE[freeman % DIE_KINDS]
        if freeman < DIE_KINDS:
            actions += 1
            merits += die_merit(value, time)
        elif value < FACES:
            merits += die_merit(value + 1, time)
        else:
            merits += next_advisor(world, seat, COLOUR[freeman % DIE_KINDS]) + FREE_BASE * time
    return merits if world.passed[seat] else merits + ACT * actions


def next_advisor(world: World, seat: int, colour: int) -> float:
    """What a 6 brings that becomes an Advisor."""
    count = len(world.advisors[seat])
    last = ADVISOR_POINTS[count - 1] if count else 0
    return float(last) if colour in world.advisors[seat] else float(ADVISOR_POINTS[count] - last)


def track_merit(world: World, seat: int, time: float) -> float:
    """Temples, zodiac cards, the Military track, tokens."""
    highest = steps = 0
    merits = 0.0
    for temple in range(len(TEMPLES)):
        height = world.heights[temple * world.seats + seat]
        highest = max(highest, height)
        steps += height
        if world.holders[temple] == seat:
            merits += CARD * time
    space = world.strength[seat]
    merits += HIGHEST * TEMPLE_POINTS[highest] + STEP * steps * time
    merits += (SPACE * (space - FALLS_BACK[space]) + DIVIDE * CROSSED[space]) * time
    return merits + 0.1 * FALLS_BACK[space] + TOKEN * world.tokens[seat] * max(0.3, time)


def city_merit(world: World, seat: int, time: float, now: float) -> float:
    """Tiles, blocks that are nearly or quite complete, towers."""
    city, cells = world.city[seat], world.cells[seat]
    merits = 0.0
    for cell in cells:
        if city[cell] < FACE_DOWN:
            merits += BUILDING
    merits = (merits + TILE * len(cells)) * time
    for colour in range(len(COLOURS)):
        merits += LEVEL * (world.towers[len(COLOURS) * seat + colour] - 1) * time
    closable = [district_merit(world, seat, cell) for cell in world.open_districts(seat)]
    if closable:
        merits += sum(sorted(closable)[-3:]) * now
    return merits + NEARLY * nearly(city, cells) * time


def nearly(city: bytes, cells: list[int]) -> int:
    """Blocks with three tiles whose lower left cell or upper right cell is there."""
    count = 0
    for cell in cells:
        a, b, c = city[cell + 1], city[cell + WIDTH], city[cell + WIDTH + 1]
        if (a != 0) + (b != 0) + (c != 0) == 2:
            count += 1
    return count
