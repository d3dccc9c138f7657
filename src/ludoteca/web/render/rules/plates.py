"""The pictures of a rulebook: written positions, drawn by the game itself and cut to what the rules speak of.

`rulebook/pictures.toml` in a game's folder names each: its position (the things of `Game.position`, "-" for nobody),
the decisions taken since, whose eyes, which picture, the things that it goes around and those that it points at. What
is `like` another has its position, where its own names nothing else.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any

from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from ....core.chance import Chance
from ....core.game import AnyGame
from ....core.language.text import Words
from ....core.seen.picture import Choices, Picture
from ....core.state import State
from ....core.teaching.lesson import course
from ....drawing.bounds import Box
from ....drawing.crop import Sheet
from ....games import GAMES

MARGIN = (9.0, 9.0)  # units beside the things of a plate, above and below them
SCALE = 1.25  # pixels of a unit, where there is room
NAMES = ("Ana", "Otto", "Ada", "Bia", "Caio")  # who play in the rules


@dataclass(frozen=True)
class Plate:
    """What a picture of the rules shows."""

    seats: int
    position: Mapping[str, Any]
    plays: tuple[str, ...] = ()  # decisions taken since
    seat: int = 0
    picture: str = "board"
    around: tuple[str, ...] = ()  # the things it goes around; none: all of the picture
    point: tuple[str, ...] = ()  # the things that have a ring
    narrow: bool = True
    margin: tuple[float, ...] = MARGIN  # beside, above, and below if that is not the same
    scale: float = SCALE
    lesson: str = ""  # where it can be tried


@lru_cache(maxsize=16)
def plates(game: str) -> Mapping[str, Plate]:
    """The pictures of a game's rules by their names."""
    file = GAMES[game].folder() / "rulebook" / "pictures.toml"
    found = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {name: plate(things, found.get(things.get("like", ""), {})) for name, things in found.items()}


def plate(things: Mapping[str, Any], like: Mapping[str, Any]) -> Plate:
    """A picture as it is written down; its position has whatever else that of the picture has which it is like."""
    fixed: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in things.items()}
    fixed.pop("like", None)
    position = {**like.get("position", {}), **things.get("position", {})}
    return Plate(**fixed | {"position": nobody(position)})


def nobody(thing: Any) -> Any:
    """Plain data in which "-" is nobody, for which TOML has no word."""
    if isinstance(thing, list):
        return [nobody(part) for part in thing]
    if isinstance(thing, dict):
        return {key: nobody(part) for key, part in thing.items()}
    return None if thing == "-" else thing


def figure(game: str, language: str, name: str, caption: str) -> str:
    """A picture with its caption, which is markup already."""
    plate, words = plates(game)[name], GAMES[game].words(language)
    svg = drawn(GAMES[game], words, name, plate)
    tried = trial(GAMES[game], words, plate.lesson) if plate.lesson else ""
    return f'<figure class="plate" id="plate-{name}">{svg}<figcaption>{caption}</figcaption>{tried}</figure>'


def trial(game: AnyGame, words: Words, name: str) -> str:
    """The button that opens the lesson in which something can be tried; its form stands on the page."""
    lesson = course(game).lessons[name]
    with translation.override(translation.to_language(words.language)):
        label = _("Try it: %(lesson)s") % {"lesson": words.translate(lesson.title)}
    address = reverse("lesson", args=[game.name, name])
    return f'<button class="try" form="learn" formaction="{address}">{escape(label)}</button>'


def drawn(game: AnyGame, words: Words, name: str, plate: Plate) -> str:
    """A plate as a picture of its own."""
    pictures = {picture.name: picture for picture in shown(game, words, plate)}
    picture = pictures.pop(plate.picture)
    sheet = Sheet([picture.still, picture.living], [layer for p in pictures.values() for layer in (p.still, p.living)])
    box = cut(sheet, picture, plate)
    wide, high = box.right - box.left, box.bottom - box.top
    view = f"{box.left:.1f} {box.top:.1f} {wide:.1f} {high:.1f}"
    size = f'width="{wide * plate.scale:.2f}" height="{high * plate.scale:.2f}"'
    label = f'role="group" aria-label="{escape(picture.label)}"'
    return f'<svg {label} viewBox="{view}" {size}>{sheet.cut(box, f"{name}-")}</svg>'


def cut(sheet: Sheet, picture: Picture, plate: Plate) -> Box:
    """Where a plate is cut out of its picture."""
    whole = Box(0, 0, picture.width, picture.height)
    if not plate.around:
        return whole
    box = sheet.around(plate.around)
    assert box is not None, f"nothing is drawn of {plate.around}"
    return box.grown(plate.margin[0], plate.margin[1], plate.margin[-1]).within(whole)


def shown(game: AnyGame, words: Words, plate: Plate) -> list[Picture]:
    """What the seat sees of the written position; what is pointed at is drawn as a choice is."""
    state = set_up(game, plate)
    view = game.view(state, plate.seat)
    view["names"] = list(NAMES[: plate.seats])
    found: list[Picture] = game.draw(view, Choices(dict.fromkeys(plate.point, "")), words.seated(NAMES), plate.narrow)
    return found


def set_up(game: AnyGame, plate: Plate) -> State:
    """The position of a plate, after what was played since."""
    state = game.position(plate.seats, Chance(1), **plate.position)
    for text in plate.plays:
        action = game.actions.read(text)
        assert action in state.legal, f"{text} is not legal: {[game.actions.write(each) for each in state.legal]}"
        state.play(action)
    return state
