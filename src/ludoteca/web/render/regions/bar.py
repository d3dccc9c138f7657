"""The bar: the one sentence that says what is asked, the choices, what can be taken back, and hints."""

from __future__ import annotations

from typing import NamedTuple

from django.conf import settings

from ...live.tables.learning.puzzling import ANSWERED
from ...live.tables.learning.teaching import FINISHED
from ...live.tables.refusals import CLOSED
from ..badge import NamedBadge
from ..language import gettext as _
from ..look import Look
from ..telling.plans import PlanTold, plan_told
from ..viewer import undoer
from .busy import eased, queued
from .end import outcome

PAYMENT = "payment"  # the goal of who has begun to pay, in every game


class Choice(NamedTuple):
    """A choice as a button: one decision, or a way of several.

    A single decision is final if it cannot be taken back; a way asks first if it cannot be, or if it is dear.
    """

    action: str
    label: str
    primary: bool = False
    final: bool = False
    drawn: bool = False  # it can also be chosen in a picture
    goal: str = ""  # of a way
    asks: bool = False
    by_hand: int = 0  # how many decisions are left to a way whose payment is chosen by hand


class Thinks(NamedTuple):
    """The bot that thinks now, and for about how long."""

    name: str
    seconds: int


class HintPart(NamedTuple):
    """A hint, for those who play against bots alone: the plan, or whether it may be asked for."""

    offered: bool
    pending: bool
    plan: PlanTold | None


NO_HINT = HintPart(offered=False, pending=False, plan=None)


class Bar(NamedTuple):
    """All that the bar says."""

    revision: int
    sentence: str
    mine: bool
    waiting: bool
    choices: list[Choice]
    ways: list[Choice]
    main: list[Choice]  # the main actions of this moment, also those that are drawn
    undo_step: bool
    undo_turn: bool
    curtain: NamedBadge | None  # the seat to which this screen is to be handed
    thinks: Thinks | None
    hint: HintPart
    eased: str  # who has just thought less than they could
    back: int | None  # the seat that the viewer may take back
    update: bool = False  # it goes to a page whose script lists what is drawn

    @property
    def others(self) -> list[Choice]:
        """The choices that neither a picture nor a main action stands for."""
        return [choice for choice in self.choices if not choice.drawn and choice not in self.main]

    @property
    def listed(self) -> list[Choice]:
        """All choices, then all ways, if some of them have no button in the bar itself.

        A page that is updated is told the ways beside, and lists them by itself.
        """
        several = self.ways or any(choice.drawn for choice in self.choices)
        return [*self.choices, *([] if self.update else self.ways)] if several else []


def bar(look: Look, update: bool = False) -> Bar:
    """The bar for one viewer, for a page that is updated or a whole one."""
    scene, curtain = look.scene, look.viewer.curtain(look.scene)
    step, turn = undo(look)
    offered, far = choices(look), ways(look)
    return Bar(
        revision=scene.revision,
        sentence=sentence(look),
        mine=look.mine,
        waiting=scene.status == "running" and not look.mine and scene.answer is None,
        choices=offered,
        ways=far,
        main=main(look, offered, far),
        undo_step=step,
        undo_turn=turn,
        curtain=NamedBadge(curtain, look.names[curtain]) if curtain >= 0 else None,
        thinks=thinks(look),
        hint=hint(look),
        eased=eased(look),
        back=min(look.viewer.away, default=None),
        update=update and bool(look.choices),
    )


def sentence(look: Look) -> str:
    """What is asked, or for whom everybody waits."""
    scene = look.scene
    if scene.status == "closed":
        return str(CLOSED)
    if scene.lesson and scene.lesson.progress(look.match.plies).finished:
        return str(FINISHED)
    if scene.answer is not None:
        return str(ANSWERED)
    if scene.actor < 0:
        return outcome(look)
    if look.mine:
        step = look.match.state.agenda[-1]
        return look.words.prompt(step.key(), step.numbers(look.match.state))
    name = {"name": look.names[scene.actor]}
    if scene.asleep:
        return _("The game sleeps: a bot plays in every seat. Whoever comes back wakes it.")
    if scene.actor in look.viewer.away and scene.seats[scene.actor].once:
        return _("Your time has run out: a bot plays this turn for you.")
    if look.viewer.curtain(scene) >= 0:
        return _("Hand the screen to %(name)s.") % name
    if scene.actor in scene.bots:
        return queued(look) or _("%(name)s is thinking.") % name
    return left(look) if scene.seats[scene.actor].empty else _("Waiting for %(name)s.") % name


def left(look: Look) -> str:
    """That whoever is asked has left, and to those who play on without a clock what they can do about it."""
    told = _("%(name)s has left the table.") % {"name": look.names[look.scene.actor]}
    helped = look.viewer.held and look.scene.pace is None
    return f"{told} {_('A bot may play on: see the players.')}" if helped else told


def choices(look: Look) -> list[Choice]:
    """The choices as buttons."""
    primary = len(look.choices) == 1
    return [
        Choice(action, label, primary, action in look.final, action in look.drawn)
        for action, label in look.choices.items()
    ]


def ways(look: Look) -> list[Choice]:
    """The ways as buttons."""
    return [
        Choice(aim.way, aim.label, goal=goal, asks=aim.asks, by_hand=aim.by_hand) for goal, aim in look.aims.items()
    ]


def main(look: Look, single: list[Choice], far: list[Choice]) -> list[Choice]:
    """What is done most now, as buttons: the rest of a payment first, then what the game names."""
    offered = {choice.goal or choice.action: choice for choice in [*far, *single]}
    goals = [PAYMENT, *look.match.game.main(look.view)] if offered else []
    found = [offered[goal] for goal in goals if goal in offered and not offered[goal].primary]
    return [choice._replace(label=look.aims[choice.goal].name) if choice.goal else choice for choice in found]


def undo(look: Look) -> tuple[bool, bool]:
    """Whether a step can be taken back, and whether the turn has more than that one."""
    seat = undoer(look.scene, look.viewer)
    own_way = look.scene.lesson or look.scene.answer  # a lesson and an answered puzzle have their own way back
    if seat < 0 or look.scene.status != "running" or own_way:
        return False, False
    bots = look.scene.always_bots
    points = [point for point in look.match.undo_points(seat, bots) if point >= look.scene.floor]
    return bool(points), bool(points) and max(look.match.turn_point(seat, bots) or 0, points[-1]) != points[0]


def thinks(look: Look) -> Thinks | None:
    """The bot that thinks now, if one does."""
    taught = look.scene.lesson or look.scene.puzzle
    if taught or look.scene.actor not in look.scene.bots or look.scene.place:
        return None
    return Thinks(look.names[look.scene.actor], round(settings.LUDOTECA_SECONDS))


def hinted(look: Look) -> bool:
    """Whether hints are given at this table: to those who play against bots alone, for practice."""
    alone = not look.scene.several_people and look.scene.lesson is None and look.scene.puzzle is None
    return alone and look.scene.day is None


def hint(look: Look) -> HintPart:
    """The hint that was given to the viewer, if one was."""
    if not look.mine:
        return NO_HINT
    given = look.scene.hint
    return HintPart(
        offered=given is None and hinted(look) and len(look.choices) > 1,
        pending=given is not None and given.pending,
        plan=plan_told(look.scene, look.words, given.plan) if given and given.plan else None,
    )
