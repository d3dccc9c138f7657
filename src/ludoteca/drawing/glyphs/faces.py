"""Faces: six ways to react to what happens at a table. Each is a disc with holes for what it shows."""

from __future__ import annotations

from .pen import shape, stroke

DISC = "M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4z"
EYES = "M8.4 7.6a1.6 1.9 0 1 0 0 3.8 1.6 1.9 0 0 0 0-3.8zM15.6 7.6a1.6 1.9 0 1 0 0 3.8 1.6 1.9 0 0 0 0-3.8z"

GLYPHS = {
    "face-smile": shape(
        DISC + EYES + "M6.6 13.4c.8 3 2.9 4.6 5.4 4.6s4.6-1.6 5.4-4.6l-1.5-.5c-.6 2.1-2 3.3-3.9 3.3s-3.3-1.2-3.9-3.3z"
    ),
    "face-laugh": shape(
        DISC + "M5.6 10.6l1.3 1 1.7-1.9 1.7 1.9 1.3-1-3-3.3zM12.4 10.6l1.3 1 1.7-1.9 1.7 1.9 1.3-1-3-3.3z"
        "M6.2 13.2h11.6c-.3 3.5-2.7 5.6-5.8 5.6s-5.5-2.1-5.8-5.6z"
    ),
    "face-wow": shape(DISC + EYES + "M12 13.2a2.9 3.3 0 1 0 0 6.6 2.9 3.3 0 0 0 0-6.6z"),
    "face-think": shape(DISC + EYES + "M8 15.2l8.6-1.6.3 1.6-8.6 1.6zM5.8 5.8l4.6-1 .3 1.3-4.6 1z"),
    "face-sad": shape(
        DISC + EYES + "M6.8 18.6c.8-2.8 2.8-4.3 5.2-4.3s4.4 1.5 5.2 4.3l-1.5.4c-.6-1.9-2-3-3.7-3s-3.1 1.1-3.7 3z"
    ),
    "face-clap": stroke("M6 3.2l1.2 2.6M12 2v3M18 3.2l-1.2 2.6", 1.9)
    + shape(
        "M4.2 12.4l1.6-1.5 5.4 5.2V8.6a1.5 1.5 0 0 1 3 0v.9a1.5 1.5 0 0 1 2.6.4 1.5 1.5 0 0 1 2.4 1.2v5.4"
        "c0 3.6-2.3 5.9-5.7 5.9-2.2 0-3.7-.9-5-2.6z"
    ),
}
