"""The tools that make what ships with the games."""

from __future__ import annotations

import io
import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from ludoteca import GAMES
from ludoteca.core.chance import Chance
from ludoteca.core.teaching import puzzle as puzzle_files
from ludoteca.drawing.shared import SHARED
from ludoteca.games.el_dorado.advice.net import PARTS, Net
from ludoteca.games.el_dorado.rules.table import Expedition
from ludoteca.games.origins.advice import net as origins_net
from ludoteca.games.origins.advice.signs import everybody
from tools import appraise, art_sheet, lessons, messages, puzzles, storm
from tools.layers import Layer, merged
from tools.lessons import Expeditions, Realms

ROOT = Path(__file__).parents[1]
COMMAND = re.compile(r"\bpython (-m tools\.\w+|tools/\w+\.py)")


def documented() -> list[str]:
    """Every tool's command as a page or a docstring says it."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tools").glob("*.py")]
    return sorted({found for page in pages for found in COMMAND.findall(page.read_text("utf-8"))})


@pytest.mark.slow
@pytest.mark.parametrize("command", documented())
def test_a_tool_starts_as_it_is_documented(command: str) -> None:
    own = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, *command.split(), "--help"], cwd=ROOT, env=own, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: ")


TUNE: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[1] / "tools" / "tune.py"))


@pytest.mark.parametrize("game", sorted(TUNE["TUNABLE"]))
def test_equal_numbers_win_half_of_the_games_played_from_both_sides(game: str) -> None:
    tunable = TUNE["TUNABLE"][game]
    numbers = json.loads(tunable.file.read_text(encoding="utf-8"))
    one, two = tunable.adviser(numbers), tunable.adviser(numbers)
    assert [TUNE["both_sides"](tunable, one, two, seats, 7) for seats in tunable.seats] == [1.0] * len(tunable.seats)


def test_numbers_that_judge_the_wrong_way_round_lose() -> None:
    """Where no power is worth anything, nobody gets on."""
    tunable = TUNE["TUNABLE"]["el-dorado-two-pawns"]
    numbers = json.loads(tunable.file.read_text(encoding="utf-8"))
    powers = [f"way-{kind}-{power}" for kind in ("machete", "paddle", "coin") for power in range(5)]
    worse = tunable.adviser(numbers | dict.fromkeys(powers, 0.001))
    won = sum(TUNE["both_sides"](tunable, tunable.adviser(numbers), worse, 2, deal) for deal in range(1, 7))
    assert won > 9.0


def test_a_net_says_what_both_layers_that_it_was_made_of_say() -> None:
    luck, steep = np.random.default_rng(3), Expeditions.steep
    table = lessons.begin(2, Chance(3))
    seen = np.array(lessons.signs(table), np.float32)
    turns, victory = Layer(seen.shape[1], 5, 2.0, luck), Layer(seen.shape[1], 4, 0.0, luck)
    wanted = steep * turns.of(seen) + victory.of(seen)
    net = Net(merged(turns, steep, victory, PARTS, np.ones(seen.shape[1], np.float32)))
    found = [judged_by(net, table, seat, seen[seat].tolist()) for seat in (0, 1)]
    assert found[0] - found[1] == pytest.approx(float(wanted[0] - wanted[1]), abs=0.02)


def test_a_net_of_whole_numbers_says_what_its_layers_say_of_their_parts() -> None:
    luck, steep = np.random.default_rng(4), Realms.steep
    signs = everybody(lessons.realm_of(3, 3), 4.0)
    scale = np.full(len(signs[0]), 2.0, np.float32)
    seen = np.array(signs, np.float32) / scale
    points, victory = Layer(seen.shape[1], 3, 0.0, luck), Layer(seen.shape[1], 4, 0.0, luck)
    net = origins_net.Net(merged(points, steep, victory, Realms.parts, scale))
    assert [net.merit(row) for row in signs] == pytest.approx(
        (steep * points.of(seen) + victory.of(seen)).tolist(), abs=0.02
    )


@pytest.mark.parametrize("lesson", [Expeditions(), Realms()])
def test_the_rows_of_a_lesson_have_the_signs_that_its_net_looks_at(lesson: lessons.Lesson) -> None:
    for signs, goals, won, present, _ in lesson.play(3, 11):
        assert {len(row) for row in signs} == {sum(lesson.parts.values())}
        assert [len(goals), len(won), len(present)] == [3, 3, 3]
        assert sum(won) == pytest.approx(1.0)


def judged_by(net: Net, table: Expedition, seat: int, signs: list[float]) -> float:
    """What a net makes of a seat that shows these signs."""
    lasting, passing = PARTS["lasting"], PARTS["passing"]
    kinds = lessons.expedition_adviser().atlas(table).pace(table, seat).deck.kinds()
    basis = net.basis(net.of_deck(kinds), signs[:lasting])
    return net.merit(basis, signs[lasting : lasting + passing], table.hands[seat], table.draws[seat])


def test_weights_are_found_again_in_the_points_that_they_made() -> None:
    luck, true = np.random.default_rng(5), np.array([3.0, -2.0, 0.0])
    features = luck.normal(size=(9000, 2, 3))
    points = features @ true + luck.normal(scale=4.0, size=(9000, 2))
    won = (points == points.max(axis=1, keepdims=True)).astype(float)
    rows = {"features": features, "points": points, "won": won}
    found = appraise.fit([(0.5, rows), (1.0, rows)])
    assert found / found[0] == pytest.approx(true / true[0], abs=0.05)
    assert appraise.surprise(rows, found) < appraise.surprise(rows, 0.5 * found)
    assert appraise.surprise(rows, found) < appraise.surprise(rows, 2.0 * found)


def test_a_game_to_learn_from_tells_the_points_of_its_end() -> None:
    rows = appraise.play(3, 5, appraise.HINTS)
    assert rows == appraise.play(3, 5, appraise.HINTS)
    assert all([len(features) == 3 and sum(won) == pytest.approx(1) for _, features, won, _, _ in rows])
    assert all([points[won.index(max(won))] == max(points) for _, _, won, points, _ in rows])


def test_a_puzzle_is_judged_by_all_its_options_not_only_by_those_that_come_to_mind() -> None:
    game = GAMES["unreal-estate"]
    for puzzle in puzzle_files.puzzles(game).values():
        state = puzzle.begin(Chance(1)).state
        answer = game.actions.read(puzzle.line[0])
        assert answer in puzzles.chances(game, state, 1, playouts=2), puzzle.key


def test_the_sheet_for_those_who_draw_shows_every_glyph_and_colour_by_its_name() -> None:
    drawn = art_sheet.sheet()
    root = ElementTree.fromstring(drawn)
    said = {element.text for element in root.iter() if element.tag.endswith("text")}
    for art in [SHARED, *[game.art() for game in GAMES.values()]]:
        assert set(art.glyphs) | set(art.colours) <= said
        assert all(f"href='#g-{name}'" in drawn for name in art.glyphs)


@pytest.mark.parametrize(
    ("choice", "lines", "kept"),
    [
        ("select inn", ["select inn"], True),
        ("select inn", ["select inn", "done"], True),  # what was obvious followed by itself
        ("pay a + pay b", ["pay a", "pay b"], True),
        ("pay a + pay b", ["pay a"], True),  # luck came between
        ("select inn", [], False),
        ("select inn", ["done"], False),
        ("pay a + pay b", ["pay a", "done"], False),
    ],
)
def test_a_storm_finds_a_move_in_the_lines_of_its_revision(choice: str, lines: list[str], kept: bool) -> None:
    assert storm.told(choice, lines) is kept


def test_a_storm_goes_on_where_it_stopped(tmp_path: Path) -> None:
    before = storm.Tally(tmp_path / "sqlite.json")
    before.faults.update(["kill_server", "kill_thinker", "full_disk"])
    before.acknowledged = {"abc": [(2, "select inn")]}
    before.hung.append(["full_disk", "abc"])
    before.save()
    after = storm.Tally(tmp_path / "sqlite.json")
    assert (after.kills, len(after.hung), len(after.lost)) == (2, 1, 0)
    assert [list(move) for move in after.acknowledged["abc"]] == [[2, "select inn"]]


@pytest.mark.long
def test_a_storm_can_be_let_loose_by_hand(tmp_path: Path) -> None:
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTECA")}
    asked = ["--kills", "2", "--only", "sqlite", "--tables", "2", "--folder", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, storm.__file__, *asked], env=surroundings, capture_output=True, text=True, check=True
    )
    assert done.stdout.endswith("kills 2, lost 0, hung 0\n")


def test_a_sentence_inside_an_f_string_is_collected() -> None:
    source = b'f\'<b>{_("your turn")}</b> {ngettext("one", "many", n)} {name("no sentence")}\''
    keywords = {"_": None, "ngettext": (1, 2)}
    found = [(name, said) for _, name, said, _ in messages.python_sentences(io.BytesIO(source), keywords, [], {})]
    assert found == [("_", "your turn"), ("ngettext", ("one", "many", None))]
