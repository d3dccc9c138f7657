"""Walls, roofs, arches and columns: what houses are made of, as flat shapes that stand on a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from ..svg import Value, num, path

Part = tuple[str, str]
"""What a shape is (a letter: W wall, D dark wall, R roof, L light, S a stroke), and its path data."""


def box(x: float, y: float, w: float, h: float, kind: str = "W") -> Part:
    """A wall that stands on y."""
    return kind, f"M{num(x)} {num(y)}v{num(-h)}h{num(w)}v{num(h)}z"


def arch(x: float, y: float, w: float, h: float, kind: str = "L") -> Part:
    """A door or window with a round top."""
    r = num(w / 2)
    return kind, f"M{num(x)} {num(y)}v{num(w / 2 - h)}a{r} {r} 0 0 1 {num(w)} 0v{num(h - w / 2)}z"


def dome(x: float, y: float, w: float, h: float, kind: str = "R") -> Part:
    """A round roof."""
    up, right = num(y - h * 1.3), num(x + w)
    return kind, f"M{num(x)} {num(y)}C{num(x)} {up} {right} {up} {right} {num(y)}z"


def gable(x: float, y: float, w: float, h: float, kind: str = "R") -> Part:
    """A pointed roof."""
    return kind, f"M{num(x)} {num(y)}l{num(w / 2)} {num(-h)}l{num(w / 2)} {num(h)}z"


def disc(x: float, y: float, r: float, kind: str = "L") -> Part:
    """A round window or ball."""
    k = num(r)
    return kind, f"M{num(x - r)} {num(y)}a{k} {k} 0 0 1 {num(2 * r)} 0a{k} {k} 0 0 1 {num(-2 * r)} 0z"


def crown(x: float, y: float, w: float, count: int, kind: str = "W") -> list[Part]:
    """Battlements."""
    step = w / (2 * count - 1)
    return [box(x + i * 2 * step, y + 0.5, step, 4.5, kind) for i in range(count)]


def columns(x: float, y: float, w: float, h: float, count: int, kind: str = "W") -> list[Part]:
    """Columns in a row."""
    return [box(x + i * (w - 4) / (count - 1), y, 4, h, kind) for i in range(count)]


def windows(y: float, w: float, h: float, *places: float) -> list[Part]:
    """Windows side by side, their lower edges on y."""
    return [box(x, y, w, h, "L") for x in places]


def house(parts: Iterable[Part], paint: Mapping[str, Mapping[str, Value]]) -> str:
    """A house painted: neighbours of the same kind become one shape."""
    out = []
    for kind, shapes in groupby(parts, key=lambda part: part[0]):
        look = dict(paint[kind])
        out.append(path("".join(d for _, d in shapes), str(look.pop("look")), **look))
    return "".join(out)
