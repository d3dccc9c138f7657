"""Bots: honest players that see only what their seat may know. Nothing here knows a single game."""

from .bot import Bot, BotError, bot
from .levels import DEFAULT_LEVEL, GENTLEST, LEVELS, level_name
from .sight import Sight

__all__ = ["DEFAULT_LEVEL", "GENTLEST", "LEVELS", "Bot", "BotError", "Sight", "bot", "level_name"]
