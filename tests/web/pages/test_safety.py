"""What protects the site: headers, tokens, sizes, limits, names."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import Settings

from ludoteca.web.live.tables.models import Table
from ludoteca.web.pages.request import addresses, limiter
from tests.web.people import Person, legal, lines, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def test_no_page_runs_or_styles_anything_that_is_not_a_file_of_ours() -> None:
    policy = Person().get("/")["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy + ";"
    assert "style-src 'self';" in policy + ";"
    assert "ws://localhost" in policy


@pytest.mark.parametrize("path", ["/", "/games/ferry/", "/nothing/", "/rules/unreal-estate/"])
def test_no_page_has_a_style_or_a_script_inside(path: str) -> None:
    page = Person().text(path)
    assert " style=" not in page
    assert "<style" not in page
    assert " onclick=" not in page
    assert "<script>" not in page


def test_the_table_has_no_style_inside_either() -> None:
    ana, _, code = two_at_a_table("unreal-estate")
    page = ana.text(f"/t/{code}/")
    assert " style=" not in page
    assert "<style" not in page


def test_security_headers() -> None:
    answer = Person().get("/")
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["Referrer-Policy"] == "same-origin"
    assert answer["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in answer["Permissions-Policy"]


def test_a_table_is_not_kept_for_the_next_one_at_this_browser() -> None:
    ana, _, code = two_at_a_table()
    assert "no-store" in ana.get(f"/t/{code}/")["Cache-Control"]


def test_cookies_of_a_guest_are_out_of_reach_of_scripts() -> None:
    ana = Person("Ana")
    ana.make()
    cookie = ana.browser.cookies["guest"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


def test_a_form_without_a_token_changes_nothing() -> None:
    ana = Person("Ana")
    code = ana.make()
    strict = Client(enforce_csrf_checks=True, SERVER_NAME="localhost")
    strict.cookies = ana.browser.cookies
    for path in ("/tables/", f"/t/{code}/close/", "/name/", f"/t/{code}/act/"):
        answer = strict.post(path, {"game": "ferry", "name": "Eve"})
        assert answer.status_code == 403
        assert "open for too long" in words(answer)
    assert Table.objects.count() == 1
    assert scene(code).status == "open"


def test_a_form_of_another_site_changes_nothing() -> None:
    strict = Client(enforce_csrf_checks=True, SERVER_NAME="localhost")
    strict.get("/")
    token = strict.cookies["csrftoken"].value
    answer = strict.post(
        "/tables/", {"game": "ferry", "csrfmiddlewaretoken": token}, headers={"origin": "http://evil.example"}
    )
    assert answer.status_code == 403
    assert not Table.objects.exists()


@pytest.mark.parametrize("path", ["/tables/", "/name/", "/language/"])
def test_looking_is_not_doing(path: str) -> None:
    answer = Person().get(path)
    assert answer.status_code == 405
    assert "could not be understood" in words(answer)


@pytest.mark.parametrize("way", ["act", "undo", "start", "bot", "leave", "close", "rematch", "eyes", "why"])
def test_a_table_changes_by_forms_only(way: str) -> None:
    ana, _, code = two_at_a_table()
    before = scene(code).revision
    assert ana.get(f"/t/{code}/{way}/").status_code == 405
    assert scene(code).revision == before


def test_a_large_body_is_refused_in_words() -> None:
    answer = Person().post("/name/", name="A" * 30_000)
    assert answer.status_code == 413
    assert "too large" in words(answer)


def test_many_fields_and_files_are_refused() -> None:
    ana = Person()
    assert ana.browser.post("/name/", {f"field{n}": n for n in range(200)}).status_code == 400
    answer = ana.browser.post("/name/", b"x" * 100, content_type="multipart/form-data; boundary=b")
    assert answer.status_code in (302, 400)


def test_what_a_sender_did_wrong_is_no_error_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    assert Person().browser.post("/name/", {f"field{n}": n for n in range(200)}).status_code == 400
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_guest_who_asks_too_often_waits(settings: Settings) -> None:
    settings.LUDOTECA_LIMITS = {**settings.LUDOTECA_LIMITS, "write": ("3/minute", "100/minute")}
    ana, bia, code = two_at_a_table()
    limiter.LIMITER.reset()
    answers = [ana.post(f"/t/{code}/why/", action="pass") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert "a little fast" in words(answers[-1])
    assert answers[-1]["Retry-After"]
    assert bia.post(f"/t/{code}/why/", action="pass").status_code == 200  # the same address, another guest


def test_an_address_that_asks_too_often_waits(settings: Settings) -> None:
    settings.LUDOTECA_LIMITS = {**settings.LUDOTECA_LIMITS, "make": ("100/hour", "2/hour")}
    codes = [Person().post("/tables/", game="ferry", opponents="friends").status_code for _ in range(3)]
    assert codes == [302, 302, 429]
    assert Table.objects.count() == 2


def test_the_health_of_the_site_can_always_be_asked(settings: Settings) -> None:
    settings.LUDOTECA_LIMITS = {**settings.LUDOTECA_LIMITS, "read": ("1/minute", "1/minute")}
    assert {Person().get("/healthz").status_code for _ in range(5)} == {200}


def test_a_foreign_name_is_not_served() -> None:
    answer = Person().browser.get("/", SERVER_NAME="evil.example")
    assert answer.status_code == 400


def test_what_is_written_into_a_name_stays_words() -> None:
    ana = Person("<b>A</b>{0}%s")
    code = ana.make(opponents="hotseat")
    page = ana.text(f"/t/{code}/")
    assert "<b>A</b>{0}" not in page
    assert "&lt;b&gt;A&lt;/b&gt;{0}%s" in page
    ana.post(f"/t/{code}/eyes/", seat=0)
    ana.act(code, legal(code)[0])
    assert len(lines(code)) == 2
    assert "&lt;b&gt;A&lt;/b&gt;{0}%s" in ana.text(f"/t/{code}/")


# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("192.168.0.7:8000", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("games.example.org", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        (f"localhost:{8000:0200}", False),
        ("", False),
    ],
)
def test_names_that_are_ours(host: str, known: bool, settings: Settings) -> None:
    settings.LUDOTECA_HOSTS = ["games.example.org"]
    assert addresses.known_host(host) is known


@pytest.mark.parametrize(
    ("url", "only_here"),
    [
        ("http://localhost:8000", True),
        ("http://127.0.0.1", True),
        ("http://[::1]:8000", True),
        ("http://10.0.0.2", False),
    ],
)
def test_a_link_that_works_only_here_is_known(url: str, only_here: bool) -> None:
    assert addresses.loopback(url) is only_here


def test_behind_a_proxy_links_use_the_public_address(settings: Settings) -> None:
    settings.LUDOTECA_URL = "https://games.example.org"
    ana = Person("Ana")
    code = ana.make()
    assert f"https://games.example.org/t/{code}/seat/" in ana.text(f"/t/{code}/")
    assert addresses.same_origin("https://games.example.org", "inner:8000")


def test_one_household_of_long_numbers_counts_as_one() -> None:
    assert addresses.network("2001:db8::1") == addresses.network("2001:db8::2")
    assert addresses.network("2001:db8::1") != addresses.network("2001:db8:0:1::1")
    assert addresses.network("10.0.0.1") != addresses.network("10.0.0.2")
