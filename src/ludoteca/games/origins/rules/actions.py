"""Every action that Origins can have: verbs and the things they take."""

from __future__ import annotations

from typing import Final

from ....core.language.vocabulary import Vocabulary
from ..data import (
    CARD_IDS,
    CARDS,
    CELL_NAMES,
    CELLS,
    COLOURS,
    DICE,
    DIE_KINDS,
    GOLD,
    RESOURCES,
    SITES,
    SPEAKER_LEAST,
    SPEAKER_TOP,
    TEMPLES,
    TILE_IDS,
)

# A worker is a number: its die, else a Speaker by value, else the Archon.
SPEAKER: Final[int] = DIE_KINDS - SPEAKER_LEAST  # plus the Speaker's value
ARCHON: Final[int] = SPEAKER + SPEAKER_TOP + 1
SPEAKER_VALUES: Final[list[str]] = [str(value) for value in range(SPEAKER_LEAST, SPEAKER_TOP + 1)]
WORKERS: Final[list[str]] = [*DICE, *[f"speaker-{value}" for value in SPEAKER_VALUES], "archon"]
NUMBERS: Final[list[str]] = [str(site + 1) for site in range(SITES)]
ONE_OR_TWO: Final[list[str]] = ["1", "2"]
BASICS: Final[list[str]] = RESOURCES[:GOLD]

ACTIONS: Final = Vocabulary()
# the set-up
DRAFT: Final = ACTIONS.verb("draft", DICE)  # take a starting die
DISCARD: Final = ACTIONS.verb("discard", DICE)  # solo: which of the tied highest dice goes away
# a turn
SEND: Final = ACTIONS.verb("send", WORKERS)  # a worker who shall visit a site
CLOSE: Final = ACTIONS.verb("close", CELL_NAMES)  # the district with this lower left cell
TOWER: Final = ACTIONS.verb("tower", COLOURS)
GROW: Final = ACTIONS.verb("grow")
PASS: Final = ACTIONS.verb("pass")
SPEND: Final = ACTIONS.verb("spend")  # a Superiority token
END_TURN: Final = ACTIONS.verb("end_turn")
# a visit
VISIT: Final = ACTIONS.verb("visit", NUMBERS)
RAISE: Final = ACTIONS.verb("raise", NUMBERS)  # solo: the neighbouring site that goes up
UPPER: Final = ACTIONS.verb("upper")
LOWER: Final = ACTIONS.verb("lower")
BONUS: Final = ACTIONS.verb("bonus")
BONUS_GOLD: Final = ACTIONS.verb("bonus_gold")  # Pisces
FINISH: Final = ACTIONS.verb("finish")
# effects
GAIN: Final = ACTIONS.verb("gain", BASICS)
EXCHANGE: Final = ACTIONS.verb("exchange", BASICS)  # for a gold
MOVE: Final = ACTIONS.verb("move")
ATTACK: Final = ACTIONS.verb("attack")
ADVANCE: Final = ACTIONS.verb("advance", TEMPLES)
STEPS: Final = ACTIONS.verb("steps", ONE_OR_TWO)
TAKE: Final = ACTIONS.verb("take", DICE)  # a Citizen die of the offer
TAKE_SPEAKER: Final = ACTIONS.verb("take_speaker", SPEAKER_VALUES)
TRAIN: Final = ACTIONS.verb("train", DICE)  # raise an unused Freeman
TRAIN_USED: Final = ACTIONS.verb("train_used", DICE)  # Capricorn: a Freeman on the main board
POINTS: Final = ACTIONS.verb("points", ONE_OR_TWO)  # Gateway: raise by how much
HONOUR: Final = ACTIONS.verb("honour", DICE)  # Veterans' Camp
RECOLOUR: Final = ACTIONS.verb("recolour", DICE)  # Courthouse: which die ...
INTO: Final = ACTIONS.verb("into", COLOURS)  # ... becomes which colour
RESET: Final = ACTIONS.verb("reset", NUMBERS)  # Fountain of Wisdom: which Mothership
COPY: Final = ACTIONS.verb("copy", CELL_NAMES)  # Wizard's Tower: which tile
# buildings
BUY: Final = ACTIONS.verb("buy", TILE_IDS)  # from the market
BUY_RESERVED: Final = ACTIONS.verb("buy_reserved", TILE_IDS)
RESERVE: Final = ACTIONS.verb("reserve", TILE_IDS)  # Construction Site
BUILD: Final = ACTIONS.verb("build")
FARM: Final = ACTIONS.verb("farm")
OVER_FARM: Final = ACTIONS.verb("over_farm")  # Virgo
PLACE: Final = ACTIONS.verb("place", CELL_NAMES)
USE: Final = ACTIONS.verb("use")
SKIP: Final = ACTIONS.verb("skip")
# districts
SEAT: Final = ACTIONS.verb("seat", DICE)  # the die for the Seat of Power
MATCH: Final = ACTIONS.verb("match", CARD_IDS)
ACTIVATE: Final = ACTIONS.verb("activate", CELL_NAMES)
# passing
RETURN: Final = ACTIONS.verb("return", COLOURS)  # the next 6 that comes home
DONE: Final = ACTIONS.verb("done")


def elsewhere(action: int) -> str:
    """Why a thing on the table cannot be chosen at a moment that asks for something else."""
    if TAKE <= action < TAKE + DIE_KINDS:
        return "needs-citizen"
    if TAKE_SPEAKER <= action < TAKE_SPEAKER + len(SPEAKER_VALUES):
        return "needs-speaker"
    if BUY <= action < RESERVE:
        return "needs-buy"
    if ADVANCE <= action < ADVANCE + len(TEMPLES):
        return "needs-temple"
    if VISIT <= action < VISIT + SITES:
        return "worker-first"
    if MATCH <= action < MATCH + CARDS:
        return "needs-district"
    if ACTIVATE <= action < ACTIVATE + CELLS:
        return "needs-closing"
    if action in (MOVE, ATTACK):
        return "needs-military"
    return "not-now"
