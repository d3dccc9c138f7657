"""The shelf: every game, by name."""

from ..core.game import Game
from .blue_moon_city import BLUE_MOON_CITY
from .unreal_estate import UNREAL_ESTATE

GAMES: dict[str, Game] = {
    BLUE_MOON_CITY.name: BLUE_MOON_CITY,
    UNREAL_ESTATE.name: UNREAL_ESTATE,
}
