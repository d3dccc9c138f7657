"""A look at a table: what one viewer may know, in words and pictures. Everything shown is made from `game.view`."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from html import unescape

from django.utils.functional import cached_property

from ...core.game import AnyGame
from ...core.language.text import Words
from ...core.records.match import Match
from ...core.seen.picture import NO_CHOICES, Aim, Choices, Picture
from ...core.seen.view import View
from ..live.tables.scene import Scene
from .language import words_of
from .telling.aims import ahead
from .viewer import Viewer

DRAWN = " data-choice='"


@dataclass(eq=False)  # never changed; a frozen one takes eight times as long to make
class Look:
    """What a viewer sees of a scene: the view, the words for it, the choices and the pictures."""

    scene: Scene
    viewer: Viewer
    match: Match
    view: View
    words: Words
    names: list[str]
    choices: dict[str, str]  # the text of each action that the viewer may choose now, and its words
    final: frozenset[str]  # those of them that cannot be taken back
    aims: dict[str, Aim]  # by their goals, what the viewer could reach by several decisions at once
    pictures: list[Picture]

    @property
    def mine(self) -> bool:
        """Whether the viewer is asked."""
        return self.scene.actor >= 0 and self.scene.actor == self.viewer.looking

    @property
    def stills(self) -> dict[str, str]:
        """A digest of what stands still in each picture: a page that has it needs only what lives."""
        return {picture.name: still_digest(picture.box, picture.still) for picture in self.pictures}

    @cached_property
    def drawn(self) -> frozenset[str]:
        """The actions that can be chosen in a picture."""
        rest = [text for picture in self.pictures for text in picture.living.split(DRAWN)[1:]]
        return frozenset([unescape(text[: text.index("'")]) for text in rest])


@lru_cache(maxsize=256)
def still_digest(box: str, still: str) -> str:
    """A short digest of what stands still in a picture; whole games have the same few."""
    return hashlib.sha256(f"{box} {still}".encode()).hexdigest()[:10]


def look(scene: Scene, viewer: Viewer) -> Look:
    """A look at a game that has begun. The language of the viewer must be the one that is spoken now."""
    match = scene.match
    assert match is not None
    names = scene.names()
    words = seated_words(scene.game, viewer.display.language, tuple(names))
    view = scene.views(viewer.looking)
    view["names"] = names
    choices = choices_of(scene, viewer, view, words)
    aims, final = ahead(scene, words) if choices else ({}, frozenset())
    aims = taught(scene, aims)
    offered = Choices(choices, aims, final) if choices else NO_CHOICES
    pictures: list[Picture] = match.game.draw(view, offered, words, viewer.display.narrow)
    return Look(scene, viewer, match, view, words, names, choices, final, aims, pictures)


@lru_cache(maxsize=1024)
def seated_words(game: AnyGame, language: str, names: tuple[str, ...]) -> Words:
    """A game's words in a language, knowing the players' names: the very same for everybody who looks at a table.

    What sentences depend on besides what they tell is the language and everybody's name: these words stand for both.
    """
    return words_of(game, language).seated(names)


def game_words(scene: Scene, viewer: Viewer) -> Words:
    """The game's words in the viewer's language."""
    return words_of(scene.game, viewer.display.language)


def choices_of(scene: Scene, viewer: Viewer, view: View, words: Words) -> dict[str, str]:
    """What the viewer may choose now. The list of what is legal is the actor's alone."""
    game, state = scene.game, scene.state
    if state is None or scene.actor < 0 or viewer.looking != scene.actor or scene.answer is not None:
        return {}
    legal = {game.actions.write(action): action for action in state.legal}
    return {text: game.label(view, action, words) for text, action in legal.items() if is_taught(scene, text)}


def is_taught(scene: Scene, text: str) -> bool:
    """Whether a choice is open to whoever is asked: in a lesson only what it teaches now."""
    if scene.lesson is None or scene.match is None:
        return True
    return scene.lesson.allows(scene.match.plies, scene.match.state, text)


def taught(scene: Scene, aims: dict[str, Aim]) -> dict[str, Aim]:
    """What whoever is asked could reach by several decisions: in a lesson only within its present step."""
    lesson, match = scene.lesson, scene.match
    if lesson is None or match is None:
        return aims
    return {goal: aim for goal, aim in aims.items() if lesson.follows(match.plies, match.state, aim.texts)}
