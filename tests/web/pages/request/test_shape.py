"""The shape of a screen: what was measured counts first, then what the browser says, then what it calls itself."""

from __future__ import annotations

import pytest
from django.test import RequestFactory

from ludoteca.web.pages.request.shape import is_narrow, narrow
from tests.web.people import Person, two_at_a_table

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148"


@pytest.mark.parametrize(
    ("width", "height", "expected"),
    [
        (390, 844, True),
        (700, 900, True),
        (701, 690, False),
        (844, 390, True),
        (820, 1180, True),
        (1180, 820, False),
        (1000, 1001, True),
        (1001, 1400, False),
        (1280, 500, True),
        (1280, 501, False),
        (1280, 0, False),
    ],
)
def test_phones_and_upright_tablets_are_narrow(width: int, height: int, expected: bool) -> None:
    assert is_narrow(width, height) is expected


@pytest.mark.parametrize(
    ("cookie", "headers", "expected"),
    [
        ("1", {"Sec-CH-Viewport-Width": "1280"}, True),
        ("0", {"User-Agent": PHONE}, False),
        ("what", {"User-Agent": PHONE}, True),
        ("", {"Sec-CH-Viewport-Width": "1280", "Sec-CH-Viewport-Height": "720", "Sec-CH-UA-Mobile": "?1"}, False),
        ("", {"Sec-CH-Viewport-Width": "820", "Sec-CH-Viewport-Height": "1180"}, True),
        ("", {"Sec-CH-Viewport-Width": "-7", "User-Agent": PHONE}, True),
        ("", {"Sec-CH-Viewport-Width": "9" * 4000}, False),
        ("", {"Sec-CH-UA-Mobile": "?1"}, True),
        ("", {}, False),
    ],
)
def test_the_cookie_wins_over_hints_and_hints_over_names(cookie: str, headers: dict[str, str], expected: bool) -> None:
    request = RequestFactory().get("/", headers=headers)
    request.COOKIES["narrow"] = cookie
    assert narrow(request) is expected


@pytest.mark.usefixtures("site")
def test_browsers_are_asked_to_say_their_shape_and_at_a_table_to_say_it_first() -> None:
    ana, _, code = two_at_a_table()
    assert "Sec-CH-Viewport-Width" in Person().get("/")["Accept-CH"]
    assert "Sec-CH-Viewport-Width" in ana.get(f"/t/{code}/")["Critical-CH"]
    ana.browser.cookies["narrow"] = "1"
    assert "Critical-CH" not in ana.get(f"/t/{code}/")
