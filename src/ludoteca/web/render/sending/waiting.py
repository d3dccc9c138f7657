"""Who waits for a board: those who decide now or have just decided come first.

Everybody is shown every board, in order, as long as these are drawn about as fast as tables change. Whoever has waited
too long is shown the newest only, and told with it all that happened meanwhile.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from itertools import islice
from queue import SimpleQueue
from typing import Generic, TypeVar

from ...live.tables.scene import Scene

PATIENCE = 0.5  # seconds after which somebody has waited too long
SHARE = 3  # scenes for those who decide between two for others who have waited so long
JOINED = 64  # scenes with older news that are kept, so that all who missed the same are shown the same
Reader = TypeVar("Reader")


class Waiting(Generic[Reader]):
    """Readers and the scenes that they are to be shown, in two lines."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.first: dict[Reader, list[Scene]] = {}  # whoever decides now, or has just decided
        self.others: dict[Reader, list[Scene]] = {}
        self.since: dict[Reader, float] = {}  # when each was last shown something, or came
        self.joined: dict[tuple[int, int], tuple[Scene, Scene, Scene]] = {}
        self.served = 0  # scenes for those who decide since the last one for others
        self.lock = threading.Lock()
        self.bell: SimpleQueue[None] = SimpleQueue()

    def add(self, reader: Reader, scene: Scene, decides: bool) -> None:
        """A reader waits for a scene, after those for which they wait already; an older one is of no use to them."""
        line, other = (self.first, self.others) if decides else (self.others, self.first)
        with self.lock:
            scenes = line.get(reader) or other.pop(reader, [])
            if not scenes or scenes[-1].revision <= scene.revision:
                scenes = [*scenes, scene]
            self.since.setdefault(reader, self.clock())
            line[reader] = [reduce(self.with_news_of, scenes)] if self.late(reader) else scenes
        self.bell.put(None)

    def take(self) -> tuple[Scene, list[Reader]]:
        """The scene that is to be drawn next, once there is one, and all in the same line who wait for it next."""
        while True:
            self.bell.get()
            with self.lock:
                if line := self.next_line():
                    return self.taken(line)

    def next_line(self) -> dict[Reader, list[Scene]]:
        """Who is served next: those who decide, but others now and then, too, if there is no end to it."""
        waited_long = any(map(self.late, islice(self.others, 1)))
        if self.first and (self.served < SHARE or not waited_long):
            self.served += 1
            return self.first
        self.served = 0
        return self.others

    def taken(self, line: dict[Reader, list[Scene]]) -> tuple[Scene, list[Reader]]:
        """The first scene of a line; who waits for more stands at its end."""
        scene = next(iter(line.values()))[0]
        readers = [reader for reader, scenes in line.items() if scenes[0] is scene]
        for reader in readers:
            del self.since[reader]
            if rest := line.pop(reader)[1:]:
                line[reader] = rest
                self.since[reader] = self.clock()
        return scene, readers

    def late(self, reader: Reader) -> bool:
        """Whether somebody has waited too long."""
        return self.clock() - self.since[reader] > PATIENCE

    def with_news_of(self, missed: Scene, scene: Scene) -> Scene:
        """A scene that tells also what was missed; the same for all who missed the same."""
        if not missed.news or not follows(missed, scene):
            return scene
        key = id(missed), id(scene)
        if key not in self.joined:
            if len(self.joined) >= JOINED:
                self.joined.clear()
            self.joined[key] = missed, scene, with_news(missed, scene)
        return self.joined[key][2]


def follows(missed: Scene, scene: Scene) -> bool:
    """Whether everything that had happened in one scene has still happened in another: nothing was taken back."""
    if missed.match is None or scene.match is None:
        return False
    before, plies = missed.match.plies, scene.match.plies
    return len(before) <= len(plies) and (not before or plies[len(before) - 1] is before[-1])


def with_news(missed: Scene, scene: Scene) -> Scene:
    """A scene with the news of the one before it, too; both must be of one game that went on."""
    assert missed.match is not None
    assert scene.match is not None
    whole = len(scene.match.plies) - len(missed.match.plies) == len(scene.passed)
    passed = (*missed.passed, *scene.passed) if whole else ()
    return replace(scene, news=(*missed.news, *scene.news), passed=passed)
