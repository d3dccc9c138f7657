"""The games as OpenSpiel's: luck as moves of its own, observations, information states, and bots that cross over.

The extra `openspiel` brings what it needs. Whoever imports this has the games registered:

>>> import pyspiel
>>> from ludoteca import openspiel
>>> game = openspiel.load("unreal-estate", players=3)
>>> game = pyspiel.load_game("ludoteca_el_dorado(players=2,round_limit=100)")
"""

from ..core.extras import extra

for _library in ("numpy", "pyspiel"):
    extra(_library, "openspiel")  # where one is missing, the sentence says what to install

from .guests import Ismcts  # noqa: E402
from .house_bot import HouseBot  # noqa: E402
from .spiel_game import SpielGame, load, register, short_name  # noqa: E402
from .spiel_state import SpielState  # noqa: E402

register()

__all__ = ["HouseBot", "Ismcts", "SpielGame", "SpielState", "load", "register", "short_name"]
