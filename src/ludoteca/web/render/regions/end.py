"""The end: how a game came out, and the final account."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from django.urls import reverse

from ....core.game import Line
from ....core.records.match import Match
from ..language import gettext as _
from ..look import Look
from .scores import AccountLine, Category, ScoreCard, counted
from .verdict import verdict

FEW = 8  # finished games whose account is kept: they may be long


@dataclass(frozen=True)
class Moment:
    """A sentence about a moment of the game, and where that can be looked at."""

    words: str
    replay: str


@dataclass(frozen=True)
class End:
    """How and why it came out so; the final account, best first, by source and line by line; and where they went on."""

    outcome: str
    verdict: list[str]
    turning: Moment | None  # that decided the game, once it is known
    looked_back: bool  # whether there is a report to read
    rows: list[ScoreCard]
    categories: list[Category]
    total: str  # what the points are called
    next: str | None


def end(look: Look) -> End | None:
    """The final account, once the game is over."""
    if not look.match.state.over:
        return None
    account = account_of(look.match)
    cards, rematch = score_cards(look, account), look.scene.rematch
    sources = categories(look, [account[card.seat] for card in cards])
    return End(
        outcome=outcome(look),
        verdict=verdict(look, cards, sources),
        turning=turning(look),
        looked_back=look.scene.looked_back,
        rows=cards,
        categories=sources,
        total=counted(look.words),
        next=reverse("table", args=[rematch]) if rematch else None,
    )


@lru_cache(maxsize=FEW)
def account_of(match: Match) -> list[list[Line]]:
    """Where everybody's points came from in a game that is over: everything that was told of it is looked through."""
    return match.game.account(match.state, match.events())


def turning(look: Look) -> Moment | None:
    """The turn that decided the game, in one sentence, and where it can be looked at."""
    found = look.scene.turning
    if found is None or not look.scene.looked_back:
        return None
    names = {"name": look.names[found.seat], "about": look.names[found.about]}
    words = {"turn": str(found.number), "before": str(found.before), "after": str(found.after)} | names
    if found.seat == found.about:
        said = _("Turn %(turn)s decided it: %(name)s went from %(before)s%% to %(after)s%%.")
    else:
        said = _("Turn %(turn)s, %(name)s's, decided it: %(about)s went from %(before)s%% to %(after)s%%.")
    return Moment(said % words, f"{reverse('replay', args=[look.scene.code])}?ply={found.ply}&eyes=all")


def categories(look: Look, account: list[list[Line]]) -> list[Category]:
    """Every source in the account, in the order in which the game's text names them; what is the total is none."""
    keys = {line.key for lines in account for line in lines}
    found = [category(look, key, account) for key in look.words.text.says if key in keys]
    return [each for each in found if each.name != counted(look.words)]


def category(look: Look, key: str, account: list[list[Line]]) -> Category:
    """What everybody got from one source; where it gave no points, the first number of its lines."""
    found = [[line for line in lines if line.key == key] for lines in account]
    first = next(line for lines in found for line in lines)
    counts = any(line.points for lines in found for line in lines)
    sums = [sum(worth(line, counts) for line in lines) if lines else None for lines in found]
    name = f"{key}-row" if f"{key}-row" in look.words.text.says else key
    return Category(look.words.say(name, *first.numbers), counts, sums)


def worth(line: Line, counts: bool) -> int:
    """What a line of the account is worth in points, or its first number."""
    return line.points if counts else sum(line.numbers[:1])


def score_cards(look: Look, account: list[list[Line]]) -> list[ScoreCard]:
    """How everybody came out, best first."""
    game, state = look.match.game, look.match.state
    ranks, scores, winners = game.ranks(state), game.scores(state), game.winners(state)
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
