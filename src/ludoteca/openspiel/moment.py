"""A moment of a game: the position, what led to it, and what everybody remembers of the game until then."""

from __future__ import annotations

import json
from hashlib import blake2b
from marshal import dumps
from typing import Any, Final

from ..core.game import AnyGame
from ..core.state import NOBODY, PLAIN, State
from ..core.story import Event

DEALT: Final = -1  # the set-up led to it, and no decision
IMAGINED: Final = -2  # nobody knows what led to it
PAST_BYTES: Final = 16  # so short a digest tells any two pasts apart


class Moment:
    """A position in which somebody must choose, or the end. It is never changed, so many tables may share it."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        events: list[Event],
        before: Moment | None = None,
        action: int = DEALT,
        picks: tuple[int, ...] = (),
    ) -> None:
        self.game = game
        self.state = state
        self.events = events  # what was told on the way from the moment before
        self.before = before
        self.action = action  # the decision that was taken before
        self.picks = picks  # the picks of luck on it
        self.decisions: int = before.decisions + 1 if before is not None else 0
        self.pasts: dict[int, bytes] = {}  # by viewer, for those who have asked

    def imagined(self, state: State, seat: int) -> Moment:
        """The same moment as *seat* imagines it: only this seat has a past."""
        moment = Moment(self.game, state, [], None, IMAGINED)
        moment.decisions = self.decisions
        moment.pasts[seat] = self.past(seat)
        return moment

    def seen(self, viewer: int) -> dict[str, Any]:
        """What a viewer sees now: the view, and for whoever is asked also what may be chosen."""
        view: Any = self.game.view(self.state, viewer)
        seen = {key: value for key, value in view.items() if key != "names"}
        if self.state.agenda and self.state.actor == viewer:
            seen["legal"] = sorted(self.state.legal)
        return seen

    def past(self, viewer: int) -> bytes:
        """A digest of all that a viewer has seen, heard and chosen until now: equal for those with an equal past."""
        untold: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and viewer not in moment.pasts:
            untold.append(moment)
            moment = moment.before
        for later in reversed(untold):
            later.pasts[viewer] = later.remembered(viewer)
        return self.pasts[viewer]

    def remembered(self, viewer: int) -> bytes:
        """The past of a viewer whose past before this moment is known."""
        heard = [[event.key, event.seat, event.things, event.many] for event in self.events if event.heard_by(viewer)]
        actor, past = NOBODY, b""
        if self.before is not None:
            actor, past = self.before.state.actor, self.before.pasts[viewer]
        own = self.action if actor == viewer else None
        return digest(past, [viewer, own, heard, self.seen(viewer)])


def digest(past: bytes, more: Any) -> bytes:
    """A past that goes on with plain data."""
    return blake2b(past + dumps(more, PLAIN), digest_size=PAST_BYTES).digest()


def compact(thing: object) -> str:
    """Plain data as a short text."""
    return json.dumps(thing, separators=(",", ":"))
