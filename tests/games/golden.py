"""What came out of a golden game: how it ended, what was told and asked, and what the players were not allowed to do.

`python -m tests.games.golden` writes every `expected.json` anew, where the rules or what is told change on purpose.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.record import read
from ludoteca.core.state import State
from ludoteca.games import GAMES

FILES = sorted(Path(__file__).parent.glob("*/replays/*.txt"))
OFTEN = 2  # times that all refusals are heard for one kind of choice in one game


def outcome(match: Match, questions: list[Any], refusals: list[Any]) -> dict[str, Any]:
    """All that must stay as it was; the long parts as sixteen letters."""
    game, state = match.game, match.state
    ending = {"scores": game.scores(state), "ranks": game.ranks(state), "winners": game.winners(state)}
    return {**ending, "told": digest(told(match)), "asked": digest(questions), "refused": digest(refusals)}


def performed(text: str) -> tuple[Match, list[Any], list[Any]]:
    """A golden game, all questions in it, and all refusals the first times that each kind of question came up."""
    record = read(text, GAMES)
    match, seen = Match.load(record, plies=0), Counter[str]()
    questions: list[Any] = []
    refusals: list[Any] = []
    for number, entry in enumerate(record.entries[1:], 3):
        state, step = match.state, match.state.agenda[-1]
        questions.append([step.key(), step.seat, step.numbers(state), step.obvious(state)])
        seen[step.key()] += 1
        if seen[step.key()] <= OFTEN:
            refusals.append(refused(match.game, state))
        match.repeat(entry, number)
    return match, questions, refusals


def refused(game: Game, state: State) -> list[str | None]:
    """The reason against each action."""
    return [game.explain(state, state.actor, action) for action in range(game.actions.size)]


def told(match: Match) -> list[Any]:
    """Every event with its audience, and who saw something hidden."""
    stories = [match.opening, *[ply.story for ply in match.plies]]
    events = [[event.key, event.seat, event.things, event.only, event.but] for event in match.events()]
    return [events, [story.shown for story in stories]]


def digest(things: list[Any]) -> str:
    """Much, in sixteen letters."""
    return hashlib.sha256(json.dumps(things).encode()).hexdigest()[:16]


def main() -> None:
    """Write what comes out now."""
    for folder in sorted({file.parent for file in FILES}):
        files = [file for file in FILES if file.parent == folder]
        found = {file.stem: outcome(*performed(file.read_text(encoding="utf-8"))) for file in files}
        (folder / "expected.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
