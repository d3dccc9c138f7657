"""What `tools/foresee.py` plays and learns in each game: games of hints that begin wildly, and what follows them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ludoteca.core.chance import Chance
from ludoteca.games import GAMES
from ludoteca.games.el_dorado.advice.net import PARTS
from ludoteca.games.el_dorado.advice.signs import lasting, passing
from ludoteca.games.el_dorado.advice.value import ExpeditionAdviser, result
from ludoteca.games.el_dorado.data import KINDS, ROUTE_IDS
from ludoteca.games.el_dorado.rules.table import Expedition
from ludoteca.games.origins.advice.signs import everybody
from ludoteca.games.origins.advice.value import RealmAdviser, is_calm, nobody_acted
from ludoteca.games.origins.rules.table import Realm

from .layers import Array

GAMES_FOLDER = Path(__file__).parents[1] / "src" / "ludoteca" / "games"
Row = tuple[Any, ...]  # signs of every seat, their goals, shares of the victory, the worth so far, the game's seed


class Lesson(Protocol):
    """What a net is to learn."""

    steep: float  # what the goal counts in the beginning
    parts: dict[str, int]  # the signs as the net holds them
    whole: bool  # signs are whole numbers of any size, not numbers of the order of 1

    def play(self, players: int, seed: int) -> list[Row]:
        """One game: the rows of its positions."""

    def goal(self, found: Array) -> Array:
        """What is learned besides who wins, by the numbers in the rows."""


# -- El Dorado: where a turn begins; the turns that everybody took -----------------------------------------------------

KEEP = 3  # one position in so many is kept
WILD = (0, 0, 30, 60, 120, 250)  # choices in a thousand that are made by luck, for one player
WILD_ROUNDS = {2: 21, 3: 14, 4: 14}  # at the most
LEFT = 0.7  # turns that follow for each that is said, for whoever has not arrived when the game ends
LONGEST = 60.0  # turns; who is stuck would take for ever


class Expeditions:
    """Which expedition arrives first, and when: far more is to be learned from the turns than from a victory."""

    steep = -8.0
    parts = PARTS
    whole = False

    def play(self, players: int, seed: int) -> list[Row]:
        """One game: the rows of its positions."""
        advice, luck, rows = expedition_adviser(), Chance(seed), []
        table = begin(players, luck)
        wild_until = luck.pick(WILD_ROUNDS[players] + 3) - 3
        rates = [WILD[luck.pick(len(WILD))] for _ in range(players)]
        while table.agenda:
            options = table.legal
            wild = len(options) > 1 and table.round < wild_until
            if len(options) > 1 and not wild and advice.calm(table) and luck.pick(KEEP) == 0:
                rows.append((signs(table), advice.weighed_worth(table), table.round, to_come(table)))
            if wild and luck.pick(1000) < rates[table.actor]:
                options = options if luck.pick(3) == 0 else advice.search(table)
                table.play(options[luck.pick(len(options))])
            else:
                table.play(options[0] if len(options) == 1 else advice.natural(table))
        left = [0.0 if seat in table.arrivals else LEFT * turns for seat, turns in enumerate(turns_to_go(table))]
        won = result(table)
        return [
            (found, [table.round - then + more[seat] + left[seat] for seat in range(players)], won, present, seed)
            for found, present, then, more in rows
        ]

    def goal(self, found: Array) -> Array:
        """The logarithm of the turns."""
        logarithm: Array = np.log1p(np.minimum(found, LONGEST))
        return logarithm


def expedition_adviser() -> ExpeditionAdviser:
    """El Dorado's adviser."""
    adviser = GAMES["el-dorado"].adviser
    assert isinstance(adviser, ExpeditionAdviser)
    return adviser


def begin(players: int, luck: Chance) -> Expedition:
    """A new game: half of them on the first route, one in eight with caves."""
    route = ROUTE_IDS[0] if luck.pick(2) else ROUTE_IDS[luck.pick(len(ROUTE_IDS))]
    table = GAMES["el-dorado"].new(
        players, Chance(luck.pick(1 << 30)), route=route, caves=luck.pick(8) == 0, round_limit=200
    )
    assert isinstance(table, Expedition)
    return table


def turns_to_go(table: Expedition) -> list[float]:
    """What everybody is said to have before them."""
    return [expedition_adviser().atlas(table).pace(table, seat).left() for seat in range(table.seats)]


def to_come(table: Expedition) -> list[int]:
    """Who has a turn in this round still."""
    now = (table.actor - table.first) % table.seats
    return [1 if (seat - table.first) % table.seats >= now else 0 for seat in range(table.seats)]


def signs(table: Expedition) -> list[list[float]]:
    """All that the net looks at, for every seat, in the order of PARTS."""
    left = turns_to_go(table)
    found = []
    for seat in range(table.seats):
        pace = expedition_adviser().atlas(table).pace(table, seat)
        places = [pace.deck.kinds(), counted(table.hands[seat]), counted(table.draws[seat])]
        cards = [float(number) for kinds in places for number in kinds]
        found.append(lasting(pace, table.route) + passing(table, seat, left) + cards)
    return found


def counted(cards: list[int]) -> list[int]:
    """How many cards of each kind there are."""
    return [cards.count(kind) for kind in range(KINDS)]


# -- Origins: where a turn begins; the points that everybody had in the end --------------------------------------------

YEARS = 9  # rounds that begin wildly at the most, and two more
SCALE = 30.0  # points
SELDOM = 14  # one position in so many is kept within a round ...
OFTEN = 2  # ... and where a round begins
WILD_TURNS = (0, 0, 0, 20, 60, 120, 250)  # choices in a thousand that are made by luck, for one player


def realm_of(players: int, seed: int) -> Realm:
    """A new game."""
    realm = GAMES["origins"].new(players, Chance(seed))
    assert isinstance(realm, Realm)
    return realm


REALM_SIGNS = {"inner": len(everybody(realm_of(2, 1), 0.0)[0])}


class Realms:
    """Who has most points, and by how many."""

    steep = 3.0
    parts = REALM_SIGNS
    whole = True

    def play(self, players: int, seed: int) -> list[Row]:
        """One game: the rows of its positions."""
        advice, luck, rows = realm_adviser(), Chance(seed), []
        realm = realm_of(players, luck.pick(1 << 30))
        wild_until = luck.pick(YEARS) - 2
        rates = [WILD_TURNS[luck.pick(len(WILD_TURNS))] for _ in range(players)]
        while realm.agenda:
            options, wild = realm.legal, realm.round < wild_until
            if realm.round and not wild and is_calm(realm) and luck.pick(OFTEN if nobody_acted(realm) else SELDOM) == 0:
                rows.append((everybody(realm, advice.tariff.rounds_left(realm)), advice.weighed_worth(realm)))
            if wild and len(options) > 1 and luck.pick(1000) < rates[realm.actor]:
                options = options if luck.pick(2) else advice.search(realm)
                realm.play(options[luck.pick(len(options))])
            else:
                realm.play(options[0] if len(options) == 1 else advice.natural(realm))
        scores, winners = GAMES["origins"].scores(realm), GAMES["origins"].winners(realm)
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        margins = [score - sum(scores) / players for score in scores]
        return [(found, margins, won, present, seed) for found, present in rows]

    def goal(self, found: Array) -> Array:
        """By how much one has more than all have on average."""
        return found / np.float32(SCALE)


def realm_adviser() -> RealmAdviser:
    """The adviser of Origins."""
    adviser = GAMES["origins"].adviser
    assert isinstance(adviser, RealmAdviser)
    return adviser
