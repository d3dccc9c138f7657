"""What is told at the table, as sentences, and to whom."""

from __future__ import annotations

from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.core.story import EVERYBODY, Event, Story

NAMES = ["Ana", "Bo", "Cy", "Di", "Eve"]


def heard(game: AnyGame, state: State, *lines: str) -> list[str]:
    """The sentences that these lines give: "(Ana) ..." is for Ana alone, "(but Ana) ..." for all others.

    At the end "Ana saw" tells that Ana saw something hidden, so that nobody can take back what was done before.
    """
    state.story = story = Story()
    for line in lines:
        action = game.actions.read(line)
        assert action in state.legal, line
        state.play(action)
    state.story = None
    words = game.words("en").seated(NAMES[: state.seats])
    seers = ["Everybody" if seat == EVERYBODY else NAMES[seat] for seat in story.shown]
    return [audience(event) + words.event(event) for event in story.events] + [f"{name} saw" for name in seers]


def audience(event: Event) -> str:
    """Who hears it, in front of the sentence; nothing if everybody does."""
    only, but = (", ".join([NAMES[seat] for seat in seats]) for seats in (event.only, event.but))
    return f"({only}) " if only else f"(but {but}) " if but else ""
