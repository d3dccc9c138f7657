"""The colours of Blue Moon City, by day and by night, and which may lie on which."""

from __future__ import annotations

COLOURS = {
    "vulca": ("#3A3440", "#3F3946"),
    "vulca-2": ("#5C5364", "#62596B"),
    "terrah": ("#B23A2C", "#B8402F"),
    "terrah-2": ("#D4674E", "#D96D54"),
    "aqua": ("#2567A6", "#2C6FB0"),
    "aqua-2": ("#4F96D0", "#569DD8"),
    "flit": ("#62727F", "#62727F"),
    "flit-2": ("#9AA9B5", "#9AA9B5"),
    "khind": ("#3A7838", "#3A7838"),
    "khind-2": ("#6DAA5C", "#74B062"),
    "mimix": ("#7A4B28", "#83522D"),
    "mimix-2": ("#AD7A4B", "#B38050"),
    "hoax": ("#EFE8D8", "#E9E1D0"),
    "hoax-2": ("#CDBF9F", "#C6B898"),
    "pillar": ("#E3AE2B", "#E3AE2B"),
    "pillar-2": ("#F4CF6A", "#F4CF6A"),
    "sky-1": ("#31477A", "#24365F"),
    "sky-2": ("#16223F", "#0E1730"),
    "rub-1": ("#3C4E78", "#32426A"),
    "rub-2": ("#2C3B60", "#253353"),
    "rub-3": ("#6F82AC", "#64779F"),
    "rub-ink": ("#C6D2EA", "#BCC9E3"),
    "crystal": ("#55C3D9", "#55C3D9"),
    "crystal-hi": ("#C9F1F7", "#C9F1F7"),
    "crystal-lo": ("#136F86", "#136F86"),
}
"""The peoples, the night, ruins and lit houses."""

WORDS_ON: tuple[tuple[str, str], ...] = (
    ("cream", "vulca"),
    ("cream", "terrah"),
    ("cream", "aqua"),
    ("cream", "flit"),
    ("cream", "khind"),
    ("cream", "mimix"),
    ("print", "hoax"),
    ("print", "pillar"),
    ("rub-ink", "rub-1"),
    ("rub-ink", "rub-2"),
    ("rub-ink", "sky-1"),
    ("moon", "sky-2"),
    ("moon", "rub-2"),
    ("moon", "sky-1"),
    ("rub-ink", "sky-2"),
)
"""Words on a ground: add a pair here before it is used."""

SIGNS_ON: tuple[tuple[str, str], ...] = (
    ("crystal-lo", "cream"),
    ("crystal", "rub-2"),
    ("gold-hi", "rub-2"),
    ("crystal", "rub-1"),
    ("gold-hi", "rub-1"),
    ("crystal-lo", "paper"),
    ("crystal-lo", "paper-2"),
    ("gold-hi", "sky-1"),
    ("rub-3", "sky-2"),
    ("go-hot", "rub-1"),
)
"""Signs on a ground."""
