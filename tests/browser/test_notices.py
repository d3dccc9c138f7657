"""Hearing from the site in a real browser. No push service is called: the browser's own is stood in for by a script,
and what it would deliver is delivered by hand to the site's real worker."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.web.live.notices.browsers import PushedBrowser

pytestmark = pytest.mark.whole_browser

# What was asked is kept in the tab: the page is left as soon as the browser has subscribed.
STAND_IN = """
const note = what => sessionStorage.asked = [...(sessionStorage.asked?.split(' ') ?? []), what].join(' ');
const allow = Notification.requestPermission.bind(Notification);
Notification.requestPermission = () => { note('permission'); return allow(); };
PushManager.prototype.subscribe = async options => {
  note(options.applicationServerKey.length);
  return { toJSON: () => (SUBSCRIPTION) };
};
"""
ASKED = "sessionStorage.asked ?? ''"


def my_page(visit: Visit, **likes: Any) -> Page:
    """Somebody's own page, in a browser whose push service is stood in for."""
    page = visit("/", **likes)
    page.add_init_script(STAND_IN.replace("SUBSCRIPTION", PushedBrowser().subscription()))
    page.goto(page.url + "me/")
    return page


def test_only_the_button_asks_for_permission_and_then_the_browser_is_kept(visit: Visit) -> None:
    page = my_page(visit, permissions=["notifications"])
    button = page.get_by_role("button", name="Tell me in this browser")
    expect(button).to_be_enabled()
    assert page.evaluate(ASKED) == ""
    button.click()
    expect(page.locator(".channel")).to_contain_text("fcm.googleapis.com")
    assert page.evaluate(ASKED) == "permission 65"  # and the site's key, whole
    page.get_by_role("button", name="Remove").click()
    expect(page.locator(".channel")).to_have_count(0)


def test_a_browser_that_was_told_no_is_not_asked_any_further(visit: Visit) -> None:
    page = my_page(visit, permissions=[])
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.locator("[data-say=denied]")).to_be_visible()
    assert page.evaluate(ASKED) == "permission"
    expect(page.locator(".channel")).to_have_count(0)


# What the worker has shown, told one after another. (Which notices are on the screen is the system's affair.)
LISTEN = """() => {
  const show = registration.showNotification.bind(registration), shown = [], waiting = [];
  registration.showNotification = async (title, { body, tag, data }) => {
    await show(title, { body, tag, data });
    (waiting.shift() ?? (what => shown.push(what)))([title, body, tag, data.url]);
  };
  self.next = () => new Promise(done => shown.length ? done(shown.shift()) : waiting.push(done));
}"""


def test_what_is_pushed_is_shown_and_a_newer_message_takes_the_place_of_the_older(visit: Visit) -> None:
    page = visit("/", permissions=["notifications"])
    origin = page.url.rstrip("/")
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    wire, registrations = page.context.new_cdp_session(page), list[Any]()
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    wire.send("ServiceWorker.enable")
    (worker,) = page.context.service_workers
    worker.evaluate(LISTEN)
    (number,) = {one["registrationId"] for one in registrations if one["scopeURL"] == f"{origin}/"}
    for body in ("Ana is waiting.", "Ana and Bia are waiting."):
        told = {"title": "Your turn · Origins", "body": body, "url": f"{origin}/t/abc/", "tag": "table-abc"}
        push = {"origin": f"{origin}/", "registrationId": number, "data": json.dumps(told)}
        wire.send("ServiceWorker.deliverPushMessage", push)
        assert worker.evaluate("next()") == [told["title"], body, "table-abc", told["url"]]  # the same tag replaces


def test_without_a_script_nothing_is_offered_that_needs_one(visit: Visit) -> None:
    page = visit("/me/", java_script_enabled=False)
    expect(page.get_by_role("button", name="Tell me in this browser")).to_be_hidden()
    expect(page.get_by_role("button", name="Send a test and keep it")).to_be_visible()
