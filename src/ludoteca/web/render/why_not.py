"""Why not? The first rule that stands against a choice, and where to read it."""

from __future__ import annotations

from django.urls import reverse
from django.utils.translation import gettext as _

from ...core.text import Words
from ..live.tables.refusal import NO_ACTION
from ..live.tables.scene import Scene
from .rulebook import anchor
from .viewer import Viewer


def explain(scene: Scene, one: Viewer, text: str, words: Words) -> dict[str, str]:
    """What stands against a choice of this viewer now, as the § of the rules, a sentence and an address."""
    if scene.state is None or text not in scene.game.actions.numbers:
        return {"sentence": str(NO_ACTION), "section": "", "url": ""}
    key = scene.game.explain(scene.state, one.looking, scene.game.actions.read(text))
    if key is None:
        return {"sentence": _("You may do this now."), "section": "", "url": ""}
    return reason(words, scene.game.name, key)


def reason(words: Words, game: str, key: str) -> dict[str, str]:
    """A rule of a game: its §, its sentence, and where it stands."""
    section, sentence = words.reason(key)
    url = reverse("rules", args=[game])
    return {"sentence": sentence, "section": section, "url": f"{url}#{anchor(section)}" if section else url}
