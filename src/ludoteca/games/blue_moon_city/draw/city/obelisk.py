"""The Obelisk: its spaces from the foot to the tip, the markers on them, and the next offering with its price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import circle_ring, item, thing
from .....drawing.shapes.pieces import hit, pill, token
from .....drawing.svg import SMALL, Point, Value, circle, el, group, path, rect, remember, text, use
from ..lettering import Lettering
from ..size import Table

if TYPE_CHECKING:
    from ...view import CityView

ABOVE = 9
"""The spaces above the foot: four pairs and the tip."""


@remember
def places(count: int, table: Table) -> tuple[Point, ...]:
    """The middle of each space, from the bottom."""
    x, y = table.obelisk
    if table.narrow:
        step = (table.width - 2 * x - 10) / (count - 1)
        return tuple((round(x + i * step, 1), y) for i in range(count))
    foot = count - ABOVE
    low = [(x + (i - (foot - 1) / 2) * 38, y - 21) for i in range(foot)]
    pairs = [(x + side * (17.2 - row * 0.8), y - 68 - row * 38) for row in range(4) for side in (-1, 1)]
    return (*low, *((round(a, 1), b) for a, b in pairs), (x, y - 220))


def stone(table: Table) -> str:
    """The Obelisk, pale as moonlight."""
    return group(
        path("M0 -252L30 -226L44 -2H-44L-30 -226Z", "f-lit-1"),
        path("M0 -252L30 -226L44 -2H0Z", "f-lit-2"),
        path("M0 -252L30 -226H-30Z", "f-gold-hi"),
        path("M-80 -42H80V0H-80Z", "f-lit-1"),
        path("M0 -42H80V0H0Z", "f-lit-2", opacity=0.6),
        rect(-86, 0, 172, 8, "f-lit-2", 3),
        rect(-92, 8, 184, 9, "f-gold-lo", 3, opacity=0.7),
        at=table.obelisk,
    )


def lying(table: Table) -> str:
    """On a phone the Obelisk lies below the city."""
    x, y = table.obelisk
    w = table.width - 2 * x
    left, right, tip = x - 14, x + w - 2, x + w + 14
    return (
        path(f"M{left} {y - 21}H{right}L{tip} {y}L{right} {y + 21}H{left}Z", "f-lit-1")
        + path(f"M{left} {y}H{tip}L{right} {y + 21}H{left}Z", "f-lit-2")
        + path(f"M{right} {y - 21}L{tip} {y}L{right} {y + 21}Z", "f-gold-hi")
    )


def standing(costs: tuple[int, ...], words: Lettering, table: Table, needed: int, seats: int) -> str:
    """What never changes: the stone, the spaces with their prices, the heading and the players' tokens below it."""
    r = radius(table)
    spaces = "".join(
        circle(x, y, r, "f-paper s-gold-lo", pen=1.4)
        + text(x, y + r * 0.37, cost, r * 1.03, "f-print", "middle", 700, serif=True)
        for (x, y), cost in zip(places(len(costs), table), costs)
    )
    if table.narrow:
        return el("g", lying(table), spaces, data_thing="obelisk")
    x = table.obelisk[0]
    heading = text(x, 146, words.say("obelisk"), 17, "f-moon", "middle", 600, serif=True)
    note = text(x, 165, words.say("offerings-win", needed), SMALL, "f-rub-ink", "middle")
    tokens = "".join(token(seat, score_place(seat, seats, table) - 9, 190, 7.5) for seat in range(seats))
    return el("g", stone(table), spaces, heading, note, tokens, data_thing="obelisk")


def score_place(seat: int, seats: int, table: Table) -> float:
    """Where the offerings of a player are told on a wide table."""
    return table.obelisk[0] + (seat - (seats - 1) / 2) * 46


def radius(table: Table) -> float:
    """Of a space."""
    return 12.5 if table.narrow else 15.0


def offerings(view: CityView, choices: Choices, words: Lettering, table: Table) -> str:
    """The markers on the Obelisk, and the next space."""
    at = places(len(view["costs"]), table)
    markers = "".join(use(f"bm-o{seat}", *at[i], **flight(i, seat)) for i, seat in enumerate(view["obelisk"]))
    told = "" if table.narrow else standings(view, words, table)
    return told + item("obelisk", record(view, words), markers) + following(view, choices, words, table)


def flight(space: int, seat: int) -> dict[str, Value]:
    """A marker comes from its player's figure."""
    return {"id": f"offer-{space}", "data_move": "", "data_from": f"f{seat}"}


def record(view: CityView, words: Lettering) -> str:
    """Everybody's offerings in words."""
    made = [f"{name} {score}" for name, score in zip(view["names"], view["scores"])]
    return f"{words.say('obelisk')}: {', '.join(made)}. {words.say('offerings-win', view['needed'])}"


def following(view: CityView, choices: Choices, words: Lettering, table: Table) -> str:
    """The next offering: golden, and lit when it may be made."""
    number = len(view["obelisk"])
    if number >= len(view["costs"]):
        return ""
    (x, y), r = places(len(view["costs"]), table)[number], radius(table)
    return thing(
        choices,
        "offer",
        words.say("next-offering", view["cost"]),
        hit(x - 22, y - 22, 44, 44),
        circle(x, y, r + 1, "f-gold-hi s-gold-lo", pen=2.4),
        text(x, y + r * 0.37, view["cost"], r * 1.1, "f-print", "middle", 700, serif=True),
        what="offering",
        ring=circle_ring(x, y, r + 3),
    )


def standings(view: CityView, words: Lettering, table: Table) -> str:
    """Beside the heading of a wide table: how many offerings each has made, and what the next costs."""
    x = table.obelisk[0]
    out = "".join(
        text(score_place(seat, view["seats"], table) + 5, 195, score, 15, "f-moon", bold=700)
        for seat, score in enumerate(view["scores"])
    )
    if view["cost"] and not view["over"]:
        out += idle_note(view, words, x)
        out += pill(x, 220, words.say("next-costs", view["cost"]), "crystal", SMALL, "f-rub-2 s-rub-1", "moon")
    return out


def idle_note(view: CityView, words: Lettering, x: float) -> str:
    """How near the end of a game is that nobody carries on."""
    if view["idle"] * 2 < view["idle_limit"]:
        return ""
    return text(x, 247, words.say("idle", view["idle"], view["idle_limit"]), SMALL, "f-rub-ink", "middle")
