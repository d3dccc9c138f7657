"""The numbers by which an expedition is judged; `tools/tune.py` finds them by games.

They lie in `sense_one_pawn.json` and, for the game for two, in which everybody has two pawns, `sense_two_pawns.json`.
"""

from __future__ import annotations

from typing import Final

from ....core.advice.adviser import load_numbers
from ..data import SYMBOLS

LEVELS: Final = 5  # of the strongest card of a symbol: no space needs more than 4


class Sense:
    """What counts on the way, in a deck and in a turn. Where nothing else is said, numbers are turns."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers: Final = numbers
        # What entering a space of power 1 counts on the way, by symbol and by the strongest such card in the deck.
        self.way: Final = [numbers[f"way-{symbol}-{level}"] for symbol in SYMBOLS for level in range(LEVELS)]
        self.way_cards: Final = numbers["way-cards"]  # a card paid for rubble or a camp
        self.way_missing: Final = numbers["way-missing"]  # each power that no card of the deck has
        # A deck.
        self.guided: Final = numbers["guided"]  # the power that a Native counts as, of each symbol
        self.white_share: Final = numbers["white-share"]  # a white card is used for one symbol only
        self.drawing: Final = numbers["drawing"]  # how far cards that draw cards make a hand larger
        # A pace: between what the deck does now and what it will do when it is ripe.
        self.ripe: Final = numbers["ripe"]  # that a power takes a ripe deck
        self.grown: Final = numbers["grown"]  # the part of what it does now ...
        self.late: Final = numbers["late"]  # ... which grows when the way becomes shorter than this
        self.weakest: Final = numbers["weakest"]  # the power of a deck that has none of a symbol: a market is near
        self.missing: Final = numbers["missing"]  # a power that no card has
        self.shared: Final = numbers["shared"]  # the part of the blockades that one has to overcome oneself
        self.power_once: Final = numbers["power-once"]  # a power of an item
        self.drawn_once: Final = numbers["drawn-once"]  # a card drawn by an item, in cards
        self.transmitted: Final = numbers["transmitted"]  # a Transmitter in the deck
        self.purse: Final = numbers["purse"]  # a coin in the deck, per turn to go, for what it may buy ...
        self.purse_long: Final = numbers["purse-long"]  # ... up to so many turns
        # A turn.
        self.blockade: Final = numbers["blockade"]  # a blockade taken: it has to be done, and breaks ties
        self.token_kept: Final = numbers["token-kept"]  # a token that is not used yet
        self.item_kept: Final = numbers["item-kept"]  # an item that is not used yet, for each of its power
        self.onward: Final = numbers["onward"]  # what leads so far on is the way: it has to be paid for one day ...
        self.toll: Final = numbers["toll"]  # ... so it is better than to wait
        self.keep: Final = numbers["keep"]  # a card this much better than the mean is kept for the next turn
        # Purchases.
        self.sway: Final = numbers["sway"]  # how far one speaks against a move that would make it impossible
        self.patience: Final = numbers["patience"]  # how much it counts that a new card comes late
        self.effort: Final = numbers["effort"]  # what one must save at least
        self.removal: Final = numbers["removal"]  # to go, at which a smaller deck counts half
        self.frugal: Final = numbers["frugal"]  # how much rather one pays with what is of little use
        self.useful_purple: Final = numbers["useful-purple"]  # of how much use an action card is, in power
        self.useful_white: Final = numbers["useful-white"]  # and how much more a white one


def load_sense(pawns: str) -> Sense:
    """The numbers that ship with the game, for ``one_pawn`` or ``two_pawns``."""
    return Sense(load_numbers("ludoteca.games.el_dorado.advice", f"sense_{pawns}.json"))
