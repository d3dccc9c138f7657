"""What a position is worth: the chance of each seat to win."""

from __future__ import annotations

from math import exp
from typing import Final

from ...core.adviser import Adviser
from ...core.state import State
from .data import (
    CARDS,
    COLOUR,
    CONSTRUCTION,
    COURTYARD,
    FIRST_SPACE,
    KHIND,
    MAJORITY,
    NEIGHBOURHOOD,
    OFFERINGS_TO_WIN,
    SCALES,
    SPACE_COLOUR,
    SPACE_VALUE,
    SPACES,
    SPECIAL,
    STEPS,
    VALUE,
)
from .rules.cheapest import PRICES, cheapest
from .rules.contribution import Contribution
from .rules.endings import ranks
from .rules.movement import DragonTarget, FigureTarget, Movement
from .rules.offerings import Offering
from .rules.payment import PalaceColour, Partner, Payment, Recolour, payable
from .rules.scales import scale_crystals
from .rules.specials import Relocate, SpecialBuilding
from .rules.table import (
    CONTRIBUTE,
    DISCARD,
    DRAW,
    EMPTY,
    END_CONTRIBUTION,
    END_MOVEMENT,
    EXTRA,
    POWER,
    SKIP,
    STEP,
    TARGET,
    City,
)
from .rules.turns import Reset

# Weights in crystals.
OFFERING: Final = 15.0  # an offering made; more than any space costs, so that crystals are spent
CLOSER: Final = 1.0  # and more for each one made before: the last is worth the game
READY: Final = 1.5  # crystals at hand for the next space
FAR: Final = 0.4  # each step to the Courtyard, for whoever can pay
SCALE: Final = 1.0
CARD: Final = 0.35  # a card, whatever it is ...
POINT: Final = 0.22  # ... each point of its value ...
POWERFUL: Final = 0.2  # ... and a power that helps to pay
MANY: Final = 10  # cards beyond which one more is worth half
CHANCE: Final = 0.8  # how much of what the turn still promises counts now
ON_THE_WAY: Final = 0.12  # each step that still has to be made for it
SPREAD: Final = 7.0  # crystals that make a lead e times as likely to win

# What it costs to be short of markers, by how many are left: without one nothing can be done.
SHORT: Final[list[float]] = [20.0, 7.0, 3.0, 1.5, 0.7, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0]

# The chance that a building is finished, by its empty spaces.
DONE: Final[list[float]] = [1.0, 0.7, 0.55, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2]

CARD_WORTH: Final[list[float]] = [
    CARD + POINT * VALUE[card] + (POWERFUL if COLOUR[card] >= KHIND and VALUE[card] < 3 else 0.0)
    for card in range(CARDS)
]


def _crystals(bonuses: list[list[int]]) -> list[float]:
    return [crystals + SCALE * scales + 0.7 * cards for crystals, scales, cards in bonuses]


MAJORITY_WORTH: Final[list[float]] = _crystals(MAJORITY)
CONSTRUCTION_WORTH: Final[list[float]] = _crystals(CONSTRUCTION)
NEIGHBOUR_WORTH: Final[list[float]] = _crystals(NEIGHBOURHOOD)
SPECIAL_WORTH: Final[dict[str, float]] = {"none": 0.0, "relocate": 0.5, "draw": 1.3, "offering": 0.0}


class CityAdviser(Adviser):
    """Offerings, crystals and scales, shares in unfinished buildings, cards, and what the turn still promises."""

    def worth(self, state: State) -> list[float]:
        """Each seat's chance to win."""
        assert isinstance(state, City)
        if not state.agenda:
            places = ranks(state)
            return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
        merits = all_merits(state)
        top = max(merits)
        odds = [exp((m - top) / SPREAD) for m in merits]
        total = sum(odds)
        return [odd / total for odd in odds]

    def hint(self, state: State, action: int) -> float:
        """What the next action promises; payments follow the cheapest way, so they need none."""
        assert isinstance(state, City)
        step = state.agenda[-1]
        if isinstance(step, Movement):
            return hint_movement(state, step, action)
        if isinstance(step, DragonTarget | FigureTarget | Relocate):
            return hint_target(state, step.seat, action - TARGET, isinstance(step, DragonTarget))
        if isinstance(step, Reset):
            return 0.6 if action == DRAW else 1.0 - CARD_WORTH[action - DISCARD]
        if isinstance(step, Contribution):
            return hint_contribution(state, step.seat, action)
        if action in (END_CONTRIBUTION, SKIP):
            return 0.0
        return 1.0 if isinstance(step, SpecialBuilding) else OFFERING - state.cost() - shortage(state, step.seat)

    def search(self, state: State) -> list[int]:
        """Only the cheapest payment, the two worst cards to discard, and dragons where they can serve."""
        assert isinstance(state, City)
        step, legal = state.agenda[-1], state.legal
        if isinstance(step, PalaceColour | Payment | Partner | Recolour):
            return cheapest(state.hands[step.seat], step, PRICES)[:1] or legal
        if isinstance(step, Reset):
            worst = sorted(legal[:-1], key=discard_order)[:2]
            return [*worst, DRAW]
        if isinstance(step, DragonTarget):
            near = [action for action in legal if serves(state, step.seat, action - TARGET)]
            return near or legal
        return legal

    def calm(self, state: State) -> bool:
        """Only between two turns: within one, what it promises counts for the player on turn alone."""
        if not state.agenda:
            return True
        step = state.agenda[-1]
        return isinstance(step, Movement) and step.steps == STEPS

    def doubt(self) -> float:
        """Half a building is worth about a tenth of the game."""
        return 0.1

    def minor(self, state: State) -> bool:
        """Payments, the targets of powers, and the reset are bookkeeping."""
        step = state.agenda[-1]
        return not isinstance(step, Movement | Contribution | Offering | SpecialBuilding) and not is_extra(state)


def is_extra(state: State) -> bool:
    """Whether more offerings are to be decided."""
    return state.legal[0] >= EXTRA and state.legal[-1] == END_CONTRIBUTION


def discard_order(action: int) -> float:
    """The worst card first."""
    return CARD_WORTH[action - DISCARD]


# -- merits ------------------------------------------------------------------------------------------------------------


def all_merits(city: City) -> list[float]:
    """What everybody has and may hope for, in crystals."""
    merits = stakes(city)
    payouts = scale_crystals(city.scales)
    full = 1.0 - max(0, city.pool()) / SCALES[city.seats]  # how soon the scales are scored
    for seat in range(city.seats):
        made = city.offerings(seat)
        merits[seat] += made * (OFFERING + CLOSER * made / OFFERINGS_TO_WIN[city.seats] * 4)
        merits[seat] += city.crystals[seat] + ready(city, seat)
        merits[seat] += (1.0 - full) * SCALE * city.scales[seat] + full * payouts[seat]
        merits[seat] += hand_worth(city.hands[seat])
        merits[seat] -= SHORT[city.markers(seat)]
    merits[city.turn] += CHANCE * promise(city, city.turn)
    return merits


def ready(city: City, seat: int) -> float:
    """What it is worth to have the crystals for the next offering, and to be near the Courtyard."""
    if city.crystals[seat] < city.cost() or not city.markers(seat):
        return 0.0
    return READY - FAR * city.plan.ways[city.figures[seat]][COURTYARD]


def hand_worth(hand: list[int]) -> float:
    """A hand: cards, points, powers; the more one holds, the less one more is worth."""
    size, worth = 0, 0.0
    for card in range(CARDS):
        if hand[card]:
            size += hand[card]
            worth += hand[card] * CARD_WORTH[card]
    return worth if size <= MANY else worth * (MANY + (size - MANY) * 0.5) / size


def stakes(city: City) -> list[float]:
    """Everybody's shares in the buildings that are not finished yet."""
    found = [0.0] * city.seats
    for tile in city.plan.buildings:
        if not city.rebuilt[tile]:
            owners = city.tile_owners(tile)
            if owners.count(EMPTY) < len(owners):
                every = share(city, tile)
                for seat in range(city.seats):
                    found[seat] += stake(city, tile, owners, seat, every)
    return found


def share(city: City, tile: int) -> float:
    """What everybody with a marker there wins when the building is finished."""
    worth = CONSTRUCTION_WORTH[tile]
    for beside in city.plan.beside[tile]:
        if city.rebuilt[beside]:
            worth += NEIGHBOUR_WORTH[beside]
    return worth


def stake(city: City, tile: int, owners: list[int], seat: int, every: float) -> float:
    """One seat's share in a building, as likely as it is to be finished."""
    mine = owners.count(seat)
    if not mine:
        return 0.0
    empty = owners.count(EMPTY)
    others = max([owners.count(other) for other in range(city.seats) if other != seat])
    lead = mine - others if mine != others else (0.5 if owners.index(seat) <= first_owner(owners) else -0.5)
    mine_too = 1.0 if lead > empty else max(0.0, min(1.0, 0.5 + lead / (2.0 * (empty + 1))))
    return DONE[empty] * (every + mine_too * MAJORITY_WORTH[tile])


def first_owner(owners: list[int]) -> int:
    """The leftmost space that is covered."""
    for place, owner in enumerate(owners):
        if owner != EMPTY:
            return place
    return 0


# -- what the turn still promises --------------------------------------------------------------------------------------


def promise(city: City, seat: int) -> float:
    """The best that the player whose turn it is can still do: walk somewhere and act there."""
    step = city.agenda[-1]
    if step.seat != seat or isinstance(step, Reset | Relocate):
        return 0.0
    here = city.figures[seat]
    if not isinstance(step, Movement):
        return potential(city, seat, here) if isinstance(step, Contribution | Offering) else 0.0
    best = potential(city, seat, here)
    for tile in city.plan.laid:
        far = city.plan.ways[here][tile]
        if 0 < far <= step.steps:
            best = max(best, potential(city, seat, tile) - ON_THE_WAY * far)
    return best


def potential(city: City, seat: int, tile: int) -> float:
    """What a seat may win by standing on a tile when the contribution phase begins."""
    if tile == COURTYARD:
        return OFFERING - city.cost() if city.crystals[seat] >= city.cost() and city.markers(seat) else 0.0
    special = SPECIAL_WORTH[SPECIAL[tile]]
    if SPECIAL[tile] == "offering" and city.crystals[seat] >= city.cost():
        special = OFFERING - city.cost()
    if city.rebuilt[tile] or not city.markers(seat):
        return special
    return special + best_contribution(city, seat, tile)


def best_contribution(city: City, seat: int, tile: int) -> float:
    """The best single contribution to a building."""
    hand, first, best = city.hands[seat], FIRST_SPACE[tile], 0.0
    for space in range(first, first + SPACES[tile]):
        if city.owners[space] == EMPTY and payable(hand, SPACE_COLOUR[space], SPACE_VALUE[space]):
            best = max(best, contribution(city, seat, tile, space - first))
    return best


def contribution(city: City, seat: int, tile: int, place: int) -> float:
    """What it brings to cover a space: a larger share, scales of dragons, less the cards and the marker."""
    owners = city.tile_owners(tile)
    every = share(city, tile)
    gain = -stake(city, tile, owners, seat, every)
    if not city.contributed or seat != city.turn:
        gain += SCALE * city.dragons.count(tile)
    gain -= (CARD + POINT) * SPACE_VALUE[FIRST_SPACE[tile] + place] * 0.8
    owners[place] = seat
    markers = city.markers(seat)
    back = owners.count(seat) if EMPTY not in owners else 0  # a finished building gives its markers back
    return gain + stake(city, tile, owners, seat, every) + SHORT[markers] - SHORT[markers - 1 + back]


def shortage(city: City, seat: int) -> float:
    """What it costs to spend a marker for good, unless it wins the game."""
    markers = city.markers(seat)
    if city.offerings(seat) + 1 >= OFFERINGS_TO_WIN[city.seats]:
        return 0.0
    return SHORT[markers - 1] - SHORT[markers]


# -- hints -------------------------------------------------------------------------------------------------------------


def hint_movement(city: City, step: Movement, action: int) -> float:
    """Walk towards the best tile; powers only now and then."""
    if action == END_MOVEMENT:
        return potential(city, step.seat, city.figures[step.seat]) + 0.1
    if action >= POWER:
        return -0.5
    tile = action - STEP
    best = potential(city, step.seat, tile)
    if step.steps > 1:
        for beyond in city.plan.beside[tile]:
            best = max(best, potential(city, step.seat, beyond) - ON_THE_WAY)
    return best


def hint_contribution(city: City, seat: int, action: int) -> float:
    """Contribute where it brings more than it costs."""
    return 0.0 if action == END_CONTRIBUTION else contribution(city, seat, city.figures[seat], action - CONTRIBUTE)


def hint_target(city: City, seat: int, tile: int, dragon: bool) -> float:
    """Put the figure where most can be won, and a dragon where the figure can contribute."""
    if not dragon:
        return potential(city, seat, tile)
    return potential(city, seat, tile) if serves(city, seat, tile) else -1.0


def serves(city: City, seat: int, tile: int) -> bool:
    """Whether a dragon on this tile can pay the player this turn."""
    return tile != COURTYARD and not city.rebuilt[tile] and city.plan.ways[city.figures[seat]][tile] <= STEPS
