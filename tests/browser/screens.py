"""What is measured on a screen: does a table fit, can it be read and touched, and does it hold still."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SCREENS = {
    "phone": (390, 844),
    "small phone": (360, 640),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1280, 720),
    "desk": (1920, 1080),
}
DESKS = ("laptop", "desk")

SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
  if (document.querySelector('#end:not([hidden])')) return;
  for (const jump of list.getEntries()) {
    const lies = jump.sources.some(({node}) => node && !(node.closest ? node : node.parentElement)?.closest('#bubble'));
    if (!jump.hadRecentInput && lies) window.shifts.push([jump.startTime, jump.value]);
  }
}).observe({type: 'layout-shift', buffered: true});
"""
"""Note every jump of the page that does not answer to a hand on it, until the result takes its place beside the board:
that answers to the last move, but on a busy machine so late that it would count as a jump. So would the words beside a
thing, which follow the pointer from one to the next.
"""

MEASURED = """
() => {
  const root = document.documentElement, table = document.getElementById('table');
  const seen = thing => {
    const box = (thing.querySelector(':scope > .ring') ?? thing).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y);
    const part = '.choice-bar, .tabs, .top, .picture';
    return box.width > 0 && there !== null && there.closest(part) === thing.closest(part);
  };
  const buttons = [...document.querySelectorAll('.bar button, .bar summary, .tabs a, .top button')].filter(each =>
    each.checkVisibility({visibilityProperty: true}) && !each.closest('.all ul'));
  const words = [...table.querySelectorAll('p, b, span, small, li, th, td, a, button')].filter(each =>
    each.checkVisibility() && [...each.childNodes].some(kid => kid.nodeType === 3 && kid.nodeValue.trim()));
  return {
    wide: root.scrollWidth - root.clientWidth, // a phone's innerWidth grows with what is too wide
    high: root.scrollHeight - innerHeight,
    asked: seen(document.querySelector('#sentence')),
    lit: [...document.querySelectorAll('.picture :is([data-choice], [data-way]), .buttons [name=action]')].some(seen),
    letters: Math.min(...words.map(each => parseFloat(getComputedStyle(each).fontSize))),
    small: buttons.filter(each => each.offsetHeight < 44 || each.offsetWidth < 40).map(each => each.textContent.trim()),
  };
}
"""


def measured(page: Page) -> dict[str, Any]:
    """The measures of a table's page as it is now."""
    found: dict[str, Any] = page.evaluate(MEASURED)
    return found


def on_screen(page: Page, name: str) -> dict[str, Any]:
    """The measures on another screen, drawn for its shape."""
    width, height = SCREENS[name]
    page.set_viewport_size({"width": width, "height": height})
    drawn = 988 if name in DESKS else 390
    page.wait_for_function("wide => document.querySelector('#board').viewBox.baseVal.width === wide", arg=drawn)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return measured(page)


def worst_jump(page: Page) -> float:
    """The sum of the jumps in the worst five seconds, with pauses of less than a second: what is called CLS."""
    worst = total = 0.0
    first = last = -10_000.0
    for when, value in page.evaluate("window.shifts"):
        if when - last > 1000 or when - first > 5000:
            first, total = when, 0.0
        last, total = when, total + value
        worst = max(worst, total)
    return worst
