"""Beside the city (on a phone below it): golden scales, dragons outside, deck and discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import item, rect_ring, thing
from .....drawing.shapes.pieces import count, hit, token
from .....drawing.svg import SMALL, el, icon, rect, remember, text, use
from ...data import CARDS_OF, DRAGONS, SCALES
from ..cards.faces import back, front
from ..lettering import Lettering
from ..size import Table

if TYPE_CHECKING:
    from ...view import CityView


def definitions(table: Table) -> str:
    """Rows of golden scales (`bm-a`), each one longer, and the back of a pile (`bm-x`)."""
    x, y, w, h = table.deck
    pile_back = back(x + 4, y + 9, 19, 26) if table.narrow else back(x, y, w, h)
    rows = "".join(
        el("g", use(f"bm-a{n - 1}") if n > 1 else "", one_scale(n - 1, "k-gold-hi", table), id=f"bm-a{n}")
        for n in range(1, max(SCALES) + 1)
    )
    return rows + el("g", pile_back, id="bm-x")


def one_scale(number: int, look: str, table: Table) -> str:
    """One scale of the pool of a wide table."""
    return icon("scale", table.here[0] + 9 + number * 17.8, 45, 16, look)


def headings(words: Lettering, table: Table, seats: int) -> str:
    """What never changes: headings, tokens of the players, places of the dragons."""
    places = "".join(
        use(f"bm-e{number}", table.outside[0] + number * table.apart, table.outside[1])
        for number in range(len(DRAGONS))
    )
    tokens = "".join(token(seat, *scale_place(seat, seats, table)) for seat in range(seats))
    if table.narrow:
        chips = "".join(rect(x, 562, w, 44, "f-rub-2 s-rub-1", 10) for x, w in CHIPS)
        return chips + places + tokens + icon("scale", 22, 584, 17, "k-gold-hi")
    return wide_headings(words, table, seats) + places + tokens


CHIPS = ((9, 64), (77, 117), (198, 46), (248, 46), (298, 83))
"""Left and width of the grounds below the city of a phone: pool, scales, deck, discard, dragons."""


def wide_headings(words: Lettering, table: Table, seats: int) -> str:
    """The words beside the city, and the empty places of the scales."""
    x = table.here[0]
    callers = "".join(
        text(
            table.outside[0] + number * table.apart, 478, words.card(CARDS_OF[number][0]), SMALL, "f-rub-ink", "middle"
        )
        for number in range(len(DRAGONS))
    )
    return (
        text(x, 27, words.say("scales"), 13, "f-rub-ink", bold=600)
        + "".join(one_scale(number, "k-rub-1", table) for number in range(SCALES[seats]))
        + text(x, 410, words.say("outside"), 13, "f-rub-ink", bold=600)
        + text(table.deck[0] + 48, 505, words.say("deck"), SMALL, "f-rub-ink")
        + text(table.discard[0] + 48, 505, words.say("discard"), SMALL, "f-rub-ink")
        + callers
    )


def scale_place(seat: int, seats: int, table: Table) -> tuple[float, float, float]:
    """Where a player's token stands before the player's scales, and how large it is."""
    if table.narrow:
        return 77 + (seat + 0.5) * 117 / seats, 576, 6.5
    return table.here[0] + 10 + seat * table.here[2] / seats, 70, 8


def scales(view: CityView, choices: Choices, words: Lettering, table: Table) -> str:
    """The pool, and what everybody has of it."""
    pool, of = max(0, view["pool"]), view["all_scales"]
    held = ", ".join(f"{name} {count}" for name, count in zip(view["names"], view["scales"]))
    label = f"{words.say('pool-label', pool, of)} {held}"
    draw = narrow_scales if table.narrow else wide_scales
    return item("scales", label, draw(pool, of, tuple(view["scales"]), table))


@remember
def wide_scales(pool: int, of: int, held: tuple[int, ...], table: Table) -> str:
    """How many scales are left, in gold; below them what each player has."""
    x, _, w, _ = table.here
    out = text(x + w, 27, f"{pool} / {of}", 14, "f-moon", "end", 700) + (use(f"bm-a{pool}") if pool else "")
    for seat, number in enumerate(held):
        out += text(scale_place(seat, len(held), table)[0] + 15, 75, number, 15, "f-moon", bold=700)
    return out


@remember
def narrow_scales(pool: int, of: int, held: tuple[int, ...], table: Table) -> str:
    """On a phone: two chips."""
    out = text(34, 589, f"{pool}/{of}", 13, "f-moon", bold=700)
    for seat, number in enumerate(held):
        out += text(scale_place(seat, len(held), table)[0], 600, number, 13, "f-moon", "middle", 700)
    return out


def deck(view: CityView, choices: Choices, words: Lettering, table: Table) -> str:
    """The deck; a click draws in the Reset. New cards fly from here."""
    x, y, w, h = table.deck
    wide = w if table.narrow else w + 62
    body = pile(0, view["deck"], "", table)
    return thing(
        choices,
        "draw",
        words.say("deck-label", view["deck"]),
        hit(x, y, wide, h),
        el("g", body, id="deck", data_move=""),
        what="deck",
        above=count(x + w - 1, y + 3, f"+{view['draws']}", 11.1) if view["draws"] else "",
        ring=rect_ring(x, y, wide, h, 10) if table.narrow else rect_ring(x - 5, y - 6, wide + 6, h + 11, 9),
    )


def discard(view: CityView, words: Lettering, table: Table) -> str:
    """The discard, its last card on top."""
    cards = view["discard"]
    return discarded(len(cards), str(cards[-1]) if cards else "", words, table)


@remember
def discarded(number: int, top: str, words: Lettering, table: Table) -> str:
    """So many cards, and the last one."""
    said = words.say("discard-label", number)
    label = f"{said} {words.card(int(top))}" if top else said
    return item("discard", label, pile(1, number, top, table))


@remember
def pile(which: int, number: int, top: str, table: Table) -> str:
    """The deck (0) or the discard (1): a card, the edges of others, and their number."""
    x, y, w, h = table.discard if which else table.deck
    if table.narrow:
        sign = front(int(top), x + 4, y + 9, 19, 26) if top else use("bm-x") if not which and number else ""
        return sign + text(x + 34, y + 27, number, 12.5, "f-moon", "middle", 700)
    edges = "".join(rect(x + 2.5 * i, y - 2 * i, w, h, "f-paper s-night", 5) for i in range(min(2, number - 1), 0, -1))
    card = front(int(top), x, y, w, h) if top else use("bm-x") if not which and number else empty(x, y, w, h)
    return edges + card + text(x + 48, y + 36, number, 16, "f-moon", bold=700)


def empty(x: float, y: float, w: float, h: float) -> str:
    """No card lies here."""
    return rect(x, y, w, h, "n s-rub-3", 5, pen=1.4, stroke_dasharray="5 4")
