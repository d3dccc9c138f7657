"""What is left, colour by colour: the next building, tower discs and their price, dice; and the Speakers."""

from __future__ import annotations

from .....drawing.choice import thing
from .....drawing.svg import SMALL, Point, el, group, icon, place_at, rect, remember, use
from ...data import COLOURS
from ...rules.actions import SPEAKER
from ..pieces.shapes import figures, lit_last, ring
from ..pieces.signs import ink_on
from ..pieces.tiles import tile_name
from ..scene import Scene
from ..size import Table
from .market import ground

HEADS = ("buy", "discs", "citizen", "speaker")


def definitions() -> str:
    """A pile of tower discs of each colour, and the place of one."""
    empty = rect(-12, -14, 24, 20, "n s-sand-2", 6, pen=1.5, stroke_dasharray="3 3")
    return el("g", empty, id="o-no-pile") + "".join(
        el("g", pile(colour), id=f"o-pile{i}") for i, colour in enumerate(COLOURS)
    )


def pile(colour: str) -> str:
    """Three discs, the colour's sign on them."""
    discs = "".join(
        rect(-12, y, 24, 8.5, f"f-o-{colour} s-cream", 4, pen=0.8) + rect(-11, y + 0.4, 22, 3, f"f-o-{colour}-2", 1.5)
        for y in (-2, -8, -14)
    )
    return discs + icon(f"m-{colour}", 0, -2, 11, f"k-{ink_on(colour)}")


@remember
def spot(row: int, column: int, table: Table) -> Point:
    """The middle of a place: rows are buildings, towers, dice and Speakers, columns the colours."""
    x, y, _, _ = table.supply
    if table.narrow:
        return (x + 76 + column * 64, y + (32, 86, 128, 164)[row])
    return (x + 46 + column * 38, y + (24, 67, 107, 139)[row])


def still(table: Table) -> str:
    """The ground, a sign before each row, and a die of each colour."""
    left = table.supply[0] + (24 if table.narrow else 15)
    heads = (icon(name, left, spot(row, 0, table)[1], 18, "k-sand-ink") for row, name in enumerate(HEADS))
    return ground(table.supply) + "".join(heads) + "".join(blank(c, *spot(2, c, table)) for c in range(len(COLOURS)))


def blank(colour: int, x: float, y: float) -> str:
    """A die without a value."""
    sign = icon(f"m-{COLOURS[colour]}", 0, 0, 22, f"k-{ink_on(COLOURS[colour])}")
    return group(use(f"o-blank{colour}"), sign, scale=0.66, at=(x - 7, y))


def supply(scene: Scene) -> str:
    """Everything that is left."""
    view, colours = scene.view, range(len(COLOURS))
    things = [scene.part(tower, i, view["discs"][i], *view["towers"][i]) for i in colours]
    things += [into(scene, colour) for colour in colours] if scene.mine else []
    things += [speaker(scene, i, value) for i, value in enumerate(view["speakers"])]
    things.append(scene.part(stacks, tuple([(seen["top"], seen["count"]) for seen in view["stacks"]])))
    return scene.part(dice) + lit_last(things)


def stacks(scene: Scene, seen: tuple[tuple[int, int], ...]) -> str:
    """The stacks of all colours."""
    return "".join([stack(scene, colour, top, count) for colour, (top, count) in enumerate(seen)])


def stack(scene: Scene, colour: int, top: int, count: int) -> str:
    """The top of a stack, which comes into the market next, and how many tiles lie under it."""
    (x, y), k = spot(0, colour, scene.table), 0.72 if scene.table.narrow else 0.55
    half = round(31 * k, 1)
    if top < 0:
        return rect(x - half, y - half, 2 * half, 2 * half, "n s-sand-2", 5, pen=1.5, stroke_dasharray="4 3")
    return scene.item(
        f"tile:{top}",
        scene.words.say("stack-label", scene.words.name("tile", top), count),
        use(tile_name(top, False, k)),
        use(f"o-n{count}", 54, 8, 1 / k) if count else "",
        look="ask",
        id=f"z{colour}",
        data_move="",
        transform=f"{place_at(x - half, y - half)} scale({k:.3g})",
    )


def tower(scene: Scene, colour: int, left: int, gold: int, can: int) -> str:
    """Tower discs of a colour, and the gold that the viewer's next level costs; a tick if it can be paid."""
    (x, y), action = spot(1, colour, scene.table), f"tower {COLOURS[colour]}"
    return scene.thing(
        action,
        scene.words.say("tower-label", colour, left, gold),
        use(f"o-pile{colour}") + use(f"o-gold{gold}", 0, 14) if left else use("o-no-pile"),
        what="tower",
        ring=ring("tower"),
        touch="die",
        above=use(f"o-n{left}", 13, -13) + scene.payable(-14, 13, can),
        flag=scene.flag(action, (0, -32), (4 - x, scene.table.width - 4 - x)),
        transform=place_at(x, y),
    )


def dice(scene: Scene) -> str:
    """How many dice of each colour may still come into the game."""
    left, table = scene.view["supply"], scene.table
    places = tuple(spot(2, colour, table)[0] + 9 for colour in range(len(left)))
    numbers = figures(tuple(left), places, spot(2, 0, table)[1] + 4.5, SMALL, "f-ink w700")
    said = ", ".join(f"{scene.words.name('colour', colour)} × {n}" for colour, n in enumerate(left))
    return scene.item("supply", scene.words.say("supply-label", said), numbers)


def into(scene: Scene, colour: int) -> str:
    """A colour that a die may take on (Courthouse)."""
    (x, y), action = spot(2, colour, scene.table), f"into {COLOURS[colour]}"
    if action not in scene.choices:
        return ""
    outline, place = ring("die-27"), place_at(x - 7, y)
    return thing(scene.choices, action, "", use("o-h-die", look="hit"), what="supply", ring=outline, transform=place)


def speaker(scene: Scene, i: int, value: int) -> str:
    """A Speaker of the offer."""
    x, y = spot(3, i, scene.table)
    action = f"take-speaker {value}"
    return scene.thing(
        action,
        scene.words.name("worker", SPEAKER + value),
        what="speaker",
        ring=ring("die"),
        touch="small-die",
        above=use(f"o-d{SPEAKER + value}"),
        flag=scene.flag(action, (0, -34), scale=0.8),
        transform=f"{place_at(x, y)} scale(.8)",
        **scene.moves(-1, SPEAKER + value),
    )
