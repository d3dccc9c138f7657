"""The shelf: every game, by name."""

from ..core.game import Game
from .blue_moon_city import BLUE_MOON_CITY
from .el_dorado import EL_DORADO
from .origins import ORIGINS
from .unreal_estate import UNREAL_ESTATE

GAMES: dict[str, Game] = {
    EL_DORADO.name: EL_DORADO,
    BLUE_MOON_CITY.name: BLUE_MOON_CITY,
    UNREAL_ESTATE.name: UNREAL_ESTATE,
    ORIGINS.name: ORIGINS,
}
