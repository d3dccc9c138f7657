"""A place to come back to, in real browsers: passkeys by a virtual authenticator, device links, signing out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import against_bots

PASSWORD = "boats-over-the-river"
SHOWN = ".me [data-failed]:not([hidden])"


class Finger:
    """A virtual authenticator: a device that makes passkeys, and whoever has their finger on it."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        added: Any = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.device: str = added["authenticatorId"]

    def held(self) -> list[Any]:
        """The passkeys that the device holds."""
        held: Any = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.device})
        return list(held["credentials"])

    def refuse(self) -> None:
        """Nobody puts a finger on it any more."""
        asked = {"authenticatorId": self.device, "isUserVerified": False}
        self.session.send("WebAuthn.setUserVerified", asked)


def keep_place(page: Page) -> None:
    """Press the one button; what comes next is the offer of a passkey."""
    page.goto("/".join(page.url.split("/")[:3]) + "/me/")
    page.get_by_role("button", name="Keep my place").click()
    page.wait_for_url("**/me/passkeys/new/")


def to(page: Page, path: str) -> None:
    """Another page of the same site."""
    page.goto("/".join(page.url.split("/")[:3]) + path)


def table_of(page: Page) -> str:
    """A table with bots, and where it is."""
    against_bots(page)
    page.locator("#board").wait_for()
    return "/" + "/".join(page.url.split("/")[3:5]) + "/"


def add_passkey(page: Page) -> None:
    """Make a passkey on the page that offers one."""
    page.get_by_role("button", name="Make a passkey").click()
    page.wait_for_url(lambda url: "/passkeys/new/" not in url)


def test_a_passkey_brings_everything_back_after_the_browser_forgot(visit: Visit) -> None:
    ana = visit()
    finger = Finger(ana)
    table = table_of(ana)
    keep_place(ana)
    add_passkey(ana)
    expect(ana.get_by_text("Passkey 1")).to_be_visible()
    assert [key["isResidentCredential"] for key in finger.held()] == [True]
    ana.context.clear_cookies()
    to(ana, "/")
    expect(ana.locator("#tables")).to_have_count(0)
    to(ana, "/me/in/")
    ana.get_by_role("button", name="Use a passkey").click()
    ana.wait_for_url("**/me/")
    to(ana, "/")
    expect(ana.locator(f"a[href='{table}']").first).to_be_visible()
    to(ana, table)
    expect(ana.locator(".started #bar")).to_be_visible()
    expect(ana.locator("#board")).to_be_visible()


def test_a_passkey_that_is_not_shown_lets_nobody_in_and_says_so(visit: Visit) -> None:
    ana = visit()
    finger = Finger(ana)
    keep_place(ana)
    add_passkey(ana)
    ana.context.clear_cookies()
    finger.refuse()
    to(ana, "/me/in/")
    ana.get_by_role("button", name="Use a passkey").click()
    expect(ana.locator(SHOWN)).to_be_visible()
    assert ana.url.endswith("/me/in/")


def test_a_password_needs_a_second_step_where_there_is_a_passkey(visit: Visit) -> None:
    ana = visit()
    Finger(ana)
    keep_place(ana)
    add_passkey(ana)
    ana.get_by_role("link", name="Choose a password").click()
    ana.locator("#id_handle").fill("ana-maria")
    ana.locator("#id_password1").fill(PASSWORD)
    ana.locator("#id_password2").fill(PASSWORD)
    ana.get_by_role("button", name="Save").last.click()
    ana.wait_for_url("**/me/again/**")  # before the codes are shown, the password is asked for again
    ana.locator("#id_password").fill(PASSWORD)
    ana.get_by_role("button", name="Go on").click()
    codes = ana.locator(".codes code")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    ana.reload()
    expect(ana.locator(".codes code")).to_have_count(0)  # they are shown once
    phone = visit("/me/in/", viewport={"width": 390, "height": 844})
    phone.locator("#id_login").fill("Ana-Maria")
    phone.locator("#id_password").fill(PASSWORD)
    phone.get_by_role("button", name="Sign in").click()
    phone.wait_for_url("**/me/second/")
    phone.locator("#id_code").fill(code)
    phone.get_by_role("button", name="Go on").click()
    phone.wait_for_url("**/me/")
    again = visit("/me/in/")
    again.locator("#id_login").fill("ana-maria")
    again.locator("#id_password").fill(PASSWORD)
    again.get_by_role("button", name="Sign in").click()
    again.locator("#id_code").fill(code)  # each is good once
    again.get_by_role("button", name="Go on").click()
    expect(again.locator(".wrong")).not_to_have_count(0)


def test_a_device_link_lets_the_phone_in_and_signing_out_closes_its_table(visit: Visit) -> None:
    ana = visit()
    table = table_of(ana)
    to(ana, "/me/devices/")
    ana.get_by_role("button", name="Make a link").click()
    expect(ana.locator(".qr svg")).to_be_visible()
    link = ana.get_by_label("Link for another device").input_value()
    phone = visit(link, viewport={"width": 390, "height": 844}, has_touch=True)
    phone.get_by_role("button", name="Yes, let this device in").click()
    phone.wait_for_url("**/me/")
    to(phone, table)
    expect(phone.locator(".started #bar")).to_be_visible()
    assert phone.locator("[name=seat]").count()  # this page holds a seat
    other = visit(link, forgive="410")
    expect(other.get_by_text("This link has been used already.")).to_be_visible()
    second = phone.context.new_page()
    second.goto(phone.url.split("/t/")[0] + "/me/")
    second.get_by_role("button", name="Sign out here").click()
    second.wait_for_url(lambda url: "/me/" not in url)
    expect(phone.locator("[name=seat]")).to_have_count(0)  # the table's page came back as a stranger's


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_page_of_mine_is_wider_than_its_screen(visit: Visit, width: int, locale: str) -> None:
    ana = visit("/me/", viewport={"width": width, "height": 800}, locale=locale)
    ana.locator(".keep button").click()
    for path in ("/me/passkeys/new/", "/me/", "/me/devices/", "/me/password/first/", "/me/delete/", "/legal/privacy/"):
        to(ana, path)
        assert ana.evaluate("document.documentElement.scrollWidth") <= width, path
