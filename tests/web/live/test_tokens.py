"""Guests are known by random tokens, which expire with disuse."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.core.signing import Signer
from django.utils import timezone

from ludoteca.web.live.people.models import Player, Token
from ludoteca.web.live.tables.models import Table
from ludoteca.web.live.tables.upkeep.tidy import tidy
from tests.web.people import Person, body, settled

pytestmark = pytest.mark.usefixtures("site")


def token_of(person: Person) -> str:
    return str(person.browser.cookies["guest"].value)


def unused(days: int) -> None:
    """Nobody has come for so many days, and the process has been started anew since."""
    settled()
    Token.objects.update(seen=timezone.now().date() - timedelta(days=days))


def test_a_token_tells_nothing_and_is_kept_nowhere_but_in_the_browser() -> None:
    ana, bia = Person("Ana"), Person("Bia")
    ana.make()
    bia.make()
    assert len(token_of(ana)) > 40
    assert token_of(ana) != token_of(bia)
    assert not Token.objects.filter(digest__in=[token_of(ana), token_of(bia)]).exists()


@pytest.mark.parametrize(("days", "known"), [(1, True), (399, True), (401, False)])
def test_a_token_lasts_as_long_as_it_is_used(days: int, known: bool) -> None:
    ana = Person("Ana")
    code = ana.make()
    unused(days)
    assert ("Ana" in body(ana.get("/"))) is known
    settled()
    tidy()
    assert Token.objects.exists() is known
    ana.post(f"/t/{code}/close/", sure="yes")
    assert (Table.objects.get().status == "closed") is known
    assert Player.objects.filter(name="Ana").exists()


def test_a_signed_number_is_nobody_who_has_a_token() -> None:
    ana = Person("Ana")
    ana.make()
    eve = Person()
    eve.browser.cookies["guest"] = Signer(salt="guest").sign(str(Player.objects.get().pk))
    assert "Ana" not in body(eve.get("/"))


def test_of_a_lost_answer_the_signed_number_gets_another_token() -> None:
    player = Player.objects.create(name="Ana", signed=True)
    old = Signer(salt="guest").sign(str(player.pk))
    for _ in range(2):  # two pages at once, or the first answer never arrived
        ana = Person()
        ana.browser.cookies["guest"] = old
        assert "Ana" in body(ana.get("/"))
        assert token_of(ana) != old
    assert Token.objects.count() == 2
    ana.get("/")
    settled()
    assert not Player.objects.get().signed


def test_no_cache_between_gets_a_token() -> None:
    ana = Person("Ana")
    ana.make()
    assert "guest" in ana.get("/").cookies
    assert "guest" not in ana.get("/rules/unreal-estate/").cookies
