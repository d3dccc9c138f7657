"""Why not? The first rule that stands against a choice, and where to read it."""

from __future__ import annotations

from typing import TypedDict

from django.urls import reverse
from django.utils.translation import gettext as _

from ....core.language.text import Words
from ...live.refusal import Refusal
from ...live.tables.learning.teaching import check
from ...live.tables.refusals import NO_ACTION
from ...live.tables.scene import Scene
from ..look import game_words
from ..viewer import Viewer
from .rulebook import anchor


class Reason(TypedDict):
    """Why not: a sentence and, if a rule stands behind it, its § and its address."""

    sentence: str
    section: str
    url: str


def why_not(scene: Scene, viewer: Viewer, text: str) -> Reason:
    """What stands against a choice of this viewer now."""
    if scene.state is None or text not in scene.game.actions.numbers:
        return without_rule(str(NO_ACTION))
    key = scene.game.explain(scene.state, viewer.looking, scene.game.actions.read(text))
    if key is None:
        return without_rule(not_taught(scene, viewer, text) or _("You may do this now."))
    return rule(game_words(scene, viewer), scene.game.name, key)


def not_taught(scene: Scene, viewer: Viewer, text: str) -> str:
    """Why a lesson does not take a choice that is legal; nothing if it does."""
    if scene.lesson is None or scene.match is None:
        return ""
    try:
        check(scene.lesson, scene.match.plies, scene.match.state, text)
    except Refusal as refusal:
        return refusal.say(game_words(scene, viewer))
    return ""


def why_refused(scene: Scene, viewer: Viewer, refusal: Refusal) -> Reason:
    """What a refusal says."""
    words = game_words(scene, viewer)
    return rule(words, scene.game.name, refusal.reason) if refusal.reason else without_rule(refusal.say(words))


def without_rule(sentence: str) -> Reason:
    """A reason that no rule of the game stands behind."""
    return {"sentence": sentence, "section": "", "url": ""}


def rule(words: Words, game: str, key: str) -> Reason:
    """A rule of a game: its §, its sentence, and where it stands."""
    section, sentence = words.reason(key)
    url = reverse("rules", args=[game])
    return {"sentence": sentence, "section": section, "url": f"{url}#{anchor(section)}" if section else url}
