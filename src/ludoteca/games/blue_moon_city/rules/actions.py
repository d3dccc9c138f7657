"""Every action that Blue Moon City can have."""

from __future__ import annotations

from typing import Final

from ....core.language.vocabulary import Vocabulary
from ..data import CARD_IDS, CARDS_OF, HOAX, MIMIX, MOST_SPACES, PEOPLES, PILLAR, TILE_IDS

ACTIONS: Final = Vocabulary()
# Movement
STEP: Final = ACTIONS.verb("step", TILE_IDS)  # walk to a tile beside
POWER: Final = ACTIONS.verb("power", CARD_IDS)  # discard a card for its movement power
TARGET: Final = ACTIONS.verb("target", TILE_IDS)  # where the dragon or the figure goes
END_MOVEMENT: Final = ACTIONS.verb("end_movement")
# Contribution
CONTRIBUTE: Final = ACTIONS.verb("contribute", [str(n + 1) for n in range(MOST_SPACES)])  # a space, from the left
CHOOSE_COLOUR: Final = ACTIONS.verb("colour", PEOPLES)  # the colour of a Palace space
FACE: Final = ACTIONS.verb("face", CARD_IDS)  # pay a card of the space's colour
WILD: Final = ACTIONS.verb("khind")  # pay a Khind for another colour
PAIR: Final = ACTIONS.verb("pair", [CARD_IDS[card] for card in CARDS_OF[MIMIX]])  # the first Mimix of a pair ...
PARTNER: Final = ACTIONS.verb("partner", [CARD_IDS[card] for card in CARDS_OF[MIMIX]])  # ... and the second
RECOLOURER: Final = ACTIONS.verb("hoax", [CARD_IDS[card] for card in CARDS_OF[HOAX]])  # spend a Hoax ...
RECOLOUR: Final = ACTIONS.verb("recolour", CARD_IDS)  # ... and pay the cards that it recolours
OFFER: Final = ACTIONS.verb("offer")
EXTRA: Final = ACTIONS.verb("pillar", [CARD_IDS[card] for card in CARDS_OF[PILLAR]])  # one more offering
END_CONTRIBUTION: Final = ACTIONS.verb("end_contribution")
# Special buildings
USE: Final = ACTIONS.verb("special")
SKIP: Final = ACTIONS.verb("skip_special")
# Reset
DISCARD: Final = ACTIONS.verb("discard", CARD_IDS)
DRAW: Final = ACTIONS.verb("draw")
