"""This round: who acts when, what is known of their hands, what lies before them; the deck and the discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....drawing.choice import Choices, rect_ring
from ....drawing.pieces import hit, pill, token
from ....drawing.svg import Value, clip, el, group, icon, rect, text, use
from ..data import BUILDINGS
from .lettering import GLYPHS, Lettering
from .size import Desk

if TYPE_CHECKING:
    from ..view import EstateView

ROW, CELL = 36.0, 60.0
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
            body, box = cell(view, words, turn, seat, wide - 4, turn == now), (x + turn * wide, y, wide - 4, CELL)
        else:
            body, box = row(view, words, turn, seat, turn == now), (x, y + turn * ROW, 202.0, ROW - 3)
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
    place = f"translate({x:.1f} {y:.1f})"
    if first and action in choices:
        return choices.thing(action, "", hit(0, 0, w, h), body, ring=rect_ring(0, 0, w, h, 10), transform=place)
    label = words.say("player-label", view["names"][seat], view["sizes"][seat], view["scores"][seat]) if first else None
    return el(
        "g",
        body,
        transform=place,
        role="img" if first else None,
        aria_label=label,
        aria_hidden=None if first else "true",
    )


def mark(view: EstateView, turn: int, now: bool, x: float, y: float) -> str:
    """Before an entry: an arrow for who is asked, a tick for who has acted."""
    if now:
        return icon("next", x, y, 12, "k-desk-ink")
    return icon("check", x, y, 11, "k-desk-ink", opacity=0.6) if turn < view["acted"] else ""


def row(view: EstateView, words: Lettering, turn: int, seat: int, now: bool) -> str:
    """An entry of a wide desk: token, name, key of the first player, size of the hand; below, known cards."""
    signs = hints(view, seat, 46, 25, 9) if view["order"].index(seat) == turn else ""
    middle = 12.0 if signs else 17.0
    ground = rect(0, 0, 202, ROW - 3, "f-desk-2 s-desk-ink", 10, pen=1) if now else ""
    key = icon("key", 150, middle, 16, "k-desk-ink") if turn == 0 else ""
    size = icon("hand", 172, middle, 14, "k-desk-ink") + text(
        182, middle + 4.6, view["sizes"][seat], 13, "f-desk-ink", bold=600
    )
    name = text(46, middle + 4.6, clip(view["names"][seat], 98, 13), 13, "f-desk-ink", bold=600 if now else 0)
    return ground + mark(view, turn, now, 11, 16.5) + piece(turn, seat, 30, 16.5, 9) + name + key + size + signs


def cell(view: EstateView, words: Lettering, turn: int, seat: int, w: float, now: bool) -> str:
    """An entry of a phone."""
    ground = rect(0, 0, w, CELL, "f-desk-2 s-desk-ink" if now else "f-desk s-desk-2", 10, pen=1.4 if now else 1)
    name = text(25, 19, clip(view["names"][seat], w - 26, 12), 12, "f-desk-ink", bold=600 if now else 0)
    key = icon("key", w - 14, 34, 14, "k-desk-ink") if turn == 0 else mark(view, turn, False, w - 13, 34)
    size = icon("hand", 13, 34, 14, "k-desk-ink") + text(24, 38.5, view["sizes"][seat], 12, "f-desk-ink", bold=600)
    signs = hints(view, seat, 6, 51, int((w - 8) / 14.5)) if view["order"].index(seat) == turn else ""
    return ground + piece(turn, seat, 13, 15, 8) + name + size + key + signs


def piece(turn: int, seat: int, x: float, y: float, r: float) -> str:
    """A player's token in the list; a token flies from here to a card that is taken."""
    return group(token(seat, 0, 0, r), at=(x, y), id=f"turn-{turn}", data_move="")


def hints(view: EstateView, seat: int, x: float, y: float, most: int) -> str:
    """What lies before a player (blue), and what everybody knows to be in the hand; equal cards with their number."""
    fronts = [(card, True) for card in view["fronts"][seat]]
    known = [] if seat == view["seat"] else [(card, False) for card in view["known"][seat]]
    signs = fronts + known
    shown = signs if len(signs) <= most else signs[: most - 1]
    out = "".join(hint(card, front, x + 7 + i * 14.5, y) for i, (card, front) in enumerate(shown))
    rest = len(signs) - len(shown)
    return out + (text(x + 2 + len(shown) * 14.5, y + 4, f"+{rest}", 12, "f-desk-ink") if rest else "")


def hint(card: int, front: bool, x: float, y: float) -> str:
    """One small sign of a card."""
    if front or card >= BUILDINGS:
        ground = rect(x - 7, y - 7, 14, 14, "f-special" + (" s-go-hot" if front else ""), 4)
        return ground + icon(GLYPHS[card], x, y, 11, "k-cream")
    return icon(GLYPHS[card], x, y, 13, "k-desk-ink")


def piles(view: EstateView, words: Lettering, desk: Desk) -> str:
    """The deck, with a turning arrow while the reshuffle is to come, and the discard with its top card."""
    label = words.say("deck-label", view["deck"]) + (" " + words.say("reshuffle-label") if view["reshuffle"] else "")
    discarded = len(view["discard"])
    deck: dict[str, Value] = {"id": "deck", "data_move": "", "role": "img", "aria_label": label}
    away: dict[str, Value] = {"id": "discard", "role": "img", "aria_label": words.say("discard-label", discarded)}
    if desk.narrow:
        again = icon("change", 273, 22.5, 13, "k-desk-ink") if view["reshuffle"] else ""
        top = GLYPHS[view["discard"][-1]] if view["discard"] else "discard"
        return el("g", chip(214, "deck", view["deck"]), again, **deck) + el("g", chip(290, top, discarded), **away)
    return el("g", stack(view, words), **deck) + el("g", heap(view, words), **away)


def chip(x: float, glyph: str, number: int) -> str:
    """A pile on a phone: its sign and its number."""
    return icon(glyph, x + 8, 22.5, 15, "k-desk-ink") + text(x + 20, 27, number, 13, "f-desk-ink", bold=600)


def edges(x: float, y: float, cards: int) -> str:
    """The edges of cards below the top one."""
    return "".join(
        rect(x + 3 * i, y - 2.5 * i, 59, 82, "f-paper s-print-2", 6) for i in range(min(2, max(0, cards - 1)), 0, -1)
    )


def stack(view: EstateView, words: Lettering) -> str:
    """The deck on a wide desk."""
    x, y, left = 690, 44, view["deck"]
    top = use("ue-back", x, y, 0.5) if left else rect(x, y, 59, 82, "n s-desk-ink", 6, pen=1.4, stroke_dasharray="5 4")
    again = pill(x + 50, y + 74, "", "change", 10, "f-go-edge", "go") if view["reshuffle"] else ""
    return edges(x, y, left) + top + again + caption(x + 31, y + 98, words.say("deck"), left)


def heap(view: EstateView, words: Lettering) -> str:
    """The discard on a wide desk."""
    x, y, count = 690, 156, len(view["discard"])
    empty = rect(x, y, 59, 82, "n s-desk-ink", 6, pen=1.4, stroke_dasharray="5 4")
    top = use(f"ue-card-{view['discard'][-1]}", x, y, 0.5) if count else empty
    return edges(x, y, count) + top + caption(x + 31, y + 98, words.say("discard"), count)


def caption(x: float, y: float, words: str, number: int) -> str:
    """The name of a pile and how many cards it has."""
    figure = el("tspan", str(number), dx=5, font_size=14, look="w700")
    return el("text", words, figure, x=x, y=y, font_size=12.5, look="f-desk-ink", text_anchor="middle")
