"""Golden games: whole records of a game, and how each of them ended. A change of the rules must not change them.

    python tools/golden.py unreal-estate                  do all its golden games still end as they did?
    python tools/golden.py unreal-estate --update         write down how they end now
    python tools/golden.py unreal-estate FILE --update    take this record in as a golden game, too

The records lie in the folder `replays` of the game's tests; `expected.json` beside them holds what came out of each:
scores, ranks and winners, and as digests what was told, what was asked, and the reasons against what was refused.
`ludoteca simulate GAME --record FOLDER` makes records to choose from.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # the toy lies in the tests

from ludoteca.core.game import AnyGame
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import Record, RecordError, read
from ludoteca.core.state import State
from ludoteca.games import GAMES
from tests.toy.ferry import FERRY

ROOT = Path(__file__).parents[1]
SHELF = {**GAMES, FERRY.name: FERRY}
OFTEN = 2  # times that all refusals are heard for one kind of choice in one game
Outcome = dict[str, list[int] | str]
Refusals = list[str | None]  # the reason against each action of the vocabulary


class Played(NamedTuple):
    """A golden game played again: what was asked, and what was refused."""

    match: Match
    questions: list[object]
    refusals: list[Refusals]


class GoldenError(ValueError):
    """Something about golden games that is not as it must be, in one sentence."""


def replays(name: str) -> Path:
    """The folder with the golden games of a game."""
    tests = ROOT / "tests"
    return (tests / "toy" if name == FERRY.name else tests / "games" / name.replace("-", "_")) / "replays"


def records(name: str) -> list[Path]:
    """The golden games of a game, by name."""
    return sorted(replays(name).glob("*.txt"))


def load(name: str, file: Path) -> Played:
    """The game that a file tells, played again to its end."""
    try:
        played = performed(read(file.read_text(encoding="utf-8"), {name: SHELF[name]}))
    except RecordError as error:
        raise GoldenError(f"{file.name}, {error}") from error
    if not played.match.state.over:
        raise GoldenError(f"{file.name} stops before the end of the game")
    return played


def performed(record: Record) -> Played:
    """A game played again: all questions in it, and all refusals the first times that each kind of question came up."""
    played, seen = Played(Match.load(record, plies=0), [], []), Counter[str]()
    for number, entry in enumerate(record.entries[1:], 3):
        state = played.match.state
        if state.agenda:
            step = state.agenda[-1]
            played.questions.append([step.key(), step.seat, step.numbers(state), step.obvious(state)])
            seen[step.key()] += 1
            if seen[step.key()] <= OFTEN:
                played.refusals.append(refused(played.match.game, state))
        played.match.repeat(entry, number)
    return played


def refused(game: AnyGame, state: State) -> Refusals:
    """The reason against each action."""
    return [game.explain(state, state.actor, action) for action in range(game.actions.size)]


def outcome(played: Played) -> Outcome:
    """All that must stay as it was; the long parts as sixteen letters."""
    game, state = played.match.game, played.match.state
    return {
        "scores": game.scores(state),
        "ranks": game.ranks(state),
        "winners": game.winners(state),
        "told": digest(told(played.match)),
        "asked": digest(played.questions),
        "refused": digest(played.refusals),
    }


def told(match: Match) -> list[object]:
    """Every event with its audience, and who saw something hidden."""
    stories = [match.opening, *[ply.story for ply in match.plies]]
    events = [[e.key, e.seat, e.things, e.only, e.but, *([e.many] if e.many else [])] for e in match.events()]
    return [events, [story.shown for story in stories]]


def digest(things: object) -> str:
    """Much, in sixteen letters."""
    return hashlib.sha256(json.dumps(things).encode()).hexdigest()[:16]


def expected(name: str) -> dict[str, Outcome]:
    """What came out of each golden game when that was written down."""
    file = replays(name) / "expected.json"
    if not file.exists():
        raise GoldenError(f"{name} has no expected.json: `python tools/golden.py {name} --update` writes it")
    found: dict[str, Outcome] = json.loads(file.read_text(encoding="utf-8"))
    return found


def changed(name: str, files: list[Path]) -> list[str]:
    """The games among *files* that end in another way than was written down, or about which nothing was."""
    known = expected(name)
    return [file.stem for file in files if known.get(file.stem) != outcome(load(name, file))]


def update(name: str, files: list[Path]) -> int:
    """Take *files* in, and write down how every golden game ends now; how many there are."""
    endings = {file.stem: outcome(load(name, file)) for file in [*records(name), *files]}
    folder = replays(name)
    folder.mkdir(exist_ok=True)
    for file in files:
        if file.resolve().parent != folder:
            shutil.copy(file, folder)
    lines = [f" {json.dumps(stem)}: {json.dumps(endings[stem])}" for stem in sorted(endings)]
    (folder / "expected.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return len(endings)


def run(request: argparse.Namespace) -> int:
    """Check or update; the exit code says whether all is well."""
    if request.update:
        print(f"{request.game}: {update(request.game, request.files)} golden games written down")
        return 0
    files = request.files or records(request.game)
    wrong = changed(request.game, files)
    for stem in wrong:
        print(f"{request.game}: {stem} does not end as it was written down", file=sys.stderr)
    print(f"{request.game}: {len(files) - len(wrong)} of {len(files)} golden games end as they did")
    return 1 if wrong else 0


def main() -> int:
    """Read the command line and run it."""
    parser = argparse.ArgumentParser(description="Check golden games, or write down how they end.")
    parser.add_argument("game", choices=sorted(SHELF), metavar="GAME")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="default: all golden games of GAME")
    parser.add_argument("--update", action="store_true", help="take FILE in, and write down how all games end")
    try:
        return run(parser.parse_args())
    except (GoldenError, OSError) as error:
        print(f"golden: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
