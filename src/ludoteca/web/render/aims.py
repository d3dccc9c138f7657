"""Aims: what whoever is asked could reach now by one tap, and what will be told of it.

The search for ways runs where tables are drawn, never in the writer, and in an imagined position: it knows nothing that
the seat does not know.
"""

from __future__ import annotations

from django.utils.translation import gettext as _

from ...core.picture import Aim
from ...core.sentence import tell
from ...core.story import Event
from ...core.tale import Storyteller
from ...core.text import Words
from ...core.ways import LUCK, OTHERS, OVER, SHOWN, Way, ends, ways
from ..live.tables.scene import Scene


def aims_of(scene: Scene, words: Words) -> dict[str, Aim]:
    """The ways of several decisions that whoever is asked has now, by their goals."""
    state = scene.state
    if state is None or scene.actor < 0:
        return {}
    found = ways(scene.game, state, scene.actor)
    return {goal: aim(scene, words, way) for goal, way in found.items() if len(way.actions) > 1}


def aim(scene: Scene, words: Words, way: Way) -> Aim:
    """A way as the page shows it."""
    texts = [scene.game.actions.write(action) for action in way.actions]
    after, name = what_comes(scene, way.end), words.goal(way.goal)
    said = [name or said_of(scene, words, way), *[words.dear(key) for key in way.dear], after]
    return Aim(texts, " · ".join(filter(None, said)), bool(way.dear) or bool(after), way.asked, name)


def said_of(scene: Scene, words: Words, way: Way) -> str:
    """What will be told of a way, and what is chosen on it without being told, such as the tile that is bought."""
    actions = scene.game.actions
    silent = [action for action in way.silent if " " in actions.write(action) or action == way.actions[-1]]
    named = [words.action(actions.verbs[action], actions.things[action]) for action in silent]
    return " · ".join(filter(None, [told(words, scene.actor, way.events), *named]))


def told(words: Words, seat: int, events: list[Event]) -> str:
    """What will be told of some decisions, without the name of who would take them."""
    others = words.seated(["" if number == seat else name for number, name in enumerate(words.players)])
    teller = Storyteller(words.text.tales, seat)
    for event in events:
        teller.hear(event, 0)
    teller.begin()
    return "; ".join(bare(tell(others, tale)) for tale in teller.tales)


def bare(sentence: str) -> str:
    """A sentence that lost a name: with a capital again, and no joint where the name was."""
    kept = sentence.replace("; : ", "; ").lstrip(" ,:")
    return kept[:1].upper() + kept[1:]


def what_comes(scene: Scene, end: int) -> str:
    """A word of warning where a way cannot be taken back: luck, something hidden, or another person comes after it."""
    if end == LUCK:
        return _("then luck decides")
    if end == SHOWN:
        return _("then something hidden is shown")
    return _("ends your turn") if is_final(scene, end) else ""


def is_final(scene: Scene, end: int) -> bool:
    """Whether nothing can be taken back after a decision: luck, something hidden, or another person comes then."""
    return end in (LUCK, SHOWN) or (end in (OTHERS, OVER) and scene.several_people)


def finals_of(scene: Scene) -> frozenset[str]:
    """The single decisions that cannot be taken back."""
    state = scene.state
    if state is None or scene.actor < 0:
        return frozenset()
    found = ends(scene.game, state, scene.actor)
    return frozenset(scene.game.actions.write(action) for action, end in found.items() if is_final(scene, end))
