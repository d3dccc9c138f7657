"""The ladder command: how strong the levels are, with intervals."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ..bots.contests.ladder import climb, pairings, summary
from ..bots.levels import LEVELS
from ..games import GAMES
from .arguments import add_where, mapper_for, named, positive
from .progress import Progress

MORE_PLAYERS = 100  # games of a pairing with three or more players, for 200 with two


def add_commands(commands: Any) -> None:
    """ladder."""
    ladder = commands.add_parser("ladder", help="measure every bot level against those below")
    ladder.add_argument("game", nargs="?", type=named, choices=sorted(GAMES), metavar="GAME", help="default: all games")
    ladder.add_argument("--players", type=positive, action="append", help="default: every number of players")
    ladder.add_argument("--bot", action="append", choices=LEVELS, help="only the steps up to this level")
    ladder.add_argument("--games", type=positive, default=200, help="games of a pairing with two players")
    ladder.add_argument("--share", type=positive, default=10, help="everybody plays at one such part of its playouts")
    ladder.add_argument("--file", type=Path, default=Path("ladder.jsonl"), help="every game is appended here")
    add_where(ladder)
    ladder.add_argument("--json", action="store_true", help="one JSON object for machines")
    ladder.set_defaults(command=run_ladder)


def run_ladder(request: argparse.Namespace) -> int:
    """Play what the file does not hold yet, and print the table."""
    names = [request.game] if request.game else list(GAMES)
    fewer = max(1, request.games * MORE_PLAYERS // 200)
    wanted = [
        (pairing, request.games if pairing.players == 2 else fewer)
        for name in names
        for pairing in pairings(GAMES[name], request.share)
        if not request.players or pairing.players in request.players
        if not request.bot or pairing.strong in request.bot
    ]
    total = sum(games for _, games in wanted)
    with Progress(total, "games", quiet=request.json) as progress, mapper_for(request) as mapper:
        found = climb(wanted, request.file, progress.at, mapper)
    rows = [summary(pairing, played) for pairing, played in found]
    if request.json:
        print(json.dumps(rows))
        return 0
    print("| game | players | bot | against | games | wins | 95 % | par | s per decision |")
    print("|---|---:|---|---|---:|---:|---|---:|---:|")
    for row in rows:
        interval = f"{row['low']:.0%} to {row['high']:.0%}"
        cells = [row["game"], row["players"], row["strong"], row["weak"], row["games"], f"{row['share']:.0%}", interval]
        print("| " + " | ".join(map(str, [*cells, f"{row['par']:.0%}", row["seconds_per_decision"]])) + " |")
    return 0
