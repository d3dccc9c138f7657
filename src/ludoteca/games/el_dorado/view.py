"""What a seat may know of the table, built from nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypedDict

from ...core.seen.view import View, common_view
from ...core.state import Step
from ...core.story import OPEN
from .data import (
    KINDS,
    PIECE,
    POWER,
    PURPLE,
    ROUTE_IDS,
    ROUTE_TEXTS,
    START_NUMBER,
    STRENGTH,
    SYMBOL,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    WHITE,
)
from .rules.market import Pay, money, on_offer, purchases
from .rules.movement import ChooseWay, Guide, PayWay, Walk, usable
from .rules.rounds import PlayCards, scores
from .rules.route import Route
from .rules.table import BUY, EMPTY, GATE, OVERCOME, STEP, Expedition
from .rules.walks import Walks
from .rules.ways import open_spaces, stand


class Preview(TypedDict):
    """Where a card or token would take one of the viewer's pawns."""

    card: int  # -1 if it is a token
    token: int  # -1 if it is a card
    symbol: int  # 0 machete, 1 paddle, 2 coin; 4 for a Native
    pawn: int  # 0 or 1
    reach: list[list[int]]  # space and least cost, every space within the power


class TurnView(View):
    """The viewer, the round and the turn."""

    round: int  # from 1
    limit: int  # rounds after which the game ends, 0: none
    idle: int  # rounds in a row in which nothing happened
    eventful: bool  # a pawn moved, a blockade was taken or a card gained in this round
    first: int  # who wears the hat: rounds begin here
    order: list[int]  # the seats in turn order, from the hat
    arrivals: list[int]  # who has arrived, in order; somebody: this is the last round
    bought: bool  # the actor has bought a card this turn: no more moving with cards
    gained: list[int]  # the actor's cards that were gained this turn, wherever they are now, sorted
    passing: bool  # the actor's pawns may enter occupied spaces this turn


class RouteView(TypedDict):
    """The route: it never changes during a game."""

    route: str  # one of ROUTE_IDS, or the text of a custom route
    pieces: list[list[int]]  # piece, turn (60 degrees clockwise each), q and r of its middle; the finish is the last
    spaces: list[list[int]]  # space, q, r, terrain, power, start number (0: none), cave number (-1: none), piece
    seams: list[list[list[int]]]  # of each seam: pairs of spaces that face each other across it


class BoardView(TypedDict):
    """What lies on the route."""

    blockades: list[int]  # the number of the blockade on each seam, 0: open
    pawns: list[list[int]]  # of each seat: the space of each pawn, -1: in the gate
    trail: list[list[int]]  # steps of this turn: seat, pawn (0, 1), space left; the pawn's next entry or place follows
    caves: list[int]  # tokens left in each cave; an empty list without the variant
    cave_pool: list[int]  # kinds of the tokens that nobody has seen, sorted (they lie in the caves and in the box)
    distances: list[list[list[int]]]  # of each pawn: fewest steps and smallest power to the finish, blockades ignored
    progress: list[int]  # percent of the way of each seat, by power, over all pawns


class ActionView(TypedDict):
    """What is being done at the moment."""

    moving: list[int]  # seat, pawn (0, 1), symbol (4: Native), power left; empty if nobody moves
    reach: list[list[int]]  # space and least cost: where that pawn can still get with this card
    paying: list[int]  # card to buy, half coins left, or empty
    way: list[int]  # space (-1: none), blockade (0: none), cards still to be paid, or empty
    aside: list[int]  # used items that are about to go to the box
    previews: list[Preview]  # where the viewer's playable cards and tokens lead (own turn, play-cards only)


class MarketView(TypedDict):
    """The market; prices are data.PRICE, in half coins."""

    market: list[list[int]]  # of each slot: card (-1: empty) and copies left
    reserve: list[list[int]]  # the same for the piles above the market
    reserve_open: bool  # a slot is empty
    on_offer: list[int]  # cards that may be bought from their place
    money: int  # of the viewer, in half coins
    affordable: list[int]  # cards on offer that the viewer could pay for (if nothing was bought this turn)


class CardsView(TypedDict):
    """The players' cards and tokens."""

    hands: list[list[int] | None]  # the viewer's own as a sorted list of cards, None for the others
    waiting: list[int]  # cards of the viewer's hand that were gained this turn and cannot be used yet
    sizes: list[int]  # cards in hand
    known: list[list[int]]  # what everybody can tell to be in a hand
    draws: list[int]  # cards in each draw pile
    unseen: list[list[int]]  # own: the draw pile's cards, sorted; others: hand and draw pile together, less `known`
    discards: list[list[int]]  # discard piles
    plays: list[list[int]]  # play areas
    tokens: list[list[int]]  # cave tokens
    taken: list[list[int]]  # blockades overcome
    decks: list[list[int]]  # how many of each kind the player has in all, wherever they are: everybody saw them gained
    box: list[int]  # cards out of the game
    token_box: list[int]  # tokens out of the game


class ExpeditionView(TurnView, RouteView, BoardView, ActionView, MarketView, CardsView):
    """The table as one seat sees it: SPECTATOR sees no hand, OPEN (finished games) sees all."""


class Shared:
    """What is the same in all views of a position, whoever looks."""

    def __init__(self, table: Expedition) -> None:
        step = table.agenda[-1] if table.agenda else None
        self.scores: Final = scores(table)
        self.gained: Final = gained(table)
        self.board: Final = board_view(table)
        self.reach: Final = reached(table, step)
        self.market: Final = [[kind, table.stock[kind] if kind != EMPTY else 0] for kind in table.market]
        self.reserve: Final = [[kind, table.stock[kind]] for kind in table.reserve()]
        self.decks: Final = [deck(table, owner) for owner in range(table.seats)]
        self.discards: Final = [[card % KINDS for card in cards] for cards in table.discards]


def view(table: Expedition, seat: int, known: Shared | None = None) -> ExpeditionView:
    """What *seat* may know; what is the same in all views of this position may be *known* already."""
    step = table.agenda[-1] if table.agenda else None
    shared = known or Shared(table)
    return {
        **turn_view(table, shared, seat),
        **route_view(table.route),
        **shared.board,
        **action_view(table, step, shared, seat),
        **market_view(table, shared, seat),
        **cards_view(table, shared, seat),
    }


def turn_view(table: Expedition, shared: Shared, seat: int) -> TurnView:
    """Who is looking, and where the game is."""
    return {
        **common_view(table, seat, shared.scores),
        "round": table.round,
        "limit": table.limit,
        "idle": table.idle,
        "eventful": table.progress,
        "first": table.first,
        "order": table.from_seat(table.first),
        "arrivals": table.arrivals.copy(),
        "bought": table.bought,
        "gained": shared.gained,
        "passing": table.passing,
    }


def gained(table: Expedition) -> list[int]:
    """The cards that the actor gained this turn: everybody saw them, though not always where they are now."""
    if not table.gained or table.over:
        return []
    places = (table.hands, table.draws, table.discards)
    return sorted([card - KINDS for place in places for card in place[table.actor] if card >= KINDS])


@lru_cache(maxsize=64)
def route_view(route: Route) -> RouteView:
    """The route as it lies: the same in every view of a game, and never changed."""
    caves = {space: number for number, space in enumerate(route.caves)}
    return {
        "route": ROUTE_IDS[ROUTE_TEXTS.index(route.text)] if route.text in ROUTE_TEXTS else route.text,
        "pieces": [[laid.piece, laid.turn, laid.q, laid.r] for laid in route.laid],
        "spaces": [
            [h, route.q[h], route.r[h], route.terrain[h], POWER[h], START_NUMBER[h], caves.get(h, -1), PIECE[h]]
            for h in route.spaces
        ],
        "seams": [[list(pair) for pair in pairs] for pairs in route.crossings],
    }


def board_view(table: Expedition) -> BoardView:
    """What lies on the route, and how far everybody is."""
    each, trail = table.each, table.trail
    far = [distances(table, owner) for owner in range(table.seats)]
    return {
        "blockades": table.blockades.copy(),
        "pawns": [table.pawns[owner * each : (owner + 1) * each] for owner in range(table.seats)],
        "trail": [[trail[i] // each, trail[i] % each, trail[i + 1]] for i in range(0, len(trail), 2)],
        "caves": table.caves.copy(),
        "cave_pool": sorted(table.bag),
        "distances": far,
        "progress": [progress(table, own) for own in far],
    }


def action_view(table: Expedition, step: Step | None, shared: Shared, seat: int) -> ActionView:
    """What is being done, and what the viewer could do."""
    return {
        "moving": moving(table, step),
        "reach": shared.reach,
        "paying": [step.kind, step.left] if isinstance(step, Pay) else [],
        "way": way(step),
        "aside": table.aside.copy(),
        "previews": previews(table, step, seat),
    }


def market_view(table: Expedition, shared: Shared, seat: int) -> MarketView:
    """What is for sale, and what the viewer can pay."""
    return {
        "market": shared.market,
        "reserve": shared.reserve,
        "reserve_open": EMPTY in table.market,
        "on_offer": on_offer(table).copy(),
        "money": money(table.hands[seat], table.tokens[seat]) if seat >= 0 else 0,
        "affordable": [action - BUY for action in purchases(table, seat)[:-1]] if seat >= 0 else [],
    }


def cards_view(table: Expedition, shared: Shared, seat: int) -> CardsView:
    """Everybody's cards and tokens, as far as the viewer sees them."""
    return {
        "hands": [plain(hand) if seat in (owner, OPEN) else None for owner, hand in enumerate(table.hands)],
        "waiting": [card - KINDS for card in table.hands[seat] if card >= KINDS] if seat >= 0 else [],
        "sizes": [len(hand) for hand in table.hands],
        "known": [plain(cards) for cards in table.known],
        "draws": [len(cards) for cards in table.draws],
        "unseen": [unseen(table, owner, seat) for owner in range(table.seats)],
        "discards": shared.discards,
        "plays": [cards.copy() for cards in table.plays],
        "tokens": [tokens.copy() for tokens in table.tokens],
        "taken": [taken.copy() for taken in table.taken],
        "decks": shared.decks,
        "box": table.box.copy(),
        "token_box": table.token_box.copy(),
    }


def plain(cards: list[int]) -> list[int]:
    """Cards as their kinds, sorted, those gained this turn among them."""
    return sorted([card % KINDS for card in cards])


def unseen(table: Expedition, owner: int, seat: int) -> list[int]:
    """The owner's cards that *seat* does not see: of its own only the draw pile, of others the hand as well."""
    if seat in (owner, OPEN):
        return plain(table.draws[owner])
    hidden = table.hands[owner].copy()
    for card in table.known[owner]:
        hidden.remove(card)
    return plain(hidden + table.draws[owner])


def deck(table: Expedition, owner: int) -> list[int]:
    """How many cards of each kind a player has."""
    places = (table.hands, table.draws, table.discards, table.plays)
    counts = [0] * KINDS
    for place in places:
        for card in place[owner]:
            counts[card % KINDS] = counts[card % KINDS] + 1
    if owner == table.actor:
        for card in table.aside:
            counts[card] = counts[card] + 1
    return counts


def distances(table: Expedition, owner: int) -> list[list[int]]:
    """How far it is for each pawn."""
    spaces = table.pawns[owner * table.each : (owner + 1) * table.each]
    route = table.route
    return [[0, 0] if space == GATE else [route.steps_left[space], route.power_left[space]] for space in spaces]


def progress(table: Expedition, far: list[list[int]]) -> int:
    """Percent of the way that the player's pawns have made, by power; *far* are their distances."""
    left = sum([power for _, power in far])
    return max(0, round(100 * (1 - left / (table.each * table.route.whole_way))))


# -- what is being done ------------------------------------------------------------------------------------------------


def moving(table: Expedition, step: Step | None) -> list[int]:
    """Who moves with what."""
    if isinstance(step, Walk):
        return [step.seat, step.pawn % table.each, step.symbol, step.power]
    if isinstance(step, Guide):
        return [step.seat, step.pawn % table.each, PURPLE, 0]
    return []


def reached(table: Expedition, step: Step | None) -> list[list[int]]:
    """Where the pawn that moves can get."""
    if isinstance(step, Walk):
        return reach(table, step.pawn, step.symbol, step.power)
    if isinstance(step, Guide):
        return [[space, 0] for space in sorted(open_spaces(table, table.pawns[step.pawn]))]
    return []


def reach(table: Expedition, pawn: int, symbol: int, power: int) -> list[list[int]]:
    """Every space that a pawn can reach with so much of a symbol, and its least cost; blockades stay where they are."""
    here = table.pawns[pawn]
    if stand(table, here).least[symbol] > power:
        return []
    walks = Walks(table, here, symbol, power)
    return [[space, cost] for space, cost in sorted(zip(walks.spaces, walks.spent))]


def way(step: Step | None) -> list[int]:
    """The space or blockade that is being paid for."""
    if not isinstance(step, (PayWay, ChooseWay)):
        return []
    left = step.left if isinstance(step, PayWay) else 0
    if step.target >= OVERCOME:
        return [-1, step.target - OVERCOME + 1, left]
    return [step.target - STEP, 0, left]


def previews(table: Expedition, step: Step | None, seat: int) -> list[Preview]:
    """Where each playable card and token leads, for the player who is about to choose one."""
    if not isinstance(step, PlayCards) or step.seat != seat:
        return []
    found: list[Preview] = []
    held = 0 if table.bought else usable(table, seat)
    cards = [card for card in range(KINDS) if held >> card & 1 and SYMBOL[card] < PURPLE]
    tokens = sorted({token for token in table.tokens[seat] if TOKEN_POWER[token]})
    for pawn in table.own_pawns(seat):
        for card in cards:
            symbols = range(WHITE) if SYMBOL[card] == WHITE else [SYMBOL[card]]
            for symbol in symbols:
                there = reach(table, pawn, symbol, STRENGTH[card])
                found.append(Preview(card=card, token=-1, symbol=symbol, pawn=pawn % table.each, reach=there))
        for token in tokens:
            there = reach(table, pawn, TOKEN_SYMBOL[token], TOKEN_POWER[token])
            found.append(Preview(card=-1, token=token, symbol=TOKEN_SYMBOL[token], pawn=pawn % table.each, reach=there))
    return [preview for preview in found if preview["reach"]]
