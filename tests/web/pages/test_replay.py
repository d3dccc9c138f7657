"""Finished games: every position has a link, and the record can be kept."""

from __future__ import annotations

import re
import threading
from html import unescape

import pytest

from ludoteca.core.intentions.intention import turns
from ludoteca.core.intentions.tale import stops, tales
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import Header, read, replay
from ludoteca.games import GAMES
from ludoteca.web.live.tables.kept import store
from ludoteca.web.live.tables.kept.finished import FINISHED
from ludoteca.web.live.tables.models import Line
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from tests.web.people import Person, body, legal, play_out, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


@pytest.fixture
def played() -> tuple[Person, Person, str]:
    """A game of Ana and Bia that is over."""
    ana, bia, code = two_at_a_table()
    play_out(code)
    return ana, bia, code


def test_the_record_is_the_game(played: tuple[Person, Person, str]) -> None:
    ana, _, code = played
    answer = ana.get(f"/t/{code}/record.txt")
    assert answer["Content-Disposition"] == f'attachment; filename="ferry-{code}.txt"'
    state = replay(read(body(answer), GAMES))
    assert state.over
    now = scene(code).state
    assert now is not None
    assert GAMES["ferry"].scores(state) == GAMES["ferry"].scores(now)


def test_every_position_has_a_link(played: tuple[Person, Person, str]) -> None:
    _, _, code = played
    match = scene(code).match
    assert match is not None
    page = Person().text(f"/t/{code}/replay/?ply=3&eyes=1")
    for ply in (0, 2, 4, len(match.plies)):
        assert f"ply={ply}" in page
    assert Person().get(f"/t/{code}/replay/?ply={len(match.plies)}").status_code == 200


def link(page: str, name: str) -> str:
    """Where a button of the film leads; nothing if it leads nowhere."""
    found = re.search(rf'id="film-{name}" href="([^"]*)"', page)
    return unescape(found[1]) if found else ""


def test_a_link_to_a_moment_has_the_preview_of_the_game(played: tuple[Person, Person, str]) -> None:
    ana, _, code = played
    tags = re.compile(r'<meta property="og:[^>]*>')
    table, moment = (tags.findall(ana.text(f"/t/{code}/{path}")) for path in ("", "replay/?ply=3"))
    assert len(table) == 5
    assert moment == table


def test_the_film_goes_by_things_done_by_turns_or_by_moves(played: tuple[Person, Person, str]) -> None:
    _, _, code = played
    match = scene(code).match
    assert match is not None
    base, middle, begun = f"/t/{code}/replay/", len(match.plies) // 2, turns(match.plies)
    page = Person().text(f"{base}?ply={middle}&eyes=1&by=move")
    assert link(page, "prev") == f"{base}?ply={middle - 1}&eyes=1&by=move"
    assert link(page, "next") == f"{base}?ply={middle + 1}&eyes=1&by=move"
    assert link(page, "turn-on") == f"{base}?ply={min(t for t in begun if t > middle)}&eyes=1&by=move"
    assert link(page, "turn-back") == f"{base}?ply={max(t for t in begun if t < middle)}&eyes=1&by=move"
    page = Person().text(f"{base}?ply={middle}&eyes=1")
    done = stops(match, 1)
    assert link(page, "prev") == f"{base}?ply={max(stop for stop in done if stop < middle)}&eyes=1"
    assert link(page, "next") == f"{base}?ply={min(stop for stop in done if stop > middle)}&eyes=1"


def test_at_either_end_the_film_goes_no_further(played: tuple[Person, Person, str]) -> None:
    _, _, code = played
    for ply, closed in ((0, ("first", "turn-back", "prev")), (999, ("next", "turn-on", "last"))):
        page = Person().text(f"/t/{code}/replay/?ply={ply}")
        assert [name for name in ("first", "turn-back", "prev", "next", "turn-on", "last") if not link(page, name)] == [
            *closed
        ]


def test_the_slider_counts_turns_and_leads_to_a_ply(played: tuple[Person, Person, str]) -> None:
    _, _, code = played
    match = scene(code).match
    assert match is not None
    begun = turns(match.plies)
    for turn, ply in ((0, 0), (3, begun[3]), (999, len(match.plies))):
        assert Person().get(f"/t/{code}/replay/?turn={turn}&eyes=0").url == f"/t/{code}/replay/?ply={ply}&eyes=0"
    page = Person().text(f"/t/{code}/replay/?ply={begun[3]}")
    assert f'name="turn" type="range" min="0" max="{len(begun) - 1}" value="3"' in page


def test_every_line_of_the_log_leads_to_its_position(played: tuple[Person, Person, str]) -> None:
    _, _, code = played
    match = scene(code).match
    assert match is not None
    page = Person().text(f"/t/{code}/replay/?ply=5&eyes=0")
    lines = re.findall(r"<li id='line-.*?ply=(\d+)", page)
    shown = [tale.last + 1 for tale in tales(match, 0)]
    assert [int(ply) for ply in lines] == shown[: len(lines)]
    assert max(map(int, lines)) > 5


def test_the_film_goes_to_the_next_turn_of_a_player(played: tuple[Person, Person, str]) -> None:
    _, _, code = played
    match = scene(code).match
    assert match is not None
    page = Person().text(f"/t/{code}/replay/?ply=0")
    for seat, name in enumerate(("Ana", "Bia")):
        start = next(turn for turn in turns(match.plies)[1:] if match.plies[turn].actor == seat)
        assert re.search(rf'href="[^"]*ply={start}&amp;eyes=all"><svg[^>]*><use[^>]*></svg>Next turn: {name}', page)


def test_a_finished_game_is_replayed_once(played: tuple[Person, Person, str], monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, code = played
    OPEN_TABLES.tables.clear()
    pages = [Person().text(f"/t/{code}/replay/?ply={ply}") for ply in (0, 5, 999)]
    OPEN_TABLES.tables.clear()
    monkeypatch.setattr(store, "replayed", None)
    again = [Person().text(f"/t/{code}/replay/?ply={ply}") for ply in (0, 5, 999)]
    assert [drawn(page) for page in again] == [drawn(page) for page in pages]


def test_a_finished_game_is_not_replayed_in_the_writer(
    played: tuple[Person, Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, code = played
    OPEN_TABLES.tables.clear()
    FINISHED.kept.clear()
    threads: list[str] = []
    replayed = store.replayed

    def watched(header: Header, lines: list[Line]) -> Match:
        threads.append(threading.current_thread().name)
        return replayed(header, lines)

    monkeypatch.setattr(store, "replayed", watched)
    assert Person().get(f"/t/{code}/").status_code == 200
    assert len(threads) == 1
    assert not threads[0].startswith("writer")


def drawn(page: str) -> str:
    """What a page shows of the table."""
    return page.partition('<main id="table"')[2]


def test_all_hands_or_one_seats_eyes(played: tuple[Person, Person, str]) -> None:
    _, _, code = played
    pages = {eyes: Person().text(f"/t/{code}/replay/?ply=0&eyes={eyes}") for eyes in ("all", "0", "1")}
    assert len(set(pages.values())) == 3
    assert '<svg id="hand"' in pages["0"]


@pytest.mark.parametrize("question", ["ply=-1", "ply=999999999999", "ply=x", "eyes=7", "eyes=-2", "ply=%FF", "eyes="])
def test_a_strange_link_shows_some_position(played: tuple[Person, Person, str], question: str) -> None:
    assert Person().get(f"/t/{played[2]}/replay/?{question}").status_code == 200


def test_the_end_tells_who_won_line_by_line(played: tuple[Person, Person, str]) -> None:
    ana, _, code = played
    page = words(ana.get(f"/t/{code}/"))
    assert "Coins" in page
    assert "has won" in page or "share the victory" in page


def test_a_finished_game_is_on_the_pages_to_look_at_again(played: tuple[Person, Person, str]) -> None:
    ana, _, code = played
    for page in (ana.text("/"), Person().text("/games/ferry/")):
        assert f"/t/{code}/replay/" in page


def test_nothing_is_taken_back_once_the_game_is_over(played: tuple[Person, Person, str]) -> None:
    ana, _, code = played
    assert ana.undo(code).status_code == 409
    assert scene(code).status == "over"


def test_a_rematch_seats_the_same_people_one_seat_further(played: tuple[Person, Person, str]) -> None:
    ana, bia, code = played
    following = ana.post(f"/t/{code}/rematch/").url.split("/")[2]
    assert scene(following).names() == ["Bia", "Ana"]
    assert scene(following).status == "running"
    assert bia.act(following, legal(following)[0]).status_code == 302


def test_both_may_ask_for_a_rematch_and_meet_at_one_table(played: tuple[Person, Person, str]) -> None:
    ana, bia, code = played
    assert ana.post(f"/t/{code}/rematch/").url == bia.post(f"/t/{code}/rematch/").url
    assert scene(code).rematch
    assert f"/t/{scene(code).rematch}/" in ana.text(f"/t/{code}/")


def test_those_who_watched_ask_for_no_rematch(played: tuple[Person, Person, str]) -> None:
    Person("Eve").post(f"/t/{played[2]}/rematch/")
    assert not scene(played[2]).rematch


def test_a_running_game_has_no_rematch() -> None:
    ana, _, code = two_at_a_table()
    assert "not over yet" in words(ana.post(f"/t/{code}/rematch/", follow=True))
