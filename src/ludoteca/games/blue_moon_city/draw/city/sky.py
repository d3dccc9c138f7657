"""The ground of the table: the blue hour, a moon, few stars, hills."""

from __future__ import annotations

from .....drawing.shapes.pieces import soft
from .....drawing.svg import circle, el, path
from ..size import Table


def gradient(name: str) -> str:
    """From the light of the evening down to the night."""
    stops = el("stop", offset=0, look="v-sky-1") + el("stop", offset=1, look="v-sky-2")
    return el("linearGradient", stops, id=name, x1=0, y1=0, x2=0, y2=1)


def stars(w: float, h: float, count: int) -> str:
    """Stars, always the same, strewn over the upper part."""
    out = ""
    for i in range(count):
        x, y = (i * 197 + 61) % w, (i * 131 + 17) % h
        out += circle(x, y, (0.7, 1.1, 1.5)[i % 3], "f-moon", opacity=(0.5, 0.8, 0.35)[i % 3])
    return out


def moon(x: float, y: float, r: float) -> str:
    """The full moon and its glow."""
    spots = ((-0.3, -0.26, 0.2, 0.55), (0.26, 0.26, 0.28, 0.5), (0.37, -0.35, 0.12, 0.5), (-0.26, 0.43, 0.11, 0.4))
    glow = circle(x, y, r * 1.3, "f-moon", opacity=0.1) + circle(x, y, r, "f-moon")
    return glow + "".join(circle(x + a * r, y + b * r, k * r, "f-lit-2", opacity=o) for a, b, k, o in spots)


def sky(table: Table) -> str:
    """The whole ground."""
    w, h, r = table.width, table.height, 16
    y = h - 90
    hills = f"M0 {y}C64 {y - 30} 134 {y + 5} {w * 0.23:.0f} {y - 22}S{w * 0.45:.0f} {y} {w * 0.55:.0f} {y - 14}"
    hills += f"S{w * 0.8:.0f} {y - 30} {w} {y}V{h - r}A{r} {r} 0 0 1 {w - r} {h}H{r}A{r} {r} 0 0 1 0 {h - r}Z"
    return (
        soft(1, 0, w - 2, h - 4, r)
        + el("rect", width=w, height=h, rx=r, fill="url(#bm-sky)")
        + stars(w, h * 0.6, 40 if table.narrow else 70)
        + path(hills, "f-sky-2", opacity=0.8)
        + (moon(42, 40, 25) if table.narrow else moon(70, 70, 42))
    )
