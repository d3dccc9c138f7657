"""Kept pages: made once for all who like the site alike, and filled with what is a reader's own."""

from __future__ import annotations

import re

import pytest

from ludoteca.web.live.tables.refusals import STOPPED
from ludoteca.web.pages import kept
from tests.web.people import Person, legal, play_out, scene, two_at_a_table

NOTICE = re.compile(r'<ul class="notices" role="status">\s*<li>(.*?)</li>')
pytestmark = pytest.mark.usefixtures("site")


def without_token(page: str) -> str:
    """A page as it would be with any token."""
    return re.sub(r'(csrfmiddlewaretoken" value=")\w+', r"\1", page)


def test_the_home_page_is_made_once_for_all_who_like_it_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Person().text("/")
    monkeypatch.setattr(kept, "render_to_string", None)
    assert without_token(Person().text("/")) == without_token(first)


def test_every_reader_has_a_token_of_their_own() -> None:
    tokens = [re.findall(r'csrfmiddlewaretoken" value="(\w+)"', Person().text("/")) for _ in range(2)]
    assert len(set(tokens[0])) == len(set(tokens[1])) == 1
    assert tokens[0][0] != tokens[1][0]


def test_each_sees_their_own_name_and_tables_and_nobody_elses() -> None:
    ana, bia, code = two_at_a_table()
    play_out(two_at_a_table()[2])
    pages = {person.name: person.text("/") for person in (ana, bia, Person("Eve"))}
    for name in ("Ana", "Bia"):
        assert f'value="{name}"' in pages[name]
        assert f"/t/{code}/" in pages[name]
    assert f"/t/{code}/" not in pages["Eve"]
    assert "Your tables" not in pages["Eve"]


@pytest.mark.parametrize("name", ["<b>&\"'", "\ue000token\ue001", "\ue000tables"])
def test_what_fills_a_hole_is_only_text(name: str) -> None:
    ana = Person()
    ana.post("/name/", name=name, next="/")
    page = ana.text("/?next=\ue000name\ue001")
    assert "<b>" not in page.split("</header>")[0]
    assert page.count("csrfmiddlewaretoken") == Person().text("/").count("csrfmiddlewaretoken")


def test_a_reader_who_likes_it_otherwise_has_another_page() -> None:
    ana = Person()
    assert "data-theme" not in ana.text("/")
    ana.post("/theme/", theme="dark", next="/")
    assert '<html lang="en" data-theme="dark">' in ana.text("/")
    ana.post("/language/", language="pt-br", next="/")
    assert '<html lang="pt-br" data-theme="dark">' in ana.text("/")
    ana.post("/settings/", pace="quick", confirm="all", next="/")
    assert '<option value="quick" selected>' in ana.text("/")
    assert '<option value="all" selected>' in ana.text("/")
    assert "data-theme" not in Person().text("/")


def test_a_notice_is_shown_once() -> None:
    people, code = (found := two_at_a_table())[:2], found[2]
    pages = []
    for _ in range(4):  # somebody else, or luck, comes before the second step of a way
        mover = people[scene(code).actor]
        mover.act(code, f"{legal(code)[0]} + {legal(code)[0]}")
        pages += [mover.text("/"), mover.text("/")]
    notices = [NOTICE.findall(page) for page in pages]
    assert [str(STOPPED)] in notices
    assert not any(notices[1::2])
