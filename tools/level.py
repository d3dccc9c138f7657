"""Find how much the gentler levels overlook, so that each step of the ladder is about as high in every game.

    python -m tools.level --games 300

A level is the same bot in every game, but how much harm it does to overlook an option differs from game to game, and so
does what more playouts win. For each level, games for two are played from both sides of a deal, and after each what is
overlooked moves a little towards where its rival wins, or this level wins, as often as it should (Robbins and Monro).
It ends with the mean of the second half of the way. What was found is written to `bots/levels.json` and counts at once
for the next level, which may meet it: newcomer and practised meet the beginner, middle meets practised. The beginner is
what the others are measured by, so nothing is found for it here: it stays as the file says, with a slack of its own in
Blue Moon City, and overlooking something in Unreal Estate (docs/bots.md tells how both were found). Whoever meets the
practised player, whose few playouts are never made fewer, has all of its own. Every deal is appended to a file, and a
run that was stopped goes on there. Run it on the compiled engine (`make fast`, then PYTHONPATH=build/fast:.).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ludoteca.bots import bot
from ludoteca.bots.contests.arena import play_one
from ludoteca.bots.contests.ladder import WHOLE
from ludoteca.bots.contests.tournament import add_line, lines_of
from ludoteca.bots.levels import FITTED, SPECS, lighter
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.games import GAMES

FILE = Path(__file__).parents[1] / "src" / "ludoteca" / "bots" / "levels.json"
AIMS = {"newcomer": 0.28, "practised": 0.75, "middle": 0.78}  # of the games against the rival, who comes before
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


def found(game: AnyGame, level: str, games: int, share: int, file: Path) -> float:
    """How much a level overlooks in a game; the deals that the file does not hold are played."""
    overlook, way, part = START[level], list[float](), 1 if RIVALS[level] == WHOLE else share
    own, rival = lighter(SPECS[level], part), lighter(RIVALS[level], part, game.name)
    key = [game.name, level, own, rival, AIMS[level], START[level]]
    scores = [row["score"] for row in lines_of(file) if row["of"] == key]
    for number in range(games // 2):
        if number == len(scores):
            scores.append(score(game, f"{own}:overlook={overlook:.3f}", rival, 5_000 + number))
            add_line(file, {"of": key, "score": scores[number]})
        overlook = min(MOST, max(0.001, overlook + BOLD / (SHY + number) * (scores[number] - AIMS[level])))
        way.append(overlook)
        told = f"\r{game.name}, {level}: {number + 1} of {games // 2} deals, {overlook:.2f} so far "
        print(told, end="", file=sys.stderr, flush=True)
    half = way[len(way) // 2 :]
    return round(sum(half) / len(half), 2)


def main(arguments: list[str] | None = None) -> None:
    """Read the request and find it, game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="default: all games")
    parser.add_argument("--level", action="append", choices=list(AIMS), help="default: all of them")
    parser.add_argument("--games", type=int, default=300, help="for each level and game")
    parser.add_argument("--share", type=int, default=10, help="everybody plays at one such part of its playouts")
    parser.add_argument("--file", type=Path, default=Path("level.jsonl"), help="every deal is appended here")
    request = parser.parse_args(arguments)
    for name in request.game or sorted(GAMES):
        for level in [level for level in AIMS if level in (request.level or AIMS)]:
            write(name, level, found(GAMES[name], level, request.games, request.share, request.file))


def write(name: str, level: str, overlook: float) -> None:
    """Keep what was found, for the next level, too."""
    FITTED.setdefault(name, {}).setdefault(level, {})["overlook"] = overlook
    data = json.loads(FILE.read_text(encoding="utf-8"))
    data.setdefault(name, {}).setdefault(level, {})["overlook"] = overlook
    FILE.write_text(json.dumps(data, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    print(f"\r{name}: {level} overlooks {overlook}", flush=True)


if __name__ == "__main__":
    main()
