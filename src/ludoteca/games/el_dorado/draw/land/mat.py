"""An explorer's painted chart: old paper with contour lines and rhumb lines, a compass rose, the golden gate."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from .....drawing.shapes.pieces import soft
from .....drawing.svg import SMALL, Point, circle, el, group, lines, num, path, rect, text
from ..lettering import Lettering
from .chart import Box, Chart
from .lands import SIZE, small


def paper(w: float, h: float, r: float = 16) -> str:
    """The sheet under everything, with lines of height and of the compass."""
    hills = ((w * 0.21, h * 0.87, 7), (w * 0.67, h * 0.15, 7), (w * 0.96, h * 0.91, 5))
    contours = "".join(contour(x, y, i) for x, y, n in hills for i in range(1, n))
    x, y = w * 0.15, h * 0.84
    angles = [math.pi / 8 * i for i in range(16)]
    rhumbs = [(x, y, x + 1200 * math.cos(angle), y + 1200 * math.sin(angle)) for angle in angles]
    drawn = path(contours, "n s-map-2", pen=1.4) + lines(rhumbs, "s-map-2", 0.8)
    cut = el("svg", drawn, x=3, y=3, width=w - 6, height=h - 6, viewBox=f"3 3 {num(w - 6)} {num(h - 6)}")
    return soft(1, 0, w - 2, h - 4, r) + rect(0, 0, w, h, "f-map", r) + cut


def contour(x: float, y: float, i: int) -> str:
    """One line of height around a hill."""
    points = (-34, 0, -36, -26, 20, -30, 36, -6, 10, 26, -34, 0)
    a = [num(round((x if k % 2 == 0 else y) + i * step)) for k, step in enumerate(points)]
    return f"M{a[0]} {a[1]}C{a[2]} {a[3]} {a[4]} {a[5]} {a[6]} {a[7]}S{a[8]} {a[9]} {a[10]} {a[11]}Z"


def rose(x: float, y: float, scale: float = 1) -> str:
    """A compass rose."""
    dark = "".join(f"M0 0L{point(long, 45 * i)}L{point(8.5, 45 * i + 45)}Z" for i, long in enumerate((38, 24) * 4))
    pale = "".join(f"M0 0L{point(long, 45 * i)}L{point(8.5, 45 * i - 45)}Z" for i, long in enumerate((38, 24) * 4))
    return group(
        circle(0, 0, 34, "f-map s-map-ink", pen=1.2),
        circle(0, 0, 28, "n s-map-ink", pen=0.7, stroke_dasharray="1.5 3"),
        path(pale, "f-map s-map-ink", pen=0.7, stroke_linejoin="round"),
        path(dark, "f-map-ink"),
        circle(0, 0, 3.4, "f-brick"),
        at=(x, y),
        scale=scale,
    )


def point(far: float, degrees: float) -> str:
    """A place at a distance in a direction, north being 0."""
    angle = math.radians(degrees)
    return f"{num(far * math.sin(angle))} {num(-far * math.cos(angle))}"


def glory(x: float, y: float, scale: float = 1) -> str:
    """The light around the golden gate: it lies under the route."""
    rays = "".join(f"M{point(43, a - 4)}L{point(57, a)}L{point(43, a + 4)}Z" for a in range(-80, 81, 20))
    light = path(rays, "f-gold-hi", opacity=0.7) + circle(0, 0, 44, "f-gold-hi", opacity=0.5)
    return group(light, at=(x, y), scale=scale)


def gate(x: float, y: float, scale: float = 1) -> str:
    """The golden city behind the finish."""
    steps = "M-34 18V-10H-24V-22H-12V-34"
    return group(
        path(f"{steps}H12V-22H24V-10H34V18Z", "f-gold s-gold-lo", pen=1.4, stroke_linejoin="round"),
        path(f"{steps}H0V18Z", "f-gold-hi", opacity=0.55),
        path("M-34 -10H34M-24 -22H24", "n s-gold-lo", pen=1.2),
        path("M-10 18V-2A10 10 0 0 1 10 -2V18Z", "f-gold-lo"),
        path("M-6.5 18V-1A6.5 6.5 0 0 1 6.5 -1V18Z", "f-go-edge"),
        circle(0, -24, 4.5, "f-brick s-gold-lo"),
        at=(x, y),
        scale=scale,
    )


# -- what is written and painted beside the route ----------------------------------------------------------------------


def ornaments(chart: Chart, frame: Box, words: Lettering, title: str, note: str, taken: Sequence[Box]) -> str:
    """Title, legend and rose, each in the corner where it finds room; what finds none is left out."""
    kinds: tuple[tuple[float, float, Callable[[float, float], str]], ...] = (
        (words.breadth(title, note), 42, partial(heading, title=title, note=note)),
        (words.legend_width, 62, partial(legend, words=words)),
        (88, 92, lambda x, y: rose(x + 44, y + 46, 1.1)),
    )
    here, out = list(taken), ""
    for w, h, paint in kinds:
        place = free_place(chart, frame, (w, h), here)
        if place:
            here.append((*place, w, h))
            out += paint(*place)
    return out


def free_place(chart: Chart, frame: Box, wanted: Point, taken: Sequence[Box] = ()) -> Point | None:
    """The place nearest to a corner of the frame where a box covers no hex, no gate and nothing else."""
    left, top, wide, high = frame
    w, h = wanted
    hexes = [(chart.on_picture(place), chart.scale * SIZE * 1.16) for place in chart.places.values()]
    hexes.append((chart.on_picture(chart.gate), chart.scale * 62))
    best: tuple[float, Point] | None = None
    for i in range(int((wide - w) / 14) + 1):
        for j in range(int((high - h) / 14) + 1):
            x, y = left + i * 14, top + j * 14
            aside = min(x - left, left + wide - w - x) + min(y - top, top + high - h - y)
            if best and aside >= best[0]:
                continue
            if any(meet((x, y, w, h), box) for box in taken):
                continue
            blocking = next((n for n, (spot, room) in enumerate(hexes) if away((x, y, w, h), spot) <= room), None)
            if blocking is None:
                best = aside, (x, y)
            else:
                hexes.insert(0, hexes.pop(blocking))  # what is in the way here is in the way next to it, too
    return best[1] if best else None


def away(box: Box, spot: Point) -> float:
    """How far a place is from a box."""
    x, y, w, h = box
    return math.hypot(max(x - spot[0], 0, spot[0] - x - w), max(y - spot[1], 0, spot[1] - y - h))


def meet(one: Box, two: Box, gap: float = 12) -> bool:
    """Whether two boxes come too near each other."""
    return (
        one[0] < two[0] + two[2] + gap
        and two[0] < one[0] + one[2] + gap
        and one[1] < two[1] + two[3] + gap
        and two[1] < one[1] + one[3] + gap
    )


def heading(x: float, y: float, title: str, note: str) -> str:
    """The name of the route."""
    return text(x, y + 18, title, 20, "f-map-ink", bold=600, serif=True) + text(x, y + 37, note, 13, "f-map-ink")


def legend(x: float, y: float, words: Lettering) -> str:
    """What each sign asks for."""
    out = ""
    for i, (terrain, said) in enumerate(words.legend):
        column, row = i % 3, i // 3
        at = (x + 10 + words.legend_columns[column], y + 16 + row * 26)
        out += small(terrain, 1, at[0] + 9, at[1], 10)
        out += text(at[0] + 24, at[1] + 4.5, said, SMALL, "f-map-ink", bold=500)
    return rect(x, y - 1, words.legend_width, 62, "f-map", 12, opacity=0.8) + out
