"""What everything on the table of Origins is, in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import mark as _
from ...core.seen.legend import Part, Thing
from .data import AGORA, BUILDINGS, COLOURS, PALACE, TILE_COLOUR
from .names import (
    ABILITIES,
    BONUS_ACTIONS,
    LOWER_ACTIONS,
    RESOURCES,
    SITES,
    TEMPLES,
    TILES,
    UPPER_ACTIONS,
    ZODIAC,
    ZODIAC_TEXTS,
)

SITE: Final = _(
    "Send a worker here: free if it shows at least the number of the ship, else pay the difference in wisdom. "
    "Then do one of the two actions."
)
UPPER: Final = _("Upper action")
LOWER: Final = _("Lower action")
BONUS: Final = _("Bonus tile")

SITE_THINGS: Final = {f"site:{site}": Thing(name, SITE, "§5.0") for site, name in enumerate(SITES)}
UPPER_THINGS: Final = {f"upper:{site}": Thing(UPPER, deed, "§5.1") for site, deed in enumerate(UPPER_ACTIONS)}
LOWER_THINGS: Final = {f"lower:{site}": Thing(LOWER, deed, "§5.1") for site, deed in enumerate(LOWER_ACTIONS)}
BONUS_THINGS: Final = {f"bonus:{colour}": Thing(BONUS, deed, "§5.2") for colour, deed in enumerate(BONUS_ACTIONS)}

COLOUR_SECTIONS: Final = {
    "yellow": "§11.1",
    "red": "§11.2",
    "orange": "§11.3",
    "blue": "§11.4",
    "purple": "§11.5",
}


def section(design: int) -> str:
    """Where the rules tell about a tile."""
    return COLOUR_SECTIONS[COLOURS[TILE_COLOUR[design]]] if design < BUILDINGS else "§11.6"


TILE_THINGS: Final = {
    **{f"tile:{design}": Thing(TILES[design], ABILITIES[design], section(design)) for design in range(BUILDINGS)},
    f"tile:{AGORA}": Thing(TILES[AGORA], ABILITIES[AGORA], section(AGORA)),
    f"tile:{PALACE}": Thing(TILES[PALACE], ABILITIES[PALACE], section(PALACE)),
    "farm": Thing(_("Farm"), _("A tile face down: no colour, no ability; it completes districts"), "§5.5"),
}
ZODIAC_THINGS: Final = {f"zodiac:{card}": Thing(name, ZODIAC_TEXTS[card], "§12") for card, name in enumerate(ZODIAC)}

TEMPLE: Final = _(
    "Climb it by Worship, by the blue bonus tile or by temple buildings. Your highest temple does not count."
)
TEMPLE_THINGS: Final = {f"temple:{number}": Thing(name, TEMPLE, "§5.6") for number, name in enumerate(TEMPLES)}

GOODS: Final = (
    _("Pays for buildings and for Worship."),
    _("Pays for new bases and for training."),
    _("Pays where a die is too low, and for tiles and dice of the market."),
    _("Stands for any basic resource, builds towers, and is worth 1 point at the end."),
)
GOOD_THINGS: Final = {f"good:{number}": Thing(RESOURCES[number], deed, "§1.1") for number, deed in enumerate(GOODS)}

PEOPLE: Final = {
    "freeman": Thing(
        _("Freeman"),
        _("A die on your base is a worker. Home from a site it goes up by 1; after 6 it becomes an Advisor."),
        "§5.0",
    ),
    "citizen": Thing(_("Citizen die"), _("A new worker for a free base. It costs the wisdom above it."), "§5.7"),
    "speaker": Thing(_("Speaker"), _("A worker without a colour and without a base, for one visit."), "§5.9"),
    "archon": Thing(
        _("Archon"), _("A worker who enters every site for nothing. It has the colours of your Advisors."), "§5.0"
    ),
    "base": Thing(_("Base"), _("Holds a die. Pay food for the next one; the sixth brings 10 points."), "§6.3"),
    "advisors": Thing(
        _("Advisors"), _("Dice that rose above 6. At the end the rightmost one scores what stands below it."), "§7.1"
    ),
    "token": Thing(
        _("Superiority token"), _("After an action you may spend one for another action in the same turn."), "§8"
    ),
    "people": Thing(_("People at home"), _("The workers that this player can still send in this round."), "§5.0"),
    "goods": Thing(
        _("Goods"), _("Stone, food, wisdom and gold, Superiority tokens, Advisors and zodiac cards."), "§1.1"
    ),
}

CITY: Final = {
    "city": Thing(
        _("City"),
        _("A player's tiles. Four in a square are a district; the die in its middle scores at the end."),
        "§6.1",
    ),
    "seat": Thing(
        _("Seat of Power"),
        _("Put a die between four tiles: it scores a card, wakes buildings of its colour, and counts at the end."),
        "§6.1",
    ),
    "plot": Thing(_("Empty cell"), _("A new tile shares an edge with a tile of your city."), "§5.5"),
    "tower": Thing(
        _("Tower"),
        _("One level costs as much gold as the tower is high. It multiplies the seated dice of its colour."),
        "§6.2",
    ),
    "score": Thing(
        _("Points"),
        _("By source; behind the cup what the end would add now: gold, Advisor, temples, seats times towers."),
        "§10.2",
    ),
    "zodiac": Thing(_("Zodiac cards"), _("Each works for whoever holds it, until somebody else takes it."), "§12"),
}

BOARD: Final = {
    "road": Thing(
        _("Military track"),
        _(
            "Each divide you cross gives a Superiority token. An Attack gives what is printed on your space, and "
            "1 point per divide behind you and per weaker player. After the round discs fall back to the last "
            "divide."
        ),
        "§5.3",
    ),
    "bastion": Thing(_("Bastion"), _("Whoever is furthest on the Military track begins the next round."), "§9.2"),
    "market": Thing(
        _("Market and Citizen offer"),
        _(
            "The wisdom between them is the price of the tile above and of the die below. A tile also costs its "
            "stone, or lies face down as a Farm for nothing. A tick: you could pay for it now."
        ),
        "§5.5",
    ),
    "supply": Thing(
        _("What is left"),
        _(
            "By colour: the tile that comes into the market next, tower discs and the gold your next level "
            "costs, Citizen dice; below, the Speakers. The game ends when discs of only three colours are left "
            "or a die is missing."
        ),
        "§10.1",
    ),
    "temples": Thing(
        _("Temples"),
        _(
            "At the end your highest temple is dropped and the other two score. After each round the furthest "
            "disc takes the zodiac card; so does the action Worship at once."
        ),
        "§9.4",
    ),
    "districts": Thing(
        _("District cards"),
        _(
            "Close a block of 2 × 2 tiles with these three colours, turned or mirrored as you like: the high "
            "points the first time you match it, then the low ones, and all gold on the card. No gold left: last "
            "round."
        ),
        "§6.1",
    ),
    "district": Thing(
        _("District card"),
        _("A square of your city with these colours scores the high points the first time, then the low ones."),
        "§6.1",
    ),
}

LEGEND: Final = (
    Part(_("Sites"), {**SITE_THINGS, **UPPER_THINGS, **LOWER_THINGS, **BONUS_THINGS}),
    Part(_("Your people"), {**PEOPLE, **GOOD_THINGS}),
    Part(_("Buildings"), TILE_THINGS),
    Part(_("Your city"), CITY),
    Part(_("Zodiac"), ZODIAC_THINGS),
    Part(_("On the table"), {**TEMPLE_THINGS, **BOARD}),
)
