"""What people say to each other at a table: in everybody's own language, without free text, never taken back."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from ludoteca.web.live.people.models import Player
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.talk import talking
from ludoteca.web.live.talk.models import Mute, Said
from ludoteca.web.live.talk.phrases import NAMING, PHRASES, REACTIONS
from tests.web.live.tables.test_observer import Witness
from tests.web.people import Person, body, legal, play_out, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def say(person: Person, code: str, phrase: str, **fields: Any) -> Any:
    return person.browser.post(f"/t/{code}/say/", {"phrase": phrase, **fields}, headers={"X-Requested-With": "fetch"})


def test_there_are_two_dozen_phrases_and_six_reactions() -> None:
    assert (len(PHRASES), len(REACTIONS)) == (24, 6)
    assert not PHRASES.keys() & REACTIONS.keys()


def test_everybody_reads_it_in_their_own_language() -> None:
    ana, bia, code = two_at_a_table()
    caio = Person("Caio", "pt-br")
    assert say(ana, code, "well-played", to=1).status_code == 200
    assert "Ana Well played, Bia!" in words(bia.get(f"/t/{code}/"))
    assert "Ana Boa jogada, Bia!" in words(caio.get(f"/t/{code}/"))


def test_every_form_of_a_page_has_its_readers_own_token() -> None:
    ana, bia, code = two_at_a_table()
    pages = [person.get(f"/t/{code}/").content.decode() for person in (ana, ana, bia)]
    tokens = [set(re.findall(r'csrfmiddlewaretoken" value="(\w+)"', page)) for page in pages]
    assert all({len(token) for token in own} == {64} for own in tokens)  # as Django writes them
    assert len(set.union(*tokens)) == sum(map(len, tokens))


def test_whoever_looks_hears_it_at_once() -> None:
    ana, _, code = two_at_a_table()
    witness = Witness(1)
    OPEN_TABLES.table(code).observers[witness] = None
    say(ana, code, "hello")
    assert witness.heard == ["hello"]


def test_undo_does_not_take_it_back() -> None:
    ana, _, code = two_at_a_table()
    ana.act(code, legal(code)[0])
    say(ana, code, "oops")
    ana.undo(code)
    assert "Oops" in ana.text(f"/t/{code}/")


def test_players_hear_the_watchers_when_the_game_is_over() -> None:
    ana, _, code = two_at_a_table()
    dani, eva = Person("Dani"), Person("Eva")
    assert say(dani, code, "did-not-see").status_code == 200
    remark = 'data-remark="'
    assert remark in eva.text(f"/t/{code}/")
    assert remark not in ana.text(f"/t/{code}/")
    play_out(code)
    assert remark in ana.text(f"/t/{code}/")


def test_who_is_muted_is_not_heard_at_any_table() -> None:
    ana, bia, code = two_at_a_table()
    say(bia, code, "hello")
    assert "Do not hear Bia any more" in ana.text(f"/t/{code}/")
    ana.post(f"/t/{code}/mute/", seat=1, mute="on")
    assert 'data-remark="' not in ana.text(f"/t/{code}/")
    assert 'data-remark="' in bia.text(f"/t/{code}/")
    ana.post(f"/t/{code}/mute/", seat=1, mute="off")
    assert 'data-remark="' in ana.text(f"/t/{code}/")


def test_nobody_mutes_themselves_or_an_empty_seat() -> None:
    ana, _, code = two_at_a_table()
    for seat in (0, 7, ""):
        ana.post(f"/t/{code}/mute/", seat=seat)
    assert not Mute.objects.exists()


def test_who_talks_too_much_is_asked_to_wait() -> None:
    ana, _, code = two_at_a_table()
    answers = [say(ana, code, "smile").status_code for _ in range(talking.OFTEN + 1)]
    assert answers == [200] * talking.OFTEN + [429]
    Said.objects.update(when=timezone.now() - talking.WHILE - timedelta(seconds=1))
    assert say(ana, code, "smile").status_code == 200


@pytest.mark.parametrize(
    ("phrase", "to"), [("", ""), ("rude words", ""), ("well-played", ""), ("well-played", "9"), ("well-played", "x")]
)
def test_nothing_else_can_be_said(phrase: str, to: str) -> None:
    ana, _, code = two_at_a_table()
    answer = say(ana, code, phrase, to=to)
    assert answer.status_code in (400, 404)
    assert body(answer)
    assert not Said.objects.exists()


def test_a_phrase_that_names_nobody_forgets_to_whom() -> None:
    ana, _, code = two_at_a_table()
    say(ana, code, "hello", to="1")
    assert Said.objects.get().to is None
    assert {"your-turn", "well-played", "watch-out", "my-spot"} == NAMING


def test_nobody_talks_where_nobody_hears_it() -> None:
    ana = Person("Ana")
    code = ana.make(opponents="bots")
    people = Player.objects.count()
    assert 'id="talk"' not in ana.text(f"/t/{code}/")
    assert say(Person(), code, "hello").status_code == 409
    assert (Said.objects.count(), Player.objects.count()) == (0, people)


def test_by_a_plain_form_one_comes_back_to_the_table() -> None:
    ana, _, code = two_at_a_table()
    answer = ana.post(f"/t/{code}/say/", phrase="hello")
    assert (answer.status_code, answer.url) == (302, f"/t/{code}/")
    assert "Hello, everybody!" in ana.text(f"/t/{code}/")


def test_what_an_earlier_release_said_is_passed_over() -> None:
    ana, _, code = two_at_a_table()
    say(ana, code, "hello")
    Said.objects.update(phrase="no-more")
    assert 'data-remark="' not in ana.text(f"/t/{code}/")


def test_friends_talk_in_the_lobby_too() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make()
    bia.sit(code, 1)
    say(bia, code, "ready")
    assert scene(code).status == "open"
    assert "I am ready." in ana.text(f"/t/{code}/")
