"""The words of The Quest for El Dorado in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Sentence, Text, plural
from ...core.language.text import mark as _
from .goal_words import GOAL
from .tales import TALES

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

PROMPTS: Final[dict[str, Sentence]] = {
    "play-cards": _("Play cards or buy one; then end your turn"),
    "choose-symbol": _("Choose the symbol (power {0})"),
    "choose-pawn": _("Choose the pawn that moves"),
    "walk": _("Move: {1:symbol}, power {0} left"),
    "guide": _("The Native leads one step: choose a space or a blockade"),
    "choose-way": _("Choose the pawn that goes there"),
    "pay-way": plural("Pay {0} card for the way: {1:fate}", "Pay {0} cards for the way: {1:fate}"),
    "change-card": _("Choose the card whose symbol changes"),
    "pay": _("Pay for {1:card}: {0:coins} to go"),
    "transmit": _("Take any card, free of charge"),
    "remove-cards": plural(
        "Remove {0} card of your hand for good, or none", "Remove up to {0} cards of your hand for good, or none"
    ),
    "remove-one": _("Remove one card of your hand for good"),
    "replace-cards": plural(
        "Put {0} card down to draw a new one, or stop", "Put up to {0} cards down to draw as many new ones"
    ),
    "put-away": _("{0:card} is used up: keep it with your token?"),
    "discard-cards": _("Discard cards that you do not want to keep"),
}

EVENTS: Final[dict[str, Sentence]] = {
    "round": _("Round {0}: {player} begins"),
    "played": _("{player} plays: {0:card}"),
    "used": _("{player} uses a token: {0:token}"),
    "changed": _("{player} changes the symbol of: {0:card}"),
    "entered": _("{player} enters {0:terrain} {1}"),
    "overcame": _("{player} overcomes {0:blockade}"),
    "first-pawn": _("{player} has one pawn in El Dorado"),
    "arrived": _("{player} arrives in El Dorado!"),
    "rubble-paid": _("{player} pays for the rubble: {0:card}"),
    "camp-paid": _("{player} leaves at the base camp: {0:card}"),
    "paid": _("{player} pays with: {0:card}"),
    "token-spent": _("{player} pays with a token: {0:token}"),
    "exchanged": _("{player} turns into coins: {0:card}"),
    "bought": _("{player} buys: {0:card}"),
    "took": _("{player} takes: {0:card}"),
    "removed": _("{player} removes: {0:card}"),
    "replaced": _("{player} replaces: {0:card}"),
    "item-boxed": _("Used up: {0:card}"),
    "item-saved": _("{player} keeps the item: {0:card}"),
    "explored": _("{player} explores a cave and finds: {0:token}"),
    "discarded": _("{player} discards: {0:card}"),
    "drew-1": _("{player} draws: {0:card}"),
    "drew-2": _("{player} draws: {0:card}, {1:card}"),
    "drew-3": _("{player} draws: {0:card}, {1:card}, {2:card}"),
    "drew-4": _("{player} draws: {0:card}, {1:card}, {2:card}, {3:card}"),
    "drew-unseen": plural("{player} draws {0} card", "{player} draws {0} cards"),
    "reshuffled": plural("{player} shuffles {0} card", "{player} shuffles {0} cards"),
    "passed-over": _("{player} has nothing left and is passed over"),
    "nobody-arrives": _("Nobody reaches El Dorado: the game ends without a winner"),
}

VERBS: Final[dict[str, Sentence]] = {
    "step": _("Enter space {0}"),
    "overcome": _("Overcome {0:blockade}"),
    "play": _("Play: {0:card}"),
    "use": _("Use: {0:token}"),
    "pawn": _("Pawn {0}"),
    "as": _("As {0:symbol}"),
    "change": _("Change: {0:card}"),
    "buy": _("Buy: {0:card}"),
    "pay": _("Pay: {0:card}"),
    "spend": _("Pay with the token: {0:token}"),
    "exchange": _("Turn into coins: {0:card}"),
    "take": _("Take: {0:card}"),
    "remove": _("Remove for good: {0:card}"),
    "replace": _("Replace: {0:card}"),
    "discard": _("Discard: {0:card}"),
    "save": _("Keep the item"),
    "lose": _("Remove it for good"),
    "stop": _("Stop here"),
    "done": _("Done"),
}

REASONS: Final = {
    # spaces and blockades
    "not-on-route": ("§3.2", _("That space is not part of this route.")),
    "mountain": ("§6.9", _("Nobody enters a mountain.")),
    "start-space": ("§6.9", _("Nobody returns to a start space.")),
    "not-adjacent": ("§6.2", _("That space is not next to your pawn.")),
    "occupied": ("§6.9", _("Another pawn stands there.")),
    "behind-blockade": ("§7.1", _("A blockade closes that seam: overcome it first.")),
    "wrong-symbol": ("§6.2", _("The symbol does not match.")),
    "too-little-power": ("§6.4", _("The power left on this card is not enough, and cards never add up.")),
    "stop-to-pay": ("§6.3", _("Rubble and base camps are paid with cards: stop moving with this card first.")),
    "needs-a-card": ("§6.1", _("To go there, first play a card or token with that symbol.")),
    "too-few-cards": ("§6.7", _("You do not have enough cards in hand to pay for it.")),
    "no-such-blockade": ("§7.4", _("That blockade does not lie on the route.")),
    "not-beside-blockade": ("§7.2", _("Your pawn does not stand beside that blockade.")),
    "move-first": ("§6.5", _("The card must make at least one step or overcome a blockade.")),
    "stop-first": ("§6.3", _("Finish moving with this card first.")),
    "no-step": ("§6.5", _("There is no step or blockade for it.")),
    "no-target": ("§9.7", _("The Native has nowhere to go.")),
    "another-symbol": ("§11.13", _("The token changes the card to another symbol.")),
    # cards and tokens
    "not-held": ("§5.5", _("You do not have that card in hand.")),
    "gained-this-turn": ("§15.Q8", _("You got that card this turn: you can use it from your next turn on.")),
    "after-buying": ("§5.4", _("After buying you no longer move with cards or pay cards for a way.")),
    "no-such-token": ("§11.5", _("You do not have that token.")),
    "no-hand": ("§11.8", _("You have no card in hand.")),
    "keep-item-later": ("§11.10", _("You are asked for this token right after you have used an item.")),
    "nothing-to-change": ("§11.13", _("No card of yours would get anywhere with another symbol.")),
    "one-symbol-only": ("§15.Q14", _("Only a green, blue or yellow card can change its symbol.")),
    "at-least-one": ("§15.Q16", _("Replace at least one card.")),
    "remove-one": ("§11.8", _("The token removes exactly one card.")),
    "phase-over": ("§15.Q28", _("Cards and tokens are played in phase 1 only.")),
    "pay-first": ("§8.3", _("Complete the payment first.")),
    # market
    "bought-already": ("§8.7", _("You have bought a card this turn already.")),
    "not-sold": ("§2.2", _("The cards of the starting decks are not for sale.")),
    "sold-out": ("§8.5", _("There is none left of that card.")),
    "reserve-closed": ("§8.2", _("The reserve is closed while every market slot has a pile.")),
    "too-expensive": ("§8.1", _("Your cards and tokens are not worth enough.")),
    "price-out-of-reach": ("§8.3", _("If you pay this way, you cannot reach the price any more.")),
    "coins-only": ("§11.6", _("Only coin tokens are money.")),
    "no-use-changing": ("§15.Q14", _("Only a green or blue card gains by being changed into coins.")),
    "no-card-left": ("§9.2", _("No card is left in any pile.")),
    # custom routes; the numbers are pieces or places on the route
    "route-format": ("§3.5", _("Entry {0} of the route cannot be read: write piece:turn:q,r such as c:5:7,-3.")),
    "route-piece": (
        "§3.1",
        _("Entry {0} of the route names no piece: use a to r, and jungle or river for the finish."),
    ),
    "route-start-first": ("§3.1", _("A route begins with the start tile A or B, not with {0:piece}.")),
    "route-finish-missing": ("§3.1", _("A route ends with the finish tile, its jungle or its river side.")),
    "route-finish-last": ("§3.1", _("The finish tile comes last.")),
    "route-too-short": ("§3.1", _("Between the start tile and the finish there must be at least one piece.")),
    "route-twice": ("§3.5", _("The piece lies on the route already, on this face or the other: {0:piece}.")),
    "route-overlap": ("§3.5", _("These pieces overlap: {0:piece} and {1:piece}.")),
    "route-gap": ("§3.3", _("These pieces follow each other but do not touch: {0:piece} and {1:piece}.")),
    "route-side": ("§3.3", _("These pieces must join along a whole side: {0:piece} and {1:piece}.")),
    "route-touch": ("§3.5", _("These pieces touch but do not follow each other: {0:piece} and {1:piece}.")),
    "route-corner": (
        "§3.4",
        _("The finish must wrap around a corner space of the last large tile. It does not fit here: {0:piece}."),
    ),
    "route-narrow": (
        "§3.5",
        _("Two crossings without a mountain are needed between these pieces: {0:piece}, {1:piece}."),
    ),
    "route-no-way": ("§3.5", _("There is no way from every start space to the finish.")),
    "route-blockades": ("§3.5", _("The route needs {0} blockades, and there are six.")),
}

OPTIONS: Final = {
    "route": _("Route"),
    "route=first-game": _("First game"),
    "route=hills-of-gold": _("Hills of Gold"),
    "route=home-stretch": _("Home Stretch"),
    "route=winding-paths": _("Winding Paths"),
    "route=serpentine": _("Serpentine"),
    "route=swamplands": _("Swamplands"),
    "route=witchs-cauldron": _("Witch's Cauldron"),
    "caves": _("Caves"),
    "caves=yes": _("yes"),
    "caves=no": _("no"),
    "strips": _("Blockades at strips"),
    "strips=one": _("only on the side of the start"),
    "strips=both": _("on both sides"),
    "round_limit": _("Limit of rounds"),
    "round_limit=off": _("none"),
    "round_limit=100": _("100 rounds"),
    "round_limit=200": _("200 rounds"),
    "round_limit=500": _("500 rounds"),
}

SAYS: Final[dict[str, Sentence]] = {
    "headline": _("Round {0}"),
    "headline-last": _("Round {0} · last round"),
    "stat-distance": plural("step to go", "steps to go"),
    "stat-blockades": plural("blockade", "blockades"),
    "stat-hand": plural("card in hand", "cards in hand"),
    "stat-deck": plural("card in all", "cards in all"),
    "label-step": _("Go {0}: {1:terrain} {2}"),
    "label-rubble": plural("Go {1}: rubble, discard {0} card", "Go {1}: rubble, discard {0} cards"),
    "label-camp": plural("Go {1}: base camp, {0} card leaves the game", "Go {1}: base camp, {0} cards leave the game"),
    "label-finish": _("Go {0}: El Dorado!"),
    "label-far": _("{0} {1:direction}"),
    "label-by-pawn": _("{0} ({1})"),
    "label-pawn": plural("The {1}: {0} step to go", "The {1}: {0} steps to go"),
    "pawn-front": _("front pawn"),
    "pawn-rear": _("rear pawn"),
    "pawn-side": _("pawn in the {0:direction}"),
    "pawn-number": _("pawn {0}"),
    "label-play": _("Play {0:card}: {0:effect}"),
    "label-use": _("Use {0:token}: {0:token-effect}"),
    "label-buy": _("Buy {0:card} for {1:coins}"),
    "label-pay": _("Pay {1:coins}: {0:card}"),
    "label-pay-way": _("Discard: {0:card}"),
    "label-pay-camp": _("Remove for good: {0:card}"),
    "done-play-cards": plural("End turn: {0} card left", "End turn: {0} cards left"),
    "done-empty": plural("End turn: draw {0} card", "End turn: draw {0} cards"),
    "done-remove-cards": _("Remove no more"),
    "done-replace-cards": _("Draw now"),
    "done-discard-cards": _("Keep {0}, draw {1}"),
    "done-keep-all": _("Keep all {0} cards"),
    "goal-end-turn": _("Keep all and end"),
    "goal-discard-rest": _("Discard all and end"),
    "dear-second-card": _("two cards"),
    "dear-item-used": _("an item is used up"),
    "dear-gone-for-good": _("a card leaves the game for good"),
    "account-gate": plural("{0} pawn in El Dorado", "{0} pawns in El Dorado"),
    "account-gate-row": _("Pawns in El Dorado"),
    "account-short": plural("{0} step short of El Dorado", "{0} steps short of El Dorado"),
    "account-short-row": _("Steps short of it"),
    "account-blockades": plural("Tie-break: {0} blockade", "Tie-break: {0} blockades"),
    "account-blockades-row": _("Tie-break: blockades"),
    "account-highest": _("Tie-break: highest blockade {0}"),
    "account-highest-row": _("Tie-break: highest blockade"),
    "account-arrival": _("Tie-break: arrival number {0}"),
    "account-arrival-row": _("Tie-break: order of arrival"),
}

# Why a plan is good; turns with one decimal place.
WHY: Final[dict[str, Sentence]] = {
    "why-arrived": _("reaches El Dorado"),
    "why-way": plural("the way gets {0}.{1} turns shorter", "the way gets {0}.{1} turns shorter"),
    "why-deck": plural("a better deck saves {0}.{1} turns", "a better deck saves {0}.{1} turns"),
    "why-way-far": _("the way gets shorter"),
    "why-deck-far": _("the deck gets better"),
    "why-blockade": plural("{0} blockade more, which breaks a tie", "{0} blockades more, which break a tie"),
    "why-token": plural("{0} token more", "{0} tokens more"),
}

# The styles of `advice/styles.json`: what each is called, and what its bots do.
STYLES: Final[dict[str, Sentence]] = {
    "style-sprinter": _("sprinter"),
    "style-sprinter-does": _("Buys little and runs."),
    "style-trader": _("trader"),
    "style-trader-does": _("Buys a strong deck first, and runs later."),
}

# What the drawing says.
DRAWN: Final[dict[str, Sentence]] = {
    "draw-board": _("The map"),
    "draw-hand": _("Your hand"),
    "draw-hand-and-market": _("Your hand and the market"),
    "draw-market": _("Market"),
    "draw-own-route": _("A route of your own"),
    "draw-discard": _("discard a card"),
    "draw-remove": _("remove a card for good"),
    "draw-left": _("{0} power left"),
    "draw-stop": _("Stop here, {0} power unused"),
    "draw-pay-cards": plural("Discard {0} card", "Discard {0} cards"),
    "draw-remove-cards": plural("{0} card leaves the game", "{0} cards leave the game"),
    "draw-cave-label": plural("Cave with {0} token", "Cave with {0} tokens"),
    "draw-pawn-label": plural("Pawn of {1}: {0} step to go", "Pawn of {1}: {0} steps to go"),
    "draw-pawn-arrived": _("Pawn of {0}: arrived in El Dorado"),
    "draw-race-label": plural("{1}: {0} step to go; blockades: {2}", "{1}: {0} steps to go; blockades: {2}"),
    "draw-last-round": _("Last round"),
    "draw-idle": plural("{0} round without progress", "{0} rounds without progress"),
    "draw-played": _("Played this turn: {0}"),
    "draw-pile-label": _("{0}. Price {1}, copies left: {2}"),
    "draw-reserve-open": _("Reserve open: a slot is free"),
    "draw-reserve-closed": _("Reserve closed"),
    "draw-money": _("your hand is worth {0}"),
    "draw-to-pay": _("{1}: {0} to pay"),
    "draw-bought": _("bought this turn"),
    "draw-empty-hand": _("Your hand is empty."),
    "draw-your-deck": _("Your deck: still to be drawn, of all"),
    "draw-piles": _("Draw pile {0}, discard pile {1}"),
    "draw-deck-label": _("Your deck, in the draw pile of all: {0}"),
    "draw-route": _("The route"),
    "draw-no-pieces": _("Lay the start tile first."),
    "draw-piece-label": _("{0}. {1:piece}"),
    "draw-piece-wrong": _("{0}. {1:piece}: it does not fit"),
}

TEXT: Final = Text(
    __package__,
    title=_("The Quest for El Dorado"),
    blurb=_(
        "Lead your expedition through jungle, rivers and villages to the golden gate. "
        "Hire better people on the way, and leave behind whatever slows you down."
    ),
    prompts=PROMPTS,
    events=EVENTS,
    verbs=VERBS,
    reasons=REASONS,
    names={
        "card": CARDS,
        "effect": CARD_EFFECTS,
        "token": TOKENS,
        "token-effect": TOKEN_EFFECTS,
        "terrain": TERRAINS,
        "direction": DIRECTIONS,
        "symbol": SYMBOLS,
        "route": ROUTES,
        "piece": PIECES,
        "blockade": BLOCKADES,
        "difficulty": DIFFICULTIES,
        "coins": COINS,
        "fate": FATES,
    },
    says={**SAYS, **WHY, **STYLES, **DRAWN, **GOAL},
    options=OPTIONS,
    tales=TALES,
)
