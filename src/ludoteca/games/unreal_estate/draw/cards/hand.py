"""The viewer's hand: equal cards together, the best set beside them, and above them what only the viewer sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from .....core.seen.picture import NO_CHOICES, Choices, Picture
from .....drawing.choice import item, rect_ring, thing
from .....drawing.shapes.fan import Fan, Heap, lay
from .....drawing.shapes.pieces import flag, hit, panel, token
from .....drawing.svg import SMALL, Point, Value, clip, fit, icon, place_at, remember, rows, text, use, wrap
from ...data import BUILDING, KIND, VALUE
from ..lettering import KIND_GLYPH, THINGS, Lettering
from ..size import Desk
from . import fan

if TYPE_CHECKING:
    from ...view import EstateView

Draw = Callable[[Heap, Fan, float, float], str]
"""Draws equal cards at a place."""

FROM_HAND = ("pass", "drop", "give", "ruin")
"""What may be asked for a card of the hand before anything else."""


def hand(view: EstateView, choices: Choices, words: Lettering, desk: Desk) -> Picture:
    """What the viewer holds, and above it the cards that only the viewer sees now."""
    shelf, mine = fan.NARROW if desk.narrow else fan.WIDE, view["hands"][view["seat"]] or []
    seen, y = glimpse(view, choices, words, desk, shelf)
    line, top = best_line(view, words, y) if desk.narrow and not view["over"] else ("", y)
    room = desk.width - (20 if desk.narrow else 200)
    cards, y = shelve(mine, shelf, room, top, partial(held, view, choices, words))
    if not mine:
        cards = text(18, top + 60, words.say("empty-hand"), 13, "f-ink-2")
    aside, y = kept_effects(mine, words, y) if desk.narrow else (best(view, words, top), y)
    ground = panel(1, 1, desk.width - 2, y - 2, 14)
    return Picture("hand", words.say("your-hand"), desk.width, y, "", ground + seen + line + cards + aside)


def glimpse(view: EstateView, choices: Choices, words: Lettering, desk: Desk, shelf: Fan) -> tuple[str, float]:
    """Cards that only the viewer sees, and where they end."""
    if not view["looking"]:
        return "", 6
    title = text(16, 20, words.say("only-you-see"), 13, "f-ink-2", bold=600)
    cards, y = shelve(view["looking"], shelf, desk.width - 24, 30, partial(looked, view, choices, words))
    return title + cards, y


def shelve(cards: list[int], shelf: Fan, width: float, y: float, draw: Draw) -> tuple[str, float]:
    """Rows of cards from y downwards, and where they end."""
    out = ""
    for row in lay(cards, shelf, width):
        out += "".join(draw(heap, shelf, 12, y) for heap in row)
        y += shelf.card[1] + 6
    return out, y


def width(heap: Heap, shelf: Fan) -> float:
    """How wide equal cards lie."""
    return (heap.copies - 1) * heap.step + shelf.card[0]


def heap_of(heap: Heap, shelf: Fan, name: str, origin: str) -> tuple[str, str]:
    """Equal cards drawn, and the ring around them."""
    w, h = width(heap, shelf), shelf.card[1]
    cards = hit(0, 0, w, h)
    for i in range(heap.copies):
        moves: dict[str, Value] = {"id": f"{name}-{heap.card}-{i}", "data_move": "", "data_from": origin}
        cards += use(f"ue-card-{heap.card}", i * heap.step, 0, shelf.scale, **moves)
    return cards, rect_ring(0, 0, w, h, 10)


def held(view: EstateView, choices: Choices, words: Lettering, heap: Heap, shelf: Fan, x: float, y: float) -> str:
    """Equal cards of the hand: a click scores, plays or gives them, whatever is asked."""
    mine = [heap.card, view["seat"]]
    slots = [slot for slot, place in enumerate(view["table"]) if place == mine]
    origin = f"t{view['round']}-{slots[-1]}" if slots else "deck"
    if not len(choices):
        return at_rest(words, heap, shelf, x, y, origin)
    return dealt(choices, words, heap, shelf, (x, y), origin, worth(view, heap, shelf))


@remember
def at_rest(words: Lettering, heap: Heap, shelf: Fan, x: float, y: float, origin: str) -> str:
    """Equal cards of whoever is not asked."""
    return dealt(NO_CHOICES, words, heap, shelf, (x, y), origin, "")


def dealt(choices: Choices, words: Lettering, heap: Heap, shelf: Fan, at: Point, origin: str, worth: str) -> str:
    """Equal cards that came from somewhere, with the flag of what they are worth."""
    cards, ring = heap_of(heap, shelf, "hand", origin)
    label = words.label(heap.card)
    return thing(
        choices,
        action_of(heap.card, choices),
        label if heap.copies == 1 else f"{heap.copies} × {label}",
        cards,
        what=f"card:{heap.card}",
        ring=ring,
        flag=worth,
        look="lifts",
        transform=place_at(at[0] + heap.x, at[1]),
    )


def action_of(card: int, choices: Choices) -> str:
    """What a click on a card of the hand means now."""
    name = THINGS[card]
    last = "score" if KIND[card] == BUILDING else "play"
    return choices.first(*(f"{verb} {name}" for verb in FROM_HAND), f"{last} {name}")


def worth(view: EstateView, heap: Heap, shelf: Fan) -> str:
    """The flag of a set that can be scored."""
    card, count, w = heap.card, heap.copies, width(heap, shelf)
    if KIND[card] != BUILDING or not view["sets"][card] or heap.step < shelf.equal:
        return ""  # where cards do not lie at ease, the next one would cover it
    return flag(w / 2, shelf.card[1] * 0.6, f"{count} × {VALUE[card]} × {view['drawer'][card]} = {view['sets'][card]}")


def looked(view: EstateView, choices: Choices, words: Lettering, heap: Heap, shelf: Fan, x: float, y: float) -> str:
    """Cards that only the viewer sees: one may be kept, or taken in exchange."""
    verb = "swap" if view["step"] in ("give", "swap") else "keep"
    cards, ring = heap_of(heap, shelf, "look", "deck")
    place = place_at(x + heap.x, y)
    action = f"{verb} {THINGS[heap.card]}"
    what, label = f"card:{heap.card}", words.label(heap.card)
    return thing(choices, action, label, cards, what=what, ring=ring, look="lifts", transform=place)


def best(view: EstateView, words: Lettering, y: float) -> str:
    """Beside the hand of a wide desk: the set that scores most now, and what one more card would make of it."""
    if view["over"]:
        return ""  # nothing can be scored any more
    x, card = 812, max(range(len(view["sets"])), key=lambda b: view["sets"][b])
    if not view["sets"][card]:
        return rows(x, y + 40, wrap(words.say("no-set"), 170, SMALL), SMALL, "f-ink-2")
    name = words.card(card)
    return (
        text(x, y + 30, words.say("best-set"), SMALL, "f-ink-2")
        + text(x, y + 64, view["sets"][card], 30, "f-ink", bold=700, serif=True)
        + text(x, y + 86, name, fit(name, 165, 14, SMALL), "f-ink", bold=600)
        + text(x, y + 108, words.say("with-one-more", view["more"][card]), SMALL, "f-ink-2")
    )


def best_line(view: EstateView, words: Lettering, y: float) -> tuple[str, float]:
    """The same in a line above the hand of a phone."""
    card = max(range(len(view["sets"])), key=lambda b: view["sets"][b])
    if view["sets"][card]:
        said = words.say("best-line", view["sets"][card], words.card(card), view["more"][card])
    else:
        said = words.say("no-set")
    lines = wrap(said, 366, 12.5)
    return rows(12, y + 12, lines, 12.5, "f-ink-2", lead=1.28), y + 8 + 16 * len(lines)


def kept_effects(cards: list[int], words: Lettering, y: float) -> tuple[str, float]:
    """What the specials in the hand of a phone do."""
    out = ""
    for card in sorted({card for card in cards if KIND[card] != BUILDING}):
        lines = wrap(f"{words.card(card)}: {words.effect(card)}", 340, 12.5)
        out += icon(KIND_GLYPH[KIND[card]], 19, y + 7, 14, "k-ink-2")
        out += rows(32, y + 12, lines, 12.5, "f-ink-2", lead=1.28)
        y += 6 + 16 * len(lines)
    return out, y + (4 if out else 0)


def all_hands(view: EstateView, words: Lettering, desk: Desk) -> Picture:
    """Everybody's hand, when all are open: after the game and in replays."""
    shelf, left = (fan.OPEN_NARROW, 96) if desk.narrow else (fan.OPEN_WIDE, 150)
    out, y = "", 10.0
    for seat, cards in enumerate(view["hands"]):
        name = clip(view["names"][seat], left - 44, 13)
        out += token(seat, 24, y + 20, 9) + text(40, y + 25, name, 13, "f-ink", bold=600)
        drawn, y = shelve(cards or [], shelf, desk.width - left - 16, y, partial(shown, seat, left, words))
        out += drawn if cards else text(left + 12, y - shelf.card[1] + 14, words.say("no-cards"), 13, "f-ink-3")
    ground = panel(1, 1, desk.width - 2, y - 2, 14)
    return Picture("hand", words.say("all-hands"), desk.width, y, "", ground + out)


def shown(seat: int, left: float, words: Lettering, heap: Heap, shelf: Fan, x: float, y: float) -> str:
    """Equal cards of an open hand."""
    cards, _ = heap_of(heap, shelf, f"hand{seat}", "deck")
    place = place_at(x + left + heap.x, y)
    return item(f"card:{heap.card}", words.label(heap.card), cards, transform=place)
