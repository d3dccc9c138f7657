"""A position as a picture: for the command line, and for notebooks, which draw whatever has `_repr_svg_`."""

from __future__ import annotations

from .core.game import AnyGame
from .core.picture import Choices
from .core.state import State
from .core.story import OPEN
from .drawing.picture import standalone


class Shown:
    """A drawn position that carries its own style."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg


def show(game: AnyGame, state: State, seat: int = OPEN, language: str = "en", theme: str = "light") -> Shown:
    """Draw a position with the eyes of a seat, SPECTATOR, or OPEN for all hands."""
    words = game.words(language)
    view = game.view(state, seat)
    view["names"] = [words.player(place) for place in range(state.seats)]
    legal = state.legal if seat == state.actor else []
    choices = Choices({game.actions.write(action): game.label(view, action, words) for action in legal})
    pictures = game.draw(view, choices, words.seated(view["names"]), False)
    return Shown(standalone(pictures, words.title, game.art(), theme))
