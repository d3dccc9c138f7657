"""The five encounter sites: wide sky, a Mothership with the value to beat, two main actions and a bonus tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.seen.picture import NO_CHOICES, Choices
from .....drawing.choice import thing
from .....drawing.shapes.pieces import soft
from .....drawing.svg import (
    SMALL,
    Point,
    circle,
    el,
    ellipse,
    fit,
    group,
    icon,
    path,
    place_at,
    rect,
    remember,
    text,
    use,
)
from ...data import COLOUR, COLOURS, DICE, DIE_KINDS, FACES, SITE_IDS, VALUE
from ..lettering import Lettering
from ..pieces.dice import worker
from ..pieces.houses import CITADEL, RESIDENCES, SANCTUARY, on_land
from ..pieces.shapes import lit_last, ring, scattered
from ..pieces.signs import badge, signs
from ..scene import Scene
from ..size import Box, Table
from .fares import fares, goer, told

if TYPE_CHECKING:
    from ...view import RealmView, SiteView

SKY, SHIP = 92.0, 0.82
"""How high the sky of a site is, and how large its Mothership."""

UPPER = (
    ("3", "stone"),
    ("3", "food"),
    ("3", "wisdom"),
    ("1", "basic", "1", "gold"),
    ("1", "stone", "1", "wisdom", "1", "food"),
)
LOWER = (
    ("march", "1", "+", "attack"),
    ("buy",),
    ("1", "stone", ">", "temple", "2", "zodiac"),
    ("citizen",),
    ("food", ">", "train", "/", "march"),
)
BONUS = (
    ("wisdom", ">", "march", "/", "attack"),
    ("food", ">", "buy"),
    ("stone", ">", "temple"),
    ("speaker",),
    ("1", "basic"),
)
"""The main actions site by site and the bonus actions colour by colour, in signs."""


def ship_place(table: Table) -> Point:
    """Where the Mothership hovers on a site."""
    return (50.0, 33.0) if table.narrow else (56.0, 34.0)


def row_boxes(table: Table) -> tuple[Box, Box, Box]:
    """Where the two main actions and the bonus tile are on a site."""
    if table.narrow:
        return (110, 6, 126, 40), (242, 6, 126, 40), (110, 50, 126, 38)
    return (8, 95, 172, 24), (8, 122, 172, 24), (8, 149, 172, 24)


# -- what never changes ------------------------------------------------------------------------------------------------


def definitions() -> str:
    """The Mothership of each colour."""
    return "".join(el("g", ship(colour), id=f"o-ship{i}") for i, colour in enumerate(COLOURS))


def ship(colour: str) -> str:
    """A Mothership without its value: its hull has the colour of the bonus tile."""
    lamps = "".join(circle(x, 8 - abs(x) * 0.045, 2.2, "f-glow") for x in (-36, -18, 0, 18, 36))
    return (
        path("M-30 14L-44 66H44L30 14Z", "f-cream", opacity=0.28)
        + ellipse(0, 12, 46, 9, "f-shade", opacity=0.2)
        + ellipse(0, 4, 52, 15, "f-ship-2")
        + ellipse(0, 1, 52, 14, "f-ship")
        + path("M-52 1A52 14 0 0 0 52 1A52 8 0 0 1 -52 1Z", f"f-o-{colour}")
        + path("M-26 -4C-26 -36 26 -36 26 -4A26 7 0 0 1 -26 -4Z", "f-go-edge")
        + path("M-23 -5C-23 -32 23 -32 23 -5A23 6 0 0 1 -23 -5Z", "f-night")
        + path("M-17 -10C-16 -22 -8 -26 -2 -26.5", "n s-glint", pen=2.2, opacity=0.7, stroke_linecap="round")
        + lamps
        + badge(colour, 40, -8, 8.5)
    )


def people_on_land() -> str:
    """Four people who gather."""
    crowd = ((-24, "orange", 0.9), (-8, "blue", 1.05), (9, "purple", 1), (25, "red", 0.88))
    body = "M-7 0C-7 -10 -5 -14 0 -14S7 -10 7 0Z"
    return "".join(
        group(circle(0, -19, 4.5, "f-leather"), path(body, f"f-o-{c}"), at=(x, 0), scale=k) for x, c, k in crowd
    )


def banners_on_land() -> str:
    """Three banners of a training ground."""
    banner = "M0 -26H16L12 -20L16 -14H0Z"
    poles = ((-24, "yellow"), (-2, "red"), (18, "blue"))
    return "".join(
        group(path("M0 0V-26", "n s-leather", pen=2.4), path(banner, f"f-o-{c}"), at=(x, 0)) for x, c in poles
    )


def landmark(site: int) -> str:
    """What stands on the land of a site."""
    drawn = {
        "muster": lambda: on_land(CITADEL, "brick-2", "leather", "brick-2", "glow"),
        "build": lambda: on_land(RESIDENCES, "cream", "paper-2", "brick-2", "leather"),
        "worship": lambda: on_land(SANCTUARY, "cream", "o-grey-2", "o-blue-2", "leather"),
        "gather": people_on_land,
        "train": banners_on_land,
    }
    return drawn[SITE_IDS[site]]()


def hills(w: float, h: float) -> str:
    """The land under the sky, h being its lower edge."""
    far = f"M0 {h - 22}C{w * 0.2:.0f} {h - 40} {w * 0.35:.0f} {h - 28} {w * 0.55:.0f} {h - 36}"
    far += f"S{w * 0.9:.0f} {h - 40} {w:.0f} {h - 32}V{h}H0Z"
    near = f"M0 {h - 10}C{w * 0.3:.0f} {h - 20} {w * 0.7:.0f} {h - 18} {w:.0f} {h - 12}V{h}H0Z"
    return path(far, "f-lit-2") + path(near, "f-farm-2", opacity=0.55)


def still(bonus: tuple[int, ...], words: Lettering, table: Table) -> str:
    """The five sites without values and workers."""
    one = strip if table.narrow else card
    return "".join(one(site, colour, words, table) for site, colour in enumerate(bonus))


def card(site: int, colour: int, words: Lettering, table: Table) -> str:
    """A site of a wide table."""
    x, y, w, h = table.sites[site]
    return group(
        soft(0, 0, w, h, 13, 4, 0.14),
        rect(0, 0, w, h, "f-panel", 13),
        path(f"M0 {SKY}V13A13 13 0 0 1 13 0H{w - 13}A13 13 0 0 1 {w} 13V{SKY}Z", "f-day-sky"),
        circle(w - 32, 32, 30, "f-cream", opacity=0.35),
        hills(w, SKY),
        group(landmark(site), at=(60, SKY - 8), scale=0.78),
        text(w - 11, 19, words.name("site", site), SMALL, "f-print-2", "end", 600),
        use(f"o-ship{colour}", *ship_place(table), SHIP),
        actions(site, colour, words, table),
        rect(0, 0, w, h, "n s-sand-2", 13, pen=1.5),
        at=(x, y),
    )


def strip(site: int, colour: int, words: Lettering, table: Table) -> str:
    """A site of a phone: the sky at the left, the actions beside it."""
    x, y, w, h = table.sites[site]
    sky = f"M104 {h}V0H13A13 13 0 0 0 0 13V{h - 13}A13 13 0 0 0 13 {h}Z"
    name = f"M104 {h}V{h - 19}H0V{h - 13}A13 13 0 0 0 13 {h}Z"
    return group(
        soft(0, 0, w, h, 13, 4, 0.14),
        rect(0, 0, w, h, "f-panel", 13),
        path(sky, "f-day-sky"),
        hills(104, h - 16),
        group(landmark(site), at=(52, h - 21), scale=0.56),
        path(name, "f-paper"),
        text(52, h - 5.5, words.name("site", site), 12.5, "f-print", "middle", 600),
        use(f"o-ship{colour}", *ship_place(table), 0.8),
        actions(site, colour, words, table),
        rect(0, 0, w, h, "n s-sand-2", 13, pen=1.5),
        at=(x, y),
    )


def actions(site: int, colour: int, words: Lettering, table: Table) -> str:
    """The three rows of a site, in words and signs."""
    names = (f"upper-{site}", SITE_IDS[site], COLOURS[colour])
    items: tuple[tuple[str, ...], ...] = (UPPER[site], LOWER[site], BONUS[colour])
    out = ""
    for number, box in enumerate(row_boxes(table)):
        said, indent = words.say(f"row-{names[number]}"), 18.0 if number == 2 else 0.0
        out += rect(*box, "f-inset", 8) + action_row(said, items[number], box, indent, table)
    x, y, _, h = row_boxes(table)[2]
    out += badge(COLOURS[colour], x + 14, y + h / 2, 8)
    return out


def action_row(said: str, items: tuple[str, ...], box: Box, indent: float, table: Table) -> str:
    """A word and its signs: beside each other, on a phone below each other."""
    x, y, w, h = box
    left = x + 9 + indent
    if table.narrow:
        size = fit(said, w - indent - 14, 12.5, 11)
        drawn, _ = signs(items, 15)
        return text(left, y + 15, said, size, "f-ink-2", bold=500) + group(drawn, at=(left, y + h - 12))
    drawn, wide = signs(items, 15)
    size = fit(said, w - wide - indent - 22, SMALL, 12.4)
    word = text(left, y + h / 2 + 4.4, said, size, "f-ink-2", bold=500)
    return word + group(drawn, at=(round(x + w - 8 - wide, 1), y + h / 2))


# -- what changes ------------------------------------------------------------------------------------------------------


def sites(scene: Scene) -> str:
    """Values, workers, and what a click on a site means now."""
    worker, visit = goer(scene.view), visited(scene.view)
    places = scene.rest(grounds, worker)
    rows = scene.part(menu, visit) if scene.mine or visit is not None else ""
    people, scene.speakers = scene.rest(crowds, scene.speakers)
    return places + fares(scene, worker) + rows + people


def grounds(scene: Scene, worker: int) -> str:
    """The sites as places to go to, and what their Motherships show."""
    seen, names = list(scene.view["sites"]), tuple(scene.view["names"])
    drawn = lit_last([ground(scene, site, there, names, worker) for site, there in enumerate(seen)])
    return drawn + values(tuple([site["value"] for site in seen]), scene.table)


@remember
def values(numbers: tuple[int, ...], table: Table) -> str:
    """What the Motherships show."""
    ship_x, ship_y = ship_place(table)
    spots = tuple((x + ship_x, y + ship_y - 4.5) for x, y, _, _ in table.sites)
    return scattered(numbers, spots, 18.5, "f-cream w700")


def ground(scene: Scene, site: int, seen: SiteView, names: tuple[str, ...], worker: int) -> str:
    """A site as a place to go to; its price is that of the worker who would go."""
    table, n = scene.table, site + 1
    there = tuple([(seat, kind) for seat, kind in seen["workers"]])
    said = label(scene.words, site, seen["value"], seen["bonus"], there, names, worker)
    action = scene.choices.first(f"reset {n}", f"raise {n}", f"visit {n}")
    if action not in scene.choices and action not in scene.choices.aims:
        return quiet_place(site, action, said, table)
    (x, *_), (ship_x, ship_y) = table.sites[site], ship_place(table)
    flag = scene.flag(action, (ship_x, ship_y + 34), (4 - x, table.width - 4 - x))
    return place_to_go(scene.choices, site, action, said, table, flag)


@remember
def quiet_place(site: int, action: str, said: str, table: Table) -> str:
    """A site to which nobody can be sent now."""
    return place_to_go(NO_CHOICES, site, action, said, table)


def place_to_go(choices: Choices, site: int, action: str, said: str, table: Table, flag: str = "") -> str:
    """A site, and what may be chosen there."""
    outline, lit = "narrow-site" if table.narrow else "wide-site", action in choices
    return thing(
        choices,
        action,
        said,
        use(f"o-r-{outline}", look="hit"),
        what=f"site:{site}",
        ring=ring(outline, tick=lit),
        look="" if lit else "quiet",  # its rows have rings of their own
        flag=flag,
        transform=place_at(*table.sites[site][:2]),
    )


@remember
def label(
    words: Lettering,
    site: int,
    value: int,
    bonus: int,
    there: tuple[tuple[int, int], ...],
    names: tuple[str, ...],
    worker: int,
) -> str:
    """A site in words: its value, its bonus tile, who is there, what a visit costs."""
    said = words.say("site-label", words.name("site", site), value, words.name("colour", bonus))
    named = [
        f"{words.name('worker', kind)} ({names[seat]})" if seat >= 0 else words.name("worker", kind)
        for seat, kind in there
    ]
    parts = [said, words.say("site-workers", ", ".join(named)) if named else "", told(words, value, worker)]
    return " ".join([part for part in parts if part])


Visited = tuple[int, bool, bool, bool]  # a site, and which of its rows are done


def visited(view: RealmView) -> Visited | None:
    """The site that is visited now."""
    visit = view["visit"]
    if visit is None or visit["site"] < 0:
        return None
    return visit["site"], visit["upper"], visit["lower"], visit["bonus"]


def menu(scene: Scene, visit: Visited | None) -> str:
    """The rows of the site that is visited now: what may be done, what has been done; else those within one tap."""
    if visit is None:
        return afar(scene)
    (site, *done), boxes = visit, row_boxes(scene.table)
    bonus = "bonus" if "bonus" in scene.choices else scene.choices.first("bonus-gold", "bonus")
    names = row_names(scene, site)
    return (
        row(scene, site, "upper", names[0], boxes[0], done[0])
        + row(scene, site, "lower", names[1], boxes[1], done[1])
        + row(scene, site, bonus, names[2], boxes[2], done[2])
    )


def afar(scene: Scene) -> str:
    """The rows of all sites to which some worker can be sent by the same tap."""
    out = ""
    for site in range(len(SITE_IDS)):
        for number, (action, box) in enumerate(zip(ROWS, row_boxes(scene.table))):
            if f"{action} {site + 1}" in scene.choices.aims:
                out += row(scene, site, action, row_names(scene, site)[number], box, False)
    return out


ROWS = ("upper", "lower", "bonus")


def row_names(scene: Scene, site: int) -> tuple[str, str, str]:
    """The actions of a site in words."""
    colour = scene.view["sites"][site]["bonus"]
    return (
        scene.words.name("upper", site),
        scene.words.name("lower", site),
        scene.words.name("bonus", colour),
    )


def row(scene: Scene, site: int, action: str, name: str, box: Box, done: bool) -> str:
    """One action of a site."""
    (a, b, w, h), (x, y, _, _) = box, scene.table.sites[site]
    return thing(
        scene.choices,
        action,
        name,
        use(f"o-h-row-{w:.0f}", look="hit"),
        what=what_row(scene, site, action),
        ring=ring(f"row-{w:.0f}", tick=action in scene.choices),
        above=icon("check", w - 11, h / 2, 14, "k-ink-2") if done else "",
        flag=scene.flag(action, (w / 2, -13), (4 - x - a, scene.table.width - 4 - x - a)),
        goal=f"{action} {site + 1}",
        transform=place_at(x + a, y + b),
    )


def what_row(scene: Scene, site: int, action: str) -> str:
    """What a row of a site is: a main action of it, or its bonus tile."""
    return f"{action}:{site}" if action in ("upper", "lower") else f"bonus:{scene.view['sites'][site]['bonus']}"


@remember
def spots(count: int, narrow: bool) -> tuple[Point, ...]:
    """Where workers stand on a site: on the ground, in a second row behind it if there are many."""
    if narrow:
        step = min(33.0, 112 / max(1, count - 1))
        return tuple((round(350 - i * step, 1), 69.0) for i in range(count))
    front = count if count <= 3 else (count + 1) // 2
    step = min(28.0, 72 / max(1, front - 1))
    return tuple((round(168 - (i % front) * step, 1), 78.0 if i < front else 52.0) for i in range(count))


def crowds(scene: Scene, speakers: int) -> tuple[str, int]:
    """The workers on all sites, and how many Speakers have names then, of whom so many had some before."""
    scene.speakers = speakers
    drawn = "".join([crowd(scene, site, seen["workers"]) for site, seen in enumerate(list(scene.view["sites"]))])
    return drawn, scene.speakers


def crowd(scene: Scene, site: int, there: list[list[int]]) -> str:
    """The workers on a site, those behind first."""
    x, y, _, _ = scene.table.sites[site]
    places = spots(len(there), scene.table.narrow)
    out = [stander(scene, seat, kind, site + 1, (x + dx, y + dy)) for (seat, kind), (dx, dy) in zip(there, places)]
    return "".join(reversed(out))


def stander(scene: Scene, seat: int, kind: int, place: int, at: Point) -> str:
    """A worker on a site: a button if its die may be raised or comes home next."""
    moves = {**scene.moves(seat, kind, place), "transform": f"{place_at(*at)} scale(.66)"}
    drawn = worker(max(0, seat), kind)
    action = lit_worker(scene, seat, kind)
    if not action:
        return el("g", drawn, **moves)
    flag = scene.flag(action, (0, -36), scale=0.66)
    return scene.thing(action, "", what="freeman", ring=ring("base"), touch="stander", above=drawn, flag=flag, **moves)


def lit_worker(scene: Scene, seat: int, kind: int) -> str:
    """What a click on a worker on the main board means now, if anything."""
    if kind >= DIE_KINDS or not scene.mine or seat != scene.view["actor"]:
        return ""
    back = f"return {COLOURS[COLOUR[kind]]}" if VALUE[kind] == FACES else ""
    return next((action for action in (f"train-used {DICE[kind]}", back) if action in scene.choices), "")
