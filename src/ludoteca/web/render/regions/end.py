"""The end: how a game came out, and the final account."""

from __future__ import annotations

from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _

from ..badge import NamedBadge
from ..look import Look


@dataclass(frozen=True)
class AccountLine:
    """One line of an account."""

    text: str
    points: int


@dataclass(frozen=True, kw_only=True)
class ScoreCard(NamedBadge):
    """How one player came out."""

    place: int
    score: int
    winner: bool
    lines: list[AccountLine]


@dataclass(frozen=True)
class End:
    """The final account, best first, and the table where they went on."""

    rows: list[ScoreCard]
    next: str | None


def end(look: Look) -> End | None:
    """The final account, once the game is over."""
    if not look.match.state.over:
        return None
    rematch = look.scene.rematch
    return End(score_cards(look), reverse("table", args=[rematch]) if rematch else None)


def score_cards(look: Look) -> list[ScoreCard]:
    """How everybody came out, best first."""
    game, state = look.match.game, look.match.state
    account, ranks, scores = game.account(state, look.match.events()), game.ranks(state), game.scores(state)
    winners = game.winners(state)
    return [
        ScoreCard(
            seat=seat,
            name=look.names[seat],
            place=ranks[seat],
            score=scores[seat],
            winner=seat in winners,
            lines=[AccountLine(look.words.say(line.key, *line.numbers), line.points) for line in account[seat]],
        )
        for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    ]


def outcome(look: Look) -> str:
    """How the game ended, in one sentence."""
    winners = [look.names[seat] for seat in look.match.game.winners(look.match.state)]
    if not winners:
        return _("Nobody has won.")
    if len(winners) == 1:
        return _("%(name)s has won.") % {"name": winners[0]}
    return _("%(names)s share the victory.") % {"names": ", ".join(winners)}
