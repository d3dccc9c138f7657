"""A part of a drawing as a picture of its own: what lies outside is left out, and nothing in it can be clicked."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from .bounds import SAME, Bounds, Box, Matrix, joined, matrix_of, moved, times

ACTION = ("data-choice", "data-ask", "data-way", "data-thing")  # how a drawing names its things
LIVE = re.compile(r' (?:data-[a-z]+|tabindex|aria-describedby|pointer-events)="[^"]*"')
NAME = re.compile(r'(?<= )id="([^"]+)"')
LINK = re.compile(r'(href="#|url\(#)(?!g-)')
LINKED = re.compile(r'(?:href="#|url\(#)(?!g-)([^")]+)')
FEW = 64  # layers that are kept, taken apart


@lru_cache(maxsize=FEW)
def taken_apart(layer: str) -> ET.Element:
    """A layer of a drawing as elements; they are never changed."""
    return ET.fromstring(f"<g>{layer}</g>")


class Sheet:
    """A drawing of several layers, to be cut."""

    def __init__(self, layers: Sequence[str], others: Sequence[str] = ()) -> None:
        self.layers = [taken_apart(layer) for layer in layers]
        trees = [*self.layers, *[taken_apart(other) for other in others]]  # whose shapes may be used here
        self.named = {element.get("id", ""): element for tree in trees for element in tree.iter() if element.get("id")}
        self.bounds = Bounds(self.named)

    def around(self, things: Iterable[str]) -> Box | None:
        """The box around the things with these names; "score *" are all that begin so."""
        wanted = list(things)
        return joined(box for layer in self.layers for box in self.found(layer, wanted, SAME))

    def found(self, element: ET.Element, wanted: list[str], matrix: Matrix) -> Iterator[Box]:
        """Where the wanted things lie inside an element."""
        own = [element.attrib[kind] for kind in ACTION if kind in element.attrib]
        if own and any(is_called(own, name) for name in wanted):
            box = self.bounds.of(element)
            if box:
                yield moved(box, matrix)
            return
        inner = times(matrix, matrix_of(element.get("transform", "")))
        for kid in element:
            yield from self.found(kid, wanted, inner)

    def cut(self, box: Box, prefix: str) -> str:
        """What lies in the box, with the shapes that it uses; all names begin with *prefix*."""
        parts = [self.kept(part, box, SAME) for layer in self.layers for part in layer]
        inside = "".join(written(part) for part in parts if part is not None)
        shapes = "".join(written(shape) for shape in self.shapes(inside))
        return LINK.sub(rf"\g<1>{prefix}", NAME.sub(rf'id="{prefix}\1"', f"<defs>{shapes}</defs>{inside}"))

    def kept(self, element: ET.Element, box: Box, matrix: Matrix) -> ET.Element | None:
        """An element without what lies outside the box; nothing if all of it does."""
        own = self.bounds.of(element)
        if own is None or not moved(own, matrix).meets(box):
            return None
        if element.tag != "g":
            return element
        inner = times(matrix, matrix_of(element.get("transform", "")))
        copy = ET.Element("g", element.attrib)
        copy.extend([part for kid in element if (part := self.kept(kid, box, inner)) is not None])
        return copy if len(copy) else None

    def shapes(self, markup: str) -> list[ET.Element]:
        """The shapes that some markup uses, and those that they use themselves."""
        found: dict[str, ET.Element] = {}
        wanted = list(dict.fromkeys(LINKED.findall(markup)))
        while wanted:
            name = wanted.pop()
            shape = self.named.get(name)
            if name not in found and shape is not None:
                found[name] = shape
                wanted += LINKED.findall(ET.tostring(shape, "unicode"))
        return list(found.values())


def is_called(own: list[str], name: str) -> bool:
    """Whether a thing with these names has this one; a star stands for any end."""
    return any(each.startswith(name[:-1]) for each in own) if name.endswith("*") else name in own


def written(element: ET.Element) -> str:
    """An element as markup, of which nothing can be chosen any more."""
    markup = LIVE.sub("", ET.tostring(element, "unicode"))
    return markup.replace('role="button"', 'role="img"')
