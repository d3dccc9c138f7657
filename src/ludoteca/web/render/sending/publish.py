"""Drawing a table for everybody who looks: each distinct viewer once, and in the order in which things happened."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol, TypedDict

from django.template.loader import render_to_string

from ....core.seen.picture import Picture
from ...live.meters import DRAW
from ...live.tables.scene import Scene
from ..language import speak_on, speaking
from ..lobby import lobby
from ..look import Look, look
from ..markup.head import head_markup
from ..markup.together import regions
from ..regions.head import tab
from ..regions.log import fitting, just_told, spoken
from ..regions.together import parts
from ..viewer import Viewer
from .kept_log import WrittenLog, written
from .pace import pace
from .paths import Paths, paths
from .waiting import Waiting

UPDATE = 28_000  # letters of an update; the log takes what is left
LOG, FEWEST, MOST = 8_000, 2, 30  # letters of the log in an update, and how many of its lines besides those just told
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

    @property
    def language(self) -> str:
        """What they read."""

    def viewer(self, scene: Scene) -> Viewer:
        """Who they are before a scene."""

    def deliver(self, scene: Scene, board: Board) -> None:
        """Here is the scene as they are shown it."""


class Publisher:
    """The one thread that draws tables for connections."""

    def __init__(self) -> None:
        self.waiting: Waiting[Recipient] = Waiting()
        self.thread: threading.Thread | None = None
        self.starting = threading.Lock()
        self.scene: Scene | None = None  # the one that was drawn last
        self.boards: dict[Viewer, Board] = {}  # of that scene

    def publish(self, scene: Scene, recipient: Recipient, decides: bool) -> None:
        """Have a scene drawn for somebody, who decides now or has just decided or only looks on, and delivered."""
        self.waiting.add(recipient, scene, decides)
        if self.thread is None:
            self.start()

    def start(self) -> None:
        """Begin to draw."""
        with self.starting:
            if self.thread is None:
                self.thread = threading.Thread(target=self.draw_on, name="publisher", daemon=True)
                self.thread.start()

    def draw_on(self) -> None:
        """Draw whatever is waited for, for ever."""
        while True:
            scene, recipients = self.waiting.take()
            for recipient in recipients:
                speak_on(recipient.language)
                self.work(scene, recipient)

    def work(self, scene: Scene, recipient: Recipient) -> None:
        """Draw and deliver. One broken picture must not silence the table."""
        if self.scene is not scene:
            self.scene, self.boards = scene, {}
        try:
            viewer = recipient.viewer(scene)
            shown = self.boards.get(viewer)
            if shown is None:
                start = perf_counter()
                shown = self.boards[viewer] = board(scene, viewer)
                DRAW.observe(perf_counter() - start)
            recipient.deliver(scene, shown)
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
    said = parts(seen, MOST, update=True)
    shown = regions(said)
    aims = [text for goal, aim in seen.aims.items() for text in (goal, aim.way, aim.label)]
    space = room(living.values(), [*shown.values(), *aims])
    fewest = max(FEWEST, just_told(seen, said["log"]))
    log = written(fitting(said["log"], space, fewest), seen.viewer.looking)  # the page keeps the older lines
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


def room(living: Iterable[str], said: Iterable[str]) -> int:
    """How many letters an update has for the log, beside what lives and what else is said, where a quote counts two."""
    return min(LOG, UPDATE - sum(map(len, living)) - sum([len(text) + text.count('"') for text in said]))


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
