"""An update brings only those lines of the log that a page lacks; with them the page has the log as it is."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.game import AnyGame
from ludoteca.games import GAMES
from ludoteca.web.render.regions.log import fitting, log
from ludoteca.web.render.sending.kept_log import WrittenLine, WrittenLog, written
from tests.games.laws import played_match
from tests.toy.ferry import FERRY
from tests.web.render.test_log import seen

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), FERRY], ids=lambda game: str(game.name))


def merged(page: list[WrittenLine], update: WrittenLog | None) -> list[WrittenLine]:
    """What `earlier` in log.js makes of an update."""
    if update is None:
        return page
    first = update.lines[0].number
    return [WrittenLine(line.number, line.plain, line.plain) for line in page if line.number < first] + update.lines


@EVERY_GAME
def test_a_page_that_gets_what_it_lacks_has_the_log_as_it_is(game: AnyGame) -> None:
    match, page, has = played_match(game, 3), list[WrittenLine](), None
    for plies in [*range(40), 38, 37, 37, *range(30, 60), 0, 1]:
        whole = written(log(seen(match, plies)), 0)
        now = written(fitting(log(seen(match, plies)), 900, 4), 0)
        page, has = merged(page, now.lacking(has)), now
        assert [line.text for line in page] == [line.text for line in whole.lines]


def test_a_move_brings_few_lines_and_none_that_are_there() -> None:
    match = played_match(GAMES["blue-moon-city"], 3)
    before, after = (written(log(seen(match, plies), 30), 0) for plies in (60, 61))
    lacks = after.lacking(before)
    assert lacks is not None
    assert len(lacks.lines) <= 4
    assert len(re.findall("<li id=", lacks.markup())) == len(lacks.lines)
    assert after.lacking(after) is None


def test_other_eyes_and_other_names_are_told_anew() -> None:
    match = played_match(GAMES["blue-moon-city"], 3)
    lines = log(seen(match, 40), 30)
    mine, theirs = written(lines, 0), written(lines, 1)
    assert theirs.lacking(mine) is theirs
    assert theirs.lacking(None) is theirs
    renamed = WrittenLog(mine.opening, [line._replace(text="Zoe", plain="Zoe") for line in mine.lines])
    lacks = renamed.lacking(mine)
    assert lacks is not None
    assert lacks.lines == renamed.lines


def test_before_anything_has_happened_the_log_says_so() -> None:
    empty = written([], 0)
    assert "Nothing has happened yet." in empty.markup()
    some = written(log(seen(played_match(FERRY, 3), 5)), 0)
    assert merged(empty.lines, some.lacking(empty)) == some.lines
