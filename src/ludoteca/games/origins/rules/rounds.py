"""§4 rounds and turns, §8 Superiority tokens and §9 the end of a round: the table of contents of Origins."""

from __future__ import annotations

from typing import Final

from ....core.menu import Menu
from ....core.state import NO_OPTIONS, NOBODY, Step, written
from ..data import (
    CELLS,
    COLOURS,
    DIE_KINDS,
    FACES,
    SEATS,
    SITE_TOP,
    SOLO_FOREIGN,
    SOLO_ROUNDS,
    SPEAKER_FACES,
    SPEAKER_LEAST,
    SPEAKER_TOP,
    WISDOM,
)
from .actions import ARCHON, CLOSE, END_TURN, GROW, PASS, SEND, SPEAKER, SPEND, TOWER, WORKERS
from .dice import refuse_freeman
from .districts import SeatDie
from .endgame import FinalScoring
from .growth import base_cost, build_tower, buildable, can_grow, grow
from .military import furthest, retreat
from .passing import pass_round
from .table import END_LIMIT, Paragraph, Realm
from .temples import award_cards, keep_one_card
from .visits import Visit

LEVELS: Final = Menu(list(range(TOWER, TOWER + len(COLOURS))), [])
SPEND_OR_END: Final[list[int]] = [SPEND, END_TURN]


class Round(Paragraph):
    """§4.1 From the holder of the Bastion clockwise, single turns until everybody has passed."""

    def run(self, realm: Realm) -> None:
        realm.round += 1
        realm.passed = [0] * realm.seats
        realm.tell("round", self.seat, realm.round)
        if realm.solo():
            realm.foreign = SOLO_FOREIGN[realm.round - 1]
        elif realm.round == realm.round_limit:
            realm.trigger(END_LIMIT)
        realm.then_written(TURNS[self.seat])


class NextTurn(Paragraph):
    """§4.1 Clockwise to the next player who has not passed; when all have, the round ends."""

    def run(self, realm: Realm) -> None:
        for ahead in range(1, realm.seats + 1):
            seat = (self.seat + ahead) % realm.seats
            if not realm.passed[seat]:
                realm.then_written(TURNS[seat])
                return
        realm.then_written(SOLO_ROUND_END if realm.solo() else ROUND_END)


class Turn(Paragraph):
    """§4.2 Visit a site, close a district, build a tower level, grow the population, or pass."""

    def __init__(self, seat: int, extra: bool = False) -> None:
        super().__init__(seat)
        self.extra: Final = extra  # for a Superiority token

    def options(self, realm: Realm) -> list[int]:
        options = [SEND + worker for worker in workers(realm, self.seat)]
        districts = realm.open_districts(self.seat)
        if districts and realm.has_unused(self.seat):
            options.extend([CLOSE + cell for cell in districts])
        towers = buildable(realm, self.seat)
        if towers:
            options.extend(LEVELS.of(towers))
        if can_grow(realm, self.seat):
            options.append(GROW)
        options.append(PASS)
        return options

    def resolve(self, realm: Realm, action: int) -> None:
        if not self.extra and not realm.solo() and action != PASS:
            realm.next(SUPERIORITY[self.seat])
        if action < CLOSE:
            realm.next(Visit(self.seat, action - SEND))
        elif action < TOWER:
            realm.next(SeatDie(self.seat, action - CLOSE))
        elif action < GROW:
            build_tower(realm, self.seat, action - TOWER)
        elif action == GROW:
            grow(realm, self.seat)
        else:
            pass_round(realm, self.seat)

    def refuse(self, realm: Realm, action: int) -> str:
        if SEND <= action < SEND + len(WORKERS):
            return refuse_worker(realm, self.seat, action - SEND)
        if CLOSE <= action < CLOSE + CELLS:
            return refuse_district(realm, self.seat, action - CLOSE)
        if TOWER <= action < TOWER + len(COLOURS):
            return "no-gold-for-tower" if realm.discs[action - TOWER] else "no-disc"
        if action == GROW:
            return "no-base-left" if base_cost(realm, self.seat) < 0 else "no-food-to-grow"
        return super().refuse(realm, action)

    def trace(self, realm: Realm) -> str:
        return f"{self.key()} {self.extra}"


def workers(realm: Realm, seat: int) -> list[int]:
    """§5.0 The workers who can reach some site, equal ones once."""
    lowest = SITE_TOP
    for value in realm.values:
        lowest = min(lowest, value)
    least = lowest - realm.purse(seat, WISDOM)
    found = realm.unused(seat, least)
    if realm.hired[seat]:
        for value in range(max(least, SPEAKER_LEAST), SPEAKER_TOP + 1):
            if value in realm.hired[seat]:
                found.append(SPEAKER + value)
    if not realm.archons[seat]:
        found.append(ARCHON)
    return found


def refuse_worker(realm: Realm, seat: int, worker: int) -> str:
    """§5.0 Why a worker cannot be sent."""
    if worker == ARCHON:
        return "archon-away"
    if worker < DIE_KINDS:
        return "no-site-in-reach" if worker in realm.freemen[seat] else refuse_freeman(realm, seat, worker)
    return "no-site-in-reach" if worker - SPEAKER in realm.hired[seat] else "no-speaker-of-yours"


def refuse_district(realm: Realm, seat: int, cell: int) -> str:
    """§6.1 Why a district cannot be closed."""
    if cell in realm.closed[seat]:
        return "closed-already"
    return "no-unused-freeman" if cell in realm.open_districts(seat) else "no-district"


class Superiority(Paragraph):
    """§8 After an action a token may be spent for one more, at most one token in a turn."""

    def options(self, realm: Realm) -> list[int]:
        return SPEND_OR_END if realm.tokens[self.seat] else NO_OPTIONS

    def resolve(self, realm: Realm, action: int) -> None:
        if action == SPEND:
            realm.add_token(self.seat, -1)
            realm.tell("spent-token", self.seat)
            realm.next(Turn(self.seat, extra=True))


# -- §9 the end of a round ---------------------------------------------------------------------------------------------


def end_of_round(solo: bool) -> list[Step]:
    """§9 Speakers return, the Bastion moves, armies retreat, zodiac cards change hands; then the end or a new round."""
    if solo:
        return [SpeakersReturn(0), Retreat(0), KeepCard(0), RoundOver(0)]
    return [SpeakersReturn(0), MoveBastion(0), Retreat(0), AwardCards(0), RoundOver(0)]


class SpeakersReturn(Paragraph):
    """§9.1 Used Speakers go up by 1 and return to the offer; a 5 is rolled again."""

    def run(self, realm: Realm) -> None:
        for used in realm.podium:
            value = used % FACES + 1
            if value == SPEAKER_TOP:
                value = SPEAKER_FACES[realm.chance.pick(len(SPEAKER_FACES))]
            else:
                value += 1
            realm.speakers = [*realm.speakers, value]
            realm.tell("speaker-returned", NOBODY, value)
        realm.podium = []


class MoveBastion(Paragraph):
    """§9.2 The Bastion goes to the player furthest on the Military track, before the retreat."""

    def run(self, realm: Realm) -> None:
        realm.bastion = furthest(realm)
        realm.tell("bastion", realm.bastion)


class Retreat(Paragraph):
    """§9.3 Every Military disc falls back to the first space of its area."""

    def run(self, realm: Realm) -> None:
        retreat(realm)


class AwardCards(Paragraph):
    """§9.4 Every zodiac card goes to the player highest in its temple."""

    def run(self, realm: Realm) -> None:
        award_cards(realm)


class KeepCard(Paragraph):
    """§13.2 Solo: one zodiac card is kept by lot."""

    def run(self, realm: Realm) -> None:
        keep_one_card(realm)


class RoundOver(Paragraph):
    """§9.5 The final scoring if the end was triggered, in solo after five rounds; else a new round."""

    def run(self, realm: Realm) -> None:
        over = realm.round >= SOLO_ROUNDS if realm.solo() else realm.ending > 0
        realm.next(FinalScoring(realm.bastion) if over else Round(realm.bastion))


SEATED: Final = range(max(SEATS))
TURNS: Final = [written([Turn(seat), NextTurn(seat)]) for seat in SEATED]
SUPERIORITY: Final = [Superiority(seat) for seat in SEATED]
ROUND_END: Final = written(end_of_round(solo=False))
SOLO_ROUND_END: Final = written(end_of_round(solo=True))
