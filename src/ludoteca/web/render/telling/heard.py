"""What a viewer has heard of a match: told on from where it was left at the board before, not from the beginning."""

from __future__ import annotations

from typing import NamedTuple

from ....core.intentions.intention import intentions
from ....core.intentions.tale import BEFORE, Storyteller, Tale, hear_all, storyteller
from ....core.records.match import Match, Ply
from ....core.story import Story


class Heard(NamedTuple):
    """A teller that has told everything before the last intention of a match."""

    teller: Storyteller
    plies: int  # that it has told
    last: Ply  # of them


KEPT: dict[tuple[Story, int], Heard] = {}  # by the beginning of a match, which is its own, and the viewer
MANY = 1_000


def heard(match: Match, viewer: int) -> list[Tale]:
    """All that *viewer* heard of a match, as `tales` would tell it. A tale that does not grow is the same as before."""
    known = KEPT.get((match.opening, viewer))
    if known is not None and len(match.plies) > known.plies and match.plies[known.plies - 1] is known.last:
        return tell_on(known.teller, match, known.plies)
    teller = storyteller(match.game.text, viewer)
    for event in match.opening.events:
        teller.hear(event, BEFORE)
    return tell_on(teller, match, 0)


def tell_on(teller: Storyteller, match: Match, start: int) -> list[Tale]:
    """Tell the rest of a match; up to its last intention this is kept, since that one may go on."""
    told = intentions(match.plies[start:])
    if len(told) > 1:
        teller = teller.twin()
        hear_all(teller, told[:-1], start)
        start = len(match.plies) - len(told[-1])
        if len(KEPT) >= MANY:
            KEPT.clear()
        KEPT[match.opening, teller.viewer] = Heard(teller, start, match.plies[start - 1])
    now = teller.twin()
    hear_all(now, told[-1:], start)
    now.begin()
    return as_before(now.tales, teller.tales)


def as_before(tales: list[Tale], before: list[Tale]) -> list[Tale]:
    """Some tales; of the last two that were told before, those that have not grown are the very same."""
    for place in range(max(0, len(before) - 2), min(len(before), len(tales))):
        now, then = tales[place], before[place]
        if now.number == then.number and len(now.events) == len(then.events):
            tales[place] = then
    return tales
