"""The workshop: an option's value built step by step, each step an address of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import pairwise
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytest_django import Settings

from ludoteca.core.language.text import Words
from ludoteca.core.seen.picture import Picture
from ludoteca.core.setup.options import Option, OptionError, Value, Workshop
from ludoteca.games import GAMES
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.web.render.lists.shelf import card_in
from tests.toy.ferry import FERRY
from tests.web.people import Person, body, scene, words

pytestmark = pytest.mark.usefixtures("site", "harbour")
PAGE = "/games/ferry/build/flags/"


class Flags(Option):
    """A row of flags, set up one by one: three of them, no two alike beside each other."""

    def __init__(self) -> None:
        super().__init__("flags", ("none",), "none", handmade=True)

    def read(self, text: str) -> Value:
        if text == "none":
            return text
        if self.problem(text):
            raise OptionError(self.problem(text))
        return text

    def problem(self, text: str) -> str:
        """What is wrong with a row of flags."""
        if len(text) != 3 or not set(text) <= set("RGB"):
            return "Three flags make a convoy."
        return "Two <like> flags." if any(a == b for a, b in pairwise(text)) else ""


FLAGS = Flags()


def workshop(option: str, text: str, words: Words) -> Workshop | None:
    """A row of flags in the making."""
    moves = [(f"Set {flag}", text + flag) for flag in "RGB"]
    picture = Picture("flags", "Flags", 100, 20, "", f"<text>{len(text)} flags</text>")
    made = Workshop([picture], [*moves, ("Take down", text[:-1])], FLAGS.problem(text), "§2.1")
    return made if option == FLAGS.name else None


@pytest.fixture
def harbour(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ferry, with flags that are set by hand; no card on the shelf is kept from before or for others."""
    card_in.cache_clear()
    monkeypatch.setattr(FERRY, "options", (FLAGS, Option("convoy", (3, 4), 3)))
    monkeypatch.setattr(FERRY, "workshop", workshop)
    yield
    card_in.cache_clear()


def links(page: str) -> dict[str, str]:
    """The moves on a page: their words, and where they lead."""
    found = re.findall(r'<a class="button" href="([^"]*)" data-value="[^"]*">([^<]*)</a>', page)
    return {name: unescape(address) for address, name in found}


def test_the_game_page_leads_to_the_workshop() -> None:
    assert f'href="{PAGE}">Build your own' in Person().text("/games/ferry/")
    assert "Monte do seu jeito" in Person(language="pt-br").text("/games/ferry/")


def test_a_move_leads_to_the_same_page_with_the_next_value() -> None:
    ana = Person("Ana")
    page = ana.text(PAGE + links(ana.text(PAGE))["Set R"])
    assert "1 flags" in page
    assert "2 flags" in ana.text(PAGE + links(page)["Set G"])


def test_what_is_wrong_is_said_with_the_rule_and_no_table_can_be_set() -> None:
    page = Person().text(PAGE + "?value=RRG")
    assert "Two &lt;like&gt; flags." in page
    assert '<a href="/rules/ferry/#s2-1">§2.1</a>' in page
    assert 'name="opponents"' not in page


def test_a_finished_value_is_played_with_bots_or_with_friends() -> None:
    ana = Person("Ana")
    page = ana.text(PAGE + "?value=RGB")
    assert 'name="level" value="newcomer" checked' in page  # she has not played yet
    assert 'name="opt_flags" value="RGB"' in page
    assert 'name="opt_convoy"' in page
    assert 'name="opt_flags" value="none"' not in page
    for opponents in ("bots", "friends"):
        code = ana.make(opponents=opponents, opt_flags="RGB", opt_convoy=4)
        assert scene(code).header.options == {"flags": "RGB", "convoy": 4}


def test_a_faulty_value_sets_no_table_and_says_what_is_wrong() -> None:
    answer = Person("Ana").post("/tables/", game="ferry", opt_flags="RR")
    assert answer.status_code == 400
    assert "Three flags make a convoy." in words(answer)


def test_options_without_a_workshop_and_unknown_ones_have_no_page() -> None:
    for path in ("/games/ferry/build/convoy/", "/games/ferry/build/colour/", "/games/chess/build/flags/"):
        assert Person().get(path).status_code == 404


def test_a_value_that_is_too_long_is_not_even_read() -> None:
    answer = Person().get(f"{PAGE}?value={'R' * 1001}")
    assert answer.status_code == 400
    assert "too long" in words(answer)


calm = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
entries = st.from_regex(r"([a-r]|jungle|river|zz):?[0-9]?:?-?[0-9]{0,4},?-?[0-9]{0,2}", fullmatch=True)


@calm
@given(value=st.text(max_size=60) | st.lists(entries, max_size=6).map("/".join))
def test_no_value_breaks_a_real_workshop(value: str, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, EL_DORADO.name, EL_DORADO)
    settings.LUDOTECA_LIMITS = dict.fromkeys(settings.LUDOTECA_LIMITS, ("100000/second", "100000/second"))
    answer = Person().get(f"/games/el-dorado/build/route/?{urlencode({'value': value})}")
    assert answer.status_code == 200
    assert links(body(answer))
