"""The glyphs of Ferry."""

from __future__ import annotations

from ludoteca.drawing.glyphs.pen import shape

GLYPHS = {
    "ferry-crate": shape("M3 6h18v14H3zM5.5 8.5v9h5.3v-9zM13.2 8.5v9h5.3v-9z"),
}
