"""The project drawer: a wooden cabinet. Plans stick out of it, and each front says what a set would score."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

from .....core.seen.picture import NO_CHOICES, Choices
from .....drawing.choice import rect_ring, thing
from .....drawing.shapes.pieces import dashed, hit
from .....drawing.svg import (
    SMALL,
    Point,
    fit,
    group,
    icon,
    measure,
    path,
    place_at,
    rect,
    remember,
    rows,
    text,
    use,
    wrap,
)
from ...data import COPIES, VALUE
from ..lettering import GLYPHS, THINGS, Lettering
from ..size import Desk, drawer_places, names_in_play
from .plans import BEHIND, inset

if TYPE_CHECKING:
    from ...view import EstateView


def fronts(words: Lettering, desk: Desk, seats: int) -> str:
    """The wood of the cabinet and the name on each drawer: these never change."""
    places, w = drawer_places(desk, seats)
    return "".join(front(words.card(card), desk, at, w) for card, at in zip(names_in_play(seats), places))


def front(name: str, desk: Desk, at: Point, w: float) -> str:
    """One front of wood with its plate."""
    f, plate, inset = desk.lift + desk.sheet, 27.0, 4.0 if desk.narrow else 7.0
    lines, size = (
        on_plate(name, w - 2 * inset - 2, (12.0, 11.5, 11.0)) if desk.narrow else on_plate(name, w - 22, (SMALL,))
    )
    first, lead = f + (23, 16.6, 14)[len(lines) - 1], 0.98 if len(lines) < 3 else 0.84
    return group(
        rect(1, f + 4, w - 2, desk.wood, "f-shade", 9, opacity=0.2),
        rect(0, f, w, desk.wood, "f-wood s-wood-2", 9, pen=1.4),
        rect(inset - 3, f + 3, w - 2 * inset + 6, plate + 4, "f-wood-2", 6, opacity=0.35),
        rect(inset, f + 5, w - 2 * inset, plate, "f-paper s-gold-lo", 4),
        rows(w / 2, first, lines, size, "f-print", "middle", lead, bold=500),
        at=at,
    )


def on_plate(name: str, width: float, sizes: tuple[float, ...]) -> tuple[tuple[str, ...], float]:
    """A name in one line or two, at the first of the sizes that fits; else in three at the last of them."""
    for size in sizes:
        lines = wrap(name, width, size)
        if len(lines) <= 2 and all(measure(line, size) <= width for line in lines):
            break
    return lines, size


def drawers(view: EstateView, choices: Choices, words: Lettering, desk: Desk) -> str:
    """What is in the drawers, and what each set would score."""
    places, w = drawer_places(desk, view["seats"])
    cards = names_in_play(view["seats"])
    drawn = [drawer(choices, inside_of(view, card), words, desk, (at, w)) for card, at in zip(cards, places)]
    # Lit things come after their neighbours, so that no ring is covered.
    return "".join([one for one, lit in drawn if not lit] + [one for one, lit in drawn if lit])


def action_of(card: int, choices: Choices) -> str:
    """What a click on a drawer means now."""
    return choices.first(f"salvage {THINGS[card]}", f"score {THINGS[card]}")


def drawer(choices: Choices, inside: Inside, words: Lettering, desk: Desk, at: tuple[Point, float]) -> tuple[str, bool]:
    """One drawer, and whether it is lit: click it to score its set, or to salvage a plan."""
    action = action_of(inside.card, choices)
    if action in choices or action in choices.aims:
        return filled(choices, action, inside, words, desk, at), action in choices
    return closed(action, inside, words, desk, at), False


class Inside(NamedTuple):
    """What a drawer tells of its building."""

    card: int
    plans: int
    held: int  # by the viewer
    left: int  # copies that nobody has seen yet
    points: int  # of the viewer's set
    more: int  # and with one more card


def inside_of(view: EstateView, card: int) -> Inside:
    """What the drawer of a building tells."""
    return Inside(
        card, view["drawer"][card], holding(view, card), view["left"][card], view["sets"][card], view["more"][card]
    )


@remember
def closed(action: str, inside: Inside, words: Lettering, desk: Desk, at: tuple[Point, float]) -> str:
    """A drawer that means nothing now."""
    return filled(NO_CHOICES, action, inside, words, desk, at)


def filled(choices: Choices, action: str, inside: Inside, words: Lettering, desk: Desk, at: tuple[Point, float]) -> str:
    """What is in a drawer, and what its front says of it."""
    ((x, y), w), card, plans = at, inside.card, inside.plans
    told = words.card(card), VALUE[card], plans, inside.held, inside.left, COPIES[card]
    return thing(
        choices,
        action,
        words.say("drawer-label", *told),
        hit(0, desk.lift, w, desk.sheet + desk.wood),
        sheets(card, plans, w, desk),
        worth(inside, words, desk, w),
        note_line(inside.more, inside.left, card, w, desk),
        what="drawer",
        ring=rect_ring(0, desk.lift + desk.sheet, w, desk.wood, 9, low=True),
        above=badges(card, plans, w, desk),
        transform=place_at(x, y),
    )


def holding(view: EstateView, card: int) -> int:
    """How many of a card the viewer holds."""
    hand = view["hands"][view["seat"]] if view["seat"] >= 0 else None
    return hand.count(card) if hand else 0


@remember
def sheets(card: int, plans: int, w: float, desk: Desk) -> str:
    """The plans in a drawer, one sheet behind the other; the place of a plan if there is none."""
    x, y, size = inset(desk), desk.lift, 20 if desk.narrow else 30
    if not plans:
        frame = dashed(x + 4, y + 4, w - 2 * x - 8, desk.sheet - 5, 6, "s-desk-ink", 1.2, opacity=0.7)
        return frame + icon(GLYPHS[card], w / 2, y + desk.sheet / 2, size, "k-desk-ink", opacity=0.45)
    edges = use(f"ue-behind-{min(plans - 1, BEHIND)}", x, y) if plans > 1 else ""
    return edges + use(f"ue-plan-{card}", x, y)


@remember
def badges(card: int, plans: int, w: float, desk: Desk) -> str:
    """The value of the building, and how many plans there are."""
    x, y = (12, desk.lift + desk.sheet - 7) if desk.narrow else (15, desk.lift + desk.sheet - 9)
    return use(f"ue-value-{card}", x, y) + (use(f"ue-times-{plans}", w - x, y) if plans else "")


def worth(inside: Inside, words: Lettering, desk: Desk, w: float) -> str:
    """The game's one thought: cards in hand, times value, times plans in the drawer."""
    parts = (inside.held, VALUE[inside.card], inside.plans)
    if inside.points:
        return total(parts if prod(parts) == inside.points else (), inside.points, w, desk)
    if inside.held:
        return text(w / 2, line_of(desk, 0), words.say("in-hand", inside.held), SMALL, "f-cream", "middle", 600)
    return handle(w, desk)


@remember
def total(parts: tuple[int, ...], points: int, w: float, desk: Desk) -> str:
    """What a set scores now, on a cream ground."""
    times, is_ = ("×", "=") if w < 110 else (" × ", " = ")
    words = (times.join(str(part) for part in parts) + is_ if parts else "") + str(points)
    high = 18.0 if desk.narrow else 20.0
    size = fit(words, w - 18, 13, 11 if desk.narrow else SMALL)
    y = line_of(desk, 0)
    ground = rect(6, y - high / 2 - 4.6, w - 12, high, "f-cream", high / 2)
    return ground + text(w / 2, y, words, size, "f-print", "middle", 700)


@remember
def handle(w: float, desk: Desk) -> str:
    """A brass handle."""
    y = line_of(desk, 0) - 8
    return path(f"M{w / 2 - 13:.1f} {y:.1f}a13 7 0 0 0 26 0", "n s-gold-hi", pen=2.6, stroke_linecap="round")


def line_of(desk: Desk, line: int) -> float:
    """Where a line of words stands on the front of a drawer."""
    top = desk.lift + desk.sheet
    return top + ((47.5, 63.5) if desk.narrow else (50.5, 70.0))[line]


@remember
def note_line(more: int, left: int, card: int, w: float, desk: Desk) -> str:
    """Small below: what one more card would make of the set, and how many copies nobody has seen yet."""
    y, size = line_of(desk, 1), SMALL if not desk.narrow else 12.0 if w > 80 else 11.0
    then = (
        text(7, y, f"→{more}" if w < 80 else f"+1→{more}" if desk.narrow else f"+1 → {more}", size, "f-cream", bold=600)
        if more
        else ""
    )
    unseen = text(w - 7, y, f"{left}/{COPIES[card]}", size, "f-cream", "end", 500)
    return then + unseen
