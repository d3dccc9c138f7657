"""Ferry drawn: a quay with the market, the hold, and the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.language.text import Words
from ludoteca.core.seen.picture import Choices, Picture
from ludoteca.drawing.choice import rect_ring, thing
from ludoteca.drawing.svg import group, icon, rect, text

from ..data import KINDS

if TYPE_CHECKING:
    from ..view import FerryView

CARD = (72, 96)
WIDE, NARROW = 600, 390


def draw(view: FerryView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
    """The pictures of the table: the quay, and below it the viewer's hand (all hands, if all are open)."""
    width = NARROW if narrow else WIDE
    return [quay(view, choices, words, width), *[hand(view, seat, choices, words, width) for seat in open_hands(view)]]


def open_hands(view: FerryView) -> list[int]:
    """The seats whose hands the viewer sees."""
    return [seat for seat, cards in enumerate(view["hands"]) if cards is not None]


def quay(view: FerryView, choices: Choices, words: Words, width: float) -> Picture:
    """The market, and below it what is in the hold."""
    still = rect(0, 0, width, 250, "f-ferry-quay", 12) + text(12, 22, words.say("market"), 13, "f-ferry-ink")
    still += text(12, 152, words.say("hold"), 13, "f-ferry-ink")
    market = [
        card(choices, words, f"buy {KINDS[kind]}", kind, 12 + 84 * i, 32) for i, kind in enumerate(view["market"])
    ]
    hold = [text(12 + 74 * i, 178, words.name("kind", kind), 13, "f-ferry-ink") for i, kind in enumerate(view["hold"])]
    bag = text(12, 236, words.say("bag", view["bag"]), 13, "f-ferry-ink")
    return Picture("board", words.say("board"), width, 250, still, "".join([*market, *hold, bag]))


def hand(view: FerryView, seat: int, choices: Choices, words: Words, width: float) -> Picture:
    """The cards of a hand, closer to each other where there are many."""
    cards = view["hands"][seat] or []
    step = min(84, (width - 24 - CARD[0]) / max(1, len(cards) - 1))
    drawn = [card(choices, words, f"load {KINDS[kind]}", kind, 12 + step * i, 10) for i, kind in enumerate(cards)]
    mine = view["seat"] == seat
    name, label = ("hand", words.say("hand")) if mine else (f"hand-{seat}", words.player(seat))
    return Picture(name, label, width, 116, "", "".join(drawn))


def card(choices: Choices, words: Words, action: str, kind: int, x: float, y: float) -> str:
    """A card that stands for an action."""
    name = words.name("kind", kind)
    body = rect(0, 0, *CARD, "f-paper s-print-2", 8) + icon("ferry-crate", 36, 34, 30, "k-ferry-quay")
    body += text(36, 76, name, 13, "f-print", "middle")
    return group(thing(choices, action, name, body, what=f"kind:{kind}", ring=rect_ring(0, 0, *CARD, 8)), at=(x, y))


def cover() -> str:
    """The picture on the shelf."""
    return rect(0, 0, 300, 196, "f-ferry-quay") + icon("ferry-crate", 150, 98, 110, "k-cream")
