"""The city: its tiles, the markers on their spaces, dragons and figures, and what may be chosen there."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import rect_ring, thing
from .....drawing.parts import part
from .....drawing.shapes.pieces import hit
from .....drawing.svg import SMALL, Point, Value, circle, el, group, place_at, rect, remember, text, use
from ...data import COURTYARD, DRAGONS, FIRST_SPACE, NOWHERE, SPACES
from ..beside.about import FINISH, large_space
from ..beside.here import standing_on
from ..lettering import TILES, Lettering
from ..size import WIDE, Box, Table, cell_place, space_place
from .pieces import marker, marker_name
from .tiles import courtyard, ruin_tile, won_by

if TYPE_CHECKING:
    from ...view import CityView

WALK, SPECIAL, TARGET, DRAGON = "walk", "special", "target", "dragon"
MEANT = {"dragon-target": DRAGON, "figure-target": TARGET, "relocate": TARGET, "special-building": SPECIAL}
"""What tiles are meant for at some steps; at all others one walks there."""

MOST_STEPS = 8
"""No tile of the city is farther away."""

LARGEST = 40.0
"""How high a space on a tile is at most; larger ones are on the card of a phone."""

STAND = 0.47
"""How far down its tile a piece stands."""


def rubble(city: tuple[int, ...], words: Lettering, table: Table) -> str:
    """The city as it lies at the beginning: this never changes, rebuilt tiles are laid upon it."""
    return "".join(
        group(ruin_tile(tile, words, table) if tile else courtyard(words, table), at=cell_place(table, cell))
        for cell, tile in enumerate(city)
        if tile != NOWHERE
    )


def definitions(table: Table) -> str:
    """The rim of a tile whole (`bm-t`) and in dots (`bm-v`), the tick of a chosen one, numbers of steps, and of spaces
    the rims (`bm-q`, by their height) and the tick (`bm-j`).
    """
    size, r = table.tile, 9 if table.narrow else 11
    rim = el("rect", x=2.5, y=2.5, width=size - 5, height=size - 5, rx=r - 2, id="bm-t")
    dots = use("bm-t", stroke_dasharray="0 7", stroke_linecap="round", id="bm-v")
    tick = el("use", href="#g-tick", x=size - 16, y=-8, width=24, height=24, id="bm-k")
    steps = "".join(el("g", steps_sign(count, size), id=f"bm-s{count}") for count in range(2, MOST_STEPS + 1))
    return rim + dots + tick + steps + ("" if table.narrow else space_rims())


def space_rims() -> str:
    """The rims of the two kinds of spaces of a wide table, and the tick of a chosen one: there may be dozens."""
    sizes = {space_place(WIDE, tile, 0)[2:] for tile, spaces in enumerate(SPACES) if spaces}
    w = max(sizes)[0]
    rims = [el("rect", x=-1, y=-1, width=w + 2, height=h + 2, rx=6.5, id=f"bm-q{h:.0f}") for w, h in sorted(sizes)]
    return "".join(rims) + el("use", href="#g-tick", x=w - 15, y=-9, width=24, height=24, id="bm-j")


def steps_sign(count: int, size: float) -> str:
    """How many steps away a tile is, at its upper right corner."""
    ground = circle(size - 5, 5, 9, "f-go-edge s-go", pen=1.2)
    return ground + text(size - 5, 9.4, count, SMALL, "f-go", "middle", 700)


def city(view: CityView, choices: Choices, words: Lettering, table: Table) -> str:
    """All that changes in the city; what can be chosen lies on top."""
    free = part(open_spaces, view, choices, words, table, view["step"] == "palace-colour")
    means = meaning(view)
    # While a dragon is sent somewhere nobody thinks of finishing a building.
    told = part(cards, view, choices, table, means != DRAGON)
    grounds = "".join(chain.from_iterable(zip(part(tile_things, view, choices, words, table, means), told)))
    # The spaces of a wide table lie on their tile, those of a phone on the card, below what other tiles tell.
    things = free + grounds if table.narrow else grounds + free
    return part(built, view, choices, words, table) + part(pieces, view, choices, words, table) + things


def built(view: CityView, choices: Choices, words: Lettering, table: Table) -> str:
    """The tiles in light, the markers, and which space is being paid."""
    cells = [(cell, tile) for cell, tile in enumerate(view["city"]) if tile != NOWHERE]
    rebuilt, owners = list(view["rebuilt"]), list(view["owners"])
    lit = "".join(use(f"bm-l{tile}", *cell_place(table, cell)) for cell, tile in cells if rebuilt[tile])
    markers = "".join(covered(tile, tuple(owners[tile]), cell_place(table, cell), table) for cell, tile in cells)
    return lit + markers + being_paid(view, table)


def being_paid(view: CityView, table: Table) -> str:
    """A golden frame around the space that is being paid."""
    if view["space"] < 0:
        return ""
    tile = view["figures"][view["turn"]]
    (left, top), (x, y, w, h) = cell_place(table, view["city"].index(tile)), space_place(table, tile, view["space"])
    return rect(round(left + x - 2, 1), top + y - 2, w + 4, h + 4, "n s-go-hot", 7, pen=2.4)


@remember
def covered(tile: int, owners: tuple[int, ...], at: Point, table: Table) -> str:
    """The markers on a tile; each comes from its player's figure."""
    size, out = marker_name(SPACES[tile]), ""
    for number, owner in enumerate(owners):
        if owner >= 0:
            x, y, w, h = space_place(table, tile, number)
            name = f"m{FIRST_SPACE[tile] + number}"
            moves: dict[str, Value] = {"id": name, "data_move": "", "data_from": f"f{owner}"}
            out += use(f"bm-{size}{owner}", round(at[0] + x + w / 2, 1), round(at[1] + y + h / 2, 1), **moves)
    return out


# -- figures and dragons -------------------------------------------------------------------------------------------


def pieces(view: CityView, choices: Choices, words: Lettering, table: Table) -> str:
    """Dragons and figures, each in its place: those of one tile beside each other."""
    spots, out = places(view, table), ""
    for number, name in enumerate(DRAGONS):
        tile = view["dragons"][number]
        where = words.tile(tile) if tile != NOWHERE else words.say("outside")
        label = f"{words.name('dragon', number)}: {where}"
        out += piece(f"dragon:{number}", f"dragon-{name}", f"bm-d{number}", spots[number], label)
    for seat, tile in enumerate(view["figures"]):
        label = f"{view['names'][seat]}: {words.tile(tile)}"
        out += piece("figure", f"f{seat}", f"bm-f{seat}", spots[len(DRAGONS) + seat], label)
    return out


def piece(what: str, name: str, shape: str, at: Point, label: str) -> str:
    """One piece."""
    return use(shape, *at, id=name, data_move="", role="img", aria_label=label, data_thing=what)


def places(view: CityView, table: Table) -> list[Point]:
    """The place of each dragon, then of each figure: dragons from the left, figures from the right."""
    where = {tile: cell_place(table, cell) for cell, tile in enumerate(view["city"])}
    tiles = [*view["dragons"], *view["figures"]]
    found: list[Point] = []
    for number, tile in enumerate(tiles):
        if tile == NOWHERE:
            found.append((table.outside[0] + number * table.apart, table.outside[1]))
            continue
        there = [other for other in range(len(tiles)) if tiles[other] == tile]
        dragons = sum(1 for other in there if other < len(DRAGONS))
        x = beside(there.index(number), dragons, len(there), table)
        low = 0.07 * table.tile if SPACES[tile] > 4 else 0.0
        found.append((round(where[tile][0] + x, 1), round(where[tile][1] + STAND * table.tile - low - drop(table), 1)))
    return found


def drop(table: Table) -> float:
    """Small tiles have their spaces higher up."""
    return 12.0 if table.narrow else 0.0


def beside(place: int, dragons: int, count: int, table: Table) -> float:
    """How far to the right a piece stands among those on its tile."""
    edge, size = 19.0 * table.piece, table.tile
    step = min(22.5 * table.piece / 0.94, (size - 2 * edge) / max(1, count - 1))
    if place < dragons:
        return edge + place * step
    return size - edge + 2 - (count - 1 - place) * step


# -- what may be chosen --------------------------------------------------------------------------------------------


def tile_things(view: CityView, choices: Choices, words: Lettering, table: Table, means: str) -> list[str]:
    """Every tile as a place to go to."""
    rebuilt, owners, names = list(view["rebuilt"]), list(view["owners"]), tuple(view["names"])
    found = []
    for cell, tile in enumerate(view["city"]):
        if tile != NOWHERE:
            label = tile_label(words, tile, rebuilt[tile], tuple(owners[tile]), names)
            found.append(tile_thing(view, choices, label, tile, cell_place(table, cell), means))
    return found


def tile_thing(view: CityView, choices: Choices, label: str, tile: int, at: Point, means: str) -> str:
    """A tile to go to, to send a dragon to, or to use."""
    action = action_of(view, tile, means)
    if action in choices:
        return near(action, choices.labels[action], True, tile, at)
    if action in choices.aims:
        return far(choices, action, view["reach"][tile], tile, at)
    return near(action, label, False, tile, at)


def cards(view: CityView, choices: Choices, table: Table, finishing: bool) -> list[str]:
    """The card of every tile; where somebody may think of finishing a building, with what that would bring."""
    seat, rebuilt, tiles = view["seat"], list(view["rebuilt"]), [tile for tile in view["city"] if tile != NOWHERE]
    finish = list(view["finish"]) if finishing and seat >= 0 else [[] for _ in rebuilt]
    won = [finish[tile] for tile in tiles]
    return [about(tile, rebuilt[tile], tuple(gains[seat]) if gains else (), table) for tile, gains in zip(tiles, won)]


def meaning(view: CityView) -> str:
    """What tiles are meant for at this step."""
    return MEANT.get(view["step"], WALK)


def action_of(view: CityView, tile: int, means: str) -> str:
    """What a click on a tile means now."""
    if means in (TARGET, DRAGON):
        return f"target {TILES[tile]}"
    if means == SPECIAL and tile == standing_on(view):
        return "special"
    return f"step {TILES[tile]}"


@remember
def near(action: str, said: str, lit: bool, tile: int, at: Point) -> str:
    """A tile that stands for one action."""
    choices = Choices({action: said} if lit else {})
    facts: dict[str, str] = {"aria_describedby": f"bm-w{tile}", "transform": place_at(*at)}
    return thing(choices, action, said, use("bm-t", look="hit"), what=f"tile:{tile}", ring=RING, **facts)


RING = use("bm-t", look="edge") + use("bm-t", look="ring") + use("bm-k", look="tick")
"""The ring of a tile, by reference."""

FAR = use("bm-t", look="hit") + use("bm-t", look="edge") + use("bm-v", look="ring") + use("bm-k", look="tick")
"""The same in dots: a tile that takes several steps."""


def far(choices: Choices, action: str, steps: int, tile: int, at: Point) -> str:
    """A tile that takes several steps, and how many."""
    number = use(f"bm-s{min(steps, MOST_STEPS)}")
    facts: dict[str, str] = {"aria_describedby": f"bm-w{tile}", "transform": place_at(*at)}
    return thing(choices, action, "", FAR, what=f"tile:{tile}", ring=number, **facts)


@remember
def tile_label(words: Lettering, tile: int, rebuilt: bool, owners: tuple[int, ...], names: tuple[str, ...]) -> str:
    """A tile in words: rebuilt, or whose markers cover which spaces."""
    if tile == COURTYARD:
        return words.tile(tile)
    if rebuilt:
        return words.say("rebuilt-label", words.tile(tile))
    taken = [f"{words.space(tile, k)} {names[owner]}" for k, owner in enumerate(owners) if owner >= 0]
    return words.say("rubble-label", words.tile(tile), ", ".join(taken) or words.say("no-markers"))


@remember
def about(tile: int, rebuilt: bool, mine: tuple[int, ...], table: Table) -> str:
    """The card of a tile, shown while it is hovered, focused or pressed; `mine` is what finishing it would bring."""
    if rebuilt:
        return use(f"bm-r{tile}", look="flag")
    if not any(mine):
        return use(f"bm-i{tile}", look="flag")
    (x, y), (left, top) = FINISH[table.narrow], table.here[:2]
    return el("g", use(f"bm-y{tile}"), won_by(left + x, top + y, mine), look="flag")


def open_spaces(view: CityView, choices: Choices, words: Lettering, table: Table, colours: bool) -> str:
    """The free spaces that may be paid: on a wide table those of every tile within reach."""
    if view["seat"] < 0 or view["space"] >= 0 or colours:
        return ""
    here = standing_on(view)
    out = "" if view["rebuilt"][here] else spaces_here(view, choices, words, table, here)
    return out if table.narrow else out + spaces_afar(view, choices, words, table, here)


def spaces_afar(view: CityView, choices: Choices, words: Lettering, table: Table, here: int) -> str:
    """The spaces of other tiles to which one tap leads: the walk, the end of the movement and the payment."""
    out = ""
    for cell, tile in enumerate(view["city"]):
        if tile in (NOWHERE, here):
            continue
        spaces = [
            open_space(choices, words, tile, number, space_place(table, tile, number))
            for number in range(SPACES[tile])
            if goal_of(tile, number) in choices.aims
        ]
        out += el("g", *spaces, transform=place_at(*cell_place(table, cell))) if spaces else ""
    return out


def goal_of(tile: int, number: int) -> str:
    """The goal of paying a space of a tile."""
    return f"contribute {TILES[tile]} {number + 1}"


def spaces_here(view: CityView, choices: Choices, words: Lettering, table: Table, tile: int) -> str:
    """The free spaces of the tile where the viewer stands: small on the tile, large on the card of a phone."""
    at = table.here[:2] if table.narrow else cell_place(table, view["city"].index(tile))
    out = ""
    for number, owner in enumerate(view["owners"][tile]):
        box = large_space(tile, number) if table.narrow else space_place(table, tile, number)
        if owner < 0:
            out += open_space(choices, words, tile, number, box)
        elif table.narrow:
            x, y, w, h = box
            out += marker(owner, w, h, (x + w / 2, y + h / 2))
    return el("g", out, transform=place_at(*at))


def open_space(choices: Choices, words: Lettering, tile: int, number: int, box: Box) -> str:
    """A space that may be paid; on a phone it is as large as a finger."""
    x, y, w, h = box
    label = words.say("space-label", words.tile(tile), words.space(tile, number))
    action, goal = f"contribute {number + 1}", goal_of(tile, number)
    if h > LARGEST:
        reach, rim = max(44, w + 2), rect_ring(x - 1, y - 1, w + 2, h + 2, 6.5)
        shape = hit(x + w / 2 - reach / 2, y - 2, reach, h + 4)
        return thing(choices, action, label, shape, what="space", ring=rim, goal=goal)
    shape = use(f"bm-q{h:.0f}", look="hit")
    return thing(choices, action, label, shape, what="space", ring=space_ring(h), goal=goal, transform=place_at(x, y))


@remember
def space_ring(h: float) -> str:
    """The ring of a space of a wide table, by reference."""
    return use(f"bm-q{h:.0f}", look="edge") + use(f"bm-q{h:.0f}", look="ring") + use("bm-j", look="tick")
