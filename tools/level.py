"""Find how much the gentler levels overlook, so that each step of the ladder is about as high in every game.

    python -m tools.level --games 300

A level is the same bot in every game, but how much harm it does to overlook an option differs from game to game, and so
does what more playouts win. For each level, games for two are played from both sides of a deal, and after each what is
overlooked moves a little towards where its rival wins, or this level wins, as often as it should (Robbins and Monro).
It ends with the mean of the second half of the way. What was found is written to `bots/levels.json`. Whoever meets the
practised player, whose few playouts are never made fewer, has all of its own. Run it on the compiled engine
(`make fast`, then PYTHONPATH=build/fast).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ludoteca.bots import bot
from ludoteca.bots.contests.arena import play_one
from ludoteca.bots.contests.ladder import WHOLE
from ludoteca.bots.levels import SPECS, lighter
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.games import GAMES

FILE = Path(__file__).parents[1] / "src" / "ludoteca" / "bots" / "levels.json"
AIMS = {"newcomer": 0.28, "practised": 0.75, "middle": 0.78}  # of the games against the rival
START = {"newcomer": 0.4, "practised": 0.25, "middle": 0.08}
RIVALS = {"newcomer": "beginner", "practised": "beginner", "middle": "practised"}
BOLD, SHY = 2.0, 12.0  # how far one deal moves it, and after how many deals half as far
MOST = 0.95
NO_LIMIT = 3600.0


def score(game: AnyGame, spec: str, rival: str, deal: int) -> float:
    """What a bot wins against a rival on a deal, from both sides."""
    won = 0.0
    for own in (0, 1):
        texts = [rival] * 2
        texts[own] = spec
        bots = [bot(text, game, 10 * deal + seat) for seat, text in enumerate(texts)]
        state, _ = play_one(game, bots, Chance(deal), {}, NO_LIMIT)
        winners = game.winners(state)
        won += 1 / len(winners) if own in winners else 0.0
    return won / 2


def found(game: AnyGame, level: str, games: int, share: int, start: float) -> float:
    """How much a level overlooks in a game."""
    overlook, way = start, list[float]()
    part = 1 if RIVALS[level] == WHOLE else share
    rival = lighter(RIVALS[level], part, game.name)
    for number in range(games // 2):
        spec = lighter(SPECS[level], part) + f":overlook={overlook:.3f}"
        surplus = score(game, spec, rival, 5_000 + number) - AIMS[level]
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
