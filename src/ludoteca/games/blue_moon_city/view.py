"""What a seat may know of the table, built from nothing."""

from __future__ import annotations

from typing import Final, TypedDict

from ...core.seen.view import View, common_view
from ...core.shared import listed
from ...core.state import Step
from ...core.story import OPEN
from .data import (
    ANY,
    CARDS,
    COPIES,
    COURTYARD,
    FIRST_SPACE,
    NOWHERE,
    OBELISK,
    OFFERINGS_TO_WIN,
    RESET_DRAWS,
    SCALES,
    SPACE_VALUE,
    SURCHARGE,
    TILES,
)
from .rules.actions import ACTIONS, TARGET
from .rules.buildings import awards
from .rules.cheapest import PRICES, cheapest
from .rules.endings import idle_limit
from .rules.movement import FIGURE, DragonTarget, FigureTarget, Movement
from .rules.payment import PalaceColour, Partner, Payment, Recolour
from .rules.specials import Relocate
from .rules.table import EMPTY, City
from .rules.turns import Reset

ENDINGS = ["", "won", "finished", "drawn", "standstill"]  # by the numbers of `table.py`


class PaymentView(TypedDict):
    """The payment under way, open to everybody."""

    space: int  # the number (from 0) of the space of the actor's tile that is being paid, else -1
    colour: int  # in which colour (people) it is paid; -1 none, or not chosen yet
    due: int  # what is still due
    paid: list[int]  # cards paid so far
    source: int  # the colour that an open Hoax may still recolour, else -1 ...
    places: int  # ... and how many more cards


class CityView(View, PaymentView):
    """The table as one seat sees it: SPECTATOR sees no hand and no crystals, OPEN (finished games) sees all.

    Tiles, cards and spaces are the numbers of `data.py`; lists "per tile" have all 25 tiles, in the city or not.
    """

    # when
    turn: int  # whose turn it is
    first: int  # who began the game
    round: int  # from 1; 0 before the first turn
    idle: int  # turns in a row without a marker placed ...
    idle_limit: int  # ... and how many of them end the game
    ending: str  # "", or how the game ended: "won", "finished", "drawn", "standstill"
    needed: int  # offerings that win
    # the city
    city: list[int]  # the tile of each of the 25 cells, row by row; -1 where there is none
    expansion: bool  # the tiles of the expansion take part
    rebuilt: list[bool]  # per tile
    owners: list[list[int]]  # per tile: whose marker covers each space, from the left; -1 nobody's
    figures: list[int]  # the tile of each seat's figure
    dragons: list[int]  # the tile of the red, the green and the blue dragon; -1 outside the city
    finish: list[list[list[int]]]  # per tile and seat: crystals, scales, cards if the viewer covered the rest; or []
    reach: list[int]  # per tile: steps the viewer's figure needs, if it can walk there now; 0 where it stands; else -1
    targets: list[int]  # the tiles to choose from when a dragon or a figure is to be put somewhere
    moving: int  # what is being put there: 0 to 2 a dragon, 3 the figure, -1 nothing
    steps: int  # steps left in the movement phase; 0 outside it
    contributed: bool  # the first contribution of this turn is made: dragons pay no more
    placed: bool  # a marker was placed this turn
    palace: str  # what the spaces of the Palace take: "each_space" a colour of its own, or all of them "one_colour" ...
    palace_colour: int  # ... and which, once the first is paid; -1 none
    # offerings and scales
    obelisk: list[int]  # whose marker covers each space of the Obelisk, from the bottom
    costs: list[int]  # what its spaces cost, from the bottom
    cost: int  # what the next one costs; 0 when the game is over and all are taken
    surcharge: list[int]  # what a Pillar of value 1 and of value 2 adds
    scales: list[int]  # of each seat
    pool: int  # scales that nobody has
    all_scales: int  # scales in the game
    scale_timing: str  # when those of the dragons are scored: "immediate" or "after_building"
    crystals: list[int | None]  # the viewer's own, None for the others
    markers: list[int]  # left
    # cards
    hands: list[list[int] | None]  # the viewer's own as a sorted list of cards, None for the others
    sizes: list[int]  # cards in each hand
    aside: int  # cards set aside unseen for the player whose turn it is
    deck: int  # cards left
    draws: int  # cards that the reset would draw now; 0 outside it
    discard: list[int]  # cards, in the order in which they came
    unseen: list[int]  # per card: copies that lie neither open nor in the viewer's hand
    # advice
    suggestion: str  # the next action of the cheapest payment, for the actor alone; "" if there is none


class Shared:
    """What is the same in all views of a position, whoever looks."""

    def __init__(self, city: City) -> None:
        self.city: Final = city
        self.scores: Final = [city.offerings(owner) for owner in range(city.seats)]
        self.owners: Final = [city.tile_owners(tile) for tile in range(TILES)]
        self.rebuilt: Final = city.rebuilt.copy()
        self.markers: Final = [city.markers(owner) for owner in range(city.seats)]
        self.sizes: Final = [city.size(owner) for owner in range(city.seats)]
        self.finished: Final[dict[int, list[list[list[int]]]]] = {}

    def finish(self, seat: int) -> list[list[list[int]]]:
        """Per tile: what everybody would win if *seat* finished it; nothing about that is secret."""
        if seat not in self.finished:
            self.finished[seat] = [finish(self.city, tile, self.owners[tile], seat) for tile in range(TILES)]
        return self.finished[seat]


def view(city: City, seat: int, known: Shared | None = None) -> CityView:
    """What *seat* may know; what is the same in all views of this position may be *known* already."""
    step = city.agenda[-1] if city.agenda else None
    shared = known or Shared(city)
    return {
        **common_view(city, seat, shared.scores),
        "turn": city.turn,
        "first": city.first,
        "round": (city.turns + city.seats - 1) // city.seats,
        "idle": city.idle,
        "idle_limit": idle_limit(city),
        "ending": ENDINGS[city.ending],
        "needed": OFFERINGS_TO_WIN[city.seats],
        "city": city.plan.tiles.copy(),
        "expansion": len(city.plan.laid) == TILES,
        "rebuilt": shared.rebuilt,
        "owners": shared.owners,
        "figures": city.figures.copy(),
        "dragons": city.dragons.copy(),
        "finish": shared.finish(seat if seat >= 0 else city.turn),
        "reach": reach(city, seat),
        "targets": [option - TARGET for option in step.options(city)] if moving(step) >= 0 and step else [],
        "moving": moving(step),
        "steps": steps_left(city),
        "contributed": city.contributed,
        "placed": city.placed,
        "palace": "one_colour" if city.one_colour else "each_space",
        "palace_colour": city.palace if city.palace != ANY else -1,
        "obelisk": city.obelisk.copy(),
        "costs": OBELISK[city.seats].copy(),
        "cost": city.cost() if len(city.obelisk) < len(OBELISK[city.seats]) else 0,
        "surcharge": SURCHARGE.copy(),
        "scales": city.scales.copy(),
        "pool": city.pool(),
        "all_scales": SCALES[city.seats],
        "scale_timing": "after_building" if city.after_building else "immediate",
        "crystals": [count if seat in (owner, OPEN) else None for owner, count in enumerate(city.crystals)],
        "markers": shared.markers,
        "hands": [listed(hand) if seat in (owner, OPEN) else None for owner, hand in enumerate(city.hands)],
        "sizes": shared.sizes,
        "aside": len(city.aside),
        "deck": len(city.deck),
        "draws": step.discarded + RESET_DRAWS if isinstance(step, Reset) else 0,
        "discard": city.discard.copy(),
        "unseen": unseen_copies(city, seat),
        **payment(city, step),
        "suggestion": suggestion(city, seat),
    }


def finish(city: City, tile: int, owners: list[int], seat: int) -> list[list[int]]:
    """§6 What everybody would win if *seat* covered all empty spaces of the tile now."""
    if tile == COURTYARD or city.rebuilt[tile] or city.plan.cells[tile] == NOWHERE:
        return []
    return awards(city, tile, [seat if owner == EMPTY else owner for owner in owners])


def reach(city: City, seat: int) -> list[int]:
    """§4.1 Per tile: the steps that the viewer's figure needs, if it can walk there now."""
    step = city.agenda[-1] if city.agenda else None
    if not isinstance(step, Movement) or step.seat != seat:
        return [NOWHERE] * TILES
    steps = city.plan.ways[city.figures[seat]]
    return [far if 0 <= far <= step.steps else NOWHERE for far in steps]


def moving(step: Step | None) -> int:
    """What is being put on a tile: a dragon, the figure, or nothing."""
    if isinstance(step, DragonTarget):
        return step.dragon
    return FIGURE if isinstance(step, (FigureTarget, Relocate)) else NOWHERE


def steps_left(city: City) -> int:
    """The steps left in the movement phase, also while a target is chosen."""
    return sum([step.steps for step in city.agenda[-2:] if isinstance(step, Movement)])


def paying(city: City, step: Step | None) -> tuple[int, int, int, int, int]:
    """The payment under way: its space on the tile and the colour, what is due, the source and the places left."""
    space, colour, due, source, places = -1, -1, 0, -1, 0
    if isinstance(step, PalaceColour):
        space, due = step.space, SPACE_VALUE[step.space]
    elif isinstance(step, (Payment, Partner, Recolour)):
        space, colour, due, source, places = step.space, step.colour, step.due, step.source, step.places
    if step is not None and space >= 0:
        space -= FIRST_SPACE[city.figures[step.seat]]
    return space, colour, due, source, places


def payment(city: City, step: Step | None) -> PaymentView:
    """The payment under way."""
    space, colour, due, source, places = paying(city, step)
    return {
        "space": space,
        "colour": colour,
        "due": due,
        "paid": city.paid.copy(),
        "source": source,
        "places": places,
    }


def suggestion(city: City, seat: int) -> str:
    """The next action of the cheapest payment, worked out from the viewer's own hand."""
    if city.actor != seat or seat < 0:
        return ""
    way = cheapest(city.hands[seat], city.agenda[-1], PRICES)
    return ACTIONS.write(way[0]) if way else ""


def unseen_copies(city: City, seat: int) -> list[int]:
    """Copies of each card that lie neither open nor in a hand that the viewer sees."""
    left = COPIES.copy()
    for card in [*city.discard, *city.paid]:
        left[card] = left[card] - 1
    for owner in range(city.seats):
        if seat in (owner, OPEN):
            hand = city.hands[owner]
            for card in range(CARDS):
                left[card] = left[card] - hand[card]
    return left
