"""§1.1 Basic resources of choice."""

from __future__ import annotations

from typing import Final

from ....core.state import NO_OPTIONS
from ..data import GOLD, WISDOM
from .actions import GAIN
from .table import Paragraph, Realm

GAINS: Final = [list(range(GAIN, GAIN + kinds)) for kinds in range(GOLD + 1)]


class GainBasic(Paragraph):
    """§1.1 A gain of basic resources of choice: stone, food or wisdom, asked for each."""

    def __init__(self, seat: int, left: int, kinds: int = GOLD) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.kinds: Final = kinds  # Riding Grounds: stone or food only

    def options(self, realm: Realm) -> list[int]:
        return GAINS[self.kinds] if self.left else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        realm.gain(self.seat, action - GAIN, 1)
        if self.left > 1:
            realm.next(GainBasic(self.seat, self.left - 1, self.kinds))

    def refuse(self, realm: Realm, action: int) -> str:
        return "stone-or-food" if action == GAIN + WISDOM else super().refuse(realm, action)

    def numbers(self, realm: Realm) -> list[int]:
        return [self.left]

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.left} {self.kinds}"


def gain_all(realm: Realm, seat: int, gains: list[int]) -> None:
    """Gain stone, food, wisdom and gold as listed; the last number is of basic resources of choice."""
    for resource in range(GOLD + 1):
        if gains[resource]:
            realm.gain(seat, resource, gains[resource])
    if gains[GOLD + 1]:
        realm.next(GainBasic(seat, gains[GOLD + 1]))
