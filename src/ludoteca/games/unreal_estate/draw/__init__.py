"""Unreal Estate drawn: an architect's desk in a fairy-tale town."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....core.language.text import Words
from ....core.seen.picture import Choices, Picture
from ....core.story import OPEN, SPECTATOR
from ....drawing.shapes.pieces import soft
from ....drawing.svg import SMALL, el, lines, rect, text
from .cards import faces as cards
from .cards.hand import all_hands, hand
from .cover import cover
from .desk import plans
from .desk.drawer import drawers, fronts
from .desk.order import this_round
from .desk.proposals import proposals
from .desk.stock import stock
from .desk.tape import scores, tape
from .lettering import Lettering, heading
from .size import NARROW, WIDE, Desk, drawer_places

if TYPE_CHECKING:
    from ..view import EstateView

__all__ = ["cover", "draw"]


def draw(view: EstateView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
    """The pictures of the table: the desk, and below it the viewer's hand (all hands, if all are open)."""
    said, desk = Lettering.of(words), NARROW if narrow else WIDE
    pictures = [board(view, choices, said, desk)]
    if view["seat"] == OPEN:
        pictures.append(all_hands(view, said, desk))
    elif view["seat"] != SPECTATOR:
        pictures.append(hand(view, choices, said, desk))
    return pictures


def board(view: EstateView, choices: Choices, words: Lettering, desk: Desk) -> Picture:
    """The desk: proposal table, this round, deck and discard, project drawer, score."""
    living = (
        stock(view, words, desk)
        + proposals(view, choices, words, desk)
        + this_round(view, choices, words, desk)
        + drawers(view, choices, words, desk)
        + scores(desk, words, tuple(view["scores"]), tuple(view["names"]))
    )
    return Picture("board", words.say("board"), desk.width, desk.height, still(words, desk, view["seats"]), living)


@lru_cache(maxsize=64)
def still(words: Lettering, desk: Desk, seats: int) -> str:
    """All that never changes during a game, in one language and for one number of players."""
    return (
        el("defs", cards.definitions(words, desk), plans.definitions(desk, drawer_places(desk, seats)[1]))
        + mat(desk)
        + (narrow_words(words, desk) if desk.narrow else wide_words(words))
        + el("g", fronts(words, desk, seats), data_thing="drawer")
        + el("g", tape(desk), data_thing="tape")
    )


def mat(desk: Desk) -> str:
    """A cutting mat with its grid."""
    w, h, step = desk.width, desk.height, 22
    across = [(0.0, y, w, y) for y in range(step, int(h), step)]
    along = [(x, 0.0, x, h) for x in range(step, int(w), step)]
    grid = lines([*across, *along], "s-desk-2", 1, opacity=0.55)
    edge = rect(1.5, 1.5, w - 3, h - 3, "n s-desk-2", 15, pen=3)
    return soft(1, 0, w - 2, h - 4, 16) + rect(0, 0, w, h, "f-desk", 16) + grid + edge


def wide_words(words: Lettering) -> str:
    """The headings of a wide desk."""
    return (
        heading(20, 32, words.say("proposal-table"), words.say("table-note"))
        + heading(20, 258, words.say("project-drawer"), words.say("drawer-note"))
        + text(970, 258, words.say("drawer-legend"), SMALL, "f-desk-ink", "end")
    )


def narrow_words(words: Lettering, desk: Desk) -> str:
    """The headings of a phone."""
    x, y = desk.drawers
    return (
        heading(x, 28, words.say("proposal-table"), "", 17)
        + heading(x, y - 22, words.say("project-drawer"), "", 17)
        + text(x, y - 4, words.say("drawer-legend"), 12, "f-desk-ink")
    )
