"""What lies on the table of The Quest for El Dorado, and every action the game can have."""

from __future__ import annotations

from typing import Any, Final

from ....core.chance import Chance
from ....core.language.vocabulary import Vocabulary
from ....core.shared import replaced, without
from ....core.state import NO_OPTIONS, NOBODY, State
from ..data import (
    BLOCKADES,
    COPIES,
    FIRST_FINISH,
    HEX_IDS,
    IDS,
    KINDS,
    MARKET,
    POWER,
    PRICE,
    START_SPACES,
    SYMBOLS,
    TOKEN_IDS,
)
from .route import Route, route_of

ACTIONS: Final = Vocabulary()
STEP: Final = ACTIONS.verb("step", HEX_IDS)  # onto a space, by its piece and its place on it
OVERCOME: Final = ACTIONS.verb("overcome", [str(n + 1) for n in range(BLOCKADES)])  # take a blockade
PLAY: Final = ACTIONS.verb("play", IDS)  # a card, for its power or its action
USE: Final = ACTIONS.verb("use", TOKEN_IDS)  # a cave token
PAWN: Final = ACTIONS.verb("pawn", ["1", "2"])  # which of my two pawns moves
AS: Final = ACTIONS.verb("as", SYMBOLS)  # the symbol of a white or changed card
CHANGE: Final = ACTIONS.verb("change", IDS)  # the card whose symbol a token changes, to move with it
BUY: Final = ACTIONS.verb("buy", IDS)
PAY: Final = ACTIONS.verb("pay", IDS)  # a hand card, for a purchase, a space or a blockade
SPEND: Final = ACTIONS.verb("spend", TOKEN_IDS)  # a coin token, for a purchase
EXCHANGE: Final = ACTIONS.verb("exchange", IDS)  # pay with a card that a change-symbol token turns into coins
TAKE: Final = ACTIONS.verb("take", IDS)  # with the Transmitter
REMOVE: Final = ACTIONS.verb("remove", IDS)  # a hand card, into the box
REPLACE: Final = ACTIONS.verb("replace", IDS)  # a hand card, for another from the draw pile
DISCARD: Final = ACTIONS.verb("discard", IDS)  # at the end of the turn
SAVE: Final = ACTIONS.verb("save")  # the item just used, with a keep-item token ...
LOSE: Final = ACTIONS.verb("lose")  # ... or not
STOP: Final = ACTIONS.verb("stop")  # moving with this card
DONE: Final = ACTIONS.verb("done")

GATE: Final = -1  # where a pawn is that has arrived
MOST_PAWNS: Final = 4  # two of two players, or one of four
EMPTY: Final = -1  # a market slot without a pile
NO_BLOCKADE: Final = 0
ALL_KINDS: Final[int] = (1 << KINDS) - 1  # of cards that may be used, as bits
NOTHING: Final[list[int]] = []  # where no card lies; never changed
NO_PAWNS: Final[list[int]] = []  # nor these
ALONE: Final[list[list[int]]] = [[pawn] for pawn in range(MOST_PAWNS)]
PAIRS: Final[list[list[int]]] = [[pawn, pawn + 1] for pawn in range(0, MOST_PAWNS, 2)]
DEAREST: Final[int] = max(PRICE)  # half coins beyond which nothing more can be bought


def bare_table(seats: int, chance: Chance, route: str) -> Expedition:
    """A table with the route, the full market and no cards or pawns yet; a pawn that is nowhere stands in the gate."""
    table = Expedition(seats, chance, route_of(route))
    table.each = len(START_SPACES[seats][0])
    table.pawns = [GATE] * (seats * table.each)
    table.beside = [0] * (seats * table.each)
    table.hands = [[] for _ in range(seats)]
    table.draws = [[] for _ in range(seats)]
    table.discards = [[] for _ in range(seats)]
    table.plays = [[] for _ in range(seats)]
    table.known = [[] for _ in range(seats)]
    table.tokens = [[] for _ in range(seats)]
    table.taken = [[] for _ in range(seats)]
    table.market = MARKET.copy()
    table.stock = COPIES.copy()
    table.shelf = Shelf(table.market, table.stock)
    table.blockades = [NO_BLOCKADE] * len(table.route.crossings)
    table.aside, table.caves, table.bag, table.box, table.token_box = [], [], [], [], []
    table.arrivals, table.trail = [], []
    return table


class Shelf:
    """§8.2 What may be bought for so many half coins, made anew only when other kinds are on offer."""

    def __init__(self, market: list[int], stock: list[int]) -> None:
        self.market: Final = market
        self.stock: Final = stock
        self.reserve: Final = EMPTY in market  # whether cards of the reserve may be bought
        self.kinds: Final = [kind for kind in range(KINDS) if stock[kind]] if self.reserve else market
        self.found: Final = [NO_OPTIONS] * (DEAREST + 1)

    def __reduce__(self) -> tuple[Any, ...]:
        return Shelf, (self.market, self.stock)

    def __repr__(self) -> str:
        """Nothing of its own: all that it tells comes from market and stock."""
        return "Shelf"

    def choices(self, coins: int) -> list[int]:
        """The purchases that so many half coins can pay for, and then none; found when they are first asked for."""
        coins = min(DEAREST, coins)
        if not self.found[coins]:
            self.found[coins] = [*[BUY + kind for kind in self.kinds if PRICE[kind] <= coins], DONE]
        return self.found[coins]


class Expedition(State):
    """What lies on the table. A card is its kind; one gained this turn, which cannot be used yet (Q8), is KINDS more.

    Hands and tokens are sorted, draw piles are bags: their order is made as cards are drawn. All caves draw from one
    bag of tokens: nobody has seen which lie where. Only the lists of pawns, arrivals and trail are ever changed; all
    others, and all lists inside lists, are replaced, so that clones share them.
    """

    each: int  # pawns of each player
    pawns: list[int]  # the space of each pawn, or GATE; player by player
    beside: list[int]  # the caves beside each pawn at its last stop, as bits
    hands: list[list[int]]
    draws: list[list[int]]
    discards: list[list[int]]
    plays: list[list[int]]  # play areas
    known: list[list[int]]  # what everybody knows to be in a hand: all of it, at a reshuffle
    tokens: list[list[int]]
    taken: list[list[int]]  # blockades overcome, by number
    aside: list[int]  # used items on their way to the box
    market: list[int]  # the kind in each slot, or EMPTY
    stock: list[int]  # cards left of each kind; what is in no slot lies in the reserve
    shelf: Shelf  # what may be bought, ready to be asked
    blockades: list[int]  # the blockade on each seam, or NO_BLOCKADE
    caves: list[int]  # tokens left in each cave of the route; none at all without the variant
    bag: list[int]  # the tokens that nobody has seen
    box: list[int]  # cards out of the game
    token_box: list[int]
    arrivals: list[int]  # who has arrived, in order
    trail: list[int]  # where pawns walked this turn: pawn, space left, pawn, space left ...

    def __init__(self, seats: int, chance: Chance, route: Route) -> None:
        super().__init__(seats, chance)
        self.route: Final = route
        self.first = 0  # who wears the hat
        self.round = 0
        self.limit = 0  # rounds after which the game ends; 0: none
        self.idle = 0  # rounds in a row without progress
        self.progress = False  # a pawn moved, a blockade was taken or a card gained in this round
        self.bought = False  # this turn
        self.gained = False  # a card, this turn
        self.passing = False  # a pass token works until the end of the turn

    def clone(self, chance: Chance | None = None) -> Expedition:
        """A copy to play on."""
        twin = Expedition(self.seats, self.luck(chance), self.route)
        twin.follow(self)
        twin.each = self.each
        twin.pawns = self.pawns.copy()
        twin.beside = self.beside
        twin.hands = self.hands.copy()
        twin.draws = self.draws.copy()
        twin.discards = self.discards.copy()
        twin.plays = self.plays.copy()
        twin.known = self.known.copy()
        twin.tokens = self.tokens.copy()
        twin.taken = self.taken.copy()
        twin.aside = self.aside
        twin.market = self.market
        twin.stock = self.stock
        twin.shelf = self.shelf
        twin.blockades = self.blockades
        twin.caves = self.caves
        twin.bag = self.bag
        twin.box = self.box
        twin.token_box = self.token_box
        twin.arrivals = self.arrivals.copy()
        twin.trail = self.trail.copy()
        twin.first = self.first
        twin.round = self.round
        twin.limit = self.limit
        twin.idle = self.idle
        twin.progress = self.progress
        twin.bought = self.bought
        twin.gained = self.gained
        twin.passing = self.passing
        return twin

    def given(self) -> tuple[str, ...]:
        """The fields that the constructor takes."""
        return ("seats", "chance", "route")

    def changeable(self) -> list[object]:
        """Pawns, blockades, the market and the cards of who is asked; the trail changes nothing that is to come."""
        me = self.actor
        cards = [self.hands[me], self.plays[me], self.discards[me], self.tokens[me], self.aside, self.box]
        flags = [self.bought, self.gained, self.passing]
        return [self.pawns, self.beside, self.blockades, self.arrivals, *cards, self.market, self.stock, *flags]

    # -- looking ---------------------------------------------------------------------------------------------------

    def own_pawns(self, seat: int) -> list[int]:
        """The pawns of *seat* that are still on their way. Not to be changed."""
        if self.each == 1:
            return ALONE[seat] if self.pawns[seat] != GATE else NO_PAWNS
        first = 2 * seat
        if self.pawns[first] == GATE:
            return ALONE[first + 1] if self.pawns[first + 1] != GATE else NO_PAWNS
        return PAIRS[seat] if self.pawns[first + 1] != GATE else ALONE[first]

    def only_pawn(self, seat: int) -> int:
        """The one pawn of *seat* that is still on its way, NOBODY if there are two."""
        if self.each == 1:
            return seat
        if self.pawns[2 * seat] == GATE:
            return 2 * seat + 1
        return 2 * seat if self.pawns[2 * seat + 1] == GATE else NOBODY

    def last_of_round(self, seat: int) -> bool:
        """§13.2 Whether nobody has a turn after *seat* in this round."""
        return seat == (self.first + self.seats - 1) % self.seats

    def without_anything(self, seat: int) -> bool:
        """Q26 Whether *seat* has no card in any place and no token."""
        return not (
            self.hands[seat] or self.draws[seat] or self.discards[seat] or self.plays[seat] or self.tokens[seat]
        )

    def reserve(self) -> list[int]:
        """The kinds whose piles lie above the market."""
        return [kind for kind in range(KINDS) if self.stock[kind] and kind not in self.market]

    # -- cards -----------------------------------------------------------------------------------------------------

    def from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, seen by everybody."""
        self.hands[seat] = without(self.hands[seat], card)
        if self.known[seat] and card in self.known[seat]:
            self.known[seat] = without(self.known[seat], card)

    def away(self, seat: int, kind: int) -> None:
        """Take a card that is not used out of a hand: the copy gained this turn first, for it is of no use yet."""
        self.from_hand(seat, kind + KINDS if self.gained and kind + KINDS in self.hands[seat] else kind)

    def draw_cards(self, seat: int, count: int) -> None:
        """§5.3, §9.8 Draw; if the draw pile is empty the discard pile is shuffled. If nothing is left, draw fewer."""
        hand, pile = self.hands[seat].copy(), self.draws[seat].copy()
        drawn: list[int] = []
        for _ in range(count):
            if not pile:
                if not self.discards[seat]:
                    break
                pile = self.reshuffle(seat, hand)
            card = self.chance.draw(pile)
            put(hand, card)
            drawn.append(card)
        self.hands[seat], self.draws[seat] = hand, pile
        if self.story is not None and drawn:
            self.tell_drawn(seat, [card % KINDS for card in drawn])

    def reshuffle(self, seat: int, hand: list[int]) -> list[int]:
        """§5.3 The discard pile becomes the draw pile. As both were open, everybody now knows what is in the hand."""
        pile = sorted(self.discards[seat])
        self.discards[seat] = []
        self.known[seat] = hand.copy()
        self.tell("reshuffled", seat, len(pile))
        return pile

    def tell_drawn(self, seat: int, drawn: list[int]) -> None:
        """Tell the owner which cards were drawn, and the others how many."""
        a, b, c, d = [*drawn, 0, 0, 0][:4]
        self.tell_only(f"drew-{len(drawn)}", seat, a, b, c, d)
        self.tell_rest("drew-unseen", seat, len(drawn))

    def unmark(self, seat: int) -> None:
        """Q8 The turn is over: what was gained in it is a card like any other."""
        self.gained = False
        self.hands[seat] = sorted([card % KINDS for card in self.hands[seat]])
        self.known[seat] = sorted([card % KINDS for card in self.known[seat]])
        self.draws[seat] = [card % KINDS for card in self.draws[seat]]
        self.discards[seat] = [card % KINDS for card in self.discards[seat]]

    def spend_token(self, seat: int, token: int) -> None:
        """§11.5 A token that was used goes to the box."""
        self.tokens[seat] = without(self.tokens[seat], token)
        self.token_box = with_card(self.token_box, token)

    # -- pawns -----------------------------------------------------------------------------------------------------

    def enter(self, seat: int, pawn: int, space: int) -> None:
        """§6.2 Move a pawn onto a space; from a finish space it goes straight into the gate (§6.10)."""
        self.progress = True
        self.trail.append(pawn)
        self.trail.append(self.pawns[pawn])
        self.pawns[pawn] = space
        self.tell("entered", seat, self.route.terrain[space], POWER[space], space, pawn)
        if space >= FIRST_FINISH:
            self.pawns[pawn] = GATE
            self.through_gate(seat)

    def through_gate(self, seat: int) -> None:
        """§6.10, §12.2, §13.2 Who has all pawns in the gate has arrived; the last player of the round ends the game."""
        if self.own_pawns(seat):
            return self.tell("first-pawn", seat)
        self.arrivals.append(seat)
        self.tell("arrived", seat)
        if self.last_of_round(seat):
            self.finish()
        return None

    def overcome(self, seat: int, pawn: int, number: int) -> None:
        """§7.4 Take a blockade: its seam is open. Who stood beside a cave behind it has lost that chance (§11.4)."""
        seam = self.blockades.index(number)
        self.progress = True
        self.blockades = replaced(self.blockades, seam, NO_BLOCKADE)
        self.taken[seat] = [*self.taken[seat], number]
        self.tell("overcame", seat, number)
        for other, space in enumerate(self.pawns):
            if other != pawn and space != GATE:
                self.beside = replaced(self.beside, other, self.beside[other] | self.caves_behind(space, seam))

    # -- caves -----------------------------------------------------------------------------------------------------

    def caves_behind(self, space: int, seam: int) -> int:
        """The caves beside a space across one seam, as bits."""
        over, found = self.route.caves_over[space], 0
        for i in range(0, len(over), 2):
            if over[i] == seam:
                found |= 1 << over[i + 1]
        return found

    def caves_beside(self, space: int) -> int:
        """§11.2, §11.4 The caves beside a space with no blockade between, as bits."""
        found = 0
        for cave in self.route.caves_at[space]:
            found |= 1 << cave
        over = self.route.caves_over[space]
        for i in range(0, len(over), 2):
            if not self.blockades[over[i]]:
                found |= 1 << over[i + 1]
        return found


# -- cards in a list ---------------------------------------------------------------------------------------------------


def put(hand: list[int], card: int) -> None:
    """Add a card to a hand of one's own making, which stays sorted; a loop, for hands are small."""
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def with_card(cards: list[int], card: int) -> list[int]:
    """These cards and one more."""
    found = cards.copy()
    found.append(card)
    return found


def kinds_in(cards: list[int]) -> int:
    """Which cards there are, as bits."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found
