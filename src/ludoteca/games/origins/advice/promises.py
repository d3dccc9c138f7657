"""What actions promise, in points: rough sums by the time that is left, for hints."""

from __future__ import annotations

from typing import Final

from ..data import (
    ADVISOR_POINTS,
    ATTACK_GAIN,
    BASE,
    BLUE,
    BUILDING,
    COLOUR,
    COLOURS,
    CROSSED,
    DIE_KINDS,
    EFFECT,
    FACES,
    FINAL,
    FINAL_POINTS,
    FOOD,
    GATHERING,
    GOLD,
    MOST_BASES,
    MUSTER,
    ORANGE,
    PER,
    PURPLE,
    RED,
    RESOURCES,
    STONE,
    TABLE,
    TEMPLE_POINTS,
    TEMPLES,
    TILE_STONE,
    TOP,
    VALUE,
    WISDOM,
    WORSHIP,
)
from ..rules.abilities import ability_points
from ..rules.dice import FREE, PAID, offer_prices, takeable
from ..rules.districts import activated, card_points, matching
from ..rules.growth import base_cost
from ..rules.market import slot_prices, tile_price
from ..rules.military import attack_points
from ..rules.table import NOTHING, Realm
from .prices import Prices

ENOUGH: Final = 4  # of a basic resource
SPARE: Final = 0.5  # how welcome further ones are
FEWER: Final = 0.15  # how much less welcome each of the first ones makes the next
FOR_A_BASE: Final = 2.02  # how welcome food is that the next base needs ...
FOR_LATER: Final = 1.69  # ... and further food
HIGHEST: Final = 0.39  # the temple disc that is dropped, as a share of its points
PARTING: Final = 0.39  # what a seat takes of a Freeman's worth
TOWERING: Final = 0.53  # a pip of a Freeman, for each further level of its tower

# By design: what its ability gives, where that is one simple thing.
GIVES_POINTS: Final[list[bool]] = [effect.startswith("points") for effect in EFFECT]
GIVES_RESOURCE: Final[list[int]] = [RESOURCES.index(e) if e in RESOURCES else NOTHING for e in EFFECT]
GIVES_STEPS: Final[list[int]] = [TEMPLES.index(e) if e in TEMPLES else NOTHING for e in EFFECT]


# -- resources ---------------------------------------------------------------------------------------------------------


def need(realm: Realm, seat: int, kind: int) -> float:
    """How welcome one more of a resource is, as a share of its price."""
    held = realm.stock[4 * seat + kind]
    if kind == FOOD and realm.bases[seat] < MOST_BASES:
        return FOR_A_BASE if held < base_cost(realm, seat) else FOR_LATER
    return 1.0 - FEWER * held if held < ENOUGH else SPARE


def resources(realm: Realm, seat: int, gain: list[int], cost: Prices) -> float:
    """A gain of stone, food, wisdom, gold and basics of choice."""
    merits = gain[GOLD] * cost.gold
    for kind in range(GOLD):
        if gain[kind]:
            merits += gain[kind] * cost.basic * need(realm, seat, kind)
    return merits + gain[GOLD + 1] * cost.basic


# -- visits ------------------------------------------------------------------------------------------------------------


def lower_promise(realm: Realm, seat: int, site: int, cost: Prices) -> float:
    """What the lower main action of a site brings."""
    if site == MUSTER:
        return march_promise(realm, seat, 1, cost) + attack_promise(realm, seat, 0, cost)
    if site == BUILDING:
        return buy_promise(realm, seat, cost)
    if site == WORSHIP:
        return worship_promise(realm, seat, cost) - cost.basic * need(realm, seat, STONE)
    if site == GATHERING:
        return best_die(realm, seat, PAID, cost)
    return train_promise(realm, seat, cost)


def bonus_promise(realm: Realm, seat: int, colour: int, cost: Prices) -> float:
    """What the bonus action of a colour brings."""
    if colour == RED:
        march = march_promise(realm, seat, 1, cost)
        return max(march, attack_promise(realm, seat, 0, cost)) - cost.basic * need(realm, seat, WISDOM)
    if colour == PURPLE:
        return buy_promise(realm, seat, cost) - cost.basic * need(realm, seat, FOOD)
    if colour == BLUE:
        return temple_gain(realm, seat, 1, cost) - cost.basic * need(realm, seat, STONE)
    return cost.act + cost.speaker if colour == ORANGE else cost.basic


def train_promise(realm: Realm, seat: int, cost: Prices) -> float:
    """Food for pips: three at most, and a 6 becomes an Advisor."""
    best = cost.pip
    for die in realm.freemen[seat]:
        if die < DIE_KINDS and VALUE[die] == FACES:
            best = max(best, six_promise(realm, seat, COLOUR[die], cost))
    return best + cost.pip - cost.basic * need(realm, seat, FOOD)


def six_promise(realm: Realm, seat: int, colour: int, cost: Prices) -> float:
    """What a 6 brings that becomes an Advisor at once: points, a colour, a free base, but no work."""
    count = len(realm.advisors[seat])
    last = ADVISOR_POINTS[count - 1] if count else 0
    if colour in realm.advisors[seat]:
        return last - cost.die - cost.act
    return ADVISOR_POINTS[count] - last + cost.advisor - cost.die - cost.act


# -- the tracks --------------------------------------------------------------------------------------------------------


def march_promise(realm: Realm, seat: int, steps: int, cost: Prices) -> float:
    """Steps on the Military track: tokens for divides, points at its end."""
    start = realm.strength[seat]
    goal = min(FINAL, start + steps)
    if goal == start:
        return 0.0
    divides = CROSSED[goal] - CROSSED[start]
    return 0.3 + divides * cost.token + (FINAL_POINTS if goal == FINAL else 0.0)


def attack_promise(realm: Realm, seat: int, steps: int, cost: Prices) -> float:
    """An Attack, where the disc stands after some steps."""
    space = min(FINAL, realm.strength[seat] + steps)
    more = CROSSED[space] - CROSSED[realm.strength[seat]]
    return attack_points(realm, seat) + more + resources(realm, seat, ATTACK_GAIN[space], cost)


def climb_gain(realm: Realm, seat: int, temple: int, steps: int, cost: Prices) -> float:
    """What some steps in one temple add."""
    return climb_from(realm, seat, temple, steps, cost, all_heights(realm, seat))


def climb_from(realm: Realm, seat: int, temple: int, steps: int, cost: Prices, now: int) -> float:
    """What some steps in one temple add; *now* are `all_heights`."""
    steps = min(steps, TOP - realm.heights[temple * realm.seats + seat])
    return TEMPLE_SUMS[now + steps * RUNGS[temple]] - TEMPLE_SUMS[now] + steps * cost.step


def temple_gain(realm: Realm, seat: int, steps: int, cost: Prices) -> float:
    """The best rise by some steps in one temple."""
    now = all_heights(realm, seat)
    best = climb_from(realm, seat, 0, steps, cost, now)
    for temple in range(1, len(RUNGS)):
        best = max(best, climb_from(realm, seat, temple, steps, cost, now))
    return best


def worship_promise(realm: Realm, seat: int, cost: Prices) -> float:
    """The best temple for the main action, with its card."""
    now = all_heights(realm, seat)
    best = worship_from(realm, seat, 0, cost, now)
    for temple in range(1, len(RUNGS)):
        best = max(best, worship_from(realm, seat, temple, cost, now))
    return best


def worship_gain(realm: Realm, seat: int, temple: int, cost: Prices) -> float:
    """Two steps, and the zodiac card of the temple."""
    return worship_from(realm, seat, temple, cost, all_heights(realm, seat))


def worship_from(realm: Realm, seat: int, temple: int, cost: Prices, now: int) -> float:
    """What two steps and the card add; *now* are `all_heights`."""
    climbed = climb_from(realm, seat, temple, 2, cost, now)
    return climbed if realm.holders[temple] == seat else climbed + cost.card


def all_heights(realm: Realm, seat: int) -> int:
    """A seat's heights in all temples as one number."""
    heights, seats = realm.heights, realm.seats
    return heights[seat] + LADDER * (heights[seats + seat] + LADDER * heights[2 * seats + seat])


def temple_sum(points: list[int]) -> float:
    """The two lower temples in full, the highest as a share."""
    most = max(points)
    return sum(points) - most + HIGHEST * most


LADDER: Final[int] = TOP + 1
RUNGS: Final[list[int]] = [1, LADDER, LADDER * LADDER]  # what a step in each temple adds to `all_heights`
TEMPLE_SUMS: Final[list[float]] = [  # by `all_heights`
    temple_sum([TEMPLE_POINTS[now // rung % LADDER] for rung in RUNGS]) for now in range(LADDER * LADDER * LADDER)
]


# -- dice --------------------------------------------------------------------------------------------------------------


def die_promise(realm: Realm, seat: int, die: int, cost: Prices) -> float:
    """A Freeman: its pips, and what it would be worth in a seat."""
    tower = realm.towers[len(COLOURS) * seat + COLOUR[die]]
    return cost.die + cost.pip * VALUE[die] + TOWERING * (tower - 1) * VALUE[die]


def best_die(realm: Realm, seat: int, way: int, cost: Prices) -> float:
    """The best Citizen die that can be taken, who may act at once."""
    best, prices = 0.0, offer_prices(realm, seat)
    for slot, die in enumerate(takeable(realm, seat, way)):
        wisdom = 0 if way == FREE else prices[slot]
        best = max(best, die_promise(realm, seat, die, cost) + cost.act - wisdom * cost.basic)
    return best


def die_seated(realm: Realm, seat: int, cell: int, die: int, cost: Prices) -> float:
    """What is gained and lost when a die goes into a seat."""
    merits = float(VALUE[die] * realm.towers[len(COLOURS) * seat + COLOUR[die]])
    for tile in activated(realm, seat, cell, COLOUR[die]):
        merits += ability_promise(realm, seat, realm.city[seat][tile] - 1, False, cost)
    return merits - PARTING * die_promise(realm, seat, die, cost) - cost.act


def close_promise(realm: Realm, seat: int, cell: int, cost: Prices) -> float:
    """Closing a district with the best die, and the card that it matches."""
    best = max([die_seated(realm, seat, cell, die, cost) for die in realm.unused(seat)])
    return best + card_hope(realm, seat, cell, cost.gold)


def card_hope(realm: Realm, seat: int, cell: int, gold: float) -> float:
    """The best district card that a block matches: its points and its gold."""
    best = 0.0
    for place in matching(realm, seat, cell):
        best = max(best, card_points(realm, seat, place) + gold * realm.card_gold[place])
    return best


# -- buildings ---------------------------------------------------------------------------------------------------------


def buy_promise(realm: Realm, seat: int, cost: Prices) -> float:
    """The best building that can be paid, or a Farm."""
    stone, wisdom, gold = realm.stock[4 * seat + STONE], realm.stock[4 * seat + WISDOM], realm.gold(seat)
    more_stone, more_wisdom = need(realm, seat, STONE), need(realm, seat, WISDOM)
    best, prices = cost.tile, slot_prices(realm, seat)
    for slot, design in enumerate(realm.market):
        if max(0, TILE_STONE[design] - stone) + max(0, prices[slot] - wisdom) <= gold:
            paid = prices[slot] * more_wisdom + TILE_STONE[design] * more_stone
            best = max(best, built(realm, seat, design, paid, cost))
    return best


def build_promise(realm: Realm, seat: int, design: int, reserved: bool, cost: Prices) -> float:
    """A building: its ability, less what it costs."""
    wisdom = 0 if reserved else tile_price(realm, seat, design)
    paid = wisdom * need(realm, seat, WISDOM) + TILE_STONE[design] * need(realm, seat, STONE)
    return built(realm, seat, design, paid, cost)


def built(realm: Realm, seat: int, design: int, paid: float, cost: Prices) -> float:
    """A building that costs basic resources of so much need: its ability, less these."""
    return 2.0 * cost.tile + ability_promise(realm, seat, design, True, cost) - paid * cost.basic


def ability_promise(realm: Realm, seat: int, design: int, new: bool, cost: Prices) -> float:
    """What an ability brings; a *new* building counts itself as well."""
    if GIVES_POINTS[design]:
        return float(ability_points(realm, seat, design)) + (newcomer(realm, seat, design) if new else 0)
    kind = GIVES_RESOURCE[design]
    if kind != NOTHING:
        return (BASE[design] + PER[design]) * (cost.gold if kind == GOLD else cost.basic * need(realm, seat, kind))
    if GIVES_STEPS[design] != NOTHING:
        return climb_gain(realm, seat, GIVES_STEPS[design], BASE[design], cost)
    effect = EFFECT[design]
    if effect == "advance":
        return temple_gain(realm, seat, BASE[design], cost)
    if effect == "citizen":
        return best_die(realm, seat, FREE, cost)
    if effect == "speaker":
        return cost.act + cost.speaker if realm.speakers else 0.0
    return lesser_promise(realm, seat, effect, cost)


def newcomer(realm: Realm, seat: int, design: int) -> int:
    """The points that a new building adds to its own ability."""
    match EFFECT[design]:
        case "points_buildings" | "points_buildings_and_freemen":
            return PER[design]
        case "points_same" | "points_colours":
            return TABLE[design][2] - TABLE[design][1]
    return 0


def lesser_promise(realm: Realm, seat: int, effect: str, cost: Prices) -> float:
    """The same for abilities that need a target."""
    match effect:
        case "move_and_attack":
            return march_promise(realm, seat, 2, cost) + attack_promise(realm, seat, 0, cost)
        case "move_or_attack":
            return max(march_promise(realm, seat, 1, cost), attack_promise(realm, seat, 0, cost))
        case "march" | "ride":
            return march_promise(realm, seat, 2, cost) + realm.behind(seat) * cost.basic
        case "honour":
            return 1.0 + max([VALUE[die] for die in realm.unused(seat) if COLOUR[die] == RED], default=-1)
        case "raise":
            return 2.0 * cost.pip if realm.has_unused(seat) else 0.0
        case "basic" | "fountain":
            return cost.basic
        case "copy":
            return 2.0
    return 0.5
