"""The shape of each player, and the token: dark edge, cream rim, the player's colour and shape."""

from __future__ import annotations

from ..palette import PLAYER_SHAPES
from ..svg import el, num
from .pen import dot, shape

SHAPES = {
    "disc": dot(12, 12, 9),
    "square": shape(
        "M5.6 4h12.8A1.6 1.6 0 0 1 20 5.6v12.8a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 18.4V5.6A1.6 1.6 0 0 1 5.6 4z",
    ),
    "triangle": shape(
        "M10.4 3.4c.7-1.3 2.5-1.3 3.2 0l8 14.6c.7 1.3-.1 2.6-1.5 2.6H3.9c-1.4 0-2.2-1.3-1.5-2.6z",
    ),
    "diamond": shape(
        "M10.8 1.9c.7-.7 1.7-.7 2.4 0l8.9 8.9c.7.7.7 1.7 0 2.4l-8.9 8.9c-.7.7-1.7.7-2.4 0l-8.9-8.9"
        "c-.7-.7-.7-1.7 0-2.4z",
    ),
    "hexagon": shape(
        "M7.5 3h9c.5 0 1 .3 1.3.8l4.3 7.4c.3.5.3 1.1 0 1.6l-4.3 7.4c-.3.5-.8.8-1.3.8h-9c-.5 0-1-.3-1.3-.8l-4.3-7.4"
        "c-.3-.5-.3-1.1 0-1.6l4.3-7.4c.3-.5.8-.8 1.3-.8z",
    ),
}

# Triangle and diamond look smaller than a disc of the same height.
SWELL = {"triangle": 1.1, "diamond": 1.06}


def layer(name: str, look: str, scale: float, drop: float = 0, **more: float) -> str:
    """One layer of a token: the shape around the middle of the grid, scaled."""
    move = f"translate(12 {num(12 + drop)}) scale({num(scale)}) translate(-12 -12)"
    return el("g", SHAPES[name], look=look, transform=move, **more)


def token(seat: int) -> str:
    """A player's piece as one glyph, with a soft shadow below."""
    name = PLAYER_SHAPES[seat]
    swell = SWELL.get(name, 1.0)
    inner, drop = (0.59, 0.35) if name == "triangle" else (0.66, 0.0)
    return (
        layer(name, "k-go-edge", 0.92 * swell, 0.9, opacity=0.35)
        + layer(name, "k-go-edge", 0.9 * swell)
        + layer(name, "k-cream", 0.81 * swell)
        + layer(name, f"k-p{seat + 1}", inner * swell, drop)
    )


GLYPHS = SHAPES | {f"token-{seat + 1}": token(seat) for seat in range(len(PLAYER_SHAPES))}
