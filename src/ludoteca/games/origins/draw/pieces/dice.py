"""Dice and figures: Citizens, Speakers, bases and Archons. Each is defined once and used by its name."""

from __future__ import annotations

from .....drawing.svg import circle, el, ellipse, icon, path, rect, remember, use
from ...data import COLOUR, COLOURS, DIE_KINDS, SEATS, SPEAKER_LEAST, SPEAKER_TOP, VALUE
from ...rules.actions import ARCHON, SPEAKER
from .signs import badge, ink_on

SIZE = 34.0
"""The side of a die as it is defined, its middle at 0, 0."""

# Twos and threes rise to the right: at the lower right lies the sign of the colour.
PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, 1), (1, -1)),
    ((-1, 1), (0, 0), (1, -1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)

BODY = (
    "M-11 16C-11 6 -8 0 -5 -3C-8 -6 -8 -13 -5 -15L-6 -22L-2 -18.5L0 -23L2 -18.5L6 -22L5 -15"
    "C8 -13 8 -6 5 -3C8 0 11 6 11 16Q0 20 -11 16Z"
)
"""The outline of an Archon."""

SHAPES = ("disc", "square", "triangle", "diamond")


def definitions() -> str:
    """Every die, blank dice for counting, and each player's base and Archon."""
    seats = range(SEATS[-1])
    return (
        "".join(el("g", citizen(die), id=f"o-d{die}") for die in range(DIE_KINDS))
        + "".join(
            el("g", speaker(value), id=f"o-d{SPEAKER + value}") for value in range(SPEAKER_LEAST, SPEAKER_TOP + 1)
        )
        + "".join(el("g", cube(*tones(colour)), id=f"o-blank{i}") for i, colour in enumerate(COLOURS))
        + "".join(el("g", base(seat), id=f"o-b{seat}") for seat in seats)
        + "".join(el("g", archon(seat), id=f"o-a{seat}") for seat in seats)
    )


def tones(colour: str) -> tuple[str, str]:
    """The two tones of a die."""
    return f"f-o-{colour}", f"f-o-{colour}-2"


def cube(main: str, light: str) -> str:
    """A bevelled cube without pips."""
    h = SIZE / 2
    return (
        rect(-h, 2.5 - h, SIZE, SIZE, "f-shade", 8, opacity=0.3)
        + rect(-h, -h, SIZE, SIZE, main, 8)
        + rect(-h, -h, SIZE, SIZE * 0.9, light, 8, opacity=0.5)
        + rect(2 - h, 2.5 - h, SIZE - 4, SIZE - 6, main, 7)
    )


def pips(value: int, look: str) -> str:
    """The pips of a value."""
    return "".join(circle(dx * 7.8 - 1.2, dy * 7.8 - 1.8, 3.2, look) for dx, dy in PIPS[value])


def citizen(die: int) -> str:
    """A Citizen: pips on a cube of its colour, and the colour's sign."""
    colour = COLOURS[COLOUR[die]]
    return cube(*tones(colour)) + pips(VALUE[die], f"f-{ink_on(colour)}") + badge(colour, 15.5, 14.5, 6.2)


def speaker(value: int) -> str:
    """A Speaker: white, with a megaphone instead of a colour."""
    sign = circle(15, 14, 7.4, "f-cream s-o-grey") + icon("speaker", 15, 14, 9.5, "k-print")
    return cube("f-paper-2 s-o-grey", "f-cream") + pips(value, "f-print") + sign


def base(seat: int) -> str:
    """A player's base under a die, with the player's shape."""
    n = seat + 1
    return (
        ellipse(0, 17.7, 24.5, 8.8, "f-go-edge")
        + ellipse(0, 16.3, 23, 7.8, "f-cream")
        + ellipse(0, 15.6, 19.7, 6.1, f"f-p{n}")
        + circle(-18, 17, 7, "f-cream s-go-edge", pen=1.2)
        + icon(SHAPES[seat], -18, 17, 9.5, f"k-p{n}")
    )


def archon(seat: int) -> str:
    """A player's Archon, crowned."""
    n = seat + 1
    return (
        ellipse(1, 17, 12, 4, "f-shade", opacity=0.35)
        + path(BODY, "f-go-edge s-go-edge", pen=5, stroke_linejoin="round")
        + path(BODY, "f-cream s-cream", pen=2.8, stroke_linejoin="round")
        + path(BODY, f"f-p{n}")
        + icon(SHAPES[seat], 0, 7, 10, "k-cream")
    )


@remember
def worker(seat: int, kind: int) -> str:
    """A worker around 0, 0: a Freeman on the owner's base, a Speaker, or the owner's Archon."""
    if kind == ARCHON:
        return use(f"o-a{seat}")
    return use(f"o-d{kind}") if kind >= DIE_KINDS else use(f"o-b{seat}") + use(f"o-d{kind}")
