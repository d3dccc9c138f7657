"""The sentences of the drawing of Origins, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.text import Sentence
from ...core.text import mark as _

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
    "first-later": _("first match / later"),
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
    "farm-text": _("A tile face down: no colour, no ability; it completes districts"),
    # what the parts of the table are for
    "road-help-title": _("Military track"),
    "road-help": _(
        "Each divide you cross gives a Superiority token. An Attack gives what is printed on your space, and "
        "1 point per divide behind you and per weaker player. After the round discs fall back to the last "
        "divide."
    ),
    "market-help-title": _("Market and Citizen offer"),
    "market-help": _(
        "The wisdom between them is the price of the tile above and of the die below. A tile also costs its "
        "stone, or lies face down as a Farm for nothing. A tick: you could pay for it now."
    ),
    "supply-help-title": _("What is left"),
    "supply-help": _(
        "By colour: the tile that comes into the market next, tower discs and the gold your next level "
        "costs, Citizen dice; below, the Speakers. The game ends when discs of only three colours are left "
        "or a die is missing."
    ),
    "temples-help-title": _("Temples"),
    "temples-help": _(
        "At the end your highest temple is dropped and the other two score. After each round the furthest "
        "disc takes the zodiac card; so does the action Worship at once."
    ),
    "districts-help-title": _("District cards"),
    "districts-help": _(
        "Close a block of 2 × 2 tiles with these three colours, turned or mirrored as you like: the high "
        "points the first time you match it, then the low ones, and all gold on the card. No gold left: last "
        "round."
    ),
    # the rows of a site, and the bonus tiles by their colours: short, beside their signs
    "row-gain": _("Gain"),
    "row-muster": _("Move, Attack"),
    "row-build": _("Building"),
    "row-worship": _("Temple"),
    "row-gather": _("Citizen"),
    "row-train": _("Training"),
    "row-red": _("Military"),
    "row-purple": _("Building"),
    "row-blue": _("Temple"),
    "row-orange": _("Speaker"),
    "row-yellow": _("Resource"),
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
