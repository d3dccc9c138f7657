"""Paths: where pieces were while several steps were taken at once, so that they walk there and do not jump.

They are read off pictures that any spectator would have been shown in between, so they tell nothing else; these are
drawn only where a piece took several steps, and once for all who are shown the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from ....core.game import AnyGame
from ....core.language.text import Telling
from ....core.records.match import Ply
from ....core.seen.picture import NO_CHOICES, Picture
from ....core.state import State
from ....core.story import SPECTATOR
from ...live.tables.scene import Scene
from ..look import Look

Spot = tuple[float, float]  # in the units of the picture
Paths = dict[str, list[Spot]]  # by the id of a piece: where it was before, on its way, and where it is now

MOVABLE = " data-move"
NAME = re.compile(r' id="([^"]*)"')
PLACED = re.compile(r' transform="translate\(([-\d.]+) ([-\d.]+)\)')
X, Y = re.compile(r' x="([-\d.]+)"'), re.compile(r' y="([-\d.]+)"')


def paths(look: Look) -> Paths:
    """The path of everything that did not go straight from its place on the last board to that on this one."""
    passed = walked_through(look.scene)
    if not passed.states:
        return {}
    here = {picture.name: picture for picture in look.pictures}
    places = {name: [spot] for picture in look.pictures for name, spot in spots(picture).items()}
    display = look.viewer.display
    for pictures in reversed(drawn(look.match.game, passed, tuple(look.names), look.words.language, display.narrow)):
        for picture in pictures:
            if alike(picture, here.get(picture.name)):
                add(places, spots(picture))
    return {name: path[::-1] for name, path in places.items() if len(path) > 2}


class Passed:
    """Positions that were passed through; as a key they are these very ones, for what lies there may be the same."""

    def __init__(self, states: tuple[State, ...] = ()) -> None:
        self.states = states
        self.key = tuple(map(id, states))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Passed) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


def walked_through(scene: Scene) -> Passed:
    """The position before the first of several steps, and those between them; none if nothing took so many."""
    if scene.match is None or len(scene.passed) < 2:
        return Passed()
    plies, tellings = scene.match.plies[-len(scene.passed) :], scene.match.game.text.tales
    steps = [number for number, ply in enumerate(plies) if goes(ply, tellings)]
    if len(steps) < 2:
        return Passed()
    return Passed((scene.passed[0], *[scene.passed[number + 1] for number in steps[:-1]]))


def goes(ply: Ply, tellings: Mapping[str, Telling]) -> bool:
    """Whether everybody saw a piece go a step."""
    return any(
        event.key in tellings and tellings[event.key].step and event.heard_by(SPECTATOR) for event in ply.story.events
    )


@lru_cache(maxsize=16)
def drawn(game: AnyGame, passed: Passed, names: tuple[str, ...], language: str, narrow: bool) -> list[list[Picture]]:
    """The pictures of earlier positions, as a spectator sees them."""
    words, found = game.words(language).seated(names), []
    for state in passed.states:
        view = game.view(state, SPECTATOR)
        view["names"] = list(names)
        found.append(game.draw(view, NO_CHOICES, words, narrow))
    return found


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
    texts = picture.living.split(MOVABLE)
    for before, after in pairwise(texts):
        tag = before[before.rindex("<") :] + after[: after.index(">")]
        if name := NAME.search(tag):
            found[name[1]] = spot(tag)
    return found


def spot(tag: str) -> Spot:
    """Where a thing is: its transform says so, or its own x and y."""
    if placed := PLACED.search(tag):
        return float(placed[1]), float(placed[2])
    x, y = X.search(tag), Y.search(tag)
    return float(x[1]) if x else 0.0, float(y[1]) if y else 0.0
