"""Ferry: buy cargo, load it, bribe the customs, raid the others. For 2 to 4 players."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.adviser import Adviser
from ludoteca.core.chance import Chance
from ludoteca.core.components import digest
from ludoteca.core.game import Game, Line, View
from ludoteca.core.options import Option, Value
from ludoteca.core.state import State, Step
from ludoteca.core.story import OPEN, Event
from ludoteca.core.text import Text, Words
from ludoteca.core.vocabulary import Vocabulary
from ludoteca.drawing.choice import Choices, rect_ring
from ludoteca.drawing.picture import Picture
from ludoteca.drawing.svg import rect, text

KINDS: Final = ["amber", "bales", "copper", "dyes"]
PRICE: Final = [1, 2, 3, 4]
EACH: Final = 9
HAND: Final = 3
MARKET: Final = 4
CONVOY: Final = 3

ACTIONS: Final = Vocabulary()
PASS: Final = ACTIONS.verb("pass")
BUY: Final = ACTIONS.verb("buy", KINDS)
LOAD: Final = ACTIONS.verb("load", KINDS)
BRIBE: Final = ACTIONS.verb("bribe", KINDS)
RAID: Final = ACTIONS.verb("raid", ["1", "2", "3", "4"])


class Ferry(State):
    """What lies on the table; cargo is counted by kind."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.bag: list[int] = []
        self.market: list[int] = []
        self.hold: list[int] = []
        self.sunk: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.coins: list[int] = [0] * seats
        self.convoy = CONVOY

    def clone(self, chance: Chance) -> Ferry:
        twin = Ferry(self.seats, chance)
        twin.follow(self)
        twin.bag = self.bag.copy()
        twin.market = self.market.copy()
        twin.hold = self.hold.copy()
        twin.sunk = self.sunk.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.coins = self.coins.copy()
        twin.convoy = self.convoy
        return twin


class Turn(Step):
    """§2 On your turn, buy one card, or load all your cargo of one kind."""

    def options(self, ferry: Ferry) -> list[int]:
        kinds = range(len(KINDS))
        buy = [BUY + kind for kind in kinds if kind in ferry.market]
        return buy + [LOAD + kind for kind in kinds if kind in ferry.hands[self.seat]]

    def resolve(self, ferry: Ferry, action: int) -> None:
        me, others = self.seat, ferry.left_of(self.seat)
        if action < LOAD:
            ferry.then([Buy(me, action - BUY), Refill(me), Turn(others[0])])
            return
        bribes: list[Step] = [Bribe(seat) for seat in others]
        ferry.then([Load(me, action - LOAD), *bribes, Payment(me), Raid(me), Turn(others[0])])

    def refuse(self, ferry: Ferry, action: int) -> str:
        if BUY <= action < LOAD:
            return "not-in-market"
        return "not-in-hand" if LOAD <= action < BRIBE else "not-now"


class Buy(Step):
    """§3 Take the card into your hand."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def run(self, ferry: Ferry) -> None:
        ferry.market.remove(self.kind)
        ferry.hands[self.seat].append(self.kind)
        ferry.hands[self.seat].sort()
        ferry.tell("bought", self.seat, self.kind)


class Refill(Step):
    """§4 Refill the market from the bag. If you cannot, the game is over."""

    def run(self, ferry: Ferry) -> None:
        while len(ferry.market) < MARKET:
            if not ferry.bag:
                ferry.finish()
                return
            ferry.market.append(ferry.chance.draw(ferry.bag))


class Load(Step):
    """§5 Put all your cargo of one kind into the hold."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def run(self, ferry: Ferry) -> None:
        hand = ferry.hands[self.seat]
        ferry.hold = [kind for kind in hand if kind == self.kind]
        ferry.hands[self.seat] = [kind for kind in hand if kind != self.kind]
        ferry.tell("loaded", self.seat, len(ferry.hold), self.kind)


class Bribe(Step):
    """§6 You may discard a card of the loaded kind to have one piece seized; whether you could is hidden."""

    def options(self, ferry: Ferry) -> list[int]:
        if not ferry.hold:
            return []
        kind = ferry.hold[0]
        return [PASS, BRIBE + kind] if kind in ferry.hands[self.seat] else [PASS]

    def resolve(self, ferry: Ferry, action: int) -> None:
        if action == PASS:
            return
        ferry.hands[self.seat].remove(action - BRIBE)
        ferry.sunk.extend([action - BRIBE, ferry.hold.pop()])
        ferry.tell("bribed", self.seat)


class Payment(Step):
    """§7 You are paid the price of every piece of cargo still in the hold."""

    def run(self, ferry: Ferry) -> None:
        paid = price(ferry.hold)
        ferry.coins[self.seat] += paid
        ferry.tell("paid", self.seat, paid)


class Raid(Step):
    """§8 If the hold is a convoy, steal a random card from another player."""

    def options(self, ferry: Ferry) -> list[int]:
        if len(ferry.hold) < ferry.convoy:
            return []
        return [RAID + victim for victim in ferry.left_of(self.seat) if ferry.hands[victim]]

    def obvious(self, ferry: Ferry) -> bool:
        return True

    def resolve(self, ferry: Ferry, action: int) -> None:
        victim = action - RAID
        kind = ferry.chance.draw(ferry.hands[victim])
        ferry.hands[victim].sort()
        ferry.hands[self.seat].append(kind)
        ferry.hands[self.seat].sort()
        ferry.whisper([self.seat, victim], "raided", self.seat, victim, kind)
        ferry.tell_others([self.seat, victim], "raided-unseen", self.seat, victim)
        self.run(ferry)

    def run(self, ferry: Ferry) -> None:
        ferry.sunk.extend(ferry.hold)
        ferry.hold = []


class Adding(Adviser):
    """Coins, what is about to be paid, and half the price of the cargo in hand."""

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Ferry)
        merits = [1 + coins + 0.5 * price(hand) for coins, hand in zip(state.coins, state.hands, strict=True)]
        for step in state.agenda:
            if isinstance(step, Payment):
                merits[step.seat] += price(state.hold)
        return [merit / sum(merits) for merit in merits]


def price(cargo: list[int]) -> int:
    """What a load is paid."""
    return sum([PRICE[kind] for kind in cargo])


TEXT: Final = Text(
    "ferry",
    title="Ferry",
    blurb="Buy cargo and load it. Bribe the customs when others do.",
    prompts={"turn": "Buy or load", "bribe": "Bribe the customs?", "raid": "Whom do you raid?"},
    events={
        "bought": "{player} buys {0:kind}",
        "loaded": "{player} loads {0} x {1:kind}",
        "bribed": "{player} bribes the customs",
        "paid": "{player} is paid {0}",
        "raided": "{player} takes {1:kind} from {0:seat}",
        "raided-unseen": "{player} takes a card from {0:seat}",
    },
    verbs={"pass": "Pass", "buy": "Buy {0:kind}", "load": "Load {0:kind}", "bribe": "Bribe", "raid": "Raid {0:seat}"},
    reasons={"not-in-market": ("§3", "It is not in the market."), "not-in-hand": ("§5", "You do not hold it.")},
    names={"kind": KINDS},
    says={"coins": "Coins", "convoy": "Pieces that make a convoy"},
    options={"convoy": "Convoy", "convoy=3": "3", "convoy=4": "4"},
)


class FerryGame(Game):
    """Everything about Ferry in one object."""

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        """§1 Deal three cards to each player, then lay out the market."""
        ferry = Ferry(seats, chance)
        ferry.convoy = int(options["convoy"])
        ferry.bag = [kind for kind in range(len(KINDS)) for _ in range(EACH)]
        for hand in ferry.hands:
            hand.extend(sorted([chance.draw(ferry.bag) for _ in range(HAND)]))
        ferry.then([Refill(0), Turn(0)])
        return ferry

    def position(self, seats: int, chance: Chance, **things: Any) -> State:
        ferry = Ferry(seats, chance)
        for seat, names in enumerate(things.get("hands", [])):
            ferry.hands[seat] = sorted([KINDS.index(name) for name in names])
        ferry.market = [KINDS.index(name) for name in things.get("market", [])]
        ferry.bag = [KINDS.index(name) for name in things.get("bag", [])]
        ferry.then([Turn(things.get("turn", 0))])
        ferry.advance()
        return ferry

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Ferry)
        return state.coins.copy()

    def ranks(self, state: State) -> list[int]:
        coins = self.scores(state)
        return [1 + len([other for other in coins if other > mine]) for mine in coins]

    def account(self, state: State, events: list[Event]) -> list[list[Line]]:
        return [[Line("coins", [], coins)] for coins in self.scores(state)]

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Ferry)
        return {
            "seat": seat,
            "seats": state.seats,
            "actor": state.actor,
            "over": state.over,
            "step": state.agenda[-1].key() if state.agenda else "",
            "scores": state.coins.copy(),
            "market": state.market.copy(),
            "hold": state.hold.copy(),
            "bag": len(state.bag),
            "sizes": [len(hand) for hand in state.hands],
            "hands": [hand.copy() if seat in (owner, OPEN) else None for owner, hand in enumerate(state.hands)],
            "names": [str(owner + 1) for owner in range(state.seats)],
        }

    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        assert isinstance(state, Ferry)
        twin = state.clone(chance)
        others = [other for other in range(twin.seats) if other != seat]
        for other in others:
            twin.bag.extend(twin.hands[other])
        twin.bag.sort()
        for other in others:
            twin.hands[other] = sorted([chance.draw(twin.bag) for _ in state.hands[other]])
        twin.bag.sort()
        twin.legal = twin.agenda[-1].options(twin) if twin.agenda else []
        return twin

    def draw(self, view: View, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
        things = []
        for place, kind in enumerate(view["market"]):
            x = 12 + 84 * place
            card = rect(x, 12, 72, 96, "f-paper s-print-2", 8) + text(x + 36, 64, KINDS[kind], 13, "f-print", "middle")
            things.append(choices.thing(f"buy {KINDS[kind]}", KINDS[kind], card, ring=rect_ring(x, 12, 72, 96, 8)))
        hand = view["hands"][view["seat"]] if view["seat"] >= 0 else []
        mine = [text(12 + 70 * place, 20, KINDS[kind], 13, "f-ink") for place, kind in enumerate(hand)]
        width = 390 if narrow else 600
        return [
            Picture("board", "Ferry", width, 120, rect(0, 0, width, 120, "f-desk", 12), "".join(things)),
            *([Picture("hand", "Hand", width, 30, "", "".join(mine))] if view["seat"] >= 0 else []),
        ]

    def cover(self) -> str:
        return rect(0, 0, 300, 196, "f-sky-1")


FERRY: Final = FerryGame(
    name="ferry",
    seats=range(2, 5),
    minutes=5,
    version=1,
    digest=digest({"price": PRICE, "each": EACH}),
    actions=ACTIONS,
    text=TEXT,
    options=(Option("convoy", (3, 4), 3, 4),),
    adviser=Adding(),
)
