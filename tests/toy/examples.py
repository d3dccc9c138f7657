"""Words for telling examples of Ferry."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.story import Event, Story
from tests.toy.ferry import FERRY
from tests.toy.ferry.data import KINDS
from tests.toy.ferry.rules.table import Ferry


def table(*hands: str, seats: int = 2, market: str = "", **things: Any) -> Ferry:
    """A table with these hands and this market: ``"amber amber dyes"``."""
    dealt = [hand.split() for hand in hands]
    return FERRY.position(seats, Chance(5), hands=dealt, market=market.split(), **things)


def play(state: Ferry, *lines: str) -> None:
    """Play these lines; each must be legal."""
    for line in lines:
        assert line in offered(state), f"{line} is not among {offered(state)}"
        state.play(FERRY.actions.read(line))


def told(state: Ferry, *lines: str) -> list[Event]:
    """Play these lines and hear what is told."""
    state.story = story = Story()
    play(state, *lines)
    state.story = None
    return story.events


def offered(state: Ferry) -> list[str]:
    """What may be chosen now."""
    return [FERRY.actions.write(action) for action in state.legal]


def why_not(state: Ferry, line: str) -> str | None:
    """The reason against a line."""
    return FERRY.explain(state, state.actor, FERRY.actions.read(line))


def cargo(kinds: list[int]) -> str:
    """Cards as their names: ``"amber amber dyes"``."""
    return " ".join([KINDS[kind] for kind in kinds])
