"""Paths: where pieces were while several decisions were played at once, so that they walk there and do not jump.

They are read off the pictures that this viewer would have been shown in between, so they tell nothing else.
"""

from __future__ import annotations

import re

from ...core.picture import NO_CHOICES, Picture
from ...core.state import State
from .look import Look

Spot = tuple[float, float]  # in the units of the picture
Paths = dict[str, list[Spot]]  # by the id of a piece: where it was before, on its way, and where it is now

MOVABLE = re.compile(r"<[^>]* data-move[^>]*>")
NAME = re.compile(r' id="([^"]*)"')
PLACED = re.compile(r' transform="translate\(([-\d.]+) ([-\d.]+)\)')
X, Y = re.compile(r' x="([-\d.]+)"'), re.compile(r' y="([-\d.]+)"')


def paths(look: Look) -> Paths:
    """The path of everything that did not go straight from its place on the last board to that on this one."""
    if len(look.scene.passed) < 2:
        return {}
    here = {picture.name: picture for picture in look.pictures}
    places = {name: [spot] for picture in look.pictures for name, spot in spots(picture).items()}
    for state in reversed(look.scene.passed):
        for picture in drawn(look, state):
            if alike(picture, here.get(picture.name)):
                add(places, spots(picture))
    return {name: path[::-1] for name, path in places.items() if len(path) > 2}


def drawn(look: Look, state: State) -> list[Picture]:
    """The pictures of an earlier position, as the viewer sees it."""
    view = look.match.game.view(state, look.viewer.looking)
    view["names"] = look.names
    pictures: list[Picture] = look.match.game.draw(view, NO_CHOICES, look.words, look.viewer.display.narrow)
    return pictures


def alike(one: Picture, other: Picture | None) -> bool:
    """Whether a place in one picture is the same place in the other."""
    return other is not None and one.box == other.box and one.still == other.still


def add(places: Paths, spots: dict[str, Spot]) -> None:
    """Note where things were one decision earlier, if that was elsewhere."""
    for name, spot in spots.items():
        if name in places and places[name][-1] != spot:
            places[name].append(spot)


def spots(picture: Picture) -> dict[str, Spot]:
    """Where each movable thing of a picture is."""
    found: dict[str, Spot] = {}
    for tag in MOVABLE.findall(picture.living):
        if name := NAME.search(tag):
            found[name[1]] = spot(tag)
    return found


def spot(tag: str) -> Spot:
    """Where a thing is: its transform says so, or its own x and y."""
    if placed := PLACED.search(tag):
        return float(placed[1]), float(placed[2])
    x, y = X.search(tag), Y.search(tag)
    return float(x[1]) if x else 0.0, float(y[1]) if y else 0.0
