"""How natural each choice is, on one scale within a decision; and which choices are mere bookkeeping."""

from __future__ import annotations

from typing import Final

from ...core.state import Step
from .data import (
    BESIDE,
    BLOCK,
    BONUS_EFFECT,
    CELLS,
    COLOURS,
    DIE_KINDS,
    FACES,
    GOLD,
    SITE_LOWER,
    SITES,
    SPEAKER_LEAST,
    TEMPLES,
    TILE_STONE,
    TOP,
    VALUE,
    WIDTH,
)
from .promises import (
    bonus_promise,
    card_hope,
    die_merit,
    die_seated,
    lower_promise,
    site_promise,
    temple_sum,
    upper_promise,
)
from .rules.buying import Ability, PlaceTile
from .rules.dice import RaiseBy, RaiseSpeaker, RaiseTaken, die_price
from .rules.districts import MatchCard, SeatDie, fits
from .rules.growth import tower_cost
from .rules.market import tile_price
from .rules.military import Exchange, Military, attack_points
from .rules.passing import ReturnSix
from .rules.resources import GainBasic
from .rules.setup import DropHighest
from .rules.table import CODE_COLOUR, World
from .rules.temples import WorshipSteps, height
from .rules.visits import Menu, RaiseSites, Visit, price
from .rules.words import (
    ACTIVATE,
    ADVANCE,
    ATTACK,
    BONUS,
    BUILD,
    BUY,
    BUY_RESERVED,
    CLOSE,
    DRAFT,
    EXCHANGE,
    FARM,
    GAIN,
    GROW,
    HONOUR,
    INTO,
    LOWER,
    MATCH,
    MOVE,
    OVER_FARM,
    PASS,
    PLACE,
    POINTS,
    RAISE,
    RESERVE,
    RESET,
    RETURN,
    SEAT,
    SEND,
    SPEND,
    STEPS,
    TAKE,
    TAKE_SPEAKER,
    TOWER,
    TRAIN,
    UPPER,
    USE,
    VISIT,
)

CELLS_KEPT: Final = 4  # cells worth a look when a tile is placed
CORNERS: Final[list[int]] = [0, 1, WIDTH, WIDTH + 1]  # from the lower left cell of a block to its others
LAST: Final = -20.0  # passing while anything else can be done


def is_minor(step: Step) -> bool:
    """Bookkeeping: kinds of resources, use or skip, the order of sixes, the second half of Move and Attack."""
    if isinstance(step, Military):
        return step.moved or step.attacked
    return isinstance(
        step,
        GainBasic
        | Exchange
        | WorshipSteps
        | RaiseTaken
        | RaiseSpeaker
        | RaiseBy
        | Ability
        | MatchCard
        | ReturnSix
        | DropHighest
        | RaiseSites,
    )


def worth_a_look(world: World) -> list[int]:
    """The legal actions; of many cells for a tile only the best few."""
    if not isinstance(world.agenda[-1], PlaceTile) or len(world.legal) <= CELLS_KEPT:
        return world.legal
    ordered = sorted([(-hint(world, action), action) for action in world.legal])
    return [action for _, action in ordered[:CELLS_KEPT]]


def hint(world: World, action: int) -> float:
    """How natural an action is."""
    step, seat = world.agenda[-1], world.agenda[-1].seat
    if action < VISIT:
        return turn_hint(world, seat, action)
    if action < GAIN:
        return visit_hint(world, step, action)
    if action < BUY:
        return effect_hint(world, seat, action)
    return city_hint(world, step, action)


def turn_hint(world: World, seat: int, action: int) -> float:
    """Actions of a turn, and of the draft."""
    if action < SEND:
        return float(VALUE[(action - DRAFT) % DIE_KINDS])
    if action < CLOSE:
        worker = action - SEND
        return 6.0 - 0.2 * VALUE[worker] if worker < DIE_KINDS else 4.0
    if action < TOWER:
        best = max([die_seated(world, seat, action - CLOSE, die, 0.5) for die in world.unused(seat)])
        return best + card_hope(world, seat, action - CLOSE)
    if action < GROW:
        seated = [VALUE[die] for die in world.seated[seat] if die // FACES == action - TOWER]
        return sum(seated) + 1.5 - tower_cost(world, seat, action - TOWER)
    if action == GROW:
        return 5.0 if world.free_bases(seat) == 0 else 0.0
    return LAST if action == PASS else -1.0 if action == SPEND else 0.0


def visit_hint(world: World, step: Step, action: int) -> float:
    """Sites and their actions."""
    if isinstance(step, Visit):
        site = action - VISIT
        return site_promise(world, step.seat, step.worker, site, 0.6) - 0.7 * price(world, step.worker, site)
    if RAISE <= action < RAISE + SITES:
        return float(-world.values[action - RAISE])
    if not isinstance(step, Menu):
        return 0.0
    if action == UPPER:
        return upper_promise(0.6)
    if action == LOWER:
        return lower_promise(world, step.seat, SITE_LOWER[step.site], 0.6)
    if action == BONUS:
        return 0.5 + bonus_promise(world, step.seat, BONUS_EFFECT[world.bonus[step.site]], 0.6)
    return 0.1


def effect_hint(world: World, seat: int, action: int) -> float:
    """Parts of effects: resources, the tracks, dice."""
    if action < MOVE:
        kind = (action - GAIN) % GOLD
        held = world.stock[4 * seat + kind]
        return held - 1.5 if action >= EXCHANGE else 4.0 - held
    if action in (MOVE, ATTACK):
        return 1.0 if action == MOVE else 0.5 + attack_points(world, seat)
    if action < TAKE:
        return action - STEPS + 1.0 if action >= STEPS else temple_hint(world, seat, action - ADVANCE)
    if action < TAKE_SPEAKER:
        slot = world.offer.index(action - TAKE)
        return die_merit(VALUE[action - TAKE], 1.0) - 0.7 * die_price(world, seat, slot)
    if action < TRAIN:
        return float(action - TAKE_SPEAKER + SPEAKER_LEAST)
    return raise_hint(world, seat, action)


def raise_hint(world: World, seat: int, action: int) -> float:
    """Raising, honouring and recolouring dice, resetting a ship."""
    if action < POINTS:
        return 0.3 * VALUE[(action - TRAIN) % DIE_KINDS]
    if action < HONOUR:
        return action - POINTS + 1.0
    if INTO <= action < INTO + len(COLOURS):
        return float(world.towers[len(COLOURS) * seat + action - INTO])
    if RESET <= action < RESET + SITES:
        return float(world.values[action - RESET])
    return float(VALUE[action - HONOUR]) if action < HONOUR + DIE_KINDS else 1.0


def temple_hint(world: World, seat: int, temple: int) -> float:
    """A step in a temple: the lower ones count."""
    heights = [height(world, seat, other) for other in range(len(TEMPLES))]
    before = temple_sum(heights)
    heights[temple] = min(TOP, heights[temple] + 1)
    return temple_sum(heights) - before + 0.1


def city_hint(world: World, step: Step, action: int) -> float:
    """Buildings, cells, districts."""
    seat = step.seat
    if action < BUILD:
        if action >= BUY_RESERVED:
            return 3.0 if action < RESERVE else 1.0
        design = action - BUY
        return 4.0 - tile_price(world, seat, design) - 0.7 * TILE_STONE[design]
    if action < PLACE:
        return 2.0 if action == BUILD else 3.0 if action == OVER_FARM else 1.0 if action == FARM else 0.0
    if action < PLACE + CELLS:
        return cell_hint(world, step, action - PLACE) if isinstance(step, PlaceTile) else 0.0
    if SEAT <= action < SEAT + DIE_KINDS and isinstance(step, SeatDie):
        return die_seated(world, seat, step.cell, action - SEAT, 0.5)
    if MATCH <= action < RETURN:
        return match_hint(world, action - MATCH) if action < ACTIVATE else 1.5
    if RETURN <= action < RETURN + len(COLOURS):
        return 0.0 if action - RETURN in world.advisors[seat] else 1.0
    return 1.0 if action == USE else 0.0


def match_hint(world: World, card: int) -> float:
    """A district card with gold comes first."""
    return 1.0 + world.card_gold[world.cards.index(card)] if card in world.cards else 1.0


def cell_hint(world: World, step: PlaceTile, cell: int) -> float:
    """A cell for a tile: neighbours, blocks that it completes or nearly does, cards that they would match."""
    city = world.city[step.seat]
    merits = 0.3 * len([near for near in BESIDE[cell] if city[near]])
    colour = CODE_COLOUR[step.design + 1] if step.way != FARM else -1
    for corner in CORNERS:
        block = BLOCK[cell - corner] if 0 <= cell - corner < CELLS else []
        if cell not in block:
            continue
        missing = [near for near in block if near != cell and not city[near]]
        merits += 2.0 if not missing else 0.5 if len(missing) == 1 else 0.0
        if not missing:
            colours = [colour if near == cell else CODE_COLOUR[city[near]] for near in block]
            merits += 4.0 * any([fits(colours, card) for card in world.cards])
    return merits
