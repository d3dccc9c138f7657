"""The tiles of a city, 62 x 62, each defined once: buildings, Agora, Palace, Farm."""

from __future__ import annotations

from .....drawing.svg import circle, el, group, icon, path, rect, remember, round_rect, use
from ...data import AGORA, BUILDINGS, CARDS_SHOWN, COLOURS, PALACE, TILE_COLOUR, TILE_STONE, TOWER_BASE
from .houses import on_tile
from .signs import FIGURE, badge, centred, paper_ink

SIDE = 62.0
HIGHEST = 1 + TOWER_BASE + max(CARDS_SHOWN)
"""No tower can be higher: its first disc, and all that the supply may hold."""

ABILITY: tuple[tuple[str, ...], ...] = (
    ("1", "food", "+", "farm"),
    ("2", "vp", "/", "t-yellow"),
    ("4", "vp", "/", "d-yellow"),
    ("1", "gold"),
    ("1", "stone", "+", "cell"),
    ("1", "basic"),
    ("march", "2", "+", "attack"),
    ("2", "vp", "/", "t-red", "d-red"),
    ("march", "1", "/", "attack"),
    ("march", "2", "stone", "/", "food"),
    ("march", "/", "t-red"),
    ("vp", "/", "d-red"),
    ("3", "vp", "/", "seat"),
    ("crane",),
    ("citizen", ">", "colours"),
    ("citizen",),
    ("speaker",),
    ("0–10", "vp", "colours"),
    ("forest", "2"),
    ("peak", "2"),
    ("1–7", "vp"),
    ("vp", "/", "zodiac"),
    ("sea", "2"),
    ("temple", "1"),
    ("3", "vp", "/", "colours"),
    ("1", "wisdom", "+", "advisor"),
    ("1", "wisdom", "+", "ship"),
    ("train", "2"),
    ("vp", "/", "citizen"),
    ("neighbour",),
)
"""What each building does, in signs."""

DEEDS = {**dict(enumerate(ABILITY[:BUILDINGS])), AGORA: ("1", "basic"), PALACE: ()}
"""The same for every tile."""


def definitions() -> str:
    """Every tile, and the back of tiles."""
    return (
        "".join(el("g", building(design), id=f"o-v{design}") for design in range(BUILDINGS))
        + el("g", agora(), id=f"o-v{AGORA}")
        + el("g", palace(), id=f"o-v{PALACE}")
        + "".join(el("g", use(f"o-v{i}"), deed(items), id=f"o-t{i}") for i, items in DEEDS.items())
        + "".join(el("g", use(f"o-v{i}"), deed(plain(items)), id=f"o-u{i}") for i, items in DEEDS.items())
        + el("g", farm(), id="o-farm")
        + "".join(el("g", tower(i, n), id=f"o-w{i}-{n}") for i in range(len(COLOURS)) for n in range(1, HIGHEST + 1))
    )


def deed(items: tuple[str, ...]) -> str:
    """What a building does, at its foot."""
    return centred(items, 31, 51.3, 15.2, 58, "piece") if items else ""


def plain(items: tuple[str, ...]) -> tuple[str, ...]:
    """The signs alone, where a tile is too small for figures: its bubble tells the rest."""
    return tuple(item for item in items if not item[0].isdigit() and item[0] not in "+−/–")


def tile_name(design: int, down: bool | int, scale: float, narrow: bool = False) -> str:
    """The shape of a tile: with the figures of what it does where these can be read."""
    readable = FIGURE * scale >= (11 if narrow else 12.4)
    return "o-farm" if down else f"o-{'t' if readable else 'u'}{design}"


def ground(look: str) -> str:
    """A tile and its shadow."""
    return rect(0, 2, SIDE, SIDE, "f-shade", 8, opacity=0.25) + rect(0, 0, SIDE, SIDE, look, 8)


def building(design: int) -> str:
    """A building: its house, its colour, its stone, and what it does."""
    colour, stone = COLOURS[TILE_COLOUR[design]], TILE_STONE[design]
    return (
        ground(f"f-o-{colour}")
        + circle(31, 24, 18, f"f-o-{colour}-2", opacity=0.5)
        + group(on_tile(design), at=(31, 42), scale=0.62)
        + path("M2 42H60V54A6 6 0 0 1 54 60H8A6 6 0 0 1 2 54Z", "f-paper")
        + badge(colour, 53, 9, 7)
        + rect(3.5, 3.5, 5.5 + 8.5 * stone, 12, "f-go-edge", 6)
        + "".join(icon("stone", 10.5 + i * 8.5, 9.5, 9.5, "k-ship") for i in range(stone))
    )


def agora() -> str:
    """The Agora: a round place."""
    posts = "".join(group(rect(-1.6, -17, 3.2, 6, "f-o-grey"), rot=turn, at=(31, 24)) for turn in range(0, 360, 45))
    return (
        ground("f-o-grey")
        + rect(3, 3, 56, 56, "f-o-grey-2", 6)
        + circle(31, 24, 17, "f-cream", opacity=0.5)
        + circle(31, 24, 10, "n s-o-grey", pen=2)
        + circle(31, 24, 4, "f-clay")
        + posts
        + path("M3 43H59V54A6 6 0 0 1 53 59H9A6 6 0 0 1 3 54Z", "f-paper")
    )


def palace() -> str:
    """The Palace: the ground of the five towers."""
    feet = "".join(icon(f"m-{c}", 8.6 + i * 11.2, 53.5, 9.5, paper_ink(c)) for i, c in enumerate(COLOURS))
    return ground("f-o-grey") + rect(3, 3, 56, 56, "f-o-grey-2", 6) + rect(2, 47.5, 58, 12.5, "f-paper", 5) + feet


def farm() -> str:
    """A tile face down."""
    furrows = "".join(
        path(f"M4 {y}Q31 {y - 6} 58 {y}V{y + 5}Q31 {y - 1} 4 {y + 5}Z", "f-farm-2") for y in range(14, 48, 11)
    )
    return ground("f-farm") + furrows + circle(31, 31, 11, "f-paper") + icon("farm", 31, 31, 14, "k-leaf")


def tower(i: int, height: int) -> str:
    """A tower at its place on the Palace: discs, lower ones closer together the higher it is."""
    colour, step, x = COLOURS[i], min(8.5, 34 / height), 3.4 + i * 11.2
    levels = [38.5 - level * step for level in range(height)]
    discs = "".join(round_rect(x, y, 10.4, 8, 2.6) for y in levels)
    return path(discs, f"f-o-{colour} s-cream", pen=0.6) + rect(x + 0.4, levels[-1], 9.6, 2.8, f"f-o-{colour}-2", 1.4)


@remember
def towers(heights: tuple[int, ...]) -> str:
    """The towers on a Palace."""
    return "".join(use(f"o-w{i}-{height}") for i, height in enumerate(heights) if height)
