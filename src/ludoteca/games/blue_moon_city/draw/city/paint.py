"""How a building is painted: rebuilt in warm light, or as a ruin in cold dashes."""

from __future__ import annotations

from .....drawing.svg import Value, el, group, path
from ...data import ANY, FIRST_SPACE, PEOPLES, SPACE_COLOUR, SPACES, TILE_IDS
from .houses import HOUSES, joined

TORN = "M-40 2V-13L-31 -17L-27 -11L-19 -15L-14 -22L-7 -16L-3 -9L5 -13L9 -20L15 -12L22 -15L27 -10L33 -14L40 -8V2Z"
"""What still stands of a ruin."""

DEBRIS = "M-33 2l4 -4l5 1l2 3zM-4 2l3 -3l5 0l3 3zM19 2l5 -5l6 2l2 3z"
STONES = {"W": "f-rub-3", "D": "f-flit", "R": "f-flit-2", "L": "f-rub-2", "N": "f-rub-2"}
"""The cold colours of a ruin."""

STROKES: dict[str, dict[str, Value]] = {"N": {"opacity": 0.7}, "S": {"pen": 1.6, "stroke_linecap": "round"}}
"""What some kinds of shapes need besides their colour."""

BRIGHT = ("hoax", "pillar")
"""Peoples on whose colour words are dark."""


def people_of(tile: int) -> int:
    """The people who can build a tile; ANY if there are several."""
    colours = set(SPACE_COLOUR[FIRST_SPACE[tile] : FIRST_SPACE[tile] + SPACES[tile]])
    return colours.pop() if len(colours) == 1 else ANY


def ground(people: int) -> str:
    """The class of a people's colour."""
    return f"f-{PEOPLES[people]}" if people != ANY else "f-purple-2"


def ink(people: int) -> str:
    """The ink of words and signs on a people's colour."""
    return "print" if people != ANY and PEOPLES[people] in BRIGHT else "cream"


def sign(people: int) -> str:
    """The glyph of a people."""
    return PEOPLES[people] if people != ANY else "wild"


def walls(tile: int) -> dict[str, str]:
    """The warm colours of a rebuilt house: the roof in the colour of its people."""
    name = TILE_IDS[tile]
    people = people_of(tile)
    if people == ANY:
        return {"W": "f-cream", "D": "f-lit-2", "R": "f-purple-1" if name == "main_hall" else "f-gold"}
    colour = PEOPLES[people]
    wall, dark, roof = "f-cream", f"f-{colour}-2", f"f-{colour}"
    if colour == "hoax":
        wall, dark, roof = "f-hoax", "f-hoax-2", "f-hoax-2"
    elif colour == "vulca":
        wall, dark = "f-vulca-2", "f-vulca"
    return {"W": wall, "D": dark, "R": roof}


def lit_house(tile: int) -> str:
    """A rebuilt house with light in its windows, standing on 0, 0."""
    tones = walls(tile) | {"L": "f-glow", "N": "f-night", "S": "n s-snow"}
    return "".join(path(d, tones[kind], **STROKES.get(kind, {})) for kind, d in joined(HOUSES[TILE_IDS[tile]]))


def torn(name: str) -> str:
    """The clip that leaves the lower walls of a ruin standing: one for all ruins of a picture."""
    return el("clipPath", el("path", d=TORN), id=name)


def ruin(tile: int, clip: str) -> str:
    """The whole outline in dashes, the lower half as broken walls, standing on 0, 0."""
    parts = HOUSES[TILE_IDS[tile]]
    dashes: dict[str, Value] = {"pen": 0.9, "stroke_dasharray": "2.5 1.8", "stroke_linejoin": "round", "opacity": 0.6}
    outline = "".join(d for _, d in joined(parts, "LS"))
    standing = "".join(path(d, STONES[kind]) for kind, d in joined(parts, "S"))
    return path(outline, "n s-rub-ink", **dashes) + group(standing, clip_path=f"url(#{clip})") + path(DEBRIS, "f-rub-3")
