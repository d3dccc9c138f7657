"""§11 What each building does."""

from __future__ import annotations

from typing import Final

from ....core.shared import replaced
from ..data import (
    BASE,
    BESIDE,
    CELLS,
    COLOUR,
    COLOURS,
    DESIGNS,
    DIE_KINDS,
    EFFECT,
    FACES,
    FOOD,
    PER,
    RESOURCES,
    SITES,
    STONE,
    TABLE,
    TEMPLES,
    TILE_COLOUR,
    TOP,
    VALUE,
    WISDOM,
)
from .actions import COPY, HONOUR, INTO, RECOLOUR, RESERVE, RESET
from .city import CODE_COLOUR, FACE_DOWN
from .dice import FREE, Raise, TakeDie, TakeSpeaker, can_take, refuse_freeman
from .market import leave_market
from .military import Military, can_move, move
from .resources import GainBasic
from .table import ABILITIES, Paragraph, Realm
from .temples import Advance, can_side_step, height, rising, visit_temple

# -- what an ability counts --------------------------------------------------------------------------------------------


def ability_points(realm: Realm, seat: int, design: int) -> int:
    """§11 The points that an ability scores now; 0 if it is of another kind."""
    base, per, table = BASE[design], PER[design], TABLE[design]
    colour = TILE_COLOUR[design]
    match EFFECT[design]:
        case "points_buildings":
            return per * realm.buildings_of(seat, colour)
        case "points_freemen_colour":
            return per * realm.freemen_of(seat, colour)
        case "points_buildings_and_freemen":
            return per * (realm.buildings_of(seat, colour) + realm.freemen_of(seat, colour))
        case "points_districts":
            return base + per * len(realm.closed[seat])
        case "points_colours":
            return table[building_colours(realm, seat)]
        case "points_same":
            same = [cell for cell in realm.cells[seat] if realm.city[seat][cell] == design + 1]
            return table[min(len(same), len(table) - 1)]
        case "points_zodiac":
            return table[realm.holders.count(seat)]
        case "points_freemen_colours":
            return per * len({COLOUR[freeman % DIE_KINDS] for freeman in realm.freemen[seat]})
        case "points_freemen":
            return base + per * len(realm.freemen[seat])
    return 0


def building_colours(realm: Realm, seat: int) -> int:
    """§11.3 How many colours the buildings of a city have."""
    city = realm.city[seat]
    return len({CODE_COLOUR[city[cell]] for cell in realm.cells[seat]} - {-1})


def ability_gain(realm: Realm, seat: int, cell: int, design: int) -> int:
    """§11 How much of its resource an ability gives: a base, and more for Farms, empty cells beside it, or Advisors."""
    effect = EFFECT[design]
    count = 0
    if effect == RESOURCES[FOOD]:
        count = len(realm.farms(seat))
    elif effect == RESOURCES[STONE]:
        count = len([near for near in BESIDE[cell] if not realm.city[seat][near]])
    elif effect == RESOURCES[WISDOM]:
        count = len(realm.advisors[seat])
    return BASE[design] + PER[design] * count


# -- when and how it is used -------------------------------------------------------------------------------------------


def design_at(realm: Realm, seat: int, cell: int) -> int:
    """The design of a face-up tile."""
    return realm.city[seat][cell] - 1


def useful(realm: Realm, seat: int, cell: int, design: int) -> bool:
    """§11 Whether an ability would do something now."""
    match EFFECT[design]:
        case "ride":
            return can_move(realm, seat) or realm.behind(seat) > 0
        case "march":
            return can_move(realm, seat)
        case "honour":
            return bool(honourable(realm, seat, TILE_COLOUR[design]))
        case "reserve":
            return bool(realm.market)
        case "recolour":
            return bool(recolourable(realm, seat))
        case "citizen":
            return can_take(realm, seat, FREE)
        case "speaker":
            return bool(realm.speakers)
        case "advance":
            return rising(realm, seat) > 0
        case "raise":
            return realm.has_unused(seat)
        case "copy":
            return bool(copyable(realm, seat, cell))
    return useful_always(realm, seat, design)


def useful_always(realm: Realm, seat: int, design: int) -> bool:
    """§11 The same for abilities without a target: temples that are not full, points that are not 0, all gains."""
    effect = EFFECT[design]
    if effect in TEMPLES:
        temple = TEMPLES.index(effect)
        return height(realm, seat, temple) < TOP or can_side_step(realm, seat, temple)
    if effect.startswith("points"):
        return ability_points(realm, seat, design) > 0
    return bool(effect)


def use(realm: Realm, seat: int, cell: int, design: int) -> None:
    """§11 Use the ability of a tile: what happens by itself happens now, what asks is asked next."""
    effect, base = EFFECT[design], BASE[design]
    realm.tell("used", seat, design)
    if effect in RESOURCES:
        realm.gain(seat, RESOURCES.index(effect), ability_gain(realm, seat, cell, design))
    elif effect in TEMPLES:
        visit_temple(realm, seat, TEMPLES.index(effect), base)
    elif effect.startswith("points"):
        points = ability_points(realm, seat, design)
        realm.earn(seat, ABILITIES, points)
        realm.tell("ability-points", seat, points, design)
    elif effect == "march":
        move(realm, seat, PER[design] * realm.buildings_of(seat, TILE_COLOUR[design]))
    elif effect == "ride":
        move(realm, seat, base)
        realm.next(GainBasic(seat, PER[design] * realm.behind(seat), WISDOM))
    elif effect == "fountain":
        realm.gain(seat, WISDOM, base)
        realm.next(ResetShip(seat))
    else:
        realm.next(asking(seat, cell, design))


def asking(seat: int, cell: int, design: int) -> Paragraph:
    """§11 The question that an ability asks."""
    base = BASE[design]
    match EFFECT[design]:
        case "basic":
            return GainBasic(seat, base)
        case "move_and_attack":
            return Military(seat, base, both=True)
        case "move_or_attack":
            return Military(seat, base, both=False)
        case "honour":
            return Honour(seat, TILE_COLOUR[design])
        case "reserve":
            return Reserve(seat)
        case "recolour":
            return Recolour(seat)
        case "citizen":
            return TakeDie(seat, FREE)
        case "speaker":
            return TakeSpeaker(seat)
        case "advance":
            return Advance(seat, base)
        case "raise":
            return Raise(seat, base)
    return Copy(seat, cell)


# -- questions of single buildings -------------------------------------------------------------------------------------


def honourable(realm: Realm, seat: int, colour: int) -> list[int]:
    """§11.2 The unused Freemen of a colour."""
    return [die for die in realm.unused(seat) if COLOUR[die] == colour]


class Honour(Paragraph):
    """§11.2 Veterans' Camp: score the value of an unused red Freeman, then lower it by 1; a 1 stays."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def options(self, realm: Realm) -> list[int]:
        return [HONOUR + die for die in honourable(realm, self.seat, self.colour)]

    def resolve(self, realm: Realm, action: int) -> None:
        die = action - HONOUR
        points = VALUE[die]
        realm.earn(self.seat, ABILITIES, points)
        realm.tell("honoured", self.seat, points, die)
        if points > 1:
            realm.turn_freeman(self.seat, die, die - 1)

    def refuse(self, realm: Realm, action: int) -> str:
        if not HONOUR <= action < HONOUR + DIE_KINDS:
            return super().refuse(realm, action)
        die = action - HONOUR
        return "only-red" if COLOUR[die] != self.colour else refuse_freeman(realm, self.seat, die)

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.colour}"


class Reserve(Paragraph):
    """§11.3 Construction Site: take a market tile for free and keep it to buy later; the market refills at once."""

    def options(self, realm: Realm) -> list[int]:
        return [RESERVE + design for design in realm.market]

    def resolve(self, realm: Realm, action: int) -> None:
        design = action - RESERVE
        realm.reserve = replaced(realm.reserve, self.seat, [*realm.reserve[self.seat], design])
        realm.tell("reserved", self.seat, design)
        leave_market(realm, design)

    def refuse(self, realm: Realm, action: int) -> str:
        if RESERVE <= action < RESERVE + len(realm.stacks):
            return "not-in-market"
        return super().refuse(realm, action)


def new_colours(realm: Realm, die: int) -> list[int]:
    """§11.3 The other colours of which the supply has a die."""
    return [colour for colour in range(len(COLOURS)) if realm.supply[colour] and colour != COLOUR[die]]


def recolourable(realm: Realm, seat: int) -> list[int]:
    """§11.3 The unused Freemen for which the supply has a die of another colour."""
    return [die for die in realm.unused(seat) if new_colours(realm, die)]


class Recolour(Paragraph):
    """§11.3 Courthouse: choose an unused Freeman ..."""

    def options(self, realm: Realm) -> list[int]:
        return [RECOLOUR + die for die in recolourable(realm, self.seat)]

    def resolve(self, realm: Realm, action: int) -> None:
        realm.next(Into(self.seat, action - RECOLOUR))

    def refuse(self, realm: Realm, action: int) -> str:
        if RECOLOUR <= action < RECOLOUR + DIE_KINDS:
            return refuse_freeman(realm, self.seat, action - RECOLOUR)
        return super().refuse(realm, action)


class Into(Paragraph):
    """§11.3 Courthouse: ... and the colour of the supply die that takes its place, with the same value."""

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, realm: Realm) -> list[int]:
        return [INTO + colour for colour in new_colours(realm, self.die)]

    def resolve(self, realm: Realm, action: int) -> None:
        colour = action - INTO
        realm.add_dice(colour, -1)
        realm.add_dice(COLOUR[self.die], 1)
        realm.turn_freeman(self.seat, self.die, colour * FACES + VALUE[self.die] - 1)
        realm.tell("recoloured", self.seat, self.die, colour)

    def refuse(self, realm: Realm, action: int) -> str:
        if not INTO <= action < INTO + len(COLOURS):
            return super().refuse(realm, action)
        return "same-colour" if action - INTO == COLOUR[self.die] else "no-supply-die"

    def numbers(self, realm: Realm) -> list[int]:
        return [self.die]


RESETS: Final[list[int]] = list(range(RESET, RESET + SITES))


class ResetShip(Paragraph):
    """§11.5 Fountain of Wisdom: set any Mothership to 1."""

    def options(self, realm: Realm) -> list[int]:
        return RESETS

    def resolve(self, realm: Realm, action: int) -> None:
        realm.values[action - RESET] = 1
        realm.tell("reset", self.seat, action - RESET)


def copyable(realm: Realm, seat: int, cell: int) -> list[int]:
    """§11.5 The tiles beside a Wizard's Tower whose ability would do something; no Farm, no other Wizard's Tower."""
    city = realm.city[seat]
    found = []
    for near in BESIDE[cell]:
        design = city[near] - 1
        if 0 <= design < DESIGNS and EFFECT[design] != "copy" and useful(realm, seat, near, design):
            found.append(near)
    return found


class Copy(Paragraph):
    """§11.5 Wizard's Tower: use the ability of a tile beside it, as if that tile were used itself."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def options(self, realm: Realm) -> list[int]:
        return [COPY + near for near in copyable(realm, self.seat, self.cell)]

    def resolve(self, realm: Realm, action: int) -> None:
        cell = action - COPY
        use(realm, self.seat, cell, design_at(realm, self.seat, cell))

    def refuse(self, realm: Realm, action: int) -> str:
        if not COPY <= action < COPY + CELLS:
            return super().refuse(realm, action)
        cell = action - COPY
        if cell not in BESIDE[self.cell]:
            return "not-beside"
        code = realm.city[self.seat][cell]
        return "no-ability" if not 0 < code < FACE_DOWN or EFFECT[code - 1] in ("", "copy") else "does-nothing"

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.cell}"
