"""The colours of Unreal Estate, by day and by night, and which may lie on which."""

from __future__ import annotations

COLOURS = {
    "desk": ("#DCE4D6", "#1C2826"),
    "desk-2": ("#C9D5C4", "#263634"),
    "desk-ink": ("#3F5A4E", "#9DB8AB"),
    "banner-2": ("#D99A22", "#D99A22"),
    "special": ("#2F6CA8", "#2F6CA8"),
    "special-2": ("#1D4A78", "#23558A"),
    "ue-hill": ("#8DB368", "#84AA60"),
    "ue-hill-2": ("#6A9350", "#628A4A"),
    "ue-stone": ("#AFA79A", "#A69E92"),
    "ue-roof": ("#B9482F", "#B0432B"),
    "ue-roof-2": ("#8A3220", "#822E1D"),
    "ue-violet": ("#7254A3", "#6D509C"),
    "ue-violet-2": ("#4C3477", "#483170"),
    "ue-pink": ("#E58FA5", "#DC889D"),
}
"""The desk, the banners, the paints of the houses."""

WORDS_ON: tuple[tuple[str, str], ...] = (
    ("cream", "special"),
    ("desk-ink", "desk"),
    ("desk-ink", "desk-2"),
    ("cream", "special-2"),
)
"""Words on a ground: add a pair here before it is used."""

SIGNS_ON: tuple[tuple[str, str], ...] = ()
"""Signs on a ground."""
