"""Calibration: how true a sense of worth is, by the part of the game and by who began, learned from games."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp, log
from typing import Final

LEAST: Final = 1e-4  # a worth below this counts as this: nobody is lost for certain before the end


class Calibration:
    """Turns what a search found a position worth into chances that come true.

    For one number of players: `trust` is what the differences in worth count for, `place` what the seats have on top by
    their places behind whoever began, `mover` what the seat to move has. Each is a row of numbers for as many moments
    of the game, equally far from each other, from its beginning to its end; between two of them it goes straight.
    """

    def __init__(self, trust: list[float], place: list[list[float]], mover: list[float]) -> None:
        self.trust: Final = trust
        self.place: Final = place
        self.mover: Final = mover

    def chances(self, worth: list[float], progress: float, first: int, actor: int) -> list[float]:
        """Each seat's chance to win, where the game has come so far, *first* began and *actor* is to move."""
        seats = len(worth)
        trust = between(self.trust, progress)
        merits = [trust * log(max(LEAST, share)) for share in worth]
        for seat in range(seats):
            merits[seat] += between(self.place[(seat - first) % seats], progress)
        if actor >= 0:
            merits[actor] += between(self.mover, progress)
        top = max(merits)
        odds = [exp(merit - top) for merit in merits]
        total = sum(odds)
        return [odd / total for odd in odds]


def between(row: list[float], progress: float) -> float:
    """The number of a row at so large a part of the game."""
    exact = min(1.0, max(0.0, progress)) * (len(row) - 1)
    before = min(int(exact), len(row) - 2)
    return row[before] + (row[before + 1] - row[before]) * (exact - before)


def load_calibrations(package: str) -> dict[int, Calibration]:
    """The calibrations of the game in *package*, by number of players."""
    data = json.loads(files(package).joinpath("calibration.json").read_text(encoding="utf-8"))
    return {
        int(players): Calibration(found["trust"], found["place"], found["mover"]) for players, found in data.items()
    }
