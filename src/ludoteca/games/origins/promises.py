"""What the question on the table is about to bring: a position in mid-turn is worth what it leads to."""

from __future__ import annotations

from ...core.state import Step
from .data import (
    BONUS_EFFECT,
    COLOUR,
    COLOURS,
    DIE_KINDS,
    FACES,
    FIRST_POINTS,
    SITE_LOWER,
    TEMPLE_POINTS,
    TEMPLES,
    TILE_STONE,
    TOP,
    VALUE,
    WISDOM,
)
from .rules.abilities import Copy, Honour, Recolour, Reserve
from .rules.buying import Ability, Buy, PlaceTile, Way, ways
from .rules.dice import PAID, Raise, RaiseBy, TakeDie, TakeSpeaker, Training, takeable
from .rules.districts import Activate, MatchCard, SeatDie, activated, matching
from .rules.military import Military, attack_points
from .rules.resources import GainBasic
from .rules.table import World
from .rules.temples import Advance, Worship, WorshipSteps
from .rules.visits import DID_BONUS, DID_LOWER, DID_MAIN, DID_UPPER, Menu, Visit, can_bonus, can_lower, price
from .rules.words import BUILD
from .weights import (
    ACT,
    BASIC,
    BUILDING,
    CARD,
    DIE,
    DIVIDE,
    FREE_BASE,
    HIGHEST,
    HOPE,
    NEARLY,
    NOW,
    OPEN,
    PIP,
    SPEAKER_HELD,
    TILE,
)


def promise(world: World, seat: int, time: float) -> float:
    """What is still to come of the action that *seat* is in the middle of."""
    merits = 0.0
    for step in reversed(world.agenda):
        if step.seat != seat:
            return merits
        if isinstance(step, Visit):
            return merits + visit_promise(world, step, time) - ACT
        if isinstance(step, Menu):
            return merits + menu_promise(world, step, time)
        merits += step_promise(world, step, seat, time)
    return merits


# -- visits ------------------------------------------------------------------------------------------------------------


def visit_promise(world: World, step: Visit, time: float) -> float:
    """The best site for a worker who is on the way; a die will come home better."""
    best = -9.0
    reach = world.purse(step.seat, WISDOM)
    for site in range(len(SITE_LOWER)):
        cost = price(world, step.worker, site)
        if cost <= reach:
            best = max(best, site_promise(world, step.seat, step.worker, site, time) - BASIC * cost)
    rises = step.worker < DIE_KINDS and VALUE[step.worker] < FACES
    return best + PIP * time if rises else best


def site_promise(world: World, seat: int, worker: int, site: int, time: float) -> float:
    """What a worker can do at a site."""
    return menu_promise(world, Menu(seat, worker, site), time)


def menu_promise(world: World, menu: Menu, time: float) -> float:
    """The best of what is left to do on a visit."""
    main = bonus = 0.0
    seat, site, both = menu.seat, menu.site, menu.both()
    if not menu.did & DID_MAIN or both:
        upper = 0.0 if menu.did & DID_UPPER else upper_promise(time)
        lower = 0.0
        if not menu.did & DID_LOWER and can_lower(world, seat, site):
            lower = lower_promise(world, seat, SITE_LOWER[site], time)
        main = upper + lower if both and not menu.did & DID_MAIN else max(upper, lower)
    colour = world.bonus[site]
    if not menu.did & DID_BONUS and menu.has_colour(world) and can_bonus(world, seat, colour):
        bonus = max(0.0, bonus_promise(world, seat, BONUS_EFFECT[colour], time))
    return main + bonus


def upper_promise(time: float) -> float:
    """Three resources."""
    return 2.7 * BASIC * max(time, NOW)


def lower_promise(world: World, seat: int, effect: str, time: float) -> float:
    """What a lower main action brings."""
    if effect == "military":
        return attack_points(world, seat) + 0.6 + DIVIDE * time
    if effect == "buy":
        return buy_promise(world, seat, time)
    if effect == "temple":
        return temple_gain(world, seat, 2) + (0.7 * CARD - BASIC) * time
    if effect == "citizen":
        return best_die(world, seat, PAID, time) - (FREE_BASE + BASIC) * time
    return 0.8 + 0.8 * time


def bonus_promise(world: World, seat: int, effect: str, time: float) -> float:
    """What a bonus action brings."""
    if effect == "military":
        return attack_points(world, seat) * 0.9 - BASIC * time
    if effect == "buy":
        return buy_promise(world, seat, time) - BASIC * time
    if effect == "temple":
        return temple_gain(world, seat, 1) - BASIC * time
    if effect == "speaker":
        return ACT + SPEAKER_HELD * time
    return BASIC * max(time, NOW)


# -- parts of actions --------------------------------------------------------------------------------------------------


def step_promise(world: World, step: Step, seat: int, time: float) -> float:
    """What a question within an action brings."""
    if isinstance(step, GainBasic):
        return BASIC * step.left * max(time, NOW)
    if isinstance(step, Buy):
        return buy_promise(world, seat, time)
    if isinstance(step, Way):
        return 1.4 + TILE * time
    if isinstance(step, PlaceTile):
        built = 1.2 + BUILDING * time if step.way == BUILD else 0.0
        return (TILE + NEARLY) * time + 0.6 + built
    if isinstance(step, TakeDie):
        return best_die(world, seat, step.price, time)
    if isinstance(step, Worship | WorshipSteps):
        return temple_gain(world, seat, 2) + CARD * time * 0.7
    if isinstance(step, SeatDie):
        return seat_promise(world, step, seat, time)
    return rarer_promise(world, step, seat, time)


def rarer_promise(world: World, step: Step, seat: int, time: float) -> float:
    """The same for rarer questions."""
    if isinstance(step, Military):
        return 0.0 if step.attacked else float(attack_points(world, seat))
    if isinstance(step, Advance):
        return temple_gain(world, seat, step.steps)
    if isinstance(step, Activate):
        return 0.8 * len(activated(world, seat, step.cell, step.colour))
    if isinstance(step, MatchCard):
        return card_hope(world, seat, step.cell)
    if isinstance(step, TakeSpeaker):
        return ACT + SPEAKER_HELD * time
    if isinstance(step, Training):
        return 0.5
    return 1.2 if isinstance(step, Honour | Reserve | Recolour | Raise | RaiseBy | Copy | Ability) else 0.0


def die_merit(value: int, time: float) -> float:
    """A Freeman of a value."""
    return (DIE + PIP * value) * time


def best_die(world: World, seat: int, price: int, time: float) -> float:
    """The best Citizen die that can be taken, who may act at once."""
    dice = takeable(world, seat, price)
    return max([die_merit(VALUE[die], time) for die in dice]) + ACT if dice else 0.0


def buy_promise(world: World, seat: int, time: float) -> float:
    """A building that can be paid, or a Farm."""
    for design in world.market:
        if BUILD in ways(world, seat, design, reserved=False):
            return 1.6 + (TILE + BUILDING + NEARLY) * time - BASIC * time * TILE_STONE[design] * 0.5
    return 0.6 + (TILE + NEARLY) * time


def temple_gain(world: World, seat: int, steps: int) -> float:
    """The best rise of the two lower temples by some steps in one."""
    heights = [world.heights[temple * world.seats + seat] for temple in range(len(TEMPLES))]
    before = temple_sum(heights)
    best = 0.0
    for temple in range(len(TEMPLES)):
        changed = heights.copy()
        changed[temple] = min(TOP, changed[temple] + steps)
        best = max(best, temple_sum(changed) - before)
    return best


def temple_sum(heights: list[int]) -> float:
    """The two lower temples in full, the highest as a share."""
    points = sorted([TEMPLE_POINTS[height] for height in heights])
    return points[0] + points[1] + HIGHEST * points[2]


def card_hope(world: World, seat: int, cell: int) -> float:
    """The best district card that a block matches: its points and its gold."""
    best = 0.0
    for place in matching(world, seat, cell):
        best = max(best, FIRST_POINTS[world.cards[place]] + 1.8 * world.card_gold[place])
    return best


def district_merit(world: World, seat: int, cell: int) -> float:
    """A district that may be closed: more if it matches a card."""
    return OPEN + HOPE * card_hope(world, seat, cell)


def seat_promise(world: World, step: SeatDie, seat: int, time: float) -> float:
    """Closing a district: the best die for it, and the card that matches."""
    best = max([die_seated(world, seat, step.cell, die, time) for die in world.unused(seat)])
    return best + card_hope(world, seat, step.cell) - district_merit(world, seat, step.cell) * max(time, NOW)


def die_seated(world: World, seat: int, cell: int, die: int, time: float) -> float:
    """What is gained and lost when a die goes into a seat."""
    tower = world.towers[len(COLOURS) * seat + COLOUR[die]]
    uses = 0.9 * len(activated(world, seat, cell, COLOUR[die]))
    return VALUE[die] * tower + uses - die_merit(VALUE[die], time) - ACT + FREE_BASE * time
