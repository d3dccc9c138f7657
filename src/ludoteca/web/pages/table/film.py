"""A finished game as a film: where one is in it, and every way from there, each with its own link."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse

from ....core.records.match import Match
from ....core.story import OPEN
from ...render.badge import NamedBadge
from ...render.look import Look
from ...render.regions.film import Film, Jump, PlayersTurn, Slider
from ...render.telling.reel import reel
from ..request.fields import whole

ALL = "all"
MOVE = "move"
DIGITS = 6


@dataclass(frozen=True)
class Position:
    """One moment of a finished game, through somebody's eyes."""

    ply: int
    eyes: str  # "all", or a seat
    by: str = ""  # "move": one steps from decision to decision; else from one thing done to the next

    @property
    def looking(self) -> int:
        """The eyes as the game knows them."""
        return OPEN if self.eyes == ALL else int(self.eyes)

    @property
    def rest(self) -> str:
        """What a link to another moment says besides the moment."""
        return urlencode({"eyes": self.eyes} | ({"by": self.by} if self.by else {}))


def position(request: HttpRequest, match: Match) -> Position:
    """The position that a link names; where it names none, the beginning with open hands."""
    begun, plies, asked = reel(match).turns, len(match.plies), request.GET
    eyes = asked.get("eyes", ALL)
    ply = whole(asked.get("ply", ""), DIGITS, 0)
    if "turn" in asked:
        ply = begun[min(whole(asked["turn"], DIGITS, 0), len(begun) - 1)]
    seats = [str(seat) for seat in range(match.header.seats)]
    return Position(min(ply, plies), eyes if eyes in seats else ALL, MOVE if asked.get("by") == MOVE else "")


def film(seen: Look, match: Match, here: Position) -> Film:
    """Where in the game one is, and the ways from there."""
    plies, begun = len(match.plies), reel(match).turns
    steps: Sequence[int] = range(plies + 1) if here.by == MOVE else reel(match).seen(here.looking).stops
    return Film(
        ply=here.ply,
        plies=plies,
        eyes=here.eyes,
        by=here.by,
        base=reverse("replay", args=[seen.scene.code]),
        rest=here.rest,
        ways={
            "first": 0 if here.ply else None,
            "turn_back": before(begun, here.ply),
            "prev": before(steps, here.ply),
            "next": after(steps, here.ply),
            "turn_on": after(begun, here.ply),
            "last": plies if here.ply < plies else None,
        },
        slider=slider(begun, plies, here),
        rounds=rounds(seen, match, here),
        seats=[PlayersTurn(NamedBadge(s, n), next_turn(match, begun, s, here.ply)) for s, n in enumerate(seen.names)],
        report=reverse("report", args=[seen.scene.code]) if seen.scene.looked_back else "",
        try_at=try_at(seen, match, here),
    )


def try_at(seen: Look, match: Match, here: Position) -> str:
    """The moment and the seat from which to go on: whose eyes one has, else one's own, else who is asked."""
    if here.ply >= len(match.plies) or not seen.scene.looked_back:
        return ""
    own = min(seen.viewer.held, default=match.plies[here.ply].actor)
    return f"{here.ply}.{own if here.eyes == ALL else here.eyes}"


def before(places: Sequence[int], ply: int) -> int | None:
    """The last place before a ply."""
    number = bisect_left(places, ply)
    return places[number - 1] if number else None


def after(places: Sequence[int], ply: int) -> int | None:
    """The first place after a ply."""
    number = bisect_right(places, ply)
    return places[number] if number < len(places) else None


def slider(begun: list[int], plies: int, here: Position) -> Slider:
    """What slides: it rests where turns begin, unless one goes move by move."""
    if here.by == MOVE:
        return Slider("ply", here.ply, plies)
    return Slider("turn", bisect_right(begun, here.ply) - 1, len(begun) - 1)


def next_turn(match: Match, begun: list[int], seat: int, ply: int) -> int | None:
    """Where the next turn of a seat begins."""
    own = [start for start in begun[:-1] if match.plies[start].actor == seat]
    return after(own, ply)


def rounds(seen: Look, match: Match, here: Position) -> list[Jump]:
    """The parts of the game, and the one in which one is."""
    parts = reel(match).seen(here.looking).parts(seen.words, seen.names)
    now = before([ply for _, ply in parts], here.ply + 1)
    return [Jump(name, ply, ply == now) for name, ply in parts]
