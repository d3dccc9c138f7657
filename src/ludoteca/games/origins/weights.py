"""What things count in points beside a point already scored, while much of the game is still to come."""

from __future__ import annotations

from typing import Final

BASIC: Final = 0.55  # a basic resource ...
PLENTY: Final = 0.25  # ... beyond the first ENOUGH of its kind
ENOUGH: Final = 4
GOLD_MORE: Final = 0.8  # a gold, besides the point it scores
DIE: Final = 3.2  # a Freeman ...
PIP: Final = 0.35  # ... and each pip of it
ACT: Final = 3.1  # a worker who can still act in this round
BASE: Final = 1.2  # a base beyond the first two
FREE_BASE: Final = 0.9
SPEAKER_HELD: Final = 1.0
HIGHEST: Final = 0.3  # the temple disc that is dropped, as a share of its points
STEP: Final = 0.5  # a temple space, besides its points
CARD: Final = 7.2  # a zodiac card
SPACE: Final = 0.4  # a Military space that the retreat cannot take
DIVIDE: Final = 0.9  # a divide crossed, for later Attacks
TOKEN: Final = 0.6
LEVEL: Final = 1.0  # a tower level, besides what its seats score
TILE: Final = 0.5
BUILDING: Final = 0.7
NEARLY: Final = 0.5  # three tiles of a block
OPEN: Final = 2.8  # a district that may be closed
HOPE: Final = 0.6  # what a district card would score, as a share
ADVISOR: Final = 0.4  # a colour of the Archon
NOW: Final = 0.4  # the least share that resources count while a player can still act
USUAL_ROUNDS: Final = 9
LONG: Final = 4.0  # rounds ahead that count in full
SCALE: Final = 9.0  # points that make a lead e times as likely to win
SOLO_SCALE: Final = 20.0
