"""The head of a table's page: which table this is, the line on top, and the title of the browser's tab."""

from __future__ import annotations

from typing import NamedTuple

from django.urls import reverse

from ....core.teaching.lesson import course
from ...live.tables.scene import Scene
from ..language import gettext as _
from ..look import Look, game_words
from ..rules.legend import address
from ..viewer import Viewer


class About(NamedTuple):
    """The table itself, and what the viewer is to it."""

    code: str
    game: str
    title: str
    status: str
    narrow: bool
    maker: bool
    seated: bool
    things: str  # where the words of its legend are
    lesson: str  # that is taught here: the name of its page
    daily: str  # where the deal of the day that is played here is told of
    coach: str  # "on" or "off" where a coach may speak


class Head(NamedTuple):
    """The line on top."""

    title: str
    headline: str = ""


def about(scene: Scene, viewer: Viewer) -> About:
    """The table itself, for one viewer."""
    return About(
        code=scene.code,
        game=scene.game.name,
        title=game_words(scene, viewer).title,
        status=scene.status,
        narrow=viewer.display.narrow,
        maker=viewer.maker,
        seated=bool(viewer.held),
        things=address(scene.game, viewer.display.language),
        lesson=scene.lesson.key if scene.lesson else "",
        daily=reverse("daily", args=[scene.day, scene.game.name]) if scene.day else "",
        coach=coach(scene, viewer),
    )


def coach(scene: Scene, viewer: Viewer) -> str:
    """Whether a coach speaks to the viewer: nothing where none may."""
    if scene.several_people or scene.lesson or scene.puzzle or not viewer.held or not course(scene.game).coach:
        return ""
    return "on" if scene.coached else "off"


def head(look: Look) -> Head:
    """The line on top."""
    return Head(look.words.title, look.match.game.headline(look.view, look.words))


def tab(look: Look) -> str:
    """The title of the browser's tab: whose turn it is can be read there."""
    if look.mine or look.viewer.curtain(look.scene) >= 0:
        return _("Your turn · %(game)s") % {"game": look.words.title}
    if look.scene.actor >= 0:
        return f"{look.names[look.scene.actor]} · {look.words.title}"
    return look.words.title
