"""What the viewer holds: cards, tokens, the deck's composition, and choices that belong to a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.seen.picture import NO_CHOICES, Choices
from .....drawing.choice import item, rect_ring, thing
from .....drawing.parts import part
from .....drawing.shapes.fan import Fan, Heap, lay
from .....drawing.shapes.pieces import hit, panel, token
from .....drawing.svg import SMALL, Point, clip, el, group, icon, place_at, rect, remember, text, use
from ...data import COIN, KEEP_ITEM, STRENGTH, SYMBOLS, TOKEN_SYMBOL
from ..land.lands import SIGNS
from ..lettering import BANDS, INKS, THINGS, TOKEN_THINGS, Lettering
from ..size import HAND_HEIGHT, HAND_WIDTH, Desk
from .faces import named_ring
from .fan import fan_of

if TYPE_CHECKING:
    from ...view import ExpeditionView

FROM_HAND = ("pay", "remove", "replace", "discard", "change", "play")
"""What may be asked for a card of the hand."""


def picks_symbol(view: ExpeditionView) -> bool:
    """Whether the viewer chooses the symbol of a white card."""
    return view["actor"] == view["seat"] and view["step"] == "choose-symbol"


def hand(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk) -> tuple[str, float]:
    """The viewer's hand, and how high it is."""
    fan, things = fan_of(desk), part(asides, view, choices, words, picks_symbol(view))
    wide = (desk.width if desk.narrow else HAND_WIDTH) - 20
    left, top = 10.0, 8.0 if desk.narrow else 39.0
    below = desk.narrow and len(things) > 3  # many tokens of a phone lie in a row of their own
    columns = 0 if below else -(-len(things) // desk.aside_rows)
    room = wide - columns * desk.aside[0] - (6 if columns else 0)
    cards, y = "", top
    for row in lay(view["hands"][view["seat"]] or [], fan, room):
        cards += "".join([held(view, choices, words, heap, fan, (left, y)) for heap in row])
        y += fan.card[1] + 8
    if not cards:
        cards, y = text(18, top + 50, words.say("draw-empty-hand"), 13, "f-ink-2"), top + fan.card[1] + 8
    if below:
        side, y = in_a_row(things, y)
    else:
        side = in_columns(things, left + wide - columns * desk.aside[0] + 4, top, desk)
    if desk.narrow:
        return cards + side, max(y, top + (0 if below else len(things) * desk.aside[1]) + 4)
    return cards + side + part(own_deck, view, choices, words), max(y, HAND_HEIGHT)


def held(view: ExpeditionView, choices: Choices, words: Lettering, heap: Heap, fan: Fan, at: Point) -> str:
    """Equal cards; those that were gained this turn wait."""
    later = heap.card in view["waiting"]
    if len(choices):
        return part(asked_for, view, choices, words, heap, fan, at, later)
    return at_rest(words, heap, fan, at, later)


@remember
def at_rest(words: Lettering, heap: Heap, fan: Fan, at: Point, later: bool) -> str:
    """Equal cards of whoever is not asked."""
    return dealt(NO_CHOICES, words, heap, fan, at, later)


def asked_for(
    view: ExpeditionView, choices: Choices, words: Lettering, heap: Heap, fan: Fan, at: Point, later: bool
) -> str:
    """Equal cards of whoever is asked."""
    return dealt(choices, words, heap, fan, at, later)


def dealt(choices: Choices, words: Lettering, heap: Heap, fan: Fan, at: Point, later: bool) -> str:
    """Equal cards: a click plays, pays or discards one, whatever is asked."""
    card, (w, h), (x, y) = heap.card, fan.card, at
    wide = (heap.copies - 1) * heap.step + w
    origin = "deck"
    drawn = "".join(
        use(f"ed-card-{card}", i * heap.step, id=f"hand-{card}-{i}", data_move="", data_from=origin)
        for i in range(heap.copies)
    )
    clock = icon("clock", wide - 16, h * 0.4, 20, "k-print-2") if later else ""
    said = words.card_label(card) if heap.copies == 1 else f"{heap.copies} × {words.card_label(card)}"
    drawn = thing(
        choices,
        action_of(card, choices),
        said,
        hit(0, 0, wide, h),
        drawn + clock,
        what=f"card:{card}",
        ring=named_ring("card") if heap.copies == 1 else rect_ring(0, 0, wide, h, 10),
        look="lifts",
        transform=place_at(x + heap.x, y),
    )
    return drawn + exchange(choices, words, card, x + heap.x + w / 2, y + h * 0.62)


def action_of(card: int, choices: Choices) -> str:
    """What a click on a card of the hand means now."""
    return choices.first(*(f"{verb} {THINGS[card]}" for verb in FROM_HAND))


def exchange(choices: Choices, words: Lettering, card: int, x: float, y: float) -> str:
    """A second choice on a card that is paid with: a token turns its power into coins."""
    action = f"exchange {THINGS[card]}"
    if action not in choices:
        return ""
    badge = el("g", rect(-22, -15, 44, 30, "f-gold-hi s-gold-lo", 15), icon("coin", -8, 0, 16, "k-print"))
    figure = text(9, 5, STRENGTH[card], 15, "f-print", "middle", 700)
    return thing(
        choices,
        action,
        "",
        hit(-22, -22, 44, 44),
        badge + figure,
        what=f"card:{card}",
        ring=rect_ring(-22, -15, 44, 30, 15),
        transform=place_at(x, y),
    )


# -- beside the cards --------------------------------------------------------------------------------------------------


def asides(view: ExpeditionView, choices: Choices, words: Lettering, symbols: bool) -> list[str]:
    """What lies beside the cards: the symbols of a white card, or keep and let go, or else the viewer's tokens."""
    if symbols:
        return [symbol(choices, words, i) for i in range(len(SYMBOLS))]
    extra = [verdict(choices, action) for action in ("save", "lose") if action in choices]
    kinds = sorted(set(view["tokens"][view["seat"]]))
    return extra + [stone(view, choices, words, kind) for kind in kinds]


def in_columns(parts: list[str], x: float, y: float, desk: Desk) -> str:
    """Things below each other, to the right of the cards."""
    (across, down), rows = desk.aside, desk.aside_rows
    return "".join(
        group(one, at=(x + across / 2 + i // rows * across, y + down / 2 + i % rows * down), scale=desk.aside_scale)
        for i, one in enumerate(parts)
    )


def in_a_row(parts: list[str], y: float) -> tuple[str, float]:
    """Things beside each other, below the cards of a phone; and where they end."""
    out = "".join(group(one, at=(35 + i % 7 * 53, y + 22 + i // 7 * 48)) for i, one in enumerate(parts))
    return out, y + 48 * -(-len(parts) // 7)


def symbol(choices: Choices, words: Lettering, number: int) -> str:
    """One of the three symbols that a white card may be."""
    ink = f"k-{INKS[number]}"
    ground = rect(-21, -20, 42, 40, f"{BANDS[number]} s-print-2", 12)
    name = words.name("symbol", number)
    body = hit(-22, -22, 44, 44) + ground + icon(SIGNS[number], 0, 0, 28, ink)
    ring = rect_ring(-21, -20, 42, 40, 12)
    return thing(choices, f"as {SYMBOLS[number]}", name, body, what=f"symbol:{number}", ring=ring)


def verdict(choices: Choices, action: str) -> str:
    """Keep an item with a token, or let it go."""
    look, glyph = ("f-jungle-3", "keepitem") if action == "save" else ("f-camp-3", "trash")
    ground = rect(-21, -20, 42, 40, f"{look} s-print-2", 12)
    body = hit(-22, -22, 44, 44) + ground + icon(glyph, 0, 0, 26, "k-cream")
    return thing(choices, action, "", body, what="item", ring=rect_ring(-21, -20, 42, 40, 12))


def stone(view: ExpeditionView, choices: Choices, words: Lettering, kind: int) -> str:
    """Equal tokens of the viewer."""
    count = view["tokens"][view["seat"]].count(kind)
    name = TOKEN_THINGS[kind]
    verbs = (f"spend {name}", f"use {name}") if TOKEN_SYMBOL[kind] == COIN else (f"use {name}",)
    action = "save" if kind == KEEP_ITEM and "save" in choices else choices.first(*verbs)
    said = f"{words.name('token', kind)}: {words.name('token-effect', kind)}"
    return thing(
        choices,
        action,
        said if count == 1 else f"{count} × {said}",
        hit(-22, -22, 44, 44),
        use(f"ed-token-{kind}"),
        what=f"token:{kind}",
        ring=named_ring("token"),
        above=use(f"ed-n{count}", 14, 13, 1.22) if count > 1 else "",
        id=f"token-{kind}",
        data_move="",
    )


# -- the deck ----------------------------------------------------------------------------------------------------------


def own_deck(view: ExpeditionView, choices: Choices, words: Lettering) -> str:
    """The viewer's own deck above the cards of a wide desk."""
    return deck_line(view, words, HAND_WIDTH)


def deck_line(view: ExpeditionView, words: Lettering, wide: float, y: float = 18, columns: int = 0) -> str:
    """Cards in the draw and discard piles, then the deck, kind by kind: how many are still to be drawn, of how many."""
    seat = view["seat"]
    piles = (
        icon("deck", 20, y - 0.5, 16, "k-ink-2")
        + text(32, y + 4.4, view["draws"][seat], 13, "f-ink", bold=600)
        + icon("discard", 58, y - 0.5, 15, "k-ink-2")
        + text(69, y + 4.4, len(view["discards"][seat]), 13, "f-ink", bold=600)
    )
    said = words.say("draw-piles", view["draws"][seat], len(view["discards"][seat]))
    kinds = [(card, n, view["unseen"][seat].count(card)) for card, n in enumerate(view["decks"][seat]) if n]
    listed = ", ".join(f"{words.card(card)} {left}/{n}" for card, n, left in kinds)
    chips = in_rows(kinds, 10, y + 30, columns) if columns else in_line(kinds, 96, y, wide - 104)
    lying = item("piles", said, piles, id="deck", data_move="")
    return lying + item("deck", words.say("draw-deck-label", listed), chips)


Kind = tuple[int, int, int]
"""A card, how many the player has, and how many of them are still to be drawn."""

LINE = 0.76
"""The scale of chips in a line: their figures can be read."""


def in_line(kinds: list[Kind], x: float, y: float, wide: float) -> str:
    """Chips in one line; when there are many, figures are left out, and each chip covers a little of the next."""
    step = min(60, wide / max(1, len(kinds)))
    if step > 49:
        return in_rows(kinds, x, y, len(kinds), step, LINE)
    rooms = [38 + (14 if n > 1 else 0) for _, n, _ in kinds]
    if sum(rooms) * LINE > wide:
        chips = [use(f"ed-chip-{card}", round(i * wide / len(kinds) / LINE, 1)) for i, (card, _, _) in enumerate(kinds)]
        return group(*reversed(chips), at=(x, y - 11 * LINE), scale=LINE)
    out, at = "", 0
    for (card, n, _), room in zip(kinds, rooms):
        out += use(f"ed-chip-{card}", at) + (text(at + 37, 17, n, SMALL / LINE, "f-ink", bold=500) if n > 1 else "")
        at += room
    return group(out, at=(x, y - 11 * LINE), scale=LINE)


def in_rows(kinds: list[Kind], x: float, y: float, columns: int, step: float = 62, scale: float = 0.85) -> str:
    """Chips in rows, each with how many are still to be drawn, of how many."""
    out = ""
    for i, (card, n, left) in enumerate(kinds):
        across, down = i % columns * step / scale, i // columns * 30 / scale
        out += use(f"ed-chip-{card}", round(across, 1), round(down, 1))
        out += text(round(across + 38, 1), round(down + 16, 1), f"{left}/{n}", SMALL / scale, "f-ink", bold=500)
    return group(out, at=(x, y - 11 * scale), scale=scale)


# -- all hands ---------------------------------------------------------------------------------------------------------


def all_hands(view: ExpeditionView, words: Lettering, desk: Desk) -> tuple[str, float]:
    """Everybody's hand, when all are open: after the game and in replays."""
    wide = desk.width if desk.narrow else HAND_WIDTH
    high = max(44.0, (HAND_HEIGHT - 16) / view["seats"])
    out = ""
    for seat, cards in enumerate(view["hands"]):
        y = 8 + seat * high
        out += token(seat, 22, y + high / 2, 9)
        out += text(38, y + high / 2 + 4.6, clip(view["names"][seat], 74, 13, 600), 13, "f-ink", bold=600)
        out += open_hand(view, words, seat, cards or [], 118, y + high / 2, wide - 128)
    return out, 16 + high * view["seats"]


def open_hand(
    view: ExpeditionView, words: Lettering, seat: int, cards: list[int], x: float, y: float, wide: float
) -> str:
    """One open hand in chips, then its tokens."""
    tokens = view["tokens"][seat]
    step = min(42.0, wide / max(1, len(cards) + len(tokens)))
    out = "".join(use(f"ed-chip-{card}", x + i * step, y - 12, 1.05) for i, card in enumerate(cards))
    first = x + len(cards) * step + 18
    out += "".join(use(f"ed-token-{kind}", first + i * min(34, step), y, 0.7) for i, kind in enumerate(tokens))
    said = ", ".join([words.card(card) for card in cards] + [words.name("token", kind) for kind in tokens])
    return item("hand", f"{view['names'][seat]}: {said}", out)


def all_decks(view: ExpeditionView, words: Lettering, desk: Desk) -> tuple[str, float]:
    """For those who watch: everybody's deck, kind by kind, and the tokens."""
    high = max(44.0, (HAND_HEIGHT - 16) / view["seats"])
    decks = [
        one_deck(seat, view["names"][seat], tuple(deck), 8 + (seat + 0.5) * high)
        for seat, deck in enumerate(view["decks"])
    ]
    return "".join(decks), 16 + high * view["seats"]


@remember
def one_deck(seat: int, name: str, deck: tuple[int, ...], y: float) -> str:
    """A player's deck in a line."""
    cards = [card for card, n in enumerate(deck) if n]
    step = min(58.0, (HAND_WIDTH - 134) / max(1, len(cards)))
    out = token(seat, 22, y, 9) + text(38, y + 4.6, clip(name, 74, 13, 600), 13, "f-ink", bold=600)
    out += "".join(use(f"ed-chip-{card}", 118 + i * step, y - 10, 0.9) for i, card in enumerate(cards))
    return out + "".join(
        text(118 + i * step + 34, y + 4.4, deck[card], SMALL, "f-ink", bold=500) for i, card in enumerate(cards)
    )


def deck_list(view: ExpeditionView, words: Lettering, desk: Desk) -> tuple[str, float]:
    """On a phone, below the market: the viewer's piles and deck; and where all ends."""
    rows_of_lots = -(-len(view["reserve"]) // desk.lot_columns)
    y = desk.lots[1] + rows_of_lots * desk.lot_step[1] + 24
    if view["seat"] < 0:
        return "", y - 14
    kinds = sum(1 for n in view["decks"][view["seat"]] if n)
    title = text(12, y, words.say("draw-your-deck"), 14, "f-ink", bold=700)
    return title + deck_line(view, words, 390, y + 22, 6), y + 44 + 30 * -(-kinds // 6)


def ground(w: float, h: float) -> str:
    """The panel under the hand."""
    return panel(1, 1, w - 2, h - 2, 14)
