"""§9 Removing cards, and §10 what becomes of used items."""

from __future__ import annotations

from typing import Final

from ....core.state import NO_OPTIONS, Step
from ..data import KEEP_ITEM, KINDS
from .table import DONE, LOSE, NOTHING, REMOVE, SAVE, Expedition, with_card

KEEP_OR_NOT: Final[list[int]] = [SAVE, LOSE]


def remove(table: Expedition, seat: int, kind: int) -> None:
    """§1.3 Put a hand card into the box."""
    table.away(seat, kind)
    table.box = with_card(table.box, kind)
    table.tell("removed", seat, kind)


def removable(table: Expedition, seat: int) -> list[int]:
    """The hand cards of *seat*, equal ones once, those gained this turn too (Q8), as actions."""
    return sorted({REMOVE + card % KINDS for card in table.hands[seat]})


class RemoveCards(Step):
    """§9.5, §9.6, §9.9 Scientist and Travel Log: put hand cards into the box, one by one; stop at any time."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, table: Expedition) -> list[int]:
        found = removable(table, self.seat)
        return [*found, DONE] if found else NO_OPTIONS

    def resolve(self, table: Expedition, action: int) -> None:
        if action == DONE:
            return
        remove(table, self.seat, action - REMOVE)
        if self.left > 1:
            table.next(RemoveCards(self.seat, self.left - 1))

    def refuse(self, table: Expedition, action: int) -> str:
        return "not-held" if REMOVE <= action < REMOVE + KINDS else "not-now"

    def numbers(self, table: Expedition) -> list[int]:
        return [self.left]


class RemoveOne(Step):
    """§11.8 The remove token puts exactly one hand card into the box."""

    def options(self, table: Expedition) -> list[int]:
        return removable(table, self.seat)

    def resolve(self, table: Expedition, action: int) -> None:
        remove(table, self.seat, action - REMOVE)

    def refuse(self, table: Expedition, action: int) -> str:
        if action == DONE:
            return "remove-one"
        return "not-held" if REMOVE <= action < REMOVE + KINDS else "not-now"

    def obvious(self, table: Expedition) -> bool:
        return len(table.hands[self.seat]) == 1


class PutAway(Step):
    """§5.7, §10 Used items go to the box; the owner of a keep-item token is asked for each of them (§11.10)."""

    def options(self, table: Expedition) -> list[int]:
        return KEEP_OR_NOT if table.aside and KEEP_ITEM in table.tokens[self.seat] else NO_OPTIONS

    def resolve(self, table: Expedition, action: int) -> None:
        card, table.aside = table.aside[0], table.aside[1:]
        if action == SAVE:
            table.spend_token(self.seat, KEEP_ITEM)
            table.plays[self.seat] = with_card(table.plays[self.seat], card)
            table.tell("item-saved", self.seat, card)
        else:
            table.box = with_card(table.box, card)
            table.tell("item-boxed", self.seat, card)
        table.next(self)

    def run(self, table: Expedition) -> None:
        for card in table.aside:
            table.box = with_card(table.box, card)
            table.tell("item-boxed", self.seat, card)
        table.aside = NOTHING

    def numbers(self, table: Expedition) -> list[int]:
        return [table.aside[0]]
