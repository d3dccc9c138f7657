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
from .core.advice.adviser import Adviser
from .core.chance import Chance
from .core.extras import MissingExtra
from .core.game import AnyGame, Game
from .core.language.vocabulary import ActionError, Vocabulary
from .core.records.match import Match
from .core.records.record import Record, RecordError
from .core.records.record import read as read_record
from .core.seen.observation import Observation
from .core.seen.view import View
from .core.setup.options import OptionError
from .core.state import NOBODY, State, Step
from .core.story import OPEN, SPECTATOR
from .games import GAMES
from .show import show, show_chances

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "NOBODY",
    "OPEN",
    "SPECTATOR",
    "ActionError",
    "Adviser",
    "AnyGame",
    "Bot",
    "Chance",
    "Game",
    "Match",
    "MissingExtra",
    "Observation",
    "OptionError",
    "Record",
    "RecordError",
    "Sight",
    "State",
    "Step",
    "View",
    "Vocabulary",
    "__version__",
    "bot",
    "read_record",
    "show",
    "show_chances",
]
