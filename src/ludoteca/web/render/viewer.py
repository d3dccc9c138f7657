"""Who looks at a table: which seats they hold, and through whose eyes they see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hmac import compare_digest

from ...core.state import NOBODY
from ...core.story import SPECTATOR
from ..live.tables.scene import Chair, Scene


@dataclass(frozen=True)
class Ticket:
    """What a browser brings along: the player it is, and secrets of seats that were opened on another device."""

    player: int | None = None
    secrets: frozenset[str] = field(default=frozenset(), repr=False)

    def holds(self, chair: Chair) -> bool:
        """Whether a seat is this browser's to play."""
        return chair.person and self.owns(chair)

    def owns(self, chair: Chair) -> bool:
        """Whether a seat belongs to this browser's player, also while they are away."""
        if chair.player is None:
            return False
        return chair.player == self.player or any(compare_digest(chair.secret, own) for own in self.secrets)

    def held(self, chairs: Iterable[Chair]) -> frozenset[int]:
        """All the seats that are this browser's to play."""
        return frozenset(chair.number for chair in chairs if self.holds(chair))


@dataclass(frozen=True)
class Eyes:
    """At a screen that several share: whose turn it was to look, confirmed at which revision."""

    seat: int
    revision: int


@dataclass(frozen=True)
class Taste:
    """How somebody likes to be shown a table."""

    language: str = "en"  # as Django calls it
    narrow: bool = False
    pace: int = 900  # milliseconds for each step of the others
    origin: str = ""  # the address under which they found us


@dataclass(frozen=True)
class Viewer:
    """All about a reader that what they are shown depends on. Equal viewers are shown the same."""

    held: frozenset[int]
    looking: int  # the seat through whose eyes they see, or SPECTATOR, or OPEN
    maker: bool
    taste: Taste
    away: frozenset[int] = frozenset()  # the seats that they may take back

    def curtain(self, scene: Scene) -> int:
        """The seat for which this screen waits to be handed over, or nobody."""
        waits = len(self.held) > 1 and scene.actor in self.held and self.looking != scene.actor
        return scene.actor if waits else NOBODY


def viewer(scene: Scene, ticket: Ticket, eyes: Eyes | None, taste: Taste) -> Viewer:
    """The reader with *ticket*, before this scene."""
    held = ticket.held(scene.chairs)
    maker = scene.maker is not None and scene.maker == ticket.player
    away = frozenset(chair.number for chair in scene.chairs if not chair.person and ticket.owns(chair))
    return Viewer(held, looking(scene, held, eyes), maker, taste, away if scene.status == "running" else frozenset())


def looking(scene: Scene, held: frozenset[int], eyes: Eyes | None) -> int:
    """Through whose eyes a browser sees. One that holds several seats sees nobody's hand until that is confirmed."""
    if len(held) < 2:
        return next(iter(held), SPECTATOR)
    if eyes is None or eyes.seat not in held or (scene.actor in held and scene.actor != eyes.seat):
        return SPECTATOR
    return SPECTATOR if handed_on(scene, held, eyes) else eyes.seat


def handed_on(scene: Scene, held: frozenset[int], eyes: Eyes) -> bool:
    """Whether another seat of the same screen has decided something since."""
    plies = scene.match.plies if scene.match is not None else []
    return any(
        revision > eyes.revision and ply.actor in held and ply.actor != eyes.seat
        for ply, revision in zip(reversed(plies), reversed(scene.revisions), strict=True)
    )


def undoer(scene: Scene, viewer: Viewer) -> int:
    """The seat whose decisions the viewer may take back: their own, or before the curtain whoever decided last."""
    if viewer.looking >= 0 or scene.match is None:
        return viewer.looking
    return next((ply.actor for ply in reversed(scene.match.plies) if ply.actor in viewer.held), SPECTATOR)
