"""A small picture of a table for its reader's lists: the position as they may see it, without anything to choose."""

from __future__ import annotations

import hashlib

from ....core.seen.picture import NO_CHOICES
from ....drawing.picture import standalone
from ...live.tables.scene import Scene
from ..art import VERSION
from ..look import seated_words
from ..viewer import Viewer

MANY = 64  # pictures that are kept
Key = tuple[str, int, int, str, str, str]  # table, revision, through whose eyes, language, theme, release
DRAWN: dict[Key, str] = {}


def small_picture(scene: Scene, viewer: Viewer, theme: str) -> str:
    """The board as one document; made once for each revision and each pair of eyes."""
    assert scene.match is not None
    game, state = scene.game, scene.match.state
    key = (scene.code, scene.revision, viewer.looking, viewer.display.language, theme, VERSION)
    if (found := DRAWN.get(key)) is None:
        view = game.view(state, viewer.looking)
        view["names"] = scene.names()
        words = seated_words(game, viewer.display.language, tuple(view["names"]))
        board = game.draw(view, NO_CHOICES, words, False)[0]
        found = DRAWN[key] = standalone([board], words.title, game.art(), theme)
        while len(DRAWN) > MANY:
            DRAWN.pop(next(iter(DRAWN)), None)
    return found


def digest(picture: str) -> str:
    """A picture's own name: a browser that has it need not be sent it again."""
    return hashlib.sha256(picture.encode()).hexdigest()[:16]
