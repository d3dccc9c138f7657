"""§6.1 Closing a district."""

from __future__ import annotations

from typing import Final

from ....core.shared import replaced
from ....core.state import NO_OPTIONS
from ..data import (
    BLOCK,
    CARDS,
    CELLS,
    COLOUR,
    CORNER,
    DIE_KINDS,
    EFFECT,
    FACES,
    FIRST_POINTS,
    GOLD,
    LATER_POINTS,
    LEO,
    LEO_POINTS,
    LIBRA,
    NO_COLOUR,
    SCORPIO,
    SIDES,
    VALUE,
    WISDOM,
)
from .abilities import design_at, use, useful
from .actions import ACTIVATE, FINISH, MATCH, SEAT
from .city import CODE_COLOUR, FACE_DOWN
from .dice import PAID, TakeDie, refuse_freeman
from .table import DISTRICTS, END_GOLD, Paragraph, Realm


class SeatDie(Paragraph):
    """§6.1 Put the die of an unused Freeman into the Seat of Power; its base is available again."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def options(self, realm: Realm) -> list[int]:
        return [SEAT + die for die in realm.unused(self.seat)]

    def resolve(self, realm: Realm, action: int) -> None:
        seat, die = self.seat, action - SEAT
        realm.drop_freeman(seat, die)
        realm.closed = replaced(realm.closed, seat, [*realm.closed[seat], self.cell])
        realm.seated = replaced(realm.seated, seat, [*realm.seated[seat], risen(realm, seat, die)])
        realm.tell("closed", seat, self.cell, realm.seated[seat][-1])
        if realm.holds(seat, SCORPIO):
            realm.gain(seat, WISDOM, 1)
        if realm.holds(seat, LIBRA):
            realm.next(TakeDie(seat, PAID, optional=True))
        realm.next(Activate(seat, self.cell, COLOUR[die]))
        realm.next(MatchCard(seat, self.cell))

    def refuse(self, realm: Realm, action: int) -> str:
        if SEAT <= action < SEAT + DIE_KINDS:
            return refuse_freeman(realm, self.seat, action - SEAT)
        return super().refuse(realm, action)

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.cell}"


def risen(realm: Realm, seat: int, die: int) -> int:
    """§12 Leo adds 2 to a die that goes into a seat, up to 6."""
    return die + min(LEO_POINTS, FACES - VALUE[die]) if realm.holds(seat, LEO) else die


# -- district cards ----------------------------------------------------------------------------------------------------


def fits(colours: list[int], card: int) -> bool:
    """§6.1 Whether a block (lower left, lower right, upper left, upper right) shows a card's pattern in some turn."""
    for blank in range(4):
        corner = 3 - blank
        if colours[corner] != CORNER[card]:
            continue
        a, b = (colours[1], colours[2]) if blank in (0, 3) else (colours[0], colours[3])
        if a != NO_COLOUR and sorted([a, b]) == SIDES[card]:
            return True
    return False


def matching(realm: Realm, seat: int, cell: int) -> list[int]:
    """§6.1 The displayed cards, by place, that a district matches."""
    colours = [CODE_COLOUR[realm.city[seat][near]] for near in BLOCK[cell]]
    return [place for place, card in enumerate(realm.cards) if fits(colours, card)]


def card_points(realm: Realm, seat: int, place: int) -> int:
    """§6.1 The higher points for a player's first match of a card, the lower ones for later matches."""
    card = realm.cards[place]
    return LATER_POINTS[card] if realm.matched[seat] >> place & 1 else FIRST_POINTS[card]


def match_card(realm: Realm, seat: int, place: int) -> None:
    """§6.1 Score a card and take all gold that lies on it."""
    points, gold = card_points(realm, seat, place), realm.card_gold[place]
    realm.matched = replaced(realm.matched, seat, realm.matched[seat] | 1 << place)
    realm.earn(seat, DISTRICTS, points)
    realm.tell("matched", seat, points, realm.cards[place])
    if gold:
        realm.card_gold = replaced(realm.card_gold, place, 0)
        realm.gain(seat, GOLD, gold)
        if not any(realm.card_gold):
            realm.trigger(END_GOLD)


class MatchCard(Paragraph):
    """§6.1 A district that matches displayed cards scores one of them: the player's choice of several."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def options(self, realm: Realm) -> list[int]:
        places = matching(realm, self.seat, self.cell)
        return [MATCH + realm.cards[place] for place in places] if len(places) > 1 else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        match_card(realm, self.seat, realm.cards.index(action - MATCH))

    def run(self, realm: Realm) -> None:
        for place in matching(realm, self.seat, self.cell):
            match_card(realm, self.seat, place)

    def refuse(self, realm: Realm, action: int) -> str:
        if not MATCH <= action < MATCH + CARDS:
            return super().refuse(realm, action)
        return "no-match" if action - MATCH in realm.cards else "card-not-shown"

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.cell}"


# -- activations -------------------------------------------------------------------------------------------------------


def activated(realm: Realm, seat: int, cell: int, colour: int) -> list[int]:
    """§6.1 The tiles of a district that a die of a colour activates: those of its colour, and the Agora."""
    city = realm.city[seat]
    return [near for near in BLOCK[cell] if CODE_COLOUR[city[near]] == colour or is_agora(city[near])]


def is_agora(code: int) -> bool:
    """§11.6 The Agora is grey and activates with a die of any colour; the Palace has no ability."""
    return 0 < code < FACE_DOWN and CODE_COLOUR[code] == NO_COLOUR and bool(EFFECT[code - 1])


class Activate(Paragraph):
    """§6.1 Use the activated tiles in any order, each once and none by force; one that does nothing now may wait."""

    def __init__(self, seat: int, cell: int, colour: int, used: int = 0) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.colour: Final = colour
        self.used: Final = used  # a bit for each tile of the block

    def options(self, realm: Realm) -> list[int]:
        options = []
        for near in activated(realm, self.seat, self.cell, self.colour):
            unused = not self.used >> BLOCK[self.cell].index(near) & 1
            if unused and useful(realm, self.seat, near, design_at(realm, self.seat, near)):
                options.append(ACTIVATE + near)
        return [*options, FINISH] if options else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        if action == FINISH:
            return
        tile = action - ACTIVATE
        used = self.used | 1 << BLOCK[self.cell].index(tile)
        realm.next(Activate(self.seat, self.cell, self.colour, used))
        use(realm, self.seat, tile, design_at(realm, self.seat, tile))

    def refuse(self, realm: Realm, action: int) -> str:
        if not ACTIVATE <= action < ACTIVATE + CELLS:
            return super().refuse(realm, action)
        tile = action - ACTIVATE
        if tile not in BLOCK[self.cell]:
            return "other-district"
        if tile not in activated(realm, self.seat, self.cell, self.colour):
            return "other-colour"
        return "used-already" if self.used >> BLOCK[self.cell].index(tile) & 1 else "does-nothing"

    def numbers(self, realm: Realm) -> list[int]:
        return [self.colour]

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.cell} {self.colour} {self.used}"
