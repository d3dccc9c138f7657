"""What waits for a reader: the number, the next table, small pictures, and the lists at home."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import pytest

from ludoteca.core.seen.picture import Art, Picture
from ludoteca.drawing.picture import standalone
from ludoteca.web.live.tables.models import Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.render.lists import small
from tests.web.clockwork import Time, hand_over, table_at
from tests.web.people import Person, body, deal, legal, play_out, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock under control."""
    return Time(monkeypatch)


def waiting(person: Person) -> list[str]:
    """The tables that wait for somebody."""
    found: list[str] = json.loads(body(person.get("/waiting.json")))["tables"]
    return found


def sit_elsewhere(people: list[Person], game: str = "ferry") -> str:
    """The same people at one more table, whose game has begun."""
    code = people[0].make(game)
    people[1].sit(code, 1)
    people[0].post(f"/t/{code}/start/")
    return code


def test_the_longest_waiting_table_comes_first_and_is_the_next(time: Time) -> None:
    people, first = table_at("none")
    time.passes(60, tick=False)
    second = sit_elsewhere(people)
    time.passes(60, tick=False)
    third = sit_elsewhere(people)
    asked = people[scene(first).actor]
    assert waiting(asked) == [first, second, third]
    assert asked.get("/go/next/").url == f"/t/{first}/"
    assert asked.get(f"/go/next/?after={first}").url == f"/t/{second}/"
    hand_over(people, first)
    assert waiting(asked) == [second, third]
    assert waiting(people[scene(first).actor]) == [first]


def test_if_no_table_waits_it_is_said_at_home() -> None:
    answer = Person("Eve").browser.get("/go/next/", follow=True)
    assert "No table waits for you now." in words(answer)
    assert waiting(Person()) == []


def test_the_table_one_comes_from_is_not_the_next() -> None:
    people, code = table_at("none")
    asked = people[scene(code).actor]
    assert asked.get(f"/go/next/?after={code}").url == "/"


def test_home_begins_with_what_waits_and_the_title_counts_it(time: Time) -> None:
    people, first = table_at("days")
    time.passes(3 * 3600, tick=False)
    second = sit_elsewhere(people)
    asked, other = people[scene(first).actor], people[1 - scene(first).actor]
    page = asked.text("/")
    assert "<title>(2) Ludoteca" in page
    assert page.index("Your turn") < page.index(f"/t/{first}/") < page.index(f"/t/{second}/") < page.index('id="games"')
    assert "2 d 21 h" in page
    assert "<title>Ludoteca" in other.text("/")
    assert "Your turn" not in words(other.get("/"))


def test_a_newcomer_is_greeted_as_ever() -> None:
    page = Person().text("/")
    assert "Sit down. The table is set.</h1>" in page
    assert 'id="own"' not in page


def test_of_many_finished_games_a_few_are_seen_at_once() -> None:
    ana = Person("Ana")
    for _ in range(5):
        play_out(ana.make(opponents="hotseat"))
    page = ana.text("/")
    seen, earlier = page.split('<details class="earlier">')
    assert len(re.findall('class="table-card"', seen)) == 3
    assert len(re.findall('class="table-card"', earlier.split("</details>")[0])) == 2


def test_who_is_replaced_by_a_bot_reads_so_in_the_list(time: Time) -> None:
    people, code = table_at("live", game="unreal-estate")
    late = scene(code).actor
    for _ in range(8):
        time.passes(900)
    assert scene(code).seats[late].stand_in
    assert "A bot plays for you: come back at any time." in words(people[late].get("/"))


# -- the small picture -------------------------------------------------------------------------------------------------


def test_the_small_picture_is_its_readers_own() -> None:
    ana, bia, code = two_at_a_table()
    answer = ana.get(f"/t/{code}/small.svg")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["Cache-Control"] == "private, no-cache"
    assert body(answer).startswith("<svg")
    assert ana.get(f"/t/{code}/small.svg", **{"if-none-match": answer.headers["ETag"]}).status_code == 304
    assert Person("Eve").get(f"/t/{code}/small.svg").status_code == 404
    assert bia.get(f"/t/{code}/small.svg").status_code == 200


@pytest.mark.parametrize("game", ["ferry", "unreal-estate", "blue-moon-city", "el-dorado", "origins"])
def test_a_small_picture_is_drawn_from_the_readers_view_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    people, code = table_at("none", game=game)
    seen: list[int] = []
    kind = type(scene(code).game)
    view = kind.view

    def noted(self: object, state: object, seat: int) -> object:
        seen.append(seat)
        return view(self, state, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(kind, "view", noted)
    small.DRAWN.clear()
    for seat, person in enumerate(people):
        seen.clear()
        assert person.get(f"/t/{code}/small.svg").status_code == 200
        assert set(seen) == {seat}


def test_other_cards_in_others_hands_make_no_other_picture() -> None:
    ana, _, code = two_at_a_table()
    pictures = []
    for theirs in ([0, 1], [2, 2]):
        deal(code, [0, 2], theirs)
        OPEN_TABLES.tables[code].show()
        small.DRAWN.clear()
        pictures.append(body(ana.get(f"/t/{code}/small.svg")))
    assert pictures[0] == pictures[1]


def test_a_small_picture_is_made_once_for_each_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    people, code = table_at("none")
    made: list[str] = []

    def noted(pictures: Sequence[Picture], title: str, art: Art, theme: str) -> str:
        made.append(title)
        return standalone(pictures, title, art, theme)

    monkeypatch.setattr(small, "standalone", noted)
    small.DRAWN.clear()
    for _ in range(3):
        people[0].get(f"/t/{code}/small.svg")
    assert len(made) == 1
    people[scene(code).actor].act(code, legal(code)[0])
    people[0].get(f"/t/{code}/small.svg")
    assert len(made) == 2


def test_a_lobby_has_no_picture() -> None:
    ana = Person("Ana")
    assert ana.get(f"/t/{ana.make()}/small.svg").status_code == 404


@pytest.mark.parametrize("language", ["en", "pt-br"])
def test_what_an_absence_means_is_said_before_one_sits_down(language: str) -> None:
    ana, bia = Person("Ana", language), Person("Bia", language)
    said = {
        "none": {"en": "Nobody is hurried.", "pt-br": "Ninguém tem pressa."},
        "live": {"en": "a bot plays that turn for you", "pt-br": "um robô joga essa vez por você"},
        "days": {"en": "It stands still in your nights", "pt-br": "Ele para nas suas noites"},
    }
    for pace, sentence in said.items():
        code = ana.make("origins", seats=3, pace=pace)
        link = f"/t/{code}/seat/{scene(code).seats[1].secret}/"
        for page in (words(bia.get(link)), words(ana.get(f"/t/{code}/"))):
            assert sentence[language] in page
    assert {"en": "about 44 turns", "pt-br": "cerca de 44 vezes"}[language] in words(bia.get(link))
    assert Table.objects.count() == 3
