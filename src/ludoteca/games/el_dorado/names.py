"""What things are called in The Quest for El Dorado, in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import mark as _

CARDS: Final = [
    _("Explorer"),
    _("Traveler"),
    _("Sailor"),
    _("Scout"),
    _("Trailblazer"),
    _("Pioneer"),
    _("Giant Machete"),
    _("Captain"),
    _("Photographer"),
    _("Journalist"),
    _("Treasure Chest"),
    _("Millionaire"),
    _("Jack of All Trades"),
    _("Adventurer"),
    _("Prop Plane"),
    _("Transmitter"),
    _("Cartographer"),
    _("Compass"),
    _("Scientist"),
    _("Travel Log"),
    _("Native"),
]

# What a card does, short enough for the card itself.
CARD_EFFECTS: Final = [
    _("Machete 1"),
    _("Coin 1"),
    _("Paddle 1"),
    _("Machete 2"),
    _("Machete 3"),
    _("Machete 5"),
    _("Machete 6, once only"),
    _("Paddle 3"),
    _("Coin 2"),
    _("Coin 3"),
    _("Coin 4, once only"),
    _("Coin 4"),
    _("Machete, paddle or coin 1"),
    _("Machete, paddle or coin 2"),
    _("Machete, paddle or coin 4, once only"),
    _("Take any card of the market or the reserve. Once only."),
    _("Draw 2 cards."),
    _("Draw 3 cards. Once only."),
    _("Draw 1 card, then you may remove 1."),
    _("Draw 2 cards, then you may remove up to 2. Once only."),
    _("One step anywhere, or take a blockade."),
]

TOKENS: Final = [
    _("Machete 1"),
    _("Machete 2"),
    _("Machete 3"),
    _("Paddle 1"),
    _("Paddle 2"),
    _("Coin 1"),
    _("Coin 2"),
    _("Draw"),
    _("Remove"),
    _("Replace"),
    _("Keep item"),
    _("Pass"),
    _("Native"),
    _("Change symbol"),
]

TOKEN_EFFECTS: Final = [
    *[_("Moves a pawn through jungle, like a card.")] * 3,
    *[_("Moves a pawn on rivers, like a card.")] * 2,
    *[_("Moves a pawn through villages, like a card, or helps to pay.")] * 2,
    _("Draw 1 card."),
    _("Remove 1 card of your hand."),
    _("Put 1 to 4 cards of your hand down and draw as many."),
    _("Keep an item that you have just used."),
    _("This turn your pawns may enter occupied spaces."),
    _("One step anywhere, or take a blockade."),
    _("A card counts as another symbol."),
]

TERRAINS: Final = [
    _("jungle"),
    _("river"),
    _("village"),
    _("rubble"),
    _("base camp"),
    _("mountain"),
    _("start"),
]

# Clockwise from the east, as the map is drawn.
DIRECTIONS: Final = [
    _("east"),
    _("south-east"),
    _("south"),
    _("south-west"),
    _("west"),
    _("north-west"),
    _("north"),
    _("north-east"),
]

SYMBOLS: Final = [_("machete"), _("paddle"), _("coin"), _("any symbol"), _("Native")]

ROUTES: Final = [
    _("First game"),
    _("Hills of Gold"),
    _("Home Stretch"),
    _("Winding Paths"),
    _("Serpentine"),
    _("Swamplands"),
    _("Witch's Cauldron"),
]

PIECES: Final = [
    _("tile A"),
    _("tile B"),
    _("tile C"),
    _("tile D"),
    _("tile E"),
    _("tile F"),
    _("tile G"),
    _("tile H"),
    _("tile I"),
    _("tile J"),
    _("tile K"),
    _("tile L"),
    _("tile M"),
    _("tile N"),
    _("strip O"),
    _("strip P"),
    _("strip Q"),
    _("strip R"),
    _("the finish"),
]

BLOCKADES: Final = [
    _("no blockade"),
    _("blockade 1 (machete 1)"),
    _("blockade 2 (coin 1)"),
    _("blockade 3 (discard 1 card)"),
    _("blockade 4 (paddle 1)"),
    _("blockade 5 (machete 2)"),
    _("blockade 6 (discard 2 cards)"),
]

# What becomes of cards that are paid for a way.
FATES: Final = [_("to the discard pile"), _("out of the game for good")]

DIFFICULTIES: Final = [_("easy"), _("medium"), _("hard")]

# Amounts of money, by half coins.
COINS: Final = [
    _("0 coins"),
    _("½ coin"),
    _("1 coin"),
    _("1½ coins"),
    _("2 coins"),
    _("2½ coins"),
    _("3 coins"),
    _("3½ coins"),
    _("4 coins"),
    _("4½ coins"),
    _("5 coins"),
]
