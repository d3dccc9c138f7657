"""What is in hand: the new tile and the ways to lay it, and choices for which the table has no other place."""

from __future__ import annotations

from .....drawing.choice import thing
from .....drawing.svg import SMALL, icon, place_at, rect, rows, text, use, wrap
from ..pieces.shapes import ring
from ..pieces.signs import centred
from ..pieces.tiles import SIDE, tile_name
from ..scene import Scene
from ..size import Box

CHIPS = ("build", "farm", "over-farm", "use", "steps 1", "steps 2", "points 1", "points 2", "bonus-gold")
"""Choices that lie in the tray."""


def wanted(scene: Scene) -> list[str]:
    """The choices that lie in the tray now. Pisces has a place on the site unless the bonus action itself is there."""
    found = [action for action in CHIPS if action in scene.choices]
    if "bonus" not in scene.choices and "bonus-gold" in found:
        found.remove("bonus-gold")
    return found


def filled(scene: Scene) -> bool:
    """Whether there is anything in the viewer's tray."""
    return (scene.view["tile"] >= 0 and scene.view["actor"] == scene.view["seat"]) or bool(wanted(scene))


def tray(scene: Scene, box: Box) -> str:
    """The tray: things to choose from, and the tile in words."""
    x, y, w, h = box
    design, chips = scene.view["tile"], wanted(scene)
    out, top = rect(x, y, w, h, "f-inset s-line", 12), y + (h - SIDE) / 2
    left = x + 12
    if design >= 0 and not chips:
        out += use(f"o-t{design}", left, top)
        left += SIDE + 14
    for action in chips:
        out += chip(scene, action, left, top)
        left += SIDE + 14
    return out + (described(scene, design, left, y, x + w - left - 12) if design >= 0 else "")


def chip(scene: Scene, action: str, x: float, y: float) -> str:
    """One choice of the tray."""
    return thing(
        scene.choices,
        action,
        "",
        face(scene.view["tile"], action),
        what=what_chip(scene.view["tile"], action),
        ring=ring("tile"),
        flag=scene.flag(action, (31, -14), (4 - x, scene.table.width - 4 - x)),
        transform=place_at(x, y),
    )


def what_chip(design: int, action: str) -> str:
    """What a choice of the tray is about."""
    if action in ("build", "use") and design >= 0:
        return f"tile:{design}"
    kinds = {"farm": "farm", "over-farm": "farm", "bonus-gold": "good:3", "steps": "temples"}
    return kinds.get(action.split()[0], "freeman")


def face(design: int, action: str) -> str:
    """How a choice of the tray looks."""
    if action in ("build", "use") and design >= 0:
        return use(f"o-t{design}")
    if action == "farm":
        return use("o-farm")
    if action == "over-farm":
        return use("o-farm") + use(tile_name(design, False, 0.65), 11, 6, 0.65)
    paper = rect(0, 0, SIDE, SIDE, "f-paper s-print-2", 8)
    if action == "bonus-gold":
        return paper + icon("z-pisces", 31, 20, 24, "k-print-2") + centred(("+1", "gold"), 31, 46, 18, 54, "piece")
    number = action.split()[-1]
    sign = "temple" if action.startswith("steps") else "train"
    items = ("+" + number if number.isdigit() else "+1",)
    return paper + icon(sign, 31, 20, 24, "k-print-2") + centred(items, 31, 46, 22, 54, "piece")


def described(scene: Scene, design: int, x: float, y: float, w: float) -> str:
    """The tile in hand in words."""
    title = text(x, y + 27, scene.words.name("tile", design), 15, "f-ink", bold=600, serif=True)
    return title + rows(x, y + 46, wrap(scene.words.name("ability", design), w, SMALL), SMALL, "f-ink-2", lead=1.25)
