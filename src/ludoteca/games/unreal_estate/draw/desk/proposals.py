"""The proposal table: the cards that may be taken, and the empty places of those that were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import item, rect_ring, thing
from .....drawing.parts import part
from .....drawing.shapes.pieces import dashed, flag, hit, token
from .....drawing.svg import SMALL, Point, Value, clip, el, icon, num, place_at, rows, text, use, wrap
from ...data import BUILDING, KIND, VALUE
from ..lettering import GLYPHS, KIND_GLYPH, THINGS, Lettering
from ..size import Desk

if TYPE_CHECKING:
    from ...view import EstateView

LYING = -1
"""The taker of a card that still lies there."""

SLIM = 48.0
"""How wide an empty place is where room is short."""


def proposals(view: EstateView, choices: Choices, words: Lettering, desk: Desk) -> str:
    """All places of the table, left to right."""
    busy = at_work(view)
    table = [[card, LYING if slot == busy else taker] for slot, (card, taker) in enumerate(view["table"])]
    scale, places = arrange(table, desk)
    out = []
    for slot, ((_, taker), (x, w)) in enumerate(zip(table, places)):
        if taker == LYING:
            out.append(part(lying, view, choices, words, desk, slot, (x, scale)))
        else:
            out.append(part(empty, view, choices, words, desk, slot, (x, w, scale)))
    if not view["table"]:
        out.append(text(desk.table[0], desk.table[1] + 30, words.say("empty-table"), 13, "f-desk-ink"))
    return (part(effects, view, choices, words, desk) if desk.narrow else "") + "".join(out)


def at_work(view: EstateView) -> int:
    """The place of the special whose effect is being carried out: it is shown until that is over; else -1."""
    taken = [slot for slot, (card, taker) in enumerate(view["table"]) if card == view["special"] and taker != LYING]
    return taken[-1] if taken else -1


def arrange(table: list[list[int]], desk: Desk) -> tuple[float, list[Point]]:
    """How large the cards are, and where each lies: in full, else smaller, else empty ones slim, else overlapping."""
    full, gap = desk.card[0], 6.0 if desk.narrow else 14.0
    less = 0.84 if desk.narrow else 0.865
    tries = ((1.0, False), (less, False), (less, True))
    for scale, slim in tries:
        widths = [SLIM * scale if slim and taker != LYING else full * scale for _, taker in table]
        room = desk.reach - sum(widths)
        if room >= 4 * (len(widths) - 1):
            break
    between = min(gap, room / max(1, len(widths) - 1))
    places, x = [], desk.table[0]
    for w in widths:
        places.append((round(x, 1), round(w, 1)))
        x += w + between
    return scale, places


def lying(view: EstateView, choices: Choices, words: Lettering, desk: Desk, slot: int, at: tuple[float, float]) -> str:
    """A card that may be taken; its flag says what its set would then score."""
    card, (x, scale), (w, h) = view["table"][slot][0], at, desk.card
    move = place_at(x, desk.table[1]) + (f" scale({num(scale)})" if scale != 1 else "")
    ring = rect_ring(0, 0, w, h, 8 if desk.narrow else 12)
    action = f"select {THINGS[card]}"
    lit = action in choices or action in choices.aims
    return thing(
        choices,
        action,
        words.label(card),
        hit(0, 0, w, h),
        use(f"ue-card-{card}"),
        what=f"card:{card}",
        ring=ring,
        flag=then(view, words, desk, card, x, scale) if lit else "",
        look="lifts",
        id=f"t{view['round']}-{slot}",
        data_move="",
        data_from="deck",
        transform=move,
    )


def then(view: EstateView, words: Lettering, desk: Desk, card: int, x: float, scale: float) -> str:
    """What the set would score with this card; on a phone, when a special works."""
    (w, h), kind = desk.card, KIND[card]
    left, right, size = (8 - x) / scale, (desk.width - 8 - x) / scale, SMALL / scale
    if kind != BUILDING:
        return flag(w / 2, h + 16, words.when(card), KIND_GLYPH[kind], left, right, size) if desk.narrow else ""
    more, plans = view["more"][card], view["drawer"][card]
    if not more:
        return ""
    sentence = words.say("flag-then", more // (VALUE[card] * plans), VALUE[card], plans, more)
    return flag(w / 2, h + 16, sentence, GLYPHS[card], left, right, size)


def empty(
    view: EstateView, choices: Choices, words: Lettering, desk: Desk, slot: int, at: tuple[float, float, float]
) -> str:
    """Where a card lay: who took it, or that it has done its work."""
    card, taker = view["table"][slot]
    (x, w, scale), y, h = at, desk.table[1], desk.card[1] * at[2]
    frame = dashed(1, 1, w - 2, h - 2, (8 if desk.narrow else 12) * scale, "s-desk-ink", 1.6)
    name = words.card(card)
    label = words.say("took", view["names"][taker]) if taker >= 0 else words.say("resolved")
    if taker >= 0:
        piece = el("g", token(taker, 0, 0, 8 if desk.narrow else 11), **flight(view, slot, taker, w / 2, h * 0.34))
    else:
        piece = icon(GLYPHS[card], w / 2, h * 0.32, 22, "k-desk-ink", opacity=0.7)
    if w > SLIM:
        told = gone_words(label, name, w, h, desk)
    else:
        told = icon(GLYPHS[card], w / 2, h * 0.62, 20, "k-desk-ink") if taker >= 0 else ""
    return item("table", f"{label}: {name}", frame, piece, told, transform=place_at(x, y))


def flight(view: EstateView, slot: int, taker: int, x: float, y: float) -> dict[str, Value]:
    """The taker's token flies from the list of this round to the place of the card."""
    origin = f"turn-{view['order'].index(taker)}"
    return {"id": f"took{view['round']}-{slot}", "data_move": "", "data_from": origin, "transform": place_at(x, y)}


def gone_words(label: str, name: str, w: float, h: float, desk: Desk) -> str:
    """Who took which card, below the token."""
    size, top = (11, h * 0.34 + 24) if desk.narrow else (SMALL, h * 0.34 + 34)
    said = text(w / 2, top, clip(label, w - 4, size), size, "f-desk-ink", "middle")
    return said + rows(w / 2, top + size * 1.35, wrap(name, w - 10, size), size, "f-desk-ink", "middle", 1.2, bold=500)


def effects(view: EstateView, choices: Choices, words: Lettering, desk: Desk) -> str:
    """On a phone, what the specials on the table do, in up to four lines below them."""
    open_cards = {card for card, taker in view["table"] if taker == LYING} | {view["special"]}
    specials = sorted([card for card in open_cards if card >= 0 and KIND[card] != BUILDING])
    x, y = desk.table[0], desk.table[1] + desk.card[1] + 19
    if not specials:
        return rows(x, y, (words.say("table-note"), words.say("drawer-note")), 12, "f-desk-ink", lead=1.4)
    said = [wrap(words.effect(card), 350, 12) for card in specials]
    if sum(len(lines) for lines in said) > 4:
        said = [(clip(" ".join(lines), 350, 12),) for lines in said[:4]]
    out, line = "", 0
    for card, lines in zip(specials, said):
        out += icon(GLYPHS[card], x + 8, y + line * 14.6 - 4, 14, "k-desk-ink")
        out += rows(x + 21, y + line * 14.6, lines, 12, "f-desk-ink", lead=1.22)
        line += len(lines)
    return out
