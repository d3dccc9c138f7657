"""What a visit would cost: the wisdom that the chosen worker, or else the best one at home, lacks at each site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....drawing.svg import el, icon, rect, remember, use
from ...data import DIE_KINDS, GOLD, VALUE, WISDOM
from ...rules.actions import ARCHON, SPEAKER
from ..lettering import Lettering
from ..pieces.shapes import scattered
from ..pieces.signs import TONE
from ..scene import Scene
from ..size import Table

if TYPE_CHECKING:
    from ...view import RealmView

AT_HOME = 0


def value_of(worker: int) -> int:
    """What a die or a Speaker shows."""
    return VALUE[worker] if worker < DIE_KINDS else worker - SPEAKER


def goer(view: RealmView) -> int:
    """The worker for whom a site is being chosen, else the highest at home, the Archon last; -1: nobody is left."""
    visit, player = view["visit"], view["players"][view["eyes"]]
    if visit is not None and visit["site"] < 0 and visit["seat"] == view["eyes"]:
        return visit["worker"]
    home = [die for die, place in player["freemen"] if place == AT_HOME]
    home += [SPEAKER + value for value in player["speakers"]]
    if home:
        return max(home, key=value_of)
    return ARCHON if player["archon"] == AT_HOME else -1


def fare(value: int, worker: int) -> int:
    """§5.0 The wisdom that a worker lacks where a Mothership shows a value; the Archon never lacks any."""
    return 0 if worker == ARCHON else max(0, value - value_of(worker))


def definitions() -> str:
    """The ground of a price, with the sign of wisdom or of what cannot be paid."""
    pill = rect(-22, -10, 44, 20, "f-panel s-sand-2", 10)
    signs = {"wisdom": TONE["wisdom"], "no": "k-clay"}
    return "".join(el("g", pill, icon(name, 10, 0, 14, tone), id=f"o-fare-{name}") for name, tone in signs.items())


def fares(scene: Scene, worker: int) -> str:
    """The price of a worker's visit on every site; a sign tells where it cannot be paid."""
    view = scene.view
    if worker < 0 or view["over"] or view["pool"]:
        return ""
    stock = view["players"][view["eyes"]]["stock"]
    costs = [fare(site["value"], worker) for site in view["sites"]]
    return prices(tuple(costs), tuple([cost <= stock[WISDOM] + stock[GOLD] for cost in costs]), scene.table)


@remember
def prices(costs: tuple[int, ...], payable: tuple[bool, ...], table: Table) -> str:
    """What the visits cost, and which of them can be paid."""
    dx, dy = place_of(table)
    spots = [(x + dx, y + dy) for x, y, _, _ in table.sites]
    drawn = "".join(use("o-fare-wisdom" if can else "o-fare-no", *at) for can, at in zip(payable, spots))
    figures = scattered(costs, tuple((x - 8, y + 4.8) for x, y in spots), 13.5, "f-ink w700")
    return el("g", drawn, figures, aria_hidden="true", pointer_events="none")


def told(words: Lettering, value: int, worker: int) -> str:
    """The price of a worker's visit in words; nothing if nobody can go."""
    return words.say("fare", fare(value, worker), words.name("worker", worker)) if worker >= 0 else ""


def place_of(table: Table) -> tuple[float, float]:
    """Where the price stands on a site: in the sky."""
    return (52.0, 63.0) if table.narrow else (157.0, 37.0)
