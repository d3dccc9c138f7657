"""How natural each choice is, on one scale within a decision; and which choices are mere bookkeeping."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..data import (
    BLOCK,
    CELLS,
    COLOUR,
    COLOURS,
    DIE_KINDS,
    FACES,
    FOOD,
    GOLD,
    LAST_BASE_POINTS,
    MOST_BASES,
    NO_COLOUR,
    SITE_GAIN,
    SITES,
    SPEAKER_LEAST,
    VALUE,
    WIDTH,
)
from ..rules.actions import (
    ACTIVATE,
    ADVANCE,
    ATTACK,
    BONUS,
    BONUS_GOLD,
    BUILD,
    BUY,
    BUY_RESERVED,
    CLOSE,
    COPY,
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
    SKIP,
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
from ..rules.buying import Ability, PlaceTile, Way, can_build
from ..rules.city import CODE_COLOUR
from ..rules.dice import RaiseBy, RaiseSpeaker, RaiseTaken, Training, die_price
from ..rules.districts import MatchCard, SeatDie, fits
from ..rules.growth import base_cost, tower_cost
from ..rules.military import Exchange, Military
from ..rules.passing import ReturnSix
from ..rules.resources import GainBasic
from ..rules.setup import DropHighest
from ..rules.table import Realm
from ..rules.temples import Advance, Worship, WorshipSteps
from ..rules.visits import Menu, RaiseSites, Visit, worker_value
from .features import seated_pips
from .offers import Offers
from .prices import Prices
from .promises import (
    ability_promise,
    attack_promise,
    bonus_promise,
    build_promise,
    climb_gain,
    close_promise,
    die_promise,
    die_seated,
    lower_promise,
    march_promise,
    need,
    resources,
    six_promise,
    worship_gain,
)

CELLS_KEPT: Final = 4  # cells worth a look when a tile is placed
NO_BLOCK: Final[list[int]] = []
CORNERS: Final[list[int]] = [0, 1, WIDTH, WIDTH + 1]  # from the lower left cell of a block to its others
COMING: Final = 0.35  # a Freeman whose die may yet come to a tower of its colour
WASTE: Final = 0.1  # a pip of a worker: of equals the lower one goes first
BONUS_FIRST: Final = 0.52  # bonus actions come before the main one
COMPLETE: Final = 1.45  # a block that a tile completes ...
NEARLY: Final = 0.92  # ... or but for one
PATTERN: Final = 4.0  # a card that the block matches
LAST: Final = -20.0  # passing while anything else can be done


def is_minor(realm: Realm) -> bool:
    """Bookkeeping: kinds of resources, use or skip, the order of sixes, the second half of Move and Attack."""
    if SEND <= realm.legal[0] < RAISE:
        return False  # a turn, or a visit: nearly all that is asked
    step = realm.agenda[-1]
    if isinstance(step, Military):
        return step.moved or step.attacked
    return isinstance(  # a tuple: the compiled engine makes a union anew whenever it is asked
        step,
        (
            GainBasic,
            Exchange,
            WorshipSteps,
            RaiseTaken,
            RaiseSpeaker,
            RaiseBy,
            Ability,
            MatchCard,
            ReturnSix,
            DropHighest,
            RaiseSites,
        ),
    )


def worth_a_look(realm: Realm) -> list[int]:
    """The legal actions, less passing while a worker can act; of many cells for a tile only the best few."""
    legal = realm.legal
    first = legal[0]
    if first < CLOSE:
        return legal[:-1] if first >= SEND and legal[-1] == PASS and not all_sixes(realm) else legal
    if len(legal) <= CELLS_KEPT or not PLACE <= first < PLACE + CELLS:
        return legal
    step = realm.agenda[-1]
    if not isinstance(step, PlaceTile):
        return legal
    ordered = sorted([(-cell_hint(realm, step, action - PLACE), action) for action in legal])
    return [action for _, action in ordered[:CELLS_KEPT]]


def all_sixes(realm: Realm) -> bool:
    """Whether only sixes are left to be sent: one may keep them for a seat."""
    for action in realm.legal:
        if SEND <= action < CLOSE and (action - SEND >= DIE_KINDS or VALUE[action - SEND] < FACES):
            return False
    return True


def hint(realm: Realm, action: int, cost: Prices) -> float:
    """How natural an action is that does not send a worker."""
    step = realm.agenda[-1]
    if action < GAIN:
        return menu_hint(realm, step, action, cost)
    if action < BUY:
        return effect_hint(realm, step, action, cost)
    return city_hint(realm, step, action, cost)


def visit_hint(realm: Realm, action: int, offers: Offers) -> float:
    """Which worker to send, of equals the lower one first; and where to."""
    if action < VISIT:
        return offers.best(action - SEND) - WASTE * worker_value(action - SEND)
    step = realm.agenda[-1]
    return offers.at(step.worker, action - VISIT) if isinstance(step, Visit) else 0.0


def turn_hint(realm: Realm, action: int, cost: Prices) -> float:
    """Other actions of a turn, and the draft."""
    seat = realm.agenda[-1].seat
    if action < SEND:
        return float(VALUE[(action - DRAFT) % DIE_KINDS])
    if action == PASS:
        return LAST
    if action < TOWER:
        return close_promise(realm, seat, action - CLOSE, cost)
    if action < GROW:
        return tower_hint(realm, seat, action - TOWER, cost)
    if action == GROW:
        last = LAST_BASE_POINTS if realm.bases[seat] == MOST_BASES - 1 else 0
        return last + cost.base - base_cost(realm, seat) * cost.basic
    return 0.5 - cost.token if action == SPEND else 0.0


def tower_hint(realm: Realm, seat: int, colour: int, cost: Prices) -> float:
    """A tower level: what it adds to the dice in seats, and to Freemen who may get there."""
    coming = COMING * realm.freemen_of(seat, colour) * cost.time
    return seated_pips(realm, seat, colour) + coming - tower_cost(realm, seat, colour) * cost.gold


def menu_hint(realm: Realm, step: Step, action: int, cost: Prices) -> float:
    """What to do at a site; alone, which neighbour goes up."""
    if action < UPPER:
        return float(-realm.values[action - RAISE])
    if not isinstance(step, Menu):
        return 0.0
    if action == UPPER:
        return resources(realm, step.seat, SITE_GAIN[step.site], cost)
    if action == LOWER:
        return lower_promise(realm, step.seat, step.site, cost)
    if action == BONUS:
        return BONUS_FIRST + bonus_promise(realm, step.seat, realm.bonus[step.site], cost)
    return cost.gold if action == BONUS_GOLD else 0.0


def effect_hint(realm: Realm, step: Step, action: int, cost: Prices) -> float:
    """Parts of effects: resources, the tracks, dice."""
    seat = step.seat
    if action < MOVE:
        kind = (action - GAIN) % GOLD
        worth = cost.basic * need(realm, seat, kind)
        return cost.gold - worth if action >= EXCHANGE else worth
    if action in (MOVE, ATTACK):
        return military_hint(realm, step, action, cost)
    if action < TAKE:
        return action - STEPS + 1.0 if action >= STEPS else temple_hint(realm, step, action - ADVANCE, cost)
    if action < TAKE_SPEAKER:
        slot = realm.offer.index(action - TAKE)
        return die_promise(realm, seat, action - TAKE, cost) - cost.basic * die_price(realm, seat, slot)
    if action < TRAIN:
        return float(action - TAKE_SPEAKER + SPEAKER_LEAST)
    return raise_hint(realm, step, action, cost)


def military_hint(realm: Realm, step: Step, action: int, cost: Prices) -> float:
    """Move before an Attack that it makes better; of either Move or Attack the better one."""
    steps = step.steps if isinstance(step, Military) else 1
    march = march_promise(realm, step.seat, steps, cost)
    if not isinstance(step, Military):
        return march - cost.basic * need(realm, step.seat, FOOD)
    if action == ATTACK:
        return attack_promise(realm, step.seat, 0, cost)
    return march + attack_promise(realm, step.seat, steps, cost) if step.both and not step.attacked else march


def raise_hint(realm: Realm, step: Step, action: int, cost: Prices) -> float:
    """Raising, honouring and recolouring dice, resetting a ship."""
    seat = step.seat
    if action < POINTS:
        die = (action - TRAIN) % DIE_KINDS
        paid = cost.basic * need(realm, seat, FOOD) if isinstance(step, Training) else 0.0
        if VALUE[die] == FACES:
            return six_promise(realm, seat, COLOUR[die], cost) - paid
        return cost.pip + 0.1 * VALUE[die] - paid
    if action < HONOUR:
        return action - POINTS + 1.0
    if INTO <= action < INTO + len(COLOURS):
        return float(realm.towers[len(COLOURS) * seat + action - INTO])
    if RESET <= action < RESET + SITES:
        return float(realm.values[action - RESET])
    if action >= COPY:
        return ability_promise(realm, seat, realm.city[seat][action - COPY] - 1, False, cost)
    return float(VALUE[action - HONOUR]) if action < HONOUR + DIE_KINDS else 1.0


def temple_hint(realm: Realm, step: Step, temple: int, cost: Prices) -> float:
    """A climb in a temple: the lower ones count; a side step costs gold."""
    if isinstance(step, Worship):
        return worship_gain(realm, step.seat, temple, cost)
    if isinstance(step, Advance):
        return climb_gain(realm, step.seat, temple, step.steps, cost)
    return climb_gain(realm, step.seat, temple, 1, cost) - cost.gold


def city_hint(realm: Realm, step: Step, action: int, cost: Prices) -> float:
    """Buildings, cells, districts."""
    seat = step.seat
    if PLACE <= action < PLACE + CELLS:
        return cell_hint(realm, step, action - PLACE) if isinstance(step, PlaceTile) else 0.0
    if action in (USE, SKIP):
        return 1.0 if action == USE else 0.0
    if RETURN <= action < RETURN + len(COLOURS):
        return 0.0 if action - RETURN in realm.advisors[seat] else 1.0
    if action < PLACE:
        return tile_hint(realm, step, action, cost)
    if isinstance(step, SeatDie):
        return die_seated(realm, seat, step.cell, action - SEAT, cost)
    if MATCH <= action < ACTIVATE:
        return match_hint(realm, action - MATCH)
    if ACTIVATE <= action < ACTIVATE + CELLS:
        return ability_promise(realm, seat, realm.city[seat][action - ACTIVATE] - 1, False, cost) + 0.1
    return 0.0


def tile_hint(realm: Realm, step: Step, action: int, cost: Prices) -> float:
    """Which tile to buy, and whether to build it."""
    if action == OVER_FARM:
        return 4.0
    if action == FARM:
        return cost.tile
    if isinstance(step, Way) and action == BUILD:
        return build_promise(realm, step.seat, step.design, step.reserved, cost)
    if action >= RESERVE:
        return ability_promise(realm, step.seat, action - RESERVE, True, cost)
    reserved = action >= BUY_RESERVED
    design = action - (BUY_RESERVED if reserved else BUY)
    if not can_build(realm, step.seat, design, reserved):
        return cost.tile
    return max(cost.tile, build_promise(realm, step.seat, design, reserved, cost))


def match_hint(realm: Realm, card: int) -> float:
    """A district card with gold comes first."""
    return 1.0 + realm.card_gold[realm.cards.index(card)] if card in realm.cards else 1.0


def cell_hint(realm: Realm, step: PlaceTile, cell: int) -> float:
    """A cell for a tile: blocks that it completes or nearly does, cards that they would match."""
    city = realm.city[step.seat]
    merits = 0.0
    for corner in CORNERS:
        block = BLOCK[cell - corner] if 0 <= cell - corner < CELLS else NO_BLOCK
        if cell not in block:
            continue
        missing = 0
        for near in block:
            if near != cell and not city[near]:
                missing += 1
        if missing == 1:
            merits += NEARLY
        elif not missing:
            merits += COMPLETE + (PATTERN if completes_card(realm, step, cell, block) else 0.0)
    return merits


def completes_card(realm: Realm, step: PlaceTile, cell: int, block: list[int]) -> bool:
    """Whether a block that a tile completes would match a district card."""
    city = realm.city[step.seat]
    colour = CODE_COLOUR[step.design + 1] if step.way != FARM else NO_COLOUR
    colours = [colour if near == cell else CODE_COLOUR[city[near]] for near in block]
    for card in realm.cards:
        if fits(colours, card):
            return True
    return False
