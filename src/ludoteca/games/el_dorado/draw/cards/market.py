"""The market: six piles with prices and copies left, the reserve above it, and what the viewer could pay for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .....core.seen.picture import NO_CHOICES, Choices
from .....drawing.choice import thing
from .....drawing.shapes.pieces import dashed, panel
from .....drawing.svg import SMALL, Point, group, icon, measure, place_at, remember, text, use
from ...data import COPIES, PRICE
from ..lettering import THINGS, Lettering, coins
from ..size import Desk
from .faces import named_ring

if TYPE_CHECKING:
    from ...view import ExpeditionView


class Pile(NamedTuple):
    """A pile as one viewer sees it: equal ones are drawn once and remembered."""

    card: int
    left: int
    at: Point
    paid: bool  # whether the viewer could pay for it
    action: str  # what a click means now
    label: str | None  # the words of that action; None if it is not legal

    @property
    def choices(self) -> Choices:
        """What may be chosen of this pile."""
        return NO_CHOICES if self.label is None else Choices({self.action: self.label})

    def price(self, x: float, y: float) -> str:
        """The price, gold if the viewer could pay it."""
        return use(f"ed-{'price' if self.paid else 'dear'}-{PRICE[self.card] // 2}", x, y)


def market(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk) -> str:
    """Both: the piles on offer and those that wait. Lit piles come last, so that no ring is covered."""
    free, piles = "", []
    for i, (card, left) in enumerate(view["market"]):
        at = place(i, desk.stalls, desk.step, desk.columns)
        if card < 0:
            free += empty(at, desk)
        else:
            piles.append((stall, lasting_stall, pile_of(view, choices, card, left, at)))
    for i, (card, left) in enumerate(view["reserve"]):
        at = place(i, desk.lots, desk.lot_step, desk.lot_columns)
        piles.append((lot, lasting_lot, pile_of(view, choices, card, left, at)))
    piles.sort(key=lambda entry: entry[2].label is not None or entry[2].action in choices.aims)
    drawn = "".join(
        one(pile, choices, words, desk) if pile.action in choices.aims else lasting(pile, words, desk)
        for one, lasting, pile in piles
    )
    return free + drawn


def pile_of(view: ExpeditionView, choices: Choices, card: int, left: int, at: Point) -> Pile:
    """What the viewer sees of a pile."""
    action = choices.first(f"take {THINGS[card]}", f"buy {THINGS[card]}")
    return Pile(card, left, at, card in view["affordable"], action, choices.labels.get(action))


def place(i: int, first: Point, step: Point, columns: int) -> Point:
    """Where pile number *i* lies."""
    return first[0] + i % columns * step[0], first[1] + i // columns * step[1]


def headings(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk, said: str) -> str:
    """What lies where, what the viewer's hand is worth, and whether the reserve is open."""
    x = desk.stalls[0]
    title = text(x, 22, words.say("draw-market"), 14, "f-ink", bold=700)
    money = worth(said, x + measure(words.say("draw-market"), 14) + 22, 22) if said else ""
    key = "draw-reserve-open" if view["reserve_open"] else "draw-reserve-closed"
    look, glyph = ("f-ink", "check") if view["reserve_open"] else ("f-ink-2", "no")
    if desk.narrow:
        y = desk.lots[1] - 14
        said = words.say(key)
        note = icon(glyph, x + 8, y - 4.5, 14, look.replace("f-", "k-")) + text(x + 20, y, said, 13, look, bold=600)
        return title + money + note
    right, said = desk.stalls[0] + 5 * desk.step[0] + desk.stall[0], words.say(key)
    left = right - measure(said, SMALL)
    sign = icon(glyph, left - 11, 17.6, 13, look.replace("f-", "k-"))
    return title + money + sign + text(left, 22, said, SMALL, look, bold=500)


def purse(view: ExpeditionView, words: Lettering) -> str:
    """What the viewer could pay, or still has to pay, in words; nothing for those who watch."""
    if view["seat"] < 0:
        return ""
    if view["paying"] and view["actor"] == view["seat"]:
        return words.say("draw-to-pay", coins(view["paying"][1]), words.card(view["paying"][0]))
    if view["bought"] and view["actor"] == view["seat"]:
        return words.say("draw-bought")
    return words.say("draw-money", coins(view["money"]))


def worth(said: str, x: float, y: float) -> str:
    """What the viewer could pay."""
    return icon("coin", x, y - 4.6, 14, "k-gold-ink") + text(x + 12, y, said, SMALL, "f-ink-2", bold=500)


def empty(at: Point, desk: Desk) -> str:
    """A slot without a pile: it opens the reserve."""
    w, h = desk.stall
    return dashed(at[0] + 2, at[1] + 2, w - 4, h - 4, 8, "s-ink-3", 1.6)


@remember
def lasting_stall(pile: Pile, words: Lettering, desk: Desk) -> str:
    """A pile of the market that no way leads to."""
    return stall(pile, pile.choices, words, desk)


@remember
def lasting_lot(pile: Pile, words: Lettering, desk: Desk) -> str:
    """A pile of the reserve that no way leads to."""
    return lot(pile, pile.choices, words, desk)


def stall(pile: Pile, choices: Choices, words: Lettering, desk: Desk) -> str:
    """A pile of the market."""
    behind = use(f"ed-edges-{pile.left}") if pile.left > 1 else ""
    return thing(
        choices,
        pile.action,
        words.pile(pile.card, pile.left),
        behind + use(f"ed-stall-{pile.card}"),
        what=f"card:{pile.card}",
        ring=named_ring("stall"),
        above=pile.price(desk.stall[0] - 8, 8) + use(f"ed-n{pile.left}", 12, 44 if desk.narrow else 28),
        id=f"pile-{pile.card}",
        data_move="",
        transform=place_at(*pile.at),
    )


def lot(pile: Pile, choices: Choices, words: Lettering, desk: Desk) -> str:
    """A pile of the reserve: small; on a wide desk one line, with its copies only if some are gone."""
    w = desk.lot[0]
    price = pile.price(16, 14) if desk.narrow else group(pile.price(0, 0), at=(9, 8.5), scale=0.8)
    copies = use(f"ed-n{pile.left}", w - 12, 13) if desk.narrow else ""
    if not desk.narrow and pile.left < COPIES[pile.card]:
        copies = use(f"ed-x{pile.left}", w - 3.5, 12.6)
    return thing(
        choices,
        pile.action,
        words.pile(pile.card, pile.left),
        use(f"ed-lot-{pile.card}"),
        what=f"card:{pile.card}",
        ring=named_ring("lot"),
        above=price + copies,
        id=f"pile-{pile.card}",
        data_move="",
        transform=place_at(*pile.at),
    )


def ground(w: float, h: float) -> str:
    """The panel under the market."""
    return panel(1, 1, w - 2, h - 2, 14)
