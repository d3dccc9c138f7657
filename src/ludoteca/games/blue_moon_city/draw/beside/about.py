"""The card that tells about a building: what is printed on it, large and in words. One is defined for each tile."""

from __future__ import annotations

from .....drawing.svg import SMALL, circle, el, fit, group, icon, path, rect, rows, text, use, wrap
from ...data import ANY, CONSTRUCTION, COURTYARD, FIRST_SPACE, MAJORITY, NEIGHBOURHOOD, SPACES, TILES
from ..city.paint import ground, ink, people_of, sign
from ..city.tiles import PAPER, action_sign, amounts, gains, gains_width, space
from ..lettering import Lettering
from ..size import Box, Table

BONUSES = (("majority", MAJORITY), ("build", CONSTRUCTION), ("neighbour", NEIGHBOURHOOD))
"""Glyph and amounts of the three bonuses."""

SENTENCES = {"majority": "majority", "build": "builder", "neighbour": "neighbour"}
"""Their words."""

WIDE_SPACE, NARROW_SPACE = 54.0, 44.8
"""From one large space of a phone to the next: at ease, and where there are many."""


def definitions(words: Lettering, table: Table) -> str:
    """The card of each tile in its place (`bm-i`; `bm-y` to be finished, `bm-r` rebuilt), and in words (`bm-w`)."""
    draw = narrow_card if table.narrow else wide_card
    x, y, _, _ = table.here
    cards = "".join(el("g", group(draw(tile, words, table), at=(x, y)), id=f"bm-i{tile}") for tile in range(TILES))
    finish, few, many = (
        group(note, at=(x, y))
        for note in (finish_note(words, table), rebuilt_note(words, table, False), rebuilt_note(words, table, True))
    )
    notes = ""
    for tile in range(1, TILES):
        notes += el("g", use(f"bm-i{tile}"), finish, id=f"bm-y{tile}")
        notes += el("g", use(f"bm-i{tile}"), many if SPACES[tile] > 4 else few, id=f"bm-r{tile}")
    return amounts() + cards + notes + "".join(el("desc", words.facts(tile), id=f"bm-w{tile}") for tile in range(TILES))


def people_badge(tile: int, x: float, y: float, r: float) -> str:
    """Whose cards build a tile."""
    people = people_of(tile)
    if tile == COURTYARD or people == ANY:
        return action_sign(tile, x, y, r)
    return circle(x, y, r, f"{ground(people)} s-print-2") + icon(sign(people), x, y, r * 1.4, f"k-{ink(people)}")


def wide_card(tile: int, words: Lettering, table: Table) -> str:
    """A paper card: the house as it will be, its name, its bonuses, its action."""
    _, _, w, h = table.here
    name = words.tile(tile)
    return (
        rect(0, 4, w, h, "f-night", 14, opacity=0.5)
        + rect(0, 0, w, h, "f-paper", 14)
        + path(f"M0 14A14 14 0 0 1 14 0H{w - 14}A14 14 0 0 1 {w} 14V92H0Z", "f-rub-2")
        + rect(0, 84, w, 9, "f-rub-1")
        + (use(f"bm-b{tile}", w / 2, 86, 1.5) if tile else courtyard_art(w / 2))
        + text(14, 116, name, fit(name, w - 62, 16, 12), "f-print", bold=600, serif=True)
        + people_badge(tile, w - 24, 111, 11)
        + (note(words.say("courtyard-note"), w) if tile == COURTYARD else bonus_rows(tile, words, w))
    )


def courtyard_art(x: float) -> str:
    """The small Obelisk of the Courtyard."""
    left, right = "M0 -58L-6 -50L-10 -6H10L6 -50Z", "M0 -58L6 -50L10 -6H0Z"
    foot = rect(-14, -6, 28, 6, "f-lit-2") + circle(0, -32, 4, "f-crystal")
    return group(path(left, "f-lit-1") + path(right, "f-lit-2") + foot, at=(x, 86), scale=1.25)


def note(words: str, w: float) -> str:
    """Some lines of words below the name."""
    return rows(14, 138, wrap(words, w - 26, 13), 13, "f-print")


def bonus_rows(tile: int, words: Lettering, w: float) -> str:
    """The three bonuses in words, and the action of a special building."""
    out = ""
    for i, (glyph, table) in enumerate(BONUSES):
        y, won = 137 + i * 22, tuple(table[tile])
        said = words.say(SENTENCES[glyph])
        room = w - 56 - gains_width(won, 12.5)
        out += icon(glyph, 22, y, 15, "k-print-2")
        out += text(36, y + 4.5, said, fit(said, room, 13, SMALL), "f-print")
        out += gains(w - 14 - gains_width(won, 12.5), y, won, 12.5, "f-print", PAPER)
    action = words.action(tile)
    return out + (rows(14, 206, wrap(action, w - 24, SMALL), SMALL, "f-print", lead=1.15) if action else "")


def action_lines(tile: int, words: Lettering, table: Table) -> int:
    """How many lines the action of a special building takes on the wide card."""
    action = words.action(tile)
    return len(wrap(action, table.here[2] - 24, SMALL)) if action else 0


def narrow_card(tile: int, words: Lettering, table: Table) -> str:
    """On a phone: name, bonuses as signs, spaces as large as a finger."""
    _, _, w, h = table.here
    name = words.tile(tile)
    paper = rect(0, 3, w, h, "f-night", 12, opacity=0.5) + rect(0, 0, w, h, "f-paper", 12)
    if tile == COURTYARD:
        title = text(12, 24, name, 16, "f-print", bold=600, serif=True)
        return paper + title + rows(12, 48, wrap(words.say("courtyard-note"), w - 24, 13), 13, "f-print")
    bonuses, left = bonus_line(tile, w - 10)
    start = 36 if people_badge(tile, 0, 0, 1) else 12
    title = text(start, 22.5, name, fit(name, left - start - 6, 16, 11), "f-print", bold=600, serif=True)
    action = words.action(tile)
    x = 14 + min(SPACES[tile], 4) * WIDE_SPACE
    lines = wrap(action, w - x - 8, 12)[:4] if action and SPACES[tile] <= 4 else ()
    told = rows(x, 48, lines, 12, "f-print", lead=1.17)
    if action and SPACES[tile] > 4:
        told = text(12, 95, action, fit(action, w - 24, 12, 11), "f-print")
    large = "".join(space(large_space(tile, k), FIRST_SPACE[tile] + k) for k in range(SPACES[tile]))
    return paper + people_badge(tile, 21, 17, 10) + title + bonuses + large + told


def finish_note(words: Lettering, table: Table) -> str:
    """The words before what finishing a building would bring to the viewer."""
    said = words.say("if-you-finish")
    if table.narrow:
        return text(12, 108, said, fit(said, 150, 12, 11), "f-print-2")
    return text(14, 264, said, SMALL, "f-print", bold=600)


FINISH = {False: (16.0, 281.0), True: (170.0, 104.0)}
"""Where that stands on the card of a wide table and of a phone."""


def rebuilt_note(words: Lettering, table: Table, many: bool) -> str:
    """What is left to say of a rebuilt building; on a phone it covers the spaces, few or many."""
    said = words.say("rebuilt-note")
    if not table.narrow:
        return rows(14, 252, wrap(said, 186, SMALL), SMALL, "f-print-2")
    w, lead = (360, 1.3) if many else (218, 1.25)
    return rect(6, 32, w, 52, "f-paper") + rows(12, 48, wrap(said, w - 8, 12.5), 12.5, "f-print-2", lead=lead)


def bonus_line(tile: int, right: float) -> tuple[str, float]:
    """The three bonuses beside each other, ending at `right`; and where they begin."""
    size = 12.0
    parts = [(glyph, tuple(table[tile])) for glyph, table in BONUSES]
    wide = sum(20 + gains_width(won, size) + 9 for _, won in parts) - 9
    x = start = right - wide
    out = ""
    for glyph, won in parts:
        out += icon(glyph, x + 8, 17, 14, "k-print-2") + gains(x + 19, 17, won, size, "f-print", PAPER)
        x += 29 + gains_width(won, size)
    return out, start


def large_space(tile: int, number: int) -> Box:
    """A space on the card of a phone."""
    step = WIDE_SPACE if SPACES[tile] <= 4 else NARROW_SPACE
    return 11 + number * step, 37, 44 if SPACES[tile] <= 4 else 37, 44
