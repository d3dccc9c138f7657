"""The legend: what everything on the table is, in words and alone by itself as a drawing. Plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final


class Thing:
    """What something on the table is: its name, what it is for in a sentence, and the § that tells more."""

    def __init__(self, name: str, sentence: str, section: str) -> None:
        self.name: Final = name
        self.sentence: Final = sentence
        self.section: Final = section


class Part:
    """A part of a legend: its title, and its things by the names that drawings give them (`data-thing`)."""

    def __init__(self, title: str, things: Mapping[str, Thing]) -> None:
        self.title: Final = title
        self.things: Final = things


Legend = Sequence[Part]


class Sketch:
    """A thing drawn alone, from the upper left corner of a box."""

    def __init__(self, width: float, height: float, drawn: str) -> None:
        self.width: Final = width
        self.height: Final = height
        self.drawn: Final = drawn


class Sketches:
    """The drawings of a legend: the shapes that several use, defined once, and by their names the things."""

    def __init__(self, shapes: str, things: Mapping[str, Sketch]) -> None:
        self.shapes: Final = shapes
        self.things: Final = things
