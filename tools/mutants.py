"""Change the rules in small ways, one at a time, and see which changes no test notices.

    PYTHONHASHSEED=0 python tools/mutants.py unreal-estate --sample 200 --seed 1 --workers 2
    python tools/mutants.py --report

A seeded sample of places in a game's `rules` is changed (a mutant each), by Cosmic Ray's operators and two of our own,
and the tests that watch this game run against every mutant: its golden games, its rulebook examples, then the laws,
until one fails. A mutant that runs far longer than the true rules counts as noticed. Mutants live in copies of the
project under `build/mutants`, beside the results, which are written down one by one: a run that was stopped goes on
where it stopped, and `--again` gives survivors another chance after tests were written. A game's `mutants.toml`, among
its tests, says which survivors play exactly as the rules do (equivalent) or may live (accepted), and why.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import multiprocessing
import os
import resource
import shutil
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from cosmic_ray.ast import ast_nodes, get_ast  # type: ignore[import-untyped]
from cosmic_ray.mutating import mutate_code  # type: ignore[import-untyped]
from cosmic_ray.plugins import get_operator, operator_names  # type: ignore[import-untyped]
from hypothesis import Phase, settings
from parso.python.tree import Keyword

PROJECT = Path(__file__).parents[1]
STAGES = ("replays", "rulebook", "laws")  # the cheapest first
BESIDE = ("test_draw", "test_value", "test_adviser")  # they watch drawings and advice, not rules
LEFT_OUT = ("build", "dist", "docs", "node_modules", ".*")  # of a copy of the project
MEMORY = 4 << 30  # bytes; a list that grows for ever is noticed as well
SAME = ("ReplaceComparisonOperator_Eq_Is", "ReplaceComparisonOperator_NotEq_IsNot")  # no change for small numbers
IDLE = ("cacheprovider", "django", "playwright", "unraisableexception")  # plugins of pytest that only take time here
QUIETLY = ["-x", "-q", "--tb=no", "-W", "ignore", "--hypothesis-profile=mutants", *[f"-pno:{name}" for name in IDLE]]

Result = dict[str, Any]  # a line of the results: key, digest, and the stage that noticed, "" for a survivor


# -- what is changed ---------------------------------------------------------------------------------------------------


class DropStatement:
    """Leave out a call, or a change to something on the table. In the manner of Cosmic Ray's operators."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        """The statement, if it can be left out without leaving a name unknown."""
        if node.type == "simple_stmt" and self.can_go(node.children[0]):
            yield node.start_pos, node.end_pos

    def can_go(self, statement: Any) -> bool:
        """Whether it is a call, or changes something that exists."""
        if statement.type != "expr_stmt":
            return bool(statement.type == "atom_expr")
        target, sign = statement.children[:2]
        return bool(sign.type == "operator" and (sign.value != "=" or target.type == "atom_expr"))

    def mutate(self, node: Any, index: int) -> Any:
        """The statement without its work."""
        leaf = node.get_first_leaf()
        node.children[0] = Keyword("pass", leaf.start_pos, prefix=leaf.prefix)
        return node


class OtherWord:
    """Put the file's next word, by the alphabet, in the place of a word: another reason, another event."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        """The word, unless it is a docstring."""
        if node.type == "string" and node.parent.type != "simple_stmt":
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """The next word."""
        nodes = ast_nodes(node.get_root_node())
        words = sorted({word.value for word in nodes if list(self.mutation_positions(word))} | {'"another"'})
        node.value = words[(words.index(node.value) + 1) % len(words)]
        return node


@cache
def operators() -> dict[str, Any]:
    """Cosmic Ray's operators that need no settings, and ours."""
    kinds = {name.partition("/")[2]: get_operator(name) for name in operator_names()}
    plain = {name: kind() for name, kind in kinds.items() if name not in SAME and not kind.arguments()}
    return {**plain, "DropStatement": DropStatement(), "OtherWord": OtherWord()}


class Mutant(NamedTuple):
    """One change: the operator's *number*-th in the file, its *nth* in lines that read like this one."""

    game: str  # the name of its folder
    file: str  # below that folder
    operator: str
    number: int
    place: tuple[int, int]
    line: str
    nth: int

    def path(self, project: Path) -> Path:
        """The file that is changed."""
        return games_folder(project) / self.game / self.file

    def key(self) -> list[Any]:
        """What names the mutant, wherever its line moves."""
        return [self.game, self.file, self.operator, self.line, self.nth]

    def spot(self) -> tuple[Any, ...]:
        """The place and the kind of change: of + to -, + to * and so on the sample takes one."""
        return self.file, self.place, self.operator.partition("_")[0]

    def changed(self, source: str) -> str:
        """The file's text with the change."""
        text: str = mutate_code(source, operators()[self.operator], self.number)
        return text


def games_folder(project: Path) -> Path:
    """Where the games are."""
    return project / "src" / "ludoteca" / "games"


def rules_of(project: Path, game: str) -> list[str]:
    """The files of a game's rules, below its folder."""
    folder = games_folder(project) / game
    return sorted(path.relative_to(folder).as_posix() for path in folder.glob("rules/*.py"))


def mutants_of(project: Path, game: str, file: str) -> Iterator[Mutant]:
    """Every change to a file that could matter."""
    source = (games_folder(project) / game / file).read_text(encoding="utf-8")
    lines, silent, nodes = source.splitlines(), silent_places(source), list(ast_nodes(get_ast(source)))
    for name, operator in operators().items():
        seen: Counter[str] = Counter()
        starts = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for number, place in enumerate(starts):
            line = lines[place[0] - 1].strip()
            if not any(start <= place < end for start, end in silent):
                yield Mutant(game, file, name, number, place, line, seen[line])
            seen[line] += 1


def silent_places(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where each annotation and import begins and ends: no change there changes the play."""
    found: list[ast.AST | None] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.append(node)
        elif isinstance(node, ast.arg | ast.AnnAssign):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            found.append(node.returns)
    places = [node for node in found if isinstance(node, ast.stmt | ast.expr)]
    return [((it.lineno, it.col_offset), (it.end_lineno or 0, it.end_col_offset or 0)) for it in places]


def sample_of(project: Path, game: str, size: int, seed: int) -> list[Mutant]:
    """So many places by luck, and one change for each."""
    luck = Random(f"{game} {seed}")
    spots: dict[tuple[Any, ...], list[Mutant]] = {}
    for file in rules_of(project, game):
        for mutant in mutants_of(project, game, file):
            spots.setdefault(mutant.spot(), []).append(mutant)
    chosen = [luck.choice(spots[spot]) for spot in sorted(spots)]
    luck.shuffle(chosen)
    found: list[Mutant] = []
    for mutant in chosen:
        if len(found) < size and is_python(mutant.path(project).read_text(encoding="utf-8"), mutant):
            found.append(mutant)
    return found


def is_python(source: str, mutant: Mutant) -> bool:
    """Whether the changed file can be read at all: some operators are blind to where they are."""
    try:
        return ast.parse(mutant.changed(source)) is not None
    except SyntaxError:
        return False


# -- who notices -------------------------------------------------------------------------------------------------------


def tests_of(project: Path, game: str) -> list[list[str]]:
    """The test files that watch a game, stage by stage."""
    tests = project / "tests" / "games"
    own = [file for file in sorted((tests / game).glob("test_*.py")) if not file.stem.startswith(BESIDE)]
    replays = [tests / "test_golden.py", *[file for file in own if "golden" in file.stem]]
    rulebook = [file for file in own if file not in replays]
    stages = [replays, rulebook, [tests / "test_every_game.py"]]
    return [[str(file.relative_to(project)) for file in files if file.exists()] for files in stages]


def judge(copy: Path, game: str, stages: list[list[str]], seconds: int) -> None:
    """In a process of its own: run the tests on a copy and exit with the number of the stage that fails, or 0."""
    os.chdir(copy)
    os.environ.pop("PYTEST_ADDOPTS", None)  # one process for each mutant
    log = os.open("log.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    names = f"({game} or {game.replace('_', '-')}) and not drawing and not _bot_"
    for number, files in enumerate(stages, 1):
        if files and pytest.main([*QUIETLY, "-k", names, *files]) != pytest.ExitCode.OK:
            os._exit(number)
    os._exit(0)


def begin(copy: Path, game: str, seconds: int) -> ForkProcess:
    """Start the tests. A fork has all libraries loaded, and nothing of the project."""
    process = multiprocessing.get_context("fork").Process(
        target=judge, args=(copy, game, tests_of(copy, game), seconds)
    )
    process.start()
    return process


def calm_profile() -> None:
    """Hypothesis for mutants: always the same examples, and no search for a smaller one that fails."""
    phases = [Phase.explicit, Phase.generate]
    settings.register_profile("mutants", settings.get_profile("ci"), phases=phases, report_multiple_bugs=False)


def true_rules(copy: Path, game: str) -> int:
    """Make sure that the tests pass on the rules as they are; the seconds that a mutant may take."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    process = begin(copy, game, 3600)
    process.join()
    if process.exitcode != 0:
        sys.exit(f"the tests of {game} fail without any change: {copy / 'log.txt'}")
    shutil.rmtree(games_folder(copy) / game / "rules" / "__pycache__", ignore_errors=True)  # or a mutant may go unread
    return 10 + 2 * int(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)


def copies(project: Path, folder: Path, workers: int, games: list[str]) -> tuple[list[Path], dict[str, int]]:
    """A copy of the project for each worker, with all but the rules compiled, and the seconds for each game."""
    found = [folder / f"copy-{number}" for number in range(1, workers + 1)]
    for copy in found:
        shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(project, found[0], ignore=shutil.ignore_patterns(*LEFT_OUT))
    sys.dont_write_bytecode = False
    seconds = {game: true_rules(found[0], game) for game in games}
    sys.dont_write_bytecode = True
    for copy in found[1:]:
        shutil.copytree(found[0], copy)
    return found, seconds


def try_all(project: Path, folder: Path, mutants: list[Mutant], workers: int) -> None:
    """Try the mutants, as many at once as there are workers, and write down who noticed."""
    free, seconds = copies(project, folder, workers, sorted({mutant.game for mutant in mutants}))
    waiting, running = mutants[::-1], dict[Any, tuple[ForkProcess, Mutant, Path]]()
    while waiting or running:
        while waiting and free:
            mutant, copy = waiting.pop(), free.pop()
            source = mutant.path(project).read_text(encoding="utf-8")
            mutant.path(copy).write_text(mutant.changed(source), encoding="utf-8")
            process = begin(copy, mutant.game, seconds[mutant.game])
            running[process.sentinel] = process, mutant, copy
        for sentinel in wait(list(running)):
            process, mutant, copy = running.pop(sentinel)
            process.join()
            shutil.copy2(mutant.path(project), mutant.path(copy))
            write_down(folder, project, mutant, process.exitcode or 0)
            free.append(copy)


# -- what came out -----------------------------------------------------------------------------------------------------


def digest(project: Path, mutant: Mutant) -> str:
    """The file as it was: a result counts as long as it is the same."""
    return hashlib.sha256(mutant.path(project).read_bytes()).hexdigest()[:16]


def write_down(folder: Path, project: Path, mutant: Mutant, code: int) -> None:
    """Add a result to the file; a process that was stopped ran too long."""
    by = "" if code == 0 else STAGES[code - 1] if code > 0 else "time"
    line = {"key": mutant.key(), "digest": digest(project, mutant), "noticed": by}
    with (folder / "results.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def results(folder: Path) -> dict[str, Result]:
    """What is known of each mutant; the last word counts."""
    file = folder / "results.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {json.dumps([result["key"], result["digest"]]): result for result in map(json.loads, lines)}


def result_of(project: Path, known: dict[str, Result], mutant: Mutant) -> str | None:
    """The stage that noticed the mutant, "" if none did, nothing if it was not tried yet."""
    result = known.get(json.dumps([mutant.key(), digest(project, mutant)]))
    return None if result is None else str(result["noticed"])


def excuses(project: Path, game: str) -> dict[str, tuple[str, str]]:
    """The mutants that may survive, each with its kind (equivalent or accepted) and the reason."""
    file = project / "tests" / "games" / game / "mutants.toml"
    listed = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {
        json.dumps([game, it["file"], it["operator"], it["line"], it["nth"]]): (kind, it["reason"])
        for kind, entries in listed.items()
        for it in entries
    }


def report(project: Path, folder: Path, game: str, sample: list[Mutant]) -> str:
    """The figures of a game, and every survivor that is not equivalent."""
    known, excused = results(folder), excuses(project, game)
    tried = [(mutant, by) for mutant in sample if (by := result_of(project, known, mutant)) is not None]
    counts = Counter(by for _, by in tried)
    alive = [(mutant, excused.get(json.dumps(mutant.key()), ("survivor", ""))) for mutant, by in tried if not by]
    equal = sum(kind == "equivalent" for _, (kind, _) in alive)
    noticed, due = len(tried) - len(alive), len(tried) - equal
    stages = ", ".join(f"{counts[stage]} by {stage}" for stage in (*STAGES, "time"))
    figures = f"{noticed} noticed ({stages}), {equal} equivalent, {len(alive) - equal} survive"
    head = f"{game}: {len(tried)} of {len(sample)} tried, {figures}: {noticed / max(1, due):.1%}"
    return "\n".join([head, *[portrait(project, it, *excuse) for it, excuse in alive if excuse[0] != "equivalent"]])


def portrait(project: Path, mutant: Mutant, kind: str, reason: str) -> str:
    """A survivor: where it is, what was there, what is there instead."""
    source = mutant.path(project).read_text(encoding="utf-8")
    pairs = zip(source.splitlines(), mutant.changed(source).splitlines())
    new = next((changed.strip() for line, changed in pairs if line != changed), "")
    head = f"  {mutant.game}/{mutant.file}:{mutant.place[0]} {mutant.operator} {mutant.nth} ({kind}) {reason}"
    return f"{head.rstrip()}\n    - {mutant.line}\n    + {new}"


def untried(project: Path, folder: Path, sample: list[Mutant], game: str, again: bool) -> list[Mutant]:
    """The mutants of a sample without a result; *again*: also the survivors that nothing excuses."""
    known, excused = results(folder), excuses(project, game)
    wanted = [None, ""] if again else [None]
    found = [mutant for mutant in sample if result_of(project, known, mutant) in wanted]
    return [it for it in found if json.dumps(it.key()) not in excused or result_of(project, known, it) is None]


def main() -> None:
    """Read the request, try what was not tried yet, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all, unless named")
    parser.add_argument("--sample", type=int, default=200, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--report", action="store_true", help="only tell what is known")
    parser.add_argument("--again", action="store_true", help="try survivors again")
    parser.add_argument("--project", type=Path, default=PROJECT)
    request = parser.parse_args()
    project, folder = request.project.resolve(), request.project.resolve() / "build" / "mutants"
    names = [name.replace("-", "_") for name in request.games]
    games = names or sorted(path.parent.name for path in games_folder(project).glob("*/rules"))
    samples = {game: sample_of(project, game, request.sample, request.seed) for game in games}
    if not request.report:
        waiting = [it for game in games for it in untried(project, folder, samples[game], game, request.again)]
        calm_profile()
        if waiting:
            try_all(project, folder, waiting, request.workers)
    print("\n\n".join(report(project, folder, game, sample) for game, sample in samples.items()))


if __name__ == "__main__":
    main()
