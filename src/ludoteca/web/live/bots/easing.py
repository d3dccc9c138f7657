"""Easing: rather than keep people waiting, a bot thinks less about a move, and the table says so."""

from __future__ import annotations

from ....bots import LEVELS
from .budget import BUDGET
from .question import Question

PATIENCE = 5.0  # seconds of waiting that cost a bot one level


def eased(question: Question, waited: float) -> str:
    """The bot that thinks: the one that was asked for, or a lower level after a long wait or beyond the budget."""
    levels = list(LEVELS)
    if question.bot not in levels:
        return question.bot
    if not BUDGET.left(question.guest, question.address):
        return levels[0]
    return levels[max(0, levels.index(question.bot) - int(waited / PATIENCE))]
