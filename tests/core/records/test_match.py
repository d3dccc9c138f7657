"""A match: moves are whole or not at all, and undo keeps its promises."""

from __future__ import annotations

from ludoteca.core.chance import Chance, ScriptedChance
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import Entry, Header
from ludoteca.core.story import Story
from tests.toy.ferry import FERRY
from tests.toy.ferry.rules.table import ACTIONS


def match_of(*hands: list[str], market: list[str], bag: list[str]) -> Match:
    """A match that begins with a position set by hand; it has no set-up to replay."""
    state = FERRY.position(len(hands), Chance(1), hands=list(hands), market=market, bag=bag)
    return Match(Header(FERRY, len(hands), FERRY.settle({}, people=True)), Entry("setup", []), state, Story())


def play(match: Match, *lines: str) -> None:
    for line in lines:
        match.play(ACTIONS.read(line), Chance(1))


MARKET = ["amber", "amber", "bales", "bales"]


def test_what_is_tried_changes_nothing_until_it_is_accepted() -> None:
    match = match_of(["dyes"], ["amber"], market=MARKET, bag=["dyes"] * 5)
    trial = match.trial()
    trial.play(ACTIONS.read("load dyes"), Chance(1))
    assert match.plies == []
    assert match.game.scores(match.state) == [0, 0]
    match.accept(trial)
    assert [p.entry.text for p in match.plies] == ["load dyes"]


def test_the_story_tells_who_may_hear_what() -> None:
    match = match_of(["dyes"] * 3, ["amber", "bales"], ["copper"], market=MARKET, bag=["dyes"] * 5)
    play(match, "load dyes", "pass", "pass")
    ply = match.play(ACTIONS.read("raid 2"), ScriptedChance([0]))
    heard = {viewer: [e.key for e in ply.story.events if e.heard_by(viewer)] for viewer in (0, 1, 2, -1, -2)}
    assert heard[0] == heard[1] == heard[-2] == ["raided"]
    assert heard[2] == heard[-1] == ["raided-unseen"]


def test_undo_stops_at_luck() -> None:
    match = match_of(["dyes"], ["amber"], market=MARKET, bag=["dyes"] * 5)
    play(match, "buy amber")
    assert match.plies[0].entry.picks
    assert match.undo_points(0, bots=[1]) == []


def test_undo_goes_over_bots_where_all_others_are_bots() -> None:
    match = match_of(["dyes", "copper"], ["amber", "dyes"], market=MARKET, bag=["dyes"] * 5)
    play(match, "load dyes", "pass")
    assert match.undo_points(0, bots=[1]) == [0]
    assert match.undo_points(0, bots=[]) == []


def test_undo_goes_back_over_several_of_my_decisions_and_to_the_start_of_my_turn() -> None:
    match = match_of(["dyes", "copper"], ["amber", "dyes"], market=MARKET, bag=["dyes"] * 5)
    play(match, "load dyes", "pass", "load amber", "pass", "load copper")
    assert match.plies[3].forced
    assert match.undo_points(0, bots=[1]) == [4, 0]
    assert match.turn_point(0, bots=[1]) == 4


def test_a_forced_line_goes_with_the_decision_before_it() -> None:
    match = match_of(["dyes"], ["amber"], market=MARKET, bag=["dyes"] * 5)
    play(match, "load dyes", "pass")  # the other holds no dyes: a forced pass
    assert match.plies[1].forced
    assert match.undo_points(0, bots=[]) == [0]


def test_undo_stops_at_something_hidden_that_was_shown_to_me() -> None:
    match = match_of(["dyes", "copper"], ["amber", "dyes"], market=MARKET, bag=["dyes"] * 5)
    play(match, "load dyes", "pass")
    match.plies[0].story.shown.append(0)
    assert match.undo_points(0, bots=[1]) == []
    match.plies[0].story.shown[:] = [1]
    assert match.undo_points(0, bots=[1]) == [0]


def test_going_back_replays_the_record_without_new_luck() -> None:
    luck = Chance(5)
    match = Match.start(FERRY, 3, FERRY.settle({}, people=True), luck)
    for _ in range(6):
        match.play(match.state.legal[0], luck)
    lines = match.record().write().split("\n")
    assert match.back_to(4).record().write() == "\n".join(lines[:6]) + "\n"
