"""What keeps somebody from using a page, as axe finds it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Only what is wrong is looked into and brought here: of a whole page that is much less than what is right.
FIND = """([where, rules]) => axe.run(where ?? document, { rules, resultTypes: ['violations'] }).then(found =>
  found.violations.flatMap(each => each.nodes.map(node => `${each.id}: ${node.html.slice(0, 200)}`)))"""
# The lettering of a drawn card is not its label: a button on the board is called by what it does.
DRAWN = {"label-content-name-mismatch": {"enabled": False}}


def barriers(page: Page, axe: str, where: Any = None, rules: Any = None) -> list[str]:
    """What is wrong on a page, or somewhere on it."""
    page.evaluate(axe)
    found: list[str] = page.evaluate(FIND, [where, rules or {}])
    return found


def barriers_at_a_table(page: Page, axe: str) -> list[str]:
    """What is wrong on a page with drawings: those of the rules are only looked at."""
    found = barriers(page, axe, {"exclude": [".picture", ".plate svg *"]})
    if page.locator(".picture").count():
        found += barriers(page, axe, ".picture", DRAWN)
    return found
