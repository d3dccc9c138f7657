"""What a viewer has heard of a match: told on from where it was left at the board before, not from the beginning."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.match import Match, Ply
from ...core.story import Story
from ...core.tale import BEFORE, Storyteller, Tale, hear_on, storyteller, turn_before


@dataclass(frozen=True)
class Heard:
    """A teller that has told everything before the last turn of a match."""

    teller: Storyteller
    plies: int  # that it has told
    last: Ply  # of them


KEPT: dict[tuple[Story, int], Heard] = {}  # by the beginning of a match, which is its own, and the viewer
MANY = 1_000


def heard(match: Match, viewer: int) -> list[Tale]:
    """All that *viewer* heard of a match, as `tales` would tell it."""
    known = KEPT.get((match.opening, viewer))
    if known is not None and len(match.plies) > known.plies and match.plies[known.plies - 1] is known.last:
        teller, start = known.teller, known.plies
    else:
        teller, start = storyteller(match.game.text, viewer), 0
        for event in match.opening.events:
            teller.hear(event, BEFORE)
    return tell_on(teller, match, start)


def tell_on(teller: Storyteller, match: Match, start: int) -> list[Tale]:
    """Tell the rest of a match; up to its last turn this is kept, since that turn goes on."""
    turn = turn_before(match.plies, len(match.plies))
    if turn > start:
        teller = teller.twin()
        hear_on(teller, match.plies[:turn], start)
        if len(KEPT) >= MANY:
            KEPT.clear()
        KEPT[match.opening, teller.viewer] = Heard(teller, turn, match.plies[turn - 1])
    now = teller.twin()
    hear_on(now, match.plies, max(turn, start))
    return now.tales
