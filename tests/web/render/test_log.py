"""The log of a table: one line for each thing done, safe for a page, small in a message, and true after an undo."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from ludoteca.core.game import AnyGame
from ludoteca.core.records.match import Match
from ludoteca.core.story import SPECTATOR
from ludoteca.drawing.glyphs import used
from ludoteca.games import GAMES
from ludoteca.web.live.tables.scene import Scene
from ludoteca.web.live.tables.seats import SeatNow
from ludoteca.web.render.art import HOUSE
from ludoteca.web.render.look import Look, look
from ludoteca.web.render.regions.log import LogLine, fitting, just_told, log, log_around, spoken
from ludoteca.web.render.sending.publish import board
from ludoteca.web.render.telling.pictured import slug
from ludoteca.web.render.viewer import Display, Viewer
from tests.games.laws import played_match
from tests.toy.ferry import FERRY

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), FERRY], ids=lambda game: str(game.name))


def staged(match: Match, plies: int, news: int = 0) -> Scene:
    """A table at which a match has come so far, its last plies being news."""
    so_far = match.back_to(min(plies, len(match.plies)))
    names = ["<b>Ana", "Bo", "Cy", "Di", "Eve"]
    seats = tuple(SeatNow(seat, seat + 1, names[seat], 0, "", "") for seat in range(match.header.seats))
    told = tuple(event for ply in so_far.plies[-news:] for event in ply.story.events) if news else ()
    return Scene("abc", "running", 7, match.header, 1, seats, "", frozenset(), so_far, (), told)


def seen(match: Match, plies: int, news: int = 0, looking: int = SPECTATOR) -> Look:
    """How somebody sees that table."""
    return look(staged(match, plies, news), Viewer(frozenset(), looking, False, Display("en")))


def plain(text: str) -> str:
    """A line without its signs."""
    return re.sub(r"<b><svg.*?</svg>([^<]*)</b>", r"\1", text)


@EVERY_GAME
def test_a_line_has_its_signs_and_no_other_marks(game: AnyGame) -> None:
    match = played_match(game, 3)
    lines = log(seen(match, 200))
    for line in lines:
        assert "<" not in plain(line.text)
        assert used(line.text.replace("'", '"')) <= set(HOUSE.glyphs)
    assert any("&lt;b&gt;Ana" in line.text for line in lines)
    assert any("<svg" in line.text for line in lines) == bool(game.art().signs)


@EVERY_GAME
def test_every_sign_has_a_name_and_is_drawn_in_colours_of_the_house(game: AnyGame) -> None:
    for kind, signs in game.art().signs.items():
        assert len(signs) == len(game.text.names[kind])
        for sign in signs:
            assert sign.glyph in HOUSE.glyphs
            assert {sign.ground, sign.ink} <= set(HOUSE.colours)


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "pt-br"])
def test_an_update_with_a_long_log_is_small(game: AnyGame, language: str) -> None:
    match = played_match(game, 3)
    for plies in (60, 120, 180, 240):
        display = Display(language, narrow=False)
        for looking in (0, 1):
            shown = board(staged(match, plies), Viewer(frozenset({looking}), looking, False, display))
            most = 40_000 if shown.message["aims"] else 30_000  # as tests/web/render/test_secrets.py has it
            assert len(json.dumps(shown.message, ensure_ascii=False).encode()) < most


@EVERY_GAME
def test_a_page_that_keeps_the_older_lines_has_the_log_as_it_is(game: AnyGame) -> None:
    """What `earlier` in log.js does, forward and back over an undo."""
    match = played_match(game, 3)
    page: list[LogLine] = []
    for plies in [*range(40), 38, 37, *range(30, 60)]:
        now = seen(match, plies)
        whole = log(now)
        fresh = fitting(whole, 0, max(2, just_told(now, whole)))
        first = fresh[0].index if fresh else 0
        page = [line for line in page if line.index < first] + fresh
        assert [(line.index, line.text) for line in page] == [(line.index, line.text) for line in whole]


def a_line(index: int, text: str) -> LogLine:
    """A line of the log."""
    return LogLine(index, text, 1, False, False, False, 0, [], "")


def test_an_update_takes_as_many_lines_as_fit_and_some_at_least() -> None:
    lines = [a_line(number, "x" * 100) for number in range(9)]
    assert fitting(lines, lines[0].letters * 3, 1) == lines[-3:]
    assert fitting(lines, 10, 2) == lines[-2:]
    assert fitting(lines, 100_000, 2) == lines
    assert fitting([], 100, 2) == []


def test_what_is_spoken_is_what_has_just_happened() -> None:
    match = Match.load(played_match(GAMES["blue-moon-city"], 3).record(), 200)
    done = [ply.entry.text.split()[0] for ply in match.plies]
    plies = [number + 1 for number, two in enumerate(pairwise(done)) if two == ("contribute", "face")]
    both = spoken(seen(match, plies[0] + 1, news=2))
    assert ": pays the" in both[0]
    assert " with " in both[0]
    assert spoken(seen(match, plies[0] + 1, news=1))[0].split()[1].startswith("pays:")
    assert spoken(seen(match, plies[0] + 1)) == []


def test_a_line_names_what_it_tells_of_as_the_table_does() -> None:
    match = played_match(GAMES["el-dorado"], 3)
    places = [line.places.split() for line in log(seen(match, 60))]
    entered = [ply.entry.text for ply in match.plies[:60] if any(e.key == "entered" for e in ply.story.events)]
    named = {place.replace("_", " ") for line in places for place in line}
    assert {text for text in entered if text.startswith("step ")} <= named
    assert "explorer" in named


@EVERY_GAME
def test_names_are_written_as_actions_write_them(game: AnyGame) -> None:
    """So that a line finds on the table what it names: most kinds of things have the same name in actions."""
    things = {word for text in game.actions.texts for word in text.split(" ")[1:]}
    names = {slug(name) for kind in game.text.names.values() for name in kind}
    assert len(things & names) >= 4


def test_the_log_of_a_finished_game_tells_what_comes_then() -> None:
    match = played_match(GAMES["blue-moon-city"], 3)
    at: Any = seen(match, len(match.plies))
    lines = log_around(replace(at, match=match), 50)
    assert [line.ahead for line in lines] == sorted(line.ahead for line in lines)
    assert {False, True} == {line.ahead for line in lines}
    (latest,) = [line for line in lines if line.last]
    assert not latest.head
    assert not latest.ahead
    assert all(line.atoms == [] for line in lines)
