"""The house: its first run, what its owner may do, and what everybody may read."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from ludoteca.web.live.house import papers, set_up, site
from ludoteca.web.live.house.models import Deed, House, Paper, SetUpLink
from ludoteca.web.live.notices.models import Channel
from ludoteca.web.live.people.models import Ban, Player
from tests.web.pages.me.kept import keep, player_of
from tests.web.people import Person, body, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


@pytest.fixture(autouse=True)
def unnamed() -> None:
    """No house of an earlier test is remembered."""
    site._known.clear()


def owner() -> Person:
    """Whoever started the site, in their browser."""
    host = Person("Rosa")
    host.post("/name/", name="Rosa")
    answer = host.post(f"/setup/{set_up.new_token()}/", site="Casa da Rosa")
    assert answer.url == "/house/", body(answer)
    return host


# -- the first run -----------------------------------------------------------------------------------------------------


def test_the_set_up_link_makes_an_owner_once() -> None:
    tokens = [set_up.new_token() for _ in range(2)]  # two processes printed one each
    assert not SetUpLink.objects.filter(digest__in=tokens).exists()
    link = f"/setup/{tokens[0]}/"
    host, eve = Person("Rosa"), Person("Eve")
    for _ in range(2):
        assert "Set up" in words(eve.get(link))  # looking at it does nothing
    host.post(link, site="Casa da Rosa")
    assert House.objects.get().owner == player_of(host)
    assert "Casa da Rosa" in words(eve.get("/"))
    for token in tokens:
        assert eve.get(f"/setup/{token}/").status_code == 410
        assert eve.post(f"/setup/{token}/", site="Eve's").status_code == 410
    assert House.objects.get().name == "Casa da Rosa"
    assert set_up.new_token() == ""


def test_a_set_up_link_that_never_was_opens_nothing() -> None:
    set_up.new_token()
    assert Person().post("/setup/guess/").status_code == 410
    assert not House.objects.filter(owner__isnull=False).exists()


def test_an_owner_who_is_forgotten_leaves_a_house_to_be_set_up_again() -> None:
    host = owner()
    host.post("/me/delete/", sure="yes")
    assert set_up.new_token() != ""


@pytest.mark.parametrize("path", ["/house/", "/house/legal/terms/en/"])
def test_the_house_is_for_its_owner_alone(path: str) -> None:
    host, eve = owner(), Person("Eve")
    keep(eve)
    assert host.get(path).status_code == 200
    assert eve.get(path).status_code == 403
    assert Person().get(path).status_code == 403


@pytest.mark.parametrize("path", ["/house/name/", "/house/mail/", "/house/ban/", "/house/lift/"])
def test_nobody_else_does_anything_to_it(path: str) -> None:
    owner()
    before = Deed.objects.count()
    assert Person().post(path, site="x", player=1, why="x", address="a@example.org").status_code == 403
    assert Deed.objects.count() == before


def test_hostile_names_stay_text() -> None:
    host = owner()
    host.post("/house/name/", site="<script>x</script>")
    home = body(Person().get("/"))
    assert "<script>x" not in home
    assert "&lt;script&gt;x" in home
    host.post("/house/name/", site="  ")
    assert "Ludoteca" in words(Person().get("/"))


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_owner_sees_the_house(language: str) -> None:
    host = owner()
    two_at_a_table()
    page = words(host.browser.get("/house/", headers={"accept-language": language}))
    assert "Casa da Rosa" in page
    assert ("running games 1" if language == "en" else "jogos em andamento 1") in page


def test_without_a_mail_server_the_owner_is_told() -> None:
    host = owner()
    assert "no mail server" in words(host.post("/house/mail/", follow=True, address="rosa@example.org")).lower()


# -- legal pages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", papers.LANGUAGES)
@pytest.mark.parametrize("kind", papers.KINDS)
def test_every_legal_page_is_there_in_both_languages(kind: str, language: str) -> None:
    answer = Person(language=language).get(f"/legal/{kind}/")
    assert answer.status_code == 200
    assert len(papers.default(kind, language)) > 80
    assert papers.default(kind, language).split("\n\n")[1][:40] in words(answer)
    assert f"/legal/{kind}/" in body(Person(language=language).get("/"))


def test_what_is_kept_for_how_long_is_told_and_true() -> None:
    from ludoteca.web.copies import nightly
    from ludoteca.web.live.people.tokens import DISUSE
    from ludoteca.web.live.tables.upkeep import tidy

    assert (tidy.UNSTARTED.days, tidy.CLOSED.days, tidy.UNTOUCHED.days, DISUSE.days, nightly.KEEP) == (
        14,
        7,
        60,
        400,
        14,
    )
    text = papers.default("privacy", "en")
    assert all(
        word in text for word in ("after two weeks", "after a week", "after sixty days", "400 days", "fourteen days")
    )


def test_the_owner_writes_a_legal_page_and_gets_the_first_one_back() -> None:
    host = owner()
    host.post("/house/legal/contact/en/", text="# Rosa\r\n\r\nWrite to rosa@example.org <b>please</b>.")
    page = body(Person().get("/legal/contact/"))
    assert "<h2>Rosa</h2>" in page
    assert "&lt;b&gt;please" in page
    assert "Rosa" not in body(Person(language="pt-BR").get("/legal/contact/")).replace("Casa da Rosa", "")
    host.post("/house/legal/contact/en/", text="")
    assert not Paper.objects.exists()
    assert "has not written here yet" in words(Person().get("/legal/contact/"))


@pytest.mark.parametrize("path", ["/legal/nothing/", "/house/legal/nothing/en/", "/house/legal/terms/fr/"])
def test_no_other_legal_page_is_there(path: str) -> None:
    assert owner().get(path).status_code == 404


def test_robots_are_kept_from_everything_personal() -> None:
    text = body(Person().get("/robots.txt"))
    ana, _, code = two_at_a_table()
    for path in ("/me/", f"/t/{code}/", "/house/", "/setup/x/", "/d/x/", "/me/data.zip"):
        assert any(path.startswith(line.split()[1]) for line in text.splitlines() if line.startswith("Disallow"))
        assert ana.get(path).headers["X-Robots-Tag"] == "noindex, nofollow"
    assert "X-Robots-Tag" not in ana.get("/").headers


# -- bans --------------------------------------------------------------------------------------------------------------


def test_somebody_banned_is_told_why_and_a_bot_plays_on() -> None:
    host = owner()
    ana, bia, code = two_at_a_table()
    found = re.search(r'name="player" value="(\d+)">\s*<strong>Ana', body(host.get(f"/house/?table={code}")))
    assert found is not None
    host.post("/house/ban/", player=found[1], days=3, why="noise at the table")
    seat = scene(code).seats[0]
    assert seat.stand_in
    answer = ana.post("/tables/", game="ferry", seats=2, opponents="bots")
    assert answer.status_code == 403
    assert "noise at the table" in words(answer)
    assert ana.post(f"/t/{code}/back/", seat=0).status_code == 403
    assert ana.get("/").status_code == 200
    assert ana.get("/me/data.zip").status_code == 200  # what is theirs stays theirs
    assert bia.post("/tables/", game="ferry", seats=2, opponents="friends").status_code == 302
    host.post("/house/lift/", player=found[1])
    assert ana.post(f"/t/{code}/back/", seat=0).status_code == 302
    assert scene(code).seats[0].person
    assert [deed.what for deed in Deed.objects.order_by("pk")] == ["own", "ban", "lift"]


def test_a_ban_ends_by_itself() -> None:
    ana = Person("Ana")
    ana.make()
    Ban.objects.create(player=Player.objects.get(), why="noise", until=timezone.now() + timedelta(days=1))
    assert ana.post("/tables/", game="ferry", seats=2).status_code == 403
    Ban.objects.update(until=timezone.now())
    assert ana.post("/tables/", game="ferry", seats=2, opponents="friends").status_code == 302


@pytest.mark.parametrize(
    ("fields", "status"),
    [({"why": ""}, 400), ({"player": "99999999999"}, 404), ({"player": "x"}, 404), ({"mine": "1"}, 400)],
)
def test_a_ban_that_cannot_be_changes_nothing(fields: dict[str, str], status: int) -> None:
    host = owner()
    two_at_a_table()
    whom = player_of(host) if "mine" in fields else Player.objects.get(name="Bia")
    assert host.browser.post("/house/ban/", {"player": whom.pk, "why": "noise", **fields}).status_code == status
    assert not Ban.objects.exists()


def test_the_code_of_no_table_finds_nobody() -> None:
    host = owner()
    for code in ("zzzz", "ü", "a'--", "x" * 400):
        assert "Nobody sits there" in words(host.browser.get("/house/", {"table": code}))


def test_the_owner_sees_which_ways_to_people_do_not_answer() -> None:
    host = owner()
    for number, failures in enumerate((0, 2)):
        Channel.objects.create(
            kind="hook", address=f"https://hooks.example.org/{number}", language="en", failures=failures
        )
    page = words(host.get("/house/"))
    assert "Other services 2 1 does not answer" in page
    assert "allow it for your own under Me" in page
