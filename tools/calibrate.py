"""Teach a game's adviser how true its chances are, from games that bots play among themselves.

    python -m tools.calibrate --games 4000 --file calibration.jsonl

Plays games for every number of players, some of each at a time, so that a run may be stopped at any time; every game
is appended to the file, and a run goes on where it stopped. At a few decisions of each game, taken by luck, a short
search judges the position as a hint would; what it found is kept with who won. From all of them is learned what the
differences in worth count for in each part of the game, and what it means to have begun or to be on the move
(`core/advice/calibration.py`); that is written to the game's `calibration.json`, which ships with it. How true it is,
is measured on games that were held out: each half of them is foretold by what the other half alone teaches, and
compared with what came true in ten classes of equal size. `--check SPEC` plays games of bots nearer to those of the
site, from which nothing is learned, and tells how true the numbers are there that ship; with `--playouts 600` they are
looked at as a hint looks at them. `--report` plays nothing and makes the table and the picture of
`docs/bots.md`.
Run it on the compiled engine (`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.bots import Sight, bot
from ludoteca.bots.contests.ladder import results
from ludoteca.bots.ismcts import Ismcts
from ludoteca.core.advice.adviser import Learned
from ludoteca.core.advice.calibration import LEAST, Calibration
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.games import GAMES
from tools.reliability import picture, table

GAMES_FOLDER = Path(__file__).parents[1] / "src" / "ludoteca" / "games"
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "reliability.svg"
PLAYERS = {"unreal-estate": "ismcts:playouts=40:slack=0.05"}  # games of hints told too little of its games
HINTS = "natural"  # elsewhere
CHUNK = 50  # games in a row
FEWEST = 50  # from which something can be learned
KNOTS = 4  # moments of a game for which numbers are learned
STEPS = 12  # of Newton's method
HELD = 8.0  # how firmly the numbers are held where nothing is corrected: as by a few games
SMOOTH = 60.0  # and how firmly what places and moves are worth to what it is at the moments beside
HALVES = 2
CLASSES = 10
NO_LIMIT = 3600.0
Array = npt.NDArray[np.float64]


class Moment(NamedTuple):
    """A decision: how far the game has come, who began, who is to move, and what a search found it worth."""

    progress: float
    first: int
    actor: int
    worth: list[float]


# -- games -------------------------------------------------------------------------------------------------------------


def learned(game: AnyGame) -> Learned[State]:
    """The game's adviser, which must be one that learns."""
    if not isinstance(game.adviser, Learned):
        raise SystemExit(f"{game.name} has no adviser that learns")
    return game.adviser


def when(game: AnyGame, state: State) -> tuple[float, int]:
    """How far a game has come, and who began."""
    adviser = learned(game)
    return adviser.progress(state), adviser.first(state)


def play(game: AnyGame, players: int, spec: str, number: int, request: argparse.Namespace) -> dict[str, Any]:
    """Game *number* of bots *spec*, with what was found at some of its decisions."""
    luck = Chance(31 * number + players)
    bots = [bot(spec, game, luck.pick(1 << 30)) for _ in range(players)]
    state, met = game.new(players, Chance(luck.pick(1 << 30))), 0
    kept: list[State] = []
    while state.agenda:
        action = state.legal[0]
        if len(state.legal) > 1:
            if len(game.adviser.search(state)) > 1 and not game.adviser.minor(state):
                met += 1
                keep(kept, state, met, luck, request.moments)
            action = bots[state.actor].choose(Sight(game, state, state.actor, NO_LIMIT))
        state.play(action)
    winners = game.winners(state) or list(range(players))
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    moments = [judged(game, position, luck.pick(1 << 30), request.playouts) for position in kept]
    pairing = [game.name, players, spec, request.playouts]
    return {"pairing": pairing, "game": number, "won": won, "moments": moments}


def keep(kept: list[State], state: State, met: int, luck: Chance, most: int) -> None:
    """Keep a decision by luck, so that each of a game is kept equally likely."""
    if len(kept) < most:
        kept.append(state.clone(Chance(1)))
        return
    place = luck.pick(met)
    if place < most:
        kept[place] = state.clone(Chance(1))


def judged(game: AnyGame, state: State, seed: int, playouts: int) -> Moment:
    """What a search finds a position worth, as it would be told to whoever is to move."""
    thinker, sight = Ismcts(game, seed, playouts), Sight(game, state, state.actor, NO_LIMIT)
    tree = thinker.search(sight)
    best = tree.root.kids[tree.ranking[0]]
    progress, first = when(game, sight.imagine(Chance(seed)))
    worth = [round(total / best.visits, 5) for total in best.totals]
    return Moment(round(progress, 4), first, state.actor, worth)


def collect(cells: list[tuple[AnyGame, int]], request: argparse.Namespace) -> None:
    """Play what the file does not hold yet, a chunk of each kind at a time."""
    known = {(*row["pairing"], row["game"]) for row in results(request.file)}
    for start in range(0, request.games, CHUNK):
        for game, players in cells:
            spec = request.check or PLAYERS.get(game.name, HINTS)
            for number in range(start, min(start + CHUNK, request.games)):
                if (game.name, players, spec, request.playouts, number) not in known:
                    row = play(game, players, spec, number, request)
                    with request.file.open("a", encoding="utf-8") as book:
                        book.write(json.dumps(row) + "\n")
            print(f"\r{start + CHUNK} games of {game.name}, {players}   ", end="", file=sys.stderr, flush=True)


# -- learning ----------------------------------------------------------------------------------------------------------


class Samples(NamedTuple):
    """The decisions of many games as arrays: the logarithms of worth, columns that count on top, who won, the knots."""

    worth: Array  # decision, seat
    extra: Array  # decision, seat, column: the places behind whoever began, then the mover
    won: Array  # decision, seat
    knots: Array  # decision, knot: how near each is


def samples(rows: list[dict[str, Any]], players: int) -> Samples:
    """What the games tell."""
    pairs = [(Moment(*moment), row["won"]) for row in rows for moment in row["moments"]]
    worth = np.log(np.maximum(LEAST, np.array([moment.worth for moment, _ in pairs])))
    extra = np.zeros((len(pairs), players, players + 1))
    knots = np.zeros((len(pairs), KNOTS))
    for i, (moment, _) in enumerate(pairs):
        for seat in range(players):
            extra[i, seat, (seat - moment.first) % players] = 1.0
        extra[i, moment.actor, players] = 1.0
        exact = min(1.0, max(0.0, moment.progress)) * (KNOTS - 1)
        before = min(int(exact), KNOTS - 2)
        knots[i, before], knots[i, before + 1] = 1.0 - (exact - before), exact - before
    return Samples(worth, extra, np.array([won for _, won in pairs]), knots)


def fit(known: Samples) -> Calibration:
    """The numbers that make the victories most likely (Newton on the cross-entropy), held near no correction."""
    players = known.worth.shape[1]
    parts = np.concatenate([known.worth[:, :, None], known.extra], axis=2)
    x = np.einsum("nsf,nk->nskf", parts, known.knots).reshape(len(parts), players, -1)
    start = np.zeros((KNOTS, players + 2))
    start[:, 0] = 1.0
    w = start.ravel().copy()
    even = np.diag([0.0] + [1.0] * (players + 1))  # trust may change as fast as it likes
    steps = np.kron(np.diff(np.eye(KNOTS), axis=0), even)  # from each moment to the next
    held = HELD * np.eye(len(w)) + SMOOTH * steps.T @ steps
    for _ in range(STEPS):
        p = shares(x @ w)
        gradient = np.einsum("ns,nsf->f", p - known.won, x) + held @ (w - start.ravel())
        centred = x - np.einsum("ns,nsf->nf", p, x)[:, None, :]
        bend = np.einsum("ns,nsf,nsg->fg", p, centred, centred, optimize=True) + held
        w -= np.linalg.solve(bend, gradient)
    rounded = [[round(float(number), 4) for number in column] for column in w.reshape(KNOTS, -1).T]
    return Calibration(rounded[0], rounded[1 : players + 1], rounded[players + 1])


def shares(merits: Array) -> Array:
    """The softmax over the seats."""
    odds: Array = np.exp(merits - merits.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


# -- how true it is ----------------------------------------------------------------------------------------------------


def told(rows: list[dict[str, Any]], known: Calibration | None) -> tuple[list[float], list[float]]:
    """Every chance that is told about the decisions of these games, and what came true."""
    said, true = list[float](), list[float]()
    for row in rows:
        for moment in [Moment(*moment) for moment in row["moments"]]:
            parts = (moment.worth, moment.progress, moment.first, moment.actor)
            said += known.chances(*parts) if known else moment.worth
            true += row["won"]
    return said, true


def foretold(rows: list[dict[str, Any]], players: int) -> tuple[list[dict[str, Any]], list[float]]:
    """The games, half by half, and the chances by what the other half teaches."""
    order, said = list[dict[str, Any]](), list[float]()
    for half in range(HALVES):
        mine = [row for row in rows if row["game"] % HALVES == half]
        others = [row for row in rows if row["game"] % HALVES != half]
        order += mine
        said += told(mine, fit(samples(others, players)))[0]
    return order, said


def classes(said: Array, true: Array) -> list[tuple[float, float, int]]:
    """Ten classes of equal size: the mean chance, how often it came true, and how many there are."""
    order = np.argsort(said, kind="stable")
    parts = np.array_split(order, CLASSES)
    return [(float(said[part].mean()), float(true[part].mean()), len(part)) for part in parts]


def error(said: Array, true: Array) -> float:
    """By how much chances are off on average, over the classes."""
    return float(np.mean([abs(chance - came) for chance, came, _ in classes(said, true)]))


def usual_error(said: Array, rows: list[dict[str, Any]], seed: int = 1) -> float:
    """How far off chances would seem if they were exactly true, with so few games.

    Winners are drawn by the chances of the latest decision of each game: whoever knows that learns nothing from others.
    """
    rng, found = np.random.default_rng(seed), list[float]()
    for _ in range(10):
        won, place = list[float](), 0
        for row in rows:
            seats, number = len(row["won"]), len(row["moments"])
            latest = max(range(number), key=lambda i: row["moments"][i][0])
            here = said[place + latest * seats : place + (latest + 1) * seats]
            winner = rng.choice(seats, p=here / here.sum())
            won += [float(seat == winner) for seat in range(seats)] * number
            place += seats * number
        found.append(error(said, np.array(won)))
    return float(np.mean(found))


def brier(said: Array, true: Array) -> float:
    """The mean squared error of the chances."""
    return float(np.mean((said - true) ** 2))


# -- all of it ---------------------------------------------------------------------------------------------------------


def write(game: AnyGame, found: dict[int, Calibration]) -> None:
    """Put what was learned into the game's file; what is known for other numbers of players stays."""
    path = GAMES_FOLDER / game.name.replace("-", "_") / "advice" / "calibration.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for players, known in found.items():
        data[str(players)] = {"trust": known.trust, "place": known.place, "mover": known.mover}
    rows = [
        f'  "{players}": {{\n' + ",\n".join(f'    "{name}": {json.dumps(row)}' for name, row in known.items()) + "\n  }"
        for players, known in sorted(data.items())
    ]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def learn(cells: list[tuple[AnyGame, int]], request: argparse.Namespace) -> list[dict[str, Any]]:
    """Fit, write, and measure on games that were held out and on those that were only played to check."""
    played = [row for row in results(request.file) if row["moments"]]
    found: dict[str, dict[int, Calibration]] = {}
    measured = []
    for game, players in cells:
        mine = [row for row in played if row["pairing"][:2] == [game.name, players]]
        usual = PLAYERS.get(game.name, HINTS)
        rows = [row for row in mine if row["pairing"][2] == usual]
        if len(rows) < FEWEST:
            continue
        known = found.setdefault(game.name, {})[players] = fit(samples(rows, players))
        measured.append(measure(game.name, players, usual, *foretold(rows, players)))
        for spec in sorted({row["pairing"][2] for row in mine} - {usual}):
            checks = [row for row in mine if row["pairing"][2] == spec]
            measured.append(measure(game.name, players, spec, checks, told(checks, known)[0]))
    for name, known_by_players in found.items():
        write(GAMES[name], known_by_players)
    return measured


def checked(cells: list[tuple[AnyGame, int]], request: argparse.Namespace) -> list[dict[str, Any]]:
    """How true the numbers that ship are in games that were played to check."""
    measured, played = [], [row for row in results(request.file) if row["moments"]]
    for game, players in cells:
        rows = [row for row in played if row["pairing"] == [game.name, players, request.check, request.playouts]]
        if rows:
            said = told(rows, learned(game).calibrations[players])[0]
            measured.append(measure(game.name, players, request.check, rows, said))
    return measured


def measure(game: str, players: int, spec: str, rows: list[dict[str, Any]], chances: list[float]) -> dict[str, Any]:
    """How true the chances are that were told about these games, and how true the worth was before."""
    before, came = told(rows, None)
    raw, said, true = np.array(before), np.array(chances), np.array(came)
    return {
        "game": game,
        "players": players,
        "bots": spec,
        "games": len(rows),
        "error_before": error(raw, true),
        "error": error(said, true),
        "usual": usual_error(said, rows),
        "brier_before": brier(raw, true),
        "brier": brier(said, true),
        "classes": classes(said, true),
    }


def main() -> None:
    """Read the request, play, learn and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="default: all games")
    parser.add_argument("--players", type=int, action="append", help="default: every number of players")
    parser.add_argument("--games", type=int, default=4000, help="of each kind")
    parser.add_argument("--moments", type=int, default=4, help="decisions of a game that are looked at")
    parser.add_argument("--playouts", type=int, default=16, help="by which a decision is judged")
    parser.add_argument("--check", help="play with these bots instead, and learn nothing from them")
    parser.add_argument("--file", type=Path, default=Path("calibration.jsonl"), help="every game is appended here")
    parser.add_argument("--report", action="store_true", help="learn from what the file holds, without playing")
    request = parser.parse_args()
    games = [GAMES[name] for name in request.game or list(GAMES)]
    cells = [(game, n) for game in games for n in game.seats if n > 1 and (not request.players or n in request.players)]
    if not request.report:
        collect(cells, request)
    if request.check:
        print(table(checked(cells, request)))
        return
    measured = learn(cells, request)
    print(table(measured))
    PICTURE.write_text(picture(measured), encoding="utf-8")


if __name__ == "__main__":
    main()
