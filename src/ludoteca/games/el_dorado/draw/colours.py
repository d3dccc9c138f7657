"""The colours of The Quest for El Dorado, by day and by night, and which may lie on which."""

from __future__ import annotations

COLOURS = {
    "map": ("#EADCBA", "#1B2A2B"),
    "map-2": ("#DDCBA0", "#243737"),
    "map-ink": ("#6B572D", "#8FA88F"),
    "jungle-1": ("#86B566", "#6E9F58"),
    "jungle-2": ("#5B944F", "#4F8648"),
    "jungle-3": ("#3B7842", "#366D3E"),
    "jungle-4": ("#245534", "#214D31"),
    "jungle-ink": ("#123A20", "#0B2A1A"),
    "river-1": ("#86C3DC", "#6AABC8"),
    "river-2": ("#4694BF", "#3F8AB4"),
    "river-3": ("#29739F", "#276F9D"),
    "river-4": ("#1B5A87", "#184F78"),
    "river-ink": ("#0F3F63", "#0A3150"),
    "village-1": ("#F0CE72", "#DDBB62"),
    "village-2": ("#E0AC3C", "#CF9C34"),
    "village-3": ("#BE7F1C", "#B07519"),
    "village-4": ("#935A10", "#89530F"),
    "village-ink": ("#5A3906", "#4A2E03"),
    "rubble-1": ("#B9B5AB", "#A19E96"),
    "rubble-2": ("#918E87", "#827F79"),
    "rubble-3": ("#6C6A66", "#62605C"),
    "rubble-ink": ("#37352F", "#2A2924"),
    "camp-1": ("#D98466", "#C6745A"),
    "camp-2": ("#B75339", "#A94E36"),
    "camp-3": ("#983B29", "#8B3626"),
    "camp-ink": ("#4E150B", "#40110A"),
    "mountain-1": ("#4B515C", "#3C424C"),
    "mountain-2": ("#6B7280", "#596170"),
    "mountain-3": ("#343943", "#2A2F38"),
    "start-1": ("#C9D3A2", "#A9B684"),
    "white-1": ("#F4EFE2", "#E6DFCD"),
    "white-ink": ("#3A362E", "#2F2B24"),
    "purple-ink": ("#2E1742", "#2E1742"),
}
"""The chart, the lands (dearer is darker), the cards."""

WORDS_ON: tuple[tuple[str, str], ...] = (
    ("map-ink", "map"),
    ("cream", "jungle-3"),
    ("cream", "river-3"),
    ("village-ink", "village-2"),
    ("cream", "rubble-3"),
    ("cream", "camp-3"),
)
"""Words on a ground: add a pair here before it is used."""

SIGNS_ON: tuple[tuple[str, str], ...] = (
    ("jungle-ink", "jungle-1"),
    ("cream", "jungle-2"),
    ("cream", "jungle-4"),
    ("river-ink", "river-1"),
    ("cream", "river-2"),
    ("cream", "river-4"),
    ("village-ink", "village-1"),
    ("cream", "village-3"),
    ("cream", "village-4"),
    ("rubble-ink", "rubble-1"),
    ("cream", "rubble-2"),
    ("camp-ink", "camp-1"),
    ("cream", "camp-2"),
)
"""Signs on a ground."""
