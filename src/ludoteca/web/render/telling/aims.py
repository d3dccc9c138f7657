"""Aims: what whoever is asked could reach now by one tap, and what will be told of it.

The search for ways runs where tables are drawn, never in the writer, and in an imagined position: it knows nothing that
the seat does not know.
"""

from __future__ import annotations

from marshal import dumps

from ....core.game import AnyGame
from ....core.intentions.sentence import bare, nameless, tell
from ....core.intentions.tale import storyteller
from ....core.intentions.ways import LUCK, OTHERS, OVER, SHOWN, Outlook, Way
from ....core.language.text import Words
from ....core.seen.picture import Aim
from ....core.state import State
from ....core.story import Event
from ...live.tables.scene import Scene
from ..language import gettext as _


def ahead(scene: Scene, words: Words) -> tuple[dict[str, Aim], frozenset[str]]:
    """What whoever is asked has before them: by their goals the ways of several decisions, and what is final."""
    if scene.state is None or scene.actor < 0:
        return {}, frozenset()
    found, ends = search(scene.game, scene.state, scene.actor)
    teller = Foreteller(scene, words)
    aims = {goal: teller.aim(way) for goal, way in found.items() if len(way.actions) > 1}
    return aims, frozenset(scene.game.actions.write(action) for action, end in ends.items() if is_final(scene, end))


def search(game: AnyGame, state: State, seat: int) -> tuple[dict[str, Way], dict[int, int]]:
    """The ways of whoever is asked, and what comes after each single decision."""
    outlook = Outlook(game, state, seat)
    return outlook.ways(), outlook.ends()


class Foreteller:
    """Tells what somebody would do, without the name of who would do it."""

    def __init__(self, scene: Scene, words: Words) -> None:
        self.scene = scene
        self.words = words
        self.actions = scene.game.actions
        self.nameless = nameless(words, scene.actor)
        self.teller = storyteller(words.text, scene.actor)

    def aim(self, way: Way) -> Aim:
        """A way as the page shows it."""
        texts = [self.actions.write(action) for action in way.actions]
        after, name = what_comes(self.scene, way.end), self.words.goal(way.goal)
        told = (self.told(way.events) or name) if name else self.said_of(way)
        said = [told, *[self.words.dear(key) for key in way.dear], after]
        return Aim(texts, " · ".join(filter(None, said)), bool(way.dear) or bool(after), way.asked, name)

    def said_of(self, way: Way) -> str:
        """What will be told of a way, and what is chosen on it without being told, such as the tile that is bought."""
        actions = self.actions
        silent = [action for action in way.silent if " " in actions.write(action) or action == way.actions[-1]]
        if not way.events:
            silent = way.actions[-1:]  # nothing will be told of it: it is named by where it ends
        named = [self.words.action(actions.verbs[action], actions.things[action]) for action in silent]
        return " · ".join(filter(None, [self.told(way.events), *named]))

    def told(self, events: list[Event]) -> str:
        """What will be told of some decisions; from one board to the next mostly the same."""
        key = self.nameless, self.scene.actor, written(events)
        if key not in TOLD:
            if len(TOLD) >= MANY:
                TOLD.clear()
            TOLD[key] = self.tell(events)
        return TOLD[key]

    def tell(self, events: list[Event]) -> str:
        """The sentences for some decisions."""
        teller = self.teller.twin()
        for event in events:
            teller.hear(event, 0)
        teller.begin()
        return "; ".join([bare(tell(self.nameless, tale)) for tale in teller.tales])


MANY = 10_000
PLAIN = 2  # how things are put into bytes: by what they are, whatever else refers to them
TOLD: dict[tuple[Words, int, bytes], str] = {}  # what would be told, by the words, the seat and the events


def written(events: list[Event]) -> bytes:
    """Events as bytes, to be compared with others."""
    return dumps([(event.key, event.seat, event.things, event.many, event.only, event.but) for event in events], PLAIN)


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
