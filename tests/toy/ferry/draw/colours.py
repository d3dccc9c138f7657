"""The colours of Ferry, by day and by night, and which may lie on which."""

from __future__ import annotations

COLOURS = {
    "ferry-quay": ("#BFD8DC", "#1F3A40"),
    "ferry-ink": ("#143A42", "#DCEEF0"),
}

WORDS_ON: tuple[tuple[str, str], ...] = (("ferry-ink", "ferry-quay"),)
"""Words on a ground: add a pair here before it is used."""

SIGNS_ON: tuple[tuple[str, str], ...] = ()
"""Signs on a ground."""
