"""The viewer's people and goods: bases with their dice, Archon, Speakers, resources, tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .....core.state import NOBODY
from .....drawing.choice import item
from .....drawing.svg import SMALL, Point, clip, el, ellipse, fit, icon, place_at, rect, text, use
from ...data import BASE_FOOD, DICE, LAST_BASE_POINTS, MOST_BASES, RESOURCES, START_BASES
from ...rules.actions import ARCHON, SPEAKER
from ..lettering import Lettering
from ..pieces.dice import worker
from ..pieces.shapes import lit_last, ring, scattered
from ..pieces.signs import TONE, changes, sign_flag
from ..scene import Scene

if TYPE_CHECKING:
    from ...view import RealmView

AT_HOME = 0

EMBLEMS = ("attack", "buy", "temple", "citizen", "train")
"""What is done at each site: the mark of a worker who is there."""

SHELVES = ((46, 38), (58, 34))
"""How large the ground of a resource is: on a wide table, on a phone."""


def going(view: RealmView, seat: int) -> int:
    """The worker of a seat for whom a site is being chosen, or nobody."""
    visit = view["visit"]
    return visit["worker"] if visit is not None and visit["site"] < 0 and visit["seat"] == seat else NOBODY


def freemen(scene: Scene, seat: int, places: tuple[Point, ...], goer: int) -> str:
    """Six bases: those with a die at home, those whose die is away, free ones, and those still to be bought."""
    player = scene.view["players"][seat]
    here = [die for die, place in player["freemen"] if place == AT_HOME]
    away = [place for _, place in player["freemen"] if place != AT_HOME]
    drawn = [home(scene, seat, die, at, goer) for die, at in zip(here, places)]
    drawn += [gone(scene, seat, place, at) for place, at in zip(away, places[len(here) :])]
    drawn += [free(scene, seat, at) for at in places[len(player["freemen"]) : player["bases"]]]
    drawn += [unborn(scene, seat, i, places[i]) for i in range(player["bases"], MOST_BASES)]
    return lit_last(drawn)


def home(scene: Scene, seat: int, die: int, at: Point, goer: int) -> str:
    """An unused Freeman: send it, seat it, raise it, whatever is asked."""
    name = DICE[die]
    verbs = ("draft", "seat", "train", "honour", "recolour", "send")
    action = scene.choices.first(*(f"{verb} {name}" for verb in verbs))
    moves = {**scene.moves(seat, die), "data_from": f"p{die}" if scene.view["pool"] else f"o{die}"}
    return scene.thing(
        action,
        scene.words.name("die", die),
        what="freeman",
        ring=ring("base"),
        touch="freeman",
        above=chosen(die == goer, "base") + worker(seat, die),
        flag=die_flag(scene, action, die, at),
        transform=place_at(*at),
        **moves,
    )


def chosen(goes: bool, outline: str) -> str:
    """A dashed ring around the worker for whom a site is being chosen."""
    if not goes:
        return ""
    return use(f"o-r-{outline}", look="last-edge") + use(f"o-r-{outline}", look="last")


def die_flag(scene: Scene, action: str, die: int, at: Point) -> str:
    """What an action with a die changes; for a Seat of Power also how many tiles it would set off."""
    items = changes(scene.view["previews"].get(action, {}))
    if action.startswith("seat "):
        mine = scene.view["players"][scene.view["actor"]]["open"]
        here = [district for district in mine if [district["x"], district["y"]] == scene.view["district"]]
        fires = len(here[0]["fires"][die // 6]) if here else 0
        items += (str(fires), f"t-{DICE[die].split('-')[0]}") if fires else ()
    return sign_flag(items, 0, 40, 4 - at[0], scene.table.width - 4 - at[0]) if items else ""


def gone(scene: Scene, seat: int, place: int, at: Point) -> str:
    """A base whose die is on a site: the sign of the site stands on it."""
    said = scene.words.say("away", scene.words.name("site", place - 1))
    drawn = use(f"o-b{seat}", opacity=0.5) + use(f"o-away{place}")
    return item("freeman", said, drawn, transform=place_at(*at))


def free(scene: Scene, seat: int, at: Point) -> str:
    """A base that waits for a die."""
    said = scene.words.say("free-base")
    return item("base", said, use(f"o-b{seat}"), use("o-free"), transform=place_at(*at))


def definitions(words: Lettering) -> str:
    """Bases still to be bought, the mark of a die that is away, and the ground of each resource."""
    plain = ellipse(0, 16, 22, 8, "f-inset s-line")
    points = text(-2, 4, LAST_BASE_POINTS, SMALL, "f-ink-2", "end", 600) + icon("vp", 7, 0, 13, "k-clay")
    return (
        "".join(
            el("g", plain, points if food == BASE_FOOD[-1] else "", use(f"o-food{food}", 0, 35), id=f"o-base{food}")
            for food in BASE_FOOD
        )
        + "".join(el("g", away(name), id=f"o-away{i + 1}") for i, name in enumerate(EMBLEMS))
        + el("g", text(0, 39, clip(words.say("free-base"), 52, SMALL), SMALL, "f-ink-2", "middle"), id="o-free")
        + el("g", icon("plus", 0, -1, 15, "k-ink-3"), id="o-plus")
        + el("g", icon("superiority", 0, 0, 19, "k-clay"), id="o-star")
        + "".join(el("g", shelf(name, w, h), id=f"o-stock-{name}{w}") for name in RESOURCES for w, h in SHELVES)
    )


def away(emblem: str) -> str:
    """The mark of a worker who is on a site."""
    return icon("ship", 0, -4, 17, "k-ink-3") + icon(emblem, 0, 12, 13, "k-ink-2")


def shelf(name: str, w: int, h: int) -> str:
    """The ground of a resource."""
    return rect(0, 0, w, h, "f-inset", 9) + icon(name, 13, h / 2, 17, TONE[name])


def unborn(scene: Scene, seat: int, i: int, at: Point) -> str:
    """A base still on the population track: the next one may be bought for food."""
    food, first = BASE_FOOD[i - START_BASES], i == scene.view["players"][seat]["bases"]
    said, drawn = scene.words.say("base-label", food), use(f"o-base{food}")
    if not first:
        return use(f"o-base{food}", *at)
    return scene.thing(
        "grow",
        said,
        drawn + (use("o-plus") if food != BASE_FOOD[-1] else ""),
        what="base",
        ring=ring("base"),
        touch="freeman",
        above=scene.payable(18, 5, scene.view["grow"][1] if scene.view["eyes"] == seat else 0),
        flag=scene.flag("grow", (0, 40), (4 - at[0], scene.table.width - 4 - at[0])),
        transform=place_at(*at),
    )


def archon(scene: Scene, seat: int, at: Point, goer: int) -> str:
    """The Archon, at home or away."""
    place = scene.view["players"][seat]["archon"]
    if place != AT_HOME:
        drawn = icon("archon", 0, -2, 30, "k-line") + use(f"o-away{place}", 0, 24)
        where = scene.words.say("away", scene.words.name("site", place - 1))
        said = f"{scene.words.name('worker', ARCHON)}: {where}"
        return item("archon", said, drawn, transform=place_at(*at))
    return scene.thing(
        "send archon",
        scene.words.name("worker", ARCHON),
        what="archon",
        ring=ring("figure"),
        touch="freeman",
        above=chosen(goer == ARCHON, "figure") + use(f"o-a{seat}"),
        flag=scene.flag("send archon", (0, 38), (4 - at[0], scene.table.width - 4 - at[0])),
        transform=place_at(*at),
        **scene.moves(seat, ARCHON),
    )


def speakers(scene: Scene, seat: int, places: Sequence[Point], scale: float, goer: int) -> str:
    """The Speakers under control."""
    out, outline = "", "die" if scale > 0.8 else "die-24"
    for value, at in zip(scene.view["players"][seat]["speakers"], places):
        kind = SPEAKER + value
        out += scene.thing(
            f"send speaker-{value}",
            scene.words.name("worker", kind),
            what="speaker",
            touch="die",
            ring=ring(outline),
            above=chosen(kind == goer, outline) + use(f"o-d{kind}", 0, 0, scale),
            transform=place_at(*at),
            **scene.moves(-1, kind),
        )
    return out


def goods(scene: Scene, seat: int, places: Sequence[Point], size: tuple[int, int]) -> str:
    """The four resources: where a kind is to be chosen, it is chosen here."""
    stock, (w, h) = scene.view["players"][seat]["stock"], size
    out = []
    for i, (name, (x, y)) in enumerate(zip(RESOURCES, places)):
        action, drawn = scene.choices.first(f"exchange {name}", f"gain {name}"), use(f"o-stock-{name}{w}")
        said, place = scene.words.count(name, stock[i]), place_at(x, y)
        if name == "gold":  # never a gain of choice
            out.append(item(f"good:{i}", said, drawn, transform=place))
            continue
        flag = scene.flag(action, (w / 2, h + 14), (4 - x, scene.table.width - 4 - x))
        looks: dict[str, str] = {"ring": ring(f"stock-{w}"), "flag": flag, "touch": "goods", "transform": place}
        out.append(scene.thing(action, said, drawn, what=f"good:{i}", **looks))
    ends = tuple((x + w - 6, y + h / 2 + 6) for x, y in places)
    return lit_last(out) + scattered(tuple(stock), ends, 16, "f-ink w700", "end")


def tokens(scene: Scene, seat: int, at: Point, words: bool) -> str:
    """Superiority tokens: one may be spent for another action."""
    n, (x, _) = scene.view["players"][seat]["tokens"], at
    said = scene.words.say("tokens")
    told = text(27, 5, said, fit(said, 96, SMALL, 12.4), "f-ink-2") if words else ""
    return scene.thing(
        "spend",
        f"{n} {scene.words.say('stat-tokens', n)}",
        use("o-star"),
        text(13, 6, n, 17, "f-ink", bold=700),
        told,
        what="token",
        ring=ring("tokens"),
        touch="token",
        flag=scene.flag("spend", (8, 28), (4 - x, scene.table.width - 4 - x)),
        transform=place_at(*at),
    )
