"""§5 to §8 Shipping: loading, the customs, the pay, and a raid."""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import Step

from ..data import price
from .table import BRIBE, PASS, RAID, Ferry


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

    def refuse(self, ferry: Ferry, action: int) -> str:
        if not BRIBE <= action < RAID:
            return "not-now"
        return "not-held" if action - BRIBE == ferry.hold[0] else "not-loaded"

    def resolve(self, ferry: Ferry, action: int) -> None:
        if action == PASS:
            return
        gone = [action - BRIBE, ferry.hold.pop()]
        ferry.hands[self.seat].remove(action - BRIBE)
        ferry.sunk.extend(gone)
        ferry.tell_list("bribed", self.seat, gone)


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

    def refuse(self, ferry: Ferry, action: int) -> str:
        if not RAID <= action < RAID + ferry.seats:
            return "not-now"
        return "yourself" if action - RAID == self.seat else "no-hand"

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
