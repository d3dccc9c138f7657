"""Things that several games, or the site, show."""

from __future__ import annotations

from .pen import CARD, shape, stroke

GLYPHS = {
    "change": stroke("M5 8.5A8 8 0 0 1 19.5 10M19 15.5A8 8 0 0 1 4.5 14M20 5v5h-5M4 19v-5h5", 2.2),
    "draw": shape(CARD + "M10.6 7v3.6H7v2.8h3.6V17h2.8v-3.6H17v-2.8h-3.6V7z"),
    "discard": shape(CARD + "M10.6 6.5v6H7.5L12 17.7l4.5-5.2h-3.1v-6z"),
    "compass": (
        stroke("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", 2)
        + shape("M16.5 7.5l-3 6-6 3 3-6zM12 10.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z")
    ),
    "steps": stroke("M4 20l5-6 4 3 7-11M15 5.5h5.5V11", 2.4),
    "dragon": shape(
        "M2 6.5c3.5.8 5.5-.2 7.5-2.5 1.2-1.4 3-2 5-1.5l-1 2"
        "c3.5.5 6 2.5 7 5.5.8 2.5.6 5.3-1.5 8.5.3-2.5-.2-4.3-1.5-5.5.2 3.5-1.5 6.5-5.5 9 1-2.5 1-4.5 0-6-1.8"
        " 1.6-4 2-6.5 1.2 1.8-.7 3-1.9 3.5-3.5C6.5 13.2 4 11 3.5 8.5c1.5.6 2.7.7 3.7.3C5 8.7 3.3 8 2 6.5z"
        "M13.5 7.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z",
    ),
    "neighbour": shape("M9.5 9.5h5v5h-5zM12 1l3.5 4.5h-7zM12 23l-3.5-4.5h7zM1 12l4.5-3.5v7zM23 12l-4.5 3.5v-7z"),
    "star": shape("M12 1.5l2.6 7.9 7.9 2.6-7.9 2.6L12 22.5l-2.6-7.9L1.5 12l7.9-2.6z"),
    "shield": shape("M12 1.8l9 3v6.4c0 5-3.5 8.8-9 11-5.5-2.2-9-6-9-11V4.8zM12 5v14c3.7-1.8 6-4.5 6-7.8V7z"),
    "seat": shape("M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"),
    "crane": shape("M5 2.5h2.5l14 3.5v2.5h-2v4a2.5 2.5 0 1 1-2 0v-4H9v10h3V22H2.5v-3.5H5zM9 6.2v.3h3.5z"),
}
