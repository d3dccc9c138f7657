"""The building market and the Citizen offer: tile above, die below, one price for both."""

from __future__ import annotations

from .....drawing.shapes.pieces import soft
from .....drawing.svg import SMALL, Point, el, fit, icon, measure, place_at, rect, remember, rows, text, use, wrap
from ...data import BUILDINGS, COLOURS, DICE, MARKET_WISDOM, OFFER_WISDOM, TILE_COLOUR
from ..lettering import THINGS, Lettering
from ..pieces.shapes import figures, lit_last, ring
from ..pieces.signs import badge
from ..pieces.tiles import SIDE
from ..scene import Scene
from ..size import Box, Table

SLOTS = max(len(MARKET_WISDOM), len(OFFER_WISDOM))


def still(words: Lettering, table: Table) -> str:
    """The ground and its heading."""
    pills = "".join(pill(*price_spot(i, table)) for i in range(SLOTS))
    return ground(table.market) + heading(table.market, words.say("market"), words.say("market-note")) + pills


def heading(box: Box, name: str, note: str = "") -> str:
    """The name of a part of the table, and a note after it where there is room."""
    x, y, w, _ = box
    after = 22 + measure(name, 14)  # its letters are bold
    told = text(x + after, y + 18, note, fit(note, w - after - 26, SMALL, 12.4), "f-sand-ink") if note else ""
    return text(x + 10, y + 18, name, 13, "f-sand-ink", bold=600) + told


def ground(box: Box) -> str:
    """A sand panel."""
    return soft(*box, 12) + rect(*box, "f-sand-3", 12)


@remember
def slot(i: int, table: Table) -> Point:
    """The upper left corner of a tile."""
    x, y, _, _ = table.market
    return (x + 8 + i * 73, y + 27) if table.narrow else (x + 10 + i * 66.5, y + 25)


def scale(table: Table) -> float:
    """How large tiles of the market are."""
    return 1.06 if table.narrow else 0.97


def market(scene: Scene) -> str:
    """Tiles, prices and dice, from the left; on a phone what the tiles do in words below them."""
    view = scene.view
    things = [die(scene, i, *entry) for i, entry in enumerate(view["offer"])]
    things += [tile(scene, i, *entry) for i, entry in enumerate(view["market"])]
    words = tile_words(scene) if scene.table.narrow else ""
    return prices(scene) + words + lit_last(things)


def prices(scene: Scene) -> str:
    """What each place costs: a tile and the die below it cost the same wisdom."""
    rest = scene.view["market"], scene.view["offer"]
    costs = tuple(max([line[i][1] for line in rest if i < len(line)], default=-1) for i in range(SLOTS))
    return written(costs, scene.table)


@remember
def price_spot(i: int, table: Table) -> Point:
    """The middle of a price."""
    (x, y), side = slot(i, table), SIDE * scale(table)
    return round(x + side / 2, 1), round(y + side + (16 if table.narrow else 13.5), 1)


def pill(x: float, y: float) -> str:
    """The ground of a price."""
    return rect(x - 18, y - 10, 36, 20, "f-inset s-sand-2", 10) + icon("wisdom", x + 6, y, 13, "k-wisdom")


@remember
def written(costs: tuple[int, ...], table: Table) -> str:
    """The price of each place that is taken."""
    spots = [(price_spot(i, table)[0], i) for i, cost in enumerate(costs) if cost >= 0]
    y = price_spot(0, table)[1]
    numbers = tuple(costs[i] for _, i in spots)
    return figures(numbers, tuple(x - 12 for x, _ in spots), y + 4.7, 13, "f-ink w700")


def definitions(words: Lettering, table: Table) -> str:
    """On a phone each building in words."""
    return "".join(el("g", described(words, i), id=f"o-say{i}") for i in range(BUILDINGS)) if table.narrow else ""


def tile(scene: Scene, i: int, design: int, wisdom: int, stone: int, can: int) -> str:
    """A building of the market: buy or reserve it. A tick means that the viewer could build it."""
    (x, y), k, thing = slot(i, scene.table), scale(scene.table), THINGS[design]
    action = scene.choices.first(f"reserve {thing}", f"buy {thing}")
    return scene.thing(
        action,
        scene.words.say("tile-label", scene.words.building(design), wisdom, stone),
        use(f"o-t{design}"),
        what=f"tile:{design}",
        ring=ring("tile", tick=action in scene.choices),
        above=scene.payable(56, 36, can),
        flag=scene.flag(action, (31, 77), (4 - x, scene.table.width - 4 - x)),
        goal=scene.goal(f"build {thing}", f"buy {thing}"),
        id=f"k{design}",
        data_move="",
        data_from=f"z{TILE_COLOUR[design]}",
        transform=f"{place_at(x, y)} scale({k:.3g})",
    )


def die(scene: Scene, i: int, die: int, wisdom: int, can: int) -> str:
    """A Citizen of the offer."""
    (x, y), side, narrow = slot(i, scene.table), SIDE * scale(scene.table), scene.table.narrow
    x, y = round(x + side / 2, 1), round(y + side + (54 if narrow else 46), 1)
    action = f"take {DICE[die]}"
    return scene.thing(
        action,
        scene.words.say("offer-label", scene.words.name("die", die), wisdom),
        what="citizen",
        ring=ring("die", tick=action in scene.choices),
        touch="die",
        above=use(f"o-d{die}") + scene.payable(-15, 14, can),
        flag=scene.flag(action, (0, -32), (4 - x, scene.table.width - 4 - x)),
        id=f"o{die}",
        data_move="",
        transform=place_at(x, y),
    )


def tile_words(scene: Scene) -> str:
    """On a phone: each tile of the market in words."""
    x, y, _, _ = scene.table.market
    top, out = y + 178, ""
    for design, *_ in scene.view["market"]:
        out += use(f"o-say{design}", x, top)
        top += 15 * len(told(scene.words, design)) + 4
    return out


def told(words: Lettering, design: int) -> tuple[str, ...]:
    """A building in lines of words."""
    return wrap(words.building(design), 330, 12)


def described(words: Lettering, design: int) -> str:
    """A building in words, after the sign of its colour."""
    lines = rows(32, 10.5, told(words, design), 12, "f-ink", lead=1.25)
    return badge(COLOURS[TILE_COLOUR[design]], 17, 6, 7) + lines
