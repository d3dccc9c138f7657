"""Bots: honest players that see only what their seat may know. Nothing here knows a single game.

A bot is named by a text (`bot`); many games of bots are a `tournament` of jobs, and a `CrossTable` rates who took part.
"""

from .bot import Bot, BotError, bot
from .calibration import calibrated
from .contests.arena import Tally, simulate
from .contests.ladder import wilson
from .contests.ratings import CrossTable, Rating
from .contests.tournament import Book, Job, Mapper, Row, meetings, play, tournament, workers
from .levels import DEFAULT_LEVEL, GENTLE, GENTLEST, LEVELS, level_name, level_words
from .sight import Sight
from .styles import full_name, in_style, level_and_style, style_name, style_words

__all__ = [
    "DEFAULT_LEVEL",
    "GENTLE",
    "GENTLEST",
    "LEVELS",
    "Book",
    "Bot",
    "BotError",
    "CrossTable",
    "Job",
    "Mapper",
    "Rating",
    "Row",
    "Sight",
    "Tally",
    "bot",
    "calibrated",
    "full_name",
    "in_style",
    "level_and_style",
    "level_name",
    "level_words",
    "meetings",
    "play",
    "simulate",
    "style_name",
    "style_words",
    "tournament",
    "wilson",
    "workers",
]
