"""The shelf: every game, by name."""

from ..core.game import Game
from .unreal_estate import UNREAL_ESTATE

GAMES: dict[str, Game] = {
    UNREAL_ESTATE.name: UNREAL_ESTATE,
}
