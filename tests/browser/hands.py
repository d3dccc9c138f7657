"""What a player does at a table's page: with a mouse, with keys, with a finger, or with buttons alone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urljoin

from playwright.sync_api import Error, Locator, Page, expect

ASKED_OR_OVER = ".started #bar.mine, .started #end:not([hidden])"  # and the script runs
TAPS, SOON = 10, 3000  # how often somebody taps at the same thing, and for how many milliseconds they wait in between
DRAWN = ".picture [data-choice]"
BUTTONS = ".buttons [name=action]:not([hidden])"
PLAIN = "halfling-home orc-tavern wizards-tower magic-boutique dwarven-forge elven-treehouse mermaid-grotto"
HOUSES = ", ".join(f'[data-choice="select {house}"]' for house in PLAIN.split())  # a special may ask for more


def against_bots(page: Page, seats: int = 2, game: str = "unreal-estate") -> None:
    """Set a table with the gentlest bots."""
    new_table(page, "bots", seats, game=game)


def new_table(page: Page, opponents: str, seats: int = 2, name: str = "Ana", game: str = "unreal-estate") -> None:
    """Set a table as the game's own page offers it; whoever has opened that page already is there."""
    there = urljoin(page.url, f"/games/{game}/")
    if page.url != there:
        page.goto(there)
    page.locator(f"input[name=seats][value='{seats}']").check(force=True)
    page.locator("input[name=level]").first.check(force=True)
    page.locator("#table-name").fill(name)
    page.locator(f"button[name=opponents][value={opponents}]").click()


def asked(page: Page) -> bool:
    """Wait until this player is asked (True) or the game is over (False)."""
    page.locator(ASKED_OR_OVER).first.wait_for(state="attached")
    return page.locator("#end:not([hidden])").count() == 0


def revision(page: Page) -> str:
    """The revision of the board that is shown."""
    return page.locator("#bar").get_attribute("data-revision") or ""


def play_until(page: Page, there: str) -> None:
    """Choose the first thing that is offered until what a test needs is *there*: luck may begin with something else."""
    while asked(page) and not page.locator(there).count():
        before = revision(page)
        click_first(page, "[data-choice]")
        answered(page, before)


CLICK = """
selector => {
  const thing = document.querySelector(selector);
  thing?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true}));
  return Boolean(thing);
}
"""


def click_first(page: Page, selector: str) -> None:
    """Click at the first such thing, found and clicked in one go: in between, a page may draw it anew."""
    page.wait_for_function(CLICK, arg=selector)


def hint_offered(page: Page) -> None:
    """Wait until a hint may be asked for: not where only one thing can be chosen."""
    play_until(page, ".hint-button")


def ordinary_turn(page: Page) -> None:
    """Wait for a turn of Unreal Estate in which a house may be taken."""
    play_until(page, HOUSES)


def take_a_house(page: Page) -> None:
    """Take a card of Unreal Estate that ends the turn."""
    page.mouse.click(*spot(page.locator(HOUSES).first))


def answered(page: Page, before: str) -> None:
    """Wait until the board that followed is shown."""
    expect(page.locator("#bar")).not_to_have_attribute("data-revision", before)


SEEN = """
thing => {
  const {x, y, width, height} = thing.querySelector('.ring').getBoundingClientRect();
  const steps = [5, 4, 6, 3, 7, 2, 8, 1, 9];
  for (const down of steps) {
    for (const across of steps) {
      const place = [x + width * across / 10, y + height * down / 10];
      if (thing.contains(document.elementFromPoint(...place))) return place;
    }
  }
  return null;
}
"""


def spot(thing: Locator) -> tuple[float, float]:
    """Where one would point at a thing on the board, once the page stands still.

    That is near the middle of its ring, but where the thing itself is seen: in a full hand cards lie over each other.
    """
    thing.evaluate("thing => thing.scrollIntoView({block: 'center'})")
    ring = thing.locator(".ring").first
    ring.scroll_into_view_if_needed()  # waits for two frames alike, also where a test stopped the clock
    place = thing.evaluate(SEEN)
    assert place, "nobody can point at it: " + thing.evaluate("thing => thing.outerHTML")
    return place[0], place[1]


def play(page: Page, choose: Callable[[Page, int], None], most: int = 400) -> int:
    """Play until the game is over; how many decisions it took."""
    for count in range(most):
        if not asked(page):
            return count
        before = revision(page)
        choose(page, count)
        answered(page, before)
    raise AssertionError("the game does not end")


def sure(page: Page) -> None:
    """Confirm what is shown first: it is dear, or ends in luck."""
    if page.locator("#confirm:not([hidden])").count():
        page.locator("#confirm").press("Enter")


def by_mouse(page: Page, count: int) -> None:
    """Click at something on the board that has a ring; what is not on the board has a button."""
    things = page.locator(DRAWN)
    if things.count():
        page.mouse.click(*spot(things.nth(count % things.count())))
    else:
        page.locator(BUTTONS).first.click()
    sure(page)


def by_finger(page: Page, count: int) -> None:
    """Tap at something on the board."""
    things = page.locator(DRAWN)
    if things.count():
        tap(page, things.nth(count % things.count()))
    else:
        page.locator(BUTTONS).first.tap()
    sure(page)


def tap(page: Page, thing: Locator) -> None:
    """Tap at a thing; once more where nothing came of it, as when a busy machine took the finger for one that rests."""
    before, asking = revision(page), "#confirm:not([hidden])"
    answers = ["#table.waiting", f"#bar:not([data-revision='{before}'])"]
    heard = page.locator(", ".join(answers if page.locator(asking).count() else [*answers, asking]))
    for _ in range(TAPS):
        page.touchscreen.tap(*spot(thing))
        with suppress(Error):
            return heard.first.wait_for(state="attached", timeout=SOON)
    raise AssertionError("nobody hears a tap")


def by_keys(page: Page, count: int) -> None:
    """Go to a choice with the arrows, or with Tab where there is nothing on the board, and press Enter."""
    if page.locator(DRAWN).count():
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[count % 4])
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('[data-choice], [name=action]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter" if count % 2 else "Space")
    sure(page)
