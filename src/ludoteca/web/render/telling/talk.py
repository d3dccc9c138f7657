"""What is said at a table, as one reader is told it: in their language, and without whom they do not want to hear."""

from __future__ import annotations

from typing import NamedTuple

from ...live.people.names import guest_name
from ...live.tables.scene import Scene
from ...live.tables.watching.remark import Remark
from ...live.talk.phrases import REACTIONS, spoken


class Told(NamedTuple):
    """A remark in a reader's words."""

    number: int
    seat: int  # of whoever said it; -1 for those who watch
    who: str
    words: str
    reaction: str  # the sign of a reaction; nothing for a phrase
    watches: bool


def told(scene: Scene, remark: Remark) -> Told:
    """A remark in the language that is spoken now."""
    return Told(
        number=remark.number,
        seat=-1 if remark.seat is None else remark.seat,
        who=who(scene, remark),
        words=spoken(remark.phrase, seat_name(scene, remark.to)),
        reaction=remark.phrase if remark.phrase in REACTIONS else "",
        watches=remark.seat is None,
    )


def who(scene: Scene, remark: Remark) -> str:
    """The name of whoever said it."""
    if remark.seat is not None:
        return seat_name(scene, remark.seat)
    return remark.name or guest_name(remark.guest)


def seat_name(scene: Scene, seat: int | None) -> str:
    """The name of whoever sits in a seat now."""
    return scene.seats[seat].called() if seat is not None and seat < len(scene.seats) else ""
