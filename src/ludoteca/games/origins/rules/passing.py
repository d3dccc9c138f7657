"""§7 Passing."""

from __future__ import annotations

from ....core.shared import replaced
from ....core.state import NO_OPTIONS
from ..data import CANCER, COLOUR, COLOURS, DIE_KINDS, FACES, FALLS_BACK, GEMINI, VALUE
from .actions import RETURN
from .dice import FREE, TakeDie, become_advisor
from .resources import GainBasic
from .table import Paragraph, Realm


def pass_round(realm: Realm, seat: int) -> None:
    """§7 Out until the next round: Gemini, then Cancer, then everybody comes home."""
    realm.passed = replaced(realm.passed, seat, 1)
    realm.tell("passed", seat)
    realm.next(ComeHome(seat))
    if realm.holds(seat, CANCER):
        realm.next(TakeDie(seat, FREE))
    if realm.holds(seat, GEMINI) and FALLS_BACK[realm.strength[seat]]:
        realm.next(GainBasic(seat, FALLS_BACK[realm.strength[seat]]))


class ComeHome(Paragraph):
    """§7 The Archon comes home, and every used Freeman, raised by 1; a 6 becomes an Advisor."""

    def run(self, realm: Realm) -> None:
        if realm.archons[self.seat]:
            realm.archons = replaced(realm.archons, self.seat, 0)
        people = realm.freemen[self.seat]
        realm.freemen[self.seat] = [returned(freeman) for freeman in people]
        if used_sixes(realm, self.seat):
            realm.next(ReturnSix(self.seat))


def returned(freeman: int) -> int:
    """§7 A Freeman after coming home; a used 6 is still to come."""
    die = freeman % DIE_KINDS
    return freeman if freeman < DIE_KINDS or VALUE[die] == FACES else die + 1


def used_sixes(realm: Realm, seat: int) -> list[int]:
    """§7 The colours of a seat's sixes on the main board, each once."""
    found: list[int] = []
    for freeman in realm.freemen[seat]:
        if freeman >= DIE_KINDS and VALUE[freeman % DIE_KINDS] == FACES and COLOUR[freeman % DIE_KINDS] not in found:
            found.append(COLOUR[freeman % DIE_KINDS])
    return found


class ReturnSix(Paragraph):
    """§7 Sixes come home one by one in an order of choice; asked while they are of several colours."""

    def options(self, realm: Realm) -> list[int]:
        colours = used_sixes(realm, self.seat)
        return [RETURN + colour for colour in colours] if len(colours) > 1 else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        self.bring_home(realm, action - RETURN)
        realm.next(self)

    def run(self, realm: Realm) -> None:
        for colour in used_sixes(realm, self.seat):
            self.bring_home(realm, colour)
            realm.next(self)

    def bring_home(self, realm: Realm, colour: int) -> None:
        """§7 One used 6 of a colour becomes an Advisor."""
        six = colour * FACES + FACES - 1
        freeman = [f for f in realm.freemen[self.seat] if f >= DIE_KINDS and f % DIE_KINDS == six][0]
        become_advisor(realm, self.seat, six, freeman)

    def refuse(self, realm: Realm, action: int) -> str:
        return "no-such-six" if RETURN <= action < RETURN + len(COLOURS) else super().refuse(realm, action)
