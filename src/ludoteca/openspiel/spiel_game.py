"""OpenSpiel's game: what is registered, and what its parameters mean."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pyspiel

from ..core.game import AnyGame
from ..core.setup.options import Option, Value
from ..games import GAMES
from .observer import SpielObserver
from .spiel_state import SpielState
from .table import Rules

LIMIT: Final = 10_000  # decisions, unless somebody says otherwise: OpenSpiel wants every game to end
MOST_OUTCOMES: Final = 128  # no pile, and so no pick of luck, is larger


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """A game with its number of players, its options and its limit; every game has a class of its own."""

    game: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.game
        chosen = {option.name: from_parameter(option, params[option.name]) for option in game.options}
        self.rules = Rules(game, params["players"], game.settle(chosen, people=False), params["limit"])
        alone = self.rules.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.rules.limit,
        )
        super().__init__(game_type(game, alone), info, params)
        self.begun = self.rules.begin()

    def new_initial_state(self) -> SpielState:
        """A game before its set-up, whose luck is asked first."""
        return SpielState(self, self.begun)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The eyes of the seats; what they observe if nothing is said has no past."""
        return SpielObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """More than luck is ever asked: no decision takes more picks than the largest pile."""
        return MOST_OUTCOMES * (self.rules.limit + 1)


def short_name(game: AnyGame) -> str:
    """What a game is called in OpenSpiel: ``ludoteca_unreal_estate``."""
    return f"ludoteca_{game.name.replace('-', '_')}"


def game_type(game: AnyGame, alone: bool = False) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.words("en").title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


# -- parameters --------------------------------------------------------------------------------------------------------


def parameters(game: AnyGame) -> dict[str, Value]:
    """Every parameter with its default: the players, the limit, and the options as in automatic play."""
    options = {option.name: to_parameter(option, option.automatic) for option in game.options}
    return {"players": max(2, game.seats[0]), "limit": LIMIT, **options}


def numbered(option: Option) -> bool:
    """Whether an option is a number, or off: then its parameter is a number, and 0 is off."""
    return any(type(value) is int for value in option.values)


def to_parameter(option: Option, value: Value) -> Value:
    """A value as OpenSpiel's parameters can have it: of one type, and a text without commas."""
    if numbered(option):
        return value if isinstance(value, int) else 0
    return value.replace(",", ";") if isinstance(value, str) else value


def from_parameter(option: Option, value: Value) -> Value:
    """The value that a parameter means."""
    if numbered(option) and value == 0:
        return next(text for text in option.values if isinstance(text, str))
    return value.replace(";", ",") if isinstance(value, str) else value


# -- registering -------------------------------------------------------------------------------------------------------


def register() -> None:
    """Make the games known to OpenSpiel, once.

    It lets go of them after Python has ended, when nothing may be deleted any more. A class is not deleted even then.
    """
    known = pyspiel.registered_names()
    for game in GAMES.values():
        if short_name(game) not in known:
            pyspiel.register_game(game_type(game), type(f"Spiel{type(game).__name__}", (SpielGame,), {"game": game}))


def load(
    game: str | AnyGame,
    players: int | None = None,
    options: dict[str, Value] | None = None,
    limit: int = LIMIT,
) -> SpielGame:
    """A game for OpenSpiel; after *limit* decisions it is cut off, and nobody wins."""
    found: AnyGame = GAMES[game] if isinstance(game, str) else game
    chosen = found.settle(options or {}, people=False)
    asked = {option.name: to_parameter(option, chosen[option.name]) for option in found.options}
    default = parameters(found)["players"]
    return pyspiel.load_game(  # type: ignore[no-any-return]
        short_name(found), {"players": default if players is None else players, "limit": limit, **asked}
    )
