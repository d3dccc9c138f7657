"""§11 Caves: exploring them, and the tokens that are not just symbols."""

from __future__ import annotations

from typing import Final

from ....core.shared import replaced
from ....core.state import NO_OPTIONS, Step
from ..data import CAVE_TOKENS, KINDS, REPLACED, all_tokens
from .table import DONE, GATE, REPLACE, Expedition, with_card


def lay_caves(table: Expedition) -> None:
    """§11.1 A pile of tokens on each cave; at the start each pawn knows the caves beside its start space (§11.3)."""
    table.caves = [CAVE_TOKENS] * len(table.route.caves)
    table.bag = all_tokens()
    table.beside = [0 if space == GATE else table.caves_beside(space) for space in table.pawns]


class Explore(Step):
    """§11.2, §11.3 A pawn has stopped: it takes a token from each cave that it was not beside at its last stop."""

    def __init__(self, seat: int, pawn: int) -> None:
        super().__init__(seat)
        self.pawn: Final = pawn

    def run(self, table: Expedition) -> None:
        space = table.pawns[self.pawn]
        if space == GATE:
            return
        beside = table.caves_beside(space)
        reached = beside & ~table.beside[self.pawn]
        table.beside = replaced(table.beside, self.pawn, beside)
        for cave in range(len(table.caves)):
            if reached >> cave & 1 and table.caves[cave]:
                table.caves = replaced(table.caves, cave, table.caves[cave] - 1)
                table.bag = table.bag.copy()
                token = table.chance.draw(table.bag)
                table.tokens[self.seat] = sorted([*table.tokens[self.seat], token])
                table.tell("explored", self.seat, token, cave, table.caves[cave])


class ReplaceCards(Step):
    """§11.9 Put one to four hand cards into the play area without effect, then draw as many."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count  # cards put down so far

    def options(self, table: Expedition) -> list[int]:
        hand = table.hands[self.seat]
        if self.count == REPLACED or not hand:
            return NO_OPTIONS
        found = sorted({REPLACE + card % KINDS for card in hand})
        return [*found, DONE] if self.count else found

    def resolve(self, table: Expedition, action: int) -> None:
        if action == DONE:
            return self.run(table)
        kind = action - REPLACE
        table.away(self.seat, kind)
        table.plays[self.seat] = with_card(table.plays[self.seat], kind)
        table.tell("replaced", self.seat, kind)
        table.next(ReplaceCards(self.seat, self.count + 1))
        return None

    def run(self, table: Expedition) -> None:
        table.draw_cards(self.seat, self.count)

    def refuse(self, table: Expedition, action: int) -> str:
        if action == DONE:
            return "at-least-one"
        return "not-held" if REPLACE <= action < REPLACE + KINDS else "not-now"

    def numbers(self, table: Expedition) -> list[int]:
        return [REPLACED - self.count]
