"""Who looks at a table: which seats they hold, and through whose eyes they see."""

from __future__ import annotations

from typing import NamedTuple

from ...core.state import NOBODY
from ...core.story import SPECTATOR
from ..live.tables.scene import Scene
from ..live.tables.ticket import Own, Ticket

NO_SEATS: frozenset[int] = frozenset()


class HandedTo(NamedTuple):
    """At a screen that several share: the seat to which it was handed last, and at which revision."""

    seat: int
    revision: int


class Display(NamedTuple):
    """How somebody is shown a table."""

    language: str = "en"  # as Django calls it
    narrow: bool = False
    origin: str = ""  # the address under which they found us
    local: bool = False  # whether that address works on this very machine only


class Viewer(NamedTuple):
    """All about a reader that what they are shown depends on. Equal viewers are shown the same."""

    held: frozenset[int]
    looking: int  # the seat through whose eyes they see, or SPECTATOR, or OPEN
    maker: bool
    display: Display
    away: frozenset[int] = NO_SEATS  # the seats that they may take back

    def curtain(self, scene: Scene) -> int:
        """The seat for which this screen waits to be handed over, or nobody."""
        waits = len(self.held) > 1 and scene.actor in self.held and self.looking != scene.actor
        return scene.actor if waits else NOBODY


def who_looks(scene: Scene, ticket: Ticket, handed_to: HandedTo | None, display: Display) -> Viewer:
    """The reader with *ticket*, before this scene."""
    return who_owns(scene, ticket.player, ticket.own(scene.seats), handed_to, display)


def who_owns(scene: Scene, player: int | None, own: Own, handed_to: HandedTo | None, display: Display) -> Viewer:
    """The reader to whom some seats belong, before this scene."""
    maker = scene.maker is not None and scene.maker == player
    away = own.away if scene.status == "running" else NO_SEATS
    return Viewer(own.held, looking(scene, own.held, handed_to), maker, display, away)


def looking(scene: Scene, held: frozenset[int], handed_to: HandedTo | None) -> int:
    """Through whose eyes a browser sees. One that holds several seats sees nobody's hand until that is confirmed."""
    if len(held) < 2:
        return next(iter(held), SPECTATOR)
    if handed_to is None or handed_to.seat not in held or (scene.actor in held and scene.actor != handed_to.seat):
        return SPECTATOR
    return SPECTATOR if handed_on(scene, held, handed_to) else handed_to.seat


def handed_on(scene: Scene, held: frozenset[int], handed_to: HandedTo) -> bool:
    """Whether another seat of the same screen has decided something since."""
    plies = scene.match.plies if scene.match is not None else []
    return any(
        revision > handed_to.revision and ply.actor in held and ply.actor != handed_to.seat
        for ply, revision in zip(reversed(plies), reversed(scene.revisions), strict=True)
    )


def undoer(scene: Scene, viewer: Viewer) -> int:
    """The seat whose decisions the viewer may take back: their own, or before the curtain whoever decided last."""
    if viewer.looking >= 0 or scene.match is None or not viewer.held:
        return viewer.looking
    return next((ply.actor for ply in reversed(scene.match.plies) if ply.actor in viewer.held), SPECTATOR)
