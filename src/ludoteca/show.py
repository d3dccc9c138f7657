"""A position as a picture: for the command line, and for notebooks, which draw whatever has `_repr_svg_`."""

from __future__ import annotations

from collections.abc import Sequence

from .core.game import AnyGame
from .core.language.text import Words
from .core.manners import game_of, paints
from .core.seen.picture import Art, Choices
from .core.seen.view import View
from .core.state import State
from .core.story import OPEN
from .drawing.picture import document, standalone
from .drawing.shapes.curve import HEIGHT, WIDTH, curve
from .drawing.svg import rect


class Shown:
    """A drawing that carries its own style."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg


def show(game: AnyGame, state: State, seat: int = OPEN, language: str = "en", theme: str = "light") -> Shown:
    """Draw a position with the eyes of a seat, SPECTATOR, or OPEN for all hands."""
    plain = game.words(language)
    names = [plain.player(place) for place in range(state.seats)]
    words, view = plain.seated(names), seen(game, state, seat, names)
    return Shown(drawn(game, view, offered(game, state, view, words), words, theme))


def seen(game: AnyGame, state: State, seat: int, names: Sequence[str]) -> View:
    """What somebody may know of a position, with everybody's name."""
    view = game.view(state, seat)
    view["names"] = list(names)
    return view


def offered(game: AnyGame, state: State, view: View, words: Words) -> Choices:
    """What the viewer may choose now, in words; the list of what is legal is the actor's alone."""
    legal = state.legal if view["seat"] == state.actor else []
    return Choices({game.actions.write(action): game.label(view, action, words) for action in legal})


def drawn(game: AnyGame, view: View, choices: Choices, words: Words, theme: str) -> str:
    """What is seen as one SVG document."""
    return standalone(game.draw(view, choices, words, False), words.title, game.art(), theme)


def show_chances(chances: Sequence[Sequence[float]], marked: Sequence[int] = (), theme: str = "light") -> Shown:
    """Draw everybody's chance to win before the first turn and after each, as a report tells them.

    The turns that are *marked*, counted from 0, get a number.
    """
    ground = rect(0, 0, WIDTH, HEIGHT, "f-ground")
    return Shown(document(WIDTH, HEIGHT, "Chances to win", ground + curve(chances, [], marked), Art(), theme))


def painted(state: State) -> str:
    """A position with all hands open, as a notebook shows it."""
    return show(game_of(state), state).svg


paints(painted)
