"""The words of Unreal Estate in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ...core.language.text import Sentence, Text, plural
from ...core.language.text import mark as _
from .data import VALUE
from .goal_words import GOAL
from .tales import TALES

CARDS: Final = [
    _("Halfling Home"),
    _("Orc Tavern"),
    _("Wizard's Tower"),
    _("Magic Boutique"),
    _("Dwarven Forge"),
    _("Elven Treehouse"),
    _("Mermaid Grotto"),
    _("Enchanted Castle"),
    _("Sacred Sanctuary"),
    _("Demolition Yard"),
    _("Goblin Swap Meet"),
    _("Dragon Roost"),
    _("Architects' Hall"),
    _("Collapsed Archive"),
    _("Almshouse"),
    _("Thieves' Den"),
    _("Surveyor's Lodge"),
    _("Salvage Depot"),
    _("Clock Tower"),
    _("Wishing Well"),
    _("Royal Mint"),
    _("Carpenter's Yard"),
    _("Toll House"),
    _("Illusionist's Studio"),
    _("Crier's Square"),
    _("Guild Vault"),
    _("Crane Works"),
    _("Back-Alley Exchange"),
    _("Museum of Ruins"),
]

# What a card does, short enough for the card itself.
CARD_EFFECTS: Final = [
    *[_("A building: collect its cards and score them as a set.")] * 9,
    _("The largest pile of the drawer is discarded."),
    _("Everybody passes one card face down to the left."),
    _("Whoever holds most cards puts a building into the drawer."),
    _("Two more cards come to the table."),
    _("The table goes to the drawer; a fresh one is dealt."),
    _("Whoever has the fewest points draws a card."),
    _("Take a random card from an opponent."),
    _("See three cards of the deck and keep one; the rest goes away."),
    _("Take up to two different plans from the drawer."),
    _("Take two more actions right now."),
    _("Draw two cards."),
    _("2 points for each different name in the drawer."),
    _("Put up to two buildings into the drawer, draw as many cards."),
    _("Lies before you: get half of the next set an opponent scores."),
    _("Score a set as if you held one card more."),
    _("Score a set as if the drawer held one plan more."),
    _("Score a set; its pile stays in the drawer."),
    _("Score up to two sets of different names."),
    _("See an opponent's hand and swap a building."),
    _("Discard one name from your hand for twice its value."),
]

PROMPTS: Final[dict[str, Sentence]] = {
    "turn": _("Take a card, score a set or play a special"),
    "bestowed-set": _("{0:card}: choose the set. {0:effect}"),
    "further-set": _("Crane Works: score a second set of another name, or stop"),
    "final-set": _("Final scoring: choose your last set"),
    "pass-on": _("Goblin Swap Meet: choose the card that goes face down to {0:seat}"),
    "give-up": plural(
        "Dragon Roost: nobody has more than your {0} card; choose a building for the drawer",
        "Dragon Roost: nobody has more than your {0} cards; choose a building for the drawer",
    ),
    "rob": _("Thieves' Den: from whom do you take a random card?"),
    "keep-one": _("Surveyor's Lodge: choose the card you keep; the others are shown and put away"),
    "salvage": plural(
        "Salvage Depot: take {0} plan from the drawer, or stop",
        "Salvage Depot: take up to {0} different plans from the drawer, or stop",
    ),
    "carpenter": plural(
        "Carpenter's Yard: put {0} more building into the drawer, or stop; then draw as many cards",
        "Carpenter's Yard: put up to {0} buildings into the drawer, or stop; then draw as many cards",
    ),
    "visit": _("Back-Alley Exchange: whose hand do you look at, to swap a building?"),
    "give": _("Back-Alley Exchange: choose the building that {0:seat} gets"),
    "swap": _("Back-Alley Exchange: choose the building that you take from {0:seat}"),
    "ruin": _("Museum of Ruins: discard all your cards of one building for {0} times their value"),
}

EVENTS: Final[dict[str, Sentence]] = {
    "round": _("Round {0}: {player} begins"),
    "revealed": _("Revealed: {0:card}"),
    "reshuffled": _("The discard pile becomes the new deck"),
    "took": _("{player} takes: {0:card}"),
    "played": _("{player} plays: {0:card}"),
    "scored": _("{player} scores {0:card}: {1} × {0:value} × {2} = {3:points}"),
    "toll": _("{player} collects {1:points} with the Toll House"),
    "no-action": _("{player} has nothing to do"),
    "final-scoring": _("Final scoring: {player} begins"),
    "no-final-set": _("{player} has no set for the final scoring"),
    "demolished": _("Demolished: {1} × {0:card}"),
    "received": _("{player} receives from {0:seat}: {1:card}"),
    "received-unseen": _("{player} receives a card from {0:seat}"),
    "dropped": _("{player} puts into the drawer: {0:card}"),
    "drew": _("{player} draws: {0:card}"),
    "drew-unseen": _("{player} draws a card"),
    "discarded": _("Discarded without effect: {0:card}"),
    "put-away": _("Into the drawer: {0:card}"),
    "robbed": _("{player} takes from {0:seat}: {1:card}"),
    "robbed-unseen": _("{player} takes a card from {0:seat}"),
    "looked": plural("{player} looks at {0} card", "{player} looks at {0} cards"),
    "kept": _("{player} keeps: {0:card}"),
    "kept-unseen": _("{player} keeps a card"),
    "salvaged": _("{player} salvages: {0:card}"),
    "minted": _("{player} mints {0} × {1} = {2:points}"),
    "visited": _("{player} looks into the hand of {0:seat}"),
    "swapped": _("{player} gives {0:seat}: {1:card}, and takes: {2:card}"),
    "swapped-unseen": _("{player} swaps a building with {0:seat}"),
    "ruined": _("{player} exhibits {0:card}: {1} × {0:value} × {2} = {3:points}"),
}

VERBS: Final = {
    "select": _("Take: {0:card}"),
    "play": _("Play: {0:card}"),
    "score": _("Score: {0:card}"),
    "pass": _("Pass on: {0:card}"),
    "drop": _("Into the drawer: {0:card}"),
    "keep": _("Keep: {0:card}"),
    "salvage": _("Salvage: {0:card}"),
    "give": _("Give: {0:card}"),
    "swap": _("Take: {0:card}"),
    "ruin": _("Exhibit: {0:card}"),
    "rob": _("Rob {0:seat}"),
    "visit": _("Visit {0:seat}"),
    "done": _("Stop here"),
}

REASONS: Final = {
    "not-on-table": ("§4.1", _("That card does not lie on the proposal table.")),
    "not-held": ("§4.1", _("You do not hold that card.")),
    "no-special": ("§4.1", _("Only specials that are kept can be played from the hand.")),
    "no-card-of-name": ("§5", _("You hold no card of that building.")),
    "no-plan-in-drawer": ("§5", _("The drawer has no plan of that building.")),
    "no-set": ("§6", _("You have no set to score: you need the same building in hand and in the drawer.")),
    "no-building": ("§6", _("You hold no building card.")),
    "no-partner": ("§6", _("No opponent holds a building card.")),
    "another-name": ("§6", _("The second set must be of another building.")),
    "different-names": ("§6", _("The two cards must be of different buildings.")),
    "yourself": ("§6", _("Choose an opponent.")),
    "empty-hand": ("§6", _("That player has no cards.")),
    "no-building-there": ("§6", _("That player holds no building card.")),
    "cannot-keep": ("§6", _("Specials that act when dealt or taken cannot be kept.")),
    "not-looked-at": ("§6", _("That card is not among those you are looking at.")),
    "not-there": ("§6", _("Your partner does not hold that building.")),
    "only-sets-now": ("§7.3", _("In the final scoring you can only score one set.")),
}

OPTIONS: Final = {
    "short_table": _("Last table too small (2 or 3 players)"),
    "short_table=play": _("it is played"),
    "short_table=end": _("the game ends before it"),
    "memory": _("Show the cards that everybody saw others take"),
    "memory=yes": _("yes"),
    "memory=no": _("no"),
}

SAYS: Final[dict[str, Sentence]] = {
    "headline": plural("Round {1} · {0} card left", "Round {1} · {0} cards left"),
    "stat-score": plural("point", "points"),
    "stat-hand": plural("card in hand", "cards in hand"),
    "stat-front": plural("special in front", "specials in front"),
    "score-set": _("{0:card}: {1} × {0:value} × {2}"),
    "score-set-row": _("Sets scored"),
    "label-score": _("{0:card}: score {1}"),
    "label-take-set": _("Take: {0:card}; its set then scores {1}"),
    "label-special": _("{0}. {1:effect}"),
    "label-pass": _("To {1:seat}: {0:card}"),
    "label-rob": plural("Rob {1:seat} ({0} card in hand)", "Rob {1:seat} ({0} cards in hand)"),
    "label-visit": plural("Visit {1:seat} ({0} card in hand)", "Visit {1:seat} ({0} cards in hand)"),
    "label-ruin": _("{0:card}: discard for {1:points}"),
    "done-further-set": _("No second set"),
    "done-salvage": _("Take no more"),
    "done-carpenter": _("Stop and draw"),
    "account-toll": _("Toll House"),
    "account-mint": plural("Royal Mint: {0} name", "Royal Mint: {0} names"),
    "account-mint-row": _("Royal Mint"),
    "account-ruin": _("Museum of Ruins: {1} × {0:card}"),
    "account-ruin-row": _("Museum of Ruins"),
    "account-cards": plural("Tie-break: {0} card in hand", "Tie-break: {0} cards in hand"),
    "account-cards-row": _("Tie-break: cards in hand"),
    "account-value": _("Tie-break: value {0} in hand"),
    "account-value-row": _("Tie-break: value in hand"),
    "why-points": plural("{0} point now", "{0} points now"),
    "why-set": plural("a set worth {0} point: {1:card}", "a set worth {0} points: {1:card}"),
    "why-cards": plural("{0} card for a later set: {1:card}", "{0} cards for a later set: {1:card}"),
    "why-special": _("for later: {0:card}"),
}

# The styles of `advice/styles.json`: what each is called, and what its bots do.
STYLES: Final[dict[str, Sentence]] = {
    "style-dealer": _("dealer"),
    "style-dealer-does": _("Scores small sets at once."),
    "style-collector": _("collector"),
    "style-collector-does": _("Keeps its cards until a set is large."),
}

# What the drawing says.
DRAWN: Final[dict[str, Sentence]] = {
    "board": _("The desk: proposal table, project drawer and score"),
    "your-hand": _("Your hand"),
    "all-hands": _("Everybody's hands"),
    "proposal-table": _("Proposal table"),
    "table-note": _("take one card, or score a set"),
    "empty-table": _("No cards left on the table"),
    "project-drawer": _("Project drawer"),
    "drawer-note": _("cards in hand × value × plans in the drawer"),
    "drawer-legend": _("+1 → with one more card · 4/7 not seen yet"),
    "this-round": _("Round {0}"),
    "deck": _("Deck"),
    "discard": _("Discard"),
    "when-dealt": _("when dealt"),
    "when-taken": _("when taken"),
    "when-kept": _("keep it"),
    "took": _("{0} took"),
    "resolved": _("resolved"),
    "flag-then": _("then {0} × {1} × {2} = {3}"),
    "in-hand": _("{0} in hand"),
    "best-set": _("Best set now"),
    "with-one-more": _("{0} with one more card"),
    "best-line": _("Best set now: {0}, {1}; {2} with one more card"),
    "no-set": _("No set yet: you need the same building in hand and in the drawer."),
    "only-you-see": _("Only you see these cards"),
    "empty-hand": _("Your hand is empty."),
    "no-cards": _("no cards"),
    "card-label": _("{0}, value {1}, {2} in the game"),
    "special-label": _("{0} ({1}): {2}"),
    "drawer-label": _("{0}, value {1}: {2} in the drawer, {3} in your hand, {4} of {5} not seen yet"),
    "player-label": _("{0}: {1:cards}, {2:points}"),
    "score-label": _("{0}: {1:points}"),
    "deck-label": _("Cards in the deck: {0}."),
    "reshuffle-label": _("The discard will be shuffled in once."),
    "discard-label": _("Cards in the discard: {0}"),
}

COUNTS: Final = {
    "points": plural("{0} point", "{0} points"),
    "cards": plural("{0} card in hand", "{0} cards in hand"),
}

TEXT: Final = Text(
    __package__,
    title=_("Unreal Estate"),
    blurb=_(
        "Collect the plans of fairy-tale houses and cash them in as sets. "
        "A set is worth more the more plans of that house others have scorned."
    ),
    prompts=PROMPTS,
    events=EVENTS,
    verbs=VERBS,
    reasons=REASONS,
    names={"card": CARDS, "effect": CARD_EFFECTS, "value": [str(value) for value in VALUE]},
    says={**SAYS, **STYLES, **DRAWN, **GOAL},
    options=OPTIONS,
    tales=TALES,
    counts=COUNTS,
)
