"""What the viewer holds: crystals and markers, and the hand, grouped by people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.seen.picture import NO_CHOICES, Choices, Picture
from .....drawing.choice import item, rect_ring, thing
from .....drawing.parts import part
from .....drawing.shapes.pieces import hit, panel, token
from .....drawing.svg import SMALL, Value, circle, clip, group, icon, place_at, remember, text, use
from ...data import COLOUR, HOAX, KHIND, MIMIX, PILLAR
from ..lettering import CARDS, Lettering
from ..size import Table
from . import fan
from .faces import card_size
from .fan import Bundle, PeopleFan

if TYPE_CHECKING:
    from ...view import CityView

STOCK = 160.0
"""How wide the viewer's own stock is, left of the hand."""

TOP = 40.0
"""Where the cards of a phone begin, below the stock."""

ANYWHERE = "@"
"""In the place of where a card lies, until that is known."""

OWN = {KHIND: "khind", MIMIX: "pair", HOAX: "hoax", PILLAR: "pillar"}
"""How a people's power is spoken of in a contribution or an offering."""


ASKED = {"reset": "discard", "payment": "face", "partner": "partner", "recolour": "recolour", "more-offerings": "offer"}
"""The use of cards that is thought of at a step; at all others it is their power."""


def asked(view: CityView) -> str:
    """What one would ask about a card now that cannot be used."""
    return ASKED.get(view["step"], "power")


def hand(view: CityView, choices: Choices, words: Lettering, table: Table) -> Picture:
    """The viewer's stock and hand."""
    ask, lit, cards = asked(view), len(choices), view["hands"][view["seat"]] or []
    shelf = fan.NARROW if table.narrow else fan.WIDE
    x, y, room = (10.0, TOP, 370.0) if table.narrow else (STOCK, 8.0, table.width - STOCK - 12)
    out = ""
    for row in fan.lay(cards, shelf, room):
        for bundle in row:
            lies = bundle.anywhere(), shelf, ask
            drawn = part(held, view, choices, words, *lies) if lit else at_rest(words, *lies)
            out += drawn.replace(f"'{ANYWHERE}'", f"'{place_at(x + bundle.x, y)}'")
        y += shelf.card[1] + 8
    if not cards:
        out = text(x + 8, y + 30, words.say("empty-hand"), 13, "f-ink-2")
        y += 60 if table.narrow else shelf.card[1] + 8
    ground = panel(1, 1, table.width - 2, y - 2, 14)
    living = ground + part(stock, view, choices, words, table) + out
    return Picture("hand", words.say("your-hand"), table.width, y, "", living)


# -- the stock -----------------------------------------------------------------------------------------------------


def stock(view: CityView, choices: Choices, words: Lettering, table: Table) -> str:
    """My crystals, markers and scales; cards that wait for the end of my turn."""
    me = view["seat"]
    crystals, aside = view["crystals"][me] or 0, view["aside"] if view["turn"] == me else 0
    counted = [
        ("crystal", crystals, "stock-crystals"),
        ("disc", view["markers"][me], "stock-markers"),
        ("scale", view["scales"][me], "stock-scales"),
        *([("draw", aside, "set-aside")] if aside else []),
    ]
    parts = [(glyph, number, words.say(key, number)) for glyph, number, key in counted]
    label = ", ".join(f"{number} {said}" for _, number, said in parts)
    drawn = narrow_stock(parts) if table.narrow else wide_stock(parts)
    return item("stock", label, drawn)


def wide_stock(parts: list[tuple[str, int, str]]) -> str:
    """Crystals large, the rest in rows."""
    _, crystals, name = parts[0]
    out = icon("crystal", 30, 34, 34, "k-brand") + text(52, 46, crystals, 32, "f-ink", bold=700, serif=True)
    out += text(146, 45, clip(name, 62, SMALL), SMALL, "f-ink-2", "end")
    for i, (glyph, number, said) in enumerate(parts[1:]):
        y = 78 + i * 22
        out += icon(glyph, 30, y, 15, "k-ink-2") + text(46, y + 5, number, 14, "f-ink", bold=700)
        out += text(66, y + 4.6, clip(said, 86, SMALL), SMALL, "f-ink-2")
    return out


def narrow_stock(parts: list[tuple[str, int, str]]) -> str:
    """One line above the cards of a phone."""
    out, x = "", 22.0
    for i, (glyph, number, said) in enumerate(parts):
        tone = "k-brand" if glyph == "crystal" else "k-ink-2"
        out += icon(glyph, x, 20, 18 if i == 0 else 15, tone)
        out += text(x + 14, 26 if i == 0 else 25, number, 17 if i == 0 else 14, "f-ink", bold=700)
        out += text(x + 41, 25, clip(said, 80, 12), 12, "f-ink-2") if i < 2 else ""
        x += 132 if i < 2 else 50
    return out


# -- the cards -----------------------------------------------------------------------------------------------------


def actions_of(choices: Choices, card: int, ask: str) -> list[str]:
    """What a card may be used for now, the plainest first; if nothing, what one would ask about."""
    name, people = CARDS[card], COLOUR[card]
    own = OWN.get(people, "power")
    special = own if own == "khind" else f"{own} {name}"
    wanted = (f"recolour {name}", f"face {name}", f"partner {name}", special, f"power {name}", f"discard {name}")
    lit = [action for action in dict.fromkeys(wanted) if action in choices]
    if lit:
        return lit
    if ask == "offer":
        return [special if people == PILLAR else f"power {name}"]
    return [f"{ask} {name}"]


@remember
def at_rest(words: Lettering, bundle: Bundle, shelf: PeopleFan, ask: str) -> str:
    """Cards of whoever is not asked."""
    return dealt(NO_CHOICES, words, bundle, shelf, ask, "")


def held(view: CityView, choices: Choices, words: Lettering, bundle: Bundle, shelf: PeopleFan, ask: str) -> str:
    """Cards of whoever is asked; one of them may be what the cheapest payment would take."""
    return dealt(choices, words, bundle, shelf, ask, view["suggestion"])


def dealt(choices: Choices, words: Lettering, bundle: Bundle, shelf: PeopleFan, ask: str, suggestion: str) -> str:
    """Equal cards of the hand, and beside them the reminder of their power; *ask* is what one would ask about them.

    They lie anywhere: when a hand changes, most of its cards only move.
    """
    actions = actions_of(choices, bundle.card, ask)
    label = words.card_label(bundle.card)
    drawn = thing(
        choices,
        actions[0],
        label if bundle.copies == 1 else f"{bundle.copies} × {label}",
        *copies(bundle, shelf),
        what=f"card:{bundle.card}",
        ring=ring_of(bundle, shelf),
        above=signs(suggestion, actions, bundle, shelf),
        look="lifts",
        transform=ANYWHERE,
    )
    tip = use(f"bm-p{bundle.card}", look="flag")
    others = [*actions[1:2], *thrown_away(choices, bundle.card)]
    return drawn + tip + "".join(second(choices, action, bundle, shelf) for action in others[:1])


def thrown_away(choices: Choices, card: int) -> list[str]:
    """Where the contributions can be ended and a card discarded by one tap."""
    action = f"discard {CARDS[card]}"
    return [action] if action in choices.aims else []


def copies(bundle: Bundle, shelf: PeopleFan) -> tuple[str, ...]:
    """The cards themselves; each flies from the deck when it is new."""
    w, h = shelf.card
    ground = use("bm-h", look="hit") if bundle.shown == 1 else hit(0, 0, round(w + bundle.reach, 1), h)
    name = f"bm-c{bundle.card}"
    moves: list[dict[str, Value]] = [
        {"id": f"h{bundle.card}-{i}", "data_move": "", "data_from": "deck"} for i in range(bundle.shown)
    ]
    return (ground, *(use(name, round(i * bundle.step, 1), 0, **more) for i, more in enumerate(moves)))


def ring_of(bundle: Bundle, shelf: PeopleFan) -> str:
    """The ring around equal cards; around a single one by reference."""
    if bundle.shown == 1:
        return RING
    w, h = shelf.card
    return rect_ring(0, 0, round(w + bundle.reach, 1), h, 10 if w > 80 else 8)


RING = use("bm-h", look="edge") + use("bm-h", look="ring") + use("bm-u", look="tick")


def signs(suggestion: str, actions: list[str], bundle: Bundle, shelf: PeopleFan) -> str:
    """How many equal cards there are, and a star on the one that the cheapest payment would take."""
    number = use(f"bm-n{bundle.copies}", round(bundle.reach, 1)) if bundle.copies > 1 else ""
    if not suggestion or suggestion not in actions:
        return number
    x, y = starred(shelf) if len(actions) > 1 else (14, shelf.card[1] - (44 if shelf.card[0] > 80 else 34))
    return number + circle(x, y, 9, "f-go-hot s-go-edge", pen=1.6) + icon("wild", x, y, 12, "k-print")


def starred(shelf: PeopleFan) -> tuple[float, float]:
    """Where the star stands on a card that has a second use below it."""
    return (14, 53) if shelf.card[0] > 80 else (33, 32)


GLYPHS = {"hoax": "change", "discard": "discard"}
"""Signs of other ways to use a card."""


def second(choices: Choices, action: str, bundle: Bundle, shelf: PeopleFan) -> str:
    """The other way to use a card: a pair of Mimix or a Hoax instead of its value; to throw it away.

    It lies at the left, where no other card of the fan covers it, above the name.
    """
    y = shelf.card[1] - (50 if shelf.card[0] > 80 else 37)
    glyph = GLYPHS.get(action.split()[0], "wild")
    return thing(
        choices,
        action,
        "",
        hit(0, y - 22, 44, 44),
        circle(22, y, 15, "f-cream s-print-2"),
        icon(glyph, 22, y, 19, "k-print"),
        what=f"card:{bundle.card}",
        ring=rect_ring(7, y - 15, 30, 30, 15),
        transform=ANYWHERE,
    )


# -- all hands -----------------------------------------------------------------------------------------------------


def all_hands(view: CityView, words: Lettering, table: Table) -> Picture:
    """Everybody's hand and crystals, for those who may see all."""
    scale = 64 / card_size(table)[1]
    y, out = 10.0, ""
    for seat in range(view["seats"]):
        drawn, y = one_hand(view, words, table, seat, y, scale)
        out += drawn
    ground = panel(1, 1, table.width - 2, y - 2, 14)
    return Picture("hand", words.say("all-hands"), table.width, y, "", ground + out)


def one_hand(view: CityView, words: Lettering, table: Table, seat: int, y: float, scale: float) -> tuple[str, float]:
    """A player's name and crystals, then the cards; and where they end."""
    cards = view["hands"][seat] or []
    name = text(40, y + 19, clip(view["names"][seat], 110, 14, 600), 14, "f-ink", bold=600)
    gems = icon("crystal", 165, y + 14, 16, "k-brand") + text(178, y + 19, view["crystals"][seat] or 0, 14, "f-ink")
    out = token(seat, 23, y + 14, 9) + name + gems
    x, y, room = (12.0, y + 30, 366.0) if table.narrow else (216.0, y, table.width - 228)
    drawn, top = "", y
    for row in fan.lay(cards, fan.OPEN, room):
        for bundle in row:
            bundled = "".join(use(f"bm-c{bundle.card}", i * bundle.step, 0, scale) for i in range(bundle.shown))
            drawn += group(bundled, at=(x + bundle.x, y))
        y += fan.OPEN.card[1] + 6
    label = f"{view['names'][seat]}: " + (", ".join(words.card(card) for card in cards) or words.say("empty-hand"))
    return out + item("hand", label, drawn), max(y, top + 34) + 4
