"""Ludoteca: modern board games, exactly by their rules, to play and to study.

>>> from ludoteca import GAMES, Chance
>>> game = GAMES["unreal-estate"]
>>> state = game.new(3, Chance(7))
>>> while not state.over:
...     state.play(state.legal[0])
>>> len(game.scores(state))
3
"""

from .bots import Bot, Sight, bot
from .core.adviser import Adviser
from .core.chance import Chance
from .core.game import AnyGame
from .core.match import Match
from .core.record import Record
from .core.state import State, Step
from .core.story import OPEN, SPECTATOR
from .core.view import View
from .core.vocabulary import Vocabulary
from .games import GAMES
from .show import show

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "OPEN",
    "SPECTATOR",
    "Adviser",
    "AnyGame",
    "Bot",
    "Chance",
    "Game",
    "Match",
    "Record",
    "Sight",
    "State",
    "Step",
    "View",
    "Vocabulary",
    "__version__",
    "bot",
    "show",
]
