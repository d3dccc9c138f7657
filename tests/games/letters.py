"""How large the letters of a picture are in its own units, whatever they are scaled by and wherever they are used."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence

from ludoteca.core.seen.picture import Picture

SCALE = re.compile(r"scale\(([\d.]+)")
Sized = tuple[float, str]


def letters(pictures: Sequence[Picture]) -> Iterator[Sized]:
    """The words of some pictures that share a page, each with its size."""
    page = ET.fromstring("<svg>" + "".join(picture.inside() for picture in pictures) + "</svg>")
    named = {each.get("id"): each for each in page.iter() if each.get("id")}
    yield from inside(page, 1, 0, named)


def inside(thing: ET.Element, scale: float, size: float, named: dict[str | None, ET.Element]) -> Iterator[Sized]:
    """The words of one element and of all within it."""
    for found in SCALE.findall(thing.get("transform", "")):
        scale *= float(found)
    if thing.tag == "svg" and "viewBox" in thing.attrib:
        scale *= float(thing.get("width", "1")) / float(thing.attrib["viewBox"].split()[2])
    size = float(thing.get("font-size", size))
    if thing.tag in ("text", "tspan") and thing.text and thing.text.strip():
        yield size * scale, thing.text
    kids = list(thing)
    if thing.tag == "use" and thing.get("href", "")[1:] in named:
        kids.append(named[thing.get("href", "")[1:]])
    for kid in kids:
        if kid.tag != "defs":
            yield from inside(kid, scale, size, named)
