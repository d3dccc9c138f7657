"""The bar: the one sentence that says what is asked, the choices, what can be taken back, and hints."""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.utils.translation import gettext as _

from ...live.tables.refusals import CLOSED
from ..badge import NamedBadge
from ..look import Look
from ..viewer import undoer
from .end import outcome


@dataclass(frozen=True)
class Choice:
    """A choice as a button. Among people a choice is final: the next may already have seen it."""

    action: str
    label: str
    primary: bool
    final: bool
    drawn: bool  # it can also be chosen in a picture


@dataclass(frozen=True)
class Thinks:
    """The bot that thinks now, and for about how long."""

    name: str
    seconds: int


@dataclass(frozen=True)
class HintChoice:
    """A choice that is suggested, with its chance to win if that is known."""

    action: str
    label: str
    percent: int | None


@dataclass(frozen=True)
class HintPart:
    """A hint, for those who play against bots alone: what is suggested, or whether it may be asked for."""

    offered: bool
    pending: bool
    choices: list[HintChoice]


@dataclass(frozen=True)
class Bar:
    """All that the bar says."""

    revision: int
    sentence: str
    mine: bool
    waiting: bool
    choices: list[Choice]
    undo_step: bool
    undo_turn: bool
    curtain: NamedBadge | None  # the seat to which this screen is to be handed
    thinks: Thinks | None
    hint: HintPart
    back: int | None  # the seat that the viewer may take back

    @property
    def drawn(self) -> bool:
        """Whether something can be chosen in a picture."""
        return any(choice.drawn for choice in self.choices)


def bar(look: Look) -> Bar:
    """The bar for one viewer."""
    scene, curtain = look.scene, look.viewer.curtain(look.scene)
    step, turn = undo(look)
    return Bar(
        revision=scene.revision,
        sentence=sentence(look),
        mine=look.mine,
        waiting=scene.status == "running" and not look.mine,
        choices=choices(look),
        undo_step=step,
        undo_turn=turn,
        curtain=NamedBadge(curtain, look.names[curtain]) if curtain >= 0 else None,
        thinks=thinks(look),
        hint=hint(look),
        back=min(look.viewer.away, default=None),
    )


def sentence(look: Look) -> str:
    """What is asked, or for whom everybody waits."""
    scene = look.scene
    if scene.status == "closed":
        return str(CLOSED)
    if scene.actor < 0:
        return outcome(look)
    if look.mine:
        step = look.match.state.agenda[-1]
        return look.words.prompt(step.key(), step.numbers(look.match.state))
    name = {"name": look.names[scene.actor]}
    if look.viewer.curtain(scene) >= 0:
        return _("Hand the screen to %(name)s.") % name
    if scene.actor in scene.bots:
        return _("%(name)s is thinking.") % name
    return _("Waiting for %(name)s.") % name


def choices(look: Look) -> list[Choice]:
    """The choices as buttons."""
    primary, final = len(look.choices) == 1, look.scene.several_people
    return [Choice(action, label, primary, final, look.drawn(action)) for action, label in look.choices.items()]


def undo(look: Look) -> tuple[bool, bool]:
    """Whether a step can be taken back, and whether the turn has more than that one."""
    seat = undoer(look.scene, look.viewer)
    if seat < 0 or look.scene.status != "running":
        return False, False
    bots = look.scene.always_bots
    points = look.match.undo_points(seat, bots)
    return bool(points), bool(points) and look.match.turn_point(seat, bots) != points[0]


def thinks(look: Look) -> Thinks | None:
    """The bot that thinks now, if one does."""
    if look.scene.actor not in look.scene.bots:
        return None
    return Thinks(look.names[look.scene.actor], round(settings.LUDOTECA_SECONDS))


def hint(look: Look) -> HintPart:
    """The hint that was given to the viewer, if one was."""
    given = look.scene.hint if look.mine else None
    suggested = given.choices if given else ()
    return HintPart(
        offered=given is None and look.mine and not look.scene.several_people and len(look.choices) > 1,
        pending=given is not None and given.pending,
        choices=[
            HintChoice(action, look.choices[action], percent) for action, percent in suggested if action in look.choices
        ],
    )
