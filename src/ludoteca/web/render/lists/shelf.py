"""The shelf: every game as the site offers it, with the options to choose before a table is made."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy as _

from ....bots import DEFAULT_LEVEL, level_and_style
from ....core.game import AnyGame
from ....core.language.text import Words
from ....core.setup.options import Option
from ....core.teaching.lesson import course
from ....core.teaching.puzzle import puzzles
from ....games import GAMES
from ...live.refusal import Refusal
from ..clocks import OfferedPace, over_days
from ..clocks import offered as paces
from ..language import language, words_of
from ..lobby import Level, OfferedStyle, levels, styles

USUAL = 3  # players, where nothing is said


@dataclass(frozen=True)
class OptionValue:
    """A value that an option may have."""

    value: str
    label: str
    default: bool


@dataclass(frozen=True)
class OfferedOption:
    """An option, its values, and the page where further ones are built by hand."""

    name: str
    label: str
    values: list[OptionValue]
    workshop: str | None


@dataclass(frozen=True)
class GameCard:
    """A game on the shelf."""

    name: str
    title: str
    blurb: str
    seats: list[int]
    players: str  # how many, in figures
    default_seats: int
    minutes: int
    sketch: bool
    cover: SafeString
    levels: list[Level]
    styles: list[OfferedStyle]
    lessons: int  # how many lessons it has
    puzzles: int  # and how many puzzles
    options: list[OfferedOption]
    paces: list[OfferedPace]
    length: str  # of a game over days

    @property
    def stronger(self) -> list[Level]:
        """The bots that a newcomer has to look for."""
        return [level for level in self.levels if level.later]

    @property
    def styled(self) -> bool:
        """Whether the bots have a style where nothing is said."""
        return any(style.default for style in self.styles)


def game_named(name: str) -> AnyGame:
    """The game with a name."""
    if name not in GAMES:
        raise Refusal(_("There is no such game on the shelf."), status=404)
    return GAMES[name]


def shelf(bot: str = DEFAULT_LEVEL) -> list[GameCard]:
    """All games."""
    return [game_card(game, bot) for game in GAMES.values()]


def game_card(game: AnyGame, bot: str = DEFAULT_LEVEL, newcomer: bool = False) -> GameCard:
    """A game on the shelf, in the language that is spoken now; *bot* are the bots where nothing is said."""
    return card_in(game, language(), bot, newcomer)


@lru_cache(maxsize=128)
def card_in(game: AnyGame, speech: str, bot: str, newcomer: bool) -> GameCard:
    """A game on the shelf, made once for each language, which must be the one that is spoken now."""
    words, (level, style) = words_of(game, speech), level_and_style(bot)
    return GameCard(
        name=game.name,
        title=words.title,
        blurb=words.blurb,
        seats=list(game.seats),
        players=game.players("–"),
        default_seats=usual(game),
        minutes=game.minutes,
        sketch=game.sketch,
        cover=mark_safe(game.cover()),
        levels=levels(speech, level, newcomer),
        styles=styles(game, speech, style),
        lessons=len(course(game).lessons),
        puzzles=len(puzzles(game)),
        options=[offered(game, option, words) for option in game.options],
        paces=paces(),
        length=over_days(game),
    )


def offered(game: AnyGame, option: Option, words: Words) -> OfferedOption:
    """An option of a game, as people choose it."""
    default = option.write(option.default)
    values = [OptionValue(text, words.option(f"{option.name}={text}"), text == default) for text in option.texts()]
    workshop = reverse("build", args=[game.name, option.name]) if option.handmade else None
    return OfferedOption(option.name, words.option(option.name), values, workshop)


def usual(game: AnyGame) -> int:
    """How many play, where nothing is said."""
    return min(game.seats, key=lambda seats: (abs(seats - USUAL), seats))
