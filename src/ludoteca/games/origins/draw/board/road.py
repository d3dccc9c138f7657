"""The Military track: a road with walls across it, from the camp at its start to the great shield at its end."""

from __future__ import annotations

from .....drawing.choice import item
from .....drawing.shapes.pieces import hit
from .....drawing.svg import Point, circle, el, icon, place_at, rect, remember, text, use
from ...data import ATTACK_GAIN, CROSSED, EXCHANGE_SPACE, FINAL, FINAL_POINTS, RESOURCES
from ..lettering import Lettering
from ..pieces.shapes import disc, ring
from ..pieces.signs import centred
from ..scene import Scene
from ..size import Table
from .market import ground, heading

GOODS = (*RESOURCES, "basic")
NEUTRAL = -1
"""The disc of nobody in a solo game."""


def definitions() -> str:
    """The disc of nobody."""
    return el("g", circle(0, 0, 8.5, "f-o-grey s-cream", pen=1.6), circle(0, 0, 3, "f-cream"), id="o-neutral")


@remember
def space_at(space: int, table: Table) -> Point:
    """The upper left corner of a space."""
    x, y, _, _ = table.road
    if table.narrow:
        row, place = divmod(space, 7)
        walls = CROSSED[space] - (CROSSED[7] - 1 if row else 0)
        return x + 6 + place * 49 + walls * 7, y + 30 + row * 56
    return x + 84 + space * 60.5 + CROSSED[space] * 7.5 + (0 if space else -2), y + 6


def side(table: Table) -> Point:
    """How wide and how high a space is."""
    return (46, 48) if table.narrow else (58, 42)


def still(words: Lettering, table: Table) -> str:
    """The ground, the walls, the spaces and what an Attack gains on each."""
    out = ground(table.road) + heading(table.road, words.say("military"))
    for space in range(FINAL + 1):
        out += paved(space, table)
    return out


def paved(space: int, table: Table) -> str:
    """A space, and the wall before it."""
    (x, y), (w, h) = space_at(space, table), side(table)
    ends = space in (0, FINAL)
    out = rect(x, y, w, h, "f-sand-2" if ends else "f-panel s-sand-2", 9)
    if space and CROSSED[space] != CROSSED[space - 1]:
        out = wall(x - 4.7, y, h) + out
    if space == FINAL:
        sign = icon("vp", x + w / 2, y + h / 2, 32, "k-clay")
        return out + sign + text(x + w / 2, y + h / 2 + 5, FINAL_POINTS, 15, "f-cream", "middle", 700)
    if space == 0:
        return out + icon("march", x + w / 2, y + h - 12, 15, "k-sand-ink")
    return out + centred(gain(space), x + w / 2, y + h - 12, 14, w - 6)


def wall(x: float, y: float, h: float) -> str:
    """A divide: whoever crosses it takes a Superiority token."""
    posts = "".join(rect(x - 4, y + k * (h - 7) / 2, 8, 7, "f-clay", 2) for k in range(3))
    star = circle(x, y + h / 2, 6.5, "f-cream s-clay", pen=1.2) + icon("superiority", x, y + h / 2 + 0.4, 9, "k-clay")
    return rect(x - 2, y, 4, h, "f-clay", 2) + posts + star


def gain(space: int) -> tuple[str, ...]:
    """What an Attack brings on a space, in signs."""
    if space == EXCHANGE_SPACE:
        return ("basic", ">", "gold")
    items: list[str] = []
    for good, n in zip(GOODS, ATTACK_GAIN[space]):
        items += [good] if n == 1 else [str(n), good] if n else []
    return tuple(items)


def road(scene: Scene) -> str:
    """The discs, the Bastion, and what a click on the road means now."""
    piles = list(enumerate(scene.view["military"]))
    pieces = "".join([piece for space, here in piles for piece in pile(scene, space, here)])
    stands = [scene.words.say("strength-label", whose(scene, seat), space) for space, here in piles for seat in here]
    return bastion(scene) + steps(scene) + item("road", ", ".join(stands), pieces)


def whose(scene: Scene, seat: int) -> str:
    """Whose disc it is."""
    return scene.words.say("neutral-disc") if seat == NEUTRAL else scene.view["names"][seat]


def steps(scene: Scene) -> str:
    """The space of the actor's disc attacks; the space that a move reaches moves."""
    view, actor = scene.view, scene.view["actor"]
    if not 0 <= actor < view["seats"]:
        return ""
    here = next(space for space, pile in enumerate(view["military"]) if actor in pile)
    ahead = view["previews"]["move"].get("strength", 0) or 1 if "move" in scene.choices else 1
    out = place(scene, "attack", here)
    return out + (place(scene, "move", min(FINAL, here + ahead)) if here < FINAL else "")


def place(scene: Scene, action: str, space: int) -> str:
    """A space to attack from or to move to."""
    (x, y), (w, h) = space_at(space, scene.table), side(scene.table)
    narrow, lit = scene.table.narrow, action in scene.choices
    sign = "attack" if action == "attack" else "march"
    mark = circle(w - 5, 5, 9, "f-go-edge s-go", pen=1.4) + icon(sign, w - 5, 5, 11, "k-go") if lit else ""
    return scene.thing(
        action,
        scene.words.say(f"road-{action}", space),
        hit(0, 0, w, h),
        what="road",
        ring=ring("narrow-space" if narrow else "space", tick=lit),
        above=mark,
        flag=scene.flag(action, (w / 2, h + 14), (4 - x, scene.table.width - 4 - x)),
        goal=scene.goal("move 2", "move 1") if action == "move" else action,
        transform=place_at(x, y),
    )


def pile(scene: Scene, space: int, here: list[int]) -> list[str]:
    """The discs on a space, the lowest of the pile at the left."""
    if not here:
        return []
    (x, y), (w, h) = space_at(space, scene.table), side(scene.table)
    step = min(17.0, (w - 22) / max(1, len(here) - 1))
    start, middle = x + w / 2 - (len(here) - 1) * step / 2, y + (h / 2 if space == FINAL else 14)
    spots = [round(start + i * step, 1) for i in range(len(here))]
    return [
        disc("disc", seat, at, middle, f"m{seat}") if seat != NEUTRAL else use("o-neutral", at, middle)
        for seat, at in zip(here, spots)
    ]


def bastion(scene: Scene) -> str:
    """Who begins the next round, so far."""
    seat, (x, y, w, _) = scene.view["bastion"], scene.table.road
    if seat < 0 or scene.view["seats"] == 1:
        return ""
    said = scene.words.say("bastion", scene.view["names"][seat])
    if scene.table.narrow:
        drawn = icon("bastion", x + w - 40, y + 15, 17, "k-clay") + use(f"o-disc{seat}", x + w - 18, y + 15)
        return item("bastion", said, drawn)
    drawn = icon("bastion", x + 19, y + 39, 16, "k-clay") + use(f"o-disc{seat}", x + 40, y + 39)
    return item("bastion", said, drawn)
