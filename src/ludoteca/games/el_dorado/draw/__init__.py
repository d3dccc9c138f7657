"""The Quest for El Dorado drawn: an explorer's painted chart."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....core.language.text import Words
from ....core.seen.picture import Choices, Picture
from ....core.story import OPEN, SPECTATOR
from ....drawing.parts import part
from ....drawing.svg import Point, el, group
from ..data import DIFFICULTY, ROUTE_IDS
from .cards import faces as cards
from .cards import hand, market
from .cover import cover
from .land import fences, land_map
from .land.chart import EVERYWHERE, Chart, Piece, enlarged, lay_out
from .land.closeup import close_up, overview, window
from .land.mat import free_place, ornaments, paper
from .lettering import Lettering
from .moving import pawns, steps
from .moving.race import cells, race, track
from .size import CORNER, HAND_HEIGHT, HAND_WIDTH, HEIGHT, MARKET_WIDTH, NARROW, TALL, WIDE, Desk

if TYPE_CHECKING:
    from ..view import ExpeditionView

MOST = 24_000
"""Bytes of an update that may be drawing; beyond it, what cards would reach is left out."""

__all__ = ["cover", "draw"]


def draw(view: ExpeditionView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
    """The pictures of the table: the map; what the viewer holds; the market, on a wide desk beside the hand."""
    said, desk = Lettering.of(words), NARROW if narrow else WIDE
    if narrow:
        mine = [] if view["seat"] == SPECTATOR else [phone_hand(view, choices, said, desk)]
        return [phone_board(view, choices, said, desk), *mine, phone_market(view, choices, said, desk)]
    held = below(view, choices, said, desk)
    return [board(view, choices, said, desk, MOST - len(held.living.encode())), held]


@lru_cache(maxsize=48)
def wide_chart(pieces: tuple[Piece, ...], side: int, desk: Desk) -> tuple[Chart, Point | None]:
    """The route on a wide desk, and the corner of everybody's progress; None if it lies in a line below the map."""
    tall = lay_out(pieces, side, TALL)
    corner = free_place(tall, TALL, CORNER)
    return (tall, corner) if corner else (lay_out(pieces, side, desk.frame), None)


def pieces_of(view: ExpeditionView) -> tuple[Piece, ...]:
    """The pieces of the route, as a key of what is remembered."""
    return tuple((piece, turn, q, r) for piece, turn, q, r in view["pieces"])


def side_of(view: ExpeditionView) -> int:
    """The land of the finish."""
    return view["spaces"][-1][3]


# -- a wide desk -------------------------------------------------------------------------------------------------------


def board(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk, room: int) -> Picture:
    """The map, and below it everybody's progress; what cards would reach, if an update has room for it."""
    pieces, side = pieces_of(view), side_of(view)
    chart, corner = wide_chart(pieces, side, desk)
    drawn, line, ahead = (
        on_map(view, choices, words, chart),
        part(race, view, choices, words, desk, corner),
        steps.previews(view, chart),
    )
    if len((drawn + line + ahead).encode()) > room:
        ahead = ""
    living = el("g", ahead, drawn, transform=chart.move) + line
    ground = still(words, desk, pieces, side, view["route"], view["seats"])
    return Picture("board", words.say("draw-board"), desk.width, HEIGHT, ground, living)


def on_map(view: ExpeditionView, choices: Choices, words: Lettering, chart: Chart) -> str:
    """Everything that lives on the map, in the map's units."""
    return (
        steps.caves(view, words, chart)
        + fences.rails(view)
        + steps.reached(view, choices, chart)
        + pawns.trails(view, chart)
        + part(pawns.pawns, view, choices, words, chart)
        + steps.steps(view, choices, words, chart)
        + part(fences.blockades, view, choices, words, chart)
        + steps.target(view, chart)
    )


@lru_cache(maxsize=48)
def still(words: Lettering, desk: Desk, pieces: tuple[Piece, ...], side: int, route: str, seats: int) -> str:
    """All that never changes during a game: paper, map, and the shapes that are used by their names."""
    chart, corner = wide_chart(pieces, side, desk)
    taken = [(*corner, *CORNER)] if corner else []
    note = words.name("difficulty", DIFFICULTY[ROUTE_IDS.index(route)]) if route in ROUTE_IDS else ""
    return (
        el("defs", definitions(words, desk, chart))
        + paper(desk.width, HEIGHT)
        + ornaments(chart, TALL if corner else desk.frame, words, words.route(route), note, taken)
        + el("g", land_map.land_map(chart), transform=chart.move)
        + track(desk, corner, seats)
    )


def definitions(words: Lettering, desk: Desk, chart: Chart) -> str:
    """Everything that is used by its name."""
    return (
        land_map.definitions(chart)
        + fences.definitions(chart)
        + steps.definitions(chart, 1 if desk.narrow else enlarged(chart, EVERYWHERE))
        + pawns.definitions()
        + cards.definitions(words, desk)
    )


def below(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk) -> Picture:
    """What the viewer holds, and the market beside it."""
    drawn, high = shown(view, choices, words, desk)
    piles = market.ground(MARKET_WIDTH, HAND_HEIGHT) + on_offer(view, choices, words, desk)
    living = hand.ground(HAND_WIDTH, high) + drawn + group(piles, at=(HAND_WIDTH + 10, 0))
    return Picture("hand", words.say("draw-hand-and-market"), desk.width, high, "", living)


def shown(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk) -> tuple[str, float]:
    """The viewer's hand; all hands where they are open; for those who watch, everybody's deck."""
    if view["seat"] == OPEN:
        return hand.all_hands(view, words, desk)
    if view["seat"] == SPECTATOR:
        return hand.all_decks(view, words, desk)
    return hand.hand(view, choices, words, desk)


def on_offer(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk) -> str:
    """The market with its headings."""
    headings = part(market.headings, view, choices, words, desk, market.purse(view, words))
    return headings + part(market.market, view, choices, words, desk)


# -- a phone -----------------------------------------------------------------------------------------------------------


def phone_board(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk) -> Picture:
    """A close-up of the pawns at the turn, everybody's progress, and the whole route below."""
    pieces, side = pieces_of(view), side_of(view)
    chart, height = phone_chart(pieces, side, desk)
    box = window(view, chart)
    near, far = close_up(view, choices, words, chart, box), overview(view, choices, words, chart, box)
    living = near + cells(view, words, desk) + far
    return Picture("board", words.say("draw-board"), desk.width, height, phone_still(words, desk, pieces, side), living)


@lru_cache(maxsize=48)
def phone_chart(pieces: tuple[Piece, ...], side: int, desk: Desk) -> tuple[Chart, float]:
    """The route as the overview shows it, and how high the picture is then."""
    left, top, wide, _ = desk.frame
    chart = lay_out(pieces, side, desk.frame)
    high = chart.box[3] * chart.scale
    return lay_out(pieces, side, (left, top, wide, high + 0.01)), top + high + 8


@lru_cache(maxsize=48)
def phone_still(words: Lettering, desk: Desk, pieces: tuple[Piece, ...], side: int) -> str:
    """The same for a phone: the map is drawn in the overview, and used again by the close-up."""
    chart, height = phone_chart(pieces, side, desk)
    overall = el("g", el("g", land_map.land_map(chart), id="ed-map"), transform=chart.move)
    return el("defs", definitions(words, desk, chart)) + paper(desk.width, height, 0) + overall


def phone_hand(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk) -> Picture:
    """What the viewer holds."""
    drawn, high = shown(view, choices, words, desk)
    return Picture("hand", words.say("draw-hand"), desk.width, high, "", hand.ground(desk.width, high) + drawn)


def phone_market(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk) -> Picture:
    """The market, and the viewer's deck."""
    piles = on_offer(view, choices, words, desk)
    deck, high = hand.deck_list(view, words, desk)
    return Picture(
        "market", words.say("draw-market"), desk.width, high, "", market.ground(desk.width, high) + piles + deck
    )
