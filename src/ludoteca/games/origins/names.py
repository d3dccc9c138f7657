"""The names of all things in Origins, and short texts of what they do, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import mark as _

COLOURS: Final = [
    _("red"),
    _("purple"),
    _("blue"),
    _("orange"),
    _("yellow"),
]

RESOURCES: Final = [
    _("stone"),
    _("food"),
    _("wisdom"),
    _("gold"),
    _("basic resource"),
]

DICE: Final = [
    _("red 1"),
    _("red 2"),
    _("red 3"),
    _("red 4"),
    _("red 5"),
    _("red 6"),
    _("purple 1"),
    _("purple 2"),
    _("purple 3"),
    _("purple 4"),
    _("purple 5"),
    _("purple 6"),
    _("blue 1"),
    _("blue 2"),
    _("blue 3"),
    _("blue 4"),
    _("blue 5"),
    _("blue 6"),
    _("orange 1"),
    _("orange 2"),
    _("orange 3"),
    _("orange 4"),
    _("orange 5"),
    _("orange 6"),
    _("yellow 1"),
    _("yellow 2"),
    _("yellow 3"),
    _("yellow 4"),
    _("yellow 5"),
    _("yellow 6"),
]

WORKERS: Final = [*DICE, _("Speaker 2"), _("Speaker 3"), _("Speaker 4"), _("Speaker 5"), _("Archon")]

TOWERS: Final = [
    _("red tower"),
    _("purple tower"),
    _("blue tower"),
    _("orange tower"),
    _("yellow tower"),
]

TEMPLES: Final = [
    _("Forest"),
    _("Mountain"),
    _("Sea"),
]

IN_TEMPLES: Final = [
    _("in the Forest temple"),
    _("in the Mountain temple"),
    _("in the Sea temple"),
]

SITES: Final = [
    _("Muster"),
    _("Build"),
    _("Worship"),
    _("Gather"),
    _("Train"),
]

UPPER_ACTIONS: Final = [
    _("Gain 3 stone"),
    _("Gain 3 food"),
    _("Gain 3 wisdom"),
    _("Gain 1 basic resource and 1 gold"),
    _("Gain 1 stone, 1 food and 1 wisdom"),
]

LOWER_ACTIONS: Final = [
    _("Move 1 and/or Attack"),
    _("Buy a Building"),
    _("Pay 1 stone: advance up to 2 in a temple and take its zodiac card"),
    _("Gain a Citizen die"),
    _("Pay 1 to 3 food: raise Freemen or Move"),
]

# Of each colour.
BONUS_ACTIONS: Final = [
    _("pay 1 wisdom: Move 1 or Attack"),
    _("pay 1 food: Buy a Building"),
    _("pay 1 stone: advance 1 in a temple"),
    _("take a Speaker"),
    _("gain 1 basic resource"),
]

TILES: Final = [
    _("Granary"),
    _("Harbor"),
    _("Market"),
    _("Mint"),
    _("Quarry"),
    _("Workshop"),
    _("Arsenal"),
    _("Chariot Grounds"),
    _("Outpost"),
    _("Riding Grounds"),
    _("Stronghold"),
    _("Veterans' Camp"),
    _("Castle"),
    _("Construction Site"),
    _("Courthouse"),
    _("Estate"),
    _("Forum"),
    _("Stone Circle"),
    _("Forest Temple"),
    _("Mountain Temple"),
    _("Obelisk"),
    _("Sacred Site"),
    _("Sea Temple"),
    _("Statue"),
    _("Artists' Hall"),
    _("Astronomy Tower"),
    _("Fountain of Wisdom"),
    _("Gateway"),
    _("Healers' Mansion"),
    _("Wizard's Tower"),
    _("Agora"),
    _("Palace"),
]

# What a tile does, short enough for the tile itself.
ABILITIES: Final = [
    _("1 food, and 1 more per Farm"),
    _("2 points per yellow building"),
    _("4 points per yellow Freeman"),
    _("1 gold"),
    _("1 stone, and 1 more per empty cell beside it"),
    _("1 basic resource"),
    _("Move 2 and/or Attack"),
    _("2 points per red building and per red Freeman"),
    _("Move 1 or Attack"),
    _("Move 2, then 1 stone or food per weaker player"),
    _("Move 1 per red building"),
    _("Score an unused red Freeman, then lower it by 1"),
    _("1 point, and 3 per closed district"),
    _("Reserve a tile; buy it later for 0 wisdom"),
    _("Give an unused Freeman another colour"),
    _("Take a Citizen die for 0 wisdom"),
    _("Take a Speaker"),
    _("0, 1, 3, 6, 10 points for 1 to 5 building colours"),
    _("Advance 2 in the Forest; 1 gold: 1 in another"),
    _("Advance 2 in the Mountain; 1 gold: 1 in another"),
    _("1, 2, 4, 7 points for 1 to 4 Obelisks"),
    _("3, 6, 10 points for 1 to 3 zodiac cards"),
    _("Advance 2 in the Sea; 1 gold: 1 in another"),
    _("Advance 1 in a temple"),
    _("3 points per colour of your Freemen"),
    _("1 wisdom, and 1 more per Advisor"),
    _("1 wisdom; set a Mothership to 1"),
    _("Raise an unused Freeman by up to 2"),
    _("1 point, and 1 per Freeman"),
    _("Use a building beside it"),
    _("1 basic resource, with a die of any colour"),
    _("Holds your towers"),
]

ZODIAC: Final = [
    _("Aries"),
    _("Taurus"),
    _("Gemini"),
    _("Cancer"),
    _("Leo"),
    _("Virgo"),
    _("Libra"),
    _("Scorpio"),
    _("Sagittarius"),
    _("Capricorn"),
    _("Aquarius"),
    _("Pisces"),
]

ZODIAC_TEXTS: Final = [
    _("An Attack also scores 1 point per red die of yours, Freeman or seated."),
    _("Buildings and Citizen dice cost 1 wisdom less."),
    _("When you pass: 1 basic resource per space of your retreat."),
    _("When you pass with a free base: take a Citizen die for free."),
    _("A die you seat goes up by 2, at most to 6."),
    _("You may put a bought building on one of your Farms, for nothing."),
    _("After closing a district you may buy a Citizen die."),
    _("1 wisdom for each district you close and each 6 that becomes an Advisor."),
    _("A Citizen die or Speaker you take may go up by 1."),
    _("After a tower level you may raise a Freeman by 2, at most to 6."),
    _("After advancing 2 in a temple you may pay 1 gold to advance 1 in another."),
    _("Instead of a bonus action you may gain 1 gold."),
]

# District cards: the corner opposite the blank, and the two sides.
CARDS: Final = [
    _("red between purple and blue"),
    _("red between purple and orange"),
    _("red between purple and yellow"),
    _("red between blue and orange"),
    _("red between blue and yellow"),
    _("red between orange and yellow"),
    _("red between blue and blue"),
    _("red between red and purple"),
    _("red between red and orange"),
    _("purple between red and blue"),
    _("purple between red and orange"),
    _("purple between red and yellow"),
    _("purple between blue and orange"),
    _("purple between blue and yellow"),
    _("purple between orange and yellow"),
    _("purple between orange and orange"),
    _("purple between purple and blue"),
    _("purple between purple and yellow"),
    _("blue between red and purple"),
    _("blue between red and orange"),
    _("blue between red and yellow"),
    _("blue between purple and orange"),
    _("blue between purple and yellow"),
    _("blue between orange and yellow"),
    _("blue between yellow and yellow"),
    _("blue between blue and orange"),
    _("blue between red and blue"),
    _("orange between red and purple"),
    _("orange between red and blue"),
    _("orange between red and yellow"),
    _("orange between purple and blue"),
    _("orange between purple and yellow"),
    _("orange between blue and yellow"),
    _("orange between red and red"),
    _("orange between orange and yellow"),
    _("orange between purple and orange"),
    _("yellow between red and purple"),
    _("yellow between red and blue"),
    _("yellow between red and orange"),
    _("yellow between purple and blue"),
    _("yellow between purple and orange"),
    _("yellow between blue and orange"),
    _("yellow between purple and purple"),
    _("yellow between red and yellow"),
    _("yellow between blue and yellow"),
]

SOURCES: Final = [
    _("Attacks"),
    _("final space of the Military track"),
    _("district cards"),
    _("buildings"),
    _("Advisors of a known colour"),
    _("last base"),
    _("gold left"),
    _("rightmost Advisor"),
    _("temples"),
    _("seats times towers"),
]

ENDINGS: Final = [
    _("a player is at the top of all temples"),
    _("no gold is left on the district cards"),
    _("tower discs of only three colours are left"),
    _("a Citizen die is missing"),
    _("the round limit is reached"),
]
