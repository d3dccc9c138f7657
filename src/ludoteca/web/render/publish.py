"""Drawing a table for everybody who looks: each distinct viewer once, and in the order in which things happened."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Protocol, TypedDict

from django.template.loader import render_to_string

from ...core.picture import Picture
from ..live.meters import DRAW
from ..live.tables.scene import Scene
from .kept_log import WrittenLog, written
from .language import speaking
from .lobby import lobby
from .look import Look, look
from .markup.head import head_markup
from .markup.together import regions
from .pace import pace
from .paths import Paths, paths
from .regions.head import tab
from .regions.log import fitting, spoken
from .regions.together import parts
from .viewer import Viewer

UPDATE = 28_000  # letters of an update; the log takes what is left
LOG, FEWEST, MOST = 8_000, 4, 30  # letters of the log in an update, and how many of its lines
log = logging.getLogger(__name__)


class TableMessage(TypedDict):
    """All that a page is told of a table."""

    type: str
    code: str
    revision: int
    title: str
    mine: bool
    regions: dict[str, str]
    pictures: dict[str, str]  # what lives in each
    aims: list[list[str | int]]  # goal, way and words of what several decisions reach, whether it asks, by hand
    spoken: list[str]
    pace: int  # for how many milliseconds it is shown before the next, at the ordinary pace
    eyes: int  # the seat through whose eyes it is seen
    paths: Paths


@dataclass(frozen=True)
class Board:
    """A table as one viewer is shown it: the message, and the pictures it was made from."""

    message: TableMessage
    stills: dict[str, str]
    pictures: Sequence[Picture]
    log: WrittenLog | None  # it goes out in parts; the message has all of it


class Recipient(Protocol):
    """Somebody for whom tables are drawn; in the publisher's thread."""

    def viewer(self, scene: Scene) -> Viewer:
        """Who they are before a scene."""

    def deliver(self, scene: Scene, board: Board) -> None:
        """Here is the scene as they are shown it."""


class Publisher:
    """The one thread that draws tables for connections."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "publisher")
        self.scene: Scene | None = None  # the one that was drawn last
        self.boards: dict[Viewer, Board] = {}  # of that scene

    def publish(self, scene: Scene, recipient: Recipient) -> None:
        """Have a scene drawn for somebody and delivered."""
        self.pool.submit(self.work, scene, recipient)

    def work(self, scene: Scene, recipient: Recipient) -> None:
        """Draw and deliver. One broken picture must not silence the table."""
        if self.scene is not scene:
            self.scene, self.boards = scene, {}
        try:
            viewer = recipient.viewer(scene)
            if viewer not in self.boards:
                with DRAW.time():
                    self.boards[viewer] = board(scene, viewer)
            recipient.deliver(scene, self.boards[viewer])
        except Exception:
            log.exception("table %s could not be shown", scene.code)


PUBLISHER = Publisher()


def board(scene: Scene, viewer: Viewer) -> Board:
    """All that a viewer is told of a scene, from their own view alone."""
    with speaking(viewer.display.language):
        if scene.match is None:
            return Board(lobby_message(scene, viewer), {}, [], None)
        return game_board(look(scene, viewer))


def game_board(seen: Look) -> Board:
    """A game as it is shown: the regions of the page, and what lives in its pictures."""
    living = {picture.name: picture.update() for picture in seen.pictures}
    said = parts(seen, MOST)
    said["bar"] = replace(said["bar"], update=bool(seen.choices))
    shown = regions(said)
    aims = [text for goal, aim in seen.aims.items() for text in (goal, aim.way, aim.label)]
    space = room(*living.values(), *shown.values(), *aims)
    log = written(fitting(said["log"], space, FEWEST), seen.viewer.looking)  # the page keeps the older lines
    message = table_message(seen, shown | {"log": log.markup()}, living)
    return Board(message, seen.stills, seen.pictures, log)


def table_message(seen: Look, shown: dict[str, str], living: dict[str, str]) -> TableMessage:
    """A game as a message."""
    told = spoken(seen)
    return {
        "type": "table",
        "code": seen.scene.code,
        "revision": seen.scene.revision,
        "title": tab(seen),
        "mine": seen.mine,
        "regions": shown,
        "pictures": living,
        "aims": [[goal, aim.way, aim.label, int(aim.asks), aim.by_hand] for goal, aim in seen.aims.items()],
        "spoken": told,
        "pace": pace(seen.match.plies, seen.scene.revisions) if told else 0,
        "eyes": seen.viewer.looking,
        "paths": paths(seen),
    }


def room(*texts: str) -> int:
    """How many letters an update has for the log, beside what else it says (every quote is sent as two)."""
    used = sum(len(text) + text.count('"') for text in texts)
    return min(LOG, UPDATE - used)


def lobby_message(scene: Scene, viewer: Viewer) -> TableMessage:
    """A lobby as a message."""
    context = lobby(scene, viewer)
    return {
        "type": "table",
        "code": scene.code,
        "revision": scene.revision,
        "title": context["head"].title,
        "mine": False,
        "regions": {
            "lobby": render_to_string("table/_lobby.html", {**context}),
            "head": head_markup(context["head"]),
        },
        "pictures": {},
        "aims": [],
        "spoken": [],
        "pace": 0,
        "eyes": viewer.looking,
        "paths": {},
    }
