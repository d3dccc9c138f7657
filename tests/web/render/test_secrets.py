"""Nobody is sent what they may not know: page, message, and every word in them."""

from __future__ import annotations

import json
import re

import orjson
import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import SETUP, Entry, Header
from ludoteca.core.state import State
from ludoteca.core.story import Story
from ludoteca.games import GAMES
from ludoteca.web.live.tables.scene import Scene
from ludoteca.web.live.tables.seats import SeatNow
from ludoteca.web.render.sending.publish import board
from ludoteca.web.render.viewer import Display, Viewer
from tests.games.laws import moments, options_of, twins, viewers
from tests.toy.ferry import FERRY
from tests.toy.ferry.data import KINDS
from tests.toy.ferry.rules.table import Ferry
from tests.web.people import Person, deal, scene, two_at_a_table

SHELF = [*GAMES.values(), FERRY]
ALL_OPEN = {"origins"}  # nobody holds anything that others may not see


def staged(game: AnyGame, state: State, seed: int) -> Scene:
    """A table at which this position has come about, told to nobody."""
    header = Header(game, state.seats, options_of(game, seed))
    seats = tuple(SeatNow(seat, seat + 1, f"P{seat}", 0, "", f"secret-of-{seat}") for seat in range(state.seats))
    present = frozenset(range(state.seats))
    match = Match(header, Entry(SETUP, []), state, Story())
    return Scene("abc", "over" if state.over else "running", 7, header, 1, seats, "", present, match, ())


def told(staged: Scene, seat: int, language: str, narrow: bool) -> str:
    """Everything that goes to a seat: the message, and the pictures as a whole."""
    held = frozenset({seat} if seat >= 0 else set())
    shown = board(staged, Viewer(held, seat, False, Display(language, narrow)))
    assert shown.pictures
    return orjson.dumps(
        [
            shown.message,
            shown.log and shown.log.markup(),
            [picture.inline() for picture in shown.pictures],
            shown.stills,
        ]
    ).decode()


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF, ids=lambda game: str(game.name))
def test_two_positions_that_a_seat_cannot_tell_apart_give_it_the_same_message(game: AnyGame) -> None:
    differed = 0
    for state in moments(game, 5, every=9):
        for seat in viewers(state):
            one, other = (staged(game, twin, 5) for twin in twins(game, state.clone(Chance(1)), seat, 31))
            if state.over:
                continue
            assert told(one, seat, "en", False) == told(other, seat, "en", False)
            assert told(one, seat, "pt-br", True) == told(other, seat, "pt-br", True)
            if not differed:
                differed = sum(told(one, o, "en", False) != told(other, o, "en", False) for o in range(state.seats))
    assert bool(differed) == (game.name not in ALL_OPEN)  # the twins did differ: their own seats were told so


@pytest.mark.parametrize("game", SHELF, ids=lambda game: str(game.name))
def test_no_message_holds_the_secret_of_a_seat(game: AnyGame) -> None:
    state = next(iter(moments(game, 3)))
    for seat in viewers(state):
        assert "secret-of" not in told(staged(game, state, 3), seat, "en", False)


@pytest.mark.parametrize("game", SHELF, ids=lambda game: str(game.name))
def test_an_update_is_at_most_30_kilobytes_and_10_more_with_ways(game: AnyGame) -> None:
    for state in moments(game, 11, every=25):
        now = staged(game, state, 11)
        for narrow in (False, True):
            display = Display("pt-br", narrow)
            shown = board(now, Viewer(frozenset({max(0, now.actor)}), max(0, now.actor), False, display))
            lines = shown.log.markup() if shown.log is not None else ""
            most = 40_000 if shown.message["aims"] else 30_000
            assert len(json.dumps([shown.message, lines], ensure_ascii=False).encode()) < most


@pytest.mark.usefixtures("site")
def test_a_page_shows_its_own_reader_a_hand_and_nobody_elses() -> None:
    ana, bia, code = two_at_a_table()
    anas, bias, watchers = (one.text(f"/t/{code}/") for one in (ana, bia, Person()))
    hand = '<svg id="hand"'
    assert hand in anas
    assert hand in bias
    assert hand not in watchers
    state = scene(code).state
    assert isinstance(state, Ferry)
    for seat, page in enumerate((anas, bias)):
        drawn = re.findall(r">(\w+)</text>", page.split(hand)[1].split("</svg>")[0])
        assert drawn == [KINDS[kind] for kind in state.hands[seat]]


@pytest.mark.usefixtures("site")
def test_a_whisper_is_in_the_log_of_those_who_heard_it() -> None:
    """Ana loads three of a kind and raids Bia: what she took is between them."""
    cid = Person("Cid")
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make(seats=3)
    bia.sit(code, 1)
    cid.sit(code, 2)
    ana.post(f"/t/{code}/start/")
    deal(code, [0, 0, 0], [2], [3])
    ana.act(code, "load amber")
    bia.act(code, "pass")
    cid.act(code, "pass")
    ana.act(code, "raid 2")
    heard = "Ana takes copper from Bia"
    assert heard in ana.text(f"/t/{code}/")
    assert heard in bia.text(f"/t/{code}/")
    for other in (cid, Person()):
        page = other.text(f"/t/{code}/")
        assert heard not in page
        assert "Ana takes a card from Bia" in page


@pytest.mark.usefixtures("site")
def test_nothing_of_a_running_game_can_be_downloaded_or_replayed() -> None:
    ana, _, code = two_at_a_table()
    for path in ("record.txt", "replay/", "replay/?ply=0&eyes=all", "replay/?ply=0&eyes=1"):
        assert ana.get(f"/t/{code}/{path}").status_code == 403


@pytest.mark.usefixtures("site")
def test_equal_viewers_are_equal_and_others_are_not() -> None:
    """One look serves all equal viewers, so a viewer must be all that a look depends on."""
    _, _, code = two_at_a_table()
    now = scene(code)
    ana = Viewer(frozenset({0}), 0, True, Display())
    assert board(now, ana).message == board(now, ana._replace()).message
    assert len({ana, ana._replace(looking=1), ana._replace(maker=False), ana._replace(display=Display("pt-br"))}) == 4
