"""Find how much the gentler levels overlook, so that each step of the ladder is about as high in every game.

    python -m tools.level --games 300

The newcomer and the practised player are the same bots in every game, but how much harm it does to overlook an option
differs from game to game. For each of them, games for two are played from both sides of a deal, and after each what is
overlooked moves a little towards where the level above wins, or this level wins, as often as it should (Robbins and
Monro). It ends with the mean of the second half of the way. What was found is written to `bots/levels.json`. Run it on
the compiled engine (`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ludoteca.bots import bot
from ludoteca.bots.arena import play_one
from ludoteca.bots.levels import SPECS, lighter
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.games import GAMES

FILE = Path(__file__).parents[1] / "src" / "ludoteca" / "bots" / "levels.json"
AIMS = {"newcomer": 0.28, "practised": 0.75}  # of the games against a beginner
START = {"newcomer": 0.4, "practised": 0.25}
RIVAL = "beginner"
BOLD, SHY = 2.0, 12.0  # how far one deal moves it, and after how many deals half as far
MOST = 0.95
NO_LIMIT = 3600.0


def score(game: AnyGame, spec: str, deal: int, share: int) -> float:
    """What a bot wins against the rival on a deal, from both sides."""
    won = 0.0
    for own in (0, 1):
        texts = [lighter(RIVAL, share, game.name)] * 2
        texts[own] = spec
        bots = [bot(text, game, 10 * deal + seat) for seat, text in enumerate(texts)]
        state, _ = play_one(game, bots, Chance(deal), {}, NO_LIMIT)
        winners = game.winners(state)
        won += 1 / len(winners) if own in winners else 0.0
    return won / 2


def found(game: AnyGame, level: str, games: int, share: int, start: float) -> float:
    """How much a level overlooks in a game."""
    overlook, way = start, list[float]()
    for number in range(games // 2):
        spec = lighter(SPECS[level], share) + f":overlook={overlook:.3f}"
        surplus = score(game, spec, 5_000 + number, share) - AIMS[level]
        overlook = min(MOST, max(0.001, overlook + BOLD / (SHY + number) * surplus))
        way.append(overlook)
    half = way[len(way) // 2 :]
    return round(sum(half) / len(half), 2)


def main() -> None:
    """Read the request and find it, game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="default: all games")
    parser.add_argument("--level", action="append", choices=sorted(AIMS), help="default: all that overlook something")
    parser.add_argument("--games", type=int, default=300, help="for each level and game")
    parser.add_argument("--share", type=int, default=10, help="everybody plays at one such part of its playouts")
    request = parser.parse_args()
    for name in request.game or sorted(GAMES):
        for level in request.level or sorted(AIMS):
            write(name, level, found(GAMES[name], level, request.games, request.share, START[level]))


def write(name: str, level: str, overlook: float) -> None:
    """Keep what was found."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    data.setdefault(name, {})[level] = overlook
    FILE.write_text(json.dumps(data, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{name}: {level} overlooks {overlook}", flush=True)


if __name__ == "__main__":
    main()
