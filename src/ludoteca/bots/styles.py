"""Styles beside levels: a bot's text may end in ``style=NAME``, and its game's adviser then leans that way.

Which styles there are is data of each game (`core/advice/style.py`); the bots know nothing of them.
"""

from __future__ import annotations

from functools import lru_cache

from ..core.game import AnyGame
from ..core.manners import fields_of
from .levels import level_name

KEPT = 8  # games in a style: their advisers remember what they found out, as a game's own does
STYLE = "style"


@lru_cache(maxsize=KEPT)
def styled(game: AnyGame, style: str) -> AnyGame:
    """The same game with an adviser that leans to one of its styles."""
    twin = type(game).__new__(type(game))
    for name, value in fields_of(game).items():
        setattr(twin, name, value)
    twin.adviser = game.adviser.in_style(game.styles[style])
    return twin


def in_style(level: str, style: str) -> str:
    """The text of a bot of a level that leans to a style, or to none."""
    return f"{level}:{STYLE}={style}" if style else level


def level_and_style(spec: str) -> tuple[str, str]:
    """A bot's text without its style, and the style; none where it has none."""
    parts = spec.split(":")
    styles = [part for part in parts if part.startswith(f"{STYLE}=")]
    return ":".join([part for part in parts if part not in styles]), styles[-1].partition("=")[2] if styles else ""


def full_name(spec: str, game: AnyGame, language: str) -> str:
    """What a bot is called by its level and its style: "Skilled, sprinter"."""
    level, style = level_and_style(spec)
    return ", ".join([name for name in (level_name(level, language), style_name(style, game, language)) if name])


def style_name(style: str, game: AnyGame, language: str) -> str:
    """What a style is called among players of the game; nothing where there is none."""
    return game.words(language).say(f"style-{style}") if style in game.styles else ""


def style_words(style: str, game: AnyGame, language: str) -> str:
    """What somebody of a style does rather than others."""
    return game.words(language).say(f"style-{style}-does") if style in game.styles else ""
