"""§4 rounds and turns, §8 Superiority tokens and §9 the end of a round: the table of contents of Origins."""

from __future__ import annotations

from typing import Final

from ....core.state import NOBODY, Step
from ..data import (
    CELLS,
    COLOURS,
    DIE_KINDS,
    FACES,
    SOLO_FOREIGN,
    SOLO_ROUNDS,
    SPEAKER_FACES,
    SPEAKER_TOP,
    VALUE,
    WISDOM,
)
from .dice import refuse_freeman
from .districts import SeatDie
from .endgame import FinalScoring
from .growth import base_cost, build_tower, buildable, can_grow, grow
from .military import furthest, retreat
from .passing import pass_round
from .table import END_LIMIT, Paragraph, World
from .temples import award_cards, keep_one_card
from .visits import Visit
from .words import ARCHON, CLOSE, END_TURN, GROW, PASS, SEND, SPEAKER, SPEND, TOWER, WORKERS


class Round(Paragraph):
    """§4.1 From the holder of the Bastion clockwise, single turns until everybody has passed."""

    def run(self, world: World) -> None:
        world.round += 1
        world.passed = [0] * world.seats
        world.tell("round", self.seat, world.round)
        if world.solo():
            world.foreign = SOLO_FOREIGN[world.round - 1]
        elif world.round == world.round_limit:
            world.trigger(END_LIMIT)
        world.then([Turn(self.seat), NextTurn(self.seat)])


class NextTurn(Paragraph):
    """§4.1 Clockwise to the next player who has not passed; when all have, the round ends."""

    def run(self, world: World) -> None:
        for ahead in range(1, world.seats + 1):
            seat = (self.seat + ahead) % world.seats
            if not world.passed[seat]:
                world.then([Turn(seat), NextTurn(seat)])
                return
        world.then(end_of_round(world))


class Turn(Paragraph):
    """§4.2 Visit a site, close a district, build a tower level, grow the population, or pass."""

    def __init__(self, seat: int, extra: bool = False) -> None:
        super().__init__(seat)
        self.extra: Final = extra  # for a Superiority token

    def options(self, world: World) -> list[int]:
        options = [SEND + worker for worker in workers(world, self.seat)]
        if world.has_unused(self.seat):
            options.extend([CLOSE + cell for cell in world.open_districts(self.seat)])
        options.extend([TOWER + colour for colour in buildable(world, self.seat)])
        if can_grow(world, self.seat):
            options.append(GROW)
        options.append(PASS)
        return options

    def resolve(self, world: World, action: int) -> None:
        if not self.extra and not world.solo() and action != PASS:
            world.then([Superiority(self.seat)])
        if action < CLOSE:
            world.then([Visit(self.seat, action - SEND)])
        elif action < TOWER:
            world.then([SeatDie(self.seat, action - CLOSE)])
        elif action < GROW:
            build_tower(world, self.seat, action - TOWER)
        elif action == GROW:
            grow(world, self.seat)
        else:
            pass_round(world, self.seat)

    def refuse(self, world: World, action: int) -> str:
        if SEND <= action < SEND + len(WORKERS):
            return refuse_worker(world, self.seat, action - SEND)
        if CLOSE <= action < CLOSE + CELLS:
            return refuse_district(world, self.seat, action - CLOSE)
        if TOWER <= action < TOWER + len(COLOURS):
            return "no-gold-for-tower" if world.discs[action - TOWER] else "no-disc"
        if action == GROW:
            return "no-base-left" if base_cost(world, self.seat) < 0 else "no-food-to-grow"
        return super().refuse(world, action)


def workers(world: World, seat: int) -> list[int]:
    """§5.0 The workers who can reach some site, equal ones once."""
    least = min(world.values) - world.purse(seat, WISDOM)
    found = [die for die in world.unused(seat) if VALUE[die] >= least]
    if world.hired[seat]:
        found.extend([SPEAKER + value for value in sorted(set(world.hired[seat])) if value >= least])
    if not world.archons[seat]:
        found.append(ARCHON)
    return found


def refuse_worker(world: World, seat: int, worker: int) -> str:
    """§5.0 Why a worker cannot be sent."""
    if worker == ARCHON:
        return "archon-away"
    if worker < DIE_KINDS:
        return "no-site-in-reach" if worker in world.freemen[seat] else refuse_freeman(world, seat, worker)
    return "no-site-in-reach" if worker - SPEAKER in world.hired[seat] else "no-speaker-of-yours"


def refuse_district(world: World, seat: int, cell: int) -> str:
    """§6.1 Why a district cannot be closed."""
    if cell in world.closed[seat]:
        return "closed-already"
    return "no-unused-freeman" if cell in world.open_districts(seat) else "no-district"


class Superiority(Paragraph):
    """§8 After an action a token may be spent for one more, at most one token in a turn."""

    def options(self, world: World) -> list[int]:
        return [SPEND, END_TURN] if world.tokens[self.seat] else []

    def resolve(self, world: World, action: int) -> None:
        if action == SPEND:
            world.tokens[self.seat] -= 1
            world.tell("spent-token", self.seat)
            world.then([Turn(self.seat, extra=True)])


# -- §9 the end of a round ---------------------------------------------------------------------------------------------


def end_of_round(world: World) -> list[Step]:
    """§9 Speakers return, the Bastion moves, armies retreat, zodiac cards change hands; then the end or a new round."""
    if world.solo():
        return [SpeakersReturn(0), Retreat(0), KeepCard(0), RoundOver(0)]
    return [SpeakersReturn(0), MoveBastion(0), Retreat(0), AwardCards(0), RoundOver(0)]


class SpeakersReturn(Paragraph):
    """§9.1 Used Speakers go up by 1 and return to the offer; a 5 is rolled again."""

    def run(self, world: World) -> None:
        for used in world.podium:
            value = used % FACES + 1
            if value == SPEAKER_TOP:
                value = SPEAKER_FACES[world.chance.pick(len(SPEAKER_FACES))]
            else:
                value += 1
            world.speakers.append(value)
            world.tell("speaker-returned", NOBODY, value)
        world.podium = []


class MoveBastion(Paragraph):
    """§9.2 The Bastion goes to the player furthest on the Military track, before the retreat."""

    def run(self, world: World) -> None:
        world.bastion = furthest(world)
        world.tell("bastion", world.bastion)


class Retreat(Paragraph):
    """§9.3 Every Military disc falls back to the first space of its area."""

    def run(self, world: World) -> None:
        retreat(world)


class AwardCards(Paragraph):
    """§9.4 Every zodiac card goes to the player highest in its temple."""

    def run(self, world: World) -> None:
        award_cards(world)


class KeepCard(Paragraph):
    """§13.2 Solo: one zodiac card is kept by lot."""

    def run(self, world: World) -> None:
        keep_one_card(world)


class RoundOver(Paragraph):
    """§9.5 The final scoring if the end was triggered, in solo after five rounds; else a new round."""

    def run(self, world: World) -> None:
        over = world.round >= SOLO_ROUNDS if world.solo() else world.ending > 0
        world.then([FinalScoring(world.bastion) if over else Round(world.bastion)])
