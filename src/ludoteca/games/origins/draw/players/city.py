"""A city seen from above: tiles, towers on the Palace, and Seats of Power in the gaps, so that they cover nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .....drawing.choice import item, thing
from .....drawing.parts import actions_of
from .....drawing.svg import SMALL, circle, el, icon, place_at, rect, remember, use
from ...data import COLOUR, DIE_KINDS, PALACE
from ...places import plots
from ..pieces.shapes import lit_last, ring, scattered
from ..pieces.signs import sign_flag
from ..pieces.tiles import SIDE, tile_name, towers
from ..scene import QUIET, Scene
from ..size import Box

if TYPE_CHECKING:
    from ...view import DistrictView, PlayerView

PITCH, GAP = 74, 12
"""From tile to tile, and between tiles; a city is drawn in these units and then scaled."""

SEATED = 0.62
"""How large a die is in a Seat of Power."""

Cell = tuple[int, int]


class Plan(NamedTuple):
    """Where a city lies: its corner, its scale, and the cell at its upper left."""

    x: float
    y: float
    scale: float
    left: int
    top: int
    margin: int
    height: float  # how high it is on the page

    def corner(self, x: int, y: int) -> tuple[float, float]:
        """The upper left corner of a cell, in the city's units; y grows upwards."""
        return (x - self.left) * PITCH + self.margin, (self.top - y) * PITCH + self.margin


@remember
def plan(cells: tuple[Cell, ...], box: Box, margin: int, least: float, most: float) -> Plan:
    """A city as large as a box allows; where it would become smaller than `least` it grows out of the box downwards."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    wide = (max(xs) - min(xs) + 1) * PITCH - GAP + 2 * margin
    high = (max(ys) - min(ys) + 1) * PITCH - GAP + 2 * margin
    x, y, w, h = box
    k = min(most, w / wide, max(least, h / high))
    left, top = x + (w - wide * k) / 2, y + max(0.0, (h - high * k) / 2)
    return Plan(round(left, 1), round(top, 1), round(k, 3), min(xs), max(ys), margin, max(h, high * k))


@remember
def steady(cells: tuple[Cell, ...], box: Box, scales: tuple[float, ...]) -> Plan:
    """A city with room for plots all around, at the first of some scales at which the box holds it.

    So the picture keeps its size while it grows, and the city its scale while a tile is laid; only beyond the last
    scale does it leave the box.
    """
    x, y, w, h = box
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    wide, high = (max(xs) - min(xs) + 3) * PITCH - GAP, (max(ys) - min(ys) + 3) * PITCH - GAP
    fitting = [scale for scale in scales if wide * scale <= w and high * scale <= h]
    k = fitting[0] if fitting else min(scales[-1], w / wide)
    left, top = x + (w - wide * k) / 2, y + max(0.0, (h - high * k) / 2)
    return Plan(round(left, 1), round(top, 1), round(k, 3), min(xs), max(ys), PITCH, max(h, high * k))


def definitions() -> str:
    """An empty seat, a seat with each die, and a plot."""
    empty = circle(0, 0, 14.5, "f-go-edge") + circle(0, 0, 13, "f-paper") + icon("seat", 0, 0, 15, "k-print-2")
    taken = circle(0, 0, 27.5, "f-go-edge") + circle(0, 0, 25, "f-gold-hi")
    plot = rect(0, 0, SIDE, SIDE, "f-inset", 8)
    seats = (el("g", taken, use(f"o-d{die}"), id=f"o-q{die}") for die in range(DIE_KINDS))
    return el("g", empty, id="o-empty") + "".join(seats) + el("g", plot, id="o-plot")


def cells_of(player: PlayerView) -> tuple[Cell, ...]:
    """Where a city has tiles."""
    return tuple((x, y) for x, y, _, _ in player["city"])


def shown(player: PlayerView, here: Plan, lean: int = 0) -> str:
    """A city to look at."""
    names = [None if lean else what_tile(design, down) for _, _, design, down in player["city"]]
    tiles = "".join(
        use(tile_name(design, down, here.scale), *here.corner(x, y), data_thing=what)
        for (x, y, design, down), what in zip(player["city"], names)
    )
    palace = el("g", towers(tuple(player["towers"])), transform=place_at(*here.corner(0, 0)))
    dice = "".join(use(f"o-q{die}", *gap(here, x, y), SEATED) for x, y, die in player["seats"])
    return el("g", tiles, palace, dice, transform=f"{place_at(here.x, here.y)} scale({here.scale:.3g})")


def what_tile(design: int, down: int) -> str:
    """What a tile of a city is: a tile face down is a Farm."""
    return "farm" if down else f"tile:{design}"


def gap(here: Plan, x: int, y: int) -> tuple[float, float]:
    """The middle of the district whose lower left cell is x, y."""
    left, top = here.corner(x, y + 1)
    return left + PITCH - GAP / 2, top + PITCH - GAP / 2


def city(scene: Scene, seat: int, here: Plan) -> str:
    """The viewer's own city: everything in it may be chosen or asked about."""
    player = scene.view["players"][seat]
    parts = [plot(scene, here, action) for action in actions_of(scene.choices, "place")]
    parts = [part for part in parts if part]
    bare = scene.lean >= QUIET or bool(parts)  # while a tile is laid, the others are only looked at
    for x, y, design, down in sorted(player["city"], key=lambda tile: (-tile[1], tile[0])):
        parts.append(tile(scene, here, (x, y), (design, bool(down)), player, bare))
    parts += [closed(scene, here, seat, entry) for entry in player["seats"]]
    parts += [opening(scene, here, district) for district in player["open"]]
    inside = closing(scene, here) + lit_last(parts) + numbers(scene, here, player)
    return el("g", inside, transform=f"{place_at(here.x, here.y)} scale({here.scale:.3g})")


def numbers(scene: Scene, here: Plan, player: PlayerView) -> str:
    """The number of each cell where the new tile may lie: its button says the same."""
    cells = {cell: n for cell, n in plots(player).items() if f"place {cell[0]},{cell[1]}" in scene.choices}
    corners = [here.corner(*cell) for cell in cells]
    middles = tuple((left + SIDE / 2, top + SIDE / 2 + 8) for left, top in corners)
    return scattered(tuple(cells.values()), middles, max(23, SMALL / here.scale), "f-ink w700") if cells else ""


def tile(scene: Scene, here: Plan, cell: Cell, what: tuple[int, bool], player: PlayerView, bare: bool) -> str:
    """A tile of the viewer's city."""
    (x, y), (design, down), (left, top) = cell, what, here.corner(*cell)
    newest = list(cell) == player["city"][-1][:2]  # it flies there from the market
    action = scene.choices.first(f"place {x},{y}", f"copy {x},{y}", f"activate {x},{y}")
    known = what_tile(design, down)
    if bare and action not in scene.choices and design != PALACE:
        shape = tile_name(design, down, here.scale, scene.table.narrow)
        return use(shape, left, top, data_thing=scene.known(known))
    return scene.thing(
        action,
        scene.words.tile(design, down),
        use(tile_name(design, down, here.scale, scene.table.narrow)),
        towers(tuple(player["towers"])) if design == PALACE else "",
        what=known,
        ring=ring("tile"),
        flag=scene.flag(action, (31, 72), scale=here.scale),
        transform=place_at(left, top),
        **({"id": f"c{x},{y}", "data_move": "", "data_from": f"k{design}"} if newest else {}),
    )


def plot(scene: Scene, here: Plan, action: str) -> str:
    """An empty cell where the new tile may lie."""
    x, y = (int(number) for number in action.split()[1].split(","))
    if [x, y] in [tile[:2] for tile in scene.view["players"][scene.view["seat"]]["city"]]:
        return ""
    place = place_at(*here.corner(x, y))
    rim = ring("tile", tick=not scene.lean)
    return thing(scene.choices, action, "", use("o-plot"), what="plot", ring=rim, transform=place)


def closed(scene: Scene, here: Plan, seat: int, entry: list[int]) -> str:
    """A Seat of Power with its die."""
    x, y, die = entry
    said = scene.words.say("seat-label", scene.words.name("die", die))
    moves = {"id": f"s{x},{y}", "data_move": "", "data_from": f"w{seat}{COLOUR[die]}1"}
    drawn = use(f"o-q{die}", *gap(here, x, y), SEATED)
    return item("seat", said, drawn, **moves)


def opening(scene: Scene, here: Plan, district: DistrictView) -> str:
    """An empty Seat of Power: its flag tells what the best matching card would bring."""
    x, y = district["x"], district["y"]
    action, at = f"close {x},{y}", gap(here, x, y)
    best = max(district["cards"], key=lambda card: card[1:], default=None)
    items = ("0", "vp") if best is None else (str(best[1]), "vp", *((str(best[2]), "gold") if best[2] else ()))
    said = scene.words.say("open-label", *(best[1:] if best else (0, 0)))
    edge = -(here.x + at[0] * here.scale) / here.scale
    return scene.thing(
        action,
        said,
        use("o-empty"),
        what="seat",
        ring=ring("seat"),
        touch="small-die",
        flag=sign_flag(items, 0, -32, edge, 900, here.scale),
        transform=place_at(*at),
    )


def closing(scene: Scene, here: Plan) -> str:
    """A dashed ring around the district that is being closed."""
    if not scene.view["district"] or scene.view["actor"] != scene.view["seat"]:
        return ""
    x, y = scene.view["district"]
    left, top = here.corner(x, y + 1)
    frame = {"x": left - 5, "y": top - 5, "width": 2 * PITCH - GAP + 10, "height": 2 * PITCH - GAP + 10, "rx": 12}
    return el("rect", look="last-edge", **frame) + el("rect", look="last", **frame)
