"""The shelf: every game as the site offers it, and the options to choose before a table is made."""

from __future__ import annotations

from typing import Any

from django.http import QueryDict
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.safestring import mark_safe
from django.utils.translation import gettext_lazy as _
from django.utils.translation import to_locale

from ...bots import DEFAULT_LEVEL
from ...core.game import Game
from ...core.options import Option, OptionError, Value
from ...core.record import Header
from ...core.text import Words
from ...games import GAMES
from ..live.tables.refusal import Refusal
from ..pages.preferences import language
from .lobby import levels

USUAL = 3  # players, where nothing is said


def game_named(name: str) -> Game:
    """The game with a name."""
    if name not in GAMES:
        raise Refusal(_("There is no such game on the shelf."), status=404)
    return GAMES[name]


def shelf() -> list[dict[str, Any]]:
    """All games."""
    return [item(game) for game in GAMES.values()]


def item(game: Game) -> dict[str, Any]:
    """A game on the shelf, in the language that is spoken now."""
    words = game.words(to_locale(language()))
    return {
        "name": game.name,
        "title": words.title,
        "blurb": words.blurb,
        "seats": list(game.seats),
        "default_seats": usual(game),
        "default_level": DEFAULT_LEVEL,
        "minutes": game.minutes,
        "sketch": game.sketch,
        "cover": mark_safe(game.cover()),
        "levels": levels(language()),
        "options": [choice(game, option, words) for option in game.options],
    }


def choice(game: Game, option: Option, words: Words) -> dict[str, Any]:
    """An option of a game and its values, and where further ones are built by hand."""
    values = [
        {"value": text, "label": words.option(f"{option.name}={text}"), "default": text == option.write(option.default)}
        for text in option.texts()
    ]
    workshop = reverse("build", args=[game.name, option.name]) if handmade(option) else None
    return {"name": option.name, "label": words.option(option.name), "values": values, "workshop": workshop}


def handmade(option: Option) -> bool:
    """Whether values of an option can be built by hand."""
    return type(option).workshop is not Option.workshop


def usual(game: Game) -> int:
    """How many play, where nothing is said."""
    return min(game.seats, key=lambda seats: (abs(seats - USUAL), seats))


def header(form: QueryDict) -> Header:
    """The game, its seats and its options as a form chooses them."""
    game = game_named(form.get("game", ""))
    said = form.get("seats", "")
    seats = int(said) if said.isdecimal() and len(said) < 3 else 0 if said else usual(game)
    if seats not in game.seats:
        raise Refusal(_("This game is not for so many players."), status=400)
    return Header(game, seats, options(game, form))


def options(game: Game, form: QueryDict) -> dict[str, Value]:
    """Every option as the form chooses it, or as people usually play."""
    said = {option.name: form.get(f"opt_{option.name}") for option in game.options}
    asked: dict[str, Value] = {name: value for name, value in said.items() if value}
    try:
        return game.settle(asked, people=True)
    except OptionError as error:
        raise Refusal(why_not(game, asked), status=400) from error


def why_not(game: Game, asked: dict[str, Value]) -> Promise | str:
    """What is wrong with options that were refused: one of them, or that they do not go together."""
    for option in game.options:
        try:
            option.check(asked.get(option.name, option.default))
        except OptionError:
            made = option.workshop(str(asked[option.name]), game.words(to_locale(language())))
            return made.problem if made and made.problem else _("This game has no such option.")
    return _("These options do not go together.")
