"""The words of Blue Moon City in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Sentence, Text, plural
from ...core.language.text import mark as _
from .goal_words import GOAL
from .tales import TALES

TILES: Final = [
    _("Courtyard"),
    _("Royal Palace"),
    _("Fire Temple"),
    _("Earth Temple"),
    _("Water Temple"),
    _("Aqueduct"),
    _("Hospice"),
    _("Citadel"),
    _("Watchtower"),
    _("Great Hall"),
    _("University"),
    _("Market Hall"),
    _("Library"),
    _("Trading House"),
    _("Flight Tower"),
    _("City Residence"),
    _("Monastery Tower"),
    _("Caravanserai"),
    _("Thermae"),
    _("Iron Foundry"),
    _("Mill"),
    _("Main Hall"),
    _("Hospital"),
    _("Golden Shrine"),
    _("Theatre"),
]

PEOPLES: Final = [
    _("Vulca"),
    _("Terrah"),
    _("Aqua"),
    _("Flit"),
    _("Khind"),
    _("Mimix"),
    _("Hoax"),
    _("Pillar"),
]

COLOURS: Final = [
    _("black"),
    _("red"),
    _("blue"),
    _("grey"),
    _("green"),
    _("brown"),
    _("white"),
    _("yellow"),
    _("any colour"),
]

CARDS: Final = [
    _("Vulca 1"),
    _("Vulca 2"),
    _("Vulca 3"),
    _("Terrah 1"),
    _("Terrah 2"),
    _("Terrah 3"),
    _("Aqua 1"),
    _("Aqua 2"),
    _("Aqua 3"),
    _("Flit 1"),
    _("Flit 2"),
    _("Flit 3"),
    _("Khind 1"),
    _("Mimix 1"),
    _("Mimix 2"),
    _("Mimix 3"),
    _("Hoax 1"),
    _("Hoax 2"),
    _("Hoax 3"),
    _("Pillar 1"),
    _("Pillar 2"),
    _("Pillar 3"),
]

# What a card can do besides its value, short enough for the card itself.
POWERS: Final = [
    _("Red dragon to any tile"),
    _("Red dragon up to 3 steps"),
    _("no power"),
    _("Green dragon to any tile"),
    _("Green dragon up to 3 steps"),
    _("no power"),
    _("Blue dragon to any tile"),
    _("Blue dragon up to 3 steps"),
    _("no power"),
    _("Fly to any tile"),
    _("2 more steps"),
    _("no power"),
    _("Counts 1 in any colour"),
    _("Two 1s or 2s count 3 in any colour"),
    _("Two 1s or 2s count 3 in any colour"),
    _("no power"),
    _("Recolours up to 4 cards of one colour"),
    _("Recolours 1 card"),
    _("no power"),
    _("One more offering, 1 crystal dearer"),
    _("One more offering, 2 crystals dearer"),
    _("no power"),
]

# What a tile lets you do besides contributing.
TILE_ACTIONS: Final = [
    _("Make an offering"),
    *[_("no action")] * 20,
    _("Go to any other tile"),
    _("Draw 2 cards"),
    _("Make an offering"),
    _("no action"),
]

DRAGONS: Final = [_("red dragon"), _("green dragon"), _("blue dragon")]
ENDINGS: Final = [
    _("The game goes on"),
    _("The offerings are complete"),
    _("The city is finished, and nobody offers any more"),
    _("Nobody has a marker left: a draw for all"),
    _("Standstill: nobody places markers any more"),
]

PROMPTS: Final[dict[str, Sentence]] = {
    "movement": plural(
        "Walk ({0} step left), play a power, or end your movement",
        "Walk ({0} steps left), play a power, or end your movement",
    ),
    "dragon-target": _("Choose the tile to which the {0:dragon} goes"),
    "figure-target": _("Choose the tile to which you fly"),
    "contribution": _("{0:tile}: choose a space to pay, or end your contributions"),
    "palace-colour": _("Choose the colour in which you pay the {0}"),
    "payment": _("Pay {0} more in {1:colour}"),
    "partner": _("Choose the second Mimix of the pair"),
    "recolour": plural(
        "Choose a card to turn {1:colour} ({0} still due)", "Choose a card to turn {1:colour} ({0} still due)"
    ),
    "offering": _("Make an offering for {0} crystals, or end the phase"),
    "more-offerings": _("Discard a Pillar for one more offering (cost {0} and its surcharge), or end the phase"),
    "special-building": _("{0:tile}: use its action, or go on"),
    "relocate": _("Choose the tile to which you go; nothing more can be done there"),
    "reset": _("Reset: discard a card to draw one more, or draw {0} cards"),
}

EVENTS: Final[dict[str, Sentence]] = {
    "turn": _("Round {0}: {player}'s turn"),
    "walked": _("{player} walks to: {0:tile}"),
    "power": _("{player} plays the power of: {0:card}"),
    "dragon": _("{player} brings the {0:dragon} to: {1:tile}"),
    "flew": _("{player} flies to: {0:tile}"),
    "contributes": _("{player} contributes to: {0:tile} ({1:colour} {2})"),
    "colour": _("{player} pays in {0:colour}"),
    "paid": _("{player} pays: {0:card}"),
    "covered": _("{player} covers the {1} of: {0:tile}"),
    "dragon-scales": plural("{player} gains {0} scale from dragons", "{player} gains {0} scales from dragons"),
    "scale-scoring": _("The golden scales are scored"),
    "scale-crystals": _("{player} gets {0} crystals for {1} scales"),
    "rebuilt": _("Rebuilt: {0:tile}"),
    "majority": _("{player} has the majority: {0:tile}"),
    "won-crystals": plural("{player} wins {0} crystal: {1:tile}", "{player} wins {0} crystals: {1:tile}"),
    "won-scales": plural("{player} wins {0} scale: {1:tile}", "{player} wins {0} scales: {1:tile}"),
    "won-cards": plural("{player} wins {0} card: {1:tile}", "{player} wins {0} cards: {1:tile}"),
    "set-aside": plural("{player} sets {0} card aside, unseen", "{player} sets {0} cards aside, unseen"),
    "took-aside": _("{player} takes up, from the cards set aside: {0:card}"),
    "took-aside-unseen": plural("{player} takes up {0} card set aside", "{player} takes up {0} cards set aside"),
    "offered": _("{player} makes offering number {1} for {0} crystals"),
    "special": _("{player} uses the action of: {0:tile}"),
    "relocated": _("{player} goes to: {0:tile}"),
    "discarded": _("{player} discards: {0:card}"),
    "drew": _("{player} draws: {0:card}"),
    "drew-unseen": plural("{player} draws {0} card", "{player} draws {0} cards"),
    "no-cards": plural("No card is left: {player} misses {0} card", "No card is left: {player} misses {0} cards"),
    "reshuffled": _("The discard pile becomes the new deck"),
    "over": _("{0:ending}"),
}

VERBS: Final[dict[str, Sentence]] = {
    "step": _("Walk to: {0:tile}"),
    "power": _("Play: {0:card}"),
    "target": _("To: {0:tile}"),
    "end-movement": _("End movement"),
    "contribute": _("Space {0}"),
    "colour": _("Pay in {0:colour}"),
    "face": _("Pay: {0:card}"),
    "khind": _("Pay: Khind, as any colour"),
    "pair": _("Begin a pair: {0:card}"),
    "partner": _("Complete the pair: {0:card}"),
    "hoax": _("Recolour with: {0:card}"),
    "recolour": _("Recolour and pay: {0:card}"),
    "offer": _("Make an offering"),
    "pillar": _("One more offering: {0:card}"),
    "end-contribution": _("End contributions"),
    "special": _("Use the special building"),
    "skip-special": _("Do not use it"),
    "discard": _("Discard: {0:card}"),
    "draw": _("Draw cards"),
}

REASONS: Final = {
    # movement
    "movement-first": ("§4", _("End your movement first.")),
    "movement-over": ("§4.1", _("Your movement is over: nothing of it can be done later in the turn.")),
    "not-in-city": ("§3.2", _("That tile belongs to the expansion and is not in this city.")),
    "here-already": ("§4.1", _("Your figure stands there already.")),
    "no-steps": ("§4.1", _("You have no steps left.")),
    "not-beside": ("§4.1", _("You walk from tile to tile, never diagonally, one step at a time.")),
    "not-held": ("§5", _("You do not hold that card.")),
    "no-power": ("§5", _("Cards of value 3 have no power.")),
    "dragon-outside": ("§5.2", _("A 2 moves its dragon only if it is already in the city. A 1 brings it in.")),
    "power-after-offering": ("§5.7", _("A Pillar is played after an offering.")),
    "power-when-paying": ("§5", _("This people has its power when you pay a contribution.")),
    "power-first": ("§5.2", _("Nothing of yours is on its way: play a power that goes to a tile first.")),
    "target-first": ("§5.2", _("First choose the tile to go to.")),
    "target-here": ("§13.8", _("It stands there already: choose another tile.")),
    "too-far": ("§5.2", _("With a 2 the dragon goes at most three steps, not diagonally.")),
    # contribution
    "no-marker": ("§4.2", _("You have no marker left to place.")),
    "no-such-space": ("§2.1", _("This building has no such space.")),
    "space-taken": ("§4.2", _("That space is covered already.")),
    "cannot-pay": ("§5.1", _("Your hand cannot pay that.")),
    "palace-bound": ("§4.5", _("Your hand cannot pay that in the colour that the Royal Palace has taken.")),
    "rebuilt": ("§4.2", _("This building is rebuilt: there is nothing to contribute.")),
    "no-building": ("§4.2", _("The Courtyard is not a building: here you make offerings.")),
    "contribution-over": ("§4.2", _("Your contribution phase is over.")),
    "space-first": ("§5.1", _("First choose the space that you want to pay.")),
    # payment
    "colour-first": ("§4.5", _("First choose the colour for this space of the Royal Palace.")),
    "pay-first": ("§5.1", _("Once you have chosen a space you pay it to the end.")),
    "other-colour": ("§5.1", _("That card has another colour than the space.")),
    "dead-end": ("§5.1", _("With that card the payment could no longer be completed.")),
    "green-khind": ("§5.4", _("On a green space a Khind is a plain card: pay it at its value.")),
    "no-pair-of-threes": ("§5.5", _("A Mimix of value 3 never belongs to a pair.")),
    "no-partner": ("§5.5", _("A pair needs two Mimix of value 1 or 2.")),
    "pair-first": ("§5.5", _("That is the second Mimix of a pair: begin the pair first.")),
    "partner-first": ("§5.5", _("First choose the second Mimix of the pair.")),
    "hoax-first": ("§5.6", _("Only a Hoax can recolour a card: spend one first.")),
    "one-source": ("§5.6", _("One Hoax recolours cards of one and the same colour.")),
    "recolour-first": ("§5.6", _("A Hoax must recolour at least one card: choose it.")),
    "own-colour": ("§5.6", _("That card has the colour of the space already.")),
    "recolour-khind": ("§13.11", _("A Khind counts in every colour and never needs a Hoax.")),
    # offerings
    "not-on-courtyard": ("§8.1", _("Offerings are made on the Courtyard.")),
    "too-few-crystals": ("§8.1", _("You have too few crystals for the next space of the Obelisk.")),
    "too-few-for-pillar": ("§8.2", _("You have too few crystals for the next space and the surcharge of this Pillar.")),
    "offering-first": ("§13.22", _("A Pillar adds to an offering: make the first one without it.")),
    "one-offering": ("§8.1", _("You make one offering per turn; more only with a Pillar.")),
    # special buildings and reset
    "special-later": ("§10", _("A special building acts after the contribution phase.")),
    "special-over": ("§10", _("The action of a special building comes before the Reset.")),
    "shrine-later": ("§10.3", _("Here the offering is the action of the Golden Shrine, after your contributions.")),
    "shrine-action": ("§10.3", _("Here the offering is the action of the Golden Shrine.")),
    "shrine-no-pillar": ("§10.3", _("At the Golden Shrine no Pillar adds an offering.")),
    "hall-first": ("§10.1", _("First use the action of the Main Hall; then choose the tile.")),
    "brought-here": ("§10.1", _("The Main Hall brought you here: nothing more can be done on this tile this turn.")),
    "no-special": ("§10", _("The tile where you stand has no special action.")),
    "reset-later": ("§4.3", _("The Reset comes after your contributions.")),
}

OPTIONS: Final = {
    "free_city": _("Free city: all buildings anywhere"),
    "free_city=yes": _("yes"),
    "free_city=no": _("no"),
    "expansion": _("Expansion: four special buildings"),
    "expansion=yes": _("yes"),
    "expansion=no": _("no"),
    "scales": _("Golden scales are scored"),
    "scales=immediate": _("at once (Portuguese rulebook)"),
    "scales=after_building": _("after the building (English rulebook)"),
    "palace": _("The spaces of the Royal Palace are paid"),
    "palace=each_space": _("each in a colour of its own (first edition)"),
    "palace=one_colour": _("all in one colour (Portuguese rulebook)"),
}

SAYS: Final[dict[str, Sentence]] = {
    "headline": _("Round {0}"),
    "stat-offerings": plural("offering", "offerings"),
    "stat-scales": plural("golden scale", "golden scales"),
    "stat-hand": plural("card in hand", "cards in hand"),
    "stat-markers": plural("marker left", "markers left"),
    "stat-crystals": plural("crystal", "crystals"),
    "label-contribute": _("Pay the {0} in {1:colour}"),
    "label-contribute-place": _("Pay the {0} in {1:colour}, space {2}"),
    "label-power": _("{0:card}: {0:power}"),
    "label-offer": _("Make an offering for {0} crystals"),
    "label-pillar": _("One more offering with {0:card}: {1} crystals"),
    "label-special": _("{0:tile}: {0:action}"),
    "label-end-movement": plural("End movement: {0} step left", "End movement: {0} steps left"),
    "label-end-contribution": plural(
        "End contributions: {0} space could be paid", "End contributions: {0} spaces could be paid"
    ),
    "label-end-offering": _("Make no offering"),
    "label-end-more-offerings": _("No more offerings"),
    "label-draw": plural("Draw {0} card", "Draw {0} cards"),
    "goal-swap-1": _("Discard the weakest, draw 3"),
    "goal-swap-2": _("Discard the 2 weakest, draw 4"),
    "account-offering": _("Offering for {0} crystals"),
    "account-offering-row": _("Offerings"),
    "total": _("Offerings"),
    "account-buildings": plural("Buildings paid {0} crystal", "Buildings paid {0} crystals"),
    "account-buildings-row": _("Crystals from buildings"),
    "account-scales": plural("Golden scales paid {0} crystal", "Golden scales paid {0} crystals"),
    "account-scales-row": _("Crystals from golden scales"),
    "account-left": plural("{0} crystal left", "{0} crystals left"),
    "account-left-row": _("Crystals left"),
}

# Why a plan is good.
WHY: Final[dict[str, Sentence]] = {
    "why-offering": _("offering {0} of the {1} that win"),
    "why-crystals": plural("{0} crystal more", "{0} crystals more"),
    "why-ready": _("enough crystals for the next offering"),
    "why-scales": plural("{0} golden scale more", "{0} golden scales more"),
    "why-lead": _("most markers on {0:tile}"),
    "why-short": plural(
        "{0} marker short of the majority on {1:tile}", "{0} markers short of the majority on {1:tile}"
    ),
    "why-nearly": _("one space of {0:tile} is left"),
}

# The styles of `advice/styles.json`: what each is called, and what its bots do.
STYLES: Final[dict[str, Sentence]] = {
    "style-founder": _("founder"),
    "style-founder-does": _("Begins new buildings rather than finishing those of others."),
    "style-dragons": _("dragon friend"),
    "style-dragons-does": _("Goes where there are golden scales."),
}

# What the drawing says.
DRAWN: Final[dict[str, Sentence]] = {
    "board": _("The city, the Obelisk, golden scales and dragons"),
    "your-hand": _("Your hand"),
    "all-hands": _("Everybody's hands"),
    "obelisk": _("Obelisk"),
    "offerings-win": _("{0} offerings win"),
    "next-offering": _("Next offering: {0} crystals"),
    "next-costs": _("next: {0} crystals"),
    "cost-and-mine": _("next: {0} · you have {1}"),
    "idle": _("idle turns: {0} of {1}"),
    "scales": _("Golden scales"),
    "pool-label": _("Golden scales: {0} of {1} in the pool."),
    "outside": _("Outside the city"),
    "deck": _("Deck"),
    "discard": _("Discard"),
    "deck-label": plural("Deck: {0} card", "Deck: {0} cards"),
    "discard-label": plural("Discard: {0} card.", "Discard: {0} cards."),
    "majority": _("Most markers"),
    "builder": _("Each builder"),
    "neighbour": _("Next door"),
    "gain-crystals": plural("{0} crystal", "{0} crystals"),
    "gain-scales": plural("{0} scale", "{0} scales"),
    "gain-cards": plural("{0} card", "{0} cards"),
    "gain-nothing": _("nothing"),
    "if-you-finish": _("If you finish it now"),
    "if-finished": _("If it is finished now"),
    "rebuilt-note": _("Rebuilt: when a neighbour is finished, all with a marker there get this."),
    "courtyard-note": _("No building: here you make an offering. Each Pillar played with it allows one more."),
    "dragons-pay": _("Dragons here: +{0}"),
    "any-people": _("any people"),
    "which-colour": _("Pay in which colour?"),
    "palace-colour": _("All its spaces are paid in {0:colour}"),
    "due": plural("{0} still due", "{0} still due"),
    "payment-label": plural("Paying {1} {2}: {0} still due", "Paying {1} {2}: {0} still due"),
    "rebuilt-label": _("{0}, rebuilt"),
    "rubble-label": _("{0}, rubble: {1}"),
    "no-markers": _("no markers"),
    "space-label": _("{0}, space {1}"),
    "card-any-tile": _("to any tile"),
    "card-three-steps": _("3 steps"),
    "card-fly": _("fly anywhere"),
    "card-two-steps": _("2 more steps"),
    "card-any-colour": _("1, any colour"),
    "card-pair": _("pair makes 3"),
    "card-recolour-four": _("recolours 4"),
    "card-recolour-one": _("recolours 1"),
    "card-offer-one": _("offering, +1"),
    "card-offer-two": _("offering, +2"),
    "stock-crystals": plural("crystal", "crystals"),
    "stock-markers": plural("marker", "markers"),
    "stock-scales": plural("scale", "scales"),
    "set-aside": plural("set aside", "set aside"),
    "empty-hand": _("Your hand is empty."),
}

TEXT: Final = Text(
    __package__,
    title=_("Blue Moon City"),
    blurb=_(
        "Walk through a ruined city and pay with cards of its eight peoples to rebuild it. "
        "The crystals you earn buy offerings at the Obelisk: whoever first makes enough of them wins."
    ),
    prompts=PROMPTS,
    events=EVENTS,
    verbs=VERBS,
    reasons=REASONS,
    names={
        "tile": TILES,
        "people": PEOPLES,
        "colour": COLOURS,
        "card": CARDS,
        "power": POWERS,
        "action": TILE_ACTIONS,
        "dragon": DRAGONS,
        "ending": ENDINGS,
    },
    says={**SAYS, **WHY, **STYLES, **DRAWN, **GOAL},
    options=OPTIONS,
    tales=TALES,
)
