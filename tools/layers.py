"""A net's layers, and how they learn with NumPy: for `tools/foresee.py`."""

from __future__ import annotations

import os
import sys
from math import cos, pi
from typing import Any

import numpy as np
import numpy.typing as npt

BATCH = 1024
LEAST = 0.25  # of a sign's spread
DIGITS = 4
THREADS = "OPENBLAS_NUM_THREADS"
NOBODY = -1e9  # the merit of a seat that is not there
Array = npt.NDArray[np.float32]
Rows = dict[str, Array]  # signs, goal, won, there, present (the worth so far) and seed, a row for each position


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


def learn_goal(rows: Rows, goal: Array, units: int, epochs: int, luck: np.random.Generator) -> Layer:
    """A layer that foretells a number for every seat."""
    there = rows["there"].reshape(-1) > 0
    x = rows["signs"].reshape(len(there), -1)[there]
    y = goal.reshape(-1)[there]
    layer = Layer(x.shape[1], units, float(y.mean()), luck)
    for part, rate in batches(len(x), epochs, luck):
        layer.learn(x[part], 2 * (layer.of(x[part]) - y[part]) / BATCH, rate, 0.0)
    return layer


def learn_victory(rows: Rows, known: Array, units: int, epochs: int, decay: float, luck: np.random.Generator) -> Layer:
    """What must be added to the merits *known* already to foretell who wins."""
    layer = Layer(rows["signs"].shape[2], units, 0.0, luck)
    for part, rate in batches(len(known), epochs, luck):
        x = rows["signs"][part]
        flat = x.reshape(-1, x.shape[2])
        merits = layer.of(flat).reshape(x.shape[:2]) + known[part]
        wrong = (chances(merits, rows["there"][part]) - rows["won"][part]) / BATCH
        layer.learn(flat, wrong.reshape(-1), rate, decay)
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


def spread(rows: Rows) -> Array:
    """How far the numbers of each sign are apart; never very little, so that what is rare does not count for much."""
    found: Array = rows["signs"][rows["there"] > 0].std(axis=0)
    return np.maximum(found, np.float32(LEAST))


def merged(goal: Layer, steep: float, victory: Layer, parts: dict[str, int], scale: Array) -> dict[str, Any]:
    """Both as one net: the units of the one, the units of the other, and the way past them.

    The net holds its signs in *parts*, and sees them as many times as large as the layers did as *scale* says.
    """
    one, two = goal.numbers, victory.numbers
    inner = np.concatenate([one["inner"].T, two["inner"].T, [steep * one["past"] + two["past"]]]) / scale
    net: dict[str, Any] = {
        "out": rounded(np.concatenate([steep * one["out"], two["out"], [1.0]])),
        "bias": rounded(np.concatenate([one["bias"], two["bias"], [0.0]])),
    }
    first = 0
    for name, count in parts.items():
        net[name] = [rounded(row[first : first + count]) for row in inner]
        first += count
    return net


def rounded(numbers: Array) -> list[float]:
    """As they are kept."""
    return [round(float(number), DIGITS) for number in numbers]


def judged(layer: Layer, rows: Rows) -> Array:
    """What a layer makes of every seat of rows."""
    signs = rows["signs"]
    return layer.of(signs.reshape(-1, signs.shape[2])).reshape(signs.shape[:2])


def alone() -> None:
    """Begin anew with one thread of NumPy's: it sums in one order then, so that the same games make the same net."""
    if os.environ.get(THREADS) != "1":
        os.environ[THREADS] = "1"
        os.execv(sys.executable, sys.orig_argv)
