"""The nine houses, painted in gouache. Every scene fills x -50 to 50 and y -46 to 46; the ground lies near y = 30."""

from __future__ import annotations

from .....drawing.svg import circle, el, ellipse, group, icon, line, num, path, poly, rect

BOX, STANDING = "-50 -46 100 92", "xMidYMax slice"
"""What a scene fills, and how it is cut to a window: it stands on the lower edge."""


def sky(look: str) -> str:
    """The ground of a scene."""
    return rect(-50, -46, 100, 92, look)


def window(x: float, y: float, w: float, h: float, frame: str = "s-wood-2") -> str:
    """A lit window with a round top and a bar."""
    r = w / 2
    pane = path(
        f"M{num(x)} {num(y + h)}v{num(r - h)}a{num(r)} {num(r)} 0 0 1 {num(w)} 0v{num(h - r)}z",
        f"f-glow {frame}",
        pen=1.2,
    )
    return pane + line(x + r, y + 1, x + r, y + h, frame, 0.9)


def porthole(x: float, y: float) -> str:
    """A lit round window with a cross."""
    panes = circle(x, y, 7, "f-wood-2") + circle(x, y, 5.4, "f-glow")
    return panes + line(x, y - 5.5, x, y + 5.5, "s-wood-2") + line(x - 5.5, y, x + 5.5, y, "s-wood-2")


def cloud(x: float, y: float, scale: float = 1, opacity: float = 0.75) -> str:
    """A cloud."""
    puff = path("M-16 4C-20 4 -20 -3 -14 -3C-13 -9 -4 -10 -1 -5C2 -9 10 -7 10 -2C15 -2 16 4 12 4Z", "f-glint")
    return group(puff, at=(x, y), scale=scale, opacity=opacity)


def tree(x: float, y: float, scale: float = 1) -> str:
    """A round tree."""
    return group(rect(-1.5, -6, 3, 8, "f-wood-2"), ellipse(0, -12, 7, 9, "f-ue-hill-2"), at=(x, y), scale=scale)


def halfling_home() -> str:
    """A round door in a green hill."""
    spots = (
        (-38, 36, "ue-pink"),
        (-30, 40, "glint"),
        (-20, 36, "banner"),
        (22, 37, "ue-pink"),
        (32, 40, "glint"),
        (41, 37, "banner"),
    )
    flowers = "".join(circle(x, y, 1.8, f"f-{colour}") for x, y, colour in spots)
    return (
        sky("f-day-sky")
        + cloud(-28, -30)
        + cloud(30, -22, 0.8)
        + path("M-50 18C-30 6 -10 14 10 8S40 4 50 10V46H-50Z", "f-ue-hill")
        + tree(-40, 16, 0.9)
        + tree(42, 14, 0.8)
        + rect(13, -26, 7, 16, "f-ue-stone")
        + path("M16 -30c-4 -4 4 -6 0 -11", "n s-glint", pen=2.5, opacity=0.8, stroke_linecap="round")
        + path("M-42 34C-42 -2 -22 -18 0 -18S42 -2 42 34Z", "f-ue-hill-2")
        + path("M-36 34C-36 2 -18 -12 0 -12S36 2 36 34Z", "f-ue-hill")
        + circle(0, 18, 16, "f-wood-2")
        + circle(0, 18, 13.5, "f-teal")
        + line(0, 4.5, 0, 31.5, "s-teal-2", 1.2)
        + circle(5, 18, 1.8, "f-gold-hi")
        + porthole(-25, 16)
        + porthole(25, 16)
        + path("M-50 36C-20 28 20 28 50 36V46H-50Z", "f-ue-hill-2")
        + path("M-6 46C-4 38 -2 34 -8 32H8C4 36 6 40 10 46Z", "f-dusk")
        + flowers
    )


def orc_tavern() -> str:
    """A crooked roof with tusks."""
    return (
        sky("f-dusk")
        + circle(30, -24, 10, "f-cream", opacity=0.8)
        + path("M-50 14L-30 -6L-14 10L8 -10L30 10L50 -4V46H-50Z", "f-ue-stone", opacity=0.6)
        + path("M-32 34L-28 0H26L32 34Z", "f-wood")
        + path("M-28 0H26L27 6H-29Z", "f-wood-2")
        + "".join(line(x, 4, x * 1.1, 34, "s-wood-2", 2) for x in (-22, -8, 8, 21))
        + path("M-40 4C-26 -10 -18 -22 -2 -34C14 -22 26 -12 42 4L30 2L24 5L14 1L4 5L-6 1L-16 5L-26 1Z", "f-ue-roof")
        + path("M-2 -34C14 -22 26 -12 42 4L30 2L24 5L14 1L8 3Z", "f-ue-roof-2")
        + path("M-40 4C-46 0 -48 -8 -44 -14C-43 -7 -39 -3 -34 -2ZM42 4C48 0 50 -8 46 -14C45 -7 41 -3 36 -2Z", "f-cream")
        + path(
            "M-6 -32C-12 -36 -13 -42 -9 -46C-9 -40 -5 -37 -1 -36ZM2 -32C8 -36 9 -42 5 -46C5 -40 1 -37 -3 -36Z",
            "f-cream",
        )
        + path("M-8 34V18A8 8 0 0 1 8 18V34Z", "f-wood-2")
        + path("M-5.5 34V19A5.5 5.5 0 0 1 5.5 19V34Z", "f-glow")
        + rect(-24, 14, 10, 9, "f-glow s-wood-2")
        + rect(14, 14, 10, 9, "f-glow s-wood-2")
        + line(27, 4, 40, 4, "s-wood-2", 2)
        + line(37, 4, 37, 10, "s-wood-2", 1.2)
        + rect(31, 10, 13, 13, "f-banner s-wood-2", 2)
        + icon("tavern", 37.5, 16.5, 10, "k-wood-2")
        + path("M-50 34C-20 30 20 30 50 34V46H-50Z", "f-ue-hill-2")
        + ellipse(-38, 37, 7, 5, "f-wood")
        + rect(-45, 30, 14, 9, "f-wood", 3)
        + line(-45, 33, -31, 33, "s-wood-2", 1.4)
        + line(-45, 37, -31, 37, "s-wood-2", 1.4)
    )


def wizards_tower() -> str:
    """A tower under a bent hat, at night."""
    return (
        sky("f-ue-violet-2")
        + circle(-28, -24, 11, "f-moon")
        + circle(-23, -27, 9.5, "f-ue-violet-2")
        + "".join(
            circle(x, y, r, "f-moon")
            for x, y, r in ((-42, -6, 1), (-10, -38, 1.2), (34, -36, 1.3), (42, -14, 0.9), (26, -8, 1), (-34, 8, 1.1))
        )
        + path("M-50 24C-30 12 -14 22 4 18S36 12 50 20V46H-50Z", "f-ue-violet")
        + path("M-12 36C-8 16 -10 6 -13 -6H13C10 6 8 16 14 36Z", "f-ue-stone")
        + path("M2 36C4 16 4 6 6 -6H13C10 6 8 16 14 36Z", "f-ashlar")
        + path("M-18 -6L-14 -14H14L18 -6Q0 0 -18 -6Z", "f-wood")
        + path(
            "M-20 -13C-12 -20 -6 -30 0 -40C4 -46 12 -44 16 -38C12 -39 9 -37 8 -32C10 -24 14 -18 20 -13Q0 -6 -20 -13Z",
            "f-teal",
        )
        + path("M8 -32C10 -24 14 -18 20 -13Q12 -10 4 -9.6C8 -18 8 -26 8 -32Z", "f-teal-2")
        + icon("star", -6, -20, 8, "k-banner")
        + icon("star", 4, -27, 5, "k-banner")
        + window(-4, 2, 8, 11)
        + window(-8, 18, 6, 8)
        + window(3, 20, 6, 8)
        + path("M-5 40V34A5 5 0 0 1 5 34V40Z", "f-wood-2")
        + path("M-50 36C-20 30 20 32 50 36V46H-50Z", "f-ue-violet-2")
        + path("M22 -2q8 -4 14 2M26 6q6 -3 10 1", "n s-banner", pen=1.4, opacity=0.9, stroke_linecap="round")
        + circle(38, 2, 2, "f-banner")
    )


def awning(i: int) -> str:
    """One stripe of the boutique's awning, wider at its lower end."""
    left, low = -34 + i * 11.4, -34.9 + i * 12.5
    d = f"M{num(left)} -6h11.4L{num(low + 12)} 6Q{num(-28 + i * 12)} 11 {num(low)} 6Z"
    return path(d, "f-cream" if i % 2 else "f-ue-pink")


def magic_boutique() -> str:
    """A shop full of flasks."""
    stripes = "".join(awning(i) for i in range(6))
    return (
        sky("f-day-sky")
        + cloud(-34, -34, 0.8)
        + rect(-50, -14, 14, 50, "f-ue-stone", opacity=0.7)
        + rect(38, -22, 12, 58, "f-ue-stone", opacity=0.7)
        + rect(-32, -30, 64, 66, "f-ue-violet")
        + rect(-32, -30, 64, 5, "f-ue-violet-2")
        + path("M-36 -30L-26 -42H26L36 -30Z", "f-ue-roof")
        + window(-22, -22, 11, 13)
        + window(11, -22, 11, 13)
        + circle(0, -16, 8, "f-banner s-wood-2", pen=1.4)
        + icon("star", 0, -16, 10, "k-ue-violet-2")
        + rect(-27, 9, 32, 20, "f-wood-2", 2)
        + rect(-25, 11, 28, 16, "f-glow")
        + path("M-21 26V20L-19 17V14H-16V17L-14 20V26Z", "f-teal")
        + path("M-9 26C-13 26 -13 20 -9 19V14H-6V19C-2 20 -2 26 -6 26Z", "f-ue-roof")
        + circle(-0.5, 23, 3, "f-ue-violet")
        + rect(11, 9, 16, 27, "f-wood-2", 2)
        + rect(13, 11, 12, 10, "f-glow")
        + circle(23.5, 25, 1.2, "f-gold-hi")
        + stripes
        + rect(-36, -8, 72, 4, "f-wood-2", 2)
        + path("M-50 36H50V46H-50Z", "f-ue-stone")
        + "".join(rect(-48 + i * 17, 39, 13, 4, "f-ashlar", 2, opacity=0.6) for i in range(6))
    )


def dwarven_forge() -> str:
    """A furnace in a mountain."""
    return (
        sky("f-dusk")
        + path("M-50 -6L-36 -22L-22 -12L-2 -42L16 -20L28 -28L50 -4V46H-50Z", "f-ue-stone")
        + path("M-2 -42L16 -20L28 -28L50 -4V46H6L14 0Z", "f-ashlar")
        + path("M-2 -42L-9 -31L-4 -33L0 -28L5 -33.5Z", "f-glint")
        + rect(24, -38, 9, 22, "f-ashlar")
        + rect(22.5, -40, 12, 4, "f-wood-2")
        + path("M29 -41c-6 -2 3 -4 -2 -5", "n s-ashlar", pen=3, opacity=0.7)
        + path("M-28 36V6L-20 -6H20L28 6V36Z", "f-ue-stone")
        + path("M-28 6L-20 -6H20L28 6L22 8L16 0H-16L-22 8Z", "f-wood-2")
        + path("M-16 36V10L-11 3H11L16 10V36Z", "f-go-edge")
        + path("M-13 36V12L-9 6H9L13 12V36Z", "f-ue-roof-2")
        + path("M-11 36C-13 24 -5 24 -5 15C-1 18 1 14 1 11C6 16 12 24 10 36Z", "f-tangerine")
        + path("M-6 36C-7 29 -2 28 -2 23C3 27 7 31 5 36Z", "f-glow")
        + icon("shield", -22, 20, 9, "k-banner")
        + icon("shield", 22, 20, 9, "k-banner")
        + path("M-50 36C-20 32 20 32 50 36V46H-50Z", "f-wood")
        + group(path("M-12 0H8C8 4 4 6 0 6V9H4V12H-8V9H-4V6C-9 6 -12 4 -12 0Z", "f-go-edge"), at=(-28, 29))
    )


def elven_treehouse() -> str:
    """A house in a tree, with a ladder and lanterns."""
    return (
        sky("f-day-sky")
        + path("M-50 22C-20 12 20 16 50 22V46H-50Z", "f-ue-hill")
        + tree(-42, 26, 1.3)
        + tree(43, 26, 1.2)
        + path("M-9 40C-4 26 -6 10 -8 -2H8C6 10 4 26 12 40C4 38 -4 38 -9 40Z", "f-wood-2")
        + path(
            "M-6 6C-16 2 -22 -2 -24 -8L-20 -9C-17 -4 -11 -2 -5 0ZM6 10C16 6 22 2 25 -4L21 -6C18 -1 12 2 5 4Z",
            "f-wood-2",
        )
        + ellipse(-22, -16, 19, 15, "f-ue-hill-2")
        + ellipse(22, -14, 19, 15, "f-ue-hill-2")
        + ellipse(0, -28, 25, 16, "f-ue-hill-2")
        + ellipse(-8, -34, 15, 8, "f-ue-hill")
        + ellipse(-26, -21, 9, 5, "f-ue-hill")
        + ellipse(24, -20, 9, 5, "f-ue-hill")
        + rect(-20, 4, 40, 4, "f-wood", 1)
        + rect(-15, -12, 30, 16, "f-dusk")
        + path("M-21 -11C-12 -16 -4 -22 0 -31C4 -22 12 -16 21 -11Q0 -6 -21 -11Z", "f-teal")
        + path("M0 -31C4 -22 12 -16 21 -11Q12 -8.6 4 -8.6Z", "f-teal-2")
        + window(-11, -8, 7, 9)
        + window(4, -8, 7, 9)
        + path("M-2.5 4V-3A2.5 2.5 0 0 1 2.5 -3V4Z", "f-wood-2")
        + line(-17, 8, -19, 40, "s-wood", 1.2)
        + line(-12, 8, -13, 40, "s-wood", 1.2)
        + "".join(line(-17 - i * 0.35, 12 + i * 5, -12 - i * 0.1, 12 + i * 5, "s-wood", 1.2) for i in range(6))
        + line(17, 8, 17, 13, "s-wood-2", 1)
        + circle(17, 16, 3, "f-glow s-wood-2")
        + line(-30, -2, -30, 4, "s-wood-2", 1)
        + circle(-30, 6, 2.6, "f-glow s-wood-2")
        + path("M-50 38C-20 33 20 34 50 38V46H-50Z", "f-ue-hill-2")
    )


def mermaid_grotto() -> str:
    """A shell under the waves."""
    ribs = "".join(
        path(f"M0 24Q{num(x * 0.55)} {y + 14} {x} {y}", "n s-ue-violet", pen=1.6, opacity=0.55)
        for x, y in ((-30, 2), (-20, -12), (-8, -20), (8, -20), (20, -12), (30, 2))
    )
    return (
        sky("f-teal")
        + path("M-50 -46H50V-20C30 -28 14 -18 -4 -24S-36 -30 -50 -22Z", "f-day-sky")
        + path(
            "M-50 -22q6 -5 12.5 0t12.5 0t12.5 0t12.5 0t12.5 0t12.5 0t12.5 0t12.5 0", "n s-glint", pen=1.5, opacity=0.7
        )
        + path(
            "M0 34C-14 32 -42 22 -40 2C-38 -4 -33 -5 -30 -1C-30 -13 -22 -17 -17 -13C-15 -24 -5 -26 0 -20"
            "C5 -26 15 -24 17 -13C22 -17 30 -13 30 -1C33 -5 38 -4 40 2C42 22 14 32 0 34Z",
            "f-ue-pink",
        )
        + ribs
        + path("M-14 33V18A14 14 0 0 1 14 18V33Z", "f-teal-2")
        + path("M-9 33V20A9 9 0 0 1 9 20V33Z", "f-go-edge")
        + circle(0, 25, 5, "f-cream")
        + circle(-1.5, 23.5, 1.5, "f-glint")
        + path("M-50 34C-30 28 -20 36 0 33S36 28 50 34V46H-50Z", "f-dusk")
        + path(
            "M-42 36C-44 26 -38 24 -40 16M-42 28C-46 26 -47 22 -46 18M-41 30C-37 28 -35 24 -36 20",
            "n s-ue-roof",
            pen=3,
            stroke_linecap="round",
        )
        + path("M40 36C37 26 44 20 40 10", "n s-ue-hill", pen=3, stroke_linecap="round")
        + path("M45 36C44 28 48 24 46 18", "n s-ue-hill-2", pen=2.6, stroke_linecap="round")
        + icon("first", 24, 38, 9, "k-tangerine")
        + "".join(
            circle(x, y, r, "n s-glint", pen=1.1, opacity=0.9)
            for x, y, r in ((34, -8, 2.5), (38, -14, 1.6), (-36, -8, 2), (-42, 2, 1.4))
        )
    )


def spire(x: float, y: float, w: float, h: float, roof: float) -> str:
    """A tower that stands at x, y: two-tone wall and roof, a window and a pennant."""
    top, tip, half = y - h, y - h - roof, w / 2
    return (
        rect(x - half, top, w, h, "f-cream")
        + rect(x, top, half, h, "f-paper-2")
        + poly([(x - half - 2, top), (x, tip), (x + half + 2, top)], "f-special")
        + poly([(x, tip), (x + half + 2, top), (x, top)], "f-special-2")
        + path(f"M{num(x)} {num(tip)}v-5l6 2l-6 1.5", "f-ue-roof s-ue-roof", pen=0.8)
        + window(x - 2.2, top + 4, 4.4, 7, "s-special-2")
    )


def enchanted_castle() -> str:
    """Spires above the clouds."""
    return (
        sky("f-dusk")
        + circle(0, -6, 38, "f-glow", opacity=0.35)
        + circle(0, -6, 28, "f-glow", opacity=0.4)
        + cloud(-38, -20, 0.9)
        + cloud(40, -28, 0.8)
        + spire(-24, 30, 12, 36, 14)
        + spire(24, 30, 12, 36, 14)
        + spire(0, 24, 14, 46, 16)
        + spire(-12, 30, 8, 26, 11)
        + spire(12, 30, 8, 26, 11)
        + rect(-30, 14, 60, 18, "f-cream")
        + rect(0, 14, 30, 18, "f-paper-2")
        + "".join(rect(-30 + i * 8.7, 10, 5, 5, "f-cream" if i < 4 else "f-paper-2") for i in range(7))
        + path("M-6 32V23A6 6 0 0 1 6 23V32Z", "f-wood-2")
        + path("M-4 32V24A4 4 0 0 1 4 24V32Z", "f-wood")
        + cloud(-30, 36, 1.3, opacity=1)
        + cloud(28, 37, 1.5, opacity=1)
        + cloud(0, 40, 1.6, opacity=1)
        + path("M-50 40C-30 36 -10 44 10 40S40 38 50 42V46H-50Z", "f-glint")
    )


def sacred_sanctuary() -> str:
    """A temple in a ray of light."""
    return (
        sky("f-day-sky")
        + path("M-12 -46H12L20 20H-20Z", "f-glow", opacity=0.6)
        + path("M-50 22C-20 14 20 14 50 22V46H-50Z", "f-ue-hill")
        + tree(-42, 26, 1.2)
        + tree(42, 26, 1.2)
        + path("M-34 -4L0 -26L34 -4Z", "f-cream")
        + path("M0 -26L34 -4H0Z", "f-paper-2")
        + circle(0, -11, 4, "f-banner")
        + rect(-34, -5, 68, 6, "f-ue-stone")
        + "".join(
            rect(-29 + i * 13, 1, 6.5, 28, "f-cream") + rect(-25.5 + i * 13, 1, 3, 28, "f-paper-2") for i in range(5)
        )
        + rect(-36, 29, 72, 5, "f-ue-stone")
        + rect(-40, 34, 80, 5, "f-ashlar")
        + path("M-50 39C-20 35 20 35 50 39V46H-50Z", "f-ue-hill-2")
    )


SCENES = (
    halfling_home,
    orc_tavern,
    wizards_tower,
    magic_boutique,
    dwarven_forge,
    elven_treehouse,
    mermaid_grotto,
    enchanted_castle,
    sacred_sanctuary,
)
"""The houses in the order of their cards."""


def scene(card: int) -> str:
    """A house as a symbol: cut to any window, standing on its lower edge."""
    return el("symbol", SCENES[card](), id=f"ue-art-{card}", viewBox=BOX, preserveAspectRatio=STANDING)


def art(card: int, x: float, y: float, w: float, h: float) -> str:
    """A house in a window."""
    return el("use", href=f"#ue-art-{card}", x=x, y=y, width=w, height=h)
