"""What comes first on a phone: the viewer's goods and workers, right above the sites; and the dice of the draft."""

from __future__ import annotations

from .....drawing.shapes.pieces import panel
from .....drawing.svg import Point, place_at, use
from ...data import DICE
from ..pieces.shapes import ring
from ..scene import Scene
from ..size import Table
from . import people


def strip_ground(table: Table) -> str:
    """The ground under goods and workers."""
    return panel(*table.people, 12)


def strip(scene: Scene) -> str:
    """Goods, tokens and workers of the viewer; a spectator sees those of whoever is asked."""
    seat, (x, y, w, _) = scene.view["eyes"], scene.table.people
    if scene.view["pool"]:
        return ""
    owner = use(f"o-disc{seat}", x + w - 12, y + 12) if scene.view["seat"] != seat else ""
    boxes: list[Point] = [(x + 6 + 61 * i, y + 7) for i in range(4)]
    bases: tuple[Point, ...] = tuple((x + 25 + 46 * i, y + 75) for i in range(6))
    goer = people.going(scene.view, seat)
    spots: list[Point] = [(x + 346, y + 76), (x + 348, y + 26), (x + 304, y + 26), (x + 326, y + 26)]
    return (
        owner
        + people.goods(scene, seat, boxes, people.SHELVES[1])
        + people.tokens(scene, seat, (x + 264, y + 24), words=False)
        + people.archon(scene, seat, (x + 302, y + 76), goer)
        + people.speakers(scene, seat, spots, 0.9, goer)
        + scene.rest(people.freemen, seat, bases, goer)
    )


def pool(scene: Scene) -> str:
    """The dice of the draft, on a tray of their own: over the road, on a phone where the people will be."""
    dice = scene.view["pool"]
    if not dice:
        return ""
    narrow, (x, y, w, h) = scene.table.narrow, scene.table.people if scene.table.narrow else (200, 186, 588, 66)
    out = "" if narrow else panel(x, y, w, h, 14)
    seen: dict[int, int] = {}
    for i, die in enumerate(dice):
        seen[die] = seen.get(die, 0) + 1
        at = (x + 40 + i % 5 * 73, y + 35 + i // 5 * 58) if narrow else (x + 33 + i * 58, y + 32)
        out += drafted(scene, die, seen[die], at)
    return out


def drafted(scene: Scene, die: int, number: int, at: Point) -> str:
    """A die that may be taken."""
    action = scene.choices.first(f"discard {DICE[die]}", f"draft {DICE[die]}")
    return scene.thing(
        action,
        scene.words.name("die", die),
        what="freeman",
        ring=ring("base-die"),
        touch="die",
        above=use(f"o-d{die}", 0, 0, 1.1),
        id=f"p{die}" if number == 1 else f"p{die}.{number}",
        data_move="",
        transform=place_at(*at),
    )
