"""The race: one line from the start to the golden gate, and on it everybody: how far to go, which blockades taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import item
from .....drawing.shapes.pieces import hit, token
from .....drawing.svg import SMALL, Point, circle, clip, el, escaped, group, icon, lines, path, rect, text, use
from ...data import KINDS
from ..land.fences import medal
from ..land.mat import gate
from ..lettering import Lettering
from ..size import CORNER, Desk

if TYPE_CHECKING:
    from ...view import ExpeditionView

LEFT, RIGHT = 286.0, 922.0
"""Where the line begins and ends on a wide board."""

MARK, MEDAL, MORE = 44.0, 19.5, 17.0
"""The room of a player on the line, of each blockade taken, and of the hat."""

TOP, ROW = 40.0, 36.0
"""In a corner: the room of the cards played, and of each player."""

QUIET = 5
"""Rounds without progress after which the table is told."""

CELL = 34.0
"""How high a player's cell on a phone is."""


def track(desk: Desk, corner: Point | None, seats: int) -> str:
    """The line itself; in a corner, a quiet ground."""
    if corner:
        return rect(*corner, CORNER[0], TOP + seats * ROW + 4, "f-map-2", 14, opacity=0.5)
    y = desk.race + 26
    return (
        rect(8, desk.race, desk.width - 16, 36, "f-map-2", 12, opacity=0.5)
        + path(f"M{LEFT} {y}H{RIGHT}", "n s-map-ink", pen=2, stroke_dasharray="1 6", stroke_linecap="round")
        + circle(LEFT, y, 3.5, "f-map-ink")
        + gate(RIGHT + 26, desk.race + 22, 0.44)
    )


def race(view: ExpeditionView, choices: Choices, words: Lettering, desk: Desk, corner: Point | None) -> str:
    """Everybody's progress, and before it the cards played this turn."""
    if corner:
        return in_corner(view, words, corner)
    y = desk.race + 26
    rooms = [room(view, seat) for seat in range(view["seats"])]
    true = [LEFT + (RIGHT - LEFT) * min(100, part) / 100 for part in view["progress"]]
    ticks = lines([(x, y - 4, x, y + 4) for x in true], "s-map-ink", 1.4)
    spots = stand(true, rooms)
    marks = "".join(marker(view, words, seat, spots[seat], desk.race + 13) for seat in range(view["seats"]))
    return ticks + marks + played(view, words, 8, desk.race)


def in_corner(view: ExpeditionView, words: Lettering, corner: Point) -> str:
    """The same below each other: who is farthest comes first."""
    x, y = corner
    order = sorted(range(view["seats"]), key=lambda seat: -view["progress"][seat])
    out = played(view, words, x, y + 3)
    for row, seat in enumerate(order):
        top = y + TOP + row * ROW
        part = min(100, view["progress"][seat]) / 100
        out += marker(view, words, seat, x + 6, top + 12)
        out += rect(x + 36, top + 24, CORNER[0] - 56, 3, "f-map-ink", 1.5, opacity=0.3)
        out += rect(x + 36, top + 24, (CORNER[0] - 56) * part, 3, "f-map-ink", 1.5) if part else ""
    return out


def room(view: ExpeditionView, seat: int) -> float:
    """How much room a player needs on the line: steps, hat, blockades, tokens."""
    hat, tokens = MORE if seat == view["first"] else 0, MORE + 6 if view["tokens"][seat] else 0
    return MARK + hat + MEDAL * len(view["taken"][seat]) + tokens


def stand(true: list[float], rooms: list[float]) -> list[float]:
    """Where markers stand, left edges: near their true places, none upon another, all within the line."""
    order = sorted(range(len(true)), key=lambda i: (true[i], i))
    left = LEFT - 12.0
    spots = [0.0] * len(true)
    for i in order:
        left = max(left, true[i] - 12)
        spots[i] = left
        left += rooms[i]
    right = RIGHT + 12.0
    for i in reversed(order):
        spots[i] = min(spots[i], right - rooms[i])
        right = spots[i]
    return spots


def marker(view: ExpeditionView, words: Lettering, seat: int, x: float, y: float) -> str:
    """A player: token, steps to go, blockades taken; the whole expedition in words."""
    steps = sum(steps for steps, _ in view["distances"][seat])
    hat = icon("hat", 38, -0.5, 14, "k-map-ink") if seat == view["first"] else ""
    x0 = 38 + (MORE if hat else 0)
    medals = "".join(medal(n, x0 + 1 + i * MEDAL, 0, 8.9) for i, n in enumerate(view["taken"][seat]))
    found, x0 = len(view["tokens"][seat]), x0 + MEDAL * len(view["taken"][seat])
    stones = icon("cave", x0, 0, 12, "k-map-ink") + text(x0 + 7, 4.4, found, SMALL, "f-map-ink") if found else ""
    return group(
        el("title", escaped(tale(view, words, seat))),
        token(seat, 0, 0, 9),
        hat,
        text(13, 4.6, steps, 13, "f-map-ink", bold=700),
        medals + stones,
        at=(x + 12, y),
        id=f"race-{seat}",
        data_move="",
        role="img",
        aria_label=summary(view, words, seat),
        data_thing="race",
    )


def summary(view: ExpeditionView, words: Lettering, seat: int) -> str:
    """A player in words."""
    steps = sum(steps for steps, _ in view["distances"][seat])
    taken = ", ".join(str(number) for number in sorted(view["taken"][seat])) or "0"
    return words.say("draw-race-label", steps, view["names"][seat], taken)


def tale(view: ExpeditionView, words: Lettering, seat: int) -> str:
    """What a pointer that rests on a player tells: the whole deck, card by card, and the tokens."""
    deck = [f"{words.card(card)} × {n}" for card, n in enumerate(view["decks"][seat][:KINDS]) if n]
    tokens = [words.name("token", kind) for kind in view["tokens"][seat]]
    return " · ".join((view["names"][seat], ", ".join(deck), *([", ".join(tokens)] if tokens else [])))


def played(view: ExpeditionView, words: Lettering, x: float, y: float) -> str:
    """The cards that the player at the turn has played; before them, a word about the last round or a standstill."""
    seat = view["actor"]
    if view["over"] or not 0 <= seat < view["seats"]:
        return ""
    cards = view["plays"][seat] + view["aside"]
    through = icon("pass", x + 216, y + 18, 16, "k-map-ink") if view["passing"] else ""
    who = token(seat, x + 18, y + 18, 9) + through
    if not cards:
        return who + text(x + 34, y + 22.6, clip(news(view, words, seat), 180, 13), 13, "f-map-ink", bold=600)
    step = min(40.0, (170 if through else 190) / len(cards))
    chips = "".join(
        use(f"ed-chip-{card}", x + 36 + i * step, y + 7, id=f"play-{i}", data_move="", data_from=f"hand-{card}-0")
        for i, card in enumerate(cards)
    )
    said = words.say("draw-played", ", ".join(words.card(card) for card in cards))
    return who + item("played", said, chips)


def news(view: ExpeditionView, words: Lettering, seat: int) -> str:
    """What the table should know before a player begins; else the name."""
    if view["arrivals"]:
        return words.say("draw-last-round")
    return words.say("draw-idle", view["idle"]) if view["idle"] >= QUIET else view["names"][seat]


def cells(view: ExpeditionView, words: Lettering, desk: Desk) -> str:
    """On a phone: a cell for each player."""
    count = view["seats"]
    step = (desk.width - 16) / count
    out = ""
    for seat in range(count):
        x, now = 8 + seat * step, seat == view["actor"] and not view["over"]
        look, pen, fade = ("f-map s-map-ink", 1.4, None) if now else ("f-map-2", None, 0.5)
        ground = rect(x, desk.race, step - 4, CELL, look, 10, pen=pen, opacity=fade)
        out += ground + cell(view, words, seat, x, desk.race, step - 4)
    return out


def cell(view: ExpeditionView, words: Lettering, seat: int, x: float, y: float, w: float) -> str:
    """Token, steps to go, blockades taken (their number where there is no room for each), part of the way as a bar."""
    steps = sum(steps for steps, _ in view["distances"][seat])
    part, taken = min(100, view["progress"][seat]) / 100, view["taken"][seat]
    hat = icon("hat", w - 12, 14, 15, "k-map-ink") if seat == view["first"] else ""
    if len(taken) * 18 + 60 <= w - (20 if hat else 4):
        blockades = "".join(medal(n, 58 + i * 18, 14, 8.4) for i, n in enumerate(taken))
    else:
        blockades = icon("barrier", 58, 14, 12, "k-map-ink") + text(66, 18.4, len(taken), SMALL, "f-map-ink", bold=600)
    bar = rect(8, 27, w - 16, 3, "f-map-ink", 1.5, opacity=0.3) + rect(8, 27, (w - 16) * part, 3, "f-map-ink", 1.5)
    return group(
        hit(0, 0, w, CELL),
        token(seat, 16, 14, 8.5),
        text(29, 18.8, steps, 14, "f-map-ink", bold=700),
        hat + blockades + bar,
        at=(x, y),
        role="img",
        aria_label=summary(view, words, seat),
        data_thing="race",
    )
