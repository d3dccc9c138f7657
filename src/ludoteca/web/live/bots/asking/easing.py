"""Easing: rather than keep people waiting, a bot thinks less about a move, and the table says so."""

from __future__ import annotations

from .....bots import in_style, level_and_style
from .budget import BUDGET
from .question import Question

PLAINER = {"master": "middle", "middle": "practised", "practised": "beginner"}  # nobody thinks less than a beginner
PATIENCE = 5.0  # seconds of waiting that cost a bot one of these steps


def eased(question: Question, waited: float) -> str:
    """The bot that thinks: the one that was asked for, or a lower level after a long wait or beyond the budget."""
    steps = (
        int((question.waited + waited) / PATIENCE) if BUDGET.left(question.guest, question.address) else len(PLAINER)
    )
    thinks = question.bot
    for _ in range(min(steps, len(PLAINER))):
        thinks = plainer(thinks)
    return thinks


def plainer(bot: str) -> str:
    """The same bot at a lower level, in its style; the bot itself where there is none."""
    level, style = level_and_style(bot)
    return in_style(PLAINER[level], style) if level in PLAINER else bot
