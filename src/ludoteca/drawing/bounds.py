"""Where the parts of a drawing lie: boxes around shapes, through all their transforms. A little too large is fine."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from .svg import Point, measure

Matrix = tuple[float, float, float, float, float, float]  # a b c d e f, as SVG writes it
SAME: Matrix = (1, 0, 0, 1, 0, 0)
TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
LENGTHS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 1}
UNSEEN = ("defs", "symbol", "clipPath", "linearGradient", "title", "desc")
WAITING = {"flag", "tick"}  # classes of what is shown only while a hand is on something


class Box(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Whether they have more in common than an edge."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def grown(self, across: float, above: float, below: float) -> Box:
        """With a margin on both sides, above and below."""
        return Box(self.left - across, self.top - above, self.right + across, self.bottom + below)

    def within(self, other: Box) -> Box:
        """The part of it that lies inside the other."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        return Box(left, top, min(self.right, other.right), min(self.bottom, other.bottom))


def around(points: Iterable[Point]) -> Box | None:
    """The smallest box around some points."""
    found = list(points)
    if not found:
        return None
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return Box(min(xs), min(ys), max(xs), max(ys))


def joined(boxes: Iterable[Box | None]) -> Box | None:
    """The smallest box around all boxes that there are."""
    found = [box for box in boxes if box]
    if not found:
        return None
    return Box(*map(min, zip(*[box[:2] for box in found])), *map(max, zip(*[box[2:] for box in found])))


# -- transforms --------------------------------------------------------------------------------------------------------


def times(one: Matrix, other: Matrix) -> Matrix:
    """First the other, then this one."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


@lru_cache(maxsize=8192)
def matrix_of(transform: str) -> Matrix:
    """A transform attribute as one matrix."""
    found = SAME
    for name, inside in TRANSFORM.findall(transform):
        numbers = [float(number) for number in NUMBER.findall(inside)]
        if name == "translate":
            found = times(found, (1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0))
        elif name == "scale":
            found = times(found, (numbers[0], 0, 0, numbers[-1], 0, 0))
        elif name == "rotate":
            turn = radians(numbers[0])
            found = times(found, (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0))
    return found


def moved(box: Box, matrix: Matrix) -> Box:
    """The box around a transformed box."""
    a, b, c, d, e, f = matrix
    corners = [(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom)]
    found = around((a * x + c * y + e, b * x + d * y + f) for x, y in corners)
    assert found is not None
    return found


# -- shapes ------------------------------------------------------------------------------------------------------------


class Bounds:
    """The boxes of elements, each found once; *named* are those that others may use."""

    def __init__(self, named: Mapping[str, ET.Element]) -> None:
        self.named = named
        self.known: dict[ET.Element, Box | None] = {}

    def of(self, element: ET.Element) -> Box | None:
        """Where an element lies, in the units of what it lies in; nothing if it is not seen."""
        if element not in self.known:
            self.known[element] = None  # a shape that uses itself has no end
            inside = self.inside(element)
            transform = element.get("transform")
            self.known[element] = moved(inside, matrix_of(transform)) if inside and transform else inside
        return self.known[element]

    def inside(self, element: ET.Element) -> Box | None:
        """Where it lies before its own transform."""
        tag = element.tag
        if tag in UNSEEN or not WAITING.isdisjoint(element.get("class", "").split()):
            return None
        if tag in ("g", "a"):
            return joined(self.of(kid) for kid in element)
        if tag == "use":
            return self.used(element)
        if tag == "text":
            return joined([line_box(element), *[placed(kid, element) for kid in element]])
        return path_box(element.get("d", "")) if tag == "path" else plain_box(element)

    def used(self, element: ET.Element) -> Box | None:
        """A shape that is drawn again, or a glyph in its square."""
        if element.get("width"):
            return plain_box(element)
        shape = self.named.get(element.get("href", "")[1:])
        box = self.shape(shape) if shape is not None else None
        return moved(box, (1, 0, 0, 1, number(element, "x"), number(element, "y"))) if box else None

    def shape(self, shape: ET.Element) -> Box | None:
        """A shape where it is defined; a symbol has the size that it says."""
        return joined(self.of(kid) for kid in shape) if shape.tag == "symbol" else self.of(shape)


def number(element: ET.Element, name: str) -> float:
    """An attribute that is a number."""
    return float(element.get(name) or 0)


def plain_box(element: ET.Element) -> Box | None:
    """A rectangle, circle or ellipse, or whatever has a place and a size."""
    if element.tag in ("circle", "ellipse"):
        x, y = number(element, "cx"), number(element, "cy")
        rx, ry = number(element, "r") or number(element, "rx"), number(element, "r") or number(element, "ry")
        return Box(x - rx, y - ry, x + rx, y + ry)
    x, y = number(element, "x"), number(element, "y")
    return Box(x, y, x + number(element, "width"), y + number(element, "height"))


def line_box(element: ET.Element) -> Box | None:
    """A line of words, as wide as the widest of the usual fonts; words that have places of their own are none of it."""
    words = [element.text or "", *[kid.text or "" for kid in element if not kid.get("x")]]
    return words_box("".join(words), element, element)


def placed(span: ET.Element, line: ET.Element) -> Box | None:
    """Words of a line that have a place of their own."""
    return words_box(span.text or "", span, line) if span.get("x") else None


def words_box(words: str, place: ET.Element, line: ET.Element) -> Box | None:
    """Some words of a line, at their place."""
    if not words:
        return None
    size = number(line, "font-size") or 13
    wide, x = measure(words, size), number(place, "x")
    y = number(place, "y") or number(line, "y")
    left = x - {"middle": wide / 2, "end": wide}.get(line.get("text-anchor", ""), 0)
    return Box(left, y - size, left + wide, y + size / 3)


@lru_cache(maxsize=8192)
def path_box(d: str) -> Box | None:
    """The box around all points of a path, those that only pull its curves included."""
    points: list[Point] = []
    here, start = (0.0, 0.0), (0.0, 0.0)
    for command, inside in COMMAND.findall(d):
        numbers = [float(each) for each in NUMBER.findall(inside)]
        step = LENGTHS[command.lower()]
        here = here if numbers else start  # a closed shape is back where it began
        for first in range(0, len(numbers), step):
            found = walked(command, numbers[first : first + step], here)
            points += found
            here = found[-1]
            start = here if command in "Mm" and not first else start
    return around(points)


def walked(command: str, numbers: list[float], here: Point) -> list[Point]:
    """The points that one command of a path names, its end last."""
    x, y = here if command.islower() else (0.0, 0.0)
    kind = command.lower()
    if kind == "h":
        return [(x + numbers[0], here[1])]
    if kind == "v":
        return [(here[0], y + numbers[0])]
    if kind == "a":
        return arc(here, (x + numbers[5], y + numbers[6]), max(numbers[:2]))
    return [(x + numbers[i], y + numbers[i + 1]) for i in range(0, len(numbers), 2)]


def arc(start: Point, end: Point, radius: float) -> list[Point]:
    """The corners around an arc: of a wide one, the square of its circle; its end last."""
    (a, b), (c, d) = start, end
    chord = ((c - a) ** 2 + (d - b) ** 2) ** 0.5
    if chord < 1.9 * radius and chord > 0.01 * radius:
        return [end]  # a round corner stays between its ends, or nearly
    x, y = (a + c) / 2, (b + d) / 2
    return [(x - radius, y - radius), (x + radius, y + radius), end]
