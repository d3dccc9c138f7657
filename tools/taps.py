"""Counts what a turn takes from a person: taps, one by one and with ways, and lines of the log.

    python tools/taps.py                       all games, played by natural bots and by a middling search
    python tools/taps.py el-dorado --games 6   one game, from fewer games
    python tools/taps.py --json                of natural bots alone, by the games' names

Games of every number of players are replayed turn by turn. A step that everybody can see is the only one takes no tap.
A way counts only if it leads to the very position that the player reached, with the same luck where it ends in luck; a
turn takes the fewest taps that do. Who has ways shown first that are dear or end in luck (`taps_confirmed`) needs one
more tap for each of those.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from itertools import pairwise
from statistics import mean

from ludoteca.bots import Sight, bot
from ludoteca.core.chance import Chance, ScriptedChance, ScriptError
from ludoteca.core.game import AnyGame
from ludoteca.core.intentions.intention import turns
from ludoteca.core.intentions.tale import lines
from ludoteca.core.intentions.ways import LUCK, SHOWN, NoLuck, Way, ways
from ludoteca.core.records.match import Match
from ludoteca.core.state import State
from ludoteca.core.story import SPECTATOR
from ludoteca.games import GAMES

PLAYERS = {"natural": "natural", "middle": "ismcts:playouts=60"}
GAMES_OF = {"natural": 24, "middle": 9}
KEYS = ("taps_atoms", "taps_ways", "taps_confirmed", "lines_atoms", "lines_tales")
Counts = dict[str, float]


def played(game: AnyGame, spec: str, number: int) -> Match:
    """A game of equal bots, of two players, of three and so on in turn."""
    several, seed = [seats for seats in game.seats if seats > 1], 10 * number
    seats = several[number % len(several)]
    match, luck = Match.start(game, seats, game.settle({}, people=True), Chance(seed)), Chance(seed + 1)
    players = [bot(spec, game, seed + seat) for seat in range(seats)]
    while not match.state.over:
        sight = Sight(game, match.state, match.state.actor, 1.0)
        match.play(players[match.state.actor].choose(sight), luck)
    return match


class Turn:
    """The decisions of one turn with the luck that came after each, and the positions before and after them."""

    def __init__(self, game: AnyGame, states: list[State], actions: list[int], picks: list[list[int]]) -> None:
        self.game = game
        self.states = states
        self.actions = actions
        self.picks = picks
        self.traces = [b"" if state.over else state.trace() for state in states]

    def free(self, i: int) -> bool:
        """Whether everybody sees that a decision is the only one."""
        state = self.states[i]
        return len(state.legal) == 1 and state.agenda[-1].obvious(state)

    def after(self, i: int, way: Way) -> int:
        """The decision before which a way from decision *i* leads, or *i* where the player never was.

        Either its last decision was the player's own, in the same position, or what came after it was the same.
        """
        twin, last = self.states[i].clone(NoLuck()), way.actions[-1]
        for action in way.actions[:-1]:
            twin.play(action)
        before = twin.trace()
        for j in range(len(self.actions) - 1, i, -1):
            if self.traces[j] == before and self.actions[j] == last:
                return j + 1
        return next((j + 1 for j in range(len(self.actions) - 1, i, -1) if self.meets(twin, last, j)), i)

    def meets(self, twin: State, last: int, j: int) -> bool:
        """Whether the last decision of a way, with the luck that came after decision *j*, leads where that one led."""
        there, player = twin.clone(ScriptedChance(self.picks[j])), self.states[j].actor
        try:
            there.play(last)
        except ScriptError:
            return False
        if not there.over and there.trace() != self.traces[j + 1]:
            return False
        return self.game.view(there, player) == self.game.view(self.states[j + 1], player)

    def taps(self, confirmed: bool) -> int:
        """The fewest taps of the turn with ways."""
        fewest = [0] * (len(self.actions) + 1)
        for i in range(len(self.actions) - 1, -1, -1):
            if self.free(i):
                fewest[i] = fewest[i + 1]
                continue
            fewest[i] = 1 + fewest[i + 1]
            for way, goal in self.found(i):
                asks = confirmed and (way.dear or way.end in (LUCK, SHOWN))
                fewest[i] = min(fewest[i], (2 if asks else 1) + fewest[goal])
        return fewest[0]

    def found(self, i: int) -> list[tuple[Way, int]]:
        """The ways of several decisions from decision *i* that lead to where the player went."""
        state = self.states[i]
        known = [way for way in ways(self.game, state, state.actor).values() if len(way.actions) > 1]
        return [(way, goal) for way in known if (goal := self.after(i, way)) > i]


def turns_of(match: Match) -> Iterable[Turn]:
    """A match turn by turn."""
    actions = [match.game.actions.read(ply.entry.text) for ply in match.plies]
    picks = [list(ply.entry.picks) for ply in match.plies]
    states = [match.back_to(0).state]
    for action, picked in zip(actions, picks, strict=True):
        states.append(states[-1].clone(ScriptedChance(picked)))
        states[-1].play(action)
    for first, last in pairwise(turns(match.plies)):
        yield Turn(match.game, states[first : last + 1], actions[first:last], picks[first:last])


def counted(game: AnyGame, spec: str, games: int) -> Counts:
    """The means over all turns of some games."""
    matches = [played(game, spec, number) for number in range(games)]
    all_turns = [turn for match in matches for turn in turns_of(match)]
    told = [lines(match, SPECTATOR) for match in matches]
    sums = (
        mean(sum(not turn.free(i) for i in range(len(turn.actions))) for turn in all_turns),
        mean(turn.taps(False) for turn in all_turns),
        mean(turn.taps(True) for turn in all_turns),
        sum(atoms for atoms, _ in told) / len(all_turns),
        sum(tales for _, tales in told) / len(all_turns),
    )
    return {"turns": len(all_turns), **dict(zip(KEYS, [round(value, 2) for value in sums], strict=True))}


def table(found: dict[tuple[str, str], Counts]) -> str:
    """The counts as a table for the docs."""
    head = "| game | turns | taps | with ways | shown first | lines | tales |\n|---|---|---|---|---|---|---|"
    rows = [
        f"| {name}, {who} | {counts['turns']:.0f} | " + " | ".join(f"{counts[key]:.1f}" for key in KEYS) + " |"
        for (name, who), counts in found.items()
    ]
    return "\n".join([head, *rows])


def main() -> None:
    """Count what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    names = [args.game] if args.game else list(GAMES)
    if args.json:
        counts = {name: counted(GAMES[name], PLAYERS["natural"], args.games or GAMES_OF["natural"]) for name in names}
        print(json.dumps({name: {key: each[key] for key in KEYS} for name, each in counts.items()}, indent=1))
        return
    found = {}
    for name in names:
        for who, spec in PLAYERS.items():
            found[name, who] = counted(GAMES[name], spec, args.games or GAMES_OF[who])
    print(table(found))


if __name__ == "__main__":
    main()
