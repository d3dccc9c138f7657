"""The other players' cities, small: who they are, what they have, how their cities grow."""

from __future__ import annotations

from .....core.seen.picture import Picture
from .....drawing.choice import item
from .....drawing.shapes.pieces import token
from .....drawing.svg import SMALL, circle, clip, el, icon, place_at, rect, text, use
from ...data import COLOURS, RESOURCES, ZODIAC
from ...rules.actions import ARCHON, SPEAKER
from ..pieces.dice import worker
from ..pieces.shapes import figures
from ..pieces.signs import TONE, badge
from ..scene import Scene
from .city import Plan, cells_of, plan, shown

HEAD = 92.0
"""How high the words above a city are."""

GOODS_X = tuple(20.0 + 36 * i for i in range(5))
"""Where the four resources and the tokens stand in a line."""


def cities(scene: Scene, seats: list[int]) -> Picture:
    """A panel for each seat: side by side, on a phone below each other."""
    narrow, width = scene.table.narrow, scene.table.width
    columns = 1 if narrow else len(seats)
    w = (width - 10 * (columns - 1)) / columns
    out, y, high = "", 0.0, 0.0
    box, least = (8, HEAD, w - 16, 128), 0.62 if len(seats) == 1 else 0.5
    plans = [plan(cells_of(scene.view["players"][seat]), box, 4, least, 0.68) for seat in seats]
    tallest = max(here.height for here in plans)
    for i, (seat, here) in enumerate(zip(seats, plans)):
        high = HEAD + (here.height if narrow else tallest) + 10
        x = 0 if narrow else i * (w + 10)
        ground = rect(1, 1, round(w - 2, 1), round(high - 2, 1), "f-panel s-line", 14)
        inside = ground + scene.part(head, seat, w) + people_of(scene, seat, w) + scene.part(city_of, seat, here)
        said = scene.words.say("city-of", scene.view["names"][seat])
        out += el("g", inside, role="group", aria_label=said, data_thing="city", transform=place_at(round(x, 1), y))
        y += high + 10 if narrow else 0
    return Picture("cities", scene.words.say("other-cities"), width, y - 10 if narrow else high, "", out)


def definitions() -> str:
    """The signs of goods and tokens in a line."""
    goods = "".join(icon(name, GOODS_X[i], 0, 15, TONE[name]) for i, name in enumerate(RESOURCES))
    tokens = icon("superiority", GOODS_X[-1], 0, 15, "k-clay")
    night = circle(0, 0, 9, "f-night")
    zodiac = (el("g", night, icon(f"z-{z}", 0, 0, 12, "k-moon"), id=f"o-z{i}") for i, z in enumerate(ZODIAC))
    counsel = (el("g", badge(colour, 0, 0, 7), id=f"o-m{i}") for i, colour in enumerate(COLOURS))
    points = el("g", icon("vp", 0, 0, 16, "k-clay"), id="o-vp") + el(
        "g", icon("trophy", 0, 0, 13, "k-ink-3"), id="o-cup"
    )
    return el("g", goods, tokens, id="o-goods") + points + "".join(zodiac) + "".join(counsel)


def head(scene: Scene, seat: int, w: float) -> str:
    """Name and points; goods; Advisors and zodiac cards."""
    view, player = scene.view, scene.view["players"][seat]
    out = token(seat, 20, 20, 9) + text(36, 25, clip(view["names"][seat], w - 175, 14, 600), 14, "f-ink", bold=600)
    out += use("o-vp", w - 48, 20) + text(w - 36, 25.5, view["scores"][seat], 15, "f-ink", bold=700)
    if not view["over"]:
        more = f"+{sum(player['final'])}"
        out += use("o-cup", w - 47, 74) + text(w - 36, 78.5, more, 13, "f-ink-2")
    if view["bastion"] == seat and view["seats"] > 1:
        out += icon("bastion", w - 72, 20, 16, "k-clay")
    if player["passed"]:
        out += text(w - 86, 24.5, scene.words.say("passed"), SMALL, "f-ink-2", "end")
    return out + stock(scene, seat, w)


def city_of(scene: Scene, seat: int, here: Plan) -> str:
    """A player's city, to look at."""
    return shown(scene.view["players"][seat], here, scene.lean)


def stock(scene: Scene, seat: int, w: float) -> str:
    """Goods and tokens, then Advisors and zodiac cards."""
    player, x = scene.view["players"][seat], 200.0
    step = round(min(19.0, (w - x - 4) / max(1, len(player["advisors"]) + len(player["zodiac"]))), 1)
    numbers = (*player["stock"], player["tokens"])
    out = use("o-goods", 0, 46) + figures(numbers, tuple(at + 10 for at in GOODS_X), 50.5, 13, "f-ink w600")
    for colour in player["advisors"]:
        out += use(f"o-m{colour}", x, 46)
        x += step
    for card in player["zodiac"]:
        out += use(f"o-z{card}", x + 2, 46)
        x += step + 1
    said = ", ".join(scene.words.count(name, n) for name, n in zip(RESOURCES, player["stock"]))
    return scene.item("goods", said, out)


def people_of(scene: Scene, seat: int, w: float) -> str:
    """A player's people; those whom the strip of a phone shows have their names there."""
    named = scene.table.narrow and seat == scene.view["eyes"] and not scene.view["pool"]
    drawn, scene.speakers = scene.part(folk, seat, w, named, scene.speakers)
    return drawn


def folk(scene: Scene, seat: int, w: float, named: bool, speakers: int) -> tuple[str, int]:
    """The dice at home, free bases, the Archon and Speakers; and how many Speakers have names then."""
    scene.speakers = speakers
    player, x, out = scene.view["players"][seat], 0.0, ""
    own = [die for die, place in player["freemen"] if not place]
    kinds = [*own, *[SPEAKER + value for value in player["speakers"]], *([] if player["archon"] else [ARCHON])]
    step = round(min(52.0, (w - 90) / 0.66 / max(1, len(kinds) + player["free_bases"])))
    for kind in kinds:
        moves = {} if named and kind in (*own, ARCHON) else scene.moves(seat, kind)
        out += el("g", worker(seat, kind), transform=place_at(x, 0), **moves)
        x += step
    for _ in range(player["free_bases"]):
        out += use(f"o-b{seat}", x, -2)
        x += step
    said = ", ".join(scene.words.name("worker", kind) for kind in kinds)
    return item("people", said or "0", out, transform="translate(24 74) scale(.66)"), scene.speakers
