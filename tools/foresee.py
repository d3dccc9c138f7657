"""Teach El Dorado's nets who is ahead where a turn begins, from games that hints play.

    python tools/foresee.py --pawns 2
    python tools/foresee.py --pawns 1

Every game begins wildly for some rounds, so that odd positions are known, too, and goes on by hints; from then on one
position in three is kept with its signs, who won, and the turns that everybody took. The net learns the turns first
(far more is to be learned from them than from a victory), then, with further units beside them, who wins. One game in
ten is held out, and what the net and the weights of before make of it is told. Games are kept in a folder, 500 a file,
and a run goes on where it stopped; with the same games and seed the net is the same. One pawn means games of three and
of four, so many of each. Run it on the compiled engine (`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import Chance
from ludoteca.games import GAMES
from ludoteca.games.el_dorado.advice.net import PARTS
from ludoteca.games.el_dorado.advice.signs import lasting, passing
from ludoteca.games.el_dorado.advice.value import ExpeditionAdviser, result
from ludoteca.games.el_dorado.data import KINDS, ROUTE_IDS
from ludoteca.games.el_dorado.rules.table import Expedition

ADVICE = Path(__file__).parents[1] / "src" / "ludoteca" / "games" / "el_dorado" / "advice"
GAME = GAMES["el-dorado"]
EACH = 500  # games in a file
KEEP = 3  # one position in so many is kept
WILD = (0, 0, 30, 60, 120, 250)  # choices in a thousand that are made by luck, for one player
WILD_ROUNDS = {2: 21, 3: 14, 4: 14}  # at the most
LEFT = 0.7  # turns that follow for each that is said, for whoever has not arrived when the game ends
LONGEST = 60.0  # turns; who is stuck would take for ever
STEEP = -8.0  # what the logarithm of the turns counts at first
BATCH = 1024
THREADS = "OPENBLAS_NUM_THREADS"
NOBODY = -1e9  # the merit of a seat that is not there
Array = npt.NDArray[np.float32]
Rows = dict[str, Array]  # signs, turns, won, present (the worth so far) and seed, a row for each position


def adviser() -> ExpeditionAdviser:
    """The game's adviser."""
    assert isinstance(GAME.adviser, ExpeditionAdviser)
    return GAME.adviser


# -- games -------------------------------------------------------------------------------------------------------------


def play(players: int, seed: int) -> list[tuple[Any, ...]]:
    """One game: the rows of its positions."""
    advice, luck, rows = adviser(), Chance(seed), []
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


def begin(players: int, luck: Chance) -> Expedition:
    """A new game: half of them on the first route, one in eight with caves."""
    route = ROUTE_IDS[0] if luck.pick(2) else ROUTE_IDS[luck.pick(len(ROUTE_IDS))]
    table = GAME.new(players, Chance(luck.pick(1 << 30)), route=route, caves=luck.pick(8) == 0, round_limit=200)
    assert isinstance(table, Expedition)
    return table


def turns_to_go(table: Expedition) -> list[float]:
    """What everybody is said to have before them."""
    return [adviser().atlas(table).pace(table, seat).left() for seat in range(table.seats)]


def to_come(table: Expedition) -> list[int]:
    """Who has a turn in this round still."""
    now = (table.actor - table.first) % table.seats
    return [1 if (seat - table.first) % table.seats >= now else 0 for seat in range(table.seats)]


def signs(table: Expedition) -> list[list[float]]:
    """All that the net looks at, for every seat, in the order of PARTS."""
    left = turns_to_go(table)
    found = []
    for seat in range(table.seats):
        pace = adviser().atlas(table).pace(table, seat)
        places = [pace.deck.kinds(), counted(table.hands[seat]), counted(table.draws[seat])]
        cards = [float(number) for kinds in places for number in kinds]
        found.append(lasting(pace, table.route) + passing(table, seat, left) + cards)
    return found


def counted(cards: list[int]) -> list[int]:
    """How many cards of each kind there are."""
    return [cards.count(kind) for kind in range(KINDS)]


def games(players: int, request: argparse.Namespace) -> Rows:
    """The rows of all games for so many players; those that the folder does not hold are played."""
    request.folder.mkdir(exist_ok=True)
    files = []
    for first in range(0, request.games, EACH):
        file = request.folder / f"{players}-{request.seed}-{first}.npz"
        if not file.exists():
            seeds = range(1_000_000 * request.seed + first, 1_000_000 * request.seed + first + EACH)
            write(file, [row for seed in seeds for row in play(players, seed)])
        files.append(np.load(file))
        print(f"\r{players} players: {first + EACH} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {name: np.concatenate([file[name] for file in files]) for name in files[0]}


def write(file: Path, rows: list[tuple[Any, ...]]) -> None:
    """Keep rows; a file is there when it is whole."""
    columns = zip(("signs", "turns", "won", "present", "seed"), zip(*rows, strict=True), strict=True)
    fresh = file.with_name("fresh.npz")
    kept: dict[str, Any] = {name: np.array(column, np.float32) for name, column in columns}
    np.savez_compressed(fresh, **kept)
    fresh.replace(file)


def seated(rows: Rows, seats: int) -> Rows:
    """The same rows for so many seats, some of which may be empty."""
    lacking = seats - rows["won"].shape[1]
    wider = {name: np.pad(rows[name], [(0, 0), (0, lacking)]) for name in ("turns", "won", "present")}
    there = np.pad(np.ones_like(rows["won"]), [(0, 0), (0, lacking)])
    return {
        **wider,
        "signs": np.pad(rows["signs"], [(0, 0), (0, lacking), (0, 0)]),
        "there": there,
        "seed": rows["seed"],
    }


# -- learning ----------------------------------------------------------------------------------------------------------


class Layer:
    """Hidden units, and a way past them: what it makes of signs, and how it learns (Adam)."""

    def __init__(self, signs: int, units: int, constant: float, luck: np.random.Generator) -> None:
        self.numbers: dict[str, Array] = {
            "inner": luck.normal(0, signs**-0.5, (signs, units)).astype(np.float32),
            "bias": np.zeros(units, np.float32),
            "out": luck.normal(0, 0.1, units).astype(np.float32),
            "past": np.zeros(signs, np.float32),
            "constant": np.array([constant], np.float32),
        }
        self.means = {name: np.zeros_like(number) for name, number in self.numbers.items()}
        self.squares = {name: np.zeros_like(number) for name, number in self.numbers.items()}
        self.steps = 0

    def hidden(self, x: Array) -> Array:
        """What the units make of signs."""
        found: Array = np.maximum(x @ self.numbers["inner"] + self.numbers["bias"], 0)
        return found

    def of(self, x: Array) -> Array:
        """What comes out."""
        found: Array = self.hidden(x) @ self.numbers["out"] + x @ self.numbers["past"] + self.numbers["constant"]
        return found

    def learn(self, x: Array, wrong: npt.NDArray[np.floating[Any]], rate: float, decay: float) -> None:
        """A step against the gradient, where what came out should change by *wrong*."""
        hidden = self.hidden(x)
        back = np.outer(wrong, self.numbers["out"]) * (hidden > 0)
        self.steps += 1
        slopes = {"inner": x.T @ back, "bias": back.sum(0), "out": hidden.T @ wrong, "past": x.T @ wrong}
        slopes["constant"] = np.array([wrong.sum()], np.float32)
        for name, slope in slopes.items():
            self.means[name] = 0.9 * self.means[name] + 0.1 * slope
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * slope**2
            scale = np.sqrt(self.squares[name] / (1 - 0.999**self.steps)) + 1e-8
            step = self.means[name] / (1 - 0.9**self.steps) / scale + decay * self.numbers[name]
            self.numbers[name] -= np.float32(rate) * step.astype(np.float32)


def batches(count: int, epochs: int, luck: np.random.Generator) -> list[tuple[npt.NDArray[np.int64], float]]:
    """Which rows are looked at together, and how fast is learned from them: ever more slowly."""
    orders = [luck.permutation(count) for _ in range(epochs)]
    parts = [order[first : first + BATCH] for order in orders for first in range(0, count - BATCH + 1, BATCH)]
    return [(part, 0.0015 * (1 + cos(pi * number / len(parts)))) for number, part in enumerate(parts)]


def learn_turns(rows: Rows, request: argparse.Namespace, luck: np.random.Generator) -> Layer:
    """The logarithm of the turns that everybody takes."""
    there = rows["there"].reshape(-1) > 0
    x = rows["signs"].reshape(len(there), -1)[there]
    y = np.log1p(np.minimum(rows["turns"].reshape(-1)[there], LONGEST))
    layer = Layer(x.shape[1], request.turns, float(y.mean()), luck)
    for part, rate in batches(len(x), request.epochs, luck):
        layer.learn(x[part], 2 * (layer.of(x[part]) - y[part]) / BATCH, rate, 0.0)
    return layer


def learn_victory(rows: Rows, turns: Array, request: argparse.Namespace, luck: np.random.Generator) -> Layer:
    """What must be added to STEEP times the turns to foretell who wins."""
    layer = Layer(rows["signs"].shape[2], request.victory, 0.0, luck)
    for part, rate in batches(len(turns), request.epochs, luck):
        x = rows["signs"][part]
        flat = x.reshape(-1, x.shape[2])
        merits = layer.of(flat).reshape(x.shape[:2]) + STEEP * turns[part]
        wrong = (chances(merits, rows["there"][part]) - rows["won"][part]) / BATCH
        layer.learn(flat, wrong.reshape(-1), rate, request.decay)
    return layer


def chances(merits: Array, there: Array) -> Array:
    """Each seat's chance to win."""
    merits = np.where(there > 0, merits, NOBODY)
    odds: Array = np.exp(merits - merits.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def surprise(told: Array, rows: Rows) -> float:
    """How surprising the victories are (cross-entropy); the lower the better."""
    return float(-(rows["won"] * np.log(told + 1e-9)).sum(axis=1).mean())


def merged(turns: Layer, victory: Layer) -> dict[str, Any]:
    """Both as one net: the units of the one, the units of the other, and the way past them."""
    one, two = turns.numbers, victory.numbers
    inner = np.concatenate([one["inner"].T, two["inner"].T, [STEEP * one["past"] + two["past"]]])
    net: dict[str, Any] = {
        "out": rounded(np.concatenate([STEEP * one["out"], two["out"], [1.0]])),
        "bias": rounded(np.concatenate([one["bias"], two["bias"], [0.0]])),
    }
    first = 0
    for name, count in PARTS.items():
        net[name] = [rounded(row[first : first + count]) for row in inner]
        first += count
    return net


def rounded(numbers: Array) -> list[float]:
    """As they are kept."""
    return [round(float(number), 4) for number in numbers]


def main() -> None:
    """Read the request, play and learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pawns", type=int, choices=(1, 2), required=True, help="of each player")
    parser.add_argument("--games", type=int, default=24000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int, default=20, help="hidden units that learn the turns")
    parser.add_argument("--victory", type=int, default=12, help="hidden units that learn who wins")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--decay", type=float, default=0.1, help="how firmly what is added is held near nothing")
    parser.add_argument("--folder", type=Path, default=Path("foresee"), help="games are kept here")
    parser.add_argument("--to", type=Path, default=ADVICE, help="where the net is written")
    teach(parser.parse_args())


def teach(request: argparse.Namespace) -> None:
    """Play, learn, tell how well the games held out are foretold, and write the net."""
    seats, luck = (2, 2) if request.pawns == 2 else (3, 4), np.random.default_rng(request.seed)
    parts = [seated(games(players, request), seats[-1]) for players in sorted(set(seats))]
    rows = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    held_out = rows["seed"] % 10 == 9
    known = {name: column[~held_out] for name, column in rows.items()}
    test = {name: column[held_out] for name, column in rows.items()}
    turns = learn_turns(known, request, luck)
    victory = learn_victory(known, judged(turns, known), request, luck)
    told = chances(judged(victory, test) + STEEP * judged(turns, test), test["there"])
    before, after = surprise(test["present"], test), surprise(told, test)
    print(f"{len(known['won'])} positions, loss on {len(told)} of games held out {before:.4f} -> {after:.4f}")
    path = request.to / f"net_{'two_pawns' if request.pawns == 2 else 'one_pawn'}.json"
    path.write_text(json.dumps(merged(turns, victory)).replace("], ", "],\n") + "\n", encoding="utf-8")


def judged(layer: Layer, rows: Rows) -> Array:
    """What a layer makes of every seat of rows."""
    signs = rows["signs"]
    return layer.of(signs.reshape(-1, signs.shape[2])).reshape(signs.shape[:2])


def alone() -> None:
    """Begin anew with one thread of NumPy's: it sums in one order then, so that the same games make the same net."""
    if os.environ.get(THREADS) != "1":
        os.environ[THREADS] = "1"
        os.execv(sys.executable, [sys.executable, *sys.argv])


if __name__ == "__main__":
    alone()
    main()
