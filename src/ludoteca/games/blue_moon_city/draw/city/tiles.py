"""The tiles: rubble in cold dashes, rebuilt houses in warm light, the Courtyard with its Obelisk."""

from __future__ import annotations

from collections.abc import Sequence

from .....drawing.svg import SMALL, circle, el, group, icon, lines, path, rect, remember, rows, text, use, wrap
from ...data import (
    ANY,
    CONSTRUCTION,
    COURTYARD,
    FIRST_SPACE,
    MAJORITY,
    NEIGHBOURHOOD,
    SPACE_COLOUR,
    SPACE_VALUE,
    SPACES,
    SPECIAL,
    TILES,
)
from ..lettering import ACTION_GLYPHS, BONUS_GLYPHS, Lettering
from ..size import Box, Table, space_place
from .paint import ground, ink, lit_house, people_of, ruin, sign

NIGHT = ("k-crystal", "k-gold-hi", "k-rub-ink")
PAPER = ("k-crystal-lo", "k-gold-lo", "k-print-2")
"""The colours of crystals, scales and cards on a dark and on a light ground."""

CLIP = "bm-torn"
"""The name of the clip that all ruins of a board share."""


@remember
def gains(x: float, y: float, amounts: tuple[int, ...], size: float, look: str, tones: tuple[str, ...]) -> str:
    """What one gets: a number and a sign for crystals, scales and cards, side by side from x."""
    out = ""
    for glyph, amount, tone in zip(BONUS_GLYPHS, amounts, tones):
        if amount:
            wide = size * (0.62 * len(str(amount)) + 0.08)
            out += text(x, y + size * 0.38, amount, size + 1, look, bold=700)
            out += icon(glyph, x + wide + size * 0.6, y, size * 1.12, tone)
            x += wide + size * 1.35
    return out


def gains_width(amounts: Sequence[int], size: float) -> float:
    """How wide `gains` is."""
    return sum(size * (0.62 * len(str(amount)) + 1.43) for amount in amounts if amount) - size * 0.16


MOST = [
    max(won[kind] for won in MAJORITY + CONSTRUCTION) * 2 + max(won[kind] for won in NEIGHBOURHOOD) * 4
    for kind in range(3)
]
"""No building can bring more crystals, scales and cards at once."""

WON = 12.5
"""The size of numbers that are used by reference."""


def amounts() -> str:
    """Every number of crystals, scales and cards that can be won at once, to be used by its name (`bm-z`)."""
    out = ""
    for kind, most in enumerate(MOST):
        for number in range(1, most + 1):
            won = tuple(number if kind == other else 0 for other in range(3))
            out += el("g", gains(0, 0, won, WON, "f-print", PAPER), id=f"bm-z{kind}-{number}")
    return out


@remember
def won_by(x: float, y: float, won: tuple[int, ...]) -> str:
    """What a player would win, side by side from x."""
    out = ""
    for kind, number in enumerate(won):
        if number:
            out += use(f"bm-z{kind}-{number}", round(x, 1), y)
            x += WON * (0.62 * len(str(number)) + 1.43)
    return out


def space(box: Box, number: int) -> str:
    """A contribution space as it is printed: its value and the sign of its people."""
    x, y, w, h = box
    colour, value = SPACE_COLOUR[number], SPACE_VALUE[number]
    out = rect(x - 1, y - 1, w + 2, h + 2, "f-cream", 6) + rect(x, y, w, h, ground(colour), 5)
    tone = ink(colour)
    if h < 20:
        size = SMALL if w > 18 else 11
        out += text(x + w * 0.29, y + h / 2 + size * 0.36, value, size, f"f-{tone}", "middle", 700)
        return out + icon(sign(colour), x + w * 0.72, y + h / 2, w * 0.44, f"k-{tone}")
    figure = text(x + w / 2, y + h * 0.49, value, h * 0.52, f"f-{tone}", "middle", 700)
    return out + figure + icon(sign(colour), x + w / 2, y + h * 0.735, h * 0.4, f"k-{tone}")


def spaces(tile: int, table: Table) -> str:
    """All spaces of a tile."""
    first = FIRST_SPACE[tile]
    return "".join(space(space_place(table, tile, k), first + k) for k in range(SPACES[tile]))


def floor(size: float, r: float, top: float) -> str:
    """The path data of the lower part of a tile, with a wavy upper edge."""
    q = size / 4
    side = f"V{size - r - 1}A{r} {r} 0 0 1 {size - r - 1} {size - 1}H{r + 1}A{r} {r} 0 0 1 1 {size - r - 1}Z"
    return f"M1 {top}Q{q} {top - 7} {2 * q} {top - 3}T{size - 1} {top - 4}{side}"


def band(size: float, r: float, top: float) -> str:
    """The path data of the lower part of a tile, with a straight upper edge."""
    side = f"V{size - r - 1}A{r} {r} 0 0 1 {size - r - 1} {size - 1}H{r + 1}A{r} {r} 0 0 1 1 {size - r - 1}Z"
    return f"M1 {top}H{size - 1}{side}"


def action_sign(tile: int, x: float, y: float, r: float) -> str:
    """The badge of a special building."""
    glyph = ACTION_GLYPHS.get(SPECIAL[tile])
    if not glyph:
        return ""
    return circle(x, y, r, "f-purple-2 s-cream", pen=1.2) + icon(glyph, x, y, r * 1.35, "k-cream")


def ruin_tile(tile: int, words: Lettering, table: Table) -> str:
    """A tile in rubble."""
    size, r = table.tile, 9 if table.narrow else 11
    crowded = SPACES[tile] > 4
    low = space_place(table, tile, 0)[1]
    base = rect(0, 3, size, size, "f-night", r, opacity=0.5) + rect(0, 0, size, size, "f-rub-2 s-rub-1", r, pen=1.5)
    if table.narrow:
        art = group(ruin(tile, CLIP), at=(size / 2, low - 1), scale=0.62 if crowded else 0.78)
        badge = action_sign(tile, size - 10, 10, 7)
        return base + path(floor(size, r, low - 3), "f-rub-1") + art + badge + spaces(tile, table)
    art = group(ruin(tile, CLIP), at=(size / 2, low - 2.5), scale=0.6 if crowded else 0.86)
    badge = action_sign(tile, size - 10, 54, 7.5)
    labels = named(tile, words, "f-rub-ink") + rewards(tile, words)
    return base + path(floor(size, r, low - 5), "f-rub-1") + art + labels + badge + spaces(tile, table)


def name_lines(tile: int, words: Lettering) -> tuple[str, ...]:
    """The name of a tile of a wide table, in one line or two."""
    return wrap(words.tile(tile), 94, SMALL)


def named(tile: int, words: Lettering, look: str) -> str:
    """The name at the head of a tile."""
    return rows(50, 14, name_lines(tile, words), SMALL, look, "middle", lead=0.97, bold=500)


def rewards(tile: int, words: Lettering) -> str:
    """What rebuilding brings: to the left for most markers, to the right for each builder."""
    most, each = tuple(MAJORITY[tile]), tuple(CONSTRUCTION[tile])
    size, top = SMALL - 1, 13 + 12.5 * len(name_lines(tile, words))
    left, right = gains_width(most, size), gains_width(each, size)
    x, y = (81 - right, top) if left + right < 60 else (5, top + 14)
    return (
        rect(3, top - 7, 18 + left, 14, "f-rub-2", 6, opacity=0.8)
        + icon("majority", 10, top, 11, "k-rub-ink")
        + gains(17, top, most, size, "f-rub-ink", NIGHT)
        + rect(x - 2, y - 7, 18 + right, 14, "f-rub-2", 6, opacity=0.8)
        + icon("build", x + 5, y, 11, "k-rub-ink")
        + gains(x + 12, y, each, size, "f-rub-ink", NIGHT)
    )


def lit_tile(tile: int, words: Lettering, table: Table) -> str:
    """A rebuilt tile: it gives its neighbourhood bonus to all who build beside it."""
    size, r = table.tile, 9 if table.narrow else 11
    k = size / 100
    top = 52.0 if table.narrow else 73.0
    amounts = tuple(NEIGHBOURHOOD[tile])
    house = 0.86 if table.narrow or len(name_lines(tile, words)) > 1 else 1
    title = "" if table.narrow else named(tile, words, "f-print")
    return (
        rect(0, 3, size, size, "f-night", r, opacity=0.5)
        + rect(0, 0, size, size, "f-lit-1 s-gold-hi", r, pen=2)
        + circle(size / 2, top * 0.61, 33 * k, "f-cream", opacity=0.65)
        + rect(1, top - 7 * k, size - 2, 8 * k, "f-lit-2")
        + use(f"bm-b{tile}", size / 2, top - 5 * k, house)
        + title
        + path(band(size, r - 1, top), "f-cream")
        + neighbourly(amounts, size, (top + size) / 2)
        + ("" if table.narrow else people_sign(tile, 12, 42, 8.5))
        + action_sign(tile, size - 10, 11 if table.narrow else 42, 7.5)
    )


def neighbourly(amounts: tuple[int, ...], size: float, y: float) -> str:
    """The neighbourhood bonus in the middle of a rebuilt tile, after its sign if there is room for both."""
    sign = 19 if gains_width(amounts, 11.7) + 19 < size - 4 else 0
    letter = min(12.5, 12.5 * (size - 6) / (gains_width(amounts, 12.5) + sign))
    x = (size - sign - gains_width(amounts, letter)) / 2
    mark = icon("neighbour", x + 7, y, 14, "k-gold-lo") if sign else ""
    return mark + gains(x + sign, y, amounts, letter, "f-print", PAPER)


def people_sign(tile: int, x: float, y: float, r: float) -> str:
    """The sign of the people who built a tile."""
    people = people_of(tile)
    if people == ANY:
        return ""
    return circle(x, y, r, f"{ground(people)} s-cream") + icon(sign(people), x, y, r * 1.35, f"k-{ink(people)}")


def courtyard(words: Lettering, table: Table) -> str:
    """The square in the middle: here offerings are made."""
    size = table.tile
    spokes = [(0.0, -14.0, 0.0, -44.0)]
    star = "".join(group(lines(spokes, "s-lit-2", 1), rot=a, at=(50, 50)) for a in range(0, 360, 30))
    rings = "".join(circle(50, 50, r, "n s-lit-2", pen=1) for r in (22, 31, 40))
    title = "" if table.narrow else named(COURTYARD, words, "f-moon")
    return group(
        rect(0, 3, 100, 100, "f-night", 11, opacity=0.5),
        rect(0, 0, 100, 100, "f-sky-1 s-lit-2", 12, pen=1.6),
        group(rings + star, opacity=0.45),
        path("M50 22L56 31L60 76H40L44 31Z", "f-lit-1"),
        path("M50 22L56 31L60 76H50Z", "f-lit-2"),
        path("M36 76H64V83H36Z", "f-lit-2"),
        circle(50, 46, 4, "f-crystal"),
        title,
        scale=size / 100,
    )


def lit_tiles(words: Lettering, table: Table) -> str:
    """Every house (`bm-b`) and every rebuilt tile (`bm-l`), to be used by its name."""
    houses = "".join(el("g", lit_house(tile), id=f"bm-b{tile}") for tile in range(1, TILES))
    return houses + "".join(el("g", lit_tile(tile, words, table), id=f"bm-l{tile}") for tile in range(1, TILES))
