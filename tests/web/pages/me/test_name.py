"""Me: my name, and where I am."""

from __future__ import annotations

import pytest

from ludoteca.web.live.people.models import Player
from ludoteca.web.live.people.whereabouts import zone_of
from tests.web.people import Person, words

pytestmark = pytest.mark.usefixtures("site")


@pytest.mark.parametrize(("language", "title"), [("en", "Me"), ("pt-BR", "Eu")])
def test_the_page_is_there_for_everybody_and_kept_by_nobody(language: str, title: str) -> None:
    answer = Person(language=language).get("/me/")
    assert f" {title} " in words(answer)
    assert answer.headers["Cache-Control"] == "no-store, private"


def test_a_browser_tells_its_zone_and_its_language() -> None:
    ana = Person("Ana", language="pt-BR")
    ana.make()
    assert ana.post("/me/zone/", zone="America/Sao_Paulo").status_code == 204
    player = Player.objects.get()
    assert (player.zone, player.language) == ("America/Sao_Paulo", "pt-br")
    assert str(zone_of(player)) == "America/Sao_Paulo"
    ana.post("/language/", language="en")
    assert Player.objects.get().language == "en"


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "../../etc/passwd", "x" * 500])
def test_a_zone_that_is_none_changes_nothing(zone: str) -> None:
    ana = Person("Ana")
    ana.make()
    assert ana.post("/me/zone/", zone=zone).status_code == 204
    player = Player.objects.get()
    assert player.zone is None
    assert str(zone_of(player)) == "UTC"


def test_whoever_never_played_is_not_kept() -> None:
    assert Person().post("/me/zone/", zone="America/Sao_Paulo").status_code == 204
    assert not Player.objects.exists()
