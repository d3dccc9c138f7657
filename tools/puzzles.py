"""Makes the puzzles of a game from games of strong bots, and checks all of them again.

    python tools/puzzles.py el-dorado           look for puzzles, and write the best of those found so far
    python tools/puzzles.py el-dorado --until 0 only write
    python tools/puzzles.py --check             search every turn of every puzzle once more

A turn whose lines can all be followed to their ends becomes a puzzle if what comes naturally falls short of the best.
Where nothing is counted (Unreal Estate), three searches must agree on the best choice, by a clear gap. What is found is
kept at once in `build/puzzles`, so the search can be stopped at any time and goes on where it stopped. Run it on the
compiled engine (`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ludoteca.bots import Sight, bot
from ludoteca.bots.ismcts import Ismcts
from ludoteca.bots.search import Clock, Search
from ludoteca.bots.turns.whole_turn import TooLarge, WholeTurn, natural_line
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.intentions.intention import turns
from ludoteca.core.records.match import Match, Trial
from ludoteca.core.state import State
from ludoteca.core.story import OPEN
from ludoteca.core.teaching.puzzle import FILE, HARDEST, Puzzle, PuzzleWords, Question, puzzle_words, puzzles
from ludoteca.games import FOLDERS, GAMES

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "puzzles"
STRONG = "ismcts:playouts=60"
BUDGET = 9_000  # positions of a turn
JUDGES = 3  # searches that must agree ...
PLAYOUTS = 500  # ... with so many playouts for every option
WORLDS = 8  # in which the natural choice must not be the best one
FEW_ENDS = 4  # a turn with fewer different ends is no puzzle
AT_MOST = 7  # puzzles of one game ...
ALIKE = 3  # ... and of one idea
WANTED = 30
Found = dict[str, Any]


# -- looking for puzzles -----------------------------------------------------------------------------------------------


def played(game: AnyGame, seats: int, seed: int) -> Match:
    """A game of strong bots."""
    match, luck = Match.start(game, seats, game.settle({}, people=True), Chance(seed)), Chance(seed + 1)
    players = [bot(STRONG, game, seed + seat) for seat in range(seats)]
    while not match.state.over:
        sight = Sight(game, match.state, match.state.actor, 60.0)
        match.play(players[match.state.actor].choose(sight), luck)
    return match


def beginnings(match: Match) -> Iterator[tuple[State, Found]]:
    """The positions in which turns began, as their players saw them: set by hand, so that no past goes with them."""
    game, starts = match.game, set(turns(match.plies)[:-1])
    again = match.back_to(0)
    for number, ply in enumerate(match.plies):
        if number in starts and len(again.state.legal) > 1:
            world = game.imagine(again.state, again.state.actor, Chance(number + 1))
            things = game.things(game.view(world, OPEN))
            if things is not None:
                yield game.position(match.header.seats, Chance(1), **things), things
        again.repeat(ply.entry, number + 3)


def puzzles_of(match: Match, words: PuzzleWords, seed: int) -> Iterator[Found]:
    """The puzzles of a game, at most a few."""
    left, places, ideas = AT_MOST, list(beginnings(match)), Counter[str]()
    order = list(range(len(places)))
    Chance(seed).shuffle(order)
    for state, things in [places[place] for place in order]:
        for question in words.questions.values():
            if question.players and state.seats not in question.players:
                continue
            found = counted(match.game, question, state) if question.counts else judged(match.game, question, state)
            if found:
                idea = words.idea(found["line"]).name
                ideas[idea] += 1
                if ideas[idea] > ALIKE:
                    break
                table = {"players": state.seats, "seat": state.actor, "position": things}
                yield {"seed": seed, "question": question.name, "idea": idea, **found, **table}
                left -= 1
                break
        if not left:
            return


def counted(game: AnyGame, question: Question, state: State) -> Found | None:
    """A puzzle whose turn was followed to all its ends, if it is one."""
    try:
        turn = WholeTurn(game, question, state, BUDGET)
    except TooLarge:
        return None
    natural = question.value(game, natural_line(game, question, state).state, state.actor)
    if sum(turn.ends.values()) < FEW_ENDS or not question.fits(game, state, turn.best):
        return None
    if question.gain(natural, turn.best) < question.gap:
        return None
    share = turn.ends[turn.best] / sum(turn.ends.values())
    return {"line": turn.lines[turn.best], "best": turn.best, "natural": natural, "rare": 1 - share}


def judged(game: AnyGame, question: Question, state: State) -> Found | None:
    """A puzzle whose first choice was judged by several searches, if they agree and it is not the natural one."""
    natural = game.adviser.natural(state)
    glance = chances(game, state, 0, PLAYOUTS // 5)
    best = favourite(glance)
    worlds = [game.imagine(state, state.actor, Chance(world)) for world in range(WORLDS)]
    if best in [natural, *map(game.adviser.natural, worlds)]:
        return None  # a hint may depend on what is imagined of the others
    if len(glance) < FEW_ENDS or 100 * lead(glance) < question.gap / 2:
        return None
    rows = [chances(game, state, judge + 1) for judge in range(JUDGES)]
    if any(favourite(row) != best for row in rows):
        return None
    means = {action: round(100 * sum(row[action] for row in rows) / JUDGES) for action in rows[0]}
    if lead(means) < question.gap:
        return None
    texts = {game.actions.write(action): mean for action, mean in means.items()}
    return {
        "line": completed(game, question, state, best),
        "best": means[best],
        "natural": means[natural],
        "rare": 1 - lead(means) / 100,
        "judged": texts,
    }


def favourite(row: Mapping[int, float]) -> int:
    """The best choice of a search."""
    return max(row, key=row.__getitem__)


def lead(row: Mapping[int, float]) -> float:
    """By how much the best choice of a search is better than the second."""
    first, second, *_ = sorted(row.values(), reverse=True)
    return first - second


def completed(game: AnyGame, question: Question, state: State, first: int) -> list[str]:
    """A decision with what comes naturally after it, until the turn is over."""
    trial = Trial(game, state)
    trial.play(first, Chance(1))
    while not question.over(trial.plies, trial.state, state.actor):
        trial.play(game.adviser.natural(trial.state), Chance(1))
    return [ply.entry.text for ply in trial.plies]


def chances(game: AnyGame, state: State, seed: int, playouts: int = PLAYOUTS) -> dict[int, float]:
    """The chance to win behind every option that is not plainly dominated, all tried in the same imagined positions."""
    sight, searcher = Sight(game, state, state.actor, 60.0), Ismcts(game, seed)
    options = game.adviser.search(sight.imagine(Chance(seed)))  # bots look at the most natural of them only
    tree = Search(game, state.actor, state.seats, searcher.luck, searcher.manner, None)
    if len(options) > 1:
        searcher.try_all(tree, sight, options, playouts, Clock(600.0), 1.0)
    return {action: tree.chance(action) for action in options}


def look(game: AnyGame, until: int) -> None:
    """Look through further games until there are enough puzzles; what was found is kept game by game."""
    words, kept = puzzle_words(game), KEPT / f"{game.name}.jsonl"
    assert words is not None
    kept.parent.mkdir(parents=True, exist_ok=True)
    lines = kept.read_text().splitlines() if kept.exists() else []
    seed = max([json.loads(line)["seed"] for line in lines], default=0)
    found = sum("line" in json.loads(line) for line in lines)
    several = sorted({seats for question in words.questions.values() for seats in question.players}) or [2, 3, 4]
    while found < until:
        seed += 1
        fresh = list(puzzles_of(played(game, several[seed % len(several)], 1000 * seed), words, seed))
        found += len(fresh)
        with kept.open("a") as file:
            file.writelines(json.dumps(each) + "\n" for each in [*fresh, {"seed": seed}])
        print(f"{game.name}: {seed} games, {found} puzzles", flush=True)


# -- writing them ------------------------------------------------------------------------------------------------------


def write(game: AnyGame) -> None:
    """Write the puzzles that were found, sorted by idea and difficulty."""
    lines = (KEPT / f"{game.name}.jsonl").read_text().splitlines()
    found = distinct([each for each in map(json.loads, lines) if "line" in each])
    found.sort(key=lambda each: (len(each["line"]), each["rare"]))
    for place, each in enumerate(found):
        each["level"] = 1 + place * HARDEST // len(found)
    chosen = varied(found)
    path = ROOT / "src" / "ludoteca" / "games" / FOLDERS_OF[game.name] / FILE
    keys = ("question", "idea", "level", "players", "seat", "line", "best", "natural", "judged", "position")
    rows = [{"name": name_of(each), **{key: each[key] for key in keys if key in each}} for each in chosen]
    path.write_text("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))
    print(f"{game.name}: {len(rows)} written")


def distinct(found: list[Found]) -> list[Found]:
    """Of those with the same best line to the same end only the first; where choices are judged, all."""
    return list({(*each["line"], each["best"], str(each.get("judged"))): each for each in reversed(found)}.values())


def name_of(found: Found) -> str:
    """A name that stays the same when others are added: players keep what they have solved by it."""
    return hashlib.sha256(json.dumps(found["position"]).encode()).hexdigest()[:6]


def varied(found: list[Found]) -> list[Found]:
    """Some of the puzzles, of every idea and level as evenly as there are; by idea, the easier first."""
    kinds: dict[tuple[str, int], list[Found]] = {}
    for each in found:
        kinds.setdefault((each["idea"], each["level"]), []).append(each)
    chosen: list[Found] = []
    while len(chosen) < WANTED and any(kinds.values()):
        for pile in kinds.values():
            if pile and len(chosen) < WANTED:
                chosen.append(pile.pop())
    ideas = [idea for idea, _ in kinds]
    return sorted(chosen, key=lambda each: (ideas.index(each["idea"]), each["level"]))


FOLDERS_OF = {folder.replace("_", "-"): folder for folder in FOLDERS}


# -- checking them -----------------------------------------------------------------------------------------------------


def check(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle; nothing if it is right."""
    match = puzzle.begin(Chance(7))
    if puzzle.question.counts:
        turn = WholeTurn(puzzle.game, puzzle.question, match.state, 2 * BUDGET)
        if turn.best != puzzle.best:
            return f"the best is {turn.best}, not {puzzle.best}"
    else:
        row = chances(puzzle.game, match.state, 11, 2 * PLAYOUTS)
        best = puzzle.game.actions.write(favourite(row))
        if best != puzzle.line[0]:
            return f"the best choice is {best}, not {puzzle.line[0]}"
    for text in puzzle.line:
        match.play(puzzle.game.actions.read(text), Chance(3))
    answer = puzzle.answer(match.plies, match.state)
    return "" if answer and answer.solved else "its line does not solve it"


def check_all(games: list[AnyGame]) -> int:
    """Check the puzzles of some games; how many are wrong."""
    wrong = 0
    for game in games:
        for puzzle in puzzles(game).values():
            if problem := check(puzzle):
                wrong += 1
                print(f"{puzzle.key}: {problem}", flush=True)
        print(f"{game.name}: {len(puzzles(game))} puzzles checked", flush=True)
    return wrong


def main() -> None:
    """Make or check puzzles."""
    parser = argparse.ArgumentParser(description="Make the puzzles of a game, or check them again.")
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("--until", type=int, default=60, help="how many puzzles to find before the best are chosen")
    parser.add_argument("--check", action="store_true")
    request = parser.parse_args()
    if request.check:
        raise SystemExit(check_all([GAMES[request.game]] if request.game else list(GAMES.values())) and 1)
    look(GAMES[request.game], request.until)
    write(GAMES[request.game])


if __name__ == "__main__":
    main()
