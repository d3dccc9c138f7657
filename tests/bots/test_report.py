"""The report: the same for the same record, and a choice is judged by what its player could know."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots.contests.arena import simulate
from ludoteca.bots.report import (
    Choice,
    Looker,
    Luck,
    Report,
    Turn,
    begun,
    deciding,
    merged,
    next_task,
    read_report,
    sums,
    whole_report,
)
from ludoteca.bots.report.chances import chances, luck_after
from ludoteca.bots.report.findings import ahead_since, decisive, lowest
from ludoteca.bots.report.growing import read_task
from ludoteca.bots.report.judging import Judge
from ludoteca.bots.report.percents import adding_up, percent
from ludoteca.bots.report.report import digest_of, version_of
from ludoteca.bots.report.stretches import stretches
from ludoteca.bots.report.words import Narrator
from ludoteca.bots.sight import Sight
from ludoteca.bots.simple.natural import Natural
from ludoteca.cli.report import everything
from ludoteca.core.chance import Chance
from ludoteca.core.language.text import LANGUAGES
from ludoteca.core.records.match import Match
from ludoteca.core.records.positions import Positions
from ludoteca.core.records.record import read
from ludoteca.games import GAMES
from tests.games.laws import twins

GOLDEN = Path(__file__).parents[1] / "games"
SHORT = {
    "blue-moon-city": "blue_moon_city/replays/two-players-ended-by-standstill.txt",
    "el-dorado": "el_dorado/replays/tie-broken-by-most-blockades.txt",
    "origins": "origins/replays/two-players-ended-by-gold.txt",
    "unreal-estate": "unreal_estate/replays/three-players.txt",
}
DEEP = 40  # playouts
WHOLE = [pytest.param(name, marks=[pytest.mark.long] * (name != "unreal-estate")) for name in SHORT]


@lru_cache
def played(name: str) -> Match:
    """A short game that is over."""
    return Match.load(read((GOLDEN / SHORT[name]).read_text("utf-8"), GAMES))


@lru_cache
def reported(name: str) -> Report:
    """Its whole report."""
    return whole_report(played(name), DEEP)


@pytest.mark.parametrize("name", WHOLE)
def test_the_report_of_a_record_is_the_same_twice_however_it_is_sliced(name: str) -> None:
    match, report = played(name), begun(played(name))
    slices = 0
    while (task := next_task(match, report, DEEP)) is not None:
        curve, luck = ((start, min(start + 2, end)) for start, end in (task.turns, task.luck))
        first = read_task(replace(task, turns=curve, luck=luck, choices=task.choices[:1]).write())
        part, kept = Looker(Match.load(match.record())).part(first), read_report(report.write(), match.game)
        assert kept is not None
        report = merged(match, kept, part, DEEP)
        slices += 1
    assert slices > 40
    assert report == reported(name)
    assert report.finished


@pytest.mark.parametrize("name", WHOLE)
def test_another_process_with_another_order_of_sets_makes_the_same_report(name: str) -> None:
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"  # never that of this process
    own = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(ludoteca.__file__).parents[1])}
    command = [sys.executable, "-m", "ludoteca", "report", str(GOLDEN / SHORT[name]), "--json", "--playouts", str(DEEP)]
    done = subprocess.run(command, env=own, capture_output=True, check=True)
    assert json.loads(done.stdout) == json.loads(json.dumps(everything(reported(name))))


def test_a_report_is_of_another_version_where_any_number_of_the_advice_is_another(tmp_path: Path) -> None:
    found = [digest_of(tmp_path)]
    for name, text in (("weights.json", "[1]"), ("net.json", "[1]"), ("net.json", "[2]"), ("calibration.json", "[1]")):
        (tmp_path / name).write_text(text)
        found.append(digest_of(tmp_path))
    assert len(set(found)) == 5
    (tmp_path / "hints.py").write_text("")
    assert digest_of(tmp_path) == found[-1]
    for game in GAMES.values():
        assert version_of(game).endswith(digest_of(game.folder() / "advice"))
    assert len({version_of(game) for game in GAMES.values()}) == len(GAMES)


def test_a_report_of_another_version_is_not_read() -> None:
    match = played("unreal-estate")
    report = begun(match)
    assert read_report(report.write(), match.game) == report
    assert read_report(replace(report, version="2-0123456789ab").write(), match.game) is None


@pytest.mark.parametrize("name", WHOLE)
def test_a_report_has_every_turn_and_every_choice_and_ends_with_the_victory(name: str) -> None:
    match, report = played(name), reported(name)
    assert report.turns[0].first == 0
    assert report.turns[-1].end == len(match.plies)
    assert [choice.first for choice in report.choices] == [stretch.first for stretch in stretches(match.plies)]
    for turn in report.turns:
        assert sum(turn.after) == pytest.approx(1.0, abs=0.001)
    assert [luck.first for luck in report.luck] == [turn.first for turn in report.turns]
    assert all(sum(luck.given) == pytest.approx(0.0, abs=0.01) for luck in report.luck)
    assert [seat for seat, chance in enumerate(report.turns[-1].after) if chance] == report.winners
    assert all(choice.cost >= 0 and bool(choice.best) == (choice.cost > 0) for choice in report.choices)
    assert all(number < len(report.turns) for number in deciding(report))


@pytest.mark.parametrize("name", WHOLE)
def test_start_luck_and_turns_add_up_to_the_end_for_everybody(name: str) -> None:
    report = reported(name)
    for seat, found in enumerate(sums(report)):
        assert sum(found.account) == pytest.approx(report.turns[-1].after[seat], abs=0.001)
        assert sum(adding_up(found.account)) == percent(report.turns[-1].after[seat])
    assert sum(found.luck for found in sums(report)) == pytest.approx(0.0, abs=0.05)


@pytest.mark.parametrize("parts", [[1 / 3] * 3, [0.125] * 8, [0.335, 0.345, 0.32], [1.0, 0.0], [0.3, -0.126, 0.826]])
def test_percents_of_what_belongs_together_add_up(parts: list[float]) -> None:
    found = adding_up(parts)
    assert sum(found) == 100
    assert all(abs(whole - 100 * part) < 1 for whole, part in zip(found, parts))


def curve(*rows: list[float], winners: list[int]) -> Report:
    """A report with this curve; turns go round."""
    seats = len(rows[0])
    turns = [Turn(number, number + 1, number % seats, row) for number, row in enumerate(rows[1:])]
    return Report("unreal-estate", seats, winners, len(turns), start=rows[0], turns=turns)


def test_a_last_turn_decides_only_if_whoever_has_won_was_behind() -> None:
    ahead = curve([0.5, 0.5], [0.4, 0.6], [0.45, 0.55], [0.3, 0.7], [0.0, 1.0], winners=[1])
    assert deciding(ahead) == [0, 2]
    assert (ahead_since(ahead, 1), lowest(ahead, 1)) == (-1, 1)
    behind = curve([0.5, 0.5], [0.6, 0.4], [0.7, 0.3], [0.0, 1.0], winners=[1])
    assert deciding(behind) == [2]
    assert (ahead_since(behind, 1), lowest(behind, 1)) == (2, 1)


def test_what_nobody_has_won_was_decided_where_it_was_lost() -> None:
    alone = curve([0.3], [0.9], [0.5], [0.6], [0.0], winners=[])
    assert deciding(alone) == [1, 3]
    assert decisive(alone) == 3


def test_the_story_of_a_victory_tells_how_low_it_was_and_when_the_lead_was_taken() -> None:
    match = played("unreal-estate")
    words = match.game.words("en")
    low = curve([0.4, 0.3, 0.3], [0.1, 0.5, 0.4], [0.5, 0.3, 0.2], [1.0, 0.0, 0.0], winners=[0])
    assert Narrator(match, low, words).story() == [
        "After turn 1 Player 1 had only 10%.",
        "Player 1 took the lead for good in turn 2 of 3.",
    ]
    lost = curve([0.4, 0.3, 0.3], [0.0, 0.5, 0.5], [1.0, 0.0, 0.0], winners=[0])
    assert Narrator(match, lost, words).story()[0] == "After turn 1 Player 1 had less than 1%."
    high = curve([0.4, 0.3, 0.3], [0.6, 0.2, 0.2], [1.0, 0.0, 0.0], winners=[0])
    assert Narrator(match, high, words).story() == ["Player 1 was ahead from the first turn to the last."]
    assert Narrator(match, curve([0.4, 0.3, 0.3], [0.5, 0.5, 0.0], winners=[0, 1]), words).story() == []


def test_a_turn_that_decides_between_others_is_no_mistake() -> None:
    match = played("unreal-estate")
    report = curve([0.5, 0.5, 0.0], [0.5, 0.5, 0.0], [0.5, 0.5, 0.0], [1.0, 0.0, 0.0], winners=[0])
    lucky = replace(report, luck=[Luck(number, [0.0, 0.0, 0.0]) for number in range(3)])
    judged = replace(lucky, choices=[Choice(2, 3, 2, ["score orc-tavern"], [], 0.0, 32)])
    said = [Narrator(match, each, match.game.words("en")).reason(2) for each in (report, lucky, judged)]
    assert said == ["", "", "It mattered little to Player 3, but much to the others."]  # as far as it was looked at


@pytest.mark.parametrize(
    ("seat", "cost", "said"),
    [
        (0, 0.0, "A strong turn."),
        (0, 0.4, "It went well, but there was something better to do."),
        (1, 0.0, "Nothing clearly better was found."),
        (1, 0.1, "Only something a little better was found."),
        (1, 0.4, "There was something better to do."),
    ],
)
def test_what_is_said_of_a_turn_fits_what_it_missed(seat: int, cost: float, said: str) -> None:
    match = played("unreal-estate")
    report = curve([0.3, 0.7], [0.3, 0.7], [0.9, 0.1], [1.0, 0.0], winners=[0])
    report.turns[1] = replace(report.turns[1], seat=seat)
    missed = Choice(1, 2, seat, ["score orc-tavern"], ["score halfling-home"], cost, 400)
    lucky = replace(report, luck=[Luck(number, [0.0, 0.0]) for number in range(3)])
    tell = [Narrator(match, replace(lucky, choices=each), match.game.words("en")) for each in ([], [missed])]
    assert [each.reason(1) for each in tell] == ["", said]  # nothing before it was looked at


@pytest.mark.parametrize("name", SHORT)
def test_a_choice_is_judged_by_what_its_player_could_know(name: str) -> None:
    match = played(name)
    positions, every = Positions(match), stretches(match.plies)
    for stretch in every[:: max(1, len(every) // 8)]:
        state = positions.state(stretch.first)
        chosen = [ply.entry.text for ply in match.plies[stretch.first : stretch.end]]
        worlds = [state, *twins(match.game, state, stretch.seat, stretch.first)]
        verdicts = [Judge(match.game, world, chosen, 7, 24).verdict() for world in worlds]
        assert len({(tuple(verdict.best), verdict.cost) for verdict in verdicts}) == 1


def test_luck_is_what_came_less_what_might_have_come_and_evens_out() -> None:
    match = played("unreal-estate")
    positions, game = Positions(match), match.game
    ply = next(number for number, ply in enumerate(match.plies) if ply.entry.picks)
    before, text = positions.state(ply), match.plies[ply].entry.text
    found = []
    for seed in range(60):
        after = before.clone(Chance(seed))
        after.play(game.actions.read(text))
        found.append(luck_after(game, before, text, after, seed)[0])
    assert min(found) < 0 < max(found)
    assert abs(sum(found) / len(found)) < (max(found) - min(found)) / 6


def test_whoever_plays_at_random_misses_more_than_whoever_looks_ahead() -> None:
    game, kept = GAMES["unreal-estate"], list[str]()
    simulate(
        game, ["greedy", "random"], 4, 3, game.settle({}, people=False), keep=lambda _, record: kept.append(record)
    )
    missed = [0.0, 0.0]
    for number, record in enumerate(kept):
        each = sums(whole_report(Match.load(read(record, GAMES)), DEEP))
        for place in range(2):
            missed[place] += each[(place + number) % 2].missed
    assert max(missed) > 2 * min(missed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WHOLE)
def test_a_report_is_told_in_both_languages(name: str, language: str) -> None:
    match, report = played(name), reported(name)
    tell = Narrator(match, report, match.game.words(language))
    told = [tell.turn(number) for number in range(len(report.turns))]
    dear = [choice for turn in told for choice in turn.choices]
    assert all(choice.chosen and choice.best and choice.chosen != choice.best for choice in dear)
    assert not any("None" in choice.chosen + choice.best for choice in dear)
    assert all(tell.reason(number) for number in deciding(report))
    assert all(tell.account(each) and tell.skill(each) for each in sums(report))


def test_at_the_end_the_chance_is_certain() -> None:
    match = played("unreal-estate")
    assert sorted(chances(match.game, match.state)) == [0.0, 0.0, 1.0]


def test_a_game_that_was_taken_up_again_has_a_report_whose_account_adds_up() -> None:
    match = played("unreal-estate")
    again = match.back_to(len(match.plies) // 3)
    again.deal_again(0, Chance(5))
    bots, luck = Natural(again.game, 3), Chance(7)
    while not again.state.over:
        again.play(bots.choose(Sight(again.game, again.state, again.state.actor, 1.0)), luck)
    report, looker = begun(again), Looker(again)
    while (task := next_task(again, report)) is not None and not task.choices:
        report = merged(again, report, looker.part(task))
    assert len(report.luck) == len(report.turns)
    for seat, found in enumerate(sums(report)):
        assert sum(found.account) == pytest.approx(report.turns[-1].after[seat], abs=0.001)
