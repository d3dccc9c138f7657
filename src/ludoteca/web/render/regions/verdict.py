"""The verdict: why a game is over, and what made the difference between the reader and the best of the others."""

from __future__ import annotations

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from ..look import Look
from .scores import Category, ScoreCard

WEIGHTIEST = 2  # so many sources are named


def verdict(look: Look, cards: list[ScoreCard], sources: list[Category]) -> list[str]:
    """Why the game is over, where that is not plain, and what decided it, where points come from several sources."""
    return [*ended(look), *decided(cards, [each for each in sources if each.counts], look.viewer.looking)]


def ended(look: Look) -> list[str]:
    """Which of its possible ends the game has come to."""
    goal = look.match.game.goal(look.view)
    return [] if goal is None else [look.words.say(key, *numbers) for key, numbers in goal.ended]


def decided(cards: list[ScoreCard], sources: list[Category], reader: int) -> list[str]:
    """By how much the best was ahead of the reader, or of whoever came next, and from which sources it came."""
    if len(cards) < 2 or len(sources) < 2:
        return []
    rival = next((place for place, card in enumerate(cards) if place and card.seat == reader), 1)
    lead = cards[0].score - cards[rival].score
    gains = [((source.sums[0] or 0) - (source.sums[rival] or 0), source.name) for source in sources]
    weighty = sorted([(-gain, name) for gain, name in gains if gain > 0])[:WEIGHTIEST]
    return [margin(cards[0].name, cards[rival].name, lead), weighed(weighty)] if lead and weighty else []


def margin(name: str, other: str, lead: int) -> str:
    """Who was ahead of whom, and by how much."""
    words = ngettext(
        "%(name)s is %(lead)s point ahead of %(other)s.", "%(name)s is %(lead)s points ahead of %(other)s.", lead
    )
    return words % {"name": name, "lead": lead, "other": other}


def weighed(weighty: list[tuple[int, str]]) -> str:
    """The sources that gave most of the difference."""
    return _("What weighed most: %(sources)s.") % {"sources": ", ".join(f"{name} (+{-less})" for less, name in weighty)}
