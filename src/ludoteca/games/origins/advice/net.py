"""A small net: hidden units above signs, and a way past them; learned from games by `tools/foresee.py`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

TOGETHER: Final = 8  # units that are worked out at a time: a look at a sign costs as much as what it counts
Eight = tuple[float, float, float, float, float, float, float, float]


class Net:
    """Units in groups of eight; the last unit is the way past the others, which counts whatever it is."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.groups: Final = [
            Group(data["out"][first : first + TOGETHER], data["bias"][first:], data["inner"][first : first + TOGETHER])
            for first in range(0, len(data["out"]), TOGETHER)
        ]

    def merit(self, signs: list[int]) -> float:
        """How well stands who has these signs."""
        merit, last = 0.0, len(self.groups) - 1
        for number, group in enumerate(self.groups):
            merit += group.count(signs, number == last)
        return merit


class Group:
    """Eight units."""

    def __init__(self, out: list[float], bias: list[float], rows: list[list[float]]) -> None:
        self.out: Final = eight(out)
        self.bias: Final = eight(bias)
        self.inner: Final = [eight([row[sign] for row in rows]) for sign in range(len(rows[0]))]  # sign after sign

    def count(self, signs: list[int], last: bool) -> float:
        """What the units make of signs; one below nothing counts nothing, but for the *last*, if it is the way past."""
        inner, out = self.inner, self.out
        a, b, c, d, e, f, g, h = self.bias
        for place in range(len(signs)):
            sign = signs[place]
            if sign:
                weights, by = inner[place], float(sign)
                a += weights[0] * by
                b += weights[1] * by
                c += weights[2] * by
                d += weights[3] * by
                e += weights[4] * by
                f += weights[5] * by
                g += weights[6] * by
                h += weights[7] * by
        found = h * out[7] if last or h > 0.0 else 0.0
        found += (a * out[0] if a > 0.0 else 0.0) + (b * out[1] if b > 0.0 else 0.0)
        found += (c * out[2] if c > 0.0 else 0.0) + (d * out[3] if d > 0.0 else 0.0)
        found += (e * out[4] if e > 0.0 else 0.0) + (f * out[5] if f > 0.0 else 0.0)
        return found + (g * out[6] if g > 0.0 else 0.0)


def eight(numbers: list[float]) -> Eight:
    """The first eight of some numbers."""
    a, b, c, d, e, f, g, h = [float(number) for number in numbers[:TOGETHER]]
    return a, b, c, d, e, f, g, h


def load_net(package: str, name: str) -> Net:
    """The net in the file *name* of a game's *package*."""
    return Net(json.loads(files(package).joinpath(name).read_text(encoding="utf-8")))
