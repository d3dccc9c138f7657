"""Ways in Blue Moon City: walk to any tile, pay any space within reach, make an offering, swap cards, end the turn."""

from __future__ import annotations

from typing import Final

from ...core.advice.steering import Steering
from ...core.state import Step
from .advice.hints import least_useful
from .advice.survey import ARCHIVE
from .data import CARDS_OF, KHIND_1, TILE_IDS
from .rules.actions import (
    ACTIONS,
    CHOOSE_COLOUR,
    CONTRIBUTE,
    DISCARD,
    DRAW,
    END_CONTRIBUTION,
    END_MOVEMENT,
    EXTRA,
    OFFER,
    POWER,
    SKIP,
    USE,
)
from .rules.afford import SMALL_MIMIX, plain
from .rules.cheapest import PRICES, card_of, cheapest
from .rules.contribution import Contribution
from .rules.movement import Movement
from .rules.offerings import MoreOfferings, Offering
from .rules.payment import PalaceColour, Paying, Payment
from .rules.specials import SpecialBuilding
from .rules.table import NOTHING, City
from .rules.turns import Reset

PAYMENT: Final = "payment"  # the goal of who has begun to pay
SWAP_ONE: Final = "swap-1"  # the goal of who discards the card that is of the least use, and draws
SWAP_TWO: Final = "swap-2"  # the same with two cards
WALK: Final = 10.0  # what a step costs: less than a card, more than the end of a phase
PHASE: Final = 1.0
PLACES: Final[list[str]] = [tile.replace("_", "-") for tile in TILE_IDS]  # as actions call them


class CitySteering(Steering[City]):
    """One walk and one spending; powers and Pillars are always taps of their own."""

    def onward(self, city: City, way: list[int]) -> list[int]:
        """Walk and end a phase freely, pay the cheapest; who has walked does not leave a building unused."""
        step = city.agenda[-1]
        if is_payment(step):
            return next_paid(city.hands[step.seat], step)
        if isinstance(step, Movement):
            return [action for action in city.legal if action < POWER or action == END_MOVEMENT]
        if isinstance(step, Reset) and way and DISCARD <= way[-1] < DRAW:
            return [proposal(city, step.seat)]
        if isinstance(step, (Contribution, Offering, MoreOfferings, SpecialBuilding, Reset)):
            return [action for action in city.legal if may_follow(way, action)]
        return []

    def goal(self, city: City, action: int) -> str:
        """A tile, a space by its building, an offering, a special building, new cards, or what is being paid."""
        step = city.agenda[-1]
        if is_payment(step):
            return PAYMENT
        if isinstance(step, Reset) and step.discarded:
            return SWAP_ONE if action == DRAW else SWAP_TWO
        here = place_of(city)
        if action < POWER or action in (OFFER, DRAW) or DISCARD <= action < DRAW:
            return ACTIONS.write(action)
        if CONTRIBUTE <= action < CHOOSE_COLOUR:
            return f"contribute {here} {action - CONTRIBUTE + 1}"
        return f"special {here}" if action == USE else ""

    def mark(self, city: City, way: list[int]) -> bytes:
        """Each tile is gone on from once: its prospects say so."""
        return b""

    def prospects(self, city: City, action: int, way: list[int]) -> list[str] | None:
        """Whoever was on a tile with as many steps left or more has gone on from there."""
        return [ACTIONS.write(action)] if action < POWER else None

    def deserves(self, city: City, goal: str) -> bool:
        """Not to walk away and back."""
        return goal != f"step {place_of(city)}"

    def spends(self, city: City, action: int) -> bool:
        """Everything but walking, ending a phase, and the first of the cards that are proposed for a swap."""
        step = city.agenda[-1]
        if isinstance(step, Reset) and not step.discarded:
            return action != proposal(city, step.seat)
        return (
            is_payment(step)
            or CONTRIBUTE <= action < CHOOSE_COLOUR
            or DISCARD <= action <= DRAW
            or action in (OFFER, USE)
        )

    def settled(self, city: City) -> bool:
        """Once nothing is to be paid any more."""
        return not is_payment(city.agenda[-1])

    def cost(self, city: City, action: int) -> float:
        """Cards at their price, steps, and the end of a phase."""
        if is_payment(city.agenda[-1]):
            card = card_of(action)
            return 0.0 if card == NOTHING else float(PRICES[card])
        return WALK if action < POWER else PHASE


def place_of(city: City) -> str:
    """The tile on which whoever is asked stands, as actions call it."""
    return PLACES[city.figures[city.actor]]


def is_payment(step: Step) -> bool:
    """Whether something is being paid."""
    return isinstance(step, (Paying, PalaceColour))


KNOWN: Final[dict[tuple[str, bytes, int, int, int, int], list[int]]] = {}  # by what is being paid, and by which cards
MANY: Final = 4000  # payments that are kept
PLAIN: Final[list[list[int]]] = [  # by colour: the cards that can pay for it without recolouring
    sorted({*cards, KHIND_1, *SMALL_MIMIX}) for cards in CARDS_OF
]


def next_paid(hand: list[int], step: Step) -> list[int]:
    """The next decision of the cheapest payment; from one board to the next, cards and prices are mostly the same."""
    key = payment_key(hand, step)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MANY:
            KNOWN.clear()
        found = KNOWN[key] = cheapest(hand, step, PRICES)[:1]
    return found


def payment_key(hand: list[int], step: Step) -> tuple[str, bytes, int, int, int, int]:
    """All that decides how a payment goes on: where plain cards are enough, no others are looked at."""
    if isinstance(step, Payment) and not step.places and step.due <= plain(hand, step.colour):
        return ("", bytes([hand[card] for card in PLAIN[step.colour]]), step.colour, step.due, 0, 0)
    if isinstance(step, Paying):
        return (step.key(), bytes(hand), step.colour, step.due, step.source, step.places)
    assert isinstance(step, PalaceColour)
    return (step.key(), bytes(hand), step.space, 0, 0, 0)


def proposal(city: City, seat: int) -> int:
    """What is proposed at the reset: to discard the card of the least use if a new one is worth more, or to draw."""
    card = least_useful(ARCHIVE.of(city), city, seat)
    return DRAW if card == NOTHING else DISCARD + card


def may_follow(way: list[int], action: int) -> bool:
    """Whether *action* may follow: no Pillar, a walk is not made for nothing, and no card is thrown away unless one
    has just ended the phase before that."""
    if EXTRA <= action < END_CONTRIBUTION:
        return False
    if DISCARD <= action < DRAW:
        return way in ([], [END_CONTRIBUTION], [SKIP])
    walked = any([before < POWER for before in way])
    return not (walked and action in (END_CONTRIBUTION, SKIP, DRAW))
