"""§7 Passing."""

from __future__ import annotations

from ....core.state import Step
from ..data import CANCER, COLOUR, COLOURS, DIE_KINDS, FACES, FALLS_BACK, GEMINI, VALUE
from .dice import FREE, TakeDie, become_advisor
from .resources import GainBasic
from .table import Paragraph, World
from .words import RETURN


def pass_round(world: World, seat: int) -> None:
    """§7 Out until the next round: Gemini, then Cancer, then everybody comes home."""
    world.passed[seat] = 1
    world.tell("passed", seat)
    steps: list[Step] = [ComeHome(seat)]
    if world.holds(seat, CANCER):
        steps.insert(0, TakeDie(seat, FREE))
    if world.holds(seat, GEMINI) and FALLS_BACK[world.strength[seat]]:
        steps.insert(0, GainBasic(seat, FALLS_BACK[world.strength[seat]]))
    world.then(steps)


class ComeHome(Paragraph):
    """§7 The Archon comes home, and every used Freeman, raised by 1; a 6 becomes an Advisor."""

    def run(self, world: World) -> None:
        world.archons[self.seat] = 0
        people = world.freemen[self.seat]
        world.freemen[self.seat] = [returned(freeman) for freeman in people]
        if used_sixes(world, self.seat):
            world.then([ReturnSix(self.seat)])


def returned(freeman: int) -> int:
    """§7 A Freeman after coming home; a used 6 is still to come."""
    die = freeman % DIE_KINDS
    return freeman if freeman < DIE_KINDS or VALUE[die] == FACES else die + 1


def used_sixes(world: World, seat: int) -> list[int]:
    """§7 The colours of a seat's sixes on the main board, each once."""
    found: list[int] = []
    for freeman in world.freemen[seat]:
        if freeman >= DIE_KINDS and VALUE[freeman % DIE_KINDS] == FACES and COLOUR[freeman % DIE_KINDS] not in found:
            found.append(COLOUR[freeman % DIE_KINDS])
    return found


class ReturnSix(Paragraph):
    """§7 Sixes come home one by one in an order of choice; asked while they are of several colours."""

    def options(self, world: World) -> list[int]:
        colours = used_sixes(world, self.seat)
        return [RETURN + colour for colour in colours] if len(colours) > 1 else []

    def resolve(self, world: World, action: int) -> None:
        self.bring_home(world, action - RETURN)
        world.then([ReturnSix(self.seat)])

    def run(self, world: World) -> None:
        for colour in used_sixes(world, self.seat):
            self.bring_home(world, colour)
            world.then([ReturnSix(self.seat)])

    def bring_home(self, world: World, colour: int) -> None:
        """§7 One used 6 of a colour becomes an Advisor."""
        six = colour * FACES + FACES - 1
        freeman = [f for f in world.freemen[self.seat] if f >= DIE_KINDS and f % DIE_KINDS == six][0]
        become_advisor(world, self.seat, six, freeman)

    def refuse(self, world: World, action: int) -> str:
        return "no-such-six" if RETURN <= action < RETURN + len(COLOURS) else super().refuse(world, action)
