"""The sentences of the drawing of Origins, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Sentence
from ...core.language.text import mark as _

DRAWN: Final[dict[str, Sentence]] = {
    # the pictures, for those who cannot see them
    "board": _("The table: sites, Military track, market, supply, temples and district cards"),
    "your-area": _("Your city, people and points"),
    "other-cities": _("The cities of the others"),
    "city-of": _("The city of {0}"),
    # headings and notes
    "market": _("Market"),
    "market-note": _("tile above, citizen below, one price"),
    "military": _("Military"),
    "districts": _("Districts"),
    "first-later": _("first / later"),
    "your-city": _("Your city"),
    "advisors": _("Advisors"),
    "reserve": _("Reserved"),
    "free-base": _("free"),
    "passed": _("passed"),
    "no-zodiac": _("No zodiac card"),
    "tokens": _("superiority"),
    "points-so-far": _("points so far, by source"),
    "at-the-end": _("the end would add {0}"),
    "farm": _("Farm"),
    # the rows of a site, and the bonus tiles by their colours: short, beside their signs
    "row-upper-0": _("3 stone"),
    "row-upper-1": _("3 food"),
    "row-upper-2": _("3 wisdom"),
    "row-upper-3": _("1 good, 1 gold"),
    "row-upper-4": _("1 of each"),
    "row-muster": _("Move, Attack"),
    "row-build": _("Buy a building"),
    "row-worship": _("Climb 2"),
    "row-gather": _("New Citizen"),
    "row-train": _("Train"),
    "row-red": _("Military"),
    "row-purple": _("Building"),
    "row-blue": _("Climb 1"),
    "row-orange": _("Take a Speaker"),
    "row-yellow": _("1 resource"),
    # things in words
    "fare": _("A visit costs {0:wisdom} with: {1}."),
    "site-label": _("{0}: value {1}, bonus tile {2}."),
    "site-workers": _("There: {0}."),
    "tile-label": _("{0}. {1:wisdom}, {2:stone}"),
    "offer-label": _("{0}, {1:wisdom}"),
    "stack-label": _("Next: {0}, {1} more"),
    "tower-label": _("{0:tower}: {1:discs}, next level {2:gold}"),
    "supply-label": _("Dice in the supply: {0}"),
    "temple-label": _("{0}: {1}"),
    "disc-label": _("{0} at {1}"),
    "held-by": _("{0} Held by {1}"),
    "strength-label": _("{0}: space {1}"),
    "neutral-disc": _("Neutral disc"),
    "road-attack": _("Attack from space {0}"),
    "road-move": _("Move to space {0}"),
    "bastion": _("{0} holds the Bastion"),
    "card-label": _("{0}: {1:points}, then {2}; {3:gold}"),
    "seat-label": _("Seat of Power: {0}"),
    "open-label": _("Empty Seat of Power: {0:points}, {1:gold}"),
    "away": _("on {0}"),
    "base-label": _("A base for {0:food}"),
    "advisors-label": _("Advisors: {0}"),
}
