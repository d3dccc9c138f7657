"""This round: who acts when, what is known of their hands, what lies before them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .....core.seen.picture import Choices
from .....drawing.choice import item, rect_ring, thing
from .....drawing.shapes.pieces import hit, token
from .....drawing.svg import SMALL, clip, el, fit, group, icon, place_at, rect, remember, text
from ...data import BUILDINGS
from ..lettering import GLYPHS, Lettering
from ..size import Desk

if TYPE_CHECKING:
    from ...view import EstateView

ROW, CELL = 38.0, 60.0
"""How high an entry is: a row on a wide desk, a cell on a phone."""


def current(view: EstateView) -> int:
    """Whose entry is asked now: the next in order, unless somebody else must decide; -1 when the game is over."""
    order, actor = view["order"], view["actor"]
    if view["over"] or actor not in order:
        return -1
    for turn in (view["acted"], view["acted"] - 1):
        if 0 <= turn < len(order) and order[turn] == actor:
            return turn
    return order.index(actor)


def this_round(view: EstateView, choices: Choices, words: Lettering, desk: Desk) -> str:
    """The seats in the order of this round."""
    now, out = current(view), []
    x, y = desk.order
    for turn, seat in enumerate(view["order"]):
        if desk.narrow:
            wide = desk.reach / len(view["order"])
            body, box = cell(place_of(view, turn, seat, turn == now), wide - 4), (x + turn * wide, y, wide - 4, CELL)
        else:
            body, box = row(place_of(view, turn, seat, turn == now)), (x, y + turn * ROW, 202.0, ROW - 3)
        out.append(entry(view, choices, words, turn, seat, body, box))
    return "".join(out) + round_number(view, words, desk)


def round_number(view: EstateView, words: Lettering, desk: Desk) -> str:
    """Which round it is."""
    if desk.narrow:
        return text(380, 27, words.say("this-round", view["round"]), 12.5, "f-desk-ink", "end", 600)
    return text(desk.order[0] + 6, 31, words.say("this-round", view["round"]), 13.5, "f-desk-ink", bold=600)


def entry(
    view: EstateView,
    choices: Choices,
    words: Lettering,
    turn: int,
    seat: int,
    body: str,
    box: tuple[float, float, float, float],
) -> str:
    """One entry; an opponent who may be chosen is a button."""
    x, y, w, h = box
    first = view["order"].index(seat) == turn
    action = choices.first(f"rob {seat + 1}", f"visit {seat + 1}")
    place = place_at(x, y)
    if first and action in choices:
        ring = rect_ring(0, 0, w, h, 10)
        return thing(choices, action, "", hit(0, 0, w, h), body, what="player", ring=ring, transform=place)
    if not first:  # the second turn of one of two players
        return el("g", body, transform=place, aria_hidden="true")
    label = words.say("player-label", view["names"][seat], view["sizes"][seat], view["scores"][seat])
    return item("player", label, body, transform=place)


def leads(view: EstateView, turn: int) -> bool:
    """Whether an entry is the first of the first player, who holds the key."""
    return view["order"][turn] == view["first"] and view["order"].index(view["first"]) == turn


class Place(NamedTuple):
    """What an entry shows."""

    turn: int
    seat: int
    name: str
    size: int  # of the hand
    now: bool  # it is asked
    acted: bool
    leads: bool
    signs: tuple[tuple[int, bool], ...]  # cards that everybody knows of, and whether they lie before the player


def place_of(view: EstateView, turn: int, seat: int, now: bool) -> Place:
    """What an entry shows; of a seat with two turns the first one tells its cards."""
    signs = signs_of(view, seat) if view["order"].index(seat) == turn else ()
    return Place(
        turn, seat, view["names"][seat], view["sizes"][seat], now, turn < view["acted"], leads(view, turn), signs
    )


def mark(shown: Place, x: float, y: float) -> str:
    """Before an entry: an arrow for who is asked, a tick for who has acted."""
    if shown.now:
        return icon("next", x, y, 12, "k-desk-ink")
    return icon("check", x, y, 11, "k-desk-ink", opacity=0.6) if shown.acted else ""


@remember
def row(shown: Place) -> str:
    """An entry of a wide desk: token, name, key of the first player, size of the hand; below, known cards."""
    bold = 600 if shown.now else 0
    signs = hints(shown.signs, 44, 26.5, 10)
    middle = 10.5 if signs else 17.5
    ground = rect(0, 0, 202, ROW - 3, "f-desk-2 s-desk-ink", 10, pen=1) if shown.now else ""
    key = icon("key", 150, middle, 16, "k-desk-ink") if shown.leads else ""
    size = icon("hand", 172, middle, 14, "k-desk-ink")
    size += text(182, middle + 4.6, shown.size, 13, "f-desk-ink", bold=600)
    name = text(46, middle + 4.6, clip(shown.name, 98, 13, bold), 13, "f-desk-ink", bold=bold)
    return ground + mark(shown, 11, 17.5) + piece(shown.turn, shown.seat, 29, 17.5, 9) + name + key + size + signs


@remember
def cell(shown: Place, w: float) -> str:
    """An entry of a phone."""
    now, bold = shown.now, 600 if shown.now else 0
    ground = rect(0, 0, w, CELL, "f-desk-2 s-desk-ink" if now else "f-desk s-desk-2", 10, pen=1.4 if now else 1)
    high = fit(shown.name, w - 29, 12, 11, bold)
    name = text(25, 19, clip(shown.name, w - 28, high, bold), high, "f-desk-ink", bold=bold)
    quiet = shown._replace(now=False)
    key = icon("key", w - 14, 34, 14, "k-desk-ink") if shown.leads else mark(quiet, w - 13, 34)
    size = icon("hand", 13, 34, 14, "k-desk-ink") + text(24, 38.5, shown.size, 12, "f-desk-ink", bold=600)
    signs = hints(shown.signs, 6, 51, int((w - 8) / 14.5))
    return ground + piece(shown.turn, shown.seat, 13, 15, 8) + name + size + key + signs


def piece(turn: int, seat: int, x: float, y: float, r: float) -> str:
    """A player's token in the list; a token flies from here to a card that is taken."""
    return group(token(seat, 0, 0, r), at=(x, y), id=f"turn-{turn}", data_move="")


def signs_of(view: EstateView, seat: int) -> tuple[tuple[int, bool], ...]:
    """What lies before a player, and what everybody knows to be in the hand."""
    fronts = [(card, True) for card in view["fronts"][seat]]
    known = [] if seat == view["seat"] else [(card, False) for card in view["known"][seat]]
    return (*fronts, *known)


def hints(signs: tuple[tuple[int, bool], ...], x: float, y: float, most: int) -> str:
    """Small signs of cards that everybody knows of; those before a player are blue."""
    shown = signs if len(signs) <= most else signs[: most - 1]
    out = "".join(hint(card, front, x + 7 + i * 14.5, y) for i, (card, front) in enumerate(shown))
    rest = len(signs) - len(shown)
    more = text(x + 2 + len(shown) * 14.5, y + 4, f"+{rest}", SMALL, "f-desk-ink") if rest else ""
    return group(out, more, look="k-desk-ink") if signs else ""


@remember
def hint(card: int, front: bool, x: float, y: float) -> str:
    """One small sign of a card."""
    if front or card >= BUILDINGS:
        ground = rect(x - 7, y - 7, 14, 14, "f-special" + (" s-go-hot" if front else ""), 4)
        return ground + icon(GLYPHS[card], x, y, 11, "k-cream")
    return icon(GLYPHS[card], x, y, 13, "")
